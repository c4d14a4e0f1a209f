"""What is done while a slide is under way means the next one; the keyboard stays with the button that threw it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from lab import Thrower
from tests.ui.hand import play_out, turn
from tests.ui.recordings import opened, recorded
from ui.teach.view import TeachView
from ui.window import MainWindow

LEFT, SPACE = Qt.MouseButton.LeftButton, Qt.Key.Key_Space

CHANGES: dict[str, Callable[[MainWindow], object]] = {
    "double": lambda window: window.teach.double.click(),
    "slider": lambda window: window.teach.slider.setValue(120),
    "hand": lambda window: window.document.set_thrower(Thrower.preset("skilled")),
    "exact": lambda window: window.document.set_part(
        "teach",
        replace(window.document.part("teach"), exact=not window.document.part("teach").exact),
        "Exact",
    ),
}


@pytest.mark.parametrize("exact", (False, True), ids=("scattered", "exact"))
@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_teach_files_a_slide_under_how_it_was_thrown(
    window: MainWindow, teach: TeachView, change: Callable[[MainWindow], object], exact: bool
) -> None:
    document = window.document
    document.set_part("teach", replace(document.part("teach"), exact=exact), "Exact")
    document.set_aim(speed=0.8)
    QTest.mouseClick(teach.throw, LEFT)
    play_out(window)
    QTest.mouseClick(teach.throw, LEFT)
    assert window.player.moving
    change(window)
    chosen = document.state.aim, document.state.thrower
    play_out(window)
    before, last = document.part("teach").throws
    assert last._replace(start=before.start) == before and last.aimed == 0.8 and last.exact is exact
    assert (document.state.aim, document.state.thrower) == chosen


def by_teach(window: MainWindow, qtbot: QtBot, folder: Path) -> QAbstractButton:
    window.show_preset("teach")
    return window.teach.throw


def by_throw(window: MainWindow, qtbot: QtBot, folder: Path) -> QAbstractButton:
    return window.docks["throw"].button


def by_fit(window: MainWindow, qtbot: QtBot, folder: Path) -> QAbstractButton:
    return opened(window, qtbot, recorded(folder, 1)).throw


@pytest.mark.parametrize("button_of", (by_teach, by_throw, by_fit), ids=("teach", "throw", "fit"))
def test_the_keyboard_comes_back_to_the_button(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, button_of: Callable[..., QAbstractButton]
) -> None:
    button = button_of(window, qtbot, tmp_path)
    button.setFocus()
    for _ in range(2):
        before = window.document.state.aim.speed
        QTest.keyClick(button, SPACE)
        assert window.player.moving and not button.isEnabled()
        focus = window.focusWidget()
        assert focus is not None and focus is not button and not isinstance(focus, QAbstractButton)
        was = window.player.paused
        QTest.keyClick(focus, SPACE)
        assert window.player.paused is not was and window.player.moving, "Space holds the slide, nothing else"
        play_out(window)
        turn()
        assert button.isEnabled() and button.hasFocus()
        if button_of is not by_fit:
            assert window.document.state.aim.speed == before
        window.document.clear_table("Clear")


def test_the_keyboard_stays_where_it_was_put_meanwhile(window: MainWindow) -> None:
    button, speed = window.docks["throw"].button, window.docks["throw"].speed
    button.setFocus()
    QTest.keyClick(button, SPACE)
    speed.setFocus()
    play_out(window)
    assert button.isEnabled() and speed.hasFocus()
