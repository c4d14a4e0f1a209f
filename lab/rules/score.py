"""A round record into money: `score_round`, the one door through which rounds are scored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING, Any

from lab.errors import LabError, RuleError
from lab.ledger import BANK, POT, Entry
from lab.rules.checks import did_you_mean
from lab.rules.follow import follow, under_way
from lab.rules.options import RuleOptions
from lab.rules.printed import printed_on
from lab.rules.reading import board_name_of, read_record, record_of
from lab.rules.record import RoundRecord
from lab.rules.state import RoundState, TableEvent

if TYPE_CHECKING:
    from lab.board import Board

SCORE_FORMAT = "knockout-score/1"


@dataclass(frozen=True)
class RoundScore:
    """What a round came to.

    cash, pot: what each side holds and what lies above Free Parking after the four steps.
    bank: what the bank paid out on balance in the whole round, K22's refill included.
    next_pot, next_order: pot and turn order of the next round. spaces: where each token ended.
    steps: the ledger's entries, oldest first. log: the same with what happened on the table between them.
    partial: tokens were still to be slid, or slid again; those never slid stand in no space.
    """

    cash: Mapping[str, int]
    pot: int
    bank: int
    next_pot: int
    next_order: tuple[str, ...]
    spaces: Mapping[str, str]
    steps: tuple[Entry, ...]
    log: tuple[Entry | TableEvent, ...]
    options: RuleOptions
    partial: bool = False

    def __repr__(self) -> str:
        return f"<RoundScore: cash {dict(self.cash)}, pot {self.pot}, {len(self.steps)} entries>"

    def as_dict(self) -> dict[str, Any]:
        """The score as a `knockout-score/1` document."""
        return {
            "format": SCORE_FORMAT,
            "cash": dict(self.cash),
            "pot": self.pot,
            "bank": self.bank,
            "next_pot": self.next_pot,
            "next_order": list(self.next_order),
            "spaces": dict(self.spaces),
            "steps": [entry.as_dict() for entry in self.steps],
            **({"partial": True} if self.partial else {}),
        }

    def house_rules(self) -> list[str]:
        """The house rules that were changed or came into play in this round, a short phrase each."""
        used = {line.rule for line in self.log}
        if not any(entry.rule == "K12" for entry in self.steps):  # nobody paid
            used.discard("K12")
        if sum(entry.rule == "K21" for entry in self.steps) < 2:  # nothing was shared
            used.discard("K21")
        return self.options.house_rules(used)

    def rows(self) -> list[tuple[str, str, str, str, str, str]]:
        """The log for a table: rule, side, token, space, amount with its sign, why.

        The sign is the side's: + for what it gets, − for what it pays; "" for what moved no money.
        """
        return [
            (
                line.rule,
                line.side or "",
                line.token or "",
                line.space or "",
                signed(line) if isinstance(line, Entry) else "",
                line.why,
            )
            for line in self.log
        ]

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{word}</th>" for word in ("rule", "side", "token", "space", "amount", "why"))
        body = "".join(
            "<tr>"
            + "".join(
                f'<td style="text-align:{"right" if i == 4 else "left"}">{escape(cell)}</td>'
                for i, cell in enumerate(row)
            )
            + "</tr>"
            for row in self.rows()
        )
        cash = ", ".join(f"{escape(side)} <b>{amount}</b>" for side, amount in self.cash.items())
        return (
            f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
            f"<p>Cash: {cash}. Pot: <b>{self.pot}</b>, next round <b>{self.next_pot}</b>.</p>"
        )


def score_round(
    record: Mapping[str, Any], board: Board | None = None, *, partial: bool = False
) -> RoundScore:
    """Score a round record (`knockout-round/1`, or a mapping that holds one under `round`).

    board: the board it was played on; by default the one that the record names. partial: a round that is not
    over is scored as if no token were slid any more.
    Raises RuleError for a record that contradicts itself or the rules (code `format`, `place`, `money` or
    `rule-K…`, with the place in the record), BoardError for a board that cannot be read.
    """
    printed = printed_on(board_of(record_of(record)) if board is None else board)
    followed = follow(read_record(record, printed), printed, partial=partial)
    return score_of(followed.end, partial=followed.cut)


def read_round(record: Mapping[str, Any], board: Board | None = None) -> RoundRecord:
    """A round record, checked for what needs no playing; `as_dict` gives it back. Else as `score_round`."""
    printed = printed_on(board_of(record_of(record)) if board is None else board)
    return read_record(record, printed)


def round_under_way(record: Mapping[str, Any], board: Board | None = None) -> RoundState:
    """The round as far as a record tells it: what waits is the first decision that the record leaves open.

    board and refusals as for `score_round`.
    """
    printed = printed_on(board_of(record_of(record)) if board is None else board)
    return under_way(read_record(record, printed), printed)


def score_of(end: RoundState, *, partial: bool = False) -> RoundScore:
    """The score of a round that is played to its end, or cut short (`partial`)."""
    end.ledger.check()
    pot = end.balances[POT]
    refill = sum(entry.amount for entry in end.ledger.entries if entry.rule == "K22")
    return RoundScore(
        cash=end.cash,
        pot=pot - refill,
        bank=-end.balances[BANK],
        next_pot=pot,
        next_order=(*end.order[1:], end.order[0]),
        spaces={token: end.places[token].space for token in end.tokens if token in end.places},
        steps=end.ledger.entries,
        log=end.log,
        options=end.options,
        partial=partial,
    )


def board_of(record: Mapping[str, Any]) -> Board:
    """The board that a record names: a shipped one by name, or a .toml file."""
    from lab.board import load_board

    name = board_name_of(record)
    if not name.endswith(".toml"):
        return _shipped_board(name)
    try:
        return load_board(name)
    except LabError as error:
        raise error.at("board") from None


@lru_cache(maxsize=16)
def _shipped_board(name: str) -> Board:
    """A shipped board, read once: its file does not change under a running program."""
    from lab.board import board_names, load_board

    known = board_names()
    if name not in known:
        raise RuleError(
            f"there is no board {name!r}{did_you_mean(name, known)}; shipped boards: {', '.join(known)} "
            "(or name a .toml file)",
            code="board",
            where="board",
        )
    return load_board(name)


def signed(entry: Entry) -> str:
    """The amount from the side's point of view; for an entry without a side, what the pot gets."""
    gained = entry.payee == (entry.side or POT)
    return f"{'+' if gained else '−'}{entry.amount}"
