"""The reference solver: `slide` for one slide with its events, `slide_many` for arrays of them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from math import hypot
from typing import NoReturn

import numpy as np
from numpy.typing import NDArray

from lab.board import Board, G, Token
from lab.errors import MotionError
from lab.motion import kernel, scatter
from lab.motion.events import KINDS, Event
from lab.motion.release import Release, Releases
from lab.motion.result import Draw, Path, SlideBatch, SlideResult
from lab.motion.setup import MOST_OVERLAP, Places, Setup, check_on_board, set_up, token_kind

Floats = NDArray[np.float64]

SLID = "slid"
"""Name of the slid token where none is given."""

_CHUNK = 2048  # slides that a thread takes at a time


def slide(
    board: Board,
    release: Release,
    resting: Places | None = None,
    *,
    token: str = SLID,
    tokens: Mapping[str, Token] | None = None,
    seed: int | None = None,
    draw: Draw | None = None,
) -> SlideResult:
    """One slide into resting tokens: where everything comes to rest, and what happened on the way.

    resting: {token: (x, y)} m. tokens: those that differ from the board's. seed: draws the board's scatter
    of mu and restitution; without it the slide is exact. draw: the values that an earlier slide used, instead
    of a seed: the same release into the same table gives the same rest to the last bit.

    Raises MotionError for a release off the board or on top of a token, for a seed and a draw at once, and
    for a slide that does not end.
    """
    table = _table(board, resting, token, tokens)
    check_on_board(board, release.x, release.y, "release")
    _check_free(table, release)
    used = _used(table, seed) if draw is None else draw
    if draw is not None and seed is not None:
        raise MotionError("a slide has a seed or a draw, not both; leave one out", where="draw")
    start, fixed = _arrays(table)
    start[:, kernel.A] = used.mu * G * table.factor
    start[0, kernel.A] = used.mu * G * used.factor
    size = 64
    while True:
        state = _State(start, fixed, size)
        kernel.launch(
            0, release.x, release.y, release.speed, release.angle, release.spin, state.s, state.plan
        )
        status = kernel.run_slide(
            state.s, fixed, state.plan, state.when, state.ends, board.width, board.length,
            used.restitution, board.collision.friction, state.events, state.segments, state.count,
        )  # fmt: skip
        if status != kernel.LOG_FULL:
            break
        size = int(state.count.max()) + 1
    if status == kernel.TOO_MANY_EVENTS:
        _never_ends(table, state.s, 0)
    return _result(table, state, used)


def slide_many(
    board: Board,
    releases: Releases,
    resting: Places | None = None,
    *,
    token: str = SLID,
    tokens: Mapping[str, Token] | None = None,
    seed: int | None = None,
    threads: int | None = None,
) -> SlideBatch:
    """N slides, each on its own into the same resting tokens, as arrays (see SlideBatch).

    threads: how many share the work; by default numba's number. The answer does not depend on it.
    A release on top of a resting token touches it at once. Else as `slide`.
    """
    table = _table(board, resting, token, tokens)
    for axis, values, size in (("x", releases.x, board.width), ("y", releases.y, board.length)):
        outside = (values < 0) | (values > size)
        if outside.any():
            first = int(outside.argmax())
            check_on_board(board, releases.x[first], releases.y[first], f"releases.{axis}[{first}]")
    n, count = len(releases), len(table.names)
    factor, restitution = scatter.draw(board, n, seed)
    start, fixed = _arrays(table)
    given = np.array([releases.x, releases.y, releases.speed, releases.angle, releases.spin])
    draws = np.array([factor, restitution])
    rest, off = np.empty((n, count, 2)), np.empty((n, count), dtype=np.bool_)
    hits, duration = np.empty(n, dtype=np.int64), np.empty(n)

    def work(first: int) -> int:
        part = slice(first, first + _CHUNK)
        failed: int = kernel.run_batch(
            start, fixed, np.ascontiguousarray(given[:, part]), np.ascontiguousarray(draws[:, part]),
            board.width, board.length, board.collision.friction,
            rest[part], off[part], hits[part], duration[part],
        )  # fmt: skip
        return first + failed if failed >= 0 else -1

    firsts = range(0, n, _CHUNK)
    threads = _threads() if threads is None else threads
    if threads > 1 and len(firsts) > 1:
        with ThreadPoolExecutor(threads) as pool:
            failures = list(pool.map(work, firsts))
    else:
        failures = [work(first) for first in firsts]
    failed = max(failures, default=-1)
    if failed >= 0:
        _never_ends(table, start, failed)
    return SlideBatch(table.names, rest, off, hits, duration, board.surface.mu * factor, restitution)


def _threads() -> int:
    import numba

    return min(int(numba.get_num_threads()), os.cpu_count() or 1)


def _table(board: Board, resting: Places | None, token: str, tokens: Mapping[str, Token] | None) -> Setup:
    """The table with the slid token as number 0; its place is set by the release."""
    table = set_up(board, resting, tokens)
    if token in table.names:
        raise MotionError(f"{token} is slid and lies on the board at once; name another", where="resting")
    kind = token_kind(board, tokens, token)
    return Setup(
        board,
        (token, *table.names),
        np.vstack([[[0.0, 0.0]], table.place]),
        np.concatenate([[kind.radius], table.radius]),
        np.concatenate([[kind.mass], table.mass]),
        np.concatenate([[kind.factor], table.factor]),
    )


def _check_free(table: Setup, release: Release) -> None:
    for name, place, radius in zip(table.names[1:], table.place[1:], table.radius[1:], strict=True):
        gap = hypot(place[0] - release.x, place[1] - release.y) - radius - table.radius[0]
        if gap < -MOST_OVERLAP:
            raise MotionError(
                f"the released token would lie {-gap * 1000:.1f} mm inside {name}; release it elsewhere",
                where="release",
            )


def _arrays(table: Setup) -> tuple[Floats, Floats]:
    """State (T, 8) of the table at rest with mu g for each token, and constants (T, 2)."""
    start = np.zeros((len(table.names), 8))
    start[:, [kernel.X, kernel.Y]] = table.place
    start[:, kernel.UY] = 1.0
    start[:, kernel.A] = table.board.surface.mu * G * table.factor
    return start, np.column_stack([table.radius, table.mass])


def _used(table: Setup, seed: int | None) -> Draw:
    """The values of one slide, drawn from the seed or the board's own."""
    factor, restitution = scatter.draw(table.board, 1, seed)
    return Draw(float(table.board.surface.mu * factor[0]), float(restitution[0]), float(table.factor[0]))


