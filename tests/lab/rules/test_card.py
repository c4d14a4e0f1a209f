"""The four steps of the reference card and the end of the round, rule by rule (K15 to K22)."""

from __future__ import annotations

import pytest

from lab.board import load_board
from lab.rules import score_round
from tests.lab.rules.rounds import a_round, refused, score


def reslide(token: str, **rest: object) -> dict[str, object]:
    """A K15 choice; keywords name tokens with `_` for `-`."""
    return {"rule": "K15", "token": token, "rest": {t.replace("_", "-"): p for t, p in rest.items()}}


class TestK15Chance:
    def test_K15_a_token_on_chance_must_slide_again(self) -> None:
        with refused("rule-K15", "red-1", "Chance 1"):
            score({"red-1": "chance-1"})

    def test_K15_tokens_of_a_side_slide_again_in_token_order(self) -> None:
        record = a_round(
            {"red-1": "chance-1", "red-2": "chance-2"},
            reslide("red-2", red_2="pink-1"),  # listed first, slid second: it finds red-1 on pink-1 still
            reslide("red-1", red_1="pink-1"),
        )
        told = [(line.rule, line.token) for line in score_round(record).log if line.rule == "K15"]
        assert told == [("K15", "red-1"), ("K15", "red-2")]

    def test_K15_a_token_pushed_off_chance_before_its_own_slide_stays_where_it_is(self) -> None:
        slide = reslide("red-1", red_1="blank", red_2="green-b")
        assert score({"red-1": "chance-1", "red-2": "chance-2"}, slide).cash["red"] == 300
        with refused("rule-K15", "choices[1]", "never used"):
            score({"red-1": "chance-1", "red-2": "chance-2"}, slide, reslide("red-2", red_2="off"))

    def test_K15_a_token_pushed_from_one_chance_to_the_other_slides_again(self) -> None:
        push = reslide("red-1", red_1="blank", red_2="chance-1")
        with refused("rule-K15", "red-2"):
            score({"red-1": "chance-1", "red-2": "chance-2"}, push)
        end = score({"red-1": "chance-1", "red-2": "chance-2"}, push, reslide("red-2", red_2="red-a"))
        assert end.cash["red"] == 200

    def test_K15_a_token_of_the_side_pushed_onto_chance_after_its_moment_stays(self) -> None:
        end = score(
            {"red-1": "chance-1", "red-2": "pink-1"}, reslide("red-1", red_1="pink-1", red_2="chance-1")
        )
        assert end.spaces["red-2"] == "chance-1"
        assert end.cash["red"] == 100

    def test_K15_a_token_slides_again_only_once_even_when_pushed_back_onto_chance(self) -> None:
        end = score(
            {"red-1": "chance-1", "red-2": "chance-2"},
            reslide("red-1", red_1="pink-1"),
            reslide("red-2", red_2="brown-1", red_1="chance-2"),
        )
        assert end.spaces["red-1"] == "chance-2"

    def test_K15_the_slid_token_has_to_be_among_those_that_came_to_rest(self) -> None:
        with refused("rule-K15", "choices[0].rest.red-1"):
            score({"red-1": "chance-1"}, reslide("red-1", red_2="off"))

    def test_K15_without_the_new_slide_is_refused(self) -> None:
        with refused("rule-K15", "choices[0]", "rest"):
            score({"red-1": "chance-1"}, {"rule": "K15", "token": "red-1"})

    def test_K15_given_by_its_release_comes_to_rest_where_the_closed_form_says(self) -> None:
        release = {"x": 0.14, "y": 0.1, "speed": (2 * 0.08 * 9.80665 * 0.25) ** 0.5}
        end = score({"red-1": "chance-1"}, {"rule": "K15", "token": "red-1", "release": release})
        assert end.spaces["red-1"] == "dark-blue-2"  # on railroad-1 at (0.14, 0.35), then moved by K16
        assert any("comes to rest on Railroad 1" in line.why for line in end.log)

    def test_K15_release_beside_the_observed_rest_is_information(self) -> None:
        choice = {**reslide("red-1", red_1="red-a"), "release": {"x": 0.14, "y": 0.1, "speed": 0.9}}
        assert score({"red-1": "chance-1"}, choice).cash["red"] == 200

    def test_K15_a_slide_onto_go_to_jail_may_be_paid_for_and_slid_again(self) -> None:
        end = score(
            {"red-1": "chance-1"},
            reslide("red-1", red_1=[0.14, 0.51]),
            {"rule": "K12", "token": "red-1", "pay": True, "rest": {"red-1": "chance-2"}},
            cash={"red": 100},
        )
        assert end.spaces["red-1"] == "chance-2"  # re-slid in this step already: it stays
        assert end.cash["red"] == 0


