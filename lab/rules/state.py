"""A round under way as one frozen value: where the tokens are, the ledger, and what has happened so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from lab.ledger import Entry, Ledger
from lab.rules.options import RuleOptions
from lab.rules.printed import Printed


@dataclass(frozen=True, slots=True)
class Place:
    """Where a token is: the space that holds it (or `blank`, `off`, `jail`), and its position where known."""

    space: str
    xy: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class TableEvent:
    """Something that happened on the table by a rule and moved no money."""

    step: str
    rule: str
    side: str
    token: str
    space: str
    why: str


@dataclass(frozen=True, slots=True)
class RoundState:
    """order: the sides in turn order. tokens: all of them, in turn order, one side's in token order.

    step: the part of the round under way. log: ledger entries and table events as they came.
    """

    printed: Printed
    options: RuleOptions
    order: tuple[str, ...]
    tokens: tuple[str, ...]
    places: Mapping[str, Place]
    ledger: Ledger
    step: str
    log: tuple[Entry | TableEvent, ...] = ()

    def kind(self, token: str) -> str | None:
        """The kind of the space that holds the token; None when it is off the board or in jail."""
        return self.printed.kind.get(self.places[token].space)

    def on_kind(self, side: str, kind: str) -> tuple[str, ...]:
        """The side's tokens that lie on spaces of that kind, in token order."""
        return tuple(t for t in self.tokens if side_of(t) == side and self.kind(t) == kind)

    def at_step(self, step: str) -> RoundState:
        """The same round, the next part of it under way."""
        return replace(self, step=step)

    def placed(self, places: Mapping[str, Place]) -> RoundState:
        """The round with these tokens at other places."""
        return replace(self, places={**self.places, **places})

    def paid(
        self,
        rule: str,
        payer: str,
        payee: str,
        amount: int,
        why: str,
        *,
        side: str | None = None,
        token: str | None = None,
        space: str | None = None,
    ) -> RoundState:
        """The round with an entry of the step under way booked."""
        entry = Entry(self.step, rule, payer, payee, amount, why, side, token, space)
        return replace(self, ledger=self.ledger.post(entry), log=(*self.log, entry))

    def told(self, rule: str, token: str, space: str, why: str) -> RoundState:
        """The round with something that happened to a token written down."""
        return replace(self, log=(*self.log, TableEvent(self.step, rule, side_of(token), token, space, why)))


def side_of(token: str) -> str:
    """The side that owns a token: `red` for `red-1`."""
    return token.rpartition("-")[0]
