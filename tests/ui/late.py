"""Answers that come late: the queue is held up by other work for a while."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from ui.window import MainWindow
from ui.workers import Step


@contextmanager
def held_up(window: MainWindow) -> Iterator[None]:
    """Nothing that is asked of the queue meanwhile is answered before the end."""
    ends = threading.Event()

    def waits() -> Iterator[Step]:
        ends.wait()
        yield Step(1.0, None)

    window.queue.submit("holds up", "Holds up", waits, lambda step: None, lambda error: None, lambda: None)
    try:
        yield
    finally:
        ends.set()
