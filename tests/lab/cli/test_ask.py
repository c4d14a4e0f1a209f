"""`knockout-lab ask`: each question in words and as a document, and one line for what makes no sense."""

from __future__ import annotations

import json
import math

import pytest

from lab import RuleOptions, Thrower, load_board
from lab.chance.questions import pay_jail
from lab.chance.rollout import table_state
from lab.chance.space_values import space_values
from lab.cli import run
from lab.cli.ask import QUESTIONS

TABLES = {name: tuple(example.split()) for name, (_, example) in QUESTIONS.items()}
"""The examples of the help."""


def asked(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert run(["ask", *args]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("question", QUESTIONS)
def test_each_question_is_answered_in_words_and_as_a_document(
    question: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = (question, *TABLES[question], "--n", "200")
    words = asked(capsys, *table)
    document = json.loads(asked(capsys, *table, "--json"))
    assert "95 %" in words and "200 " in words
    if question == "spaces":
        assert {"n", "seed", "spaces", "kinds"} <= set(document) and "dark-blue-2" in words
    else:
        assert document["why"] in words and {"options", "gain", "side", "n"} <= set(document)


def test_the_document_is_the_answer_to_the_same_table(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(asked(capsys, "pay-jail", *TABLES["pay-jail"], "--n", "300", "--seed", "4", "--json"))
    state = table_state(load_board("knockout"), {"red-2": "jail"}, cash={"red": 200})
    truth = pay_jail(state, Thrower.preset("casual"), "red-2", n=300, seed=4)
    hand = Thrower.preset("casual")
    assert told == json.loads(json.dumps({**truth.as_dict(), "board": "knockout", "thrower": hand.as_dict()}))


def test_house_rules_board_and_hand_are_taken(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(
        asked(
            capsys, "spaces", "--n", "50", "--thrower", "skilled", "--set", "mu=0.1", "--option", "jail_fee=50",
            "--order", "red,green,blue", "--cash", "blue=400", "--pot", "300", "--worth", "lead", "--json",
        )
    )  # fmt: skip
    truth = space_values(
        load_board("knockout").with_(mu=0.1), Thrower.preset("skilled"), order=("red", "green", "blue"), n=50,
        measure="lead", cash={"blue": 400}, pot=300, options=RuleOptions(jail_fee=50),
    )  # fmt: skip
    hand = Thrower.preset("skilled")
    assert told == json.loads(json.dumps({**truth.as_dict(), "board": "knockout", "thrower": hand.as_dict()}))


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("pay-jail",), "--token is missing"),
        (("house",), "--side is missing"),
        (("pay-jail", "--token", "red-1"), "not in jail"),
        (("pay-jail", "--at", "red-1=jail", "--token", "red-1"), "cannot pay"),
        (("throw", "--at", "red-1"), "write TOKEN=PLACE"),
        (("throw", "--at", "red-1=moon"), "no space"),
        (("throw", "--at", "red-1=brown-1"), "give its place"),
        (("throw", "--resting", "green-1=0.1,0.3"), "no token of"),
        (("throw", "--cash", "green=3"), "does not play"),
        (("throw", "--cash", "red=lots"), "whole amount"),
        (("throw", "--order", "red"), "2"),
        (("throw", "--n", "1"), "2 or more"),
        (("last-slide", "--at", "red-1=off"), "whole rounds"),
        (("last-slide", "--worth", "lead"), "leave it out"),
        (("moon",), "usage"),
    ],
)
def test_what_makes_no_sense_is_one_line(
    args: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["ask", *args]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and words in err


def test_a_round_record_says_what_lies_on_the_table(tmp_path, capsys: pytest.CaptureFixture[str]) -> None:
    record = {
        "format": "knockout-round/1", "board": "knockout", "order": ["red", "yellow"],
        "cash": {"red": 200, "yellow": 0}, "pot": 500, "options": {}, "choices": [],
        "slides": [{"side": "red", "token": "red-1", "rest": {"red-1": "go-to-jail-1"}}],
    }  # fmt: skip
    path = tmp_path / "round.json"
    path.write_text(json.dumps(record))
    told = json.loads(
        asked(capsys, "pay-jail", "--round", str(path), "--token", "red-1", "--n", "50", "--json")
    )
    assert told["side"] == "red" and len(told["options"]) == 2
    for more, words in (
        (("--token", "red-1", "--cash", "red=5"), "leave out"),
        (("--token", "red-2"), "not in jail"),
    ):
        assert run(["ask", "pay-jail", "--round", str(path), *more]) == 2
        assert words in capsys.readouterr().err
    for text, words in (("[]", "no round record"), ('{"format": "x"}', "round.json"), ("", "empty")):
        path.write_text(text)
        assert run(["ask", "throw", "--round", str(path)]) == 2
        err = capsys.readouterr().err
        assert words in err and err.count("\n") == 1
    assert run(["ask", "throw", "--round", str(tmp_path / "none.json")]) == 2
    assert "no-file" in capsys.readouterr().err


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_help_has_a_whole_example_and_the_last_line_tells_who_throws(
    question: str, capsys: pytest.CaptureFixture[str]
) -> None:
    example = f"ask {question} {QUESTIONS[question][1]}"
    assert f"knockout-lab {example}" in asked(capsys, "--help")
    last = asked(capsys, *example.split()[1:], "--n", "50").splitlines()[-1]
    hand = Thrower.preset("beginner" if "beginner" in example else "casual")
    assert f"{hand.name} throwers ({hand.describe()}), board knockout" in last and "seed 1" in last


@pytest.mark.parametrize("question", [name for name in QUESTIONS if "--token" in QUESTIONS[name][0]])
def test_what_is_missing_is_asked_for_by_an_example(
    question: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["ask", question]) == 2
    assert capsys.readouterr().err.endswith(f"e.g. ask {question} {QUESTIONS[question][1]}\n")


def test_a_throw_that_is_advised_tells_its_aim(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(asked(capsys, "throw", *TABLES["throw"], "--n", "100", "--json"))
    aims = {option["what"]: option["aim"] for option in told["options"]}
    assert set(aims) == {"collect", "protect red-1", "attack yellow-1"}
    at = aims["attack yellow-1"]  # straight at (0.23, 0.75), let go at 0.1 m up the board
    assert at["x"] + math.tan(at["angle"]) * 0.65 == pytest.approx(0.23, abs=1e-6)
    best = aims[told["options"][0]["what"]]
    assert (
        f"let go at x {100 * best['x']:.1f} cm" in told["why"] and f"{best['speed']:.3f} m/s" in told["why"]
    )
