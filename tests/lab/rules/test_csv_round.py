"""Final places in a spreadsheet, as people write them down after a round."""

from __future__ import annotations

from typing import Any

import pytest

from lab import load_board, score_round
from lab.errors import RuleError
from lab.rules.csv_round import read_csv_round
from lab.rules.printed import printed_on
from tests.lab.rules.rounds import a_round, refused

PRINTED = printed_on(load_board("knockout"))


def read(text: str, **asked: Any) -> tuple[dict[str, Any], list[str]]:
    return read_csv_round(text, PRINTED, **asked)


def test_a_row_is_a_token_and_its_space() -> None:
    text = "token,space\nred-1,brown-1\nred-2,off\nred-3,jail\nred-4,blank\n" + "".join(
        f"yellow-{n},green-{side}\n" for n, side in ((1, "a"), (2, "b"), (3, "a"), (4, "b"))
    )
    record, notes = read(text)
    assert notes == ["turn order as listed: red, yellow"]
    assert record == a_round(
        {
            "red-1": "brown-1",
            "red-3": "jail",
            "red-4": "blank",
            "yellow-1": "green-a",
            "yellow-2": "green-b",
            "yellow-3": "green-a",
            "yellow-4": "green-b",
        }
    )
    assert score_round(record).cash == {"red": 50, "yellow": 1100}


def test_names_are_taken_as_people_write_them_and_what_is_missing_is_off() -> None:
    text = "# Tuesday\n\nYellow 2;Dark blue 2\nRED_1;  Brown 1\nyellow-1;0,14 0,83\n"
    record, notes = read(text)
    assert record["order"] == ["yellow", "red"]
    assert record["final"]["yellow-2"] == "dark-blue-2"
    assert record["final"]["red-1"] == "brown-1"
    assert record["final"]["yellow-1"] == [0.14, 0.83]
    assert record["final"]["red-4"] == "off"
    assert notes[1] == "not listed, so off the board: yellow-3, yellow-4, red-2, red-3, red-4"


@pytest.mark.parametrize(
    "place", ['"0.14, 0.83"', "0.14 0.83", '"0,14 0,83"', '"0,14; 0,83"', '"(0.14, 0.83)"']
)
def test_a_position_is_taken_as_people_write_it(place: str) -> None:
    assert read(f"red-1,{place}\nyellow-1,off\n")[0]["final"]["red-1"] == [0.14, 0.83]


def test_tabs_and_a_heading_of_a_spreadsheet() -> None:
    record, _ = read("Token\tSpace\r\nred-1\tbrown-1\r\nyellow-1\tjail\r\n")
    assert record["final"]["red-1"] == "brown-1"


def test_order_cash_pot_and_options_are_told_beside_the_file() -> None:
    record, notes = read(
        "red-1,brown-1\nyellow-1,brown-1\n",
        order=("yellow", "red"),
        cash={"red": 150},
        pot=700,
        options={"jail_fee": 50},
    )
    assert record["order"] == ["yellow", "red"] and record["cash"] == {"yellow": 0, "red": 150}
    assert record["pot"] == 700 and record["options"] == {"jail_fee": 50}
    assert score_round(record).cash == {"yellow": 50, "red": 150}
    assert not any("order" in note for note in notes)
    assert read("red-1,off\nyellow-1,off", options={"pot_refill": 300})[0]["pot"] == 300


def test_K15_the_third_column_says_where_a_token_on_chance_came_to_rest() -> None:
    record, _ = read("token,space,again\nred-1,chance-1,Green B\nyellow-1,brown-1,\n")
    assert score_round(record).cash == {"red": 300, "yellow": 50}
    with refused("rule-K15"):
        score_round(read("red-1,chance-1\nyellow-1,brown-1\n")[0])


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("red-1,boardwalk\n", "place", "line 1"),
        ("token,space\nred-1,brown-1\nred-2\n", "format", "line 3"),
        ("red-1,brown-1,off,4\n", "format", "line 1"),
        ("red-5,brown-1\n", "rule-K1", "line 1"),
        ("red,brown-1\n", "rule-K1", "line 1"),
        ("red-1,brown-1\nRed 1,off\n", "rule-K1", "line 2"),
        ("token,place\nred-1,brown-1\n", "format", "line 1"),
        ("token,space\n", "no-data", None),
        ("# nothing\n", "no-data", None),
        ("red-1,off\n" * 2000, "format", None),
        ("red-1,off\nred-2," + "x" * 200_000, "format", "line 2"),
        ('red-1,"brown-1\nred-2,boardwalk\n', "place", "line 2"),
    ],
)
def test_what_is_no_place_is_refused_with_its_line(text: str, code: str, where: str | None) -> None:
    with pytest.raises(RuleError) as caught:
        read(text)
    assert (caught.value.code, caught.value.where) == (code, where)


def test_a_misspelt_space_is_guessed() -> None:
    with refused("place", "did you mean 'brown-1'?"):
        read("red-1,brwon-1\n")


def test_cash_of_a_side_that_does_not_play_is_refused_when_scored() -> None:
    record, _ = read("red-1,off\nyellow-1,off\n", cash={"green": 50})
    with refused("rule-K1", "cash.green"):
        score_round(record)
