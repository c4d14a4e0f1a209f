"""Delimited text to rows of cells: the delimiter is the one under which most rows hold numbers alike."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from lab.errors import RecordingError
from lab.recordings.numbers import is_number

MAX_ROWS = 600_000
MAX_COLUMNS = 2000
MAX_CELLS = 3_000_000

_DELIMITERS = ("\t", ";", ",", " ")
_NAMES = {"\t": "tab", ";": "semicolon", ",": "comma", " ": "spaces"}
_SAMPLE = 400
"""Lines looked at to find the delimiter, spread over the file."""


@dataclass(frozen=True)
class Grid:
    """A text's lines as cells: rows as long as they stand in the file, the line each row stands on.

    comments: the `#` lines without their sign; delimiter: the sign between cells.
    """

    rows: tuple[tuple[str, ...], ...]
    lines: tuple[int, ...]
    comments: tuple[str, ...]
    delimiter: str

    @property
    def delimiter_name(self) -> str:
        """The delimiter as a word."""
        return _NAMES[self.delimiter]

    def column(self, index: int, first: int = 0) -> tuple[str, ...]:
        """The cells of one column from row `first` on, "" where a row is shorter."""
        return tuple(row[index] if index < len(row) else "" for row in self.rows[first:])


def comments_of(text: str) -> tuple[str, ...]:
    """The `#` lines of a text, without the sign and the blanks round it."""
    return tuple(line.strip().lstrip("#").strip() for line in text.split("\n") if line.lstrip()[:1] == "#")


def grid_of(text: str, delimiter: str | None = None) -> Grid:
    """The rows of a text without its blank lines and `#` lines.

    Raises RecordingError: `no-data` when nothing is left, `too-large` above the limits, `format` when quotes
    do not close.
    """
    numbered = [
        (number, line)
        for number, line in enumerate(text.split("\n"), start=1)
        if line.strip() and line.lstrip()[0] != "#"
    ]
    if not numbered:
        raise RecordingError("there is nothing but comments; export the rows too", code="no-data")
    if len(numbered) > MAX_ROWS:
        raise RecordingError(
            f"there are {len(numbered)} rows; cut it down to the slides ({MAX_ROWS} at most)",
            code="too-large",
        )
    if delimiter is None:
        delimiter = delimiter_of([line for _, line in numbered])
    rows = []
    cells = 0
    for number, line in numbered:
        row = cells_of(line, delimiter, number)
        cells += len(row)
        if len(row) > MAX_COLUMNS or cells > MAX_CELLS:
            raise RecordingError(
                f"line {number}: this is more than {MAX_COLUMNS} columns or {MAX_CELLS} cells; "
                "export the times and places only",
                code="too-large",
            )
        rows.append(row)
    return Grid(tuple(rows), tuple(number for number, _ in numbered), comments_of(text), delimiter)


def delimiter_of(lines: Sequence[str]) -> str:
    """The sign that cuts most lines into the same number of cells, numbers among them; a tab for none.

    A decimal comma cuts lines alike too, but into pieces that are no numbers.
    """
    sample = lines[:: max(1, len(lines) // _SAMPLE)]
    scores = [(_agreement(sample, delimiter), delimiter) for delimiter in _DELIMITERS]
    best = max(score for score, _ in scores)
    return next(delimiter for score, delimiter in scores if score == best)


def _agreement(lines: Sequence[str], delimiter: str) -> tuple[int, int]:
    """For lines with as many cells as most have: numbers less what holds digits and is none; cells.

    (0, 0) where most lines are a single cell.
    """
    rows = []
    for line in lines:
        try:
            rows.append(cells_of(line, delimiter, 0))
        except RecordingError:
            continue
    counts = Counter(len(row) for row in rows if len(row) > 1)
    if not counts:
        return 0, 0
    width, _ = counts.most_common(1)[0]
    alike = [row for row in rows if len(row) == width]
    cells = [cell for row in alike for cell in row[:20] if any(sign.isdigit() for sign in cell)]
    good = sum(is_number(cell) for cell in cells)
    return good - (len(cells) - good), sum(len(row) for row in alike)


def cells_of(line: str, delimiter: str, number: int) -> tuple[str, ...]:
    """The cells of a line, without blanks and quotes round them."""
    if '"' not in line:
        if delimiter == " ":
            return tuple(cell for cell in line.strip().split(" ") if cell)
        return tuple(cell.strip() for cell in line.split(delimiter))
    try:
        row = next(csv.reader([line], delimiter=delimiter, strict=True, skipinitialspace=True))
    except csv.Error as error:
        raise RecordingError(
            f"line {number}: the quotes in {line[:40]!r} do not close ({error}); correct them", code="format"
        ) from error
    return tuple(cell.strip() for cell in row if cell or delimiter != " ")
