"""MOT text (multiple-object tracking): no header; frame, id, left, top, width, height, confidence, -1 ...

Places are pixels, y down. The token is in the middle of its box: a corner alone moves with the box's size.
"""

from __future__ import annotations

import numpy as np

from lab.recordings.found import Found, Part
from lab.recordings.grid import grid_of
from lab.recordings.numbers import decimal_sign, number, numbers
from lab.recordings.source import Source

FORMAT = "MOT text"
_NAMES = ("frame", "id", "left", "top", "width", "height", "confidence")


def sniff(source: Source) -> bool:
    """Rows of six to ten numbers from the first line on, that begin with two whole ones and hold a box."""
    lines = [line for line in source.text[:4000].split("\n") if line.strip()][:6]
    if len(lines) < 2:
        return False
    rows = [[number(cell) for cell in row] for row in grid_of("\n".join(lines[:-1])).rows]
    return all(_is_box(row) for row in rows)


def find(source: Source) -> Found:
    """The tracks by their ids; RecordingError (`format`)."""
    grid = grid_of(source.text)
    frame, who, left, top, width, height = (
        numbers(grid.column(i), grid.lines, name) for i, name in enumerate(_NAMES[:6])
    )
    x, y = left + width / 2, top + height / 2
    parts = tuple(
        Part(f"{track:g}", frame[who == track], x[who == track], y[who == track])
        for track in dict.fromkeys(who[np.isfinite(who)].tolist())
    )
    return Found(
        FORMAT, parts, "px", frames=True, y_down=True,
        delimiter=grid.delimiter_name, decimal=decimal_sign([grid.column(2)]),
    )  # fmt: skip


def _is_box(row: list[float | None]) -> bool:
    if not 6 <= len(row) <= 10 or any(cell is None or not np.isfinite(cell) for cell in row):
        return False
    values = [cell for cell in row if cell is not None]
    whole = all(value == round(value) and value >= -1 for value in values[:2])
    return whole and values[4] > 0 and values[5] > 0
