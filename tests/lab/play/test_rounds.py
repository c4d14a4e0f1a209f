"""A played round keeps the rules, repeats with its seed, and is a record that the scorer takes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence

import pytest

from lab import (
    Aim,
    Board,
    Release,
    RuleError,
    Thrower,
    ThrowerError,
    load_board,
    play_round,
    score_round,
    slide,
)
from lab.geometry import space_map
from lab.play import Table, dearest_aim, free_release, straight_aim
from lab.throwers import release_y

SIDES = ["red", "yellow", "green", "blue"]
CASUAL = Thrower.preset("casual")


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


def at_chance(board: Board, token: str, table: Table, order: Sequence[str]) -> Aim:
    """Aims at the two Chance spaces by turns, so that many tokens end there and push one another about."""
    y = 0.19 if int(token[-1]) % 2 else 0.59
    return straight_aim(board, 0.14, y, token=token)


@pytest.mark.parametrize("y", [0.19, 0.43, 0.75])
def test_a_straight_aim_takes_an_exact_slide_to_its_target(board: Board, y: float) -> None:
    aim = straight_aim(board, 0.14, y)
    rest = slide(board, Release(aim.x, release_y(board), aim.speed, aim.angle)).rest["slid"]
    assert rest == pytest.approx((0.14, y), abs=1e-12)


def test_each_token_is_slid_once_in_turn_order(board: Board) -> None:
    played = play_round(board, SIDES, CASUAL, seed=3)
    order = played.record["order"]
    first = [slid for slid in played.slides if slid.rule == "K5"]
    assert [slid.side for slid in first] == order * 4
    assert [slid.token for slid in first] == [f"{side}-{i}" for i in range(1, 5) for side in order]
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


@pytest.mark.parametrize("aims", [dearest_aim, at_chance])
def test_the_scorer_takes_every_played_round_and_sees_the_same_table(board: Board, aims: object) -> None:
    again = 0
    for seed in range(60):
        played = play_round(board, SIDES, CASUAL, seed, aims=aims)  # type: ignore[arg-type]
        record = json.loads(json.dumps(played.record))
        score = score_round(record)
        again += len(record["choices"])
        lying = played.slides[-1].after
        for token, (x, y) in lying.items():
            held = space_map(board).space_of(x, y, board.token.radius)
            # a railroad token may have moved on (K16)
            assert score.spaces[token] == held or str(held).startswith("railroad")
        paid = sum(score.cash.values()) + score.next_pot - score.bank
        assert paid == 500
    if aims is at_chance:
        assert again > 60


def test_every_chance_re_slide_tells_where_all_moved_tokens_lay(board: Board) -> None:
    pushed = 0
    for seed in range(40):
        played = play_round(board, SIDES, CASUAL, seed, aims=at_chance)
        slides = [slid for slid in played.slides if slid.rule == "K15"]
        for slid, choice in zip(slides, played.record["choices"], strict=True):
            assert (choice["rule"], choice["token"]) == ("K15", slid.token)
            told = choice["rest"]
            assert slid.token in told
            hit = {e.token for e in slid.result.events if e.kind == "contact"}
            hit |= {e.other for e in slid.result.events if e.kind == "contact" and e.other}
            assert set(told) <= {slid.token, *hit, *slid.result.off}
            for token, place in slid.before.items():
                if token not in told:
                    assert slid.result.rest[token] == place
            pushed += len(told) - 1
    assert pushed > 0


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
        straight = slid.release.angle == slid.aim.angle and slid.release.speed == slid.aim.speed
        assert straight == (slid.side == "red")


def test_the_aim_is_the_dearest_property_still_worth_it_with_a_free_way(board: Board) -> None:
    order = ["red", "blue"]

    def target(token: str, table: Table) -> str | None:
        aim = dearest_aim(board, token, table, order)
        way = aim.speed**2 / (2 * board.surface.mu * 9.80665)
        return space_map(board).space_of(aim.x, release_y(board) + way, board.token.radius)

    on_dearest = (0.2333, 0.75)
    assert target("red-1", {}) == "dark-blue-2"
    assert target("red-2", {"red-1": on_dearest}) == "dark-blue-1"  # one's own token is there
    assert target("blue-1", {"red-1": on_dearest}) == "dark-blue-1"  # red collects first (K17)
    assert target("red-1", {"blue-1": (0.2333, 0.40)}) == "dark-blue-1"  # in the way
    assert target("red-1", {"blue-1": (0.2333, 0.40), "blue-2": (0.0467, 0.40)}) == "pink-2"


def test_a_board_without_properties_is_aimed_up_the_middle() -> None:
    lane = load_board("blank-lane")
    aim = dearest_aim(lane, "red-1", {}, ["red", "blue"])
    rest = slide(lane, Release(aim.x, release_y(lane), aim.speed)).rest["slid"]
    assert rest == pytest.approx((0.15, (0.15 + 1.5) / 2))


def test_a_token_is_set_down_beside_one_that_lies_behind_the_line(board: Board) -> None:
    release = Release(0.14, 0.1, 0.9, 0.02)
    table = {"blue-1": (0.145, 0.1)}
    moved = free_release(board, release, table, "red-1")
    assert (moved.speed, moved.angle) == (0.9, 0.02)
    assert 0 < moved.x < 0.28
    assert moved.y <= board.go_line
    gap = ((moved.x - 0.145) ** 2 + (moved.y - 0.1) ** 2) ** 0.5
    assert 2 * board.token.radius <= gap < 2 * board.token.radius + 0.005
    assert free_release(board, release, {}, "red-1") == release


def test_no_room_behind_the_line_is_said(board: Board) -> None:
    crowd = {f"t-{i}-{j}": (0.01 + 0.032 * i, 0.01 + 0.032 * j) for i in range(9) for j in range(6)}
    with pytest.raises(ThrowerError, match="no room"):
        free_release(board, Release(0.14, 0.1, 0.9), crowd, "red-1")


@pytest.mark.parametrize("sides", [["red"], ["red", "red"], ["a", "b", "c", "d", "e"], ["red", ""]])
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
