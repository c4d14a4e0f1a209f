"""The table by real mouse and keys: aim and slide, pause, carry, undo."""

from __future__ import annotations

from math import atan2, degrees, hypot

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from lab import Release
from lab.board import G
from lab.motion import slide
from tests.ui.hand import (
    LEFT,
    NONE,
    RIGHT,
    SHIFT,
    drag,
    pixel,
    play_out,
    slide_next,
    waiting_pixel,
)
from ui.window import MainWindow


def test_pulling_back_and_letting_go_slides_the_token(window: MainWindow) -> None:
    start = waiting_pixel(window)
    drag(window, start, QPoint(0, 70), drop=False)
    pull = window.table.gestures.pull
    assert pull is not None and pull.shot is not None
    assert window.table._arrow.isVisible()
    assert "m/s" in window.table._tag.lines[0]
    QTest.mouseRelease(window.table.viewport(), LEFT, NONE, start + QPoint(0, 70))
    assert window.player.moving
    play_out(window)
    x, y = window.document.table.rest["red-1"]
    expected = 0.10 + pull.shot.speed**2 / (2 * window.document.board.surface.mu * G)
    assert y == pytest.approx(expected, abs=1e-4)
    assert x == pytest.approx(0.14)
    assert window.document.table.next_token == "yellow-1"
    assert window.document.state.aim.speed == pull.shot.speed


def test_it_goes_away_from_the_hand(window: MainWindow) -> None:
    start = waiting_pixel(window)
    drag(window, start, QPoint(-15, 36))
    play_out(window)
    x, y = window.document.table.rest["red-1"]
    assert degrees(window.document.state.aim.angle) == pytest.approx(degrees(atan2(15, 36)))
    assert atan2(x - 0.14, y - 0.10) == pytest.approx(atan2(15, 36))


@pytest.mark.parametrize("how", ["escape", "right button", "pulled nowhere", "pushed forward"])
def test_a_pull_can_be_let_be(window: MainWindow, how: str) -> None:
    view, start = window.table.viewport(), waiting_pixel(window)
    by = {"pulled nowhere": QPoint(2, 3), "pushed forward": QPoint(0, -80)}.get(how, QPoint(0, 60))
    drag(window, start, by, drop=False)
    if how == "escape":
        QTest.keyClick(window.table, Qt.Key.Key_Escape)
    elif how == "right button":
        QTest.mousePress(view, RIGHT, NONE, start)
    QTest.mouseRelease(view, LEFT, NONE, start + by)
    assert not window.player.moving
    assert window.document.undo_stack.count() == 0


def test_the_table_is_committed_as_one_step_when_all_lie_still(window: MainWindow) -> None:
    slide_next(window, speed=0.9)
    slide_next(window, speed=0.95)  # into the first
    assert window.document.undo_stack.undoText() == "Slide yellow-1"
    after = dict(window.document.table.rest)
    record = window.document.state.last_slide
    assert record is not None and [name for name, _ in record.moved] == ["red-1"]
    window.actions_.undo.trigger()  # the slide
    assert set(window.document.table.rest) == {"red-1"}
    window.actions_.redo.trigger()
    assert dict(window.document.table.rest) == after


def test_what_is_seen_is_what_the_exact_solver_says(window: MainWindow) -> None:
    slide_next(window, x=0.14, speed=0.9)
    resting = dict(window.document.table.rest)
    slide_next(window, x=0.145, speed=1.0)
    exact = slide(window.document.board, Release(0.145, 0.1, 1.0), resting=resting, token="yellow-1")
    for token, place in exact.rest.items():
        seen = window.document.table.rest[token]
        assert hypot(seen[0] - place[0], seen[1] - place[1]) < 2e-3


def test_a_token_that_leaves_the_board_is_off_and_stands_beside_it(window: MainWindow) -> None:
    slide_next(window, speed=2.0)
    assert window.document.table.off == ("red-1",)
    assert window.table._note.off == ("red-1",)
    assert not window.table._tokens["red-1"].isVisible()
    assert (
        "off the board (K7)"
        in window.docks["slide-log"].table.item(window.docks["slide-log"].table.rowCount() - 1, 2).text()
    )


