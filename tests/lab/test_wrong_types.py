"""Arguments of a wrong type are refused in one line by every public function; numpy's numbers are numbers."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np
import pytest

import lab
from lab import (
    Aim,
    Fit,
    Release,
    Releases,
    Sampler,
    Thrower,
    compare_laws,
    fit_slides,
    landing_map,
    load_board,
    play_games,
    play_round,
    sampler,
    simulate_recordings,
    slide,
    slide_many,
)
from lab.errors import LabError

BOARD = load_board("knockout")
HAND, AIM, RELEASE = Thrower.preset("casual"), Aim(0.14, 0.0, 0.9), Release(0.1, 0.1, 0.9)
SIDES, HUGE = ["red", "yellow"], 10**400

ODD: tuple[Any, ...] = (
    "x",
    0.8,
    -1,
    1j,
    HUGE,
    np.array([1, 2]),
    [],
    ["x"],
    {"x": 1},
    object(),
    b"x",
    SIDES.append,
)


@cache
def fitted() -> Fit:
    return fit_slides(simulate_recordings(BOARD, 3, seed=1))


@cache
def sampled() -> Sampler:
    return sampler(BOARD, HAND, AIM).add(3)


def no_amount(odd: Any) -> Any:
    """What is of no kind of amount: an amount may be any number."""
    return "x" if type(odd) in (int, float) and abs(odd) < 1000 else odd


CALLS: dict[str, Callable[[Any], object]] = {
    "slide, board": lambda odd: slide(odd, RELEASE),
    "slide, release": lambda odd: slide(BOARD, odd),
    "slide, drawn": lambda odd: slide(BOARD, RELEASE, drawn=odd),
    "slide_many, releases": lambda odd: slide_many(BOARD, odd),
    "slide_many, threads": lambda odd: slide_many(
        BOARD, Releases.of([RELEASE]), threads=0.5 if odd is HUGE else odd
    ),
    "slide_many, drawn": lambda odd: slide_many(BOARD, Releases.of([RELEASE]), drawn=odd),
    "Releases.of one": lambda odd: Releases.of([odd]),
    "landing_map, board": lambda odd: landing_map(odd, HAND, AIM, n=10),
    "landing_map, thrower": lambda odd: landing_map(BOARD, odd, AIM, n=10),
    "landing_map, aim": lambda odd: landing_map(BOARD, HAND, odd, n=10),
    "fit_slides": lambda odd: fit_slides(odd),
    "fit_slides of one": lambda odd: fit_slides([odd]),
    "compare_laws": lambda odd: compare_laws(odd),
    "Fit.predict": lambda odd: fitted().predict(odd),
    "Fit.board": lambda odd: fitted().board(odd),
    "Fit.bootstrap": lambda odd: fitted().bootstrap(odd),
    "play_round, hand": lambda odd: play_round(BOARD, SIDES, odd, 1),
    "play_games, hand": lambda odd: play_games(BOARD, SIDES, odd, games=1),
    "play_games, policy": lambda odd: play_games(BOARD, SIDES, HAND, odd, games=1),
    "play_games, games": lambda odd: play_games(BOARD, SIDES, HAND, games=odd),
    "Sampler.add": lambda odd: sampled().add(odd),
    "Sampler.with_fee": lambda odd: sampled().with_fee(no_amount(odd)),
    "Sampler.with_payouts": lambda odd: sampled().with_payouts(odd),
    "Sampler.with_payouts of one": lambda odd: sampled().with_payouts({"off": no_amount(odd)}),
    "SlideResult.trajectory": lambda odd: slide(BOARD, RELEASE).trajectory(["x", odd]),
}


@pytest.mark.parametrize("call", CALLS)
def test_a_wrong_type_is_one_line(call: str) -> None:
    for odd in ODD:
        with pytest.raises(LabError) as refused:
            CALLS[call](odd)
        line = refused.value.line()
        assert "\n" not in line and len(line) < 900, line


def test_an_empty_mapping_of_payouts_changes_nothing() -> None:
    assert sampled().with_payouts({}).payouts == sampled().payouts


def test_numbers_of_numpy_are_numbers() -> None:
    same = sampled().add(np.int8(3))  # type: ignore[arg-type]  # it is a whole number
    assert same.n == 6 and same.add(200).n == 206
    paid = sampled().with_payouts({"off": np.float32(0.5), "short": np.int8(-3)})
    assert paid.payouts["off"] == Fraction(1, 2) and paid.payouts["short"] == -3
    assert sampled().with_fee(Fraction(1, 3)).fee == Fraction(1, 3)
    batch = slide_many(BOARD, Releases.of([RELEASE]), threads=np.int64(1))  # type: ignore[arg-type]  # as above
    assert len(batch.hits) == 1
    assert lab.slide(BOARD, Release(np.float32(0.1), np.float64(0.1), np.int8(1))).duration > 0
