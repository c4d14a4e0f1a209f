"""Ways to look at the table: ghost, timeline, nearer and aside, standing; the hand's measure holds in each."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from threading import get_ident

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from lab import Board, Release, slide
from lab.motion import Event
from lab.motion.solver import may_curve
from lab.throwers import release_y
from tests.ui.hand import LEFT, NONE, drag, pixel, play_out, slide_next, waiting_pixel
from ui import places
from ui.docks import PRESETS
from ui.table.timeline import WIDE, signs
from ui.window import MainWindow
from ui.workers import Step


def ghost_there(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.table.foresight.soon.isActive())


def wheel(window: MainWindow, at: QPoint, notches: int) -> None:
    view = window.table.viewport()
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view, event)


def test_the_ghost_is_where_the_exact_solver_ends_and_follows_what_changes(
    window: MainWindow, qtbot: QtBot
) -> None:
    slide_next(window, speed=0.9)
    for change in (
        lambda: window.document.set_aim(x=0.145, angle=0.02, speed=1.0),
        lambda: window.document.set_parameter("mu", 0.12),
        lambda: window.document.place_token("blue-1", (0.1, 0.3)),
    ):
        change()
        ghost_there(window, qtbot)
        state = window.document.state
        assert state.table.next_token == "yellow-1"
        release = Release(state.aim.x, release_y(state.board), state.aim.speed, state.aim.angle)
        exact = slide(state.board, release, dict(state.table.rest), token="yellow-1")
        found = window.table.foresight.found
        assert found is not None and found.rest == exact.rest["yellow-1"]
        assert window.table._ghost.isVisible()
        end = window.table.layout_of_board.point(*exact.rest["yellow-1"])
        assert any(centre == end for centre, _ in window.table._ghost._rings)


def test_a_board_that_needs_the_other_solver_has_its_ghost_once_that_is_loaded_in_the_background(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.waitUntil(lambda: window.table.foresight.found is not None)
    loads, slides = [], places.slides

    def load(board: Board) -> Iterator[Step]:
        loads.append((may_curve(board), get_ident()))
        yield from slides(board)

    monkeypatch.setattr(places, "slides", load)
    window.document.set_parameter("tilt_pitch", 0.02)
    for _ in range(2):  # asked again while it is loaded: once is enough
        window.table.foresight.work_out()
        assert window.table.foresight.found is None
    qtbot.waitUntil(lambda: window.table.foresight.found is not None)
    assert [curved for curved, _ in loads] == [True] and loads[0][1] != get_ident()
    window.document.set_parameter("tilt_pitch", 0.0)
    window.table.foresight.work_out()
    assert window.table.foresight.found is not None and len(loads) == 1


def test_the_ghost_goes_while_tokens_move_and_when_switched_off(window: MainWindow, qtbot: QtBot) -> None:
    ghost_there(window, qtbot)
    assert window.table._ghost.isVisible()
    window.player.toggle_pause()
    window.player.throw_next()
    assert not window.table._ghost.isVisible()
    window.player.toggle_pause()
    play_out(window)
    ghost_there(window, qtbot)
    assert window.table._ghost.isVisible()
    QTest.keyClick(window.table, Qt.Key.Key_G)
    ghost_there(window, qtbot)
    assert not window.table._ghost.isVisible() and not window.actions_.shows["ghost"].isChecked()


def test_the_ghost_follows_a_pull(window: MainWindow, qtbot: QtBot) -> None:
    start = waiting_pixel(window)
    drag(window, start, QPoint(0, 60), drop=False)
    ghost_there(window, qtbot)
    pull, found = window.table.gestures.pull, window.table.foresight.found
    assert pull is not None and pull.shot is not None and found is not None
    exact = slide(window.document.board, Release(*pull.place, pull.shot.speed), token="red-1")
    assert found.rest == exact.rest["red-1"]
    QTest.keyClick(window.table, Qt.Key.Key_Escape)


@pytest.mark.parametrize("name", ["trails", "arrows", "events"])
def test_what_is_drawn_of_a_motion_can_be_left_out(window: MainWindow, name: str) -> None:
    slide_next(window, speed=0.9)
    slide_next(window, speed=1.0)
    film = window.player.film
    assert film is not None
    hit = next(event.time for event in film.events if event.kind == "contact")
    window.player.seek(hit + 0.05)
    seen = {
        "trails": lambda: len(window.table._marks._trails),
        "arrows": lambda: len(window.table._arrows.arrows),
        "events": lambda: len(window.table._signs.signs),
    }
    shown = {key: count() for key, count in seen.items()}
    assert shown == {"trails": 2, "arrows": 2, "events": 1}
    window.actions_.shows[name].trigger()
    assert {key: count() for key, count in seen.items()} == {**shown, name: 0}


def test_the_timeline_scrubs_by_mouse_and_keys_and_tells_the_numbers(window: MainWindow) -> None:
    bar = window.timeline.bar
    assert not bar.isEnabled() and window.timeline.time.text() == "No slide yet"
    slide_next(window, speed=0.9)
    film = window.player.film
    assert film is not None and bar.isEnabled() and bar.value() == bar.maximum()
    QTest.mouseClick(bar, LEFT, NONE, QPoint(round(0.3 * bar.width()), bar.height() // 2))
    assert window.player.looking_back
    assert window.player.time == pytest.approx(0.3 * film.duration, abs=0.06 * film.duration)
    v = hypot(*window.player.velocities["red-1"])
    mass = window.document.board.token_for("red-1").mass
    assert f"{1000 * mass * v:.2f}" in window.timeline.numbers.text()
    assert f"{500 * mass * v * v:.2f}" in window.timeline.numbers.text()
    before = window.player.time
    QTest.keyClick(bar, Qt.Key.Key_Right)
    assert window.player.time == pytest.approx(before + 0.017, abs=1e-3)
    QTest.keyClick(bar, Qt.Key.Key_End)
    assert not window.player.looking_back


def test_signs_on_the_timeline_do_not_cover_one_another() -> None:
    times = (0.0, 0.5, 0.5, 0.5, 0.52, 0.8, 0.98, 1.0, 1.0)
    kinds = ("start", "contact", "topple", "topple", "rest", "contact", "off", "rest", "topple")
    events = [Event(kind, t, "red-1", (0.1, 0.1)) for t, kind in zip(times, kinds, strict=True)]
    placed = signs(events, 1.0, 10.0, 200.0)
    assert [kind for kind, _ in placed] == list(kinds[1:3] + kinds[4:])  # two of a kind at one time: one sign
    places = [x for _, x in placed]
    assert np.diff(places).min() >= WIDE - 1e-9
    assert (places[0], places[3], places[-1]) == (110.0, 170.0, 210.0)
    crowded = signs(events, 1.0, 10.0, 30.0)
    assert [kind for kind, _ in crowded] and np.diff([x for _, x in crowded]).min() >= WIDE - 1e-9


def test_keys_step_play_and_hold_the_last_slide(window: MainWindow) -> None:
    slide_next(window, speed=0.9)
    window.table.setFocus()
    QTest.keyClick(window.table, Qt.Key.Key_Comma)
    assert window.player.looking_back and not window.player.running
    at = window.player.time
    QTest.keyClick(window.table, Qt.Key.Key_Comma)
    QTest.keyClick(window.table, Qt.Key.Key_Period)
    assert window.player.time == pytest.approx(at)
    QTest.keyClick(window.table, Qt.Key.Key_P)
    assert window.player.running
    QTest.keyClick(window.table, Qt.Key.Key_Space)
    assert window.player.looking_back and not window.player.running and not window.player.paused


def test_the_wheel_enlarges_round_the_pointer_and_the_hand_still_finds_tokens(window: MainWindow) -> None:
    window.document.place_token("red-1", (0.2, 0.6))
    at = pixel(window, 0.2, 0.6)
    under = window.table.layout_of_board.metres(
        QPointF(at)
    )  # what the pointer points to, not rounded to a pixel
    wheel(window, at, 5)
    assert window.table.camera.near == pytest.approx(1.2**5)
    assert (window.table.layout_of_board.point(*under) - QPointF(at)).manhattanLength() <= 1e-6
    QTest.mouseMove(window.table.viewport(), at + QPoint(90, 0))
    QTest.mouseMove(window.table.viewport(), at)
    assert window.table.gestures.hovered == "red-1"
    for _ in range(30):
        wheel(window, at, 1)
    assert window.table.camera.near == 8.0
    window.actions_.zoom_whole.trigger()
    assert (pixel(window, 0.2, 0.6) - at).manhattanLength() <= 1
    for _ in range(3):
        wheel(window, at, -1)
    assert window.table.camera.near == 1.0


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton])
def test_the_enlarged_table_is_moved_by_the_hand_and_never_lost(
    window: MainWindow, button: Qt.MouseButton
) -> None:
    window.actions_.zoom_in.trigger()
    view, before = window.table.viewport(), pixel(window, 0.14, 0.5)
    start = pixel(window, 0.03, 0.5)
    QTest.mousePress(view, button, NONE, start)
    QTest.mouseMove(view, start + QPoint(20, 10))
    QTest.mouseMove(view, start + QPoint(40, 30))
    QTest.mouseRelease(view, button, NONE, start + QPoint(40, 30))
    assert pixel(window, 0.14, 0.5) - before == QPoint(40, 30)
    for _ in range(60):
        QTest.keyClick(window.table, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.table.layout_of_board.board.intersects(view.rect())
    assert window.document.undo_stack.count() == 0  # looking changes nothing


def test_standing_is_the_same_scene_and_the_hand_works_in_it(window: MainWindow) -> None:
    window.actions_.orientations["standing"].trigger()
    table = window.table
    ground, layout = table._ground.transform(), table.layout_of_board
    assert not ground.isAffine()
    corners = [ground.map(layout.point(x, y)) for x, y in ((0, 0), (0.28, 0), (0, 0.95), (0.28, 0.95))]
    near, far = corners[1].x() - corners[0].x(), corners[3].x() - corners[2].x()
    assert 0.3 < far / near < 0.8  # farther is smaller
    assert all(table.viewport().rect().contains(corner.toPoint()) for corner in corners)
    quarter = [ground.map(layout.point(0.14, y)).y() for y in (0.0, 0.475, 0.95)]
    assert quarter[0] - quarter[1] > 1.2 * (quarter[1] - quarter[2])  # nearer is larger, as in perspective
    window.document.place_token("blue-1", (0.22, 0.7))
    at = ground.map(layout.point(0.22, 0.7)).toPoint()
    QTest.mouseMove(table.viewport(), at + QPoint(70, 0))
    QTest.mouseMove(table.viewport(), at)
    assert table.gestures.hovered == "blue-1" and table._tag.isVisible()
    start = ground.map(layout.point(*window.document.release_place)).toPoint()
    drag(window, start, QPoint(0, 40))
    assert window.player.moving
    play_out(window)
    assert window.document.table.rest["red-1"][0] == pytest.approx(0.14, abs=0.003)


@pytest.mark.parametrize(
    ("size", "nearer"),
    [((1366, 768), 1.0), ((1920, 1080), 1.0), ((1024, 600), 1.0), ((1366, 768), 3.0)],
    ids=str,
)
@pytest.mark.parametrize("orientation", ["upright", "lengthwise", "standing"])
def test_a_pixel_of_pull_is_at_most_a_centimetre_of_rest(
    window: MainWindow, orientation: str, size: tuple[int, int], nearer: float
) -> None:
    window.resize(*size)
    window.actions_.orientations[orientation].trigger()
    table = window.table
    table.zoom(nearer, table._ground.transform().map(table.layout_of_board.point(0.14, 0.1)))
    ground, layout = table._ground.transform(), table.layout_of_board
    start = ground.map(layout.point(*window.document.release_place)).toPoint()
    back = QPoint(-1, 0) if layout.lengthwise else QPoint(0, 1)
    QTest.mousePress(table.viewport(), LEFT, NONE, start)
    rests = []
    board = window.document.board
    for pixels in range(12, 42, 3):
        QTest.mouseMove(table.viewport(), start + back * pixels)
        pull = table.gestures.pull
        assert pull is not None
        if pull.shot is not None:
            rests.append(slide(board, Release(0.14, 0.1, pull.shot.speed)).rest["slid"][1])
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert len(rests) > 5
    steps = np.diff(rests) / 3
    assert steps.min() > 0 and steps.max() <= 0.01 * 1.005


def test_presets_that_ask_a_question_begin_without_the_ghost(window: MainWindow) -> None:
    for name in PRESETS:
        window.show_preset(name)
        assert window.actions_.shows["ghost"].isChecked() == (name not in ("play", "teach"))


def test_the_ghost_waits_for_the_solver_and_never_for_a_compiler(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    places, foresight, board = window.places, window.table.foresight, window.document.board
    monkeypatch.setattr(places, "_queue", None)  # where it would be loaded again at once
    places._solvers.clear()
    window.document.set_aim(speed=0.77)
    qtbot.waitUntil(lambda: not foresight.soon.isActive())
    assert foresight.found is None and not window.table._ghost.isVisible()
    places._stepped(Step(0.8))
    assert not places.solves(board)
    places._stepped(Step(1.0, may_curve(board)))
    qtbot.waitUntil(lambda: foresight.found is not None)
    assert window.table._ghost.isVisible()
