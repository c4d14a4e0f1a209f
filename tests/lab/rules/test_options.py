"""The house rules: typed, checked, and told when they are not the printed ones."""

from __future__ import annotations

from typing import Any

import pytest

from lab.errors import RuleError
from lab.rules import RuleOptions, score_round
from tests.lab.rules.rounds import a_round, refused, score


def test_the_defaults_are_those_of_the_rule_sheet() -> None:
    options = RuleOptions()
    assert (options.starting_cash, options.jail_fee, options.jail_fee_to, options.allow_debt) == (
        0,
        100,
        "bank",
        False,
    )
    assert (options.tie_tolerance, options.smallest_note, options.luxury_tax) == (0.005, 50, 100)
    assert (options.pot_refill, options.team_sizes) == (500, None)
    assert options.changed() == {}
    assert options.house_rules() == []


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("starting_cash", -1, "money"),
        ("jail_fee", 99.5, "money"),
        ("luxury_tax", True, "money"),
        ("pot_refill", 10**12, "money"),
        ("smallest_note", 0, "money"),
        ("smallest_note", None, "money"),
        ("jail_fee_to", "house", "format"),
        ("jail_fee_to", ["bank"], "format"),
        ("allow_debt", 1, "format"),
        ("allow_debt", "yes", "format"),
        ("tie_tolerance", -0.001, "format"),
        ("tie_tolerance", 0.9, "format"),
        ("tie_tolerance", float("nan"), "format"),
        ("tie_tolerance", "0.005", "format"),
        ("team_sizes", 2, "format"),
        ("team_sizes", [], "rule-K1"),
        ("team_sizes", [4], "rule-K1"),
        ("team_sizes", [2, 0], "rule-K1"),
        ("team_sizes", [2, 2.0], "rule-K1"),
        ("team_sizes", [5, 4], "rule-K1"),
        ("team_sizes", [1, 1, 1, 1, 1], "rule-K1"),
    ],
)
def test_an_option_that_cannot_be_is_refused_by_name(name: str, value: Any, code: str) -> None:
    for given in (lambda: RuleOptions(**{name: value}), lambda: RuleOptions.from_dict({name: value})):
        with refused(code, f"options.{name}"):
            given()


def test_an_unknown_option_is_refused_with_a_guess() -> None:
    with pytest.raises(RuleError, match="did you mean 'allow_debt'"):
        RuleOptions.from_dict({"allow_debts": True})


def test_K1_as_many_teams_as_sides() -> None:
    assert score({}, team_sizes=[2, 3]).options.team_sizes == (2, 3)
    with refused("rule-K1", "options.team_sizes", "3 teams"):
        score({}, team_sizes=[2, 2, 1])


def test_changed_house_rules_are_told_and_so_are_those_that_came_into_play() -> None:
    plain = score({"red-1": "brown-1"})
    assert plain.house_rules() == []
    taxed = score({"red-1": "brown-1", "red-2": "luxury-tax-1"})
    assert taxed.house_rules() == ["tax as far as the cash goes (K20)"]
    shared = score({"red-1": "free-parking-1", "yellow-1": "free-parking-1"})
    assert shared.house_rules() == ["shares in notes of 50 (K21)"]
    other = score({}, luxury_tax=150, team_sizes=[2, 1], starting_cash=1500)
    assert other.house_rules() == [
        "teams of 2 + 1 (K1)",
        "everyone starts with 1500 (K2)",
        "tax of 150 a property (K20)",
    ]


def test_the_cash_of_a_side_may_be_below_zero_only_where_debt_is_allowed() -> None:
    assert score({"red-1": "brown-1"}, cash={"red": -70}, allow_debt=True).cash["red"] == -20
    with refused("money", "cash.red"):
        score_round(a_round({}, cash={"red": -70}))
