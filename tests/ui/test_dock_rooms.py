"""A preset's docks have the width that they were given: after another preset, and in a window of another size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.docks import PRESETS, WIDTHS
from ui.window import MainWindow

AT_THE_RIGHT = {"tune": "throw", "aim": "aim", "play": "card", "board": "board"}


def width(window: MainWindow, preset: str) -> int:
    """Of the docks at the right, when all is laid out."""
    for _ in range(3):
        QApplication.processEvents()
    return window.docks[AT_THE_RIGHT[preset]].width()


@pytest.mark.parametrize("preset", AT_THE_RIGHT)
def test_a_preset_comes_as_wide_after_any_other(window: MainWindow, preset: str) -> None:
    window.show_preset(preset)
    own = width(window, preset)
    for other in PRESETS:
        window.show_preset(other)
        QApplication.processEvents()
        window.show_preset(preset)
        assert abs(width(window, preset) - own) <= 1, other


@pytest.mark.parametrize("preset", AT_THE_RIGHT)
def test_the_width_goes_with_the_windows_also_where_the_table_left_less(
    window: MainWindow, qtbot: QtBot, preset: str
) -> None:
    window.show_preset(preset)
    own = width(window, preset)
    for narrow in (1183, 1024):
        window.resize(narrow, 768)
        window.show_preset(preset)
        width(window, preset)
        window.resize(1366, 768)
        qtbot.waitUntil(lambda: abs(width(window, preset) - own) <= 1)


def move_edge(window: MainWindow, dock: str, by: int) -> None:
    """The mouse takes the edge left of a dock and moves it so many px to the left."""
    panel = window.docks[dock]
    edge = panel.geometry().left() - 2
    start, end = QPoint(edge, panel.geometry().center().y()), QPoint(edge - by, panel.geometry().center().y())
    QTest.mouseMove(window, start)
    QTest.mousePress(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for part in (0.5, 1.0):
        QTest.mouseMove(window, start + (end - start) * part)
        QApplication.processEvents()
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)


def test_the_best_aim_is_thrown_without_scrolling_also_in_a_narrow_dock(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.show_preset("tune")
    window.show_dock("aim")
    answer = window.docks["aim"].answer
    for preset in ("tune", "aim", "tune"):
        window.show_preset(preset)
        window.show_dock("aim")
        own = preset == "aim"
        qtbot.waitUntil(lambda own=own: answer.isAncestorOf(answer.throw) is own)
        qtbot.waitUntil(lambda: answer.throw.visibleRegion().boundingRect() == answer.throw.rect())


def test_an_edge_that_the_user_moved_stays(window: MainWindow) -> None:
    window.show_preset("tune")
    before = width(window, "tune")
    move_edge(window, "throw", 60)
    moved = width(window, "tune")
    assert abs(moved - before - 60) <= 5
    window.resize(1600, 900)
    assert width(window, "tune") == moved


@pytest.mark.parametrize("preset", ["start", *AT_THE_RIGHT])
def test_the_docks_take_their_part_of_a_larger_window(window: MainWindow, preset: str) -> None:
    """From the start on, whatever came between: the dock of tabs in front, a page that asks for more."""
    if preset != "start":
        window.show_preset(preset)
    name = "tune" if preset == "start" else preset
    for dock in ("measure", "landing") if name == "tune" else ():
        window.show_dock(dock)
        width(window, name)
    for size in ((1920, 1080), (1366, 768), (1600, 900), (1920, 1080)):
        window.resize(*size)
        QApplication.processEvents()
    assert width(window, name) == pytest.approx(WIDTHS[name] * 1920, abs=2)
