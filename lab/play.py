"""One round of the game played without a window: seeded throws, simulated slide by slide, as a round record.

The sides slide in turn order until every token is slid (K5); tokens off the board stay off (K7), tokens on
Go To Jail leave the table after every slide (K11) and nobody pays to come back (K12); then each side's tokens
on Chance are slid again (K15). Railroads, houses, tax and pot are the scorer's work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import hypot, sqrt
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from lab.board import G
from lab.errors import RuleError, ThrowerError
from lab.geometry import space_map
from lab.throwers import Aim, Thrower, release_y

if TYPE_CHECKING:
    from lab.board import Board, Space
    from lab.motion import Release, SlideResult

Place = tuple[float, float]
Table = Mapping[str, Place]

AimChoice = Callable[["Board", str, Table, Sequence[str]], Aim]
"""Chooses an aim: (board, token to slide, tokens lying on the table, turn order) -> Aim."""

TOKENS = 4
"""Tokens of a side (K1)."""

_STREAM = 0x706C6179
"""Keys the round's random stream."""

_STEP = 0.002
"""Step (m) of the search for a free place behind the GO line."""


@dataclass(frozen=True, eq=False)
class PlayedSlide:
    """One slide of a round: by rule K5, or a re-slide from Chance by K15.

    before, after: {token: (x, y)} m of all tokens lying on the board, without those taken to jail.
    jailed: tokens that this slide sent to In Jail. board, aim, release and result as they were.
    """

    rule: Literal["K5", "K15"]
    side: str
    token: str
    aim: Aim
    release: Release
    result: SlideResult
    before: Table
    after: Table
    jailed: tuple[str, ...]

    def moved(self) -> dict[str, list[float] | str]:
        """Every token that moved, where it lay before anyone was taken to jail: [x, y] m, or "off"."""
        places: dict[str, list[float] | str] = dict.fromkeys(self.result.off, "off")
        for token, place in self.result.rest.items():
            if token == self.token or place != self.before[token]:
                places[token] = list(place)
        return dict(sorted(places.items()))


@dataclass(frozen=True, eq=False)
class PlayedRound:
    """A round as it was played: `record` is a `knockout-round/1` document, `slides` what happened."""

    board: Board
    throwers: Mapping[str, Thrower]
    seed: int
    record: dict[str, Any]
    slides: tuple[PlayedSlide, ...] = field(repr=False)


def play_round(
    board: Board,
    sides: Sequence[str],
    throwers: Thrower | Mapping[str, Thrower],
    seed: int,
    *,
    order: Sequence[str] | None = None,
    cash: Mapping[str, int] | None = None,
    pot: int = 500,
    aims: AimChoice | None = None,
) -> PlayedRound:
    """Play one round; the same seed gives the same round, to the last bit.

    sides: 2 to 4 names. throwers: one hand for all, or one for each side. order: turn order, drawn from the
    seed when not given (K3). cash: what each side starts with, 0 by default. aims: how an aim is chosen, by
    default `dearest_aim`.

    Raises RuleError for sides that make no game, ThrowerError for a side without a thrower.
    """
    hands = _hands(sides, throwers)
    if seed < 0:
        raise ThrowerError(f"{seed} is negative; give 0 or more", where="seed")
    rng = np.random.default_rng([_STREAM, seed])
    drawn = [sides[i] for i in rng.permutation(len(sides))]
    turns = list(order) if order is not None else drawn
    if sorted(turns) != sorted(sides):
        raise RuleError("the order must name every side once", code="rule-K3", where="order")
    game = _Sliding(board, hands, turns, rng, aims or dearest_aim)
    for number in range(1, TOKENS + 1):
        for side in turns:
            game.slide("K5", f"{side}-{number}")
    final = game.places()
    choices = [{"rule": "K15", "token": slid.token, "rest": slid.moved()} for slid in game.from_chance()]
    record = {
        "format": "knockout-round/1",
        "board": board.name,
        "order": turns,
        "cash": {side: (cash or {}).get(side, 0) for side in turns},
        "pot": pot,
        "options": {},
        "final": final,
        "choices": choices,
    }
    return PlayedRound(board, hands, seed, record, tuple(game.slides))


def dearest_aim(board: Board, token: str, table: Table, order: Sequence[str]) -> Aim:
    """Straight at the dearest property still worth collecting, at the speed that just reaches its middle.

    Not worth it: a property with a token of one's own side or of a side earlier in turn order (K17). Among
    the others the dearest with no token in the way, else the dearest; without any, the middle of the board.
    """
    side = token.rpartition("-")[0]
    spaces = space_map(board)
    taken: dict[str, set[str]] = {}
    for name, (x, y) in table.items():
        held = spaces.space_of(x, y, board.token_for(name).radius)
        if held is not None:
            taken.setdefault(held, set()).add(name.rpartition("-")[0])
    first = set(order[: order.index(side) + 1])
    properties = [space for space in board.spaces if space.kind == "property" and space.value > 0]
    worth = [space for space in properties if not taken.get(space.id, set()) & first]
    worth.sort(key=lambda space: -space.value)
    for space in [*(s for s in worth if _lane_is_free(board, token, _middle(s), table)), *worth]:
        return straight_aim(board, *_middle(space), token=token)
    return straight_aim(board, board.width / 2, (board.go_line + board.length) / 2, token=token)


