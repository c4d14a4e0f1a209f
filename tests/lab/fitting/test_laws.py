"""The coulomb law of the fits against an integrator and against the derivative of its definition."""

from __future__ import annotations

from math import inf

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import approx_fprime

from lab import FitError, simulate_recording
from lab.board import G
from lab.fitting.laws import LAWS, law_named
from lab.fitting.objective import Objective, positions
from lab.fitting.slides import slides_of


@pytest.mark.parametrize(("mu", "speed"), [(0.03, 0.4), (0.08, 1.2), (0.4, 2.5)])
def test_the_path_agrees_with_an_integrator_up_to_the_stop_and_stays_there(mu: float, speed: float) -> None:
    law, values = LAWS["coulomb"], np.array([mu])
    stop = law.duration(speed, values)
    t = np.linspace(0, stop, 50)
    truth = solve_ivp(lambda _, s: [s[1], -mu * G], (0, stop), [0, speed], t_eval=t, rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose(law.along(t, speed, values), truth.y[0], atol=1e-9)
    assert truth.y[1][-1] == pytest.approx(0, abs=1e-9)
    np.testing.assert_allclose(law.along(stop + t, speed, values), speed**2 / (2 * mu * G))


def test_a_negative_mu_speeds_up_for_ever() -> None:
    law, values = LAWS["coulomb"], np.array([-0.1])
    assert law.duration(1.0, values) == inf
    assert law.along(np.array([2.0]), 1.0, values)[0] == pytest.approx(2 + 0.1 * G * 2)


def test_a_slide_runs_straight_in_the_direction_of_its_start() -> None:
    start, t = np.array([1.0, 2.0, 3.0, -4.0]), np.array([0.0, 9.0])
    places = positions(LAWS["coulomb"], start, np.array([0.2]), t)
    np.testing.assert_allclose(places[:, 0], [1, 2])
    way = 25 / (2 * 0.2 * G)
    np.testing.assert_allclose(places[:, 1], [1 + 0.6 * way, 2 - 0.8 * way])


def test_an_unknown_law_is_refused_naming_those_that_are_known() -> None:
    with pytest.raises(FitError, match="coulomb") as caught:
        law_named("sticky")
    assert caught.value.code == "unknown-law"


def test_the_jacobian_is_the_derivative_of_the_residuals() -> None:
    slides = [
        slides_of(simulate_recording(0.15, speed, angle=0.3, fps=60, seed=seed))[0][0]
        for seed, speed in ((1, 0.8), (2, 1.3))
    ]
    objective = Objective(LAWS["coulomb"], slides, [3e-4, 5e-4])
    unknowns = objective.first * 1.01
    numeric = approx_fprime(unknowns, objective.residuals, 1e-7)
    np.testing.assert_allclose(objective.jacobian(unknowns), numeric, atol=2e-4 * np.abs(numeric).max())


def test_the_reduced_rows_keep_the_sum_of_squares_the_gradient_and_the_curvature() -> None:
    slides = [slides_of(simulate_recording(0.15, 0.8 + k / 9, fps=60, seed=k))[0][0] for k in range(3)]
    objective = Objective(LAWS["coulomb"], slides, [3e-4, 5e-4, 4e-4])
    unknowns = objective.first * 1.01
    residuals, jacobian = objective.residuals(unknowns), objective.jacobian(unknowns)
    few, rows = objective.reduced(unknowns)
    assert len(few) == 3 * 6 and rows.shape == (18, 13)
    assert few @ few == pytest.approx(residuals @ residuals, rel=1e-12)
    np.testing.assert_allclose(rows.T @ few, jacobian.T @ residuals, rtol=1e-9, atol=1e-4)
    np.testing.assert_allclose(rows.T @ rows, jacobian.T @ jacobian, rtol=1e-9, atol=1e-6)
