"""The Fit dock: from recordings to the table's numbers, and a recorded slide beside the table's."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent

from ui.desk import Desk
from ui.docks.panel import Panel
from ui.language import tr
from ui.theme import Theme
from ui.timers import one_shot

if TYPE_CHECKING:
    from ui.docks.fit_body import FitBody


class FitDock(Panel):
    """What it holds is in `fit_body.py`: fitting is loaded when the dock is first shown."""

    body: FitBody

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, tr("Fit"), "fit")

    def fill(self) -> None:
        from ui.docks.fit_body import FitBody

        self.body = FitBody(self.desk)
        self.column.addWidget(self.body)
        self._in_sight = one_shot(self, 0, self._keep_in_sight)
        self.body.told.connect(self._in_sight.start)

    def _keep_in_sight(self) -> None:
        """What is told of a slide thrown again takes room in a low dock: the button for the next one stays there."""
        throw = self.body.throw
        if self.body.apart.isVisible():
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # what is told has its room
            self.room.show_place(throw, throw.rect())

    def restyle(self, theme: Theme) -> None:
        """Draw plots in another theme."""
        self.body.restyle(theme)

    def open_files(self, paths: list[Path]) -> None:
        """Recordings dropped on the window or opened."""
        self.body.open_files(paths)
