"""The reference card's four steps and the end of the round (K15 to K22), task by task.

In every step the sides act in turn order, and all finish it before the next one begins.
"""

from __future__ import annotations

from lab.errors import RuleError
from lab.ledger import BANK, POT
from lab.rules.actions import House, Move
from lab.rules.state import Place, Task
from lab.rules.work import Round, Work
from lab.words import listed

STEPS = ("chance", "railroads", "collect", "free-parking", "end")
"""The parts of a round after sliding: the tasks that begin them, and what log lines call them."""


def begin_step(work: Work, task: Task) -> None:
    """A step begins: every side's moment comes in turn order; pot and end have one for all."""
    work.step = task.kind
    if task.kind == "free-parking":
        free_parking(work)
    elif task.kind == "end":
        end_of_round(work)
    else:
        work.next_tasks(*(Task(f"{task.kind}-of", side) for side in work.order))


def chance_of(work: Work, task: Task) -> None:
    """K15: what of the side lies on Chance when its moment comes slides again, if it still lies there."""
    work.next_tasks(*(Task("reslide", t, rule="K15") for t in work.on_kind(task.who, "chance")))


# --- railroads ------------------------------------------------------------------------------------------


def railroads_of(work: Work, task: Task) -> None:
    """K16: each of the side's tokens on a Railroad may move."""
    work.next_tasks(*(Task("railroad", token) for token in work.on_kind(task.who, "railroad")))


def free_properties(work: Round) -> tuple[str, ...]:
    """The properties on which no token lies, in board order."""
    taken = {place.space for place in work.places.values()}
    return tuple(space for space in work.printed.properties if space not in taken)


def move(work: Work, action: Move) -> None:
    """K16: by hand to an unoccupied property, or not at all."""
    token, target = action.token, action.space
    free = free_properties(work)
    start = work.places[token].space
    label = work.printed.label
    if target is None:
        if not free:
            why = f"{token} stays on {label(start)}, for no property is free."
        elif work.options.railroad_may_stay:
            why = f"{token} stays on {label(start)}, as its owner wants."
        else:
            raise RuleError(
                f"{token} must move at this table; move it to a free property, e.g. "
                f"{work.printed.dearest(free)}",
                code="rule-K16",
            )
        work.told("K16", token, start, why, "stays" if free else "stays-full")
        return
    if target not in free:
        what = "is occupied" if target in work.printed.properties else "is not a property"
        mend = (
            f"move it to a free one, e.g. {work.printed.dearest(free)}"
            if free
            else "none is free, so it stays: give null"
        )
        raise RuleError(f"{token} cannot move to {target}, which {what}; {mend}", code="rule-K16")
    work.places[token] = Place(target)
    why = f"{token} moves from {label(start)} to {label(target)}."
    work.told("K16", token, target, why, "moves", (start,))


# --- collect and pay ------------------------------------------------------------------------------------


def collect_of(work: Work, task: Task) -> None:
    """K17, K18: the side's properties and bonuses; its House and its tax come next."""
    side = task.who
    collected = _collect(work, side)
    _bonuses(work, side, collected)
    tasks = [Task("tax", side, collected)] if collected else []
    if collected and work.on_kind(side, "house"):
        tasks.insert(0, Task("house", side, collected))
    work.next_tasks(*tasks)


def _collect(work: Work, side: str) -> tuple[str, ...]:
    """K17: the printed amount of each property with a token of the side that no earlier side collected."""
    printed, collector = work.printed, work.collector
    first_token: dict[str, str] = {}
    for token in work.on_kind(side, "property"):
        first_token.setdefault(work.places[token].space, token)
    collected = []
    for space in printed.in_order(first_token):
        token, label = first_token[space], printed.label(space)
        if space in collector:
            why = f"{side} gets nothing for {label}: {collector[space]}, earlier in turn order, collected."
            work.told("K17", token, space, why, "taken", (collector[space],))
        else:
            why = f"{side} collects for {label}, where {token} lies."
            work.paid("K17", BANK, side, printed.value[space], why, side=side, token=token, space=space)
            collected.append(space)
    work.collector = {**collector, **dict.fromkeys(collected, side)}
    return tuple(collected)


