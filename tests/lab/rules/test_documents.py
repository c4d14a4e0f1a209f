"""The formats as JSON Schemas: shipped as generated, true to what is read, written and scored."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from lab import Thrower, load_board, play_game, score_round
from lab.rules import read_round
from lab.rules.documents import DOCUMENTS, json_schema, shipped_schema, write_schemas
from tests.lab.rules.rounds import a_round, slid, thrown
from tests.lab.rules.test_properties import QUICK, records
from tests.shared import shared_files

jsonschema = pytest.importorskip("jsonschema")

CASES = shared_files("cases/*.json")


def validator(kind: str) -> Any:
    return jsonschema.Draft202012Validator(json_schema(kind))


@pytest.mark.parametrize("kind", DOCUMENTS)
def test_the_shipped_schema_is_the_generated_one_and_is_a_schema(kind: str, tmp_path: Path) -> None:
    assert json.loads(shipped_schema(kind)) == json.loads(json.dumps(json_schema(kind)))
    jsonschema.Draft202012Validator.check_schema(json_schema(kind))
    paths = write_schemas(tmp_path)
    assert (tmp_path / f"{kind}.json").read_text(encoding="utf-8") == shipped_schema(kind)
    assert len(paths) == len(DOCUMENTS)


@pytest.mark.shared
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_the_reference_rounds_and_their_scores_are_valid_and_come_back_as_they_were(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))["round"]
    validator("round").validate(record)
    validator("score").validate(score_round(record).as_dict())
    assert json.dumps(read_round(record).as_dict()) == json.dumps(record)


@given(records())
@settings(QUICK, max_examples=40)
def test_what_is_scored_is_valid(record: dict[str, Any]) -> None:
    score = score_round(record)
    validator("round").validate(record)
    validator("score").validate(score.as_dict())


@pytest.mark.parametrize(
    "record",
    [
        slid({"red-1": thrown(0.9, draw={"mu": 0.08, "restitution": 0.7, "factor": 1.0})}),
        slid({"red-1": {**thrown(0.9), "rest": {"red-1": "off"}, "toppled": ["red-1"]}}),
        {**a_round({"red-1": (0.05, 0.3)}), "why": "an evening"},
        {key: value for key, value in a_round({}).items() if key not in ("options", "choices")},
    ],
)
def test_every_form_of_a_round_comes_back_as_it_was(record: dict[str, Any]) -> None:
    plain = json.loads(json.dumps(record))
    validator("round").validate(plain)
    assert json.dumps(read_round(plain).as_dict()) == json.dumps(plain)


def test_what_comes_back_is_a_copy() -> None:
    record = a_round({})
    read_round(record).as_dict()["cash"]["red"] = 1000
    assert record["cash"]["red"] == 0


def test_a_played_game_is_valid_as_are_its_rounds_and_their_scores() -> None:
    game = play_game(load_board("knockout"), ["red", "yellow"], Thrower.preset("casual"), seed=3).record
    plain = json.loads(json.dumps(game))
    validator("game").validate(plain)
    for record in plain["rounds"]:
        validator("round").validate(record)
        validator("score").validate(score_round(record).as_dict())
        assert read_round(record).as_dict() == record


@pytest.mark.parametrize(
    "change",
    [
        {"format": "knockout-round/2"},
        {"order": ["red"]},
        {"order": ["red", "red"]},
        {"pot": -1},
        {"pot": 1.5},
        {"potts": 1},
        {"final": {"red-5": "off"}},
        {"final": {"red-1": [0.1]}},
        {"final": None},
        {"slides": []},  # beside final
        {"options": {"jail_fee": "much"}},
        {"options": {"jail_fees": 1}},
        {"choices": [{"rule": "K17"}]},
        {"choices": [{"rule": "K15", "token": "red-1"}]},
        {"choices": [{"rule": "K12", "token": "red-1"}]},
    ],
)
def test_what_is_no_round_is_not_valid(change: dict[str, Any]) -> None:
    assert not validator("round").is_valid({**a_round({}), **change})
