"""Every house rule (`D` in the rule sheet) with each of its values: what it changes in a round or a game."""

from __future__ import annotations

from typing import Any

import pytest

from lab import load_board
from lab.rules import RoundScore, RuleOptions, score_round
from lab.rules.game import new_game, winners
from lab.rules.teams import team_sizes
from tests.lab.rules.rounds import LINE, refused, score, slid, thrown


def fee(token: str, place: str) -> dict[str, Any]:
    return {"rule": "K12", "token": token, "pay": True, "rest": {token: place}}


def test_every_option_is_told_with_its_rule_and_what_it_says() -> None:
    names = {name for name, _, _ in RuleOptions().phrases()}
    assert names == set(RuleOptions.__dataclass_fields__)
    for name, rule, phrase in RuleOptions().phrases():
        assert rule.startswith("K") and phrase and "\n" not in phrase, name


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("starting_cash", 100),
        ("jail_fee", 50),
        ("jail_fee_to", "pot"),
        ("allow_debt", True),
        ("tie_tolerance", 0.01),
        ("smallest_note", 1),
        ("luxury_tax", 10),
        ("pot_refill", 0),
        ("team_sizes", (2, 1)),
        ("equal_cash", "later"),
        ("token_choice", "in-order"),
        ("foul", "off"),
        ("blank_counts", False),
        ("jail_again", False),
        ("short_slide", "off"),
        ("railroad_may_stay", False),
        ("house_bonus", True),
        ("tax_on_house", True),
    ],
)
def test_a_changed_option_is_shown_as_a_house_rule_and_says_something_else(name: str, other: Any) -> None:
    changed = RuleOptions(**{name: other})
    said = {option: phrase for option, _, phrase in RuleOptions().phrases()}
    now = {option: phrase for option, _, phrase in changed.phrases()}
    assert now[name] != said[name]
    assert any(now[name] in rule for rule in changed.house_rules())
    assert RuleOptions.from_dict(changed.changed()) == changed


class TestK1Teams:
    @pytest.mark.parametrize(
        ("people", "sizes"),
        [
            (2, (1, 1)),
            (3, (1, 1, 1)),
            (4, (1, 1, 1, 1)),
            (5, (2, 2, 1)),
            (6, (2, 2, 2)),
            (7, (2, 2, 2, 1)),
            (8, (2, 2, 2, 2)),
        ],
    )
    def test_K1_without_team_sizes_more_than_four_play_in_teams_of_two(
        self, people: int, sizes: tuple[int, ...]
    ) -> None:
        assert team_sizes(people, RuleOptions()) == sizes

    def test_K1_team_sizes_are_set_by_hand(self) -> None:
        assert team_sizes(5, RuleOptions(team_sizes=(3, 2))) == (3, 2)
        assert team_sizes(4, RuleOptions(team_sizes=(2, 2))) == (2, 2)
        with refused("rule-K1", "options.team_sizes", "seat 5"):
            team_sizes(4, RuleOptions(team_sizes=(3, 2)))

    @pytest.mark.parametrize(("people", "why"), [(0, "nobody"), (1, "nobody"), (9, "full"), (100, "full")])
    def test_K1_too_few_and_too_many_are_refused_with_the_reason(self, people: int, why: str) -> None:
        with refused("rule-K1", why, "2 to 8"):
            team_sizes(people, RuleOptions())


class TestK2K4Game:
    @pytest.mark.parametrize("cash", [0, 150])
    def test_K2_starting_cash(self, cash: int) -> None:
        game = new_game(load_board("knockout"), ["a", "b"], RuleOptions(starting_cash=cash))
        assert game.cash == {"a": cash, "b": cash}

    @pytest.mark.parametrize(("rule", "won"), [("shared", ("b", "a")), ("later", ("a",))])
    def test_K4_equal_cash(self, rule: Any, won: tuple[str, ...]) -> None:
        options = RuleOptions(equal_cash=rule)
        assert winners({"a": 500, "b": 500, "c": 0}, ("b", "a", "c"), options) == won
        assert winners({"a": 500, "b": 550, "c": 0}, ("b", "a", "c"), options) == ("b",)


class TestK5K6Sliding:
    def test_K5_any_unslid_token_may_be_slid(self) -> None:
        assert score_round(slid({"red-4": "brown-1"})).cash["red"] == 50

    def test_K5_tokens_in_order(self) -> None:
        with refused("rule-K5", "slides[0]", "in order", "slide red-1"):
            score_round(slid({"red-4": "brown-1"}, token_choice="in-order"))
        assert score_round(slid({"red-1": "brown-1"}, token_choice="in-order")).cash["red"] == 50

    def test_K6_a_foul_is_slid_again(self) -> None:
        with refused("rule-K6", "slide it again"):
            score_round(slid({"red-1": thrown(0.9, y=0.2)}, foul="again"))

    def test_K6_a_foul_is_off(self) -> None:
        score = score_round(slid({"red-1": thrown(0.9, y=0.2)}, foul="off"))
        assert score.spaces["red-1"] == "off"
        assert (score.log[0].rule, score.log[0].token) == ("K6", "red-1")


