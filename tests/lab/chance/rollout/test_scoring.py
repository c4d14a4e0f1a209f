"""Many tables scored at once, beside `score_round` of the same places."""

from __future__ import annotations

import numpy as np
import pytest

from lab import Thrower, load_board, score_round
from lab.chance.rollout import score_tables
from lab.errors import RuleError
from lab.rules.options import RuleOptions
from tests.lab.chance.rollout.engine import played, told
from tests.lab.rules.rounds import a_round

BOARD = load_board("knockout")
ORDER = ("red", "yellow", "green")


def some_tables(n: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Tables of twelve tokens that do not overlap; some are off."""
    rng = np.random.default_rng(seed)
    rest = np.empty((n, 12, 2))
    for table in rest:
        for k in range(12):
            while True:
                table[k] = rng.uniform((0.0, 0.0), (BOARD.width, BOARD.length))
                if (np.hypot(*(table[:k] - table[k]).T) > 0.0321).all():
                    break
    return rest, rng.random((n, 12)) < 0.15


@pytest.mark.parametrize("options", [{}, {"house_bonus": True, "allow_debt": True, "short_slide": "off"}])
def test_tables_come_to_what_score_round_says_of_them(options: dict) -> None:
    rest, off = some_tables(60, 4)
    cash = {"red": 0, "yellow": 350, "green": 50}
    scored = score_tables(BOARD, rest, off, order=ORDER, cash=cash, pot=550, options=RuleOptions(**options))
    tokens = [f"{side}-{n}" for side in ORDER for n in (1, 2, 3, 4)]
    for n in range(len(rest)):
        final = {token: "off" if off[n, k] else rest[n, k].tolist() for k, token in enumerate(tokens)}
        record = a_round(final, order=ORDER, cash=cash, pot=550, **options)
        assert played(scored, n) == told(score_round(record, partial=True))


def test_with_hands_chance_is_slid_again_and_jail_paid_for() -> None:
    rest, off = np.full((400, 8, 2), 0.3), np.ones((400, 8), dtype=bool)
    rest[:, 0], off[:, 0] = (0.14, 0.19), False  # on Chance 1
    quiet = score_tables(BOARD, rest, off)
    slid = score_tables(BOARD, rest, off, throwers=Thrower.preset("casual"))
    assert (quiet.cash == 0).all() and quiet.spaces(0)["red-1"] == "chance-1"
    assert slid.cash[:, 0].mean() > 150 and (slid.cash[:, 1] == 0).all()
    rest[:, 0] = (0.14, 0.51)  # on Go To Jail
    poor, rich = (
        score_tables(BOARD, rest, off, throwers=Thrower.preset("casual"), cash={"red": cash})
        for cash in (50, 100)
    )
    assert (poor.cash[:, 0] == 50).all() and rich.cash[:, 0].mean() > 150


def test_money_is_conserved() -> None:
    rest, off = some_tables(40, 9)
    scored = score_tables(BOARD, rest, off, order=ORDER, throwers=Thrower.preset("beginner"), pot=500)
    assert (scored.cash.sum(axis=1) + scored.next_pot - scored.bank == 500).all()


def test_other_shapes_are_refused() -> None:
    with pytest.raises(RuleError, match="8 tokens"):
        score_tables(BOARD, np.zeros((3, 7, 2)), np.zeros((3, 7)))
