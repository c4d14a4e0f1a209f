"""Our own recordings, `knockout-recording/1`: a `#` header, then one row a token and picture.

    # format: knockout-recording/1
    # fps: 240
    t,token,x,y[,heading]

Seconds, metres, radians, in the board frame. Other `#` lines are remarks and are kept.
"""

from __future__ import annotations

import csv
import io
from os import PathLike

import numpy as np

from lab.errors import RecordingError
from lab.recordings.found import Found, Part
from lab.recordings.grid import comments_of, grid_of
from lab.recordings.numbers import decimal_sign, numbers
from lab.recordings.recording import Recording
from lab.recordings.source import Source
from lab.whole_file import utf8, write_whole

FORMAT = "knockout-recording/1"

_FAMILY = "knockout-recording/"
_COLUMNS = ("t", "token", "x", "y", "heading")


def sniff(source: Source) -> bool:
    """Whether a `#` line names this family of formats."""
    return _named(source) is not None


def find(source: Source) -> Found:
    """The tokens in `source`; RecordingError (`format`, `no-data`) when it holds none."""
    named = _named(source)
    if named != FORMAT:
        raise RecordingError(
            f"this is {named}, which this version does not know; it reads {FORMAT}: update the lab",
            code="format",
        )
    grid = grid_of(source.text)
    names = [name.lower() for name in grid.rows[0]]
    for needed in ("t", "token", "x", "y"):
        if names.count(needed) != 1:
            raise RecordingError(
                f"the header {','.join(grid.rows[0])[:80]!r} must have one column {needed!r}; "
                "it reads t,token,x,y[,heading]",
                code="format",
            )
    if len(grid.rows) == 1:
        raise RecordingError("there is a header and no row under it; export the rows too", code="no-data")
    columns = {name: grid.column(i, 1) for i, name in enumerate(names) if name in _COLUMNS}
    lines = grid.lines[1:]
    tokens = columns.pop("token")
    if "" in tokens:
        raise RecordingError(
            f"line {lines[tokens.index('')]}: no token is named; each row needs one", code="format"
        )
    values = {name: numbers(cells, lines, name) for name, cells in columns.items()}
    other = [name for name in names if name not in _COLUMNS]
    notes = (f"columns ignored: {', '.join(other)}",) if other else ()
    column = np.array(tokens)
    parts = []
    for token in dict.fromkeys(tokens):
        at = column == token
        heading = values["heading"][at] if "heading" in values else None
        parts.append(Part(token, values["t"][at], values["x"][at], values["y"][at], heading))
    comments = tuple(line for line in grid.comments if _key(line) not in ("format", "fps"))
    return Found(
        FORMAT, tuple(parts), "m", fps=_stated_fps(grid.comments), notes=notes, comments=comments,
        delimiter=grid.delimiter_name, decimal=decimal_sign(columns.values()),
    )  # fmt: skip


def write_recording(recording: Recording, path: str | PathLike[str]) -> None:
    """Write `recording` to `path` in our own format; reading it again gives the same tracks to the last bit.

    Rows are sorted by time. The file appears whole or not at all. Raises RecordingError (`no-file`) when it
    cannot be written.
    """
    write_whole(path, utf8(recording_text(recording)), RecordingError)


def recording_text(recording: Recording) -> str:
    """What `write_recording` writes."""
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
