"""A round told again: its moments, each with the table before and after, and the way through them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lab import load_board, replay_round, score_round
from lab.rules import Slide, story
from lab.rules.replay import line_as_dict, places
from tests.lab.rules.rounds import a_round, slid, speed_to, thrown
from tests.shared import shared_files

CASES = shared_files("cases/*.json")

RECORD = slid(
    {"red-1": thrown(speed_to(0.35), x=0.14)},  # railroad-1
    {"yellow-1": "chance-2"},
    {"red-2": [0.2333, 0.19]},  # brown-2
    {"yellow-2": [0.14, 0.27]},  # house-1
    {"red-3": "go-to-jail-1"},
    {"yellow-3": "free-parking-1"},
    {"red-4": "luxury-tax-1"},
    choices=[
        {"rule": "K12", "token": "red-3", "pay": True, "rest": {"red-3": "brown-1"}},
        {"rule": "K15", "token": "yellow-1", "rest": {"yellow-1": "green-a"}},
    ],
    cash={"red": 100},
)


def test_every_slide_decision_and_step_is_a_moment() -> None:
    kinds = [(m.kind, m.rule, m.token or m.side) for m in replay_round(RECORD).moments]
    assert kinds == [
        ("slide", "K5", "red-1"),
        ("slide", "K5", "yellow-1"),
        ("slide", "K5", "red-2"),
        ("slide", "K5", "yellow-2"),
        ("slide", "K5", "red-3"),
        ("fee", "K12", "red-3"),
        ("slide", "K12", "red-3"),
        ("slide", "K5", "yellow-3"),
        ("slide", "K5", "red-4"),
        ("slide", "K5", "yellow-4"),
        ("slide", "K15", "yellow-1"),
        ("railroad", "K16", "red-1"),
        ("collect", "K17", "red"),
        ("collect", "K17", "yellow"),
        ("free-parking", "K21", None),
        ("end", "K22", None),
    ]


def test_moments_follow_on_and_their_lines_are_the_log() -> None:
    replay = replay_round(RECORD)
    before = replay.start
    for number, moment in enumerate(replay.moments, 1):
        assert moment.number == number
        assert moment.before is before
        assert moment.after.log == (*before.log, *moment.lines)
        before = moment.after
    assert before.cash == replay.score.cash == score_round(RECORD).cash
    assert replay.jump(len(replay)).lines == replay.score.log
    assert all(type(line_as_dict(line)["amount"]) is int for line in replay.score.log)


def test_forward_backward_and_jump_stay_within_the_round() -> None:
    replay = replay_round(RECORD)
    assert replay.at == 0 and replay.moment is None and replay.state is replay.start and replay.lines == ()
    assert replay.backward() == replay
    third = replay.forward().forward().forward()
    assert third.at == 3 and third.moment is replay.moments[2] and third == replay.jump(3)
    assert third.backward().state is replay.moments[1].after
    end = replay.jump(1000)
    assert end.at == len(replay) == 16 and end.forward() == end
    assert replay.jump(-5).at == 0
    assert replay.at == 0  # nothing was changed


def test_each_moment_tells_who_moved() -> None:
    record = slid({"red-1": [0.05, 0.3]}, {"yellow-1": [0.05, 0.35], "red-1": [0.05, 0.5]})
    moments = replay_round(record).moments
    assert moments[0].moved() == ("red-1",)
    assert moments[1].moved() == ("red-1", "yellow-1")


def test_a_simulated_slide_has_its_motion_and_an_observed_one_has_none() -> None:
    board = load_board("knockout")
    record = slid(
        {"red-1": [0.05, 0.4]},
        {"yellow-1": thrown(0.9, x=0.055, draw={"mu": 0.085, "restitution": 0.6, "factor": 1.0})},
        {"red-2": {**thrown(0.9), "rest": {"red-2": "off"}}},
    )
    replay = replay_round(record, board)
    assert replay.moments[0].motion() is None and replay.moments[2].motion() is None
    motion = replay.moments[1].motion()
    assert motion is not None and motion.hits == 1
    after = replay.moments[1].after.table()
    assert motion.rest == {token: after[token] for token in motion.rest}
    told = replay.moments[1].as_dict()
    assert [event["kind"] for event in told["events"]] == [event.kind for event in motion.events]


def test_a_foul_that_counts_has_no_motion() -> None:
    moment = replay_round(slid({"red-1": thrown(0.9, y=0.2)}, foul="off")).moments[0]
    assert moment.motion() is None and isinstance(moment.action, Slide)


def test_a_final_record_begins_with_the_table_as_it_lay() -> None:
    replay = replay_round(a_round({"red-1": "go-to-jail-1", "red-2": "brown-1"}))
    assert dict(replay.start.places) == {}
    table, fee, collect = replay.moments
    assert (table.kind, fee.kind, collect.kind) == ("table", "fee", "collect")
    assert [line.rule for line in table.lines] == ["K11"]
    assert table.after.places["red-1"].space == "jail"


def test_a_tie_is_a_moment_of_its_own() -> None:
    record = slid({"red-1": [0.28 / 3, 0.35]}, choices=[{"rule": "K9", "token": "red-1", "space": "pink-1"}])
    kinds = [moment.kind for moment in replay_round(record).moments[:2]]
    assert kinds == ["slide", "tie"]


def test_an_unfinished_round_is_replayed_when_asked() -> None:
    record = slid({"red-1": "brown-1"}, {"yellow-1": "chance-1"}, whole=False)
    replay = replay_round(record, partial=True)
    assert [moment.kind for moment in replay.moments] == ["slide", "slide", "collect"]
    assert replay.score.partial
    assert "not over" in story(replay.jump(9))


def test_moments_are_plain_data_for_json() -> None:
    replay = replay_round(RECORD)
    document = json.loads(json.dumps([moment.as_dict() for moment in replay.moments], allow_nan=False))
    assert document[0]["before"] == {} and document[0]["kind"] == "slide"
    assert document[5]["lines"][0]["from"] == "red" and document[5]["lines"][0]["amount"] == 100
    assert document[-1]["cash"] == replay.score.cash
    assert document[2]["after"] == places(replay.moments[2].after)


@pytest.mark.shared
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_the_reference_rounds_replay_to_their_money(path: Path) -> None:
    case = json.loads(path.read_text(encoding="utf-8"))
    replay = replay_round(case)
    assert dict(replay.score.cash) == case["expect"]["cash"]
    assert replay.jump(999).state.cash == case["expect"]["cash"]
    text = story(replay.jump(999))
    for side, amount in case["expect"]["cash"].items():
        assert f"{side} {amount}" in text.rsplit("After it:", 1)[1]


def test_the_story_names_each_rule_and_stops_where_the_replay_stands() -> None:
    replay = replay_round(RECORD)
    text = story(replay.jump(99))
    for rule in ("K5", "K11", "K12", "K15", "K16", "K17", "K19", "K20", "K21", "K22"):
        assert rule in text
    assert "After it: " in text and "Step 2: Railroads" in text
    begun = story(replay.jump(1))
    assert "red-1 slides" in begun and "red-2" not in begun and "So far: red 100, yellow 0; pot 500." in begun


def test_the_story_tells_what_met_on_the_way() -> None:
    record = slid({"red-1": [0.05, 0.4]}, {"yellow-1": thrown(0.9, x=0.055)})
    text = story(replay_round(record).jump(99))
    assert "yellow-1 and red-1 hit" in text or "red-1 and yellow-1 hit" in text