def test_space_holds_the_motion_and_lets_it_go_on(window: MainWindow, qtbot: QtBot) -> None:
    window.table.setFocus()
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert window.player.moving
    qtbot.waitUntil(lambda: window.player.positions["red-1"][1] > 0.11)
    QTest.keyClick(window.table, Qt.Key.Key_Space)
    assert window.player.paused
    held = window.player.positions["red-1"]
    qtbot.wait(60)
    assert window.player.positions["red-1"] == held
    QTest.keyClick(window.table, Qt.Key.Key_Period)
    assert window.player.positions["red-1"][1] > held[1]
    QTest.keyClick(window.table, Qt.Key.Key_Space)
    assert not window.player.paused
    play_out(window)


def test_slow_motion_slows_the_motion_and_changes_nothing_else(window: MainWindow) -> None:
    window.slow.setFocus()
    for _ in range(2):
        QTest.keyClick(window.slow, Qt.Key.Key_Down)
    assert window.player.slow == pytest.approx(1 / 4)
    window.player.toggle_pause()
    window.player.throw_next()
    window.player.step()
    speed = window.document.state.aim.speed
    assert window.player.positions["red-1"][1] - 0.10 == pytest.approx(speed / 60 / 4, rel=0.15)
    window.player.toggle_pause()
    play_out(window)
    slow_rest = window.document.table.rest["red-1"]
    window.actions_.undo.trigger()
    window.player.slow = 1.0
    window.player.throw_next()
    play_out(window)
    assert window.document.table.rest["red-1"] == slow_rest


def test_a_slow_machine_shows_slower_motion_not_jumps(window: MainWindow, qtbot: QtBot) -> None:
    window.player.throw_next()
    window.player._timer.stop()
    before = window.player.positions["red-1"][1]
    qtbot.wait(250)
    window.player._tick()
    assert window.player.positions["red-1"][1] - before <= window.document.state.aim.speed / 20
    play_out(window)


def test_r_clears_the_table_also_in_motion(window: MainWindow) -> None:
    slide_next(window)
    window.player.throw_next()
    QTest.keyClick(window.table, Qt.Key.Key_R)
    assert not window.player.moving
    assert dict(window.document.table.rest) == {}
    assert window.document.table.next_token == "red-1"
    window.actions_.undo.trigger()
    assert set(window.document.table.rest) == {"red-1"}


def test_undo_in_motion_gives_the_slide_up(window: MainWindow) -> None:
    slide_next(window)
    window.player.throw_next()
    window.actions_.undo.trigger()
    assert not window.player.moving
    assert dict(window.document.table.rest) == {}


def test_a_parameter_acts_on_the_token_in_motion_at_once(window: MainWindow) -> None:
    window.player.toggle_pause()
    window.document.set_aim(speed=0.9)
    window.player.throw_next()
    for _ in range(10):
        window.player.step()
    (x, y), (_, v) = window.player.positions["red-1"], window.player.velocities["red-1"]
    window.document.set_parameter("mu", 0.3)
    assert window.player.moving
    window.player.toggle_pause()
    play_out(window)
    assert window.document.table.rest["red-1"][1] == pytest.approx(y + v**2 / (2 * 0.3 * G), abs=1e-3)
    assert window.document.table.rest["red-1"][0] == pytest.approx(x)


