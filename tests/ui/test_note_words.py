"""What readers note of a recording is said in the language of the window: each note that the lab makes is known."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import lab.recordings
from lab import simulate_recording
from ui import languages
from ui.docks.note_words import EXACT, SHAPES, _known, note_words

FOLDER = Path(lab.recordings.__file__).parent
NOT_OF_SLIDES = ("readings.py",)
"""Readings have no recording: a status line says what was assumed."""

SAMPLES = {"_rows": "7 rows", "told_slant": ""}
"""What is filled in and is no single figure or name."""


def notes() -> Iterator[str]:
    """All that is noted while a file is read, with 7 for whatever is filled in, and a name or none before it."""
    for file in sorted(FOLDER.glob("*.py")):
        if file.name in NOT_OF_SLIDES:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "append"
                and ast.unparse(node.func.value) in ("notes", "said")
                and isinstance(node.args[0], ast.JoinedStr | ast.Constant)
            ):
                yield filled(node.args[0])


def filled(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(filled(part) for part in node.values)
    assert isinstance(node, ast.FormattedValue)
    name = ast.unparse(node.value)
    return next((sample for key, sample in SAMPLES.items() if name.startswith(key)), "7")


MADE = sorted(set(notes()))
OTHERS = (
    "columns ignored: a, b",
    "mass of ball 12g taken from its name: 0.012 kg",
    "the project was never calibrated: its places are pixels",
    "decoded as UTF-16",
    "not UTF-8: decoded as Windows-1252",
    "red-1: dropped, for it has fewer than 5 rows",
    "red-1: 1 row with -1, -1 taken as missing",
    "places in the picture turned into metres by 4 known points (camera 35 degrees from straight down)",
    *simulate_recording(0.1, 0.9).notes,
)


@pytest.mark.parametrize("note", [*MADE, *OTHERS])
def test_each_note_is_known(note: str) -> None:
    assert _known(note) is not None or _known(note.partition(": ")[2]) is not None, note


def test_the_lab_makes_each_that_is_known() -> None:
    text = " ".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py"))
    assert len(MADE) > 8
    assert [note for note in EXACT if note not in text] == []
    found = {shape for shape, _ in SHAPES for note in (*MADE, *OTHERS) if is_of(shape, note)}
    assert [shape for shape, _ in SHAPES if shape not in found] == []


def is_of(shape: str, note: str) -> bool:
    return any(re.fullmatch(shape, text) for text in (note, note.partition(": ")[2]))


@pytest.mark.parametrize("code", ["ru", "sv"])
def test_notes_are_said_in_the_language_with_their_figures(qapp: QApplication, code: str) -> None:
    languages.use(qapp, code)
    try:
        for note in (*MADE, *OTHERS):
            assert note_words(note) != note, note
        assert "0,012" in note_words("mass of ball 12g taken from its name: 0.012 kg")
        assert note_words("red-1: rows sorted by time").startswith("red-1: ")
        assert note_words("what a new reader notes") == "what a new reader notes"
    finally:
        languages.use(qapp, "en")
