"""Where the tokens of many slides were at given times: each slide once more by the solver with its path kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lab.compiled import compiled, with_constants
from lab.errors import MotionError
from lab.motion import kernel
from lab.motion.pieces import motion_at
from lab.motion.tables import (
    EVENT_COLUMNS,
    FORM,
    LAW,
    QA,
    QB,
    SEGMENT_COLUMNS,
    T0,
    TOKEN_COLUMNS,
    Floats,
    Ints,
    new_plan,
)
from lab.threads import by_chunks

MOST_NUMBERS = 2**28
"""Coordinates that a batch's trajectory may hold: 2 GiB."""

TOKEN = 3
"""Where the token's numbers begin in a logged piece of path: after token, form, law."""

_CHUNK = 64  # slides that a thread takes at a time


def seconds(times: ArrayLike) -> Floats:
    """Times as an array (n,) of s after the release; MotionError for what is none."""
    try:
        found: Floats = np.asarray(times, dtype=np.float64).ravel()
    except (TypeError, ValueError, OverflowError) as error:
        raise MotionError("these are no times; give seconds after the release", where="times") from error
    if np.isnan(found).any():
        raise MotionError("nan is not a time; give seconds after the release", where="times")
    return found


def check_size(slides: int, times: int, tokens: int) -> None:
    """Refuse a trajectory that would fill the memory."""
    numbers = 2 * slides * times * tokens
    if numbers > MOST_NUMBERS:
        raise MotionError(
            f"places of {tokens} tokens at {times} times in {slides} slides take {8e-9 * numbers:.1f} GB, "
            f"{8e-9 * MOST_NUMBERS:.1f} at most; ask for fewer times or slides",
            where="times",
        )


@dataclass(frozen=True, eq=False)
class Slides:
    """N slides as the solver takes them.

    tok (T, 36), plan (T, 10), board: the table at rest. releases (5, N): x, y, speed, angle, spin. dry (N, T): factors
    on dry friction. restitution (N,). run, sample: `run_slide` and `sample_pieces` as the board needs them.
    """

    tok: Floats
    plan: Ints
    board: Floats
    releases: Floats
    dry: Floats
    restitution: Floats
    run: Callable[..., int]
    sample: Callable[..., None]

    def trajectory(self, times: Floats, threads: int | None = None) -> Floats:
        """Every token's place (m) at `times` (n,) s in every slide, (N, n, T, 2)."""
        slides, tokens = self.dry.shape
        check_size(slides, len(times), tokens)
        places = np.empty((slides, len(times), tokens, 2))
        order = np.argsort(times, kind="stable")
        rising = np.maximum(times[order], 0.0)

        def work(first: int) -> None:
            room = 64
            for n in range(first, min(first + _CHUNK, slides)):
                room = self._one(n, rising, order, places[n], room)

        by_chunks(work, slides, _CHUNK, threads)
        return places

    def _one(self, n: int, times: Floats, order: Ints, places: Floats, room: int) -> int:
        """Fill in the places (n, T, 2) of slide n at rising times; `room`: pieces of path that may be logged, to
        begin with. Returns how many it took, at least that."""
        events = np.empty((0, EVENT_COLUMNS))
        while True:
            tok, count = self.tok.copy(), np.zeros(3, dtype=np.int64)
            plan, pieces = self.plan.copy(), np.empty((room, SEGMENT_COLUMNS))
            tok[:, QA] *= self.dry[n]
            tok[:, QB] *= self.dry[n]
            x, y, speed, angle, spin = self.releases[:, n].tolist()
            kernel.launch(0, x, y, speed, angle, spin, tok, plan)
            if (
                self.run(tok, plan, self.board, float(self.restitution[n]), events, pieces, count)
                != kernel.LOG_FULL
            ):
                break
            room = int(count[1])
        ends = np.empty(len(tok), dtype=np.int64)
        self.sample(
            pieces[: count[1]],
            times,
            order,
            self.board,
            places,
            np.empty((1, TOKEN_COLUMNS)),
            new_plan(1),
            ends,
        )
        return room


def sampler(curves: bool) -> Callable[..., Any]:
    """`sample_pieces` for paths that may curve, or not."""
    return sample_pieces if curves else with_constants(sample_pieces, MAY_CURVE=False)


@compiled
def sample_pieces(
    pieces: Floats,
    times: Floats,
    order: Ints,
    board: Floats,
    places: Floats,
    tok: Floats,
    plan: Ints,
    ends: NDArray[np.int64],
) -> None:
    """Every token's place at given times from the pieces of path of one slide, in the order in which they began.

    pieces (M, columns); times (n,) s, rising, from 0 on, the k-th of them the order[k]-th that was asked for. Fills
    places (n, T, 2). tok (1, 36), plan (1, 10), ends (T,): worked in.
    """
    for k in range(ends.shape[0]):
        ends[k] = times.shape[0]
    for m in range(pieces.shape[0] - 1, -1, -1):  # backwards: a piece holds until the token's next one begins
        k = int(pieces[m, 0])
        if ends[k] == 0:
            continue
        plan[0, FORM], plan[0, LAW] = int(pieces[m, 1]), int(pieces[m, 2])
        for column in range(tok.shape[1]):
            tok[0, column] = pieces[m, TOKEN + column]
        while ends[k] > 0 and times[ends[k] - 1] >= tok[0, T0]:
            ends[k] -= 1
            x, y, _, _ = motion_at(0, times[ends[k]], tok, plan, board)
            places[order[ends[k]], k, 0], places[order[ends[k]], k, 1] = x, y
