"""What commands have in common that are typed in the console: who may give them, and how they count."""

from __future__ import annotations

import threading

from lab import LabError


def ask_thread() -> None:
    """LabError in another thread than the window's, which alone may change what it shows."""
    if threading.current_thread() is not threading.main_thread():
        raise LabError(
            "a thread may read doc and compute, not change the window; change it from the console itself"
        )


def one_or_many(n: int, what: str) -> str:
    """ "1 token", "3 tokens": in English, as all that is typed."""
    return f"{n} {what}" if n == 1 else f"{n} {what}s"
