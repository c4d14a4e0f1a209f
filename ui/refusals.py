"""What is refused, in words for who asked for it: the file first, spaces by their printed names, the rule last."""

from __future__ import annotations

import re
from pathlib import Path

from lab import Board, LabError
from ui.lab_words import in_words
from ui.language import tr
from ui.space_words import space_names

_RULE = re.compile(r"rule-(K\d+)")
_PART = re.compile(r"(slides|choices|rounds)\[(\d+)\]")
_ID = re.compile(r"(?<![\w.-])[a-z]+(?:-[a-z]+)*-(?:\d+|[a-z])(?![\w.-])")
"""As the ids of spaces on printed boards are written: dark-blue-2, red-a. Tokens look alike, and are not among them."""


def file_refused(path: Path | str, error: LabError, board: Board | None = None) -> str:
    """ "round.json: choice 1: red-1 cannot move to Brown 1, which is occupied; … (K16)".

    board: the one that the file's spaces are on; without it they keep their ids.
    """
    name = Path(path).name
    place = (error.where or "").removeprefix(str(path)).removeprefix(name).lstrip(": ")
    said = refusal(type(error)(error.message, code=error.code, where=place), board)
    return f"{name or path}: {said}"


def refusal(error: LabError, board: Board | None = None) -> str:
    """ "choice 1: red-1 cannot move to Brown 1, which is occupied; … (K16)", without what only programs read."""
    place = _PART.sub(_counted, error.where or "")
    said = in_words(error.message)
    words = said if board is None else _named(said, board)
    line = f"{place}: {words}" if place else words
    rule = _RULE.fullmatch(error.code or "")
    return f"{line} ({rule[1]})" if rule is not None and f"({rule[1]})" not in line else line


def _counted(found: re.Match[str]) -> str:
    """A place in a list, counted as people do."""
    n = int(found[2]) + 1
    match found[1]:
        case "slides":
            return tr("slide {n}", n=n)
        case "choices":
            return tr("choice {n}", n=n)
        case _:
            return tr("round {n}", n=n)


def _named(message: str, board: Board) -> str:
    names = space_names(board)
    return _ID.sub(lambda found: names.get(found[0], found[0]), message)
