"""The printed worth of where tokens lie, space by space."""

from __future__ import annotations

import numpy as np

from lab import load_board
from lab.chance import printed
from lab.chance.worth import dearest


def test_every_space_is_worth_what_is_printed_on_it_and_all_else_nothing() -> None:
    board = load_board("knockout")
    places = [((s.box[0] + s.box[2]) / 2, (s.box[1] + s.box[3]) / 2) for s in board.spaces]
    values = [s.value for s in board.spaces]
    extra = [((0.05, 0.1), 0), ((0.14, 0.92), 0), ((0.01, 0.75), 350)]  # short, blank, over the side
    rest = np.array([[place] for place in [*places, *(place for place, _ in extra)]])
    off = np.zeros((len(rest), 1), dtype=bool)
    told = printed().of(board, rest, off, ("red-1",))
    assert told.tolist() == [*values, *(value for _, value in extra)]
    assert printed().of(board, rest, ~off, ("red-1",)).tolist() == [0] * len(rest)
    assert dearest(board) == 400


def test_a_shared_token_belongs_to_the_space_with_most_of_its_base() -> None:
    board = load_board("knockout")
    edge = board.space("dark-blue-2").box[1]
    rest = np.array([[(0.23, edge + 0.001)], [(0.23, edge - 0.001)], [(0.23, edge)]])
    told = printed().of(board, rest, np.zeros((3, 1), dtype=bool), ("red-1",))
    assert told.tolist() == [400, 300, 400]  # a tie goes to the dearer (K9)
