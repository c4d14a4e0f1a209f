"""Answers to a round's next decisions, as rows for the compiled machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import nan
from typing import NamedTuple

import numpy as np

from lab.chance.rollout import tables
from lab.chance.rollout.starting import space_number
from lab.chance.rollout.tables import Floats
from lab.rules.actions import Action, Fee, House, Move, Pick, Slide
from lab.rules.policies import Throw
from lab.rules.printed import Spot
from lab.rules.state import RoundState


@dataclass(frozen=True)
class LaidOut:
    """All slides made at once: the tokens lie where somebody read them off the table (a record's `final`)."""

    final: Mapping[str, Spot]


Given = Action | Throw | LaidOut
"""What answers a decision: an action, a throw for the side's hand, or the table after all slides."""


class Answers(NamedTuple):
    """answers (K, 13) and rests (1, R, 4), see `tables.py`."""

    answers: Floats
    rests: Floats


def given_answers(state: RoundState, given: Sequence[Given]) -> Answers:
    """The answers in the order in which they will be asked for."""
    rests: list[tuple[float, ...]] = []
    rows = [_row(state, answer, rests) for answer in given]
    answers = np.array(rows, dtype=float).reshape(-1, tables.ANSWER_COLUMNS)
    return Answers(answers, np.array(rests, dtype=float).reshape(1, -1, 4))


def _row(state: RoundState, answer: Given, rests: list[tuple[float, ...]]) -> list[float]:
    row = [0.0] * tables.ANSWER_COLUMNS
    row[tables.A_FIRST] = len(rests)
    if isinstance(answer, LaidOut):
        row[tables.A_KIND] = tables.LAID_OUT
        rests += _lying(state, answer.final)
    elif isinstance(answer, Throw):
        row[: tables.A_SPIN + 1] = [
            tables.AIMED, state.tokens.index(answer.token), 0.0, answer.aim.x, 0.0, answer.aim.speed,
            answer.aim.angle, answer.aim.spin,
        ]  # fmt: skip
    elif isinstance(answer, Slide):
        row[tables.A_WHO] = state.tokens.index(answer.token)
        if answer.rest is not None:
            row[tables.A_KIND] = tables.OBSERVED
            rests += _lying(state, answer.rest)
        else:
            _release(state, answer, row)
    elif isinstance(answer, Pick):
        row[:3] = [tables.PICKED, state.tokens.index(answer.token), _space(state, answer.space)]
    elif isinstance(answer, Fee):
        row[:3] = [tables.PAYS, state.tokens.index(answer.token), float(answer.pay)]
    elif isinstance(answer, Move):
        target = -1 if answer.space is None else _space(state, answer.space)
        row[:3] = [tables.MOVES, state.tokens.index(answer.token), target]
    elif isinstance(answer, House):
        row[:3] = [tables.COLLECTS, state.order.index(answer.side), _space(state, answer.space)]
    else:
        raise TypeError(f"{answer!r} is no part of a round")
    row[tables.A_END] = len(rests)
    return row


def _space(state: RoundState, space: str) -> int:
    return space_number(state.printed, space)


def _lying(state: RoundState, spots: Mapping[str, Spot]) -> list[tuple[float, ...]]:
    """Rows of `rests` in turn order."""
    rows: list[tuple[float, ...]] = []
    for number, token in enumerate(state.tokens):
        spot = spots.get(token)
        if isinstance(spot, str):
            rows.append((number, _space(state, spot), nan, nan))
        elif spot is not None:
            rows.append((number, 0.0, *spot))
    return rows


def _release(state: RoundState, slide: Slide, row: list[float]) -> None:
    """A slide by its release and the values drawn for it, without any the board's own."""
    from lab.rules.simulated import exact_draw

    release = slide.release
    if release is None:
        raise TypeError(f"the slide of {slide.token} has neither a release nor a rest")
    draw = slide.draw if slide.draw is not None else exact_draw(state.printed, slide.token)
    row[tables.A_KIND] = tables.RELEASED
    row[tables.A_X : tables.A_FACTOR + 1] = [
        release.x, release.y, release.speed, release.angle, release.spin,
        draw.mu / state.printed.board.surface.mu, draw.restitution, draw.factor,
    ]  # fmt: skip
