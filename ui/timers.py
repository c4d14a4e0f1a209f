"""Timers that go off once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def one_shot(parent: QObject, milliseconds: int, done: Callable[[], object]) -> QTimer:
    """A timer that calls `done` once, so long after it is started; started again before that, later."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(done)
    return timer
