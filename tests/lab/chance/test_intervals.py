"""Wilson's interval against published examples and scipy's own."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import binom, binomtest

from lab.chance import Chance, wilson


@pytest.mark.parametrize(
    ("count", "n", "lo", "hi"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_examples_of_newcombe_1998(count: int, n: int, lo: float, hi: float) -> None:
    """R. G. Newcombe, Statistics in Medicine 17 (1998) 857-872, table I, method 3."""
    assert [*map(float, wilson(count, n))] == pytest.approx([lo, hi], abs=5e-5)


@pytest.mark.parametrize(("count", "n"), [(0, 1), (1, 1), (3, 10), (500, 1000), (99_999, 100_000)])
def test_the_interval_is_that_of_scipy(count: int, n: int) -> None:
    truth = binomtest(count, n).proportion_ci(method="wilson")
    assert [*map(float, wilson(count, n))] == pytest.approx([truth.low, truth.high], abs=1e-12)


def test_it_covers_what_it_says_on_average_over_shares() -> None:
    n, shares = 400, np.linspace(0.05, 0.95, 181)
    counts = np.arange(n + 1)
    lo, hi = wilson(counts, n)
    covered = [binom.pmf(counts, n, share)[(lo <= share) & (share <= hi)].sum() for share in shares]
    assert np.mean(covered) == pytest.approx(0.95, abs=0.003)


def test_a_chance_knows_its_count() -> None:
    chance = Chance.of(25, 100)
    assert (chance.p, chance.count, chance.n) == (0.25, 25, 100)
    assert chance.as_dict() == {"p": 0.25, "lo": chance.lo, "hi": chance.hi}
