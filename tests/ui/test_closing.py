"""Closing: the window is gone at once, whatever is still computed; the process ends when that has ended."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tests.patience import PATIENCE
from ui.window import MainWindow
from ui.workers import Step, nothing_waits


def test_a_window_that_is_closed_does_not_stand_while_work_ends(window: MainWindow) -> None:
    """As a compiler that cannot be stopped: it ends here only when nothing is seen any more."""
    seen: list[bool] = []

    def steps() -> Iterator[Step]:
        seen.append(window.isVisible())
        end = time.monotonic() + PATIENCE
        while window.isVisible() and time.monotonic() < end:
            time.sleep(0.01)
        seen.append(window.isVisible())
        yield Step(1.0)

    window.queue.submit("work", "working", steps, lambda _: None, lambda _: None, nothing_waits)
    while not seen:
        time.sleep(0.01)
    assert window.close()
    assert seen == [True, False]
    assert window.queue.idle


PROGRAM = """
import sys, time
from PySide6.QtCore import QTimer
from ui.app import application
from ui.document import LabDocument
from ui.theme import Themes
from tests.patience import PATIENCE
from ui.window import MainWindow
from ui.workers import Step, nothing_waits

app = application()
window = MainWindow(LabDocument(), Themes(app, "light"))
window.places.warm_up = lambda *_: None
window.queue.cancel_all()
window.show()
done = []

def steps():
    time.sleep(1.0)
    done.append("done")
    yield Step(1.0)

window.queue.submit("work", "working", steps, print, print, nothing_waits)
QTimer.singleShot(100, window.actions_.quit.trigger)
status = app.exec()
print("ended", status, *done)
"""


def test_the_program_ends_after_the_work_has() -> None:
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(Path(__file__).parents[2])},
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == ["ended", "0", "done"]
