"""What a sweep gives: a tidy table, a row a point, a column a number."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from io import BytesIO, StringIO
from typing import TYPE_CHECKING, Any

from lab.errors import UsageError
from lab.whole_file import utf8

if TYPE_CHECKING:
    from lab.chance.sweep.point import Cell, Row

MAIN = ("off", "short", "jail", "worth", "rest_x", "rest_y", "sd_x", "sd_y", "hits")
"""The columns that a short view shows beside the axes."""

_SHOWN = 50


@dataclass(frozen=True, eq=False)
class SweepTable:
    """A row for each point of a grid; columns as in `point.measure`, the axes first; SI units.

    `pandas.DataFrame(table.rows)` makes a frame of it.
    """

    axes: tuple[str, ...]
    rows: tuple[Row, ...] = field(repr=False)
    board: str
    seed: int

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def columns(self) -> tuple[str, ...]:
        """Names of the columns in order."""
        return tuple(dict.fromkeys(name for row in self.rows for name in row))

    def column(self, name: str) -> list[Cell]:
        """One column, top to bottom."""
        return [row[name] for row in self.rows]

    def csv(self) -> bytes:
        """The table as CSV (UTF-8, a header, numbers to the last bit, an empty cell for None)."""
        text = StringIO()
        writer = csv.DictWriter(text, self.columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(self.rows)
        return utf8(text.getvalue())

    def parquet(self) -> bytes:
        """The table as Parquet, with board and seed in its metadata.

        Raises UsageError, saying how to get it, when pyarrow is not installed.
        """
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError as error:
            raise UsageError(
                "Parquet needs pyarrow: pip install 'knockout-lab[cluster]', or write a .csv file"
            ) from error
        table = pyarrow.table({name: [row.get(name) for row in self.rows] for name in self.columns})
        about = {"knockout-sweep": "1", "board": self.board, "seed": str(self.seed)}
        held = BytesIO()
        pyarrow.parquet.write_table(table.replace_schema_metadata(about), held)
        return held.getvalue()

    def as_dict(self) -> dict[str, Any]:
        """The table as plain data for JSON."""
        return {"board": self.board, "seed": self.seed, "axes": list(self.axes), "rows": list(self.rows)}

    def brief(self) -> tuple[tuple[str, ...], Sequence[Row]]:
        """The main columns, and all rows."""
        return (*self.axes, *MAIN), self.rows

    def _repr_html_(self) -> str:
        names, rows = self.brief()
        head = "".join(f"<th>{escape(name)}</th>" for name in names)
        body = "".join(
            f"<tr>{''.join(f'<td>{escape(shown(row[name]))}</td>' for name in names)}</tr>"
            for row in rows[:_SHOWN]
        )
        more = f", the first {_SHOWN} shown" if len(rows) > _SHOWN else ""
        return (
            f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
            f"<caption>{len(rows)} points{more}, board {escape(self.board)}, seed {self.seed}; SI units</caption>"
            "</table>"
        )


def shown(value: Cell) -> str:
    """A cell as people read it."""
    if value is None:
        return ""
    return f"{value:.4g}" if isinstance(value, float) else str(value)
