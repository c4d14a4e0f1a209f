"""The sides, their names, and their tokens in turn order: each side slides one, until all have slid four (K5)."""

from __future__ import annotations

from collections.abc import Collection

from lab import LabError
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


def check_token(token: object, where: str, refusal: type[LabError] = LabError) -> None:
    """Refuse what is no token's name."""
    if token not in TOKENS:
        raise refusal(f"there is no token {token!r:.40}; give one as {TOKENS[0]}", where=where)


def check_sides(sides: Collection[str], where: str, refusal: type[LabError] = LabError) -> None:
    """Refuse sides that make no game."""
    if not 2 <= len(set(sides) & set(SIDES)) == len(sides):
        raise refusal(f"give two to four of {', '.join(SIDES)}, each once", where=where)


def waiting(used: Collection[str], sides: Collection[str] = SIDES) -> tuple[str, ...]:
    """The tokens of `sides` that have not slid yet, in turn order; `used` lie on the board, are off or jailed."""
    return tuple(f"{side}-{n}" for n in range(1, 5) for side in sides if f"{side}-{n}" not in used)
