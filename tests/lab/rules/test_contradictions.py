"""Records that contradict themselves or the rules, as people get them wrong; each names its rule."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lab.rules import score_round, unique_keys
from tests.lab.rules.rounds import a_round, refused, slid, thrown


def fee(token: str, place: str) -> dict[str, Any]:
    return {"rule": "K12", "token": token, "pay": True, "rest": {token: place}}


def test_two_tokens_with_one_name() -> None:
    with refused("rule-K1", "'red-1' stands there twice"):
        json.loads('{"red-1": "off", "red-1": "brown-1"}', object_pairs_hook=unique_keys)
    record = slid({"red-1": "off"}, {"yellow-1": "off"}, {"red-1": "brown-1"}, whole=False)
    with refused("rule-K5", "slides[2]"):
        score_round(record)


def test_a_fifth_token() -> None:
    with refused("rule-K1", "final.red-5"):
        score_round(a_round({"red-5": "brown-1"}))
    record = slid({"red-1": "off"})
    record["slides"][0]["token"] = "red-5"
    with refused("rule-K1", "slides[0].token"):
        score_round(record)
    with refused("rule-K1", "slides[0].rest.red-5"):
        score_round(slid({"red-1": "off", "red-5": "off"}))


@pytest.mark.parametrize(
    "choice",
    [
        {"rule": "K16", "token": "red-1", "space": "brown-1"},
        {"rule": "K19", "side": "red", "space": "brown-1"},
        {"rule": "K15", "token": "red-1", "rest": {"red-1": "brown-1"}},
        {"rule": "K9", "token": "red-1", "space": "brown-1"},
    ],
)
def test_K14_a_jailed_token_that_would_collect(choice: dict[str, Any]) -> None:
    for record in (a_round({"red-1": "jail"}, choice), slid({"red-1": "go-to-jail-1"}, choices=[choice])):
        with refused(f"rule-{choice['rule']}", "choices[0]", "never used"):
            score_round(record)


def test_a_railroad_move_onto_an_occupied_property() -> None:
    choice = {"rule": "K16", "token": "red-1", "space": "green-a"}
    with refused("rule-K16", "choices[0]", "occupied"):
        score_round(slid({"red-1": "railroad-1"}, {"yellow-1": "green-a"}, choices=[choice]))


def test_a_side_that_slides_out_of_turn() -> None:
    with refused("rule-K5", "slides[0]", "red's turn"):
        score_round(slid({"yellow-1": "off"}, whole=False))


def test_a_payment_without_cash() -> None:
    record = slid({"red-1": "go-to-jail-1"}, choices=[fee("red-1", "brown-1")], cash={"red": 99})
    with refused("rule-K12", "choices[0]", "99"):
        score_round(record)


def test_a_choice_that_is_never_used() -> None:
    for choice in (
        fee("red-1", "brown-1"),
        {"rule": "K9", "token": "red-1", "space": "brown-1"},
        {"rule": "K15", "token": "red-1", "rest": {"red-1": "brown-1"}},
        {"rule": "K16", "token": "red-1", "space": "brown-1"},
        {"rule": "K19", "side": "red", "space": "brown-1"},
    ):
        with refused(f"rule-{choice['rule']}", "choices[0]", "never used"):
            score_round(slid({"red-1": "brown-1"}, choices=[choice], cash={"red": 500}))


def test_a_place_unknown_to_the_board() -> None:
    with refused("place", "slides[0].rest.red-1", "boardwalk"):
        score_round(slid({"red-1": "boardwalk"}))


def test_a_position_outside_the_board() -> None:
    with refused("rule-K7", "slides[0].rest.red-1", "off"):
        score_round(slid({"red-1": [0.29, 0.3]}))


def test_overlapping_tokens() -> None:
    with refused("place", "slides[1].rest.yellow-1", "overlap"):
        score_round(slid({"red-1": [0.05, 0.3]}, {"yellow-1": [0.06, 0.31]}))
    with refused("place", "slides[1].release", "inside red-1"):
        score_round(slid({"red-1": [0.14, 0.11]}, {"yellow-1": thrown(0.9)}))


def test_a_record_that_gives_both_the_slides_and_the_final_places() -> None:
    with refused("format", "slides", "not both"):
        score_round({**a_round({}), "slides": []})


def test_a_slide_without_its_side_or_with_a_word_too_much() -> None:
    record = slid({"red-1": "off"})
    del record["slides"][0]["side"]
    with refused("format", "slides[0].side"):
        score_round(record)
    record = slid({"red-1": "off"})
    record["slides"][0]["rests"] = {}
    with refused("format", "slides[0].rests", "did you mean 'rest'"):
        score_round(record)
    with refused("format", "slides"):
        score_round({**slid(), "slides": {}})
    with refused("format", "slides[0]"):
        score_round({**slid(), "slides": [1]})
