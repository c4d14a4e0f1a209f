"""A game record (`knockout-game/1`): its rounds scored in turn, each held to what the last one left.

K2 gives the first round's cash and pot, K3 each next order, K22 each next pot; K4 how many rounds there are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lab.errors import RuleError
from lab.ledger import POT
from lab.rules.checks import as_list, as_mapping, check_keys, inside, shown
from lab.rules.game import winners
from lab.rules.options import MOST_SIDES, RuleOptions
from lab.rules.reading import board_name_of, check_side_name
from lab.rules.record import FORMAT as ROUND_FORMAT
from lab.rules.record import record_document
from lab.rules.score import RoundScore, board_of, score_round

if TYPE_CHECKING:
    from lab.board import Board
    from lab.rules.actions import Action
    from lab.rules.state import RoundState

FORMAT = "knockout-game/1"
SCORE_FORMAT = "knockout-game-score/1"
_NEEDED = ("format", "board", "sides", "rounds")
_ALSO = ("people", "players", "options", "seed", "why")


@dataclass(frozen=True)
class GameScore:
    """What a game came to. cash: after the last round. winners: K4's, empty while rounds are to come."""

    rounds: tuple[RoundScore, ...]
    cash: Mapping[str, int]
    winners: tuple[str, ...]

    def as_dict(self) -> dict[str, Any]:
        """The score as plain data for JSON."""
        return {
            "format": SCORE_FORMAT,
            "cash": dict(self.cash),
            "winners": list(self.winners),
            "rounds": [score.as_dict() for score in self.rounds],
        }


def is_game(document: object) -> bool:
    """Whether a document says that it is a game."""
    return isinstance(document, Mapping) and document.get("format") == FORMAT


