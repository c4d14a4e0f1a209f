"""What the rule sheet leaves open and a table may settle its own way (the `D` options of RULES.md)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal

from lab.errors import RuleError
from lab.rules.checks import as_bool, as_list, as_mapping, as_money, as_number, did_you_mean, inside, shown

MOST_SIDES = 4
MOST_PEOPLE = 8

WORDS: Mapping[str, tuple[str, ...]] = {
    "equal_cash": ("shared", "later"),
    "token_choice": ("any", "in-order"),
    "foul": ("again", "off"),
    "jail_fee_to": ("bank", "pot"),
    "short_slide": ("stays", "off"),
}
"""Options that are one of a few words."""

_AMOUNTS = ("starting_cash", "jail_fee", "luxury_tax", "pot_refill")
_SWITCHES = ("blank_counts", "jail_again", "allow_debt", "railroad_may_stay", "house_bonus", "tax_on_house")


@dataclass(frozen=True, slots=True)
class RuleOptions:
    """The house rules of a table; the defaults are the ones played when nothing is said.

    team_sizes: people in each side, or None for teams as K1 makes them.
    starting_cash: what each side starts the game with (K2).
    equal_cash: equal winners share the game, or the one later in the first round's order wins (K4).
    token_choice: a side slides any of its unslid tokens, or always the next in token order (K5).
    foul: what is released past the GO line is slid again, or is off the board for the round (K6).
    tie_tolerance: shares of the base closer than this are an exact tie (K9), as part of the base's area.
    blank_counts: unprinted ground holds a token like a space does; else only one that touches no space (K9).
    jail_fee, jail_fee_to: what leaving jail costs, and whether it goes to the bank or the pot (K12).
    jail_again: a token whose paid slide ends in jail may be paid for again (K12).
    short_slide: a token that stops short of the GO line stays as an obstacle, or is taken off (K13).
    railroad_may_stay: the owner may decline to move from a Railroad (K16).
    house_bonus: the House pays the set's bonus once more with its property, where it was collected (K19).
    luxury_tax: the tax for each property collected (K20).
    tax_on_house: what the House collected counts as one property more (K20).
    allow_debt: fees and taxes are paid in full, below zero (K12, K20).
    smallest_note: shares of the pot are whole multiples of it (K21).
    pot_refill: what the bank puts on an empty pot (K2, K22).

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
    equal_cash: Literal["shared", "later"] = "shared"
    token_choice: Literal["any", "in-order"] = "any"
    foul: Literal["again", "off"] = "again"
    blank_counts: bool = True
    jail_again: bool = True
    short_slide: Literal["stays", "off"] = "stays"
    railroad_may_stay: bool = True
    house_bonus: bool = False
    tax_on_house: bool = False

    def __post_init__(self) -> None:
        for name in _AMOUNTS:
            self._set(name, as_money(getattr(self, name), f"options.{name}"))
        self._set("smallest_note", as_money(self.smallest_note, "options.smallest_note", least=1))
        for name in _SWITCHES:
            as_bool(getattr(self, name), f"options.{name}")
        for name, words in WORDS.items():
            value = getattr(self, name)
            if not isinstance(value, str) or value not in words:
                raise RuleError(
                    f"{shown(value)} is none of the words; give {' or '.join(map(repr, words))}",
                    code="format",
                    where=f"options.{name}",
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
            if name not in NAMES:
                raise RuleError(
                    f"unknown option{did_you_mean(name, NAMES)}; the options are {', '.join(NAMES)}",
                    code="format",
                    where=inside("options", name),
                )
        return cls(**given)

    def changed(self) -> dict[str, Any]:
        """The options that differ from the defaults, by name, as JSON has them."""
        given = {name: getattr(self, name) for name in NAMES if getattr(self, name) != _DEFAULTS[name]}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in given.items()}

    def house_rules(self, rules_used: Collection[str] = ()) -> list[str]:
        """The house rules worth telling, a short phrase each: those changed, and those of `rules_used`.

        rules_used: rule numbers that came into play, e.g. {"K12", "K21"}.
        """
        changed = self.changed()
        return [
            f"{phrase} ({rule})"
            for name, rule, phrase in self.phrases()
            if name in changed or (rule in rules_used and name in _TOLD_IN_PLAY)
        ]

    def phrases(self) -> tuple[tuple[str, str, str], ...]:
        """Every house rule as (option, the rule it belongs to, what it says now), by rule."""
        teams = "teams of two" if self.team_sizes is None else f"teams of {_listed(self.team_sizes)}"
        fee_debt, tax_debt = (
            ("the fee may be owed", "tax is owed in full")
            if self.allow_debt
            else ("the fee only from cash in hand", "tax as far as the cash goes")
        )
        return (
            ("team_sizes", "K1", teams),
            ("starting_cash", "K2", f"everyone starts with {self.starting_cash}"),
            (
                "equal_cash",
                "K4",
                "equal cash is a shared win"
                if self.equal_cash == "shared"
                else "equal cash: the later seat wins",
            ),
            (
                "token_choice",
                "K5",
                "any unslid token may be slid" if self.token_choice == "any" else "tokens are slid in order",
            ),
            (
                "foul",
                "K6",
                "past the line: slide again" if self.foul == "again" else "past the line: out of play",
            ),
            ("tie_tolerance", "K9", f"shares within {self.tie_tolerance:.3g} of the base are a tie"),
            (
                "blank_counts",
                "K9",
                "unprinted ground counts as a space"
                if self.blank_counts
                else "printed spaces go before blank",
            ),
            ("jail_fee", "K12", f"leaving jail costs {self.jail_fee}"),
            ("jail_fee_to", "K12", f"the fee goes to the {self.jail_fee_to}"),
            ("allow_debt", "K12", fee_debt),
            (
                "jail_again",
                "K12",
                "the fee may be paid again"
                if self.jail_again
                else "back in jail after a paid slide: it stays",
            ),
            (
                "short_slide",
                "K13",
                "short of the line it stays"
                if self.short_slide == "stays"
                else "short of the line it is off",
            ),
            (
                "railroad_may_stay",
                "K16",
                "the owner may stay"
                if self.railroad_may_stay
                else "the owner must move if a property is free",
            ),
            (
                "house_bonus",
                "K19",
                "the House pays the bonus too" if self.house_bonus else "the House pays without bonus",
            ),
            ("luxury_tax", "K20", f"tax of {self.luxury_tax} a property"),
            ("tax_on_house", "K20", "the House adds tax" if self.tax_on_house else "the House adds no tax"),
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


_TOLD_IN_PLAY = ("starting_cash", "tie_tolerance", "jail_fee_to", "allow_debt", "smallest_note")
"""House rules told when their rule came into play though nothing was changed; the others are told by
`phrases` and when changed: amounts are printed on the sheet, and the rest can be seen in the round itself."""

NAMES = tuple(field.name for field in fields(RuleOptions))
_DEFAULTS: Mapping[str, Any] = {field.name: field.default for field in fields(RuleOptions)}
DEFAULT_OPTIONS = RuleOptions()
