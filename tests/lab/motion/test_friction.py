"""The laws of friction against numerical integration of their equations."""

from __future__ import annotations

import numpy as np
from scipy.integrate import solve_ivp

from lab.motion.friction import distance, speed, stop_distance, stop_time, time_at


def test_coulomb_follows_its_equation_of_motion() -> None:
    rng = np.random.default_rng(1)
    for v, a in zip(rng.uniform(0.05, 3.0, 30), rng.uniform(0.2, 4.0, 30), strict=True):
        end = stop_time(v, a)
        times = np.linspace(0.0, end, 7)
        solved = solve_ivp(
            lambda t, s, a=a: [s[1], -a], (0.0, end), [0.0, v], rtol=1e-10, atol=1e-12, t_eval=times
        )
        assert np.allclose([distance(v, a, t) for t in times], solved.y[0], atol=1e-9)
        assert np.allclose([speed(v, a, t) for t in times], solved.y[1], atol=1e-9)
        assert abs(stop_distance(v, a) - solved.y[0, -1]) < 1e-9


def test_a_token_stays_where_it_stopped() -> None:
    assert distance(1.0, 0.8, 99.0) == stop_distance(1.0, 0.8)
    assert speed(1.0, 0.8, 99.0) == 0.0


def test_time_at_a_distance_undoes_the_distance_at_a_time() -> None:
    rng = np.random.default_rng(2)
    for v, a in zip(rng.uniform(0.05, 3.0, 50), rng.uniform(0.2, 4.0, 50), strict=True):
        t = rng.uniform(0.0, 1.0) * stop_time(v, a)
        assert abs(time_at(v, a, distance(v, a, t)) - t) < 1e-12 * (1 + t) + 1e-9 * (t > 0.999 * v / a)
    assert time_at(1.0, 0.8, stop_distance(1.0, 0.8)) == stop_time(1.0, 0.8)
