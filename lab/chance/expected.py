"""The mean worth of throws by plain simulation: the check on every table, with its interval."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import TYPE_CHECKING

from lab.chance.intervals import Mean
from lab.chance.outcomes import check_slides
from lab.chance.worth import printed

if TYPE_CHECKING:
    from lab.board import Board, Token
    from lab.chance.worth import Worth
    from lab.throwers import Aim, Thrower

_AT_ONCE = 1 << 17


def expected_worth(
    board: Board,
    thrower: Thrower,
    aim: Aim,
    resting: Mapping[str, tuple[float, float]] | None = None,
    worth: Worth | None = None,
    *,
    n: int = 100_000,
    seed: int = 1,
    token: str = "slid",
    tokens: Mapping[str, Token] | None = None,
) -> Mean:
    """What `n` slides round an aim are worth on the mean; the same slides as `landing_map` of that n and seed.

    worth: the printed value by default. Raises ThrowerError and MotionError as these.
    """
    from lab.motion import draw_many, slide_many

    check_slides(n, len(resting or {}))
    counted = worth or printed()
    releases = thrower.sample(aim, n, seed, board)
    drawn = draw_many(board, n, seed, resting, token=token, tokens=tokens)
    total = squares = 0.0
    for first in range(0, n, _AT_ONCE):
        end = min(first + _AT_ONCE, n)
        many = slide_many(
            board,
            releases.part(first, end),
            resting,
            token=token,
            tokens=tokens,
            drawn=drawn.part(first, end),
        )
        money = counted.of(board, many.rest, many.off, many.names)
        total += float(money.sum())
        squares += float((money**2).sum())
    mean = total / n
    variance = max(squares / n - mean**2, 0.0) * n / max(n - 1, 1)
    return Mean.by(mean, sqrt(variance), n)
