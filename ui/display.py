"""Is there a display to open a window on? Qt ends a process that finds none: `python -m ui.display` is for that."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

PATIENCE = 60
"""Seconds after which a display that does not answer is none."""


@contextmanager
def asking() -> Iterator[Callable[[], bool] | None]:
    """Ask a process of its own whether Qt finds a display, while other things are done; call what it gives to know.

    Nobody is asked where the environment names no display (it gives None), nor on systems that always have one.
    """
    if not sys.platform.startswith("linux"):
        yield lambda: True
    elif not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")):
        yield None
    else:
        nothing = subprocess.DEVNULL
        command = [sys.executable, "-P", "-m", "ui.display"]
        with subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing) as process:
            try:
                yield lambda: _went_well(process)
            finally:
                process.kill()  # where nobody waits for the answer any more


def _went_well(process: subprocess.Popen[bytes]) -> bool:
    try:
        return process.wait(PATIENCE) == 0
    except subprocess.TimeoutExpired:
        return False


def find() -> None:
    """Let Qt look for its display; where there is none this process ends, and leaves no core file."""
    import resource

    from PySide6.QtGui import QGuiApplication

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    QGuiApplication(["knockout-lab"])


if __name__ == "__main__":
    find()
