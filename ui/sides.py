"""The sides, their names, and their tokens in turn order: each side slides one, until all have slid four (K5)."""

from __future__ import annotations

from collections.abc import Collection

from lab.rules.teams import COLOURS
from ui.language import tr

SIDES = COLOURS
TOKENS = tuple(f"{side}-{number}" for number in range(1, 5) for side in SIDES)
"""All sixteen in the order in which they slide."""


def side_name(side: str) -> str:
    """A side as a sentence begins with it: "Red"."""
    named = {
        "red": tr("Red"),
        "yellow": tr("Yellow"),
        "green": tr("Green"),
        "blue": tr("Blue"),
    }
    return named.get(side, side.capitalize())


def waiting(used: Collection[str], sides: Collection[str] = SIDES) -> tuple[str, ...]:
    """The tokens of `sides` that have not slid yet, in turn order; `used` lie on the board, are off or jailed."""
    return tuple(f"{side}-{n}" for n in range(1, 5) for side in sides if f"{side}-{n}" not in used)
