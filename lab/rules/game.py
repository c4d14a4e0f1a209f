"""A whole game as a pure machine (K1 to K4, K22): rounds one after the other, the order rotating.

Phases: set-up, the parts of a round (sliding, chance, railroads, collect, free-parking), end-of-round, over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

from lab.errors import RuleError
from lab.ledger import POT, Entry
from lab.rules.actions import Action, Decision, NextRound, Start
from lab.rules.machine import decision as round_decision
from lab.rules.machine import new_round, play
from lab.rules.options import DEFAULT_OPTIONS, MOST_SIDES, RuleOptions
from lab.rules.printed import Printed, printed_on
from lab.rules.reading import check_side_name
from lab.rules.state import RoundState, TableEvent

if TYPE_CHECKING:
    from lab.board import Board


@dataclass(frozen=True, slots=True)
class GameState:
    """A game under way.

    sides: as they sat down. people: who plays each side (K1), empty where nobody said. finished: the rounds
    that are over and cleared away. round: the one under way or just ended; None in the set-up.
    """

    printed: Printed
    options: RuleOptions
    sides: tuple[str, ...]
    people: Mapping[str, tuple[str, ...]]
    finished: tuple[RoundState, ...] = ()
    round: RoundState | None = None

    @property
    def number(self) -> int:
        """The number of the round, from 1; 0 in the set-up."""
        return 0 if self.round is None else len(self.finished) + 1

    @property
    def phase(self) -> str:
        """`set-up`, a part of the round, `end-of-round` or `over`."""
        if self.round is None:
            return "set-up"
        if not self.round.over:
            return self.round.step
        return "over" if self.number == len(self.sides) else "end-of-round"

    @property
    def cash(self) -> dict[str, int]:
        """What each side holds."""
        if self.round is None:
            return dict.fromkeys(self.sides, self.options.starting_cash)
        return {side: self.round.balances[side] for side in self.sides}

    @property
    def pot(self) -> int:
        """What lies above Free Parking (K2)."""
        return self.options.pot_refill if self.round is None else self.round.balances[POT]

    @property
    def winners(self) -> tuple[str, ...]:
        """K4: who has most cash, in the order of the first round; several share. Empty until it is over."""
        if self.phase != "over":
            return ()
        first = (*self.finished, self.round)[0]
        assert first is not None
        return winners(self.cash, first.order, self.options)


class GameStep(NamedTuple):
    """What an action led to: the game in which the next decision is due, and what happened on the way."""

    state: GameState
    events: tuple[Entry | TableEvent, ...]


def new_game(
    board: Board,
    sides: Sequence[str],
    options: RuleOptions = DEFAULT_OPTIONS,
    people: Mapping[str, Sequence[str]] | None = None,
) -> GameState:
    """A game before its turn order is drawn.

    people: the names of those who play each side. Raises RuleError (`rule-K1`, `format`) for sides that make
    no game.
    """
    for i, side in enumerate(sides):
        check_side_name(side, f"sides[{i}]")
    if not 2 <= len(sides) <= MOST_SIDES or len(set(sides)) != len(sides):
        raise RuleError(
            f"{', '.join(sides) or 'nobody'}: 2 to {MOST_SIDES} sides play, each with a name of its own",
            code="rule-K1",
            where="sides",
        )
    seated = {side: tuple(names) for side, names in (people or {}).items()}
    if seated and set(seated) != set(sides):
        raise RuleError("name the people of every side, and of no other", code="rule-K1", where="people")
    sizes = options.team_sizes
    if sizes is not None and len(sizes) != len(sides):
        raise RuleError(
            f"{len(sizes)} teams, but {len(sides)} sides; make them agree",
            code="rule-K1",
            where="options.team_sizes",
        )
    return GameState(printed_on(board), options, tuple(sides), seated)


def decision(game: GameState) -> Decision | None:
    """What the game waits for; None when it is over."""
    match game.phase:
        case "set-up":
            return Decision("order", "K3", None, "", lambda: (_orders(game), None))
        case "end-of-round":
            return Decision("next-round", "K22", None, "", lambda: ((NextRound(),), None))
        case "over":
            return None
    assert game.round is not None
    return round_decision(game.round)


def _orders(game: GameState) -> tuple[Action, ...]:
    return tuple(Start(order) for order in permutations(game.sides))


def legal_actions(game: GameState) -> tuple[Action, ...]:
    """Every action that may come next; slides by token, without release and rest."""
    waiting = decision(game)
    return () if waiting is None else waiting.options


def apply(game: GameState, action: Action) -> GameStep:
    """Carry out an action and all that follows until the next decision.

    Raises RuleError with the rule's number for an illegal one; the game is unharmed.
    """
    if game.round is not None and not game.round.over:
        round_, events = play(game.round, action)
        return GameStep(replace(game, round=round_), events)
    if game.round is None:
        if not isinstance(action, Start):
            raise RuleError("draw the turn order first", code="rule-K3")
        if sorted(action.order) != sorted(game.sides):
            raise RuleError("the turn order must name every side once", code="rule-K3", where="order")
        return _begin(game, action.order, f"Turn order: {', '.join(action.order)}.")
    if game.phase == "over":
        raise RuleError("the game is over: each side has gone first once", code="rule-K4")
    if not isinstance(action, NextRound):
        raise RuleError("the round is over; begin the next one first", code="rule-K22")
    order = next_order(game.round.order)
    why = f"All tokens are taken back; {order[-1]} goes last now, {order[0]} first."
    return _begin(replace(game, finished=(*game.finished, game.round)), order, why)


def _begin(game: GameState, order: tuple[str, ...], why: str) -> GameStep:
    """The next round, with a line that says how its order came about (K3)."""
    event = TableEvent("set-up", "K3", None, None, None, why, "order", order)
    fresh = new_round(game.printed, order, game.cash, game.pot, game.options)
    return GameStep(replace(game, round=replace(fresh, log=(event,))), (event,))


def next_order(order: Sequence[str]) -> tuple[str, ...]:
    """K3: the first side goes last, the others move up one."""
    return (*order[1:], order[0])


def winners(cash: Mapping[str, int], order: Sequence[str], options: RuleOptions) -> tuple[str, ...]:
    """K4: who has most cash; equal cash is a shared win, or the later seat's.

    order: the turn order of the first round.
    """
    most = max(cash.values())
    tied = tuple(side for side in order if cash[side] == most)
    return tied if options.equal_cash == "shared" else tied[-1:]