class TestK9Space:
    def test_K9_tie_tolerance(self) -> None:
        near = {"red-1": [LINE + 0.0005, 0.35]}
        pick = {"rule": "K9", "token": "red-1", "space": "pink-1"}
        assert score(near, pick, tie_tolerance=0.1).spaces["red-1"] == "pink-1"
        with refused("rule-K9"):
            score(near, pick)

    @pytest.mark.parametrize(("counts", "space"), [(True, "blank"), (False, "brown-1")])
    def test_K9_blank_ground(self, counts: bool, space: str) -> None:
        over_the_line = {"red-1": [0.05, 0.14]}  # most of the base in the GO area
        assert score(over_the_line, blank_counts=counts).spaces["red-1"] == space
        assert score({"red-1": [0.05, 0.1]}, blank_counts=counts).spaces["red-1"] == "blank"


class TestK12Jail:
    @pytest.mark.parametrize(("cost", "cash"), [(0, 400), (100, 300), (150, 250)])
    def test_K12_jail_fee(self, cost: int, cash: int) -> None:
        end = score({"red-1": "go-to-jail-1"}, fee("red-1", "red-a"), cash={"red": 200}, jail_fee=cost)
        assert end.cash["red"] == cash

    @pytest.mark.parametrize(("payee", "pot"), [("bank", 500), ("pot", 600)])
    def test_K12_jail_fee_to(self, payee: str, pot: int) -> None:
        end = score({"red-1": "go-to-jail-1"}, fee("red-1", "off"), cash={"red": 200}, jail_fee_to=payee)
        assert (end.cash["red"], end.pot) == (100, pot)

    def test_K12_allow_debt(self) -> None:
        with refused("rule-K12"):
            score({"red-1": "go-to-jail-1"}, fee("red-1", "off"), allow_debt=False)
        assert score({"red-1": "go-to-jail-1"}, fee("red-1", "off"), allow_debt=True).cash["red"] == -100

    def test_K12_jail_again(self) -> None:
        twice = [fee("red-1", "go-to-jail-2"), fee("red-1", "red-a")]
        assert score({"red-1": "go-to-jail-1"}, *twice, cash={"red": 200}).cash["red"] == 200
        with refused("rule-K12", "never used"):
            score({"red-1": "go-to-jail-1"}, *twice, cash={"red": 200}, jail_again=False)
        once = score({"red-1": "go-to-jail-1"}, twice[0], cash={"red": 200}, jail_again=False)
        assert (once.cash["red"], once.spaces["red-1"]) == (100, "jail")

    def test_K12_jail_again_off_still_frees_who_was_sent_there_by_others(self) -> None:
        record = slid(
            {"red-1": "go-to-jail-1"},
            {"yellow-1": "brown-1", "red-1": "jail"},
            choices=[fee("red-1", "red-a"), fee("red-1", "red-b")],
            cash={"red": 300},
            jail_again=False,
        )
        assert score_round(record).cash["red"] == 300 - 200 + 200


@pytest.mark.parametrize(("rule", "space"), [("stays", "blank"), ("off", "off")])
def test_K13_short_slide(rule: str, space: str) -> None:
    end = score_round(slid({"red-1": thrown(0.1)}, short_slide=rule))
    assert end.spaces["red-1"] == space
    assert end.log[0].rule == "K13"


def test_K16_railroad_may_stay() -> None:
    stay = {"rule": "K16", "token": "red-1", "space": None}
    assert score({"red-1": "railroad-1"}, stay, railroad_may_stay=True).spaces["red-1"] == "railroad-1"
    with refused("rule-K16", "choices[0]", "must move"):
        score({"red-1": "railroad-1"}, stay, railroad_may_stay=False)
    assert score({"red-1": "railroad-1"}, railroad_may_stay=False).spaces["red-1"] == "dark-blue-2"


@pytest.mark.parametrize(("bonus", "cash"), [(False, 500 + 550 + 300), (True, 500 + 550 + 300 + 550)])
def test_K19_house_bonus(bonus: bool, cash: int) -> None:
    whole = {"red-1": "house-1", "red-2": "green-a", "red-3": "green-b"}  # 250 + 300, bonus 550
    end = score(whole, house_bonus=bonus)
    assert end.cash["red"] == cash + 50
    half = score({"red-1": "house-1", "red-2": "green-b"}, house_bonus=bonus)
    assert half.cash["red"] == 600


@pytest.mark.parametrize(("taxed", "pot"), [(False, 600), (True, 700)])
def test_K20_tax_on_house(taxed: bool, pot: int) -> None:
    places = {"red-1": "house-1", "red-2": "green-a", "red-3": "luxury-tax-1"}
    assert score(places, tax_on_house=taxed).pot == pot
    assert score({**places, "red-1": "off"}, tax_on_house=taxed).pot == 600


@pytest.mark.parametrize(("tax", "pot"), [(0, 500), (100, 600), (130, 630)])
def test_K20_luxury_tax(tax: int, pot: int) -> None:
    assert score({"red-1": "green-a", "red-2": "luxury-tax-1"}, luxury_tax=tax).pot == pot


@pytest.mark.parametrize(("debt", "cash"), [(False, 0), (True, -50)])
def test_K20_allow_debt(debt: bool, cash: int) -> None:
    places = {"red-1": "brown-1", "red-2": "luxury-tax-1"}
    assert score(places, allow_debt=debt).cash["red"] == cash


@pytest.mark.parametrize(("note", "share"), [(50, 250), (100, 200), (1, 250)])
def test_K21_smallest_note(note: int, share: int) -> None:
    end: RoundScore = score({"red-1": "free-parking-1", "yellow-1": "free-parking-1"}, smallest_note=note)
    assert set(end.cash.values()) == {share}


@pytest.mark.parametrize("refill", [0, 500, 1000])
def test_K22_pot_refill(refill: int) -> None:
    assert score({"red-1": "free-parking-1"}, pot_refill=refill).next_pot == refill
