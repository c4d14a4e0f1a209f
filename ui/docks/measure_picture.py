"""The Measure dock's page of a still picture: four corners, tokens, and where they lie on the board."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from lab import LabError
from lab.recordings.still import Still, untangled
from lab.recordings.units import METRES
from lab.rules.state import side_of
from ui.desk import Desk
from ui.docks.panel import FootedPage, label, lone, wrapped
from ui.docks.picture_large import LargeWindow
from ui.docks.picture_places import places_table, show_places
from ui.docks.picture_view import LEAST, PictureView
from ui.docks.picture_watch import PictureWatch
from ui.docks.refusal_words import refusal_words
from ui.docks.stopped import StoppedLine
from ui.fields import NumberField
from ui.icons import icon
from ui.lab_words import in_words
from ui.language import mark, tr
from ui.numbers import number
from ui.parts.measure import MeasurePart, Picture, Point
from ui.resting import beside
from ui.round_files import ask_target, write_document
from ui.saving import save
from ui.sides import SIDES, TOKENS
from ui.theme import Theme

CORNERS = (mark("near left"), mark("near right"), mark("far right"), mark("far left"))
"""The board's corners in the order in which they are clicked; near is where the thrower stands."""

_BESIDE, _ROUND = 32, 100
"""px: what the page has beside the picture, its scroll bar with it; and above and under it in sight."""


