"""The laws and paths of the fits against an integrator, against `motion`, and against numeric derivatives."""

from __future__ import annotations

from math import cos, sin

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import approx_fprime

from lab import FitError, simulate_recording
from lab.board import G
from lab.fitting.laws import LAWS, TILTS, Law, law_named
from lab.fitting.objective import Guess, Objective, positions
from lab.fitting.paths import fill_rows, softened, to_triangle
from lab.fitting.scene import scene_of
from lab.fitting.slides import Slide

VALUES = {
    "coulomb": [0.08],
    "viscous": [0.08, 2.2],
    "quadratic": [0.08, 0.6],
    "weakening": [0.08, 0.13, 0.06, 0.3],
    "curling": [0.02, 0.06, 0.05],
}


def slowing(name: str, values: list[float], v: float) -> float:
    """Each law as DESIGN writes it, by hand."""
    v = max(v, 0.0)
    if name == "coulomb":
        return values[0] * G
    if name == "viscous":
        return values[0] * G + values[1] * v
    if name == "quadratic":
        return values[0] * G + values[1] * v**2
    if name == "weakening":
        mu, mu0, vs, k = values
        return G * (mu + (mu0 - mu) * np.exp(-((v / vs) ** 2))) + k * v
    p, q, r = values
    return G * (p / (v + q) + r)


def a_slide(seed: int = 1, fps: float = 60) -> Slide:
    return scene_of(simulate_recording(0.15, 0.8 + 0.1 * seed, angle=0.3, fps=fps, seed=seed)).slides[0]


@pytest.mark.parametrize("name", list(LAWS))
def test_a_path_agrees_with_an_integrator_up_to_the_stop_and_stays_there(name: str) -> None:
    law, values = LAWS[name], VALUES[name]
    speed, angle = 1.1, 0.7

    def stop(_: float, s: np.ndarray) -> float:
        return float(s[1])

    stop.terminal = True  # type: ignore[attr-defined]  # scipy's mark on a function
    truth = solve_ivp(
        lambda _, s: [s[1], -slowing(name, values, s[1])], (0, 9), [0, speed],
        events=stop, dense_output=True, rtol=1e-11, atol=1e-13,
    )  # fmt: skip
    end = float(truth.t[-1])
    assert law.duration(speed, np.array(values)) == pytest.approx(end, rel=1e-7)
    t = np.concatenate([np.linspace(0, end, 90), [end + 0.1, end + 1]])
    way = truth.sol(np.minimum(t, end))[0]
    start = [0.1, -0.2, speed * cos(angle), speed * sin(angle)]
    places = positions(law, start, np.array(values), t)
    np.testing.assert_allclose(places[0], 0.1 + cos(angle) * way, atol=2e-8)
    np.testing.assert_allclose(places[1], -0.2 + sin(angle) * way, atol=2e-8)


@pytest.mark.parametrize("fps", [30, 60, 400])
@pytest.mark.parametrize("whole", [False, True])
@pytest.mark.parametrize("name", list(LAWS))
def test_the_rows_are_the_derivatives_of_the_residuals(name: str, whole: bool, fps: float) -> None:
    law, values = LAWS[name], np.array(VALUES[name])
    slide, k = a_slide(fps=fps), len(VALUES[name])
    objective = Objective(law, [slide], [3e-4], scatter=0.1, whole=whole)
    sizes = objective.sizes
    unknowns = np.array([*values, 0.15, 0.16, 0.3, 0.8, 0.05]) / sizes

    def residuals(place: np.ndarray) -> np.ndarray:
        return np.asarray(objective.misses(place)[0].ravel() / 3e-4)

    numeric = (approx_fprime(unknowns, residuals, 1e-6) + approx_fprime(unknowns, residuals, -1e-6)) / 2
    found = objective.split(unknowns)
    moved = objective.moved(found.values)
    n = len(slide.t)
    dry = np.array([found.factors[0], found.factors[0], 1.0, found.factors[0] if whole else 1.0])
    columns = np.empty((k + 6, 2 * n))
    fill_rows(
        law.code, moved.numbers * dry, moved.ahead * dry, moved.behind * dry, moved.steps, found.starts[0], sizes,
        True, whole, slide.t, slide.x, slide.y, 3e-4, 0, np.empty((6, n)), np.empty((k + 2, n)), columns,
    )  # fmt: skip
    np.testing.assert_allclose(columns[-1], residuals(unknowns), atol=1e-9)
    np.testing.assert_allclose(columns[:-1].T, numeric, atol=2e-6 * np.abs(numeric).max())


