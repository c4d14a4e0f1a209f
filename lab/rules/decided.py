"""The decisions of a round record, each with what else could have been decided, and the record changed there.

`decisions_of` lists them; `decided_otherwise` gives the record with another answer, which is a record like any
other: whoever scores it hears what the rules say to it. `without_unasked` leaves out what nothing asks for any more.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lab.errors import RuleError
from lab.rules.actions import Action, Fee, House, Kind, Move, Pick, Slide
from lab.rules.follow import follow
from lab.rules.machine import decision
from lab.rules.printed import printed_on
from lab.rules.reading import read_record, record_of
from lab.rules.record import slide_as_dict
from lab.rules.replay import Moment, moments_of
from lab.rules.score import board_of

if TYPE_CHECKING:
    from lab.board import Board


_CHOICE = re.compile(r"choices\[(\d+)\]")


@dataclass(frozen=True)
class Decided:
    """One decision of a round.

    kind, rule: what was decided, by which rule; a slide from Chance is of kind `slide`. side: whose decision.
    about: the token, for a House (K19) the side. options: the legal answers, without releases and rests.
    chosen: the answer; told: whether the record gives it, or the default was taken. nth: it was the token's
    so many-th decision by this rule, from 0. moment: the number of its moment in the replay, from 1.
    """

    kind: Kind
    rule: str
    side: str
    about: str
    options: tuple[Action, ...]
    chosen: Action
    told: bool
    nth: int
    moment: int


def decisions_of(record: Mapping[str, Any], board: Board | None = None) -> tuple[Decided, ...]:
    """The decisions of a round record, in the order in which they were made; errors as of `score_round`.

    Slides in turn (K5) and paid ones (K12, part of the decision to pay) are no decisions here.
    """
    printed = printed_on(board_of(record_of(record)) if board is None else board)
    start, told, _, _ = follow(read_record(record, printed), printed, partial=True, keep=True)
    given = _given(record)
    seen: dict[tuple[str, str], int] = {}
    numbers = _Numbers(tuple(moments_of(start, told)))
    found = []
    for state, action, rule in told:
        if action is None or rule is None:
            continue
        moment = numbers.of(action)
        if isinstance(action, Slide) and rule != "K15":
            continue
        waiting = decision(state)
        assert waiting is not None  # the action answered it
        about = action.side if isinstance(action, House) else waiting.about
        nth = seen.get((rule, about), 0)
        seen[rule, about] = nth + 1
        known = nth < given.get((rule, about), 0)
        side = waiting.side or about
        found.append(Decided(waiting.kind, rule, side, about, waiting.options, action, known, nth, moment))
    return tuple(found)


class _Numbers:
    """Hands out the number of each action's moment, in the order of the actions."""

    def __init__(self, moments: Sequence[Moment]):
        self._moments = moments
        self._at = 0

    def of(self, action: Action) -> int:
        for i in range(self._at, len(self._moments)):
            moment = self._moments[i]
            if isinstance(action, House):
                if moment.kind == "collect" and moment.side == action.side:
                    return moment.number
            elif moment.action is action:
                self._at = i + 1
                return moment.number
        raise AssertionError(f"{action!r} has no moment")


def decided_otherwise(
    record: Mapping[str, Any],
    decisions: Sequence[Decided],
    which: int,
    answer: Action,
    slide: Slide | None = None,
) -> dict[str, Any]:
    """The record with another answer to `decisions[which]`.

    decisions: of this record, from `decisions_of`. slide: the new slide of a paid fee (K12); one from Chance
    (K15) is the answer itself. Decisions of the same token and rule before it, of which the record was silent,
    are written down as they went. RuleError (`rule-K12`) for a paid fee without a slide.
    """
    changed = deepcopy(dict(record_of(record)))
    choices: list[dict[str, Any]] = list(changed.get("choices", []))
    one = decisions[which]
    same = [i for i, choice in enumerate(choices) if _key(choice) == (one.rule, one.about)]
    written = _written(one.rule, answer, slide)
    if one.nth < len(same):
        choices[same[one.nth]] = written
    else:
        earlier = [d for d in decisions if (d.rule, d.about) == (one.rule, one.about) and d.nth < one.nth]
        choices += [_written(d.rule, d.chosen, None) for d in earlier[len(same) :]]
        choices.append(written)
    changed["choices"] = choices
    return changed


def without_unasked(
    record: Mapping[str, Any], decided: Decided, board: Board | None = None
) -> dict[str, Any]:
    """The record without those choices that no longer apply since `decided` was decided otherwise.

    A fee of a token that is not in jail any more, a House for what is not collected now, a space that a token
    cannot move to: what else the record says stays, and so does the new answer itself, legal or not.
    """
    changed = dict(record_of(record))
    printed = printed_on(board_of(changed) if board is None else board)
    choices = list(changed.get("choices", []))
    same = [choice for choice in choices if _key(choice) == (decided.rule, decided.about)]
    kept = same[decided.nth]
    while True:
        try:
            follow(read_record(changed, printed), printed, partial=True)
        except RuleError as error:
            found = _CHOICE.match(error.where or "")
            at = int(found[1]) if found else None
            if at is None or choices[at] is kept or error.code != f"rule-{choices[at]['rule']}":
                return changed  # whoever scores it hears of it
            choices = [*choices[:at], *choices[at + 1 :]]
            changed["choices"] = choices
        else:
            return changed


def _written(rule: str, answer: Action, slide: Slide | None) -> dict[str, Any]:
    """One decision as a record's `choices` have it."""
    match answer:
        case Fee(token, pay):
            if not pay:
                return {"rule": rule, "token": token, "pay": False}
            if slide is None:
                raise RuleError(
                    f"{token} slides again when it is paid for; say where it comes to rest", code="rule-K12"
                )
            return {"rule": rule, "token": token, "pay": True, **slide_as_dict(slide)}
        case Pick(token, space) | Move(token, space):
            return {"rule": rule, "token": token, "space": space}
        case House(side, space):
            return {"rule": rule, "side": side, "space": space}
        case Slide(token):
            return {"rule": rule, "token": token, **slide_as_dict(answer)}
        case _:
            raise TypeError(f"{answer!r} is no decision of a record")


def _given(record: Mapping[str, Any]) -> dict[tuple[str, str], int]:
    """How many choices the record tells, by rule and token (K19: side)."""
    found: dict[tuple[str, str], int] = {}
    for choice in record_of(record).get("choices", []):
        key = _key(choice)
        found[key] = found.get(key, 0) + 1
    return found


def _key(choice: Mapping[str, Any]) -> tuple[str, str]:
    """Rule and token of a choice; for K19 the side."""
    return choice["rule"], choice["side"] if "side" in choice else choice["token"]
