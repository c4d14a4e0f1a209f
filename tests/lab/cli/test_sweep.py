"""`knockout-lab sweep`: tables as files, Ctrl-C and going on, and one line for what makes no sense."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from lab import Aim, Thrower, load_board, sweep
from lab.cli import run
from tests.first_compile import without_compiling

Captured = pytest.CaptureFixture[str]
OVER = ["--over", "mu=0.07:0.09:3", "--over", "skill=beginner,skilled"]


def test_the_document_is_the_sweep_of_the_same_numbers(capsys: Captured) -> None:
    assert run(["sweep", *OVER, "--speed", "0.9", "--n", "200", "--seed", "3", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    truth = sweep(
        load_board("knockout"), Thrower.preset("casual"), Aim(0.14, 0.0, 0.9),
        {"mu": [0.07, 0.08, 0.09], "skill": ["beginner", "skilled"]}, n=200, seed=3,
    )  # fmt: skip
    assert told == json.loads(json.dumps(truth.as_dict()))


def test_the_table_is_written_and_nothing_stays_beside_it(capsys: Captured, tmp_path: Path) -> None:
    out = tmp_path / "mu.csv"
    assert run(["sweep", *OVER, "--over", "aim.reach=0.5", "--n", "200", "--out", str(out)]) == 0
    told = capsys.readouterr().out
    assert told.splitlines()[-1] == f"table: {out}"
    assert "6 points of 200 slides, seed 1, board knockout" in told
    assert [path.name for path in tmp_path.iterdir()] == ["mu.csv"]
    with out.open() as file:
        assert [row["mu"] for row in csv.DictReader(file)] == ["0.07", "0.07", "0.08", "0.08", "0.09", "0.09"]


def test_parquet_is_written_by_its_ending(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed (extra: cluster)")
    out = tmp_path / "mu.parquet"
    assert run(["sweep", *OVER, "--speed", "0.9", "--n", "50", "--out", str(out)]) == 0
    assert parquet.read_table(out).num_rows == 6


PRESSES_CTRL_C = """
import os, signal
from lab.chance.sweep.journal import Journal
from lab.cli import main
keep = Journal.keep
def kept_and_pressed(self, key, row):
    keep(self, key, row)
    if len(self.rows) == 5:
        os.kill(os.getpid(), signal.SIGINT)
Journal.keep = kept_and_pressed
main()
"""
"""The command line with someone at the keyboard who stops it when five points are kept."""


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGINT to send to one process on Windows")
def test_ctrl_c_keeps_what_is_measured_and_the_same_command_goes_on(tmp_path: Path) -> None:
    out, journal = tmp_path / "mu.csv", tmp_path / "mu.csv.journal"
    args = ["sweep", "--over", "mu=0.05:0.15:40", "--speed", "0.9", "--n", "5000", "--workers", "1"]
    asked = subprocess.run(
        [sys.executable, "-c", PRESSES_CTRL_C, *args, "--out", str(out)], capture_output=True, text=True
    )
    assert asked.returncode == 130 and asked.stdout == ""
    kept = journal.read_text().count("\n") - 1
    assert [line for line in without_compiling(asked.stderr).splitlines() if line] == [
        f"{kept} points are kept in {journal}; the same command goes on",
        "stopped",
    ]
    assert 5 <= kept < 40 and not out.exists()
    assert run([*args, "--out", str(out)]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["mu.csv"]
    assert run([*args, "--out", str(tmp_path / "whole.csv")]) == 0
    assert out.read_bytes() == (tmp_path / "whole.csv").read_bytes()


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ([], "--over"),
        (["--over", "mu=0.1"], "where is it aimed"),
        (["--over", "aim.speed=0.1,0.2", "--speed", "1"], "--speed does nothing where aim.speed"),
        (["--over", "mu", "--speed", "1"], "NAME=FROM:TO:COUNT"),
        (["--over", "mu=-1,1", "--speed", "1"], "mu=-1.0: surface.mu"),
        (["--over", "mu=0.1", "--over", "mu=0.2", "--speed", "1"], "stands twice"),
        (["--over", "mu=0.1", "--speed", "1", "--n", "0"], "n: "),
        (["--over", "mu=0.1", "--speed", "1", "--n", "1000000000"], "at most"),
        (["--over", "mu=0.1", "--speed", "1", "--out", "table.xlsx"], ".csv or .parquet"),
        (["--over", "mu=0.1", "--speed", "1", "--out", "no/such/folder/table.csv"], "no-file: "),
        (["--over", "mu=0.1", "--speed", "1", "--resting", "a=3,3"], "resting.a"),
        (["--over", "mu=0.1", "--speed", "1", "--scheduler", "tcp://h:1", "--workers", "2"], "one of them"),
        (["--over", "mu=0.1", "--speed", "1", "--workers", "0"], "--workers"),
        (["--over", "aim.angle=0,1", "--speed", "1", "--angle", "2"], "--angle does nothing where aim.angle"),
        (["--over", "aim.x=0.1,0.2", "--speed", "1", "--x", "0.1"], "--x does nothing where aim.x"),
        (
            ["--over", "skill=skilled", "--speed", "1", "--student-t", "5"],
            "--student-t does nothing where skill",
        ),
        (
            ["--over", "thrower.place=0,0.1", "--speed", "1", "--place-scatter", "3"],
            "--place-scatter does nothing where thrower.place",
        ),
    ],
)
def test_what_makes_no_sense_is_one_line(capsys: Captured, args: list[str], told: str) -> None:
    assert run(["sweep", *args]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert told in captured.err


@pytest.mark.parametrize(
    ("module", "args"),
    [("distributed", ["--scheduler", "tcp://127.0.0.1:8786"]), ("pyarrow", ["--out", "table.parquet"])],
)
def test_without_the_extra_one_line_says_how_to_get_it(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, module: str, args: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, module, None)
    assert run(["sweep", "--over", "mu=0.1", "--speed", "1", *args]) == 2
    told, error = capsys.readouterr()
    assert told == "" and error.count("\n") == 1
    assert "pip install 'knockout-lab[cluster]'" in error
    assert list(tmp_path.iterdir()) == []
