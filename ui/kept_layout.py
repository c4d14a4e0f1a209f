"""The user's own layout of the window, remembered from one run to the next.

Teach and the starts of lessons put most of the window away. While one is on, what was there before it is kept, and
that is what is remembered.
"""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from ui.owners import belongs_to
from ui.settings import Settings

STATE_VERSION = 1
"""Of the layout that is remembered: another one is not taken up after the docks have changed."""


USUAL = QSize(1366, 768)
"""px of a first window."""


class KeptLayout:
    """Of one window: the preset that is on, and the user's own layout where that is another one.

    preset: by name.
    """

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        self._window, self._settings = window, settings
        self.preset = "tune"
        self._own: tuple[str, QByteArray] | None = None

    @property
    def own(self) -> tuple[str, QByteArray]:
        """The user's own layout: its preset, and where its docks are."""
        return self._own or (self.preset, self._window.saveState(STATE_VERSION))

    def keep(self) -> None:
        """Another layout comes that is not the user's own."""
        self._own = self.own

    def turn_to(self, preset: str, *, in_lesson: bool) -> QByteArray:
        """Another preset is chosen; from now on it is the user's own, but for Teach and within a lesson.

        What comes back is where its docks were when it was left for Teach, else nothing.
        """
        kept = self._own
        if preset == "teach":
            self.keep()
        elif not in_lesson:
            self._own = None
        self.preset = preset
        if self._own is None and kept is not None and kept[0] == preset:
            return kept[1]
        return QByteArray()

    def put(self, docks: QByteArray) -> None:
        """Docks and bars where they were."""
        if not docks.isEmpty():
            self._window.restoreState(docks, STATE_VERSION)

    def remembered(self) -> tuple[str, QByteArray]:
        """The layout of the window that was closed last; its size is taken up at once, or the usual one that the
        screen has room for."""
        geometry = self._settings.get("geometry", QByteArray())
        if not geometry.isEmpty():
            self._window.restoreGeometry(geometry)
        else:
            self._window.resize(USUAL.boundedTo(self._window.screen().availableGeometry().size()))
        return self._settings.get("preset", "tune"), self._settings.get("docks", QByteArray())

    def remember(self) -> None:
        """For the next window."""
        preset, docks = self.own
        self._settings.set("geometry", self._window.saveGeometry())
        self._settings.set("preset", preset)
        self._settings.set("docks", docks)


def hide_whole(window: QWidget) -> None:
    """Hide a window with all windows that belong to it: docks that float, a page in a window of its own."""
    window.hide()
    for other in QApplication.topLevelWidgets():
        if other.isVisible() and belongs_to(other, window):
            other.hide()
