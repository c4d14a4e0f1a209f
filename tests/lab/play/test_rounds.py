"""A played round keeps the rules, repeats with its seed, and is a record that the scorer takes."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from lab import Board, RuleError, Thrower, ThrowerError, load_board, play_round, score_round
from lab.geometry import space_map
from lab.rules import Decision
from lab.rules.aiming import straight_aim
from lab.rules.policies import Answer, Greedy, Policy, Throw
from lab.rules.state import RoundState

SIDES = ["red", "yellow", "green", "blue"]
CASUAL = Thrower.preset("casual")


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


class AtChance(Greedy):
    """Aims at the two Chance spaces by turns, so that many tokens end there and push one another about."""

    def decide(self, state: RoundState, waiting: Decision, rng: object) -> Answer:
        if waiting.kind != "slide":
            assert waiting.default is not None
            return waiting.default
        token = waiting.tokens[0]
        y = 0.19 if int(token[-1]) % 2 else 0.59
        return Throw(token, straight_aim(state.printed.board, 0.14, y, token=token))


def test_each_token_is_slid_once_in_turn_order(board: Board) -> None:
    played = play_round(board, SIDES, CASUAL, seed=3)
    order = played.record["order"]
    first = [slid for slid in played.slides if slid.rule == "K5"]
    assert [slid.side for slid in first] == order * 4
    assert sorted(slid.token for slid in first) == sorted(f"{s}-{i}" for s in SIDES for i in range(1, 5))
    assert sorted(order) == sorted(SIDES)


def test_a_jailed_or_lost_token_is_gone_for_the_slides_that_follow(board: Board) -> None:
    seen = 0
    for seed in range(20):
        gone: set[str] = set()
        for slid in play_round(board, SIDES, CASUAL, seed).slides:
            assert not gone & {*slid.before, slid.token}
            gone |= {*slid.jailed, *slid.result.off}
            assert not gone & set(slid.after)
            for token in slid.jailed:
                held = space_map(board).space_of(*slid.result.rest[token], board.token.radius)
                assert held is not None
                assert board.space(held).kind == "go_to_jail"
        seen += len(gone)
    assert seen > 20


@pytest.mark.parametrize("policy", [Greedy(), AtChance()])
def test_the_scorer_takes_every_played_round_and_sees_the_same_table(board: Board, policy: Policy) -> None:
    again = 0
    for seed in range(40):
        played = play_round(board, SIDES, CASUAL, seed, policies=policy)
        score = score_round(json.loads(json.dumps(played.record)))
        again += sum(slid.rule == "K15" for slid in played.slides)
        for token, (x, y) in played.slides[-1].after.items():
            held = space_map(board).space_of(x, y, board.token.radius)
            # a railroad token may have moved on (K16)
            assert score.spaces[token] == held or str(held).startswith("railroad")
        assert sum(score.cash.values()) + score.next_pot - score.bank == 500
    if isinstance(policy, AtChance):
        assert again > 40


def test_each_slide_tells_which_tokens_moved(board: Board) -> None:
    pushed = 0
    for seed in range(20):
        for slid in play_round(board, SIDES, CASUAL, seed, policies=AtChance()).slides:
            hit = {e.token for e in slid.result.events if e.kind == "contact"}
            hit |= {e.other for e in slid.result.events if e.kind == "contact" and e.other}
            assert {slid.token} <= set(slid.moved()) <= {slid.token, *hit, *slid.result.off}
            for token, place in slid.before.items():
                if token not in slid.moved():
                    assert slid.result.rest[token] == place
            pushed += len(slid.moved()) - 1
    assert pushed > 0


def test_K12_a_side_with_cash_may_pay_and_slides_again(board: Board) -> None:
    cash = dict.fromkeys(SIDES, 1000)
    rules = [
        slid.rule for seed in range(12) for slid in play_round(board, SIDES, CASUAL, seed, cash=cash).slides
    ]
    assert "K12" in rules


def test_the_same_seed_plays_the_same_round_in_another_process(board: Board) -> None:
    code = (
        "import json; from lab import Thrower, load_board, play_round; "
        "r = play_round(load_board('knockout'), ['red', 'yellow'], Thrower.preset('casual'), 11); "
        "print(json.dumps(r.record))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert json.loads(told) == play_round(board, ["red", "yellow"], CASUAL, 11).record
    assert json.loads(told) != play_round(board, ["red", "yellow"], CASUAL, 12).record


def test_order_cash_and_pot_are_taken_as_given(board: Board) -> None:
    played = play_round(board, ["red", "blue"], CASUAL, 1, order=["blue", "red"], cash={"red": 150}, pot=1000)
    assert played.record["order"] == ["blue", "red"]
    assert played.record["cash"] == {"blue": 0, "red": 150}
    assert played.record["pot"] == 1000


def test_each_side_may_have_a_hand_of_its_own(board: Board) -> None:
    sure = Thrower(name="sure")
    played = play_round(board, ["red", "blue"], {"red": sure, "blue": CASUAL}, 5)
    for slid in played.slides:
        assert (slid.release.angle == 0.0 and slid.release.y == 0.1) == (slid.side == "red")


@pytest.mark.parametrize("sides", [["red"], ["red", "red"], ["a", "b", "c", "d", "e"]])
def test_sides_that_make_no_game_are_refused(board: Board, sides: list[str]) -> None:
    with pytest.raises(RuleError, match="rule-K1"):
        play_round(board, sides, CASUAL, 1)


def test_wrong_order_missing_hand_and_negative_seed_are_refused(board: Board) -> None:
    with pytest.raises(RuleError, match="rule-K3"):
        play_round(board, ["red", "blue"], CASUAL, 1, order=["red", "red"])
    with pytest.raises(ThrowerError, match="'blue'"):
        play_round(board, ["red", "blue"], {"red": CASUAL}, 1)
    with pytest.raises(ThrowerError, match="seed"):
        play_round(board, ["red", "blue"], CASUAL, -1)
