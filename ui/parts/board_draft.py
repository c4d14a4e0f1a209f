"""What the board editor keeps: spaces that overlap, and so are no board, with the board that they were drawn over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any

from lab import Board, LabError, Space
from ui.parts.part import Part

Shape = tuple[tuple[Space, ...], float, float, float]
"""What of a board an editor draws over: its spaces, length, width and GO line (m)."""


def shape(board: Board) -> Shape:
    """What of a board an editor draws over."""
    return board.spaces, board.length, board.width, board.go_line


@dataclass(frozen=True)
class Drafted:
    """spaces and go_line (m) as the hand has made them; over: of which board, None where there is no draft."""

    spaces: tuple[Space, ...] = ()
    go_line: float = 0.0
    over: Shape | None = None


def _to_json(draft: Drafted) -> dict[str, Any]:
    if draft.over is None:
        return {}
    spaces, length, width, go_line = draft.over
    over = {"spaces": _plain(spaces), "length": length, "width": width, "go_line": go_line}
    return {"spaces": _plain(draft.spaces), "go_line": draft.go_line, "over": over}


def _plain(spaces: tuple[Space, ...]) -> list[dict[str, Any]]:
    return [space.model_dump(mode="json") for space in spaces]


def _from_json(found: Any) -> Drafted:
    if found == {}:
        return Drafted()
    try:
        over = found["over"]
        under = _spaces(over["spaces"]), _size(over["length"]), _size(over["width"]), _size(over["go_line"])
        return Drafted(_spaces(found["spaces"]), _size(found["go_line"]), under)
    except (TypeError, ValueError, KeyError, LabError):
        wanted = "a draft of a board as it is saved: spaces, go_line, over"
        raise LabError(
            f"this cannot be read; it must be {wanted}: leave it out to begin anew", where="board-draft"
        ) from None


def _spaces(found: Any) -> tuple[Space, ...]:
    if not isinstance(found, list) or not all(isinstance(one, Mapping) for one in found):
        raise TypeError
    return tuple(Space(**one) for one in found)


def _size(found: Any) -> float:
    number = float(found)
    if not isfinite(number):
        raise ValueError
    return number


BOARD_DRAFT = Part("board-draft", Drafted(), _to_json, _from_json)
