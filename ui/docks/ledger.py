"""The Ledger dock: every amount with its rule, as the replay or the game goes; it adds up."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHeaderView,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from lab import Board
from lab.ledger import Entry
from lab.rules.state import TableEvent
from lab.rules.texts import RULES
from ui.desk import Desk
from ui.docks.panel import Brief, Panel, wrapped
from ui.docks.whole_rows import WholeRowView
from ui.flow import Flow
from ui.icons import token_icon
from ui.language import tr
from ui.ledger_lines import Book, Row, game_book, replay_book, replay_title, together
from ui.ledger_words import account, amount, held_by, way, why
from ui.numbers import number
from ui.sides import side_name
from ui.theme import Theme, text_font
from ui.timers import one_shot

Index = QModelIndex | QPersistentModelIndex
RULE, WHO, WHY, WAY, AMOUNT = range(5)
ROOM_FOR_WAY = 560
"""Pixels from which on the column of who pays whom is shown."""


class LedgerModel(QAbstractTableModel):
    """One row a heading or a line: rule, who, what, from and to, amount."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.rows: tuple[Row, ...] = ()
        self.board: Board | None = None
        self.partial = False

    def show_rows(self, rows: Sequence[Row], board: Board | None, *, partial: bool) -> None:
        """Other rows; where only the end differs the rest stays as it is, and with it what is selected."""
        new = tuple(rows)
        kept = 0
        if board is self.board:
            for old, now in zip(self.rows, new, strict=False):
                if old is not now and old != now:
                    break
                kept += 1
        self.board, self.partial = board, partial
        if kept < len(self.rows):
            self.beginRemoveRows(QModelIndex(), kept, len(self.rows) - 1)
            self.rows = self.rows[:kept]
            self.endRemoveRows()
        if kept < len(new):
            self.beginInsertRows(QModelIndex(), kept, len(new) - 1)
            self.rows = new
            self.endInsertRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else 5

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (tr("Rule"), tr("Who"), tr("Why"), tr("From, to"), tr("Amount"))[section]
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section == AMOUNT else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = self.rows[index.row()], index.column()
        if row.line is None or self.board is None:
            return self._heading(row, column, role)
        line = row.line
        if role == Qt.ItemDataRole.DisplayRole:
            who = line.token or (side_name(line.side) if line.side is not None else "")
            if not who and isinstance(line, Entry):
                who = account(line.payer)
            return (line.rule, who, why(line, self.board), way(line), amount(line))[column]
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(line)
        if role == Qt.ItemDataRole.DecorationRole and column == WHO and line.side is not None:
            return token_icon(line.token or f"{line.side}-1", self.theme)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column == AMOUNT else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ForegroundRole:
            return self._colour(line, column)
        if role == Qt.ItemDataRole.FontRole and column == AMOUNT:
            return text_font(13, 600)
        return None

    @staticmethod
    def _tip(line: Entry | TableEvent) -> str | None:
        """The rule's text; before it who pays whom."""
        if line.rule not in RULES:
            return None
        rule = f"{line.rule}: {tr(RULES[line.rule])}"
        return f"{way(line)}\n{rule}" if isinstance(line, Entry) else rule

    def _heading(self, row: Row, column: int, role: int) -> object:
        if role == Qt.ItemDataRole.DisplayRole and column == 0:
            return row.heading
        if role == Qt.ItemDataRole.BackgroundRole:
            return QColor(self.theme.header)
        if role == Qt.ItemDataRole.ForegroundRole:
            return QColor(self.theme.secondary)
        return None

    def _colour(self, line: object, column: int) -> QColor | None:
        if column in (RULE, WAY) or not isinstance(line, Entry):
            return QColor(self.theme.secondary)
        if column == AMOUNT and not self.partial and line.side is not None:
            gained = line.payee == line.side
            return QColor(self.theme.palette.gain if gained else self.theme.palette.loss)
        return QColor(self.theme.secondary) if column == AMOUNT else None


