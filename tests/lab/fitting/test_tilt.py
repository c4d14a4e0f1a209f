"""The board's tilt fitted with friction: slides over a tilted board made by scipy, apart from the project's motion."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from math import cos, degrees, radians, sin, sqrt, tan

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from lab import Recording, Release, Track, compare_laws, fit_slides, load_board, simulate_recording

G = 9.80665
MU, PITCH, ROLL = 0.11, 0.02, -0.012


def path(
    speed: float, angle: float, k: float = 0.0, pitch: float = PITCH
) -> tuple[np.ndarray, np.ndarray, float]:
    """Places at 240 pictures a second up to the stop (2 s at most) and 0.1 s on, and the time of the stop."""
    press = 1 / sqrt(1 + tan(pitch) ** 2 + tan(ROLL) ** 2)
    pull = -G * press * np.array([tan(ROLL), tan(pitch)])

    def rates(t: float, s: np.ndarray) -> np.ndarray:
        v = s[2:]
        return np.concatenate([v, pull - k * v - MU * G * press * v / max(float(np.hypot(*v)), 1e-12)])

    def slow(t: float, s: np.ndarray) -> float:
        return float(np.hypot(s[2], s[3])) - 1e-6

    slow.terminal = True  # type: ignore[attr-defined]  # scipy's mark on a function
    start = [0.0, 0.0, speed * sin(angle), speed * cos(angle)]
    found = solve_ivp(rates, (0, 2), start, "DOP853", events=slow, dense_output=True, rtol=1e-10, atol=1e-12)
    stop = float(found.t[-1])
    t = np.arange(int((stop + 0.1) * 240)) / 240
    return t, found.sol(np.minimum(t, stop))[:2], stop


def film(
    angles: list[float], noise: float = 3e-4, seed: int = 1, k: float = 0.0, pitch: float = PITCH
) -> list[Recording]:
    rng = np.random.default_rng(seed)
    films = []
    for i, angle in enumerate(angles):
        t, places, _ = path(float(rng.uniform(0.7, 1.1)), radians(angle), k, pitch)
        x, y = places + rng.normal(0, noise, places.shape)
        films.append(
            Recording(file=f"{i}.csv", format="made", unit="m", fps=240.0, tracks=(Track("red-1", t, x, y),))
        )
    return films


@pytest.mark.parametrize(
    ("angles", "hinted"), [([0, 60, 120], True), ([0, 90, 180, 270, 45, 225], True), ([0, 5, 10], False)]
)
def test_a_tilt_that_nobody_fits_is_hinted_at(angles: list[float], hinted: bool) -> None:
    """Where slides go in different directions; in one direction it cannot be told, which is said."""
    hint = "a tilted board may be why"
    films = film(angles)
    plain = fit_slides(films).summary
    assert (hint in plain) == hinted and ("cannot tell a slope" in plain) == (not hinted)
    assert hint not in fit_slides(films, tilt=True).summary


def test_slides_that_differ_whatever_their_direction_hint_at_no_tilt() -> None:
    rng = np.random.default_rng(4)
    films = []
    for i, angle in enumerate(rng.uniform(0, 2 * np.pi, 12)):
        (track,) = simulate_recording(0.1 * (1 + rng.normal(0, 0.06)), 0.9, seed=i).tracks
        x, y = track.x - track.x[0], track.y - track.y[0]
        turned = Track("t", track.t, x * cos(angle) + y * sin(angle), y * cos(angle) - x * sin(angle))
        films.append(Recording(f"{i}.csv", "made", "m", 240.0, (turned,)))
    assert "tilted board" not in fit_slides(films).summary


def test_tilt_and_friction_come_back_from_slides_in_all_directions() -> None:
    fit = fit_slides(film([0, 90, 180, 270, 45, 225]), tilt=True)
    for name, true in (("mu", MU), ("tilt_pitch", PITCH), ("tilt_roll", ROLL)):
        assert abs(fit.values[name] - true) < 4 * fit.se[name] + 1e-5, name
        assert fit.se[name] < 0.002, name
    assert fit.rms_m == pytest.approx(3e-4, rel=0.1)
    assert f"tilt_pitch = {degrees(fit.values['tilt_pitch']):.2f}°" in fit.summary
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


def until(second: float, whole: Recording) -> Recording:
    """The beginning of a film of one track."""
    (track,) = whole.tracks
    n = int(np.sum(track.t < second))
    return replace(whole, tracks=(Track(track.name, track.t[:n], track.x[:n], track.y[:n]),))


def codes(films: list[Recording]) -> list[str]:
    return [warning.code for warning in fit_slides(films, tilt=True).warnings]


def test_halves_that_differ_are_told_of_on_a_tilted_board_too() -> None:
    angles = [0.0, 90, 180, 270, 45, 225]
    assert "halves-differ" not in codes(film(angles))
    assert "halves-differ" in codes(film(angles, k=1.2))


def test_a_slide_that_gets_faster_down_a_slope_is_fitted_with_the_tilt() -> None:
    steep = 0.16  # more than mu: what slides down never stops, and what slides up is filmed before it turns
    films = [until(0.24, whole) for whole in film([0, 20, -20, 180, 200, 160], pitch=steep)]
    level = fit_slides(films)
    assert "speeds-up" in [warning.code for warning in level.warnings] and len(level.slides) == 3
    fit = fit_slides(films, tilt=True)
    assert len(fit.slides) == 6 and "speeds-up" not in [warning.code for warning in fit.warnings]
    for name, true in (("mu", MU), ("tilt_pitch", steep), ("tilt_roll", ROLL)):
        assert abs(fit.values[name] - true) < 4 * fit.se[name] + 1e-5, name
    assert fit.se["tilt_pitch"] < 0.005


def test_laws_are_told_apart_with_the_tilt_left_free() -> None:
    angles = [0.0, 90, 180, 270, 45, 225]
    laws = ("coulomb", "viscous", "quadratic")
    assert compare_laws(film(angles), laws, tilt=True).best == "coulomb"
    dragged = compare_laws(film(angles, k=0.5), laws, tilt=True)
    assert dragged.best == "viscous"
    assert dragged.row("viscous").values["k"] == pytest.approx(0.5, abs=4 * dragged.row("viscous").se["k"])
    assert dragged.row("viscous").values["tilt_pitch"] == pytest.approx(PITCH, abs=1e-3)


def test_a_level_board_is_no_worse_compared_with_the_tilt_free() -> None:
    films = [
        simulate_recording(0.1, 0.9, angle=a, seed=i, fps=120) for i, a in enumerate((0.0, 1.5, 3.0, 4.5))
    ]
    table = compare_laws(films, ("coulomb", "viscous"), tilt=True)
    assert table.best == "coulomb" and table.sentence.startswith("coulomb explains these slides")
    assert abs(table.row("coulomb").values["tilt_pitch"]) < 4 * table.row("coulomb").se["tilt_pitch"] + 1e-5
