"""A film by a slanted camera: the board's corners typed in the Fit dock, refused, undone, saved."""

from __future__ import annotations

from math import radians
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from lab import LabError
from tests.lab.recordings.test_camera import pixels, words
from tests.lab.recordings.views import View
from tests.ui.recordings import opened, settled
from ui.docks.fit_body import FitBody
from ui.parts.fit import FIT
from ui.window import MainWindow

VIEW = View(radians(35))


@pytest.fixture
def asked(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> FitBody:
    """A window that was given a film in pixels, with the camera's fields unfolded."""
    body = opened(window, qtbot, [pixels(tmp_path, VIEW)])
    body.pages.setCurrentWidget(body.files)
    QTest.mouseClick(body.files.camera.more, Qt.MouseButton.LeftButton)
    assert body.files.camera.form.isVisible()
    return body


def write(field: QLineEdit, text: str, *, send: bool = False) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return if send else Qt.Key.Key_Tab)


def test_the_corners_set_a_slanted_film_right(window: MainWindow, qtbot: QtBot, asked: FitBody) -> None:
    page, document = asked.files, window.document
    write(page.fps.lineEdit(), "60")
    board = document.board
    corners = words(VIEW.corners())
    write(page.camera.corners, corners, send=True)
    settled(window, qtbot)
    told = document.part("fit").entries[0].told
    assert told.camera is not None and told.camera.places[2] == (board.width, board.length)
    assert asked.watch.fitted.fit.values["mu"] == pytest.approx(0.1, rel=0.01)
    assert "known points" in page.facts.text()
    part = document.part("fit")
    assert FIT.from_json(FIT.to_json(part)) == part
    window.actions_.undo.trigger()
    settled(window, qtbot)
    assert document.part("fit").entries[0].told.camera is None and page.camera.corners.text() == ""
    window.actions_.redo.trigger()
    settled(window, qtbot)
    assert page.camera.corners.text().split()[0] == corners.split()[0]


@pytest.mark.parametrize(
    ("corners", "height", "picture", "said"),
    [
        ("1,2", "0", "", "four are needed, 1 is given"),
        ("1 2 3", "0", "", "is no point"),
        ("0,0 10,0 20,0 30,0", "0", "", "one line"),
        (words(VIEW.corners()), "30", "", "the size of the picture"),
        (words(VIEW.corners()), "30", "wide", "is no size of a picture"),
    ],
)
def test_what_is_no_camera_is_said_beside_it_and_changes_nothing(
    window: MainWindow, asked: FitBody, corners: str, height: str, picture: str, said: str
) -> None:
    page, before = asked.files, window.document.state
    write(page.camera.corners, corners)
    write(page.camera.height_of_mark.lineEdit(), height)
    write(page.camera.picture, picture)
    QTest.mouseClick(page.again, Qt.MouseButton.LeftButton)
    assert page.trouble.isVisible() and said in page.trouble.text()
    assert window.document.state is before


def test_a_saved_camera_that_is_none_is_refused(window: MainWindow, qtbot: QtBot, asked: FitBody) -> None:
    write(asked.files.fps.lineEdit(), "60")
    write(asked.files.camera.corners, words(VIEW.corners()), send=True)
    settled(window, qtbot)
    for key, wrong in (
        ("corners", [[0, 0]]),
        ("click", "x"),
        ("picture", [0, 0]),
        ("focal", -1),
        ("places", 3),
    ):
        document = FIT.to_json(window.document.part("fit"))
        document["entries"][0]["camera"][key] = wrong
        with pytest.raises(LabError) as caught:
            FIT.from_json(document)
        assert caught.value.where and caught.value.where.startswith("fit.entries[0]")
