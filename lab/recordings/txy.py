"""Plain tables of one token: a header that names t, x and y, with or without units, then rows.

`t,x,y`, `Time [s];X [cm];Y [cm]`, `time_s  x_m  y_m`; `#` lines are remarks and are kept; one that says
"x, y in cm" states the unit. Without any the lengths are taken as metres and the times as seconds, and the
recording says that this was assumed.
"""

from __future__ import annotations

from lab.errors import RecordingError
from lab.recordings.recording import Recording
from lab.recordings.rows import long_enough, rate_of, track_from
from lab.recordings.source import Source
from lab.recordings.table import header_of, read_table
from lab.recordings.units import Column, column_of, metres_in, seconds_in, with_remarks

FORMAT = "t,x,y table"

_NAMES = {"t": "t", "time": "t", "x": "x", "y": "y"}

_LONGEST = 100.0
"""Metres: a path longer than this in a table without units was surely not in metres."""


def sniff(source: Source) -> bool:
    """Whether the first line under the remarks names a time and an x."""
    return {"t", "x"} <= {_NAMES.get(column_of(cell).name) for cell in header_of(source.text)}


def read(source: Source) -> Recording:
    """The recording in `source`.

    Raises RecordingError: `no-data`, `too-few-rows`, `unit-unknown` (pixels, or lengths that cannot be
    metres), `format` (a column missing or named twice, a cell that is no number).
    """
    table = read_table(source.text)
    columns = [column_of(cell) for cell in table.header]
    places = {}
    for needed in ("t", "x", "y"):
        found = [i for i, column in enumerate(columns) if _NAMES.get(column.name) == needed]
        if len(found) != 1:
            raise RecordingError(
                f"the header {' '.join(table.header)!r} must name one column {needed!r}, not {len(found)}",
                code="format",
            )
        places[needed] = found[0]
    t_column, x_column, y_column = (columns[places[name]] for name in ("t", "x", "y"))
    t_column, x_column, y_column = (with_remarks(c, table.comments) for c in (t_column, x_column, y_column))
    unit, stated, fx, fy = _lengths(x_column, y_column)
    seconds = 1.0 if t_column.unit is None else seconds_in(t_column)
    t, x, y = (table.numbers(places[name]) for name in ("t", "x", "y"))
    notes = list(source.notes)
    other = [cell for i, cell in enumerate(table.header) if cell and i not in places.values()]
    if other:
        notes.append(f"columns ignored: {', '.join(other)}")
    track, remarks = track_from("slide", t * seconds, x * fx, y * fy)
    kept, _ = long_enough([track])
    reach = max(float(track.x.max() - track.x.min()), float(track.y.max() - track.y.min()))
    if not stated and reach > _LONGEST:
        raise RecordingError(
            f"no unit is given, and a path of {reach:.4g} cannot be in metres; "
            "write the unit into the header, e.g. `x (mm)`",
            code="unit-unknown",
        )
    return Recording(
        source.file, FORMAT, unit, rate_of(kept), kept, (*notes, *remarks), stated, comments=table.comments
    )


def _lengths(x: Column, y: Column) -> tuple[str, bool, float, float]:
    """Unit as written, whether it is stated, metres in the unit of x and of y."""
    if x.unit is None and y.unit is None:
        return "m", False, 1.0, 1.0
    fx, fy = metres_in(x), metres_in(y)
    unit = x.unit if x.unit == y.unit else f"{x.unit}, {y.unit}"
    assert unit is not None  # metres_in refuses a column without one
    return unit, True, fx, fy
