"""Tilt, seams and rails against closed forms and an independent integration."""

from __future__ import annotations

import re
from math import atan, radians

import numpy as np
import pytest

from lab import Board, BoardError, LiveTable, MotionError, Release, Releases, load_board, slide, slide_many
from tests.lab.motion.truth import G, integrate


@pytest.fixture(scope="module")
def lane() -> Board:
    return load_board("blank-lane")


def with_seam(board: Board, height: float, loss: float = 1.0) -> Board:
    return board.replace(seams=[{"y": 0.5, "height": height, "loss": loss}])


def with_rails(board: Board, *sides: str, restitution: float = 0.5, friction: float = 0.0) -> Board:
    return board.replace(rails={"sides": sides, "restitution": restitution, "friction": friction})


# --- tilt --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pitch", [-0.03, 0.03])
def test_straight_up_a_tilted_board_is_uphill_or_downhill(lane: Board, pitch: float) -> None:
    tilted = lane.with_(tilt_pitch=pitch)
    result = slide(tilted, Release(0.15, 0.1, 0.8), token="a")
    slowing = G * (lane.surface.mu * np.cos(pitch) + np.sin(pitch))
    assert result.rest["a"][1] == pytest.approx(0.1 + 0.64 / (2 * slowing), abs=1e-8)
    assert result.duration == pytest.approx(0.8 / slowing, abs=1e-5)


def test_a_positive_roll_pulls_to_the_left(lane: Board) -> None:
    drifted = slide(lane.with_(tilt_roll=0.02), Release(0.15, 0.1, 0.9), token="a").rest["a"]
    assert drifted[0] < 0.14
    mirrored = slide(lane.with_(tilt_roll=-0.02), Release(0.15, 0.1, 0.9), token="a").rest["a"]
    assert mirrored[0] == pytest.approx(0.3 - drifted[0], abs=1e-9) and mirrored[1] == pytest.approx(
        drifted[1]
    )


@pytest.mark.parametrize("law", ["coulomb", "viscous", "weakening"])
def test_a_curved_path_agrees_with_an_independent_integration(lane: Board, law: str) -> None:
    tilted = lane.with_(tilt_pitch=0.02, tilt_roll=-0.03, law=law, k=0.3, mu0=0.12, vs=0.2)
    thrown = Release(0.05, 0.1, 1.35, 0.1)
    truth = integrate(tilted, thrown, {"b": (0.155, 0.6)})
    result = slide(tilted, thrown, {"b": (0.155, 0.6)})
    assert result.hits == truth.hits == 1
    for name, place in zip(("slid", "b"), truth.rest, strict=True):
        assert result.rest[name] == pytest.approx(place, abs=1e-5)


def test_a_tilt_that_reaches_mu_is_refused(lane: Board) -> None:
    with pytest.raises(BoardError, match="nothing would ever rest"):
        lane.with_(tilt_pitch=0.1)
    with pytest.raises(BoardError, match="nothing would ever rest"):
        lane.with_(tilt_pitch=0.05, law="weakening", mu0=0.04)


def test_tokens_that_rest_on_a_tilted_board_stay(lane: Board) -> None:
    tilted = lane.with_(tilt_pitch=0.09)
    table = LiveTable(tilted, {"a": (0.15, 0.5)})
    table.launch("b", Release(0.05, 0.1, 0.3))
    table.settle()
    assert table.positions["a"] == pytest.approx((0.15, 0.5), abs=1e-9)


def test_scatter_on_a_tilted_board_never_draws_friction_that_lets_tokens_slide_for_ever(lane: Board) -> None:
    steep = lane.with_(tilt_pitch=0.095, mu_spread=0.1, factor_spread=0.1)
    many = slide_many(steep, Releases.from_arrays(np.full(2000, 0.15), 0.1, 0.5), seed=1)
    held = many.mu[:, None] * many.factor
    assert held.min() > np.tan(0.095)
    assert np.ptp(held) > 0.01
    level = slide_many(lane.with_(mu_spread=0.1), Releases.from_arrays(np.full(2000, 0.15), 0.1, 0.5), seed=1)
    assert level.mu.std() == pytest.approx(0.1 * 0.1, rel=0.05)


