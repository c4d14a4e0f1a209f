"""What is in the Fit dock: pages of recordings, slides, results and laws, and what puts them on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from lab import LabError, simulate_recordings
from lab.fitting import SlideFit
from lab.recordings.own import recording_text
from lab.recordings.source import source_of
from ui.desk import Desk
from ui.docks.fit_camera import other_board
from ui.docks.fit_files import FilesPage
from ui.docks.fit_result import LawsPage, ResultPage
from ui.docks.fit_segments import SegmentsPage
from ui.docks.fit_throw import difference, is_used, take_off, throw_recorded, use_on_table
from ui.docks.fit_warnings import Said
from ui.docks.fit_watch import FitWatch
from ui.docks.fit_words import headline, trust
from ui.docks.panel import wrapped
from ui.docks.refusal_words import refusal_words
from ui.fields import set_role
from ui.flow import Flow
from ui.focus import Turn
from ui.lab_words import line
from ui.language import count, tr
from ui.parts.fit import Entry
from ui.theme import Theme
from ui.workers import Step

MADE_UP = 6
"""Slides that are made up for those who have no recording at hand."""


class FitBody(QWidget):
    """Opens recordings, shows what is in them and what comes out, and puts it on the table.

    told: something else is said of the recorded slide on the table.
    """

    told = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self._theme = desk.theme
        self._new = False
        self.watch = FitWatch(desk, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty_page())
        self._stack.addWidget(self._full_page())
        column.addWidget(self._stack)
        self.watch.changed.connect(self._show)
        desk.document.changed.connect(self._document_changed)
        desk.player.state_changed.connect(self._show_actions)

    def _empty_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(20, 20, 20, 20)
        text = wrapped(
            tr(
                "Drop recordings of slides here, from Tracker and many other programs: how slippery is the table?"
            ),
            "secondary",
        )
        text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.open_button = QPushButton(tr("Open recordings…"))
        self.made_up = QPushButton(tr("Try made-up slides"))
        self.made_up.setProperty("link", True)
        column.addStretch(1)
        column.addWidget(text)
        column.addSpacing(10)
        for button in (self.open_button, self.made_up):
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self.open_button.clicked.connect(self._choose_files)
        self.made_up.clicked.connect(self._make_up)
        return page

    def _full_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        head = QWidget()
        lines = QVBoxLayout(head)
        lines.setContentsMargins(10, 4, 10, 2)
        lines.setSpacing(1)
        self.headline = wrapped("", "headline")
        self.state = wrapped("", "secondary")
        self.again = QPushButton(tr("Fit again"))
        self.again.setProperty("link", True)
        for widget in (self.headline, self.state):
            lines.addWidget(widget)
        self.warned = QPushButton()
        self.warned.setProperty("link", True)
        for button in (self.warned, self.again):
            lines.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(head)
        self.files = FilesPage(self.desk, self.watch)
        self.segments = SegmentsPage(self.desk, self.watch)
        self.result = ResultPage(self.desk, self.watch)
        self.laws = LawsPage(self.desk, self.watch)
        self.pages = QTabWidget()
        self.pages.setDocumentMode(True)
        self.pages.tabBar().setDrawBase(False)
        self.pages.setUsesScrollButtons(True)
        self.pages.setElideMode(Qt.TextElideMode.ElideNone)
        self.pages.addTab(self.files, tr("Files"))
        self.pages.addTab(self.segments, tr("Slides"))
        self.pages.addTab(self.result, tr("Result"))
        self.pages.addTab(self.laws, tr("Laws"))
        column.addWidget(self.pages, 1)
        column.addWidget(self._actions())
        self.again.clicked.connect(self.watch.follow)
        self.warned.clicked.connect(self._read_warnings)
        self.files.add.clicked.connect(self._choose_files)
        self.files.chosen.connect(self.segments.choose_recording)
        self.files.asking.connect(lambda: self.pages.setCurrentWidget(self.files))
        self.segments.chosen.connect(self._token_chosen)
        self.result.mending.connect(self._mend)
        return page

    def _actions(self) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(10, 2, 10, 6)
        column.setSpacing(2)
        self.apart = wrapped("", "")
        self.off = QPushButton(tr("Take off"))
        self.off.setToolTip(tr("Take the recorded path off the table"))
        self.off.setProperty("link", True)
        self.use = QPushButton(tr("Use on the table"))
        self.use.setProperty("accent", True)
        self.use.setToolTip(tr("Put the fitted values into the board, noted as measured"))
        self.throw = QPushButton(tr("Throw the recorded slide"))
        self.throw.setToolTip(tr("The recorded release on the table, with the recorded places as dots"))
        self._turn = Turn(self.throw, self)
        self.line = QFrame()  # what is told here is apart from the page above, which is cut where it scrolls
        self.line.setFrameShape(QFrame.Shape.HLine)
        self.line.setFrameShadow(QFrame.Shadow.Plain)
        column.addWidget(self.line)
        told = QHBoxLayout()
        told.setContentsMargins(0, 4, 0, 4)
        told.addWidget(self.apart, 1)
        told.addWidget(self.off, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(told)
        row = Flow()
        row.add(self.use, 1)
        row.add(self.throw, 1)
        column.addLayout(row)
        self.use.clicked.connect(self._use)
        self.throw.clicked.connect(self._throw)
        self.off.clicked.connect(lambda: take_off(self.desk))
        return box

    # --- showing -------------------------------------------------------------------------------------

    def restyle(self, theme: Theme) -> None:
        """Draw plots in another theme."""
        self._theme = theme
        self.line.setStyleSheet(f"color: {theme.line}")
        self._show()

    def _document_changed(self, names: frozenset[str]) -> None:
        if names & {"table", "last_slide", "fit"}:
            self._show_actions()
        if "board" in names:
            self.result.show_values()

    def _show(self) -> None:
        watch = self.watch
        part = watch.part
        self._stack.setCurrentIndex(1 if part.entries else 0)
        self.files.show_all()
        self.segments.show_all(self._theme)
        self.result.show_all()
        self.laws.show_all()
        fitted = watch.fitted
        self.again.setVisible(watch.stopped and watch.refusal is None)
        set_role(self.headline, "stale", not watch.fresh)
        waits = sum(isinstance(watch.read(entry), LabError) for entry in part.entries)
        if watch.refusal is not None:
            self.headline.setText(tr("No fit"))
            self.state.setText(refusal_words(watch.refusal))
        elif fitted is None:
            self.headline.setText(tr("A question first") if waits else tr("No fit yet"))
            self.state.setText(
                tr("Answer what the recording asks.") if waits else tr("reading and fitting …")
            )
        else:
            self.headline.setText(headline(fitted.fit))
            text = trust(fitted.fit)
            if waits:
                text += "; " + tr("recordings that ask something are not in it")
            if any(other_board(entry.told.camera, self.desk.document.board) for entry in part.entries):
                text += "; " + tr("corners were given for another board, see Files")
            if not watch.fresh:
                text = tr("of what was there before; fitting …")
            self.state.setText(text)
        if watch.stopped:
            self.state.setText(tr("Stopped before it was done."))
        self._show_warned(0 if fitted is None else len(fitted.fit.warnings))
        self._show_new(waits)
        self._show_actions()

    def _show_warned(self, n: int) -> None:
        """How many warnings there are: beside the headline and on the tab that has them."""
        self.warned.setVisible(n > 0)
        self.warned.setText(count(n, "1 warning: read Result", "{n} warnings: read Result"))
        title = tr("Result ({n})", n=n) if n else tr("Result")
        self.pages.setTabText(self.pages.indexOf(self.result), title)

    def _show_new(self, waits: int) -> None:
        """The picture of what has come in, once it is fitted and nothing is asked: dots under the fitted line."""
        fitted = self.watch.fitted
        if not self._new or waits or fitted is None or not self.watch.fresh:
            return
        self._new = False
        if (looked_at := self.files.entry) is not None:
            self.segments.choose_recording(looked_at.path)
        self.pages.setCurrentWidget(self.segments if fitted.fit.slides else self.result)

    def _read_warnings(self) -> None:
        self.pages.setCurrentWidget(self.result)
        self.result.see_warnings()

    def _show_actions(self) -> None:
        watch, desk = self.watch, self.desk
        usable = watch.fitted is not None and watch.fresh
        self.use.setEnabled(usable and bool(watch.fitted is not None and watch.fitted.fit.values))
        self._turn.set_enabled(usable and self.slide is not None and not desk.player.moving)
        self.off.setVisible(watch.part.thrown is not None)
        said = difference(desk)
        if said and watch.fitted is not None and watch.fresh and not is_used(desk, watch.fitted.fit):
            said += " " + tr("The table does not have the fitted values yet.")
        if said != self.apart.text():
            self.apart.setText(said)
            self.told.emit()
        self.apart.setVisible(bool(said))
        self.line.setVisible(watch.part.thrown is not None)

    @property
    def slide(self) -> SlideFit | None:
        """The slide that would be thrown: of the token that is looked at, else the first."""
        fitted = self.watch.fitted
        if fitted is None or not fitted.fit.slides:
            return None
        seen = self.segments.seen
        if seen is not None and seen.slides:
            return seen.slides[0]
        return fitted.fit.slides[0]

    def _token_chosen(self) -> None:
        seen = self.segments.seen
        if seen is not None:
            self.files.choose(seen.path)
        self._show_actions()

    # --- doing ---------------------------------------------------------------------------------------

    def open_files(self, paths: Sequence[Path]) -> None:
        """Recordings dropped on the window or opened."""
        self._new = True
        self.watch.open(paths)

    def _choose_files(self) -> None:
        paths, _ = QFileDialog.getOpenFileNames(self, tr("Open recordings"), "", tr("All files (*)"))
        if paths:
            self.desk.open(*(Path(path) for path in paths))

    def _make_up(self) -> None:
        board, text = self.desk.document.board, tr("Made-up slides")

        def steps() -> Iterator[Step]:
            made = simulate_recordings(board, MADE_UP)
            yield Step(
                1.0, [(Entry(one.file, (source_of(recording_text(one), one.file),)), one) for one in made]
            )

        def take(step: Step) -> None:
            self._new = True
            self.watch.take(step.value, text)

        def tell(error: LabError) -> None:
            self.desk.fail("fit", line(error))

        self.desk.bring("fit-made-up", text, steps, take, tell)

    def _use(self) -> None:
        if self.watch.fitted is not None:
            use_on_table(self.desk, self.watch.fitted.fit)

    def _throw(self) -> None:
        if self.watch.fitted is not None and self.slide is not None:
            throw_recorded(self.desk, self.watch.fitted.fit, self.slide)

    def _mend(self, what: Said) -> None:
        if what.mend == "compare":
            self.pages.setCurrentWidget(self.laws)
            self.watch.compare()
        elif what.mend == "recording":
            self.pages.setCurrentWidget(self.files)
        elif what.mend == "remove":
            self.desk.document.set_part("fit", self.watch.part.without(what.path), tr("Remove a recording"))
