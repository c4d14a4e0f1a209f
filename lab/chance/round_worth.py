"""What the end of a slide is worth under the rules: the money of the round, its other slides played out.

Each result of a slide is laid on the table and the round played on to its end by greedy sides, compiled; what
Railroads, Houses, Chance, tax, jail, pot and knocked-out tokens are worth is then in the money. One result's
money is one draw from what may follow: an average over many results, or over `rounds` futures of each, is
what to look at.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

import numpy as np
from numpy.typing import NDArray

from lab.chance.rollout import tables
from lab.chance.rollout.playing import RoundsPlayed, played_on
from lab.chance.rollout.setting import Hands, greedy_players, next_to_slide, table_state
from lab.chance.rollout.starting import game_of
from lab.chance.rollout.tables import Game
from lab.chance.worth import BoolArray, FloatArray
from lab.errors import RuleError
from lab.rules.printed import OFF
from lab.rules.state import RoundState, side_of
from lab.rules.teams import COLOURS

if TYPE_CHECKING:
    from lab.board import Board
    from lab.throwers import Thrower

Measure = Literal["cash", "lead"]
MEASURES: tuple[Measure, ...] = ("cash", "lead")
"""What a side wants: cash of its own that the round brings, or its cash at the end less the best other side's."""

_MIX = np.uint64(0x9E3779B97F4A7C15)
_AT_ONCE = 16_384  # rounds played at once: what keeps memory small


def check_measure(measure: str) -> None:
    """RuleError for a measure that there is not."""
    if measure not in MEASURES:
        raise RuleError(
            f"there is no measure {measure!r}; there are {', '.join(MEASURES)}", code="format", where="worth"
        )


def measured(rounds: RoundsPlayed, side: str, measure: Measure) -> NDArray[np.float64]:
    """What each round (N,) came to for the side."""
    return rounds.own(side) if measure == "cash" else rounds.lead(side)


