"""The Tokens dock: where each token lies, which waits, which is off."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHeaderView, QTableView

from ui.desk import Desk
from ui.docks.panel import Panel, tall_rows
from ui.document import LabDocument
from ui.icons import token_icon
from ui.language import tr
from ui.places import Places
from ui.sides import SIDES
from ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex


class _TokenModel(QAbstractTableModel):
    """One row a token, side after side."""

    def __init__(self, document: LabDocument, places: Places, theme: Theme) -> None:
        super().__init__()
        self._document, self._places, self.theme = document, places, theme
        self.tokens = [f"{side}-{number}" for side in SIDES for number in range(1, 5)]

    def refresh(self) -> None:
        """Everything may have changed."""
        self.dataChanged.emit(self.index(0, 0), self.index(len(self.tokens) - 1, 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.tokens)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else 2

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (tr("Token"), tr("Lies on"))[section]
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        token = self.tokens[index.row()]
        table = self._document.table
        if role == Qt.ItemDataRole.DecorationRole and index.column() == 0:
            return token_icon(token, self.theme, hollow=token in table.off)
        if role == Qt.ItemDataRole.DisplayRole:
            return token if index.column() == 0 else self._lies_on(token)
        if role == Qt.ItemDataRole.ForegroundRole and token not in table.rest and index.column() == 1:
            return QColor(self.theme.secondary)
        return None

    def _lies_on(self, token: str) -> str:
        table = self._document.table
        if token in table.rest:
            return self._places.describe(self._document.board, token, table.rest[token])
        if token in table.off:
            return tr("off the board")
        return tr("next, at GO") if token == table.next_token else tr("waits")


class TokensDock(Panel):
    """Lists the tokens."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, tr("Tokens"), "tokens")

    def fill(self) -> None:
        desk = self.desk
        self._model = _TokenModel(desk.document, desk.places, desk.theme)
        view = self.table = QTableView()
        self._model.setParent(view)
        view.setModel(self._model)
        view.setAccessibleName(tr("Where each token lies"))
        view.setIconSize(QSize(16, 16))
        view.setShowGrid(False)
        view.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        tall_rows(view)
        view.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        view.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        view.horizontalHeader().setHighlightSections(False)
        self.column.addWidget(view)
        desk.document.changed.connect(lambda _: self._model.refresh())
        desk.places.ready.connect(self._model.refresh)

    def restyle(self, theme: Theme) -> None:
        """Draw the tokens in another theme."""
        self._model.theme = theme
        self._model.refresh()
