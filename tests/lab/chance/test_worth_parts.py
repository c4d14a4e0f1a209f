"""Chance x worth of each end of a slide: counted by hand, adding up to the mean of plain simulation."""

from __future__ import annotations

import numpy as np
import pytest

from lab import Aim, Thrower, expected_worth, landing_map, load_board, worth_parts
from lab.chance.worth import worth_by_name

BOARD = load_board("knockout")
HAND = Thrower.preset("casual")
AIM = Aim(0.06, 0.02, 0.93)


def test_parts_of_the_printed_value_are_chance_times_value() -> None:
    landing = landing_map(BOARD, HAND, AIM, 20_000, 3, {"yellow-1": (0.2, 0.7)}, token="red-1")
    mean, parts = worth_parts(landing, worth_by_name("printed"))
    values = {space.id: float(space.value) for space in BOARD.spaces}
    for part in parts:
        chance = {**landing.spaces, "off": landing.off, "short": landing.short}[part.outcome]
        assert part.chance == chance
        assert part.worth == pytest.approx(values.get(part.outcome, 0.0))
        assert part.gives == pytest.approx(chance.p * values.get(part.outcome, 0.0))
    assert sum(part.chance.count for part in parts) == landing.n
    assert [part.gives for part in parts] == sorted((part.gives for part in parts), reverse=True)
    told = expected_worth(BOARD, HAND, AIM, {"yellow-1": (0.2, 0.7)}, n=20_000, seed=3, token="red-1")
    assert mean.mean == pytest.approx(told.mean)
    assert (mean.lo, mean.hi) == pytest.approx((told.lo, told.hi))


def test_parts_of_a_rounds_cash_add_up_to_its_mean() -> None:
    landing = landing_map(BOARD, HAND, AIM, 2_000, 3, token="red-1")
    worth = worth_by_name("cash", HAND)
    mean, parts = worth_parts(landing, worth)
    money = worth.of(BOARD, landing.places, landing.gone, landing.names)
    assert mean.mean == pytest.approx(money.mean())
    assert sum(part.gives for part in parts) == pytest.approx(money.mean())
    off = next(part for part in parts if part.outcome == "off") if landing.off.count else None
    if off is not None:
        assert off.worth == pytest.approx(np.mean(money[landing.gone[:, 0]]))
    assert len({round(part.worth) for part in parts if part.chance.count > 50}) > 1
