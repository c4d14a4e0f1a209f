"""Strips of usual ranges: a line to be seen between the figures, and a dot, free of them, that can be dragged."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.fields import NumberField
from ui.numbers import figures
from ui.parameter_list import PARAMETERS
from ui.parts.lesson import Lesson
from ui.range_strip import WHOLE, RangeStrip
from ui.theme import LIGHT, text_font
from ui.window import MainWindow

RANGES = sorted({parameter.usual for parameter in PARAMETERS})


def columns(image: QImage, row: int, colour: str) -> list[int]:
    """Where a row of the image has a colour."""
    return [x for x in range(image.width()) if image.pixelColor(x, row) == QColor(colour)]


@pytest.mark.parametrize("usual", RANGES)
def test_line_and_dot_are_seen_beside_the_figures(qtbot: QtBot, usual: tuple[float, float]) -> None:
    strip = RangeStrip(usual, LIGHT)
    qtbot.addWidget(strip)
    strip.resize(strip.minimumWidth(), 20)
    strip.setStyleSheet("background: #FFFFFF")
    middle = strip.height() // 2
    seen = []
    for value in usual:
        strip.show_value(value, changed=True, theme=LIGHT)
        seen.append(strip.grab().toImage())
    line = columns(seen[0], middle, LIGHT.line)
    assert len(line) >= 3 and strip.width() <= 84
    metrics = QFontMetricsF(text_font(11))
    low, high = (columns(image, middle, LIGHT.accent) for image in seen)
    left = max(24.0, metrics.horizontalAdvance(figures(usual[0])))
    right = strip.width() - max(18.0, metrics.horizontalAdvance(figures(usual[1])))
    assert low and low[0] >= left + 2 and high and high[-1] <= right - 2
    assert high[0] > low[-1] - 1, "one end from the other"


def strip_of(window: MainWindow, key: str) -> tuple[RangeStrip, NumberField]:
    """The strip of a number, or of the hand's angle, and its field."""
    dock = window.docks["parameters"]
    row = dock.hand.rows["angle"] if key == "hand" else dock._rows[key]
    return row.strip, row.field


def test_a_dot_is_dragged_and_the_landing_map_follows_in_one_step(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_.landing.setChecked(True)
    strip, field = strip_of(window, "mu")
    document, steps = window.document, window.document.undo_stack.count()
    at, line = QPointF(strip._dot(strip._line()), strip.height() / 2).toPoint(), strip._line()
    started, lo, hi = document.board.surface.mu, *strip._usual
    qtbot.mousePress(strip, Qt.MouseButton.LeftButton, pos=at)
    assert document.board.surface.mu == started, "a press on the dot moves nothing"
    seen = []
    for px in (4, 8, 12):
        qtbot.mouseMove(strip, at + QPoint(px, 0))
        seen.append(document.board.surface.mu)
    qtbot.mouseRelease(strip, Qt.MouseButton.LeftButton, pos=at + QPoint(12, 0))
    assert started < seen[0] < seen[1] < seen[2]
    meant = started + 12 / max(WHOLE, line.width()) * (hi - lo)
    assert seen[2] == pytest.approx(meant, abs=0.6 * 10 ** -field.decimals())
    assert field.value() == pytest.approx(seen[2]) and document.undo_stack.count() == steps + 1
    qtbot.waitUntil(lambda: window.watch.fresh and window.watch.current.map.board.surface.mu == seen[2])
    document.undo_stack.undo()
    assert document.board.surface.mu == started
    qtbot.mouseMove(strip, at)
    assert document.board.surface.mu == started, "let go"


def test_a_press_beside_the_dot_sets_it_there_and_no_drag_leaves_the_range(
    window: MainWindow, qtbot: QtBot
) -> None:
    strip, _ = strip_of(window, "mu")
    line, (lo, hi) = strip._line(), strip._usual
    middle = strip.height() // 2
    for x, meant in ((line.right() + 1, hi), (line.left() - 1, lo)):
        qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(round(x), middle))
        assert window.document.board.surface.mu == pytest.approx(meant, abs=0.03 * (hi - lo))
    at = QPoint(round(strip._dot(line)), middle)
    qtbot.mousePress(strip, Qt.MouseButton.LeftButton, pos=at)
    for px, meant in ((-300, lo), (600, hi)):
        qtbot.mouseMove(strip, at + QPoint(px, 0))
        assert window.document.board.surface.mu == pytest.approx(meant)
    qtbot.mouseRelease(strip, Qt.MouseButton.LeftButton, pos=at)


def test_a_locked_dot_stays(window: MainWindow, qtbot: QtBot) -> None:
    window.document.set_part("lesson", Lesson(locked=("mu",)), "Lesson")
    strip, _ = strip_of(window, "mu")
    before = window.document.board
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=strip._line().center().toPoint())
    assert window.document.board is before


