"""What follows when tokens come to rest: K7 to K9 at once, then jail and the fee (K11, K12).

Used for the places that a record gives after all slides, and for every slide made in the Chance step.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot

from lab.errors import RuleError
from lab.ledger import BANK, POT
from lab.rules.checks import inside
from lab.rules.choices import RecordedChoices
from lab.rules.printed import JAIL, OFF, Spot
from lab.rules.record import Choice
from lab.rules.state import Place, RoundState, side_of

MOST_OVERLAP = 0.001
"""Tokens read off a table may seem to overlap by this much (m), a slip of the ruler; more is refused."""

_ROUNDING = 1e-9


def after_slides(state: RoundState, final: Mapping[str, Spot], choices: RecordedChoices) -> RoundState:
    """The table as a `final` record gives it, those on Go To Jail taken there."""
    state = _lay_down(state, final, "final", choices)
    return _go_to_jail(state, _on_go_to_jail(state), choices)


def after_slide(state: RoundState, choice: Choice, choices: RecordedChoices) -> RoundState:
    """The table after the new slide that `choice` tells, and after all that follows from it (K7 to K12)."""
    state, sent = _slide(state, choice, choices)
    return _go_to_jail(state, sent, choices)


def _slide(state: RoundState, choice: Choice, choices: RecordedChoices) -> tuple[RoundState, tuple[str, ...]]:
    """The table when all lie still, and the tokens that now go to jail.

    Only a token on the table moves; the slid one comes from GO, wherever it was.
    """
    assert choice.rest is not None  # read so
    moved: dict[str, Spot] = {}
    for token in state.tokens:  # turn order, so that the listing order changes nothing
        if token not in choice.rest:
            continue
        spot, before = choice.rest[token], state.places[token].space
        if token != choice.who and before in (OFF, JAIL):
            if spot != before:
                raise _cannot_move(token, before, inside(f"{choice.where}.rest", token))
            continue
        moved[token] = spot
    state = _lay_down(state, moved, f"{choice.where}.rest", choices)
    for token in moved:
        space = state.places[token].space
        verb = "slides again and" if token == choice.who else "is pushed and"
        end = "leaves the board" if space == OFF else f"comes to rest on {state.printed.label(space)}"
        state = state.told(choice.rule, token, space, f"{token} {verb} {end}.")
    said = {token for token, spot in moved.items() if spot == JAIL}
    lying = set(_on_go_to_jail(state))
    return state, tuple(token for token in state.tokens if token in said or token in lying)


def _cannot_move(token: str, before: str, where: str) -> RuleError:
    if before == OFF:
        return RuleError(
            f"{token} is off the board and out of play for the round, so it cannot move; leave it out",
            code="rule-K7",
            where=where,
        )
    return RuleError(
        f"{token} is in jail until the round ends or its fee is paid, so it cannot move; leave it out",
        code="rule-K12",
        where=where,
    )


# --- K7, K9: which space holds a token -------------------------------------------------------------------


def _lay_down(
    state: RoundState, spots: Mapping[str, Spot], where: str, choices: RecordedChoices
) -> RoundState:
    """The table with tokens laid down; positions become spaces, owners pick among exact ties."""
    places: dict[str, Place] = {}
    ties: list[tuple[str, str, str]] = []
    for token in state.tokens:
        spot = spots.get(token)
        if spot is None:
            continue
        if isinstance(spot, str):
            places[token] = Place(spot)
            continue
        tied = _tied(state, token, spot)
        space = tied[0] if len(tied) == 1 else _picked(state, token, tied, choices)
        places[token] = Place(space, spot)
        if len(tied) > 1:
            labels = " and ".join(state.printed.label(one) for one in tied)
            ties.append(
                (token, space, f"{token} lies equally on {labels}: {state.printed.label(space)} counts.")
            )
    state = state.placed(places)
    if any(place.xy is not None for place in places.values()):
        _check_apart(state, places, where)
    for token, space, why in ties:
        state = state.told("K9", token, space, why)
    return state


def _tied(state: RoundState, token: str, xy: tuple[float, float]) -> list[str]:
    """The spaces that share the first place under a token's base, in board order; mostly one."""
    from lab.geometry import space_map

    board = state.printed.board
    return space_map(board).tied(*xy, board.token_for(token).radius, state.options.tie_tolerance)


def _picked(state: RoundState, token: str, tied: list[str], choices: RecordedChoices) -> str:
    """The owner's pick among tied spaces; with none given, the dearest, then the first in board order."""
    choice = choices.take("K9", token)
    if choice is None:
        return state.printed.dearest(tied)
    if choice.space not in tied:
        raise RuleError(
            f"{choice.space} is not among the tied spaces of {token}; pick one of {', '.join(tied)}",
            code="rule-K9",
            where=choice.where,
        )
    return choice.space


def _check_apart(state: RoundState, laid: Mapping[str, Place], where: str) -> None:
    """Refuse (`place`) tokens just laid down that overlap another one whose position is known."""
    board = state.printed.board
    known = [(t, xy, board.token_for(t).radius) for t in state.tokens if (xy := state.places[t].xy)]
    for i, (b, (bx, by), b_radius) in enumerate(known):
        for a, (ax, ay), a_radius in known[:i]:
            if a not in laid and b not in laid:
                continue
            overlap = a_radius + b_radius - hypot(ax - bx, ay - by)
            if overlap > MOST_OVERLAP + _ROUNDING:
                late, early = (b, a) if b in laid else (a, b)
                raise RuleError(
                    f"{late} and {early} overlap by {overlap * 1000:.1f} mm; measure the two again",
                    code="place",
                    where=inside(where, late),
                )


# --- K11, K12: jail and the fee --------------------------------------------------------------------------


def _on_go_to_jail(state: RoundState) -> tuple[str, ...]:
    return tuple(token for token in state.tokens if state.kind(token) == "go_to_jail")


def _go_to_jail(state: RoundState, sent: tuple[str, ...], choices: RecordedChoices) -> RoundState:
    """K11: `sent` (in turn order) go to jail at once; K12: their owners decide one after the other.

    Each paid slide comes to rest before the next decision; whom it sends to jail queues behind the waiting.
    """
    state = _jailed(state, sent)
    waiting = list(sent)
    while waiting:
        token = waiting.pop(0)
        choice = choices.take("K12", token)
        if choice is None or not choice.pay:
            continue
        state, more = _slide(_fee_paid(state, token, choice), choice, choices)
        state = _jailed(state, more)
        waiting += more
    return state


def _jailed(state: RoundState, sent: tuple[str, ...]) -> RoundState:
    for token in sent:
        space = state.places[token].space
        state = state.placed({token: Place(JAIL)}).told(
            "K11", token, space, f"{token} lies on Go To Jail and goes to jail."
        )
    return state


def _fee_paid(state: RoundState, token: str, choice: Choice) -> RoundState:
    """K12: the fee booked; refused without the cash for it, unless debt is allowed."""
    side, fee = side_of(token), state.options.jail_fee
    cash = state.ledger.balances[side]
    if cash < fee and not state.options.allow_debt:
        raise RuleError(
            f"{side} has {cash} in hand and cannot pay {fee} for {token}; set `pay` to false",
            code="rule-K12",
            where=choice.where,
        )
    payee = BANK if state.options.jail_fee_to == "bank" else POT
    return state.paid(
        "K12",
        side,
        payee,
        fee,
        f"{side} pays to take {token} out of jail and slide it again.",
        side=side,
        token=token,
        space=JAIL,
    )
