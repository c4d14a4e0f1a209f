"""The window as the user left it: through another language, through Teach and lessons, and no larger than it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from lab import load_board
from lab.session import write_session
from ui.app import Running
from ui.docks import AREAS, DOCKS, PRESETS
from ui.document import LabDocument
from ui.languages import use
from ui.parts.lesson import Lesson
from ui.session import session_of
from ui.settings import Settings
from ui.state import fresh_state
from ui.window import MainWindow

Seen = tuple[set[str], bool, str]


@pytest.fixture
def opened(qtbot: QtBot, themes, tmp_path: Path) -> Iterator[Callable[[], MainWindow]]:
    """One window after the other over the same settings file."""
    made: list[MainWindow] = []

    def open_one() -> MainWindow:
        for window in made:
            window.close()
        settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
        window = MainWindow(LabDocument(), themes, settings)
        window.files.ask = lambda: "discard"
        window.resize(1366, 768)
        window.show()
        made.append(window)
        return window

    yield open_one
    for window in made:
        window.close()
        window.deleteLater()


def seen(window: MainWindow) -> Seen:
    """Docks that are shown, whether the toolbar is, the preset that is ticked."""
    ticked = [name for name, action in window.actions_.presets.items() if action.isChecked()]
    assert len(ticked) == 1
    docks = {name for name, dock in window.docks.items() if not dock.isHidden()}
    return docks, not window.toolbar.isHidden(), ticked[0]


def lesson_file(folder: Path, preset: str, hidden: tuple[str, ...]) -> Path:
    state = fresh_state(load_board("knockout"))
    lesson = Lesson(preset=preset, hidden=hidden, task="Slide it")
    parts = MappingProxyType({**state.parts, "lesson": lesson})
    path = folder / "lesson.knockout"
    write_session(session_of(replace(state, parts=parts)), path)
    return path


LESSONS = [("teach", ()), ("tune", ("parameters", "throw")), ("play", ("card",))]


def change(window: MainWindow) -> Seen:
    """A layout of one's own."""
    window.show_preset("play")
    window.docks["ledger"].hide()
    window.show_dock("slide-log")
    return seen(window)


def test_teach_is_not_taken_for_the_users_own_layout(opened: Callable[[], MainWindow]) -> None:
    window = opened()
    own = change(window)
    window.actions_.presets["teach"].trigger()
    assert seen(window) == (set(), False, "teach")
    again = opened()
    assert seen(again) == own
    assert again.menuBar().isVisible() and again.status.isVisible() and again.timeline.isVisible()
    again.actions_.presets["tune"].trigger()
    assert again.dockWidgetArea(again.docks["ledger"]) == AREAS["below"]
    assert seen(opened()) == (set(PRESETS["tune"]), True, "tune")


def test_after_teach_the_users_own_layout_is_back(opened: Callable[[], MainWindow]) -> None:
    window = opened()
    own = change(window)
    for _ in range(2):
        window.actions_.presets["teach"].trigger()
        window.actions_.presets["teach"].trigger()  # once more changes nothing
        window.actions_.presets["play"].trigger()
        assert seen(window) == own
        assert window.table.isVisible() and not window.teach.isVisible()
    window.actions_.presets["play"].trigger()  # chosen where it is on: the plain preset
    assert seen(window) == (set(PRESETS["play"]), True, "play")
    change(window)
    window.actions_.presets["teach"].trigger()
    window.actions_.presets["tune"].trigger()  # another one: nothing was kept of it
    assert seen(window) == (set(PRESETS["tune"]), True, "tune")
    window.actions_.presets["play"].trigger()
    assert seen(window) == (set(PRESETS["play"]), True, "play")


@pytest.mark.parametrize(("preset", "hidden"), LESSONS)
def test_a_lesson_is_not_taken_for_the_users_own_layout(
    opened: Callable[[], MainWindow], tmp_path: Path, preset: str, hidden: tuple[str, ...]
) -> None:
    window = opened()
    own = change(window)
    window.open_files([lesson_file(tmp_path, preset, hidden)])
    assert seen(window)[0] == set(PRESETS[preset]) - set(hidden)
    window.actions_.presets["board"].trigger()  # a pupil looks round
    assert seen(opened()) == own


