"""Predictions that hardly anything bounds: a band without an end, never an error of arithmetic."""

from __future__ import annotations

import warnings
from math import exp, inf, isfinite, log, sqrt

import numpy as np
import pytest
from scipy.stats import norm

from lab import Fit, FitError, Recording, Release, Track, fit_slides, simulate_recording
from lab.board import G
from lab.figures.fit import prediction_figure
from lab.fitting import LAWS
from lab.fitting.predict import _band


def steady(n: int, beat: float) -> Recording:
    """A token that goes straight on at an even speed."""
    t = beat * np.arange(n)
    return Recording("even.csv", "made", "m", None, (Track("a", t, 0 * t, 0.5 * t),))


def sound(fit: Fit) -> None:
    """Its predictions and its document are numbers, and its figure is drawn."""
    said = fit.predict(Release(0.14, 0.1, 0.8))
    assert 0 <= said.band[0] <= said.distance <= said.band[1]
    assert not np.isnan(said.ends).any() and said.rest[0] == pytest.approx(0.14)
    left = fit.as_dict()["leave_one_out"]
    assert left is None or isfinite(left["rms_cm"])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        prediction_figure(fit).canvas.draw()


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("n", [5, 12, 30])
@pytest.mark.parametrize("beat", [0.1, 1 / 30])
def test_a_track_that_hardly_slows_predicts_or_is_refused(law: str, n: int, beat: float) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        try:
            fit = fit_slides(steady(n, beat), law)
        except FitError:
            return
        said = fit.predict(Release(0.14, 0.1, 0.8))
    assert not np.isnan(said.band).any() and said.band[0] <= said.band[1]
    if len(fit.values) > 1:  # drag and friction that trade against each other: nothing bounds the way
        assert said.band[1] == inf
    else:  # friction alone, which twelve places of a clean track hold
        assert said.band[1] < 2 * said.distance


@pytest.mark.parametrize("seed", range(12))
def test_weakening_by_three_slow_films_predicts_without_bound(seed: int) -> None:
    rng = np.random.default_rng(seed)
    films = [
        simulate_recording(mu, float(rng.uniform(0.25, 0.6)), fps=30, seed=100 * seed + i)
        for i, mu in enumerate(rng.uniform(0.065, 0.09, 3).tolist())
    ]
    sound(fit_slides(films, "weakening"))


def test_six_good_slides_bound_the_way() -> None:
    """Six slides that agree: the way is v^2 / 2 mu g, and no more than a few per cent are left open."""
    fit = fit_slides([simulate_recording(0.08, 0.8 + 0.1 * i, seed=i) for i in range(6)])
    said = fit.predict(Release(0.14, 0.1, 0.8))
    way = 0.8**2 / (2 * 0.08 * G)
    assert said.distance == pytest.approx(way, rel=0.005)
    assert 0.95 * way < said.band[0] < said.distance < said.band[1] < 1.05 * way


def test_a_slide_without_bound_is_no_end_of_the_others() -> None:
    """Two slides of mu 0.08 beside one that goes on and on: a token may go for kilometres, yet the band has an end, for
    all three have a friction."""
    good = [simulate_recording(0.08, 0.8 + 0.1 * i, seed=i) for i in range(2)]
    fit = fit_slides([*good, steady(12, 0.1)])
    assert 1e3 < fit.predict(Release(0.14, 0.1, 0.8)).band[1] < 1e6
    assert fit.as_dict()["values"]


@pytest.mark.parametrize(("half", "ended"), [(12.0, True), (14.0, False), (inf, False)])
def test_a_band_ends_up_to_a_thousand_kilometres(half: float, ended: bool) -> None:
    """A way of 1 m whose logarithm is known to +- `half`: e^12 m is 160 km, e^14 m is 1200 km."""
    law = LAWS["coulomb"]
    mu = 1.0 / (2 * G)  # from 1 m/s, 1 m
    error = mu * half / float(norm.ppf(0.975))
    start = np.array([0.0, 0.0, 0.0, 1.0])
    distance, band = _band(law, np.array([mu]), np.array([[error**2]]), 0.0, 1, start, 0.95)
    assert distance == pytest.approx(1.0)
    assert band[1] == (pytest.approx(exp(half), rel=1e-3) if ended else inf)
    assert band[0] == pytest.approx(exp(-half), rel=1e-3)


def test_the_band_of_slides_that_differ_is_a_log_normal_s_with_student_s_t() -> None:
    """A factor on mu with mean 1 and spread 0.2 is log-normal: sigma^2 = ln 1.04, its median exp(-sigma^2 / 2); a way
    of 1 m goes by 1 / mu. Five slides tell the spread, so the band is t(4) = 2.776 sigmas wide (Student's table)."""
    sigma2 = log(1.04)
    band = _band(
        LAWS["coulomb"],
        np.array([1.0 / (2 * G)]),
        np.zeros((1, 1)),
        0.2,
        5,
        np.array([0.0, 0.0, 0.0, 1.0]),
        0.95,
    )[1]
    for end, sign in zip(band, (-1, 1), strict=True):
        assert end == pytest.approx(exp(sigma2 / 2 + sign * 2.776445 * sqrt(sigma2)), rel=1e-4)


def test_a_slide_that_tells_nothing_is_named_and_spreads_nothing() -> None:
    """A token that goes round in a circle beside a good slide."""
    good, round_ = simulate_recording(0.08, 0.9, fps=60).tracks[0], 0.3 * np.arange(100)
    circle = Track("round", 0.03 * np.arange(100), np.cos(round_), np.sin(round_))
    fit = fit_slides(Recording("both.csv", "made", "m", None, (good, circle)))
    (warning,) = [warning for warning in fit.warnings if warning.code == "no-slowing"]
    assert "round" in warning.text and "red-1" not in warning.text
    assert fit.values["mu"] == pytest.approx(0.08, rel=0.01) and "mu" not in fit.spread


@pytest.mark.parametrize("rows", [0, 1, 2])
def test_a_track_of_hardly_any_rows_is_no_slide(rows: int) -> None:
    t = 0.1 * np.arange(rows)
    short = Track("short", t, 0.1 + 0 * t, 0.3 + t)
    with pytest.raises(FitError):
        fit_slides(Recording("r.csv", "made", "m", None, (short,)))
    good = simulate_recording(0.08, 0.9, fps=60).tracks[0]
    fit = fit_slides(Recording("r.csv", "made", "m", None, (good, short)))
    assert fit.values["mu"] == pytest.approx(0.08, rel=0.01)
