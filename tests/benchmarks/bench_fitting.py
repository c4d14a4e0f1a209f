"""Speed of fits: 20 slides of 240 pictures a second jointly, and bootstrap samples of them."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest

from lab import Fit, Recording, fit_slides, simulate_recording
from lab.board import G

JOINT = "20 slides at 240 fps fitted jointly (asked: 2 or more)"
ALONE = "one slide fitted"
SAMPLES = "bootstrap samples of 20 slides, one core (asked: 67 or more)"


@pytest.fixture(scope="module")
def films() -> list[Recording]:
    rng = np.random.default_rng(1)
    mus = 0.1 * np.exp(0.06 * rng.standard_normal(20))
    return [
        simulate_recording(float(mu), sqrt(2 * mu * G * 0.6), fps=240, noise=3e-4, seed=i, file=f"{i}.csv")
        for i, mu in enumerate(mus)
    ]


@pytest.fixture(scope="module")
def fit(films: list[Recording]) -> Fit:
    return fit_slides(films)


def test_one_slide(rate, films: list[Recording]) -> None:
    rate(ALONE, 1, lambda: fit_slides(films[:1]))


def test_a_joint_fit(rate, ratio, films: list[Recording]) -> None:
    rate(JOINT, 1, lambda: fit_slides(films))
    ratio(JOINT, ALONE, "at least 0.02: 20 slides cost no more than 50 fits of one")


def test_bootstrap(rate, ratio, fit: Fit) -> None:
    told: list[int] = []
    rate(SAMPLES, 200, lambda: fit.bootstrap(200, progress=lambda done, of: told.append(done)))
    assert told[:3] == [1, 2, 3] and told[199] == 200
    ratio(SAMPLES, JOINT, "at least 10")
