"""A game under way at one table, action by action: people and policies by turns, saved and opened in between.

Where `play_game` runs to the end, here each action gives another `OpenGame`, so that a window can show it, take
it back, or leave it for tomorrow. What a policy and its hand draw depends on the seed and on how far the game
is, on nothing else: taken back and played again, or opened from its file, it goes on the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from lab.errors import RuleError
from lab.ledger import POT
from lab.play.game import generator
from lab.rules.actions import Action, Decision, NextRound, Slide, Start
from lab.rules.drive import thrown
from lab.rules.follow import played_so_far
from lab.rules.game import GameState, apply, decision, new_game
from lab.rules.games import game_document, round_records, score_game
from lab.rules.machine import new_round
from lab.rules.options import DEFAULT_OPTIONS, RuleOptions
from lab.rules.policies import POLICIES, Throw
from lab.rules.printed import printed_on
from lab.rules.replay import motion_of
from lab.rules.score import board_of, read_round
from lab.rules.state import RoundState
from lab.throwers import PRESETS, Thrower

if TYPE_CHECKING:
    from lab.board import Board
    from lab.motion import SlideResult

PERSON = "person"

Played = tuple[tuple[str, Action], ...]
"""Actions, each with the rule of the decision that it answered."""


@dataclass(frozen=True)
class Seat:
    """Who plays a side: `policy` is a name in POLICIES or "person", `thrower` a preset's name, for policies."""

    policy: str = PERSON
    thrower: str = "casual"

    def __post_init__(self) -> None:
        for value, known, what in (
            (self.policy, (PERSON, *POLICIES), "policy"),
            (self.thrower, tuple(PRESETS), "thrower"),
        ):
            if value not in known:
                raise RuleError(
                    f"there is no {what} {value!r}; there are {', '.join(known)}",
                    code="format",
                    where="players",
                )

    @property
    def told(self) -> str:
        """As a game's record has it: "greedy, casual"; "person"."""
        return self.policy if self.policy == PERSON else f"{self.policy}, {self.thrower}"

    @classmethod
    def read(cls, told: str) -> Seat:
        """Back from `told`; RuleError for a policy or a hand that nobody here has."""
        policy, _, thrower = (part.strip() for part in told.partition(","))
        return cls(policy, thrower or "casual")


@dataclass(frozen=True, eq=False)
class OpenGame:
    """A game under way.

    state: as the rules have it. seats: who plays each side. actions: of each round so far, the last one under
    way. single: only one round is played, to be kept as its record.
    """

    state: GameState = field(repr=False)
    seats: Mapping[str, Seat]
    seed: int
    actions: tuple[Played, ...] = field(repr=False)
    single: bool = False

    def __eq__(self, other: object) -> bool:
        """Whether the same was played by the same sides on the same board."""
        if not isinstance(other, OpenGame):
            return NotImplemented
        return self is other or (
            self.single == other.single
            and dict(self.seats) == dict(other.seats)
            and self.board == other.board
            and self.document == other.document
        )

    __hash__ = None  # type: ignore[assignment]  # a game holds dicts: equal by value, in no set

    # --- reading -------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The board that it is played on, to its end."""
        return self.state.printed.board

    @property
    def round(self) -> RoundState:
        """The round under way, or the one that just ended."""
        assert self.state.round is not None  # `begin_game` draws the order
        return self.state.round

    @property
    def rounds(self) -> tuple[RoundState, ...]:
        """All rounds so far."""
        return (*self.state.finished, self.round)

    @property
    def many(self) -> int:
        """How many rounds are played (K4)."""
        return 1 if self.single else len(self.state.sides)

    @property
    def over(self) -> bool:
        """Whether nothing is left to play."""
        return self.round.over and (self.single or self.state.phase == "over")

    @property
    def waiting(self) -> Decision | None:
        """What it waits for; None when it is over."""
        return None if self.over else decision(self.state)

    @property
    def by_person(self) -> bool:
        """Whether somebody at the table has to answer, or begin the next round."""
        waiting = self.waiting
        return waiting is not None and (waiting.side is None or self.seats[waiting.side].policy == PERSON)

    @property
    def records(self) -> tuple[dict[str, Any], ...]:
        """The records (`knockout-round/1`) of the rounds so far."""
        return round_records(self.rounds, self.actions)

    @property
    def document(self) -> dict[str, Any]:
        """The game as a `knockout-game/1` document; its last round may be unfinished."""
        return game_document(
            self.board.name,
            self.state.sides,
            self.state.options,
            self.seed,
            self.records,
            people=self.state.people or None,
            players={side: seat.told for side, seat in self.seats.items()},
        )

    # --- playing -------------------------------------------------------------------------------------

    def act(self, action: Action) -> OpenGame:
        """The game after an action and all that leaves nothing to decide; RuleError for an illegal one."""
        waiting = self.waiting
        if waiting is None:
            raise RuleError("the game is over: each side has gone first once", code="rule-K4")
        state = apply(self.state, action).state
        if isinstance(action, NextRound):
            return _settled(replace(self, state=state, actions=(*self.actions, ())))
        last = (*self.actions[-1], (waiting.rule, action))
        return _settled(replace(self, state=state, actions=(*self.actions[:-1], last)))

    def answer(self) -> Action:
        """What the policy whose turn it is does: a decision, or a slide as its hand makes it."""
        waiting = self.waiting
        assert waiting is not None and waiting.side is not None and not self.by_person
        seat = self.seats[waiting.side]
        rng = generator((self.seed, len(self.actions), len(self.actions[-1])))
        given = POLICIES[seat.policy].decide(self.round, waiting, rng)
        if not isinstance(given, Throw):
            return given
        noise = rng.standard_normal(8).tolist()
        return thrown(self.round, given, Thrower.preset(seat.thrower), noise)

    def motion(self, slide: Slide) -> SlideResult | None:
        """The slide as it is computed over what lies on the table now; None where it is observed, or a foul."""
        return motion_of(self.round, slide)

    def without_last_slide(self) -> OpenGame | None:
        """As before the last action, where that was a slide with nothing decided after it: a foul (K6) seen late.

        None where the last thing was no slide. What followed by itself is taken back too.
        """
        played = self.actions[-1]
        last = len(played) - 1
        while last >= 0 and not isinstance(played[last][1], Slide) and self._was_forced(last):
            last -= 1
        if last < 0 or not isinstance(played[last][1], Slide):
            return None
        return self._replayed(last)

    def _was_forced(self, index: int) -> bool:
        waiting = self._replayed(index, settle=False).waiting
        return waiting is not None and waiting.forced is not None

    def _replayed(self, many: int, *, settle: bool = True) -> OpenGame:
        """The round under way after its first `many` actions."""
        now = self.round
        begun = new_round(now.printed, now.order, now.ledger.opening, now.ledger.opening[POT], now.options)
        state = replace(self.state, round=replace(begun, log=now.log[:1] if _opens(now) else ()))
        for _, action in self.actions[-1][:many]:
            state = apply(state, action).state
        game = replace(self, state=state, actions=(*self.actions[:-1], self.actions[-1][:many]))
        return _settled(game) if settle else game


