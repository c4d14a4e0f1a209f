"""Luck that belongs to a slide: normal, independent, and the same whatever else happens."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import kstest

from lab.chance.rollout.draws import normals


def drawn(seed: int, numbers: int, token: int = 3, turn: int = 0) -> np.ndarray:
    noise = np.empty((numbers, 8))
    for number in range(numbers):
        normals(seed, number, token, turn, noise[number])
    return noise


@pytest.fixture(scope="module")
def noise() -> np.ndarray:
    return drawn(1, 20_000)


def test_the_numbers_are_standard_normal(noise: np.ndarray) -> None:
    for column in noise.T:
        assert kstest(column, "norm").pvalue > 1e-4
    assert kstest(noise.ravel(), "norm").pvalue > 1e-4


def test_the_numbers_do_not_hang_together(noise: np.ndarray) -> None:
    bound = 5 / np.sqrt(len(noise))
    assert np.abs(np.corrcoef(noise.T) - np.eye(8)).max() < bound
    assert np.abs(np.corrcoef(noise[1:, 0], noise[:-1, 0])[0, 1]) < bound
    for other in (drawn(2, len(noise)), drawn(1, len(noise), 4), drawn(1, len(noise), turn=1)):
        assert np.abs(np.corrcoef(noise[:, 0], other[:, 0])[0, 1]) < bound


def test_they_hang_on_seed_round_token_and_turn_alone(noise: np.ndarray) -> None:
    assert (drawn(1, 50) == noise[:50]).all()
    assert len({drawn(s, 1, t, k)[0, 0] for s in range(4) for t in range(16) for k in range(4)}) == 256
