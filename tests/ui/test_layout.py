"""Metres and pixels agree, both ways round, and the furniture stands beside the board, not on it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from lab import load_board
from ui.table.layout import fit, framed

BOARD = (0.28, 0.95)
VIEWS = [(700.0, 660.0), (1250.0, 980.0), (1360.0, 640.0), (360.0, 300.0)]


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("orientation", ["upright", "lengthwise"])
@pytest.mark.parametrize("landing", [False, True])
def test_places_survive_the_way_to_pixels_and_back(
    view: tuple[float, float], orientation: str, landing: bool
) -> None:
    layout = fit(view, BOARD, orientation, landing=landing)
    for place in ((0.0, 0.0), (0.28, 0.95), (0.1, 0.4), (-0.05, 1.2)):
        assert layout.metres(layout.point(*place)) == pytest.approx(place)


@pytest.mark.parametrize("view", VIEWS[:3])
@pytest.mark.parametrize("orientation", ["upright", "lengthwise"])
def test_nothing_overlaps_and_all_is_in_the_view(view: tuple[float, float], orientation: str) -> None:
    layout = fit(view, BOARD, orientation, landing=True)
    rooms = [layout.board, layout.note, layout.histogram, layout.bar]
    whole = QRectF(0, 0, *view)
    for i, room in enumerate(rooms):
        assert whole.contains(room)
        for other in rooms[:i]:
            assert not room.intersects(other)


def test_the_near_left_corner_is_where_the_thrower_sees_it() -> None:
    upright = fit((700, 660), BOARD, "upright")
    assert upright.point(0, 0) == upright.board.bottomLeft()
    assert upright.point(0.28, 0.95) == upright.board.topRight()
    lengthwise = fit((700, 660), BOARD, "lengthwise")
    assert lengthwise.point(0, 0) == lengthwise.board.topLeft()  # the left edge is on top
    assert lengthwise.point(0.28, 0).y() == pytest.approx(lengthwise.board.bottom())


def test_the_board_is_to_scale() -> None:
    layout = fit((700, 660), BOARD, "upright")
    assert layout.board.width() / layout.board.height() == pytest.approx(0.28 / 0.95)
    step = layout.point(0.1, 0.1) - layout.point(0.0, 0.0)
    assert step.x() == pytest.approx(-step.y())


def test_the_histogram_shares_the_long_axis_to_the_pixel() -> None:
    upright = fit((900, 700), BOARD, "upright", landing=True)
    assert (upright.histogram.top(), upright.histogram.bottom()) == pytest.approx(
        (upright.board.top(), upright.board.bottom())
    )
    lengthwise = fit((900, 700), BOARD, "lengthwise", landing=True)
    assert (lengthwise.histogram.left(), lengthwise.histogram.right()) == pytest.approx(
        (lengthwise.board.left(), lengthwise.board.right())
    )


def test_the_room_decides_and_the_landing_layer_does_not_turn_the_board() -> None:
    assert not fit((700, 660), BOARD).lengthwise
    assert fit((1360, 640), BOARD).lengthwise
    for view in VIEWS:
        assert fit(view, BOARD, landing=True).lengthwise == fit(view, BOARD).lengthwise


def test_off_the_board_is_off_in_metres_too() -> None:
    layout = fit((700, 660), BOARD, "upright")
    x, y = layout.metres(layout.board.topLeft() - QPointF(10, 10))
    assert x < 0 and y > 0.95


@pytest.mark.parametrize("name", ["knockout", "table-shuffleboard", "blank-lane"])
@pytest.mark.parametrize("orientation", ["upright", "lengthwise", "teach"])
@pytest.mark.parametrize("view", [*VIEWS, (1366, 262), (1183, 300), (1366, 420), (1920, 560)])
def test_a_token_on_any_edge_of_the_board_is_whole(
    name: str, orientation: str, view: tuple[float, float]
) -> None:
    board = load_board(name)
    size, radius = (board.width, board.length), board.token.radius
    layout = fit(view, size, orientation, rim=radius)
    rim = radius * layout.scale
    seen, reached = QRectF(0, 0, *view), layout.board.adjusted(-rim, -rim, rim, rim)
    if layout.scale > 20.0:  # not made larger than the view
        assert seen.contains(reached)
    for lengthwise in (False, True):
        layout, picture = framed(size, lengthwise, 960, radius)
        rim = radius * layout.scale
        assert QRectF(0, 0, picture.width(), picture.height()).contains(
            layout.board.adjusted(-rim, -rim, rim, rim)
        )
        assert max(picture.width(), picture.height()) == 960 and layout.lengthwise == lengthwise
        assert layout.board.width() * layout.board.height() > 0.6 * picture.width() * picture.height()
        assert picture.width() % 2 == picture.height() % 2 == 0, "as films need"


def test_with_a_dock_below_the_board_lies_down_rather_than_shrink() -> None:
    for landing in (False, True):
        assert fit((630, 330), BOARD, landing=landing).lengthwise
    narrow = (384, 640)
    assert not fit(narrow, BOARD).lengthwise
    assert fit(narrow, BOARD, landing=True).scale >= fit(narrow, BOARD, "upright", landing=True).scale
