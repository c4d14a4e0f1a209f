"""K1: who plays. Up to four people are a side each; more share sides as teams."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from lab.errors import RuleError
from lab.rules.checks import is_name, shown
from lab.rules.options import MOST_PEOPLE, MOST_SIDES, RuleOptions

COLOURS = ("red", "yellow", "green", "blue")
"""The colours of the four sets of tokens, in the order in which sides take them."""


def team_sizes(people: int, options: RuleOptions) -> tuple[int, ...]:
    """How many people each side has.

    Raises RuleError (`rule-K1`) for 1 or more than 8 people, and where `options.team_sizes` seats another
    number.
    """
    if not 2 <= people <= MOST_PEOPLE:
        reason = "one side has nobody to play against" if people < 2 else "four sides of two are full"
        raise RuleError(
            f"{people} cannot play, for {reason}; 2 to {MOST_PEOPLE} people play",
            code="rule-K1",
            where="people",
        )
    if options.team_sizes is not None:
        if sum(options.team_sizes) != people:
            raise RuleError(
                f"teams of {', '.join(map(str, options.team_sizes))} seat {sum(options.team_sizes)} people, "
                f"not {people}; make them agree",
                code="rule-K1",
                where="options.team_sizes",
            )
        return options.team_sizes
    if people <= MOST_SIDES:
        return (1,) * people
    return (2,) * (people // 2) + (1,) * (people % 2)


def seat(people: Sequence[str], options: RuleOptions) -> MappingProxyType[str, tuple[str, ...]]:
    """The sides by colour, each with its people, seated in the order given.

    Raises RuleError (`rule-K1`) for names that are none or stand twice, and as `team_sizes`.
    """
    for i, name in enumerate(people):
        if not is_name(name) or name in people[:i]:
            raise RuleError(
                f"{shown(name)} is no name of its own; name everybody once", code="rule-K1", where="people"
            )
    sizes = team_sizes(len(people), options)
    left = list(people)
    sides: dict[str, tuple[str, ...]] = {}
    for colour, size in zip(COLOURS, sizes, strict=False):
        sides[colour], left = tuple(left[:size]), left[size:]
    return MappingProxyType(sides)


def seat_players(people: int, options: RuleOptions) -> MappingProxyType[str, tuple[str, ...]]:
    """As `seat` for so many people without names."""
    team_sizes(people, options)
    return seat([f"player {n}" for n in range(1, people + 1)], options)
