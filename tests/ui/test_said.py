"""What the window says holds: of an undone step, of what New keeps, of what a field stands for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from lab.play.open_game import begin_round
from lab.whole_file import write_whole
from tests.ui.hand import SHIFT, drag, pixel, play_out, slide_next, turn, waiting_pixel
from tests.ui.late import held_up
from tests.ui.recordings import drop, opened, pixels, recorded, settled
from tests.ui.test_push import push
from ui.docks import PRESETS
from ui.docks.panel import LONGEST_NAME, Brief
from ui.saving import save
from ui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def test_what_was_said_of_a_step_goes_with_it(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    body = opened(window, qtbot, recorded(tmp_path))
    QTest.mouseClick(body.use, LEFT)
    assert window.status.says.text() == "The table has the fitted values."
    window.actions_.undo.trigger()
    assert "fitted values" not in window.status.says.text()
    window.status.say("Said of nothing")
    window.actions_.redo.trigger()
    assert window.status.says.text() == "Said of nothing", "a step on takes nothing back"


def test_new_keeps_the_board_says_so_and_ends_editing(window: MainWindow) -> None:
    window.document.set_parameter("length", 0.9)
    window.actions_.edit_board.trigger()
    assert window.desk.draft.on
    window.files.ask = lambda: "cancel"
    window.actions_.new.trigger()
    assert window.desk.draft.on and window.document.board.length == 0.9, "the user would rather stay"
    window.files.ask = lambda: "discard"
    kept = window.document.state.base
    window.actions_.new.trigger()
    assert not window.desk.draft.on and not window.actions_.edit_board.isChecked()
    assert window.document.state.base == kept and "board stays" in window.actions_.new.toolTip()


def test_a_field_that_asks_does_not_say_that_the_file_does(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    drop(window, pixels(tmp_path))
    body = settled(window, qtbot)
    assert body.files.fps.text() == body.files.scale.text() == "not told yet"
    drop(window, *recorded(tmp_path, 1))
    settled(window, qtbot)
    body.files.choose(str(tmp_path / "slide-1.csv"))
    assert body.files.fps.text() == "as the file says" and body.files.scale.text() == "none"


@pytest.mark.parametrize("way", ["push", "slingshot"])
def test_the_throw_button_is_whole_however_one_throws(window: MainWindow, qtbot: QtBot, way: str) -> None:
    dock = window.docks["throw"]
    for one in ("push", "slingshot", way):
        window.actions_.ways[one].trigger()
        qtbot.wait(20)
    corner = dock.button.mapTo(dock.room.viewport(), QPoint(0, dock.button.height()))
    assert corner.y() <= dock.room.viewport().height()
    assert dock.gain.isVisible() == (way == "push")


def test_only_the_layout_is_called_estimated(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    assert "layout estimated" in window.status.board.text()
    body = opened(window, qtbot, recorded(tmp_path))
    QTest.mouseClick(body.use, LEFT)
    assert window.status.board.text() == "knockout board, layout estimated"


def test_what_runs_is_never_seen_cut(window: MainWindow, qtbot: QtBot) -> None:
    status = window.status
    status.running("A", 0.1)
    qtbot.waitUntil(status.bar.isVisible)
    status.running("Loading the solver, which is compiled at the first start", 0.5)
    assert status.says.width() >= status.says.sizeHint().width(), "before anything else is done"
    status.running("", 0.0)


def test_axes_are_drawn_only_where_there_is_a_map(window: MainWindow, qtbot: QtBot) -> None:
    with held_up(window):
        window.show_preset("aim")
        dock = window.docks["aim"]
        qtbot.waitUntil(lambda: dock.filled)
        dock._show()
        assert dock.work.map is None and dock.plot.ci.opacity() == dock.curve.getPlotItem().opacity() == 0.0
    qtbot.waitUntil(lambda: dock.work.map is not None and bool(dock.work.curve))
    assert dock.plot.ci.opacity() == dock.curve.getPlotItem().opacity() == 1.0


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_said_is_seen_whatever_is_hidden(window: MainWindow, tmp_path: Path, preset: str) -> None:
    """A file saved by its key, what a view says, what the hand is told: Teach has no status line."""
    window.show_preset(preset)
    assert window.files.save_as(tmp_path / "lesson.knockout")
    QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert "Saved lesson.knockout." in read(window)
    window.desk.said.emit("The data are copied")
    assert "The data are copied" in read(window) and "Saved lesson.knockout." not in read(window)
    window.table.gestures._say("Wait until all tokens lie still.")
    assert "Wait until all tokens lie still." in read(window)
    window.status._forget.timeout.emit()
    assert "Wait until all tokens lie still." not in read(window)


def read(window: MainWindow) -> list[str]:
    """Texts that are whole on the screen now."""
    turn()
    labels = [label for label in window.findChildren(QLabel) if label.isVisible()]
    return [label.shown if isinstance(label, Brief) else label.text() for label in labels]


def foul(window: MainWindow) -> None:
    window.actions_.by_hand.trigger()
    push(window, 125, 0.8, 0.0)
    window.actions_.by_hand.trigger()


def stood_still(window: MainWindow) -> None:
    point = waiting_pixel(window)
    drag(window, point, QPoint(0, 1))


def test_names_of_any_length_make_no_window_wider(window: MainWindow, qtbot: QtBot) -> None:
    """A board's in the status line, a round's in its dock; what is left out is in the tooltip."""
    window.show_dock("replay")
    record = begin_round(window.document.board, window.document.table.sides).records[0]
    window.desk.replays.open(record, "Round 1")
    qtbot.waitUntil(lambda: window.desk.replays.part.record is not None)
    least = window.minimumSizeHint().width()
    name = 60 * "no-name-"
    window.desk.replays.close()
    window.desk.replays.open(record, f"{name}.json")
    qtbot.waitUntil(lambda: window.desk.replays.part.name == f"{name}.json")
    window.document.put_board(window.document.state.base.replace(name=name), "Another name")
    assert window.minimumSizeHint().width() <= least + 2 * LONGEST_NAME
    assert "no-name" in window.status.board.text() and window.status.board.toolTip() == name
    assert window.docks["replay"].head.toolTip() == f"{name}.json"


def test_what_cannot_be_saved_is_told_in_words_alone(window: MainWindow, tmp_path: Path) -> None:
    assert save(window.desk, tmp_path / "a.png", lambda: write_whole(tmp_path / "a.png", b"a"))
    assert "a.png" in window.status.says.text()
    path = tmp_path / "no" / "b.png"
    assert not save(window.desk, path, lambda: write_whole(path, b"b"))
    assert window.notice.text.text().startswith("b.png: it cannot be written")
    assert "a.png" not in window.status.says.text()
    assert not window.files.save_as(tmp_path / "no" / "b.knockout")
    assert window.notice.text.text().startswith("b.knockout: ")


def overlaps(window: MainWindow) -> None:
    window.document.place_token("blue-1", (0.14, 0.50))
    drag(window, waiting_pixel(window), pixel(window, 0.14, 0.50) - waiting_pixel(window), SHIFT)


@pytest.mark.parametrize("then", ["push", "key", "button"])
@pytest.mark.parametrize(
    ("does", "words"), [(foul, "Past the line"), (stood_still, "stood still"), (overlaps, "would overlap")]
)
def test_what_the_hand_was_told_is_over_with_its_next_throw(
    window: MainWindow, does: Callable[[MainWindow], None], words: str, then: str
) -> None:
    window.actions_.ways["push"].trigger()
    does(window)
    assert words in window.status.says.text()
    if then == "push":
        push(window, 125, 0.5, 0.0)
    elif then == "key":
        QTest.keyClick(window.table, Qt.Key.Key_Return)
    else:
        QTest.mouseClick(window.docks["throw"].button, LEFT)
    assert window.player.moving
    assert words not in window.status.says.text() and not window.table._line.isVisible()
    play_out(window)
    assert words not in window.status.says.text()


def test_a_throw_leaves_what_others_said(window: MainWindow) -> None:
    window.desk.said.emit("Saved lesson.knockout.")
    slide_next(window)
    assert window.status.says.text() == "Saved lesson.knockout."
    point = waiting_pixel(window)
    QTest.mousePress(window.table.viewport(), LEFT, pos=point)
    assert window.status.says.text() == "Saved lesson.knockout."
    QTest.mouseRelease(window.table.viewport(), LEFT, pos=point)


def test_what_was_said_after_the_hand_was_told_stays(window: MainWindow) -> None:
    window.actions_.ways["push"].trigger()
    stood_still(window)
    assert "stood still" in window.status.says.text()
    window.desk.said.emit("Saved lesson.knockout.")
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert window.player.moving and window.status.says.text() == "Saved lesson.knockout."
    play_out(window)
    assert window.status.says.text() == "Saved lesson.knockout."
