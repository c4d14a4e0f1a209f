"""Editing boards without a window: snapping, resizing, free places, groups and notes that go with their spaces."""

from __future__ import annotations

import pytest

from lab import Board, BoardError, Space, load_board
from lab.board.checks import overlapping
from lab.board.editing import (
    boxed,
    free_id,
    free_place,
    kept_on,
    lines_of,
    notes_from,
    shifted,
    snapped,
    snapped_shift,
    with_corner,
    with_spaces,
)
from lab.errors import OverlapError


def rect(space_id: str, x: float, y: float, width: float, height: float, **more: object) -> Space:
    return Space(id=space_id, kind="chance", rect=(x, y, width, height), **more)


def triangle(*corners: tuple[float, float]) -> Space:
    return Space(id="t", kind="chance", polygon=corners)


def flat(space: Space) -> list[float]:
    return [number for corner in space.corners for number in corner]


def test_spaces_move_and_stretch_with_all_their_corners() -> None:
    assert shifted(rect("a", 0.1, 0.2, 0.05, 0.06), 0.01, -0.02).rect == pytest.approx(
        (0.11, 0.18, 0.05, 0.06)
    )
    three = triangle((0.0, 0.2), (0.1, 0.2), (0.0, 0.3))
    assert flat(shifted(three, 0.1, 0.1)) == pytest.approx((0.1, 0.3, 0.2, 0.3, 0.1, 0.4))
    assert flat(boxed(three, (0.0, 0.2, 0.2, 0.25))) == pytest.approx((0.0, 0.2, 0.2, 0.2, 0.0, 0.25))
    assert with_corner(three, 1, 0.15, 0.22).corners[1] == (0.15, 0.22)


def test_a_box_is_held_on_the_board() -> None:
    board = load_board("blank-lane")
    assert kept_on(board, (-0.1, 1.48, 0.0, 1.58)) == pytest.approx((0.0, 1.4, 0.1, 1.5))
    assert kept_on(board, (0.1, 0.2, 0.2, 0.3)) == (0.1, 0.2, 0.2, 0.3)


@pytest.mark.parametrize(
    ("value", "found"), [(0.0941, 0.0933), (0.1021, 0.1), (0.1031, 0.105), (0.2789, 0.28)]
)
def test_edges_meet_lines_that_are_near_and_the_grid_elsewhere(value: float, found: float) -> None:
    assert snapped(value, (0.0, 0.0933, 0.28), 0.002) == pytest.approx(found)


def test_either_end_of_a_moved_space_meets_a_line() -> None:
    lines = (0.0, 0.1, 0.28)
    assert 0.18 + 0.099 + snapped_shift(0.18, 0.279, lines, 0.002) == pytest.approx(0.28)
    assert 0.0985 + snapped_shift(0.0985, 0.1785, lines, 0.002) == pytest.approx(0.1)
    assert 0.052 + snapped_shift(0.052, 0.15, lines, 0.001) == pytest.approx(0.05)


def test_lines_are_the_boards_edges_go_and_the_spaces() -> None:
    board = load_board("blank-lane")
    xs, ys = lines_of(board, [rect("a", 0.02, 0.3, 0.1, 0.2)])
    assert xs == pytest.approx((0.0, 0.02, 0.12, 0.3))
    assert ys == pytest.approx((0.0, 0.15, 0.3, 0.5, 1.5))


def test_ids_go_on_counting_and_shun_words_with_a_meaning() -> None:
    spaces = [rect("pink-1", 0, 0.2, 0.1, 0.1), rect("pink-2", 0, 0.4, 0.1, 0.1)]
    assert free_id(spaces, "pink-1") == "pink-3"
    assert free_id(spaces, "red") == "red"
    assert free_id(spaces, "jail") == "jail-2"


