"""What became of a slide, as one word each: the space that holds it, `off` the board, or `short` of the GO line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lab.errors import ThrowerError
from lab.geometry import space_map
from lab.throwers import MOST_THROWS
from lab.whole_numbers import check_whole

if TYPE_CHECKING:
    from lab.board import Board

OFF, SHORT = "off", "short"

_MOST_PLACES = 40_000_000


def most_slides(resting: int) -> int:
    """Slides into so many resting tokens that are taken at once: about a gigabyte while they are computed."""
    return min(MOST_THROWS, _MOST_PLACES // (1 + resting))


def check_slides(n: int, resting: int) -> None:
    """Raise ThrowerError for no slides, for more than are taken at once, and for what is no whole number."""
    check_whole(n, "n", ThrowerError)
    if n < 1:
        raise ThrowerError(f"{n} slides are none; give 1 or more", where="n")
    most = most_slides(resting)
    if n > most:
        raise ThrowerError(f"{n} slides are more than are taken at once; give at most {most}", where="n")


def outcome_names(board: Board) -> tuple[str, ...]:
    """Every outcome: the space ids in board order, `blank` among them, then `off` and `short`."""
    return (*space_map(board).ids, OFF, SHORT)


def printed_worth(board: Board) -> NDArray[np.float64]:
    """The printed value of each outcome, (outcomes,): nothing for a space without one, off and short."""
    return np.concatenate([space_map(board).worth, [0.0, 0.0]])


def outcomes_of(board: Board, rest: ArrayLike, off: ArrayLike, radius: float) -> NDArray[np.int64]:
    """Index into `outcome_names` of each slide, (n,).

    rest (n, 2) m: where it came to rest, or left; off (n,) bool; radius: of the token, m. A token at rest below
    the GO line is short, whatever lies there (K13).
    """
    spaces = space_map(board)
    places, gone = np.asarray(rest, dtype=float).reshape(-1, 2), np.asarray(off, dtype=bool)
    short = ~gone & (places[:, 1] < board.go_line)
    landed = ~gone & ~short
    found = np.where(gone, len(spaces.ids), len(spaces.ids) + 1)
    found[landed] = spaces.holding(np.clip(places[landed], 0.0, [board.width, board.length]), radius)
    return found
