"""A thrower's releases: as scattered as its sigmas say, repeatable, behind the line."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from lab import Aim, Thrower, ThrowerError, load_board
from lab.throwers import PRESETS, release_y

AIM = Aim(x=0.14, angle=0.05, speed=1.0, spin=3.0)
N = 200_000


def test_releases_scatter_as_the_sigmas_say() -> None:
    thrower = Thrower(angle=0.02, speed=0.04, place=0.003, spin=2.0)
    releases = thrower.sample(AIM, N, seed=3)
    for drawn, mean, sigma in (
        (releases.angle, 0.05, 0.02),
        (releases.speed, 1.0, 0.04),
        (releases.x, 0.14, 0.003),
        (releases.y, 0.1, 0.003),
        (releases.spin, 3.0, 2.0),
    ):
        assert abs(drawn.mean() - mean) < 5 * sigma / math.sqrt(N)
        assert drawn.std() == pytest.approx(sigma, rel=5 / math.sqrt(2 * N))


def test_the_five_scatters_are_independent() -> None:
    releases = Thrower.preset("casual").sample(AIM, N, seed=5)
    drawn = np.corrcoef([releases.angle, releases.speed, releases.x, releases.y, releases.spin])
    assert np.abs(drawn - np.eye(5)).max() < 5 / math.sqrt(N)


def test_the_same_seed_gives_the_same_bits_and_another_seed_others() -> None:
    casual = Thrower.preset("casual")
    first, again, other = (casual.sample(AIM, 50, seed=seed) for seed in (7, 7, 8))
    for name in ("x", "y", "speed", "angle", "spin"):
        assert getattr(first, name).tobytes() == getattr(again, name).tobytes()
        assert getattr(first, name).tobytes() != getattr(other, name).tobytes()


def test_no_scatter_gives_the_aim_itself() -> None:
    releases = Thrower().sample(AIM, 3, seed=1)
    assert set(zip(releases.x, releases.speed, releases.angle, releases.spin, strict=True)) == {
        (0.14, 1.0, 0.05, 3.0)
    }


def test_speeds_are_never_negative() -> None:
    releases = Thrower(speed=0.9).sample(AIM, 10_000, seed=1)
    assert releases.speed.min() == 0.0


@pytest.mark.parametrize("x", [0.0, 0.28])
def test_with_a_board_the_token_is_set_down_on_it_behind_the_go_line(x: float) -> None:
    board = load_board("knockout")
    releases = Thrower(place=0.05).sample(Aim(x, 0.0, 1.0), 5_000, seed=2, board=board)
    assert releases.x.min() >= board.token.radius
    assert releases.x.max() <= board.width - board.token.radius
    assert releases.y.min() >= board.token.radius
    assert releases.y.max() <= board.go_line


def test_the_hand_lets_go_five_centimetres_behind_the_line_or_half_way_to_a_near_one() -> None:
    board = load_board("knockout")
    assert release_y(board) == pytest.approx(0.10)
    assert release_y() == pytest.approx(0.10)
    assert release_y(board.with_(go_line=0.06)) == pytest.approx(0.03)
    assert release_y(board.with_(go_line=0.0)) == 0.0


def test_presets_grow_surer_with_skill() -> None:
    beginner, casual, skilled = (Thrower.preset(name) for name in ("beginner", "casual", "skilled"))
    for sigma in ("angle", "speed", "place", "spin"):
        assert getattr(beginner, sigma) > getattr(casual, sigma) > getattr(skilled, sigma) > 0
    assert casual.angle == pytest.approx(math.radians(1.5))
    assert (casual.speed, casual.place, casual.spin) == (0.034, 0.004, 2.0)
    assert casual.describe() == "angle ± 1.5°, speed ± 3.4 %, place ± 4 mm, spin ± 2 rad/s"
    assert all(thrower.name == name for name, thrower in PRESETS.items())


def test_what_a_hand_does_not_scatter_is_not_told() -> None:
    assert Thrower(angle=math.radians(0.99), speed=0.04).describe() == "angle ± 0.99°, speed ± 4 %"
    assert Thrower(place=0.003).describe() == "place ± 3 mm"
    assert Thrower().describe() == "no scatter"


@pytest.mark.parametrize(
    ("sigmas", "told"),
    [
        ({"angle": -0.1}, "thrower.angle"),
        ({"speed": math.nan}, "thrower.speed"),
        ({"place": math.inf}, "thrower.place"),
        ({"angle": 1.5}, "0 to 1 rad"),
        ({"speed": 3.4}, "100 %"),
        ({"spin": "2"}, "finite number"),
    ],
)
def test_sigmas_that_no_hand_has_are_refused(sigmas: dict[str, float], told: str) -> None:
    with pytest.raises(ThrowerError, match=told):
        Thrower(**sigmas)


@pytest.mark.parametrize(
    ("numbers", "told"),
    [
        ((math.nan, 0.0, 1.0), "aim.x"),
        ((0.1, 3.0, 1.0), "1 degree is 0.01745"),
        ((0.1, 0.0, -1.0), "negative"),
        ((0.1, 0.0, math.inf), "aim.speed"),
    ],
)
def test_an_aim_that_makes_no_sense_is_refused(numbers: tuple[float, float, float], told: str) -> None:
    with pytest.raises(ThrowerError, match=told):
        Aim(*numbers)


def test_sampling_refuses_no_slides_a_negative_seed_and_a_place_beside_the_board() -> None:
    casual, board = Thrower.preset("casual"), load_board("knockout")
    with pytest.raises(ThrowerError, match="none"):
        casual.sample(AIM, 0, seed=1)
    with pytest.raises(ThrowerError, match="seed"):
        casual.sample(AIM, 1, seed=-1)
    with pytest.raises(ThrowerError, match="not on the board"):
        casual.sample(Aim(14.0, 0.0, 1.0), 1, seed=1, board=board)
    with pytest.raises(ThrowerError, match="presets are beginner, casual, skilled"):
        Thrower.preset("expert")


NO_WHOLE = [math.nan, math.inf, 2.0, 1.5, "3", None, True, [3], 1j]


@pytest.mark.parametrize("wrong", NO_WHOLE, ids=repr)
@pytest.mark.parametrize("even", [False, True])
def test_sampling_refuses_what_is_no_whole_number(wrong: Any, even: bool) -> None:
    for n, seed, where in ((wrong, 1, "n"), (1, wrong, "seed")):
        with pytest.raises(ThrowerError, match=f"{where}: .*whole number"):
            Thrower.preset("casual").sample(AIM, n, seed, even=even)


@pytest.mark.parametrize("n", [10**9, 10**30, np.int64(10**9)])
@pytest.mark.parametrize("even", [False, True])
def test_more_throws_than_a_machine_holds_are_refused(n: int, even: bool) -> None:
    with pytest.raises(ThrowerError, match="at most 10000000"):
        Thrower.preset("casual").sample(AIM, n, 1, even=even)


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    casual = Thrower.preset("casual")
    for even in (False, True):
        made = casual.sample(AIM, np.int64(5), np.uint8(3), even=even)  # type: ignore[arg-type]  # numpy's whole numbers: that is tested
        assert np.array_equal(made.x, casual.sample(AIM, 5, 3, even=even).x)


def test_what_is_no_aim_and_no_board_is_refused() -> None:
    wrong: Any
    for wrong in (None, 5, "knockout", (0.1, 0.0, 1.0)):
        with pytest.raises(ThrowerError, match="no Aim"):
            Thrower.preset("casual").sample(wrong, 5, 1)
        if wrong is not None:
            with pytest.raises(ThrowerError, match="no Board"):
                Thrower.preset("casual").sample(AIM, 5, 1, wrong)


def test_one_release_from_noise_is_the_one_that_sampling_makes_of_it() -> None:
    board = load_board("knockout")
    wild = Thrower(angle=0.9, speed=0.9, place=0.2, spin=3.0)  # so that every limit is met
    for thrower, seed in ((Thrower.preset("casual"), 1), (wild, 2)):
        noise = np.random.default_rng([0x7468726F, seed]).standard_normal((5, 500))
        sampled = thrower.sample(AIM, 500, seed, board)
        for i, release in enumerate(sampled):
            made = thrower.release(AIM, noise[:, i].tolist(), board)
            for name in ("x", "y", "speed", "angle", "spin"):
                assert getattr(made, name) == pytest.approx(getattr(release, name), rel=1e-12)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("casual", "a casual thrower"),
        ("expert", "an expert thrower"),
        ("own", "this thrower"),
        ("Ida", "an Ida thrower"),
    ],
)
def test_a_thrower_is_called_so_in_a_sentence(name: str, said: str) -> None:
    assert Thrower(0.02, 0.03, name=name).words == said


@pytest.mark.parametrize("sigma", [1e-5, 2e-3, 0.03, 0.4, 1.0])
def test_scatter_is_said_without_exponents(sigma: float) -> None:
    said = Thrower(min(sigma, 1.0), sigma, sigma, 200 * sigma).describe()
    assert "e+" not in said and "e-" not in said
    told = [float(part.split()[2].rstrip("°")) for part in said.split(", ")]
    assert told == pytest.approx([math.degrees(sigma), 100 * sigma, 1000 * sigma, 200 * sigma], rel=0.06)
