"""Opening the window from the command line, without `lab` importing `ui`."""

from __future__ import annotations

from importlib.metadata import entry_points

from lab.errors import UsageError


def open_window() -> int:
    """Start the desktop window and return its exit status when it is closed.

    Raises UsageError where there is no display, or Qt cannot be loaded.
    """
    window = {point.name: point for point in entry_points(group="knockout_lab.window")}
    if not {"display", "launch"} <= window.keys():
        raise UsageError("the window is not installed; run `pip install knockout-lab`", code="no-window")
    with window["display"].load()() as there_is_one:  # it looks while the window's own modules are read
        if there_is_one is None:
            raise _no_display()
        try:
            launch = window["launch"].load()
        except ImportError as error:
            raise UsageError(
                f"the window cannot start ({error}); install PySide6-Essentials and the system's OpenGL "
                "libraries, or use `knockout-lab demo`, which needs neither",
                code="no-window",
            ) from error
        if not there_is_one():
            raise _no_display()
    return int(launch())


def _no_display() -> UsageError:
    return UsageError(
        "there is no display to open the window on; `knockout-lab demo` does the main job without one",
        code="no-display",
    )
