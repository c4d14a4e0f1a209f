"""The laws of friction against closed forms and numerical integration of their equations."""

from __future__ import annotations

from collections.abc import Callable
from math import atan, exp, log, log1p, sqrt
from typing import get_args

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from lab.board import Surface
from lab.board.values import Law
from lab.motion import friction
from lab.motion.friction import (
    KNOWN_LAWS,
    LAWS,
    deceleration,
    deceleration_slopes,
    law_numbers,
    stop_distance,
    stop_time,
)
from tests.lab.motion.parts import callable_part

distance, speed = callable_part(friction.distance), callable_part(friction.speed)
time_at, most_deceleration = callable_part(friction.time_at), callable_part(friction.most_deceleration)

G = 9.80665

# the laws as the design writes them, independent of the code
EQUATIONS: dict[str, Callable[[Surface, float], float]] = {
    "coulomb": lambda s, v: s.mu * G,
    "viscous": lambda s, v: s.mu * G + s.k * v,
    "quadratic": lambda s, v: s.mu * G + s.c * v * v,
    "weakening": lambda s, v: G * (s.mu + (s.mu0 - s.mu) * exp(-((v / s.vs) ** 2))) + s.k * v,
    "curling": lambda s, v: G * (s.p / (v + s.q) + s.r),
}


def random_surface(law: str, rng: np.random.Generator) -> Surface:
    return Surface(
        law=law,
        mu=rng.uniform(0.03, 0.4),
        k=rng.uniform(0, 3),
        c=rng.uniform(0, 1),
        mu0=rng.uniform(0.03, 0.6),
        vs=rng.uniform(0.01, 0.5),
        p=0.00200985 * rng.uniform(0.5, 2),
        q=0.06385782 * rng.uniform(0.5, 2),
        r=0.00626286 * rng.uniform(0.5, 2),
    )


def closed_form(surface: Surface, v: float) -> tuple[float, float] | None:
    """Stopping time and distance where there is a closed form; by hand from the equations."""
    a = surface.mu * G
    if surface.law == "coulomb":
        return v / a, v * v / (2 * a)
    if surface.law == "viscous":
        k = surface.k
        return log1p(k * v / a) / k, v / k - a / k**2 * log1p(k * v / a)
    if surface.law == "quadratic":
        c = surface.c
        return atan(v * sqrt(c / a)) / sqrt(a * c), log1p(c * v * v / a) / (2 * c)
    if surface.law == "curling":
        a, b, q = surface.r * G, surface.p * G, surface.q
        bend = log((a * (v + q) + b) / (a * q + b))
        return v / a - b / a**2 * bend, v * v / (2 * a) - b / a * (v / a - (a * q + b) / a**2 * bend)
    return None


def integrated(surface: Surface, v: float) -> tuple[float, float]:
    """Stopping time and distance by solve_ivp over speed: dt/dv and ds/dv have no singular end."""
    equation = EQUATIONS[surface.law]
    solved = solve_ivp(
        lambda u, s: [1 / equation(surface, u), u / equation(surface, u)],
        (0.0, v),
        [0.0, 0.0],
        rtol=1e-10,
        atol=1e-14,
        method="DOP853",
    )
    return float(solved.y[0, -1]), float(solved.y[1, -1])


def worst_stop(law: str, starts: int, seed: int) -> float:
    """Largest difference of stopping distance (m) and time (s) from the truth over random starts."""
    rng = np.random.default_rng(seed)
    worst = 0.0
    for _ in range(starts):
        surface, v = random_surface(law, rng), rng.uniform(0.05, 3.0)
        truth = closed_form(surface, v) or integrated(surface, v)
        numbers = (LAWS[law].code, *law_numbers(surface))
        found = stop_time(*numbers, v), stop_distance(*numbers, v)
        worst = max(worst, abs(found[0] - truth[0]), abs(found[1] - truth[1]))
    return worst


@pytest.mark.parametrize("law", KNOWN_LAWS)
def test_stops_where_and_when_the_closed_form_or_the_integral_says(law: str) -> None:
    assert worst_stop(law, 60, seed=1) < 2e-8


@pytest.mark.parametrize("law", ["coulomb", "viscous", "quadratic", "curling"])
def test_the_closed_forms_of_the_test_are_right_themselves(law: str) -> None:
    rng = np.random.default_rng(2)
    for _ in range(10):
        surface, v = random_surface(law, rng), rng.uniform(0.3, 3.0)
        assert closed_form(surface, v) == pytest.approx(integrated(surface, v), abs=1e-8)


