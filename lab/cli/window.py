"""Opening the window from the command line, without `lab` importing `ui`."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import nullcontext
from importlib.metadata import entry_points

from lab.errors import UsageError

PATIENCE = 60
"""Seconds after which a display that does not answer is none."""

PROBE = """
import resource
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
from PySide6.QtGui import QGuiApplication
QGuiApplication(["knockout-lab"])
"""
"""Where Qt finds no display, or not the platform that it is told to use, it ends the process: this one is for that."""


def open_window() -> int:
    """Start the desktop window and return its exit status when it is closed.

    Raises UsageError where there is no display, or Qt cannot be loaded.
    """
    asks = sys.platform.startswith("linux")  # elsewhere there is always a display
    named = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    if asks and not named:
        raise _no_display()
    found = list(entry_points(group="knockout_lab.window"))
    if not found:
        raise UsageError("the window is not installed; run `pip install knockout-lab`", code="no-window")
    with _probe() if asks else nullcontext() as probe:  # it looks while the window's own modules are read
        try:
            launch = found[0].load()
        except ImportError as error:
            raise UsageError(
                f"the window cannot start ({error}); install PySide6-Essentials and the system's OpenGL "
                "libraries, or use `knockout-lab demo`, which needs neither",
                code="no-window",
            ) from error
        if probe is not None and not _went_well(probe):
            raise _no_display()
    return int(launch())


def _no_display() -> UsageError:
    return UsageError(
        "there is no display to open the window on; `knockout-lab demo` does the main job without one",
        code="no-display",
    )


def _probe() -> subprocess.Popen[bytes]:
    nothing = subprocess.DEVNULL
    return subprocess.Popen(
        [sys.executable, "-P", "-c", PROBE], stdin=nothing, stdout=nothing, stderr=nothing
    )


def _went_well(probe: subprocess.Popen[bytes]) -> bool:
    try:
        return probe.wait(PATIENCE) == 0
    except subprocess.TimeoutExpired:
        probe.kill()
        probe.wait()
        return False