@pytest.mark.parametrize("of", ["mu", "hand"])
def test_two_drags_are_two_steps(window: MainWindow, qtbot: QtBot, of: str) -> None:
    strip, field = strip_of(window, of)
    seen = [field.value()]
    for _ in range(2):
        at = QPoint(round(strip._dot(strip._line())), strip.height() // 2)
        qtbot.mousePress(strip, Qt.MouseButton.LeftButton, pos=at)
        for px in (5, 10, 15):
            qtbot.mouseMove(strip, at + QPoint(px, 0))
        qtbot.mouseRelease(strip, Qt.MouseButton.LeftButton, pos=at + QPoint(15, 0))
        seen.append(field.value())
    assert seen[0] < seen[1] < seen[2]
    for value in (seen[1], seen[0]):
        window.actions_.undo.trigger()
        assert field.value() == value


def test_a_drag_after_typing_is_a_step_of_its_own(window: MainWindow, qtbot: QtBot) -> None:
    strip, field = strip_of(window, "mu")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "0.12")
    QTest.keyClick(field, Qt.Key.Key_Return)
    at = QPoint(round(strip._dot(strip._line())), strip.height() // 2)
    qtbot.mousePress(strip, Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseMove(strip, at + QPoint(10, 0))
    qtbot.mouseRelease(strip, Qt.MouseButton.LeftButton, pos=at + QPoint(10, 0))
    assert field.value() > 0.12
    for value in (0.12, 0.08):
        window.actions_.undo.trigger()
        assert field.value() == value


def test_a_press_on_the_dot_of_a_number_beyond_its_range_moves_nothing(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.document.set_parameter("mu", 0.5)
    strip, field = strip_of(window, "mu")
    at = QPoint(round(strip._dot(strip._line())), strip.height() // 2)
    qtbot.mousePress(strip, Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseMove(strip, at + QPoint(2, 1))
    qtbot.mouseRelease(strip, Qt.MouseButton.LeftButton, pos=at + QPoint(2, 1))
    assert field.value() == 0.5
    qtbot.mousePress(strip, Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseMove(strip, at - QPoint(30, 0))
    qtbot.mouseRelease(strip, Qt.MouseButton.LeftButton, pos=at)
    assert field.value() < 0.2


def test_a_drag_that_a_lock_ended_is_over(window: MainWindow, qtbot: QtBot) -> None:
    strip, field = strip_of(window, "mu")
    at = QPoint(round(strip._dot(strip._line())), strip.height() // 2)
    qtbot.mousePress(strip, Qt.MouseButton.LeftButton, pos=at)
    window.document.set_part("lesson", Lesson(locked=("mu",)), "Lesson")
    qtbot.mouseRelease(strip, Qt.MouseButton.LeftButton, pos=at)
    window.actions_.undo.trigger()
    before = field.value()
    right = QMouseEvent(
        QMouseEvent.Type.MouseMove, QPointF(at + QPoint(20, 0)), QPointF(at), Qt.MouseButton.NoButton,
        Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(strip, right)
    assert field.value() == before


def hide_and_show(window: MainWindow) -> None:
    window.docks["parameters"].hide()
    window.show_dock("parameters")


def another_law_and_back(window: MainWindow) -> None:
    """The number is of no meaning for a while."""
    window.document.put_changes({"law": "curling"}, "Law")
    assert not strip_of(window, "mu")[0].isVisible()
    window.actions_.undo.trigger()


@pytest.mark.parametrize(
    "ends", [hide_and_show, another_law_and_back, lambda window: window.open_board("blank-lane")]
)
def test_a_drag_ends_where_its_strip_goes_or_another_board_comes(
    window: MainWindow, qtbot: QtBot, ends: Callable[[MainWindow], None]
) -> None:
    strip, field = strip_of(window, "mu")
    at = QPoint(round(strip._dot(strip._line())), strip.height() // 2)
    qtbot.mousePress(strip, Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseMove(strip, at + QPoint(10, 0))
    assert field.value() > 0.08
    ends(window)
    assert strip.isVisible()
    before = window.document.state
    qtbot.mouseMove(strip, at + QPoint(30, 0))
    assert window.document.state is before, "the button is still held"
    qtbot.mouseRelease(strip, Qt.MouseButton.LeftButton, pos=at)
    assert window.document.state is before


@pytest.mark.parametrize("of", ["mu", "hand"])
def test_a_dot_that_is_taken_takes_a_refusal_back(window: MainWindow, qtbot: QtBot, of: str) -> None:
    """Also where it stays at its end, so that nothing changes."""
    strip, field = strip_of(window, of)
    dock = window.docks["parameters"]
    row = dock.hand.rows["angle"] if of == "hand" else dock._rows[of]
    for text in (str(strip._usual[1]), "99"):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Qt.Key.Key_Return)
    before = window.document.state
    assert row.refusal.isVisible() and field.value() == strip._usual[1]
    at = QPoint(round(strip._dot(strip._line())), strip.height() // 2)
    qtbot.mousePress(strip, Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseMove(strip, at + QPoint(20, 0))
    assert not row.refusal.isVisible() and window.document.state is before
    qtbot.mouseRelease(strip, Qt.MouseButton.LeftButton, pos=at + QPoint(20, 0))


def test_a_dot_that_is_locked_is_not_said_to_be_dragged(window: MainWindow) -> None:
    strip, _ = strip_of(window, "mu")
    assert "drag" in strip.toolTip()
    window.document.set_part("lesson", Lesson("tune", (), ("mu",), "Slide!"), "Lock")
    assert "usually" in strip.toolTip() and "drag" not in strip.toolTip()
    window.actions_.undo.trigger()
    assert "drag" in strip.toolTip()
