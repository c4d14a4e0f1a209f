"""Opening the window from the command line, without `lab` importing `ui`."""

from __future__ import annotations

import os
import sys
from importlib.metadata import entry_points

from lab.errors import UsageError


def open_window() -> int:
    """Start the desktop window and return its exit status when it is closed.

    Raises UsageError where there is no display, or Qt cannot be loaded.
    """
    headless = sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("QT_QPA_PLATFORM")
    )
    if headless:
        raise UsageError(
            "there is no display to open the window on; `knockout-lab demo` does the main job without one",
            code="no-display",
        )
    found = list(entry_points(group="knockout_lab.window"))
    if not found:
        raise UsageError("the window is not installed; run `pip install knockout-lab`", code="no-window")
    try:
        launch = found[0].load()
    except ImportError as error:
        raise UsageError(
            f"the window cannot start ({error}); install PySide6-Essentials and the system's OpenGL "
            "libraries, or use `knockout-lab demo`, which needs neither",
            code="no-window",
        ) from error
    return int(launch())
