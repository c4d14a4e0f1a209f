"""Counts and seeds: whole numbers, or a refusal before anything is drawn."""

from __future__ import annotations

from numbers import Integral

from lab.errors import LabError


def check_whole(value: object, where: str, refusal: type[LabError], code: str | None = None) -> None:
    """Raise `refusal` at `where` for what is no whole number: NaN, 2.5, text, None, True."""
    if isinstance(value, bool) or not isinstance(value, Integral):
        raise refusal(
            f"{value!r:.60} is not a whole number; give one, such as 1000 or 1", code=code, where=where
        )
