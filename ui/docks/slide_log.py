"""The Last slide dock: what happened on the way, as it happens."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStackedWidget, QTableWidgetItem

from lab.motion import Event
from ui.desk import Desk
from ui.docks.cells import align_heads
from ui.docks.panel import Panel, tall_rows, wrapped
from ui.docks.whole_rows import WholeRowWidget
from ui.icons import token_icon
from ui.language import mark, tr
from ui.numbers import NARROW, number, seconds
from ui.theme import Theme

EMPTY = mark("No slide yet. Drag the token at GO back and let go.")
EMPTY_PUSH = mark("No slide yet. Push the token up to the GO line.")
LAIN = mark("No slide to show of how these tokens came here. The next one is told here as it happens.")
SAID = {
    "start": mark("released"),
    "topple": mark("tips over, is stood up (K8)"),
    "off": mark("off the board (K7)"),
}
"""What is told without naming anything else."""
RAILS = {
    "left": mark("meets the left rail, {impulse}"),
    "right": mark("meets the right rail, {impulse}"),
    "near": mark("meets the near rail, {impulse}"),
    "far": mark("meets the far rail, {impulse}"),
}


class SlideLogDock(Panel):
    """Lists the events of the slide under way or of the last one."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, tr("Last slide"), "slide-log")
        self._document, self._player, self._places = desk.document, desk.player, desk.places
        self._theme = desk.theme

    def fill(self) -> None:
        self.table = WholeRowWidget(0, 3)
        self.table.setHorizontalHeaderLabels([tr("Time, s"), tr("Token"), tr("What happened")])
        self.table.setAccessibleName(tr("Events of the last slide"))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setShowGrid(False)
        self.table.setIconSize(QSize(16, 16))
        tall_rows(self.table)
        header = self.table.horizontalHeader()
        header.setHighlightSections(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.table.model().setHeaderData(
            2, Qt.Orientation.Horizontal, tr("What happened"), Qt.ItemDataRole.ToolTipRole
        )
        header.sectionResized.connect(lambda *_: self.table.resizeRowsToContents())
        align_heads(self.table, 0)
        for column in (0, 1):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        self._empty = wrapped(tr(EMPTY), "secondary")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setContentsMargins(16, 8, 16, 8)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self.table)
        self.column.addWidget(self._stack)
        self._player.happened.connect(self._show)
        self._player.state_changed.connect(self._show)
        self._document.changed.connect(self._document_changed)
        self._places.ready.connect(self._show)

    def restyle(self, theme: Theme) -> None:
        """Draw the tokens in another theme."""
        self._theme = theme
        self._show()

    def _document_changed(self, names: frozenset[str]) -> None:
        if names & {"last_slide", "board", "table", "hand"}:
            self._show()

    def _show(self) -> None:
        events = self._player.events
        pushes = self._document.part("hand").way == "push"
        empty = EMPTY_PUSH if pushes else EMPTY
        self._empty.setText(tr(LAIN if self._document.table.lain else empty))
        self._stack.setCurrentIndex(1 if events else 0)
        self.table.setRowCount(len(events))
        for row, event in enumerate(events):
            time = QTableWidgetItem(seconds(event.time))
            time.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.table.setItem(row, 0, time)
            who, what = self.told(event)
            self.table.setItem(row, 1, QTableWidgetItem(token_icon(who, self._theme), who))
            said = QTableWidgetItem(what)
            said.setToolTip(said.text())
            self.table.setItem(row, 2, said)
        if events:
            self.table.scrollToBottom()

    def told(self, event: Event) -> tuple[str, str]:
        """Whose event it is and what happened, in words; of two that meet the slid token comes first."""
        token, other = event.token, event.other
        if event.kind == "contact" and other is not None:
            if other == self._player.slid:
                token, other = other, token
            return token, tr("hits {token}, {impulse}", token=other, impulse=_impulse(event))
        if event.kind == "rest":
            held = self._places.holding(self._document.board, token, event.place)
            return token, tr("rests on {space}", space=held) if held else tr("rests")
        if event.kind == "rail" and other is not None:
            return token, tr(RAILS[other.removeprefix("rail-")], impulse=_impulse(event))
        if event.kind == "seam" and other is not None:
            return token, tr("comes to seam {n}", n=other.removeprefix("seam-"))
        return token, tr(SAID[event.kind])


def _impulse(event: Event) -> str:
    return f"{number(1000 * event.impulse, 2)}{NARROW}mN s"
