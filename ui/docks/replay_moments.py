"""The moments of a replayed round: their words, and the list of them."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidgetItem

from lab import Board
from lab.ledger import Entry
from lab.rules.replay import Moment
from ui.docks.cells import align_heads
from ui.docks.whole_rows import WholeRowWidget
from ui.icons import token_icon
from ui.language import tr
from ui.ledger_words import why
from ui.numbers import MINUS, number
from ui.replays import Scored
from ui.sides import side_name
from ui.theme import Theme
from ui.timers import one_shot


def moment_words(moment: Moment, board: Board) -> str:
    """What happens in it, in a few words."""
    who = moment.token or (side_name(moment.side) if moment.side is not None else "")
    match moment.kind:
        case "table":
            return tr("The tokens as they lay after all slides")
        case "collect":
            return tr("{side} collects and pays", side=who)
        case "free-parking":
            return tr("Free parking")
        case "end":
            return tr("End of the round")
        case _ if moment.lines:
            return f"{who} {why(moment.lines[0], board)}"
        case _:
            return tr("{token} slides", token=who)


def moment_amount(moment: Moment) -> str:
    """What the side gains or pays in it, with sign; "" where nothing."""
    gained = 0
    money = [line for line in moment.lines if isinstance(line, Entry) and line.side is not None]
    if not money:
        return ""
    if len({line.side for line in money}) > 1:
        return ""
    for line in money:
        gained += line.amount if line.payee == line.side else -line.amount
    return f"{'+' if gained >= 0 else MINUS}{number(abs(gained))}"


MOST_CHASED = 12
"""So often columns change their widths at one size of the list before its rows are let be."""


class MomentList(WholeRowWidget):
    """One row a moment: rule, what happens, money."""

    def __init__(self) -> None:
        super().__init__(0, 3)
        self._listed: tuple[Scored, Theme] | None = None
        self.setHorizontalHeaderLabels([tr("Rule"), tr("What happens"), tr("Money")])
        self.setAccessibleName(tr("Moments of the round"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setMinimumHeight(56)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(26)
        align_heads(self, 2)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        for column in (0, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(28)
        self._settle_soon = one_shot(self, 0, self._settle)
        self._chased = 0
        header.sectionResized.connect(self._column_resized)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In other room the row chosen is in sight again."""
        super().resizeEvent(event)
        self._chased = 0
        self._settle_soon.start()

    def _column_resized(self, *_: int) -> None:
        """The header tells of it before the columns have it; a scroll bar that comes and goes is not chased."""
        self._chased += 1
        if self._chased < MOST_CHASED:
            self._settle_soon.start()

    def _settle(self) -> None:
        """Rows as high as their words, and the one chosen in sight."""
        self.resizeRowsToContents()
        if self.selectionModel().hasSelection():
            self.scrollTo(self.currentIndex())

    def show_moments(self, scored: Scored, theme: Theme) -> None:
        """The moments of another round, or in another theme."""
        if self._listed is not None and self._listed[0] is scored and self._listed[1] is theme:
            return
        self._listed = (scored, theme)
        self._chased = 0
        self.blockSignals(True)
        self.setRowCount(len(scored.replay))
        for row, moment in enumerate(scored.replay.moments):
            words = moment_words(moment, scored.board)
            icon = token_icon(moment.token or f"{moment.side}-1", theme) if moment.side else None
            cells = (moment.rule, words, moment_amount(moment))
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                if column == 1:
                    item.setToolTip(text)
                    if icon is not None:
                        item.setIcon(icon)
                if column == 2:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(row, column, item)
        self.resizeRowsToContents()
        self.blockSignals(False)

    def show_at(self, at: int) -> None:
        """The last of the first `at` moments is the one chosen."""
        self.blockSignals(True)
        if at:
            self.selectRow(at - 1)
        else:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
        self.blockSignals(False)