@pytest.mark.parametrize(("preset", "hidden"), LESSONS)
def test_after_a_lesson_the_users_own_layout_is_back(
    opened: Callable[[], MainWindow], tmp_path: Path, preset: str, hidden: tuple[str, ...]
) -> None:
    window = opened()
    for lay_out in (seen, change):
        own = lay_out(window)
        window.open_files([lesson_file(tmp_path, preset, hidden)])
        assert seen(window) != own
        window.actions_.new.trigger()
        assert seen(window) == own
        assert window.table.isVisible() and not window.teach.isVisible()
    window.docks["slide-log"].hide()  # it is one's own again, and remembered as such
    docks, toolbar, ticked = own
    assert seen(opened()) == (docks - {"slide-log"}, toolbar, ticked)


@pytest.mark.parametrize("name", ["own", "tune", "teach"])
def test_another_language_leaves_the_layout(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    settings.set("language", "en")
    running = Running(qapp, settings, None)
    first = running.window
    try:
        first.show()
        first.resize(1250, 740)
        if name == "own":
            change(first)
        else:
            first.actions_.presets[name].trigger()
        before, height, teaching = seen(first), first.height(), first.teach.isVisible()
        first.reopening.emit()
        second = running.window
        assert second is not first
        assert seen(second) == before and second.height() == height == 740
        assert second.teach.isVisible() is teaching
        second.actions_.presets["tune"].trigger()
        assert seen(second) == (set(PRESETS["tune"]), True, "tune")
    finally:
        running.window.files.ask = lambda: "discard"
        running.window.close()
        running.window.deleteLater()
        use(qapp, "en")


@pytest.mark.parametrize("first", PRESETS)
def test_no_preset_makes_the_window_grow(window: MainWindow, first: str) -> None:
    """At the least size that the lab is for, from every preset to every other."""
    for second in PRESETS:
        window.show_preset(first)
        QApplication.processEvents()
        window.show_preset(second)
        QApplication.processEvents()
        assert (window.width(), window.height()) == (1366, 768), second


@pytest.mark.parametrize(
    "preset", [name for name in PRESETS if name != "teach"]
)  # that takes the whole width
def test_no_dock_opened_singly_makes_the_window_grow(window: MainWindow, preset: str) -> None:
    for name in [name for name in DOCKS if name != "console"]:  # its kernel would start
        window.show_preset(preset)
        QApplication.processEvents()
        if name not in PRESETS[preset]:
            window.docks[name].toggleViewAction().trigger()
        QApplication.processEvents()
        assert (window.width(), window.height()) == (1366, 768), name
        assert window.docks[name].isVisible()


@pytest.mark.parametrize("preset", PRESETS)
def test_docks_of_a_preset_are_whole_in_their_room(window: MainWindow, preset: str) -> None:
    """At 1366x768 nothing of a preset is scrolled out of sight, and no dock is wider than its room."""
    window.show_preset(preset)
    for name in PRESETS[preset]:
        window.show_dock(name)
        for _ in range(3):
            QApplication.processEvents()
        room = window.docks[name].room
        assert not room.verticalScrollBar().isVisible(), name
        body, view = room.widget(), room.viewport()
        assert body is not None and body.size() == view.size(), name


@pytest.mark.parametrize("name", ["fit", "replay", "card", "throw"])
def test_what_has_no_room_is_scrolled_and_nothing_is_cut_at_the_right(window: MainWindow, name: str) -> None:
    dock = window.docks[name]
    window.show_dock(name)
    dock.setFloating(True)
    dock.room.ask(spare=False)
    for _ in range(3):
        QApplication.processEvents()
    dock.resize(dock.minimumSizeHint())
    for _ in range(3):
        QApplication.processEvents()
    body = dock.room.widget()
    assert body is not None and dock.room.verticalScrollBar().isVisible()
    assert body.width() <= dock.room.viewport().width()
    assert body.height() >= body.minimumSizeHint().height()


def test_a_dock_that_comes_below_takes_nothing_from_the_right(window: MainWindow) -> None:
    window.show_dock("ledger")
    for _ in range(3):
        QApplication.processEvents()
    assert not window.docks["throw"].room.verticalScrollBar().isVisible()


@pytest.mark.parametrize("name", ["aim", "sampler"])
def test_a_wide_form_is_not_scrolled_for_lines_that_it_does_not_have(window: MainWindow, name: str) -> None:
    window.show_dock(name)
    window.resizeDocks([window.docks["throw"]], [480], Qt.Orientation.Horizontal)
    for _ in range(5):
        QApplication.processEvents()
    assert not window.docks["throw"].room.verticalScrollBar().isVisible()
