"""Tables whose first row in sight is whole, at their end too, and that stay at their end when it moves."""

from __future__ import annotations

from PySide6.QtWidgets import QTableView, QTableWidget


def begin_with_whole_row(table: QTableView) -> None:
    """At its end Qt shows the last row at the very bottom, the first one cut; here the rest of the room stays blank."""
    bar = table.verticalScrollBar()
    if bar.value() == bar.maximum() > 0:
        table.verticalHeader().setOffsetToSectionPosition(bar.maximum())
        table.viewport().update()


class WholeRowView(QTableView):
    """A table that keeps its end in sight while it is there: in other room, with other rows or heights."""

    def updateGeometries(self) -> None:
        bar = self.verticalScrollBar()
        at_end = bar.value() == bar.maximum()
        super().updateGeometries()
        if at_end:
            bar.setValue(bar.maximum())
        begin_with_whole_row(self)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        begin_with_whole_row(self)


class WholeRowWidget(QTableWidget):
    """A table of items that begins with a whole row."""

    def updateGeometries(self) -> None:
        super().updateGeometries()
        begin_with_whole_row(self)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        begin_with_whole_row(self)
