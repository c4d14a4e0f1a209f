"""`knockout-lab aim`: the best aim as a document and a sentence, its pictures, one line for what makes no sense."""

from __future__ import annotations

import json
from math import degrees
from pathlib import Path

import pytest

from lab.cli import run

QUICK = ("--slides", "100000", "--n", "5000")


def printed(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert run(["aim", *QUICK, *args]) == 0
    return capsys.readouterr().out


def test_it_names_the_best_aim_for_a_beginner_and_for_a_skilled_thrower(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = {who: json.loads(printed(capsys, "--thrower", who, "--json")) for who in ("beginner", "skilled")}
    for who, document in told.items():
        best = document["best"]
        assert set(best) == {"x", "angle", "speed", "worth", "lo", "hi"}
        assert best["lo"] < best["worth"] < best["hi"]
        assert document["why"].startswith(f"A {who} thrower does best")
        assert f"{best['speed']:.3f} m/s" in document["why"]
        assert (document["unit"], document["counted"], document["seed"]) == ("money", "printed", 1)
    assert told["skilled"]["best"]["lo"] > told["beginner"]["best"]["hi"]


def test_place_ranges_hand_and_tokens_are_taken(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(
        printed(
            capsys, "--x", "0.2", "--angles", "-4,6", "--speeds", "0.6,0.8", "--angle-scatter", "1", "--json",
            "--correlation", "angle,speed=0.5", "--student-t", "5", "--resting", "red-1=0.2,0.6", "--skills",
        )
    )  # fmt: skip
    assert told["best"]["x"] == 0.2
    assert -4.5 < degrees(told["best"]["angle"]) < 6.5
    assert 0.59 < told["best"]["speed"] < 0.82
    assert told["thrower"]["correlations"] == [["angle", "speed", 0.5]]
    assert (told["thrower"]["name"], told["thrower"]["freedom"]) == ("own", 5)
    worths = [best["worth"] for best in told["skills"]["best"]]
    assert worths[0] > worths[-1]


def test_the_text_has_the_reason_the_losses_and_the_curve(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    told = printed(capsys, "--x", "0.233", "--skills", "--out", str(tmp_path), "--format", "svg")
    lines = told.splitlines()
    assert lines[0].startswith("A casual thrower does best to let go at x 23.3 cm")
    assert "scatter, times" in told
    assert "aiming 1° beside it costs up to" in told
    assert lines[-2:] == [f"picture: {tmp_path / 'aim.svg'}", f"picture: {tmp_path / 'skill.svg'}"]
    assert (tmp_path / "aim.svg").exists()


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--x", "3"], "not on the board"),
        (["--x", "nan"], "not on the board"),
        (["--worth", "gold"], "printed"),
        (["--angles", "1"], "FROM,TO"),
        (["--angles", "10,-10"], "angles"),
        (["--speeds", "a,b"], "FROM,TO"),
        (["--speeds", "1,1"], "speeds"),
        (["--slides", "0"], "slides"),
        (["--n", "0"], "n: "),
        (["--thrower", "expert"], "presets are"),
        (["--correlation", "angle=1"], "WAY,WAY=NUMBER"),
        (["--correlation", "angle,speed=2"], "within -1 to 1"),
        (["--student-t", "1"], "more than 2"),
        (["--resting", "a=1"], "TOKEN=X,Y"),
        (["--resting", "red-1=5,5"], "off the board"),
        (["--board", "nope"], "shipped boards"),
        (["--seed", "-1"], "--seed"),
    ],
)
def test_what_makes_no_sense_is_one_line(
    capsys: pytest.CaptureFixture[str], args: list[str], told: str
) -> None:
    assert run(["aim", "--slides", "1000", "--n", "100", *args]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert told in captured.err


def test_the_money_of_the_round_can_be_what_counts(capsys: pytest.CaptureFixture[str]) -> None:
    """On an empty table a Railroad is worth the dearest property, and more space is round it."""
    told = {
        worth: json.loads(printed(capsys, "--x", "0.14", "--worth", worth, "--thrower", "beginner", "--json"))
        for worth in ("printed", "cash", "lead")
    }
    assert [document["counted"] for document in told.values()] == ["printed", "cash", "lead"]
    assert "Railroad" in told["cash"]["why"] and "Railroad" not in told["printed"]["why"]
    assert (
        told["cash"]["best"]["lo"] > told["printed"]["best"]["hi"]
    )  # the side's three other tokens count too


def test_every_point_of_the_curve_is_aimed_and_checked_as_the_map_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """--n, --angles and --speeds reach the curve: few slides leave wide intervals, a narrow range is kept to."""
    narrow = ("--x", "0.14", "--skills", "--json", "--angles", "6,9", "--speeds", "0.7,0.8")
    widths = {}
    for n in ("200", "20000"):
        told = json.loads(printed(capsys, *narrow, "--n", n))["skills"]["best"]
        assert all(5.5 < degrees(best["angle"]) < 9.5 and 0.69 < best["speed"] < 0.81 for best in told)
        widths[n] = max(best["hi"] - best["lo"] for best in told)
    assert 5 < widths["200"] / widths["20000"] < 20  # ten, by the square root


def test_a_board_that_pays_nothing_has_no_best_aim(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "--board", "blank-lane", "--x", "0.15")
    assert told.startswith("Nothing on the board blank-lane brings any money")


def test_small_money_keeps_its_digits_and_the_hand_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "--board", "table-shuffleboard", "--x", "0.2")
    assert " 1." in told.partition("on average")[0]
    worth = told.splitlines()[-1]
    assert worth.startswith("worth 1.") and "to 1." in worth
    assert "casual thrower (angle ± 1.5°" in worth
