"""A line of the ledger in the window's language: what happened, by the rule and its case; and from whom to whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from lab import Board
from lab.ledger import BANK, POT, Entry
from lab.rules.printed import JAIL, OFF
from lab.rules.score import signed
from lab.rules.state import TableEvent
from ui.language import count, tr
from ui.numbers import MINUS, number
from ui.sides import side_name
from ui.space_words import space_names

Line = Entry | TableEvent


def place_name(board: Board, space: str) -> str:
    """The name of a space, or of a place that is none."""
    if space == OFF:
        return tr("off the board")
    if space == JAIL:
        return tr("in jail")
    return space_names(board).get(space, space)


def account(name: str) -> str:
    """A side, the pot or the bank as a ledger names it."""
    if name == BANK:
        return tr("Bank")
    return tr("Pot") if name == POT else side_name(name)


def sides_named(sides: tuple[str, ...]) -> str:
    """ "Red, Yellow"."""
    return ", ".join(side_name(side) for side in sides)


def amount(line: Line) -> str:
    """The amount with its sign, the side's + or minus; "" where no money moved."""
    if not isinstance(line, Entry):
        return ""
    sign = signed(line)[0]
    return f"{'+' if sign == '+' else MINUS}{number(line.amount)}"


def way(line: Line) -> str:
    """ "Bank → Red"; "" where no money moved."""
    return f"{account(line.payer)} → {account(line.payee)}" if isinstance(line, Entry) else ""


def why(line: Line, board: Board) -> str:
    """What happened, in a few words; the token or side stands beside it."""
    space = place_name(board, line.space) if line.space is not None else ""
    if isinstance(line, Entry):
        return _entry(line, space)
    told = _EVENTS.get(line.what)
    return told(line, space, board) if told is not None else line.why


def _entry(line: Entry, space: str) -> str:
    match line.rule:
        case "K12":
            return tr("pays to leave jail, slides again")
        case "K17":
            return space
        case "K18":
            group = line.also[0] if line.also else ""
            return tr("bonus for the whole {group} set", group=group_name(group))
        case "K19":
            return tr("House: {space} once more", space=space)
        case "K20":
            many, due = (int(text) for text in line.also)
            said = count(many, "Luxury tax for {n} property", "Luxury tax for {n} properties")
            if line.amount < due:
                said = tr("{said}; {due} due, all in hand", said=said, due=number(due))
            return said
        case "K21" if line.also:
            left = line.also[-1]
            if int(left):
                return tr("Free parking: share of the pot, {left} stays", left=number(int(left)))
            return tr("Free parking: share of the pot")
        case "K21":
            return tr("Free parking: takes the pot")
        case "K22":
            return tr("the pot was empty and is filled")
        case _:
            return line.why


def held_by(holdings: Iterable[tuple[str, int]]) -> str:
    """Rich text of who holds how much, set apart, each name beside its number."""
    return " &nbsp; ".join(
        f"{name.replace(' ', '&nbsp;')}&nbsp;<b>{number(held)}</b>" for name, held in holdings
    )


def group_name(group: str) -> str:
    """A colour set's name in a sentence."""
    named = {
        "brown": tr("brown"),
        "light-blue": tr("light blue"),
        "pink": tr("pink"),
        "orange": tr("orange"),
        "red": tr("red"),
        "yellow": tr("yellow"),
        "green": tr("green"),
        "dark-blue": tr("dark blue"),
    }
    return named.get(group, group)


_EVENTS: dict[str, Callable[[TableEvent, str, Board], str]] = {
    "order": lambda line, space, board: tr("Turn order: {sides}", sides=sides_named(line.also)),
    "slid": lambda line, space, board: tr("slides to {space}", space=space),
    "again": lambda line, space, board: tr("slides again, to {space}", space=space),
    "pushed": lambda line, space, board: tr("is pushed to {space}", space=space),
    "slid-off": lambda line, space, board: tr("slides off the board"),
    "again-off": lambda line, space, board: tr("slides again, off the board"),
    "pushed-off": lambda line, space, board: tr("is pushed off the board"),
    "slid-short": lambda line, space, board: tr("stops short of the GO line"),
    "again-short": lambda line, space, board: tr("slides again, stops short of the GO line"),
    "pushed-short": lambda line, space, board: tr("is pushed, lies short of the GO line"),
    "slid-taken-off": lambda line, space, board: tr("stops short of the GO line, is taken off"),
    "again-taken-off": lambda line, space, board: tr("slides again, stops short, is taken off"),
    "foul-off": lambda line, space, board: tr("released past the GO line: out of play"),
    "fell": lambda line, space, board: tr("fell over, is stood up"),
    "tie": lambda line, space, board: tr(
        "lies equally on {spaces}: {space} counts",
        spaces=", ".join(place_name(board, one) for one in line.also),
        space=space,
    ),
    "to-jail": lambda line, space, board: tr("on Go to jail: goes to jail"),
    "unpaid": lambda line, space, board: tr("is not paid for: stays in jail"),
    "moves": lambda line, space, board: tr(
        "moves from {start} to {space}", start=place_name(board, line.also[0]), space=space
    ),
    "stays": lambda line, space, board: tr("stays on {space}", space=space),
    "stays-full": lambda line, space, board: tr("stays on {space}: no property is free", space=space),
    "taken": lambda line, space, board: tr(
        "{space}: {side} has collected", space=space, side=sides_named(line.also)
    ),
}
"""What table events tell, by case (`lab.rules.state.WHAT`)."""
