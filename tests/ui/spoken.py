"""The texts of a window, as they are seen and heard, to look for those that are not translated."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDockWidget,
    QMainWindow,
    QTabBar,
    QTableView,
    QTreeView,
    QWidget,
)

SHOWN = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
GETTERS = ("text", "title", "placeholderText", "prefix", "specialValueText")


def texts_of(window: QMainWindow) -> Iterator[tuple[str, QObject]]:
    """Each text of each widget and action, with who has it."""
    for widget in (window, *window.findChildren(QWidget)):
        for text in _of(widget):
            if isinstance(text, str) and text:
                yield text, widget
    for action in window.findChildren(QAction):
        yield from ((text, action) for text in (action.text(), action.toolTip()) if text)


def _of(widget: QWidget) -> Iterator[object]:
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    if isinstance(widget, QDockWidget):
        yield widget.windowTitle()
    for name in GETTERS:
        if callable(getter := getattr(widget, name, None)):
            yield getter()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(i) for i in range(widget.count()))
    if isinstance(widget, QTabBar):
        yield from (widget.tabText(i) for i in range(widget.count()))
    if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
        columns = model.columnCount(QModelIndex()) if isinstance(widget, QTableView | QTreeView) else 1
        for column in range(columns):
            yield from (model.headerData(column, Qt.Orientation.Horizontal, role) for role in SHOWN[:2])
            for row in range(model.rowCount(QModelIndex())):
                yield from (model.index(row, column).data(role) for role in SHOWN)
