"""A table of texts, for results: columns with an alignment, an icon in the first, a last row that sums up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QTableWidget

from ui.theme import Theme, mixed, text_font

LEAST_NAMES = 90
"""px that the first column gets at least."""
LEAST_BAR = 32
"""px under which no bars are drawn."""

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class CellRow:
    """One row: a text for each column, the icon of the first; `total` for a row that sums up."""

    texts: tuple[str, ...]
    icon: QIcon | None = None
    total: bool = False


class CellModel(QAbstractTableModel):
    """heads: of the columns; those after the first are aligned right. soft: columns in the secondary colour."""

    def __init__(self, theme: Theme, heads: Sequence[str], soft: frozenset[int] = frozenset()) -> None:
        super().__init__()
        self.theme, self.heads, self.soft = theme, tuple(heads), soft
        self.fresh = True
        self.rows: list[CellRow] = []

    def take(self, rows: Sequence[CellRow], *, fresh: bool = True) -> None:
        """Other rows; stale ones are shown faded."""
        self.fresh = fresh
        if rows and len(rows) == len(self.rows):
            self.rows = list(rows)
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(self.heads) - 1))
            return
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.heads)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.heads[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.heads[section] or None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(section)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = self.rows[index.row()], index.column()
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return row.texts[column]
        if role == Qt.ItemDataRole.ToolTipRole and column == 0:
            return row.texts[0]
        if role == Qt.ItemDataRole.DecorationRole and column == 0:
            return row.icon
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(column)
        if role == Qt.ItemDataRole.FontRole and row.total:
            return text_font(13, 600)
        if role == Qt.ItemDataRole.BackgroundRole and row.total:
            return QColor(self.theme.header)
        if role == Qt.ItemDataRole.ForegroundRole:
            colour = self.theme.secondary if column in self.soft else self.theme.text
            return QColor(colour) if self.fresh else mixed(colour, self.theme.panel, 0.55)
        return None


def _side(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


class CellTable(QTableView):
    """Columns as wide as what they hold; room that is left goes to the first, or to the one of bars.

    Where there is too little, bars are left out, heads get shorter, then the first column: their tooltips say all of
    them. bars: which column draws bars, None where none does.
    """

    def __init__(self, bars: int | None) -> None:
        super().__init__()
        self._bars = bars

    def share_room(self) -> None:
        """Share out the width anew, after other rows or another size."""
        header, bar = self.horizontalHeader(), self.verticalScrollBar().sizeHint().width()
        columns = [c for c in range(header.count()) if c != self._bars]
        if self.model() is None or not columns:
            return
        held = {c: max(self.sizeHintForColumn(c), header.minimumSectionSize()) for c in columns}
        whole = {c: max(held[c], header.sectionSizeHint(c)) for c in columns}
        whole_rows = self.verticalHeader().length() + header.height() <= self.height()
        room = self.width() - (0 if whole_rows else bar)  # the bar itself would chase it
        widths = dict(whole)
        if sum(whole.values()) > room:
            spare = max(room - sum(held.values()), 0)
            for c in columns[1:]:  # what is left goes to the heads, from the left
                widths[c] = held[c] + min(whole[c] - held[c], spare)
                spare -= widths[c] - held[c]
            widths[0] = max(room - sum(widths[c] for c in columns[1:]), LEAST_NAMES)
        left, taker = room - sum(widths.values()), 0
        if self._bars is not None:
            self.setColumnHidden(self._bars, left < LEAST_BAR)
            header.setSectionResizeMode(self._bars, QHeaderView.ResizeMode.Stretch)
            taker = self._bars if left >= LEAST_BAR else 0
        for c in columns:
            takes = c == taker and left >= 0
            mode = QHeaderView.ResizeMode.Stretch if takes else QHeaderView.ResizeMode.Fixed
            if header.sectionResizeMode(c) != mode:
                header.setSectionResizeMode(c, mode)
            if mode == QHeaderView.ResizeMode.Fixed and header.sectionSize(c) != widths[c]:
                header.resizeSection(c, widths[c])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share_room()


def align_heads(table: QTableWidget, *numbers: int) -> None:
    """Heads of columns stand over what is in them: at the right over numbers, else at the left."""
    left, right = (
        side | Qt.AlignmentFlag.AlignVCenter
        for side in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
    )
    table.horizontalHeader().setDefaultAlignment(left)
    for column in numbers:
        table.model().setHeaderData(
            column, Qt.Orientation.Horizontal, right, Qt.ItemDataRole.TextAlignmentRole
        )


def cell_table(model: QAbstractTableModel, name: str, bars: int | None = None) -> CellTable:
    """The view of such a table; name: for screen readers. bars: its column of bars."""
    view = CellTable(bars)
    model.setParent(view)
    model.modelReset.connect(view.share_room)
    model.dataChanged.connect(view.share_room)
    view.setModel(model)
    view.setAccessibleName(name)
    view.setShowGrid(False)
    view.setIconSize(QSize(16, 16))
    view.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
    view.verticalHeader().hide()
    view.verticalHeader().setDefaultSectionSize(26)
    header = view.horizontalHeader()
    header.setHighlightSections(False)
    header.setMinimumSectionSize(24)
    header.setResizeContentsPrecision(-1)
    header.setTextElideMode(Qt.TextElideMode.ElideRight)
    return view
