"""A picture is what its file holds: overwritten, moved away and brought back, too large, no picture at all; and a hand
that presses while what it presses changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from lab import LabError
from tests.ui.late import held_up
from tests.ui.recordings import drop
from tests.ui.test_picture import CORNERS, LEFT, NONE, at, clicked, in_picture, page_of, photo
from ui import picture_file
from ui.docks.measure_picture import PicturePage
from ui.picture_file import read_picture
from ui.window import MainWindow

__all__ = ["photo"]


def over(path: Path, width: int, height: int, colour: str) -> None:
    """Another photo under the same name."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    assert image.save(str(path))


def idle(window: MainWindow, qtbot: QtBot) -> None:
    for _ in range(2):
        qtbot.waitUntil(lambda: window.queue.idle)
        qtbot.wait(20)


def placed(page: PicturePage) -> dict[str, tuple[float, float]]:
    return {} if page.still is None else dict(page.still.places)


def raised(window: MainWindow, qtbot: QtBot, page: PicturePage) -> dict[str, tuple[float, float]]:
    """All clicked, the marks 20 mm above the board: the places."""
    clicked(window, qtbot, page)
    page.height_field.setValue(20.0)
    idle(window, qtbot)
    return placed(page)


def test_without_its_picture_nothing_is_placed_and_the_page_says_so(
    window: MainWindow, qtbot: QtBot, photo: Path, tmp_path: Path
) -> None:
    page = page_of(window, qtbot, photo)
    true = raised(window, qtbot, page)
    assert len(true) == 3
    session = tmp_path / "s.knockout"
    assert window.files.save_as(session)
    photo.rename(tmp_path / "away.png")
    over(tmp_path / "other.png", 1600, 500, "#405060")
    drop(window, tmp_path / "other.png")
    idle(window, qtbot)
    window.files.open(session)
    idle(window, qtbot)
    for height in (20.0, 20.5, 0.0, 20.0):
        page.height_field.setValue(height)
        idle(window, qtbot)
        assert placed(page) == {} and page.table.rowCount() == 0
        assert not any(button.isEnabled() for button in (page.put, page.land, page.save))
        assert "table.png" in page.asks.text() and "put it back" in page.asks.text()
    (tmp_path / "away.png").rename(photo)
    page.height_field.setValue(0.0)  # whatever changes: the file is looked for again
    page.height_field.setValue(20.0)
    idle(window, qtbot)
    assert placed(page) == true and page.put.isEnabled() and not window.notice.isVisible()


def move(window: MainWindow, page: PicturePage) -> None:
    view, start = page.view.viewport(), at(page, page.picture.tokens[0][1])
    QTest.mousePress(view, LEFT, NONE, start)
    QTest.mouseMove(view, start + QPoint(20, 0))
    QTest.mouseRelease(view, LEFT, NONE, start + QPoint(20, 0))


def higher(window: MainWindow, page: PicturePage) -> None:
    page.height_field.setValue(30.0)


def wider(window: MainWindow, page: PicturePage) -> None:
    window.document.set_parameter("width", 0.31)


@pytest.mark.parametrize("change", [move, higher, wider])
def test_places_of_other_marks_are_put_nowhere(
    window: MainWindow,
    qtbot: QtBot,
    photo: Path,
    tmp_path: Path,
    change: Callable[[MainWindow, PicturePage], None],
) -> None:
    page = page_of(window, qtbot, photo)
    clicked(window, qtbot, page)
    page.view.fit_all()
    old = placed(page)
    with held_up(window):
        change(window, page)
        state = window.document.state
        for button in (page.put, page.land, page.save):
            assert not button.isEnabled()
            QTest.mouseClick(button, LEFT)
        page.save_round(tmp_path / "round.json")
        assert window.document.state is state and not (tmp_path / "round.json").exists()
        assert page.table.rowCount() == 3, "the old places are seen until the new ones are there"
        faded = page.table.item(0, 0).foreground().color()
    idle(window, qtbot)
    assert placed(page) != old and page.put.isEnabled()
    assert faded == QColor(window.themes.current.secondary) != page.table.item(0, 0).foreground().color()
    new = placed(page)
    page.put.click()
    assert dict(window.document.table.rest) == {name: pytest.approx(place) for name, place in new.items()}


def drop_again(window: MainWindow, page: PicturePage, path: Path) -> None:
    drop(window, path)


def new_and_drop(window: MainWindow, page: PicturePage, path: Path) -> None:
    window.files.new()
    drop(window, path)


def choose_again(window: MainWindow, page: PicturePage, path: Path) -> None:
    page.open(path)


@pytest.mark.parametrize("again", [drop_again, new_and_drop, choose_again])
def test_another_photo_of_the_same_name_is_read(
    window: MainWindow,
    qtbot: QtBot,
    photo: Path,
    again: Callable[[MainWindow, PicturePage, Path], None],
) -> None:
    page = page_of(window, qtbot, photo)
    over(photo, 1600, 500, "#FF0000")
    again(window, page, photo)
    idle(window, qtbot)
    assert page.watch.photo is not None and page.watch.photo.size == (1600.0, 500.0)
    assert page.view._picture is not None
    assert page.view._picture.toImage().pixelColor(5, 5) == QColor("#FF0000")


