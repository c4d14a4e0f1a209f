"""The board's tilt fitted with friction: slides over a tilted board made by scipy, apart from the project's motion."""

from __future__ import annotations

from datetime import date
from math import cos, radians, sin, sqrt, tan

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from lab import Recording, Release, Track, fit_slides, load_board

G = 9.80665
MU, PITCH, ROLL = 0.11, 0.02, -0.012
PRESS = 1 / sqrt(1 + tan(PITCH) ** 2 + tan(ROLL) ** 2)


def path(speed: float, angle: float) -> tuple[np.ndarray, np.ndarray, float]:
    """Places at 240 pictures a second up to the stop and 0.1 s on, and the time of the stop."""
    pull = -G * PRESS * np.array([tan(ROLL), tan(PITCH)])

    def rates(t: float, s: np.ndarray) -> np.ndarray:
        v = s[2:]
        return np.concatenate([v, pull - MU * G * PRESS * v / max(float(np.hypot(*v)), 1e-12)])

    def slow(t: float, s: np.ndarray) -> float:
        return float(np.hypot(s[2], s[3])) - 1e-6

    slow.terminal = True  # type: ignore[attr-defined]
    start = [0.0, 0.0, speed * sin(angle), speed * cos(angle)]
    found = solve_ivp(rates, (0, 9), start, "DOP853", events=slow, dense_output=True, rtol=1e-10, atol=1e-12)
    stop = float(found.t[-1])
    t = np.arange(int((stop + 0.1) * 240)) / 240
    return t, found.sol(np.minimum(t, stop))[:2], stop


def film(angles: list[float], noise: float = 3e-4, seed: int = 1) -> list[Recording]:
    rng = np.random.default_rng(seed)
    films = []
    for i, angle in enumerate(angles):
        t, places, _ = path(float(rng.uniform(0.7, 1.1)), radians(angle))
        x, y = places + rng.normal(0, noise, places.shape)
        films.append(
            Recording(file=f"{i}.csv", format="made", unit="m", fps=240.0, tracks=(Track("red-1", t, x, y),))
        )
    return films


def test_tilt_and_friction_come_back_from_slides_in_all_directions() -> None:
    fit = fit_slides(film([0, 90, 180, 270, 45, 225]), tilt=True)
    for name, true in (("mu", MU), ("tilt_pitch", PITCH), ("tilt_roll", ROLL)):
        assert abs(fit.values[name] - true) < 4 * fit.se[name] + 1e-5, name
        assert fit.se[name] < 0.002, name
    assert fit.rms_m == pytest.approx(3e-4, rel=0.1)
    assert "tilt_pitch = 0.0" in fit.summary
    assert "not-separable" not in [warning.code for warning in fit.warnings]


def test_a_level_fit_of_such_slides_takes_the_tilt_for_scatter() -> None:
    films = film([0, 90, 180, 270, 45, 225])
    assert fit_slides(films).mu_spread > 5 * fit_slides(films, tilt=True).mu_spread + 0.02


def test_slides_in_one_direction_do_not_tell_tilt_from_friction() -> None:
    fit = fit_slides(film([0, 1, -1]), tilt=True)
    told = [warning.text for warning in fit.warnings if warning.code == "not-separable"]
    assert len(told) == 1
    assert "the other way" in told[0] and "tilt_pitch" in told[0]


def test_the_tilt_goes_into_the_board_and_predictions_curve() -> None:
    fit = fit_slides(film([0, 90, 180, 270, 45, 225], noise=1e-5), tilt=True)
    board = fit.board(load_board("blank-lane"), on=date(2026, 1, 2))
    assert (board.tilt_pitch, board.tilt_roll) == pytest.approx((PITCH, ROLL), abs=1e-4)
    assert board.provenance["board.tilt_pitch"] == "measured: 6 slides, 2026-01-02"
    _, places, _ = path(0.9, radians(30))
    predicted = fit.predict(Release(0.0, 0.0, 0.9, radians(30)))
    assert predicted.rest == pytest.approx(tuple(places[:, -1]), abs=5e-4)
    assert predicted.band[0] < predicted.distance < predicted.band[1]


def test_each_slide_over_a_tilted_board_is_predicted_from_the_others() -> None:
    left = fit_slides(film([0, 90, 180, 270, 45, 225, 135, 315]), tilt=True).leave_one_out()
    assert left.rms < 0.01
    assert left.covered >= 6
