"""Tables whose header names what is in each column, in any order: wide, long, or runs side by side.

Above the rows may stand titles, a row of names, a row of the tokens' names over it, rows of units under it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from lab.errors import RecordingError
from lab.recordings.columns import Column, Kind, column_of, units_row
from lab.recordings.found import Found, Part
from lab.recordings.grid import Grid
from lab.recordings.numbers import decimal_sign, is_date, is_number, number, numbers
from lab.recordings.recording import FloatArray
from lab.recordings.units import METRES, RADIANS, SECONDS, bare, short

_PLACES: frozenset[Kind] = frozenset({"x", "y"})
_WORKED_OUT: frozenset[Kind] = frozenset({"velocity", "acceleration", "frame"})
"""Columns that nobody misses."""


@dataclass(frozen=True, eq=False)
class Table:
    """A grid with its header understood: titles above it, columns, and the first row of data."""

    grid: Grid
    titles: tuple[tuple[str, ...], ...]
    columns: tuple[Column, ...]
    first: int

    def cells(self, column: Column) -> tuple[str, ...]:
        """The cells of one column under the header."""
        return self.grid.column(column.index, self.first)

    def values(self, column: Column) -> FloatArray:
        """One column as (rows,) floats, NaN where missing; RecordingError for what is no number."""
        return numbers(self.cells(column), self.grid.lines[self.first :], column.text)

    def of(self, *kinds: Kind) -> list[Column]:
        """The columns of these kinds, from left to right."""
        return [column for column in self.columns if column.kind in kinds]


def table_of(grid: Grid) -> Table:
    """The header of a grid.

    Raises RecordingError: `no-data` without a row of numbers, `excel-dates` where dates stand in their place,
    `format` where no row names a place or a time.
    """
    first = next((i for i, row in enumerate(grid.rows) if _is_data(row)), len(grid.rows))
    names = names_row(grid, first)
    beyond = grid.rows[first:] if names is None else grid.rows[names + 1 :]
    if names is None or first == len(grid.rows):
        dated = next((cell for row in beyond[:500] for cell in row if is_date(cell)), None)
        if dated is not None:
            raise RecordingError(
                f"cells such as {dated[:40]!r} are dates that a spreadsheet made of numbers, which are lost; "
                "export again and open it here without saving it in a spreadsheet",
                code="excel-dates",
            )
    columns = () if names is None else _columns(grid, names, first)
    if names is None or (first == len(grid.rows) and not _PLACES & {column.kind for column in columns}):
        raise RecordingError(
            "no row names the columns; the first row must say which is which, e.g. `t (s), x (m), y (m)`",
            code="format",
        )
    if first == len(grid.rows):
        raise RecordingError(
            "there is a header and no row of numbers under it; export the rows too", code="no-data"
        )
    return Table(grid, grid.rows[: max(names - bool(_groups(grid, names)), 0)], columns, first)


def _columns(grid: Grid, names: int, first: int) -> tuple[Column, ...]:
    """The columns that row `names` names, with units from rows under it and tokens' names from above it."""
    units: dict[int, str] = {}
    for row in grid.rows[names + 1 : first]:
        if units_row(row):
            units.update({i: bare(cell) for i, cell in enumerate(row) if cell})
    groups = _groups(grid, names)
    header = enumerate(grid.rows[names])
    return tuple(column_of(cell, i, groups.get(i, ""), units.get(i)) for i, cell in header if cell)


def names_row(grid: Grid, first: int) -> int | None:
    """The last row above row `first` that names a place, else a time, and not its units; None without one."""
    timed = None
    for i in range(min(first, len(grid.rows)) - 1, -1, -1):
        row = grid.rows[i]
        if units_row(row) and i > 0:
            continue
        kinds = {column_of(cell).kind for cell in row if cell}
        if kinds & _PLACES:
            return i
        if timed is None and len(row) > 1 and kinds & {"time", "frame"}:
            timed = i
    return timed


