"""From a path to text, or to the reason why there is none: the first door of every reader."""

from __future__ import annotations

import codecs
from dataclasses import dataclass
from os import PathLike, fspath
from pathlib import Path

from lab.errors import RecordingError
from lab.recordings.archive import is_zip, texts_of_zip
from lab.whole_file import is_folder, read_beginning, readable, reason_of

MAX_BYTES = 30_000_000
"""Ten minutes of a token at 1000 pictures a second take half of this."""

_CONTROL = frozenset(range(32)) - {9, 10, 11, 12, 13}


@dataclass(frozen=True)
class Source:
    """A file as text: its path as given (made `readable`), its text with plain newlines, notes on how it was decoded.

    member: the name inside the zip that the text comes from, "" for a plain file.
    """

    file: str
    text: str
    notes: tuple[str, ...] = ()
    member: str = ""


def read_sources(path: str | PathLike[str]) -> tuple[Source, ...]:
    """The texts of `path`: one for a plain file, one for each table or project in a zip.

    UTF-8 with or without BOM, UTF-16 with BOM, else Windows-1252 (which a note then says).

    Raises RecordingError: `no-file` (missing, a folder, unreadable), `empty-file`, `not-text`,
    `too-large` (above MAX_BYTES, also once unpacked).
    """
    name = fspath(path)
    file = readable(name)
    data = _bytes(Path(name), file)
    if len(data) > MAX_BYTES:
        raise RecordingError(
            f"the file is larger than {MAX_BYTES // 10**6} MB; cut it down to the slides",
            code="too-large",
            where=file,
        )
    if not data.strip():
        raise RecordingError("the file is empty; export the recording again", code="empty-file", where=file)
    if not is_zip(data):
        return (_source(data, file),)
    try:
        members = texts_of_zip(data, MAX_BYTES)
        return tuple(_source(content, file, name) for name, content in members.items())
    except RecordingError as error:
        raise error.at(file) if error.where is None else error from error


def source_of(text: str, name: str) -> Source:
    """What was typed or pasted, as a source; RecordingError (`empty-file`, `not-text`, `too-large`)."""
    if not text.strip():
        raise RecordingError("nothing was pasted; copy the cells again", code="empty-file", where=name)
    data = text.encode("utf-8", "replace")
    if len(data) > MAX_BYTES:
        raise RecordingError("this is too much to paste; save it as a file", code="too-large", where=name)
    return _source(data, name)


def _bytes(path: Path, file: str) -> bytes:
    if is_folder(path):
        raise RecordingError("this is a folder; name the files in it", code="no-file", where=file)
    try:
        return read_beginning(path, MAX_BYTES + 1)
    except OSError as error:
        raise RecordingError(f"{reason_of(error)}; check the path", code="no-file", where=file) from error


def _source(data: bytes, file: str, member: str = "") -> Source:
    text, notes = _decoded(data, f"{file}: {member}" if member else file)
    return Source(file, text.replace("\r\n", "\n").replace("\r", "\n"), notes, member)


def _decoded(data: bytes, where: str) -> tuple[str, tuple[str, ...]]:
    not_text = RecordingError(
        "this is not text; export the tracks as CSV or text and give that file", code="not-text", where=where
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
            text = data.decode("cp1252", "replace")
            notes = ("not UTF-8: decoded as Windows-1252",)
    if not _CONTROL.isdisjoint(map(ord, set(text))):
        raise not_text
    return text, notes
