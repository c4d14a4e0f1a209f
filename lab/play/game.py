"""One whole game (K1 to K22) from a seed: order drawn, rounds played by policies, record and money kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from lab.errors import ThrowerError
from lab.play.players import Policies, Throwers, described, players_of
from lab.rules.actions import Action, NextRound, Start
from lab.rules.drive import Player, play_on
from lab.rules.game import GameState, apply, new_game
from lab.rules.games import game_document, round_records
from lab.rules.options import DEFAULT_OPTIONS, RuleOptions
from lab.rules.state import RoundState
from lab.whole_numbers import check_whole

if TYPE_CHECKING:
    from numpy.random import Generator

    from lab.board import Board

_STREAM = 0x706C6179
"""Keys the stream of games."""

Seed = int | Sequence[int]


@dataclass(frozen=True, eq=False)
class PlayedGame:
    """A game that is over. state: with all its rounds; actions: of each round, with the rule of the decision.

    players: who decided and threw, in words. seed: as given.
    """

    state: GameState = field(repr=False)
    actions: tuple[tuple[tuple[str, Action], ...], ...] = field(repr=False)
    players: Mapping[str, str]
    seed: Seed

    def __repr__(self) -> str:
        listed = ", ".join(self.players)
        return f"<PlayedGame: {len(self.actions)} rounds of {listed}, seed {self.seed}>"

    @property
    def rounds(self) -> tuple[RoundState, ...]:
        """The rounds, each at its end."""
        assert self.state.round is not None
        return (*self.state.finished, self.state.round)

    @property
    def cash(self) -> dict[str, int]:
        """What each side holds at the end."""
        return self.state.cash

    @property
    def winners(self) -> tuple[str, ...]:
        """K4: who has most cash; several share the win."""
        return self.state.winners

    def round_records(self) -> tuple[dict[str, Any], ...]:
        """The records (`knockout-round/1`) of the rounds: releases and draws, so a replay is the same."""
        return round_records(self.rounds, self.actions)

    @property
    def record(self) -> dict[str, Any]:
        """The game as a `knockout-game/1` document."""
        game = self.state
        return game_document(
            game.printed.board.name,
            game.sides,
            game.options,
            self.seed if isinstance(self.seed, int) else None,
            self.round_records(),
            people=game.people or None,
            players=self.players,
        )


def play_game(
    board: Board,
    sides: Sequence[str] | Mapping[str, Sequence[str]],
    throwers: Throwers,
    policies: Policies = "greedy",
    seed: Seed = 1,
    *,
    options: RuleOptions = DEFAULT_OPTIONS,
) -> PlayedGame:
    """Play a whole game; the same arguments give the same game, to the last bit.

    sides: 2 to 4 names, or the people of each side by its name (`seat` makes teams, K1). throwers: one hand
    for all, or by side one, or one for each of a team's people. policies: one for all, or by side; by name or
    as objects. seed: 0 or more; several numbers for a game out of many.

    Raises RuleError for sides that make no game, ThrowerError for a side without a hand.
    """
    people = sides if isinstance(sides, Mapping) else None
    game = new_game(board, tuple(sides), options, people)
    players = players_of(game.sides, throwers, policies, people)
    return played(game, players, seed)


def played(game: GameState, players: Mapping[str, Player], seed: Seed) -> PlayedGame:
    """The game played from its set-up to its end."""
    rng = generator(seed)
    order = tuple(game.sides[i] for i in rng.permutation(len(game.sides)))
    game = apply(game, Start(order)).state
    actions: list[tuple[tuple[str, Action], ...]] = []
    while True:
        assert game.round is not None
        end, done = play_on(game.round, players, rng)
        actions.append(tuple(done))
        game = replace(game, round=end)
        if game.phase == "over":
            return PlayedGame(game, tuple(actions), described(players), seed)
        game = apply(game, NextRound()).state


def generator(seed: Seed) -> Generator:
    """The generator of a game; ThrowerError for a negative seed, and for what is no whole number."""
    import numpy as np

    numbers: list[Any] = list(seed) if isinstance(seed, list | tuple) else [seed]
    for number in numbers:
        check_whole(number, "seed", ThrowerError)
    if any(number < 0 for number in numbers):
        raise ThrowerError(f"{seed} is negative; give 0 or more", where="seed")
    return np.random.default_rng([_STREAM, *numbers])
