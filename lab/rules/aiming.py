"""Where a greedy hand aims: straight up the board at the dearest property still worth collecting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from lab.motion.reach import speed_to_reach
from lab.rules.printed import printed_on
from lab.rules.state import side_of
from lab.throwers import Aim, release_y

if TYPE_CHECKING:
    from lab.board import Board
    from lab.rules.printed import Printed
    from lab.rules.state import RoundState

Table = Mapping[str, tuple[float, float]]
"""{token: (x, y)} m of the tokens that lie on the board."""

HARDEST = 5.0
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
    first = order[: order.index(side_of(token)) + 1]
    radius = printed.radius
    own, taken, others = radius[token], set(), []
    for name, space, xy in lying:
        if side_of(name) in first:
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
    """The aim that takes a lone token straight up the board to rest at (x, y) m; where drag lets none so far,
    a throw as hard as hands throw."""
    radius = printed_on(board).radius[token]
    speed = speed_to_reach(board, max(y - release_y(board), 0.0), token)
    return Aim(min(max(x, radius), board.width - radius), 0.0, min(speed, HARDEST))
