"""The ghost tells where the next slide ends, and its band how often near there."""

from __future__ import annotations

from math import cos, hypot, sin

import numpy as np
import pytest

from lab import Aim, Release, Releases, Thrower, load_board, slide, slide_many
from lab.chance.ghost import Band, ghost, ghosts
from lab.errors import MotionError
from lab.throwers import release_y

BOARD = load_board("knockout")
AIM = Aim(0.14, 0.03, 0.85)
CASUAL = Thrower.preset("casual")


def held(band: Band, places: np.ndarray) -> float:
    """The part of places (n, 2) inside the band, by its own equation."""
    x, y = places[:, 0] - band.centre[0], places[:, 1] - band.centre[1]
    u = x * cos(band.angle) + y * sin(band.angle)
    v = -x * sin(band.angle) + y * cos(band.angle)
    return float(np.mean((u / band.axes[0]) ** 2 + (v / band.axes[1]) ** 2 <= 1.0))


def test_its_path_and_places_are_the_solvers() -> None:
    lying = {"red-1": (0.147, 0.4), "blue-1": (0.05, 0.7)}
    found = ghost(BOARD, AIM, resting=lying, token="yellow-1")
    exact = slide(BOARD, Release(0.14, release_y(BOARD), 0.85, 0.03), lying, token="yellow-1")
    assert found.rest == exact.rest["yellow-1"]
    assert set(found.knocked) == {"red-1"} and found.knocked["red-1"] == exact.rest["red-1"]
    assert found.path[0] == pytest.approx((0.14, release_y(BOARD)))
    assert found.path[-1] == pytest.approx(exact.rest["yellow-1"], abs=1e-6)


@pytest.mark.parametrize("thrower", [CASUAL, None])
def test_its_band_holds_95_of_100_other_throws(thrower: Thrower | None) -> None:
    found, n = ghost(BOARD, AIM, thrower), 20_000
    assert found.band is not None
    if thrower is None:
        one = np.ones(n)
        releases = Releases.from_arrays(0.14 * one, release_y(BOARD), 0.85, 0.03)
    else:
        releases = thrower.sample(AIM, n, 99, BOARD)
    many = slide_many(BOARD, releases, seed=99)
    places = many.rest[~many.off[:, 0], 0]
    assert held(found.band, places) == pytest.approx(0.95, abs=0.035)
    assert hypot(*(np.array(found.band.centre) - places.mean(axis=0))) < 0.005


@pytest.mark.parametrize("part", [30, 32, 256])
def test_as_it_grows_its_path_comes_first_and_the_last_one_is_the_whole(part: int) -> None:
    lying = {"red-1": (0.147, 0.4)}
    first, *more = ghosts(BOARD, AIM, CASUAL, lying, token="yellow-1", part=part)
    assert first.band is None and len(more) == -(-256 // part)
    whole = ghost(BOARD, AIM, CASUAL, lying, token="yellow-1")
    for found in (first, *more):
        assert (
            (found.path == whole.path).all() and found.rest == whole.rest and found.knocked == whole.knocked
        )
    assert more[-1].band == whole.band and more[-1].on_board == whole.on_board
    releases = CASUAL.sample(AIM, 256, 1, BOARD, even=True)
    many = slide_many(BOARD, releases, lying, token="yellow-1", seed=1)
    assert whole.on_board == np.mean(~many.off[:, 0])
    places = many.rest[~many.off[:, 0], 0]
    assert whole.band is not None and whole.band.centre == tuple(places.mean(axis=0))


def test_a_better_hand_has_a_smaller_band() -> None:
    bands = [ghost(BOARD, AIM, Thrower.preset(name)).band for name in ("beginner", "casual", "skilled")]
    areas = [band.axes[0] * band.axes[1] for band in bands if band is not None]
    assert len(areas) == 3 and areas[0] > 2 * areas[1] > 4 * areas[2]


def test_where_nothing_scatters_there_is_no_band() -> None:
    sure = BOARD.with_(mu_spread=0.0, restitution_spread=0.0, factor_spread=0.0)
    found = ghost(sure, AIM)
    assert found.band is None and found.rest is not None and found.on_board == 1.0


def test_a_token_that_leaves_has_a_path_to_the_edge_and_no_place() -> None:
    found = ghost(BOARD, Aim(0.14, 0.0, 3.0), CASUAL)
    assert found.rest is None and found.band is None and found.on_board == 0.0
    assert found.path[-1][1] == pytest.approx(BOARD.length, abs=1e-6)


def test_it_refuses_what_the_solver_refuses() -> None:
    with pytest.raises(MotionError):
        ghost(BOARD, AIM, resting={"red-1": (0.14, release_y(BOARD))})
    with pytest.raises(MotionError, match="20 or more"):
        ghost(BOARD, AIM, n=5)
