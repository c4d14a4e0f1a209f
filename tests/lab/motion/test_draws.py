"""Drawn values as somebody gives them: those of `draw_many` and no others."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lab import MotionError, Release, Releases, load_board, slide, slide_many
from lab.motion import Draw, draw_many

BOARD = load_board("knockout")
REST = {"red-1": (0.15, 0.6)}
N = 5
THROWN = Releases.from_arrays(0.14, 0.1, np.full(N, 0.9))
ONES = np.ones(N)


def test_what_was_drawn_gives_the_same_slides() -> None:
    drawn = draw_many(BOARD, N, 3, REST)
    again, seeded = slide_many(BOARD, THROWN, REST, drawn=drawn), slide_many(BOARD, THROWN, REST, seed=3)
    np.testing.assert_array_equal(again.rest, seeded.rest)
    plain = slide_many(BOARD, THROWN, REST, drawn=tuple(values.tolist() for values in drawn))  # type: ignore[arg-type]  # lists are as good
    np.testing.assert_array_equal(plain.rest, seeded.rest)


@pytest.mark.parametrize(
    "drawn",
    [
        (0.08 * ONES, np.ones(0), np.ones((N, 2))),
        (0.08 * ONES, np.ones(2), np.ones((N, 2))),
        (0.08 * ONES, ONES, np.ones((N, 1))),
        (0.08 * ONES, ONES, np.ones(2 * N)),
        (0.08 * np.ones(N + 1), ONES, np.ones((N, 2))),
        (np.full(N, np.nan), ONES, np.ones((N, 2))),
        (-0.08 * ONES, ONES, np.ones((N, 2))),
        (0.08 * ONES, 1.5 * ONES, np.ones((N, 2))),
        (0.08 * ONES, -ONES, np.ones((N, 2))),
        (0.08 * ONES, ONES, np.full((N, 2), np.inf)),
        (),
        (1, 2, 3),
        ("a", "b", "c"),
        7,
    ],
)
def test_values_that_are_no_draws_are_refused(drawn: Any) -> None:
    with pytest.raises(MotionError) as caught:
        slide_many(BOARD, THROWN, REST, drawn=drawn)
    assert caught.value.where == "drawn"


@pytest.mark.parametrize(
    "wrong", [(np.nan, 0.5, 1.0), (-1.0, 0.5, 1.0), (0.08, 2.0, 1.0), (0.08, 0.5, np.inf)]
)
def test_a_slide_takes_no_such_draw_either(wrong: tuple[float, float, float]) -> None:
    with pytest.raises(MotionError) as caught:
        slide(BOARD, Release(0.14, 0.1, 0.9), drawn=Draw(*wrong))
    assert caught.value.where == "drawn"


@pytest.mark.parametrize("n", [-1, 2.5, True, "3", 10**12])
def test_so_many_are_not_drawn(n: Any) -> None:
    with pytest.raises(MotionError) as caught:
        draw_many(BOARD, n, 1)
    assert caught.value.where == "n"


@pytest.mark.parametrize("noise", [np.zeros((2, 2)), np.zeros(3), np.full((2, 3), np.nan)])
def test_noise_that_does_not_belong_to_them_is_refused(noise: np.ndarray) -> None:
    with pytest.raises(MotionError) as caught:
        draw_many(BOARD, 3, 1, noise=noise)
    assert caught.value.where == "noise"