class PicturePage(QWidget):
    """landed(): places were put among the readings."""

    landed = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk, self._document, self._theme = desk, desk.document, desk.theme
        self.watch = PictureWatch(desk, self)
        self.large_window: LargeWindow | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty_page())
        self._full = self._full_page()
        self._stack.addWidget(self._full)
        self._stack.addWidget(self._away_page())
        column.addWidget(self._stack)
        self.watch.shown.connect(self.view.show_picture)
        self.watch.changed.connect(self._show_places)
        self.watch.dropped.connect(self._dropped)
        self._document.changed.connect(self._document_changed)
        self._show()

    def _empty_page(self) -> QWidget:
        self.open_button = QPushButton(tr("Open a picture…"))
        self.open_button.clicked.connect(self._choose_file)
        return lone(tr("Drop a photo of the table here: where do the tokens lie?"), self.open_button)

    def _away_page(self) -> QWidget:
        self.bring = QPushButton(tr("Bring it back"))
        self.bring.clicked.connect(self._bring_back)
        return lone(tr("The picture is open in a window of its own."), self.bring)

    def _full_page(self) -> QWidget:
        page = FootedPage()
        column = page.column
        column.setContentsMargins(8, 6, 8, 8)
        self.asks = wrapped("", "")
        column.addWidget(self.asks)
        self.stopped = StoppedLine()
        self.stopped.again.connect(lambda: self._show())
        column.addWidget(self.stopped)
        self.view = PictureView(self._theme)
        column.addWidget(self.view, 3)
        row = QHBoxLayout()
        self.token = QComboBox()
        self.token.setAccessibleName(tr("Token that is clicked next"))
        self.token.setToolTip(self.token.accessibleName())
        self.height_field = NumberField(1, "mm")
        self.height_field.setRange(0.0, 200.0)
        self.height_field.setAccessibleName(tr("Height of the marks above the board"))
        self.height_field.setToolTip(
            tr(
                "How high above the board the clicked places lie: 0 for the edge of a token, its height for its top"
            )
        )
        self.back = QPushButton(tr("Take back"))
        self.back.setToolTip(tr("Take the last mark away (Delete)"))
        row.addWidget(self.token, 1)
        row.addWidget(self.back)
        self.large = QToolButton()
        self.large.setCheckable(True)
        self.large.setAccessibleName(tr("Picture in a large window"))
        self.large.setToolTip(tr("Show the picture in a large window of its own, to click more exactly"))
        row.addWidget(self.large)
        column.addLayout(row)
        height = QHBoxLayout()
        named = label(tr("Height"), "plain")
        named.setBuddy(self.height_field)
        named.setToolTip(self.height_field.toolTip())
        height.addWidget(named)
        height.addWidget(self.height_field)
        height.addStretch(1)
        column.addLayout(height)
        self.table = places_table()
        column.addWidget(self.table, 1)
        others = QHBoxLayout()
        others.setSpacing(6)
        self.put = QPushButton(tr("Put on the table"))
        self.put.setProperty("accent", True)
        self.land = QPushButton(tr("Into landings"))
        self.land.setToolTip(tr("Add these places to the landings among the readings"))
        self.save = QPushButton(tr("Save as a round…"))
        self.save.setToolTip(tr("The start of a round record with these places as its end"))
        self.other = QPushButton(tr("Another picture…"))
        for button in (self.put, self.land):
            page.foot.addWidget(button, 1)
        for button in (self.save, self.other):
            others.addWidget(button, 1)
        column.addLayout(others)
        self.view.clicked.connect(self._click)
        self.view.moved.connect(self._move)
        self.view.removing.connect(self._take_back)
        self.back.clicked.connect(self._take_back)
        self.large.clicked.connect(self._turn)
        self.height_field.valueChanged.connect(
            lambda value: self._put(replace(self.picture, height=value / 1000), tr("Height of the marks"))
        )
        self.put.clicked.connect(self._put_on_table)
        self.land.clicked.connect(self._land)
        self.save.clicked.connect(self._save)
        self.other.clicked.connect(self._choose_file)
        return page

    # --- showing -------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A picture as large as fits in sight, up to three to four of the page's width; what is under it scrolls."""
        super().resizeEvent(event)
        wide, high = self.width() - _BESIDE, self.height() - _ROUND
        self.view.setMinimumHeight(max(min(3 * wide // 4, high), LEAST))

    @property
    def part(self) -> MeasurePart:
        """What the document holds."""
        found: MeasurePart = self._document.part("measure")
        return found

    @property
    def still(self) -> Still | None:
        """Where the clicked tokens lie; None while that is not known."""
        return self.watch.still

    @property
    def picture(self) -> Picture:
        """The picture with what was clicked on it."""
        return self.part.picture

    def restyle(self, theme: Theme) -> None:
        """Draw the marks in another theme."""
        self._theme = self.view.theme = theme
        self.large.setIcon(icon("float", theme))
        self._show()

    def _document_changed(self, names: frozenset[str]) -> None:
        if names & {"measure", "parts", "board"}:
            self._show()

    def _show(self, *, anew: bool = False) -> None:
        picture = self.picture
        self.stopped.hide()
        if not picture.path:
            self._bring_back()
        self._stack.setCurrentIndex(0 if not picture.path else 1 if self.large_window is None else 2)
        self.watch.follow(anew=anew)
        marks = [(str(i), place) for i, place in enumerate(picture.corners, 1)]
        self.view.show_marks([*marks, *picture.tokens], picture.corners)
        used = {name for name, _ in picture.tokens}
        free = [token for token in TOKENS if token not in used]
        chosen = self.token.currentText()
        if [self.token.itemText(i) for i in range(self.token.count())] != free:
            self.token.clear()
            self.token.addItems(free)
            self.token.setCurrentIndex(free.index(chosen) if chosen in free else 0 if free else -1)
        done = len(picture.corners) == 4
        self.token.setEnabled(done)
        self.back.setEnabled(bool(picture.corners))
        self.height_field.show_value(1000 * picture.height)
        self._show_places()

    def _show_places(self) -> None:
        picture, still, watch = self.picture, self.still, self.watch
        if watch.missing is not None:
            reason, name = in_words(watch.missing.message), Path(picture.path).name
            self.asks.setText(
                tr("{name}: {reason}. Nothing can be placed until it is seen.", name=name, reason=reason)
            )
        elif watch.changed_since:
            self.asks.setText(
                tr(
                    "The picture in this file is another one than the marks were made on: put the old one back, or "
                    "open it anew and click again."
                )
            )
        elif watch.photo is None and self.stopped.isHidden():
            self.asks.setText(f"{tr('Reading the picture')}…")
        elif len(picture.corners) < 4:
            corner = tr(CORNERS[len(picture.corners)])
            self.asks.setText(
                tr(
                    "Click the board's {corner} corner ({n} of 4); near is where the thrower stands.",
                    corner=corner, n=len(picture.corners) + 1,
                )
            )  # fmt: skip
        elif watch.refusal is not None:
            self.asks.setText(refusal_words(watch.refusal, photo=True))
        elif not picture.tokens:
            self.asks.setText(
                tr("Choose a token below and click its middle. Marks can be dragged; the wheel zooms.")
            )
        else:
            self.asks.setText(tr("Click the next token, or use what there is. Marks can be dragged."))
        show_places(self.table, still, "" if watch.fresh else self._theme.secondary)
        for button in (self.put, self.land, self.save):
            button.setEnabled(watch.fresh and still is not None and bool(still.places))

    # --- the large window ----------------------------------------------------------------------------

    def _turn(self) -> None:
        if self.large_window is not None:
            self._bring_back()
            return
        self.large_window = LargeWindow(self, self._full, tr("Picture of the table"))
        self.large_window.left.connect(self._bring_back)
        self.large_window.show()
        self._stack.setCurrentIndex(2)
        self.large.setChecked(True)
        self.view.setFocus()

    def _bring_back(self) -> None:
        large, self.large_window = self.large_window, None
        if large is None:
            return
        self._stack.insertWidget(1, self._full)
        self._stack.setCurrentIndex(1)
        self.large.setChecked(False)
        large.hide()
        large.deleteLater()

    # --- doing ---------------------------------------------------------------------------------------

    def open(self, path: Path) -> None:
        """Another picture, with nothing clicked on it."""
        self._put(Picture(str(path), height=self.picture.height), tr("Open a picture"))
        self._show(anew=True)

    def _choose_file(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, tr("Open a picture"), "", tr("All files (*)"))
        if path:
            self.open(Path(path))

    def _dropped(self) -> None:
        self.stopped.show()
        self._show_places()

    def _put(self, picture: Picture, text: str) -> None:
        self._document.set_part("measure", replace(self.part, picture=picture), text)

    def _click(self, x: float, y: float, grain: float) -> None:
        picture = self.picture
        if (round(x, 2), round(y, 2)) in (*picture.corners, *(place for _, place in picture.tokens)):
            return  # no two marks lie in one place: the same click twice
        at, token = len(picture.corners) + len(picture.tokens), self.token.currentText()
        if len(picture.corners) < 4:
            self._mark(at, (x, y), grain, tr("Click a corner"))
        elif token:
            self._mark(at, (x, y), grain, tr("Click a token"), token)

    def _move(self, index: int, x: float, y: float, grain: float) -> None:
        if index < len(self.picture.corners) + len(self.picture.tokens):
            self._mark(index, (x, y), grain, tr("Move a mark"))

    def _mark(self, at: int, place: Point, grain: float, text: str, token: str = "") -> None:
        """The at-th mark lies there, on the picture that is seen; not where the others are on another one."""
        photo = self.watch.photo
        if photo is None or self.watch.changed_since:
            return
        place = round(place[0], 2), round(place[1], 2)
        self._put(replace(self.picture.marked(at, place, grain, token), of=photo.digest), text)

    def _take_back(self) -> None:
        if self.picture.corners:
            self._put(self.picture.without_last(), tr("Take a mark back"))

    def _put_on_table(self) -> None:
        if self.still is None or not self.watch.fresh:
            return
        board = self._document.board
        try:
            places = untangled(self.still.places, {t: board.token_for(t).radius for t in self.still.places})
        except LabError as error:
            self._desk.fail("table", refusal_words(error, photo=True))
            return
        off = tuple(token for token, place in places.items() if beside(board, place))
        on = {token: place for token, place in places.items() if token not in off}
        playing = self._document.table.sides
        seen = {side_of(token) for token in places} - set(
            playing
        )  # they play too, or they could not lie there
        sides = (*playing, *(side for side in SIDES if side in seen))
        table = replace(self._document.table, rest=MappingProxyType(on), off=off, sides=sides)
        self._desk.player.stop()
        self._document.put_table(table, tr("Put the picture's tokens on the table"))
        self._desk.said.emit(tr("The tokens lie as in the picture."))

    def _land(self) -> None:
        if self.still is None or not self.watch.fresh:
            return
        part = self.part
        factor = METRES[part.unit]
        rows = [(number(x / factor, 2), number(y / factor, 2)) for x, y in self.still.places.values()]
        new = part.with_rows("landings", (*part.of("landings"), *rows))
        self._document.set_part("measure", replace(new, kind="landings"), tr("Places into landings"))
        self.landed.emit()

    def _save(self) -> None:
        if self.still is None or not self.watch.fresh:
            return
        if (path := ask_target(self, tr("Save as a round"), "round.json")) is not None:
            self.save_round(path)

    def save_round(self, path: Path) -> None:
        """Write the start of a `final` round record with these places."""
        if self.still is None or not self.watch.fresh:
            return
        board = self._document.board
        record = self.still.round_record(board.name, board.width, board.length)
        save(self._desk, path, lambda: write_document(path, record))
