"""Units of columns in metres and seconds: from names such as `x (cm)`, `Time [s]`, `x_mm`, or a remark."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from lab.errors import RecordingError

METRES = {"m": 1.0, "dm": 0.1, "cm": 0.01, "mm": 0.001, "in": 0.0254, "inch": 0.0254, "ft": 0.3048}
SECONDS = {"s": 1.0, "sec": 1.0, "ms": 0.001}

_PIXELS = frozenset({"px", "pixel", "pixels"})
_IN = re.compile(r"((?:(?!in\b)\w+[ ,]+)+)in +(\w+)")
_BRACKETED = re.compile(r"^\s*(?P<name>.*?)\s*[\[(]\s*(?P<unit>[^\])]*?)\s*[\])]\s*$")


@dataclass(frozen=True)
class Column:
    """A column's name in lower case, and its unit as written, None where there is none."""

    name: str
    unit: str | None


def column_of(header: str) -> Column:
    """Name and unit of a header cell: a unit stands in brackets, or after the last `_` if it is known."""
    header = header[:200]
    bracketed = _BRACKETED.match(header)
    if bracketed:
        return Column(bracketed["name"].lower(), bracketed["unit"].lower())
    name, line, unit = header.strip().lower().rpartition("_")
    if line and unit in METRES.keys() | SECONDS.keys() | _PIXELS:
        return Column(name, unit)
    return Column(header.strip().lower(), None)


def with_remarks(column: Column, remarks: Iterable[str]) -> Column:
    """The column with the unit that a remark gives it ("x, y in cm; t in s"), unless it has its own."""
    if column.unit is None:
        for remark in remarks:
            for names, unit in _IN.findall(remark[:1000]):
                known = unit.lower() in METRES.keys() | SECONDS.keys() | _PIXELS
                if known and column.name in re.split(r"[\s,]+", names.lower()):
                    return Column(column.name, unit.lower())
    return column


def metres_in(column: Column) -> float:
    """Metres in the column's unit of length; RecordingError (`unit-unknown`) for pixels and unknown units."""
    return _factor(column, METRES, "a length in metres needs the scale of the picture")


def seconds_in(column: Column) -> float:
    """Seconds in the column's unit of time; RecordingError (`unit-unknown`) for any that is unknown."""
    return _factor(column, SECONDS, "times are needed in seconds or milliseconds")


def _factor(column: Column, known: dict[str, float], why: str) -> float:
    unit = column.unit or ""
    if unit in known:
        return known[unit]
    if unit in _PIXELS:
        raise RecordingError(
            f"column {column.name!r} is in pixels; {why}: give it in the tracking program and export again",
            code="unit-unknown",
        )
    raise RecordingError(
        f"column {column.name!r} is in {unit or 'no unit'}; {why}; known are {', '.join(known)}",
        code="unit-unknown",
    )
