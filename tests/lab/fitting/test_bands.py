"""Bands of predictions and intervals of single slides, held against draws of which the truth is known."""

from __future__ import annotations

from math import exp, log, log1p, sqrt

import numpy as np
import pytest

from lab import Recording, Track, fit_slides
from lab.board import G
from lab.fitting import LAWS
from lab.fitting.predict import _band

SPEED = 0.8


def band(
    mu: float, variance: float, scatter: float, n: int, sure: float = 0.95
) -> tuple[float, tuple[float, float]]:
    """Distance and band of a release straight ahead on a level board of dry friction."""
    start = np.array([0.0, 0.0, 0.0, SPEED])
    return _band(LAWS["coulomb"], np.array([mu]), np.array([[variance]]), scatter, n, start, sure)


def test_a_band_worked_by_hand() -> None:
    """mu 0.08 +- 0.004 by three slides that scatter by 20 %: the way is v^2 / (2 mu g); its logarithm has the variance
    ln(1 + 0.2^2) + 0.05^2, and its middle lies half of the first above, for a factor whose mean is 1 has a median
    below; 4.30265 is Student's 97.5 % point for two degrees of freedom."""
    distance, (lo, hi) = band(0.08, 0.004**2, 0.2, 3)
    assert distance == pytest.approx(0.64 / (0.16 * 9.80665), rel=1e-9)
    middle, half = log(0.407877) + 0.0392207 / 2, 4.30265 * sqrt(0.0392207 + 0.0025)
    assert log(lo) == pytest.approx(middle - half, abs=1e-4) and log(hi) == pytest.approx(
        middle + half, abs=1e-4
    )
    _, (lo, hi) = band(0.08, 0.004**2, 0.0, 1, 0.9)  # one slide: no scatter, the normal's 1.64485
    assert log(hi / lo) == pytest.approx(2 * 1.64485 * 0.05, rel=1e-4)


@pytest.mark.parametrize("scatter", [0.2, 0.5])
def test_each_end_of_a_band_leaves_out_as_many_as_it_says(scatter: float) -> None:
    """A surface that is known, and slides whose mu scatters log-normally about a mean of 0.08."""
    rng = np.random.default_rng(5)
    sigma = sqrt(log1p(scatter**2))
    mus = 0.08 * np.exp(sigma * rng.standard_normal(200_000) - sigma**2 / 2)
    assert mus.mean() == pytest.approx(0.08, rel=0.01)
    ways = SPEED**2 / (2 * mus * G)
    _, (lo, hi) = band(0.08, 0.0, scatter, 10**6)
    assert np.mean(ways < lo) == pytest.approx(0.025, abs=0.002)
    assert np.mean(ways > hi) == pytest.approx(0.025, abs=0.002)


@pytest.mark.parametrize("n", [2, 3, 5])
def test_a_band_from_few_slides_holds_the_next_one_as_often_as_it_says(n: int) -> None:
    """mu of `n` slides measured without error: Student's prediction of the next by their mean and spread is exact."""
    rng = np.random.default_rng(n)
    held = 0
    for _ in range(2000):
        logs = log(0.08) + 0.1 * rng.standard_normal(n + 1)
        spread = float(logs[:n].std(ddof=1))
        mu = exp(float(logs[:n].mean()) + spread**2 / 2)
        _, (lo, hi) = band(mu, mu**2 * spread**2 / n, sqrt(np.expm1(spread**2)), n)
        held += lo < SPEED**2 / (2 * exp(logs[n]) * G) < hi
    assert held / 2000 == pytest.approx(0.95, abs=0.015)


def waves(rng: np.random.Generator, n: int, rho: float) -> np.ndarray:
    """Errors (2, n) of 1 mm of which each is the last one times `rho` and something new."""
    new = rng.normal(0, 1e-3 * sqrt(1 - rho**2), (2, n))
    noise = np.zeros((2, n))
    noise[:, 0] = rng.normal(0, 1e-3, 2)
    for row in range(1, n):
        noise[:, row] = rho * noise[:, row - 1] + new[:, row]
    return noise


def test_the_interval_of_one_slide_whose_residuals_run_in_waves_is_as_wide_as_its_errors() -> None:
    """mu of 150 tracks, (1 + 0.8) / (1 - 0.8) = 9 of whose rows count as one: the fits lie about the truth by what the
    intervals say, less the sixth that the residuals of a path fitted through them hide; rows that were independent
    would leave a third, the rows that count as one without their root three times as much."""
    rng = np.random.default_rng(11)
    mu = 0.1
    t = np.arange(int(120 / (mu * G))) / 120
    off, halves, wavy = [], [], 0
    for i in range(150):
        x, y = waves(rng, len(t), 0.8)
        track = Track("a", t, 0.1 + x, 0.1 + t - mu * G * t**2 / 2 + y)
        fit = fit_slides(Recording(f"{i}.csv", "made", "m", 120.0, (track,)))
        wavy += fit.wavy
        lo, hi = fit.intervals["mu"]
        off.append(fit.values["mu"] - mu)
        halves.append((hi - lo) / 2)
    assert wavy > 140
    assert 0.65 < np.mean(halves) / (1.96 * np.sqrt(np.mean(np.square(off)))) < 1.3
    assert np.mean(np.abs(off) < halves) > 0.8
