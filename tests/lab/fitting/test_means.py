"""The mean of results that differ beyond their errors: a published example, closed forms, and coverage by draws."""

from __future__ import annotations

from math import log, sqrt

import numpy as np
import pytest

from lab.fitting.means import mean_of

TRIALS = (
    (4, 119, 11, 128), (6, 300, 29, 274), (3, 228, 11, 209), (62, 13536, 248, 12619), (33, 5036, 47, 5761),
    (180, 1361, 372, 1079), (8, 2537, 10, 619), (505, 87886, 499, 87892), (29, 7470, 45, 7232),
    (17, 1699, 65, 1600), (186, 50448, 141, 27197), (5, 2493, 3, 2338), (27, 16886, 29, 17825),
)  # fmt: skip
"""Thirteen trials of BCG vaccine: ill and well with it, ill and well without (G. Colditz et al., JAMA 271, 698 (1994)).
"""


def test_the_trials_of_bcg_have_the_published_mean_and_scatter() -> None:
    """By DerSimonian and Laird the logarithm of the relative risk is -0.7141 +- 0.1787, and the variance between trials
    0.3088 (W. Viechtbauer, J. Stat. Softw. 36 (3) (2010), and Stata's metan: -1.0644 to -0.3638 by the normal)."""
    risks = [log(a / (a + b) / (c / (c + d))) for a, b, c, d in TRIALS]
    errors = [sqrt(1 / a - 1 / (a + b) + 1 / c - 1 / (c + d)) for a, b, c, d in TRIALS]
    found = mean_of(risks, errors)
    assert found.value == pytest.approx(-0.7141, abs=5e-5)
    assert found.scatter**2 == pytest.approx(0.3088, abs=5e-5)
    lo, hi = found.interval
    assert lo < -1.0644 and hi > -0.3638, "wider than with the scatter taken as known"
    assert lo > -1.15 and hi < -0.28 and (lo + hi) / 2 == pytest.approx(-0.7141, abs=5e-5)


def test_exact_results_that_differ_have_students_interval() -> None:
    """1, 2, 3, 4: mean 2.5, s = sqrt(5 / 3), and 3.182 times s / 2 by the table of t for three degrees of freedom."""
    found = mean_of([1.0, 2.0, 3.0, 4.0], [1e-6] * 4)
    assert found.value == pytest.approx(2.5) and found.scatter == pytest.approx(sqrt(5 / 3), rel=1e-6)
    assert found.interval == pytest.approx(
        (2.5 - 3.1824 * sqrt(5 / 3) / 2, 2.5 + 3.1824 * sqrt(5 / 3) / 2), abs=1e-4
    )


def test_the_errors_weigh_and_bound_the_interval_from_below() -> None:
    found = mean_of([1.0, 1.0], [0.3, 0.4])  # weights 16 to 9; 1 / sqrt(1 / 0.09 + 1 / 0.16) = 0.24
    assert found.se == pytest.approx(0.24) and found.scatter == 0.0
    assert found.interval == pytest.approx((0.76, 1.24)), (
        "two that agree by chance are known to an error at best"
    )
    weighed = mean_of([0.0, 0.5], [0.3, 0.4])
    assert weighed.value == pytest.approx(0.5 * 9 / 25) and weighed.scatter == 0.0


def test_one_result_has_its_own_errors_interval() -> None:
    found = mean_of([2.0], [0.1])
    assert (found.value, found.se, found.scatter) == (2.0, pytest.approx(0.1), 0.0)
    assert found.interval == pytest.approx((2 - 0.195996, 2 + 0.195996), abs=1e-6)


def test_two_results_worked_by_hand() -> None:
    """0 and 3, each +- 1: q = 4.5, so the variance between is (4.5 - 1) / (2 - 1) = 3.5. Results of one error have
    Student's interval, whatever the error: s = 3 / sqrt(2), and 12.7062 times s / sqrt(2)."""
    found = mean_of([0.0, 3.0], [1.0, 1.0])
    assert found.scatter == pytest.approx(sqrt(3.5)) and found.se == pytest.approx(sqrt(0.5))
    assert found.interval == pytest.approx((1.5 - 12.7062 * 1.5, 1.5 + 12.7062 * 1.5), rel=1e-5)


@pytest.mark.parametrize(
    ("n", "error"), [(2, 0.3), (3, 0.3), (4, 0.0), (4, 0.3), (4, 1.0), (6, 0.3), (6, 3.0)]
)
def test_the_interval_covers_as_often_as_it_says(n: int, error: float) -> None:
    """Results that scatter by 1 about 10, each with an error of its own: 95 % of two thousand intervals hold 10."""
    rng = np.random.default_rng(8)
    held = 0
    for _ in range(2000):
        errors = error * rng.uniform(0.5, 1.5, n)
        found = mean_of(10 + rng.standard_normal(n) + errors * rng.standard_normal(n), errors)
        held += found.interval[0] < 10 < found.interval[1]
    assert 0.925 < held / 2000 < 0.97
