"""A pull is worth the same distance on the board at every pixel, never more than a centimetre."""

from __future__ import annotations

from math import degrees

import pytest
from PySide6.QtCore import QPointF

from lab import Board, Release, load_board, slide
from ui.state import FASTEST, fresh_state
from ui.table.layout import fit
from ui.table.slingshot import COARSEST, SLACK, arrow_tip, gain, points_up, shot

BOARD = load_board("knockout")
UPRIGHT = fit((700, 660), (BOARD.width, BOARD.length), "upright")
LENGTHWISE = fit((1300, 640), (BOARD.width, BOARD.length), "lengthwise")


def stopping_distance(speed: float, board: Board = BOARD) -> float:
    return slide(board, Release(board.width / 2, 0.0, speed)).rest["slid"][1]


@pytest.mark.parametrize("room", [60.0, 136.0, 400.0, 2000.0])
def test_one_pixel_is_at_most_one_centimetre_of_rest(room: float) -> None:
    assert 0 < gain(BOARD, room) <= COARSEST == 0.01


def test_with_room_enough_the_pull_reaches_past_the_far_edge() -> None:
    assert gain(BOARD, 200.0) * (200.0 - SLACK) == pytest.approx(1.2 * BOARD.length)


def test_equal_pulls_are_equal_distances() -> None:
    token, k = UPRIGHT.point(0.14, 0.1), 0.008
    rests = []
    for pixels in (20, 40, 60, 80):
        found = shot(token, token + QPointF(0, SLACK + pixels), UPRIGHT, BOARD, k)
        assert found is not None
        rests.append(stopping_distance(found.speed))
    assert rests == pytest.approx([0.16, 0.32, 0.48, 0.64])


@pytest.mark.parametrize("law", ["viscous", "quadratic", "curling"])
def test_a_pull_is_worth_the_same_distance_under_every_law(law: str) -> None:
    board = BOARD.with_(law=law, k=0.5, c=0.5)
    token = UPRIGHT.point(0.14, 0.1)
    found = shot(token, token + QPointF(0, SLACK + 50), UPRIGHT, board, 0.008)
    assert found is not None
    assert stopping_distance(found.speed, board) == pytest.approx(0.4, rel=2e-3)


@pytest.mark.parametrize("layout", [UPRIGHT, LENGTHWISE])
@pytest.mark.parametrize(("back_x", "angle"), [(0.0, 0.0), (0.05, -26.565), (-0.05, 26.565)])
def test_it_goes_the_way_away_from_the_hand(layout: object, back_x: float, angle: float) -> None:
    assert isinstance(layout, type(UPRIGHT))
    token, hand = layout.point(0.14, 0.12), layout.point(0.14 + back_x, 0.02)
    found = shot(token, hand, layout, BOARD, 0.005)
    assert found is not None
    assert degrees(found.angle) == pytest.approx(angle, abs=0.01)


def test_a_trembling_hand_has_not_pulled() -> None:
    token = UPRIGHT.point(0.14, 0.1)
    assert shot(token, token + QPointF(3, 4), UPRIGHT, BOARD, 0.008) is None


def test_a_throw_from_behind_go_leads_up_the_board() -> None:
    assert points_up(0.5) and points_up(-1.5)
    assert not points_up(1.6) and not points_up(3.0)


def test_the_arrow_grows_with_speed_and_points_along() -> None:
    slow = arrow_tip((0.14, 0.1), 0.5, 0.0, UPRIGHT)
    fast = arrow_tip((0.14, 0.1), 1.0, 0.0, UPRIGHT)
    assert slow.x() == pytest.approx(0.0) and slow.y() < 0
    assert fast.y() == pytest.approx(2 * slow.y())
    assert arrow_tip((0.14, 0.1), 1.0, 0.3, LENGTHWISE).y() > 0  # to the thrower's right is down


@pytest.mark.parametrize(("law", "drag"), [("quadratic", {"c": 20.0}), ("viscous", {"k": 20.0})])
def test_no_drag_makes_a_hand_aim_faster_than_a_hand_does(law: str, drag: dict[str, float]) -> None:
    board = BOARD.with_(law=law, length=10.0, **drag)
    assert fresh_state(board).aim.speed == FASTEST
    token = UPRIGHT.point(0.14, 0.1)
    found = shot(token, token + QPointF(0, SLACK + 1000), UPRIGHT, board, 0.01)
    assert found is not None and found.speed == FASTEST
