"""A round while an action is worked out: the same as a `RoundState`, but open to change.

Rules write here; what comes out is frozen again (`frozen`), so that from outside a round only ever goes from
one value to the next. Nobody keeps one of these.
"""

from __future__ import annotations

from types import MappingProxyType

from lab.errors import RuleError
from lab.ledger import Entry, Ledger
from lab.rules.state import Place, RoundState, TableEvent, Task, side_of


class Work:
    """An open copy of a round. Fields as in RoundState; `balances` is what each account holds now."""

    __slots__ = (
        "agenda",
        "balances",
        "collector",
        "entries",
        "log",
        "options",
        "order",
        "places",
        "printed",
        "slid",
        "start",
        "step",
        "tokens",
    )

    def __init__(self, state: RoundState):
        self.start = state
        self.printed, self.options = state.printed, state.options
        self.order, self.tokens = state.order, state.tokens
        self.places: dict[str, Place] = state.places.copy()
        self.slid = state.slid
        self.balances: dict[str, int] = dict(state.ledger.balances)
        self.entries: list[Entry] = []
        self.log: list[Entry | TableEvent] = []
        self.step = state.step
        self.collector = state.collector
        self.agenda: list[Task] = list(state.agenda)

    def frozen(self) -> RoundState:
        """The round as it is now, as a value."""
        start = self.start
        ledger = start.ledger
        if self.entries:
            entries = (*ledger.entries, *self.entries)
            ledger = Ledger(ledger.opening, entries, MappingProxyType(self.balances))
        return RoundState(
            self.printed,
            self.options,
            self.order,
            self.tokens,
            MappingProxyType(self.places),
            self.slid,
            ledger,
            self.step,
            self.collector,
            (*start.log, *self.log),
            tuple(self.agenda),
        )

    def kind(self, token: str) -> str | None:
        """The kind of the space that holds the token; None when it is not on the board."""
        place = self.places.get(token)
        return None if place is None else self.printed.kind.get(place.space)

    def own(self, side: str) -> tuple[str, ...]:
        """The side's tokens, in token order."""
        return self.start.own(side)

    def on_kind(self, side: str, kind: str) -> tuple[str, ...]:
        """The side's tokens that lie on spaces of that kind, in token order."""
        kinds, places = self.printed.kind, self.places
        return tuple([t for t in self.start.own(side) if t in places and kinds.get(places[t].space) == kind])

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
        also: tuple[str, ...] = (),
    ) -> None:
        """Book an entry of the step under way."""
        if amount < 0:
            raise RuleError(f"{amount} cannot be paid; an amount is 0 or more", code="money")
        entry = Entry(self.step, rule, payer, payee, amount, why, side, token, space, also)
        self.balances[payer] -= amount
        self.balances[payee] += amount
        self.entries.append(entry)
        self.log.append(entry)

    def told(
        self, rule: str, token: str, space: str, why: str, what: str, also: tuple[str, ...] = ()
    ) -> None:
        """Write down something that happened to a token."""
        self.log.append(TableEvent(self.step, rule, side_of(token), token, space, why, what, also))

    def next_tasks(self, *tasks: Task) -> None:
        """Put tasks before all others."""
        self.agenda[:0] = tasks


Round = RoundState | Work
"""A round to look at, frozen or open."""
