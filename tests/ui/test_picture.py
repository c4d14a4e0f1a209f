"""A still picture of the table: corners and tokens clicked by mouse and by key, and where they come out."""

from __future__ import annotations

import json
import tracemalloc
from dataclasses import replace
from itertools import combinations
from math import hypot
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from lab import LabError, RecordingError
from lab.recordings.camera import POINTING
from lab.recordings.still import untangled
from tests.ui.recordings import drop
from ui import picture_file
from ui.docks.measure_picture import PicturePage
from ui.docks.picture_view import name_boxes
from ui.openers import PICTURES
from ui.parts.measure import MEASURE
from ui.picture_file import read_picture
from ui.window import MainWindow

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
CORNERS = ((180.0, 700.0), (620.0, 690.0), (520.0, 90.0), (290.0, 95.0))
"""A board seen at a slant: near left, near right, far right, far left, in px."""

TOKENS = {"red-1": (0.10, 0.50), "yellow-1": (0.20, 0.80), "green-1": (0.14, 0.30)}
"""Where tokens lie on the board, m."""


def in_picture(x: float, y: float, width: float, length: float) -> tuple[float, float]:
    """A place on the board in px, by the four corners: solved here once more, by Cramer's eight equations."""
    rows, right = [], []
    for (u, v), (a, b) in zip(CORNERS, ((0, 0), (width, 0), (width, length), (0, length)), strict=True):
        rows += [[a, b, 1, 0, 0, 0, -u * a, -u * b], [0, 0, 0, a, b, 1, -v * a, -v * b]]
        right += [u, v]
    h = np.append(np.linalg.solve(np.array(rows), np.array(right)), 1.0).reshape(3, 3)
    u, v, w = h @ np.array([x, y, 1.0])
    return float(u / w), float(v / w)


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    image = QImage(800, 800, QImage.Format.Format_RGB32)
    image.fill(QColor("#8090A0"))
    painter = QPainter(image)
    painter.setBrush(QColor("#FBFAF6"))
    painter.drawPolygon([QPointF(*corner) for corner in CORNERS])
    painter.end()
    path = tmp_path / "table.png"
    assert image.save(str(path))
    return path


def page_of(window: MainWindow, qtbot: QtBot, photo: Path) -> PicturePage:
    window.resize(1600, 1000)
    drop(window, photo)
    qtbot.waitUntil(lambda: window.queue.idle and window.docks["measure"].isVisible())
    page: PicturePage = window.docks["measure"].body.picture
    qtbot.waitUntil(lambda: page.view._picture is not None)
    qtbot.wait(30)
    return page


def at(page: PicturePage, place: tuple[float, float]) -> QPoint:
    return page.view._on_screen(place).toPoint()


def press(page: PicturePage, place: tuple[float, float]) -> None:
    """Click a place of the picture, zoomed in so that a pixel of the screen is less than one of the picture."""
    page.view.centerOn(QPointF(*place))
    QTest.mouseClick(page.view.viewport(), LEFT, NONE, at(page, place))


def clicked(window: MainWindow, qtbot: QtBot, page: PicturePage) -> None:
    """All corners and tokens."""
    board = window.document.board
    page.view.zoom(8.0)
    for corner in CORNERS:
        press(page, corner)
    for name, place in TOKENS.items():
        page.token.setCurrentText(name)
        press(page, in_picture(*place, board.width, board.length))
    qtbot.waitUntil(lambda: window.queue.idle and page.still is not None)
    qtbot.waitUntil(lambda: page.still is not None and len(page.still.places) == 3)


def test_clicked_corners_and_tokens_give_places_on_the_board(
    window: MainWindow, qtbot: QtBot, photo: Path
) -> None:
    page = page_of(window, qtbot, photo)
    assert "near left" in page.asks.text() and not page.put.isEnabled()
    clicked(window, qtbot, page)
    assert page.still is not None
    for name, place in TOKENS.items():
        assert page.still.places[name] == pytest.approx(place, abs=0.003), name
    assert page.table.rowCount() == 3
    page.put.click()
    rest = window.document.table.rest
    assert {name: pytest.approx(place, abs=0.003) for name, place in TOKENS.items()} == dict(rest)
    window.actions_.undo.trigger()
    assert not window.document.table.rest


