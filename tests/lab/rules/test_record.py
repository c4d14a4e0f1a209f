"""Records that are no records: each contradiction is one line with its code, its place and the mend."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from lab.errors import BoardError, RuleError
from lab.rules import score_round, unique_keys
from tests.lab.rules.rounds import a_round, refused, slid

Record = dict[str, Any]


def changed(*path: Any, to: Any) -> Record:
    """A good record with one value put in (`path` of keys and indices)."""
    record = a_round(
        {"red-1": "chance-1", "red-2": [0.05, 0.3]},
        {"rule": "K15", "token": "red-1", "rest": {"red-1": "railroad-1"}},
        {"rule": "K16", "token": "red-1", "space": "green-a"},
    )
    part: Any = record
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = to
    return record


def without(key: str, *inside: str) -> Record:
    record = changed("pot", to=500)
    part: Any = record
    for name in inside:
        part = part[name]
    del part[key]
    return record


def test_the_good_record_is_good() -> None:
    assert score_round(changed("pot", to=500)).cash["red"] == 350


@pytest.mark.parametrize(
    ("code", "where", "record"),
    [
        # K1: sides and tokens
        ("rule-K1", "final.red-5", changed("final", "red-5", to="off")),
        ("rule-K1", "final.green-1", changed("final", "green-1", to="off")),
        ("rule-K1", "final.red-01", changed("final", "red-01", to="off")),
        ("rule-K1", "final.red", changed("final", "red", to="off")),
        ("rule-K1", "final.red-4", without("red-4", "final")),
        ("rule-K1", "final.red-1", changed("final", to={})),
        ("rule-K1", "order[1]", changed("order", to=["red", "red"])),
        ("rule-K1", "order", changed("order", to=["red"])),
        ("rule-K1", "order", changed("order", to=[])),
        ("rule-K1", "order", changed("order", to=["a", "b", "c", "d", "e"])),
        ("rule-K1", "cash.green", changed("cash", "green", to=0)),
        ("rule-K1", "choices[0].token", changed("choices", 0, "token", to="red-7")),
        ("rule-K1", "choices[0].token", changed("choices", 0, "token", to=["red-1"])),
        ("rule-K1", "choices[0].rest.red-9", changed("choices", 0, "rest", "red-9", to="off")),
        (
            "rule-K1",
            "choices[0].side",
            changed("choices", 0, to={"rule": "K19", "side": 1, "space": "red-a"}),
        ),
        # money
        ("money", "pot", changed("pot", to=-50)),
        ("money", "pot", changed("pot", to=0.5)),
        ("money", "pot", changed("pot", to=500.0)),
        ("money", "pot", changed("pot", to=True)),
        ("money", "pot", changed("pot", to="500")),
        ("money", "pot", changed("pot", to=None)),
        ("money", "pot", changed("pot", to=float("nan"))),
        ("money", "pot", changed("pot", to=10**5000)),
        ("money", "cash.red", changed("cash", "red", to=-1)),
        ("money", "cash.red", changed("cash", "red", to=2 * 10**9)),
        ("money", "cash.red", changed("cash", "red", to=[100])),
        ("money", "options.jail_fee", changed("options", "jail_fee", to=-100)),
        # places
        ("place", "final.red-1", changed("final", "red-1", to="boardwalk")),
        ("place", "final.red-1", changed("final", "red-1", to=None)),
        ("place", "final.red-1", changed("final", "red-1", to={"x": 0.1, "y": 0.1})),
        ("place", "final.red-1", changed("final", "red-1", to=[0.1])),
        ("place", "final.red-1", changed("final", "red-1", to=[0.1, 0.2, 0.3])),
        ("place", "final.red-1", changed("final", "red-1", to=[0.1, "0.2"])),
        ("place", "final.red-1", changed("final", "red-1", to=[True, False])),
        ("place", "final.red-1", changed("final", "red-1", to=[0.1, float("nan")])),
        ("place", "final.red-1", changed("final", "red-1", to=[0.1, float("inf")])),
        ("place", "final.red-1", changed("final", "red-1", to=[0.1, 10**400])),
        ("place", "choices[1].space", changed("choices", 1, "space", to="nowhere")),
        ("place", "choices[1].space", changed("choices", 1, "space", to=[0.05, 0.66])),
        # format
        ("format", "format", changed("format", to="knockout-round/9")),
        ("format", "format", changed("format", to=["knockout-round/1"])),
        ("format", "format", without("format")),
        ("format", "order", without("order")),
        ("format", "order", changed("order", to={"red": 1})),
        ("format", "order[0]", changed("order", to=[None, "red"])),
        ("format", "order[0]", changed("order", to=["", "red"])),
        ("format", "order[1]", changed("order", to=["red", "bank"])),
        ("format", "order[1]", changed("order", to=["red", "two\nlines"])),
        ("format", "order[1]", changed("order", to=["red", "\ud800"])),
        ("format", "cash", changed("cash", to=[0, 0])),
        ("format", "cash", changed("cash", to={1: 0, 2: 0})),
        ("format", "cash.yellow", changed("cash", to={"red": 0})),
        ("format", "pot", without("pot")),
        ("format", "board", without("board")),
        ("format", "board", changed("board", to=7)),
        ("format", "board", changed("board", to="a\0b")),
        ("format", "board", changed("board", to="x" * 5000 + ".toml")),
        ("board", "board", changed("board", to="knockot")),
        ("format", "final", without("final")),
        ("format", "final", changed("final", to=["off"])),
        ("format", "slides", changed("slides", to=[])),
        ("format", "potts", changed("potts", to=1)),
        ("format", "options", changed("options", to=None)),
        ("format", "options.jail_fees", changed("options", "jail_fees", to=100)),
        ("format", "choices", changed("choices", to={})),
        ("format", "choices[0]", changed("choices", 0, to="K15")),
        ("format", "choices[0].rule", changed("choices", 0, "rule", to="K17")),
        ("format", "choices[0].rule", changed("choices", 0, "rule", to=["K15"])),
        ("format", "choices[0].rest", changed("choices", 0, "rest", to="brown-1")),
        ("format", "choices[1].spaces", changed("choices", 1, "spaces", to="brown-1")),
        ("format", "choices[1].token", changed("choices", 1, to={"rule": "K16", "space": "brown-1"})),
        ("format", "choices[1].pay", changed("choices", 1, to={"rule": "K12", "token": "red-1", "pay": 1})),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_contradiction_is_refused_at_its_place(code: str, where: str, record: Record) -> None:
    with refused(code):
        score_round(record)
    with pytest.raises(RuleError) as caught:
        score_round(record)
    assert caught.value.where == where


@pytest.mark.parametrize("document", [None, 7, "record", [], [{}], {}, {"round": []}, {"round": None}])
def test_what_is_no_record_at_all_is_refused(document: Any) -> None:
    with refused("format"):
        score_round(document)


def test_a_missing_board_file_is_named() -> None:
    with pytest.raises(BoardError, match=r"^board: board: nowhere\.toml: "):
        score_round(changed("board", to="nowhere.toml"))


def test_a_misspelt_space_is_guessed() -> None:
    with refused("place", "did you mean 'brown-1'?"):
        score_round(a_round({"red-1": "Brown 1"}))


def test_a_remark_may_stand_in_the_record_and_at_a_choice() -> None:
    record = changed("why", to="the evening at Anna's")
    record["choices"][1]["why"] = "dearer than it looks"
    assert score_round(record).cash["red"] == 350


def test_options_and_choices_may_be_left_out() -> None:
    record = a_round({"red-1": "brown-1"})
    del record["options"], record["choices"]
    assert score_round(record).cash["red"] == 50


def test_numbers_and_tuples_from_a_notebook_are_taken() -> None:
    record = a_round({"red-1": (np.float64(0.05), np.float32(0.19))}, pot=np.int64(500))  # type: ignore[arg-type]  # numpy's numbers: that is tested
    end = score_round(record)
    assert end.cash["red"] == 50
    json.dumps(end.as_dict())


def test_a_key_that_stands_twice_is_refused() -> None:
    def read(text: str) -> Callable[[], object]:
        return lambda: json.loads(text, object_pairs_hook=unique_keys)

    with refused("rule-K1", "red-1"):
        read('{"final": {"red-1": "off", "red-1": "brown-1"}}')()
    with refused("format", "pot"):
        read('{"pot": 1, "pot": 2}')()
    assert read('{"a": {"b": 1}}')() == {"a": {"b": 1}}


def test_a_record_can_be_taken_up_where_it_ends() -> None:
    """Two slides told: yellow's token lies on Go To Jail, and whether yellow pays is left open."""
    from lab import round_under_way
    from lab.rules.machine import decision

    record = slid({"red-1": "brown-1"}, {"yellow-1": "go-to-jail-1"}, whole=False, cash={"yellow": 100})
    waiting = decision(state := round_under_way(record))
    assert waiting is not None and (waiting.kind, waiting.about) == ("fee", "yellow-1")
    assert state.slid == ("red-1", "yellow-1")
    stays = {"rule": "K12", "token": "yellow-1", "pay": False}
    waiting = decision(state := round_under_way({**record, "choices": [stays]}))
    assert waiting is not None and (waiting.kind, waiting.side) == ("slide", "red")
    further = slid(
        {"red-1": "brown-1"}, {"yellow-1": "jail"}, {"red-2": "off"}, whole=False, cash={"yellow": 100}
    )
    waiting = decision(round_under_way(further))  # the default was taken, for the record goes on
    assert waiting is not None and (waiting.kind, waiting.side) == ("slide", "yellow")
    waiting = decision(round_under_way(a_round({"red-1": "railroad-1", "yellow-1": "railroad-2"})))
    assert waiting is not None and (waiting.kind, waiting.about) == ("railroad", "red-1")
    assert round_under_way(a_round({"red-1": "brown-1"})).over
