"""A game record: its rounds scored in turn, each held to what the one before left."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from lab import score_game
from lab.rules import is_game
from tests.lab.rules.rounds import a_round, refused


def a_game() -> dict[str, Any]:
    first = a_round({"red-1": "green-a", "yellow-1": "free-parking-1"})
    second = a_round({"red-1": "brown-1"}, order=("yellow", "red"), cash={"red": 250, "yellow": 500})
    return {
        "format": "knockout-game/1",
        "board": "knockout",
        "sides": ["red", "yellow"],
        "options": {},
        "rounds": [first, second],
    }


def test_rounds_are_scored_in_turn_and_the_richest_wins() -> None:
    score = score_game(a_game())
    assert [dict(one.cash) for one in score.rounds] == [
        {"red": 250, "yellow": 500},
        {"red": 300, "yellow": 500},
    ]
    assert score.cash == {"red": 300, "yellow": 500}
    assert score.winners == ("yellow",)
    assert score.as_dict()["winners"] == ["yellow"] and len(score.as_dict()["rounds"]) == 2


def test_a_game_under_way_has_no_winner_yet() -> None:
    game = a_game()
    game["rounds"].pop()
    assert score_game(game).winners == ()
    game["rounds"] = []
    assert score_game(game).cash == {"red": 0, "yellow": 0}


def test_K4_equal_cash_at_the_end_is_a_shared_win() -> None:
    game = a_game()
    game["rounds"][1]["final"]["red-1"] = "yellow-b"
    assert score_game(game).winners == ("red", "yellow")


def test_a_document_says_whether_it_is_a_game() -> None:
    assert is_game(a_game())
    assert not is_game(a_round({})) and not is_game([]) and not is_game(None)


def changed(*path: Any, to: Any) -> dict[str, Any]:
    game = deepcopy(a_game())
    part: Any = game
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = to
    return game


@pytest.mark.parametrize(
    ("code", "where", "game"),
    [
        ("rule-K3", "rounds[1].order", changed("rounds", 1, "order", to=["red", "yellow"])),
        ("rule-K1", "rounds[1].order", changed("rounds", 1, "order", to=["yellow", "green"])),
        ("rule-K1", "rounds[0].order", changed("rounds", 0, "order", to=None)),
        ("rule-K4", "rounds", changed("rounds", to=[a_round({})] * 3)),
        ("money", "rounds[1].cash", changed("rounds", 1, "cash", "red", to=300)),
        ("money", "rounds[0].cash", changed("rounds", 0, "cash", "red", to=50)),
        ("money", "rounds[1].pot", changed("rounds", 1, "pot", to=0)),
        ("money", "rounds[0].pot", changed("rounds", 0, "pot", to=1000)),
        ("format", "rounds[1].board", changed("rounds", 1, "board", to="blank-lane")),
        ("format", "rounds[1].options", changed("rounds", 1, "options", to={"jail_fee": 50})),
        ("format", "options.fee", changed("options", to={"fee": 50})),
        ("format", "format", changed("format", to="knockout-game/2")),
        ("format", "rounds", changed("rounds", to={})),
        ("format", "rounds[0]", changed("rounds", 0, to="round")),
        ("format", "throws", changed("throws", to=[])),
        ("format", "sides[0]", changed("sides", to=["", "red"])),
        ("rule-K1", "sides", changed("sides", to=["red"])),
        ("rule-K1", "people", changed("people", to={"red": ["Ann"]})),
        ("format", "people.red", changed("people", to={"red": "Ann", "yellow": ["Bo"]})),
        ("format", "people.red", changed("people", to={"red": [7], "yellow": ["Bo"]})),
        ("rule-K1", "players", changed("players", to={"green": "greedy", "yellow": "greedy"})),
        ("format", "players.red", changed("players", to={"red": None, "yellow": "greedy"})),
        ("format", "seed", changed("seed", to="x")),
        ("format", "seed", changed("seed", to=-1)),
        ("board", "board", changed("board", to="nowhere")),
        ("place", "rounds[1].final.red-1", changed("rounds", 1, "final", "red-1", to="boardwalk")),
        ("rule-K15", "rounds[1].choices", changed("rounds", 1, "final", "red-1", to="chance-1")),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_round_that_does_not_go_on_from_the_last_is_refused(
    code: str, where: str, game: dict[str, Any]
) -> None:
    with refused(code, where):
        score_game(game)
