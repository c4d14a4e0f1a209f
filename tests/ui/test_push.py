"""Pushing as with the hand: real mouse events with times, at the rates of real mice, in whole pixels."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, degrees, hypot, radians, sin

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from lab.errors import UsageError
from tests.ui.hand import LEFT, NONE, SHIFT, drag, pixel, play_out, slide_next
from ui.parts import PARTS
from ui.parts.hand import Hand
from ui.table.push import Pointer
from ui.window import MainWindow

KINDS = {
    "press": (QEvent.Type.MouseButtonPress, Qt.MouseButton.LeftButton),
    "move": (QEvent.Type.MouseMove, Qt.MouseButton.NoButton),
    "release": (QEvent.Type.MouseButtonRelease, Qt.MouseButton.LeftButton),
}


def send(window: MainWindow, kind: str, point: QPointF, seconds: float) -> None:
    """One real mouse event at a whole pixel, with its time in whole ms."""
    view = window.table.viewport()
    at = QPointF(round(point.x()), round(point.y()))
    held = Qt.MouseButton.NoButton if kind == "release" else Qt.MouseButton.LeftButton
    event_type, button = KINDS[kind]
    event = QMouseEvent(event_type, at, view.mapToGlobal(at), button, held, NONE)
    event.setTimestamp(round(1000 * seconds))
    QApplication.sendEvent(view, event)


BACK = 0.02
"""Where a hand draws the token back to before it pushes (m)."""


def way_up(
    window: MainWindow, hertz: float, speed: float, angle: float, late: float = 0.0
) -> Iterator[tuple[float, tuple[float, float]]]:
    """Times and places (m) of a hand at even speed from behind to 3 cm past the GO line."""
    length = (window.document.board.go_line + 0.03 - BACK) / cos(angle)
    for k in range(1, int(length / speed * hertz) + 1):
        t = (k - late) / hertz
        yield t, (0.14 + speed * t * sin(angle), BACK + speed * t * cos(angle))


def push(window: MainWindow, hertz: float, speed: float, angle: float, late: float = 0.0) -> None:
    """A hand takes the token, draws it back, rests a moment and pushes it evenly past the line."""
    layout = window.table.layout_of_board
    send(window, "press", layout.point(*window.document.release_place), 5.0)
    send(window, "move", layout.point(0.14, BACK), 5.1)
    last, end = layout.point(0.14, BACK), 5.3
    for t, place in way_up(window, hertz, speed, angle, late):
        last, end = layout.point(*place), 5.3 + t
        send(window, "move", last, end)
    send(window, "release", last, end)


@pytest.fixture
def pushing(window: MainWindow) -> MainWindow:
    window.actions_.ways["push"].trigger()
    assert window.document.undo_stack.undoText() == "Throw by pushing"
    return window


@pytest.mark.parametrize("hertz", [60, 125, 1000])
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize(
    ("preset", "orientation"),
    [("play", "auto"), ("tune", "auto"), ("teach", "auto"), ("aim", "auto"), ("teach", "lengthwise")],
)
def test_a_push_gives_the_meant_speed_within_three_per_cent(
    pushing: MainWindow, hertz: float, preset: str, orientation: str, size: tuple[int, int]
) -> None:
    """Straight and oblique, slow and fast, wherever the first report falls; issue 7's measure.

    In the layouts that the window chooses by itself, and on the board that lies lengthwise for a class. Lengthwise
    between the docks of a window of 1366 x 768 a pixel is 1.7 mm of the board: rounding to whole pixels alone makes up
    to 3.1 % of a slow push at 60 Hz there.
    """
    pushing.show_preset(preset)
    pushing.actions_.orientations[orientation].trigger()
    pushing.resize(*size)
    errors, turns = [], []
    for speed in (0.45, 0.8, 1.5):
        for angle in (-20.0, 0.0, 7.0):
            for late in (0.0, 0.37):
                pushing.document.set_aim(x=0.14, angle=0.0, speed=0.5)
                push(pushing, hertz, speed, radians(angle), late)
                assert pushing.player.moving, (speed, angle, late)
                got = pushing.player._release
                assert got is not None
                pushing.player.stop()
                errors.append(got.speed / speed - 1)
                turns.append(degrees(got.angle) - angle)
    assert max(map(abs, errors)) < 0.03
    assert max(map(abs, turns)) < 3.0
    assert abs(np.mean(errors)) < 0.01  # not merely within: no bias either


def test_it_leaves_at_the_line_and_slides_as_far_as_that_speed_bears(pushing: MainWindow) -> None:
    push(pushing, 125, 0.8, 0.0)
    release = pushing.player._release
    assert release is not None and release.y == pushing.document.board.go_line
    assert release.x == pytest.approx(0.14, abs=2e-3)
    play_out(pushing)
    mu_g = pushing.document.board.surface.mu * 9.81
    assert pushing.document.table.rest["red-1"][1] == pytest.approx(
        release.y + release.speed**2 / (2 * mu_g), rel=2e-3
    )
    assert pushing.document.state.aim.speed == release.speed
    assert pushing.document.table.next_token == "yellow-1"


def test_letting_go_before_the_line_releases_there(pushing: MainWindow) -> None:
    layout, (x, y) = pushing.table.layout_of_board, pushing.document.release_place
    send(pushing, "press", layout.point(x, 0.05 + y - 0.05), 1.0)
    for k in range(1, 9):
        send(pushing, "move", layout.point(x, y + 0.005 * k), 1.0 + 0.008 * k)
        assert pushing.player.positions.get("red-1") is None
        assert pushing.table._tokens["red-1"].pos().y() == pytest.approx(
            layout.point(x, y + 0.005 * k).y(), abs=1.0
        )
    send(pushing, "release", layout.point(x, y + 0.04), 1.07)
    release = pushing.player._release
    assert release is not None and release.y == pytest.approx(y + 0.04, abs=2e-3)
    assert release.speed == pytest.approx(0.005 / 0.008, rel=0.05)


def test_stopping_before_letting_go_gives_no_speed(pushing: MainWindow) -> None:
    layout, (x, y) = pushing.table.layout_of_board, pushing.document.release_place
    send(pushing, "press", layout.point(x, y), 1.0)
    for k in range(1, 9):
        send(pushing, "move", layout.point(x + 0.003 * k, y + 0.004 * k), 1.0 + 0.008 * k)
    send(pushing, "release", layout.point(x + 0.024, y + 0.032), 1.064 + 0.08)
    assert not pushing.player.moving
    assert dict(pushing.document.table.rest) == {}
    assert "not slid" in pushing.status.says.text()
    assert pushing.document.state.aim.x == pytest.approx(x + 0.024, abs=2e-3)  # it lies where it was let go


def test_a_hand_that_waits_and_then_moves_is_read_by_its_move(pushing: MainWindow) -> None:
    layout = pushing.table.layout_of_board
    send(pushing, "press", layout.point(*pushing.document.release_place), 1.0)
    send(pushing, "move", layout.point(0.14, BACK), 1.1)
    for t, place in way_up(pushing, 125, 1.0, 0.0):
        send(pushing, "move", layout.point(*place), 3.0 + t)
    release = pushing.player._release
    assert release is not None and release.speed == pytest.approx(1.0, rel=0.03)


@pytest.mark.parametrize("hertz", [60, 1000])
def test_a_hand_that_speeds_up_is_read_near_its_end(hertz: float) -> None:
    pointer, acceleration = Pointer(), 5.0
    end = 0.2
    for k in range(int(end * hertz) + 1):
        t = k / hertz
        pointer.add(t, (0.0, 0.5 * acceleration * t * t))
    _, v = pointer.velocity(end)
    assert acceleration * (end - 0.1) < v < acceleration * end


def test_the_hand_gain_multiplies_what_the_pointer_does(pushing: MainWindow) -> None:
    speeds = []
    for gain in (1.0, 2.5):
        hand = pushing.document.part("hand")
        pushing.document.set_part("hand", Hand(hand.way, gain), "Hand gain")
        push(pushing, 125, 0.5, 0.0)
        assert pushing.player._release is not None
        speeds.append(pushing.player._release.speed)
        pushing.player.stop()
    assert speeds[1] / speeds[0] == pytest.approx(2.5)


def test_a_release_past_the_line_is_a_foul_and_the_token_comes_back(pushing: MainWindow) -> None:
    pushing.actions_.by_hand.trigger()
    steps = pushing.document.undo_stack.count()
    push(pushing, 125, 0.8, 0.0)
    assert not pushing.player.moving and pushing.document.undo_stack.count() == steps
    assert pushing.table._tag.lines == ("Past the line: slide again (K6)",)
    waiting, tag = pushing.table._tokens["red-1"], pushing.table._tag
    assert not tag.sceneBoundingRect().intersects(waiting.sceneBoundingRect()), "the token is taken up again"
    assert "K6" in pushing.status.says.text() and "K6" in pushing.table.accessibleDescription()
    assert pushing.table._line.isVisible() and pushing.table._line.pen().widthF() > 5
    assert pushing.table._tokens["red-1"].pos() == pushing.table.layout_of_board.point(0.14, 0.10)
    push(pushing, 125, 0.8, 0.0)
    pushing.table.gestures._foul_ends.timeout.emit()
    assert not pushing.table._line.isVisible() and not pushing.table._tag.isVisible()


def test_let_go_by_hand_before_the_line_is_none(pushing: MainWindow) -> None:
    pushing.actions_.by_hand.trigger()
    layout, (x, y) = pushing.table.layout_of_board, pushing.document.release_place
    send(pushing, "press", layout.point(x, y), 1.0)
    for k in range(1, 9):
        send(pushing, "move", layout.point(x, y + 0.005 * k), 1.0 + 0.008 * k)
    send(pushing, "release", layout.point(x, y + 0.04), 1.064)
    assert pushing.player.moving


def test_a_token_pushed_against_another_stays_behind_it(pushing: MainWindow) -> None:
    pushing.document.place_token("blue-1", (0.14, 0.13))
    layout = pushing.table.layout_of_board
    send(pushing, "press", layout.point(0.14, 0.10), 1.0)
    for k in range(1, 5):
        send(pushing, "move", layout.point(0.14, 0.10 + 0.004 * k), 1.0 + 0.02 * k)
    held = pushing.table.gestures.push
    assert held is not None and held.blocked_by == "blue-1" and held.at[1] < 0.108
    assert pushing.table._tag.lines[1] == "lies against blue-1"
    send(pushing, "release", layout.point(0.14, 0.116), 1.5)
    assert pushing.document.table.rest["blue-1"] == (0.14, 0.13)


@pytest.mark.parametrize("how", ["escape", "undo"])
def test_a_push_can_be_let_be(pushing: MainWindow, how: str) -> None:
    layout, (x, y) = pushing.table.layout_of_board, pushing.document.release_place
    send(pushing, "press", layout.point(x, y), 1.0)
    send(pushing, "move", layout.point(x, y + 0.02), 1.02)
    if how == "escape":
        QTest.keyClick(pushing.table, Qt.Key.Key_Escape)
    else:
        pushing.actions_.undo.trigger()  # back to the slingshot, with the token in the hand
    send(pushing, "move", layout.point(x, y + 0.1), 1.04)
    send(pushing, "release", layout.point(x, y + 0.1), 1.05)
    assert not pushing.player.moving and dict(pushing.document.table.rest) == {}


def test_in_push_way_and_with_move_tokens_a_drag_moves_a_resting_token(window: MainWindow) -> None:
    slide_next(window, speed=0.9)
    for action in (window.actions_.move_tokens, window.actions_.ways["push"]):
        action.trigger()
        start = pixel(window, *window.document.table.rest["red-1"])
        goal = pixel(window, 0.05, 0.4 if action.isCheckable() and action.text() == "Push" else 0.6)
        drag(window, start, goal - start)
        assert not window.player.moving
        y = window.table.layout_of_board.metres(QPointF(goal))[1]
        assert hypot(*np.subtract(window.document.table.rest["red-1"], (0.05, y))) < 0.004
        if action is window.actions_.move_tokens:
            QTest.keyClick(window.table, Qt.Key.Key_M)
            assert not window.table.gestures.moves_tokens


def test_the_way_is_remembered_in_the_document(window: MainWindow) -> None:
    act = window.actions_
    assert act.ways["slingshot"].isChecked() and not act.by_hand.isEnabled()
    act.ways["push"].trigger()
    assert window.document.part("hand") == Hand("push") and act.by_hand.isEnabled()
    act.undo.trigger()
    assert act.ways["slingshot"].isChecked()
    kept = PARTS["hand"]
    assert kept.from_json(kept.to_json(Hand("push", 2.0, True))) == Hand("push", 2.0, True)


@pytest.mark.parametrize(
    "bad",
    [{"way": "kick"}, {"gain": 0.0}, {"gain": "2"}, {"gain": float("nan")}, {"by_hand": 1}, {"x": 1}, []],
)
def test_a_file_with_a_bad_hand_is_refused_in_one_line(bad: object) -> None:
    with pytest.raises(UsageError) as refused:
        PARTS["hand"].from_json(bad)
    assert "\n" not in refused.value.line()


def test_shift_still_carries_the_waiting_token_in_push_way(pushing: MainWindow) -> None:
    start = pixel(pushing, *pushing.document.release_place)
    QTest.mousePress(pushing.table.viewport(), LEFT, SHIFT, start)
    assert pushing.table.gestures.carry is not None and pushing.table.gestures.push is None
    QTest.mouseRelease(pushing.table.viewport(), LEFT, SHIFT, start)


def test_the_push_gain_is_set_beside_the_aim_while_pushing(window: MainWindow) -> None:
    field = window.docks["throw"].gain
    assert not field.isVisible()
    window.actions_.ways["push"].trigger()
    assert field.isVisible() and field.value() == 1.0
    field.setFocus()
    for _ in range(3):
        QTest.keyClick(field, Qt.Key.Key_Up)
    assert window.document.part("hand").gain == pytest.approx(1.3)
    window.actions_.undo.trigger()
    assert window.document.part("hand").gain == 1.0 and field.value() == 1.0
