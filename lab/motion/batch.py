"""The reference solver: `slide` for one slide with its events, `slide_many` for arrays of them."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lab.board import Board, Token
from lab.errors import MotionError
from lab.motion import kernel
from lab.motion.release import Release, Releases
from lab.motion.result import EventArrays, Path, SlideBatch, SlideResult
from lab.motion.sampled import Slides, check_size, sampler, seconds
from lab.motion.scatter import (
    MOST_DRAWN,
    Draw,
    Draws,
    checked_draw,
    checked_draws,
    draw,
    draws_from,
)
from lab.motion.setup import (
    Places,
    Setup,
    board_numbers,
    check_clear_of_rails,
    check_kind,
    check_on_board,
    set_up,
    token_kind,
    tokens_at_rest,
)
from lab.motion.solver import may_curve, never_ends, solver_for
from lab.motion.tables import EVENT_COLUMNS, SEGMENT_COLUMNS, X, Y
from lab.overlap import MOST_OVERLAP
from lab.threads import by_chunks
from lab.whole_numbers import check_whole

Floats = NDArray[np.float64]

SLID = "slid"
"""Name of the slid token where none is given."""

_CHUNK = 512  # slides that a thread takes at a time: few enough that the slowest can be stopped between


def slide(
    board: Board,
    release: Release,
    resting: Places | None = None,
    *,
    token: str = SLID,
    tokens: Mapping[str, Token] | None = None,
    seed: int | None = None,
    drawn: Draw | None = None,
) -> SlideResult:
    """One slide into resting tokens: where everything comes to rest, and what happened on the way.

    resting: {token: (x, y)} m. tokens: those that differ from the board's. seed: draws the board's scatter
    of mu, restitution and token factors; without it the slide is exact. drawn: a slide's values once drawn
    (`SlideResult.draw`), to give the same slide again to the last bit.

    Raises MotionError for a release off the board or on top of a token, and for a slide that does not end.
    """
    table = _table(board, resting, token, tokens)
    check_kind(release, Release, "release", "a Release; many make `Releases`, for `slide_many`")
    check_kind(drawn, Draw | None, "drawn", "a Draw, as `SlideResult.draw` is")
    given = None if drawn is None else checked_draw(drawn)
    check_on_board(board, release.x, release.y, "release")
    check_clear_of_rails(board, release.x, release.y, table.tokens[0].radius, "release")
    _check_free(table, release)
    mu, restitution, factors = draw(board, table.factor, 1, seed)
    used = Draw(float(mu[0]), float(restitution[0]), float(factors[0, 0])) if given is None else given
    factors[0, 0] = used.factor
    tok, plan = tokens_at_rest(table, factors[0] * (used.mu / board.surface.mu))
    kernel.launch(0, release.x, release.y, release.speed, release.angle, release.spin, tok, plan)
    run = solver_for(kernel.run_slide, board, table.tokens)
    numbers, size = board_numbers(table, release.speed), 64
    while True:
        state, count = tok.copy(), np.zeros(3, dtype=np.int64)
        log, pieces = np.empty((size, EVENT_COLUMNS)), np.empty((2 * size, SEGMENT_COLUMNS))
        status = run(state, plan.copy(), numbers, used.restitution, log, pieces, count)
        if status != kernel.LOG_FULL:
            break
        size = int(count.max()) + 1
    if status == kernel.TOO_MANY_EVENTS:
        never_ends("slide 0", table.names, state)
    events = EventArrays.from_log(table.names, np.array([0, count[0]]), log[: count[0]]).of(0)
    pieces = pieces[: count[1]]
    curves = may_curve(board, table.tokens)
    paths = {name: Path(pieces[pieces[:, 0] == i], numbers, curves) for i, name in enumerate(table.names)}
    off = frozenset(event.token for event in events if event.kind == "off")
    rest = {
        name: (float(state[i, X]), float(state[i, Y]))
        for i, name in enumerate(table.names)
        if name not in off
    }
    return SlideResult(token, rest, off, events, events[-1].time, used, paths)


def slide_many(
    board: Board,
    releases: Releases,
    resting: Places | None = None,
    *,
    token: str = SLID,
    tokens: Mapping[str, Token] | None = None,
    seed: int | None = None,
    drawn: Draws | None = None,
    threads: int | None = None,
    events: bool = False,
    times: ArrayLike | None = None,
) -> SlideBatch:
    """N slides, each on its own into the same resting tokens, as arrays (see SlideBatch).

    drawn: the values of mu, restitution and factors that the slides use, from `draw_many`, instead of a seed.
    threads: how many share the work; by default numba's number. The answer does not depend on it.
    events: keep every slide's events too. times (n,) s: give every token's place at each of them too, exact between
    events (`SlideBatch.trajectory`): 16 bytes a token, time and slide, 2 GiB at most, and each slide once more.
    A release on top of a resting token touches it at once. Else as `slide`.
    """
    table = _table(board, resting, token, tokens)
    check_kind(releases, Releases, "releases", "Releases, as `Releases.from_arrays` gives them")
    if threads is not None:
        check_whole(threads, "threads", MotionError)
        if threads < 1:
            raise MotionError(f"{threads} threads do nothing; give 1 or more", where="threads")
    for axis, values, size in (("x", releases.x, board.width), ("y", releases.y, board.length)):
        outside = (values < 0) | (values > size)
        if outside.any():
            first = int(outside.argmax())
            check_on_board(board, releases.x[first], releases.y[first], f"releases.{axis}[{first}]")
    _check_rails(board, releases, table.tokens[0].radius)
    n, count = len(releases), len(table.names)
    sampled = None if times is None else seconds(times)
    if sampled is not None:
        check_size(n, len(sampled), count)
    mu, restitution, factors = (
        draw(board, table.factor, n, seed) if drawn is None else checked_draws(drawn, n, count)
    )
    dry = factors * (mu / board.surface.mu)[:, None]
    tok, plan = tokens_at_rest(table)
    run = solver_for(kernel.run_batch, board, table.tokens)
    numbers = board_numbers(table, float(releases.speed.max(initial=0.0)))
    given = np.array([releases.x, releases.y, releases.speed, releases.angle, releases.spin])
    rest, off = np.empty((n, count, 2)), np.empty((n, count), dtype=np.bool_)
    toppled, ends = np.empty((n, count), dtype=np.bool_), np.empty(n, dtype=np.int64)
    hits, duration = np.empty(n, dtype=np.int64), np.empty(n)

    def work(first: int) -> tuple[int, Floats, Floats]:
        part = slice(first, first + _CHUNK)
        room = 16 * _CHUNK if events else 0
        while True:
            log = np.empty((room, EVENT_COLUMNS))
            state = tok.copy()
            failed = run(
                tok, state, plan.copy(), numbers, np.ascontiguousarray(given[:, part]), dry[part],
                restitution[part], rest[part], off[part], toppled[part], hits[part], duration[part],
                ends[part], log, np.empty((0, SEGMENT_COLUMNS)), np.zeros(3, dtype=np.int64),
            )  # fmt: skip
            if failed >= 0:
                return first + failed, log, state
            logged = int(ends[part][-1])
            if logged <= room:
                return -1, log[:logged], state
            room = logged

    done = by_chunks(work, n, _CHUNK, threads)
    for failed, _, state in done:
        if failed >= 0:
            never_ends(f"slide {failed}", table.names, state)
    log = _event_arrays(table, ends, [part for _, part, _ in done]) if events else None
    places = None
    if sampled is not None:
        one, curves = solver_for(kernel.run_slide, board, table.tokens), may_curve(board, table.tokens)
        slides = Slides(tok, plan, numbers, given, dry, restitution, one, sampler(curves))
        places = slides.trajectory(sampled, threads)
    return SlideBatch(table.names, rest, off, toppled, hits, duration, mu, restitution, factors, log, places)


def draw_many(
    board: Board,
    n: int,
    seed: int | None,
    resting: Places | None = None,
    *,
    token: str = SLID,
    tokens: Mapping[str, Token] | None = None,
    noise: Floats | None = None,
) -> Draws:
    """What `n` slides into this table draw: the same as `slide_many` with the seed.

    noise (2, n): standard normal numbers to make mu and restitution from instead; factors still take the seed.
    Raises MotionError for an n or noise that is none.
    """
    table = _table(board, resting, token, tokens)
    check_whole(n, "n", MotionError)
    if not 0 <= n * (2 + len(table.names)) <= MOST_DRAWN:
        raise MotionError(
            f"{n} slides are not drawn at once; give 0 to {MOST_DRAWN // (2 + len(table.names))}", where="n"
        )
    if noise is None:
        return draw(board, table.factor, n, seed)
    loose, noise = None, np.asarray(noise, dtype=np.float64)
    if noise.shape != (2, n) or not np.isfinite(noise).all():
        raise MotionError(
            f"noise has the shape {noise.shape}; give finite numbers of the shape {(2, n)}", where="noise"
        )
    if board.surface.factor_spread > 0:
        loose = np.random.default_rng(seed).standard_normal((n, len(table.names)))
    return draws_from(board, table.factor, noise[0], noise[1], loose)


def _event_arrays(table: Setup, ends: NDArray[np.int64], parts: list[Floats]) -> EventArrays:
    """The logs of all chunks as one; `ends` counts within each chunk."""
    before = np.cumsum([0, *(len(part) for part in parts)])
    starts = np.concatenate([[0], ends + np.repeat(before[:-1], _CHUNK)[: len(ends)]])
    log = np.concatenate(parts) if parts else np.empty((0, 7))
    return EventArrays.from_log(table.names, starts, log)


def _table(board: Board, resting: Places | None, token: str, tokens: Mapping[str, Token] | None) -> Setup:
    """The table with the slid token as number 0; its place is set by the release."""
    table = set_up(board, resting, tokens)
    if token in table.names:
        raise MotionError(f"{token} is slid and lies on the board at once; name another", where="resting")
    kind = token_kind(board, tokens, token)
    return Setup(board, (token, *table.names), (kind, *table.tokens), np.vstack([[[0.0, 0.0]], table.place]))


def _check_rails(board: Board, releases: Releases, radius: float) -> None:
    """Refuse the first release that is inside a rail."""
    for side in board.rails.sides:
        values = releases.x if side in ("left", "right") else releases.y
        size = board.width if side in ("left", "right") else board.length
        inside = radius - (values if side in ("left", "near") else size - values) > MOST_OVERLAP
        if inside.any():
            k = int(inside.argmax())
            x, y = float(releases.x[k]), float(releases.y[k])
            check_clear_of_rails(board, x, y, radius, f"releases[{k}]")


def _check_free(table: Setup, release: Release) -> None:
    for name, place, kind in zip(table.names[1:], table.place[1:], table.tokens[1:], strict=True):
        gap = hypot(place[0] - release.x, place[1] - release.y) - kind.radius - table.tokens[0].radius
        if gap < -MOST_OVERLAP:
            raise MotionError(
                f"the released token would lie {-gap * 1000:.1f} mm inside {name}; release it elsewhere",
                where="release",
            )