def game_document(
    board: str,
    sides: Sequence[str],
    options: RuleOptions,
    seed: int | None,
    rounds: Sequence[Mapping[str, Any]],
    *,
    people: Mapping[str, Sequence[str]] | None = None,
    players: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """The record of a game from the records of its rounds. players: who decides and throws, in words."""
    return {
        "format": FORMAT,
        "board": board,
        "sides": list(sides),
        **({"people": {side: list(names) for side, names in people.items()}} if people else {}),
        **({"players": dict(players)} if players else {}),
        "options": options.changed(),
        **({} if seed is None else {"seed": seed}),
        "rounds": [dict(one) for one in rounds],
    }


def round_records(
    rounds: Sequence[RoundState], actions: Sequence[Sequence[tuple[str, Action]]]
) -> tuple[dict[str, Any], ...]:
    """The records (`knockout-round/1`) of rounds: releases and draws, so a replay is the same.

    actions: of each round, each with the rule of the decision that it answered.
    """
    return tuple(
        record_document(
            state.printed.board.name,
            state.order,
            {side: state.ledger.opening[side] for side in state.order},
            state.ledger.opening[POT],
            state.options,
            played,
        )
        for state, played in zip(rounds, actions, strict=True)
    )


def score_game(
    document: Mapping[str, Any], board: Board | None = None, *, partial: bool = False
) -> GameScore:
    """Score a game record round by round. partial: its last round may be unfinished.

    Raises RuleError as `score_round`, with the round's place before the record's, and where a round does not
    go on from the one before: `rule-K1` (other sides), `rule-K3` (order), `rule-K4` (too many rounds),
    `money` (cash or pot), `format` (another board, other options).
    """
    game = as_mapping(document, "")
    check_keys(game, needed=_NEEDED, also=_ALSO, where="")
    if game["format"] != FORMAT:
        raise RuleError(f'{shown(game["format"])} is not "{FORMAT}"', code="format", where="format")
    name, sides = board_name_of(game), _read_sides(game["sides"])
    _check_who(game, sides)
    options = RuleOptions.from_dict(game.get("options", {}))
    rounds = as_list(game["rounds"], "rounds")
    if len(rounds) > len(sides):
        raise RuleError(
            f"{len(rounds)} rounds; {len(sides)} sides play {len(sides)}, so that each goes first once",
            code="rule-K4",
            where="rounds",
        )
    board = board_of({"format": ROUND_FORMAT, "board": name}) if board is None else board
    cash: Mapping[str, int] = dict.fromkeys(sides, options.starting_cash)
    pot, order = options.pot_refill, None
    first: tuple[str, ...] = ()
    scores: list[RoundScore] = []
    for i, one in enumerate(rounds):
        where = f"rounds[{i}]"
        record = as_mapping(one, where)
        _check_goes_on(record, where, name, options, sides, order, cash, pot)
        try:
            score = score_round(record, board, partial=partial and i == len(rounds) - 1)
        except RuleError as error:
            inner = f"{where}.{error.where}" if error.where else where
            raise RuleError(error.message, code=error.code, where=inner) from None
        scores.append(score)
        cash, pot, order = score.cash, score.next_pot, score.next_order
        first = first or tuple(record["order"])
    over = len(scores) == len(sides) and not scores[-1].partial
    return GameScore(
        tuple(scores), {side: cash[side] for side in sides}, winners(cash, first, options) if over else ()
    )


def _read_sides(value: object) -> tuple[str, ...]:
    sides = as_list(value, "sides")
    for i, side in enumerate(sides):
        check_side_name(side, f"sides[{i}]")
    if not 2 <= len(sides) <= MOST_SIDES or len(set(sides)) != len(sides):
        raise RuleError(
            f"2 to {MOST_SIDES} sides play, each with a name of its own", code="rule-K1", where="sides"
        )
    return tuple(sides)


def _check_who(game: Mapping[str, Any], sides: tuple[str, ...]) -> None:
    """Refuse people, players or a seed that are not as the format has them (K1: of every side, and no other)."""
    for key in ("people", "players"):
        if key not in game:
            continue
        told = as_mapping(game[key], key)
        if set(told) != set(sides):
            raise RuleError("name those of every side, and of no other", code="rule-K1", where=key)
        for side, who in told.items():
            names = as_list(who, inside(key, side)) if key == "people" else [who]
            if not all(isinstance(name, str) for name in names):
                raise RuleError(f"{shown(who)} names nobody", code="format", where=inside(key, side))
    seed = game.get("seed", 0)
    if type(seed) is not int or seed < 0:
        raise RuleError(
            f"{shown(seed)} is no seed; give a whole number, 0 or more", code="format", where="seed"
        )


def _check_goes_on(
    record: Mapping[str, Any],
    where: str,
    board: str,
    options: RuleOptions,
    sides: tuple[str, ...],
    order: tuple[str, ...] | None,
    cash: Mapping[str, int],
    pot: int,
) -> None:
    """Refuse a round that does not begin where the last one ended. order: the expected one, None for any."""
    if record.get("board", board) != board:
        raise RuleError(f"the game is played on {board!r}", code="format", where=f"{where}.board")
    if RuleOptions.from_dict(record.get("options", {})) != options:
        raise RuleError(
            "these are not the game's options; the same house rules hold all game",
            code="format",
            where=f"{where}.options",
        )
    given = record.get("order")
    if not isinstance(given, list | tuple) or sorted(map(str, given)) != sorted(sides):
        raise RuleError(
            f"the sides are {', '.join(sides)}; name each once", code="rule-K1", where=f"{where}.order"
        )
    if order is not None and tuple(given) != tuple(order):
        raise RuleError(
            f"after the round before the order is {', '.join(order)}", code="rule-K3", where=f"{where}.order"
        )
    if record.get("cash") != dict(cash):
        told = ", ".join(f"{side} {amount}" for side, amount in cash.items())
        raise RuleError(
            f"the round begins with what the sides hold: {told}", code="money", where=f"{where}.cash"
        )
    if record.get("pot") != pot:
        raise RuleError(f"the pot holds {pot} before this round", code="money", where=f"{where}.pot")
