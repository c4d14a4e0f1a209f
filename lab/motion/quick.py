"""One slide after another on one board, as whole games need them: the reference solver without its checks
and logs.

A `Slider` gives what `slide(board, release, resting, drawn=...)` gives, to the last bit, in microseconds. The
caller answers for places that are on the board and do not overlap.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lab.board import Board
from lab.compiled import compiled
from lab.motion.kernel import DONE, launch, run_slide
from lab.motion.release import Release
from lab.motion.scatter import Draw
from lab.motion.setup import Setup, board_numbers, tokens_at_rest
from lab.motion.solver import never_ends, solver_for
from lab.motion.tables import (
    CURVE,
    EVENT_COLUMNS,
    OFF,
    PLAN_COLUMNS,
    QA,
    QB,
    SEGMENT_COLUMNS,
    STATE,
    TOKEN_COLUMNS,
    TOPPLED,
    X,
    Y,
)

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

_NO_EVENTS, _NO_SEGMENTS = np.empty((0, EVENT_COLUMNS)), np.empty((0, SEGMENT_COLUMNS))

GONE, _TIPPED = -1.0, 0.5
"""What stands in the row number of a token that left the board, and what is added to that of a tipped one."""


class Moved(NamedTuple):
    """Where a token came to rest, (x, y) m, None when it is off; and whether a hit tipped it on the way."""

    xy: tuple[float, float] | None
    toppled: bool


class Slider:
    """Slides of the tokens `names` on one board, one at a time."""

    def __init__(self, board: Board, names: tuple[str, ...]):
        kinds = tuple(board.token_for(name) for name in names)
        table = Setup(board, names, kinds, np.zeros((len(names), 2)))
        self._board, self._table = board, table
        self._tok, self._plan = tokens_at_rest(table)
        self._factor = table.factor
        self._numbers = board_numbers(table, 0.0)
        self._slide = solver_for(one_slide, board)
        self._by_speed = self._numbers[CURVE] > 0  # a law that is looked up: as far as the release needs it

    def moved(
        self, release: Release, draw: Draw, slid: int, lying: Sequence[tuple[int, float, float]]
    ) -> dict[int, Moved]:
        """What the slid token and those that it met came to, by number in `names`, the slid one first.

        slid: the slid token's number. lying: number and place (x, y) m of each token on the board. A token that
        is not named kept its place bit for bit. Raises MotionError for a slide that reaches the solver's limits.
        """
        flat = [slid, release.x, release.y]
        for token in lying:
            flat += token
        table = np.array(flat)
        numbers = board_numbers(self._table, release.speed) if self._by_speed else self._numbers
        tokens = len(lying) + 1
        state = np.empty((tokens, TOKEN_COLUMNS))
        status = self._slide(
            table, self._tok, self._plan, self._factor, numbers,
            state, np.empty((tokens, PLAN_COLUMNS), np.int64),
            np.zeros(3, np.int64), _NO_EVENTS, _NO_SEGMENTS,
            release.speed, release.angle, release.spin,
            draw.mu / self._board.surface.mu, draw.restitution, draw.factor,
        )  # fmt: skip
        if status != DONE:
            numbered = (slid, *(number for number, _, _ in lying))
            never_ends("the slide", [self._table.names[number] for number in numbered], state)
        after = table.tolist()
        moved = {slid: _told(after[0], after[1], after[2])}
        at = 3
        for number, x, y in lying:
            if after[at + 1] != x or after[at + 2] != y:
                moved[number] = _told(after[at], after[at + 1], after[at + 2])
            at += 3
        return moved


def _told(row: float, x: float, y: float) -> Moved:
    return Moved(None, False) if row == GONE else Moved((x, y), row % 1 != 0)


@compiled
def one_slide(
    table: Floats,
    rows: Floats,
    plans: Ints,
    factors: Floats,
    board: Floats,
    tok: Floats,
    plan: Ints,
    count: Ints,
    no_events: Floats,
    no_segments: Floats,
    speed: float,
    angle: float,
    spin: float,
    mu: float,
    restitution: float,
    factor: float,
) -> int:
    """Let the first token go and carry on until all lie still; a status.

    table (3 T,): row and place x, y of each token; on return where it came to rest, with -1 for the row of
    one that is off, and a half added to that of one that was tipped. rows, plans, factors: all tokens at rest
    (`tables.py`) with their own factors on mu; `factor` is the slid token's. tok, plan and count are worked in;
    no_events and no_segments are of length 0. mu: a part of the board's.
    """
    tokens = tok.shape[0]
    for k in range(tokens):
        row = int(table[3 * k])
        for column in range(rows.shape[1]):
            tok[k, column] = rows[row, column]
        for column in range(plans.shape[1]):
            plan[k, column] = plans[row, column]
        tok[k, X], tok[k, Y] = table[3 * k + 1], table[3 * k + 2]
        dry = (factor if k == 0 else factors[row]) * mu
        tok[k, QA], tok[k, QB] = tok[k, QA] * dry, tok[k, QB] * dry
    launch(0, table[1], table[2], speed, angle, spin, tok, plan)
    status = run_slide(tok, plan, board, restitution, no_events, no_segments, count)
    for k in range(tokens):
        table[3 * k + 1], table[3 * k + 2] = tok[k, X], tok[k, Y]
        if plan[k, STATE] == OFF:
            table[3 * k] = GONE
        elif plan[k, TOPPLED] != 0:
            table[3 * k] += _TIPPED
    return int(status)
