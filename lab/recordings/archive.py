"""Zips as programs make them (Tracker's .trz, phyphox' export): their texts, within a limit of size."""

from __future__ import annotations

import io
import zipfile
import zlib
from pathlib import PurePosixPath

from lab.errors import RecordingError

MAX_MEMBERS = 2000

_READ = frozenset({".trk", ".csv", ".txt", ".tsv", ".cmbl", ".xml", ".tab", ".dat"})
_ASIDE = frozenset({"meta", "html", "videos", "images", "__macosx"})
"""Folders that hold what describes a recording, not the recording."""


def is_zip(data: bytes) -> bool:
    """Whether the bytes begin as a zip does."""
    return data.startswith((b"PK\x03\x04", b"PK\x05\x06"))


def texts_of_zip(data: bytes, limit: int) -> dict[str, bytes]:
    """The members that may hold a recording, by name; no more than `limit` bytes of them are unpacked.

    A Tracker project in it is taken alone. Raises RecordingError: `not-text` for a spreadsheet or a broken
    zip, `too-large`, `no-data` when no member can hold tracks.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return _members(archive, limit)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, OSError) as error:
        raise RecordingError(
            f"this zip cannot be unpacked ({error}); export it again", code="not-text"
        ) from error


def _members(archive: zipfile.ZipFile, limit: int) -> dict[str, bytes]:
    infos = archive.infolist()
    names = {info.filename for info in infos}
    if {"[Content_Types].xml", "mimetype"} & names:
        raise RecordingError(
            "this is a spreadsheet or a document, not a table in text; save the sheet as CSV and give that",
            code="not-text",
        )
    if len(infos) > MAX_MEMBERS:
        raise RecordingError(f"this zip holds {len(infos)} files; pack only the recording", code="too-large")
    wanted = [info for info in infos if _may_hold_tracks(info.filename)]
    projects = [info for info in wanted if info.filename.lower().endswith(".trk")]
    wanted = projects or wanted
    if not wanted:
        raise RecordingError(
            "this zip holds no table and no project; export the recording again", code="no-data"
        )
    found: dict[str, bytes] = {}
    left = limit
    for info in wanted:
        with archive.open(info) as stream:
            content = stream.read(left + 1)
        left -= len(content)
        if left < 0:
            raise RecordingError(
                f"this zip holds more than {limit // 10**6} MB; pack only the recording", code="too-large"
            )
        if content.strip():
            found[info.filename] = content
    if not found:
        raise RecordingError("all files in this zip are empty; export it again", code="empty-file")
    return found


def _may_hold_tracks(name: str) -> bool:
    path = PurePosixPath(name.replace("\\", "/").lower())
    return (
        path.suffix in _READ
        and not _ASIDE & set(path.parts[:-1])
        and not path.name.startswith((".", "readme"))
    )
