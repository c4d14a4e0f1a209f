"""Counts and seeds are whole numbers, and arguments of the type that is asked for; else a refusal at once."""

from __future__ import annotations

from numbers import Integral
from types import UnionType

from lab.errors import LabError


def check_whole(value: object, where: str, refusal: type[LabError], code: str | None = None) -> None:
    """Raise `refusal` at `where` for what is no whole number: NaN, 2.5, text, None, True."""
    if isinstance(value, bool) or not isinstance(value, Integral):
        raise refusal(
            f"{value!r:.60} is not a whole number; give one, such as 1000 or 1", code=code, where=where
        )


def check_type(
    value: object,
    kind: type | UnionType,
    wanted: str,
    where: str,
    refusal: type[LabError],
    code: str | None = None,
) -> None:
    """Raise `refusal` at `where` for an argument that is no `kind`; wanted: what to give."""
    if not isinstance(value, kind):
        raise refusal(f"this is of type {type(value).__name__}; give {wanted}", code=code, where=where)
