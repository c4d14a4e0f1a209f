"""Where tokens lie and what follows at once: K7, K9, K11, K12, K13, K14."""

from __future__ import annotations

from typing import Any

import pytest
from scipy.optimize import brentq

from lab.board import load_board
from lab.rules import score_round
from tests.lab.rules.rounds import LINE, a_round, refused, score

R = 0.016


def fee(token: str, place: Any = None, **others: Any) -> dict[str, Any]:
    """A K12 choice: paid and slid to `place`, or not paid when there is none."""
    choice: dict[str, Any] = {"rule": "K12", "token": token, "pay": place is not None}
    if place is not None:
        choice["rest"] = {token: place, **{t.replace("_", "-"): p for t, p in others.items()}}
    return choice


class TestK7Off:
    @pytest.mark.parametrize("place", [[-1e-6, 0.3], [0.2801, 0.3], [0.1, -0.01], [0.1, 0.9501], [9.5, 28]])
    def test_K7_a_centre_off_the_board_is_no_place(self, place: list[float]) -> None:
        with refused("rule-K7", "final.red-1", "off"):
            score({"red-1": place})

    def test_K7_a_centre_on_the_very_edge_is_still_on(self) -> None:
        assert score({"red-1": [0.0, 0.3]}).spaces["red-1"] == "light-blue-1"
        assert score({"red-1": [0.28, 0.95]}).spaces["red-1"] == "blank"

    def test_K7_a_token_off_the_board_cannot_be_pushed_by_a_later_slide(self) -> None:
        slide = {"rule": "K15", "token": "red-1", "rest": {"red-1": "brown-1", "red-2": "brown-2"}}
        with refused("rule-K7", "choices[0].rest.red-2"):
            score({"red-1": "chance-1"}, slide)
        slide["rest"] = {"red-1": "brown-1", "red-2": "off"}  # the whole table written down: no contradiction
        assert score({"red-1": "chance-1"}, slide).cash["red"] == 50


class TestK9WhichSpace:
    def test_K9_a_tie_is_a_difference_within_the_tolerance_of_the_base(self) -> None:
        # A chord at distance d from the centre moves 2 d R of area to a first order; here: exactly.
        from math import acos, pi, sqrt

        def difference(d: float) -> float:
            segment = R * R * acos(d / R) - d * sqrt(R * R - d * d)
            return (pi * R * R - 2 * segment) / (pi * R * R)

        edge = brentq(lambda d: difference(d) - 0.005, 0, R / 2)
        choice = {"rule": "K9", "token": "red-1", "space": "pink-1"}
        assert score({"red-1": [LINE + edge * 0.99, 0.35]}, choice).spaces["red-1"] == "pink-1"
        with refused("rule-K9", "choices[0]", "never used"):
            score({"red-1": [LINE + edge * 1.01, 0.35]}, choice)

    def test_K9_tolerance_is_an_option(self) -> None:
        choice = {"rule": "K9", "token": "red-1", "space": "pink-1"}
        near = {"red-1": [LINE + 0.0005, 0.35]}
        assert score(near, choice, tie_tolerance=0.1).spaces["red-1"] == "pink-1"
        with refused("rule-K9", "never used"):
            score(near, choice, tie_tolerance=0)

    def test_K9_only_a_tied_space_can_be_picked(self) -> None:
        with refused("rule-K9", "choices[0]", "brown-1", "pink-1, railroad-1"):
            score({"red-1": [LINE, 0.35]}, {"rule": "K9", "token": "red-1", "space": "brown-1"})

    def test_K9_default_among_worthless_spaces_is_the_first_in_board_order_blank_last(self) -> None:
        assert score({"red-1": [0.14, 0.87]}).spaces["red-1"] == "free-parking-1"  # and blank beyond it
        slide = {"rule": "K15", "token": "red-1", "rest": {"red-1": [0.14, 0.15]}}
        assert score({"red-1": "chance-1"}, slide).spaces["red-1"] == "chance-1"  # and the GO area

    def test_K9_the_owner_may_pick_the_blank(self) -> None:
        end = score({"red-1": [0.14, 0.87]}, {"rule": "K9", "token": "red-1", "space": "blank"})
        assert end.spaces["red-1"] == "blank"

    def test_K9_picks_are_used_in_order_at_each_tie(self) -> None:
        end = score(
            {"red-1": [LINE, 0.19]},  # brown-1 or chance-1
            {"rule": "K9", "token": "red-1", "space": "chance-1"},
            {"rule": "K15", "token": "red-1", "rest": {"red-1": [LINE, 0.51]}},  # red-a or Go To Jail
            {"rule": "K9", "token": "red-1", "space": "red-a"},
        )
        assert end.cash["red"] == 200

    def test_K9_a_larger_token_is_measured_by_its_own_base(self) -> None:
        board = load_board("knockout")
        wide = board.replace(tokens={"red-1": board.token.model_copy(update={"radius": 0.075})})
        # 2 mm beyond the GO line: a small base lies mostly on brown-1, of a wide one its sides cut much off
        record = a_round({"red-1": [0.046, 0.152]})
        assert score_round(record, board).spaces["red-1"] == "brown-1"
        assert score_round(record, wide).spaces["red-1"] == "blank"


