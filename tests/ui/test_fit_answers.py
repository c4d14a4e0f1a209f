"""What is asked of a recording's owner: typed answers stay until they are sent, folding is only folding, the camera's
corners are of the board that they were given for, and what was asked for in one session comes into no other."""

from __future__ import annotations

from collections.abc import Callable
from math import radians
from pathlib import Path
from threading import Event

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from tests.lab.fitting.made import path as made_path
from tests.lab.recordings.test_camera import pixels as film
from tests.lab.recordings.test_camera import words
from tests.lab.recordings.views import View
from tests.patience import PATIENCE
from tests.ui.recordings import drop, opened, pixels, recorded, settled
from ui.docks import fit_watch
from ui.docks.fit_body import FitBody
from ui.docks.fit_files import FilesPage
from ui.window import MainWindow

VIEW = View(radians(35))
CORNERS = words(VIEW.corners())
LEFT = Qt.MouseButton.LeftButton


def write(field: QLineEdit, text: str, *, send: bool = False) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    if send:
        QTest.keyClick(field, Qt.Key.Key_Return)


def click(button: QPushButton) -> None:
    QTest.mouseClick(button, LEFT)


@pytest.fixture
def told(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> FitBody:
    """A window with a film by a slanted camera, whose corners were given."""
    body = opened(window, qtbot, [film(tmp_path, VIEW)])
    body.pages.setCurrentWidget(body.files)
    QTest.mouseClick(body.files.camera.more, LEFT)
    write(body.files.fps.lineEdit(), "60")
    write(body.files.camera.corners, CORNERS, send=True)
    settled(window, qtbot)
    assert body.watch.fitted.fit.values["mu"] == pytest.approx(0.1, rel=0.01)
    body.pages.setCurrentWidget(body.files)
    return body


def mu(body: FitBody) -> float:
    assert body.watch.fitted is not None
    return body.watch.fitted.fit.values["mu"]


def test_folding_the_camera_away_changes_nothing_else(
    window: MainWindow, qtbot: QtBot, told: FitBody
) -> None:
    page, document = told.files, window.document
    camera = document.part("fit").entries[0].told.camera
    QTest.mouseClick(page.camera.more, LEFT)
    assert not page.camera.form.isVisible() and "corners are given" in page.camera.more.text()
    write(page.fps.lineEdit(), "59.5")
    click(page.again)
    settled(window, qtbot)
    after = document.part("fit").entries[0].told
    assert after.fps == 59.5 and after.camera == camera
    told.pages.setCurrentWidget(page)
    QTest.mouseClick(page.camera.more, LEFT)
    assert page.camera.form.isVisible() and page.camera.corners.text()
    write(page.camera.corners, "")
    QTest.keyClick(page.camera.corners, Qt.Key.Key_Delete)
    click(page.again)  # no corners: no camera, and only that
    settled(window, qtbot)
    assert document.part("fit").entries[0].told.camera is None and page.again.isEnabled()


def test_what_is_half_typed_outlives_an_undo(window: MainWindow, qtbot: QtBot, told: FitBody) -> None:
    page, document = told.files, window.document
    write(page.fps.lineEdit(), "50", send=True)
    settled(window, qtbot)
    told.pages.setCurrentWidget(page)
    write(page.camera.corners, "1,2 3")
    window.actions_.undo.trigger()
    settled(window, qtbot)
    assert document.part("fit").entries[0].told.fps == 60 == page.fps.value()
    assert page.camera.corners.text() == "1,2 3" and page.camera.form.isVisible()


@pytest.mark.parametrize("typed", ["1,2 3", "half a number"])
def test_what_is_typed_stays_with_its_recording(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, typed: str
) -> None:
    body = opened(window, qtbot, [pixels(tmp_path, "a.csv")])
    page: FilesPage = body.files
    QTest.mouseClick(page.camera.more, LEFT)
    field = page.camera.corners if typed == "1,2 3" else page.fps.lineEdit()
    write(field, "1,2 3" if field is page.camera.corners else "4")
    first = page.entry
    opened(window, qtbot, [pixels(tmp_path, "b.csv")])  # asks too, while one types
    assert page.entry == first, "nobody is taken away from what he types"
    QTest.keyClicks(field, "7")
    assert page.list.count() == 2 and "asks something" in page.list.item(1).text()
    page.list.setCurrentRow(1)
    other = page.entry
    assert other is not None and first is not None and other.path != first.path
    assert page.fps.value() == 0 and page.camera.corners.text() == ""
    write(page.fps.lineEdit(), "25")
    page.list.setCurrentRow(0)
    if field is page.camera.corners:
        assert field.text() == "1,2 37" and page.fps.value() == 0 and page.camera.form.isVisible()
    else:
        assert page.fps.value() == 47
    page.list.setCurrentRow(1)
    assert page.fps.value() == 25 and page.camera.corners.text() == ""
    window.files.new()
    opened(window, qtbot, [pixels(tmp_path, "a.csv")])
    assert page.fps.value() == 0 and page.camera.corners.text() == "", "of another session"


def test_the_corners_stay_those_of_the_board_they_were_given_for(
    window: MainWindow, qtbot: QtBot, told: FitBody
) -> None:
    page, document = told.files, window.document
    assert not page.camera.elsewhere.isVisible() and "another board" not in told.state.text()
    before = mu(told)
    document.set_parameter("length", 1.1)
    settled(window, qtbot)
    assert mu(told) == before
    assert page.camera.elsewhere.isVisible() and "95.0" in page.camera.elsewhere.text()
    assert "110.0" in page.camera.elsewhere.text() and "another board" in told.state.text()
    write(page.fps.lineEdit(), "60.5", send=True)  # something else is mended: the board stays
    settled(window, qtbot)
    assert mu(told) == pytest.approx(before, rel=0.03) and page.camera.elsewhere.text()
    write(page.fps.lineEdit(), "60", send=True)
    settled(window, qtbot)
    told.pages.setCurrentWidget(page)
    click(page.camera.take_board)
    settled(window, qtbot)
    camera = document.part("fit").entries[0].told.camera
    assert camera is not None and camera.places[2] == (document.board.width, 1.1)
    assert mu(told) == pytest.approx(before * 1.1 / 0.95, rel=0.01)
    assert not page.camera.take_board.isVisible() and "another board" not in told.state.text()
    window.actions_.undo.trigger()
    settled(window, qtbot)
    told.pages.setCurrentWidget(page)
    assert mu(told) == before and page.camera.take_board.isVisible()


def test_a_camera_straight_above_is_helped_by_its_focal_length(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    view = View(0.0, turn=0.0)
    way, stop = made_path("coulomb", {"mu": 0.1}, 1.0)
    t = np.arange(int((stop + 0.2) * 60)) / 60
    u, v = view.seen(np.full_like(t, 0.14), 0.1 + way(t), 0.03)
    rows = "\n".join(f"{i},{a:.3f},{b:.3f}" for i, (a, b) in enumerate(zip(u, v, strict=True)))
    (tmp_path / "above.csv").write_text(f"frame,x_px,y_px\n{rows}\n")
    body = opened(window, qtbot, [tmp_path / "above.csv"])
    page = body.files
    QTest.mouseClick(page.camera.more, LEFT)
    write(page.fps.lineEdit(), "60")
    write(page.camera.height_of_mark.lineEdit(), "30")
    write(page.camera.picture, "1920x1080")
    write(page.camera.corners, words(view.corners()), send=True)
    assert page.trouble.isVisible() and "“Focal length”" in page.trouble.text()
    assert "--" not in page.trouble.text()
    write(page.camera.focal.lineEdit(), "1500", send=True)
    settled(window, qtbot)
    told = window.document.part("fit").entries[0].told.camera
    assert told is not None and told.focal == 1500 and not page.trouble.isVisible()
    assert mu(body) == pytest.approx(0.1, rel=0.01)


def turn_over(page: FilesPage) -> None:
    page.flip.setChecked(True)


def scale(page: FilesPage) -> None:
    write(page.scale.lineEdit(), "0.5")


def three(page: FilesPage) -> None:
    write(page.camera.corners, " ".join(CORNERS.split()[:3]))


def none(page: FilesPage) -> None:
    page.camera.corners.clear()
    write(page.camera.height_of_mark.lineEdit(), "30")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [(turn_over, "“turn y over”"), (scale, "“Scale”"), (three, "four are needed, 3"), (none, "missing")],
)
def test_refused_answers_name_the_fields_of_the_window(
    window: MainWindow, told: FitBody, spoil: Callable[[FilesPage], None], said: str
) -> None:
    page, before = told.files, window.document.state
    spoil(page)
    click(page.again)
    assert page.trouble.isVisible() and said in page.trouble.text() and "--" not in page.trouble.text()
    assert window.document.state is before


def test_notes_of_a_recording_name_no_option_of_a_command_line(told: FitBody) -> None:
    assert "lie on the board itself" in told.files.facts.text() and "--" not in told.files.facts.text()


def begin_anew(window: MainWindow, session: Path) -> None:
    window.files.new()


def open_session(window: MainWindow, session: Path) -> None:
    window.files.open(session)


@pytest.mark.parametrize("another", [begin_anew, open_session])
def test_recordings_read_for_one_session_come_into_no_other(
    window: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    another: Callable[[MainWindow, Path], None],
) -> None:
    session = tmp_path / "s.knockout"
    assert window.files.save_as(session)
    window.show_dock("fit")
    body: FitBody = window.docks["fit"].body
    begun: list[str] = []
    go_on = Event()
    read = fit_watch._opened

    def slow(file: str) -> object:
        begun.append(file)
        go_on.wait(PATIENCE)
        return read(file)

    monkeypatch.setattr(fit_watch, "_opened", slow)
    drop(window, *recorded(tmp_path, 3))
    qtbot.waitUntil(lambda: bool(begun))
    another(window, session)
    click(body.made_up)
    another(window, session)
    go_on.set()
    qtbot.waitUntil(lambda: window.queue.idle)
    qtbot.wait(50)
    assert window.document.part("fit").entries == () and not window.files.dirty
    assert len(begun) == 1, "the rest is not read for nobody"


def test_a_recording_that_asks_is_in_no_comparison(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    body = opened(window, qtbot, recorded(tmp_path, 2))
    body.pages.setCurrentWidget(body.laws)
    click(body.laws.compare)
    qtbot.waitUntil(lambda: body.watch.table is not None and body.watch.compared is None)
    opened(window, qtbot, [pixels(tmp_path, "asks.csv")])
    assert body.watch.table_fresh and "other slides" not in body.laws.sentence.text()
    page: FilesPage = body.files
    write(page.fps.lineEdit(), "50")
    write(page.scale.lineEdit(), "0.5", send=True)
    settled(window, qtbot)
    assert len(body.watch.recordings) == 3 and "other slides" in body.laws.sentence.text()
    assert body.segments.seen.path.endswith("asks.csv"), "the one that was answered is looked at"
