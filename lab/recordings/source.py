"""From a path to text, or to the reason why there is none: the first door of every reader."""

from __future__ import annotations

import codecs
from dataclasses import dataclass
from os import PathLike, fspath
from pathlib import Path

from lab.errors import RecordingError

MAX_BYTES = 50_000_000
"""Ten minutes of a token at 1000 pictures a second take a third of this."""

_CONTROL = frozenset(range(32)) - {9, 10, 11, 12, 13}


@dataclass(frozen=True)
class Source:
    """A file as text: its path as given, its text with plain newlines, and notes on how it was decoded."""

    file: str
    text: str
    notes: tuple[str, ...] = ()


def read_source(path: str | PathLike[str]) -> Source:
    """The text of `path`.

    UTF-8 with or without BOM, UTF-16 with BOM, else Latin-1 (which a note then says).

    Raises RecordingError: `no-file` (missing, a folder, unreadable), `empty-file`, `not-text`,
    `too-large` (above MAX_BYTES).
    """
    file = fspath(path)
    data = _bytes(Path(file), file)
    if len(data) > MAX_BYTES:
        raise RecordingError(
            f"the file is larger than {MAX_BYTES // 10**6} MB; cut it down to the slides",
            code="too-large",
            where=file,
        )
    if not data.strip():
        raise RecordingError("the file is empty; export the recording again", code="empty-file", where=file)
    text, notes = _decoded(data, file)
    return Source(file, text.replace("\r\n", "\n").replace("\r", "\n"), notes)


def _bytes(path: Path, file: str) -> bytes:
    if path.is_dir():
        raise RecordingError("this is a folder; name the files in it", code="no-file", where=file)
    try:
        with path.open("rb") as stream:
            return stream.read(MAX_BYTES + 1)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise RecordingError(f"{reason}; check the path", code="no-file", where=file) from error


def _decoded(data: bytes, file: str) -> tuple[str, tuple[str, ...]]:
    not_text = RecordingError(
        "this is not text; export the tracks as CSV or text and give that file", code="not-text", where=file
    )
    notes: tuple[str, ...] = ()
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        try:
            text, notes = data.decode("utf-16"), ("decoded as UTF-16",)
        except UnicodeDecodeError:
            raise not_text from None
    else:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            text, notes = data.decode("latin-1"), ("not UTF-8: decoded as Latin-1",)
    if not _CONTROL.isdisjoint(map(ord, set(text))):
        raise not_text
    return text, notes
