"""README tells the truth: its Python runs, its commands run, what they print is what it shows."""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from lab.cli import cli, run
from tests.markdown import HOME, blocks, document, files, links

LONG = ("knockout-lab", "knockout-lab demo")
"""Tested elsewhere: the window, and the demo, which has tests of its own."""


def shell_lines() -> list[str]:
    """Every command line of README that starts our program, without remarks."""
    lines = [
        line.partition("#")[0].strip()
        for block in blocks("README.md", "sh")
        for line in block.text.splitlines()
    ]
    return [line for line in lines if line.startswith("knockout-lab")]


def transcripts() -> list[tuple[str, str]]:
    """(command line, what README says it prints), one a `console` block."""
    shown = [block.text.partition("\n") for block in blocks("README.md", "console")]
    return [(command.removeprefix("$ "), told) for command, _, told in shown]


@pytest.fixture
def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that holds the files that README shows, as the current one."""
    for name, text in files("README.md").items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_its_python_runs_from_top_to_bottom(in_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    namespace: dict[str, object] = {}
    shown = blocks("README.md", "python")
    assert len(shown) >= 2
    for block in shown:
        exec(compile(block.text, "README.md", "exec"), namespace)
    told = capsys.readouterr().out
    assert "mu = 0.0" in told and "red-1" in told and "Chance(" in told


@pytest.mark.parametrize("line", [line for line in shell_lines() if not line.startswith(LONG[1])])
def test_its_commands_run(line: str, in_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(shlex.split(line)[1:]) == 0
    told, errors = capsys.readouterr()
    assert told and not errors
    if "--out pictures" in line:
        assert list((in_folder / "pictures").iterdir())


@pytest.mark.parametrize("line", [line for line in shell_lines() if line.startswith(LONG[1])])
def test_its_demo_line_has_options_that_exist(line: str, in_folder: Path) -> None:
    name, *options = words = shlex.split(line)[1:]
    above = cli.make_context("knockout-lab", words)
    command = cli.get_command(above, name)
    assert command is not None
    given = command.make_context(name, options, parent=above).params
    assert all(Path(path).is_file() for path in given["recordings"])


@pytest.mark.parametrize(("command", "told"), transcripts(), ids=lambda value: str(value)[:60])
def test_what_commands_print_is_what_it_shows(
    command: str,
    told: str,
    in_folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    assert run(shlex.split(command)[1:]) == 0
    printed = [line.rstrip() for line in capsys.readouterr().out.strip().splitlines()]
    assert printed == [line.rstrip() for line in told.strip().splitlines()]


def test_its_own_recording_is_one_and_agrees_with_the_other(in_folder: Path) -> None:
    from lab import fit_slides, read_recording

    own, plain = read_recording("own.csv"), read_recording("my-slide.csv")
    assert (own.format, plain.format) == ("knockout-recording/1", "table with units")
    assert fit_slides(own).values["mu"] == pytest.approx(0.08, abs=0.0005)
    assert fit_slides(plain).values["mu"] == pytest.approx(0.08, abs=0.0005)


def test_every_command_has_an_example() -> None:
    from lab.cli import COMMANDS

    shown = {line.split()[1] for line in shell_lines() if len(line.split()) > 1}
    assert shown == set(COMMANDS)


def test_its_doors_and_extras_exist() -> None:
    doors = set(re.findall(r"\bmake ([a-z]+)", "\n".join(b.text for b in blocks("README.md", "sh"))))
    targets = set(re.findall(r"^([a-z]+):", document("Makefile"), re.MULTILINE))
    assert {"demo", "test", "run"} <= doors <= targets
    with (HOME / "pyproject.toml").open("rb") as file:
        extras = tomllib.load(file)["project"]["optional-dependencies"]
    assert set(re.findall(r'-e "\.\[(\w+)\]"', document("README.md"))) == {"dev"} <= set(extras)


def test_its_system_libraries_are_those_of_the_check() -> None:
    listed = re.search(r'^libraries="([^"]+)"', (HOME / ".ci" / "run").read_text(), re.MULTILINE)
    assert listed is not None and f"apt-get install {listed[1]}\n" in document("README.md")


def test_its_keys_are_those_of_the_window() -> None:
    source = (HOME / "ui" / "help.py").read_text(encoding="utf-8")
    keys = re.search(r"^GESTURES = \((.*?)^\)", source, re.MULTILINE | re.DOTALL)
    assert keys is not None
    told = re.findall(r'^    \(mark\("[^"]+"\), mark\("([^"]+)"\)\),$', keys[1], re.MULTILINE)
    assert len(told) > 8
    for what in told:
        assert all(part in document("README.md") for part in re.split(r", (?!Esc)|; ", what)), what


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_into_the_repository_lead_somewhere(name: str) -> None:
    for target in links(name):
        assert (HOME / target).exists(), target


def test_the_first_thing_after_two_sentences_is_the_two_commands() -> None:
    first = document("README.md").partition("```\n")[0]
    assert len(first.splitlines()) < 14
    assert "make demo" in first and "make test" in first


def spin_with_few_laws() -> bool:
    from lab import FitError, fit_slides, simulate_recording

    film = simulate_recording(0.1, 0.8)
    for law, tilt in [*((law, False) for law in ("quadratic", "weakening", "curling")), ("coulomb", True)]:
        with pytest.raises(FitError, match="spin"):
            fit_slides(film, law, tilt=tilt, base="disc", radius=0.02)
    fit_slides(film, base="disc", radius=0.02)
    return True


LIMITS = {
    "Spin is fitted from a recorded heading with coulomb and viscous, on a level board": spin_with_few_laws
}


@pytest.mark.parametrize(("limit", "still_there"), LIMITS.items(), ids=list(LIMITS))
def test_what_it_says_is_missing_is_missing(limit: str, still_there: Callable[[], bool]) -> None:
    assert limit in document("README.md")
    assert still_there()
