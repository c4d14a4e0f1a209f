"""A round as a pure machine: a state and an action give the next state, and what happened in between.

A state's agenda lists what is still to be done. Tasks that leave nothing to decide are carried out at once;
the first one that does is what the round waits for, its `decision`. Nothing here is random and nothing asks:
releases, scatter and choices all come in with the actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

from lab.errors import RuleError
from lab.ledger import BANK, POT, Entry, Ledger
from lab.rules import card, resting, sliding
from lab.rules.actions import Action, Decision, Fee, House, Kind, Move, Pick, Slide
from lab.rules.options import DEFAULT_OPTIONS, RuleOptions
from lab.rules.printed import Printed, Spot
from lab.rules.state import Place, RoundState, TableEvent, Task, side_of, tokens_of
from lab.rules.work import Round, Work

CARD = tuple(Task(step) for step in card.STEPS)


class Step(NamedTuple):
    """What an action led to: the state in which the next decision is due, and what happened on the way."""

    state: RoundState
    events: tuple[Entry | TableEvent, ...]


def new_round(
    printed: Printed,
    order: tuple[str, ...],
    cash: Mapping[str, int],
    pot: int,
    options: RuleOptions = DEFAULT_OPTIONS,
) -> RoundState:
    """A round before its first slide. The bank opens at 0, so that its balance is what it paid out."""
    return RoundState(
        printed=printed,
        options=options,
        order=order,
        tokens=tokens_of(order),
        places=_NO_PLACES,
        slid=(),
        ledger=Ledger.opened({**{side: cash[side] for side in order}, POT: pot, BANK: 0}),
        step="sliding",
        collector={},
        log=(),
        agenda=(Task("slides"), *CARD),
    )


def decision(state: Round) -> Decision | None:
    """What the round waits for; None when it is over (or stands between two tasks, see `task_by_task`)."""
    if not state.agenda:
        return None
    task = state.agenda[0]
    known = _DECISIONS.get(task.kind)
    if known is None:
        return None
    kind, rule, answers = known
    if task.kind == "slides":
        side = sliding.side_to_slide(state.order, state.slid)
    else:
        side = task.who if kind == "house" else side_of(task.who)
    return Decision(kind, rule, side, task.who, partial(answers, state, task))


def legal_actions(state: RoundState) -> tuple[Action, ...]:
    """Every action that may come next; slides by token, without release and rest."""
    waiting = decision(state)
    return () if waiting is None else waiting.options


def play(state: RoundState, action: Action) -> Step:
    """Carry out the action that the round waits for, and all that follows until the next decision.

    Raises RuleError with the rule's number for an illegal one; the state is unharmed.
    """
    work = Work(state)
    carry_out(work, action)
    return Step(work.frozen(), tuple(work.log))


def task_by_task(state: RoundState, action: Action) -> Iterator[tuple[Task | None, Step]]:
    """As `play`, with a stop after the action itself (None) and after each task that follows."""
    work = Work(state)
    _act(work, action)
    state = work.frozen()
    yield None, Step(state, tuple(work.log))
    yield from tasks_ahead(state)


def tasks_ahead(state: RoundState) -> Iterator[tuple[Task, Step]]:
    """The tasks that leave nothing to decide, one by one, until the next decision."""
    while True:
        work = Work(state)
        task = _one_task(work)
        if task is None:
            return
        state = work.frozen()
        yield task, Step(state, tuple(work.log))


# --- on an open copy ------------------------------------------------------------------------------------


def carry_out(work: Work, action: Action) -> None:
    """`play` on an open copy, which an illegal action leaves in pieces."""
    _act(work, action)
    settle(work)


def settle(work: Work) -> None:
    """Do everything that leaves nothing to decide."""
    while _one_task(work) is not None:
        pass


def lay_out(work: Work, final: Mapping[str, Spot]) -> None:
    """All slides made at once: the tokens lie where somebody read them off the table; `settle` comes next.

    Raises RuleError (`place`, with the token's name as the place) where tokens overlap.
    """
    work.slid = work.tokens
    ties = resting.lay_down(work, final, observed=True, where="")
    work.agenda[:1] = [*ties, Task("laid")]


def cut_short(work: Work) -> None:
    """As if no token were slid any more: to the card at once, none slid again from Chance; `settle` next."""
    work.agenda = [task for task in work.agenda if task.kind not in _SLIDES]


_SLIDES = ("slides", "again", "reslide", "chance", "chance-of")


# --- tasks ----------------------------------------------------------------------------------------------


def _one_task(work: Work) -> Task | None:
    """Carry out the next task and return it; None where there is none, or a decision is due first."""
    while work.agenda:
        task = work.agenda[0]
        still_due = _STILL_DUE.get(task.kind)
        if still_due is not None:
            if still_due(work, task):
                return None
            work.agenda.pop(0)
            continue
        work.agenda.pop(0)
        _TASKS[task.kind](work, task)
        return task
    return None


def _laid(work: Work, _task: Task) -> None:
    """K11 for a table read off after all slides."""
    resting.to_jail(work, tuple(t for t in work.tokens if work.kind(t) == "go_to_jail"))


_TASKS: Mapping[str, Callable[[Work, Task], None]] = {
    "laid": _laid,
    "rested": sliding.rested,
    **dict.fromkeys(card.STEPS, card.begin_step),
    "chance-of": card.chance_of,
    "railroads-of": card.railroads_of,
    "collect-of": card.collect_of,
    "tax": card.tax,
}


def _always(_work: Work, _task: Task) -> bool:
    return True


_STILL_DUE: Mapping[str, Callable[[Work, Task], bool]] = {
    "slides": lambda work, task: len(work.slid) < len(work.tokens),
    "again": _always,
    "reslide": lambda work, task: work.kind(task.who) == "chance",
    "tie": _always,
    "fee": _always,
    "railroad": _always,
    "house": _always,
}
"""Tasks that are decisions, and whether one is still to be made when its turn comes."""

# --- decisions ------------------------------------------------------------------------------------------


Answers = tuple[tuple[Action, ...], Action | None]
"""The legal actions, and the one that happens when nothing is said."""


def _slides(state: Round, task: Task) -> Answers:
    if task.kind == "slides":
        side = sliding.side_to_slide(state.order, state.slid)
        return tuple(map(Slide, sliding.may_slide(state, side))), None
    return (Slide(task.who),), None


def _picks(state: Round, task: Task) -> Answers:
    options = tuple(Pick(task.who, space) for space in task.names)
    return options, Pick(task.who, state.printed.dearest(task.names))


def _fees(state: Round, task: Task) -> Answers:
    stay = Fee(task.who, False)
    return (Fee(task.who, True), stay) if resting.may_pay(state, task.who) else (stay,), stay


def _moves(state: Round, task: Task) -> Answers:
    free = card.free_properties(state)
    stay = Move(task.who, None)
    if not free:
        return (stay,), stay
    moves = tuple(Move(task.who, space) for space in free)
    options = (*moves, stay) if state.options.railroad_may_stay else moves
    return options, Move(task.who, state.printed.dearest(free))


def _houses(state: Round, task: Task) -> Answers:
    options = tuple(House(task.who, space) for space in task.names)
    return options, House(task.who, state.printed.dearest(task.names))


_DECISIONS: Mapping[str, tuple[Kind, str, Callable[[Round, Task], Answers]]] = {
    "slides": ("slide", "K5", _slides),
    "again": ("slide", "K12", _slides),
    "reslide": ("slide", "K15", _slides),
    "tie": ("tie", "K9", _picks),
    "fee": ("fee", "K12", _fees),
    "railroad": ("railroad", "K16", _moves),
    "house": ("house", "K19", _houses),
}
"""Tasks that are decisions: the kind and rule of each, and its answers."""

# --- actions --------------------------------------------------------------------------------------------


def _act(work: Work, action: Action) -> None:
    """Carry out an action; refused when it is not one that the round waits for."""
    if not work.agenda:
        raise RuleError("the round is over; begin the next one", code="rule-K22")
    task = work.agenda[0]
    if task.kind == "slides" and isinstance(action, Slide):
        sliding.check_turn(work, action.token)
        work.slid = (*work.slid, action.token)
        sliding.slide(work, action, "K5")
        return
    if not _answers(action, task):
        raise _not_now(work, task)
    work.agenda.pop(0)
    match action:
        case Slide():
            sliding.slide(work, action, task.rule)
        case Pick():
            resting.pick(work, task, action)
        case Fee():
            resting.fee(work, action)
        case Move():
            card.move(work, action)
        case House():
            card.house(work, task, action)


def _answers(action: Action, task: Task) -> bool:
    """Whether the action is an answer to the decision that the task is."""
    match action:
        case Slide():
            return task.kind in ("again", "reslide") and action.token == task.who
        case Pick():
            return task.kind == "tie" and action.token == task.who
        case Fee():
            return task.kind == "fee" and action.token == task.who
        case Move():
            return task.kind == "railroad" and action.token == task.who
        case House():
            return task.kind == "house" and action.side == task.who
        case _:
            return False


def _not_now(work: Work, task: Task) -> RuleError:
    """What the round waits for instead."""
    wanted = {
        "slides": ("K5", f"{sliding.side_to_slide(work.order, work.slid)} slides a token"),
        "again": ("K12", f"{task.who} is paid for and slides again"),
        "reslide": ("K15", f"{task.who} lies on Chance and slides again"),
        "tie": ("K9", f"the owner of {task.who} picks a space among {', '.join(task.names)}"),
        "fee": ("K12", f"the owner of {task.who} pays for it or leaves it in jail"),
        "railroad": ("K16", f"{task.who} moves to a free property or stays"),
        "house": ("K19", f"{task.who} chooses a property for its House"),
    }
    rule, what = wanted[task.kind]
    return RuleError(f"that cannot be done now; next, {what}", code=f"rule-{rule}")


_NO_PLACES: MappingProxyType[str, Place] = MappingProxyType({})
