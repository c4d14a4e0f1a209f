"""Final places in a spreadsheet (`token,space`), for people who have just played and want the money counted.

One row a token: its name and where it lies after all slides. A third column says where a token on Chance came
to rest when it slid again (K15). Tokens that no row names are off the board. Order, cash and pot are asked
for beside the file.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Mapping, Sequence
from typing import Any

from lab.errors import RuleError
from lab.rules.checks import did_you_mean, shown
from lab.rules.options import RuleOptions
from lab.rules.printed import BLANK, JAIL, OFF, Printed
from lab.rules.record import FORMAT
from lab.rules.state import TOKENS_A_SIDE, side_of, tokens_of

_HEADS = ("token", "space", "again")
_TOKEN = re.compile(r"^(?P<side>.*\S)[\s_-]+(?P<number>[1-4])$")
_POSITION = re.compile(r"^\(?\s*(-?\d+(?:[.,]\d+)?)\s*(?:[;\s]|,\s)\s*(-?\d+(?:[.,]\d+)?)\s*\)?$")
_MOST_ROWS = 1000


def read_csv_round(
    text: str,
    printed: Printed,
    *,
    order: Sequence[str] = (),
    cash: Mapping[str, int] | None = None,
    pot: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> tuple[dict[str, Any], list[str]]:
    """The round record that the rows tell, and a note on each thing that was taken for granted.

    text: rows of token and space, separated by comma, semicolon or tab, with or without a heading; spaces by
    id or name, "off", "jail", or a position in metres ("0.14 0.35"). order: the sides in turn order, by
    default as the rows name them first. cash: what each side held before, 0 by default. pot: K2's by default.

    Raises RuleError (`format`, `place`, `rule-K1`) naming the line.
    """
    rows = _rows(text)
    notes: list[str] = []
    final: dict[str, Any] = {}
    choices: list[dict[str, Any]] = []
    for where, cells in rows:
        token = _token(cells[0], where)
        if token in final:
            raise RuleError(f"{token} stands there twice; keep one row", code="rule-K1", where=where)
        final[token] = _place(cells[1], printed, where)
        if len(cells) > 2 and cells[2]:
            rest = {token: _place(cells[2], printed, where)}
            choices.append({"rule": "K15", "token": token, "rest": rest})
    named = list(dict.fromkeys(side_of(token) for token in final))
    sides = list(order) if order else named
    if not order:
        notes.append(f"turn order as listed: {', '.join(sides)}")
    if missing := [token for token in tokens_of(tuple(sides)) if token not in final]:
        final.update(dict.fromkeys(missing, OFF))
        notes.append(f"not listed, so off the board: {', '.join(missing)}")
    record = {
        "format": FORMAT,
        "board": printed.board.name,
        "order": sides,
        "cash": {**dict.fromkeys(sides, 0), **(cash or {})},
        "pot": RuleOptions.from_dict(options or {}).pot_refill if pot is None else pot,
        "options": dict(options or {}),
        "final": final,
        "choices": choices,
    }
    return record, notes


def _rows(text: str) -> list[tuple[str, list[str]]]:
    """The rows with their places ("line 3"), without heading, remarks and empty lines."""
    lines = [
        (f"line {number}", line)
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    if not lines:
        raise RuleError("no row names a token and its space", code="no-data")
    if len(lines) > _MOST_ROWS:
        raise RuleError(f"{len(lines)} rows are no round of the game", code="format")
    delimiter = max("\t;,", key=lambda sign: sum(sign in line for _, line in lines))
    rows = [(where, [cell.strip() for cell in _cells(line, delimiter, where)]) for where, line in lines]
    heads = [cell.lower() for cell in rows[0][1]]
    if heads[:1] == ["token"]:
        if tuple(heads) != _HEADS[: len(heads)] or len(heads) < 2:
            raise RuleError(
                f"the columns are {', '.join(_HEADS[:2])} and, for tokens that slid again from Chance, "
                f"{_HEADS[2]}; not {', '.join(heads)}",
                code="format",
                where=rows[0][0],
            )
        rows = rows[1:]
    for where, cells in rows:
        if not 2 <= len(cells) <= 3 or not cells[0] or not cells[1]:
            raise RuleError(
                'a row is a token and its space, e.g. "red-1,brown-1"', code="format", where=where
            )
    if not rows:
        raise RuleError("no row names a token and its space", code="no-data")
    return rows


def _cells(line: str, delimiter: str, where: str) -> list[str]:
    """The cells of one line; an open quote ends with it."""
    try:
        return next(csv.reader([line], delimiter=delimiter))
    except csv.Error as error:
        raise RuleError(f"this is no row of a table: {error}", code="format", where=where) from error


def _token(cell: str, where: str) -> str:
    """`red-1`, also written "Red 1" or "red_1"."""
    match = _TOKEN.match(cell)
    if match is None:
        raise RuleError(
            f"{shown(cell)} is no token; write a side and a number from 1 to {TOKENS_A_SIDE}, e.g. red-1",
            code="rule-K1",
            where=where,
        )
    return f"{match['side'].lower()}-{match['number']}"


def _place(cell: str, printed: Printed, where: str) -> str | list[float]:
    """A space id from its id or name, a word, or a position in metres."""
    if match := _POSITION.match(cell):
        return [float(number.replace(",", ".")) for number in match.groups()]
    word = cell.lower()
    if word in (OFF, JAIL, BLANK):
        return word
    for space in printed.board.spaces:
        if word in (space.id.lower(), space.label.lower()):
            return space.id
    known = (*printed.kind, OFF, JAIL)
    raise RuleError(
        f"there is no space {shown(cell)} on the board {printed.board.name!r}{did_you_mean(cell, known)}; "
        "give a space's id or name, 'off', 'jail' or a position in metres, e.g. 0.14 0.5",
        code="place",
        where=where,
    )
