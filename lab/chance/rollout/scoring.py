"""Many tables scored at once: where all tokens lie after the slides, into each side's money."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike

from lab.chance.rollout import tables
from lab.chance.rollout.playing import RoundsPlayed, played_on
from lab.chance.rollout.setting import Hands, greedy_players, table_state
from lab.chance.rollout.starting import game_of
from lab.errors import RuleError
from lab.rules.options import DEFAULT_OPTIONS, RuleOptions

if TYPE_CHECKING:
    from lab.board import Board


def score_tables(
    board: Board,
    rest: ArrayLike,
    off: ArrayLike,
    *,
    order: Sequence[str] = ("red", "yellow"),
    throwers: Hands | None = None,
    seed: int = 1,
    cash: Mapping[str, int] | None = None,
    pot: int | None = None,
    options: RuleOptions = DEFAULT_OPTIONS,
) -> RoundsPlayed:
    """Score N rounds from where the tokens lie after all slides (K9, K11 to K22).

    rest (N, T, 2) m, off (N, T) bool: the T tokens side by side in turn order, each side's four in token order;
    places that do not overlap. cash, pot: before the card, the same in each. throwers: hands of greedy sides, who
    pay for jail and slide from Chance with a luck that hangs on seed and row; None: as `score_round` scores such
    a table `partial`: nobody slides any more, Chance moves nobody, and decisions follow the rules' defaults.

    Raises RuleError for arrays of another shape, ThrowerError for a side without a hand.
    """
    places, gone = np.asarray(rest, dtype=float), np.asarray(off, dtype=bool)
    state = table_state(board, {}, order=order, cash=cash, pot=pot, options=options)
    tokens = len(state.tokens)
    if places.ndim != 3 or places.shape[1:] != (tokens, 2) or gone.shape != places.shape[:2]:
        raise RuleError(
            f"places of shape {places.shape} and {gone.shape} are not those of {tokens} tokens; give (N, {tokens}, "
            f"2) and (N, {tokens})",
            code="format",
            where="rest",
        )
    rows = np.empty((len(places), tokens, 4))
    rows[:, :, tables.R_TOKEN], rows[:, :, tables.R_SPACE] = np.arange(tokens), tables.OFF
    rows[:, :, tables.R_X :] = np.where(gone[:, :, None], np.nan, places)
    answer = np.zeros((1, tables.ANSWER_COLUMNS))
    answer[0, [tables.A_KIND, tables.A_END]] = tables.LAID_OUT, tokens
    players = None if throwers is None else greedy_players(state.order, throwers)
    game = game_of(state.printed, state.order, options, players)
    return played_on(state, game, answer, rows, np.arange(len(places)), seed)
