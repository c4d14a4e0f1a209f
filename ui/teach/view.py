"""The Teach view: sentence, board, pins and blocks, one row of controls; statistics only under Details."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import ceil, floor
from types import MappingProxyType

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QPushButton, QSlider, QVBoxLayout, QWidget

from lab import LabError, Release, Releases, slide_many
from lab.motion import rough_speed_to_reach
from lab.throwers import release_y
from ui.desk import Desk
from ui.figures import FigureButton
from ui.flow import Flow
from ui.focus import Turn
from ui.lab_words import line
from ui.language import tr
from ui.numbers import NARROW, centimetres, number, speed
from ui.parts.lesson import Lesson
from ui.parts.teach import Teach, throw_of
from ui.resting import laid, on_board
from ui.state import FASTEST, LabState, Place, fresh_state
from ui.table.view import TableView
from ui.teach.large_type import growth_in, large_type
from ui.teach.lines import PinLines
from ui.teach.statistics import statistics
from ui.teach.strip import Strip, missed
from ui.theme import Theme
from ui.workers import Step, nothing_waits

TEN = "teach"
"""The queue's key for ten slides."""

ICON_PX = 20
"""px of the export button in a window of 1366 x 768."""

LEAST_WIDTH = 600
"""px; where it is narrower the controls would need more lines than a window has room for."""

LEAST_BOARD = 120
"""px in a window of 1366 x 768; less than elsewhere, for a task and details need room too."""

SAFE = 0.9
"""Part of the way to the far edge that a token at twice the first speed goes."""

SLIDER_STEPS = 100
"""A step is 1 cm/s."""


