"""What is printed on a board as the rules ask for it: kinds, values and colour sets by space id.

Also the words for where a token can be: a printed space's id, `blank`, `off` or `jail`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from lab.errors import RuleError
from lab.rules.checks import as_number, did_you_mean, shown

if TYPE_CHECKING:
    from lab.board import Board
    from lab.geometry import SpaceMap
    from lab.motion.quick import Slider

BLANK = "blank"
OFF = "off"
JAIL = "jail"

Spot = str | tuple[float, float]
"""Where a token is said to lie: a word (space id, `blank`, `off`, `jail`) or a position on the board (m)."""


class _Radii(dict[str, float]):
    """Radii by token, looked up once each."""

    def __init__(self, board: Board):
        super().__init__()
        self._board = board

    def __missing__(self, token: str) -> float:
        radius = self[token] = self._board.token_for(token).radius
        return radius


@dataclass(frozen=True, eq=False)
class Printed:
    """The print of one board; made by `printed_on`.

    kind, value: of each space by id, in board order, `blank` last. sets: a colour set's properties.
    """

    board: Board
    _sliders: dict[tuple[str, ...], Slider] = field(default_factory=dict, repr=False)

    @cached_property
    def kind(self) -> Mapping[str, str]:
        return {**{s.id: s.kind for s in self.board.spaces if s.kind != "blank"}, BLANK: "blank"}

    @cached_property
    def value(self) -> Mapping[str, int]:
        return {**{s.id: s.value for s in self.board.spaces if s.kind != "blank"}, BLANK: 0}

    @cached_property
    def place_in_order(self) -> Mapping[str, int]:
        """Board order as a number for each space id, `blank` last."""
        return {space: i for i, space in enumerate(self.kind)}

    @cached_property
    def properties(self) -> tuple[str, ...]:
        """Ids of the properties in board order."""
        return tuple(space for space, kind in self.kind.items() if kind == "property")

    @cached_property
    def sets(self) -> Mapping[str, tuple[str, ...]]:
        """The properties of each colour set that has a bonus, in board order."""
        return {
            group: tuple(s.id for s in self.board.group_members(group))
            for group, bonus in self.board.bonus.items()
            if bonus > 0
        }

    @cached_property
    def _labels(self) -> Mapping[str, str]:
        words = {BLANK: "no printed space", OFF: "off the board", JAIL: "In Jail"}
        return {**{s.id: s.label for s in self.board.spaces}, **words}

    def label(self, space: str) -> str:
        """The name of a space, or of a place that is none, as a sentence says it."""
        return self._labels[space]

    def dearest(self, spaces: Iterable[str]) -> str:
        """The space of the highest printed value, the first in board order among equals."""
        return min(spaces, key=lambda space: (-self.value[space], self.place_in_order[space]))

    def in_order(self, spaces: Collection[str]) -> tuple[str, ...]:
        """The spaces in board order."""
        return tuple(sorted(spaces, key=self.place_in_order.__getitem__))

    # --- where tokens lie and slide ------------------------------------------------------------------

    @cached_property
    def space_map(self) -> SpaceMap:
        """The spaces' areas (K9)."""
        from lab.geometry import space_map

        return space_map(self.board)

    @cached_property
    def radius(self) -> Mapping[str, float]:
        """The radius (m) of a token's base, by its name."""
        return _Radii(self.board)

    @cached_property
    def largest_radius(self) -> float:
        """The radius (m) of the largest token."""
        return max(kind.radius for kind in (self.board.token, *self.board.tokens.values()))

    def slider(self, tokens: tuple[str, ...]) -> Slider:
        """What slides these tokens on the board."""
        ready = self._sliders.get(tokens)
        if ready is None:
            from lab.motion.quick import Slider

            ready = self._sliders[tokens] = Slider(self.board, tokens)
        return ready

    # --- reading places ------------------------------------------------------------------------------

    def read_word(self, value: object, where: str) -> str:
        """A space id, `blank`, `off` or `jail`; RuleError (`place`) else."""
        if not isinstance(value, str):
            raise RuleError(f"{shown(value)} is not a space; give a space id", code="place", where=where)
        if value in self.kind or value in (OFF, JAIL):
            return value
        if any(space.id == value for space in self.board.spaces):  # printed, but of kind blank
            return BLANK
        known = (*self.kind, OFF, JAIL)
        hint = did_you_mean(value, known)
        raise RuleError(
            f"there is no space {shown(value)} on the board {self.board.name!r}{hint}; give a space id, "
            "a position [x, y] in metres, 'off' or 'jail'",
            code="place",
            where=where,
        )

    def plain_spot(self, value: object) -> Spot | None:
        """The usual cases of `read_spot`, quickly; None where it has to look closer."""
        if type(value) is str:
            return value if value in self.kind or value == OFF else None
        if type(value) is list and len(value) == 2:
            x, y = value
            known = type(x) is float and type(y) is float
            if known and 0.0 <= x <= self.board.width and 0.0 <= y <= self.board.length:
                return x, y
        return None

    def read_spot(self, value: object, where: str) -> Spot:
        """A word as `read_word` takes it, or a position [x, y] in metres.

        Raises RuleError: `place` for what is neither, `rule-K7` for a position off the board.
        """
        if not isinstance(value, list | tuple):
            return self.read_word(value, where)
        if len(value) != 2:
            raise RuleError(
                f"{shown(value)} is not a position; give [x, y] in metres", code="place", where=where
            )
        x, y = (as_number(number, where, code="place") for number in value)
        width, length = self.board.width, self.board.length
        if not (0 <= x <= width and 0 <= y <= length):
            raise RuleError(
                f"({x:g}, {y:g}) m is off the board, which is {width:g} m wide and {length:g} m long; "
                "a token whose centre left the board is 'off'",
                code="rule-K7",
                where=where,
            )
        return x, y


def printed_on(board: Board) -> Printed:
    """The print of the board (kept for the boards used last: the same board object, the same print)."""
    known = _KEPT.get(id(board))
    if known is None:
        known = _KEPT[id(board)] = Printed(board)  # holds the board, so that its id is not another's
        while len(_KEPT) > _MOST_KEPT:
            _KEPT.popitem(last=False)
    return known


_MOST_KEPT = 16
_KEPT: OrderedDict[int, Printed] = OrderedDict()