def _opens(state: RoundState) -> bool:
    """Whether the round's log begins with the line of its turn order (K3)."""
    return bool(state.log) and state.log[0].rule == "K3"


def _settled(game: OpenGame) -> OpenGame:
    """The game after every decision with one answer only; the next round is begun by somebody."""
    while (waiting := game.waiting) is not None and waiting.kind != "next-round":
        forced = waiting.forced
        if forced is None:
            break
        state = apply(game.state, forced).state
        last = (*game.actions[-1], (waiting.rule, forced))
        game = replace(game, state=state, actions=(*game.actions[:-1], last))
    return game


def begin_game(
    board: Board, seats: Mapping[str, Seat], options: RuleOptions = DEFAULT_OPTIONS, seed: int = 1
) -> OpenGame:
    """A game before its first slide, the turn order drawn from the seed (K3).

    Raises RuleError for sides or options that make no game, ThrowerError for a negative seed.
    """
    game = new_game(board, tuple(seats), options)
    order = tuple(game.sides[i] for i in generator(seed).permutation(len(game.sides)))
    return OpenGame(apply(game, Start(order)).state, dict(seats), seed, ((),))


def begin_round(
    board: Board,
    order: tuple[str, ...],
    cash: Mapping[str, int] | None = None,
    pot: int | None = None,
    options: RuleOptions = DEFAULT_OPTIONS,
) -> OpenGame:
    """One round of people, to be recorded. cash, pot: before it, by default those of a first round (K2)."""
    game = new_game(board, order, options)
    purses = {side: (cash or {}).get(side, options.starting_cash) for side in order}
    begun = new_round(printed_on(board), order, purses, options.pot_refill if pot is None else pot, options)
    seats = dict.fromkeys(order, Seat())
    return OpenGame(replace(game, round=begun), seats, 0, ((),), single=True)


def open_round(record: Mapping[str, Any], board: Board | None = None) -> OpenGame:
    """A single round from its record (`knockout-round/1`), to be played on by people; errors as `score_round`."""
    board = board_of(record) if board is None else board
    told = read_round(record, board)
    state, actions = played_so_far(told, printed_on(board))
    game = replace(new_game(board, told.order, told.options), round=state)
    return _settled(OpenGame(game, dict.fromkeys(told.order, Seat()), 0, (actions,), single=True))


def open_game(document: Mapping[str, Any], board: Board | None = None) -> OpenGame:
    """A game from its `knockout-game/1` document, as far as that tells it.

    board: the one it was played on; by default the one that it names. Sides of which the document does not say
    who plays them are people's. Raises RuleError as `score_game`.
    """
    scored = score_game(document, board, partial=True)
    options = RuleOptions.from_dict(document.get("options", {}))
    sides = tuple(document["sides"])
    told = document.get("players", {})
    seats = {side: Seat.read(told[side]) if side in told else Seat() for side in sides}
    seed = document.get("seed", 1)
    records = document["rounds"]
    board = board_of({"format": "knockout-round/1", "board": document["board"]}) if board is None else board
    if not scored.rounds:
        return begin_game(board, seats, options, seed)
    played = [played_so_far(read_round(record, board), printed_on(board)) for record in records]
    states = [state for state, _ in played]
    game = replace(
        new_game(board, sides, options, document.get("people")), finished=tuple(states[:-1]), round=states[-1]
    )
    return _settled(OpenGame(game, seats, seed, tuple(actions for _, actions in played)))
