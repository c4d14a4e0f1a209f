"""Parts of the compiled solver, which only compiled code calls, as functions that a test can call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba


def callable_part(part: Callable[..., Any]) -> Any:
    """The compiled part, with numbers and arrays taken out of Python's hands."""
    return numba.njit(error_model="numpy")(lambda *given: part(*given))
