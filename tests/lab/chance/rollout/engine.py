"""The same rounds by the rules engine, action by action: what compiled rounds are held against."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from lab.chance.rollout import LaidOut, RoundsPlayed, play_out
from lab.chance.rollout.draws import normals
from lab.rules.drive import Player, thrown
from lab.rules.follow import follow
from lab.rules.machine import decision, play
from lab.rules.policies import Throw
from lab.rules.printed import printed_on
from lab.rules.reading import read_record, record_of
from lab.rules.score import RoundScore, board_of, score_of
from lab.rules.state import RoundState

Money = tuple[dict[str, int], int, int, int, dict[str, str]]
"""Cash, pot, bank, next pot, and the space of each token."""


def told(score: RoundScore) -> Money:
    """What the engine says a round came to."""
    return dict(score.cash), score.pot, score.bank, score.next_pot, dict(score.spaces)


def played(rounds: RoundsPlayed, n: int = 0) -> Money:
    """What round n came to, compiled."""
    cash = dict(zip(rounds.order, rounds.cash[n].tolist(), strict=True))
    return cash, int(rounds.pot[n]), int(rounds.bank[n]), int(rounds.next_pot[n]), rounds.spaces(n)


def both_ways(record: Mapping[str, Any]) -> tuple[Money, Money]:
    """A record followed by the compiled machine and by the engine, every decision as the record tells it."""
    document = record_of(record)
    printed = printed_on(board_of(document))
    read = read_record(document, printed)
    followed = follow(read, printed, keep=True)
    answers: list[Any] = [stretch.action for stretch in followed.told if stretch.action is not None]
    if read.final is not None:
        answers.insert(0, LaidOut(read.final))
    return played(play_out(followed.start, None, 1, answers=answers)), told(score_of(followed.end))


def by_engine(state: RoundState, players: Mapping[str, Player], seed: int, number: int) -> Money:
    """Round `number` of a seed played on by the engine, with the luck that compiled rounds give it."""
    turns: dict[str, int] = {}
    while (waiting := decision(state)) is not None:
        action = waiting.forced
        if action is None:
            player = players[waiting.side or ""]
            answer = player.policy.decide(state, waiting, np.random.default_rng(0))
            if isinstance(answer, Throw):
                noise = np.empty(8)
                token = answer.token
                normals(seed, number, state.tokens.index(token), turns.get(token, 0), noise)
                turns[token] = turns.get(token, 0) + 1
                answer = thrown(state, answer, player.hand(token), noise.tolist())
            action = answer
        state = play(state, action).state
    return told(score_of(state))
