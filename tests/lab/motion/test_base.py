"""Friction over the base of a token that slides and spins: published values, sums over patches, motion."""

from __future__ import annotations

from math import pi

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.special import ellipe, ellipk

from lab import Board, Release, load_board, slide
from lab.motion.base import CONTACTS, DISC, RING, dry_force_and_torque, elliptic, force_and_torque
from lab.motion.friction import LAWS, law_numbers
from tests.lab.motion import truth
from tests.lab.motion.test_friction import EQUATIONS, random_surface

RATIO = {"disc": 0.653, "ring": 1.0}


def spinning_board(contact: str, mu: float = 0.1) -> Board:
    return load_board("blank-lane").with_(contact=contact, mu=mu, length=10.0, width=4.9, go_line=0.5)


def test_elliptic_integrals_are_scipys() -> None:
    for m1 in np.concatenate([np.logspace(-12, -2, 30), np.linspace(0.01, 1.0, 100)]):
        k, e = elliptic(m1)
        assert k == pytest.approx(ellipk(1 - m1) if m1 > 1e-3 else ellipk_m1(m1), rel=1e-13)
        assert e == pytest.approx(ellipe(1 - m1), rel=1e-12)


def ellipk_m1(m1: float) -> float:
    from scipy.special import ellipkm1

    return float(ellipkm1(m1))


def test_the_force_on_a_disc_at_v_equal_r_omega_is_8_over_3_pi() -> None:
    assert dry_force_and_torque(DISC, 1.0, 1.0)[0] == pytest.approx(8 / (3 * pi), abs=1e-12)
    assert dry_force_and_torque(RING, 1.0, 1.0) == pytest.approx((2 / pi, 2 / pi), abs=1e-9)


@pytest.mark.parametrize("contact", ["disc", "ring"])
def test_limits_of_mere_sliding_and_mere_spinning(contact: str) -> None:
    code = CONTACTS[contact]
    assert dry_force_and_torque(code, 1.0, 0.0) == (1.0, 0.0)
    assert dry_force_and_torque(code, 0.0, 1.0) == (0.0, 2 / 3 if contact == "disc" else 1.0)
    assert dry_force_and_torque(code, 0.0, 0.0) == (0.0, 0.0)
    # a little spin of a fast token, a little sliding of a fast spinner: by first-order expansion
    assert dry_force_and_torque(code, 1.0, 1e-3)[1] == pytest.approx(
        1e-3 * (0.25 if contact == "disc" else 0.5), rel=1e-4
    )
    assert dry_force_and_torque(code, 1e-3, 1.0)[0] == pytest.approx(
        1e-3 * (1.0 if contact == "disc" else 0.5), rel=1e-4
    )


@pytest.mark.parametrize("contact", ["disc", "ring"])
def test_dry_friction_is_the_sum_over_patches_and_the_elliptic_integral_of_rings(contact: str) -> None:
    for e in (0.01, 0.2, 0.653, 0.98, 1.05, 3.0, 40.0):
        found = dry_force_and_torque(CONTACTS[contact], e, 1.0)
        assert found == pytest.approx(truth.summed(contact, lambda v: 1 + 0 * v, e, 1.0), abs=2e-4)
        assert found == pytest.approx(truth.dry_published(contact, e, 1.0), abs=1e-9)
        if contact == "disc":
            assert found == pytest.approx(truth.dry_by_rings(e, 1.0), abs=1e-6)


@pytest.mark.parametrize("contact", ["disc", "ring"])
def test_no_ratio_of_sliding_to_spinning_loses_digits(contact: str) -> None:
    ratios = np.exp(np.random.default_rng(3).uniform(-30, 30, 2000))
    found = np.array([dry_force_and_torque(CONTACTS[contact], e, 1.0) for e in ratios])
    expected = np.array([truth.dry(contact, e, 1.0) for e in ratios])
    assert np.abs(found / expected - 1).max() < 1e-13


