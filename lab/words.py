"""Counts and lists as sentences say them: thin spaces in thousands, a true minus, "a, b and c"."""

from __future__ import annotations

from collections.abc import Sequence

MINUS, THIN = "\N{MINUS SIGN}", "\N{THIN SPACE}"


def count(n: int) -> str:
    """A whole number with thin spaces: 100 000."""
    return f"{n:,}".replace(",", THIN).replace("-", MINUS)


def listed(words: Sequence[str]) -> str:
    """Words as a sentence lists them: "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
