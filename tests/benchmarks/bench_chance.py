"""Landing maps beside the slides that they are made of; a new skill beside the table; the first picture."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from lab import Aim, Board, Thrower, aim_map, landing_map, landing_maps, load_board, slide_many
from tests.lab.motion.tables import crowded

N = 100_000
CASUAL, AIM = Thrower.preset("casual"), Aim(0.14, 0.05, 0.95)


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


@pytest.mark.parametrize("where", ["lone", "12 resting"])
def test_bare_slides(rate, board: Board, where: str) -> None:
    places = None if where == "lone" else crowded(board, np.random.default_rng(2), 12)
    releases = CASUAL.sample(AIM, N, 1, board)
    rate(f"slide_many with scatter, {where}", N, lambda: slide_many(board, releases, places, seed=1))


@pytest.mark.parametrize("where", ["lone", "12 resting"])
def test_landing_map_of_the_same_slides(rate, ratio, board: Board, where: str) -> None:
    places = None if where == "lone" else crowded(board, np.random.default_rng(2), 12)
    rate(f"landing map, {where}", N, lambda: landing_map(board, CASUAL, AIM, N, 1, places))
    ratio(f"landing map, {where}", f"slide_many with scatter, {where}", "at least 0.67: 1.5 times the cost")


@pytest.mark.parametrize("where", ["lone", "12 resting"])
def test_first_picture(rate, board: Board, where: str) -> None:
    """The first of the growing maps and its density; a second has at least 20 of them when each takes 50 ms."""
    places = None if where == "lone" else crowded(board, np.random.default_rng(2), 12)

    def first() -> None:
        growing = landing_maps(board, CASUAL, AIM, N, 1, places)
        next(growing).density()
        growing.close()

    rate(f"first picture of a landing map, {where} (asked: 20 a second)", 1, first)


@pytest.mark.parametrize("shape", ["plain", "correlated", "Student-t"])
def test_new_skill(rate, board: Board, shape: str) -> None:
    """64 by 64 aims for another scatter in angle and speed."""
    hand = {
        "plain": CASUAL,
        "correlated": CASUAL.correlated({("angle", "speed"): 0.5}),
        "Student-t": replace(CASUAL, freedom=4.0),
    }[shape]
    aims = aim_map(
        board, hand, 0.14, hands=[Thrower.preset("beginner"), Thrower.preset("skilled")], slides=500_000
    )
    other = replace(hand, angle=0.02, speed=0.03)
    rate(f"aim map of a new skill, {shape} (asked: 20 a second)", 1, lambda: aims.table.map(other))
