"""`knockout-lab` itself: its help, its version, and one line for whatever is wrong, in every command."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import time
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import click
import pytest

from lab.cli import COMMANDS, main, run
from tests.first_compile import without_compiling

Captured = pytest.CaptureFixture[str]


def paths_of(name: str) -> list[list[str]]:
    """A command, and each of its own subcommands, as words on the command line."""
    command = import_module(f"lab.cli.{name}").command
    inner = list(command.commands) if isinstance(command, click.Group) else []
    return [[name], *([name, sub] for sub in inner)]


EVERY = [path for name in COMMANDS for path in paths_of(name)]
IDS = [" ".join(path) for path in EVERY]


def refusal(capsys: Captured, args: list[str]) -> str:
    """The one line on stderr of a call that is refused with status 2 and prints nothing else."""
    assert run(args) == 2
    told, line = capsys.readouterr()
    assert told == ""
    assert line.endswith("\n") and line.count("\n") == 1
    return line.rstrip("\n")


def test_help_lists_every_command_with_what_it_does(capsys: Captured) -> None:
    assert run(["--help"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    for name, what in COMMANDS.items():
        assert f" {name} {what}" in told


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys; from lab.cli import run; run(['--help']); "
        "print(sorted(m for m in ('numpy', 'numba', 'scipy', 'matplotlib', 'rich', 'PySide6', 'ui') "
        "if m in sys.modules), file=sys.stderr)"
    )
    asked = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert asked.stderr.strip() == "[]"


def test_the_version_is_the_package_s(capsys: Captured) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.strip() == version("knockout-lab")


def test_an_unknown_command_or_option_is_one_line(capsys: Captured) -> None:
    assert refusal(capsys, ["frobnicate"]) == (
        "usage: No such command 'frobnicate'. (see `knockout-lab --help`)"
    )
    assert "--frobnicate" in refusal(capsys, ["--frobnicate"])


@pytest.mark.parametrize("path", EVERY, ids=IDS)
def test_every_command_answers_help(path: list[str], capsys: Captured) -> None:
    for flag in ("--help", "-h"):
        assert run([*path, flag]) == 0
        told, errors = capsys.readouterr()
        assert told.startswith(f"Usage: knockout-lab {' '.join(path)} ") and not errors


@pytest.mark.parametrize("path", EVERY, ids=IDS)
def test_every_command_refuses_an_option_that_it_does_not_have(path: list[str], capsys: Captured) -> None:
    line = refusal(capsys, [*path, "--frobnicate"])
    assert line.startswith("usage: ") and "--frobnicate" in line
    assert line.endswith(f"(see `knockout-lab {' '.join(path)} --help`)")


@pytest.mark.parametrize("path", EVERY, ids=IDS)
def test_every_command_that_does_something_has_json(path: list[str], capsys: Captured) -> None:
    assert run([*path, "--help"]) == 0
    told = capsys.readouterr().out
    assert "--json" in told or "Commands:" in told


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a display")
def test_without_a_display_one_line_names_the_demo(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    line = refusal(capsys, [])
    assert line.startswith("no-display: ") and "`knockout-lab demo`" in line
    with pytest.raises(SystemExit) as left:
        main([])
    assert left.value.code == 2


@pytest.mark.parametrize("module", ["lab.cli"])
def test_the_command_line_runs_as_a_module(module: str) -> None:
    asked = subprocess.run(
        [sys.executable, "-m", module, "--version"], capture_output=True, text=True, check=True
    )
    assert asked.stdout.strip() == version("knockout-lab")


@pytest.mark.parametrize(
    ("name", "value"),
    [("MPLBACKEND", "nonsense"), ("SOURCE_DATE_EPOCH", "abc"), ("MPLCONFIGDIR", "/dev/null")],
)
def test_what_a_shell_says_of_figures_is_for_others(name: str, value: str, tmp_path: Path) -> None:
    asked = subprocess.run(
        [sys.executable, "-m", "lab.cli", "slide", "--speed", "0.5", "--out", str(tmp_path)],
        env={**os.environ, name: value},
        capture_output=True,
        text=True,
    )
    assert (asked.returncode, without_compiling(asked.stderr)) == (0, "") and list(tmp_path.glob("*.png"))


@pytest.mark.parametrize(
    "args",
    [
        ["slide", "--speed", "0.5", "--out", ""],
        ["demo", "--out", " "],
        ["export", "--engine", "godot", "--out", ""],
        ["sweep", "--over", "mu=0.08", "--speed", "0.9", "--out", ""],
        ["play", "--games", "1", "--record", ""],
    ],
    ids=lambda args: args[0],
)
def test_an_empty_name_to_write_is_refused(
    args: list[str], capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As a variable that is not set leaves it."""
    monkeypatch.chdir(tmp_path)
    assert "is empty" in refusal(capsys, args)
    assert not list(tmp_path.iterdir())


