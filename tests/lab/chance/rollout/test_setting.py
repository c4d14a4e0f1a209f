"""Tables in the middle of a round: who slides next, what lies where, what is refused."""

from __future__ import annotations

import pytest

from lab import load_board
from lab.chance.rollout.setting import greedy_players, next_to_slide, table_state
from lab.errors import LabError, RuleError
from lab.rules.machine import decision
from lab.throwers import Thrower

BOARD = load_board("knockout")


def test_an_empty_table_waits_for_the_first_sides_first_token() -> None:
    state = table_state(BOARD, {})
    assert next_to_slide(state) == "red-1" and state.slid == () and state.balances["pot"] == 500


@pytest.mark.parametrize(
    ("lying", "side", "slid", "following"),
    [
        (["red-1"], None, 1, "yellow-1"),
        (["yellow-1"], None, 2, "red-2"),
        (["red-1", "red-2"], "red", 4, "red-3"),
        (["red-3"], "yellow", 1, "yellow-1"),
        (["yellow-1", "yellow-2", "yellow-3"], None, 6, "red-4"),
    ],
)
def test_as_many_slides_were_made_as_the_tokens_need(
    lying: list[str], side: str | None, slid: int, following: str
) -> None:
    places = {token: (0.03 + 0.05 * k, 0.5) for k, token in enumerate(lying)}
    state = table_state(BOARD, places, side=side)
    assert len(state.slid) == slid and next_to_slide(state) == following
    assert set(lying) <= set(state.slid)
    assert all(state.places[token].space == "off" for token in state.slid if token not in lying)
    waiting = decision(state)
    assert waiting is not None and waiting.kind == "slide" and following in waiting.tokens


def test_after_all_slides_the_card_comes() -> None:
    state = table_state(BOARD, {"red-1": "brown-1"}, over=True, cash={"red": 70}, pot=150)
    assert len(state.slid) == 8 and state.places["red-1"].space == "brown-1"
    assert state.agenda[0].kind == "chance" and state.cash == {"red": 70, "yellow": 0}
    with pytest.raises(RuleError, match="nobody slides"):
        next_to_slide(state)


def test_a_token_on_go_to_jail_is_in_jail() -> None:
    assert table_state(BOARD, {"red-1": "go-to-jail-1"}).places["red-1"].space == "jail"
    assert table_state(BOARD, {"red-1": (0.14, 0.51)}).places["red-1"].space == "jail"


@pytest.mark.parametrize(
    ("places", "more", "words"),
    [
        ({"green-1": "off"}, {}, "no token of red, yellow"),
        ({"red-1": "nowhere"}, {}, "no space"),
        ({"red-1": (0.1, 0.5), "red-2": (0.101, 0.5)}, {}, "overlap"),
        ({"red-1": (0.1, 5.0)}, {}, "off the board"),
        ({"red-1": "off"}, {"side": "green"}, "does not play"),
        ({}, {"order": ("red",)}, "2"),
        ({}, {"order": ("red", "red")}, "red"),
        (dict.fromkeys(("yellow-1", "yellow-2", "yellow-3", "yellow-4"), "off"), {}, "every token"),
    ],
)
def test_a_table_that_cannot_be_is_refused(places: dict, more: dict, words: str) -> None:
    with pytest.raises(LabError, match=words):
        table_state(BOARD, places, **more)


def test_every_side_needs_a_hand() -> None:
    with pytest.raises(LabError, match="yellow"):
        greedy_players(("red", "yellow"), {"red": Thrower()})