def test_a_free_place_is_the_lowest_then_leftmost_and_overlaps_nothing() -> None:
    board = load_board("knockout")
    found = free_place(board, board.spaces, 0.09, 0.08)
    assert found is not None
    placed = rect("new", found[0], found[1], 0.09, 0.08)
    assert not list(overlapping([*board.spaces, placed]))
    with_spaces(board, [*board.spaces, placed])  # and it lies on the board
    hole = [space for space in board.spaces if space.id != "house-1"]
    assert free_place(board, hole, 0.09, 0.08) == pytest.approx((0.28 / 3, 0.23, 0.28 / 3 + 0.09, 0.31))
    assert free_place(board, board.spaces, 0.29, 0.08) is None


def test_pairs_that_share_area_are_found_polygons_by_their_shape() -> None:
    square = rect("s", 0.05, 0.25, 0.1, 0.1)
    assert (
        list(overlapping([square, triangle((0.0, 0.2), (0.1, 0.2), (0.0, 0.3))])) == []
    )  # boxes meet, no more
    three = triangle((0.0, 0.2), (0.2, 0.2), (0.0, 0.4))
    assert list(overlapping([square, three])) == [(square, three)]
    assert list(overlapping([square, rect("n", 0.15, 0.25, 0.1, 0.1)])) == []  # an edge in common


@pytest.mark.parametrize(
    "corners",
    [
        ((0.0, 0.2), (0.2, 0.4), (0.2, 0.2), (0.0, 0.4)),  # a bow tie
        ((0.0, 0.2), (0.1, 0.3), (0.2, 0.4)),  # flat
        ((0.1, 0.3), (0.1, 0.3), (0.1, 0.3)),  # a point
    ],
)
def test_outlines_that_no_board_has_are_borne_while_they_are_drawn(
    corners: tuple[tuple[float, float], ...],
) -> None:
    square = rect("s", 0.01, 0.28, 0.05, 0.04)
    crossing = len(corners) == 4
    assert bool(list(overlapping([square, triangle(*corners)]))) == crossing
    with pytest.raises(BoardError):
        with_spaces(load_board("blank-lane"), [triangle(*corners)])


def test_overlaps_are_told_apart_from_all_else_that_is_wrong() -> None:
    board = load_board("blank-lane")
    a, b = rect("a", 0.0, 0.2, 0.1, 0.1), rect("b", 0.05, 0.2, 0.1, 0.1)
    with pytest.raises(OverlapError, match="overlaps 'a'"):
        with_spaces(board, [a, b])
    for wrong in ([a, b, rect("c", 0.25, 0.2, 0.1, 0.1)], [a, b, rect("a", 0.2, 0.4, 0.1, 0.1)]):
        with pytest.raises(BoardError) as refused:
            with_spaces(board, wrong)
        assert not isinstance(refused.value, OverlapError)


def prop(space_id: str, group: str | None, y: float) -> Space:
    return Space(id=space_id, kind="property", group=group, value=50, rect=(0.0, y, 0.1, 0.1))


def test_bonuses_and_notes_go_with_their_groups_and_spaces() -> None:
    lane = load_board("blank-lane")
    board = with_spaces(lane, [prop("a", "sea", 0.2), prop("b", "sea", 0.4)])
    assert dict(board.bonus) == {"sea": 0}
    board = board.replace(
        bonus={"sea": 300}, provenance={"space.a": "measured: by tape", "bonus": "estimated"}
    )
    renamed = with_spaces(board, [prop("a1", "lake", 0.2), prop("b", "lake", 0.4)])
    assert dict(renamed.bonus) == {"lake": 300}
    assert dict(renamed.provenance) == {"space.a1": "measured: by tape", "bonus": "estimated"}
    split = with_spaces(board, [prop("a", "sea", 0.2), prop("b", "lake", 0.4)])
    assert dict(split.bonus) == {"sea": 300, "lake": 0}
    gone = with_spaces(board, [prop("b", None, 0.4)])
    assert (dict(gone.bonus), dict(gone.provenance)) == ({}, {"bonus": "estimated"})
    assert isinstance(gone, Board)


def test_notes_as_people_type_them() -> None:
    assert notes_from("500, 50; 100 50") == (50, 100, 500)
    assert notes_from("") == ()
    for text, word in (("50, 1e3", "1e3"), ("-5", "-5"), ("0", "0"), ("20, x", "x")):
        with pytest.raises(ValueError, match=word):
            notes_from(text)
