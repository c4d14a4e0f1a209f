"""Where a greedy hand aims: straight up the board at the dearest property still worth collecting."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from lab.motion.reach import speed_to_reach
from lab.rules.printed import printed_on
from lab.rules.state import TOKENS_A_SIDE, side_of
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
    first = order[: order.index(side_of(token)) + 1]
    held = {name: printed.space_map.space_of(*xy, printed.radius[name]) for name, xy in table.items()}
    taken = {space for name, space in held.items() if side_of(name) in first}
    return _target(printed, token, taken, list(table.items())).aim


def aim_of(state: RoundState, token: str) -> tuple[Aim, int]:
    """`dearest_aim` in a round under way, and the value of what it is aimed at (0: nothing)."""
    first = _tokens_first(state.tokens, state.order.index(side_of(token)) + 1)
    taken: set[str | None] = set()
    others = []
    for name, place in state.places.items():
        if name == token:
            continue
        if name in first:
            taken.add(place.space)
        if place.xy is not None:
            others.append((name, place.xy))
    target = _target(state.printed, token, taken, others)
    return target.aim, target.value


@lru_cache(maxsize=256)
def _tokens_first(tokens: tuple[str, ...], sides: int) -> frozenset[str]:
    """The tokens of the first sides in turn order."""
    return frozenset(tokens[: TOKENS_A_SIDE * sides])


def _target(
    printed: Printed,
    token: str,
    taken: Collection[str | None],
    others: Sequence[tuple[str, tuple[float, float]]],
) -> Target:
    """The target that `dearest_aim` means. taken: spaces not worth it; others: tokens lying on the board."""
    radius = printed.radius
    own, start = radius[token], release_y(printed.board)
    targets = greedy_targets(printed, token)
    nearest: dict[float, float] = {}  # how far up the board each lane is free
    dearest = None
    for target in targets[:-1]:
        if target.space in taken:
            continue
        lane = target.x
        free = nearest.get(lane)
        if free is None:
            reaches = [(x - lane, y, own + radius[name]) for name, (x, y) in others]
            in_the_way = [y - reach for x, y, reach in reaches if -reach < x < reach and y > start - reach]
            free = nearest[lane] = min(in_the_way, default=inf)
        if target.y <= free:
            return target
        dearest = dearest or target
    return dearest or targets[-1]


@lru_cache(maxsize=256)
def greedy_targets(printed: Printed, token: str) -> tuple[Target, ...]:
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