class TestK16Railroads:
    def test_K16_default_is_the_dearest_unoccupied_property_first_in_board_order(self) -> None:
        taken = {"yellow-1": "dark-blue-2", "yellow-2": "dark-blue-1", "yellow-3": "green-b"}
        end = score({"red-1": "railroad-1", **taken})
        assert end.spaces["red-1"] == "yellow-b"  # 250, before green-a of the same value

    def test_K16_tokens_of_one_side_move_in_token_order(self) -> None:
        end = score({"red-2": "railroad-1", "red-1": "railroad-2"})
        assert (end.spaces["red-1"], end.spaces["red-2"]) == ("dark-blue-2", "dark-blue-1")

    def test_K16_jailed_and_off_tokens_occupy_nothing(self) -> None:
        end = score({"red-1": "railroad-1", "yellow-1": "jail", "yellow-2": "off"})
        assert end.spaces["red-1"] == "dark-blue-2"

    def test_K16_no_unoccupied_property_left_it_stays(self) -> None:
        board = load_board("knockout")
        few = [s for s in board.spaces if s.kind != "property" or s.id == "brown-1"]
        small = board.replace(spaces=few, bonus={"brown": 100})
        record = a_round({"red-1": "railroad-1", "yellow-1": "brown-1"})
        end = score_round(record, small)
        assert end.spaces["red-1"] == "railroad-1"
        assert end.cash["yellow"] == 150  # the whole set
        record["choices"] = [{"rule": "K16", "token": "red-1", "space": "brown-1"}]
        with refused("rule-K16", "occupied", "null"):
            score_round(record, small)

    def test_K16_declined_it_stays(self) -> None:
        end = score({"red-1": "railroad-1"}, {"rule": "K16", "token": "red-1", "space": None})
        assert end.spaces["red-1"] == "railroad-1"
        assert end.cash["red"] == 0

    @pytest.mark.parametrize("space", ["house-1", "free-parking-1", "jail", "blank", "off", "luxury-tax-1"])
    def test_K16_moves_only_onto_a_property(self, space: str) -> None:
        with refused("rule-K16", "choices[0]", space, "not a property"):
            score({"red-1": "railroad-1"}, {"rule": "K16", "token": "red-1", "space": space})

    def test_K16_onto_a_property_with_a_token_is_refused(self) -> None:
        with refused("rule-K16", "choices[0]", "occupied"):
            score(
                {"red-1": "railroad-1", "red-2": "brown-1"},
                {"rule": "K16", "token": "red-1", "space": "brown-1"},
            )

    def test_K16_choice_without_its_space_is_refused(self) -> None:
        with refused("format", "choices[0].space"):
            score({"red-1": "railroad-1"}, {"rule": "K16", "token": "red-1"})


