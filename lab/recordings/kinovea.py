"""Kinovea's exports: CSV with `"Time","Name/0/X","Name/0/Y"`, and text with a block of `T X Y` a trajectory.

Decimal sign and delimiter are the system's. No unit is written: metres, when a line was calibrated.
"""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np

from lab.errors import RecordingError
from lab.recordings.columns import column_of
from lab.recordings.found import Found, Part
from lab.recordings.grid import Grid, grid_of
from lab.recordings.numbers import decimal_sign, numbers
from lab.recordings.source import Source
from lab.recordings.tables import Table, found_in

CSV, TXT = "Kinovea CSV", "Kinovea TXT"
FORMAT = "Kinovea CSV and TXT"

_NAME = re.compile(r"(?P<track>.+)/(?P<point>\d+)/(?P<axis>[XY])", re.I)


def sniff(source: Source) -> bool:
    """The text's first remark, or column names that end in `/0/X`."""
    head = source.text.lstrip()[:5000]
    if head.lower().startswith("#kinovea"):
        return True
    first = head.split("\n", 1)[0].replace('"', "").rstrip().lower()
    return re.search(r"/\d+/x[;,\t]", first) is not None


def find(source: Source) -> Found:
    """The trajectories; RecordingError (`no-data`, `format`)."""
    if source.text.lstrip()[:8].lower() == "#kinovea":
        return _text(source)
    grid = grid_of(source.text)
    columns = []
    for index, cell in enumerate(grid.rows[0]):
        named = _NAME.fullmatch(cell)
        if named:
            points = {
                m["point"] for c in grid.rows[0] if (m := _NAME.fullmatch(c)) and m["track"] == named["track"]
            }
            label = named["track"] if len(points) == 1 else f"{named['track']} {named['point']}"
            columns.append(column_of(named["axis"], index, label))
        elif cell:
            columns.append(column_of(cell, index))
    if len(grid.rows) == 1:
        raise RecordingError("there is a header and no row under it; export the rows too", code="no-data")
    return replace(found_in(Table(grid, (), tuple(columns), 1), CSV, "Trajectory"), unit=None)


def _text(source: Source) -> Found:
    """Blocks of rows, each under a remark that names it."""
    blocks: dict[str, list[tuple[int, str]]] = {}
    name = "Trajectory"
    for number, line in enumerate(source.text.split("\n"), start=1):
        if line.lstrip().startswith("#"):
            text = line.strip().lstrip("#").strip()
            if not text.lower().startswith(("kinovea", "t x")):
                name = text or name
                while blocks.get(name):
                    name += "'"
        elif line.strip():
            blocks.setdefault(name, []).append((number, line))
    grids = {name: _grid(rows) for name, rows in blocks.items()}
    if not grids:
        raise RecordingError("there is no trajectory under the header; export it again", code="no-data")
    parts = []
    for name, grid in grids.items():
        t, x, y = (numbers(grid.column(i), grid.lines, "T X Y"[2 * i]) for i in range(3))
        parts.append(Part(name, t, x, y))
    first = next(iter(grids.values()))
    signs = decimal_sign(grid.column(i) for grid in grids.values() for i in range(3))
    return Found(TXT, tuple(parts), None, delimiter=first.delimiter_name, decimal=signs)


def _grid(rows: list[tuple[int, str]]) -> Grid:
    grid = grid_of("\n".join(line for _, line in rows))
    return replace(grid, lines=tuple(np.array([number for number, _ in rows])[[n - 1 for n in grid.lines]]))
