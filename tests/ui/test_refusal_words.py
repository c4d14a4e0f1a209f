"""Refusals that the window meets are said in its words: each reason that the lab gives has some."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import lab.recordings
from lab import LabError
from lab.errors import UsageError
from ui.docks.refusal_words import refusal_words

FOLDER = Path(lab.recordings.__file__).parent
MET = ("camera.py", "found.py", "settle.py", "still.py")
"""Where what is typed or clicked in the window is refused."""

OPTION = re.compile(r"--[a-z]")
CANNOT_BE_TYPED = ("--{} {} cannot be; give a number from", "--unit {} is not a length")
"""What no field of the window gives."""


def refusals(file: str) -> Iterator[tuple[str, dict[str, ast.expr]]]:
    """(sentence, keywords) of each refusal that is made in a module; {} for what is filled in."""
    for node in ast.walk(ast.parse((FOLDER / file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.endswith("Error"):
            yield sentence(node.args[0]) if node.args else "", {k.arg or "": k.value for k in node.keywords}


def sentence(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(sentence(part) for part in node.values)
    return str(node.value) if isinstance(node, ast.Constant) else "{}"


REASONS = sorted(
    {
        (ast.literal_eval(given["reason"]), tuple(sorted(map(ast.literal_eval, values.keys))))
        for file in MET
        for _, given in refusals(file)
        if "reason" in given
        for values in (given.get("values", ast.Dict([], [])),)
        if isinstance(values, ast.Dict)
    }
)


def test_there_are_reasons() -> None:
    assert len(REASONS) > 12


@pytest.mark.parametrize(("reason", "names"), REASONS)
def test_each_reason_has_words(reason: str, names: tuple[str, ...]) -> None:
    values = {name: 3 if name in ("n", "m", "most") else f"<{name}>" for name in names}
    error = UsageError("plain", reason=reason, values=values)
    for photo in (False, True):
        said = refusal_words(error, photo=photo)
        assert "plain" not in said and not OPTION.search(said)
        assert all(f"<{name}>" in said for name in names if f"<{name}>" in values.values())


@pytest.mark.parametrize("file", MET)
def test_no_refusal_that_the_window_meets_names_an_option(file: str) -> None:
    bare = [
        said
        for said, given in refusals(file)
        if OPTION.search(said)
        and not given.keys() & {"reason", "needs"}
        and not said.startswith(CANNOT_BE_TYPED)
    ]
    assert bare == []


@pytest.mark.parametrize("file", MET)
def test_no_note_names_an_option(file: str) -> None:
    notes = [
        ast.unparse(node)
        for node in ast.walk(ast.parse((FOLDER / file).read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "append"
    ]
    assert [note for note in notes if OPTION.search(note)] == []


def test_a_place_put_before_it_leaves_the_reason() -> None:
    error = UsageError("plain", reason="corners-few", values={"n": 2}).at("file")
    assert (error.reason, error.values) == ("corners-few", {"n": 2})
    assert "2 are given" in refusal_words(error)


def test_what_has_no_words_is_said_as_it_is() -> None:
    assert refusal_words(LabError("plain", where="a.csv")) == "a.csv: plain"
