"""The reference card's four steps and the end of the round (K15 to K22), each from one state to the next.

In every step the sides act in turn order, and all finish it before the next one begins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lab.errors import RuleError
from lab.ledger import BANK, POT
from lab.rules.choices import RecordedChoices
from lab.rules.resting import after_slide
from lab.rules.state import Place, RoundState


def play_card(state: RoundState, choices: RecordedChoices) -> RoundState:
    """The four steps, one after the other; what choices leave open follows the defaults."""
    state = chance(state.at_step("chance"), choices)
    state = railroads(state.at_step("railroads"), choices)
    state = collect_and_pay(state.at_step("collect"), choices)
    return free_parking(state.at_step("free-parking"))


def chance(state: RoundState, choices: RecordedChoices) -> RoundState:
    """K15: each token of the side on Chance is slid again from GO.

    What lies on Chance is read once, when the side's moment comes; one of those that was pushed off Chance
    before its own slide stays where it is.
    """
    for side in state.order:
        for token in state.on_kind(side, "chance"):
            if state.kind(token) != "chance":
                continue
            choice = choices.take("K15", token)
            if choice is None:
                raise RuleError(
                    f"{token} lies on {state.printed.label(state.places[token].space)} and slides again; "
                    f'add {{"rule": "K15", "token": "{token}", "rest": {{"{token}": PLACE}}}}',
                    code="rule-K15",
                    where="choices",
                )
            state = after_slide(state, choice, choices)
    return state


def railroads(state: RoundState, choices: RecordedChoices) -> RoundState:
    """K16: each token on a Railroad moves to an unoccupied property, by hand, or stays when declined."""
    for side in state.order:
        for token in state.on_kind(side, "railroad"):
            target, why = _railroad_target(state, token, choices)
            if target is None:
                state = state.told("K16", token, state.places[token].space, why)
            else:
                state = state.placed({token: Place(target)}).told("K16", token, target, why)
    return state


def _railroad_target(state: RoundState, token: str, choices: RecordedChoices) -> tuple[str | None, str]:
    """The property that a token moves to (None: it stays), and the sentence that says so."""
    taken = {place.space for place in state.places.values()}
    free = [space for space in state.printed.properties if space not in taken]
    choice = choices.take("K16", token)
    start = state.printed.label(state.places[token].space)
    if choice is not None and choice.space is None:
        return None, f"{token} stays on {start}, as its owner wants."
    if choice is not None and choice.space not in free:
        assert choice.space is not None
        what = (
            "is occupied"
            if choice.space in taken and choice.space in state.printed.properties
            else "is not a property"
        )
        mend = (
            f"move it to a free one, e.g. {state.printed.dearest(free)}"
            if free
            else "none is free, so it stays: give null"
        )
        raise RuleError(
            f"{token} cannot move to {choice.space}, which {what}; {mend}",
            code="rule-K16",
            where=choice.where,
        )
    if choice is not None:
        target = choice.space
    elif free:
        target = state.printed.dearest(free)
    else:
        return None, f"{token} stays on {start}, for no property is free."
    assert target is not None
    return target, f"{token} moves from {start} to {state.printed.label(target)}."


# --- collect and pay ------------------------------------------------------------------------------------


def collect_and_pay(state: RoundState, choices: RecordedChoices) -> RoundState:
    """K17 to K20 for each side in turn: properties, bonuses, house, luxury tax."""
    collector: dict[str, str] = {}
    for side in state.order:
        state, collected = _collect(state, side, collector)
        collector.update(dict.fromkeys(collected, side))
        state = _bonuses(state, side, collected)
        state = _house(state, side, collected, choices)
        state = _tax(state, side, len(collected))
    return state


def _collect(
    state: RoundState, side: str, collector: Mapping[str, str]
) -> tuple[RoundState, tuple[str, ...]]:
    """K17: the printed amount of each property with a token of the side that no earlier side collected.

    collector: the side that collected for each property so far. Also gives what this side collected for.
    """
    first_token: dict[str, str] = {}
    for token in state.on_kind(side, "property"):
        first_token.setdefault(state.places[token].space, token)
    for space in state.printed.in_order(first_token):
        token, label = first_token[space], state.printed.label(space)
        if space in collector:
            why = f"{side} gets nothing for {label}: {collector[space]}, earlier in turn order, collected."
            state = state.told("K17", token, space, why)
        else:
            why = f"{side} collects for {label}, where {token} lies."
            amount = state.printed.value[space]
            state = state.paid("K17", BANK, side, amount, why, side=side, token=token, space=space)
    return state, state.printed.in_order(first_token.keys() - collector)


def _bonuses(state: RoundState, side: str, collected: tuple[str, ...]) -> RoundState:
    """K18: the bonus of each colour set that the side collected wholly."""
    for group, members in state.printed.sets.items():
        if set(members) <= set(collected):
            state = state.paid(
                "K18",
                BANK,
                side,
                state.printed.board.bonus[group],
                f"{side} collected for every {group} property and so gets the bonus of the set.",
                side=side,
            )
    return state


def _house(state: RoundState, side: str, collected: tuple[str, ...], choices: RecordedChoices) -> RoundState:
    """K19: with a token on a House, one collected property once more, without bonus."""
    houses = state.on_kind(side, "house")
    if not houses:
        return state
    choice = choices.take("K19", side)
    if choice is not None and choice.space not in collected:
        what = f"it collected for {', '.join(collected)}" if collected else "it collected for none"
        raise RuleError(
            f"{side} did not collect for {choice.space} this round; {what}",
            code="rule-K19",
            where=choice.where,
        )
    if not collected:
        return state
    space = state.printed.dearest(collected) if choice is None else choice.space
    assert space is not None
    return state.paid(
        "K19",
        BANK,
        side,
        state.printed.value[space],
        f"{side} has {houses[0]} on a House and collects once more for {state.printed.label(space)}.",
        side=side,
        token=houses[0],
        space=space,
    )


def _tax(state: RoundState, side: str, properties: int) -> RoundState:
    """K20: with a token on Luxury Tax, a tax into the pot for each property collected, as cash allows."""
    taxed = state.on_kind(side, "luxury_tax")
    due = state.options.luxury_tax * properties
    if not taxed or due == 0:
        return state
    cash = state.ledger.balances[side]
    amount = due if state.options.allow_debt else min(due, cash)
    many = "1 property" if properties == 1 else f"{properties} properties"
    short = "" if amount == due else f", of {due} due only the {amount} in hand"
    return state.paid(
        "K20",
        side,
        POT,
        amount,
        f"{side} has {taxed[0]} on Luxury Tax and pays for {many} collected{short}.",
        side=side,
        token=taxed[0],
        space=state.places[taxed[0]].space,
    )


# --- the pot --------------------------------------------------------------------------------------------


def free_parking(state: RoundState) -> RoundState:
    """K21: the side with most tokens on Free Parking takes the pot; tied sides share it in whole notes."""
    parked = {side: state.on_kind(side, "free_parking") for side in state.order}
    most = max(map(len, parked.values()))
    pot = state.ledger.balances[POT]
    if most == 0 or pot == 0:
        return state
    winners = [side for side in state.order if len(parked[side]) == most]
    tokens = "1 token" if most == 1 else f"{most} tokens"
    note = state.options.smallest_note
    share = pot if len(winners) == 1 else pot // len(winners) // note * note
    for side in winners:
        if len(winners) == 1:
            why = f"{side} has most tokens on Free Parking ({most}) and takes the pot."
        else:
            left = pot - share * len(winners)
            rest = f"; {left} stays" if left else ""
            why = f"{_listed(winners)} tie with {tokens} each on Free Parking and share the pot{rest}."
        token = parked[side][0]
        state = state.paid(
            "K21", POT, side, share, why, side=side, token=token, space=state.places[token].space
        )
    return state


def end_of_round(state: RoundState) -> RoundState:
    """K22: an empty pot is filled again by the bank."""
    if state.ledger.balances[POT] != 0 or state.options.pot_refill == 0:
        return state
    return state.paid(
        "K22", BANK, POT, state.options.pot_refill, "The pot is empty, so the bank fills it again."
    )


def _listed(names: Sequence[str]) -> str:
    """`red, yellow and green`."""
    return " and ".join(part for part in (", ".join(names[:-1]), names[-1]) if part)
