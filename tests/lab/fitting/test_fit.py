"""Friction out of made-up slides whose truth is known: the value, its errors, and what is left over."""

from __future__ import annotations

import json
from datetime import date
from math import sqrt

import numpy as np
import pytest

from lab import Fit, FitError, Recording, Track, fit_slides, load_board, simulate_recording
from lab.board import G


def slides(mus: list[float], *, noise: float = 3e-4, fps: float = 120.0, seed: int = 1) -> list[Recording]:
    """One recording for each mu, all about half a metre long."""
    return [
        simulate_recording(mu, sqrt(2 * mu * G * 0.5), angle=0.05 * k, fps=fps, noise=noise, seed=seed + k)
        for k, mu in enumerate(mus)
    ]


def rotated(recording: Recording, turn: float) -> Recording:
    (track,) = recording.tracks
    x = np.cos(turn) * track.x - np.sin(turn) * track.y
    y = np.sin(turn) * track.x + np.cos(turn) * track.y
    return Recording("turned", "made", "m", track.fps, (Track(track.name, track.t, x, y),))


def test_without_noise_the_truth_comes_back() -> None:
    fit = fit_slides(simulate_recording(0.123, 0.9, angle=0.2, noise=0.0))
    assert fit.values["mu"] == pytest.approx(0.123, rel=1e-5)  # places are rounded to a micrometre
    slide = fit.slides[0]
    assert np.hypot(*slide.start[2:]) == pytest.approx(0.9, rel=1e-5)
    np.testing.assert_allclose(slide.direction, [np.sin(0.2), np.cos(0.2)], atol=1e-5)


@pytest.mark.parametrize("mu", [0.03, 0.08, 0.2, 0.4])
@pytest.mark.parametrize("fps", [30.0, 120.0, 500.0])
def test_the_truth_lies_within_four_standard_errors(mu: float, fps: float) -> None:
    fit = fit_slides(slides([mu], fps=fps, noise=5e-4))
    assert abs(fit.values["mu"] - mu) < 4 * fit.se["mu"]
    assert fit.rms_m == pytest.approx(5e-4, rel=0.4)


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    rng = np.random.default_rng(8)
    covered, pulls = 0, []
    for _ in range(150):
        mu, noise = rng.uniform(0.03, 0.4), 10 ** rng.uniform(-4, -2.7)
        fps, seed = rng.uniform(30, 300), int(rng.integers(1 << 30))
        fit = fit_slides(slides([mu], fps=fps, noise=noise, seed=seed))
        lo, hi = fit.intervals["mu"]
        covered += lo <= mu <= hi
        pulls.append((fit.values["mu"] - mu) / fit.se["mu"])
    assert 134 <= covered <= 150  # 95 % of 150, three standard deviations down
    assert abs(np.mean(pulls)) < 0.25 and 0.8 < np.std(pulls) < 1.25


def test_the_direction_on_the_board_does_not_matter() -> None:
    recording = slides([0.1])[0]
    fits = [fit_slides(rotated(recording, turn)).values["mu"] for turn in (0.0, 1.0, 2.5, 4.0)]
    np.testing.assert_allclose(fits, fits[0], rtol=1e-6)


def test_an_axis_that_never_changes_is_not_taken_for_a_measurement_without_noise() -> None:
    (track,) = slides([0.1])[0].tracks
    zero = np.zeros(len(track))
    one = fit_slides(Recording("x", "made", "m", 120.0, (Track("a", track.t, zero, track.y),)))
    both = fit_slides(slides([0.1]))
    assert one.se["mu"] == pytest.approx(both.se["mu"], rel=0.2)
    assert one.rms_m == pytest.approx(both.rms_m, rel=0.2)


def test_slides_that_agree_are_fitted_together_with_a_smaller_error() -> None:
    several = fit_slides(slides([0.1] * 9))
    alone = fit_slides(slides([0.1]))
    assert several.se["mu"] == pytest.approx(alone.se["mu"] / 3, rel=0.3)
    assert several.spread["mu"] == pytest.approx(alone.se["mu"], rel=0.6)
    lo, hi = several.intervals["mu"]
    assert lo < 0.1 < hi and hi - lo < 5 * several.se["mu"]


