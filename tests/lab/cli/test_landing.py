"""`knockout-lab landing`: chances that add up to 1, the picture, and one line for what makes no sense."""

from __future__ import annotations

import json
from math import radians
from pathlib import Path

import pytest

from lab import Aim, Thrower, landing_map, load_board
from lab.cli import run


def printed(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert run(["landing", "--n", "2000", *args]) == 0
    return capsys.readouterr().out


def test_the_document_is_the_landing_map_of_the_same_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(
        printed(capsys, "--speed", "0.9", "--angle", "1", "--x", "0.12", "--seed", "3", "--json")
    )
    truth = landing_map(
        load_board("knockout"), Thrower.preset("casual"), Aim(0.12, radians(1), 0.9), n=2_000, seed=3
    )
    assert told == json.loads(json.dumps(truth.as_dict()))
    assert {"n", "seed", "spaces", "off", "short", "jail"} <= set(told)
    total = sum(c["p"] for c in told["spaces"].values()) + told["off"]["p"] + told["short"]["p"]
    assert total == pytest.approx(1.0)


def test_the_board_from_a_file_the_preset_and_own_sigmas_are_taken(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = json.loads(
        printed(
            capsys, "--speed", "2", "--board", "table-shuffleboard", "--thrower", "skilled",
            "--angle-scatter", "2", "--speed-scatter", "5", "--place-scatter", "3", "--spin-scatter", "0",
            "--json",
        )
    )  # fmt: skip
    assert told["board"] == "table-shuffleboard"
    assert told["thrower"] == pytest.approx(
        {"name": "own", "angle": radians(2), "speed": 0.05, "place": 0.003, "spin": 0.0}
    )


def test_resting_tokens_stand_in_the_way(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(printed(capsys, "--speed", "0.9", "--resting", "blue-1=0.14,0.3", "--json"))
    free = json.loads(printed(capsys, "--speed", "0.9", "--json"))
    assert told["spaces"]["chance-2"]["p"] < free["spaces"]["chance-2"]["p"] / 2


def test_the_table_has_intervals_n_and_seed(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "--speed", "0.9")
    assert "95 %" in told
    assert "2\N{THIN SPACE}000 slides, seed 1, casual thrower" in told


def test_the_picture_is_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = printed(capsys, "--speed", "0.9", "--out", str(tmp_path), "--format", "pdf")
    assert told.splitlines()[-1] == f"picture: {tmp_path / 'landing.pdf'}"
    assert (tmp_path / "landing.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ([], "--speed"),
        (["--speed", "nan"], "aim.speed"),
        (["--speed", "1", "--n", "0"], "n: "),
        (["--speed", "1", "--n", "-3"], "n: "),
        (["--speed", "1", "--n", "1000000000000"], "at most"),
        (["--speed", "1", "--n", "many"], "many"),
        (["--speed", "1", "--angle", "95"], "--angle 95"),
        (["--speed", "1", "--x", "14"], "not on the board"),
        (["--speed", "1", "--thrower", "expert"], "presets are"),
        (["--speed", "1", "--speed-scatter", "-3"], "--speed-scatter -3"),
        (["--speed", "1", "--angle-scatter", "nan"], "--angle-scatter nan"),
        (["--speed", "1", "--set", "mu=-1"], "surface.mu"),
        (["--speed", "1", "--board", "nope"], "shipped boards"),
        (["--speed", "1", "--resting", "a=1"], "TOKEN=X,Y"),
        (["--speed", "1", "--seed", "-1"], "--seed"),
    ],
)
def test_what_makes_no_sense_is_one_line(
    capsys: pytest.CaptureFixture[str], args: list[str], told: str
) -> None:
    assert run(["landing", *args]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert told in captured.err