class _State:
    """What the solver works on for one logged slide."""

    def __init__(self, start: Floats, fixed: Floats, size: int):
        tokens = len(start)
        self.s = start.copy()
        self.plan = np.full((tokens, 3), -1, dtype=np.int64)
        self.plan[:, kernel.STATE] = kernel.RESTING
        self.when, self.ends = np.empty(tokens), np.empty(tokens)
        self.events = np.empty((size, kernel.EVENT_COLUMNS))
        self.segments = np.empty((size, kernel.SEGMENT_COLUMNS))
        self.count = np.zeros(3, dtype=np.int64)


def _result(table: Setup, state: _State, used: Draw) -> SlideResult:
    events = tuple(_event(table.names, row) for row in state.events[: state.count[0]])
    segments = state.segments[: state.count[1]]
    paths = {name: Path(segments[segments[:, 0] == i, 1:]) for i, name in enumerate(table.names)}
    off = frozenset(event.token for event in events if event.kind == "off")
    rest = {
        name: (float(state.s[i, kernel.X]), float(state.s[i, kernel.Y]))
        for i, name in enumerate(table.names)
        if name not in off
    }
    return SlideResult(table.names[0], rest, off, events, events[-1].time, used, paths)


def _event(names: tuple[str, ...], row: Floats) -> Event:
    kind, time, i, j, impulse, x, y = (float(value) for value in row)
    other = names[int(j)] if j >= 0 else None
    return Event(KINDS[int(kind)], time, names[int(i)], (x, y), other, impulse)


def _never_ends(table: Setup, state: Floats, number: int) -> NoReturn:
    error = MotionError(
        f"slide {number} did not end within {kernel.EVENT_CAP} events; its table is in the error's `state`"
    )
    error.state = dict(zip(table.names, state.tolist(), strict=True))
    raise error
