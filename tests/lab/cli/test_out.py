"""`--out` is a folder everywhere; where one table or one text is written, a file too. How far instead of how fast."""

from __future__ import annotations

import json
from importlib import import_module
from math import sqrt
from pathlib import Path

import click
import pytest

from lab import load_board
from lab.cli import COMMANDS, run
from lab.cli.output import FolderType
from lab.errors import UsageError
from lab.export import engine_code

Captured = pytest.CaptureFixture[str]


def outs() -> dict[str, click.Parameter]:
    """The `--out` of every command that has one."""
    commands = {name: import_module(f"lab.cli.{name}").command for name in COMMANDS}
    return {
        name: option
        for name, command in commands.items()
        for option in command.params
        if "--out" in option.opts
    }


def test_it_is_a_folder_but_where_one_file_is_written() -> None:
    folders = {name for name, option in outs().items() if isinstance(option.type, FolderType)}
    assert set(outs()) - folders == {"sweep", "export"}
    assert {"demo", "fit", "slide", "landing", "aim", "sample", "replay", "play"} <= folders
    assert {option.metavar for option in outs().values()} == {"FOLDER", "FILE|FOLDER"}


@pytest.mark.parametrize("name", ["map.png", "map.svg", "a/b.csv", "report.html"])
def test_no_folder_is_made_of_what_looks_like_a_file(name: str) -> None:
    for option in outs().values():
        if isinstance(option.type, FolderType):
            with pytest.raises(UsageError, match="--out FOLDER"):
                option.type.convert(name, option, None)


def test_the_refusal_tells_the_mend(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["landing", "--speed", "1", "--out", "map.svg"]) == 2
    assert capsys.readouterr().err.endswith("give --out FOLDER and --format svg\n")
    assert list(tmp_path.iterdir()) == []
    Path("v1.0.png").mkdir()  # a folder that is there is one, whatever its name
    assert run(["landing", "--speed", "1", "--n", "100", "--out", "v1.0.png"]) == 0
    assert [path.name for path in Path("v1.0.png").iterdir()] == ["landing.png"]


@pytest.mark.parametrize("folder", ["new/deep", "there.d"])
def test_a_table_and_a_text_go_into_a_folder_by_their_usual_names(
    folder: str, capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there.d").mkdir()
    assert run(["sweep", "--over", "mu=0.08", "--speed", "0.9", "--n", "50", "--out", folder]) == 0
    assert capsys.readouterr().out.endswith(f"table: {Path(folder) / 'sweep.csv'}\n")
    for engine, name in {"unity": "KnockoutToken.cs", "godot": "knockout_token.gd"}.items():
        assert run(["export", "--engine", engine, "--out", folder]) == 0
        assert capsys.readouterr().out == f"{engine}: {Path(folder) / name}\n"
        assert (Path(folder) / name).read_text() == engine_code(load_board("knockout"), engine)
    assert len(list(Path(folder).iterdir())) == 3


@pytest.mark.parametrize("command", ["landing", "sample"])
def test_how_far_stands_for_how_fast(command: str, capsys: Captured) -> None:
    """A coulomb slide of s metres starts at sqrt(2 mu g s); a hand lets go at 0.1 m."""
    assert run([command, "--reach", "0.7", "--set", "mu=0.1", "--n", "50", "--json"]) == 0
    aim = json.loads(capsys.readouterr().out)["aim"]
    assert aim["speed"] == pytest.approx(sqrt(2 * 0.1 * 9.80665 * 0.6))


def test_in_a_sweep_it_is_as_far_on_every_board(capsys: Captured) -> None:
    told = []
    for way in (["--reach", "0.6"], ["--over", "aim.reach=0.6"]):
        assert run(["sweep", "--over", "mu=0.05:0.15:2", *way, "--n", "50", "--json"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    slow, fast = (row["rest_y"] for row in json.loads(told[0])["rows"])
    assert abs(slow - fast) < 0.05


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["landing"], "--reach"),
        (["landing", "--reach", "0.7", "--speed", "1"], "two aims"),
        (["landing", "--reach", "0.05"], "behind the place of release"),
        (["landing", "--reach", "nan"], "behind the place of release"),
        (["sample"], "--landings"),
        (["sample", "--reach", "0.7", "--landings", "x.csv"], "--reach does nothing"),
        (["sweep", "--over", "aim.reach=0.5", "--reach", "0.6"], "--reach does nothing"),
        (["sweep", "--over", "aim.speed=0.5", "--reach", "0.6"], "--reach does nothing"),
    ],
)
def test_an_aim_that_is_none_or_two_is_refused(args: list[str], told: str, capsys: Captured) -> None:
    assert run(args) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and captured.err.count("\n") == 1 and told in captured.err
