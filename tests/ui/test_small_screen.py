"""A screen of 1920 x 1080 at 200 % has 960 x 540 points, some of them for the system's own bars."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.hand import play_out, quiet
from tests.ui.room import cut_texts
from ui.docks import PRESETS
from ui.document import LabDocument
from ui.languages import use
from ui.parts.lesson import Lesson
from ui.parts.teach import Pin
from ui.theme import Themes
from ui.window import MainWindow

SCREEN = QSize(960, 540)
LEFT = QSize(960, 480)
"""What the system's bars leave of it."""

TASK = (
    "Where does a token stop that is thrown twice as fast? Place a pin each, throw ten times, write it down."
)


class SmallScreen:
    """What the window asks its screen."""

    def availableGeometry(self) -> QRect:
        return QRect(0, 0, SCREEN.width(), SCREEN.height())


@pytest.fixture
def opened(
    qtbot: QtBot, themes: Themes, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[str], MainWindow]]:
    """Opens a window in a language on such a screen."""
    made: list[MainWindow] = []
    monkeypatch.setattr(MainWindow, "screen", lambda _: SmallScreen())

    def open_in(language: str) -> MainWindow:
        app = QApplication.instance()
        assert app is not None
        use(app, language)
        window = MainWindow(LabDocument(), themes)
        window.files.ask = lambda: "discard"
        window.resize(LEFT)
        window.show()
        qtbot.waitUntil(lambda: window.queue.idle and window.places.is_ready)
        made.append(window)
        return window

    yield open_in
    for window in made:
        window.close()
        window.deleteLater()


@pytest.mark.parametrize("language", ("en", "ru", "sv"))
def test_every_preset_has_room(opened: Callable[[str], MainWindow], qtbot: QtBot, language: str) -> None:
    window = opened(language)
    window.actions_.throw.trigger()
    play_out(window)
    window.actions_.landing.setChecked(True)
    for preset in (*PRESETS, "tune"):
        window.show_preset(preset)
        qtbot.waitUntil(lambda: window.queue.idle)
        quiet()
        assert window.size() == LEFT, preset
        assert cut_texts(window) == [], preset


def test_in_a_narrow_window_tune_is_one_column_beside_the_table(
    opened: Callable[[str], MainWindow], qtbot: QtBot
) -> None:
    """Three would leave the table no room; in a wide one they stand apart again."""
    window = opened("en")
    left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
    parameters, log = window.docks["parameters"], window.docks["slide-log"]
    for _ in range(2):
        qtbot.waitUntil(lambda: window.dockWidgetArea(parameters) == right)
        assert window.dockWidgetArea(log) == right and parameters.in_sight
        assert window.table.width() >= 500
        window.show_preset("play")
        assert not parameters.isVisible()
        window.show_preset("tune")
        assert window.dockWidgetArea(parameters) == right and parameters.in_sight
        window.resize(1366, 768)
        qtbot.waitUntil(lambda: window.dockWidgetArea(parameters) == left)
        quiet()
        assert window.dockWidgetArea(log) == left and parameters.isVisible() and log.isVisible()
        assert parameters.geometry().bottom() < log.geometry().top() and parameters.width() == log.width()
        window.resize(LEFT)
        window.show_preset("tune")
        window.resize(LEFT)
        quiet()


def test_in_a_window_that_is_high_nothing_is_scrolled_for_its_screen(
    opened: Callable[[str], MainWindow],
) -> None:
    """It stands on two, or reaches over the edge."""
    window = opened("en")
    window.show_preset("play")
    quiet()
    assert window.docks["card"].room.verticalScrollBar().maximum() > 0
    window.resize(1366, 768)
    window.show_preset("tune")
    window.show_preset("play")
    quiet()
    assert window.docks["card"].room.verticalScrollBar().maximum() == 0


def test_a_panel_that_is_opened_at_once_stays(qtbot: QtBot, themes: Themes) -> None:
    window = MainWindow(LabDocument(), themes)
    window.files.ask = lambda: "discard"
    window.resize(LEFT)
    window.show()
    window.show_dock("play")
    quiet()
    assert window.docks["play"].isVisible()
    assert window.dockWidgetArea(window.docks["parameters"]) == Qt.DockWidgetArea.RightDockWidgetArea
    window.close()
    window.deleteLater()


@pytest.mark.parametrize("language", ("en", "ru", "sv"))
def test_teach_shows_all_of_a_lesson(opened: Callable[[str], MainWindow], language: str) -> None:
    window = opened(language)
    window.resize(SCREEN)
    window.show_preset("teach")
    window.document.set_part("lesson", Lesson(task=TASK), "A lesson")
    pins = tuple(Pin(f"P{k}", 0.3 + 0.1 * k) for k in range(3))
    window.document.set_part("teach", replace(window.document.part("teach"), pins=pins), "Pins")
    window.teach.details.setChecked(True)
    window.teach.throw.click()
    play_out(window)
    quiet()
    assert window.size() == SCREEN
    assert cut_texts(window) == []


def test_teach_keeps_its_parts_apart_in_a_window_of_any_size(window: MainWindow) -> None:
    """Where its texts and buttons need more lines, the window does not get lower."""
    window.show_preset("teach")
    teach = window.teach
    teach.details.setChecked(True)
    for width, height in (
        (1366, 768),
        (1366, 420),
        (960, 540),
        (960, 400),
        (700, 400),
        (300, 200),
        (1920, 1080),
    ):
        window.resize(width, height)
        quiet()
        assert cut_texts(window) == [], (width, height)
        parts = [teach.sentence, window.table, teach.strip, teach.behind, teach.throw]
        for above, below in pairwise(parts):
            foot = above.mapTo(teach, QRect(above.rect()).bottomLeft()).y()
            assert foot < below.mapTo(teach, below.rect().topLeft()).y(), (width, height)
    assert teach.growth == pytest.approx(1920 / 1366)


def test_the_times_of_a_slide_are_whole_or_left_out(window: MainWindow) -> None:
    """At every width, whichever way it came to it, and when they get longer there."""
    window.actions_.throw.trigger()
    play_out(window)
    line = window.timeline
    least, texts = line.minimumSizeHint().width(), (line.time, line.numbers)
    shown = (line.time.text(), "1 of 2 s"), (line.numbers.text(), "p 1 mN s")
    seen: set[tuple[bool, ...]] = set()
    for width in (*range(least, 760, 7), *range(760, least, -11)):
        line.resize(width, line.height())
        for which in (0, 1, 0):
            for text, said in zip(texts, shown, strict=True):
                text.setText(said[which])
            line._choose_texts()
            line.layout().activate()
            for text in texts:
                assert text.width() in (0, text.sizeHint().width()), (width, text.text())
            seen.add(tuple(text.width() > 0 for text in texts))
            assert line.bar.width() >= 60
    assert seen == {(True, True), (True, False), (False, False)}


def test_the_times_of_a_slide_go_where_there_is_no_room(window: MainWindow) -> None:
    """First the numbers, then the time; the bar stays."""
    window.actions_.throw.trigger()
    play_out(window)
    line = window.timeline
    seen = []
    for width in (900, 420, 240):
        line.resize(width, line.height())
        line.layout().activate()
        seen.append((line.time.width() > 0, line.numbers.width() > 0))
        assert line.bar.width() >= 60
    assert seen == [(True, True), (True, False), (False, False)]
