"""The Landing dock's table: a row for each space that was met, sorted as one likes, with a bar for its chance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ui.icons import space_icon
from ui.landing import Landing
from ui.language import count, tr
from ui.numbers import interval, percent
from ui.sheet import Sheet
from ui.space_words import space_names
from ui.theme import Theme, mixed, text_font

Index = QModelIndex | QPersistentModelIndex
SPACE, CHANCE, INTERVAL, BAR = range(4)

_STALE = 0.55
"""How far a stale row fades into the panel."""


@dataclass(frozen=True)
class Row:
    """A space (`place` in board order), how many slides it met, the chance with its 95 % interval, as texts too."""

    name: str
    place: int
    slides: int
    p: float
    lo: float
    hi: float
    icon: QIcon
    texts: tuple[str, ...]

    @classmethod
    def of(cls, name: str, place: int, slides: int, p: float, lo: float, hi: float, icon: QIcon) -> Row:
        """The row with its texts, which are asked for often."""
        return cls(name, place, slides, p, lo, hi, icon, (name, percent(p), interval(lo, hi), ""))


KEYS: dict[int, Callable[[Row], float]] = {
    SPACE: lambda row: row.place,
    CHANCE: lambda row: row.p,
    INTERVAL: lambda row: row.lo,
    BAR: lambda row: row.p,
}
"""What each column is sorted by."""


class LandingModel(QAbstractTableModel):
    """Spaces that were met, off and short too, the likeliest first until sorted otherwise; the others in one row."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.fresh = True
        self.rows: list[Row] = []
        self.most = 0.0
        self._strong = text_font(13, 600)  # a view asks for it a hundred times a picture
        self._by, self._order = CHANCE, Qt.SortOrder.DescendingOrder

    def take(self, landing: Landing | None, *, fresh: bool = True) -> None:
        """The rows of another map; a stale one is shown faded."""
        rows = [] if landing is None else self._sorted(self._rows(landing))
        self.fresh = fresh
        self.most = max((row.p for row in rows), default=0.0)
        if len(rows) == len(self.rows) and rows:  # what is selected and scrolled to stays
            self.rows = rows
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, BAR))
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def sheet(self) -> Sheet:
        """The data of the table, in its order."""
        heads = (tr("Space"), tr("Slides"), tr("Chance, %"), tr("95 % from, %"), tr("95 % to, %"))
        cells = [(row.name, row.slides, 100 * row.p, 100 * row.lo, 100 * row.hi) for row in self.rows]
        return Sheet(heads, cells)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """By board order, chance or the lower end of the interval; the row of all others stays last."""
        self._by, self._order = column, order
        if self.rows:
            self.rows = self._sorted(self.rows)
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, BAR))

    def _sorted(self, rows: list[Row]) -> list[Row]:
        met = [row for row in rows if row.slides]
        met.sort(key=lambda row: row.place)
        met.sort(key=KEYS[self._by], reverse=self._order == Qt.SortOrder.DescendingOrder)
        return met + [row for row in rows if not row.slides]

    def _rows(self, landing: Landing) -> list[Row]:
        found = landing.map
        names = space_names(found.board)
        spaces = {space.id: space for space in found.board.spaces}
        chances = [
            (names[space], c, space_icon(spaces.get(space), self.theme)) for space, c in found.spaces.items()
        ]
        plain = space_icon(None, self.theme)
        chances += [(tr("Off the board"), found.off, plain), (tr("Short of GO (K13)"), found.short, plain)]
        rows = [Row.of(name, i, c.count, c.p, c.lo, c.hi, icon) for i, (name, c, icon) in enumerate(chances)]
        met, missed = [row for row in rows if row.slides], [row for row in rows if not row.slides]
        if missed:
            many = count(len(missed), "{n} other", "{n} others") if len(missed) > 1 else missed[0].name
            met.append(Row.of(many, len(rows), 0, 0.0, 0.0, max(row.hi for row in missed), QIcon()))
        return met

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else BAR + 1

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (tr("Space"), "%", "95 %", "")[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = (
                Qt.AlignmentFlag.AlignRight if section in (CHANCE, INTERVAL) else Qt.AlignmentFlag.AlignLeft
            )
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole:
            return tr("Click to sort")
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = self.rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return row.texts[column]
        if role == Qt.ItemDataRole.ToolTipRole and column == SPACE:
            return row.texts[SPACE]
        if role == Qt.ItemDataRole.DecorationRole and column == SPACE:
            return row.icon
        if role == Qt.ItemDataRole.TextAlignmentRole and column in (CHANCE, INTERVAL):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole and column == CHANCE:
            return self._strong
        if role == Qt.ItemDataRole.ForegroundRole:
            colour = self.theme.secondary if column == INTERVAL else self.theme.text
            return QColor(colour) if self.fresh else mixed(colour, self.theme.panel, _STALE)
        return None


class BarDelegate(QStyledItemDelegate):
    """A bar as long as the chance, full width at the likeliest space."""

    def __init__(self, model: LandingModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        model = self._model
        part = model.rows[index.row()].p / model.most if model.most > 0 else 0.0
        rect = QRectF(option.rect)
        width = (rect.width() - 12) * part
        if width >= 0.5:
            bar = QRectF(rect.left() + 4, rect.center().y() - 4, width, 8)
            colour = QColor(model.theme.landings)
            painter.fillRect(bar, colour if model.fresh else mixed(colour, model.theme.panel, _STALE))
