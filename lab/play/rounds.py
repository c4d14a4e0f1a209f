"""One round played without a window: seeded throws, simulated slide by slide, with its record and moments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lab.errors import RuleError
from lab.play.game import Seed, generator
from lab.play.players import Policies, Throwers, players_of
from lab.rules.actions import Slide
from lab.rules.drive import play_on
from lab.rules.game import new_game
from lab.rules.machine import new_round
from lab.rules.options import DEFAULT_OPTIONS, RuleOptions
from lab.rules.printed import JAIL, printed_on
from lab.rules.record import record_document
from lab.rules.replay import Moment, Replay, replay_round

if TYPE_CHECKING:
    from lab.board import Board
    from lab.motion import Release, SlideResult
    from lab.throwers import Thrower

Table = Mapping[str, tuple[float, float]]


@dataclass(frozen=True, eq=False)
class PlayedSlide:
    """One slide of a round: by K5, after the fee (K12) or from Chance (K15).

    before, after: {token: (x, y)} m of all tokens lying on the board, without the slid one and without those
    taken to jail. jailed: tokens that this slide sent to In Jail.
    """

    rule: str
    side: str
    token: str
    release: Release
    result: SlideResult
    before: Table
    after: Table
    jailed: tuple[str, ...]

    def moved(self) -> tuple[str, ...]:
        """Every token that moved: off, or at rest elsewhere than before."""
        rest = self.result.rest
        return tuple(sorted({*self.result.off, *(t for t in rest if rest[t] != self.before.get(t))}))


@dataclass(frozen=True, eq=False)
class PlayedRound:
    """A round as it was played: `record` is a `knockout-round/1` document, `slides` what happened in it."""

    board: Board
    throwers: Mapping[str, Thrower]
    seed: Seed
    record: dict[str, Any]
    replay: Replay = field(repr=False)
    slides: tuple[PlayedSlide, ...] = field(repr=False)

    def __repr__(self) -> str:
        return f"<PlayedRound: {len(self.slides)} slides, seed {self.seed}, board {self.board.name}>"


def play_round(
    board: Board,
    sides: Sequence[str],
    throwers: Throwers,
    seed: Seed,
    *,
    policies: Policies = "greedy",
    order: Sequence[str] | None = None,
    cash: Mapping[str, int] | None = None,
    pot: int | None = None,
    options: RuleOptions = DEFAULT_OPTIONS,
) -> PlayedRound:
    """Play one round; the same arguments give the same round, to the last bit.

    order: turn order, drawn from the seed when not given (K3). cash, pot: before the round, by default those
    of a first round (K2). Else as `play_game`.

    Raises RuleError for sides that make no game, ThrowerError for a side without a hand.
    """
    game = new_game(board, sides, options)
    players = players_of(game.sides, throwers, policies)
    rng = generator(seed)
    drawn = tuple(sides[i] for i in rng.permutation(len(sides)))
    turns = tuple(order) if order is not None else drawn
    if sorted(turns) != sorted(sides):
        raise RuleError("the order must name every side once", code="rule-K3", where="order")
    purses = {side: (cash or {}).get(side, options.starting_cash) for side in turns}
    in_pot = options.pot_refill if pot is None else pot
    start = new_round(printed_on(board), turns, purses, in_pot, options)
    _, actions = play_on(start, players, rng)
    record = record_document(board.name, turns, purses, in_pot, options, actions)
    replay = replay_round(record, board)
    hands = {side: player.hands[0] for side, player in players.items()}
    slides = tuple(filter(None, map(_slide_of, replay.moments)))
    return PlayedRound(board, hands, seed, record, replay, slides)


def _slide_of(moment: Moment) -> PlayedSlide | None:
    """The slide of a moment; None where nothing was slid."""
    action, result = moment.action, moment.motion()
    if not isinstance(action, Slide) or action.release is None or result is None or moment.side is None:
        return None
    before, after = moment.before, moment.after
    jailed = tuple(
        t
        for t in after.tokens
        if t in after.places
        and after.places[t].space == JAIL
        and (t == action.token or before.places[t].space != JAIL)
    )
    table = {t: xy for t, xy in before.table().items() if t != action.token}
    return PlayedSlide(
        moment.rule, moment.side, action.token, action.release, result, table, after.table(), jailed
    )
