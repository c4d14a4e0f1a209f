"""From text to a table of cells, and from cells to numbers: shared by the readers of delimited text."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from lab.errors import RecordingError
from lab.recordings.recording import FloatArray

_DELIMITERS = ("\t", ";", ",")
_MISSING = frozenset({"", "-", "--", "nan", "na", "n/a", "null", "none"})


@dataclass(frozen=True)
class Table:
    """Cells of a delimited text: column names, rows padded to their number, the line each row stands on.

    comments: the `#` lines without their sign; delimiter: the sign between cells.
    """

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    lines: tuple[int, ...]
    comments: tuple[str, ...]
    delimiter: str

    def column(self, index: int) -> tuple[str, ...]:
        """The cells of one column."""
        return tuple(row[index] for row in self.rows)

    def numbers(self, index: int) -> FloatArray:
        """One column as (rows,) floats, NaN where a cell is missing (empty, NaN, a dash).

        A comma is the decimal sign wherever it is not the delimiter. Raises RecordingError (`format`) with
        the line of a cell that is no number.
        """
        return np.array(
            [
                _number(cell, self.delimiter, line, self.header[index])
                for cell, line in zip(self.column(index), self.lines, strict=True)
            ],
            dtype=np.float64,
        )


def comments_of(text: str) -> tuple[str, ...]:
    """The `#` lines of a text, without the sign and the blanks round it."""
    return tuple(line.strip().lstrip("#").strip() for line in text.split("\n") if line.lstrip()[:1] == "#")


def header_of(text: str) -> tuple[str, ...]:
    """The cells of the first line that is neither blank nor a comment; () when there is none."""
    lines = [line for _, line in _content(text)][:200]
    return _cells(lines[0], _delimiter(lines)) if lines else ()


def read_table(text: str) -> Table:
    """The table that a text holds: comments, one header line, rows.

    The delimiter is the one that cuts most lines into as many cells as the header.
    Raises RecordingError: `no-data` when there is no header or no row, `format` when the quoting is broken.
    """
    numbered = list(_content(text))
    if not numbered:
        raise RecordingError("there is nothing but comments; export the rows too", code="no-data")
    delimiter = _delimiter([line for _, line in numbered[:2000]])
    header = _cells(numbered[0][1], delimiter)
    if len(numbered) == 1:
        raise RecordingError("there is a header and no row under it; export the rows too", code="no-data")
    width = len(header)
    rows = []
    for _, line in numbered[1:]:
        cells = _cells(line, delimiter)
        rows.append((*cells, *("",) * (width - len(cells)))[:width])
    return Table(header, tuple(rows), tuple(n for n, _ in numbered[1:]), comments_of(text), delimiter)


def _content(text: str) -> Iterable[tuple[int, str]]:
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip() and line.lstrip()[0] != "#":
            yield number, line


def _delimiter(lines: list[str]) -> str:
    def agreeing(delimiter: str) -> int:
        count = lines[0].count(delimiter)
        return sum(line.count(delimiter) == count for line in lines) if count else 0

    return max(_DELIMITERS, key=agreeing)


def _cells(line: str, delimiter: str) -> tuple[str, ...]:
    if '"' not in line:
        return tuple(cell.strip() for cell in line.split(delimiter))
    try:
        return tuple(cell.strip() for cell in next(csv.reader([line], delimiter=delimiter, strict=True)))
    except csv.Error as error:
        raise RecordingError(f"the quotes in {line[:40]!r} do not close ({error})", code="format") from error


def _number(cell: str, delimiter: str, line: int, column: str) -> float:
    if cell.lower() in _MISSING:
        return np.nan
    text = cell.replace("\N{MINUS SIGN}", "-")
    if delimiter != ",":
        text = text.replace(",", ".")
    try:
        if "_" in text:
            raise ValueError
        return float(text)
    except ValueError:
        raise RecordingError(
            f"line {line}: {cell[:40]!r} under {column!r} is not a number; correct it or leave it empty",
            code="format",
        ) from None
