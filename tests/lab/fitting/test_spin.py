"""Spin of flat tokens fitted from recorded headings: slides made by scipy, apart from the project's motion."""

from __future__ import annotations

from dataclasses import replace
from math import cos, sin, sqrt

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from lab import (
    Fit,
    FitError,
    Recording,
    Release,
    Releases,
    Track,
    fit_slides,
    load_board,
    slide_many,
    thrower_of_releases,
)
from lab.fitting import rethrow
from lab.fitting.laws import LAWS
from lab.fitting.objective import Guess, Objective, positions
from lab.fitting.scene import scene_of
from tests.conftest import Report
from tests.lab.motion import truth

G, MU, RADIUS = 9.80665, 0.15, 0.02
BASES = pytest.mark.parametrize("base", ["disc", "ring"])


def path(base: str, speed: float, spin: float, fps: float, k: float = 0.0) -> np.ndarray:
    """Seconds, metres and radians (3, n) up to the stop and 0.2 s on."""
    inertia = 1.0 if base == "ring" else 0.5

    def rates(_: float, s: np.ndarray) -> list[float]:
        v, u = max(s[1], 0.0), RADIUS * abs(s[3])
        force, torque = truth.dry(base, v, u)
        turn = (MU * G * torque + k * u * inertia) / (inertia * RADIUS)
        return [s[1], -MU * G * force - k * v, s[3], -np.sign(s[3]) * turn]

    def slow(_: float, s: np.ndarray) -> float:
        return float(s[1]) - 1e-4

    slow.terminal = True  # type: ignore[attr-defined]  # scipy's mark on a function
    found = solve_ivp(
        rates, (0, 20), [0, speed, 0, spin], "DOP853", events=slow, dense_output=True, rtol=1e-9, atol=1e-11
    )
    stop = float(found.t[-1])
    t = np.arange(int((stop + 0.2) * fps)) / fps
    way, _, turned, _ = found.sol(np.minimum(t, stop))
    return np.array([t, way, turned])


def film(
    rng: np.random.Generator,
    base: str,
    *,
    slides: int = 3,
    fps: float = 240.0,
    noise: float = 3e-4,
    k: float = 0.0,
    headed: bool = True,
    straight: bool = False,
) -> tuple[list[Recording], list[float]]:
    """Films of spinning slides, and the spins that they begin with; the heading is off by 0.02 rad."""
    films, spins = [], []
    for i in range(slides):
        spin = float(rng.choice([-1, 1]) * rng.uniform(15, 60))
        t, way, turned = path(base, float(rng.uniform(0.6, 1.1)), spin, fps, k)
        angle = rng.uniform(1.5, 1.6) if straight else rng.uniform(0, 6.28)
        x, y = rng.normal(0, noise, (2, len(t)))
        heading = 0.3 + turned + rng.normal(0, 0.02, len(t))
        track = Track("red", t, cos(angle) * way + x, sin(angle) * way + y, heading if headed else None)
        films.append(Recording(f"{i}.csv", "made", "m", fps, (track,)))
        spins.append(spin)
    return films, spins


def codes(fit: Fit) -> list[str]:
    return [warning.code for warning in fit.warnings]


@BASES
@pytest.mark.parametrize(("speed", "spin"), [(1.0, 30.0), (0.5, -60.0), (1.0, 0.5)])
def test_a_spinning_path_agrees_with_an_integrator(base: str, speed: float, spin: float) -> None:
    t, way, _ = path(base, speed, spin, 240)
    law = LAWS["coulomb"].with_base(base, RADIUS)
    start = (0.0, 0.0, 0.0, speed, 0.0, spin)
    np.testing.assert_allclose(positions(law, start, np.array([MU]), t)[1], way, atol=5e-6)
    assert law.rest(start, np.array([MU]))[1] == pytest.approx(way[-1], abs=5e-6)


