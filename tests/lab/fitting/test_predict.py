"""Predictions that hardly anything bounds: a band without an end, never an error of arithmetic."""

from __future__ import annotations

import warnings
from math import inf, isfinite

import numpy as np
import pytest

from lab import Fit, FitError, Recording, Release, Track, fit_slides, simulate_recording
from lab.figures.fit import prediction_figure
from lab.fitting import LAWS


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


@pytest.mark.parametrize("seed", range(12))
def test_weakening_by_three_slow_films_predicts_without_bound(seed: int) -> None:
    rng = np.random.default_rng(seed)
    films = [
        simulate_recording(mu, float(rng.uniform(0.25, 0.6)), fps=30, seed=100 * seed + i)
        for i, mu in enumerate(rng.uniform(0.065, 0.09, 3).tolist())
    ]
    sound(fit_slides(films, "weakening"))


def test_a_slide_without_bound_is_no_end_of_the_others() -> None:
    good = [simulate_recording(0.08, 0.8 + 0.1 * i, seed=i) for i in range(2)]
    fit = fit_slides([*good, steady(12, 0.1)])
    assert fit.predict(Release(0.14, 0.1, 0.8)).band[1] <= inf
    assert fit.as_dict()["values"]


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
