"""Tokens at rest on a board: which overlap, which lie beside it, who waits then; and where an aim may be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import hypot
from types import MappingProxyType

from lab import Board
from lab.overlap import MOST_OVERLAP
from ui.sides import waiting
from ui.state import Place, Table


def in_the_way(board: Board, rest: Mapping[str, Place], token: str, place: Place) -> str | None:
    """A token at rest that `token` would overlap at `place` (m), or None; itself it never is."""
    radius = board.token_for(token).radius
    for other, (x, y) in rest.items():
        reach = radius + board.token_for(other).radius - MOST_OVERLAP
        if other != token and hypot(x - place[0], y - place[1]) < reach:
            return other
    return None


def first_overlap(board: Board, rest: Mapping[str, Place]) -> tuple[str, str] | None:
    """Two tokens at rest that overlap, in the order in which they came, or None."""
    before: dict[str, Place] = {}
    for token, place in rest.items():
        if (other := in_the_way(board, before, token, place)) is not None:
            return other, token
        before[token] = place
    return None


def beside(board: Board, place: Place) -> bool:
    """Whether a token whose centre is at `place` (m) lies beyond the board's edge: it is off (K7)."""
    x, y = place
    return not (0 <= x <= board.width and 0 <= y <= board.length)


def laid(table: Table, rest: Mapping[str, Place], off: tuple[str, ...]) -> Table:
    """The table with these at rest and off; its next token is one that still waits: the one chosen, else the
    first in turn order. A token that rests on the board is neither off nor in jail."""
    gone = tuple(token for token in off if token not in rest)
    jailed = tuple(token for token in table.jailed if token not in rest and token not in gone)
    left = waiting({*rest, *gone, *jailed}, table.sides)
    following = table.next_token if table.next_token in left else (left[0] if left else None)
    return replace(table, rest=MappingProxyType(dict(rest)), off=gone, jailed=jailed, next_token=following)


def on_board(board: Board, table: Table) -> Table:
    """The table on a board of perhaps other size: tokens whose centre lies beyond the edge are off."""
    gone = tuple(token for token, place in table.rest.items() if beside(board, place))
    if not gone:
        return table
    rest = {token: place for token, place in table.rest.items() if token not in gone}
    return laid(table, rest, (*table.off, *gone))


def clamped_x(board: Board, x: float) -> float:
    """Across the board (m), where a token lies wholly on it: as near to `x` as can be."""
    radius = board.token.radius
    return min(max(x, radius), board.width - radius)
