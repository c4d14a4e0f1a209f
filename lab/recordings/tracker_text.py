"""Tracker's text export, in all its dialects.

    masse_A                  the track's name, or none
    t   x   y   [v   a ...]  no units anywhere: Tracker works in metres
    0.0 1.2E-2 -3.4E-1       Java's numbers, whose decimal sign is the computer's

With `#multi:` before it, several tracks stand side by side under their names. Headers may be longer than the
rows, cells empty.
"""

from __future__ import annotations

import re
from dataclasses import replace

from lab.recordings.found import Found
from lab.recordings.grid import grid_of
from lab.recordings.source import Source
from lab.recordings.tables import found_in, names_row, table_of

FORMAT = "tracker text"

_JAVA = re.compile(r"\d[.,]\d+E[-\N{MINUS SIGN}]?\d")
_HEAD = 5000


def sniff(source: Source) -> bool:
    """`#multi:`, or a header `t x ...` without units under a lone title or over Java's numbers."""
    head = source.text[:_HEAD]
    if head.lstrip().lower().startswith("#multi"):
        return True
    lines = [line for line in head.split("\n") if line.strip()][:12]
    if not lines or any(line.lstrip().startswith("#") for line in lines):
        return False
    grid = grid_of("\n".join(lines[:-1] or lines))
    at = names_row(grid, min(3, len(grid.rows)))
    if at is None or at > 1:
        return False
    header = [cell for cell in grid.rows[at] if cell]
    bare = header[0] == "t" and "x" in header and not any(sign in cell for cell in header for sign in "([/")
    title = at == 1 and len([cell for cell in grid.rows[0] if cell]) <= 3
    return bare and (title or _JAVA.search(head) is not None)


def find(source: Source) -> Found:
    """The tracks; RecordingError (`no-data`, `excel-dates`, `format`)."""
    table = table_of(grid_of(source.text))
    title = " ".join(cell for row in table.titles[:1] for cell in row if cell)
    multi = table.grid.comments[:1] and table.grid.comments[0].lower().startswith("multi")
    comments = table.grid.comments[1:] if multi else table.grid.comments
    return replace(found_in(table, FORMAT, title or "slide"), comments=comments, unit=None)
