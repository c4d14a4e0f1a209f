"""Protect what one has, attack what the others have, or just collect: what to do with the next slide."""

from __future__ import annotations

from lab.chance.questions.asked import ROUNDS, Asked, Played, Rounds
from lab.chance.rollout.setting import Hands, next_to_slide
from lab.chance.round_worth import Measure
from lab.rules.aiming import aim_of, straight_aim
from lab.rules.policies import Throw
from lab.rules.state import RoundState, side_of

FOLLOW_THROUGH = (0.05, 0.15, 0.3)
"""How far (m) past a token an attack would run if it were not there: gentle to hard."""

GAP = 0.01
"""How far (m) in front of an own token a guard is meant to stop."""

MOST_TARGETS = 4
"""So many of the others' tokens, the dearest, are tried."""


def protect_or_attack(
    state: RoundState,
    throwers: Hands,
    *,
    n: int = ROUNDS,
    seed: int = 1,
    measure: Measure = "lead",
) -> Asked:
    """What the side that slides next should do: collect, protect its dearest token, or attack another side's.

    collect: the greedy aim at the dearest property still to be had. protect: stop just in front of the own token
    on the dearest property. attack: straight at a token of another side on a property, gently or hard, whichever
    comes out best. Every option is thrown by the side's own hand. Raises RuleError where nobody is to slide.
    """
    token = next_to_slide(state)
    side = side_of(token)
    rounds = Rounds(state, side, throwers, measure, n, seed)
    options = [_collect(state, token, rounds)]
    own, others = _on_properties(state, side)
    for name in own[:1]:
        options.append(_protect(state, token, name, rounds))
    for name in others[:MOST_TARGETS]:
        options.append(_attack(state, token, name, rounds))
    return rounds.asked(f"what should {side} do with {token}: collect, protect or attack?", options)


def _on_properties(state: RoundState, side: str) -> tuple[list[str], list[str]]:
    """Own tokens and the others' that lie on properties, the dearest first."""
    printed = state.printed
    lying = [token for token in state.lying() if printed.kind[state.places[token].space] == "property"]
    lying.sort(key=lambda token: -printed.value[state.places[token].space])
    return [t for t in lying if side_of(t) == side], [t for t in lying if side_of(t) != side]


def _collect(state: RoundState, token: str, rounds: Rounds) -> Played:
    return rounds.played("collect", f"Collect with {token}", [Throw(token, aim_of(state, token)[0])])


def _protect(state: RoundState, token: str, own: str, rounds: Rounds) -> Played:
    printed = state.printed
    x, y = _place(state, own)
    before = y - printed.radius[own] - printed.radius[token] - GAP
    aim = straight_aim(printed.board, x, before, token=token)
    return rounds.played(f"protect {own}", f"Protect {own} by stopping in front of it", [Throw(token, aim)])


def _attack(state: RoundState, token: str, other: str, rounds: Rounds) -> Played:
    """The best of several strengths."""
    x, y = _place(state, other)
    throws = [
        [Throw(token, straight_aim(state.printed.board, x, y + further, token=token))]
        for further in FOLLOW_THROUGH
    ]
    return rounds.played(f"attack {other}", f"Attack {other}", rounds.best(throws))


def _place(state: RoundState, token: str) -> tuple[float, float]:
    xy = state.places[token].xy
    assert xy is not None  # a table whose places are not all known is refused before
    return xy
