"""The ledger: what leaves one account arrives in another, and a false sum does not pass."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lab.errors import RuleError
from lab.ledger import BANK, POT, Entry, Ledger

ACCOUNTS = {"red": 100, "yellow": 0, POT: 500, BANK: 0}


def entry(payer: str, payee: str, amount: Any) -> Entry:
    return Entry("collect", "K17", payer, payee, amount, "Because.")


def test_an_entry_moves_money_and_the_old_ledger_stays() -> None:
    before = Ledger.opened(ACCOUNTS)
    after = before.post(entry(BANK, "red", 50)).post(entry("red", POT, 120))
    assert dict(after.balances) == {"red": 30, "yellow": 0, POT: 620, BANK: -50}
    assert dict(before.balances) == ACCOUNTS
    assert [e.amount for e in after.entries] == [50, 120]
    after.check()


@pytest.mark.parametrize("amount", [-1, 0.5, True, None])
def test_only_whole_amounts_are_paid(amount: Any) -> None:
    with pytest.raises(RuleError, match=r"^money: "):
        Ledger.opened(ACCOUNTS).post(entry(BANK, "red", amount))


@pytest.mark.parametrize(("payer", "payee"), [("red", "green"), ("green", "red"), ("red", "red")])
def test_money_goes_from_one_known_account_to_another(payer: str, payee: str) -> None:
    with pytest.raises(RuleError, match=r"^money: "):
        Ledger.opened(ACCOUNTS).post(entry(payer, payee, 50))


def test_balances_that_the_entries_do_not_lead_to_are_found() -> None:
    posted = Ledger.opened(ACCOUNTS).post(entry(BANK, "red", 50))
    with pytest.raises(RuleError, match="red holds 151, but its entries add up to 150"):
        Ledger(posted.opening, posted.entries, {**posted.balances, "red": 151}).check()
    with pytest.raises(RuleError, match="yellow holds 0"):
        Ledger({k: v for k, v in ACCOUNTS.items() if k != "yellow"}, (), ACCOUNTS).check()


@given(
    st.lists(
        st.tuples(st.sampled_from(list(ACCOUNTS)), st.sampled_from(list(ACCOUNTS)), st.integers(0, 10**6)),
        max_size=30,
    )
)
def test_the_sum_of_all_accounts_never_changes(payments: list[tuple[str, str, int]]) -> None:
    ledger = Ledger.opened(ACCOUNTS)
    for payer, payee, amount in payments:
        if payer != payee:
            ledger = ledger.post(entry(payer, payee, amount))
    assert sum(ledger.balances.values()) == sum(ACCOUNTS.values())
    ledger.check()


def test_a_line_of_the_document_names_both_ends() -> None:
    line = Entry("collect", "K20", "red", POT, 100, "Tax.", side="red", token="red-1", space="luxury-tax-1")
    assert line.as_dict() == {
        "step": "collect",
        "rule": "K20",
        "side": "red",
        "token": "red-1",
        "space": "luxury-tax-1",
        "amount": 100,
        "from": "red",
        "to": "pot",
        "why": "Tax.",
    }