def test_a_token_pressed_along_another_by_the_tilt_does_not_hang() -> None:
    # it curves onto a resting token and pushes it along in small hits
    tilted = load_board("knockout").with_(tilt_pitch=0.01)
    rng = np.random.default_rng(0)
    n = 3000
    thrown = Releases.from_arrays(
        0.14 + 0.01 * rng.standard_normal(n), 0.1, 0.95 + 0.1 * rng.standard_normal(n),
        0.1 * rng.standard_normal(n), 10 * rng.standard_normal(n),
    )  # fmt: skip
    resting = {f"t{i}": (0.04 + 0.05 * (i % 5), 0.25 + 0.13 * (i // 5)) for i in range(15)}
    many = slide_many(tilted, thrown, resting)
    assert many.hits.max() < 5000 and many.hits.mean() > 1


# --- seams -------------------------------------------------------------------------------------------------


def test_a_seam_takes_its_lost_part_of_m_g_h(lane: Board) -> None:
    a = lane.surface.mu * G
    result = slide(with_seam(lane, 0.002, 0.6), Release(0.15, 0.1, 1.2), token="a")
    arriving = 1.44 - 2 * a * 0.4
    leaving = arriving - 2 * G * 0.002 * 0.6
    assert result.rest["a"][1] == pytest.approx(0.5 + leaving / (2 * a), abs=1e-12)
    seam = next(event for event in result.events if event.kind == "seam")
    assert seam.place == pytest.approx((0.15, 0.5)) and seam.other == "seam-1"


def test_a_token_too_slow_for_a_seam_stops_there_and_can_leave_it_again(lane: Board) -> None:
    board = with_seam(lane, 0.005)
    arrives = np.sqrt(2 * lane.surface.mu * G * 0.4 + 2 * G * 0.005)
    stopped = slide(board, Release(0.15, 0.1, float(arrives) - 1e-6), token="a")
    assert stopped.rest["a"] == pytest.approx((0.15, 0.5))
    passed = slide(board, Release(0.15, 0.1, float(arrives) + 1e-3), token="a")
    assert passed.rest["a"][1] > 0.5
    struck = slide(board, Release(0.15, 0.1, 1.4), {"b": (0.15, 0.5)})
    assert struck.rest["b"][1] > 0.6


def test_a_seam_is_crossed_both_ways_and_slantwise(lane: Board) -> None:
    board = with_seam(lane, 0.001, 1.0)
    back = slide(board, Release(0.15, 0.9, 1.2, np.pi), token="a")
    assert back.rest["a"][1] < 0.5 and [e.kind for e in back.events] == ["start", "seam", "rest"]
    slant = slide(board, Release(0.02, 0.1, 1.3, 0.3), token="a")
    before, after = (slant.motion(slant.events[1].time + dt)["a"] for dt in (-1e-9, 1e-9))
    assert after.vx == pytest.approx(before.vx, abs=1e-6)
    assert after.vy**2 == pytest.approx(before.vy**2 - 2 * G * 0.001, abs=1e-6)


# --- rails -------------------------------------------------------------------------------------------------


def test_a_rail_sends_a_token_back_by_its_restitution(lane: Board) -> None:
    board = with_rails(lane, "far", restitution=0.5)
    a, r = lane.surface.mu * G, lane.token.radius
    result = slide(board, Release(0.15, 0.1, 2.0), token="a")
    meeting = 4.0 - 2 * a * (1.5 - r - 0.1)
    assert result.rest["a"][1] == pytest.approx(1.5 - r - 0.25 * meeting / (2 * a), abs=1e-12)
    assert [(e.kind, e.other) for e in result.events] == [
        ("start", None), ("rail", "rail-far"), ("rest", None),
    ]  # fmt: skip


def test_side_rails_reflect_the_angle_and_keep_tokens_on_the_board(lane: Board) -> None:
    smooth = with_rails(lane, "left", "right", restitution=1.0)
    result = slide(smooth, Release(0.15, 0.1, 1.0, 0.5), token="a")
    r = lane.token.radius
    reach = 1.0 / (2 * lane.surface.mu * G)
    unfolded, width = 0.15 + reach * np.sin(0.5) - r, lane.width - 2 * r
    folded = unfolded % (2 * width)
    expected = r + (folded if folded < width else 2 * width - folded)
    assert result.rest["a"] == pytest.approx((expected, 0.1 + reach * np.cos(0.5)), abs=1e-9)
    rng = np.random.default_rng(1)
    walled = with_rails(lane, "left", "right", "near", "far", restitution=0.7, friction=0.2)
    thrown = Releases.from_arrays(0.15, 0.7, rng.uniform(0.5, 4, 300), rng.uniform(-3, 3, 300))
    many = slide_many(walled, thrown, {"b": (0.1, 1.0), "c": (0.2, 0.4)})
    assert not many.off.any()
    assert many.rest.min() > r - 1e-9


def test_rail_friction_turns_a_token(lane: Board) -> None:
    rough = with_rails(lane, "right", restitution=0.5, friction=0.3)
    result = slide(rough, Release(0.15, 0.1, 1.0, 0.5), token="a")
    hit = next(event for event in result.events if event.kind == "rail")
    assert result.motion(hit.time + 1e-9)["a"].spin != 0


@pytest.mark.parametrize(
    ("rails", "words"),
    [
        ({"sides": ["top"]}, "rails.sides"),
        ({"sides": ["left"], "restitution": 2.0}, "rails.restitution"),
        ({"sides": ["left"], "friction": -1.0}, "rails.friction"),
    ],
)
def test_rails_that_cannot_be_are_refused(lane: Board, rails: dict, words: str) -> None:
    with pytest.raises(BoardError, match=words):
        lane.replace(rails=rails)


# --- both solvers ------------------------------------------------------------------------------------------

FEATURES = {
    "viscous": {"law": "viscous", "k": 0.5},
    "quadratic": {"law": "quadratic", "c": 0.4},
    "weakening": {"law": "weakening", "mu0": 0.13, "vs": 0.15, "k": 0.1},
    "curling": {"law": "curling", "r": 0.06},
    "disc": {"contact": "disc"},
    "ring": {"contact": "ring"},
    "disc viscous": {"contact": "disc", "law": "viscous", "k": 0.5},
    "tilt": {"tilt_pitch": 0.02, "tilt_roll": 0.03},
    "tilted disc": {"contact": "disc", "tilt_roll": 0.03},
    "yielding hits": {"yield_speed": 0.2},
}


def featured(name: str) -> Board:
    board = load_board("blank-lane")
    if name == "seam":
        return with_seam(board, 0.0005, 0.8)
    if name == "rails":
        return with_rails(board, "left", "right", restitution=0.6, friction=0.1)
    return board.with_(**FEATURES[name])


def live_difference(board: Board, thrown: Release, resting: dict, step: float) -> float:
    exact = slide(board, thrown, resting)
    live = LiveTable(board, resting, step=step)
    live.launch("slid", thrown)
    live.settle()
    if live.off != exact.off:
        return float("inf")
    return max(
        (float(np.hypot(*np.subtract(live.positions[n], p))) for n, p in exact.rest.items()), default=0.0
    )


@pytest.mark.parametrize("name", [*FEATURES, "seam", "rails"])
def test_live_and_batch_agree_the_better_the_smaller_the_step(name: str) -> None:
    board = featured(name)
    gaps = []
    for step in (1 / 250, 1 / 4000):
        rng = np.random.default_rng(3)
        runs = []
        for _ in range(10):
            thrown = Release(0.15, 0.1, rng.uniform(0.8, 1.3), rng.normal(0, 0.05), rng.normal(0, 20))
            target = (0.15 + rng.uniform(-0.02, 0.02), 0.45)
            runs.append(live_difference(board, thrown, {"b": target}, step))
        gaps.append(float(np.median(runs)))
    assert gaps[1] < 1e-3
    assert gaps[1] < gaps[0] / 3


def test_live_yields_the_same_events_for_seams_and_rails() -> None:
    board = with_rails(featured("seam"), "far", restitution=0.6)
    live = LiveTable(board)
    live.launch("a", Release(0.15, 0.1, 2.0))
    exact = slide(board, Release(0.15, 0.1, 2.0), token="a")
    found = [(event.kind, event.other) for event in live.settle()]
    assert found == [(event.kind, event.other) for event in exact.events]


def test_a_release_onto_a_rail_or_off_the_board_is_refused_in_words(lane: Board) -> None:
    with pytest.raises(MotionError, match="off the board"):
        slide(lane, Release(0.31, 0.1, 1.0))


@pytest.mark.parametrize("mu", [0.3, 0.08, 0.123, 0.0501])
def test_the_slope_that_a_refusal_gives_is_no_steeper_than_what_is_taken(mu: float) -> None:
    with pytest.raises(BoardError) as refused:
        load_board("knockout").with_(mu=mu, tilt_pitch=1.0)
    told = re.search(r"less than (\S+) degrees \((\S+) rad\)", refused.value.message)
    assert told is not None
    most, in_radians = told.groups()
    for slope in (radians(float(most)), float(in_radians)):
        assert 0.98 * atan(mu) < slope <= atan(mu)
        load_board("knockout").with_(mu=mu, tilt_pitch=slope * (1 - 1e-9))
