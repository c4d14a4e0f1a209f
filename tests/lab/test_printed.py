"""What users print is short: a line that says what it is, never the arrays in it."""

from __future__ import annotations

import numpy as np

import lab
from lab import Aim, Thrower, load_board


def printed_results() -> list[object]:
    board, hand, aim = load_board("knockout"), Thrower.preset("casual"), Aim(x=0.14, angle=0.0, speed=1.1)
    releases = hand.sample(aim, 200, seed=1)
    films = lab.simulate_recordings(board, 3, seed=1)
    fit = lab.fit_slides(films)
    played = lab.play_round(board, ["red", "yellow"], hand, seed=1)
    aims = lab.aim_map(board, hand, x=0.14, angles=(-0.1, 0.1), speeds=(0.7, 1.0), shape=(8, 8), slides=200)
    return [
        board, releases, films[0], films[0].tracks[0], fit, fit.bootstrap(5), lab.compare_laws(films),
        lab.slide(board, lab.Release(0.14, 0.1, 0.9), resting={"red-1": (0.14, 0.5)}),
        lab.slide_many(board, releases), lab.landing_map(board, hand, aim, 200), aims, aims.table,
        lab.sampler(board, hand, aim).add(20), played, lab.score_round(played.record, board),
    ]  # fmt: skip


def test_whatever_is_printed_is_short() -> None:
    """No arrays and no line breaks, whatever size the thing is."""
    for one in printed_results():
        for text in (repr(one), str(one)):
            assert len(text) < 700 and "\n" not in text and "array(" not in text, type(one).__name__
            assert type(one).__name__ in text


def test_places_of_tokens_that_left_the_board_are_taken_out_in_one_word() -> None:
    board = load_board("knockout")
    releases = Thrower.preset("beginner").sample(Aim(x=0.14, angle=0.0, speed=1.2), 300, seed=1)
    many = lab.slide_many(board, releases, resting={"red-1": (0.14, 0.5)})
    assert many.off.any() and (many.on == ~many.off).all() and many.on.shape == (300, 2)
    x, y = many.rest[many.on].T
    assert ((x >= 0) & (x <= board.width) & (y >= 0) & (y <= board.length)).all()
    for n in np.flatnonzero(many.off[:, 0])[:5]:
        one = lab.slide(board, releases[int(n)], resting={"red-1": (0.14, 0.5)})
        assert set(one.rest) == {name for name, on in zip(("slid", "red-1"), many.on[n], strict=True) if on}
