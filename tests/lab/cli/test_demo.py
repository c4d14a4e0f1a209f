"""`knockout-lab demo`: one report, its path printed last, progress on stderr, nothing half-written."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from lab import load_board
from lab.cli import run
from lab.recordings import simulate_recordings, write_recording
from lab.report.job import STAGES


def test_the_report_is_written_and_its_path_printed_last(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "report"
    assert run(["demo", "--out", str(out), "--seed", "2"]) == 0
    captured = capsys.readouterr()
    assert captured.out.splitlines()[-1] == str(out / "report.html")
    assert (out / "report.html").stat().st_size > 100_000
    assert [line.partition(" ")[2] for line in captured.err.splitlines()] == list(STAGES)
    assert json.loads((out / "report.json").read_text(encoding="utf-8"))["seed"] == 2


def test_json_is_one_document_on_stdout(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "report"
    assert run(["demo", "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told.pop("report") == str(out / "report.html")
    assert told == json.loads((out / "report.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "slide.csv"),
        ("", "empty-file"),
        ("a,b\n1,2\n", "slide.csv"),
        ("t,x,y\n0,nan,nan\n", "slide.csv"),
    ],
)
def test_a_recording_that_cannot_be_used_is_one_line_and_nothing_is_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str | None, told: str
) -> None:
    path = tmp_path / "slide.csv"
    if content is not None:
        path.write_text(content)
    out = tmp_path / "report"
    assert run(["demo", "--recording", str(path), "--out", str(out)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    refusal = [line for line in captured.err.splitlines() if line[1:2] != "/"]
    assert len(refusal) == 1
    assert told in refusal[0]
    assert not out.exists()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names are characters")
def test_a_recording_whose_name_is_not_utf8_is_shown_with_its_escape(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / os.fsdecode(b"b\xff.csv")
    write_recording(simulate_recordings(load_board("knockout"), 1, seed=1)[0], path)
    out, fitted = tmp_path / "report", tmp_path / "fit"
    assert run(["demo", "--recording", str(path), "--out", str(out)]) == 0
    assert "<td>b\\udcff.csv</td>" in (out / "report.html").read_text(encoding="utf-8")
    told = json.loads((out / "report.json").read_text(encoding="utf-8"))
    assert told["recordings"][0]["file"] == str(tmp_path / "b\\udcff.csv")
    assert run(["fit", str(path), "--out", str(fitted), "--write", "model", "--write", "recording"]) == 0
    assert len(list(fitted.iterdir())) == 3
    assert json.loads(json_of(capsys, ["fit", str(path), "--json"]))


def json_of(capsys: pytest.CaptureFixture[str], args: list[str]) -> str:
    """What a command prints, which any file in UTF-8 can hold."""
    capsys.readouterr()
    assert run(args) == 0
    told = capsys.readouterr().out
    assert told.encode()
    return told


@pytest.mark.parametrize("args", [["--seed", "-1"], ["--seed", "x"], ["--recording"], ["extra"]])
def test_wrong_options_are_one_line(capsys: pytest.CaptureFixture[str], args: list[str]) -> None:
    assert run(["demo", *args]) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)


def test_a_folder_in_whose_place_a_file_lies_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    taken = tmp_path / "report"
    taken.write_text("mine")
    assert run(["demo", "--out", str(taken)]) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)
    assert captured.err.startswith(f"no-file: {taken}: ")
    assert [path.name for path in tmp_path.iterdir()] == ["report"]
    assert taken.read_text() == "mine"


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="there nobody can write")
@pytest.mark.parametrize("out", ["/proc/x", "/proc/x/y", "/proc"])
def test_a_folder_that_nobody_can_write_is_told_before_any_work(
    out: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["demo", "--out", out]) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)
    assert captured.err.startswith(f"no-file: {out}: nothing can be written in /")
