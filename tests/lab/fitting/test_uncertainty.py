"""Intervals, predictions and the bootstrap say what happens: they cover as often as they claim."""

from __future__ import annotations

from math import hypot, sqrt

import numpy as np
import pytest

from lab import Fit, FitError, Release, fit_slides, read_recording, simulate_recording
from lab.board import G
from lab.fitting.scatter import shared_noise
from tests.conftest import Report
from tests.lab.fitting.made import random_set, recorded
from tests.shared import shared_path


@pytest.fixture(scope="module")
def scattered() -> tuple[Fit, float]:
    """Forty slides whose mu scatters by 8 %, and their mean mu."""
    films, truth = random_set(np.random.default_rng(11), "coulomb", 40, spread=0.08)
    return fit_slides(films), truth["mu"]


def test_the_scatter_is_fitted_with_an_interval(scattered: tuple[Fit, float]) -> None:
    fit, mu = scattered
    lo, hi = fit.scatter_interval
    assert lo < 0.08 < hi and 0.5 < lo / fit.mu_spread < 1 < hi / fit.mu_spread < 1.5
    assert fit.excess["mu"] == pytest.approx(fit.mu_spread * fit.values["mu"])
    lo, hi = fit.intervals["mu"]
    assert lo < mu < hi and (hi - lo) / mu == pytest.approx(2 * 2.02 * fit.mu_spread / sqrt(40), rel=0.05)


def test_slides_that_agree_have_no_scatter() -> None:
    films, _ = random_set(np.random.default_rng(2), "coulomb", 12)
    fit = fit_slides(films)
    assert fit.mu_spread < 0.3 * fit.spread["mu"] / fit.values["mu"] or fit.scatter_interval[0] == 0.0


def test_a_prediction_is_the_closed_form_with_a_band_that_slides_fill(scattered: tuple[Fit, float]) -> None:
    fit, mu = scattered
    prediction = fit.predict(Release(0.14, 0.1, 0.8, 0.3))
    assert prediction.distance == pytest.approx(0.8**2 / (2 * fit.values["mu"] * G), rel=1e-9)
    assert hypot(prediction.rest[0] - 0.14, prediction.rest[1] - 0.1) == pytest.approx(prediction.distance)
    rng = np.random.default_rng(1)
    sigma = sqrt(np.log1p(0.08**2))
    mus = mu * np.exp(sigma * rng.standard_normal(4000) - sigma**2 / 2)
    far = 0.8**2 / (2 * mus * G)
    inside = np.mean((far > prediction.band[0]) & (far < prediction.band[1]))
    assert 0.88 < inside < 0.995 and prediction.scatter_known


def test_a_wider_chance_is_a_wider_band(scattered: tuple[Fit, float]) -> None:
    narrow, wide = (scattered[0].predict(Release(0, 0, 0.8), sure=sure) for sure in (0.5, 0.99))
    assert wide.band[0] < narrow.band[0] < narrow.band[1] < wide.band[1]


def test_one_slide_predicts_and_says_that_it_knows_no_scatter() -> None:
    fit = fit_slides(simulate_recording(0.1, 1.0))
    assert not fit.predict(Release(0, 0, 0.8)).scatter_known
    with pytest.raises(FitError, match="three slides"):
        fit.leave_one_out()
    with pytest.raises(FitError, match="give a speed"):
        fit.predict(Release(0, 0, 0.0))


def test_bands_cover_slides_that_were_left_out() -> None:
    covered = count = 0
    for seed in range(5):
        films, _ = random_set(np.random.default_rng(seed), "coulomb", 40, spread=0.07)
        left = fit_slides(films).leave_one_out()
        covered, count = covered + left.covered, count + len(left.slides)
    assert 0.90 < covered / count < 0.985


