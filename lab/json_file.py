"""Text and JSON from files that people give: read whole, or refused in one line that names the file.

JSON is taken as the standard has it: no NaN, no infinity, no whole number that Python would not read, no half of a
character that takes two escapes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from math import isfinite
from pathlib import Path
from typing import Any

from lab.errors import LabError, UsageError
from lab.whole_file import read_whole, reason_of

_MOST_DIGITS = 300  # what a float can hold
_HALF = re.compile(r"\\u[dD][89a-fA-F]")  # how an escape of half a character begins, or of one that has both
_TOO_GREAT = 10**_MOST_DIGITS
_SURROGATE = re.compile("[\ud800-\udfff]")


def read_text(path: Path) -> str:
    """The text in `path` (UTF-8, with or without a byte order mark).

    UsageError (`no-file`) when it cannot be read, LabError when it is no text (`not-text`) or empty (`empty-file`).
    """
    try:
        text = read_whole(path).decode("utf-8-sig")
    except OSError as error:
        raise UsageError(reason_of(error), code="no-file", where=str(path)) from error
    except UnicodeDecodeError as error:
        raise LabError(
            "this is not text; a file in UTF-8 is needed", code="not-text", where=str(path)
        ) from error
    if not text.strip():
        raise LabError("the file is empty", code="empty-file", where=str(path))
    return text


def read_json(
    path: Path, *, code: str, pairs: Callable[[list[tuple[str, Any]]], Any] | None = None
) -> object:
    """The JSON document in `path`; a refusal with `code` names file, line and column where it is not one.

    pairs: makes each object from its (key, value) pairs, where keys that stand twice must not pass unseen.
    """
    return json_of(read_text(path), path, code=code, pairs=pairs)


def json_of(
    text: str, path: Path, *, code: str, pairs: Callable[[list[tuple[str, Any]]], Any] | None = None
) -> object:
    """The same of what was read of `path`, which may be a pipe and give its text once."""
    try:
        found = json.loads(text, parse_constant=_no_constant, parse_int=_integer, object_pairs_hook=pairs)
        if _HALF.search(text):
            _refuse_halves(found, code)
    except LabError as error:
        raise error.at(str(path)) from None
    except ValueError as error:
        raise LabError(f"this is not JSON: {error}", code=code, where=str(path)) from error
    except RecursionError as error:
        raise LabError("this JSON is nested too deeply to be a record", code=code, where=str(path)) from error
    return found


def check_plain(plain: object) -> None:
    """Refuse what no JSON file holds, or none gives back: numbers that are not finite or that no float holds, and
    texts with half a character. A LabError with the place of the first, in objects and lists.
    """
    waiting: list[tuple[str, object]] = [("", plain)]
    while waiting:
        place, value = waiting.pop()
        if isinstance(value, str):
            _check_text(value, place)
        elif isinstance(value, float):
            if not isfinite(value):
                raise LabError(f"{value} is no number to work with; give a finite one", where=place)
        elif isinstance(value, int):
            if abs(value) >= _TOO_GREAT:
                reason = (
                    f"a whole number of more than {_MOST_DIGITS} digits is no amount of anything; give less"
                )
                raise LabError(reason, where=place)
        elif isinstance(value, Mapping):
            for key in value:
                _check_text(str(key), place)
            waiting += reversed(
                [(f"{place}.{key}" if place else str(key), held) for key, held in value.items()]
            )
        elif isinstance(value, list | tuple):
            waiting += reversed([(f"{place}[{i}]", held) for i, held in enumerate(value)])


def _check_text(text: str, place: str) -> None:
    if not text.isascii() and (half := _SURROGATE.search(text)):
        said = f"\\u{ord(half[0]):04x} is half of a character; write whole ones"
        raise LabError(said, where=place)


def _refuse_halves(found: object, code: str) -> None:
    """LabError for a text that can be written nowhere: JSON's escapes let it hold half of a character."""
    try:
        json.dumps(found, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        half = ascii(error.object[error.start])[1:-1]
        raise LabError(f"{half} is half of a character; write whole ones", code=code) from None


def _integer(digits: str) -> int:
    """A whole number of a size that Python reads at all."""
    if len(digits) > _MOST_DIGITS:
        raise LabError(
            f"a whole number of {len(digits)} digits is no amount of anything; write at most {_MOST_DIGITS}",
            code="format",
        )
    return int(digits)


def _no_constant(name: str) -> float:
    raise ValueError(f"{name} is not a JSON number; write a finite one")