def test_an_interrupt_ends_with_its_own_status(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object, **options: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("lab.cli.cli.main", interrupted)
    assert run([]) == 130
    assert capsys.readouterr().err == "stopped\n"


@pytest.mark.parametrize("command", [["board", "check"], ["fit"], ["score"]])
def test_a_file_s_name_never_breaks_the_line(command: list[str], capsys: Captured) -> None:
    line = refusal(capsys, [*command, "no\nsuch\x1b[31m.toml"])
    assert "no\\nsuch\\x1b[31m.toml" in line


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here that is always full")
@pytest.mark.parametrize(
    "command", [["board", "list"], ["board", "list", "--json"], ["board", "show", "knockout"]]
)
def test_output_that_does_not_fit_is_one_line(command: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        asked = subprocess.run(
            [sys.executable, "-m", "lab.cli", *command], stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert asked.returncode == 2
    assert asked.stderr == "no-file: the output cannot be written: no space left on device\n"


@pytest.mark.parametrize(
    "args",
    [
        ["play", "--games", "2"],
        ["sweep", "--over", "mu=0.08", "--speed", "0.9", "--n", "50"],
        ["fit", "--bootstrap", "3"],
    ],
    ids=lambda args: args[0],
)
@pytest.mark.parametrize("force", ["", "1"])
def test_a_bar_is_drawn_for_people_alone(
    args: list[str], force: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Where stderr is no terminal, as in a script's log, nothing is written to it; who wishes for colours there has
    not wished for a bar."""
    if force:
        monkeypatch.setenv("FORCE_COLOR", force)
    if args[0] == "fit":
        from lab import load_board, simulate_recordings, write_recording

        for number, recording in enumerate(simulate_recordings(load_board("knockout"), 3)):
            path = tmp_path / f"{number}.csv"
            write_recording(recording, path)
            args = [*args, str(path)]
    assert run(args) == 0
    told, errors = capsys.readouterr()
    assert told and without_compiling(errors) == ""


def lose_ctrl_c() -> None:
    """Press Ctrl-C as it is pressed while the compiler calls back: what a ctypes callback raises is lost."""

    @ctypes.CFUNCTYPE(None)
    def callback() -> None:
        raise KeyboardInterrupt

    callback()


@pytest.mark.parametrize("goes_on", [True, False])
def test_a_ctrl_c_that_the_compiler_loses_stops_all_the_same(
    goes_on: bool, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    def compiles(*args: object, **options: object) -> None:
        lose_ctrl_c()
        if not goes_on:
            raise RuntimeError("no compiled object yet")
        for _ in range(6000):
            time.sleep(0.01)

    monkeypatch.setattr("lab.cli.cli.main", compiles)
    assert run([]) == 130
    assert capsys.readouterr().err == "stopped\n"


NO_FILES = ("x" * 300, "x" * 300 + ".toml", "/dev/zero", "loop/loop", "/")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such device here")
@pytest.mark.parametrize("name", NO_FILES)
@pytest.mark.parametrize(
    "command",
    [
        "fit {}",
        "fit --measure stopwatch {}",
        "fit --still --corners 0,100,100,100,100,0,0,0 {}",
        "score {}",
        "replay {}",
        "board check {}",
        "board show {}",
        "slide --speed 1 --board {}",
        "ask throw --round {}",
        "sample --landings {}",
    ],
)
def test_what_is_no_file_is_one_line_in_every_command_that_reads(
    name: str, command: str, capsys: Captured
) -> None:
    refusal(capsys, command.format(name).split())


@pytest.mark.parametrize("name", ["x" * 300, "x" * 300 + ".png", "x" * 300 + ".csv"])
@pytest.mark.parametrize(
    "command",
    [
        "demo --out {}",
        "landing --speed 1 --n 100 --out {}",
        "export --engine unity --out {}",
        "export --conformance --out {}",
        "sweep --over mu=0.08 --speed 1 --n 100 --out {}",
    ],
)
def test_what_can_be_no_folder_is_one_line_in_every_command_that_writes(
    name: str, command: str, capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refusal(capsys, command.format(name).split())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("bad", ["a\0b", "\ud800x"])
@pytest.mark.parametrize(
    "line",
    ["landing --speed 1 --out {}", "demo --out {}", "sweep --over mu=0.1 --speed 1 --out {}", "board check {}", "{}",
     "export --engine box2d --out {}", "play --record {}", "score {}", "replay {}", "fit {}", "slide --token {}"],
)  # fmt: skip
def test_what_no_shell_could_give_is_refused_in_one_line(line: str, bad: str, capsys: Captured) -> None:
    assert "is no text of a command line" in refusal(capsys, [word.format(bad) for word in line.split()])


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names are characters")
def test_a_folder_whose_name_is_not_utf8_is_written_and_named(tmp_path: Path) -> None:
    named = tmp_path / os.fsdecode(b"a\xff")
    asked = [sys.executable, "-m", "lab.cli", "export", "--engine", "box2d", "--out", str(named)]
    told = subprocess.run(
        asked, capture_output=True, text=True, check=True, env={**os.environ, "PYTHONUTF8": "1"}
    )
    assert "a\\udcff/" in told.stdout and len(list(named.iterdir())) == 1
