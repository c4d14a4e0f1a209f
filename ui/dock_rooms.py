"""Which docks are shown, and that none of them makes the window grow."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMainWindow

from ui.docks import AREAS, DOCKS, MOVED, NARROW, NARROW_WINDOW, Area
from ui.docks.panel import Panel
from ui.timers import one_shot

LOW = 640
"""px of a screen's height below which its docks make do with little, or the window would be higher than the screen."""
SLACK = 4
"""px by which a dock's width may differ from the part of the window's that it should have."""


class DockRooms(QObject):
    """The docks of a preset have all the room that they need; those to whose side another comes make do with less.

    outgrown: the preset stands otherwise in a window of the present width.
    """

    outgrown = Signal()

    def __init__(self, docks: Mapping[str, Panel], window: QMainWindow) -> None:
        super().__init__(window)
        self._docks, self._window = docks, window
        self._areas = {name: DOCKS[name].area for name in docks}
        self._preset = ""
        self._narrow = self._arranging = False
        self._anew = one_shot(self, 0, self.outgrown.emit)
        self._shared: tuple[Panel, float] | None = None
        self._doubted = False
        self._held: int | None = None
        window.installEventFilter(self)
        for dock in docks.values():  # toggled comes before the dock is shown
            dock.toggleViewAction().toggled.connect(partial(self._opened, dock))

    def stand(self, preset: str) -> Mapping[str, Area]:
        """Put the docks where they stand in a preset; those of "tabs" and "below" behind one another. Returns where."""
        self._anew.stop()
        self._preset = preset
        self._narrow = preset in NARROW and self._window.isVisible() and self._is_narrow()
        moved = {**MOVED.get(preset, {}), **(NARROW[preset] if self._narrow else {})}
        areas = {name: moved.get(name, DOCKS[name].area) for name in self._docks}
        for name, area in areas.items():
            if self._areas[name] == area:
                continue
            self._areas[name] = area
            dock = self._docks[name]
            self._window.removeDockWidget(dock)
            self._window.addDockWidget(AREAS[area], dock)
            here = [other for other, at in self._areas.items() if at == area and other != name]
            if area in ("tabs", "below") and here:
                self._window.tabifyDockWidget(self._docks[here[0]], dock)
        return areas

    def _is_narrow(self) -> bool:
        return self._window.width() < NARROW_WINDOW

    def arrange(self, shown: Collection[str]) -> None:
        """Show these docks and no others. The others go first: for all at once the window would have to grow.

        On a low screen they are scrolled rather.
        """
        self._arranging = True
        low = max(self._window.screen().availableGeometry().height(), self._window.height()) < LOW
        for comes in (False, True):
            for name, dock in self._docks.items():
                if (name in shown) is comes:
                    dock.room.ask(spare=comes and not low)
                    dock.setVisible(comes)
        self._arranging = False

    def make_do(self, comes: Panel) -> None:
        """Another dock comes: what does not fit beside it is scrolled."""
        if self._anew.isActive():  # after the preset has come to stand, not before
            self._anew.stop()
            self.outgrown.emit()
        side = self._window.dockWidgetArea(comes)
        for dock in self._docks.values():
            if self._window.dockWidgetArea(dock) == side:
                dock.room.ask(spare=False)

    def share(self, dock: Panel, part: float) -> None:
        """Give the dock's side this part of the window's width, in another size of the window too.

        Once the user has moved its edge, it keeps that width.
        """
        self._shared, self._doubted = (dock, part), False
        self._give(part * self._window.width())

    def doubt(self) -> None:
        """Docks stand as they were once left: the user may have moved that edge."""
        self._doubted = True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window has a size; or the edge between table and dock is taken, which the window itself hears of."""
        if event.type() == (QEvent.Type.Resize if self._narrow else QEvent.Type.Show):
            self._see_width()
        if self._shared is None:
            return False
        dock, part = self._shared
        if event.type() == QEvent.Type.Show and not self._doubted:
            self._give(part * self._window.width())
        elif isinstance(event, QResizeEvent) and self._window.isVisible() and dock.isVisible():
            asked, least = part * event.oldSize().width(), dock.minimumSizeHint().width()
            if not self._doubted or abs(dock.width() - max(asked, least)) <= SLACK:
                self._doubted = False
                self._give(part * event.size().width())
        elif event.type() == QEvent.Type.MouseButtonPress:
            self._held = dock.width()
        elif event.type() == QEvent.Type.MouseButtonRelease and self._held is not None:
            if dock.isVisible() and dock.width() != self._held:
                self._shared = None
            self._held = None
        return False

    def _see_width(self) -> None:
        """The window is shown, or a narrow one has another size: where the preset stands otherwise then, say so."""
        if (
            self._preset in NARROW
            and self._narrow != self._is_narrow()
            and (self._narrow or not self._doubted)
        ):
            self._anew.start()

    def _give(self, width: float) -> None:
        if self._shared is not None:
            self._window.resizeDocks([self._shared[0]], [round(width)], Qt.Orientation.Horizontal)

    def _opened(self, dock: Panel, on: bool) -> None:
        if on and dock.isHidden() and not self._arranging:  # not when all are shown with the window
            self.make_do(dock)
