"""The sampler: the same throws however they are added, a table that adds up, a mean whose band holds the truth."""

from __future__ import annotations

from fractions import Fraction
from html import unescape
from math import sqrt

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import stats

from lab import Aim, Board, FitError, Sampler, SamplerError, Thrower, load_board, sampler, sampler_of_landings
from lab.board import Space
from lab.chance.sampler_table import rounded, table_rows
from tests.conftest import Report

CASUAL, AIM = Thrower.preset("casual"), Aim(0.233, 0.0, 1.0)


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


@pytest.fixture(scope="module")
def thousand(board: Board) -> Sampler:
    return sampler(board, CASUAL, AIM).add(1_000)


def lane() -> Board:
    """One band across an empty lane, straight coulomb slides: every chance is known."""
    band = Space(id="band", kind="property", value=100, rect=(0.0, 0.6, 0.3, 0.1), group="band")
    return load_board("blank-lane").replace(spaces=(band,), bonus={"band": 0}).with_(mu_spread=0.0, mu=0.1)


def chance_of_band(speed: float, sigma: float) -> float:
    """Of resting 0.6 to 0.7 m up that lane, released at 0.1 m with normal speed noise."""
    limits = np.sqrt(2 * 0.1 * 9.80665 * (np.array([0.6, 0.7]) - 0.1))
    return float(np.diff(stats.norm.cdf((limits / speed - 1) / sigma)).item())


# --- throws ----------------------------------------------------------------------------------------------


@settings(max_examples=15, deadline=None)
@given(st.lists(st.sampled_from([1, 10, 100, 1000]), min_size=1, max_size=8))
def test_throws_are_the_same_however_they_are_added(chunks: list[int]) -> None:
    empty = sampler(load_board("knockout"), CASUAL, AIM, seed=5)
    bit_by_bit = empty
    for chunk in chunks:
        bit_by_bit = bit_by_bit.add(chunk)
    at_once = empty.add(sum(chunks))
    assert bit_by_bit.n == at_once.n == sum(chunks)
    assert np.array_equal(bit_by_bit.rest, at_once.rest)
    assert bit_by_bit.exact_mean == at_once.exact_mean


def test_adding_leaves_the_sampler_that_was(board: Board) -> None:
    ten = sampler(board, CASUAL, AIM).add(10)
    before = ten.rest.copy()
    more = ten.add(5_000)
    assert ten.n == 10 and np.array_equal(ten.rest, before) and np.array_equal(more.rest[:10], before)


def test_seeds_and_blocks_are_independent(board: Board) -> None:
    one, two = (sampler(board, CASUAL, AIM, seed=seed).add(3_000).rest for seed in (1, 2))
    assert not np.array_equal(one, two)
    assert len(np.unique(one[:, 1])) == 3_000  # no block repeats another


def test_resting_tokens_stand_in_the_way(board: Board, thousand: Sampler) -> None:
    blocked = sampler(board, CASUAL, AIM, resting={"a": (0.233, 0.4)}).add(1_000)
    assert blocked.mean.mean < thousand.mean.mean / 2


def test_the_document_tells_the_whole_hand(board: Board) -> None:
    hand = Thrower(angle=0.02, speed=0.03, freedom=5.0).correlated({("angle", "speed"): 0.4})
    told = sampler(board, hand, AIM).add(10).as_dict()["thrower"]
    assert told["correlations"] == [["angle", "speed", 0.4]] and told["freedom"] == 5.0


# --- the table -------------------------------------------------------------------------------------------


def test_chance_times_payout_adds_up_to_the_mean_exactly(thousand: Sampler) -> None:
    for sample in (thousand, thousand.add(337), thousand.with_payouts({"off": -0.1, "dark-blue-2": 1 / 3})):
        table = sample.table()
        assert sum(part.chance.count for part in table) == sample.n
        assert sum((part.contribution for part in table), Fraction(0)) == sample.exact_mean
        assert float(sample.exact_mean) == pytest.approx(sample.paid.mean(), rel=1e-12)
        for part in table:
            assert part.contribution == Fraction(part.chance.count, sample.n) * part.payout


def test_the_shown_contributions_add_up_to_the_shown_mean(thousand: Sampler) -> None:
    *rows, total = table_rows(thousand.add(337))
    cents = sum(round(100 * float(row[4])) for row in rows)
    assert cents == round(100 * float(total[4]))
    assert f"the mean is {total[4]} a throw" in thousand.add(337).sentence


@given(st.lists(st.fractions(min_value=-1000, max_value=1000), min_size=1, max_size=12))
def test_rounding_keeps_the_sum_and_moves_nothing_by_a_whole_digit(parts: list[Fraction]) -> None:
    cents = [round(100 * float(text)) for text in rounded(parts)]
    assert abs(sum(cents) - 100 * sum(parts, Fraction(0))) <= Fraction(1, 2)
    assert all(abs(cent - 100 * part) < 1 for cent, part in zip(cents, parts, strict=True))


def test_payouts_and_fee_are_edited_without_new_throws(thousand: Sampler) -> None:
    doubled = thousand.with_payouts({space: 2 * float(p) for space, p in thousand.payouts.items()})
    assert doubled.exact_mean == 2 * thousand.exact_mean
    assert np.array_equal(doubled.rest, thousand.rest)
    assert thousand.with_fee(100).gain.mean == pytest.approx(thousand.mean.mean - 100)
    assert thousand.with_fee(thousand.fair_fee.mean).gain.mean == pytest.approx(0.0, abs=1e-9)
    assert "wins" in thousand.with_fee(1).sentence and "loses" in thousand.with_fee(399).sentence


