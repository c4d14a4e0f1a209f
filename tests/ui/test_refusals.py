"""What is refused is said in words for people: the file first, spaces by their printed names, rules by number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from pytestqt.qtbot import QtBot

from lab import RuleError, load_board
from lab.errors import LabError
from tests.shared import shared_path
from ui.refusals import file_refused, refusal
from ui.window import MainWindow

BAD = {
    "wrong.toml": 'format = "knockout-board/1"\n[board]\nname = "x"\nlength = -1\nwidth = 0.3\n',
    "broken.toml": "a = [",
    "round.json": '{"format": "knockout-round/1", "board": "nowhere"}',
    "broken-round.json": '{"format": "knockout-round/1", "order": 3}',
    "game.json": '{"format": "knockout-game/1"}',
    "old.knockout": '{"format": "knockout-session/1"}',
    "text.knockout": "x",
    "slide.csv": "nothing,to,read\n1,2,3\n",
    "empty.csv": "",
    "photo.png": "\x89PNG",
}
"""A file of each kind that is refused, and why it is."""


def dropped(window: MainWindow, qtbot: QtBot, path: Path) -> str:
    """What is said of a file that was dropped and refused."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    assert window.opener.drop(data)
    qtbot.waitUntil(lambda: window.queue.idle and window.notice.isVisible())
    return window.notice.text.text()


@pytest.mark.parametrize("name", BAD)
def test_a_refused_file_is_named_first(window: MainWindow, qtbot: QtBot, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(BAD[name].encode("latin-1"))
    before = window.document.state.board
    said = dropped(window, qtbot, path)
    assert said.startswith(f"{name}: ") and str(tmp_path) not in said and said.count(name) == 1
    assert not re.match(rf"{re.escape(name)}: (place|money|rule-K\d+|unit-\w+): ", said)
    assert window.document.state.board is before


@pytest.mark.parametrize(
    "case", ["railroad-onto-occupied", "railroad-onto-house", "unknown-space", "out-of-turn"]
)
def test_a_round_that_breaks_a_rule_is_told_in_printed_names(
    window: MainWindow, qtbot: QtBot, case: str
) -> None:
    path = shared_path("refused") / f"{case}.json"
    said = dropped(window, qtbot, path)
    assert said.startswith(f"{case}.json: ")
    assert "rule-K" not in said and not re.search(r"\w\[\d", said)
    ids = {space.id for space in load_board("knockout").spaces if "-" in space.id}
    assert not ids & set(re.findall(r"[a-z][a-z0-9-]+", said)), said


def test_places_are_counted_and_rules_stand_last() -> None:
    board = load_board("knockout")
    error = RuleError(
        "red-1 cannot move to brown-1, which is occupied; move it to dark-blue-2",
        code="rule-K16",
        where="choices[0]",
    )
    assert refusal(error, board) == (
        "choice 1: red-1 cannot move to Brown 1, which is occupied; move it to Dark blue 2 (K16)"
    )
    assert file_refused("/a/b/c.json", error).startswith("c.json: choice 1: red-1 cannot move to brown-1")
    placed = LabError("no", where="/a/b/c.json: slides[4].rest")
    assert file_refused("/a/b/c.json", placed) == "c.json: slide 5.rest: no"
