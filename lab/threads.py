"""Work on many of the same, shared by plain threads: compiled code lets go of the interpreter."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


def threads_to_use() -> int:
    """How many threads share a batch."""
    import numba

    return min(int(numba.get_num_threads()), os.cpu_count() or 1)


def by_chunks(work: Callable[[int], T], n: int, chunk: int, threads: int | None = None) -> list[T]:
    """What `work(first)` gives for each chunk of 0..n-1, in order; threads: by default `threads_to_use`."""
    firsts = range(0, n, chunk)
    threads = threads_to_use() if threads is None else threads
    if threads < 2 or len(firsts) < 2:
        return [work(first) for first in firsts]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(work, firsts))
