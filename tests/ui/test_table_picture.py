"""The table on the screen is never a picture of before: what is seen after a change is what a fresh paint shows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from lab.play.open_game import begin_round
from tests.ui.hand import drag, pixel, quiet, turn
from tests.ui.test_board_editor import choose, pick, type_into
from ui.docks.board_editor import BoardDock
from ui.window import MainWindow

ALT = Qt.KeyboardModifier.AltModifier


class Watched:
    """The window's table, looked at once after each change."""

    def __init__(self, window: MainWindow) -> None:
        self.table = window.table
        self.seen = self._look()

    def _look(self) -> QImage:
        return self.table.viewport().grab().toImage()

    def changed(self) -> bool:
        """Whether another picture than that of before is seen, and it is the one that is painted from nothing."""
        before, self.seen = self.seen, self._look()
        self.table._backdrop._layers = None
        return self.seen != before and self._look() == self.seen


@pytest.fixture
def plain(window: MainWindow) -> MainWindow:
    """Without the ghost, which comes by and by."""
    window.actions_.shows["ghost"].setChecked(False)
    quiet()
    return window


def test_each_way_to_look_is_painted_at_once(plain: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    table, act = plain.table, plain.actions_
    watched = Watched(plain)
    plain.themes.choose("dark")
    assert watched.changed(), "dark"
    plain.themes.choose("light")
    assert watched.changed(), "light"
    table.zoom(1.2)
    assert watched.changed(), "nearer"
    QTest.keyClick(table, Qt.Key.Key_Right, ALT)
    assert watched.changed(), "aside"
    drag(plain, pixel(plain, 0.03, 0.5), QPointF(30, 20).toPoint())
    assert watched.changed(), "moved by hand"
    act.zoom_whole.trigger()
    assert watched.changed(), "whole"
    for way in ("lengthwise", "standing", "upright"):
        act.orientations[way].trigger()
        assert watched.changed(), way
    act.orientations["standing"].trigger()
    assert watched.changed(), "standing again"
    table.zoom(1.3)
    assert watched.changed(), "standing, nearer"
    monkeypatch.setattr(table, "devicePixelRatioF", lambda: 2.0)  # the window goes to a finer screen
    table.viewport().update()
    assert watched.changed(), "finer"
    monkeypatch.undo()
    assert watched.changed(), "coarse"
    plain.resize(1200, 740)
    quiet()
    assert watched.changed(), "smaller"
    QTest.keyClick(plain, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    quiet()
    assert watched.changed(), "teach"


def test_each_change_of_the_print_is_painted_at_once(plain: MainWindow) -> None:
    plain.actions_.presets["board"].trigger()
    quiet()
    dock = plain.docks["board"]
    assert isinstance(dock, BoardDock)
    choose(dock, "brown-1")
    watched = Watched(plain)

    def typed(field: object, text: str) -> None:
        type_into(field, text)  # type: ignore[arg-type]  # any field of the form
        dock.spaces.setFocus()
        turn()

    typed(dock.form.name, "Eastgate")
    assert watched.changed(), "name"
    typed(dock.form.value, "75")
    assert watched.changed(), "value"
    typed(dock.form.tall, "6")
    assert watched.changed(), "height"
    typed(dock.form.group_edit, "green")
    assert watched.changed(), "group"
    pick(dock.form.kind, "house")
    assert watched.changed(), "kind"
    typed(dock.head.go_line, "12")
    assert watched.changed(), "GO line"
    typed(dock.head.length, "100")
    assert watched.changed(), "length"
    board = plain.document.board
    plain.document.begin_board(board.replace(seams=[{"y": 0.6, "height": 0.0002, "loss": 0.5}]), "Seam")
    assert watched.changed(), "seam"
    while plain.document.undo_stack.canUndo():
        plain.actions_.undo.trigger()
        assert watched.changed(), "undone"


def test_the_pot_of_a_game_is_painted_at_once(plain: MainWindow) -> None:
    watched = Watched(plain)
    plain.desk.referee.begin(begin_round(plain.document.board, ("red", "yellow")), "Record")
    assert watched.changed(), "a game"
    plain.actions_.undo.trigger()
    assert watched.changed(), "none"


@pytest.mark.parametrize("way", ["upright", "lengthwise", "standing"])
def test_each_landing_map_is_painted_at_once(plain: MainWindow, qtbot: QtBot, way: str) -> None:
    watch, document = plain.watch, plain.document
    document.set_sampling(n=1000)
    plain.actions_.orientations[way].trigger()

    def arrived() -> bool:
        found = watch.current
        return found is not None and watch.fresh and found.map.aim == document.state.aim and plain.queue.idle

    watched = Watched(plain)
    for speed in (0.5, 1.0):
        document.set_aim(x=0.14, angle=0.0, speed=speed)
        plain.actions_.landing.setChecked(True)
        qtbot.waitUntil(arrived)
        quiet()
        assert watched.changed(), f"a map for {speed} m/s"
    document.set_aim(x=0.14, angle=0.0, speed=0.7)
    watch._soon.stop()  # the new map does not come
    qtbot.waitUntil(lambda: not watch.fresh)
    assert watched.changed(), "stale"
    plain.actions_.landing.setChecked(False)
    quiet()
    assert watched.changed(), "off"
