"""The game under way at this table, or the round that is being recorded."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lab import RuleError
from lab.board.file import board_from_toml, board_to_toml
from lab.play.open_game import OpenGame, open_game, open_round
from ui.parts.part import Part


@dataclass(frozen=True)
class GamePart:
    """game: the one under way, None for none."""

    game: OpenGame | None = None


def _to_json(part: GamePart) -> dict[str, Any] | None:
    """The game's record with the board that it is played on, whatever the table's board is by now."""
    game = part.game
    if game is None:
        return None
    held = {"round": game.records[0]} if game.single else {"game": game.document}
    return {"board": board_to_toml(game.board), **held}


def _from_json(held: Any) -> GamePart:
    if held is None:
        return GamePart()
    if not isinstance(held, Mapping) or not isinstance(held.get("board"), str):
        raise RuleError("this is no game with its board; give null for none", code="format", where="game")
    try:
        board = board_from_toml(tomllib.loads(held["board"]))
    except tomllib.TOMLDecodeError as error:
        raise RuleError(f"the board cannot be read: {error}", code="format", where="game.board") from None
    for key, opened in (("game", open_game), ("round", open_round)):
        if isinstance(held.get(key), Mapping):
            return GamePart(opened(held[key], board))
    raise RuleError("there is neither a game nor a round; give null for none", code="format", where="game")


GAME = Part("game", GamePart(), _to_json, _from_json)