@pytest.mark.verify
@pytest.mark.parametrize(("law", "slides"), [("coulomb", 12), ("coulomb", 40), ("viscous", 30)])
def test_bands_of_large_sets_cover_as_they_claim(law: str, slides: int, figure: Report) -> None:
    covered = count = 0
    for seed in range(2400 // slides):
        rng = np.random.default_rng([7, seed])
        films, _ = random_set(rng, law, slides, spread=rng.uniform(0.02, 0.12))
        left = fit_slides(films, law).leave_one_out()
        covered, count = covered + left.covered, count + len(left.slides)
    what = f"leave-one-out bands, sets of {slides}, {law} ({count:,} slides)"
    figure(what, f"{covered / count:.3f}", "0.93 to 0.97")
    assert 0.93 <= covered / count <= 0.97


def test_leaving_one_out_in_the_linear_model_is_leaving_one_out() -> None:
    films, _ = random_set(np.random.default_rng(4), "coulomb", 8, spread=0.05)
    fit = fit_slides(films)
    left = fit.leave_one_out().slides[3]
    others = fit_slides([film for i, film in enumerate(films) if i != 3])
    speed = hypot(*fit.slides[3].own_start[2:])
    band = others.predict(Release(0, 0, speed)).band
    assert left.band == pytest.approx(band, rel=0.01)


def test_the_profile_agrees_with_the_jacobian_where_errors_are_symmetric() -> None:
    films, _ = random_set(np.random.default_rng(6), "coulomb", 3)
    fit = fit_slides(films)
    assert fit.profile("mu") == pytest.approx(fit.intervals["mu"], rel=1e-3)
    with pytest.raises(FitError, match="has no 'k'"):
        fit.profile("k")


def test_the_intervals_of_weakening_are_profiles_and_hold_the_truth() -> None:
    rng = np.random.default_rng(3)
    values = {"mu": 0.1, "mu0": 0.17, "vs": 0.25, "k": 0.3}
    films = [
        recorded(rng, "weakening", values, v, fps=200, noise=2e-4, name=f"{v}.csv") for v in (0.7, 1.1, 1.4)
    ]
    fit = fit_slides(films, "weakening")
    for name, truth in values.items():
        lo, hi = fit.intervals[name]
        assert lo < truth < hi
    lo, hi = fit.intervals["vs"]
    assert fit.profile("vs") == pytest.approx((lo, hi), rel=1e-6)


def test_the_bootstrap_agrees_with_the_interval_and_tells_its_progress(scattered: tuple[Fit, float]) -> None:
    fit, _ = scattered
    told: list[tuple[int, int]] = []
    boot = fit.bootstrap(120, seed=3, progress=lambda done, of: told.append((done, of)))
    lo, hi = fit.intervals["mu"]
    assert boot.se["mu"] == pytest.approx((hi - lo) / 4, rel=0.3)
    assert told[0] == (1, 120) and told[-1] == (120, 120)
    again = fit.bootstrap(120, seed=3)
    np.testing.assert_array_equal(boot.values, again.values)


def test_two_slides_are_no_bootstrap() -> None:
    films, _ = random_set(np.random.default_rng(1), "coulomb", 2)
    with pytest.raises(FitError, match="there are 2"):
        fit_slides(films).bootstrap(50)


def test_noise_from_few_rows_is_drawn_together_and_real_differences_stay() -> None:
    rng = np.random.default_rng(0)
    d = 10
    alike = np.sqrt(rng.chisquare(d, 30) / d)
    assert np.ptp(shared_noise(alike.tolist(), [d] * 30)) < 0.2 * np.ptp(alike)
    two = shared_noise([1.0] * 10 + [5.0] * 10, [200] * 20)
    np.testing.assert_allclose(two[[0, -1]], [1.0, 5.0], rtol=0.02)


@pytest.mark.parametrize("loss", ["soft_l1", "huber"])
def test_a_soft_loss_is_less_swayed_by_wrong_marks(loss: str) -> None:
    rng = np.random.default_rng(2)
    misses: dict[str, list[float]] = {loss: [], "linear": []}
    for _ in range(12):
        film = recorded(rng, "coulomb", {"mu": 0.1}, 1.0, fps=120, noise=2e-4)
        (track,) = film.tracks
        x, y = track.x.copy(), track.y.copy()
        wrong = rng.choice(len(x), 15, replace=False)
        x[wrong] += rng.normal(0, 2e-3, 15)
        y[wrong] += rng.normal(0, 2e-3, 15)
        spoilt = type(film)("spoilt", "made", "m", 120.0, (type(track)("a", track.t, x, y),))
        for which in misses:
            misses[which].append(abs(fit_slides(spoilt, loss=which).values["mu"] - 0.1))
    assert np.median(misses[loss]) < 0.6 * np.median(misses["linear"])
    with pytest.raises(FitError, match="not known"):
        fit_slides(film, loss="cubic")


@pytest.mark.shared
def test_the_cube_slides_are_predicted_from_each_other(figure: Report) -> None:
    folder = shared_path("recordings", "contactnets")
    fit = fit_slides([read_recording(path) for path in sorted(folder.glob("*.csv"))])
    left = fit.leave_one_out()
    figure("27 cube slides, resting places in their bands", f"{left.covered} of 27", "at least 23")
    figure("27 cube slides, leave-one-out error", f"{100 * left.rms:.2f} cm", "stated")
    assert len(left.slides) == 27 and left.covered >= 23
    assert 0.5 < 100 * left.rms < 1.5
    assert fit.as_dict()["leave_one_out"]["rms_cm"] == pytest.approx(100 * left.rms)  # type: ignore[index]  # a document is plain data


def test_two_slides_that_differ_are_as_sure_as_students_t_of_their_mean() -> None:
    fit = fit_slides([simulate_recording(mu, 1.0, seed=seed) for seed, mu in enumerate((0.10, 0.11))])
    one, other = (slide.values["mu"] for slide in fit.slides)
    lo, hi = fit.intervals["mu"]
    assert (lo + hi) / 2 == pytest.approx((one + other) / 2, rel=2e-3)
    assert (hi - lo) / 2 == pytest.approx(12.7062 * abs(one - other) / 2, rel=0.02)


def test_an_interval_is_never_narrower_than_the_standard_error_by_noise() -> None:
    for seed in range(6):
        fit = fit_slides([simulate_recording(0.1, 1.0, seed=2 * seed + i, noise=1e-3) for i in range(2)])
        lo, hi = fit.intervals["mu"]
        assert hi - lo >= 2 * fit.se["mu"] * (1 - 1e-9)
