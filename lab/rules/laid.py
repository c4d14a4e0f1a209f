"""Where the tokens of a round lie on the table, also those of which only the space is known.

Such a token was set down by hand (K16), or a record names its space alone: it is laid where it overlaps no
other token, as near to the middle of its space as there is room.
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from lab.rules.printed import BLANK, JAIL, OFF, Printed
from lab.rules.state import RoundState

if TYPE_CHECKING:
    from collections.abc import Mapping

_STEP = 0.004
"""The places that are tried lie so far apart (m)."""

_GAP = 0.0005
"""Tokens that are laid down keep this far (m) from the others."""

XY = tuple[float, float]


def laid_out(state: RoundState) -> dict[str, XY]:
    """Position (x, y) m of every token on the board, in the order of `state.tokens`.

    Positions that the round knows are given as they are. Where a space has no room left, the last token lies
    over the others, in the middle.
    """
    printed = state.printed
    known = {t: place.xy for t, place in state.places.items() if place.xy is not None}
    for token in state.lying():
        if token not in known:
            known[token] = _room(printed, token, state.places[token].space, known)
    return {token: known[token] for token in state.tokens if token in known}


def jailed(state: RoundState) -> tuple[str, ...]:
    """The tokens in jail, in turn order."""
    return tuple(t for t in state.tokens if t in state.places and state.places[t].space == JAIL)


def gone(state: RoundState) -> tuple[str, ...]:
    """The tokens off the board, in turn order."""
    return tuple(t for t in state.tokens if t in state.places and state.places[t].space == OFF)


def _room(printed: Printed, token: str, space: str, lying: Mapping[str, XY]) -> XY:
    """The place on the space nearest to its middle where the token overlaps none of those lying."""
    radius = printed.radius[token]
    places = _places(printed, space, radius)
    for x, y in places:
        if all(hypot(x - ox, y - oy) >= radius + printed.radius[t] + _GAP for t, (ox, oy) in lying.items()):
            return x, y
    return places[0]


def _places(printed: Printed, space: str, radius: float) -> list[XY]:
    """Places (m) at which the space holds a token (K9), nearest to its middle first; at least one."""
    import numpy as np

    board = printed.board
    if space == BLANK:
        middle = (board.width / 2, board.length - radius)  # the unprinted row beyond the last spaces
        box = (0.0, 0.0, board.width, board.length)
    else:
        box = board.space(space).box
        middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    xs = np.arange(middle[0] - _STEP * int((middle[0] - box[0]) / _STEP), box[2], _STEP)
    ys = np.arange(middle[1] - _STEP * int((middle[1] - box[1]) / _STEP), box[3], _STEP)
    points = np.stack(np.meshgrid(xs, ys, indexing="ij"), axis=-1).reshape(-1, 2)
    spaces = printed.space_map
    held = points[spaces.holding(points, radius) == spaces.ids.index(space)]
    if not len(held):  # smaller than a base, and never the one that holds most of it
        return [middle]
    far = np.hypot(held[:, 0] - middle[0], held[:, 1] - middle[1])
    return [(float(x), float(y)) for x, y in held[np.argsort(far, kind="stable")]]
