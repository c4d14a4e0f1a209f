"""What the rule sheet leaves open and a table may settle its own way (the `D` options of RULES.md)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal

from lab.errors import RuleError
from lab.rules.checks import as_bool, as_list, as_mapping, as_money, as_number, did_you_mean, inside, shown

MOST_SIDES = 4
MOST_PEOPLE = 8


@dataclass(frozen=True, slots=True)
class RuleOptions:
    """The house rules of a table; the defaults are the ones played when nothing is said.

    starting_cash: what each side starts the game with (K2).
    jail_fee, jail_fee_to: what leaving jail costs, and whether it goes to the bank or the pot (K12).
    allow_debt: fees and taxes are paid in full, below zero (K12, K20).
    tie_tolerance: shares of the base closer than this are an exact tie (K9), as part of the base's area.
    smallest_note: shares of the pot are whole multiples of it (K21).
    luxury_tax: the tax for each property collected (K20).
    pot_refill: what the bank puts on an empty pot (K2, K22).
    team_sizes: people in each side, or None for teams as K1 makes them.

    Raises RuleError (`money` for an amount, `rule-K1` for teams, `format` else) naming the option.
    """

    starting_cash: int = 0
    jail_fee: int = 100
    jail_fee_to: Literal["bank", "pot"] = "bank"
    allow_debt: bool = False
    tie_tolerance: float = 0.005
    smallest_note: int = 50
    luxury_tax: int = 100
    pot_refill: int = 500
    team_sizes: tuple[int, ...] | None = None

    def __post_init__(self) -> None:
        for name in ("starting_cash", "jail_fee", "luxury_tax", "pot_refill"):
            self._set(name, as_money(getattr(self, name), f"options.{name}"))
        self._set("smallest_note", as_money(self.smallest_note, "options.smallest_note", least=1))
        as_bool(self.allow_debt, "options.allow_debt")
        if not isinstance(self.jail_fee_to, str) or self.jail_fee_to not in ("bank", "pot"):
            raise RuleError(
                f"{shown(self.jail_fee_to)} cannot take the fee; give 'bank' or 'pot'",
                code="format",
                where="options.jail_fee_to",
            )
        tolerance = as_number(self.tie_tolerance, "options.tie_tolerance", code="format")
        if not 0 <= tolerance <= 0.25:
            raise RuleError(
                f"{tolerance:g} is no tolerance; give a part of the base's area, 0 to 0.25",
                code="format",
                where="options.tie_tolerance",
            )
        self._set("tie_tolerance", tolerance)
        if self.team_sizes is not None:
            self._set("team_sizes", _checked_teams(self.team_sizes))

    def _set(self, name: str, value: object) -> None:
        """Put a checked value in the place of the given one (a list becomes a tuple)."""
        object.__setattr__(self, name, value)

    @classmethod
    def from_dict(cls, options: object) -> RuleOptions:
        """The options of a record; an unknown one is refused (`format`)."""
        given = as_mapping(options, "options")
        if not given:
            return DEFAULT_OPTIONS
        for name in given:
            if name not in _NAMES:
                raise RuleError(
                    f"unknown option{did_you_mean(name, _NAMES)}; the options are {', '.join(_NAMES)}",
                    code="format",
                    where=inside("options", name),
                )
        return cls(**given)

    def changed(self) -> dict[str, Any]:
        """The options that differ from the defaults, by name."""
        return {name: getattr(self, name) for name in _NAMES if getattr(self, name) != _DEFAULTS[name]}

    def house_rules(self, rules_used: Collection[str] = ()) -> list[str]:
        """The house rules worth telling, a short phrase each: those changed, and those of `rules_used`.

        rules_used: rule numbers that came into play, e.g. {"K12", "K21"}.
        """
        changed = self.changed()
        return [
            f"{phrase} ({rule})"
            for name, rule, phrase in self._phrases()
            if name in changed or (rule in rules_used and name not in _PRINTED)
        ]

    def _phrases(self) -> tuple[tuple[str, str, str], ...]:
        """(option, the rule it belongs to, what it says now)."""
        teams = "teams of two" if self.team_sizes is None else f"teams of {_listed(self.team_sizes)}"
        fee_debt, tax_debt = (
            ("the fee may be owed", "tax is owed in full")
            if self.allow_debt
            else ("the fee only from cash in hand", "tax as far as the cash goes")
        )
        return (
            ("team_sizes", "K1", teams),
            ("starting_cash", "K2", f"everyone starts with {self.starting_cash}"),
            ("tie_tolerance", "K9", f"shares within {self.tie_tolerance:.3g} of the base are a tie"),
            ("jail_fee", "K12", f"leaving jail costs {self.jail_fee}"),
            ("jail_fee_to", "K12", f"the fee goes to the {self.jail_fee_to}"),
            ("allow_debt", "K12", fee_debt),
            ("luxury_tax", "K20", f"tax of {self.luxury_tax} a property"),
            ("allow_debt", "K20", tax_debt),
            ("smallest_note", "K21", f"shares in notes of {self.smallest_note}"),
            ("pot_refill", "K22", f"an empty pot gets {self.pot_refill}"),
        )


def _checked_teams(sizes: object) -> tuple[int, ...]:
    where = "options.team_sizes"
    given = as_list(sizes, where)
    people = [size for size in given if type(size) is int and size >= 1]
    if len(people) != len(given) or not 2 <= len(people) <= MOST_SIDES or sum(people) > MOST_PEOPLE:
        raise RuleError(
            f"{shown(sizes)} are no teams; give 2 to {MOST_SIDES} whole numbers of people, "
            f"together at most {MOST_PEOPLE}",
            code="rule-K1",
            where=where,
        )
    return tuple(people)


def _listed(sizes: tuple[int, ...]) -> str:
    return " + ".join(map(str, sizes))


_PRINTED = ("jail_fee", "luxury_tax", "pot_refill")
"""Amounts that the rule sheet itself gives: house rules only when changed."""

_NAMES = tuple(field.name for field in fields(RuleOptions))
_DEFAULTS: Mapping[str, Any] = {field.name: field.default for field in fields(RuleOptions)}
DEFAULT_OPTIONS = RuleOptions()
