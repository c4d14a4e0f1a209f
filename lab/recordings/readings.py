"""Readings without a film: stopwatch, tape, ramp, tilt, bounces, places of rest, a row a slide.

Typed, pasted from a spreadsheet or in a file; tab, semicolon or comma, decimal point or comma. Columns are found
by their names in any order, or, where no row names them, taken in the order of the kind:

    stopwatch   time, distance              from release to rest
    speed       speed, distance             release speed known, distance to rest
    ramp        height, base, distance      down a ramp of that height and horizontal length, then on the flat
    tilt        angle                       at which a token just keeps sliding
    bounce      height, bounce              dropped, and how high it comes again
    two-token   distance_a, distance_b      how far two tokens slide after one met the other at rest
    landings    x, y                        where tokens came to rest
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf, pi
from os import PathLike

import numpy as np

from lab.errors import RecordingError, UsageError
from lab.recordings.columns import split_unit
from lab.recordings.grid import Grid, grid_of
from lab.recordings.numbers import is_number, numbers
from lab.recordings.recording import FloatArray
from lab.recordings.source import Source, read_sources, source_of
from lab.recordings.units import METRES, RADIANS, SECONDS, bare, short

KINDS: dict[str, tuple[str, ...]] = {
    "stopwatch": ("time", "distance"),
    "speed": ("speed", "distance"),
    "ramp": ("height", "base", "distance"),
    "tilt": ("angle",),
    "bounce": ("height", "bounce"),
    "two-token": ("distance_a", "distance_b"),
    "landings": ("x", "y"),
}

_WORDS: dict[str, frozenset[str]] = {
    "time": frozenset({"t", "time", "zeit", "tid", "temps", "tiempo", "tempo", "czas", "время", "seconds", "aika"}),
    "distance": frozenset(
        {"d", "s", "distance", "dist", "weg", "strecke", "abstand", "sträcka", "avstånd", "distanza", "distancia",
         "droga", "путь", "расстояние", "runout", "run-out", "auslauf", "slide", "x"}
    ),
    "speed": frozenset({"v", "v0", "speed", "velocity", "geschwindigkeit", "hastighet", "vitesse", "скорость"}),
    "height": frozenset({"h", "height", "höhe", "höjd", "hauteur", "altezza", "altura", "высота", "drop"}),
    "base": frozenset({"b", "base", "basis", "horizontal", "ramp", "rampe", "länge", "length", "основание"}),
    "bounce": frozenset({"bounce", "rebound", "rücksprung", "studs", "rebond", "rimbalzo", "rebote", "отскок", "h2"}),
    "angle": frozenset({"angle", "tilt", "winkel", "vinkel", "lutning", "angolo", "ángulo", "угол", "θ"}),
    "distance_a": frozenset({"distance_a", "a", "d_a", "da", "striker", "first", "erster", "första"}),
    "distance_b": frozenset({"distance_b", "b", "d_b", "db", "struck", "second", "zweiter", "andra"}),
    "x": frozenset({"x"}),
    "y": frozenset({"y"}),
}  # fmt: skip

_LENGTHS = frozenset({"distance", "height", "base", "bounce", "distance_a", "distance_b", "x", "y"})
_FEWEST_MOMENTS = 5
"""Rows whose times rise by chance once in a hundred tables."""

_FAR = 10.0
"""Metres: lengths above this without a unit are surely not metres."""


@dataclass(frozen=True, eq=False)
class Readings:
    """Readings of one kind, a row a slide, in SI units (radians for angles).

    file: where they are from; columns: by the names that KINDS gives, (n,) each; unit: of length, as written;
    unit_stated: whether it was said; notes: what was left out or assumed.
    """

    file: str
    kind: str
    columns: Mapping[str, FloatArray]
    unit: str
    unit_stated: bool = True
    notes: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(next(iter(self.columns.values())))


def read_readings(path: str | PathLike[str], kind: str, unit: str | None = None) -> Readings:
    """The readings in a file.

    unit: of length, where the table does not say it. Raises RecordingError (`no-file`, `empty-file`, `not-text`,
    `no-data`, `unit-unknown`, `format`) and UsageError for an unknown kind.
    """
    return _readings(read_sources(path)[0], kind, unit)


def readings_of(text: str, kind: str, unit: str | None = None, name: str = "pasted") -> Readings:
    """The readings in a text that was typed or pasted; errors as `read_readings` says."""
    return _readings(source_of(text, name), kind, unit)


def _readings(source: Source, kind: str, unit: str | None) -> Readings:
    if kind not in KINDS:
        raise UsageError(f"readings of {kind!r} are not known; known are {', '.join(KINDS)}")
    one = len(KINDS[kind]) == 1 and not re.search(r"[\t;]", source.text)  # a comma is then a decimal sign
    try:
        return _found(source, grid_of(source.text, "\t" if one else None), kind, unit)
    except RecordingError as error:
        raise error.at(source.file) from error


def _found(source: Source, grid: Grid, kind: str, told: str | None) -> Readings:
    wanted = KINDS[kind]
    first = next((i for i, row in enumerate(grid.rows) if _is_row(row, len(wanted))), None)
    if first is None:
        raise RecordingError(f"there is no row with {_and(wanted)}; give a row a slide", code="no-data")
    header = grid.rows[first - 1] if first else ()
    places, units = _places(header, wanted)
    notes = list(source.notes)
    if not places:
        if header and any(cell for cell in header):
            raise RecordingError(
                f"the header {' '.join(header)[:60]!r} does not name {_and(wanted)}; write these names",
                code="format",
            )
        filled = [i for i, cell in enumerate(grid.rows[first]) if is_number(cell)]
        places = dict(zip(wanted, filled[-len(wanted) :], strict=True))
        notes.append(f"no row names the columns: taken as {_and(wanted)}, in this order")
    lines = grid.lines[first:]
    columns = {name: numbers(grid.column(i, first), lines, name) for name, i in places.items()}
    complete = np.all([np.isfinite(values) for values in columns.values()], axis=0)
    if not complete.all():
        notes.append(f"{int(np.sum(~complete))} rows with a missing reading left out")
    if not complete.any():
        raise RecordingError("no row is complete; give a row a slide", code="no-data")
    if kind == "landings":
        _refuse_a_path(grid, first, header)
    lengths = [name for name in wanted if name in _LENGTHS]
    metres = _units(lengths, units, told)
    stated = metres is not None or not lengths
    scaled = {}
    for name, values in columns.items():
        factor = METRES[(metres or {}).get(name, "m")] if name in _LENGTHS else _factor(name, units.get(name))
        scaled[name] = values[complete] * factor
    _check(kind, scaled, stated)
    unit = ", ".join(dict.fromkeys((metres or {}).values())) or "m"
    if not stated:
        notes.append("no unit is given: taken as metres")
    return Readings(source.file, kind, scaled, unit, stated, tuple(notes))


def _refuse_a_path(grid: Grid, first: int, header: Sequence[str]) -> None:
    """A recorded slide has x and y too, but its rows are moments of one way, and no landings."""
    there, _ = _places(header, ("time",))
    if not there:
        return
    times = numbers(grid.column(there["time"], first), grid.lines[first:], "time")
    times = times[np.isfinite(times)]
    if len(times) >= _FEWEST_MOMENTS and times[-1] > times[0] and np.all(np.diff(times) >= 0):
        raise RecordingError(
            f"these {len(times)} rows with rising times are a recorded slide, which `fit` takes; landings are where "
            "tokens came to rest, a row a slide: leave the times out if they are",
            code="format",
        )


def _is_row(row: Sequence[str], wanted: int) -> bool:
    """Whether a row holds readings: as many numbers as are wanted, and more of them than words."""
    filled = [cell for cell in row if cell]
    good = sum(is_number(cell) for cell in filled)
    return good >= wanted and 2 * good > len(filled)


def _places(header: Sequence[str], wanted: Sequence[str]) -> tuple[dict[str, int], dict[str, str | None]]:
    """Which column holds each quantity, and its unit; ({}, {}) where one is not named."""
    places: dict[str, int] = {}
    units: dict[str, str | None] = {}
    for i, cell in enumerate(header):
        name, unit = split_unit(cell)
        words = {word for word in re.split(r"[\s_/:,.]+", name.lower()) if word} | {name.strip().lower()}
        for quantity in wanted:
            if quantity not in places and words & _WORDS[quantity]:
                places[quantity], units[quantity] = i, unit
                break
    return (places, units) if len(places) == len(wanted) else ({}, {})


def _units(lengths: Sequence[str], own: Mapping[str, str | None], told: str | None) -> dict[str, str] | None:
    """The unit of each length: the table's, else what was told; None where neither says any."""
    units = {name: own.get(name) or told for name in lengths}
    if not any(units.values()):
        return None
    for name, unit in units.items():
        if unit is None:
            raise RecordingError(
                f"the {name} has no unit and others do; write it, or give --unit", code="unit-unknown"
            )
        if short(unit) not in METRES:
            raise RecordingError(
                f"{unit!r} is no unit of length that is known here; give m, cm, mm, in or ft",
                code="unit-unknown",
            )
    return {name: short(unit) for name, unit in units.items() if unit is not None}