def test_a_triangle_keeps_sums_of_squares_and_products() -> None:
    rows = np.random.default_rng(3).normal(size=(200, 7))
    columns = np.ascontiguousarray(rows.T)
    to_triangle(columns)
    np.testing.assert_allclose(columns @ columns.T, rows.T @ rows, rtol=1e-12, atol=1e-10)
    assert np.all(columns[:, 7:] == 0)


def test_the_reduced_rows_keep_the_sum_of_squares_and_the_gradient() -> None:
    slides = [a_slide(seed) for seed in (1, 2, 3)]
    objective = Objective(LAWS["coulomb"], slides, [3e-4, 5e-4, 4e-4])
    guess = Guess.of(LAWS["coulomb"], np.array([0.14]), slides)
    unknowns = objective.scaled(guess) * 1.01
    few, rows = objective.reduced(unknowns)

    def cost(place: np.ndarray) -> float:
        misses = objective.misses(place)
        return sum(float(np.sum(m**2)) / noise**2 for m, noise in zip(misses, objective.noise, strict=True))

    assert few @ few == pytest.approx(cost(unknowns), rel=1e-12)
    slope = approx_fprime(unknowns, cost, 1e-7)
    np.testing.assert_allclose(2 * rows.T @ few, slope, atol=1e-4 * np.abs(slope).max())


@pytest.mark.parametrize("loss", [1, 2])
def test_a_softened_residual_squares_to_scipys_loss(loss: int) -> None:
    for r in (-7.0, -0.3, 1e-6, 0.4, 0.999, 1.001, 25.0):
        z = r * r
        rho = 2 * (np.sqrt(1 + z) - 1) if loss == 1 else (z if z <= 1 else 2 * np.sqrt(z) - 1)
        g, slope = softened(r, loss)
        assert g * g == pytest.approx(rho, rel=1e-6)
        assert slope == pytest.approx((softened(r + 1e-6, loss)[0] - g) / 1e-6, rel=1e-4)


def test_a_factor_scales_dry_friction_only() -> None:
    law, values = LAWS["viscous"], np.array([0.08, 2.2])
    np.testing.assert_allclose(law.numbers(values, 1.5), [1.5 * 0.08 * G, 0, 1, 2.2])


def test_an_unknown_law_is_refused_naming_those_that_are_known() -> None:
    with pytest.raises(FitError, match="coulomb") as caught:
        law_named("sticky")
    assert caught.value.code == "unknown-law"


@pytest.mark.parametrize("name", list(LAWS))
@pytest.mark.parametrize("tilt", [False, True])
@pytest.mark.parametrize(("base", "radius"), [("ball", 0.0), ("disc", 0.02), ("ring", 0.013)])
def test_no_option_of_a_law_is_lost_by_another_or_it_is_refused(
    name: str, tilt: bool, base: str, radius: float
) -> None:
    def based(law: Law) -> Law:
        return law.with_base(base, radius)

    def tilted(law: Law) -> Law:
        return law.with_tilt() if tilt else law

    if tilt and base != "ball":
        for one, other in ((based, tilted), (tilted, based)):
            with pytest.raises(FitError, match="cannot be fitted together"):
                other(one(LAWS[name]))
        return
    law = based(tilted(LAWS[name]))
    assert law == tilted(based(LAWS[name])) == tilted(based(law))  # in any order, and twice is once
    for made, level in ((law, LAWS[name]), (law.simplest, LAWS["coulomb"])):
        assert (made.name, made.code) == (level.name, level.code)
        assert made.parameters == level.parameters + (TILTS if tilt else ())
        assert (made.base, made.radius, made.tilted, made.spinning) == (base, radius, tilt, base != "ball")
        assert made.level == level
        assert len(made.least) == len(made.sizes) == len(made.parameters)
        assert made.states == (6 if base != "ball" else 4)
