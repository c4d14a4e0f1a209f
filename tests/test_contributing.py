"""CONTRIBUTING's map is true: every module is on it, and everything on it is there. So is the changelog."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

from tests.markdown import HOME, blocks, document


def mapped() -> list[str]:
    """The paths on the map: names in the first column, inside the folder they are indented under."""
    paths: list[str] = []
    folders: list[str] = []
    for line in blocks("CONTRIBUTING.md", "text")[0].text.splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        names = re.match(r"\s*((?:[\w./-]+, )*[\w./-]+)(?:\s{2,}|$)", line + "  ")
        assert names is not None, line
        del folders[depth:]
        for name in names[1].split(", "):
            paths.append("".join(folders) + name)
        if line.split()[0].endswith("/"):
            folders.append(line.split()[0])
    return paths


def test_every_module_is_on_the_map() -> None:
    modules = {
        path.relative_to(HOME).as_posix()
        for package in ("lab", "ui")
        for path in (HOME / package).rglob("*.py")
        if path.name not in ("__init__.py", "__main__.py")
    }
    assert modules <= set(mapped()), sorted(modules - set(mapped()))


def test_everything_on_the_map_is_there() -> None:
    for path in mapped():
        assert (HOME / path).exists(), path


def test_nothing_is_on_the_map_twice() -> None:
    times = Counter(mapped())
    assert {path for path in times if times[path] > 1} == set()


def test_the_files_that_the_text_names_are_there() -> None:
    named = set(re.findall(r"`((?:lab|ui|tests|board_specs|\.ci)/[\w./]+)`", document("CONTRIBUTING.md")))
    assert len(named) > 10
    for path in named:
        assert (HOME / path).exists(), path


def test_the_doors_it_names_are_those_of_the_makefile() -> None:
    targets = set(re.findall(r"^([a-z]+):", document("Makefile"), re.MULTILINE))
    named = {
        door
        for doors in re.findall(r"`make ((?:[a-z]+ ?)+)`", document("CONTRIBUTING.md"))
        for door in doors.split()
    }
    assert {"demo", "run", "test", "verify", "bench", "screenshots", "lint", "types", "walls"} <= named
    assert named <= targets


def test_the_layers_it_tells_are_those_that_are_checked() -> None:
    with (HOME / "pyproject.toml").open("rb") as file:
        contract = tomllib.load(file)["tool"]["importlinter"]["contracts"][1]
    layers = re.findall(r"\w+", " ".join(contract["layers"]))
    told = re.search(r"go downwards only: (.*?)\.\n", document("CONTRIBUTING.md"), re.DOTALL)
    assert told is not None
    assert re.findall(r"`(\w+)`", told[1]) == layers


def test_no_module_is_longer_than_one_thought() -> None:
    longest = {
        path.relative_to(HOME).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for package in ("lab", "ui", "tests")
        for path in Path(HOME / package).rglob("*.py")
    }
    assert {name: lines for name, lines in longest.items() if lines > 400} == {}


def test_the_changelog_tells_of_this_version() -> None:
    with (HOME / "pyproject.toml").open("rb") as file:
        version = tomllib.load(file)["project"]["version"]
    assert f"## [{version}]" in document("CHANGELOG.md")
