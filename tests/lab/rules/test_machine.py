"""The round as a pure machine: what may come next, what is refused and why, and that nothing is changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from lab import load_board
from lab.rules import Fee, House, Move, NextRound, Pick, Slide
from lab.rules.actions import Action
from lab.rules.machine import decision, legal_actions, new_round, play
from lab.rules.options import RuleOptions
from lab.rules.printed import printed_on
from lab.rules.state import RoundState
from tests.lab.rules.rounds import LINE, refused

ORDER = ("red", "yellow")


def a_state(cash: int = 0, **options: Any) -> RoundState:
    board = printed_on(load_board("knockout"))
    return new_round(board, ORDER, dict.fromkeys(ORDER, cash), 500, RuleOptions(**options))


def rests(token: str, place: Any, **others: Any) -> Slide:
    named = {name.replace("_", "-"): spot for name, spot in others.items()}
    return Slide(token, rest={token: place, **named})


def after(state: RoundState, *actions: Action) -> RoundState:
    for action in actions:
        state = play(state, action).state
    return state


def all_slid(places: Mapping[str, Any], cash: int = 0, **options: Any) -> RoundState:
    """The first decision after all slides; tokens not named are off."""
    state = a_state(cash, **options)
    while (waiting := decision(state)) is not None and waiting.rule == "K5":
        token = waiting.tokens[0]
        state = play(state, rests(token, places.get(token, "off"))).state
    return state


def test_K5_the_first_decision_is_the_first_sides_slide_with_any_of_its_tokens() -> None:
    waiting = decision(a_state())
    assert waiting is not None
    assert (waiting.kind, waiting.rule, waiting.side) == ("slide", "K5", "red")
    assert waiting.options == (Slide("red-1"), Slide("red-2"), Slide("red-3"), Slide("red-4"))
    assert waiting.default is None and waiting.forced is None
    assert legal_actions(a_state()) == waiting.options


def test_an_action_gives_the_next_state_and_what_happened_and_harms_nothing() -> None:
    state = a_state()
    step = play(state, rests("red-2", "brown-1"))
    assert [event.why for event in step.events] == ["red-2 slides and comes to rest on Brown 1."]
    assert step.state.log == step.events
    assert dict(state.places) == {} and state.log == () and state.slid == ()
    assert legal_actions(step.state) == tuple(Slide(f"yellow-{n}") for n in (1, 2, 3, 4))
    assert play(state, rests("red-2", "brown-1")).state.places == step.state.places
    with pytest.raises(TypeError):
        step.state.places["red-1"] = step.state.places["red-2"]  # type: ignore[index]  # it is frozen: that is tested


def test_a_listed_slide_needs_its_release_or_rest_before_it_is_played() -> None:
    with refused("rule-K5", "`release`", "`rest`"):
        play(a_state(), Slide("red-1"))


def test_K9_a_tie_is_the_owners_decision_before_jail_takes_anyone() -> None:
    state = play(a_state(cash=100), rests("red-1", [LINE, 0.51])).state  # red-a or Go To Jail
    waiting = decision(state)
    assert waiting is not None
    assert (waiting.kind, waiting.rule, waiting.side) == ("tie", "K9", "red")
    assert waiting.options == (Pick("red-1", "red-a"), Pick("red-1", "go-to-jail-1"))
    assert waiting.default == Pick("red-1", "red-a")
    assert play(state, Pick("red-1", "red-a")).state.places["red-1"].space == "red-a"
    jailed = play(state, Pick("red-1", "go-to-jail-1")).state
    assert jailed.places["red-1"].space == "jail"
    assert legal_actions(jailed) == (Fee("red-1", True), Fee("red-1", False))
    with refused("rule-K9", "pink-1", "red-a, go-to-jail-1"):
        play(state, Pick("red-1", "pink-1"))


def test_K9_several_ties_of_one_slide_are_picked_in_turn_order() -> None:
    state = after(a_state(), rests("red-1", [LINE, 0.19]), Pick("red-1", "brown-1"), rests("yellow-1", "off"))
    state = play(state, rests("red-2", [LINE, 0.43], red_1=[LINE, 0.35])).state
    waiting = decision(state)
    assert waiting is not None and waiting.tokens == ("red-1",)
    state = play(state, Pick("red-1", "railroad-1")).state
    waiting = decision(state)
    assert waiting is not None and waiting.tokens == ("red-2",)


def test_K12_the_fee_needs_the_cash_and_a_paid_token_slides_at_once() -> None:
    poor = play(a_state(cash=99), rests("red-1", "go-to-jail-1")).state
    waiting = decision(poor)
    assert waiting is not None and waiting.forced == Fee("red-1", False)
    with refused("rule-K12", "99"):
        play(poor, Fee("red-1", True))
    rich = play(a_state(cash=100), rests("red-1", "go-to-jail-1")).state
    paid = play(rich, Fee("red-1", True)).state
    assert paid.cash["red"] == 0
    waiting = decision(paid)
    assert waiting is not None and (waiting.rule, waiting.options) == ("K12", (Slide("red-1"),))
    assert play(paid, rests("red-1", "brown-1")).state.places["red-1"].space == "brown-1"


def test_K12_several_owners_decide_in_turn_order_and_new_prisoners_queue_behind() -> None:
    state = after(a_state(cash=300), rests("red-1", "red-a"), rests("yellow-1", "red-b"))
    state = play(state, rests("red-2", "brown-1", red_1="go-to-jail-1", yellow_1="go-to-jail-1")).state
    waiting = decision(state)
    assert waiting is not None and waiting.tokens == ("red-1",)
    state = after(state, Fee("red-1", True), rests("red-1", "pink-1", red_2="go-to-jail-2"))
    waiting = decision(state)
    assert waiting is not None and waiting.tokens == ("yellow-1",)
    state = play(state, Fee("yellow-1", False)).state
    waiting = decision(state)
    assert waiting is not None and waiting.tokens == ("red-2",)
    waiting = decision(play(state, Fee("red-2", False)).state)
    assert waiting is not None and (waiting.rule, waiting.side) == ("K5", "yellow")


def test_K15_the_token_on_chance_must_slide_and_no_other() -> None:
    state = all_slid({"red-1": "chance-1", "red-2": "pink-1"})
    assert state.step == "chance"
    assert legal_actions(state) == (Slide("red-1"),)
    with refused("rule-K15", "red-1 lies on Chance"):
        play(state, rests("red-2", "brown-1"))


def test_K16_moves_to_free_properties_and_staying_are_listed() -> None:
    state = all_slid({"red-1": "railroad-1", "yellow-1": "dark-blue-2"})
    options = legal_actions(state)
    free = [s for s in state.printed.properties if s != "dark-blue-2"]
    assert options == (*(Move("red-1", space) for space in free), Move("red-1", None))
    waiting = decision(state)
    assert waiting is not None and waiting.default == Move("red-1", "dark-blue-1")
    with refused("rule-K16", "occupied"):
        play(state, Move("red-1", "dark-blue-2"))


def test_K19_the_house_chooses_among_what_was_collected() -> None:
    state = all_slid({"red-1": "house-1", "red-2": "brown-1", "red-3": "green-a"})
    assert legal_actions(state) == (House("red", "brown-1"), House("red", "green-a"))
    assert play(state, House("red", "brown-1")).state.cash["red"] == 350
    with refused("rule-K19", "pink-1"):
        play(state, House("red", "pink-1"))


def test_the_round_ends_by_itself_when_nothing_is_left_to_decide() -> None:
    state = all_slid({"red-1": "brown-1"})
    assert state.over and decision(state) is None and legal_actions(state) == ()
    assert state.cash == {"red": 50, "yellow": 0}
    with refused("rule-K22", "over"):
        play(state, rests("red-1", "brown-1"))


@pytest.mark.parametrize(
    "action",
    [
        Pick("red-1", "brown-1"),
        Fee("red-1", True),
        Move("red-1", None),
        House("red", "brown-1"),
        NextRound(),
    ],
)
def test_K5_while_a_slide_is_due_nothing_else_can_be_done(action: Action) -> None:
    with refused("rule-K5", "red slides a token"):
        play(a_state(), action)


@pytest.mark.parametrize(
    ("places", "code"),
    [
        ({"red-1": "go-to-jail-1"}, "rule-K12"),
        ({"red-1": [LINE, 0.19]}, "rule-K9"),
    ],
)
def test_a_slide_waits_for_the_decision_before_it(places: Mapping[str, Any], code: str) -> None:
    state = play(a_state(), rests("red-1", places["red-1"])).state
    with refused(code):
        play(state, rests("yellow-1", "off"))


def test_a_decision_about_another_token_is_refused() -> None:
    state = play(a_state(cash=100), rests("red-1", "go-to-jail-1")).state
    with refused("rule-K12", "red-1"):
        play(state, Fee("red-2", True))
    state = all_slid({"red-1": "railroad-1"})
    with refused("rule-K16", "red-1"):
        play(state, Move("yellow-1", None))
