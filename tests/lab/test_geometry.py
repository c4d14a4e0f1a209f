"""Which space holds a token: exact areas against closed forms and against counting points."""

from __future__ import annotations

from math import acos, pi, sqrt

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lab import Board, load_board
from lab.board import Space
from lab.disc_area import disc_polygon_area
from lab.geometry import BLANK, space_map

UNIT_SQUARE = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


def area(x: float, y: float, r: float, corners: np.ndarray) -> float:
    return disc_polygon_area(x, y, r, corners, 0, len(corners))


def segment(r: float, d: float) -> float:
    """Area of a disc beyond a chord at distance d from its centre."""
    return r * r * acos(d / r) - d * sqrt(r * r - d * d)


@pytest.mark.parametrize("d", [-0.09, -0.03, 0.0, 0.02, 0.0999])
def test_a_disc_over_one_straight_edge_is_a_circular_segment(d: float) -> None:
    assert area(1.0 + d, 0.5, 0.1, UNIT_SQUARE) == pytest.approx(segment(0.1, d), abs=1e-15)


def test_a_disc_on_a_corner_is_a_quarter() -> None:
    for x in (0.0, 1.0):
        for y in (0.0, 1.0):
            assert area(x, y, 0.3, UNIT_SQUARE) == pytest.approx(pi * 0.09 / 4, abs=1e-15)


def test_a_disc_inside_counts_whole_outside_nothing_and_a_small_square_inside_it_all() -> None:
    assert area(0.5, 0.5, 0.1, UNIT_SQUARE) == pytest.approx(pi * 0.01, abs=1e-16)
    assert area(1.5, 0.5, 0.1, UNIT_SQUARE) == pytest.approx(0.0, abs=1e-16)
    assert area(0.5, 0.5, 9.0, UNIT_SQUARE) == pytest.approx(1.0, abs=1e-13)
    assert area(0.5, 0.5, 0.1, UNIT_SQUARE[::-1].copy()) == pytest.approx(pi * 0.01, abs=1e-16)


def test_areas_over_a_concave_polygon_match_counted_points() -> None:
    corners = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.5, 0.3], [0.0, 1.0]])
    from shapely import Polygon, contains_xy

    shape = Polygon(corners)
    rng = np.random.default_rng(1)
    angle, distance = rng.uniform(0, 2 * pi, 200_000), np.sqrt(rng.uniform(0, 1, 200_000))
    for x, y, r in [(0.5, 0.5, 0.3), (0.5, 0.3, 0.2), (0.1, 0.9, 0.25), (0.9, 0.05, 0.4)]:
        inside = contains_xy(shape, x + r * distance * np.cos(angle), y + r * distance * np.sin(angle))
        counted = inside.mean() * pi * r * r
        assert area(x, y, r, corners) == pytest.approx(counted, abs=0.005 * r * r * pi)


@settings(max_examples=200, deadline=None)
@given(x=st.floats(0.016, 0.264), y=st.floats(0.016, 0.934), r=st.floats(0.002, 0.016))
def test_the_shares_of_a_token_that_lies_wholly_on_the_board_add_up_to_one(
    x: float, y: float, r: float
) -> None:
    shares = space_map(load_board("knockout")).shares(x, y, r)
    assert sum(shares.values()) == pytest.approx(1.0, abs=1e-9)
    assert all(0 < share <= 1 + 1e-12 for share in shares.values())


def test_k9_most_of_the_base_decides(board: Board) -> None:
    spaces = space_map(board)
    assert spaces.space_of(0.0913, 0.35, 0.016) == "pink-1"
    assert spaces.space_of(0.0953, 0.35, 0.016) == "railroad-1"
    assert spaces.space_of(0.14, 0.05, 0.016) == BLANK
    assert spaces.space_of(0.14, 0.93, 0.016) == BLANK


def test_k9_what_hangs_over_the_side_counts_for_nothing(board: Board) -> None:
    shares = space_map(board).shares(0.001, 0.35, 0.016)
    assert list(shares) == ["pink-1"]
    assert 0.5 < shares["pink-1"] < 0.55
    assert space_map(board).space_of(-0.001, 0.35, 0.016) is None


def test_k9_ties_go_to_the_dearest_then_to_the_first_in_board_order(board: Board) -> None:
    spaces = space_map(board)
    width = board.width / 3
    assert spaces.tied(0.05, 0.71, 0.016) == ["green-a", "dark-blue-1"]
    assert spaces.space_of(0.05, 0.71, 0.016) == "dark-blue-1"
    assert spaces.tied(width, 0.71, 0.016) == ["green-a", "railroad-2", "dark-blue-1", "house-2"]
    assert spaces.space_of(width, 0.31, 0.016) == "light-blue-1"  # 100 like pink-1, but first
    assert spaces.tied(0.14, 0.87, 0.016) == ["free-parking-1", BLANK]
    assert spaces.space_of(0.14, 0.87, 0.016) == "free-parking-1"  # blank comes last


