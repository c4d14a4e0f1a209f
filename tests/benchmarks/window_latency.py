"""`python -m tests.benchmarks.window_latency`: how soon the landing map follows a slider, and whether that is smooth.

A slider is moved every 25 ms over a window that shows the landing layer. A timer of 1 ms notes each gap of the
event loop. Printed: the time from a move to the next picture that was painted after it, the longest gaps, and what
the first picture costs by itself, so that a busy machine shows.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

MOVES, EVERY_MS = 120, 25


def wait_for(app: QApplication, done: Callable[[], bool], seconds: float = 120.0) -> None:
    """Let the window work until `done`; TimeoutError after `seconds`."""
    end = time.monotonic() + seconds
    while not done():
        app.processEvents()
        time.sleep(0.002)
        if time.monotonic() > end:
            raise TimeoutError("the window did not get there in time")


def main() -> int:
    """Measure and print; returns the exit status."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QTimer

    from lab import landing_map
    from ui.app import application
    from ui.document import LabDocument
    from ui.theme import Themes
    from ui.window import MainWindow

    app = application()
    window = MainWindow(LabDocument(), Themes(app, "light"))
    window.files.ask = lambda: "discard"
    window.resize(1366, 768)
    window.show()
    wait_for(app, lambda: window.queue.idle, 600)
    document, watch = window.document, window.watch
    window.actions_.landing.setChecked(True)
    wait_for(app, lambda: watch.current is not None and watch.current.whole and window.queue.idle)
    gaps, firsts = [], []
    moved: list[tuple[float, float]] = []
    last = time.perf_counter()

    def tick() -> None:
        nonlocal last
        now = time.perf_counter()
        gaps.append(now - last)
        last = now

    def seen() -> None:
        """A picture arrived: paint it, and note the moves that it answers."""
        if watch.current is None or not watch.fresh:
            return
        window.table.viewport().repaint()
        now, mu = time.perf_counter(), watch.current.map.board.surface.mu
        for at, value in list(moved):
            if abs(value - mu) < 1e-12:
                firsts.append(now - at)
                moved[:] = [later for later in moved if later[0] > at]
                break

    def move() -> None:
        nonlocal left
        left -= 1
        value = round(0.06 + 0.0005 * (left % 80), 4)
        moved.append((time.perf_counter(), value))
        document.set_parameter("mu", value)
        if left == 0:
            slider.stop()

    left = MOVES
    ticker, slider = QTimer(), QTimer()
    ticker.timeout.connect(tick)
    slider.timeout.connect(move)
    watch.changed.connect(seen)
    ticker.start(1)
    slider.start(EVERY_MS)
    wait_for(
        app, lambda: left == 0 and watch.current is not None and watch.current.whole and window.queue.idle
    )
    ticker.stop()
    state = document.state
    alone = []
    for _ in range(9):
        started = time.perf_counter()
        landing_map(state.board, state.thrower, state.aim, 2_000, state.seed)
        alone.append(time.perf_counter() - started)
    window.close()
    for name, values in (
        ("move to its picture", firsts),
        ("gap of the event loop", gaps),
        ("first map alone", alone),
    ):
        told = 1000 * np.array(values if values else [np.nan])
        print(
            f"{name}: median {np.median(told):.1f} ms, 95 % {np.percentile(told, 95):.1f}, most {told.max():.1f}"
        )
    print(f"pictures while moving: {len(firsts)} of {MOVES} moves")
    return 0


if __name__ == "__main__":
    sys.exit(main())
