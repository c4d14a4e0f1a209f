"""Qualisys TSV: lines of keys and values, then names `token X  token Y  token Z`, then rows in millimetres.

`Frame` and `Time` may stand before the markers; without them FREQUENCY counts. The number of frames in the
header is the measurement's, not the file's. A marker that was not seen has zeros or empty cells. Marker names
may hold a mass, as `h23_3g` does.
"""

from __future__ import annotations

import re

import numpy as np

from lab.errors import RecordingError
from lab.recordings.found import Found, Part
from lab.recordings.grid import cells_of
from lab.recordings.numbers import decimal_sign, number, numbers
from lab.recordings.source import Source

FORMAT = "Qualisys TSV"

_KEY = re.compile(r"[A-Z][A-Z0-9_]+")
_MASS = re.compile(r"(?<![\d.])(\d{1,5}(?:[._,-]\d{1,3})?) ?g(?![a-z0-9])", re.I)


def sniff(source: Source) -> bool:
    """The first lines are Qualisys' keys."""
    head = source.text.lstrip()[:3000]
    return head.startswith("NO_OF_FRAMES") or ("MARKER_NAMES\t" in head and "\nNO_OF_" in f"\n{head}")


def find(source: Source) -> Found:
    """The markers; RecordingError (`no-data`, `format`)."""
    keys, names, rows = _split(source.text)
    if not rows:
        raise RecordingError("there is a header and no row under it; export the rows too", code="no-data")
    lines = [line for line, _ in rows]
    width = max(len(cells) for _, cells in rows)
    cells = [tuple(row[i] if i < len(row) else "" for _, row in rows) for i in range(width)]
    columns = [numbers(column, lines, names[i] if i < len(names) else "") for i, column in enumerate(cells)]
    at = {name.lower(): i for i, name in enumerate(names)}
    fps = number(keys.get("FREQUENCY", [""])[0])
    fps = fps if fps is not None and fps > 0 else None
    if "time" in at:
        clock, frames = columns[at["time"]], False
    else:
        clock, frames = (columns[at["frame"]] if "frame" in at else np.arange(len(rows), dtype=float)), True
    parts = []
    for marker in dict.fromkeys(name[:-2] for name in names if name.lower().endswith((" x", " y"))):
        if f"{marker} x".lower() not in at or f"{marker} y".lower() not in at:
            raise RecordingError(f"the marker {marker!r} has no X or no Y; export it again", code="format")
        axes = [columns[at[f"{marker} {axis}".lower()]] for axis in "xyz" if f"{marker} {axis}".lower() in at]
        unseen = np.all([axis == 0 for axis in axes], axis=0)
        parts.append(Part(marker, clock, np.where(unseen, np.nan, axes[0]), axes[1], mass=mass_in(marker)))
    if not parts:
        raise RecordingError("no column names a marker's X; export it with column names", code="format")
    told = [f"mass of {part.name} taken from its name: {part.mass:g} kg" for part in parts if part.mass]
    title = tuple(value for value in keys.get("TITLE", []) if value)
    return Found(
        FORMAT, tuple(parts), "mm", frames=frames, fps=fps, notes=tuple(told), comments=title,
        delimiter="tab", decimal=decimal_sign(cells),
    )  # fmt: skip


def mass_in(name: str) -> float | None:
    """Kilograms in a name: `h23_3g` and `puck 23.3 g` are 0.0233; None without any."""
    found = _MASS.search(name)
    if not found:
        return None
    grams = float(re.sub(r"[_,-]", ".", found[1]))
    return grams / 1000 if grams > 0 else None


def _split(text: str) -> tuple[dict[str, list[str]], list[str], list[tuple[int, tuple[str, ...]]]]:
    """Keys with their values, the columns' names, and the rows with their line numbers."""
    keys: dict[str, list[str]] = {}
    names: list[str] = []
    rows: list[tuple[int, tuple[str, ...]]] = []
    for line, content in enumerate(text.split("\n"), start=1):
        cells = cells_of(content, "\t", line)
        if not any(cells):
            continue
        if rows or number(cells[0]) is not None:
            rows.append((line, cells))
        elif (
            not names and _KEY.fullmatch(cells[0]) and not any(c.endswith((" X", " Y", " Z")) for c in cells)
        ):
            keys[cells[0]] = list(cells[1:])
        else:
            names = [cell for cell in cells if cell]
    if not names:
        markers = [name for name in keys.get("MARKER_NAMES", []) if name]
        names = [f"{marker} {axis}" for marker in markers for axis in "XYZ"]
        width = len(rows[0][1]) if rows else 0
        while rows and width > len(names) and not rows[0][1][width - 1]:
            width -= 1
        names = [*("Frame", "Time")[: max(0, width - len(names))], *names]
    return keys, names, rows