def test_many_places_at_once_are_the_same_as_one_by_one(board: Board) -> None:
    rng = np.random.default_rng(2)
    spaces = space_map(board)
    xy = rng.uniform((-0.02, -0.02), (0.3, 0.97), (500, 2))
    held = spaces.holding(xy.reshape(50, 10, 2), 0.016)
    assert held.shape == (50, 10)
    for (x, y), index in zip(xy, held.ravel(), strict=True):
        assert spaces.space_of(x, y, 0.016) == (spaces.ids[index] if index >= 0 else None)


def test_printed_blank_and_bare_board_are_one_space() -> None:
    lane = load_board("blank-lane")
    printed = lane.replace(spaces=[Space(id="strip", kind="blank", rect=(0.0, 0.5, 0.3, 0.1)).model_dump()])
    assert space_map(printed).ids == (BLANK,)
    assert space_map(printed).shares(0.15, 0.5, 0.016) == {BLANK: pytest.approx(1.0)}


def test_polygons_and_rectangles_hold_tokens_alike(board: Board) -> None:
    as_polygons = board.replace(
        spaces=[
            {**space.model_dump(), "rect": None, "polygon": space.corners[::-1]} for space in board.spaces
        ]
    )
    rng = np.random.default_rng(3)
    xy = rng.uniform((0, 0), (0.28, 0.95), (2000, 2))
    assert (space_map(board).holding(xy, 0.016) == space_map(as_polygons).holding(xy, 0.016)).all()


def test_one_token_is_held_as_many_are_and_its_ties_are_counted(board: Board) -> None:
    spaces, radius = space_map(board), board.token.radius
    rng = np.random.default_rng(8)
    places = np.column_stack([rng.uniform(0, board.width, 400), rng.uniform(0, board.length, 400)])
    places[::4, 0] = 0.28 / 3  # on the line between two columns
    places[::8, 1] = 0.15 + 0.08 * rng.integers(0, 10, 50)  # and on a corner of four
    held = spaces.holding(places, radius)
    for (x, y), index in zip(places.tolist(), held.tolist(), strict=True):
        names = spaces.tied(x, y, radius)
        assert spaces.held_and_tied(x, y, radius) == (index, len(names))
        assert spaces.ids[index] in names
    assert spaces.held_and_tied(-0.01, 0.3, radius) == (-1, 0)


def test_blank_ground_may_be_left_out_where_a_space_is_touched(board: Board) -> None:
    spaces, radius = space_map(board), board.token.radius
    for y, counts, holds in (
        (0.14, True, BLANK),
        (0.14, False, "brown-1"),
        (0.10, False, BLANK),
        (0.16, False, "brown-1"),
    ):
        index, tied = spaces.held_and_tied(0.05, y, radius, blank_counts=counts)
        assert (spaces.ids[index], tied) == (holds, 1)
        assert spaces.tied(0.05, y, radius, blank_counts=counts) == [holds]


def tiling(rng: np.random.Generator) -> Board:
    """Triangles round a random point, over a part of the board, so that edges meet at every angle."""
    board = load_board("blank-lane").with_(length=0.5, width=0.3)
    middle = rng.uniform([0.1, 0.15], [0.2, 0.35])
    rim = np.array([[0.02, 0.02], [0.28, 0.02], [0.28, 0.3], [0.15, 0.47], [0.02, 0.3]])
    spaces = [
        Space(id=f"s{i}", kind="property", group="red", value=int(rng.integers(1, 9)) * 50,
              polygon=[*map(tuple, np.round([rim[i - 1], rim[i], middle], 6).tolist())])
        for i in range(5)
    ]  # fmt: skip
    return board.replace(spaces=spaces, bonus={"red": 0})


@pytest.mark.parametrize("radius", [0.004, 0.016, 0.04])
@pytest.mark.parametrize("seed", range(3))
def test_remembered_cells_never_change_which_space_holds_a_token(seed: int, radius: float) -> None:
    rng = np.random.default_rng(seed)
    spaces = space_map(tiling(rng))
    places = rng.uniform([-0.01, -0.01], [0.31, 0.51], (6_000, 2))
    one_by_one = [spaces.holding(places[i : i + 500], radius) for i in range(0, 6_000, 500)]
    for _ in range(2):  # while the cells are met, and when they are known
        assert np.array_equal(spaces.holding(places, radius), np.concatenate(one_by_one))


def test_counting_is_holding_counted() -> None:
    rng = np.random.default_rng(4)
    spaces = space_map(load_board("knockout"))
    places, gone = rng.uniform([0, 0], [0.28, 0.95], (50_000, 2, 2)), rng.random((50_000, 2)) < 0.2
    places[:1_000, 1] = (0.1, 0.4)
    held, off, low, moved = spaces.count(places, gone, 0, 0.016, lowest=0.15)
    counts = ~gone[:, 0] & (places[:, 0, 1] >= 0.15)
    truth = spaces.holding(places[counts, 0], 0.016)
    assert np.array_equal(held, np.bincount(truth, minlength=len(spaces.ids)))
    assert (off, low, moved) == (gone[:, 0].sum(), 50_000 - counts.sum() - gone[:, 0].sum(), 50_000)
    held, off, low, moved = spaces.count(places, gone, 1, 0.016, start=(0.1, 0.4))
    assert moved == held.sum() + off
    assert moved == 50_000 - (~gone[:1_000, 1]).sum()
    assert low == 0