def test_the_scatter_between_slides_is_reported_beside_the_error_and_widens_the_interval() -> None:
    mus = np.random.default_rng(2).normal(0.1, 0.008, 12)
    fit = fit_slides(slides(list(mus)))
    assert fit.values["mu"] == pytest.approx(mus.mean(), abs=5e-4)
    assert fit.spread["mu"] == pytest.approx(mus.std(ddof=1), rel=0.1)
    lo, hi = fit.intervals["mu"]
    assert hi - lo == pytest.approx(2 * 2.201 * mus.std(ddof=1) / sqrt(12), rel=0.1)  # Student, 11 degrees
    assert fit.se["mu"] < 0.1 * fit.spread["mu"]
    assert "single slides differ by 0.00" in fit.summary


def test_each_slide_keeps_its_own_value_and_residuals() -> None:
    fit = fit_slides(slides([0.1, 0.12]))
    assert [s.values["mu"] for s in fit.slides] == pytest.approx([0.1, 0.12], abs=1e-3)
    own = [slide.values["mu"] for slide in fit.slides]
    assert [r.values["mu"] for r in fit.recordings] == pytest.approx(own, rel=1e-6)
    slide = fit.slides[1]
    assert slide.residuals.shape == slide.data.shape == slide.model.shape == (len(slide.t), 2)
    np.testing.assert_allclose(fit.path(slide, slide.t), slide.model, atol=1e-12)
    assert slide.rms_m == pytest.approx(3e-4, rel=0.3) == fit.rms_m
    assert [s.factor for s in fit.slides] == pytest.approx([0.1 / 0.11, 0.12 / 0.11], rel=0.02)


def test_the_fit_goes_into_the_board_with_its_origin() -> None:
    board = load_board("knockout")
    mus = np.random.default_rng(2).normal(0.1, 0.008, 6)
    fit = fit_slides(slides(list(mus)))
    changed = fit.board(board, on=date(2025, 3, 1))
    assert changed.surface.mu == fit.values["mu"]
    assert changed.surface.mu_spread == pytest.approx(mus.std(ddof=1) / mus.mean(), rel=0.1)
    assert changed.provenance["surface.mu"] == "measured: 6 slides, 2025-03-01"
    assert changed.provenance["surface.mu_spread"] == "measured: 6 slides, 2025-03-01"
    assert changed.provenance["token.mass"] == board.provenance["token.mass"]


def test_two_slides_say_nothing_of_the_spread_that_the_board_has() -> None:
    board = load_board("knockout")
    changed = fit_slides(slides([0.1, 0.11])).board(board, on=date(2025, 3, 1))
    assert changed.surface.mu_spread == board.surface.mu_spread
    assert changed.provenance["surface.mu_spread"] == board.provenance["surface.mu_spread"]


def test_noise_alone_is_not_put_into_the_board_as_a_spread() -> None:
    fit = fit_slides(slides([0.1] * 20, noise=2e-3, fps=60))
    assert fit.board(load_board("knockout")).surface.mu_spread < 0.7 * fit.spread["mu"] / fit.values["mu"]


def test_the_document_has_the_fixed_keys_and_is_json() -> None:
    document = json.loads(json.dumps(fit_slides(slides([0.1, 0.11])).as_dict(), allow_nan=False))
    assert {
        "law",
        "values",
        "se",
        "intervals",
        "rms_m",
        "spread",
        "warnings",
        "recordings",
    } <= document.keys()
    assert document["law"] == "coulomb" and document["spread"].keys() == {"mu"}
    lo, hi = document["intervals"]["mu"]
    assert lo < document["values"]["mu"] < hi
    first = document["recordings"][0]
    assert {"file", "format", "unit", "fps", "tracks", "values"} <= first.keys()
    assert (first["tracks"], first["names"], first["fps"], first["unit"]) == (1, ["red-1"], 120.0, "m")


def test_a_fit_shows_itself_with_names_escaped() -> None:
    (track,) = slides([0.1])[0].tracks
    html = fit_slides(Recording("<b>", "made", "m", 120.0, (track,), unit_stated=False))._repr_html_()
    assert "mu = 0." in html and "<table>" in html and "&lt;b&gt;" in html and "<b>" not in html


def test_no_recording_is_refused() -> None:
    with pytest.raises(FitError):
        fit_slides([])


def test_the_same_recordings_give_the_same_bits() -> None:
    one, other = (fit_slides(slides([0.1, 0.12, 0.11])) for _ in range(2))
    assert isinstance(one, Fit) and one.values == other.values and one.se == other.se
