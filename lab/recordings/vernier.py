"""Vernier Format 2 text: three title lines, names, perhaps short names, units, a blank line, rows."""

from __future__ import annotations

from dataclasses import replace

from lab.recordings.found import Found
from lab.recordings.grid import grid_of
from lab.recordings.source import Source
from lab.recordings.tables import found_in, table_of

FORMAT = "Vernier Format 2 text"


def sniff(source: Source) -> bool:
    """The first line names the format."""
    return source.text.lstrip()[:20].lower().startswith("vernier format")


def find(source: Source) -> Found:
    """The tracks; RecordingError as `tables.found_in` says."""
    lines = source.text.lstrip().split("\n")
    titles = 3 if len(lines) > 3 else 1
    table = table_of(grid_of("\n" * titles + "\n".join(lines[titles:])))
    return replace(found_in(table, FORMAT), comments=tuple(line.strip() for line in lines[1:titles]))