def test_the_pictures_tokens_leave_who_plays_and_who_is_in_jail(
    window: MainWindow, qtbot: QtBot, photo: Path
) -> None:
    document = window.document
    document.choose_sides(("yellow", "red"))
    document.put_table(replace(document.table, jailed=("red-2", "red-1"), next_token="yellow-2"), "Jail")
    page = page_of(window, qtbot, photo)
    clicked(window, qtbot, page)
    page.put.click()
    table = document.table
    assert set(table.rest) == set(TOKENS) and table.jailed == ("red-2",)
    assert table.sides == ("yellow", "red", "green"), "a token of green lies there, so green plays too"
    assert table.next_token == "yellow-2"


def test_places_go_into_landings_and_into_a_round_record(
    window: MainWindow, qtbot: QtBot, photo: Path, tmp_path: Path
) -> None:
    page = page_of(window, qtbot, photo)
    clicked(window, qtbot, page)
    page.save_round(tmp_path / "round.json")
    record = json.loads((tmp_path / "round.json").read_text(encoding="utf-8"))
    assert record["format"] == "knockout-round/1" and set(record["final"]) == set(TOKENS)
    assert record["final"]["red-1"] == pytest.approx(TOKENS["red-1"], abs=0.003)
    page.save_round(tmp_path / "nowhere" / "round.json")
    assert window.notice.isVisible()
    assert "round.json: it cannot be written" in window.notice.text.text()
    page.land.click()
    body = window.docks["measure"].body
    assert body.pages.currentWidget() is body.readings
    rows = window.document.part("measure").of("landings")
    assert [tuple(float(cell) for cell in row) for row in rows] == [
        pytest.approx((100 * x, 100 * y), abs=0.3) for x, y in TOKENS.values()
    ]


def test_marks_are_dragged_taken_back_and_undone(window: MainWindow, qtbot: QtBot, photo: Path) -> None:
    page = page_of(window, qtbot, photo)
    wrong = (CORNERS[0][0] + 40, CORNERS[0][1] - 60)
    press(page, wrong)
    view = page.view.viewport()
    start, end = at(page, page.picture.corners[0]), at(page, CORNERS[0])
    QTest.mousePress(view, LEFT, NONE, start)
    QTest.mouseMove(view, (start + end) / 2)
    QTest.mouseMove(view, end)
    QTest.mouseRelease(view, LEFT, NONE, end)
    (corner,) = page.picture.corners
    assert corner == pytest.approx(CORNERS[0], abs=3)
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_Delete)
    assert page.picture.corners == ()
    window.actions_.undo.trigger()
    window.actions_.undo.trigger()
    assert page.picture.corners[0] == pytest.approx(wrong, abs=3)


def test_a_place_is_marked_by_keys_alone(window: MainWindow, qtbot: QtBot, photo: Path) -> None:
    page = page_of(window, qtbot, photo)
    page.view.setFocus()
    for key, modifier, times in (
        (Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier, 3),
        (Qt.Key.Key_Down, NONE, 4),
        (Qt.Key.Key_Plus, NONE, 2),
    ):
        for _ in range(times):
            QTest.keyClick(page.view, key, modifier)
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.picture.corners == ((370.0, 404.0),)


def marked(window: MainWindow, qtbot: QtBot, page: PicturePage) -> float:
    """Corners and one token clicked at the nearest pixels of the screen; its stated error, m."""
    board = window.document.board
    for place in (*CORNERS, in_picture(0.14, 0.6, board.width, board.length)):
        QTest.mouseClick(page.view.viewport(), LEFT, NONE, at(page, place))
    qtbot.waitUntil(lambda: window.queue.idle and page.still is not None)
    assert page.still is not None
    (error,) = page.still.errors.values()
    return error


