"""What a slide's end is worth: from where every token lies afterwards to money.

Maps of aims ask a `Worth`; it knows the board, and whatever of the game it counts. The simplest is the printed
value of the space under the slid token. A worth that can be had by name stands in `WORTHS`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import numpy as np
from numpy.typing import NDArray

from lab.chance.outcomes import outcomes_of, printed_worth
from lab.errors import ThrowerError
from lab.geometry import space_map
from lab.throwers import Thrower

if TYPE_CHECKING:
    from lab.board import Board

FloatArray = NDArray[np.float64]
BoolArray = NDArray[np.bool_]


class Worth(Protocol):
    """Money for where the tokens lie after a slide.

    unit: of the numbers, "money". name: one short word for captions.
    """

    @property
    def unit(self) -> str: ...

    @property
    def name(self) -> str: ...

    def of(self, board: Board, rest: FloatArray, off: BoolArray, names: tuple[str, ...]) -> FloatArray:
        """Money (N,) of N slides as `slide_many` gives them.

        rest (N, T, 2) m: where the T tokens lie, or crossed the edge; off (N, T): which left the board. names: the
        tokens', the slid one first. The same rows give the same money, however they are cut into calls.
        """
        ...


@dataclass(frozen=True)
class Printed:
    """The printed value of the space that holds the slid token (K9; ties by its default).

    0 off the board, short of the GO line, on the blank, in jail and on every space without a value.
    """

    unit: str = "money"
    name: str = "printed"

    def of(self, board: Board, rest: FloatArray, off: BoolArray, names: tuple[str, ...]) -> FloatArray:
        radius = board.token_for(names[0]).radius
        return printed_worth(board)[outcomes_of(board, rest[:, 0], off[:, 0], radius)]


def printed(thrower: Thrower | None = None) -> Worth:  # noqa: ARG001 - as every worth
    """The printed value of the space under the slid token; no hand plays a part in it."""
    return Printed()


def cash(thrower: Thrower | None = None) -> Worth:
    """The cash that the round brings the slid token's side, the rest of it thrown by hands like this one."""
    from lab.chance.round_worth import TableWorth

    return TableWorth(thrower or Thrower.preset("casual"), "cash")


def lead(thrower: Thrower | None = None) -> Worth:
    """The side's cash at the end of the round less the best other side's, as for `cash`."""
    from lab.chance.round_worth import TableWorth

    return TableWorth(thrower or Thrower.preset("casual"), "lead")


WORTHS: dict[str, Callable[[Thrower | None], Worth]] = {"printed": printed, "cash": cash, "lead": lead}
"""What makes a worth, by its name: given the hand that throws, it answers with a Worth."""


def worth_by_name(name: str, thrower: Thrower | None = None) -> Worth:
    """The worth of that name; ThrowerError names those that there are.

    thrower: the hand of the slides that still follow, where the worth plays the round out; None: a casual one.
    """
    try:
        make = WORTHS[name]
    except KeyError:
        raise ThrowerError(
            f"there is no worth {name!r}; there are {', '.join(WORTHS)}", where="worth"
        ) from None
    return make(thrower)


def dearest(board: Board) -> float:
    """The highest printed value on the board, money; 0 where none is printed."""
    return float(space_map(board).worth.max())
