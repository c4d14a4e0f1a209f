"""What an aim is worth, part by part: chance x worth of each way its slides end, adding up to the mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from lab.board.labels import space_names
from lab.chance.intervals import Chance, Mean
from lab.chance.outcomes import OFF, SHORT, outcome_names, outcomes_of

if TYPE_CHECKING:
    from lab.chance.landing import LandingMap
    from lab.chance.worth import Worth


@dataclass(frozen=True)
class WorthPart:
    """Slides that ended alike.

    outcome: a space's id, `off` or `short`; worth: the mean money of these slides; gives: chance x worth, what they
    add to the mean of all.
    """

    outcome: str
    name: str
    chance: Chance
    worth: float
    gives: float


def worth_parts(landing: LandingMap, worth: Worth) -> tuple[Mean, tuple[WorthPart, ...]]:
    """The mean worth of a landing map's slides, and every outcome that was met, what gives most first.

    The parts' `gives` add up to the mean. Raises as `worth.of`.
    """
    board = landing.board
    money = worth.of(board, landing.places, landing.gone, landing.names)
    outcomes = outcome_names(board)
    radius = board.token_for(landing.names[0]).radius
    ended = outcomes_of(board, landing.rest, landing.gone[:, 0], radius)
    counts = np.bincount(ended, minlength=len(outcomes)).tolist()
    sums = np.bincount(ended, weights=money, minlength=len(outcomes)).tolist()
    names = {**space_names(board), OFF: "Off the board", SHORT: "Short of the GO line"}
    parts = [
        WorthPart(outcome, names[outcome], Chance.of(met, landing.n), total / met, total / landing.n)
        for outcome, met, total in zip(outcomes, counts, sums, strict=True)
        if met
    ]
    parts.sort(key=lambda part: (-part.gives, -part.chance.count))
    return Mean.of(money), tuple(parts)
