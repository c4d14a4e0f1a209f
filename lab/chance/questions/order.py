"""Does the last slide of the round carry an advantage (K3)?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from lab.chance.intervals import Mean
from lab.chance.questions.asked import Asked, Option
from lab.chance.rollout.playing import play_out
from lab.chance.rollout.setting import Hands, greedy_players, table_state
from lab.errors import RuleError
from lab.rules.options import DEFAULT_OPTIONS, RuleOptions

if TYPE_CHECKING:
    from lab.board import Board

ROUNDS = 20_000
"""Rounds played when nothing else is said: they cost little, and the advantage is small."""


def last_slide(
    board: Board,
    throwers: Hands,
    *,
    order: Sequence[str] = ("red", "yellow"),
    n: int = ROUNDS,
    seed: int = 1,
    cash: Mapping[str, int] | None = None,
    pot: int | None = None,
    options: RuleOptions = DEFAULT_OPTIONS,
) -> Asked:
    """Whether the side that goes last in `order`, and so slides last, earns more than the others in a round.

    gain: its cash from the round less the mean of the others', paired by round. Raises RuleError for less than 2
    rounds, ThrowerError for a side without a hand.
    """
    if n < 2:
        raise RuleError(f"{n} rounds show no scatter; give 2 or more", code="format", where="n")
    state = table_state(board, {}, order=order, cash=cash, pot=pot, options=options)
    rounds = play_out(state, greedy_players(state.order, throwers), n, seed)
    gains = np.array([rounds.own(side) for side in state.order])
    gain = Mean.of(gains[-1] - gains[:-1].mean(axis=0))
    listed = tuple(Option(f"go {_place(k)}", Mean.of(own)) for k, own in enumerate(gains, start=1))
    return Asked(
        "does the last slide of the round carry an advantage?", state.order[-1], "cash", n, seed,
        listed, gain, _sentence(gain),
    )  # fmt: skip


def _sentence(gain: Mean) -> str:
    span = f"95 %: {gain.lo:.0f} to {gain.hi:.0f}"
    if gain.lo > 0:
        return f"Yes: going last brings {gain.mean:.0f} a round more than elsewhere in the order ({span})."
    if gain.hi < 0:
        span = f"95 %: {-gain.hi:.0f} to {-gain.lo:.0f}"
        return f"No: going last brings {-gain.mean:.0f} a round less than elsewhere in the order ({span})."
    return f"It does not show in these rounds: going last differs by {gain.mean:.0f} a round ({span})."


def _place(number: int) -> str:
    return {1: "first", 2: "second", 3: "third"}.get(number, "fourth")
