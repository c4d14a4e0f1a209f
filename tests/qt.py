"""Whether the window can be tested here: Qt installed and its system libraries found."""

from __future__ import annotations

import os
from functools import cache


@cache
def qt_problem() -> str | None:
    """Why Qt cannot be used here; None when it can."""
    try:
        import PySide6.QtWidgets  # noqa: F401 - whether it is there
        import pytestqt  # noqa: F401 - whether it is there
    except ImportError as error:
        return f"{type(error).__name__}: {error}"
    return None


def qt_is_required() -> bool:
    """KNOCKOUT_LAB_REQUIRE_QT=1 makes a missing Qt an error, for checks that must not skip the window."""
    return os.environ.get("KNOCKOUT_LAB_REQUIRE_QT", "") not in ("", "0")
