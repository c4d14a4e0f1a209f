"""Hits of two tokens: what physics keeps, and cases that can be worked out by hand."""

from __future__ import annotations

import numpy as np
import pytest

from lab.motion.contact import LEAST_SEPARATION, hit


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
            (np.cos(angle), np.sin(angle), v[0], v[1], w[0], mi, ri, v[2], v[3], w[1], mj, rj,
             rng.uniform(0, 1), rng.uniform(0, 0.5))
        )  # fmt: skip
    return hits


def test_momentum_and_angular_momentum_are_kept_and_energy_never_gained() -> None:
    touched = 0
    for given in _random_hits(2000):
        nx, ny, vix, viy, wi, mi, ri, vjx, vjy, wj, mj, rj, _, _ = given
        aix, aiy, awi, ajx, ajy, awj, impulse = hit(*given)
        touched += impulse > 0
        assert abs(mi * (aix - vix) + mj * (ajx - vjx)) < 1e-15
        assert abs(mi * (aiy - viy) + mj * (ajy - vjy)) < 1e-15
        # about the point of contact: token i's centre lies ri behind it along n, token j's rj ahead
        before = _spin_about_contact(nx, ny, vix, viy, wi, mi, ri, vjx, vjy, wj, mj, rj)
        after = _spin_about_contact(nx, ny, aix, aiy, awi, mi, ri, ajx, ajy, awj, mj, rj)
        assert abs(after - before) < 1e-15
        gained = _energy(aix, aiy, awi, mi, ri, ajx, ajy, awj, mj, rj) - _energy(
            vix, viy, wi, mi, ri, vjx, vjy, wj, mj, rj
        )
        assert gained < 1e-15
    assert 600 < touched < 1400  # half of random pairs approach each other


def _energy(
    vix: float, viy: float, wi: float, mi: float, ri: float,
    vjx: float, vjy: float, wj: float, mj: float, rj: float,
) -> float:  # fmt: skip
    turning = 0.25 * (mi * (ri * wi) ** 2 + mj * (rj * wj) ** 2)
    return 0.5 * mi * (vix**2 + viy**2) + 0.5 * mj * (vjx**2 + vjy**2) + turning


def _spin_about_contact(
    nx: float, ny: float, vix: float, viy: float, wi: float, mi: float, ri: float,
    vjx: float, vjy: float, wj: float, mj: float, rj: float,
) -> float:  # fmt: skip
    orbit_i = mi * (-ri * nx * viy + ri * ny * vix)
    orbit_j = mj * (rj * nx * vjy - rj * ny * vjx)
    return orbit_i + orbit_j + 0.5 * mi * ri**2 * wi + 0.5 * mj * rj**2 * wj


@pytest.mark.parametrize("e", [0.0, 0.5, 0.75, 1.0])
def test_equal_tokens_head_on_share_speed_by_restitution(e: float) -> None:
    after = hit(0.0, 1.0, 0.0, 0.8, 0.0, 0.012, 0.016, 0.0, 0.0, 0.0, 0.012, 0.016, e, 0.15)
    separation = max(e * 0.8, LEAST_SEPARATION)
    assert after[1] == pytest.approx((0.8 - separation) / 2, abs=1e-15)
    assert after[4] == pytest.approx((0.8 + separation) / 2, abs=1e-15)
    assert after[6] == pytest.approx(0.012 * (0.8 + separation) / 2)


def test_a_heavy_token_carries_on_and_a_light_one_bounces_back() -> None:
    heavy = hit(1.0, 0.0, 1.0, 0.0, 0.0, 0.03, 0.016, 0.0, 0.0, 0.0, 0.01, 0.016, 1.0, 0.0)
    assert heavy[0] == pytest.approx(0.5) and heavy[3] == pytest.approx(1.5)
    light = hit(1.0, 0.0, 1.0, 0.0, 0.0, 0.01, 0.016, 0.0, 0.0, 0.0, 0.03, 0.016, 1.0, 0.0)
    assert light[0] == pytest.approx(-0.5) and light[3] == pytest.approx(0.5)


def test_a_slipping_hit_turns_tokens_by_the_friction_impulse() -> None:
    # approach 1 m/s along n, 1 m/s of slip across: sticking would take 1/6, slipping only mu_c times 7/8
    m, r, mu_c, e = 0.012, 0.016, 0.1, 0.75
    after = hit(1.0, 0.0, 1.0, 1.0, 0.0, m, r, 0.0, 0.0, 0.0, m, r, e, mu_c)
    jn = m * (1 + e) / 2
    assert after[6] == pytest.approx(jn)
    assert after[4] == pytest.approx(mu_c * jn / m)  # token j is dragged along
    assert after[1] == pytest.approx(1.0 - mu_c * jn / m)
    assert after[2] == pytest.approx(-mu_c * jn * r / (0.5 * m * r**2))
    assert after[5] == pytest.approx(after[2])  # both rims were pushed the same way round


def test_a_sticking_hit_leaves_no_sliding_between_the_rims() -> None:
    m, r = 0.012, 0.016
    after = hit(1.0, 0.0, 1.0, 0.1, 5.0, m, r, 0.0, 0.0, -2.0, m, r, 0.75, 2.0)
    assert (after[4] - after[1]) - r * (after[2] + after[5]) == pytest.approx(0.0, abs=1e-15)


def test_tokens_that_part_do_not_hit() -> None:
    given = (1.0, 0.0, -1.0, 0.3, 4.0, 0.01, 0.016, 0.5, 0.0, 1.0, 0.02, 0.016, 0.7, 0.2)
    assert hit(*given) == (-1.0, 0.3, 4.0, 0.5, 0.0, 1.0, 0.0)
