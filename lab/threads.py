"""Work on many of the same, shared by plain threads (compiled code lets go of the interpreter); long work stopped."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

T = TypeVar("T")
Asked = Callable[[], bool]

_asked: ContextVar[Asked | None] = ContextVar("_asked", default=None)


class Stopped(Exception):
    """Work was given up half-way, as `stoppable` was asked to."""


@contextmanager
def stoppable(asked: Asked) -> Iterator[None]:
    """Work that is begun in here ends with Stopped at its next step once `asked()` is true.

    Steps are the chunks of `by_chunks`, and wherever else `stop_if_asked` is called.
    """
    token = _asked.set(asked)
    try:
        yield
    finally:
        _asked.reset(token)


def stop_if_asked() -> None:
    """One step of long work that is no batch: raises Stopped where that was asked for."""
    _stop_if(_asked.get())


def _stop_if(asked: Asked | None) -> None:
    if asked is not None and asked():
        raise Stopped


def threads_to_use() -> int:
    """How many threads share a batch."""
    import numba

    return min(int(numba.get_num_threads()), os.cpu_count() or 1)


def by_chunks(work: Callable[[int], T], n: int, chunk: int, threads: int | None = None) -> list[T]:
    """What `work(first)` gives for each chunk of 0..n-1, in order; threads: by default `threads_to_use`.

    Raises Stopped where that was asked for.
    """
    asked = _asked.get()  # here, for other threads have a context of their own

    def unless_stopped(first: int) -> T:
        _stop_if(asked)
        return work(first)

    firsts = range(0, n, chunk)
    threads = threads_to_use() if threads is None else threads
    if threads < 2 or len(firsts) < 2:
        return [unless_stopped(first) for first in firsts]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(unless_stopped, firsts))
