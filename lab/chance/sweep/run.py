"""A sweep: every point of a grid measured, on local threads or a Dask cluster, kept as it comes."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from lab.chance.outcomes import most_slides
from lab.chance.sweep.grid import Axis, Value, axes_of, checked_resting, grid_points
from lab.chance.sweep.table import SweepTable
from lab.errors import SweepError
from lab.whole_numbers import check_whole

if TYPE_CHECKING:
    from lab.board import Board
    from lab.chance.sweep.point import Row
    from lab.throwers import Aim, Thrower

Keep = Callable[[str, "Row"], None]


def sweep(
    board: Board,
    thrower: Thrower,
    aim: Aim,
    grid: Mapping[str, Sequence[Value]] | Sequence[Axis],
    n: int = 10_000,
    seed: int = 1,
    resting: Mapping[str, tuple[float, float]] | None = None,
    *,
    middle: bool = False,
    scheduler: str | None = None,
    workers: int | None = None,
    journal: str | os.PathLike[str] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> SweepTable:
    """What `n` slides of a thrower come to, at every point of a grid.

    grid: {name: values}, the last changing fastest; names as in `grid.py` ("mu", "skill", "aim.speed", ...).
    seed: every point draws from a seed of its own, made of its content and this one: the same point gives the same
    bits in any grid, with any number of workers, here or on a cluster (of the same versions).
    middle: aim from the middle of each point's board. scheduler: address of a Dask scheduler; without it `workers`
    local threads (by default as many as there are processors). journal: a file to keep points in as they are
    measured; when it is there already, they are taken from it. It stays; whoever saves the table removes it.
    progress: called with (points done, points in all).

    Raises SweepError for a grid or journal that cannot be used and for a cluster that is lost; what is measured by
    then is in the journal, as after a KeyboardInterrupt.
    """
    from lab.board import Board
    from lab.chance.sweep.journal import Journal
    from lab.throwers import Aim, Thrower

    check_whole(n, "n", SweepError)
    check_whole(seed, "seed", SweepError)
    if n < 1:
        raise SweepError(f"{n} slides are none; give 1 or more", where="n")
    resting = checked_resting(resting)
    most = most_slides(len(resting))
    if n > most:
        raise SweepError(f"{n} slides are more than one point takes; give at most {most}", where="n")
    if workers is not None:
        check_whole(workers, "workers", SweepError)
    if workers is not None and workers < 1:
        raise SweepError(f"{workers} workers are none; give 1 or more", where="workers")
    for given, kind, what in ((board, Board, "board"), (thrower, Thrower, "thrower"), (aim, Aim, "aim")):
        if not isinstance(given, kind):
            raise SweepError(f"{given!r:.60} is no {kind.__name__}", where=what)
    if scheduler is not None and not (isinstance(scheduler, str) and scheduler.strip()):
        raise SweepError(
            f"{scheduler!r:.60} is no address of a Dask scheduler; write tcp://HOST:PORT", where="scheduler"
        )
    if journal is not None and not isinstance(journal, str | os.PathLike):
        raise SweepError(f"{journal!r:.60} is no path of a file", where="journal")
    n, seed, axes = int(n), int(seed), axes_of(grid)
    points = grid_points(board, thrower, aim, axes, n=n, seed=seed, resting=resting, middle=middle)
    tasks = {point.key: point.task for point in points}
    with Journal(Path(journal), tasks.keys()) if journal is not None else nullcontext() as kept:
        rows: dict[str, Row] = dict(kept.rows) if kept is not None else {}

        def keep(key: str, row: Row) -> None:
            if kept is not None:
                kept.keep(key, row)
            rows[key] = row
            if progress is not None:
                progress(len(rows), len(tasks))

        if progress is not None:
            progress(len(rows), len(tasks))
        left = {key: task for key, task in tasks.items() if key not in rows}
        if scheduler is not None:
            from lab.chance.sweep.cluster import on_cluster

            on_cluster(scheduler, left, keep)
        else:
            _on_threads(workers or os.cpu_count() or 1, left, keep)
    return SweepTable(
        axes=tuple(axis.name for axis in axes),
        rows=tuple({**point.values, **rows[point.key]} for point in points),
        board=board.name,
        seed=seed,
    )


def _on_threads(workers: int, tasks: Mapping[str, str], keep: Keep) -> None:
    """Measure on local threads; each point on one of them: compiled code lets go of the interpreter."""
    from lab.chance.sweep.point import measure

    waiting: dict[Future[tuple[str, Row]], str] = {}
    with ThreadPoolExecutor(workers) as pool:
        try:
            waiting = {pool.submit(measure, task): key for key, task in tasks.items()}
            for done in as_completed(waiting):
                _, row = done.result()
                keep(waiting.pop(done), row)
        finally:  # interrupted or refused: what is under way is finished and kept, the rest let be
            pool.shutdown(cancel_futures=True)
            for one, key in waiting.items():
                if not one.cancelled() and one.exception() is None:
                    keep(key, one.result()[1])
