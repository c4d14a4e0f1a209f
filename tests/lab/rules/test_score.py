"""The score as a value: its document, its ledger, its table for notebooks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from lab import RoundScore, RuleOptions, score_round
from lab.board import load_board
from tests.lab.rules.rounds import a_round, score

ROUND = {
    "red-1": "luxury-tax-1",
    "red-2": "brown-1",
    "red-3": "brown-2",
    "red-4": "house-1",
    "yellow-1": "free-parking-1",
    "yellow-2": "brown-1",
    "yellow-3": "jail",
}


def test_the_document_has_the_fixed_keys_and_nothing_else() -> None:
    document = score(ROUND, cash={"red": 100}).as_dict()
    assert list(document) == [
        "format",
        "cash",
        "pot",
        "bank",
        "next_pot",
        "next_order",
        "spaces",
        "steps",
    ]
    assert document["format"] == "knockout-score/1"
    assert document["cash"] == {"red": 150, "yellow": 700}  # 100 + 50 + 50 + 100 + 50 - 200
    assert document["spaces"]["yellow-3"] == "jail"
    assert document["steps"][0] == {
        "step": "collect",
        "rule": "K17",
        "side": "red",
        "token": "red-2",
        "space": "brown-1",
        "amount": 50,
        "from": "bank",
        "to": "red",
        "why": "red collects for Brown 1, where red-2 lies.",
    }
    assert [(step["rule"], step["amount"]) for step in document["steps"]] == [
        ("K17", 50),
        ("K17", 50),
        ("K18", 100),
        ("K19", 50),
        ("K20", 200),
        ("K21", 700),
        ("K22", 500),
    ]


def test_the_steps_alone_lead_from_the_old_cash_to_the_new() -> None:
    record = a_round(ROUND, cash={"red": 100})
    end = score_round(record)
    accounts = {**record["cash"], "pot": record["pot"], "bank": 0}
    for step in end.as_dict()["steps"]:
        accounts[step["from"]] -= step["amount"]
        accounts[step["to"]] += step["amount"]
    assert accounts == {**end.cash, "pot": end.next_pot, "bank": -end.bank}


def test_each_line_says_why_in_one_sentence() -> None:
    for line in score(ROUND, cash={"red": 100}).log:
        assert line.why.endswith(".") and "\n" not in line.why and line.rule.startswith("K")


def test_K17_the_table_tells_who_came_too_late() -> None:
    rows = score(ROUND).rows()
    assert rows[5][:5] == ("K17", "yellow", "yellow-2", "brown-1", "")
    assert "red, earlier in turn order" in rows[5][5]


def test_amounts_carry_the_sign_of_the_side() -> None:
    signed = {row[0]: row[4] for row in score(ROUND, cash={"red": 100}).rows()}
    assert (signed["K18"], signed["K20"], signed["K21"], signed["K22"]) == ("+100", "−200", "+700", "+500")


def test_a_notebook_shows_the_ledger_and_no_ones_markup() -> None:
    end = score({"<b>-1": "brown-1"}, order=("<b>", "yellow"))
    page = end._repr_html_()
    assert "K17" in page and "+50" in page
    assert '<td style="text-align:left">&lt;b&gt;</td>' in page and "<b>-1" not in page


def test_another_board_may_be_given() -> None:
    board = load_board("knockout")
    dear = board.replace(
        spaces=[s.model_copy(update={"value": 1000}) if s.id == "brown-1" else s for s in board.spaces]
    )
    assert score_round(a_round({"red-1": "brown-1"}), dear).cash["red"] == 1000


def test_a_board_without_spaces_pays_nothing() -> None:
    record = a_round({"red-1": [0.1, 0.3], "red-2": "blank"})
    record["board"] = "blank-lane"
    end = score_round(record)
    assert end.steps == ()
    assert end.spaces["red-1"] == "blank"


def test_a_printed_space_of_kind_blank_is_the_one_blank() -> None:
    board = load_board("knockout")
    strip = board.spaces[0].model_copy(
        update={"id": "strip", "kind": "blank", "value": 0, "group": None, "rect": (0.0, 0.9, 0.28, 0.05)}
    )
    wider = board.replace(spaces=[*board.spaces, strip])
    assert score_round(a_round({"red-1": "strip"}), wider).spaces["red-1"] == "blank"
    assert score_round(a_round({"red-1": [0.1, 0.92]}), wider).spaces["red-1"] == "blank"


def test_names_are_importable_from_the_top() -> None:
    assert isinstance(score({}), RoundScore)
    assert isinstance(score({}).options, RuleOptions)


def test_scoring_by_space_ids_loads_no_solver() -> None:
    program = (
        "import sys, lab\n"
        "from tests.lab.rules.rounds import score\n"
        "print(score({'red-1': 'brown-1'}).cash['red'])\n"
        "print([m for m in ('numba', 'scipy.optimize', 'numpy', 'PySide6') if m in sys.modules])\n"
    )
    # pytest itself may have loaded them here: a fresh process tells
    root = Path(__file__).parents[3]
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=root
    )
    assert done.stdout.splitlines() == ["50", "[]"]
