"""What is written on the board: level and of one size in every view, inside its cell, over lines on the table."""

from __future__ import annotations

from math import ceil

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from lab import load_board
from ui.languages import use
from ui.parts.fit import FitPart, Thrown
from ui.parts.teach import Pin, Teach
from ui.table import board_words
from ui.table.camera import standing
from ui.table.layout import fit
from ui.theme import LIGHT, text_font
from ui.window import MainWindow

Letters = list[tuple[str, QPointF, QFont]]


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> Letters:
    """What is written, each with where its line begins in px of the view, and its font."""
    written: Letters = []
    write = board_words.halo_text

    def wrote(
        painter: QPainter, at: QPointF, text: str, font: QFont, ink: QColor, halo: QColor | None
    ) -> None:
        assert painter.transform().isIdentity()  # else letters are squeezed, turned or made smaller
        written.append((text, at, font))
        write(painter, at, text, font, ink, halo)

    monkeypatch.setattr(board_words, "halo_text", wrote)
    return written


@pytest.mark.parametrize("size", [(620, 636), (1175, 950), (420, 500)])
@pytest.mark.parametrize("way", ["upright", "lengthwise", "standing"])
def test_letters_stand_level_inside_their_cells(
    qapp: QApplication, letters: Letters, size: tuple[int, int], way: str
) -> None:
    board = load_board("knockout")
    layout = fit(size, (board.width, board.length), "upright" if way == "standing" else way)
    view = standing(layout, size) if way == "standing" else QTransform()
    image = QImage(*size, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        for space in board.spaces:
            before = len(letters)
            board_words.paint_space_words(painter, space, layout, LIGHT, view)
            cell = QPainterPath()
            cell.addPolygon(view.map(layout.rect(*space.box)))
            for text, at, font in letters[before:]:
                metrics = QFontMetricsF(font)
                for corner in (
                    at + QPointF(1, -1),
                    at + QPointF(metrics.horizontalAdvance(text) - 1, -1),
                    at - QPointF(-1, metrics.capHeight()),
                    at + QPointF(metrics.horizontalAdvance(text) - 1, -metrics.capHeight()),
                ):
                    assert cell.contains(corner), (space.id, text)
        board_words.paint_chances(
            painter, board, layout, LIGHT, view, dict.fromkeys(("house-1", "brown-1"), 0.5)
        )
    assert {font.pixelSize() for _, _, font in letters} <= {11, 14}
    if size[0] > 1000:
        assert sum(text.isdecimal() for text, _, _ in letters) == 16
        assert {"House 1", "Brown 1"} <= {text for text, _, _ in letters}
        assert any(text.endswith("%") for text, _, _ in letters[-2:])


@pytest.mark.parametrize("code", ["en", "ru", "sv"])
def test_every_property_has_a_name_down_to_the_width_of_its_letters(qapp: QApplication, code: str) -> None:
    use(qapp, code)
    metrics = QFontMetricsF(text_font(18, 500))
    for space in load_board("knockout").spaces:
        if space.kind == "property":
            letters = (board_words.space_code(space) or "").split()[0]
            for width in range(ceil(metrics.horizontalAdvance(letters)), 200, 5):
                lines = board_words.name_lines(space, width, 60.0, metrics)
                assert lines and all(metrics.horizontalAdvance(line) <= width for line in lines), space.id


@pytest.mark.parametrize("way", ["upright", "lengthwise", "standing"])
def test_rulers_stand_beside_the_board_at_its_left_and_below(qapp: QApplication, way: str) -> None:
    board, size = load_board("knockout"), (900, 640)
    layout = fit(size, (board.width, board.length), "upright" if way == "standing" else way)
    view = standing(layout, size) if way == "standing" else QTransform()
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        board_words._paint_rulers(painter, layout, LIGHT, view)
    edge = view.map(QPolygonF(layout.board))
    bounds, inside = edge.boundingRect(), QPainterPath()
    inside.addPolygon(edge)
    drawn = [(x, y) for x in range(900) for y in range(640) if image.pixelColor(x, y) != QColor("white")]
    assert not any(inside.contains(QPointF(x, y)) for x, y in drawn)
    below = [x for x, y in drawn if y > bounds.bottom() + 8]
    assert min(below) < bounds.left() and max(below) > bounds.left() + 0.8 * bounds.width()
    left = [y for x, y in drawn if x < bounds.center().x() - 20 and y < bounds.bottom() - 20]
    assert min(left) < bounds.top() + 30 and len(left) > 100


def near_letters(letters: Letters) -> QPainterPath:
    """All that is within 2 px of a letter."""
    written, stroker = QPainterPath(), QPainterPathStroker()
    for text, at, font in letters:
        written.addText(at, font, text)
    stroker.setWidth(4)
    return stroker.createStroke(written).united(written)


def differences(one: QImage, other: QImage, within: QPainterPath) -> tuple[int, int]:
    """Pixels that differ, inside a path and outside it."""
    inside = outside = 0
    for y in range(one.height()):
        for x in range(one.width()):
            if one.pixel(x, y) != other.pixel(x, y):
                if within.contains(QPointF(x + 0.5, y + 0.5)):
                    inside += 1
                else:
                    outside += 1
    return inside, outside


@pytest.mark.parametrize("what", ["pins", "ghost", "ghost under chances", "recorded"])
def test_lines_on_the_table_make_way_for_letters(
    window: MainWindow, qtbot: QtBot, letters: Letters, what: str
) -> None:
    table = window.table
    if what == "pins":
        window.show_preset("teach")
        pins = tuple(Pin("ABCD"[k], 0.165 + 0.16 * k) for k in range(4))
        window.document.set_part("teach", Teach(pins=pins), "Pins")
    elif what == "recorded":
        path = tuple((0.14, 0.16 + 0.01 * k) for k in range(50))
        thrown = Thrown("A", "red-1", (0.14, 0.1, 0.9, 0.0, 0.0), path, path[-1], laid=True)
        window.document.set_part("fit", FitPart(thrown=thrown), "Thrown")
    else:
        window.document.set_aim(x=0.14, angle=0.0, speed=0.9)
        if what != "ghost":
            window.actions_.landing.setChecked(True)
            qtbot.waitUntil(lambda: table._watch.current is not None and table._watch.current.whole)
        qtbot.waitUntil(lambda: table.foresight.found is not None and table.foresight.fresh)
    QApplication.processEvents()
    letters.clear()
    table._redraw()
    table._backdrop._layers = None
    drawn = table.viewport().grab().toImage()
    if what == "pins":
        window.teach._lines.show_pins((), table.layout_of_board, window.desk.theme)
    else:
        window.actions_.shows["recorded" if what == "recorded" else "ghost"].setChecked(False)
    QApplication.processEvents()
    inside, outside = differences(drawn, table.viewport().grab().toImage(), near_letters(letters))
    assert len(letters) > 20 and outside > 200
    assert inside == 0