def test_what_is_clicked_small_is_told_to_be_known_less(
    window: MainWindow, qtbot: QtBot, photo: Path, tmp_path: Path
) -> None:
    big = QImage(str(photo)).scaled(4000, 4000)
    assert big.save(str(tmp_path / "big.png"))
    page = page_of(window, qtbot, tmp_path / "big.png")
    small = tuple((5 * x, 5 * y) for x, y in CORNERS)
    for place in (*small, (2000, 2000)):
        QTest.mouseClick(page.view.viewport(), LEFT, NONE, at(page, place))
    qtbot.waitUntil(lambda: window.queue.idle and page.still is not None)
    assert page.still is not None
    coarse, grain = page.still.errors["red-1"], page.view.grain
    assert grain > 8 and page.picture.grain == pytest.approx(grain)
    least = POINTING * grain * window.document.board.width / (5 * 440)
    assert coarse > least, "a click cannot be surer than the picture is shown"
    kept = MEASURE.from_json(MEASURE.to_json(window.document.part("measure")))
    assert kept == window.document.part("measure")
    for index, place in enumerate((*small, (2000, 2000))):  # each again, with the picture larger
        page.view.fit_all()
        page.view.zoom(8.0)
        page.view.centerOn(QPointF(*place))
        held = at(page, (*page.picture.corners, *(p for _, p in page.picture.tokens))[index])
        QTest.mousePress(page.view.viewport(), LEFT, NONE, held)
        QTest.mouseMove(page.view.viewport(), held + QPoint(1, 1))
        QTest.mouseRelease(page.view.viewport(), LEFT, NONE, held + QPoint(1, 1))
    assert page.picture.grain < 2
    qtbot.waitUntil(lambda: page.still is not None and page.still.errors["red-1"] < coarse / 2)


def test_the_picture_opens_in_a_large_window_and_comes_back(
    window: MainWindow, qtbot: QtBot, photo: Path
) -> None:
    page = page_of(window, qtbot, photo)
    before = page.view.grain
    QTest.mouseClick(page.large, LEFT)
    large = page.large_window
    assert large is not None and large.isVisible() and page.bring.isVisible()
    large.resize(1300, 1000)  # as on a screen; the one of these tests is small
    qtbot.waitUntil(lambda: page.view.grain < before / 1.5)
    error = marked(window, qtbot, page)
    assert error > 0 and page.table.rowCount() == 1
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert page.large_window is None and page.view.window() is window and page.view.isVisible()
    assert len(page.picture.corners) == 4
    QTest.mouseClick(page.large, LEFT)
    while page.picture.path:
        window.actions_.undo.trigger()
    assert page.large_window is None and page.open_button.isVisible()


def test_corners_in_another_order_are_refused_with_the_mend(
    window: MainWindow, qtbot: QtBot, photo: Path
) -> None:
    page = page_of(window, qtbot, photo)
    page.view.zoom(4.0)
    for corner in reversed(CORNERS):
        press(page, corner)
    qtbot.waitUntil(lambda: page.watch.refusal is not None)
    assert "near left, near right" in page.asks.text() and not page.put.isEnabled()


