"""What is known of a picture never outlives what it was known of, however late an answer comes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.late import held_up
from tests.ui.test_picture import CORNERS, clicked, page_of, photo, press
from tests.ui.test_picture_kept import idle, over, placed
from ui.docks.measure_picture import PicturePage
from ui.parts.measure import Picture
from ui.window import MainWindow

__all__ = ["photo"]


def mark(window: MainWindow, picture: Picture) -> None:
    """What is clicked on the picture, changed in one step."""
    part = window.document.part("measure")
    window.document.set_part("measure", replace(part, picture=picture), "Marks")


def says_nothing_of_places(page: PicturePage) -> bool:
    buttons = (page.put, page.land, page.save)
    return placed(page) == {} and page.table.rowCount() == 0 and not any(b.isEnabled() for b in buttons)


def test_with_the_last_mark_its_place_goes_at_once(window: MainWindow, qtbot: QtBot, photo: Path) -> None:
    page = page_of(window, qtbot, photo)
    clicked(window, qtbot, page)
    true = placed(page)
    with held_up(window):
        mark(window, replace(page.picture, tokens=()))
        assert says_nothing_of_places(page)
    idle(window, qtbot)
    assert says_nothing_of_places(page)
    window.actions_.undo.trigger()
    idle(window, qtbot)
    assert placed(page) == true and page.put.isEnabled()


@pytest.mark.parametrize("left", [3, 1, 0])
def test_places_that_come_after_a_corner_went_are_those_of_no_picture(
    window: MainWindow, qtbot: QtBot, photo: Path, left: int
) -> None:
    page = page_of(window, qtbot, photo)
    clicked(window, qtbot, page)
    with held_up(window):
        mark(window, replace(page.picture, tokens=page.picture.tokens[:2]))
        assert window.queue.has("measure-still")
        mark(window, replace(page.picture, corners=CORNERS[:left], tokens=()))
        assert not window.queue.has("measure-still"), "nobody waits for it any more"
        assert says_nothing_of_places(page)
    idle(window, qtbot)
    assert says_nothing_of_places(page)
    assert f"({left + 1} of 4)" in page.asks.text()


def test_a_picture_that_is_read_after_its_opening_was_undone_is_not_shown(
    window: MainWindow, qtbot: QtBot, photo: Path
) -> None:
    page = page_of(window, qtbot, photo)
    window.actions_.undo.trigger()
    idle(window, qtbot)
    assert page.view._picture is None
    with held_up(window):
        window.open_files([photo])
        assert window.queue.has("measure-load")
        window.actions_.undo.trigger()
        assert page.picture.path == "" and not window.queue.has("measure-load")
    idle(window, qtbot)
    assert page.view._picture is None and page.watch.photo is None
    window.actions_.redo.trigger()
    idle(window, qtbot)
    assert page.view._picture is not None


def test_of_two_pictures_opened_at_once_the_last_is_seen(
    window: MainWindow, qtbot: QtBot, photo: Path, tmp_path: Path
) -> None:
    page = page_of(window, qtbot, photo)
    over(tmp_path / "b.png", 300, 200, "#405060")
    over(tmp_path / "c.png", 400, 100, "#605040")
    with held_up(window):
        window.open_files([tmp_path / "b.png"])
        window.open_files([tmp_path / "c.png"])
    idle(window, qtbot)
    assert page.picture.path == str(tmp_path / "c.png")
    assert page.watch.photo is not None and page.watch.photo.size == (400, 100)


def test_a_refusal_goes_when_the_marks_are_mended(window: MainWindow, qtbot: QtBot, photo: Path) -> None:
    page = page_of(window, qtbot, photo)
    clicked(window, qtbot, page)
    right, true = page.picture, placed(page)
    for _ in range(2):
        mark(window, replace(right, corners=tuple(reversed(CORNERS))))
        qtbot.waitUntil(lambda: page.watch.refusal is not None)
        assert "near left, near right" in page.asks.text() and says_nothing_of_places(page)
        with held_up(window):
            mark(window, right)
            assert "near left, near right" not in page.asks.text(), "it is not known to be wrong"
        idle(window, qtbot)
        assert placed(page) == true and page.put.isEnabled()
        assert "Click the next token" in page.asks.text()


def test_a_refusal_of_corners_goes_with_the_corners(window: MainWindow, qtbot: QtBot, photo: Path) -> None:
    page = page_of(window, qtbot, photo)
    page.view.zoom(4.0)
    for corner in reversed(CORNERS):
        press(page, corner)
    qtbot.waitUntil(lambda: page.watch.refusal is not None)
    window.actions_.undo.trigger()
    assert page.watch.refusal is None and "(4 of 4)" in page.asks.text()
