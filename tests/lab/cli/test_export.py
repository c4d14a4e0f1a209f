"""`knockout-lab export`: code to stdout or a file, the conformance set into a folder, one line for bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lab import __version__, load_board
from lab.cli import run
from lab.export import engine_code

Captured = pytest.CaptureFixture[str]


@pytest.mark.parametrize("engine", ["chipmunk", "box2d", "godot", "unity", "json"])
def test_the_code_is_printed_written_and_told_as_json(engine: str, capsys: Captured, tmp_path: Path) -> None:
    args = ["export", "--engine", engine, "--set", "mu=0.1"]
    truth = engine_code(load_board("knockout").with_(mu=0.1), engine)
    assert run(args) == 0
    assert capsys.readouterr().out == truth
    out = tmp_path / "table.txt"
    assert run([*args, "--out", str(out)]) == 0
    assert capsys.readouterr().out == f"{engine}: {out}\n"
    assert out.read_text() == truth
    assert run([*args, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["text"] == truth and told["physics"]["law"]["parameters"]["mu"] == 0.1


def test_the_conformance_set_is_written_as_json_and_csv(capsys: Captured, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    assert run(["export", "--conformance", str(folder)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("50 releases, ") and told[1:] == [
        f"file: {folder / name}" for name in ("conformance.json", "conformance.csv")
    ]
    document = json.loads((folder / "conformance.json").read_text())
    assert document["version"] == __version__ and len(document["cases"]) == 50
    assert (folder / "conformance.csv").read_text().count("\n") > 50


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ([], "give --engine"),
        (["--engine", "unreal"], "unreal"),
        (["--engine", "json", "--conformance", "set"], "give --engine"),
        (["--conformance", "set", "--set", "mu=0.1"], "give it alone"),
        (["--engine", "json", "--set", "mu=-1"], "surface.mu"),
        (["--engine", "json", "--board", "nope"], "shipped boards"),
        (["--engine", "json", "--out", "no/such/folder/file.gd"], "no-file: "),
        (["--conformance", "/dev/null/set"], "no-file: "),
    ],
)
def test_what_makes_no_sense_is_one_line(
    capsys: Captured, args: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["export", *args]) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and captured.err.count("\n") == 1
    assert told in captured.err
    assert list(tmp_path.iterdir()) == []