@pytest.mark.parametrize("head", (*PICTURES, b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff\xe0", b"\xff\xd8\xff\xd9"))
@pytest.mark.parametrize("rest", [b"", bytes(40), b"nothing" * 9])
def test_a_file_that_only_looks_like_a_picture_is_told_in_one_line(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, head: bytes, rest: bytes
) -> None:
    bad = tmp_path / "bad.png"
    bad.write_bytes(head + rest)
    drop(window, bad)
    qtbot.waitUntil(window.notice.isVisible)
    assert "bad.png" in window.notice.text.text() and "\n" not in window.notice.text.text()


def test_a_file_too_large_for_a_picture_is_not_read_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_file, "MOST_BYTES", 10_000_000)
    huge = tmp_path / "huge.tif"
    with huge.open("wb") as file:
        file.write(b"II*\0")
        file.truncate(1_000_000_000)
    tracemalloc.start()
    with pytest.raises(LabError, match=r"larger than 10 MB\); save it"):
        read_picture(str(huge))
    assert tracemalloc.get_traced_memory()[1] < 30_000_000
    tracemalloc.stop()


@pytest.mark.parametrize("form", ["jpg", "png", "bmp", "webp"])
def test_a_picture_cut_short_is_shown_or_refused_and_nothing_is_printed(
    photo: Path, tmp_path: Path, form: str
) -> None:
    whole, cut = tmp_path / f"whole.{form}", tmp_path / f"cut.{form}"
    if not QImage(str(photo)).save(str(whole)):
        pytest.skip(f"this Qt writes no {form}")
    cut.write_bytes(whole.read_bytes()[: whole.stat().st_size // 2])
    try:
        assert not read_picture(str(cut)).image.isNull()
    except LabError as error:
        assert "cannot be read" in error.line() and "\n" not in error.line()


def test_tokens_that_touch_are_pushed_apart_and_others_refused() -> None:
    radii = dict.fromkeys(("red-1", "blue-1", "red-2"), 0.016)
    near = untangled({"red-1": (0.1, 0.5), "blue-1": (0.128, 0.5), "red-2": (0.2, 0.8)}, radii)
    assert near["blue-1"][0] - near["red-1"][0] == pytest.approx(0.032, abs=1e-5)
    assert near["red-1"][0] == pytest.approx(0.098, abs=1e-5) and near["red-2"] == (0.2, 0.8)
    with pytest.raises(RecordingError, match="red-1 and blue-1 lie in one another"):
        untangled({"red-1": (0.1, 0.5), "blue-1": (0.11, 0.5)}, radii)


def test_names_of_marks_that_lie_together_do_not_cover_one_another() -> None:
    room = QRectF(0, 0, 330, 130)
    places = ((35, 110), (76, 117), (135, 8), (160, 14), (100, 50), (90, 68), (144, 4), (150, 20))
    widths = (8, 8, 8, 8, 32, 32, 48, 48)
    marks = [(QPointF(*place), width) for place, width in zip(places, widths, strict=True)]
    boxes = name_boxes(marks, 8.0, room)
    assert all(room.contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    assert boxes[0].left() == 43 and boxes[0].bottom() == 104  # alone: at the right, above


def test_the_height_of_the_marks_has_its_name_beside_it(window: MainWindow) -> None:
    window.show_dock("measure")
    field = window.docks["measure"].body.picture.height_field
    (name,) = [label for label in field.parent().findChildren(QLabel) if label.buddy() is field]
    assert name.text() == "Height"


def test_the_coarsest_of_the_marks_tells_and_the_loupes_are_four_times_finer(
    window: MainWindow, qtbot: QtBot, photo: Path
) -> None:
    """Two corners clicked as the whole picture stands, one with it eight times larger, one by the arrows' loupe."""
    page = page_of(window, qtbot, photo)
    whole = page.view.grain
    for corner in CORNERS[:2]:
        QTest.mouseClick(page.view.viewport(), LEFT, NONE, at(page, corner))
    page.view.zoom(8.0)
    press(page, CORNERS[2])
    assert page.picture.grains == pytest.approx((whole, whole, whole / 8))
    QTest.keyClick(page.view, Qt.Key.Key_Left)
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.picture.grains == pytest.approx((whole, whole, whole / 8, whole / 8 / 4))
    assert page.picture.grain == pytest.approx(whole), "what was seen worst, and not what was seen best"
    page.view.fit_all()
    QTest.keyClick(page.view, Qt.Key.Key_Right)
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.picture.grains[4] == pytest.approx(whole / 4)


def test_names_stand_by_their_own_marks() -> None:
    """Nearer to it than to any other mark, as far as there is room for that."""
    room = QRectF(0, 0, 248, 186)
    places = ((51, 160), (108, 170), (176, 20), (212, 26), (132, 75), (124, 98), (188, 15), (190, 40))
    marks = [
        (QPointF(*place), width) for place, width in zip(places, (8, 8, 8, 8, 32, 32, 48, 48), strict=True)
    ]
    boxes = name_boxes(marks, 8.0, room)
    for number, box in enumerate(boxes):
        gaps = [
            hypot(
                max(box.left() - at.x(), at.x() - box.right(), 0.0),
                max(box.top() - at.y(), at.y() - box.bottom(), 0.0),
            )
            for at, _ in marks
        ]
        assert gaps[number] == min(gaps) and gaps[number] <= 16, number
    assert all(room.contains(box) for box in boxes)


def test_the_photo_has_the_room_there_is(window: MainWindow, qtbot: QtBot, photo: Path) -> None:
    page = page_of(window, qtbot, photo)
    clicked(window, qtbot, page)
    for size in ((1366, 768), (1600, 1000)):
        window.resize(*size)
        qtbot.wait(30)
        view, inner = page.view, page._full.page
        assert view.height() >= min(0.7 * inner.viewport().height(), 0.7 * view.width())
        assert view.height() <= inner.viewport().height(), "whole in sight"
        assert page.table.verticalScrollBar().maximum() == 0, "no box that scrolls in one that scrolls"
