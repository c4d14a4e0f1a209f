"""The Measure dock: friction, restitution and skill from stopwatch and tape, and places from a still picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ui.desk import Desk
from ui.docks.panel import Panel
from ui.language import tr
from ui.theme import Theme

if TYPE_CHECKING:
    from ui.docks.measure_body import MeasureBody


class MeasureDock(Panel):
    """What it holds is in `measure_body.py`: fitting is loaded when the dock is first shown."""

    body: MeasureBody

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, tr("Measure"), "measure")

    def fill(self) -> None:
        from ui.docks.measure_body import MeasureBody

        self.body = MeasureBody(self.desk)
        self.column.addWidget(self.body)

    def restyle(self, theme: Theme) -> None:
        """Draw the picture's marks in another theme."""
        self.body.restyle(theme)

    def open_files(self, paths: list[Path]) -> None:
        """A still picture of the table, dropped on the window or opened; of several the last."""
        self.body.open_files(paths)