@BASES
@pytest.mark.parametrize("law", ["coulomb", "viscous"])
def test_the_rows_are_the_derivatives_of_the_residuals(base: str, law: str) -> None:
    films, _ = film(np.random.default_rng(1), base, slides=2)
    films[1] = Recording(
        "b", "made", "m", 240.0, film(np.random.default_rng(2), base, headed=False)[0][0].tracks
    )
    slides = [scene_of(one).slides[0] for one in films]
    known = LAWS[law].with_base(base, RADIUS)
    values = np.array([0.14, 0.4][: len(known.parameters)])
    objective = Objective(known, slides, [3e-4, 3e-4], scatter=0.1)
    guess = Guess.of(known, values, slides)
    place = objective.scaled(Guess(values, guess.starts, np.array([1.05, 0.95])))
    residuals, rows = objective.reduced(place)
    slope = 2 * rows.T @ residuals
    step = 1e-5

    def cost(at: np.ndarray) -> float:
        return float(np.sum(objective.reduced(at)[0] ** 2))

    numeric = [(cost(place + step * e) - cost(place - step * e)) / (2 * step) for e in np.eye(len(place))]
    np.testing.assert_allclose(slope, numeric, atol=2e-4 * np.abs(slope).max())


@BASES
def test_friction_and_spin_come_back_from_places_and_headings(base: str) -> None:
    films, spins = film(np.random.default_rng(3), base)
    fit = fit_slides(films, base=base, radius=RADIUS)
    assert abs(fit.values["mu"] - MU) < 4 * fit.se["mu"] and fit.se["mu"] < 2e-4
    for slide, spin in zip(fit.slides, spins, strict=True):
        assert slide.spin is not None and slide.spin_se is not None
        assert abs(slide.spin - spin) < 4 * slide.spin_se and slide.spin_se < 0.1
        assert slide.as_dict()["spin"] == slide.spin
        assert slide.rms_m == pytest.approx(3e-4, rel=0.15)
    assert not {"spin-ignored", "spin-not-seen", "halves-differ", "law-misfit"} & set(codes(fit))


def test_drag_is_told_from_spin() -> None:
    films, spins = film(np.random.default_rng(4), "disc", k=0.8)
    fit = fit_slides(films, "viscous", base="disc", radius=RADIUS)
    assert abs(fit.values["mu"] - MU) < 4 * fit.se["mu"]
    assert abs(fit.values["k"] - 0.8) < 4 * fit.se["k"]
    assert [slide.spin for slide in fit.slides] == pytest.approx(spins, abs=0.3)


def test_a_disc_that_spins_fitted_as_if_it_did_not_is_biased_and_told_of() -> None:
    films, _ = film(np.random.default_rng(3), "disc")
    fit = fit_slides(films)
    assert fit.values["mu"] < 0.9 * MU
    (told,) = [warning.text for warning in fit.warnings if warning.code == "spin-ignored"]
    assert "--base disc --radius 0.016" in told
    assert "rad/s" in told and "too small" in told and "radius" in told
    blind = fit_slides(film(np.random.default_rng(3), "disc", headed=False)[0], base="disc", radius=RADIUS)
    assert blind.values["mu"] < 0.9 * MU
    assert [slide.spin for slide in blind.slides] == pytest.approx([0, 0, 0], abs=1e-2)
    assert "spin-not-seen" in codes(blind) and "too small" in blind.warnings[0].text


def test_a_heading_that_hardly_turns_is_left_in_peace() -> None:
    rng = np.random.default_rng(5)
    films = []
    for i in range(3):
        t, way, turned = path("disc", 0.9, 0.4, 240)
        y = 0.1 + way + rng.normal(0, 3e-4, len(t))
        track = Track("red", t, rng.normal(0, 3e-4, len(t)), y, turned + rng.normal(0, 0.02, len(t)))
        films.append(Recording(f"{i}.csv", "made", "m", 240.0, (track,)))
    fit = fit_slides(films)
    assert "spin-ignored" not in codes(fit)
    assert fit.values["mu"] == pytest.approx(MU, rel=2e-3)