@dataclass(frozen=True, eq=False)
class RoundWorth:
    """A Worth: what the round of `state` comes to for `side` when the slide that is due ends so.

    name: the measure, see MEASURES. rounds: futures averaged for each result. Luck hangs on `seed` and on the
    result itself: the same rows give the same money, however they are cut into calls.
    """

    state: RoundState
    side: str
    name: Measure
    rounds: int
    seed: int
    game: Game = field(repr=False)
    unit: str = "money"

    def of(self, board: Board, rest: FloatArray, off: BoolArray, names: tuple[str, ...]) -> FloatArray:
        """Money (N,) of N results of the slide.

        names: tokens of the state; a name of the slid one that the state does not know stands for the token
        that is slid next. Raises RuleError for other tokens and for another board.
        """
        state = self.state
        if board is not state.printed.board and board != state.printed.board:
            raise RuleError("this worth belongs to another board; make one for this", code="format")
        token = names[0] if names[0] in state.tokens else next_to_slide(state)
        _check(state, token, names[1:])
        return self.of_tokens((token, *names[1:]), rest, off)

    def of_tokens(self, tokens: tuple[str, ...], rest: FloatArray, off: BoolArray) -> FloatArray:
        """As `of` without its checks, for these tokens of the state."""
        numbers = [self.state.tokens.index(name) for name in tokens]
        answer = np.zeros((1, tables.ANSWER_COLUMNS))
        answer[0, [tables.A_KIND, tables.A_WHO, tables.A_END]] = tables.OBSERVED, numbers[0], len(tokens)
        worth = np.empty(len(rest))
        step = max(_AT_ONCE // self.rounds, 1)
        for first in range(0, len(rest), step):
            part = slice(first, first + step)
            rows = _rests(numbers, rest[part], off[part])
            luck = np.repeat(_fingerprints(rest[part], off[part]), self.rounds)
            luck += np.tile(np.arange(self.rounds), len(rows))
            rows = np.repeat(rows, self.rounds, axis=0)
            played = played_on(self.state, self.game, answer, rows, luck, self.seed)
            worth[part] = measured(played, self.side, self.name).reshape(-1, self.rounds).mean(axis=1)
        return worth


@dataclass(frozen=True)
class TableWorth:
    """A Worth that takes the round from the tokens' names: the plainest table on which they lie so.

    The sides are those of the tokens, red and yellow at least, in the order of the colours; the slid token (the
    first side's next where its name tells no side) is followed by all slides still to come, thrown by hands like
    `thrower`; no side has cash before, and the pot is the rules' own. `worth_of_round` takes any other round.
    """

    thrower: Thrower
    name: Measure
    rounds: int = 1
    seed: int = 1
    unit: str = "money"

    def of(self, board: Board, rest: FloatArray, off: BoolArray, names: tuple[str, ...]) -> FloatArray:
        """Money (N,) of N results of a slide; RuleError where the tokens make no round."""
        known = side_of(names[0]) != ""
        present = {side_of(name) for name in names if side_of(name)} | set(COLOURS[:2])
        order = (*(side for side in COLOURS if side in present), *sorted(present - set(COLOURS)))
        lying = dict.fromkeys(names[1:], OFF)  # where they lie now, each result tells
        state = table_state(board, lying, order=order, side=side_of(names[0]) if known else order[0])
        token = names[0] if known else next_to_slide(state)
        if token in state.slid or token not in state.tokens:
            raise RuleError(f"{token} cannot be slid on this table", code="rule-K5", where="token")
        worth = worth_of_round(state, self.thrower, measure=self.name, rounds=self.rounds, seed=self.seed)
        return worth.of_tokens((token, *names[1:]), rest, off)


def worth_of_round(
    state: RoundState,
    throwers: Hands,
    *,
    side: str | None = None,
    measure: Measure = "cash",
    rounds: int = 1,
    seed: int = 1,
    pays_from: float = 2.0,
) -> RoundWorth:
    """What the slide that `state` waits for is worth to a side, by default to the one that slides.

    throwers: the hands of the slides still to come. pays_from: see `Greedy`. Raises RuleError where nobody is
    to slide, for a side that does not play and a token of unknown place, ThrowerError for a side without hand.
    """
    from lab.chance.rollout.playing import check_places, check_rounds

    whose = side_of(next_to_slide(state)) if side is None else side
    if whose not in state.order:
        raise RuleError(f"{whose!r} does not play in this round", code="format", where="side")
    check_rounds(rounds, "rounds")
    check_measure(measure)
    check_places(state)
    players = greedy_players(state.order, throwers, pays_from)
    game = game_of(state.printed, state.order, state.options, players)
    return RoundWorth(state, whose, measure, rounds, seed, game)


def _check(state: RoundState, token: str, lying: Sequence[str]) -> None:
    """Every token on the board is told of, and no other."""
    side = side_of(next_to_slide(state))
    if side_of(token) != side or token in state.slid:
        raise RuleError(f"{token} is not to be slid next, a token of {side} is", code="rule-K5", where=token)
    on_board = {name for name in state.lying() if name != token}
    if set(lying) != on_board:
        named = ", ".join(sorted(on_board ^ set(lying)))
        raise RuleError(f"slide and state do not agree on what lies on the board: {named}", code="place")


def _rests(numbers: Sequence[int], rest: FloatArray, off: BoolArray) -> FloatArray:
    """Rows (N, T, 4) of where each token came to rest, see `tables.py`."""
    rows = np.empty((*off.shape, 4))
    rows[:, :, tables.R_TOKEN] = numbers
    rows[:, :, tables.R_SPACE] = tables.OFF
    rows[:, :, tables.R_X :] = np.where(off[:, :, None], np.nan, rest)
    return rows


def _fingerprints(rest: FloatArray, off: BoolArray) -> NDArray[np.int64]:
    """A number (N,) of 0 or more for each result, from its bits."""
    bits = np.ascontiguousarray(np.where(off[:, :, None], -1.0, rest)).view(np.uint64).reshape(len(rest), -1)
    found = np.zeros(len(rest), dtype=np.uint64)
    for column in bits.T:
        found = (found ^ column) * _MIX
        found ^= found >> np.uint64(29)
    return (found >> np.uint64(2)).astype(np.int64)
