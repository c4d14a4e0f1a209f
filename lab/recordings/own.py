"""Our own recordings, `knockout-recording/1`: a `#` header, then one row a token and picture.

    # format: knockout-recording/1
    # fps: 240
    t,token,x,y[,heading]

Seconds, metres, radians, in the board frame. Other `#` lines are remarks and are kept.
"""

from __future__ import annotations

import csv
import io
import os
from contextlib import suppress
from os import PathLike, fspath
from pathlib import Path

import numpy as np

from lab.errors import RecordingError
from lab.recordings.recording import Recording
from lab.recordings.rows import long_enough, rate_of, track_from
from lab.recordings.source import Source
from lab.recordings.table import comments_of, read_table

FORMAT = "knockout-recording/1"

_FAMILY = "knockout-recording/"


def sniff(source: Source) -> bool:
    """Whether a `#` line names this family of formats."""
    return _named(source) is not None


def read(source: Source) -> Recording:
    """The recording in `source`; RecordingError (`format`, `no-data`, `too-few-rows`) when it holds none."""
    named = _named(source)
    if named != FORMAT:
        raise RecordingError(
            f"this is {named}, which this version does not know; it reads {FORMAT}: update the lab",
            code="format",
        )
    table = read_table(source.text)
    names = [name.lower() for name in table.header]
    for needed in ("t", "token", "x", "y"):
        if names.count(needed) != 1:
            raise RecordingError(
                f"the header {','.join(table.header)!r} must have one column {needed!r}; "
                "it reads t,token,x,y[,heading]",
                code="format",
            )
    t, x, y = (table.numbers(names.index(name)) for name in ("t", "x", "y"))
    heading = table.numbers(names.index("heading")) if "heading" in names else None
    tokens = table.column(names.index("token"))
    if "" in tokens:
        line = table.lines[tokens.index("")]
        raise RecordingError(f"line {line}: no token is named; each row needs one", code="format")
    notes = list(source.notes)
    other = [name for name in names if name not in ("t", "token", "x", "y", "heading")]
    if other:
        notes.append(f"columns ignored: {', '.join(other)}")
    tracks = []
    column = np.array(tokens)
    for token in dict.fromkeys(tokens):
        rows = column == token
        track, remarks = track_from(
            token, t[rows], x[rows], y[rows], None if heading is None else heading[rows]
        )
        tracks.append(track)
        notes.extend(remarks)
    kept, dropped = long_enough(tracks)
    fps = rate_of(kept)
    stated = _stated_fps(table.comments)
    if stated is not None and fps is not None and abs(stated / fps - 1) > 0.01:
        notes.append(f"the header says {stated:g} fps, the times say {fps:.4g}; the times count")
    comments = tuple(line for line in table.comments if _key(line) not in ("format", "fps"))
    return Recording(source.file, FORMAT, "m", fps, kept, (*notes, *dropped), comments=comments)


def write_recording(recording: Recording, path: str | PathLike[str]) -> None:
    """Write `recording` to `path` in our own format; reading it again gives the same tracks to the last bit.

    Rows are sorted by time. The file appears whole or not at all. Raises RecordingError (`no-file`) when it
    cannot be written.
    """
    file = Path(fspath(path))
    spare = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        spare.write_text(_text(recording), encoding="utf-8", newline="")
        spare.replace(file)
    except OSError as error:
        with suppress(OSError):  # there may be no draft, nor a folder for it
            spare.unlink()
        reason = (error.strerror or str(error)).lower()
        raise RecordingError(f"this cannot be written: {reason}", code="no-file", where=str(file)) from error


def _text(recording: Recording) -> str:
    stream = io.StringIO()
    stream.write(f"# format: {FORMAT}\n")
    if recording.fps is not None:
        stream.write(f"# fps: {recording.fps:.10g}\n")
    for comment in recording.comments:
        stream.write(f"# {' '.join(comment.split())}\n")
    headed = any(track.heading is not None for track in recording.tracks)
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(["t", "token", "x", "y", *(["heading"] if headed else [])])
    rows: list[tuple[float, int, list[object]]] = []
    for index, track in enumerate(recording.tracks):
        columns = [track.t.tolist(), track.x.tolist(), track.y.tolist()]
        headings = [""] * len(track) if track.heading is None else track.heading.tolist()
        for t, x, y, heading in zip(*columns, headings, strict=True):
            rows.append((t, index, [t, track.name, x, y, *([heading] if headed else [])]))
    writer.writerows(row for _, _, row in sorted(rows, key=lambda row: row[:2]))
    return stream.getvalue()


def _named(source: Source) -> str | None:
    """The format that a `#` line names, when it is one of this family."""
    for line in comments_of(source.text[:10_000]):
        value = line.partition(":")[2].strip()
        if _key(line) == "format" and value.startswith(_FAMILY):
            return value
    return None


def _key(comment: str) -> str:
    return comment.partition(":")[0].strip().lower()


def _stated_fps(comments: tuple[str, ...]) -> float | None:
    for line in comments:
        if _key(line) == "fps":
            text = line.partition(":")[2].strip()
            try:
                return float(text)
            except ValueError:
                raise RecordingError(
                    f"the header's fps {text!r} is not a number; correct it or leave it out", code="format"
                ) from None
    return None
