"""The table of places under a still picture: where each clicked token lies on the board."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHeaderView, QSizePolicy, QTableWidget, QTableWidgetItem

from lab.recordings.still import Still
from ui.docks.cells import align_heads
from ui.language import tr
from ui.numbers import centimetres, number

_TALLEST = 260


def places_table() -> QTableWidget:
    """An empty table: token, x, y and standard error in cm."""
    table = QTableWidget(0, 4)
    table.setAccessibleName(tr("Places of the tokens on the board"))
    table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.setMinimumHeight(80)
    table.setMaximumHeight(_TALLEST)
    table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(24)
    table.horizontalHeader().setHighlightSections(False)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    table.setHorizontalHeaderLabels([tr("Token"), tr("x, cm"), tr("y, cm"), tr("±, cm")])
    align_heads(table, 1, 2, 3)
    return table


def show_places(table: QTableWidget, still: Still | None, faded: str) -> None:
    """A row a token; none where nothing is placed. faded: colour of places that are no longer, "" where they are."""
    places = {} if still is None else still.places
    table.setRowCount(len(places))
    tall = (
        table.horizontalHeader().sizeHint().height()
        + len(places) * table.verticalHeader().defaultSectionSize()
    )
    table.setMinimumHeight(
        min(max(tall + 2 * table.frameWidth(), 80), _TALLEST)
    )  # the page scrolls, not the table
    for row, (name, (x, y)) in enumerate(places.items()):
        error = "" if still is None else number(100 * still.errors[name], 1)
        for column, text in enumerate((name, centimetres(x), centimetres(y), error)):
            item = QTableWidgetItem(text)
            if faded:
                item.setForeground(QColor(faded))
            if column:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            table.setItem(row, column, item)