@pytest.mark.parametrize("law", KNOWN_LAWS)
def test_the_deceleration_is_the_equation(law: str) -> None:
    rng = np.random.default_rng(3)
    for _ in range(50):
        surface = random_surface(law, rng)
        numbers = (LAWS[law].code, *law_numbers(surface))
        v = rng.uniform(0, 3)
        assert deceleration(*numbers, v) == pytest.approx(EQUATIONS[law](surface, v), rel=1e-12)
        bound = most_deceleration(*numbers, v)
        assert all(EQUATIONS[law](surface, u) <= bound * (1 + 1e-12) for u in np.linspace(0, v, 40))


@pytest.mark.parametrize("law", KNOWN_LAWS)
def test_the_slopes_of_the_deceleration_are_its_differences(law: str) -> None:
    rng = np.random.default_rng(4)
    for v in (0.0, *rng.uniform(0, 3, 40)):
        code, *numbers = LAWS[law].code, *law_numbers(random_surface(law, rng))
        found = deceleration_slopes(code, *numbers, v)
        assert found[0] == pytest.approx(deceleration(code, *numbers, v), rel=1e-14)
        for j in range(1, 4):
            ahead, behind = list(numbers), list(numbers)
            step = 1e-5 * max(abs(numbers[j]), 1e-2)
            ahead[j], behind[j] = numbers[j] + step, numbers[j] - step
            slope = (deceleration(code, *ahead, v) - deceleration(code, *behind, v)) / (2 * step)
            assert found[j] == pytest.approx(slope, rel=1e-5, abs=1e-6)


@pytest.mark.parametrize("law", KNOWN_LAWS)
def test_place_and_speed_on_the_way_follow_the_equation_of_motion(law: str) -> None:
    rng = np.random.default_rng(4)
    for _ in range(8):
        surface, v = random_surface(law, rng), rng.uniform(0.2, 2.0)
        numbers = (LAWS[law].code, *law_numbers(surface))
        times = np.linspace(0.0, 0.95 * stop_time(*numbers, v), 6)
        solved = solve_ivp(
            lambda t, s, surface=surface: [s[1], -EQUATIONS[surface.law](surface, max(s[1], 0.0))],
            (0.0, times[-1]),
            [0.0, v],
            rtol=1e-11,
            atol=1e-13,
            method="DOP853",
            t_eval=times,
        )
        assert np.allclose([distance(*numbers, v, t) for t in times], solved.y[0], atol=1e-9)
        assert np.allclose([speed(*numbers, v, t) for t in times], solved.y[1], atol=1e-9)


@pytest.mark.parametrize("law", KNOWN_LAWS)
def test_a_token_stays_where_it_stopped(law: str) -> None:
    surface = random_surface(law, np.random.default_rng(5))
    numbers = (LAWS[law].code, *law_numbers(surface))
    assert distance(*numbers, 1.0, 1e3) == stop_distance(*numbers, 1.0)
    assert speed(*numbers, 1.0, 1e3) == 0.0
    assert time_at(*numbers, 1.0, stop_distance(*numbers, 1.0)) == stop_time(*numbers, 1.0)


@pytest.mark.parametrize("law", KNOWN_LAWS)
def test_time_at_a_distance_undoes_the_distance_at_a_time(law: str) -> None:
    rng = np.random.default_rng(6)
    for _ in range(60):
        surface, v = random_surface(law, rng), rng.uniform(0.05, 3.0)
        numbers = (LAWS[law].code, *law_numbers(surface))
        t = rng.uniform(0.0, 0.99) * stop_time(*numbers, v)
        assert time_at(*numbers, v, distance(*numbers, v, t)) == pytest.approx(t, abs=1e-9)


@pytest.mark.parametrize(("law", "number"), [("viscous", "k"), ("quadratic", "c"), ("weakening", "k")])
def test_a_vanishing_term_leaves_coulomb(law: str, number: str) -> None:
    plain = Surface(mu=0.1)
    for tiny in (0.0, 1e-12, 1e-7):
        numbers = law_numbers(Surface(law=law, mu=0.1, mu0=0.1, **{number: tiny}))
        for v in (1e-3, 0.1, 2.0):
            found = stop_distance(LAWS[law].code, *numbers, v)
            assert found == pytest.approx(stop_distance(0, *law_numbers(plain), v), rel=2e-6)


def test_every_law_says_what_it_is() -> None:
    assert set(LAWS) == set(get_args(Law)) == set(EQUATIONS)
    assert sorted(law.code for law in LAWS.values()) == list(range(len(LAWS)))
    assert {key for law in LAWS.values() for key in law.parameters} <= set(Surface.model_fields)
    for name, law in LAWS.items():
        assert law.equation.startswith("a = ") and law.source, name
        assert all(len(entry) == 2 for entry in law.parameters.values())
