"""The ledger that both games write: money never appears or vanishes, it goes from one account to another.

An account is a side, the pot or the bank; a balance may fall below zero (the bank has no floor, a side may
owe), for whether it may is a rule's business. Each entry names its rule and says why in one plain sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from lab.errors import RuleError

BANK = "bank"
POT = "pot"


@dataclass(frozen=True, slots=True)
class Entry:
    """`amount` (whole, 0 or more) goes from `payer` to `payee` by `rule`; `why` is one sentence.

    step: the part of the round it belongs to. side, token, space: whom and what it is about, where one is.
    also: what else it is about, for those who say it in other words than `why`: the colour set (K18), how many
    properties and what was due (K20), the sides that tie and what they leave (K21).
    """

    step: str
    rule: str
    payer: str
    payee: str
    amount: int
    why: str
    side: str | None = None
    token: str | None = None
    space: str | None = None
    also: tuple[str, ...] = field(default=(), compare=False)

    def as_dict(self) -> dict[str, object]:
        """The entry as one line of a score document (`from` and `to` are payer and payee)."""
        return {
            "step": self.step,
            "rule": self.rule,
            "side": self.side,
            "token": self.token,
            "space": self.space,
            "amount": self.amount,
            "from": self.payer,
            "to": self.payee,
            "why": self.why,
        }


@dataclass(frozen=True, slots=True)
class Ledger:
    """Opening balances and the entries since, oldest first. `post` gives a ledger with one entry more."""

    opening: Mapping[str, int]
    entries: tuple[Entry, ...] = ()
    balances: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def opened(cls, opening: Mapping[str, int]) -> Ledger:
        """A ledger without entries over these accounts."""
        start = MappingProxyType(dict(opening))
        return cls(opening=start, balances=start)

    def post(self, entry: Entry) -> Ledger:
        """The ledger with `entry` booked; RuleError (`money`) for one that no ledger can hold."""
        if type(entry.amount) is not int or entry.amount < 0:
            raise RuleError(
                f"{entry.amount!r} cannot be paid; an amount is a whole number, 0 or more", code="money"
            )
        for account in (entry.payer, entry.payee):
            if account not in self.balances:
                raise RuleError(
                    f"there is no account {account!r}; the accounts are {', '.join(self.balances)}",
                    code="money",
                )
        if entry.payer == entry.payee:
            raise RuleError(f"{entry.payer} cannot pay itself; name two accounts", code="money")
        balances = dict(self.balances)
        balances[entry.payer] -= entry.amount
        balances[entry.payee] += entry.amount
        return Ledger(self.opening, (*self.entries, entry), MappingProxyType(balances))

    def check(self) -> None:
        """Add everything up again: RuleError (`money`) unless the entries lead from opening to balances."""
        sums = dict(self.opening)
        for entry in self.entries:
            sums[entry.payer] -= entry.amount
            sums[entry.payee] += entry.amount
        for account, balance in self.balances.items():
            if sums.get(account) != balance:
                raise RuleError(
                    f"{account} holds {balance}, but its entries add up to {sums.get(account)}", code="money"
                )
        if sum(self.balances.values()) != sum(self.opening.values()):
            raise RuleError("the accounts together no longer hold what they opened with", code="money")
