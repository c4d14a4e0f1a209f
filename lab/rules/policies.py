"""Who decides: policies that make the decisions of a game, and the protocol that they keep.

A policy answers a decision with an action, or a slide with a `Throw`: which token and where to aim, for the
side's hand to do as well as it can. Policies keep nothing between decisions; what they draw comes from the
generator that they are given, so that the same seed plays the same game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from lab.errors import RuleError
from lab.ledger import POT
from lab.rules.actions import Action, Decision, Fee, House, Move, Pick, Slide
from lab.rules.aiming import aim_of, straight_aim
from lab.rules.state import RoundState, side_of
from lab.throwers import Aim

if TYPE_CHECKING:
    from numpy.random import Generator


@dataclass(frozen=True, slots=True)
class Throw:
    """A slide as it is meant: the token, and the aim for the hand."""

    token: str
    aim: Aim


Answer = Action | Throw


class Policy(Protocol):
    """Makes one side's decisions."""

    @property
    def name(self) -> str:
        """What reports call it."""
        ...

    def decide(self, state: RoundState, waiting: Decision, rng: Generator) -> Answer:
        """The answer to `waiting`: one of its options, a Throw for a slide, or a slide already made."""
        ...


@dataclass(frozen=True)
class Greedy:
    """Takes what is worth most now, without a thought for what comes after.

    Slides at the dearest property that it could still collect (`aiming.dearest_aim`), leaves jail when that
    is worth `pays_from` times the fee, moves from a Railroad to what brings most with the sets it completes.
    """

    pays_from: float = 2.0
    name: str = "greedy"

    def decide(self, state: RoundState, waiting: Decision, rng: Generator) -> Answer:  # noqa: ARG002 - it draws nothing
        """The answer that is worth most now."""
        if waiting.kind == "slide":
            token = waiting.about or _next_token(state, waiting.side or "")
            return Throw(token, aim_of(state, token)[0])
        options = waiting.options
        match options[0]:
            case Fee(token):
                worth = aim_of(state, token)[1] >= self.pays_from * state.options.jail_fee
                return Fee(token, worth and len(options) > 1)
            case Pick(token):
                return max(options, key=lambda option: _worth_of_pick(state, token, option))
            case Move():
                side = waiting.side or ""
                return max(options, key=lambda option: _worth_of_move(state, side, option))
            case House(side):
                return max(options, key=lambda option: _worth_of_house(state, side, option))
            case only:
                return only


def _next_token(state: RoundState, side: str) -> str:
    """The side's first token that is not slid yet."""
    return next(token for token in state.own(side) if token not in state.slid)


def _worth_of_pick(state: RoundState, token: str, option: Action) -> float:
    """Of a tied space: what it pays if it can be collected; jail is worst, blank and the like are 0."""
    assert isinstance(option, Pick)
    printed, side = state.printed, side_of(token)
    kind = printed.kind[option.space]
    if kind == "property":
        first = state.order[: state.order.index(side) + 1]
        taken = any(
            place.space == option.space and name != token and side_of(name) in first
            for name, place in state.places.items()
        )
        return 0.0 if taken else printed.value[option.space]
    few = {
        "go_to_jail": -100.0,
        "luxury_tax": -50.0,
        "free_parking": 0.5 * state.balances[POT],
        "railroad": 100.0,
        "chance": 50.0,
        "house": 50.0,
    }
    return few.get(kind, 0.0)


def _worth_of_move(state: RoundState, side: str, option: Action) -> float:
    """Of a property to move to: its value, and its set's bonus where that completes the set."""
    assert isinstance(option, Move)
    if option.space is None:
        return -1.0
    printed = state.printed
    own = {place.space for name, place in state.places.items() if side_of(name) == side}
    bonus = sum(
        printed.board.bonus[group]
        for group, members in printed.sets.items()
        if option.space in members and own.issuperset(set(members) - {option.space})
    )
    return printed.value[option.space] + bonus


def _worth_of_house(state: RoundState, side: str, option: Action) -> float:
    from lab.rules.card import house_amount

    assert isinstance(option, House)
    return house_amount(state, side, option.space)


@dataclass(frozen=True)
class Random:
    """Any legal decision, all alike; slides anywhere from short of the line to off the far end."""

    name: str = "random"

    def decide(self, state: RoundState, waiting: Decision, rng: Generator) -> Answer:
        """One of the options by chance."""
        options = waiting.options
        option = options[int(rng.integers(len(options)))]
        if not isinstance(option, Slide):
            return option
        board = state.printed.board
        across, along, turn = rng.random(3).tolist()
        target = straight_aim(board, across * board.width, along * 1.1 * board.length, token=option.token)
        return Throw(option.token, Aim(target.x, 0.4 * (turn - 0.5), target.speed))


@dataclass(frozen=True)
class Ask:
    """Asks somebody: `ask(state, decision, refusal)` gives the answer, and is asked again if that is illegal.

    refusal: None at first, then the line that says why the last answer was refused (K6's foul among them).
    """

    ask: Callable[[RoundState, Decision, str | None], Answer]
    name: str = "person"

    def decide(self, state: RoundState, waiting: Decision, rng: Generator) -> Answer:  # noqa: ARG002 - it draws nothing
        """The first legal answer."""
        from lab.rules.machine import play

        refusal = None
        while True:
            answer = self.ask(state, waiting, refusal)
            if isinstance(answer, Throw):
                answer_token = Slide(answer.token)
                if answer_token in waiting.options:
                    return answer
                refusal = f"{answer.token} cannot be slid now; slide {' or '.join(waiting.tokens)}"
                continue
            try:
                play(state, answer)
            except RuleError as error:
                refusal = error.line()
            else:
                return answer


POLICIES: dict[str, Policy] = {"greedy": Greedy(), "random": Random()}
"""Policies by name."""
