"""A hand's deviations: correlated as told, with the tails of Student's t, evenly spread where that is asked."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.stats import kstest, multivariate_normal, spearmanr, t

from lab import Aim, Thrower, ThrowerError, load_board
from lab.noise import WAYS, correlation_matrix, correlations_of, shaped, share_below

AIM = Aim(x=0.14, angle=0.0, speed=1.0)
HAND = Thrower(angle=0.02, speed=0.04, place=0.003, spin=2.0)
N = 200_000


def deviations(thrower: Thrower, n: int = N) -> np.ndarray:
    """(5, n) in the order of WAYS."""
    drawn = thrower.sample(AIM, n, 1)
    return np.array([drawn.angle, drawn.speed, drawn.x, drawn.y, drawn.spin])


def test_correlations_come_out_as_they_were_told() -> None:
    told = {("angle", "speed"): 0.6, ("x", "angle"): -0.5, "y,spin": 0.3}
    measured = np.corrcoef(deviations(HAND.correlated(told)))
    wanted = np.eye(5)
    for (i, j), value in {(0, 1): 0.6, (0, 2): -0.5, (3, 4): 0.3}.items():
        wanted[i, j] = wanted[j, i] = value
    assert np.abs(measured - wanted).max() < 5 / math.sqrt(N)
    assert np.allclose(correlation_matrix(HAND.correlated(told).correlations), wanted)


def test_pairs_triples_and_a_matrix_say_the_same() -> None:
    pairs = correlations_of({("speed", "angle"): 0.4, ("x", "y"): 0.0})
    assert pairs == (("angle", "speed", 0.4),)
    assert correlations_of([("angle", "speed", 0.4)]) == pairs
    assert correlations_of(correlation_matrix(pairs)) == pairs
    assert correlations_of(correlation_matrix(pairs).tolist()) == pairs
    assert hash(HAND.correlated(pairs)) == hash(Thrower(0.02, 0.04, 0.003, 2.0, correlations=pairs))


def test_correlations_of_one_are_no_trouble() -> None:
    drawn = deviations(HAND.correlated({("angle", "speed"): 1.0}), 1000)
    assert np.allclose((drawn[0] - 0.0) / 0.02, (drawn[1] - 1.0) / 0.04, atol=1e-6)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({("angle", "speeds"): 0.1}, "no way to deviate"),
        ({("angle", "angle"): 0.1}, "goes with itself"),
        ({("angle", "speed"): 1.1}, "within -1 to 1"),
        ({("angle", "speed"): math.nan}, "within -1 to 1"),
        ({("angle", "speed"): "0.1"}, "within -1 to 1"),
        ({"angle": 0.1}, "no pair"),
        ([("angle", "speed")], "two ways and a number"),
        ([("angle", "speed", 0.1), ("speed", "angle", 0.2)], "given twice"),
        ("angle", "no correlations"),
        (3, "no correlations"),
        (np.eye(4), "no correlations"),
        (np.eye(5) + np.triu(np.full((5, 5), 0.1), 1), "both sides"),
        (2 * np.eye(5), "which is 1"),
        ({("angle", "speed"): 0.9, ("speed", "x"): 0.9, ("angle", "x"): -0.9}, "all hold at once"),
    ],
)
def test_correlations_that_cannot_be_are_refused(given: object, told: str) -> None:
    with pytest.raises(ThrowerError, match=told):
        HAND.correlated(given)


@pytest.mark.parametrize("freedom", [2.5, 4, 30])
def test_a_student_t_hand_has_its_shape_and_the_sigmas_as_standard_deviations(freedom: float) -> None:
    hand = Thrower(angle=0.02, speed=0.04, freedom=freedom)
    shape = t(freedom, scale=math.sqrt((freedom - 2) / freedom))
    drawn = deviations(hand)
    assert kstest(drawn[0] / 0.02, shape.cdf).pvalue > 0.001
    assert kstest((drawn[1] - 1.0) / 0.04, shape.cdf).pvalue > 0.001
    assert abs(spearmanr(drawn[0], drawn[1]).statistic) < 5 / math.sqrt(N)
    assert "Student-t" in hand.describe()


@pytest.mark.parametrize("freedom", [2.0, 1.0, -3.0, math.inf, math.nan])
def test_a_freedom_without_a_standard_deviation_is_refused(freedom: float) -> None:
    with pytest.raises(ThrowerError, match=r"thrower\.freedom"):
        Thrower(freedom=freedom)


@pytest.mark.parametrize("freedom", [None, 3.0, 200.0])
def test_the_share_below_belongs_to_the_shape(freedom: float | None) -> None:
    deviation = np.linspace(-6, 6, 25)
    normal = np.linspace(-4, 4, 25)
    assert share_below(shaped(normal, freedom), freedom) == pytest.approx(share_below(normal, None), rel=1e-9)
    truth = t(freedom).cdf(deviation * math.sqrt(freedom / (freedom - 2))) if freedom else None
    if truth is not None:
        assert share_below(deviation, freedom) == pytest.approx(truth, rel=1e-9)
    assert np.isfinite(shaped([-30.0, 30.0], freedom)).all()


def test_one_release_from_noise_deviates_as_a_sample_does() -> None:
    board = load_board("knockout")
    hand = HAND.correlated({("angle", "x"): 0.7, ("speed", "spin"): -0.4})
    for thrower in (hand, Thrower(0.02, 0.04, 0.003, 2.0, correlations=hand.correlations, freedom=3.0)):
        noise = np.random.default_rng([0x7468726F, 1]).standard_normal((5, 50))
        for i, release in enumerate(thrower.sample(AIM, 50, 1, board)):
            made = thrower.release(AIM, noise[:, i].tolist(), board)
            for name in ("x", "y", "speed", "angle", "spin"):
                assert getattr(made, name) == pytest.approx(getattr(release, name), rel=1e-9, abs=1e-12)


def test_even_releases_mean_the_same_with_a_smaller_error() -> None:
    """The chance that angle and speed both come out high, for a correlated normal: a known quadrant."""
    hand = HAND.correlated({("angle", "speed"): 0.6})
    truth = multivariate_normal(cov=[[1, 0.6], [0.6, 1]]).cdf([-0.5, -0.5])

    def error(even: bool, seed: int) -> float:
        drawn = hand.sample(AIM, 4096, seed, even=even)
        return float(np.mean((drawn.angle > 0.01) & (drawn.speed > 1.02)) - truth)

    rms = {even: math.sqrt(np.mean([error(even, seed) ** 2 for seed in range(20)])) for even in (True, False)}
    assert rms[True] < rms[False] / 3
    again = hand.sample(AIM, 1000, 7, even=True)
    assert again.angle.tobytes() == hand.sample(AIM, 1000, 7, even=True).angle.tobytes()
    assert len(hand.sample(AIM, 1, 7, even=True)) == 1


def test_where_a_hand_comes_from_is_told() -> None:
    assert Thrower.preset("casual").source == "assumed"
    assert Thrower().source == "given"
    assert HAND.correlated({("angle", "speed"): 0.25}).as_dict()["correlations"] == [["angle", "speed", 0.25]]
    assert set(HAND.as_dict()) == {"name", "angle", "speed", "place", "spin"}
    assert WAYS == ("angle", "speed", "x", "y", "spin")
