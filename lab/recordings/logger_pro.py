"""Logger Pro's own files (.cmbl): XML without a declaration, columns of cells in data sets.

Calculated columns have no cells. A second object in the video has columns `X 2`, `Y 2`. Runs are data sets of
their own. The unit of a column that was never scaled is blank.
"""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element

import numpy as np

from lab.errors import RecordingError
from lab.recordings.columns import Column, column_of
from lab.recordings.found import Found, Part
from lab.recordings.numbers import numbers
from lab.recordings.recording import FloatArray
from lab.recordings.source import Source
from lab.recordings.units import SECONDS
from lab.recordings.xml import is_xml, root_of, text_of

FORMAT = "Logger Pro (.cmbl)"

Cells = tuple[Column, FloatArray]


def sniff(source: Source) -> bool:
    """XML whose root is a Document with data sets."""
    return is_xml(source.text) and "<Document" in source.text[:2000] and "<DataSet" in source.text


def find(source: Source) -> Found:
    """The tracks of all data sets.

    Raises RecordingError: `not-xml-safe`, `acceleration-only`, `no-data`, `unit-unknown`, `format`.
    """
    sets = [
        (name, columns) for name, columns in map(_columns, root_of(source.text).iter("DataSet")) if columns
    ]
    parts: list[Part] = []
    units: set[str] = set()
    for name, columns in sets:
        found, unit = _parts(name if len(sets) > 1 else "", columns)
        parts.extend(found)
        units.update(unit)
    if not parts:
        kinds = {column.kind for _, columns in sets for column, _ in columns}
        if "acceleration" in kinds:
            raise RecordingError(
                "there are accelerations and no places: no mu comes of them; film the slide and track it",
                code="acceleration-only",
            )
        raise RecordingError("no column of places has cells; track the token in Logger Pro and save",
                             code="no-data")  # fmt: skip
    if len(units) > 1:
        raise RecordingError("the tracks are in different units; export them in one", code="unit-unknown")
    return Found(FORMAT, tuple(parts), units.pop())


def _columns(data_set: Element) -> tuple[str, list[Cells]]:
    """A data set's name and its columns that have cells."""
    found = []
    for index, element in enumerate(data_set.iter("DataColumn")):
        cells = (text_of(element, "ColumnCells") or "").split()
        name = text_of(element, "DataObjectName") or ""
        if cells and name:
            column = column_of(name, index, unit=text_of(element, "ColumnUnits") or "")
            lines = [index] * len(cells)
            found.append((column, numbers(cells, lines, name)))
    return text_of(data_set, "DataSetName") or "data set", found


def _parts(name: str, columns: Sequence[Cells]) -> tuple[list[Part], set[str]]:
    """A data set's tracks and their units."""
    clocks = [(c, values) for c, values in columns if c.kind == "time"]
    xs = [(c, values) for c, values in columns if c.kind == "x"]
    ys = [(c, values) for c, values in columns if c.kind == "y"]
    if not clocks or not xs:
        return [], set()
    parts = []
    for x_column, x in xs:
        y = next((values for column, values in ys if column.label == x_column.label), None)
        clock, t = next(((c, v) for c, v in clocks if c.label == x_column.label), clocks[0])
        if clock.unit and clock.unit not in SECONDS:
            raise RecordingError(f"the times are in {clock.unit!r}; seconds are known", code="unit-unknown")
        rows = min(len(t), len(x), len(x) if y is None else len(y))
        label = " ".join(word for word in (name, x_column.label) if word) or "slide"
        factor = SECONDS.get(clock.unit or "s", 1.0)
        parts.append(Part(label, t[:rows] * factor, x[:rows], np.zeros(rows) if y is None else y[:rows]))
    return parts, {column.unit or "" for column, _ in xs}