class TeachView(QWidget):
    """Takes the table in while it is shown (`take`), and gives it back."""

    def __init__(self, desk: Desk, theme: Theme) -> None:
        super().__init__()
        self._desk, self._document, self._theme = desk, desk.document, theme
        self.setObjectName("teach")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._table: TableView | None = None
        self._ten_of: object = None
        self.growth = 1.0
        """Of its words, beside those in a window of 1366 x 768."""
        self.sentence = QLabel()
        self.sentence.setProperty("role", "sentence")
        self.sentence.setWordWrap(True)
        self.strip = Strip(self._document, theme)
        self.throw = self._button(
            tr("Throw"), tr("Slide the token once, as the chosen hand scatters (Enter)")
        )
        self.throw.setProperty("accent", True)
        self.ten = self._button(tr("Throw 10"), tr("Ten slides at once, each as the hand scatters"))
        self.double = self._button(tr("Double the speed"), tr("Twice as fast: how much further does it go?"))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(tr("Speed"))
        self.speed = QLabel()
        self.speed.setProperty("role", "value")
        self.pins = self._button(tr("New pins"), tr("Take all pins away, for new guesses"))
        self.over = self._button(tr("Start over"), tr("Take pins, slides and tokens away"))
        self.details = self._button(tr("Details"), tr("The statistics of these slides"))
        self.details.setCheckable(True)
        self.statistics = QLabel()
        self.statistics.setWordWrap(True)
        self.exact = QCheckBox(tr("exactly as aimed"))
        self.exact.setToolTip(
            tr(
                "Off: slides leave as the chosen hand scatters. On: all leave exactly as aimed, ten at once too."
            )
        )
        self.export = FigureButton(desk, "stops", self.strip, self.strip.sheet)
        self.export.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the strip's own frame is not in the picture
        self._turns = [Turn(button, self) for button in (self.throw, self.ten)]
        self.behind = QWidget()
        self.behind.setProperty("role", "details")
        self.behind.hide()
        self._board_place = QVBoxLayout()
        self._lay_out()
        self.throw.clicked.connect(self.throw_once)
        self.ten.clicked.connect(self.throw_ten)
        self.double.clicked.connect(lambda: self._document.set_aim(speed=2 * self._document.state.aim.speed))
        self.slider.valueChanged.connect(lambda value: self._document.set_aim(speed=value / SLIDER_STEPS))
        self.pins.clicked.connect(self._new_pins)
        self.over.clicked.connect(self._start_over)
        self.exact.clicked.connect(self._set_exact)
        self.details.toggled.connect(self.behind.setVisible)
        self._document.changed.connect(self._changed)
        desk.player.state_changed.connect(self._show)
        self.set_theme(theme)

    @staticmethod
    def _button(text: str, what: str) -> QPushButton:
        button = QPushButton(text)
        button.setToolTip(what)
        return button

    def _lay_out(self) -> None:
        row = self._row = Flow()
        speed_name = QLabel(tr("Speed"))
        for widget in (self.throw, self.ten, self.double):
            row.add(widget)
        pace = QWidget()
        slide = self._pace = QHBoxLayout(pace)
        slide.addWidget(speed_name)
        slide.addWidget(self.slider, 1)
        slide.addWidget(self.speed)
        row.add(pace, 1)
        for widget in (self.pins, self.over, self.details):
            row.add(widget)
        behind = QHBoxLayout(self.behind)
        behind.setContentsMargins(24, 4, 24, 4)
        behind.addWidget(self.statistics, 1)
        behind.addWidget(self.exact)
        behind.addWidget(self.export)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.sentence)
        column.addLayout(self._board_place, 1)
        column.addWidget(self.strip)
        column.addWidget(self.behind)
        column.addLayout(row)
        self._space()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Type grows with the window, so that the back row reads it on any projector."""
        super().resizeEvent(event)
        self._grow()
        self.updateGeometry()

    def _grow(self) -> None:
        growth = growth_in(self.window().size())
        if abs(growth - self.growth) > 0.01:
            self.growth = growth
            self.setStyleSheet(large_type(growth))
            self._space()
            self._show()
        if self._table is not None:
            self._table.setMinimumHeight(round(LEAST_BOARD * growth))

    def _space(self) -> None:
        """Room between the controls."""
        edge, gap, line_gap, least = (round(px * self.growth) for px in (24, 12, 8, 120))
        self._row.space(gap, line_gap)
        self._row.setContentsMargins(edge, line_gap, edge, line_gap)
        self._pace.setContentsMargins(gap, 0, gap, 0)
        self._pace.setSpacing(gap)
        self.slider.setMinimumWidth(least)
        self.export.setIconSize(QSize(1, 1) * round(ICON_PX * self.growth))

    def minimumSizeHint(self) -> QSize:
        """As high as all of it needs at this width: texts and buttons go on in the next line."""
        least = super().minimumSizeHint().expandedTo(QSize(LEAST_WIDTH, 0))
        if not self.isVisible():
            return least
        tall = self._column.totalMinimumHeightForWidth(max(self.width(), LEAST_WIDTH))
        return least.expandedTo(QSize(0, tall))

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.strip.set_theme(theme)
        self.export.restyle(theme)
        self._show()

    # --- the table -----------------------------------------------------------------------------------

    def take(self, table: TableView) -> None:
        """The table lies here now, lengthwise and in large type."""
        self._lines = PinLines(table.scene())
        self._table = table
        self._desk.player.scatters = self._scatters
        table.laid_out.connect(self._laid_out)
        self._document.settlers.insert(
            0, self._stopped
        )  # before the rules, which may take the token up again
        self._board_place.addWidget(table)
        self._height = table.minimumHeight()
        self._grow()  # before it is shown: the window would have to grow for words that are too large for it
        table.show()  # resizes this view, which draws at once
        table.set_orientation("teach")
        self._laid_out()
        self._begin_slow()
        self._show()

    @property
    def shown(self) -> bool:
        """Whether the table lies here."""
        return self._table is not None

    def give_back(self) -> TableView | None:
        """The table, which lies elsewhere from now on; None while it was not here."""
        table, self._table = self._table, None
        if table is not None:
            self._desk.queue.cancel(TEN)
            self._desk.player.scatters = self._desk.player.as_set
            table.laid_out.disconnect(self._laid_out)
            self._document.settlers.remove(self._stopped)
            self._lines.show_pins((), table.layout_of_board, self._theme)
            self._board_place.removeWidget(table)
            table.setMinimumHeight(self._height)
        return table

    def _laid_out(self) -> None:
        if self._table is not None:
            self.strip.layout_of_board = self._table.layout_of_board
            self.strip.update()
            self._lines.show_pins(self._teach.pins, self._table.layout_of_board, self._theme)

    # --- doing ---------------------------------------------------------------------------------------

    @property
    def _teach(self) -> Teach:
        teach: Teach = self._document.part("teach")
        return teach

    def _scatters(self) -> bool:
        return not self._teach.exact

    def throw_once(self) -> None:
        """One slide on an empty table, as the hand throws."""
        if self._desk.player.moving:
            return
        document = self._document
        if document.table.rest or document.table.off or document.table.next_token is None:
            document.clear_table(tr("Take the tokens back"))
        self._desk.throwing.emit()

    def throw_ten(self) -> None:
        """Ten slides of the chosen hand, each on an empty table, as blocks at once; the last one lies there.

        Where the table, the hand or the aim changes, or another slide begins before they are there, they are let be.
        """
        if self._desk.player.moving:
            return
        self._ten_of = self._thrown_so()
        state, before, exact = self._document.state, len(self._teach.stops), self._teach.exact
        seed = state.seed + 1000 + before
        throw = throw_of(
            state.board, state.thrower, aimed=state.aim.speed, start=release_y(state.board), exact=exact
        )
        x, y = self._document.release_place

        def steps() -> Iterator[Step]:
            if exact:
                one = Release(x, y, state.aim.speed, state.aim.angle, state.aim.spin)
                batch = slide_many(state.board, Releases.of([one] * 10))
            else:
                releases = state.thrower.sample(state.aim, 10, seed, state.board)
                batch = slide_many(state.board, releases, seed=seed)
            ends = zip(batch.rest[:, 0].tolist(), batch.off[:, 0].tolist(), strict=True)
            yield Step(1.0, [None if off else (x, y) for (x, y), off in ends])

        def arrived(step: Step) -> None:
            places = step.value
            stops = [None if place is None else place[1] for place in places]
            self._lay(places[-1], self._teach.stopped(*stops, speed=throw.aimed, throw=throw))

        self._desk.queue.submit(TEN, tr("Ten slides"), steps, arrived, self._refused, nothing_waits)

    def _lay(self, place: Place | None, teach: Teach) -> None:
        """Of many slides the last one's token on the table, None for off, and all their blocks, in one step."""
        self._desk.player.stop()
        document = self._document
        empty = laid(replace(document.table, jailed=(), next_token=None), {}, ())
        token = empty.next_token
        assert token is not None  # all are in hand
        table = laid(empty, {} if place is None else {token: place}, (token,) if place is None else ())
        state = document.state
        parts = MappingProxyType({**state.parts, "teach": teach})
        table = on_board(state.board, table)
        document.push(replace(state, table=table, last_slide=None, parts=parts), tr("Throw ten"))

    def _set_exact(self, on: bool) -> None:
        text = tr("Throw exactly") if on else tr("Throw with scatter")
        self._document.set_part("teach", replace(self._teach, exact=on), text)

    def _refused(self, error: LabError) -> None:
        self._desk.fail("teach", line(error))

    def _new_pins(self) -> None:
        self._document.set_part("teach", replace(self._teach, pins=()), tr("New pins"))

    def _start_over(self) -> None:
        self._desk.player.stop()
        self._document.clear_table()
        self._document.set_part("teach", Teach(exact=self._teach.exact), tr("Start over"))

    def _stopped(self, _before: LabState, after: LabState) -> LabState:
        """A slide that was seen while this is shown, with its block."""
        record = after.last_slide
        if record is None:
            return after
        place = after.table.rest.get(record.token)
        teach = after.parts.get("teach", Teach())
        release, player = record.release, self._desk.player
        stop = None if place is None else place[1]
        meant = player.began.aim.speed if player.scattered else release.speed
        hand = player.began.thrower  # who aims anew, or takes another hand, means the next slide
        throw = throw_of(after.board, hand, aimed=meant, start=release.y, exact=not player.scattered)
        seen = teach.stopped(stop, speed=release.speed, throw=throw)
        return replace(after, parts=MappingProxyType({**after.parts, "teach": seen}))

    # --- following -----------------------------------------------------------------------------------

    def _changed(self, names: frozenset[str]) -> None:
        if self._table is None:
            return
        if names & {"board", "base", "aim", "thrower", "seed", "teach", "table", "last_slide"}:
            if self._thrown_so() != self._ten_of:
                self._desk.queue.cancel(TEN)
            self._show()

    def _thrown_so(self) -> object:
        """All that ten slides depend on; pins are not of it."""
        state, teach = self._document.state, self._teach
        table = state.table, state.last_slide
        return state.board, state.thrower, state.aim, state.seed, table, teach.exact, teach.stops

    def _show(self) -> None:
        if self._table is None:
            return
        teach, state = self._teach, self._document.state
        board = state.board
        top = rough_speed_to_reach(board, max(board.length - release_y(board), 0.1))
        self.slider.blockSignals(True)
        self.slider.setRange(10, max(ceil(SLIDER_STEPS * min(1.5 * top, FASTEST)), 20))
        self.slider.setValue(round(SLIDER_STEPS * state.aim.speed))
        self.slider.blockSignals(False)
        self.speed.setText(speed(state.aim.speed))
        moving = self._desk.player.moving
        self.exact.setChecked(teach.exact)
        if moving:
            self._desk.queue.cancel(TEN)
        for turn in self._turns:
            turn.set_enabled(not moving)
        self.double.setEnabled(2 * state.aim.speed <= FASTEST)
        self.pins.setEnabled(bool(teach.pins))
        self.sentence.setText(self._sentence(moving))
        self.statistics.setText(statistics(teach))
        self._laid_out()
        self.strip.grow(self.growth, max(len(teach.pins), 3))

    def _sentence(self, moving: bool) -> str:
        teach = self._teach
        if moving:
            return tr("Where will it stop?")
        if not teach.stops:
            return tr("Where will it stop? Click under the board to place a pin, then throw.")
        if teach.last is None:
            return tr("Slide {n} went off the board.", n=number(len(teach.stops)))
        at = f"{centimetres(teach.last)}{NARROW}cm"
        n = number(len(teach.stops))
        said = tr("Slide {n} stopped at {at}.", n=n, at=at)
        if teach.way is not None:
            way = f"{centimetres(teach.way)}{NARROW}cm"
            said = tr("Slide {n} stopped at {at}, {way} from where it was let go.", n=n, at=at, way=way)
        nearest = teach.nearest()
        if nearest is not None:
            pin = teach.pins[nearest]
            said += " " + tr("{name} was closest: {missed}.", name=pin.name, missed=missed(pin.y, teach.last))
        return said

    def _begin_slow(self) -> None:
        """Where nobody has aimed or slid yet: so fast that a token twice as fast stays on the board.

        A lesson begins as its author left it.
        """
        state = self._document.state
        if self._document.part("lesson") != Lesson():
            return
        if not self._teach.stops and state.aim == fresh_state(state.board).aim:
            way = SAFE * (state.board.length - release_y(state.board))
            fastest = min(rough_speed_to_reach(state.board, max(way, 0.1)), FASTEST)
            self._document.set_aim(speed=max(floor(10 * fastest) / 20, 0.05))
