"""A whole game from a seed: repeatable, recorded, won; sides, hands, policies and teams as given."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from lab import Board, RuleError, RuleOptions, Thrower, ThrowerError, load_board, play_game, score_game
from lab.rules.policies import Greedy, Random

SIDES = ["red", "yellow", "green", "blue"]
CASUAL = Thrower.preset("casual")


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


@pytest.mark.parametrize("n", [2, 3, 4])
def test_K4_as_many_rounds_as_sides_and_the_richest_win(board: Board, n: int) -> None:
    game = play_game(board, SIDES[:n], CASUAL, "greedy", 7)
    assert len(game.rounds) == n
    assert set(game.cash) == set(SIDES[:n])
    assert all(game.cash[side] == max(game.cash.values()) for side in game.winners)
    assert game.state.phase == "over"


def test_K3_the_order_is_drawn_from_the_seed(board: Board) -> None:
    orders = {play_game(board, SIDES[:3], CASUAL, "greedy", seed).rounds[0].order for seed in range(40)}
    assert len(orders) == 6


def test_the_record_scores_to_the_same_game(board: Board) -> None:
    game = play_game(board, SIDES, CASUAL, "greedy", 3)
    document = json.loads(json.dumps(game.record, allow_nan=False))
    assert document["format"] == "knockout-game/1" and document["seed"] == 3
    assert document["players"] == dict.fromkeys(SIDES, "greedy, casual")
    score = score_game(document)
    assert score.cash == game.cash and score.winners == game.winners


def test_the_same_seed_plays_the_same_game_in_another_process(board: Board) -> None:
    code = (
        "import json; from lab import Thrower, load_board, play_game; "
        "g = play_game(load_board('knockout'), ['red', 'yellow'], Thrower.preset('casual'), 'random', 11); "
        "print(json.dumps(g.record))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert json.loads(told) == play_game(board, ["red", "yellow"], CASUAL, "random", 11).record


def test_hands_and_policies_are_given_for_all_one_by_one_or_by_side(board: Board) -> None:
    skilled, beginner = Thrower.preset("skilled"), Thrower.preset("beginner")
    sides = ["red", "blue"]
    one = play_game(board, sides, [skilled, beginner], [Greedy(), Random()], 5)
    by_side = play_game(
        board, sides, {"blue": beginner, "red": skilled}, {"red": "greedy", "blue": "random"}, 5
    )
    assert one.record == by_side.record
    assert one.players == {"red": "greedy, skilled", "blue": "random, beginner"}


def test_K1_a_teams_people_slide_by_turns_with_their_own_hands(board: Board) -> None:
    sure, wild = Thrower(name="sure"), Thrower(angle=0.2, speed=0.2, name="wild")
    teams = {"red": ["Ann", "Bo"], "blue": ["Cy"]}
    game = play_game(board, teams, {"red": [sure, wild], "blue": sure}, "greedy", 2)
    assert game.record["people"] == teams
    for actions in game.actions:
        for rule, action in actions:
            release = getattr(action, "release", None)
            if rule == "K5" and release is not None:
                assert (release.angle == 0.0) == (action.token not in ("red-2", "red-4"))


def test_house_rules_hold_all_game(board: Board) -> None:
    options = RuleOptions(starting_cash=1500, jail_fee_to="pot", token_choice="in-order")
    game = play_game(board, SIDES[:2], CASUAL, "random", 4, options=options)
    assert all(state.options == options for state in game.rounds)
    assert [t for t in game.rounds[0].slid if t.startswith("red")] == [f"red-{n}" for n in (1, 2, 3, 4)]
    assert game.record["options"] == options.changed()


def test_what_makes_no_game_is_refused(board: Board) -> None:
    with pytest.raises(RuleError, match="rule-K1"):
        play_game(board, ["red"], CASUAL)
    with pytest.raises(ThrowerError, match="'blue'"):
        play_game(board, ["red", "blue"], [CASUAL])
    with pytest.raises(ThrowerError, match="2 throwers for 1 people"):
        play_game(board, {"red": ["Ann"], "blue": ["Bo"]}, {"red": [CASUAL, CASUAL], "blue": CASUAL})
    with pytest.raises(RuleError, match="no policy 'clever'"):
        play_game(board, ["red", "blue"], CASUAL, "clever")
    with pytest.raises(RuleError, match="no policy for 'blue'"):
        play_game(board, ["red", "blue"], CASUAL, {"red": "greedy"})
    with pytest.raises(ThrowerError, match="seed"):
        play_game(board, ["red", "blue"], CASUAL, "greedy", -1)