def test_a_file_that_was_not_there_is_read_when_it_is_opened_again(
    window: MainWindow, qtbot: QtBot, photo: Path, tmp_path: Path
) -> None:
    page = page_of(window, qtbot, photo)
    late = tmp_path / "late.png"
    page.open(late)
    idle(window, qtbot)
    assert window.notice.isVisible() and page.view._picture is None and "late.png" in page.asks.text()
    over(late, 640, 480, "#00FF00")
    page.open(late)
    idle(window, qtbot)
    assert page.view._picture is not None and not window.notice.isVisible()
    assert "near left" in page.asks.text()
    window.files.new()
    late.unlink()
    page.open(late)
    idle(window, qtbot)
    assert page.view._picture is None and window.notice.isVisible()


def test_marks_are_not_read_off_another_picture_than_they_were_made_on(
    window: MainWindow, qtbot: QtBot, photo: Path, tmp_path: Path
) -> None:
    page = page_of(window, qtbot, photo)
    true = raised(window, qtbot, page)
    session, first = tmp_path / "s.knockout", photo.read_bytes()
    assert window.files.save_as(session)
    over(photo, 800, 800, "#FF0000")  # as large as the first: only what it holds tells them apart
    window.files.new()
    window.files.open(session)
    idle(window, qtbot)
    assert page.view._picture is not None and placed(page) == {} and not page.put.isEnabled()
    assert "another one than the marks" in page.asks.text()
    before = page.picture
    QTest.mouseClick(page.view.viewport(), LEFT, NONE, at(page, (400.0, 400.0)))
    assert page.picture == before, "no mark is mixed with those of the other picture"
    photo.write_bytes(first)
    page.height_field.setValue(0.0)
    page.height_field.setValue(20.0)
    idle(window, qtbot)
    assert placed(page) == true
    over(photo, 800, 800, "#FF0000")
    drop(window, photo)
    idle(window, qtbot)
    assert page.picture.corners == () and "near left" in page.asks.text()
    window.actions_.undo.trigger()  # the first one's marks, over the second
    idle(window, qtbot)
    assert placed(page) == {} and "another one than the marks" in page.asks.text()


def undo(window: MainWindow) -> None:
    window.actions_.undo.trigger()


def begin_anew(window: MainWindow) -> None:
    window.files.new()


def undo_all(window: MainWindow) -> None:
    while window.document.undo_stack.canUndo():
        window.actions_.undo.trigger()


def take_back(window: MainWindow) -> None:
    page: PicturePage = window.docks["measure"].body.picture
    QTest.keyClick(page.view, Qt.Key.Key_Delete)


@pytest.mark.parametrize("meanwhile", [undo, begin_anew, undo_all, take_back])
def test_a_mark_that_goes_while_it_is_dragged_is_let_go(
    window: MainWindow, qtbot: QtBot, photo: Path, meanwhile: Callable[[MainWindow], None]
) -> None:
    page = page_of(window, qtbot, photo)
    clicked(window, qtbot, page)
    page.view.fit_all()
    view, start = page.view.viewport(), at(page, page.picture.tokens[-1][1])
    QTest.mousePress(view, LEFT, NONE, start)
    QTest.mouseMove(view, start + QPoint(3, 3))
    meanwhile(window)
    after = page.picture
    for by in (6, 9):
        QTest.mouseMove(view, start + QPoint(by, by))
    QTest.mouseRelease(view, LEFT, NONE, start + QPoint(9, 9))
    idle(window, qtbot)
    assert page.picture == after, "what is dragged no longer is changes nothing"
    assert [place for _, place in page.view._marks] == [
        *after.corners,
        *(place for _, place in after.tokens),
    ]


def test_a_mark_dragged_out_of_the_picture_is_back_where_it_was(
    window: MainWindow, qtbot: QtBot, photo: Path
) -> None:
    page = page_of(window, qtbot, photo)
    view = page.view.viewport()
    QTest.mouseClick(view, LEFT, NONE, at(page, CORNERS[0]))
    before, start = page.picture, at(page, CORNERS[0])
    QTest.mousePress(view, LEFT, NONE, start)
    QTest.mouseMove(view, start + QPoint(4, 4))
    QTest.mouseRelease(view, LEFT, NONE, QPoint(-40, 5))
    assert page.picture == before and page.view._marks == [("1", before.corners[0])]


