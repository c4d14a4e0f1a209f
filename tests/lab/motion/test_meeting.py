"""When tokens meet: the compiled closed forms against dense sampling and numpy's root finder."""

from __future__ import annotations

from math import inf

import numpy as np

from lab.motion.meeting import edge_distance, moving_contact, resting_contact

REACH = 0.032


def _gap(given: tuple[float, ...], t: float) -> float:
    dx, dy, wx, wy, hx, hy = given
    return float(np.hypot(dx + wx * t + hx * t * t, dy + wy * t + hy * t * t)) - REACH


def _first_root(given: tuple[float, ...], until: float) -> float:
    """First downward crossing, by numpy's eigenvalue roots of the quartic."""
    dx, dy, wx, wy, hx, hy = given
    x, y = np.polynomial.Polynomial([dx, wx, hx]), np.polynomial.Polynomial([dy, wy, hy])
    f = x * x + y * y - REACH**2
    real = [r.real for r in f.roots() if abs(r.imag) < 1e-9 and 0 < r.real < until]
    falling = [r for r in sorted(real) if f.deriv()(r) < 0]
    return falling[0] if falling else inf


def test_two_moving_tokens_meet_at_the_first_root() -> None:
    rng = np.random.default_rng(5)
    met = 0
    for _ in range(3000):
        angle = rng.uniform(0, 2 * np.pi)
        away = rng.uniform(1.01, 6) * REACH
        given = (away * np.cos(angle), away * np.sin(angle), *rng.normal(0, 0.4, 2), *rng.normal(0, 0.4, 2))
        until = rng.uniform(0.05, 1.5)
        found = moving_contact(*given, REACH, until)
        expected = _first_root(given, until)
        if abs(expected - until) < 1e-9:
            continue
        assert (found == inf) == (expected == inf), given
        if found < inf:
            met += 1
            assert abs(found - expected) < 1e-6 or abs(_gap(given, found)) < 1e-12
            assert abs(_gap(given, found)) < 1e-12
    assert met > 300


def test_tokens_that_just_parted_meet_again_only_when_one_turns_back() -> None:
    # touching, parting at 1 mm/s, pulled together at 0.1 m/s^2: back after 2 v / a
    assert abs(moving_contact(REACH, 0, 1e-3, 0, -0.05, 0, REACH, 1.0) - 0.02) < 1e-9
    assert moving_contact(REACH, 0, 1e-3, 0, 0, 0, REACH, 1.0) == inf
    assert moving_contact(REACH, 0, 0, 0, 0, 0, REACH, 1.0) == inf


def test_tokens_that_touch_and_approach_meet_at_once() -> None:
    assert moving_contact(REACH, 0, -0.1, 0, 0, 0, REACH, 1.0) == 0.0
    assert moving_contact(REACH - 1e-5, 0, -0.1, 0, 0, 0, REACH, 1.0) == 0.0


def test_a_resting_token_is_met_where_the_circles_touch() -> None:
    rng = np.random.default_rng(6)
    for _ in range(2000):
        dx, dy = rng.uniform(-0.2, 0.2, 2)
        angle = rng.uniform(0, 2 * np.pi)
        if np.hypot(dx, dy) < REACH:
            continue
        along = resting_contact(dx, dy, np.cos(angle), np.sin(angle), REACH)
        s = np.linspace(0, 0.4, 4001)
        nearest = np.hypot(dx - s * np.cos(angle), dy - s * np.sin(angle)).min()
        if along < inf:
            reached = np.hypot(dx - along * np.cos(angle), dy - along * np.sin(angle))
            assert abs(reached - REACH) < 1e-14 and along >= 0
        else:
            assert nearest > REACH - 1e-7


def test_the_edge_is_where_the_straight_path_leaves_the_board() -> None:
    assert edge_distance(0.1, 0.2, 0.0, 1.0, 0.28, 0.95) == 0.75
    assert edge_distance(0.1, 0.2, 1.0, 0.0, 0.28, 0.95) == 0.28 - 0.1
    assert edge_distance(0.1, 0.2, -1.0, 0.0, 0.28, 0.95) == 0.1
    assert edge_distance(0.1, 0.2, 0.0, -1.0, 0.28, 0.95) == 0.2
    assert edge_distance(0.0, 0.2, -1.0, 0.0, 0.28, 0.95) == 0.0
    u = np.sqrt(0.5)
    assert abs(edge_distance(0.2, 0.2, u, u, 0.28, 0.95) - 0.08 / u) < 1e-15