def _factor(name: str, own: str | None) -> float:
    """SI units in the unit of a time, an angle or a speed."""
    if name == "time":
        if own is not None and own not in SECONDS:
            raise RecordingError(f"the times are in {own!r}; seconds are known", code="unit-unknown")
        return SECONDS[own or "s"]
    if name == "angle":
        if own is not None and own not in RADIANS:
            raise RecordingError(
                f"the angles are in {own!r}; degrees and radians are known", code="unit-unknown"
            )
        return RADIANS[own] if own is not None else pi / 180
    length, _, _ = bare(own or "m/s").partition("/")
    if length not in METRES:
        raise RecordingError(f"the speeds are in {own!r}; m/s and cm/s are known", code="unit-unknown")
    return METRES[length]


_MOST = {"time": 1e5, "speed": 1e3, "angle": 1.5}
_MOST_METRES = 1e4
"""s, m/s, rad and m beyond which no reading of a table is."""


def _check(kind: str, columns: Mapping[str, FloatArray], stated: bool) -> None:
    """Refuse what cannot be read off a table."""
    for name, values in columns.items():
        least = -inf if name in ("x", "y") else 0.0 if name in ("distance_a", "bounce", "base") else 1e-9
        if np.any(values < least):
            raise RecordingError(f"a {name} of {values.min():g} cannot be; correct the row", code="format")
        if np.any(np.abs(values) > _MOST.get(name, _MOST_METRES)):
            worst = values[np.abs(values).argmax()]
            raise RecordingError(f"a {name} of {worst:g} cannot be; correct the row", code="format")
        if name in _LENGTHS and not stated and np.abs(values).max() > _FAR:
            raise RecordingError(
                f"no unit is given, and a value of {values.max():g} for {name} cannot be in metres; write it into the "
                f"header, e.g. `{name} (cm)`, or give --unit",
                code="unit-unknown",
            )
    if kind == "bounce" and np.any(columns["bounce"] > columns["height"]):
        raise RecordingError(
            "a token cannot bounce higher than it fell; are the columns swapped?", code="format"
        )
    if kind == "two-token" and np.any(columns["distance_a"] > columns["distance_b"]):
        raise RecordingError(
            "the token that came (distance_a) cannot slide farther than the one it struck; are they swapped?",
            code="format",
        )
    if kind == "tilt" and np.any(columns["angle"] >= pi / 2):
        raise RecordingError("an angle of 90 degrees or more is no slope; correct the row", code="format")


def _and(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
