"""Many games: who wins from which seat, what cash comes from which rule, and whether going last pays.

Seats are places in the first round's turn order. They rotate, so that every side goes first once and last
once in a game: what the place in the order is worth shows only in the cash by position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from lab.chance.intervals import Mean, wilson
from lab.chance.questions.order import does_last_pay
from lab.errors import UsageError
from lab.ledger import BANK, POT
from lab.play.game import played
from lab.play.players import Policies, Throwers, described, players_of
from lab.rules.actions import Slide
from lab.rules.game import new_game
from lab.rules.options import DEFAULT_OPTIONS, RuleOptions
from lab.whole_numbers import check_whole

if TYPE_CHECKING:
    from lab.board import Board
    from lab.play.game import PlayedGame

SOURCES = {
    "properties": "K17",
    "bonuses": "K18",
    "houses": "K19",
    "tax": "K20",
    "pot": "K21",
    "jail": "K12",
}
"""Where cash comes from and goes to, and the rule of each."""

MOST_GAMES = 1_000_000
"""More take hours, and their intervals are no longer what limits the answer."""


Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Share:
    """A share of games with its 95 % Wilson interval; a shared win counts in parts."""

    p: float
    lo: float
    hi: float

    @classmethod
    def of(cls, wins: Floats) -> Share:
        """The share of what is 0 to 1 in each game."""
        total = float(wins.sum())
        lo, hi = wilson(total, len(wins))
        return cls(total / len(wins), float(lo), float(hi))


@dataclass(frozen=True, eq=False)
class GameShares:
    """What many games came to; arrays have one row a game.

    sides: as they sat down. players: who decided and threw. wins, cash (games, sides): by seat, in the first
    round's order; a shared win counts in parts. side_wins, side_cash: the same by side. gains (games, sides):
    mean cash gained in a round by position in its order. sources (games, 6): cash of all sides by rule, tax
    and jail fees negative. slides, paid, chances (games,): slides in all, of them by K12 and by K15.
    """

    board: Board
    sides: tuple[str, ...]
    players: Mapping[str, str]
    options: RuleOptions
    seed: int
    wins: Floats
    cash: Floats
    side_wins: Floats
    side_cash: Floats
    gains: Floats
    sources: Floats
    slides: Floats
    paid: Floats
    chances: Floats

    def __repr__(self) -> str:
        return f"<GameShares: {len(self):,} games of {', '.join(self.sides)}, board {self.board.name}>"

    def __len__(self) -> int:
        return len(self.wins)

    def last_against_others(self) -> Mean:
        """Cash that going last brings in a round, beside the mean of the other positions; paired by game."""
        return Mean.of(self.gains[:, -1] - self.gains[:, :-1].mean(axis=1))

    def last_against_first(self) -> Mean:
        """Cash that going last brings in a round, beside going first; paired by game."""
        return Mean.of(self.gains[:, -1] - self.gains[:, 0])

    def does_last_pay(self) -> str:
        """Whether going last pays, and how much, in one sentence."""
        return does_last_pay(self.last_against_others(), "games")

    def shares(self) -> dict[str, tuple[Mean, float]]:
        """Cash by rule: the mean of all sides together a game, and its share of the cash at the end."""
        total = float(self.cash.sum(axis=1).mean())
        return {
            name: (mean := Mean.of(self.sources[:, i]), mean.mean / total if total else 0.0)
            for i, name in enumerate(SOURCES)
        }

    def as_dict(self) -> dict[str, Any]:
        """The whole as one JSON document."""
        seats = []
        for i in range(len(self.sides)):
            win = Share.of(self.wins[:, i])
            cash = Mean.of(self.cash[:, i])
            seats.append({"seat": i + 1, "win": win.p, "lo": win.lo, "hi": win.hi, "cash": cash.as_dict()})
        by_side = {}
        for i, side in enumerate(self.sides):
            win = Share.of(self.side_wins[:, i])
            by_side[side] = {
                "player": self.players[side],
                "win": win.p,
                "lo": win.lo,
                "hi": win.hi,
                "cash": Mean.of(self.side_cash[:, i]).as_dict(),
            }
        return {
            "games": len(self),
            "seed": self.seed,
            "board": self.board.name,
            "options": self.options.changed(),
            "seats": seats,
            "sides": by_side,
            "cash": {
                name: {"rule": SOURCES[name], **mean.as_dict(), "share": share}
                for name, (mean, share) in self.shares().items()
            },
            "positions": [
                {"position": i + 1, **Mean.of(self.gains[:, i]).as_dict()} for i in range(len(self.sides))
            ],
            "last": {
                "minus_others": self.last_against_others().as_dict(),
                "minus_first": self.last_against_first().as_dict(),
                "why": self.does_last_pay(),
            },
            "length": {
                "slides": Mean.of(self.slides).as_dict(),
                "paid_slides": Mean.of(self.paid).as_dict(),
                "chance_slides": Mean.of(self.chances).as_dict(),
            },
        }


def play_games(
    board: Board,
    sides: Sequence[str] | Mapping[str, Sequence[str]],
    throwers: Throwers,
    policies: Policies = "greedy",
    games: int = 1000,
    seed: int = 1,
    *,
    options: RuleOptions = DEFAULT_OPTIONS,
    on_game: Callable[[int, PlayedGame], None] = lambda number, game: None,
) -> GameShares:
    """Play many games and count. Game i is `play_game(..., seed=(seed, i))`.

    on_game: told each game as it ends, with its number from 0. Else as `play_game`; UsageError for less than
    one game or more than `MOST_GAMES`.
    """
    check_whole(games, "games", UsageError)
    if games < 1:
        raise UsageError(f"{games} games are none; give 1 or more", where="games")
    if games > MOST_GAMES:
        raise UsageError(f"{games} games are too many; give {MOST_GAMES} at most", where="games")
    people = sides if isinstance(sides, Mapping) else None
    start = new_game(board, tuple(sides), options, people)
    players = players_of(start.sides, throwers, policies, people)
    n = len(start.sides)
    wins, cash, side_wins, side_cash, gains = (np.zeros((games, n)) for _ in range(5))
    sources, counts = np.zeros((games, len(SOURCES))), np.zeros((games, 3))
    for i in range(games):
        game = played(start, players, (seed, i))
        _count_money(game, wins[i], cash[i], side_wins[i], side_cash[i], gains[i])
        sources[i] = _by_source(game)
        counts[i] = _count_slides(game)
        on_game(i, game)
    return GameShares(
        board, start.sides, described(players), options, seed, wins, cash, side_wins, side_cash, gains,
        sources, counts[:, 0], counts[:, 1], counts[:, 2],
    )  # fmt: skip


def _count_money(
    game: PlayedGame, wins: Floats, cash: Floats, side_wins: Floats, side_cash: Floats, gains: Floats
) -> None:
    """Fill one game's rows: by seat, by side, by position."""
    rounds, money, winners = game.rounds, game.cash, game.winners
    for seat, side in enumerate(rounds[0].order):
        place = game.state.sides.index(side)
        cash[seat] = side_cash[place] = money[side]
        if side in winners:
            wins[seat] = side_wins[place] = 1 / len(winners)
    for state in rounds:
        for position, side in enumerate(state.order):
            gains[position] += (state.balances[side] - state.ledger.opening[side]) / len(rounds)


def _by_source(game: PlayedGame) -> list[float]:
    """Cash that the sides got by each rule of SOURCES, all together."""
    sums = dict.fromkeys(SOURCES.values(), 0)
    for state in game.rounds:
        for entry in state.ledger.entries:
            if entry.rule in sums:
                gained = entry.payer in (BANK, POT)
                sums[entry.rule] += entry.amount if gained else -entry.amount
    return [float(amount) for amount in sums.values()]


def _count_slides(game: PlayedGame) -> tuple[int, int, int]:
    """Slides in all, after the fee, from Chance."""
    rules = [rule for actions in game.actions for rule, action in actions if isinstance(action, Slide)]
    return len(rules), rules.count("K12"), rules.count("K15")
