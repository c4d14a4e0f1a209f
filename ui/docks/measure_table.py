"""The table of readings: cells typed as a person writes numbers, one empty row below."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyledItemDelegate,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from lab.recordings.numbers import is_number
from lab.recordings.readings import KINDS
from ui.docks.cells import align_heads
from ui.docks.measure_words import head, unit_of
from ui.language import tr
from ui.parts.measure import MeasurePart
from ui.theme import Theme

LEAST_ROWS = 4


def table_text(part: MeasurePart) -> str:
    """The complete rows of the shown kind as a table that readers know, "" when there is none."""
    columns = KINDS[part.kind]
    rows = [row for row in part.of(part.kind) if all(is_number(cell) for cell in row)]
    if not rows:
        return ""
    heads = "\t".join(f"{column} ({unit_of(column, part.unit)})" for column in columns)
    return "\n".join([heads, *("\t".join(row) for row in rows)])


class _Delegate(QStyledItemDelegate):
    """Enter goes on to the next cell, as in a spreadsheet; numbers are shown with the locale's decimal sign."""

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:
        """What was typed stays as typed; only what is seen is the locale's."""
        text = str(value)
        return text.replace(".", QLocale().decimalPoint()) if is_number(text) else text

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and isinstance(editor, QWidget)
        ):
            self.commitData.emit(editor)
            self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.EditNextItem)
            return True
        return super().eventFilter(editor, event)

    def setModelData(
        self, editor: QWidget, model: QAbstractItemModel, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Without blanks at the ends."""
        text = editor.property("text")
        model.setData(index, text.strip() if isinstance(text, str) else "")


class ReadingsTable(QTableWidget):
    """edited(rows): all cells, after one was changed. pasted(): the clipboard shall come in."""

    edited = Signal(object)
    pasted = Signal()

    def __init__(self) -> None:
        super().__init__(0, 0)
        self._bad = QColor()
        self.setAccessibleName(tr("Readings"))
        self.setItemDelegate(_Delegate(self))
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.SelectedClicked
        )
        self.setMinimumHeight(112)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.setShowGrid(False)  # rows are parted by the cells' own lines
        self.verticalHeader().setDefaultSectionSize(26)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.itemChanged.connect(lambda _: self._changed())

    def show_rows(self, part: MeasurePart, theme: Theme) -> None:
        """The rows of a kind and an empty one below; what is being typed stays."""
        self._bad = QColor(theme.error_text)
        columns, rows = KINDS[part.kind], part.of(part.kind)
        self.blockSignals(True)
        self.setColumnCount(len(columns))
        heads = [head(column, part.unit) for column in columns]
        self.setHorizontalHeaderLabels(heads)
        align_heads(self, *range(len(heads)))
        for x, text in enumerate(heads):
            self.model().setHeaderData(x, Qt.Orientation.Horizontal, text, Qt.ItemDataRole.ToolTipRole)
        self.setRowCount(max(len(rows) + 1, LEAST_ROWS))
        for y in range(self.rowCount()):
            for x in range(len(columns)):
                self._show_cell(y, x, rows[y][x] if y < len(rows) else "")
        self.blockSignals(False)

    def _show_cell(self, y: int, x: int, text: str) -> None:
        item = self.item(y, x)
        if item is None:
            item = QTableWidgetItem()
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.setItem(y, x, item)
        item.setText(text)
        good = not text or is_number(text)
        item.setToolTip("" if good else tr("This is no number: the row is left out"))
        item.setForeground(self.palette().text() if good else self._bad)
        font = item.font()
        font.setUnderline(not good)
        item.setFont(font)

    def _changed(self) -> None:
        rows = []
        for y in range(self.rowCount()):
            cells = [self.item(y, x) for x in range(self.columnCount())]
            rows.append(tuple("" if cell is None else cell.text() for cell in cells))
        self.edited.emit(tuple(rows))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Paste and Delete act on the cells."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self.pasted.emit()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.blockSignals(True)
            for item in self.selectedItems():
                item.setText("")
            self.blockSignals(False)
            self._changed()
        else:
            super().keyPressEvent(event)