class LedgerDock(Panel):
    """Lists the lines of the replay or the game, and what everybody holds."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, tr("Ledger"), "ledger")

    def fill(self) -> None:
        self._source = ""
        self._model = LedgerModel(self.desk.theme)
        self.side = QComboBox()
        self.side.setAccessibleName(tr("Lines of which side"))
        self.money = QCheckBox(tr("Money only"))
        self.money.setToolTip(tr("Only lines that move money"))
        self.source = QComboBox()
        self.source.setAccessibleName(tr("Ledger of what"))
        view = self.table = WholeRowView()
        self._model.setParent(view)
        view.setModel(self._model)
        view.setAccessibleName(tr("Ledger"))
        view.setIconSize(QSize(16, 16))
        view.setShowGrid(False)
        view.setWordWrap(True)
        view.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        view.verticalHeader().hide()
        view.verticalHeader().setDefaultSectionSize(26)
        view.verticalHeader().setMinimumSectionSize(26)
        header = view.horizontalHeader()
        header.setHighlightSections(False)
        for column in (RULE, WHO, WAY, AMOUNT):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(WHY, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(48)
        header.sectionResized.connect(self._column_resized)
        self._fit_soon = one_shot(self, 0, self._fit_rows)
        self.whose = Brief("", "secondary")
        self.whose.setContentsMargins(10, 6, 10, 0)
        self.totals = wrapped("", "secondary")
        self.totals.setTextFormat(Qt.TextFormat.RichText)
        self.totals.setContentsMargins(10, 4, 10, 4)
        bar = Flow(gap=8, line_gap=4)
        bar.setContentsMargins(10, 4, 10, 4)
        for widget in (self.source, self.side, self.money):
            bar.add(widget)
        full = QWidget()
        column_ = QVBoxLayout(full)
        column_.setContentsMargins(0, 0, 0, 0)
        column_.setSpacing(0)
        column_.addWidget(self.whose)
        column_.addLayout(bar)
        column_.addWidget(view, 1)
        column_.addWidget(self.totals)
        self._empty = wrapped(tr("No round yet. Open one in Replay, or begin a game in Play."), "secondary")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setContentsMargins(16, 8, 16, 8)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(full)
        self.column.addWidget(self._stack)
        self.side.activated.connect(self.draw_now)
        self.money.toggled.connect(self.draw_now)
        self.source.activated.connect(self._chosen)
        self.desk.replays.changed.connect(self.draw_soon)
        self.desk.referee.changed.connect(self.draw_soon)
        self.desk.document.changed.connect(self._document_changed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room, who pays whom is in the tooltip alone."""
        super().resizeEvent(event)
        if self.filled:
            narrow = self.width() < ROOM_FOR_WAY
            self.table.setColumnHidden(WAY, narrow)
            if not narrow:
                for row in range(self._model.rowCount()):
                    self.table.setRowHeight(row, 26)
            self._fit_rows()

    def _column_resized(self, *_: int) -> None:
        self._fit_soon.start()  # the header tells of it before it has it

    def _fit_rows(self) -> None:
        """Rows as high as what is said in them needs: without the column of who pays whom it breaks over lines."""
        table = self.table
        if not table.isColumnHidden(WAY):
            return
        metrics = table.fontMetrics()
        for row in range(self._model.rowCount()):
            said = self._model.index(row, WHY).data() or ""
            width = table.columnWidth(WHY) + (
                table.columnWidth(AMOUNT) if table.columnSpan(row, WHY) > 1 else 0
            )
            room = metrics.boundingRect(
                0, 0, width - 18, 1000, Qt.TextFlag.TextWordWrap, said
            )  # frame, padding
            table.setRowHeight(row, max(26, room.height() + 10))

    def restyle(self, theme: Theme) -> None:
        """Draw marks and amounts in another theme."""
        self._model.theme = theme
        self._listed: tuple[str, ...] = ()
        self.draw_now()
        self._model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 4)
        self.table.viewport().update()

    def _document_changed(self, names: frozenset[str]) -> None:
        """What was worked on last is shown."""
        for name in ("game", "replay"):
            if name in names:
                self._source = name
        if names & {"game", "replay"}:
            self.draw_soon()

    def _chosen(self, _: int) -> None:
        self._source = self.source.currentData()
        self.draw_now()

    def book(self) -> Book | None:
        """What is listed: the game or the replay, whichever is there; of both the one chosen."""
        books = {"game": game_book(self.desk.referee), "replay": replay_book(self.desk.replays)}
        there = [name for name, book in books.items() if book is not None]
        self._show_sources(there)
        if self._source not in there:
            self._source = there[-1] if there else ""
        self.source.setCurrentIndex(self.source.findData(self._source))
        return books.get(self._source)

    def _show_sources(self, there: list[str]) -> None:
        if [self.source.itemData(i) for i in range(self.source.count())] != there:
            self.source.clear()
            for name in there:
                self.source.addItem(tr("Game") if name == "game" else tr("Replay"), name)
        self.source.setVisible(len(there) > 1)

    def draw(self) -> None:
        """The lines that are chosen, and what everybody holds."""
        book = self.book()
        self._stack.setCurrentIndex(1 if book is not None else 0)
        if book is None:
            self._model.show_rows((), None, partial=False)
            return
        replayed = self._source == "replay"
        self.whose.setText(replay_title(self.desk.replays) if replayed else "")
        self.whose.setVisible(replayed)
        self._show_sides(book.sides)
        side = self.side.currentData()
        lines = [
            row
            for row in book.rows
            if (not side or row.about(side))
            and (row.line is None or not self.money.isChecked() or isinstance(row.line, Entry))
        ]
        rows = [  # headings with nothing under them are left out
            row
            for row, after in zip_longest(lines, lines[1:])
            if row.line is not None or (after is not None and after.line is not None)
        ]
        grew = len(rows) > self._model.rowCount()
        self._model.show_rows(rows, book.board, partial=book.partial)
        self.table.clearSpans()
        for i, row in enumerate(rows):
            if row.line is None:
                self.table.setSpan(i, 0, 1, 5)
            elif isinstance(row.line, TableEvent):  # no money: the words have that room too
                self.table.setSpan(i, WHY, 1, 3)
        # rows that come in make no column wider by themselves
        self.table.horizontalHeader().setSectionResizeMode(WHO, QHeaderView.ResizeMode.ResizeToContents)
        self._fit_rows()
        self._show_totals(book)
        if grew:
            self.table.scrollToBottom()
            newest = self._model.index(len(rows) - 1, 0)
            self.room.show_place(self.table.viewport(), self.table.visualRect(newest))

    def _show_sides(self, sides: tuple[str, ...]) -> None:
        if self._listed == sides:
            return
        chosen = self.side.currentData()
        self._listed = sides
        self.side.clear()
        self.side.addItem(tr("All sides"), "")
        for side in sides:
            self.side.addItem(token_icon(f"{side}-1", self.desk.theme), side_name(side), side)
        self.side.setCurrentIndex(max(self.side.findData(chosen), 0))

    def _show_totals(self, book: Book) -> None:
        cash, pot, paid = together(book.end)
        held = held_by((*((account(side), book.end[side]) for side in book.sides), (tr("Pot"), pot)))
        before, pot_before, paid_before = together(book.start)
        sums = tr(
            "cash {cash} + pot {pot} − paid out by the bank {paid} = {sum}, as at the start",
            cash=number(cash),
            pot=number(pot),
            paid=number(paid),
            sum=number(before + pot_before - paid_before),
        )
        if not book.adds_up:
            sums = tr("the lines do not add up to these amounts")
        self.totals.setText(f"{held} &nbsp; {sums}")
