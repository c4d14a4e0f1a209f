"""What a value read from a record may be; each refusal names the place in the record and the mend."""

from __future__ import annotations

import reprlib
from collections.abc import Collection, Mapping, Sequence
from difflib import get_close_matches
from math import isfinite
from numbers import Integral, Real
from typing import Any

from lab.errors import RuleError

MOST_MONEY = 1_000_000_000
"""More than any table holds: larger amounts are slips."""

_LONGEST_NAME = 60


def as_mapping(value: object, where: str) -> Mapping[str, Any]:
    """A JSON object with text keys; RuleError (`format`) else."""
    if type(value) is not dict and not isinstance(value, Mapping):  # the quick test first
        raise RuleError(
            f"{shown(value)} is not an object; write {{...}} here", code="format", where=where or None
        )
    for key in value:
        if not isinstance(key, str):
            raise RuleError(f"the key {shown(key)} is not text", code="format", where=where or None)
    return value


def as_list(value: object, where: str) -> Sequence[Any]:
    """A JSON list; RuleError (`format`) else."""
    if not isinstance(value, list | tuple):
        raise RuleError(f"{shown(value)} is not a list; write [...] here", code="format", where=where)
    return value


def as_bool(value: object, where: str) -> bool:
    """True or false; RuleError (`format`) else."""
    if not isinstance(value, bool):
        raise RuleError(f"{shown(value)} is neither true nor false", code="format", where=where)
    return value


def as_money(value: object, where: str, *, least: int = 0) -> int:
    """A whole amount from `least` to MOST_MONEY; RuleError (`money`) else."""
    if isinstance(value, bool) or not isinstance(value, Integral):
        raise RuleError(
            f"{shown(value)} is not a whole amount; write a number such as 500", code="money", where=where
        )
    amount = int(value)
    if not least <= amount <= MOST_MONEY:
        raise RuleError(
            f"{shown(amount)} cannot be; give a whole amount from {least} to {MOST_MONEY}",
            code="money",
            where=where,
        )
    return amount


def as_number(value: object, where: str, *, code: str) -> float:
    """A finite number; RuleError with `code` else."""
    if type(value) is float and isfinite(value):  # the usual case, quickly
        return value
    if isinstance(value, bool) or not isinstance(value, Real):
        raise RuleError(f"{shown(value)} is not a number", code=code, where=where)
    try:
        number = float(value)
    except OverflowError:  # a whole number beyond the floats
        number = float("inf")
    if not isfinite(number):
        raise RuleError(f"{shown(value)} is not a finite number", code=code, where=where)
    return number


def is_name(value: object) -> bool:
    """Whether it can be a name that people read: printable text without spaces round it, not too long."""
    return (
        isinstance(value, str)
        and 0 < len(value) <= _LONGEST_NAME
        and value.isprintable()
        and value == value.strip()
    )


def check_keys(
    value: Mapping[str, Any], *, needed: Collection[str], also: Collection[str], where: str
) -> None:
    """Refuse missing and unknown keys (`format`)."""
    for key in needed:
        if key not in value:
            raise RuleError("it is missing; add it", code="format", where=inside(where, key))
    for key in value:
        if key not in needed and key not in also:
            raise RuleError(
                f"unknown key{did_you_mean(key, (*needed, *also))}; remove it or correct its spelling",
                code="format",
                where=inside(where, key),
            )


def inside(where: str, key: str) -> str:
    """The place of `key` within `where`: `final` and `red-1` give `final.red-1`."""
    name = key if is_name(key) else shown(key)
    return f"{where}.{name}" if where else name


def did_you_mean(word: str, known: Collection[str]) -> str:
    """` (did you mean 'brown-1'?)`, or nothing where no known word is near."""
    lowered = word[:_LONGEST_NAME].strip().lower().replace(" ", "-").replace("_", "-")
    close = get_close_matches(lowered, known, n=1) or get_close_matches(word[:_LONGEST_NAME], known, n=1)
    return f" (did you mean {close[0]!r}?)" if close else ""


def shown(value: object) -> str:
    """A value as it stands in JSON, cut short so that a message stays one line."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    return _SHORT.repr(value)


class _Short(reprlib.Repr):
    """repr cut short; a number of thousands of digits is not spelled out."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 2
        self.maxstring = self.maxother = 40
        self.maxdict = self.maxlist = self.maxtuple = 3

    def repr_int(self, x: int, _level: int) -> str:
        return repr(x) if abs(x) < 10**15 else "a number of more than 15 digits"


_SHORT = _Short()
