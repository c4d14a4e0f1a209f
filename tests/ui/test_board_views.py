"""The board edited however it is looked at: enlarged, standing, in both themes; and under a lesson."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.board_hand import LEFT, MIDDLE, NONE, at, drag, edit, lane, rect
from ui.window import MainWindow


def test_the_sheet_follows_the_window_and_the_theme(window: MainWindow) -> None:
    handles = edit(window)
    window.resize(1500, 900)
    assert handles.size() == window.table.viewport().size()
    window.themes.choose("dark")
    first = handles.window().grab().toImage()
    window.themes.choose("light")
    assert first != handles.window().grab().toImage()


def test_wheel_and_middle_button_look_closer_while_editing(window: MainWindow) -> None:
    handles = edit(window)
    board = window.document.board
    place = QPointF(at(handles, 0.14, 0.35))
    scale = window.table.layout_of_board.scale
    wheel = QWheelEvent(
        place, handles.mapToGlobal(place), QPoint(), QPoint(0, 240), Qt.MouseButton.NoButton, NONE,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(handles, wheel)
    assert window.table.layout_of_board.scale > 1.3 * scale
    assert handles.eye.metres(place) == pytest.approx((0.14, 0.35), abs=0.002)
    before = at(handles, 0.14, 0.35)
    press_at = QPoint(300, 300)
    for kind, button, to in (
        (QEvent.Type.MouseButtonPress, MIDDLE, press_at),
        (QEvent.Type.MouseMove, Qt.MouseButton.NoButton, press_at + QPoint(0, 40)),
        (QEvent.Type.MouseButtonRelease, MIDDLE, press_at + QPoint(0, 40)),
    ):
        there = QPointF(to)
        buttons = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else MIDDLE
        event = QMouseEvent(kind, there, handles.mapToGlobal(there), button, buttons, NONE)
        QApplication.sendEvent(handles, event)
    assert at(handles, 0.14, 0.35) - before == QPoint(0, 40)
    QTest.mouseClick(handles, LEFT, NONE, at(handles, 0.14, 0.35))
    assert window.desk.draft.selected == "railroad-1" and window.document.board is board


def test_a_player_standing_at_the_board_edits_what_is_pointed_at(window: MainWindow) -> None:
    handles = edit(window, lane((0.05, 0.8, 0.1, 0.2)), "standing")
    drag(handles, (0.1, 0.9), (0.1, 0.6))
    assert rect(window, "a") == pytest.approx((0.05, 0.5, 0.1, 0.2))


def test_a_lesson_keeps_sizes_and_may_keep_the_board_as_it_is(window: MainWindow) -> None:
    handles = edit(window)
    lesson = window.document.part("lesson")
    window.document.set_part("lesson", replace(lesson, locked=("go_line", "width")), "Lesson")
    head = window.docks["board"].head
    assert (head.length.isEnabled(), head.width_.isEnabled(), head.go_line.isEnabled()) == (
        True,
        False,
        False,
    )
    _, knob = handles.eye.go_grip(window.document.board, 0.15)
    board = window.document.board
    QTest.mousePress(handles, LEFT, NONE, knob.toPoint())
    QTest.mouseMove(handles, knob.toPoint() - QPoint(0, 60))
    QTest.mouseRelease(handles, LEFT, NONE, knob.toPoint() - QPoint(0, 60))
    assert window.document.board is board and not window.desk.draft.pending
    assert window.desk.draft.trouble == "Locked by the lesson"
    window.document.set_part("lesson", replace(lesson, hidden=("board",)), "Lesson")
    assert not handles.isVisible() and not window.actions_.edit_board.isEnabled()
    window.actions_.undo.trigger()
    assert window.actions_.edit_board.isEnabled()