def _bonuses(work: Work, side: str, collected: tuple[str, ...]) -> None:
    """K18: the bonus of each colour set that the side collected wholly."""
    for group, members in work.printed.sets.items():
        if members[0] in collected and all(space in collected for space in members):
            why = f"{side} collected for every {group} property and so gets the bonus of the set."
            work.paid("K18", BANK, side, work.printed.board.bonus[group], why, side=side, also=(group,))


def house_amount(work: Round, side: str, space: str) -> int:
    """K19: what the House pays for a property that the side collected."""
    amount = work.printed.value[space]
    if work.options.house_bonus:
        for group, members in work.printed.sets.items():
            if space in members and all(work.collector.get(one) == side for one in members):
                amount += work.printed.board.bonus[group]
    return amount


def house(work: Work, task: Task, action: House) -> None:
    """K19: one collected property is collected once more, by the side's choice."""
    side, space = action.side, action.space
    if space not in task.names:
        raise RuleError(
            f"{side} did not collect for {space} this round; choose one of {', '.join(task.names)}",
            code="rule-K19",
        )
    token = work.on_kind(side, "house")[0]
    why = f"{side} has {token} on a House and collects once more for {work.printed.label(space)}."
    work.paid("K19", BANK, side, house_amount(work, side, space), why, side=side, token=token, space=space)


def tax(work: Work, task: Task) -> None:
    """K20: the tax for each property collected, once, into the pot."""
    side, collected = task.who, task.names
    taxed = work.on_kind(side, "luxury_tax")
    many = len(collected)
    if work.options.tax_on_house and work.on_kind(side, "house"):
        many += 1
    due = work.options.luxury_tax * many
    if not taxed or due == 0:
        return
    cash = work.balances[side]
    amount = due if work.options.allow_debt else min(due, max(cash, 0))
    short = f", of {due} due only the {amount} in hand" if amount < due else ""
    named = f"{many} properties" if many > 1 else "1 property"
    work.paid(
        "K20",
        side,
        POT,
        amount,
        f"{side} has {taxed[0]} on Luxury Tax and pays for {named} collected{short}.",
        side=side,
        token=taxed[0],
        space=work.places[taxed[0]].space,
        also=(str(many), str(due)),
    )


# --- the pot --------------------------------------------------------------------------------------------


def free_parking(work: Work) -> None:
    """K21: the side with most tokens on Free Parking takes the pot; tied sides share it in whole notes."""
    parked = {side: work.on_kind(side, "free_parking") for side in work.order}
    most = max(map(len, parked.values()))
    pot = work.balances[POT]
    if most == 0 or pot == 0:
        return
    winners = [side for side in work.order if len(parked[side]) == most]
    tokens = "1 token" if most == 1 else f"{most} tokens"
    note = work.options.smallest_note
    share = pot if len(winners) == 1 else pot // len(winners) // note * note
    also: tuple[str, ...]
    for side in winners:
        if len(winners) == 1:
            why, also = f"{side} has most tokens on Free Parking ({most}) and takes the pot.", ()
        else:
            left = pot - share * len(winners)
            rest = f"; {left} stays" if left else ""
            why = f"{listed(winners)} tie with {tokens} each on Free Parking and share the pot{rest}."
            also = (*winners, str(left))
        token = parked[side][0]
        space = work.places[token].space
        work.paid("K21", POT, side, share, why, side=side, token=token, space=space, also=also)


def end_of_round(work: Work) -> None:
    """K22: an empty pot is filled again by the bank."""
    if work.balances[POT] == 0 and work.options.pot_refill > 0:
        why = "The pot is empty, so the bank fills it again."
        work.paid("K22", BANK, POT, work.options.pot_refill, why)
