"""What is in the Measure dock: a page for readings, a page for a still picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from ui.desk import Desk
from ui.docks.measure_picture import PicturePage
from ui.docks.measure_readings import ReadingsPage
from ui.language import tr
from ui.theme import Theme


class MeasureBody(QWidget):
    """Both pages, in step with the document."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.readings, self.picture = ReadingsPage(desk), PicturePage(desk)
        self.pages = QTabWidget()
        self.pages.setDocumentMode(True)
        self.pages.tabBar().setDrawBase(False)
        self.pages.addTab(self.readings, tr("Readings"))
        self.pages.addTab(self.picture, tr("Picture"))
        column.addWidget(self.pages)
        self.picture.landed.connect(lambda: self.pages.setCurrentWidget(self.readings))

    def restyle(self, theme: Theme) -> None:
        """Show both in another theme."""
        self.readings.show_all()
        self.picture.restyle(theme)

    def open_files(self, paths: Sequence[Path]) -> None:
        """A still picture of the table; of several the last."""
        self.pages.setCurrentWidget(self.picture)
        self.picture.open(paths[-1])
