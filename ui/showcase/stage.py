"""The window on show: brought to a state, and waited for until nothing in it changes any more."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import radians
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from lab import Thrower
from ui.window import MainWindow

QUIET, LONGEST = 0.25, 300.0
"""Seconds of quiet after which nothing more is expected, and after which a view that is not ready is given up."""


class Stage:
    """window: as opened. folder: for files that scenes open."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        self.window, self.folder = window, folder
        self.document, self.player, self.queue = window.document, window.player, window.queue

    def wait(self, done: Callable[[], bool], seconds: float = LONGEST) -> None:
        """Let the window work until `done`; TimeoutError after `seconds`."""
        end = time.monotonic() + seconds
        while not done():
            if time.monotonic() > end:
                raise TimeoutError("the window did not get there in time")
            QApplication.processEvents()
            time.sleep(0.002)

    def idle(self) -> None:
        """Wait until nothing was computed for a while: timers that ask for more have run out by then."""
        window = self.window
        quiet = time.monotonic()

        def done() -> bool:
            nonlocal quiet
            watch = window.watch
            whole = watch.fresh and watch.current is not None and watch.current.whole
            mapped = not watch.on or whole or bool(watch.refusal)
            if not window.queue.idle or watch.settling or window.desk.referee.busy or not mapped:
                quiet = time.monotonic()
            return time.monotonic() - quiet > QUIET

        self.wait(done)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()

    def play_out(self) -> None:
        """Carry the slide under way on to its end."""
        player = self.player
        if player.film is not None:
            player.seek(player.film.duration)
        if not player.paused:
            player.toggle_pause()
        while player.moving:
            player.step()
        player.toggle_pause()

    def slide(self, x: float, angle: float, speed: float) -> None:
        """Aim (cm, degrees, m/s) and throw the next token."""
        self.document.set_aim(x=x / 100, angle=radians(angle), speed=speed)
        self.player.throw_next()
        self.play_out()

    def fresh(self) -> None:
        """The reference board, an empty table, a casual hand, nothing over the board."""
        self.window.actions_.landing.setChecked(False)
        self.document.open_board("knockout")
        self.document.set_thrower(Thrower.preset("casual"))
        self.document.set_scatter(True)
