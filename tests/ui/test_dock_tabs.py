"""Tabs of docks keep their titles, the right side its part of the window, the toolbar its buttons: at every width."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QTabBar

from ui.docks import WIDTHS
from ui.document import LabDocument
from ui.languages import use
from ui.window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from ui.theme import Themes


@pytest.mark.parametrize("width", [1366, 1920])
def test_titles_are_never_elided(window: MainWindow, width: int) -> None:
    window.resize(width, 768)
    for name in ("sampler", "replay", "board"):
        window.show_dock(name)
    QApplication.processEvents()
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    bars = [bar for bar in window.findChildren(QTabBar, options=direct) if bar.count()]
    assert bars and max(bar.count() for bar in bars) >= 7
    for bar in bars:
        for at in range(bar.count()):
            needed = bar.fontMetrics().horizontalAdvance(bar.tabText(at))
            assert bar.tabRect(at).width() >= needed, bar.tabText(at)


@pytest.mark.parametrize("width", [1366, 1920])
def test_all_tabs_of_tune_have_room(window: MainWindow, width: int) -> None:
    window.resize(width, 768)
    QApplication.processEvents()
    (bar,) = (bar for bar in window.findChildren(QTabBar) if bar.count() == 7)
    for at in range(bar.count()):
        bar.setCurrentIndex(at)  # in front a title is bold
        assert bar.tabRect(bar.count() - 1).right() <= bar.width()


def test_the_right_side_keeps_its_part_of_the_window(window: MainWindow) -> None:
    def width_at(size: int) -> int:
        window.resize(size, 800)
        QApplication.processEvents()
        assert window.width() == size
        return window.docks["throw"].width()

    window.resize(1366, 800)
    window.show_preset("tune")
    QApplication.processEvents()
    assert [width_at(size) / size for size in (1920, 1366, 2200)] == pytest.approx(
        [WIDTHS["tune"]] * 3, abs=0.003
    )


def test_presets_stand_in_the_toolbar_and_words_go_before_them(window: MainWindow) -> None:
    bar = window.toolbar
    for size, words in ((1920, True), (1366, True), (1240, False), (1920, True)):
        window.resize(size, 768)
        QApplication.processEvents()
        assert window.width() == size
        for action in bar.actions():
            part = bar.widgetForAction(action)
            assert part.isHidden() or part.geometry().right() < bar.width()
        for name, button in bar.presets.items():
            assert button.isVisible(), name
        beside = bar.widgetForAction(window.actions_.clear).toolButtonStyle()
        assert (beside == Qt.ToolButtonStyle.ToolButtonTextBesideIcon) is words
    QTest.mouseClick(bar.presets["aim"], Qt.MouseButton.LeftButton)
    assert window.layout_.preset == "aim" and window.docks["aim"].isVisible()


@pytest.mark.parametrize("language", ["en", "ru", "sv"])
def test_no_width_leaves_a_part_of_the_toolbar_out_of_sight(
    qapp: QApplication, qtbot: QtBot, themes: Themes, language: str
) -> None:
    """Presets are there, or one button with all of them; nothing hides behind a button at the end."""
    use(qapp, language)
    window = MainWindow(LabDocument(), themes)
    qtbot.addWidget(window)
    window.show()
    window.resize(10, 768)
    QApplication.processEvents()
    least, bar = window.width(), window.toolbar
    more = bar.findChild(QAbstractButton, "qt_toolbar_ext_button")
    for size in (*range(least, least + 60, 4), 1240, 1366, least):
        window.resize(size, 768)
        QApplication.processEvents()
        seen = {button.isVisible() for button in bar.presets.values()}
        assert len(seen) == 1 and (more is None or not more.isVisible()), size
        assert bar.views.isVisible() is (True not in seen)
        assert bar.views.actions() == list(window.actions_.presets.values())
        assert bar.views.geometry().right() < bar.width()
    window.close()


def test_the_buttons_of_a_docks_title_stand_out_in_both_themes(window: MainWindow) -> None:
    dock = window.docks["throw"]
    for name in ("dark", "light"):
        window.themes.choose(name)
        QApplication.processEvents()
        theme = window.themes.current
        for button in ("qt_dockwidget_closebutton", "qt_dockwidget_floatbutton"):
            drawn = dock.findChild(QAbstractButton, button).icon().pixmap(16).toImage()
            colours = {
                drawn.pixelColor(x, y).name()
                for x in range(16)
                for y in range(16)
                if drawn.pixelColor(x, y).alpha() > 250
            }
            assert QColor(theme.text).name() in colours
