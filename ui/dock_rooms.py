"""Which docks are shown, and that none of them makes the window grow."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from ui.docks.panel import Panel


class DockRooms(QObject):
    """The docks of a preset have all the room that they need; those to whose side another comes make do with less."""

    def __init__(self, docks: Mapping[str, Panel], window: QMainWindow) -> None:
        super().__init__(window)
        self._docks, self._window = docks, window
        self._arranging = False
        for dock in docks.values():  # toggled comes before the dock is shown
            dock.toggleViewAction().toggled.connect(partial(self._opened, dock))

    def arrange(self, shown: Collection[str]) -> None:
        """Show these docks and no others. The others go first: for all at once the window would have to grow."""
        self._arranging = True
        for comes in (False, True):
            for name, dock in self._docks.items():
                if (name in shown) is comes:
                    dock.room.ask(spare=comes)
                    dock.setVisible(comes)
        self._arranging = False

    def make_do(self, comes: Panel) -> None:
        """Another dock comes: what does not fit beside it is scrolled."""
        side = self._window.dockWidgetArea(comes)
        for dock in self._docks.values():
            if self._window.dockWidgetArea(dock) == side:
                dock.room.ask(spare=False)

    def _opened(self, dock: Panel, on: bool) -> None:
        if on and dock.isHidden() and not self._arranging:  # not when all are shown with the window
            self.make_do(dock)
