"""Memory of a window that stays open for days: what it gives back, and where cycles are collected.

glibc's heaps fragment under large arrays that come and go (by a third of the process in some thousand actions);
arrays of a megabyte and more are the system's own instead.
"""

from __future__ import annotations

import ctypes
import gc
from contextlib import suppress
from functools import cache

from pyqtgraph.util.garbage_collector import GarbageCollector
from PySide6.QtCore import QCoreApplication

LARGE = 2**20
"""Bytes; what is at least so large goes back to the system when it is let go."""

HEAPS = 2
"""Heaps that threads share; compiled code takes no memory, so nobody waits."""

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8  # <malloc.h>


@cache
def collect_here(app: QCoreApplication) -> GarbageCollector:
    """From now on Python's cycles are collected in this thread alone, by a timer.

    Collected by another thread, a widget's connections are cut there, under a lock of Qt's, while the window may wait
    for that lock with the interpreter in its hand: then both wait for ever. What is there already, modules above all,
    is not gone through again: that would hold the window up for longer than an eye overlooks.
    """
    gc.freeze()
    collector = GarbageCollector()
    collector.timer.setParent(app)
    return collector


def give_back_what_is_large() -> None:
    """Tell the C library; does nothing where it is another one than glibc."""
    with suppress(OSError, AttributeError, TypeError):
        mallopt = ctypes.CDLL(None).mallopt
        for option, value in ((_MMAP_THRESHOLD, LARGE), (_TRIM_THRESHOLD, LARGE), (_ARENA_MAX, HEAPS)):
            mallopt(option, value)
