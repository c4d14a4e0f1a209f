"""Many rounds played on from one state, compiled: what each comes to in money, to the last unit.

`play_on` in `lab.rules.drive` plays the same rounds action by action, with records and reasons; this is for
asking thousands of times what a decision brings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from lab.chance.rollout import tables
from lab.chance.rollout.answers import Given, given_answers
from lab.chance.rollout.starting import another, game_of, space_word, table_of
from lab.chance.rollout.tables import Floats, Game, Ints
from lab.compiled import tell_if_new
from lab.errors import RuleError
from lab.motion.solver import LIMITS, solver_for
from lab.rules.printed import JAIL, OFF
from lab.rules.state import RoundState
from lab.threads import by_chunks
from lab.whole_numbers import check_whole

if TYPE_CHECKING:
    from lab.rules.drive import Player

MOST_ROUNDS = 10_000_000
"""More take hours."""

_LARGEST_SEED = 2**63 - 1  # of compiled rounds

_CHUNK = 256  # rounds that a thread takes at a time


@dataclass(frozen=True, eq=False)
class RoundsPlayed:
    """What N rounds came to, in whole money.

    order: the S sides. cash (N, S): at the end. pot (N,): above Free Parking after the four steps; next_pot:
    after K22; bank: what the bank paid out on balance in the round. places (N, T): space of each token of
    `tokens` at the end, by `words`.
    """

    state: RoundState = field(repr=False)
    cash: Ints
    pot: Ints
    bank: Ints
    next_pot: Ints
    places: Ints = field(repr=False)

    @property
    def order(self) -> tuple[str, ...]:
        """The sides, in the order of `cash`."""
        return self.state.order

    def __len__(self) -> int:
        return len(self.cash)

    def own(self, side: str) -> NDArray[np.float64]:
        """What each round brought the side (N,): its cash at the end, less what it began the round with."""
        begun = self.state.ledger.opening[side]
        return (self.cash[:, self.order.index(side)] - begun).astype(float)

    def lead(self, side: str) -> NDArray[np.float64]:
        """The side's cash at the end (N,) less that of the best of the others."""
        own = self.order.index(side)
        others = np.delete(self.cash, own, axis=1)
        return (self.cash[:, own] - others.max(axis=1)).astype(float)

    def spaces(self, n: int) -> dict[str, str]:
        """Where each token was at the end of round n: a space's id, `off` or `jail`."""
        printed = self.state.printed
        return {
            token: space_word(printed, number)
            for token, number in zip(self.state.tokens, self.places[n].tolist(), strict=True)
            if number != tables.UNSLID
        }


def play_out(
    state: RoundState,
    players: Mapping[str, Player] | None,
    n: int = 1000,
    seed: int = 1,
    *,
    answers: Sequence[Given] = (),
    standing: bool = False,
    first: int = 0,
) -> RoundsPlayed:
    """Play the round on from `state` to its end, `n` times.

    players: by side: greedy ones, whose hands throw. None: nobody slides any more, Chance moves nobody, and
    what is to be decided follows the rules' defaults. answers: to the next decisions, the same in every round
    (actions and throws of `lab.rules`); standing: each waits until it is asked for, and the sides decide what comes
    before. Round k, from `first` on, has luck of its own that hangs on `seed`, k
    and token alone: two calls with other answers compare them under the same luck.

    Raises RuleError (`place`) where a token may lie in the way of a slide and its place is not known,
    (`format`) for another policy and for an answer to a question that is not asked, ThrowerError where there is
    no room behind the GO line.
    """
    check_rounds(n)
    if players is not None:
        check_places(state)
    game = game_of(state.printed, state.order, state.options, players)
    game.rule[tables.STANDING] = standing
    table = given_answers(state, answers)
    return played_on(state, game, table.answers, table.rests, np.arange(first, first + n), seed)


def check_rounds(n: int, where: str = "n") -> None:
    """Raise RuleError (`format`) for no rounds, and for more than are played."""
    check_whole(n, where, RuleError, "format")
    if n < 1:
        raise RuleError(f"{n} rounds are none; give 1 or more", code="format", where=where)
    if n > MOST_ROUNDS:
        raise RuleError(f"{n} rounds take too long; give at most {MOST_ROUNDS}", code="format", where=where)


def played_on(
    state: RoundState, game: Game, answers: Floats, rests: Floats, numbers: Ints, seed: int
) -> RoundsPlayed:
    """As `play_out`, with game and answers as arrays (`tables.py`).

    rests (1 or N, R, 4). numbers (N,): of the rounds, 0 or more; equal numbers have equal luck.
    """
    from lab.chance.rollout.machine import play_rounds

    check_whole(seed, "seed", RuleError, "format")
    if seed < 0:
        raise RuleError(f"{seed} is negative; give 0 or more", code="format", where="seed")
    if seed > _LARGEST_SEED:
        raise RuleError(f"{seed} is too large; give at most {_LARGEST_SEED}", code="format", where="seed")
    play = solver_for(play_rounds, state.printed.board)
    tell_if_new(play, "whole rounds", "about half a minute")
    start, n = table_of(state), len(numbers)
    money = np.empty((n, len(state.order) + 3), dtype=np.int64)
    where = np.empty((n, len(state.tokens)), dtype=np.int64)
    ends = np.full(n, tables.OVER, dtype=np.int64)

    def work(begin: int) -> None:
        part = slice(begin, begin + _CHUNK)
        own = rests[part] if len(rests) > 1 else rests
        with np.errstate(over="ignore"):  # where numba is switched off, numpy tells of bits that are to wrap
            play(
                start, game, another(start), answers, own, seed, numbers[part], money[part], where[part],
                ends[part],
            )  # fmt: skip

    by_chunks(work, n, _CHUNK)
    failed = np.flatnonzero(ends)
    if len(failed):
        raise _failure(int(ends[failed[0]]), int(failed[0]))
    sides = len(state.order)
    return RoundsPlayed(
        state, money[:, :sides], money[:, sides], -money[:, sides + 1], money[:, sides + 2], where
    )


def check_places(state: RoundState) -> None:
    """Refuse (`place`) a table on which a token lies that is known by its space alone, while slides may come."""
    waiting = {task.kind for task in state.agenda}
    on_chance = any(state.printed.kind.get(place.space) == "chance" for place in state.places.values())
    if not waiting & _SLIDES and not (on_chance and waiting & _CHANCE):
        return
    for token, place in state.places.items():
        if place.xy is None and place.space not in (OFF, JAIL):
            raise RuleError(
                f"{token} lies somewhere on {state.printed.label(place.space)}, maybe in the way; give its "
                "place as [x, y] in metres",
                code="place",
                where=token,
            )


_SLIDES, _CHANCE = {"slides", "again", "reslide", "fee"}, {"chance", "chance-of"}


def _failure(end: int, number: int) -> Exception:
    from lab.errors import MotionError, ThrowerError

    if end == tables.ENDLESS:
        return MotionError(
            f"a slide of round {number} did not end within {LIMITS}; `play_on` plays the round with its tables"
        )
    if end == tables.NO_ROOM:
        return ThrowerError("there is no room behind the GO line to set a token down", where="release")
    return RuleError("an answer is given to a question that the round does not ask", code="format")
