"""How fast a token must be let go to come to rest a given distance on: the stopping distance turned round.

Whoever aims asks here (players, the slingshot, a fresh table), so that an edit of a law in `friction.py` moves
every aim with it. Under any law d s / d v = v / a(v), which is all that Newton's steps need.
"""

from __future__ import annotations

from math import inf, sqrt
from typing import overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lab.board import Board
from lab.compiled import compiled, plain
from lab.errors import MotionError
from lab.motion.friction import deceleration, law_code, law_numbers, stop_distance
from lab.motion.setup import pressing, slope

_PARTS = 100


@overload
def speed_to_reach(board: Board, distance: float, token: str | None = None) -> float: ...
@overload
def speed_to_reach(board: Board, distance: ArrayLike, token: str | None = None) -> NDArray[np.float64]: ...
def speed_to_reach(
    board: Board, distance: ArrayLike, token: str | None = None
) -> float | NDArray[np.float64]:
    """Speed (m/s) at which a lone token without spin, slid straight up the board, rests `distance` m further on.

    distance: a number, or an array of any shape; the answer has the same shape. token: by name ("red-1"), with
    its own factor on mu; by default the board's. The board's pitch counts; a roll, which bends the path, seams
    and rails do not, nor does scatter. inf where drag lets no speed come so far.

    Raises MotionError for a distance that is negative or not finite.
    """
    wanted = np.asarray(distance, dtype=float)
    if not (np.isfinite(wanted).all() and (wanted >= 0).all()):
        raise MotionError("a token cannot slide that far; give distances of 0 m or more", where="distance")
    speeds = np.empty(wanted.size)
    _speeds(law_code(board), *_numbers(board, token), np.ascontiguousarray(wanted).ravel(), speeds)
    return speeds.reshape(wanted.shape) if wanted.shape else float(speeds[0])


def rough_speed_to_reach(board: Board, distance: float) -> float:
    """`speed_to_reach` to about a thousandth, without the compiler: for a window that has just opened.

    Goes backwards from rest in small equal parts of the way: v dv = a(v) ds.
    """
    slowing = plain(deceleration)
    law, numbers = law_code(board), _numbers(board, None)
    squared, part = 0.0, 2.0 * max(distance, 0.0) / _PARTS
    for _ in range(_PARTS):
        half_way = squared + 0.5 * part * slowing(law, *numbers, sqrt(squared))
        squared += part * slowing(law, *numbers, sqrt(half_way))
    return sqrt(squared)


def _numbers(board: Board, token: str | None) -> tuple[float, float, float, float]:
    """The law's numbers straight up the board: the pull of its pitch slows as dry friction does."""
    kind = board.token if token is None else board.token_for(token)
    a, b, c, d = law_numbers(board.surface, pressing(board))
    return a * kind.factor - slope(board)[1], b * kind.factor, c, d


@compiled
def _speeds(
    law: int,
    a: float,
    b: float,
    c: float,
    d: float,
    distances: NDArray[np.float64],
    speeds: NDArray[np.float64],
) -> None:
    """Fill `speeds` (n,) with those that reach `distances` (n,): Newton's steps, kept within a bracket."""
    for i in range(distances.shape[0]):
        goal = distances[i]
        v = sqrt(2.0 * deceleration(law, a, b, c, d, 0.0) * goal)
        low, high = 0.0, v
        while high < inf and stop_distance(law, a, b, c, d, high) < goal:
            low, high = high, 2.0 * high
        if goal == 0.0 or stop_distance(law, a, b, c, d, high) == inf:
            speeds[i] = inf if goal > 0.0 else 0.0
            continue
        for _ in range(100):
            beyond = stop_distance(law, a, b, c, d, v) - goal
            if beyond < 0.0:
                low = v
            else:
                high = v
            better = v - beyond * deceleration(law, a, b, c, d, v) / v
            if not low <= better <= high:
                better = 0.5 * (low + high)
            if abs(better - v) <= 2e-16 * v:
                break
            v = better
        speeds[i] = v
