"""The slide is found in its track: a still start and the hand's push are cut off, still tokens left out."""

from __future__ import annotations

import numpy as np
import pytest

from lab import FitError, Recording, Track, fit_slides, read_recording, simulate_recording
from tests.shared import shared_path


@pytest.mark.parametrize("fps", [60.0, 240.0, 500.0])
@pytest.mark.parametrize("noise", [1e-4, 1e-3])
def test_a_still_start_does_not_enter_the_fit(fps: float, noise: float) -> None:
    wait = 0.7
    fit = fit_slides(simulate_recording(0.15, 1.2, wait=wait, fps=fps, noise=noise, seed=3))
    assert fit.slides[0].begin >= wait - 1 / fps
    assert abs(fit.values["mu"] - 0.15) < 4 * fit.se["mu"]
    assert fit.rms_m == pytest.approx(noise, rel=0.3)


def test_the_push_of_a_hand_is_cut_off_with_the_still_start() -> None:
    t = np.arange(300) / 240
    push, coast = np.clip(t - 0.2, 0, 0.15), np.clip(t - 0.35, 0, 0.6)
    way = 3.0 * push**2 + 0.9 * coast - 0.75 * coast**2  # 6 m/s^2 for 0.15 s, then -1.5 m/s^2 to rest
    noise = np.random.default_rng(4).normal(0, 2e-4, (2, 300))
    fit = fit_slides(Recording("push", "made", "m", 240.0, (Track("a", t, noise[0], way + noise[1]),)))
    assert fit.slides[0].begin >= 0.35
    assert abs(fit.values["mu"] - 1.5 / 9.80665) < 4 * fit.se["mu"]


def test_a_token_that_coasts_from_the_first_row_loses_none() -> None:
    fit = fit_slides(simulate_recording(0.2, 0.8, fps=148, noise=2e-4))
    assert fit.slides[0].cut == 0


def test_still_tokens_are_left_out_with_a_warning() -> None:
    moving = simulate_recording(0.1, 1.0).tracks[0]
    lying = np.random.default_rng(1).normal(0.1, 3e-4, (2, len(moving)))
    recording = Recording("two.csv", "made", "m", 240.0, (moving, Track("blue-1", moving.t, *lying)))
    fit = fit_slides(recording)
    assert [slide.track for slide in fit.slides] == ["red-1"]
    assert [(w.code, "blue-1" in w.text) for w in fit.warnings] == [("no-slide", True)]


@pytest.mark.parametrize("x", [np.zeros(20), np.linspace(0, 1e-4, 20)])
def test_a_file_in_which_nothing_moves_is_refused(x: np.ndarray) -> None:
    with pytest.raises(FitError, match=r"nothing slides in still\.csv"):
        fit_slides(Recording("still.csv", "made", "m", 10.0, (Track("a", np.arange(20.0), x, 0 * x),)))


def test_a_second_token_released_later_in_the_file_has_its_own_start() -> None:
    one, other = simulate_recording(0.1, 1.0).tracks[0], simulate_recording(0.1, 0.8, seed=2).tracks[0]
    late = Track("blue-1", other.t + 1.5, other.x, other.y)
    fit = fit_slides(Recording("two.csv", "made", "m", 240.0, (one, late)))
    assert [slide.begin for slide in fit.slides] == [0.0, 1.5]
    assert fit.values["mu"] == pytest.approx(0.1, abs=4 * fit.se["mu"])


@pytest.mark.shared
def test_the_look_alike_with_a_hand_push_is_fitted_from_its_coasting() -> None:
    fit = fit_slides(read_recording(shared_path("recordings", "lookalikes", "hand_push.csv")))
    assert fit.slides[0].begin >= 0.2512
    assert fit.values["mu"] == pytest.approx(0.10609, abs=0.004)
    assert fit.rms_m <= 1.3 * 0.31e-3
