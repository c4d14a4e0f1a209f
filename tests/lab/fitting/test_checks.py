"""Each warning comes when it should, with its numbers, and leaves a good slide in peace."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from lab import Fit, FitError, Recording, Track, fit_slides, load_board, read_recording, simulate_recording
from lab.board import G
from lab.fitting.checks import no_slowing, runs_z, telling, tells_nothing
from lab.fitting.together import Together
from tests.shared import shared_path


def codes(fit: Fit) -> list[str]:
    return [warning.code for warning in fit.warnings]


def recording(t: np.ndarray, way: np.ndarray, name: str = "made.csv", noise: float = 3e-4) -> Recording:
    rng = np.random.default_rng(len(t))
    track = Track("a", t, rng.normal(0, noise, len(t)), way + rng.normal(0, noise, len(t)))
    return Recording(name, "made", "m", track.fps, (track,))


def speeding(name: str = "fast.csv") -> Recording:
    t = np.arange(60) / 60
    return recording(t, 0.5 * t + 0.15 * t**2, name)


def viscous() -> Recording:
    """Slows by mu g + k v, mu = 0.08, k = 2.5 per second, integrated to rest."""

    def stop(_: float, s: np.ndarray) -> float:
        return float(s[1])

    stop.terminal = True  # type: ignore[attr-defined]  # scipy's mark on a function

    def slowing(_: float, s: np.ndarray) -> list[float]:
        return [s[1], -0.08 * G - 2.5 * s[1]]

    t = np.arange(300) / 240
    truth = solve_ivp(slowing, (0, 5), [0, 1.8], events=stop, dense_output=True, rtol=1e-9)
    return recording(t, truth.sol(np.minimum(t, truth.t[-1]))[0])


def test_a_good_slide_is_left_in_peace() -> None:
    fits = [fit_slides(simulate_recording(0.1, 1.0, fps=240, seed=seed)) for seed in range(40)]
    assert [codes(fit) for fit in fits] == [[]] * 40


def test_a_slide_that_speeds_up_gives_a_warning_with_its_acceleration_and_no_mu() -> None:
    fit = fit_slides(speeding())
    assert codes(fit) == ["speeds-up"] and "by 0.3 m/s^2" in fit.warnings[0].text
    assert fit.values == {} and fit.slides == () and fit.rms_m is None
    assert "speeds-up" in fit.summary and "<table>" in fit._repr_html_()
    with pytest.raises(FitError, match="nothing was fitted"):
        fit.board(load_board("knockout"))


def test_a_slide_that_speeds_up_is_left_out_of_a_joint_fit_with_a_warning() -> None:
    fit = fit_slides([simulate_recording(0.1, 1.0), speeding()])
    assert codes(fit) == ["speeds-up"] and len(fit.slides) == 1
    assert fit.values["mu"] == pytest.approx(0.1, abs=1e-3)
    assert fit.recordings[1].values == {}


def test_an_even_speed_gives_no_friction() -> None:
    t = np.arange(60) / 60
    with pytest.raises(FitError, match="no slowing down"):
        fit_slides(recording(t, 0.5 * t, noise=1e-3))


def test_rest_out_of_view_is_warned_of_with_the_time_that_is_missing() -> None:
    whole = simulate_recording(0.1, 1.0, fps=240)  # comes to rest after 1.02 s
    (track,) = whole.tracks
    cut = track.t < 0.6
    part = Recording("cut.csv", "made", "m", 240.0, (Track("a", track.t[cut], track.x[cut], track.y[cut]),))
    fit = fit_slides(part)
    assert codes(fit) == ["rest-not-seen"] and "would stop 0.42 s after" in fit.warnings[0].text
    assert fit.values["mu"] == pytest.approx(0.1, abs=4 * fit.se["mu"])


def test_drag_that_grows_with_speed_is_not_passed_off_as_coulomb() -> None:
    fit = fit_slides(viscous())
    assert codes(fit) == ["law-misfit", "halves-differ"]
    assert "exceeds the standard one" in fit.summary and "read the warnings" in fit.summary


def test_a_unit_that_was_assumed_is_said() -> None:
    (track,) = simulate_recording(0.1, 1.0).tracks
    fit = fit_slides(Recording("plain.csv", "plain table", "m", 240.0, (track,), unit_stated=False))
    assert codes(fit) == ["unit-assumed"] and "plain.csv" in fit.warnings[0].text


def test_one_slide_far_from_the_rest_is_named() -> None:
    def slide(mu: float, seed: int) -> Recording:
        return simulate_recording(mu, sqrt(2 * mu * G * 0.5), seed=seed, fps=120)

    mus = [0.1, 0.102, 0.099, 0.101, 0.098, 0.1, 0.15]
    fit = fit_slides([slide(mu, seed) for seed, mu in enumerate(mus)])
    assert codes(fit) == ["outlier-slide"] and fit.warnings[0].text.startswith(
        "simulated-6.csv gives mu 0.15"
    )
    assert codes(fit_slides([slide(mu, seed) for seed, mu in enumerate(mus[:-1])])) == []


def test_the_runs_test_agrees_with_counting_by_hand() -> None:
    # + + - - - + - - + +: 5 up, 5 down, 5 runs; mean 6, variance 20/9
    signs = np.array([1, 1, -1, -1, -1, 1, -1, -1, 1, 1.0])
    assert runs_z(signs) == pytest.approx((5 - 6) / sqrt(20 / 9))
    assert runs_z(np.ones(20)) == 0.0
    assert runs_z(np.sin(np.linspace(0, 6, 60))) < -5


@pytest.mark.shared
def test_the_look_alikes_with_a_catch_are_warned_of() -> None:
    folder = shared_path("recordings", "lookalikes")
    assert "law-misfit" in codes(fit_slides(read_recording(folder / "viscous.csv")))
    assert codes(fit_slides(read_recording(folder / "speeds_up.csv"))) == ["speeds-up"]


def together_of(n: int) -> Together:
    found = fit_slides([simulate_recording(0.1, 0.6, seed=seed) for seed in range(n)]).together
    assert found is not None
    return found


@pytest.mark.parametrize(("errors", "told"), [(2.01, True), (1.99, False)])
def test_a_value_of_less_than_two_standard_errors_is_none(errors: float, told: bool) -> None:
    whole = together_of(1)
    mu = float(whole.joint.values[0])
    vague = replace(whole.joint, noise_covariance=np.array([[(mu / errors) ** 2]]))
    assert (no_slowing(replace(whole, joint=vague)) is None) is told


@pytest.mark.parametrize("own", [0.2, 1.0, 3.0])
@pytest.mark.parametrize(("errors", "told"), [(1.01, True), (0.99, False)])
def test_one_slide_among_others_tells_nothing_once_its_error_is_the_value_of_all(
    own: float, errors: float, told: bool
) -> None:
    """By its error alone, whatever its own value."""
    whole = together_of(3)
    mu, vague, values = float(whole.joint.values[0]), whole.own_se.copy(), whole.own.copy()
    values[1] = own * mu
    vague[1] = mu / errors / values[1, 0]
    given = replace(whole, own=values, own_se=vague)
    assert telling(given).tolist() == [True, told, True]
    warning = tells_nothing(given)
    assert (warning is None) is told
    if warning is not None:
        assert warning.facts["slides"] == (whole.slides[1].label,)