def found_in(table: Table, name: str, default: str = "slide") -> Found:
    """The tracks of a table in the format `name`; `default` is what a track without a name is called.

    Raises RecordingError: `acceleration-only`, `format` (no places, a column without its partner, a cell that
    is no number), `unit-unknown` (times in no unit known), `excel-dates`.
    """
    if not table.of("x", "y"):
        raise _no_places(table)
    clocks = table.of("time") or table.of("frame")
    frames = bool(clocks) and clocks[0].kind == "frame"
    ids = _id_column(table)
    if ids is not None:
        parts, used = _long(table, ids, clocks, default)
    else:
        parts, used = _wide(table, clocks, default)
    unit = _unit([column for column in used if column.kind in _PLACES])
    ignored = [c.text for c in table.columns if c not in used and c.kind not in _WORKED_OUT]
    notes = [f"columns ignored: {', '.join(dict.fromkeys(ignored))}"] if ignored else []
    if not clocks:
        notes.append("no column of times or frame numbers: rows counted as pictures")
    number_columns = [table.cells(column) for column in used if column.kind != "token"]
    return Found(
        name,
        parts,
        unit,
        frames or not clocks,
        notes=tuple(notes),
        comments=table.grid.comments,
        delimiter=table.grid.delimiter_name,
        decimal=decimal_sign(number_columns),
    )


def _is_data(row: Sequence[str]) -> bool:
    """Whether most of a row's filled cells are numbers."""
    filled = [cell for cell in row if cell]
    good = sum(number(cell) is not None for cell in filled)
    return good * 2 > len(filled) and any(is_number(cell) for cell in filled)


def _groups(grid: Grid, names: int) -> dict[int, str]:
    """Names of tokens that stand in the row above the columns' names, each for itself and those after it."""
    header = grid.rows[names]
    if names == 0 or len(set(header)) == len(header):
        return {}
    above = grid.rows[names - 1]
    filled = [i for i, cell in enumerate(above) if cell]
    if len(above) < 2 or len(filled) < 1 or len(above) > len(header) + 1:
        return {}
    groups, current = {}, ""
    for i in range(len(header)):
        current = (above[i] if i < len(above) else "") or current
        groups[i] = "" if column_of(header[i]).kind in ("time", "frame") else current
    return groups


def _id_column(table: Table) -> Column | None:
    """The column that says which token a row is of: its values come again and again."""
    for column in table.of("token"):
        cells = table.cells(column)
        if len(set(cells)) * 2 <= len(cells) or len(set(cells)) == 1:
            return column
    return None


def _long(
    table: Table, ids: Column, clocks: Sequence[Column], default: str
) -> tuple[tuple[Part, ...], list[Column]]:
    x, y, heading = _one(table, "x"), _one(table, "y"), table.of("heading")[:1]
    clock = _clock(table, clocks[0]) if clocks else None
    if clock is None:
        raise RecordingError(
            f"the table has a row for each token ({ids.text!r}) and no column of times or frame numbers; "
            "export it",
            code="format",
        )
    names = [_plain(cell) for cell in table.cells(ids)]
    places = [table.values(x), _partner(x, y) * table.values(y) if y else np.zeros(len(names))]
    turns = [_heading(table, column) for column in heading]
    rows: dict[str, list[int]] = {}
    for i, name in enumerate(names):
        rows.setdefault(name, []).append(i)
    parts = tuple(
        Part(name or default, clock[at], places[0][at], places[1][at], turns[0][at] if turns else None)
        for name, at in rows.items()
    )
    return parts, [ids, *clocks[:1], x, *([y] if y else []), *heading]


def _wide(table: Table, clocks: Sequence[Column], default: str) -> tuple[tuple[Part, ...], list[Column]]:
    used: list[Column] = []
    parts = []
    spare = table.of("y")
    headings = table.of("heading")
    xs = table.of("x")
    if any(not column.along for column in xs):  # a distance beside x and y is worked out from them
        xs = [column for column in xs if not column.along]
    if len(xs) > 1 and spare and len(spare) != len(xs) and len({c.label for c in xs}) < len(xs):
        raise RecordingError(
            f"there are {len(xs)} columns x and {len(spare)} columns y; name each with its token",
            code="format",
        )
    rows = len(table.grid.rows) - table.first
    for i, x in enumerate(xs):
        y = next((c for c in spare if c.label == x.label), None)
        if y is None and len(spare) and len(xs) == 1:
            y = spare[0]
        if y is not None:
            spare.remove(y)
        clock = _clock_of(x, clocks)
        turn = [c for c in headings if c.label in (x.label, "") or x.label.endswith(c.label)][:1]
        same = [c.label for c in xs].count(x.label) > 1 or (not x.label and len(xs) > 1)
        name = x.label or default
        parts.append(
            Part(
                f"{name} {i + 1}" if same else name,
                np.arange(rows, dtype=np.float64) if clock is None else _clock(table, clock),
                table.values(x),
                np.zeros(rows) if y is None else _partner(x, y) * table.values(y),
                _heading(table, turn[0]) if turn else None,
            )
        )
        used.extend(c for c in (x, y, clock, *turn) if c is not None)
    if spare and not xs:
        raise RecordingError(
            f"there is a column {spare[0].text!r} and no x; name the other one x", code="format"
        )
    return tuple(_padding_cut(part) for part in parts), used


