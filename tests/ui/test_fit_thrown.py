"""What is told of a recorded slide that was thrown on the table, and the button for the next one."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from lab import Release, load_board, slide
from tests.ui.hand import play_out, quiet
from tests.ui.recordings import opened, recorded
from ui.docks.fit_body import FitBody
from ui.docks.fit_throw import met
from ui.state import SlideRecord
from ui.window import MainWindow

NOT_YET = "The table does not have the fitted values yet."


def thrown(window: MainWindow, body: FitBody) -> str:
    """What is said after the slide was thrown once more."""
    QTest.mouseClick(body.throw, Qt.MouseButton.LeftButton)
    play_out(window)
    quiet()
    return body.apart.text()


def test_what_it_hit_is_named(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    body = opened(window, qtbot, recorded(tmp_path, 1))
    alone = thrown(window, body)
    assert "hit" not in alone
    window.document.clear_table("Clear")
    x, y = window.document.part("fit").thrown.rest
    assert window.document.place_token("blue-1", (x, y - 0.1))
    said = thrown(window, body)
    assert "On the way it hit blue-1, which is in that." in said and said.count("blue-1") == 1


def test_each_thing_that_a_token_met_is_named_once() -> None:
    board = load_board("knockout").replace(rails={"sides": ["left", "right"]})
    begin = Release(0.14, 0.1, 2.4, 0.9)
    result = slide(board, begin, {"blue-1": (0.2, 0.9)}, token="red-1")
    record = SlideRecord("red-1", begin, result.events, 1.0)
    kinds = [event.kind for event in result.events if event.token == "red-1" or event.other == "red-1"]
    assert kinds.count("rail") > 1, "the case has to bounce more than once"
    assert sorted(met(record, "red-1")) == (["a rail", "blue-1"] if "contact" in kinds else ["a rail"])


def test_another_place_that_a_hand_gives_the_token_is_no_rest_of_the_slide(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    body = opened(window, qtbot, recorded(tmp_path, 1))
    said = thrown(window, body)
    assert "The rests differ by" in said
    window.document.place_token("red-1", (0.05, 0.2))
    quiet()
    assert body.apart.text() in ("", said)


def test_a_fit_that_is_not_on_the_table_is_told(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    body = opened(window, qtbot, recorded(tmp_path, 2, mu=0.12))
    assert NOT_YET in thrown(window, body)
    QTest.mouseClick(body.use, Qt.MouseButton.LeftButton)
    quiet()
    assert NOT_YET not in body.apart.text()
    window.document.clear_table("Clear")
    assert NOT_YET not in thrown(window, body)
    window.document.set_parameter("mu", 0.2)
    quiet()
    assert NOT_YET in body.apart.text()


@pytest.mark.parametrize("width", (960, 1366))
@pytest.mark.parametrize("height", (560, 600, 640, 700, 768))
def test_the_next_one_is_thrown_without_scrolling(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, width: int, height: int
) -> None:
    """In a window that is as low as it gets the dock is scrolled: what is told takes room above the button."""
    window.resize(width, height)
    window.show_preset("tune")
    body = opened(window, qtbot, recorded(tmp_path, 1))
    room = window.docks["fit"].room
    for _ in range(2):
        room.ensureWidgetVisible(body.throw)
        assert thrown(window, body)
        foot = body.throw.mapTo(room.viewport(), body.throw.rect().bottomLeft()).y()
        assert 0 < foot < room.viewport().height()
        window.document.clear_table("Clear")
    assert QApplication.activeModalWidget() is None
