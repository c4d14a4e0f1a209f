"""The long truth of the fits: no bias, and 95 % intervals that cover, over the whole range of real films."""

from __future__ import annotations

from math import exp, log, sqrt

import numpy as np
import pytest

from lab import fit_slides, simulate_recording
from lab.board import G
from tests.conftest import Report


@pytest.mark.verify
@pytest.mark.parametrize("slides", [1, 2, 6, 20])
def test_simulated_slides_give_the_truth_back(slides: int, figure: Report) -> None:
    rng = np.random.default_rng(slides)
    runs = 2000 if slides < 6 else 500
    covered, pulls = 0, []
    for _ in range(runs):
        mu = exp(rng.uniform(log(0.03), log(0.4)))
        fps, noise = exp(rng.uniform(log(30), log(500))), exp(rng.uniform(log(1e-4), log(2e-3)))
        recordings = [
            simulate_recording(
                mu,
                sqrt(2 * mu * G * rng.uniform(0.2, 0.8)),
                angle=rng.normal(0, 0.05),
                fps=fps,
                noise=noise,
                wait=float(rng.choice([0.0, 0.3])),
                rest=rng.uniform(0.1, 0.4),
                seed=int(rng.integers(1 << 31)),
            )
            for _ in range(slides)
        ]
        fit = fit_slides(recordings)
        lo, hi = fit.intervals["mu"]
        covered += lo <= mu <= hi
        pulls.append((fit.values["mu"] - mu) / fit.se["mu"])
    figure(f"{slides} slides, coverage", f"{covered / runs:.3f}", "0.93 to 0.97")
    figure(f"{slides} slides, bias in standard errors", f"{np.mean(pulls):+.3f}", "under 0.1")
    assert 0.93 <= covered / runs <= 0.97
    assert abs(np.mean(pulls)) < 0.1
