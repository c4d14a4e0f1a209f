"""The speed that reaches a distance, by what it is the inverse of: where tokens come to rest."""

from __future__ import annotations

from math import expm1, inf, log1p, sqrt

import numpy as np
import pytest

from lab import Release, load_board, slide
from lab.board import Board, G
from lab.errors import MotionError
from lab.motion.friction import LAWS
from lab.motion.reach import rough_speed_to_reach, speed_to_reach

LANE = load_board("blank-lane")
BOARDS: dict[str, Board] = {
    "coulomb": LANE,
    "viscous": LANE.with_(law="viscous", mu=0.05, k=0.6),
    "quadratic": LANE.with_(law="quadratic", mu=0.05, c=0.5),
    "weakening": LANE.with_(law="weakening", mu=0.08, mu0=0.16, vs=0.2, k=0.1),
    "curling": LANE.with_(law="curling"),
}


def test_there_is_a_board_for_every_law() -> None:
    assert set(BOARDS) == set(LAWS)


@pytest.mark.parametrize("law", BOARDS)
def test_a_token_let_go_at_that_speed_rests_there(law: str) -> None:
    board = BOARDS[law]
    for distance in (1e-4, 0.01, 0.1, 0.4, 0.7):
        speed = speed_to_reach(board, distance)
        rest = slide(board, Release(board.width / 2, 0.05, speed)).rest["slid"]
        assert rest == pytest.approx((board.width / 2, 0.05 + distance), abs=1e-10)


@pytest.mark.parametrize("contact", ["ball", "disc", "ring"])
@pytest.mark.parametrize("pitch", [-0.02, 0.03])
@pytest.mark.parametrize("law", ["coulomb", "viscous", "weakening"])
def test_a_pitched_board_is_counted_in(law: str, pitch: float, contact: str) -> None:
    board = BOARDS[law].with_(tilt_pitch=pitch, contact=contact)
    speed = speed_to_reach(board, 0.6)
    rest = slide(board, Release(board.width / 2, 0.05, speed)).rest["slid"]
    assert rest[1] == pytest.approx(0.65, abs=1e-6)


def test_closed_forms() -> None:
    s = np.array([[0.1, 0.5], [1.0, 3.0]])
    assert speed_to_reach(LANE, s) == pytest.approx(np.sqrt(2 * LANE.surface.mu * G * s), rel=1e-14)
    a, c = 0.05 * G, 0.5
    expected = [[sqrt(a / c * expm1(2 * c * x)) for x in row] for row in s]
    assert speed_to_reach(BOARDS["quadratic"], s) == pytest.approx(np.array(expected), rel=1e-12)
    k, v = 0.6, 1.7
    assert speed_to_reach(BOARDS["viscous"], v / k - a / k**2 * log1p(k * v / a)) == pytest.approx(
        v, rel=1e-12
    )


def test_a_token_with_a_factor_of_its_own_needs_its_own_speed() -> None:
    slow = LANE.token.model_copy(update={"factor": 2.25})
    board = LANE.replace(tokens={"red": slow.model_dump()})
    assert speed_to_reach(board, 0.4, "red-1") == pytest.approx(1.5 * speed_to_reach(board, 0.4), rel=1e-12)
    assert speed_to_reach(board, 0.4, "blue-1") == speed_to_reach(board, 0.4)


def test_nowhere_takes_no_speed_and_the_answer_has_the_shape_of_the_question() -> None:
    assert speed_to_reach(LANE, 0.0) == 0.0
    assert isinstance(speed_to_reach(LANE, 0.5), float)
    assert speed_to_reach(LANE, np.zeros((0,))).shape == (0,)
    assert speed_to_reach(LANE, [0.1, 0.2]).shape == (2,)


def test_where_drag_is_too_strong_no_speed_reaches() -> None:
    assert speed_to_reach(LANE.with_(law="quadratic", c=2000.0), 0.5) == inf


@pytest.mark.parametrize("distance", [-0.1, float("nan"), inf, [0.1, -1e-9]])
def test_a_distance_that_is_none_is_refused(distance: float) -> None:
    with pytest.raises(MotionError, match="0 m or more"):
        speed_to_reach(LANE, distance)


@pytest.mark.parametrize("law", BOARDS)
def test_the_rough_speed_is_right_to_a_thousandth(law: str) -> None:
    board = BOARDS[law].with_(tilt_pitch=0.004)
    for distance in (0.01, 0.1, 0.5, 1.4):
        assert rough_speed_to_reach(board, distance) == pytest.approx(
            speed_to_reach(board, distance), rel=1e-3
        )
    assert rough_speed_to_reach(board, 0.0) == 0.0