class TestK17ToK20CollectAndPay:
    def test_K17_the_earliest_in_turn_order_collects_whoever_is_listed_first(self) -> None:
        places = {"red-1": "green-b", "yellow-1": "green-b"}
        assert dict(score(places).cash) == {"red": 300, "yellow": 0}
        assert dict(score(places, order=("yellow", "red")).cash) == {"yellow": 300, "red": 0}

    def test_K17_once_a_property_however_many_tokens(self) -> None:
        assert score({"red-1": "green-b", "red-2": "green-b", "red-3": "green-b"}).cash["red"] == 300

    def test_K18_no_bonus_for_a_set_of_which_another_side_collected_a_part(self) -> None:
        places = {"red-1": "brown-1", "yellow-1": "brown-1", "yellow-2": "brown-2"}
        assert dict(score(places).cash) == {"red": 50, "yellow": 50}
        assert dict(score(places, order=("yellow", "red")).cash) == {"yellow": 200, "red": 0}

    def test_K19_default_is_the_dearest_collected_property(self) -> None:
        assert score({"red-1": "house-2", "red-2": "brown-1", "red-3": "green-a"}).cash["red"] == 550

    def test_K19_a_property_that_another_side_collected_cannot_be_chosen(self) -> None:
        with refused("rule-K19", "choices[0]", "green-a"):
            score(
                {"red-1": "green-a", "yellow-1": "green-a", "yellow-2": "house-1", "yellow-3": "brown-1"},
                {"rule": "K19", "side": "yellow", "space": "green-a"},
            )

    def test_K19_choice_of_a_side_without_house_or_twice_is_refused(self) -> None:
        choice = {"rule": "K19", "side": "red", "space": "brown-1"}
        with refused("rule-K19", "choices[0]", "never used"):
            score({"red-1": "brown-1"}, choice)
        with refused("rule-K19", "choices[1]", "never used"):
            score({"red-1": "brown-1", "red-2": "house-1"}, choice, choice)

    def test_K20_is_paid_from_the_cash_after_collecting_as_far_as_it_goes(self) -> None:
        places = {"red-1": "luxury-tax-1", "red-2": "brown-1", "red-3": "brown-2"}
        end = score(places, cash={"red": 10}, luxury_tax=150)
        assert (end.cash["red"], end.pot) == (0, 710)  # 10 + 100 + bonus 100, of 300 due
        assert "of 300 due only the 210 in hand" in end.steps[-1].why
        owed = score(places, cash={"red": 10}, luxury_tax=150, allow_debt=True)
        assert (owed.cash["red"], owed.pot) == (-90, 800)

    def test_K20_without_a_collected_property_costs_nothing(self) -> None:
        assert score({"red-1": "luxury-tax-1"}, cash={"red": 300}).cash["red"] == 300


class TestK21K22Pot:
    def test_K21_one_winner_takes_the_pot_to_the_last_coin(self) -> None:
        end = score({"red-1": "free-parking-1"}, pot=510)
        assert (end.cash["red"], end.pot, end.next_pot) == (510, 0, 500)

    @pytest.mark.parametrize(("note", "share"), [(1, 166), (7, 161), (50, 150), (100, 100), (500, 0)])
    def test_K21_shares_are_whole_notes(self, note: int, share: int) -> None:
        parked = {"red-1": "free-parking-1", "yellow-1": "free-parking-1", "green-1": "free-parking-1"}
        end = score(parked, order=("red", "yellow", "green"), smallest_note=note)
        assert set(end.cash.values()) == {share}
        assert end.pot == end.next_pot == 500 - 3 * share

    def test_K21_pays_after_everyone_has_paid_the_tax(self) -> None:
        places = {"red-1": "free-parking-1", "yellow-1": "luxury-tax-1", "yellow-2": "green-b"}
        assert score(places).cash["red"] == 600

    def test_K22_the_bank_fills_an_empty_pot_only(self) -> None:
        assert score({}, pot=0).next_pot == 500
        assert score({}, pot=0).bank == 500
        assert score({}, pot=0, pot_refill=0).next_pot == 0
        assert score({}, pot=50).next_pot == 50

    def test_K22_markers_rotate(self) -> None:
        order = ("d", "a", "c", "b")
        assert score({}, order=order).next_order == ("a", "c", "b", "d")
