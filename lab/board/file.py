"""Boards as TOML files (`format = "knockout-board/1"`): finding, reading and writing them."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lab.errors import BoardError
from lab.whole_file import is_file, read_whole, reason_of, write_whole

if TYPE_CHECKING:
    from lab.board.values import Board

FORMAT = "knockout-board/1"
_TABLES = (
    "board",
    "token",
    "tokens",
    "surface",
    "collision",
    "rails",
    "space",
    "bonus",
    "money",
    "provenance",
)


def specs_folder() -> Path:
    """The folder of the shipped boards: inside an installed package, or `board_specs/` in a checkout."""
    package = Path(__file__).parents[1]
    installed = package / "_board_specs"
    return installed if installed.is_dir() else package.parent / "board_specs"


def board_names() -> list[str]:
    """Names of the boards that ship with the lab, the reference board first."""
    names = sorted(path.stem for path in specs_folder().glob("*.toml"))
    return sorted(names, key=lambda name: name != "knockout")


def load_board(name: str | os.PathLike[str]) -> Board:
    """A board by the name of a shipped one ("knockout") or by the path of a TOML file.

    Raises BoardError with file, key and mend.
    """
    text_name = os.fspath(name)
    if text_name in board_names():
        return _read(specs_folder() / f"{text_name}.toml")
    path = Path(text_name)
    if path.suffix == ".toml" or len(path.parts) > 1 or is_file(path):
        return _read(path)
    close = get_close_matches(text_name, board_names(), n=1)
    hint = f"did you mean {close[0]!r}?" if close else f"shipped boards: {', '.join(board_names())}"
    raise BoardError(f"there is no board {text_name!r}; {hint} (or give a path to a .toml file)")


def _read(path: Path) -> Board:
    try:
        data = tomllib.loads(_text(path))
    except OSError as error:
        raise BoardError(
            f"{reason_of(error)}; give a board's name or a TOML file", where=str(path)
        ) from error
    except UnicodeDecodeError as error:
        raise BoardError("this is not text in UTF-8; give a TOML file", where=str(path)) from error
    except tomllib.TOMLDecodeError as error:
        raise BoardError(f"this is not TOML: {error}", where=str(path)) from error
    except RecursionError as error:
        raise BoardError("this TOML is nested too deeply to be a board", where=str(path)) from error
    try:
        return board_from_toml(data)
    except BoardError as error:
        raise error.at(str(path)) from None


def _text(path: Path) -> str:
    """As text with plain line ends, which are all that TOML takes."""
    return read_whole(path).decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")


def board_from_toml(data: Mapping[str, Any]) -> Board:
    """A checked board from the tables of a board file."""
    from lab.board.values import board_from

    if data.get("format") != FORMAT:
        given = data.get("format")
        what = f"{given!r} is not a format this version reads" if given is not None else "it is missing"
        raise BoardError(f'{what}; the file begins with `format = "{FORMAT}"`', where="format")
    for key in data:
        if key != "format" and key not in _TABLES:
            close = get_close_matches(key, _TABLES, n=1)
            hint = f" (did you mean [{close[0]}]?)" if close else ""
            raise BoardError(f"unknown table{hint}; remove it or correct its spelling", where=key)
    head = data.get("board")
    if not isinstance(head, Mapping):
        raise BoardError(
            "the table is missing; add [board] with name, length, width and go_line", where="board"
        )
    head = dict(head)
    fields: dict[str, Any] = {"seams": head.pop("seam", [])}
    for key in ("token", "tokens", "surface", "collision", "rails", "bonus", "money", "provenance"):
        if key in data:
            fields[key] = data[key]
    fields["spaces"] = data.get("space", [])
    clash = sorted(set(head) & set(fields))
    if clash:
        raise BoardError("this belongs in a table of its own, not under [board]", where=f"board.{clash[0]}")
    return board_from({**head, **fields})


def board_to_toml(board: Board) -> str:
    """The board as the text of a board file; reading it gives an equal board."""
    import tomlkit

    doc = tomlkit.document()
    doc["format"] = FORMAT
    head = tomlkit.table()
    for key in ("name", "length", "width", "go_line", "tilt_pitch", "tilt_roll"):
        head[key] = getattr(board, key)
    if board.seams:
        seams = tomlkit.aot()
        for seam in board.seams:
            seams.append(tomlkit.item(seam.model_dump()))
        head["seam"] = seams
    doc["board"] = head
    doc["token"] = board.token.model_dump()
    if board.tokens:
        doc["tokens"] = {
            name: {k: v for k, v in token.model_dump().items() if v != getattr(board.token, k)}
            for name, token in board.tokens.items()
        }
    doc["surface"] = board.surface.model_dump()
    doc["collision"] = board.collision.model_dump()
    if board.rails.sides:
        doc["rails"] = _plain(board.rails.model_dump())
    spaces = tomlkit.aot()
    for space in board.spaces:
        spaces.append(tomlkit.item(_plain(space.model_dump(exclude_none=True, exclude_defaults=True))))
    if board.spaces:
        doc["space"] = spaces
    doc["bonus"] = dict(board.bonus)
    doc["money"] = _plain(board.money.model_dump())
    if board.provenance:
        doc["provenance"] = dict(board.provenance)
    return tomlkit.dumps(doc)


def _plain(value: Any) -> Any:
    """Tuples as lists, as TOML knows them."""
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    return value


def save_board(board: Board, path: str | os.PathLike[str]) -> None:
    """Write the board as TOML, whole or not at all; BoardError where it cannot be."""
    try:
        content = board_to_toml(board).encode()
    except UnicodeEncodeError as error:
        half = ascii(error.object[error.start])[1:-1]
        raise BoardError(f"a name holds {half}, which no file can; write it anew", where=str(path)) from None
    write_whole(path, content, BoardError, BoardError.default_code)
