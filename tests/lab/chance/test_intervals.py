"""Wilson's interval against published examples and scipy's own; means by Student's t."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from scipy.stats import binom, binomtest, sem, t

from lab import (
    Aim,
    Thrower,
    expected_worth,
    last_slide,
    load_board,
    play_games,
    sampler,
    space_values,
)
from lab.chance import Chance, wilson
from lab.chance.intervals import Mean


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


@pytest.mark.parametrize("n", [2, 3, 10, 1000])
def test_the_interval_of_a_mean_is_student_s(n: int) -> None:
    values = np.random.default_rng(n).normal(10, 3, n)
    mean = Mean.of(values)
    truth = t.interval(0.95, n - 1, loc=values.mean(), scale=sem(values))
    assert (mean.lo, mean.hi) == pytest.approx(truth, rel=1e-12)


def test_means_of_few_are_held_as_often_as_they_say() -> None:
    means = [Mean.of(values) for values in np.random.default_rng(4).normal(10, 3, (2000, 4))]
    held = sum(mean.lo <= 10 <= mean.hi for mean in means)
    assert abs(held - 1900) < 4 * np.sqrt(2000 * 0.95 * 0.05)


def test_a_mean_by_its_scatter_is_the_mean_of_the_values() -> None:
    values = np.random.default_rng(7).normal(10, 3, 40)
    assert Mean.by(float(values.mean()), float(values.std(ddof=1)), 40) == Mean.of(values)
    less, turned = Mean.of(values).less(4), -Mean.of(values)
    assert (less.mean, less.hi) == pytest.approx((values.mean() - 4, Mean.of(values).hi - 4))
    assert (turned.mean, turned.lo, turned.se) == (-values.mean(), -Mean.of(values).hi, Mean.of(values).se)


def test_one_value_tells_no_interval_and_says_so_in_json() -> None:
    mean = Mean.of(np.array([3.0]))
    assert not mean.known
    assert mean.as_dict() == {"mean": 3.0, "se": None, "lo": None, "hi": None}


def means_in(document: object) -> Iterator[set[str]]:
    """The keys of every object in a JSON document that tells a mean, an amount with an error, or a value."""
    if isinstance(document, dict):
        if {"mean", "se", "value", "error"} & {k for k, v in document.items() if isinstance(v, float)}:
            yield set(document)
        for value in document.values():
            yield from means_in(value)
    elif isinstance(document, list):
        for value in document:
            yield from means_in(value)


def test_every_document_tells_a_mean_by_the_same_keys() -> None:
    board, casual, aim = load_board("knockout"), Thrower.preset("casual"), Aim(x=0.14, angle=0.0, speed=0.9)
    documents = [
        sampler(board, casual, aim, fee=20).add(20).as_dict(),
        last_slide(board, casual, n=20).as_dict(),
        space_values(board, casual, n=20).as_dict(),
        play_games(board, ["red", "yellow"], casual, games=2).as_dict(),
    ]
    for document in documents:
        found = list(means_in(document))
        assert found and all(keys >= {"mean", "se", "lo", "hi"} for keys in found), document
        assert not any({"value", "error"} & keys for keys in found)
    worth = expected_worth(board, casual, aim, n=1000)
    assert worth.as_dict().keys() == {"mean", "se", "lo", "hi"} and worth.n == 1000
