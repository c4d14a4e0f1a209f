"""Odd numbers end: what is absurd is refused in a sentence, what is merely extreme comes to rest in order."""

from __future__ import annotations

from math import hypot, inf, nan, pi
from typing import Any

import pytest

from lab import (
    Aim,
    Board,
    BoardError,
    MotionError,
    Release,
    Releases,
    Thrower,
    ThrowerError,
    Token,
    load_board,
    slide,
    slide_many,
)

LANE = load_board("blank-lane")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("mu", 1e-308),
        ("mu", 1e20),
        ("k", 1e308),
        ("c", 1e308),
        ("mu0", 1e308),
        ("vs", 1e-308),
        ("p", 1e308),
        ("q", 1e-308),
        ("r", 1e308),
        ("k", -1.0),
        ("c", nan),
        ("r", inf),
    ],
)
def test_a_law_s_number_that_no_table_has_is_refused(key: str, value: float) -> None:
    with pytest.raises(BoardError) as refused:
        LANE.with_(**{key: value})
    assert refused.value.where == f"surface.{key}"


@pytest.mark.parametrize("law", ["coulomb", "viscous", "quadratic", "weakening", "curling"])
@pytest.mark.parametrize("contact", ["ball", "disc", "ring"])
@pytest.mark.parametrize(
    "numbers", [{"k": 1e4, "c": 1e4, "mu0": 5.0, "vs": 1e-4}, {"mu0": 1e-3, "vs": 100.0, "q": 1e-3}]
)
def test_numbers_at_their_limits_come_to_rest(law: str, contact: str, numbers: dict[str, float]) -> None:
    board = LANE.with_(law=law, contact=contact, **numbers)
    for speed, spin in ((0.0, 50.0), (1e-300, 0.0), (1e-9, -1e4), (100.0, 1e4)):
        result = slide(board, Release(0.15, 0.75, speed, 0.3, spin))
        times = [event.time for event in result.events]
        assert times == sorted(times)
        assert (result.duration >= 0.0) and {event.kind for event in result.events} <= {
            "start",
            "rest",
            "off",
        }


@pytest.mark.parametrize(("speed", "spin"), [(100.1, 0.0), (1e308, 0.0), (1.0, 1.1e4), (1.0, -1e308)])
def test_a_release_that_no_hand_gives_is_refused(speed: float, spin: float) -> None:
    with pytest.raises(MotionError, match="more than any hand gives"):
        Release(0.1, 0.1, speed, 0.0, spin)
    with pytest.raises(MotionError, match="more than any hand gives"):
        Releases.from_arrays(0.1, 0.1, [1.0, speed], 0.0, [0.0, spin])


@pytest.mark.parametrize("contact", ["disc", "ring"])
@pytest.mark.parametrize("place", [(0.0, 0.5), (0.3, 0.0), (0.1, 0.7), (0.0, 0.0)])
@pytest.mark.parametrize("speed", [0.0, 1e-9])
def test_a_token_that_turns_on_an_edge_or_seam_stays_there_until_it_rests(
    contact: str, place: tuple[float, float], speed: float
) -> None:
    seam = {"y": 0.7, "height": 1e-4, "loss": 0.5}
    board = LANE.with_(contact=contact, mu=0.01).replace(seams=[seam])
    inwards = pi / 4 if place[0] == 0.0 else -pi / 4
    result = slide(board, Release(*place, speed, inwards, 1000.0))
    x, y = result.rest["slid"]
    assert hypot(x - place[0], y - place[1]) < 1e-6
    assert len(result.events) < 10


@pytest.mark.parametrize("contact", ["disc", "ring"])
def test_a_spinning_token_on_a_slope_next_to_mu_ends(contact: str) -> None:
    board = LANE.with_(contact=contact, mu=0.3, tilt_pitch=0.2914)  # tangent 0.29997
    result = slide(board, Release(0.15, 0.5, 0.3, -0.04, 1e-9))
    assert {"rest", "off"} & {event.kind for event in result.events}


def _slope(mu: float) -> Board:
    return LANE.with_(mu=mu, tilt_pitch=0.05)


def test_a_token_too_smooth_for_the_slope_is_refused_as_the_board_s_own_is() -> None:
    smooth = Token(factor=0.5)
    with pytest.raises(BoardError, match="nothing would ever rest"):
        _slope(0.08).replace(tokens={"slid": smooth})
    for given in ("slid", "red-1"):
        with pytest.raises(MotionError, match="nothing would ever rest") as refused:
            slide(_slope(0.08), Release(0.15, 0.1, 1.0), {"red-1": (0.15, 0.8)}, tokens={given: smooth})
        assert refused.value.where == f"tokens.{given}"
    many = slide_many(_slope(0.2), Releases.from_arrays(0.15, 0.1, [1.0]), tokens={"slid": smooth})
    assert len(many) == 1


@pytest.mark.parametrize("given", ["1", b"1", None, 10**400, 1j, [], [0.1, 0.2], {}, object()])
@pytest.mark.parametrize("name", ["x", "y", "speed", "angle", "spin"])
def test_what_is_no_number_is_refused_with_its_name(given: Any, name: str) -> None:
    numbers = {"x": 0.1, "y": 0.1, "speed": 1.0, "angle": 0.0, "spin": 0.0, name: given}
    with pytest.raises(MotionError) as refused:
        Release(**numbers)
    assert refused.value.where == f"release.{name}"
    if not isinstance(given, list):
        with pytest.raises(MotionError):
            Releases.from_arrays(**numbers)


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(MotionError, match="is negative"):
        slide(LANE, Release(0.15, 0.1, 1.0), seed=-1)
    with pytest.raises(MotionError, match="is negative"):
        slide_many(LANE, Releases.from_arrays(0.15, 0.1, [1.0]), seed=-1)


@pytest.mark.parametrize("given", [10**400, "1", True, nan])
def test_an_aim_takes_finite_numbers_only(given: Any) -> None:
    with pytest.raises(ThrowerError, match="is not a finite number"):
        Aim(given, 0.0, 1.0)
    with pytest.raises(ThrowerError, match="is not a finite number"):
        Thrower(angle=given)


@pytest.mark.parametrize(
    "token", [Token(radius=-0.01), Token(mass=0.0), Token(radius=0.2), Token(factor=0.0), Token(height=-1.0)]
)
def test_a_token_given_for_a_slide_is_checked_as_a_board_s_own(token: Token) -> None:
    for given in ("slid", "red-1"):
        with pytest.raises(BoardError) as refused:
            slide(LANE, Release(0.15, 0.1, 1.0), {"red-1": (0.15, 0.8)}, tokens={given: token})
        assert (refused.value.where or "").startswith(f"tokens.{given}.")