def test_a_prediction_takes_the_spin_of_the_release() -> None:
    films, _ = film(np.random.default_rng(6), "disc")
    fit = fit_slides(films, base="disc", radius=RADIUS)
    way = path("disc", 0.8, 40.0, 240)[1][-1]
    assert fit.predict(Release(0.1, 0.1, 0.8, 0.0, 40.0)).distance == pytest.approx(way, rel=3e-3)
    assert fit.predict(Release(0.1, 0.1, 0.8)).distance == pytest.approx(0.8**2 / (2 * MU * G), rel=3e-3)
    assert fit.leave_one_out().rms < 2e-3
    slide = fit.slides[0]
    np.testing.assert_allclose(fit.path(slide, slide.t), slide.model, atol=1e-9)


@BASES
def test_a_spinning_slide_is_thrown_again_with_its_spin(base: str) -> None:
    films, spins = film(np.random.default_rng(3), base)
    fit = fit_slides(films, base=base, radius=RADIUS)
    board = load_board("blank-lane").with_(
        mu=MU, mu_spread=0.0, length=5.0, contact=base, radius=RADIUS, law="coulomb"
    )
    for one, spin in zip(fit.slides, spins, strict=True):
        again = rethrow(fit, one, board)
        assert again.release.spin == one.own_spin == pytest.approx(spin, rel=0.01)
        ended, still = slide_many(board, Releases.of([again.release, replace(again.release, spin=0.0)])).rest[
            :, 0
        ]
        assert again.rest == pytest.approx(tuple(ended), abs=2e-3)
        assert abs(still[1] - ended[1]) > 0.01  # without its spin it would stop much sooner


def test_a_hand_s_spin_comes_back_from_its_releases() -> None:
    films, spins = film(np.random.default_rng(5), "disc", slides=5, straight=True)
    found = thrower_of_releases(fit_slides(films, base="disc", radius=RADIUS))
    sd, lowest = np.std(spins, ddof=1), 15.0
    assert found.thrower.spin == pytest.approx(sd, rel=0.02) and sd > lowest
    assert found.intervals["spin"][0] < sd < found.intervals["spin"][1]
    blind, _ = film(np.random.default_rng(5), "disc", slides=5, headed=False, straight=True)
    unseen = thrower_of_releases(fit_slides(blind, base="disc", radius=RADIUS))
    assert unseen.thrower.spin == 0.0 and "spin" not in unseen.intervals


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"base": "disc"}, "needs the radius"),
        ({"base": "disc", "radius": 20.0}, "needs the radius"),
        ({"radius": 0.02}, "give their base too"),
        ({"base": "cube", "radius": 0.02}, "'cube' is not known"),
        ({"base": "ring", "radius": 0.02, "law": "weakening"}, "coulomb or viscous, not with weakening"),
        ({"base": "ring", "radius": 0.02, "tilt": True}, "cannot be fitted together"),
    ],
)
def test_what_cannot_be_fitted_is_refused(options: dict[str, object], told: str) -> None:
    films, _ = film(np.random.default_rng(1), "disc", slides=1)
    with pytest.raises(FitError, match=told):
        fit_slides(films, **options)  # type: ignore[arg-type]  # names of options


@pytest.mark.verify
@BASES
def test_intervals_of_spinning_slides_cover(base: str, figure: Report) -> None:
    covered, pulls = [], []
    sets = 200
    for number in range(sets):
        rng = np.random.default_rng([7, number])
        films, spins = film(
            rng, base, slides=2, fps=float(rng.choice([60, 120])), noise=float(rng.uniform(2e-4, 1e-3))
        )
        fit = fit_slides(films, base=base, radius=RADIUS)
        lo, hi = fit.intervals["mu"]
        covered.append(lo <= MU <= hi)
        for slide, spin in zip(fit.slides, spins, strict=True):
            assert slide.spin is not None and slide.spin_se is not None
            if slide.begin == 0.0:  # else rows are cut, and it is the spin there, not at the release
                pulls.append((slide.spin - spin) / slide.spin_se)
    size = sqrt(float(np.mean(np.square(pulls))))
    figure(
        f"{sets} sets of 2 spinning slides, {base}: mu, coverage", f"{np.mean(covered):.3f}", "0.92 to 0.98"
    )
    figure(
        f"{sets} sets of 2 spinning slides, {base}: spin's error over its standard error",
        f"{size:.2f}",
        "about 1",
    )
    assert 0.92 <= np.mean(covered) <= 0.99
    assert 0.85 < size < 1.15