# --- the mean and its band -------------------------------------------------------------------------------


def test_the_running_mean_is_that_of_the_first_throws(thousand: Sampler) -> None:
    run, paid = thousand.running(), thousand.paid
    some = np.array([1, 2, 10, 1000])
    few = thousand.running(some)
    for column in ("n", "mean", "lo", "hi"):
        np.testing.assert_array_equal(getattr(few, column), getattr(run, column)[some - 1])
    assert np.isnan(run.lo[0]) and run.mean[0] == paid[0]
    for n in (2, 10, 333, 1_000):
        assert run.mean[n - 1] == pytest.approx(paid[:n].mean())
        interval = stats.t.interval(0.95, n - 1, loc=paid[:n].mean(), scale=stats.sem(paid[:n]))
        if stats.sem(paid[:n]) > 0:
            assert (run.lo[n - 1], run.hi[n - 1]) == pytest.approx(interval)
    assert (thousand.mean.lo, thousand.mean.hi) == (run.lo[-1], run.hi[-1])


def test_the_band_holds_the_true_mean_in_95_of_100(figure: Report) -> None:
    """On the lane the mean payout is 100 x a known chance."""
    sigma, speed, repeats = 0.05, 1.05, 1_000
    truth = 100 * chance_of_band(speed, sigma)
    assert 30 < truth < 70
    held = 0
    for seed in range(repeats):
        mean = sampler(lane(), Thrower(speed=sigma), Aim(0.15, 0.0, speed), seed=seed).add(200).mean
        assert mean.lo is not None and mean.hi is not None
        held += mean.lo <= truth <= mean.hi
    share = held / repeats
    figure(
        "the sampler's band holds the true mean, 1,000 repeats of 200 throws", f"{100 * share:.1f} %", "95 %"
    )
    assert abs(share - 0.95) < 4 * sqrt(0.95 * 0.05 / repeats)


def test_one_throw_tells_no_band(board: Board) -> None:
    one = sampler(board, CASUAL, AIM).add(1)
    assert not one.mean.known and one.gain.as_dict()["lo"] is None
    assert "One throw" in one.sentence
    assert "nothing thrown" in sampler(board, CASUAL, AIM)._repr_html_()


# --- a person's own skill --------------------------------------------------------------------------------


@pytest.mark.parametrize(("n", "known"), [(20, 16), (35, 12), (50, 10)])
def test_how_well_a_skill_is_known_is_said_for_this_many_landings(
    board: Board, thousand: Sampler, n: int, known: int
) -> None:
    own = sampler_of_landings(thousand.rest[:n].tolist(), board)
    assert own.skill is not None and own.skill.n == n and len(own.real) == n
    assert f"each spread is known to about {known} %" in own.skill.sentence
    assert own.skill.sentence in unescape(own.add(10)._repr_html_())


def test_the_fitted_hand_throws_as_the_landings_lie(board: Board) -> None:
    """The model's dots have the spread of the real ones, within what so many landings can tell."""
    hand = Thrower(angle=0.03, speed=0.04)
    real = sampler(board, hand, Aim(0.14, 0.0, 0.9), seed=3).add(400)
    model = sampler_of_landings(real.rest.tolist(), board, seed=4).add(4_000)
    for axis in (0, 1):
        assert model.rest[:, axis].mean() == pytest.approx(real.rest[:, axis].mean(), abs=0.01)
        assert model.rest[:, axis].std() == pytest.approx(real.rest[:, axis].std(), rel=4 / sqrt(2 * 400))


def test_a_spread_from_n_landings_varies_by_what_the_sentence_says(figure: Report) -> None:
    still = load_board("knockout").with_(mu_spread=0.0)
    hand, n = Thrower(angle=0.03), 20
    dots = sampler(still, hand, Aim(0.14, 0.0, 0.8)).add(20 * 300).rest.reshape(300, n, 2)
    found = [
        own.skill.thrower.angle
        for places in dots
        if (own := sampler_of_landings(places.tolist(), still)).skill is not None
    ]
    varies = float(np.std(found) / np.mean(found))
    figure("a spread from 20 landings varies from class to class by", f"{100 * varies:.0f} %", "16 %")
    assert varies == pytest.approx(1 / sqrt(2 * (n - 1)), rel=4 / sqrt(2 * 300))


def test_what_makes_no_sense_is_refused(board: Board, thousand: Sampler) -> None:
    for wrong, told in (
        (lambda: thousand.add(0), "add 1 or more"),
        (lambda: thousand.add(1_000_000), "at most 1000000"),
        (lambda: thousand.with_payouts({"mars": 1}), "no outcome 'mars'"),
        (lambda: thousand.with_payouts({"off": float("nan")}), "payout.off"),
        (lambda: thousand.with_fee(float("inf")), "fee"),
        (lambda: sampler(board, CASUAL, AIM, seed=-1), "negative"),
        (lambda: sampler(board, CASUAL, AIM).mean, "nothing is thrown"),
    ):
        with pytest.raises(SamplerError, match=told):
            wrong()
    with pytest.raises(FitError):
        sampler_of_landings([(0.1, 0.5)], board)
