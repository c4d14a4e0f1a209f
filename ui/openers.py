"""Which kind of file a path is, by what it holds; the window gives it to the dock that opens that kind."""

from __future__ import annotations

import codecs
import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from lab import LabError
from lab.whole_file import read_whole, reason_of
from ui.language import count, tr

MOST_LOOKED_AT = 4096
PICTURES = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"BM", b"II*\0", b"MM\0*")
"""How files of pictures begin."""

PHONES = (b"heic", b"heix", b"mif1", b"msf1", b"avif")
"""What stands behind `ftyp` in photos of phones: where they cannot be read, the Measure dock says what to do."""

FORMATS = {"knockout-session": "session", "knockout-round": "round", "knockout-game": "game"}


def kind_of(path: Path) -> str:
    """ "board", "session", "round", "game", "picture", or "recording" for whatever else.

    LabError names the file when it cannot be read at all.
    """
    try:
        check_file(path)
        with path.open("rb") as file:
            head = file.read(MOST_LOOKED_AT)
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        reason = reason_of(error) if isinstance(error, OSError) else str(error)
        raise LabError(
            tr("it cannot be read: {reason}; choose a file that can be read", reason=reason),
            where=str(path),
        ) from None
    webp = head.startswith(b"RIFF") and head[8:12] == b"WEBP"  # films and sounds begin with RIFF too
    if webp or head.startswith(PICTURES) or (head[4:8] == b"ftyp" and head[8:12] in PHONES):
        return "picture"
    head = _in_utf8(head)
    if path.suffix.lower() == ".knockout":
        return "session"
    if head.lstrip().startswith(b"<") and b"<svg" in head:
        return "picture"
    if head.lstrip().startswith(b"{"):
        return _json_kind(path)
    if path.suffix.lower() == ".toml" or b"knockout-board/" in head:
        return "board"
    return "recording"


def refused_line(refused: Sequence[str]) -> str:
    """One line of those that tell why files are refused: the first, and how many more there are."""
    more = len(refused) - 1
    return refused[0] + (
        count(more, "; {n} more file is refused", "; {n} more files are refused") if more else ""
    )


def check_file(path: str | Path) -> None:
    """Refuse what is there and no file, in one line: a pipe or a terminal would be waited for."""
    with suppress(OSError):  # a name that is too long: refused where it is opened
        if Path(path).exists() and not Path(path).is_file():
            raise LabError(tr("it is no file; choose one"), where=str(path))


def _in_utf8(head: bytes) -> bytes:
    """A file's beginning without the mark that some editors write before it, and as UTF-8 if that says UTF-16."""
    if head.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return head.decode("utf-16", "ignore").encode("utf-8", "ignore")
    return head.removeprefix(codecs.BOM_UTF8)


def _json_kind(path: Path) -> str:
    """Of a JSON document: what its `format` says, wherever that stands in it; a round may lie under `round`."""
    try:
        found = json.loads(read_whole(path))  # it knows marks of UTF-8 and UTF-16
    except (OSError, ValueError, RecursionError):
        return "recording"  # refused there, with the reason
    for held in (found, found.get("round")):
        if isinstance(held, dict) and isinstance(held.get("format"), str):
            kind = FORMATS.get(held["format"].partition("/")[0])
            if kind is not None:
                return kind
    return "recording"