def straight_aim(board: Board, x: float, y: float, *, token: str = "slid") -> Aim:
    """The aim that takes a lone token straight up the board to rest at (x, y) m: v^2 = 2 mu g s."""
    radius = board.token_for(token).radius
    mu = board.surface.mu * board.token_for(token).factor
    way = max(y - release_y(board), 0.0)
    return Aim(min(max(x, radius), board.width - radius), 0.0, sqrt(2 * mu * G * way))


def _middle(space: Space) -> Place:
    x0, y0, x1, y1 = space.box
    return (x0 + x1) / 2, (y0 + y1) / 2


def _lane_is_free(board: Board, token: str, target: Place, table: Table) -> bool:
    """Whether a token can go straight from the GO line to the target without touching another."""
    radius = board.token_for(token).radius
    for name, (x, y) in table.items():
        reach = radius + board.token_for(name).radius
        if abs(x - target[0]) < reach and release_y(board) - reach < y < target[1] + reach:
            return False
    return True


class _Sliding:
    """The table while a round is slid: who lies where, who is off, who is in jail."""

    def __init__(
        self,
        board: Board,
        hands: Mapping[str, Thrower],
        order: list[str],
        rng: np.random.Generator,
        aims: AimChoice,
    ):
        self.board, self.hands, self.order, self.rng, self.aims = board, hands, order, rng, aims
        self.table: dict[str, Place] = {}
        self.off: set[str] = set()
        self.slides: list[PlayedSlide] = []
        self.kinds = {space.id: space.kind for space in board.spaces}

    def slide(self, rule: Literal["K5", "K15"], token: str) -> PlayedSlide:
        """Slide one token from behind the GO line, and take to jail who lies there then (K11)."""
        from lab.motion import slide

        self.table.pop(token, None)
        before = dict(self.table)
        side = token.rpartition("-")[0]
        aim = self.aims(self.board, token, before, self.order)
        hand_seed, slide_seed = (int(drawn) for drawn in self.rng.integers(0, 2**32, size=2))
        release = self.hands[side].sample(aim, 1, hand_seed, self.board)[0]
        release = free_release(self.board, release, before, token)
        result = slide(self.board, release, before, token=token, seed=slide_seed)
        jailed = tuple(t for t in sorted(result.rest) if self.kind_under(t, result.rest[t]) == "go_to_jail")
        self.table = {t: place for t, place in result.rest.items() if t not in jailed}
        self.off |= result.off
        played = PlayedSlide(rule, side, token, aim, release, result, before, dict(self.table), jailed)
        self.slides.append(played)
        return played

    def from_chance(self) -> Iterator[PlayedSlide]:
        """K15, side by side: what lies on Chance at the side's moment slides again, if it still does then."""
        for side in self.order:
            mine = [f"{side}-{i}" for i in range(1, TOKENS + 1)]
            for token in [t for t in mine if self.on_chance(t)]:
                if self.on_chance(token):
                    yield self.slide("K15", token)

    def on_chance(self, token: str) -> bool:
        """Whether the token lies on a Chance space now."""
        return token in self.table and self.kind_under(token, self.table[token]) == "chance"

    def kind_under(self, token: str, place: Place) -> str | None:
        """The kind of the space that holds the token there."""
        held = space_map(self.board).space_of(*place, self.board.token_for(token).radius)
        return self.kinds.get(held or "", "blank")

    def places(self) -> dict[str, list[float] | str]:
        """Every token's place as a record has it: [x, y] m, "off" or "jail"."""
        tokens = [f"{side}-{i}" for side in self.order for i in range(1, TOKENS + 1)]
        away = {token: "off" if token in self.off else "jail" for token in tokens}
        return {t: list(self.table[t]) if t in self.table else away[t] for t in tokens}


def free_release(board: Board, release: Release, table: Table, token: str) -> Release:
    """The release, moved to the nearest free place behind the GO line where another token lies in its place.

    Raises ThrowerError when there is no room left.
    """
    from lab.motion import Release

    radius = board.token_for(token).radius
    others = [(place, radius + board.token_for(name).radius) for name, place in table.items()]

    def free(x: float, y: float) -> bool:
        return all(hypot(x - ox, y - oy) >= reach for (ox, oy), reach in others)

    if free(release.x, release.y):
        return release
    xs = np.arange(radius, board.width - radius, _STEP)
    ys = np.arange(min(radius, release_y(board)), board.go_line, _STEP)
    places = sorted(
        ((float(x), float(y)) for x in xs for y in ys),
        key=lambda place: hypot(place[0] - release.x, place[1] - release.y),
    )
    for x, y in places:
        if free(x, y):
            return Release(x, y, release.speed, release.angle, release.spin)
    raise ThrowerError(f"there is no room behind the GO line to set {token} down", where="release")


def _hands(sides: Sequence[str], throwers: Thrower | Mapping[str, Thrower]) -> dict[str, Thrower]:
    """A thrower for each side of a game that K1 allows."""
    if not 2 <= len(sides) <= 4 or len(set(sides)) != len(sides) or not all(sides):
        raise RuleError(
            f"a round has 2 to 4 sides with names of their own, not {list(sides)}",
            code="rule-K1",
            where="sides",
        )
    if isinstance(throwers, Thrower):
        return dict.fromkeys(sides, throwers)
    missing = [side for side in sides if side not in throwers]
    if missing:
        raise ThrowerError(
            f"there is no thrower for {missing[0]!r}; give one for each side", where="throwers"
        )
    return {side: throwers[side] for side in sides}