def _padding_cut(part: Part) -> Part:
    """The rows up to the last one that has a time or a place: runs side by side are padded to one length."""
    there = np.flatnonzero(np.isfinite(part.x) | np.isfinite(part.clock))
    end = int(there[-1]) + 1 if len(there) else 0
    heading = None if part.heading is None else part.heading[:end]
    return Part(part.name, part.clock[:end], part.x[:end], part.y[:end], heading, part.mass)


def _clock_of(x: Column, clocks: Sequence[Column]) -> Column | None:
    """The times of a run: those of its own name, else the last ones to the left of it, else the first."""
    named = [c for c in clocks if c.label == x.label]
    left = [c for c in clocks if c.index < x.index]
    chosen = named[:1] or left[-1:] or list(clocks[:1])
    return chosen[0] if chosen else None


def _clock(table: Table, column: Column) -> FloatArray:
    values = table.values(column)
    if column.kind == "frame" or column.unit is None:
        return values
    if column.unit not in SECONDS:
        raise RecordingError(
            f"the times under {column.text!r} are in {column.unit or 'no unit'}; known are s, ms, min",
            code="unit-unknown",
        )
    return values * SECONDS[column.unit]


def _heading(table: Table, column: Column) -> FloatArray:
    """Radians; a heading in whole turns of degrees may jump, so it is unwrapped."""
    values = table.values(column) * RADIANS.get(column.unit or "rad", 1.0)
    known = np.isfinite(values)
    values[known] = np.unwrap(values[known])
    return values


def _one(table: Table, kind: Kind) -> Column:
    """The column of that kind, the one without further words where there are several."""
    found = table.of(kind)
    if not found:
        raise (
            _no_places(table) if kind == "x" else RecordingError(f"there is no column {kind}", code="format")
        )
    return min(found, key=lambda column: (len(column.label), column.index))


def _partner(x: Column, y: Column) -> float:
    """How much larger y's unit is than x's, where both say one."""
    if x.unit == y.unit or x.unit is None or y.unit is None:
        if (x.unit is None) != (y.unit is None):
            raise RecordingError(
                f"{x.text!r} and {y.text!r} must both say their unit, or neither", code="unit-unknown"
            )
        return 1.0
    if x.unit in METRES and y.unit in METRES:
        return METRES[y.unit] / METRES[x.unit]
    raise RecordingError(
        f"{x.text!r} and {y.text!r} have units that do not fit together", code="unit-unknown"
    )


def _unit(places: Sequence[Column]) -> str | None:
    """The unit of length; RecordingError where tracks have different ones."""
    units = {short(c.unit) if c.unit else c.unit for c in places if c.kind == "x"}
    if len(units) > 1:
        raise RecordingError("the tracks are in different units; export them in one", code="unit-unknown")
    return units.pop() if units else None


def _plain(cell: str) -> str:
    """A token's name; 3.0 is 3."""
    value = number(cell)
    if value is not None and value == value and value == round(value) and abs(value) < 1e9:
        return str(int(value))
    return cell


def _no_places(table: Table) -> RecordingError:
    if table.of("acceleration"):
        return RecordingError(
            "there are accelerations and no places: no mu comes of them, for a sensor's offset adds up; "
            "film the slide and track it, or time it with a stopwatch",
            code="acceleration-only",
        )
    shown = ", ".join(column.text for column in table.columns[:8])
    return RecordingError(
        f"no column of places among {shown!r}; name them x and y, with their unit", code="format"
    )