def test_arrows_aim_and_enter_throws(window: MainWindow) -> None:
    window.table.setFocus()
    aim = window.document.state.aim
    for key, times in ((Qt.Key.Key_Right, 3), (Qt.Key.Key_Up, 2)):
        for _ in range(times):
            QTest.keyClick(window.table, key)
    QTest.keyClick(window.table, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(window.table, Qt.Key.Key_Down, SHIFT)
    now = window.document.state.aim
    assert degrees(now.angle) == pytest.approx(1.5)
    assert now.speed == pytest.approx(aim.speed + 0.02 - 0.002)
    assert now.x == pytest.approx(aim.x - 0.002)
    assert "right" in window.table._tag.lines[0]
    assert window.document.undo_stack.count() == 1  # one step, however many keys
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert window.player.token == "red-1"
    play_out(window)


def test_shift_carries_a_token_by_hand(window: MainWindow) -> None:
    slide_next(window, speed=0.9)
    start = pixel(window, *window.document.table.rest["red-1"])
    goal = pixel(window, 0.05, 0.4)
    drag(window, start, goal - start, SHIFT)
    assert window.document.table.rest["red-1"] == pytest.approx((0.05, 0.4), abs=0.004)
    assert window.document.undo_stack.undoText() == "Move red-1"
    assert not window.player.moving


def test_each_drag_of_the_waiting_token_is_a_step_of_its_own(window: MainWindow) -> None:
    document = window.document
    document.set_aim(speed=0.5)
    places = [document.state.aim.x]
    for by in (20, 15):
        drag(window, waiting_pixel(window), QPoint(by, 0), SHIFT)
        places.append(document.state.aim.x)
    assert len(set(places)) == 3
    for place in (places[1], places[0]):
        window.actions_.undo.trigger()
        assert document.state.aim.x == place and document.state.aim.speed == 0.5


def test_a_carried_token_is_not_set_down_on_another(window: MainWindow) -> None:
    slide_next(window, speed=0.9)
    place = window.document.table.rest["red-1"]
    start = waiting_pixel(window)
    drag(window, start, pixel(window, place[0] + 0.01, place[1]) - start, SHIFT, drop=False)
    assert window.table._tag.lines[1] == "overlaps red-1"
    QTest.mouseRelease(window.table.viewport(), LEFT, SHIFT, start)
    assert set(window.document.table.rest) == {"red-1"}
    assert "red-1" in window.status.says.text()


def test_the_waiting_token_is_moved_along_its_line_or_set_up_on_the_board(window: MainWindow) -> None:
    start = waiting_pixel(window)
    drag(window, start, QPoint(-40, 5), SHIFT)
    assert window.document.state.aim.x < 0.1
    assert window.document.release_place[1] == pytest.approx(0.10)
    assert dict(window.document.table.rest) == {}
    start = waiting_pixel(window)
    drag(window, start, pixel(window, 0.2, 0.6) - start, SHIFT)
    assert window.document.table.rest["red-1"] == pytest.approx((0.2, 0.6), abs=0.004)
    assert window.document.table.next_token == "yellow-1"


def test_a_resting_token_can_be_flicked_any_way(window: MainWindow) -> None:
    slide_next(window, speed=1.0)
    x, y = window.document.table.rest["red-1"]
    start = pixel(window, x, y)
    drag(window, start, QPoint(0, -40))
    play_out(window)
    assert window.document.table.rest["red-1"][1] < y - 0.1
    assert window.document.table.next_token == "yellow-1"


def test_a_token_in_the_way_at_go_is_named(window: MainWindow) -> None:
    slide_next(window, speed=0.0)
    assert window.document.table.rest["red-1"] == pytest.approx((0.14, 0.1))
    window.table.setFocus()
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert not window.player.moving
    assert "red-1" in window.status.says.text()


def test_hovering_names_the_space_and_its_share(window: MainWindow) -> None:
    window.document.place_token("red-1", (0.14, 0.31))
    at = pixel(window, 0.14, 0.31)
    QTest.mouseMove(window.table.viewport(), at + QPoint(60, 0))
    QTest.mouseMove(window.table.viewport(), at)
    tag = window.table._tag
    assert tag.isVisible()
    assert tag.lines[0].startswith("red-1")
    assert "House 1: 50" in tag.lines[1] and "Railroad 1: 50" in tag.lines[1]
    QTest.mouseMove(window.table.viewport(), at + QPoint(60, 0))
    assert not tag.isVisible()


def test_the_pointer_is_told_in_cm_with_its_space(window: MainWindow) -> None:
    QTest.mouseMove(window.table.viewport(), pixel(window, 0.05, 0.35))
    assert "Pink 1" in window.status.pointer.text()
    assert "cm across" in window.status.pointer.text()


def test_no_new_throw_while_tokens_move(window: MainWindow) -> None:
    window.player.toggle_pause()
    window.player.throw_next()
    drag(window, pixel(window, *window.player.positions["red-1"]), QPoint(0, 60))
    assert window.table.gestures.pull is None
    assert "still" in window.status.says.text()
    window.player.toggle_pause()
    play_out(window)


def test_marks_show_where_a_knocked_token_had_lain_until_the_next_change(window: MainWindow) -> None:
    slide_next(window, speed=0.9)
    slide_next(window, speed=1.0)
    assert len(window.table._marks._left) == 1
    assert set(window.table._marks._trails) == {"red-1", "yellow-1"}
    window.actions_.undo.trigger()
    assert window.table._marks._left == []
    assert window.table._marks._trails == {}


def test_the_state_of_the_table_is_told_to_screen_readers(window: MainWindow) -> None:
    assert window.table.accessibleName() == "Table"
    assert "red-1" in window.table.accessibleDescription()
    slide_next(window)
    assert "1 token on the board" in window.table.accessibleDescription()
