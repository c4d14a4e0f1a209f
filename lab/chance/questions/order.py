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
        listed, gain, does_last_pay(gain),
    )  # fmt: skip


def does_last_pay(gain: Mean, rounds: str = "rounds") -> str:
    """Whether going last pays, in one sentence. gain: what it brings beside the other places of the order, money a
    round; rounds: what it was counted in, "games"."""
    if not gain.known:
        return f"One {rounds.removesuffix('s')} does not show whether going last pays."
    if gain.lo > 0:
        return f"Going last pays: {gain.mean:.0f} a round more than elsewhere in the order ({gain.span})."
    if gain.hi < 0:
        lost = -gain
        return f"Going last costs: {lost.mean:.0f} a round less than elsewhere in the order ({lost.span})."
    return f"Whether going last pays does not show in these {rounds}: {gain.mean:.0f} a round ({gain.span})."


def _place(number: int) -> str:
    return {1: "first", 2: "second", 3: "third"}.get(number, "fourth")
