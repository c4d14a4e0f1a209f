"""Cells to numbers, whatever signs a program or a spreadsheet writes them with.

The decimal sign is found for each cell: people save the same file twice on two machines. What a spreadsheet
made a date of cannot be turned back, and is refused as that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import numpy as np

from lab.errors import RecordingError
from lab.recordings.recording import FloatArray

MISSING = frozenset(
    {
        "", "-", "--", "\N{EN DASH}", "\N{EM DASH}", "\N{MINUS SIGN}", "nan", "na", "n/a", "#n/a", "null",
        "none", "inf", "-inf", "infinity", "-infinity", "#div/0!", "#value!", "?", ".", "*", "undef",
        "undefined", "<na>", "\N{INFINITY}",
    }
)  # fmt: skip

_PLAIN = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?")
_SIGNS = str.maketrans(
    {
        "\N{MINUS SIGN}": "-",
        "\N{EN DASH}": "-",
        "\N{FIGURE DASH}": "-",
        "\N{NO-BREAK SPACE}": "",
        "\N{NARROW NO-BREAK SPACE}": "",
        "\N{THIN SPACE}": "",
        "\N{ARABIC DECIMAL SEPARATOR}": ".",
    }
)
_GROUPED = re.compile(r"[+-]?\d{1,3}(?:([.,'])\d{3}(?:\1\d{3})*)[.,]\d*")
_MONTH = (
    r"(?:jan|f[eé]v|feb|fev|fév|mar|mär|mrz|maa|mrt|apr|avr|abr|kwi|may|mai|maj|mag|mei|jun|juin|giu|cze|jul|"
    r"juil|lug|lip|aug|ago|ao[uû]|sie|sep|set|wrz|o[ck]t|out|ott|pa[zź]|nov|lis|de[czs]|d[eé]c|dic|gru|"
    r"янв|фев|мар|апр|мая|май|июн|июл|авг|сен|окт|ноя|дек)"
)
_DATE = re.compile(
    rf"\d{{1,2}}[ ./-]*{_MONTH}[a-zéä]{{0,2}}\.?(?:[ ./-]+\d{{2,4}})?"
    rf"|{_MONTH}[a-zéä]{{0,2}}\.?[ ./-]*\d{{1,4}}"
    r"|\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,4})?(?:[ t]\d{1,2}:\d\d.*)?"
    r"|\d{1,2}\.\d{1,2}\.\d{2,4}(?: \d{1,2}:\d\d.*)?"
    r"|\d{1,4}:\d\d(?::\d\d)?(?:[.,]\d+)?(?: ?[ap]m)?",
    re.IGNORECASE,
)
_SERIALS = (20_000.0, 80_000.0)
"""Days since 1900 from 1954 to 2119: a spreadsheet's dates as numbers."""


def number(cell: str) -> float | None:
    """The number in a cell, NaN where it is missing, None where it is something else.

    A comma is a decimal sign; where both stand, the last one is, and the other groups thousands.
    """
    text = cell.strip().lower()
    if text in MISSING:
        return np.nan
    if _PLAIN.fullmatch(text):
        return float(text)
    if len(text) > 60:
        return None
    text = text.translate(_SIGNS)
    grouped = _GROUPED.fullmatch(text)
    if grouped and grouped[1] != text[max(text.rfind("."), text.rfind(","))]:
        text = text.replace(grouped[1], "")
    text = text.replace(",", ".")
    return float(text) if _PLAIN.fullmatch(text) else None


def is_number(cell: str) -> bool:
    """Whether a cell holds a number (a missing one does not)."""
    value = number(cell)
    return value is not None and value == value


def is_date(cell: str) -> bool:
    """Whether a cell looks like a date or a time of day, as spreadsheets make them."""
    return len(cell) <= 40 and _DATE.fullmatch(cell.strip()) is not None


def numbers(cells: Sequence[str], lines: Sequence[int], name: str) -> FloatArray:
    """(n,) floats, NaN where a cell is missing.

    Raises RecordingError with the line of the first cell that is no number: `excel-dates` for a date,
    else `format`.
    """
    values = np.empty(len(cells))
    for i, cell in enumerate(cells):
        value = number(cell)
        if value is None:
            raise refusal(cell, lines[i], name)
        values[i] = value
    return values


def refusal(cell: str, line: int, name: str) -> RecordingError:
    """Why a cell of the column `name` is no number."""
    if is_date(cell):
        return RecordingError(
            f"line {line}: {cell[:40]!r} under {name[:40]!r} is a date that a spreadsheet made of a number, "
            "and the number is lost; export again and open it here without saving it in a spreadsheet",
            code="excel-dates",
        )
    return RecordingError(
        f"line {line}: {cell[:40]!r} under {name[:40]!r} is not a number; correct it or leave it empty",
        code="format",
    )


def refuse_serial_dates(clock: FloatArray, name: str) -> None:
    """RecordingError (`excel-dates`) where a column of times holds a spreadsheet's day numbers."""
    known = clock[np.isfinite(clock)]
    if len(known) < 2:
        return
    low, high = _SERIALS
    if np.all((known >= low) & (known <= high) & (known == np.rint(known))) and np.ptp(known) > 0:
        steps = np.diff(known)
        if np.any(steps == 0) or np.median(np.abs(steps)) >= 28:
            raise RecordingError(
                f"the times under {name[:40]!r} are days as a spreadsheet counts them ({known[0]:.0f}, ...): "
                "they are lost; export again and open it here without saving it in a spreadsheet",
                code="excel-dates",
            )


def decimal_sign(columns: Iterable[Sequence[str]]) -> str:
    """The decimal sign of a file's cells: ".", ",", "mixed", or "" where no cell has one."""
    point = comma = False
    for cells in columns:
        point = point or any("." in cell for cell in cells)
        comma = comma or any("," in cell for cell in cells)
    return "mixed" if point and comma else "," if comma else "." if point else ""
