"""A round under way as one frozen value: where the tokens are, the ledger, what has been and what is next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from lab.ledger import Entry, Ledger
from lab.rules.options import RuleOptions
from lab.rules.printed import JAIL, OFF, Printed

TOKENS_A_SIDE = 4


@dataclass(frozen=True, slots=True)
class Place:
    """Where a token is: the space that holds it (or `blank`, `off`, `jail`), and its position where known."""

    space: str
    xy: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class TableEvent:
    """Something that happened by a rule and moved no money.

    what: which of the rule's cases it is, one of `WHAT`, for those who say it in other words than `why`.
    also: what else it is about: spaces, or sides.
    """

    step: str
    rule: str
    side: str | None
    token: str | None
    space: str | None
    why: str
    what: str = field(default="", compare=False)
    also: tuple[str, ...] = field(default=(), compare=False)


WHAT = (
    "order", "slid", "again", "pushed", "slid-off", "again-off", "pushed-off", "slid-short", "again-short",
    "pushed-short", "slid-taken-off", "again-taken-off", "foul-off", "fell", "tie", "to-jail", "unpaid", "moves",
    "stays", "stays-full", "taken",
)  # fmt: skip
"""What table events tell. again: slid again (K12, K15); taken-off: short of the line, by the table's rule;
tie: `also` are the spaces; moves: `also` is where from; taken: `also` is the side that collected."""


class Task(NamedTuple):
    """Something that a round still has to do, or a decision that it waits for; see `machine.py`.

    who: the token or side that it is about. names: tokens or spaces, as the task needs them. toppled: tokens
    that fell over on the way.
    """

    kind: str
    who: str = ""
    names: tuple[str, ...] = ()
    rule: str = ""
    toppled: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundState:
    """A round under way.

    order: the sides in turn order. tokens: all of them, in turn order, one side's in token order.
    places: of every token slid so far. slid: those, in the order of their slides. step: the part of the round
    under way. collector: the side that collected for each property so far. log: ledger entries and table
    events as they came. agenda: what is still to be done, first things first.
    """

    printed: Printed
    options: RuleOptions
    order: tuple[str, ...]
    tokens: tuple[str, ...]
    places: MappingProxyType[str, Place]
    slid: tuple[str, ...]
    ledger: Ledger
    step: str
    collector: Mapping[str, str]
    log: tuple[Entry | TableEvent, ...]
    agenda: tuple[Task, ...]

    @property
    def over(self) -> bool:
        """Whether the round is played to its end."""
        return not self.agenda

    @property
    def cash(self) -> dict[str, int]:
        """What each side holds, in turn order."""
        return {side: self.ledger.balances[side] for side in self.order}

    @property
    def balances(self) -> Mapping[str, int]:
        """What each account holds: the sides, the pot, the bank."""
        return self.ledger.balances

    def own(self, side: str) -> tuple[str, ...]:
        """The side's tokens, in token order."""
        first = self.order.index(side) * TOKENS_A_SIDE
        return self.tokens[first : first + TOKENS_A_SIDE]

    def table(self) -> dict[str, tuple[float, float]]:
        """Position (x, y) m of every token that lies on the board and whose position is known."""
        return {t: place.xy for t, place in self.places.items() if place.xy is not None}

    def lying(self) -> tuple[str, ...]:
        """The tokens on the board, in turn order: neither off, nor in jail, nor still to be slid."""
        places = self.places
        return tuple(t for t in self.tokens if t in places and places[t].space not in (OFF, JAIL))


@lru_cache(maxsize=4096)
def side_of(token: str) -> str:
    """The side that owns a token: `red` for `red-1`."""
    return token.rpartition("-")[0]


def tokens_of(order: tuple[str, ...]) -> tuple[str, ...]:
    """All tokens of these sides, side by side, each side's in token order."""
    return tuple(f"{side}-{n}" for side in order for n in range(1, TOKENS_A_SIDE + 1))
