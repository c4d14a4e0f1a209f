"""Choices on the reference card: where to move from a Railroad (K16), what the House collects again (K19)."""

from __future__ import annotations

from lab.chance.questions.asked import ROUNDS, Asked, Rounds
from lab.chance.rollout.setting import Hands
from lab.chance.round_worth import Measure
from lab.errors import RuleError
from lab.rules.actions import House, Move
from lab.rules.card import free_properties
from lab.rules.state import RoundState, side_of


def which_railroad(
    state: RoundState,
    throwers: Hands,
    token: str,
    *,
    n: int = ROUNDS,
    seed: int = 1,
    measure: Measure = "lead",
) -> Asked:
    """Which free property the token on a Railroad should move to when its moment comes.

    state: a table after all slides, before the card or within it. Where Chance is slid again first, a property
    that is then taken is left to the greedy policy. Raises RuleError (`rule-K16`) for a token that is on no
    Railroad and a table without a free property.
    """
    printed = state.printed
    at = state.places.get(token)
    if at is None or printed.kind.get(at.space) != "railroad":
        raise RuleError(f"{token} is on no Railroad, so it does not move", code="rule-K16", where="token")
    free = free_properties(state)
    if not free:
        raise RuleError(f"no property is free, so {token} stays", code="rule-K16", where="token")
    rounds = Rounds(state, side_of(token), throwers, measure, n, seed)
    options = [
        rounds.played(
            f"move to {printed.label(space)}", f"Move {token} to {printed.label(space)}",
            [Move(token, space)], standing=True,
        )
        for space in free
    ]  # fmt: skip
    if state.options.railroad_may_stay:
        options.append(
            rounds.played("stay", f"Stay on {printed.label(at.space)}", [Move(token, None)], standing=True)
        )
    return rounds.asked(f"which property should {token} move to from {printed.label(at.space)}?", options)


def which_house(
    state: RoundState,
    throwers: Hands,
    side: str,
    *,
    n: int = ROUNDS,
    seed: int = 1,
    measure: Measure = "lead",
) -> Asked:
    """Which of its properties the side should collect once more for its House.

    state: a table after all slides, before the card or within it. A property that another side collects is left
    to the greedy policy. Raises RuleError (`rule-K19`) without a token on a House, or on a property.
    """
    if side not in state.order:
        raise RuleError(f"{side!r} does not play in this round", code="format", where="side")
    printed = state.printed
    own = {place.space for token in state.own(side) if (place := state.places.get(token)) is not None}
    if not any(printed.kind.get(space) == "house" for space in own):
        raise RuleError(f"{side} has no token on a House", code="rule-K19", where="side")
    properties = [space for space in printed.properties if space in own]
    if not properties:
        raise RuleError(
            f"{side} has no token on a property, so its House pays nothing", code="rule-K19", where="side"
        )
    rounds = Rounds(state, side, throwers, measure, n, seed)
    options = [
        rounds.played(
            f"collect {printed.label(space)} again", f"Collect {printed.label(space)} once more",
            [House(side, space)], standing=True,
        )
        for space in properties
    ]  # fmt: skip
    return rounds.asked(f"which property should {side} collect again for its House?", options)
