"""DeepLabCut's CSV: rows `scorer`, perhaps `individuals`, `bodyparts`, `coords` over x, y, likelihood.

Places are pixels, y down; rows are pictures. A likelihood below 0.6 (DeepLabCut's own cut-off) is a guess and
counts as no mark.
"""

from __future__ import annotations

import numpy as np

from lab.errors import RecordingError
from lab.recordings.found import Found, Part
from lab.recordings.grid import grid_of
from lab.recordings.numbers import decimal_sign, numbers
from lab.recordings.source import Source

FORMAT = "DeepLabCut CSV"
LEAST_LIKELIHOOD = 0.6


def sniff(source: Source) -> bool:
    """The first cell is `scorer`, and a row of `coords` follows."""
    head = source.text.lstrip()[:200_000].lower().replace('"', "")
    return head.startswith("scorer") and "\ncoords" in head


def find(source: Source) -> Found:
    """The body parts; RecordingError (`format`, `no-data`)."""
    grid = grid_of(source.text)
    first = next(i for i, row in enumerate(grid.rows) if row[0].lower() == "coords") + 1
    coords = [cell.lower() for cell in grid.rows[first - 1]]
    names = {row[0].lower(): row for row in grid.rows[1 : first - 1]}
    if "bodyparts" not in names:
        raise RecordingError("there is no row of body parts; export it again", code="format")
    lines = grid.lines[first:]
    columns: dict[str, dict[str, np.ndarray]] = {}
    for i, coord in enumerate(coords):
        if i == 0 or coord not in ("x", "y", "likelihood") or i >= len(names["bodyparts"]):
            continue
        who = [row[i] for key, row in names.items() if key in ("individuals", "bodyparts") and i < len(row)]
        name = " ".join(word for word in who if word)
        columns.setdefault(name, {})[coord] = numbers(grid.column(i, first), lines, f"{name} {coord}")
    clock = numbers(grid.column(0, first), lines, "frame")
    parts, notes = [], []
    for name, found in columns.items():
        if not {"x", "y"} <= found.keys():
            raise RecordingError(f"{name} has no x or no y; export it again", code="format")
        x = found["x"]
        guessed = found.get("likelihood", np.ones_like(x)) < LEAST_LIKELIHOOD
        if guessed.any():
            notes.append(
                f"{name}: {int(guessed.sum())} rows with a likelihood below {LEAST_LIKELIHOOD:g} dropped"
            )
        parts.append(Part(name, clock[~guessed], x[~guessed], found["y"][~guessed]))
    if not parts:
        raise RecordingError("there is no body part with x and y; export it again", code="no-data")
    return Found(
        FORMAT, tuple(parts), "px", frames=True, y_down=True, notes=tuple(notes),
        delimiter=grid.delimiter_name, decimal=decimal_sign([grid.column(1, first)]),
    )  # fmt: skip
