"""`python -m ui.screenshots --out DIR`: pictures of the window after a few seeded slides, to be looked at.

Opened offscreen at 1366x768 and 1920x1080, light and dark, with and without the landing layer.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from math import radians
from pathlib import Path

from PySide6.QtWidgets import QApplication

from lab import Thrower
from ui.app import application
from ui.document import LabDocument
from ui.theme import Themes
from ui.window import MainWindow

SIZES = ((1366, 768), (1920, 1080))
AIMS = (
    (14.0, 0.5, 0.86),
    (9.5, -1.0, 1.02),
    (19.0, 1.5, 0.74),
    (14.5, 0.2, 0.90),
    (8.5, 4.0, 1.45),
    (16.5, 0.0, 0.98),
)
"""Place (cm), angle (degrees), speed (m/s) of the slides before the picture."""


def wait_for(app: QApplication, done: Callable[[], bool], seconds: float = 120.0) -> None:
    """Let the window work until `done`; TimeoutError after `seconds`."""
    end = time.monotonic() + seconds
    while not done():
        app.processEvents()
        time.sleep(0.002)
        if time.monotonic() > end:
            raise TimeoutError("the window did not get there in time")


def play_some(app: QApplication, window: MainWindow) -> None:
    """A few slides as a casual hand throws them, seeded."""
    wait_for(app, lambda: window.queue.idle)
    document, player = window.document, window.player
    document.set_thrower(Thrower.preset("casual"))
    document.set_scatter(True)
    for x, angle, speed in AIMS:
        document.set_aim(x=x / 100, angle=radians(angle), speed=speed)
        player.throw_next()
        wait_for(app, lambda: not player.moving)
    document.set_aim(x=0.14, angle=0.0, speed=0.97)


def shoot(window: MainWindow, path: Path) -> None:
    """Save the window as it is."""
    QApplication.processEvents()
    window.grab().save(str(path))
    print(path)


def main(arguments: list[str] | None = None) -> int:
    """Make the pictures; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder for the pictures")
    out: Path = parser.parse_args(arguments).out
    out.mkdir(parents=True, exist_ok=True)
    app = application()
    themes = Themes(app, "light")
    window = MainWindow(LabDocument(), themes)
    window.resize(*SIZES[0])
    window.show()
    shoot(window, out / "start-light-1366.png")
    play_some(app, window)
    for landing in (False, True):
        window.actions_.landing.setChecked(landing)
        for width, height in SIZES:
            window.resize(width, height)
            app.processEvents()
            wait_for(app, lambda: window.queue.idle and not window.watch.settling)
            for name in ("light", "dark"):
                themes.choose(name)
                shoot(window, out / f"{'landing' if landing else 'table'}-{name}-{width}.png")
    window.close()
    return 0


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.exit(main())
