"""A table in the middle of a round as the rules' state, from where the tokens lie and who slides next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from lab.errors import RuleError, ThrowerError
from lab.rules.checks import MOST_MONEY, as_money
from lab.rules.drive import Player
from lab.rules.game import new_game
from lab.rules.machine import CARD, new_round
from lab.rules.options import DEFAULT_OPTIONS, RuleOptions
from lab.rules.policies import Greedy
from lab.rules.printed import JAIL, OFF, Spot, printed_on
from lab.rules.resting import lay_down, sent_to_jail
from lab.rules.state import Place, RoundState, Task
from lab.rules.work import Work
from lab.throwers import Thrower

if TYPE_CHECKING:
    from lab.board import Board

Hands = Thrower | Mapping[str, Thrower]
"""One hand for all sides, or one for each."""


def greedy_players(order: Sequence[str], throwers: Hands, pays_from: float = 2.0) -> dict[str, Player]:
    """Greedy sides with these hands; ThrowerError for a side without one."""
    given = dict.fromkeys(order, throwers) if isinstance(throwers, Thrower) else throwers
    missing = [side for side in order if side not in given]
    if missing:
        raise ThrowerError(
            f"there is no thrower for {missing[0]!r}; give one for each side", where="throwers"
        )
    return {side: Player(Greedy(pays_from), (given[side],)) for side in order}


def table_state(
    board: Board,
    places: Mapping[str, Spot],
    *,
    order: Sequence[str] = ("red", "yellow"),
    side: str | None = None,
    over: bool = False,
    cash: Mapping[str, int] | None = None,
    pot: int | None = None,
    options: RuleOptions = DEFAULT_OPTIONS,
) -> RoundState:
    """A round in which the tokens of `places` have been slid and lie there: (x, y) m, a space, `off`, `jail`.

    side: who slides next; by default whoever's turn comes after as few slides as the tokens need. Slides made
    by K5 that no token of `places` tells of went off. over: all tokens are slid, and those that `places` does
    not name are off. cash: in hand now, by default the rules' starting cash. Nobody pays for a token that lies
    in jail already.

    Raises RuleError for sides that make no game, a token or side that does not play (`format`), places that cannot
    be (`place`), amounts that a record could not begin with (`money`), and a side that cannot be the next to slide
    (`rule-K5`).
    """
    printed, turns = printed_on(board), tuple(order)
    new_game(board, turns, options)  # sides that make a game
    if side is not None and side not in turns:
        raise RuleError(
            f"{side!r} does not play; the order is {', '.join(turns)}", code="format", where="side"
        )
    least = -MOST_MONEY if options.allow_debt else 0
    for one, amount in (cash or {}).items():
        as_money(amount, f"cash.{one}", least=least)
    if pot is not None:
        as_money(pot, "pot")
    purses = {one: (cash or {}).get(one, options.starting_cash) for one in turns}
    start = new_round(printed, turns, purses, options.pot_refill if pot is None else pot, options)
    work = Work(start)
    for token, spot in places.items():
        if token not in start.tokens:
            raise RuleError(
                f"{token!r} is no token of {', '.join(turns)}; theirs are {start.tokens[0]} and so on",
                code="format",
                where=token,
            )
        printed.read_spot(spot, token)
    lay_down(work, places, observed=True, where="")
    for token in sent_to_jail(work, tuple(places)):
        work.places[token] = Place(JAIL)
    slid = _slid(start, places, side, over)
    for token in slid:
        work.places.setdefault(token, Place(OFF))
    agenda = CARD if over else (Task("slides"), *CARD)
    return replace(start, places=MappingProxyType(work.places), slid=slid, agenda=agenda)


def _slid(start: RoundState, places: Mapping[str, Spot], side: str | None, over: bool) -> tuple[str, ...]:
    """The tokens slid so far, side by side in turn: those that have a place, and others that went off."""
    if over:
        return start.tokens
    sides = len(start.order)
    named = [[token for token in start.own(one) if token in places] for one in start.order]
    made = max((len(own) - 1) * sides + seat + 1 for seat, own in enumerate(named)) if any(named) else 0
    made = max(made, 0)
    if side is not None:
        made += (start.order.index(side) - made) % sides
    if made >= len(start.tokens):
        raise RuleError(
            f"every token of {side or 'the sides'} has been slid where these lie, so none is next; name fewer, "
            "or say that all are slid",
            code="rule-K5",
            where="places",
        )
    slid: list[str] = []
    unnamed = [iter([token for token in start.own(one) if token not in places]) for one in start.order]
    told = [iter(own) for own in named]
    for k in range(made):
        seat = k % sides
        slid.append(next(told[seat], "") or next(unnamed[seat]))
    return tuple(slid)


def next_to_slide(state: RoundState) -> str:
    """The token that its side slides next by K5, the first in token order; RuleError where nobody slides."""
    if not state.agenda or state.agenda[0].kind != "slides" or len(state.slid) == len(state.tokens):
        raise RuleError("nobody slides next on this table", code="rule-K5")
    side = state.order[len(state.slid) % len(state.order)]
    return next(token for token in state.own(side) if token not in state.slid)
