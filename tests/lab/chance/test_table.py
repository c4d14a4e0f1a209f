"""Release tables against plain Monte Carlo and closed forms, for every shape of hand."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from scipy.stats import norm

from lab import (
    Aim,
    Aims,
    Board,
    Thrower,
    ThrowerError,
    expected_worth,
    load_board,
    release_table,
    release_tables,
)
from lab.board import G
from lab.chance.filling import release_table as fill
from lab.chance.worth import dearest
from lab.throwers import release_y
from tests.conftest import Report
from tests.lab.chance.tables import SHOWN, aims, states

CASUAL = Thrower.preset("casual")
HANDS = {name: Thrower.preset(name) for name in ("beginner", "casual", "skilled")}
SHAPES = {
    "angle with speed": CASUAL.correlated({("angle", "speed"): 0.7}),
    "long tails": replace(CASUAL, freedom=4.0),
    "long tails, correlated": replace(CASUAL.correlated({("angle", "speed"): -0.6}), freedom=3.0),
    "place with angle": replace(CASUAL, place=0.008).correlated(
        {("angle", "x"): 0.8, ("speed", "spin"): 0.5}
    ),
    "place along with across": replace(CASUAL, place=0.01).correlated({("x", "y"): -0.9}),
}


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


def misses(board: Board, hand: Thrower, resting: dict, count: int, slides: int, n: int, seed: int = 1) -> int:
    """How many of `count` random aims differ from Monte Carlo of n slides by more than the larger of three standard
    errors and 1 % of the dearest value."""
    table = release_table(board, hand, SHOWN, 0.14, resting, slides=slides, seed=seed)
    values, _ = table.map(hand)
    missed = 0
    for k, (i, j) in enumerate(aims(count, seed)):
        aim = Aim(0.14, float(SHOWN.angles[i]), float(SHOWN.speeds[j]))
        truth = expected_worth(board, hand, aim, resting, n=n, seed=100 * seed + k)
        missed += abs(values[i, j] - truth.mean) > max(3 * truth.se, 0.01 * dearest(board))
    return missed


@pytest.mark.parametrize("state", ["empty", "crowded"])
@pytest.mark.parametrize("hand", HANDS)
def test_the_map_is_what_monte_carlo_says(board: Board, hand: str, state: str) -> None:
    assert misses(board, HANDS[hand], states(board)[state], 6, 400_000, 20_000) == 0


@pytest.mark.parametrize("shape", SHAPES)
def test_hands_of_every_shape_are_averaged_as_they_throw(board: Board, shape: str) -> None:
    assert misses(board, SHAPES[shape], states(board)["crowded"], 6, 400_000, 20_000) == 0


@pytest.mark.verify
@pytest.mark.parametrize("state", ["empty", "crowded"])
@pytest.mark.parametrize("hand", HANDS)
def test_the_map_is_what_a_million_slides_say(board: Board, hand: str, state: str, figure: Report) -> None:
    missed = misses(board, HANDS[hand], states(board)[state], 30, 2_000_000, 1_000_000, seed=2)
    share = 100 * (30 - missed) / 30
    figure(f"aim map beside Monte Carlo, {hand}, {state}", f"{share:.0f} % of 30 aims", "95 %")
    assert share >= 95


def test_a_straight_lane_has_its_known_worth() -> None:
    """Speed and mu vary, nothing else: y = y0 + v^2 / (2 mu g), over rows of one value each."""
    board = load_board("knockout").with_(mu_spread=0.0, restitution_spread=0.0)
    hand = Thrower(speed=0.03)
    middle = [space.model_copy(update={"rect": (0.0, space.box[1], 0.28, 0.08)}) for space in board.spaces
              if space.id in ("brown-1", "pink-1", "red-a", "green-a")]  # fmt: skip
    lanes = board.replace(spaces=middle, bonus={space.group: 0 for space in middle})
    shown = Aims.over((-0.01, 0.01), (0.4, 1.2), (2, 64))
    values, errors = fill(lanes, hand, shown, 0.14, slides=400_000).map(hand)
    truth = np.zeros(64)
    for space in middle:
        reach = np.sqrt(
            2 * board.surface.mu * G * (np.array([space.box[1], space.box[3]]) - release_y(board))
        )
        truth += space.value * np.diff(norm.cdf((reach[:, None] / shown.speeds - 1) / 0.03), axis=0)[0]
    assert np.abs(values[0] - truth).max() < 1.5
    assert errors.max() < 3


def test_one_table_answers_for_any_skill(board: Board) -> None:
    table = release_table(
        board, CASUAL, SHOWN, 0.14, hands=[HANDS["beginner"], HANDS["skilled"]], slides=600_000
    )
    for scale in (0.5, 1.0, 2.0):
        hand = replace(CASUAL, angle=scale * CASUAL.angle, speed=scale * CASUAL.speed)
        values, _ = table.map(hand)
        for i, j in aims(4, 7):
            aim = Aim(0.14, float(SHOWN.angles[i]), float(SHOWN.speeds[j]))
            truth = expected_worth(board, hand, aim, n=20_000)
            assert values[i, j] == pytest.approx(truth.mean, abs=4 + 3 * truth.se)


@pytest.mark.parametrize("shape", [None, *SHAPES])
def test_one_aim_is_worth_what_the_map_shows_there(board: Board, shape: str | None) -> None:
    hand = SHAPES[shape] if shape else CASUAL
    table = release_table(board, hand, SHOWN, 0.14, slides=50_000)
    values, _ = table.map(hand)
    picked = aims(3, 2)
    found = table.at(hand, [SHOWN.angles[i] for i, _ in picked], [SHOWN.speeds[j] for _, j in picked])
    assert found == pytest.approx([values[i, j] for i, j in picked], abs=0.05)


def test_tables_grow_and_end_as_the_one_that_is_asked_at_once(board: Board) -> None:
    grown = list(release_tables(board, CASUAL, SHOWN, 0.14, slides=200_000))
    assert len(grown) > 2
    assert [table.slides for table in grown] == sorted({table.slides for table in grown})
    whole = release_table(board, CASUAL, SHOWN, 0.14, slides=200_000)
    assert whole.means.tobytes() == grown[-1].means.tobytes()
    truth = whole.map(CASUAL)[0]
    errors = [np.abs(table.map(CASUAL)[0] - truth).mean() for table in grown]
    assert errors[0] > errors[-2] > errors[-1] == 0


def test_a_table_refuses_a_hand_of_other_place_or_spin(board: Board) -> None:
    table = release_table(board, CASUAL, SHOWN, 0.14, slides=1)
    for other in (replace(CASUAL, place=0.01), replace(CASUAL, freedom=5.0), SHAPES["angle with speed"]):
        with pytest.raises(ThrowerError, match="made for another"):
            table.map(other)


@pytest.mark.parametrize(
    ("angles", "speeds", "shape", "told"),
    [
        ((0.2, 0.1), (0.5, 1.0), (8, 8), "angles"),
        ((-2.0, 0.1), (0.5, 1.0), (8, 8), "angles"),
        ((0.0, math.nan), (0.5, 1.0), (8, 8), "angles"),
        ((0.0, 0.1), (0.0, 1.0), (8, 8), "speeds"),
        ((0.0, 0.1), (1.0, 0.5), (8, 8), "speeds"),
        ((0.0, 0.1), (0.5, math.inf), (8, 8), "speeds"),
        ((0.0, 0.1), (0.5, 1.0), (1, 8), "shape"),
    ],
)
def test_aims_that_make_no_map_are_refused(angles: tuple, speeds: tuple, shape: tuple, told: str) -> None:
    with pytest.raises(ThrowerError, match=told):
        Aims.over(angles, speeds, shape)


def test_too_fine_a_table_and_a_place_beside_the_board_are_refused(board: Board) -> None:
    with pytest.raises(ThrowerError, match="x: 3 m is not on the board"):
        release_table(board, CASUAL, SHOWN, 3.0)
    with pytest.raises(ThrowerError, match="none"):
        release_table(board, CASUAL, SHOWN, 0.14, slides=0)
    with pytest.raises(ThrowerError, match="too many"):
        release_table(board, CASUAL, Aims.over((-0.2, 0.2), (0.5, 1.0), (2_000, 2_000)), 0.14)
