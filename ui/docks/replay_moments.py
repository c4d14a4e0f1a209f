"""The moments of a replayed round in words, for its list."""

from __future__ import annotations

from lab import Board
from lab.ledger import Entry
from lab.rules.replay import Moment
from ui.language import tr
from ui.ledger_words import why
from ui.numbers import MINUS, number
from ui.table.words import side_name


def moment_words(moment: Moment, board: Board) -> str:
    """What happens in it, in a few words."""
    who = moment.token or (side_name(moment.side) if moment.side is not None else "")
    match moment.kind:
        case "table":
            return tr("The tokens as they lay after all slides")
        case "collect":
            return tr("{side} collects and pays", side=who)
        case "free-parking":
            return tr("Free Parking")
        case "end":
            return tr("End of the round")
        case _ if moment.lines:
            return f"{who} {why(moment.lines[0], board)}"
        case _:
            return tr("{token} slides", token=who)


def moment_amount(moment: Moment) -> str:
    """What the side gains or pays in it, with sign; "" where nothing."""
    gained = 0
    money = [line for line in moment.lines if isinstance(line, Entry) and line.side is not None]
    if not money:
        return ""
    if len({line.side for line in money}) > 1:
        return ""
    for line in money:
        gained += line.amount if line.payee == line.side else -line.amount
    return f"{'+' if gained >= 0 else MINUS}{number(abs(gained))}"