def test_a_click_counts_once_and_only_with_its_own_press(
    window: MainWindow, qtbot: QtBot, photo: Path
) -> None:
    page = page_of(window, qtbot, photo)
    view = page.view.viewport()
    first = at(page, CORNERS[0])
    QTest.mouseClick(view, LEFT, NONE, first)
    QTest.mouseDClick(view, LEFT, NONE, first)  # of the second press and its end, as Qt sends them
    QTest.mouseRelease(view, LEFT, NONE, first)
    assert len(page.picture.corners) == 1
    place = at(page, CORNERS[1])
    QTest.mousePress(view, LEFT, NONE, QPoint(1, 1))
    assert page.view._place(QPoint(1, 1)) is None, "beside the picture"
    QTest.mouseMove(view, place)
    QTest.mouseRelease(view, LEFT, NONE, place)
    assert len(page.picture.corners) == 1
    QTest.mousePress(view, LEFT, NONE, place)
    QTest.mouseRelease(view, LEFT, NONE, QPoint(1, 1))
    QTest.mouseRelease(view, LEFT, NONE, place)
    assert len(page.picture.corners) == 1
    QTest.mouseClick(view, LEFT, NONE, place)
    assert len(page.picture.corners) == 2
    page.view.setFocus()
    QTest.mouseMove(view, at(page, CORNERS[2]))
    for _ in range(2):
        QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert len(page.picture.corners) == 3, "Enter twice in one place is one mark"


def test_a_large_photo_is_read_smaller_and_its_places_stay_true(
    window: MainWindow, qtbot: QtBot, photo: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_file, "MOST_SHOWN", 90_000)
    page = page_of(window, qtbot, photo)
    assert page.watch.photo is not None and page.view._picture is not None
    assert page.view._picture.size() == QSize(300, 300) and page.watch.photo.size == (800.0, 800.0)
    assert page.view.scene().sceneRect().width() == 800
    clicked(window, qtbot, page)
    board = window.document.board
    true = in_picture(0.2, 0.8, board.width, board.length)
    assert dict(page.picture.tokens)["yellow-1"] == pytest.approx(true, abs=3)
    assert placed(page)["yellow-1"] == pytest.approx((0.2, 0.8), abs=0.005)
    page.view.zoom(4.0)
    assert page.view.grain >= 800 / 300 - 1e-6, "no click is surer than the copy that is seen"


@pytest.mark.parametrize("size", [(780, 620), (1000, 750), (1200, 901), (1632, 1224)])
def test_a_jpeg_beyond_what_the_reader_may_hold_is_read_smaller(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """A hundredth of 48, 75, 108 and 200 million pixels under a hundredth of the limits."""
    big = tmp_path / "big.jpg"
    over(big, *size, "#405060")
    monkeypatch.setattr(picture_file, "MOST_SHOWN", 480_000)
    limit = QImageReader.allocationLimit()
    QImageReader.setAllocationLimit(2)
    try:
        found = read_picture(str(big))
    finally:
        QImageReader.setAllocationLimit(limit)
    assert found.size == size and 4 * found.image.width() * found.image.height() < 2 << 20
    assert found.image.width() / found.image.height() == pytest.approx(size[0] / size[1], rel=0.005)


def test_the_limit_that_a_format_has_is_said(tmp_path: Path) -> None:
    big = tmp_path / "big.png"
    over(big, 1200, 900, "#405060")
    limit = QImageReader.allocationLimit()
    QImageReader.setAllocationLimit(2)
    try:
        with pytest.raises(LabError, match=r"too large: 1.* million pixels") as caught:
            read_picture(str(big))
    finally:
        QImageReader.setAllocationLimit(limit)
    assert "smaller" in caught.value.line()


@pytest.mark.parametrize(
    ("name", "held", "said"),
    [
        ("a.svg", b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', "a drawing"),
        ("a.heic", b"\0\0\0\x18ftypheic\0\0\0\0mif1heic" + bytes(60), "JPEG, PNG"),
        ("a.png", b"no picture at all", "JPEG, PNG"),
        ("a.jpg", b"\xff\xd8\xff\xe0" + bytes(60), "damaged"),
    ],
)
def test_what_cannot_be_read_says_what_can(
    window: MainWindow, qtbot: QtBot, photo: Path, tmp_path: Path, name: str, held: bytes, said: str
) -> None:
    page = page_of(window, qtbot, photo)
    (tmp_path / name).write_bytes(held)
    page.open(tmp_path / name)
    idle(window, qtbot)
    for text in (page.asks.text(), window.notice.text.text()):
        assert said in text and name in text and "unknown" not in text.lower(), text


def test_windows_of_its_own_close_with_the_main_window(
    window: MainWindow, qtbot: QtBot, photo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_of(window, qtbot, photo)
    window.docks["landing"].setFloating(True)
    window.show_dock("landing")
    QTest.mouseClick(page.large, LEFT)
    assert page.large_window is not None and page.large_window.isVisible()
    assert window.docks["landing"].isVisible()
    seen: list[object] = []
    close = window.desk.close

    def slow() -> None:
        """A compiler is waited for: what is on the screen meanwhile."""
        seen.extend(widget for widget in QApplication.topLevelWidgets() if widget.isVisible())
        close()

    monkeypatch.setattr(window.desk, "close", slow)
    window.close()
    assert seen == []
