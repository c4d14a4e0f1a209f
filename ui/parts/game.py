"""The game under way at this table, or the round that is being recorded."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from lab import RuleError
from lab.board.file import board_from_toml, board_to_toml
from lab.play.open_game import OpenGame, open_game, open_round
from ui.parts.part import Part
from ui.state import Ground


@dataclass(frozen=True)
class GamePart:
    """game: the one under way, None for none. ground: what its board is made of; left out, a base of its own."""

    game: OpenGame | None = None
    ground: Ground | None = None

    def __post_init__(self) -> None:
        if self.game is not None and self.ground is None:
            object.__setattr__(self, "ground", Ground(self.game.board))


def _to_json(part: GamePart) -> dict[str, Any] | None:
    """The game's record with the board that it is played on, changes to it apart, whatever the table's is by now."""
    game, ground = part.game, part.ground
    if game is None or ground is None:
        return None
    held = {"round": game.records[0]} if game.single else {"game": game.document}
    changes = {"changes": dict(ground.changes)} if ground.changes else {}
    return {"board": board_to_toml(ground.base), **changes, **held}


def _from_json(held: Any) -> GamePart:
    if held is None:
        return GamePart()
    if not isinstance(held, Mapping) or not isinstance(held.get("board"), str):
        raise RuleError("this is no game with its board; give null for none", code="format", where="game")
    try:
        base = board_from_toml(tomllib.loads(held["board"]))
    except tomllib.TOMLDecodeError as error:
        raise RuleError(f"the board cannot be read: {error}", code="format", where="game.board") from None
    changes = held.get("changes", {})
    if not isinstance(changes, Mapping):
        raise RuleError("give numbers of the board by their names", code="format", where="game.changes")
    ground = Ground(base, MappingProxyType(dict(changes)))
    for key, opened in (("game", open_game), ("round", open_round)):
        if isinstance(held.get(key), Mapping):
            return GamePart(opened(held[key], ground.board), ground)
    raise RuleError("there is neither a game nor a round; give null for none", code="format", where="game")


GAME = Part("game", GamePart(), _to_json, _from_json)
