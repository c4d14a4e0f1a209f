"""Which docks are shown, and that none of them makes the window grow."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QObject

from ui.docks.panel import Panel


class DockRooms(QObject):
    """The docks of a preset have all the room that they need; once another comes to them, all make do with less."""

    def __init__(self, docks: Mapping[str, Panel], parent: QObject) -> None:
        super().__init__(parent)
        self._docks = docks
        self._arranging = False
        for dock in docks.values():
            dock.toggleViewAction().toggled.connect(self._opened)  # comes before the dock is shown

    def arrange(self, shown: Collection[str]) -> None:
        """Show these docks and no others. The others go first: for all at once the window would have to grow."""
        self._arranging = True
        for comes in (False, True):
            for name, dock in self._docks.items():
                if (name in shown) is comes:
                    dock.room.ask(spare=comes)
                    dock.setVisible(comes)
        self._arranging = False

    def make_do(self) -> None:
        """Another dock comes: what does not fit is scrolled."""
        for dock in self._docks.values():
            dock.room.ask(spare=False)

    def _opened(self, on: bool) -> None:
        if on and not self._arranging:
            self.make_do()
