"""The sides and their tokens, in turn order: each side slides one, until all have slid four (K5)."""

from __future__ import annotations

from collections.abc import Collection

SIDES = ("red", "yellow", "green", "blue")
TOKENS = tuple(f"{side}-{number}" for number in range(1, 5) for side in SIDES)
"""All sixteen in the order in which they slide."""


def side_of(token: str) -> str:
    """The side of a token: "red" for "red-1"."""
    return token.rpartition("-")[0]


def waiting(used: Collection[str], sides: Collection[str] = SIDES) -> tuple[str, ...]:
    """The tokens of `sides` that have not slid yet, in turn order; `used` lie on the board, are off or jailed."""
    return tuple(f"{side}-{n}" for n in range(1, 5) for side in sides if f"{side}-{n}" not in used)
