"""`knockout-lab sample`: the sampler's document, table and picture; own landings; one line for bad input."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from lab import Aim, Thrower, load_board, sampler, sampler_of_landings
from lab.cli import run

Captured = pytest.CaptureFixture[str]


def printed(capsys: Captured, *args: str) -> str:
    assert run(["sample", *args]) == 0
    return capsys.readouterr().out


def test_the_document_is_the_sampler_of_the_same_numbers(capsys: Captured) -> None:
    told = json.loads(
        printed(
            capsys, "--speed", "1", "--x", "0.233", "--n", "500", "--seed", "3", "--fee", "90",
            "--payout", "off=-50", "--payout", "short=5", "--json",
        )
    )  # fmt: skip
    truth = sampler(
        load_board("knockout"), Thrower.preset("casual"), Aim(0.233, 0.0, 1.0), 3,
        payouts={"off": -50, "short": 5}, fee=90,
    ).add(500)  # fmt: skip
    assert told == json.loads(json.dumps(truth.as_dict()))
    assert sum(row["contribution"] for row in told["table"]) == pytest.approx(told["mean"]["mean"])


def test_the_table_adds_up_and_the_fair_fee_is_told(capsys: Captured) -> None:
    told = printed(capsys, "--speed", "1", "--x", "0.233").splitlines()
    total = next(line for line in told if line.startswith("Mean of a throw"))
    assert f"the mean is {total.split()[-1]} a throw" in told[-2]
    assert "fair fee" in told[-2] and told[-1].startswith("seed 1, casual thrower")


def test_one_s_own_landings_are_read_from_a_file_or_typed(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = load_board("knockout")
    places = sampler(board, Thrower.preset("casual"), Aim(0.14, 0.0, 0.9)).add(20).rest.round(3)
    text = "x (cm),y (cm)\n" + "".join(f"{100 * x:.1f},{100 * y:.1f}\n" for x, y in places)
    path = tmp_path / "landings.csv"
    path.write_text(text)
    told = json.loads(printed(capsys, "--landings", str(path), "--n", "100", "--json"))
    truth = sampler_of_landings(places.tolist(), board).skill
    assert truth is not None
    assert told["skill"]["sigmas"]["angle"] == pytest.approx(truth.thrower.angle)
    assert "known to about 16 %" in told["skill"]["sentence"]
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    typed = printed(capsys, "--landings", "-", "--n", "100")
    assert "your skill: 20 landings" in typed


def test_the_picture_is_written(capsys: Captured, tmp_path: Path) -> None:
    told = printed(capsys, "--speed", "1", "--n", "100", "--out", str(tmp_path), "--format", "svg")
    assert told.splitlines()[-1] == f"picture: {tmp_path / 'sample.svg'}"
    assert (tmp_path / "sample.svg").read_bytes().startswith(b"<?xml")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ([], "--speed to aim with"),
        (["--speed", "1", "--landings", "x.csv"], "--speed does nothing with --landings"),
        (["--landings", "no-such.csv"], "no-such.csv"),
        (["--landings", "x.csv", "--thrower", "skilled"], "--thrower does nothing with --landings"),
        (["--landings", "x.csv", "--correlation", "x,y=0.1"], "--correlation does nothing with --landings"),
        (["--landings", "x.csv", "--x", "0.1"], "--x does nothing with --landings"),
        (["--speed", "1", "--unit", "cm"], "--unit does nothing without --landings"),
        (["--speed", "1", "--n", "0"], "n: "),
        (["--speed", "1", "--n", "2000000"], "at most"),
        (["--speed", "1", "--payout", "off"], "OUTCOME=AMOUNT"),
        (["--speed", "1", "--payout", "off=much"], "OUTCOME=AMOUNT"),
        (["--speed", "1", "--payout", "off=1", "--payout", "off=2"], "given twice"),
        (["--speed", "1", "--payout", "mars=1"], "no outcome 'mars'"),
        (["--speed", "1", "--payout", "off=nan"], "payout.off"),
        (["--speed", "1", "--fee", "inf"], "fee: "),
        (["--speed", "nan"], "aim.speed"),
        (["--speed", "1", "--x", "3"], "aim.x"),
    ],
)
def test_what_makes_no_sense_is_one_line(capsys: Captured, args: list[str], told: str) -> None:
    assert run(["sample", *args]) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and captured.err.count("\n") == 1
    assert told in captured.err


def test_landings_without_a_unit_are_never_taken_for_metres_where_they_cannot_be(
    capsys: Captured, tmp_path: Path
) -> None:
    """Centimetres are asked about; metres are taken, and said to have been. The same for `fit --measure landings`."""
    cm, m = tmp_path / "cm.txt", tmp_path / "m.txt"
    places = [(13.1, 55.0), (14.2, 61.0), (12.9, 58.0), (15.0, 52.0)]
    cm.write_text("\n".join(f"{x} {y}" for x, y in places))
    m.write_text("\n".join(f"{x / 100} {y / 100}" for x, y in places))
    for command in (["sample", "--n", "20", "--landings"], ["fit", "--measure", "landings"]):
        assert run([*command, str(cm)]) == 2
        refused = capsys.readouterr().err
        assert refused.startswith("unit-unknown: ") and "`x (cm)`, or give --unit" in refused
        assert run([*command, str(m)]) == 0
        told = capsys.readouterr().out
        assert f"note: no unit is given: taken as metres ({m}" in told
        assert "note: no row names the columns: taken as x and y" in told
        assert run([*command, str(cm), "--unit", "cm"]) == 0
        assert "taken as metres" not in capsys.readouterr().out
