"""What each space is really worth: the money that one token resting there brings its side under the rules.

Rounds are played until every token has been slid. Then one token, another in each round, is put on the space,
as if it had come to rest there; the same round, under the same luck, is also ended with that token off the
board, and the difference in money is what the space was worth. Chance is slid again, a Railroad moves, a
house collects once more, jail may be paid for: all by greedy sides.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from lab.chance.intervals import Mean
from lab.chance.rollout import tables
from lab.chance.rollout.playing import RoundsPlayed, check_rounds, played_on
from lab.chance.rollout.setting import Hands, greedy_players, table_state
from lab.chance.rollout.starting import game_of
from lab.chance.round_worth import Measure, check_measure, measured
from lab.errors import RuleError
from lab.rules.options import DEFAULT_OPTIONS, RuleOptions
from lab.rules.state import TOKENS_A_SIDE

if TYPE_CHECKING:
    from lab.board import Board


@dataclass(frozen=True)
class SpaceValue:
    """One space: its id, kind and printed value, and what a token on it brings its side."""

    space: str
    kind: str
    printed: int
    worth: Mean


@dataclass(frozen=True, eq=False)
class SpaceValues:
    """What the spaces of a board are worth, in board order, `blank` last; kinds: the mean of each kind's spaces.

    n rounds of the sides of `order`; measure: own cash, or own less the best other side's.
    """

    board: str
    order: tuple[str, ...]
    n: int
    seed: int
    measure: Measure
    spaces: tuple[SpaceValue, ...]
    kinds: Mapping[str, Mean]

    def of(self, space: str) -> Mean:
        """The worth of a space; RuleError for one that is not on the board."""
        for one in self.spaces:
            if one.space == space:
                return one.worth
        raise RuleError(f"there is no space {space!r} on the board {self.board!r}", code="place")

    def as_dict(self) -> dict[str, Any]:
        """The whole as one JSON document."""
        return {
            "n": self.n,
            "seed": self.seed,
            "board": self.board,
            "order": list(self.order),
            "worth": self.measure,
            "spaces": {
                one.space: {"kind": one.kind, "printed": one.printed, **one.worth.as_dict()}
                for one in self.spaces
            },
            "kinds": {kind: mean.as_dict() for kind, mean in self.kinds.items()},
        }

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td style='text-align:left'>{escape(one.space)}</td><td>{one.printed}</td>"
            f"<td>{one.worth.mean:.0f}</td><td>{one.worth.lo:.0f} to {one.worth.hi:.0f}</td></tr>"
            for one in self.spaces
        )
        return (
            "<table><thead><tr><th style='text-align:left'>Space</th><th>Printed</th><th>Worth</th>"
            f"<th>95 %</th></tr></thead><tbody>{rows}</tbody><caption>{self.n:,} rounds, {self.measure}, "
            f"board {escape(self.board)}, seed {self.seed}</caption></table>"
        )


def space_values(
    board: Board,
    throwers: Hands,
    *,
    order: Sequence[str] = ("red", "yellow"),
    n: int = 4000,
    seed: int = 1,
    measure: Measure = "cash",
    cash: Mapping[str, int] | None = None,
    pot: int | None = None,
    options: RuleOptions = DEFAULT_OPTIONS,
) -> SpaceValues:
    """What a token resting on each space brings its side, averaged over `n` rounds and all tokens.

    cash, pot: before the round. Raises RuleError for less than 2 rounds, ThrowerError for a side without a hand.
    """
    if n < 2:
        raise RuleError(f"{n} rounds show no scatter; give 2 or more", code="format", where="n")
    check_rounds(n)
    check_measure(measure)
    state = table_state(board, {}, order=order, cash=cash, pot=pot, options=options)
    game = game_of(state.printed, state.order, options, greedy_players(state.order, throwers))
    numbers = np.arange(n)
    given = np.zeros((0, tables.ANSWER_COLUMNS)), np.zeros((1, 0, 4))

    def owners_money(space: int) -> NDArray[np.float64]:
        game.rule[tables.RESTS_ON] = space
        return _owners(played_on(state, game, *given, numbers, seed), numbers, measure)

    without = owners_money(tables.OFF)
    printed = state.printed
    gains = {space: owners_money(k) - without for k, space in enumerate(printed.kind)}
    by_kind: dict[str, list[NDArray[np.float64]]] = {}
    for space, gain in gains.items():
        by_kind.setdefault(printed.kind[space], []).append(gain)
    return SpaceValues(
        board.name, state.order, n, seed, measure,
        tuple(
            SpaceValue(space, printed.kind[space], printed.value[space], Mean.of(gain))
            for space, gain in gains.items()
        ),
        {kind: Mean.of(np.mean(listed, axis=0)) for kind, listed in by_kind.items()},
    )  # fmt: skip


def _owners(rounds: RoundsPlayed, numbers: NDArray[np.int64], measure: Measure) -> NDArray[np.float64]:
    """What each round came to for the side whose token was put (token k of T in round k, modulo T)."""
    seats = numbers % (TOKENS_A_SIDE * len(rounds.order)) // TOKENS_A_SIDE
    money = np.array([measured(rounds, side, measure) for side in rounds.order])
    own: NDArray[np.float64] = money[seats, numbers]
    return own
