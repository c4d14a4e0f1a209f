"""A preset's docks have the width that they were given: after another preset, and in a window of another size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.docks import PRESETS
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


def test_an_edge_that_the_user_moved_stays(window: MainWindow) -> None:
    window.show_preset("tune")
    width(window, "tune")
    window.resizeDocks([window.docks["throw"]], [430], Qt.Orientation.Horizontal)
    assert abs(width(window, "tune") - 430) <= 1
    window.resize(1600, 900)
    assert abs(width(window, "tune") - 430) <= 1
