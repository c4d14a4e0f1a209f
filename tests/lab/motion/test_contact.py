"""Hits of two tokens: what physics keeps, and cases that can be worked out by hand."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest

from lab.motion import contact
from lab.motion.contact import LEAST_SEPARATION, restitution_at, topples
from tests.lab.motion.parts import callable_part

hit = callable_part(contact.hit)

R = 0.016


def _random_hits(n: int) -> list[tuple[float, ...]]:
    rng = np.random.default_rng(3)
    hits = []
    for _ in range(n):
        angle = rng.uniform(0, 2 * np.pi)
        mi, mj = rng.uniform(0.005, 0.05, 2)
        ri, rj = rng.uniform(0.01, 0.03, 2)
        v = rng.normal(0, 1, 4)
        w = rng.normal(0, 30, 2)
        hits.append(
            (np.cos(angle), np.sin(angle), v[0], v[1], w[0], mi, ri, rng.choice([0.5, 1.0]),
             v[2], v[3], w[1], mj, rj, rng.choice([0.5, 1.0]),
             rng.uniform(0, 1), rng.choice([0.0, 0.3]), rng.uniform(0, 0.5))
        )  # fmt: skip
    return hits


def test_momentum_and_angular_momentum_are_kept_and_energy_never_gained() -> None:
    touched = 0
    for given in _random_hits(2000):
        nx, ny, vix, viy, wi, mi, ri, ji, vjx, vjy, wj, mj, rj, jj, _, _, _ = given
        aix, aiy, awi, ajx, ajy, awj, impulse = hit(*given)
        touched += impulse > 0
        assert abs(mi * (aix - vix) + mj * (ajx - vjx)) < 1e-15
        assert abs(mi * (aiy - viy) + mj * (ajy - vjy)) < 1e-15
        fixed = (nx, ny, mi, ri, ji, mj, rj, jj)
        before, after = (vix, viy, wi, vjx, vjy, wj), (aix, aiy, awi, ajx, ajy, awj)
        assert abs(_spin_about_contact(fixed, after) - _spin_about_contact(fixed, before)) < 1e-15
        assert _energy(fixed, after) - _energy(fixed, before) < 1e-15
    assert 600 < touched < 1400  # half of random pairs approach each other


def _energy(fixed: tuple[float, ...], motion: tuple[float, ...]) -> float:
    _, _, mi, ri, ji, mj, rj, jj = fixed
    vix, viy, wi, vjx, vjy, wj = motion
    turning = 0.5 * (ji * mi * (ri * wi) ** 2 + jj * mj * (rj * wj) ** 2)
    return 0.5 * mi * (vix**2 + viy**2) + 0.5 * mj * (vjx**2 + vjy**2) + turning


def _spin_about_contact(fixed: tuple[float, ...], motion: tuple[float, ...]) -> float:
    """Angular momentum about the point of contact: token i lies ri behind it along n, token j rj ahead."""
    nx, ny, mi, ri, ji, mj, rj, jj = fixed
    vix, viy, wi, vjx, vjy, wj = motion
    orbit_i = mi * (-ri * nx * viy + ri * ny * vix)
    orbit_j = mj * (rj * nx * vjy - rj * ny * vjx)
    return orbit_i + orbit_j + ji * mi * ri**2 * wi + jj * mj * rj**2 * wj


@pytest.mark.parametrize("e", [0.0, 0.5, 0.75, 1.0])
def test_equal_tokens_head_on_share_speed_by_restitution(e: float) -> None:
    after = _hit(0.0, 1.0, (0.0, 0.8, 0.0, 0.012), (0.0, 0.0, 0.0, 0.012), e, 0.15)
    separation = max(e * 0.8, LEAST_SEPARATION)
    assert after[1] == pytest.approx((0.8 - separation) / 2, abs=1e-15)
    assert after[4] == pytest.approx((0.8 + separation) / 2, abs=1e-15)
    assert after[6] == pytest.approx(0.012 * (0.8 + separation) / 2)


def test_a_heavy_token_carries_on_and_a_light_one_bounces_back() -> None:
    heavy = _hit(1.0, 0.0, (1.0, 0.0, 0.0, 0.03), (0.0, 0.0, 0.0, 0.01), 1.0, 0.0)
    assert heavy[0] == pytest.approx(0.5) and heavy[3] == pytest.approx(1.5)
    light = _hit(1.0, 0.0, (1.0, 0.0, 0.0, 0.01), (0.0, 0.0, 0.0, 0.03), 1.0, 0.0)
    assert light[0] == pytest.approx(-0.5) and light[3] == pytest.approx(0.5)


def test_a_slipping_hit_turns_tokens_by_the_friction_impulse() -> None:
    # approach 1 m/s along n, 1 m/s of slip across: sticking would take 1/6, slipping only mu_c times 7/8
    m, r, mu_c, e = 0.012, 0.016, 0.1, 0.75
    after = _hit(1.0, 0.0, (1.0, 1.0, 0.0, m), (0.0, 0.0, 0.0, m), e, mu_c)
    jn = m * (1 + e) / 2
    assert after[6] == pytest.approx(jn)
    assert after[4] == pytest.approx(mu_c * jn / m)  # token j is dragged along
    assert after[1] == pytest.approx(1.0 - mu_c * jn / m)
    assert after[2] == pytest.approx(-mu_c * jn * r / (0.5 * m * r**2))
    assert after[5] == pytest.approx(after[2])  # both rims were pushed the same way round


def test_a_sticking_hit_leaves_no_sliding_between_the_rims() -> None:
    m, r = 0.012, 0.016
    after = _hit(1.0, 0.0, (1.0, 0.1, 5.0, m), (0.0, 0.0, -2.0, m), 0.75, 2.0)
    assert (after[4] - after[1]) - r * (after[2] + after[5]) == pytest.approx(0.0, abs=1e-15)


def test_tokens_that_part_do_not_hit() -> None:
    after = _hit(1.0, 0.0, (-1.0, 0.3, 4.0, 0.01), (0.5, 0.0, 1.0, 0.02), 0.7, 0.2)
    assert after == (-1.0, 0.3, 4.0, 0.5, 0.0, 1.0, 0.0)


def test_restitution_falls_as_the_fourth_root_beyond_the_yield_speed() -> None:
    assert restitution_at(0.8, 0.0, 5.0) == 0.8  # no yield speed: constant
    assert restitution_at(0.8, 0.5, 0.5) == 0.8
    assert restitution_at(0.8, 0.5, 8.0) == pytest.approx(0.4)  # 16 times the speed: half
    fast = _hit(1.0, 0.0, (8.0, 0.0, 0.0, 0.01), (0.0, 0.0, 0.0, 0.01), 0.8, 0.0, yield_speed=0.5)
    assert fast[3] - fast[0] == pytest.approx(0.4 * 8.0)


def test_a_rail_is_a_wall_that_does_not_move() -> None:
    after = _hit(1.0, 0.0, (2.0, 0.5, 0.0, 0.012), (0.0, 0.0, 0.0, np.inf), 0.5, 0.0)
    assert after[:3] == (-1.0, 0.5, 0.0) and after[3:6] == (0.0, 0.0, 0.0)
    assert after[6] == pytest.approx(0.012 * 3.0)
    rough = _hit(1.0, 0.0, (2.0, 0.5, 0.0, 0.012), (0.0, 0.0, 0.0, np.inf), 0.5, 9.0)
    assert rough[1] + R * rough[2] == pytest.approx(0.0, abs=1e-15)  # the rim sticks: it rolls along


@pytest.mark.parametrize("speed", [0.0, 1e-12, 1e-5, 5e-4])
def test_slow_plastic_hits_part_without_gaining_energy(speed: float) -> None:
    after = _hit(1.0, 0.0, (speed, 0.0, 0.0, 0.01), (0.0, 0.0, 0.0, 0.01), 0.0, 0.0)
    assert after[3] - after[0] == pytest.approx(speed)
    assert after[0] ** 2 + after[3] ** 2 <= speed**2


def test_a_token_topples_when_a_hit_lifts_its_middle_over_the_edge_of_its_base() -> None:
    m, r, h = 0.012, 0.016, 0.03
    inertia = m * (3 * r**2 + h**2) / 12
    lift = sqrt(r**2 + h**2 / 4) - h / 2
    # angular velocity after J at the base, which turns about its edge and slides freely
    tipping = sqrt(2 * m * 9.80665 * lift / (inertia + m * r**2)) * 2 * (inertia + m * r**2) / h
    assert topples(1.001 * tipping, m, r, h) and not topples(0.999 * tipping, m, r, h)
    assert tipping / m == pytest.approx(0.489, abs=0.002)  # m/s, for the reference token
    assert not topples(tipping, m, 2 * r, h) and topples(tipping * 1.001, m, r, 1.5 * h)


def _hit(
    nx: float,
    ny: float,
    i: tuple[float, float, float, float],
    j: tuple[float, float, float, float],
    restitution: float,
    friction: float,
    yield_speed: float = 0.0,
) -> tuple[float, ...]:
    """A hit of two discs of radius R; each is velocity x and y, spin, mass."""
    return hit(nx, ny, *i[:3], i[3], R, 0.5, *j[:3], j[3], R, 0.5, restitution, yield_speed, friction)
