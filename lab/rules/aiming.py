"""Where a greedy hand aims: straight up the board at the dearest property still worth collecting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from lab.board import G
from lab.rules.printed import printed_on
from lab.throwers import Aim, release_y

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from lab.board import Board
    from lab.rules.printed import Printed
    from lab.rules.state import RoundState

Table = Mapping[str, tuple[float, float]]
"""{token: (x, y)} m of the tokens that lie on the board."""

_SPEEDS = 400
"""Rows of the table of speeds and ways, for laws without a closed form here."""

_FASTEST = 20.0
"""No hand slides a token faster (m/s)."""


class Target(NamedTuple):
    """A property worth aiming at: the middle of its outline (m), its value, the straight aim at it."""

    space: str
    x: float
    y: float
    value: int
    aim: Aim


def dearest_aim(board: Board, token: str, table: Table, order: Sequence[str]) -> Aim:
    """Straight at the dearest property still worth collecting, at the speed that just reaches its middle.

    Not worth it: a property with a token of one's own side or of a side earlier in turn order (K17). Among
    the others the dearest with no token in the way, else the dearest; without any, the middle of the board.
    """
    printed = printed_on(board)
    lying = [
        (name, printed.space_map.space_of(*xy, printed.radius[name]) or "", xy) for name, xy in table.items()
    ]
    return _target(printed, token, lying, order).aim


def aim_of(state: RoundState, token: str) -> tuple[Aim, int]:
    """`dearest_aim` in a round under way, and the value of what it is aimed at (0: nothing)."""
    lying = [(name, place.space, place.xy) for name, place in state.places.items() if name != token]
    target = _target(state.printed, token, lying, state.order)
    return target.aim, target.value


def _target(
    printed: Printed,
    token: str,
    lying: Sequence[tuple[str, str, tuple[float, float] | None]],
    order: Sequence[str],
) -> Target:
    """The target that `dearest_aim` means. lying: tokens with space and position, where known."""
    side = token.rpartition("-")[0]
    first = order[: order.index(side) + 1]
    radius = printed.radius
    own, taken, others = radius[token], set(), []
    for name, space, xy in lying:
        if name.rpartition("-")[0] in first:
            taken.add(space)
        if xy is not None:
            others.append((xy[0], xy[1], own + radius[name]))
    start = release_y(printed.board)
    targets = _targets(printed, token)
    dearest = None
    for target in targets[:-1]:
        if target.space in taken:
            continue
        _, across, along, _, _ = target
        for x, y, reach in others:
            if -reach < x - across < reach and start - reach < y < along + reach:
                break  # in the way
        else:
            return target
        dearest = dearest or target
    return dearest or targets[-1]


@lru_cache(maxsize=256)
def _targets(printed: Printed, token: str) -> tuple[Target, ...]:
    """The properties that pay, dearest first, then in board order; last of all the middle of the board."""
    board, targets = printed.board, []
    for space in board.spaces:
        if space.kind == "property" and space.value > 0:
            x0, y0, x1, y1 = space.box
            x, y = (x0 + x1) / 2, (y0 + y1) / 2
            targets.append(Target(space.id, x, y, space.value, straight_aim(board, x, y, token=token)))
    targets.sort(key=lambda target: -target.value)
    x, y = board.width / 2, (board.go_line + board.length) / 2
    return (*targets, Target("", x, y, 0, straight_aim(board, x, y, token=token)))


def straight_aim(board: Board, x: float, y: float, *, token: str = "slid") -> Aim:
    """The aim that takes a lone token straight up the board to rest at (x, y) m, as near as it can."""
    radius = printed_on(board).radius[token]
    way = max(y - release_y(board), 0.0)
    return Aim(min(max(x, radius), board.width - radius), 0.0, speed_for(board, way, token))


def speed_for(board: Board, way: float, token: str) -> float:
    """The speed (m/s) at which a lone token comes to rest after `way` m straight up the board.

    Under the coulomb law on a level board v^2 = 2 mu g way; else by interpolation in slides made once.
    """
    level = not (board.tilt_pitch or board.tilt_roll or board.seams)
    if board.surface.law == "coulomb" and level:
        return sqrt(2 * board.surface.mu * board.token_for(token).factor * G * way)
    import numpy as np

    ways, speeds = _ways(printed_on(board), token)
    return float(np.interp(way, ways, speeds))


@lru_cache(maxsize=64)
def _ways(printed: Printed, token: str) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """How far (m) a lone token slides straight up the board, and the speeds (m/s) that take it there."""
    import numpy as np

    from lab.motion import Releases, slide_many

    board, start = printed.board, release_y(printed.board)
    fastest = 0.5
    while True:
        speeds = np.linspace(0.0, fastest, _SPEEDS)
        many = slide_many(board, Releases.from_arrays(board.width / 2, start, speeds), token=token)
        if many.off[-1, 0] or fastest > _FASTEST:
            on = ~many.off[:, 0]
            return np.maximum.accumulate(many.rest[on, 0, 1] - start), speeds[on]
        fastest *= 2
