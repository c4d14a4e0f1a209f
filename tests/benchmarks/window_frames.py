"""How long one frame of the live table takes with sixteen tokens in motion, trails on: issue 7 asks for a 95th
percentile below 16.7 ms, offscreen, on two cores.

`python -m tests.benchmarks.window_frames` prints the figures; a frame is the motion's step and all that the window
then paints. The processor's time of the window's own thread is told too: on a busy machine it is the one to look at.
"""

from __future__ import annotations

import os
import sys
from time import perf_counter, thread_time

import numpy as np
from numpy.typing import NDArray

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

SIZES = ((1366, 768), (1920, 1080))
FRAMES = 90
ASKED_MS = 16.7


def frames(width: int, height: int) -> tuple[NDArray[np.float64], NDArray[np.float64], float]:
    """Wall time and the thread's processor time (ms) of each frame, and how many tokens moved on average."""
    from PySide6.QtWidgets import QApplication

    from lab import Release, Thrower
    from lab.motion.live import LiveTable
    from ui.app import application
    from ui.document import LabDocument
    from ui.sides import TOKENS
    from ui.table.film import LiveFilm
    from ui.table.player import FRAME
    from ui.theme import Themes
    from ui.window import MainWindow

    app = application()
    window = MainWindow(LabDocument(), Themes(app, "light"))
    window.resize(width, height)
    window.show()
    while (
        not window.queue.idle or not window.places.is_ready
    ):  # the solver is loaded beside, and takes its time
        QApplication.processEvents()
    player, board = window.player, window.document.board
    window.document.set_thrower(Thrower.preset("casual"))
    player.paused = True
    live = LiveTable(board.with_(mu=0.03))
    for k, token in enumerate(TOKENS):
        x, y = 0.035 + 0.07 * (k % 4), 0.06 + 0.075 * (k // 4)
        live.launch(token, Release(x, y, 0.42 + 0.02 * (k // 4), 0.05 * (k % 4 - 1.5), 2.0))
    player._live, player._token = live, TOKENS[0]
    player._release, player._growing = Release(0.14, 0.1, 0.5), LiveFilm(TOKENS[0])
    wall, used, moving = [], [], []
    for _ in range(FRAMES):
        began, began_used = perf_counter(), thread_time()
        player._carry_on(FRAME)
        QApplication.processEvents()
        wall.append(1000 * (perf_counter() - began))
        used.append(1000 * (thread_time() - began_used))
        if player._live is None:
            break
        moving.append(sum(any(v) for v in live.velocities.values()))
    player.stop()
    window.close()
    window.deleteLater()
    return np.array(wall), np.array(used), float(np.mean(moving))


def main() -> int:
    """Print the figures; the exit status tells whether the wall time is as asked."""
    worst = 0.0
    for width, height in SIZES:
        wall, used, moving = frames(width, height)
        p50, p95 = np.quantile(wall, [0.5, 0.95])
        worst = max(worst, float(p95))
        print(
            f"{width}x{height}: {len(wall)} frames, {moving:.1f} tokens in motion: "
            f"median {p50:.1f} ms, 95th percentile {p95:.1f} ms (asked: below {ASKED_MS}); "
            f"processor: median {np.median(used):.1f} ms, 95th percentile {np.quantile(used, 0.95):.1f} ms"
        )
    return 0 if worst < ASKED_MS else 1


if __name__ == "__main__":
    sys.exit(main())
