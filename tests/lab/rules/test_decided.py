"""The decisions of a record, and the record changed at one: the money follows, the rules may refuse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lab import Board, load_board, replay_round, score_round
from lab.errors import RuleError
from lab.rules.actions import Fee, House, Move, Pick, Slide
from lab.rules.decided import decided_otherwise, decisions_of, without_unasked
from lab.rules.reading import record_of
from tests.lab.rules.rounds import LINE, a_round, refused, slid
from tests.shared import shared_files

CASES = shared_files("cases/*.json")


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


@pytest.mark.parametrize("case", CASES, ids=[case.stem for case in CASES])
def test_decided_as_it_was_the_money_stays_and_nothing_is_left_to_defaults(case: Path, board: Board) -> None:
    record = json.loads(case.read_text(encoding="utf-8"))
    score, replay = score_round(record), replay_round(record)
    decisions = decisions_of(record)
    written = record
    for i, one in enumerate(decisions):
        moment = replay.moments[one.moment - 1]
        assert one.about in (moment.token, moment.side)
        slide = None
        if isinstance(one.chosen, Fee) and one.chosen.pay:
            after = replay.moments[one.moment].action
            assert isinstance(after, Slide)
            slide = after
        else:
            assert isinstance(one.chosen, Slide) or one.chosen in one.options
        written = decided_otherwise(written, decisions_of(written), i, one.chosen, slide)
    assert score_round(written).as_dict() == score.as_dict()
    assert all(one.told for one in decisions_of(written))


@pytest.mark.parametrize("case", CASES, ids=[case.stem for case in CASES])
def test_whatever_is_decided_otherwise_no_choice_of_the_record_stands_in_the_way(
    case: Path, board: Board
) -> None:
    record = record_of(json.loads(case.read_text(encoding="utf-8")))
    for i, one in enumerate(decisions_of(record, board)):
        for option in one.options:
            slides = isinstance(option, Slide) or (isinstance(option, Fee) and option.pay)
            for place in ("off", "go-to-jail-1", "brown-1") if slides else (None,):
                slide = None if place is None else Slide(one.about, rest={one.about: place})
                answer = slide if isinstance(option, Slide) and slide is not None else option
                other = decided_otherwise(record, decisions_of(record, board), i, answer, slide)
                kept = without_unasked(other, one, board)
                known = list(kept["choices"])
                assert all(
                    known.pop(0) == choice for choice in other["choices"] if known and choice == known[0]
                )
                assert not known, "what is left stands as it stood"
                try:
                    score_round(kept, board, partial=True)
                except RuleError as error:  # what was seen on the table cannot have been, then
                    assert ".rest." in (error.where or ""), error.line()
                if other == record:
                    assert kept == record


def test_another_tie_railroad_and_house_change_the_money() -> None:
    record = a_round(
        {"red-1": [LINE, 0.35], "red-2": "railroad-1", "red-3": "house-1", "yellow-1": "dark-blue-1"}
    )
    tie, railroad, house = decisions_of(record)
    assert (tie.kind, railroad.kind, house.kind) == ("tie", "railroad", "house")
    assert not tie.told and isinstance(tie.chosen, Pick) and isinstance(house.chosen, House)
    assert score_round(record).cash["red"] == 400 + 400 + 100  # pink-1, dark-blue-2 with the House
    moved = decided_otherwise(record, decisions_of(record), 1, Move("red-2", "brown-2"))
    assert moved["choices"] == [{"rule": "K16", "token": "red-2", "space": "brown-2"}]
    assert score_round(moved).cash["red"] == 50 + 100 + 100
    again = decided_otherwise(moved, decisions_of(moved), 2, House("red", "brown-2"))
    assert score_round(again).cash["red"] == 50 + 100 + 50
    stays = decided_otherwise(again, decisions_of(again), 1, Move("red-2", None))
    with refused("rule-K19"):
        score_round(stays)  # its House collected for what it no longer has
    kept = without_unasked(stays, decisions_of(again)[1])
    assert [choice["rule"] for choice in kept["choices"]] == ["K16"]
    assert score_round(kept).cash["red"] == 100 + 100  # pink-1, the House on it by default
    other = decided_otherwise(
        record, decisions_of(record), 0, next(o for o in tie.options if o != tie.chosen)
    )
    assert score_round(other).cash != score_round(record).cash


def test_a_fee_paid_needs_its_slide_and_the_later_of_two_writes_the_earlier_down() -> None:
    record = slid({"red-1": "go-to-jail-1"}, {"yellow-1": "off"}, cash={"red": 300})
    (fee,) = decisions_of(record)
    assert fee.kind == "fee" and not fee.told and fee.chosen == Fee("red-1", False)
    with refused("rule-K12"):
        decided_otherwise(record, decisions_of(record), 0, Fee("red-1", True))
    jailed = Slide("red-1", rest={"red-1": "go-to-jail-2"})
    twice = decided_otherwise(record, decisions_of(record), 0, Fee("red-1", True), jailed)
    assert [one.nth for one in decisions_of(twice)] == [0, 1]
    paid = Slide("red-1", rest={"red-1": "green-a"})
    out = decided_otherwise(twice, decisions_of(twice), 1, Fee("red-1", True), paid)
    assert score_round(out).cash["red"] == 300 - 200 + 250
    back = decided_otherwise(out, decisions_of(out), 0, Fee("red-1", False))
    with refused("rule-K12", "never used"):
        score_round(back)
    kept = without_unasked(back, decisions_of(out)[0])
    assert [choice["pay"] for choice in kept["choices"]] == [False]
    assert score_round(kept).cash["red"] == 300


def test_a_slide_from_chance_may_come_to_rest_elsewhere() -> None:
    record = slid(
        {"red-1": "chance-1"}, choices=[{"rule": "K15", "token": "red-1", "rest": {"red-1": "green-a"}}]
    )
    (again,) = decisions_of(record)
    assert (again.kind, again.rule, again.about, again.told) == ("slide", "K15", "red-1", True)
    elsewhere = decided_otherwise(record, (again,), 0, Slide("red-1", rest={"red-1": "brown-1"}))
    assert score_round(record).cash["red"] == 250 and score_round(elsewhere).cash["red"] == 50


def test_an_answer_against_the_rules_stays_and_is_what_the_refusal_names() -> None:
    """So is another choice with something wrong in it that no decision made wrong: only what is not asked goes."""
    record = a_round(
        {"red-1": [LINE, 0.35], "red-2": "railroad-1", "red-3": "house-1", "yellow-1": "dark-blue-1"}
    )
    decisions = decisions_of(record)
    illegal = decided_otherwise(record, decisions, 1, Move("red-2", "dark-blue-1"))
    kept = without_unasked(illegal, decisions[1])
    assert (
        kept["choices"] == illegal["choices"] == [{"rule": "K16", "token": "red-2", "space": "dark-blue-1"}]
    )
    with refused("rule-K16", "choices[0]", "dark-blue-1"):
        score_round(kept)
    wrong = {"rule": "K15", "token": "red-1", "rest": {"red-1": "nowhere"}}
    chance = slid({"red-1": "chance-1"}, {"yellow-1": "go-to-jail-1"}, choices=[wrong], cash={"yellow": 300})
    sound = {**chance, "choices": [{**wrong, "rest": {"red-1": "green-a"}}]}
    (fee,) = [one for one in decisions_of(sound) if one.kind == "fee"]
    other = decided_otherwise(
        sound, decisions_of(sound), decisions_of(sound).index(fee), Fee("yellow-1", False)
    )
    spoilt = {**other, "choices": [wrong, *other["choices"][1:]]}
    assert without_unasked(spoilt, fee)["choices"] == spoilt["choices"]


def test_what_was_seen_on_the_table_stays_whatever_is_decided_otherwise() -> None:
    """K15's slide pushed red-1, whose fee is not paid now: where it lay then was seen, and is what is refused."""
    again = {"rule": "K15", "token": "yellow-1", "rest": {"yellow-1": "brown-1", "red-1": "green-b"}}
    paid = {"rule": "K12", "token": "red-1", "pay": True, "rest": {"red-1": "green-a"}}
    record = slid(
        {"red-1": "go-to-jail-1"}, {"yellow-1": "chance-1"}, cash={"red": 300}, choices=[paid, again]
    )
    assert score_round(record).cash["red"] == 300 - 200 + 400  # from green-a, 250, to green-b, 400
    fee = decisions_of(record)[0]
    kept = without_unasked(decided_otherwise(record, decisions_of(record), 0, Fee("red-1", False)), fee)
    assert kept["choices"] == [{"rule": "K12", "token": "red-1", "pay": False}, again]
    with refused("rule-K12", "choices[1].rest.red-1"):
        score_round(kept)
