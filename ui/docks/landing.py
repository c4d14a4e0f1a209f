"""The Landing dock: the chance of each space for this aim and hand, with its interval and origin."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QSpinBox,
    QStackedWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from lab.board.labels import space_names
from ui.desk import Desk
from ui.docks.panel import Panel, label, wrapped
from ui.icons import space_icon
from ui.landing import Landing
from ui.language import tr
from ui.numbers import interval, milliseconds, number, percent
from ui.theme import Theme, text_font

Index = QModelIndex | QPersistentModelIndex
COUNTS = (10_000, 100_000, 1_000_000)
COLUMNS = ("Space", "%", "95 %", "")


@dataclass(frozen=True)
class _Row:
    name: str
    p: float
    lo: float
    hi: float
    icon: QIcon


class _LandingModel(QAbstractTableModel):
    """A row for each space that was met, the likeliest first, off and short too; one for all others."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.rows: list[_Row] = []

    def take(self, landing: Landing | None) -> None:
        """The rows of another map."""
        self.beginResetModel()
        self.rows = [] if landing is None else self._rows(landing)
        self.endResetModel()

    def _rows(self, landing: Landing) -> list[_Row]:
        found = landing.map
        names = space_names(found.board)
        spaces = {space.id: space for space in found.board.spaces}
        rows = [
            _Row(names[space], c.p, c.lo, c.hi, space_icon(spaces.get(space), self.theme))
            for space, c in found.spaces.items()
        ]
        for name, c in (("Off the board", found.off), ("Short of GO (K13)", found.short)):
            rows.append(_Row(name, c.p, c.lo, c.hi, space_icon(None, self.theme)))
        met = sorted((row for row in rows if row.p > 0), key=lambda row: -row.p)
        missed = [row for row in rows if row.p == 0]
        if missed:
            many = f"{len(missed)} others" if len(missed) > 1 else missed[0].name
            met.append(_Row(many, 0.0, 0.0, max(row.hi for row in missed), QIcon()))
        return met

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own default)
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return COLUMNS[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section in (1, 2) else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = self.rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return (row.name, percent(row.p), interval(row.lo, row.hi), "")[column]
        if role == Qt.ItemDataRole.DecorationRole and column == 0:
            return row.icon
        if role == Qt.ItemDataRole.TextAlignmentRole and column in (1, 2):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole and column == 1:
            return text_font(13, 600)
        if role == Qt.ItemDataRole.ForegroundRole and column == 2:
            return QColor(self.theme.secondary)
        if role == Qt.ItemDataRole.UserRole:
            return row.p
        return None


class _BarDelegate(QStyledItemDelegate):
    """A bar as long as the chance, full width at the likeliest space."""

    def __init__(self, model: _LandingModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        most = self._model.rows[0].p if self._model.rows else 0.0
        part = index.data(Qt.ItemDataRole.UserRole) / most if most > 0 else 0.0
        rect = QRectF(option.rect)
        width = (rect.width() - 12) * part
        if width >= 0.5:
            bar = QRectF(rect.left() + 4, rect.center().y() - 4, width, 8)
            painter.fillRect(bar, QColor(self._model.theme.landings))


class LandingDock(Panel):
    """Shows the chances, and switches the layer on."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, tr("Landing"), "landing")
        self._document, self._watch, self._theme = desk.document, desk.watch, desk.theme

    def fill(self) -> None:
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty_page())
        self._stack.addWidget(self._full_page(self._theme))
        self.column.addWidget(self._stack)
        self._watch.changed.connect(self._show)
        self._document.changed.connect(self._document_changed)

    def _empty_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(20, 20, 20, 20)
        text = wrapped("Where would this throw come to rest, time and again?", "secondary")
        text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        button = self.show_button = QPushButton("Show the landing map")
        button.setToolTip("L")
        button.clicked.connect(lambda: self.desk.landing.emit(True))
        column.addStretch(1)
        column.addWidget(text)
        column.addSpacing(10)
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        return page

    def _full_page(self, theme: Theme) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        controls = QHBoxLayout()
        controls.setContentsMargins(10, 6, 10, 2)
        controls.setSpacing(6)
        self.count = QComboBox()
        self.count.setAccessibleName("Slides in the landing map")
        for n in COUNTS:
            self.count.addItem(f"{number(n)} slides", n)
        self.seed = QSpinBox()
        self.seed.setRange(0, 999_999)
        self.seed.setAccessibleName("Seed")
        self.seed.setToolTip("The same seed gives the same map again")
        seed = QLabel("seed")
        seed.setBuddy(self.seed)
        controls.addWidget(self.count)
        controls.addStretch(1)
        controls.addWidget(seed)
        controls.addWidget(self.seed)
        column.addLayout(controls)
        self.caption = wrapped("", "secondary")
        self.caption.setContentsMargins(10, 2, 10, 6)
        column.addWidget(self.caption)
        self.refusal = wrapped("", "refusal")
        self.refusal.setContentsMargins(10, 0, 10, 6)
        column.addWidget(self.refusal)
        self._model = _LandingModel(theme)
        view = self.table = QTableView()
        self._model.setParent(view)
        view.setModel(self._model)
        view.setAccessibleName("Chance of each space")
        view.setShowGrid(False)
        view.setIconSize(QSize(16, 16))
        view.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        view.setItemDelegateForColumn(3, _BarDelegate(self._model, view))
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.verticalHeader().hide()
        view.verticalHeader().setDefaultSectionSize(26)
        header = view.horizontalHeader()
        header.setHighlightSections(False)
        header.setResizeContentsPrecision(-1)
        header.setMinimumSectionSize(24)
        for section in range(3):
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(3, QHeaderView.ResizeMode.Stretch)
        column.addWidget(view, 1)
        self._together = label("", "secondary")
        self._together.setContentsMargins(10, 4, 10, 4)
        column.addWidget(self._together)
        self.count.activated.connect(lambda _: self._document.set_sampling(n=self.count.currentData()))
        self.seed.valueChanged.connect(lambda value: self._document.set_sampling(seed=value))
        return page

    def restyle(self, theme: Theme) -> None:
        """Draw chips and bars in another theme."""
        self._theme = self._model.theme = theme
        self._show()

    def _document_changed(self, names: frozenset[str]) -> None:
        if names & {"n", "seed"}:
            self._show_sampling()

    def _show_sampling(self) -> None:
        state = self._document.state
        self.count.setCurrentIndex(self.count.findData(state.n))
        self.seed.blockSignals(True)
        self.seed.setValue(state.seed)
        self.seed.blockSignals(False)

    def _show(self) -> None:
        watch = self._watch
        self._stack.setCurrentIndex(1 if watch.on else 0)
        self._show_sampling()
        self.refusal.setText(watch.refusal)
        self.refusal.setVisible(bool(watch.refusal))
        landing = watch.current
        self._model.take(landing)
        if landing is None:
            self.caption.setText("computing …" if not watch.refusal else "")
            self._together.setText("")
            return
        found = landing.map
        resting = len(found.resting)
        onto = f"onto {resting} resting tokens" if resting != 1 else "onto 1 resting token"
        self.caption.setText(
            f"{landing.count_text()} by a {found.thrower.name} hand, {onto}, seed {found.seed}, "
            f"{milliseconds(landing.seconds)}"
        )
        total = sum(chance.p for chance in found.spaces.values()) + found.off.p + found.short.p
        self._together.setText(
            f"Together {number(100 * total, 1)} %. Any Go to jail: {percent(found.jail.p)} %."
        )