@pytest.mark.parametrize("law", list(LAWS))
@pytest.mark.parametrize("contact", ["disc", "ring"])
def test_every_law_is_summed_over_the_base(contact: str, law: str) -> None:
    rng = np.random.default_rng(1)
    for _ in range(12):
        surface = random_surface(law, rng).model_copy(update={"vs": rng.uniform(0.1, 0.5)})
        v, u = rng.uniform(0.05, 1.5, 2)
        numbers = law_numbers(surface)
        found = force_and_torque(CONTACTS[contact], LAWS[law].code, *numbers, v, u)
        slows = np.vectorize(lambda s, surface=surface: EQUATIONS[law](surface, s))
        expected = truth.summed(contact, slows, v, u)
        scale = max(1e-3, EQUATIONS[law](surface, v + u))
        assert np.allclose(found, expected, atol=6e-3 * scale)


@pytest.mark.parametrize("contact", ["disc", "ring"])
@pytest.mark.parametrize("ratio", [0.3, 0.9, 2.0, 10.0])
def test_sliding_and_spinning_end_together_at_the_published_ratio(contact: str, ratio: float) -> None:
    board = spinning_board(contact)
    speed = 1.0
    spin = speed / (ratio * board.token.radius)
    result = slide(board, Release(2.4, 1.0, speed, 0.0, spin), token="a")
    truth_end, at_end = coupled_end(contact, speed, spin, board)
    assert result.duration == pytest.approx(truth_end, abs=1e-3)
    assert at_end == pytest.approx(RATIO[contact], abs=0.005 if contact == "disc" else 0.01)
    assert ratio_near_rest(board, result) == pytest.approx(RATIO[contact], abs=0.005)


def coupled_end(contact: str, speed: float, spin: float, board: Board) -> tuple[float, float]:
    """When the coupled equations stop, and v/(R omega) at 1e-5 of the start speed, by solve_ivp."""
    r, a = board.token.radius, board.surface.mu * truth.G
    j = 1.0 if contact == "ring" else 0.5

    def derivative(t: float, s: np.ndarray) -> list[float]:
        force, torque = truth.dry(contact, max(s[0], 1e-12), max(s[1], 1e-12))
        return [-a * force, -a * torque / j]

    def slow(t: float, s: np.ndarray) -> float:
        return s[0] - 1e-5 * speed

    slow.terminal = True  # type: ignore[attr-defined]  # scipy's mark on a function
    solved = solve_ivp(
        derivative, (0, 60), [speed, r * spin], method="DOP853", rtol=1e-10, atol=1e-13, events=slow
    )
    v, u = solved.y_events[0][0]
    force, _ = truth.dry(contact, v, u)
    return float(solved.t_events[0][0] + v / (a * force)), float(v / u)


def ratio_near_rest(board: Board, result) -> float:
    """v/(R omega) in the solver's own path shortly before it rests."""
    motion = result.motion(result.duration * (1 - 1e-5))["a"]
    return float(np.hypot(motion.vx, motion.vy) / (board.token.radius * abs(motion.spin)))


def test_a_disc_that_only_spins_turns_down_in_place() -> None:
    board = spinning_board("disc")
    result = slide(board, Release(2.4, 1.0, 0.0, 0.0, 40.0), token="a")
    assert result.rest["a"] == (2.4, 1.0)
    # torque 2/3 mu m g R on m R^2/2
    expected = 40.0 / (4 / 3 * board.surface.mu * truth.G / board.token.radius)
    assert result.duration == pytest.approx(expected, rel=1e-6)


def test_spin_makes_a_flat_token_slide_further_and_a_ball_not() -> None:
    for contact in ("disc", "ring"):
        board = spinning_board(contact)
        still = slide(board, Release(2.4, 1.0, 0.5), token="a").rest["a"][1]
        spun = slide(board, Release(2.4, 1.0, 0.5, 0.0, 60.0), token="a").rest["a"][1]
        assert spun > 1.05 * still
    ball = spinning_board("ball")
    assert (
        slide(ball, Release(2.4, 1.0, 0.5), token="a").rest
        == slide(ball, Release(2.4, 1.0, 0.5, 0.0, 60.0), token="a").rest
    )