class TestOverlap:
    def test_tokens_may_seem_to_overlap_by_a_millimetre_not_more(self) -> None:
        assert score({"red-1": [0.05, 0.3], "red-2": [0.05 + 2 * R - 0.001, 0.3]}).spaces
        with refused("place", "final.red-2", "red-1", "1.1 mm"):
            score({"red-1": [0.05, 0.3], "red-2": [0.05 + 2 * R - 0.0011, 0.3]})

    def test_a_slide_onto_a_lying_token_is_refused_at_the_slid_one(self) -> None:
        with refused("place", "choices[0].rest.red-1", "yellow-1"):
            score(
                {"red-1": "chance-1", "yellow-1": [0.05, 0.3]},
                {"rule": "K15", "token": "red-1", "rest": {"red-1": [0.055, 0.3]}},
            )

    def test_the_place_that_a_token_left_is_free(self) -> None:
        end = score(
            {"red-1": "chance-1", "yellow-1": [0.05, 0.3]},
            {"rule": "K15", "token": "red-1", "rest": {"red-1": [0.055, 0.3], "yellow-1": [0.05, 0.4]}},
        )
        assert end.spaces["yellow-1"] == "orange-1"


class TestJail:
    @pytest.mark.parametrize("place", ["go-to-jail-1", [0.14, 0.51]])
    def test_K11_a_token_on_go_to_jail_goes_to_jail_and_K14_counts_for_nothing(self, place: Any) -> None:
        end = score({"red-1": place, "red-2": "red-a"})
        assert end.spaces["red-1"] == "jail"
        assert end.cash["red"] == 200

    def test_K14_a_jailed_token_has_nothing_to_choose(self) -> None:
        with refused("rule-K16", "never used"):
            score({"red-1": "jail"}, {"rule": "K16", "token": "red-1", "space": "brown-1"})

    def test_K13_short_of_go_is_an_obstacle_on_no_paying_space(self) -> None:
        end = score({"red-1": [0.14, 0.05]})
        assert end.spaces["red-1"] == "blank"
        assert end.cash["red"] == 0
        with refused("place", "final.red-2"):
            score({"red-1": [0.14, 0.05], "red-2": [0.15, 0.05]})

    def test_K12_paid_in_a_final_record_slides_again(self) -> None:
        end = score({"red-1": [0.14, 0.51]}, fee("red-1", "green-a"), cash={"red": 100})
        assert (end.cash["red"], end.pot, end.bank) == (250, 500, 150)
        assert [entry.rule for entry in end.steps] == ["K12", "K17"]

    def test_K12_the_fee_may_go_to_the_pot_and_cost_something_else(self) -> None:
        end = score(
            {"red-1": [0.14, 0.51]},
            fee("red-1", "off"),
            cash={"red": 100},
            jail_fee=70,
            jail_fee_to="pot",
        )
        assert (end.cash["red"], end.pot, end.bank) == (30, 570, 0)

    def test_K12_needs_the_cash_unless_debt_is_allowed(self) -> None:
        with refused("rule-K12", "choices[0]", "99"):
            score({"red-1": [0.14, 0.51]}, fee("red-1", "off"), cash={"red": 99})
        end = score({"red-1": [0.14, 0.51]}, fee("red-1", "off"), cash={"red": 99}, allow_debt=True)
        assert end.cash["red"] == -1

    def test_K12_owners_decide_in_turn_order_and_new_prisoners_queue_behind(self) -> None:
        # yellow-1 waits when red-1's paid slide sends red-2 to jail: yellow decides before red-2 does.
        end = score(
            {"yellow-1": "go-to-jail-1", "red-1": "go-to-jail-2", "red-2": "brown-1"},
            fee("red-2", "green-a"),
            fee("yellow-1", "pink-1"),
            fee("red-1", "brown-2", red_2="go-to-jail-3"),
            cash={"red": 200, "yellow": 100},
        )
        paid = [entry.token for entry in end.steps if entry.rule == "K12"]
        assert paid == ["red-1", "yellow-1", "red-2"]
        assert end.cash["red"] == 50 + 250

    def test_K12_may_be_paid_again_when_the_new_slide_ends_in_jail(self) -> None:
        end = score(
            {"red-1": "go-to-jail-1"},
            fee("red-1", "go-to-jail-2"),
            fee("red-1", "jail"),  # said shortly: it slid onto Go To Jail
            fee("red-1", "dark-blue-2"),
            cash={"red": 300},
        )
        assert end.cash["red"] == 400

    def test_K12_not_paid_stays_and_so_slides_nowhere(self) -> None:
        assert score({"red-1": "go-to-jail-1"}, fee("red-1")).spaces["red-1"] == "jail"
        with refused("rule-K12", "choices[0]"):
            score({"red-1": "go-to-jail-1"}, {**fee("red-1"), "rest": {"red-1": "brown-1"}})

    @pytest.mark.parametrize("pay", [True, False])
    def test_K12_choice_without_going_to_jail_is_refused(self, pay: bool) -> None:
        for place in ("brown-1", "jail", "off"):
            with refused("rule-K12", "choices[0]", "never used"):
                score({"red-1": place}, fee("red-1", "red-a" if pay else None), cash={"red": 500})

    def test_K12_a_jailed_token_is_not_pushed(self) -> None:
        with refused("rule-K12", "choices[0].rest.red-2", "in jail"):
            score(
                {"red-1": "chance-1", "red-2": "jail"},
                {"rule": "K15", "token": "red-1", "rest": {"red-1": "off", "red-2": "brown-1"}},
            )
