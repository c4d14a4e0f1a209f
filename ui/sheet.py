"""Sheet: the data behind a figure, as a table that people and programs can read."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite
from numbers import Integral, Real

from PySide6.QtCore import QLocale

from lab.whole_file import utf8

Cell = str | float | int | None
"""What a cell holds; None and numbers that are not finite are left empty."""

_DIGITS = 10


@dataclass(frozen=True)
class Sheet:
    """columns: a head for each column, with its unit; rows: as many cells each."""

    columns: tuple[str, ...]
    rows: Sequence[Sequence[Cell]]

    def csv(self, *, plain: bool = False) -> bytes:
        """For a spreadsheet: the locale's decimal sign, semicolons beside a decimal comma, UTF-8 with its mark.

        plain: for programs, whatever the locale: a point, commas, UTF-8 without a mark.
        """
        point = "." if plain else QLocale().decimalPoint()
        text = self._written(point, ";" if point == "," else ",")
        return utf8(text if plain else f"\ufeff{text}")

    def tabbed(self) -> str:
        """Tabs between cells, to be pasted into a spreadsheet: the locale's decimal sign."""
        return self._written(QLocale().decimalPoint(), "\t")

    def _written(self, point: str, between: str) -> str:
        out = io.StringIO()
        writer = csv.writer(out, delimiter=between, lineterminator="\n")
        writer.writerow(self.columns)
        writer.writerows([_text(cell, point) for cell in row] for row in self.rows)
        return out.getvalue()


def _text(cell: Cell, point: str) -> str:
    if cell is None:
        return ""
    if isinstance(cell, str):
        return cell
    if isinstance(cell, Integral):
        return str(int(cell))
    assert isinstance(cell, Real)
    return f"{float(cell):.{_DIGITS}g}".replace(".", point) if isfinite(cell) else ""
