"""A record played: the machine is given what the record tells, decision by decision."""

from __future__ import annotations

from typing import NamedTuple

from lab.errors import RuleError
from lab.rules.actions import Action, Decision, Fee, House, Move, Pick, Slide
from lab.rules.choices import RecordedChoices
from lab.rules.machine import carry_out, cut_short, decision, lay_out, new_round, settle
from lab.rules.printed import Printed
from lab.rules.record import Choice, RoundRecord
from lab.rules.state import RoundState
from lab.rules.work import Round, Work


class Told(NamedTuple):
    """A stretch of a round: from `state` on by the record's `action`, or by itself where that is None.

    state: what the stretch begins with; its tasks are still to be carried out where there is no action.
    rule: of the decision that the action answers.
    """

    state: RoundState
    action: Action | None
    rule: str | None


class Followed(NamedTuple):
    """A record played. start: the round before anything; told: the stretches from there to the end, if kept.

    cut: the record ended before the round did, and the rest was cut short.
    """

    start: RoundState
    told: list[Told]
    end: RoundState
    cut: bool


def follow(record: RoundRecord, printed: Printed, *, partial: bool = False, keep: bool = False) -> Followed:
    """The round of a record played to its end.

    partial: a round that is not over is cut short: no more slides, then the card. keep: tell the stretches
    between, which costs time. Raises RuleError where the record breaks a rule, leaves out a slide, or tells a
    choice that nothing asked for.
    """
    start = new_round(printed, record.order, record.cash, record.pot, record.options)
    run = _begun(record, start, keep)
    reader = _Reader(record)
    cut = False
    while (waiting := decision(run.work)) is not None:
        answer = reader.answer(run.work, waiting, partial=partial)
        if answer is None:
            cut = True
            cut_short(run.work)
            run.go_on()
            continue
        action, where = answer
        try:
            run.play(action, waiting.rule)
        except RuleError as error:
            raise (error if where is None else _placed(error, where)) from None
    reader.check_all_used()
    return Followed(start, run.told, run.work.frozen(), cut)


def under_way(record: RoundRecord, printed: Printed) -> RoundState:
    """The round as far as its record tells it: it waits for the first decision that the record leaves open.

    Where a record goes on after a decision that it is silent about, the default was taken. Raises RuleError as
    `follow`.
    """
    return _as_told(record, printed, keep=False).work.frozen()


def played_so_far(record: RoundRecord, printed: Printed) -> tuple[RoundState, tuple[tuple[str, Action], ...]]:
    """As `under_way`, with every action so far and the rule of the decision that it answered."""
    run = _as_told(record, printed, keep=True)
    actions = tuple(
        (told.rule, told.action) for told in run.told if told.action is not None and told.rule is not None
    )
    return run.work.frozen(), actions


def _as_told(record: RoundRecord, printed: Printed, *, keep: bool) -> _Run:
    """The record played up to the first decision that it leaves open."""
    run = _begun(record, new_round(printed, record.order, record.cash, record.pot, record.options), keep)
    reader = _Reader(record)
    while (waiting := decision(run.work)) is not None:
        if waiting.forced is None and reader.is_silent(waiting):
            break
        answer = reader.answer(run.work, waiting, partial=True)
        if answer is None:
            break
        action, where = answer
        try:
            run.play(action, waiting.rule)
        except RuleError as error:
            raise (error if where is None else _placed(error, where)) from None
    reader.check_all_used()
    return run


def _begun(record: RoundRecord, start: RoundState, keep: bool) -> _Run:
    """The round begun, and laid out where the record tells final places alone."""
    run = _Run(start, keep)
    if record.final is not None:
        try:
            lay_out(run.work, record.final)
        except RuleError as error:
            raise _placed(error, "final") from None
        run.go_on()
    return run


class _Run:
    """A round carried on in one open copy; with `keep`, frozen before each stretch so that it can be told."""

    def __init__(self, start: RoundState, keep: bool):
        self.work = Work(start)
        self.keep = keep
        self.told: list[Told] = []

    def go_on(self) -> None:
        """Do what leaves nothing to decide."""
        self._tell(None, None)
        settle(self.work)

    def play(self, action: Action, rule: str) -> None:
        """Do what the record decided, and what follows."""
        self._tell(action, rule)
        carry_out(self.work, action)

    def _tell(self, action: Action | None, rule: str | None) -> None:
        if self.keep:
            state = self.work.frozen()
            self.told.append(Told(state, action, rule))
            self.work = Work(state)


class _Reader:
    """What a record answers to each decision in turn."""

    def __init__(self, record: RoundRecord):
        self.choices = RecordedChoices(record.choices)
        self.slides = iter(record.slides or ())
        self.told, self.many = 0, len(record.slides or ())
        self.paid: Choice | None = None

    def answer(self, state: Round, waiting: Decision, *, partial: bool) -> tuple[Action, str | None] | None:
        """The action and its place in the record; the default where the record is silent.

        None: the record ends here, and may (`partial`).
        """
        if waiting.kind == "slide":
            return self._slide(state, waiting, partial=partial)
        choice = self.choices.take(waiting.rule, waiting.about)
        if choice is None:
            default = waiting.default
            assert default is not None  # all but slides have one
            return default, None
        return self._chosen(waiting, choice), choice.where

    def is_silent(self, waiting: Decision) -> bool:
        """Whether the record leaves this decision open, and tells of no slide after it."""
        if waiting.kind == "slide" or self.choices.has(waiting.rule, waiting.about):
            return False
        return self.told == self.many

    def _chosen(self, waiting: Decision, choice: Choice) -> Action:
        if waiting.kind == "fee":
            self.paid = choice
            return Fee(choice.who, choice.pay)
        if waiting.kind == "railroad":
            return Move(choice.who, choice.space)
        assert choice.space is not None  # read so
        return Pick(choice.who, choice.space) if waiting.kind == "tie" else House(choice.who, choice.space)

    def _slide(self, state: Round, waiting: Decision, *, partial: bool) -> tuple[Slide, str] | None:
        if waiting.rule == "K5":
            given = next(self.slides, None)
            if given is not None:
                self.told += 1
                return given.slide, given.where
            if partial:
                return None
            raise RuleError(
                f"the round is not over: {waiting.side} slides next; add its slide, or ask for a "
                "partial score",
                code="rule-K5",
                where=f"slides[{len(state.slid)}]",
            )
        if waiting.rule == "K12":
            assert self.paid is not None and self.paid.slide is not None  # read so
            return self.paid.slide, self.paid.where
        token = waiting.about
        choice = self.choices.take("K15", token)
        if choice is not None:
            assert choice.slide is not None  # read so
            return choice.slide, choice.where
        if partial:
            return None
        raise RuleError(
            f"{token} lies on {state.printed.label(state.places[token].space)} and slides again; "
            f'add {{"rule": "K15", "token": "{token}", "rest": {{"{token}": PLACE}}}}',
            code="rule-K15",
            where="choices",
        )

    def check_all_used(self) -> None:
        """RuleError for a slide after the last (`rule-K5`), or a choice that nothing asked for."""
        extra = next(self.slides, None)
        if extra is not None:
            raise RuleError(
                f"every token has been slid, so {extra.slide.token} cannot slide again; leave this slide out",
                code="rule-K5",
                where=extra.where,
            )
        self.choices.check_all_used()


def _placed(error: RuleError, where: str) -> RuleError:
    """The refusal with its place in the record before the one within the action."""
    inner = f"{where}.{error.where}" if error.where else where
    return RuleError(error.message, code=error.code, where=inner)
