"""The ghost where working it out is slow: in the queue, path first, the latest wins, and the pointer never waits."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event, get_ident
from time import monotonic
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from lab import Aim
from lab.chance.ghost import Ghost, ghost, ghosts
from tests.patience import PATIENCE
from tests.ui.hand import RIGHT, drag, turn, waiting_pixel
from ui.table import foresight as module
from ui.table.foresight import Foresight
from ui.window import MainWindow


class Slow:
    """Ghosts of the queue that come one by one, as they are let; which thread made them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.threads: set[int] = set()
        self.asked: list[Aim] = []
        self.gate = Event()
        self.gate.set()
        monkeypatch.setattr(module, "ghosts", self.ghosts)
        monkeypatch.setattr(module, "ghost", self.ghost)

    def ghost(self, *args: Any, **more: Any) -> Ghost:
        self.threads.add(get_ident())
        return ghost(*args, **more)

    def ghosts(self, *args: Any, **more: Any) -> Iterator[Ghost]:
        self.threads.add(get_ident())
        self.asked.append(args[1])
        assert self.gate.wait(PATIENCE)
        yield from ghosts(*args, **more)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    return Slow(monkeypatch)


def curving(window: MainWindow, qtbot: QtBot) -> Foresight:
    """A disc under a law that has no closed form: paths curve."""
    foresight = window.table.foresight
    assert window.document.put_changes({"law": "quadratic", "contact": "disc"}, "test")
    window.document.set_aim(speed=0.6, spin=3.0)
    whole(window, qtbot)
    return foresight


def whole(window: MainWindow, qtbot: QtBot) -> None:
    foresight = window.table.foresight
    qtbot.waitUntil(lambda: not foresight.soon.isActive() and window.queue.idle and foresight.fresh)
    turn()  # the last answer may still be on its way


def expected(window: MainWindow) -> Ghost:
    state = window.document.state
    hand = state.thrower if state.scatter else None
    token = state.table.next_token
    assert token is not None
    return ghost(state.board, state.aim, hand, dict(state.table.rest), token=token, seed=state.seed)


def same(found: Ghost | None, other: Ghost) -> bool:
    return found is not None and found.rest == other.rest and found.band == other.band


def test_where_paths_curve_it_is_never_worked_out_in_the_windows_thread(
    window: MainWindow, qtbot: QtBot, slow: Slow
) -> None:
    foresight = curving(window, qtbot)
    slow.threads.clear()
    window.document.set_aim(angle=0.02)
    whole(window, qtbot)
    assert slow.threads and get_ident() not in slow.threads
    assert same(foresight.found, expected(window))


def test_where_paths_are_straight_it_goes_with_the_pointer(
    window: MainWindow, qtbot: QtBot, slow: Slow
) -> None:
    whole(window, qtbot)
    window.queue.close()  # nothing is asked of it
    foresight = window.table.foresight
    for pull in (30, 60, 90):
        drag(window, waiting_pixel(window), QPoint(0, pull), drop=False)
        foresight.work_out()
        shot = window.table.gestures.pull.shot
        document = window.document
        aim = Aim(document.release_place[0], shot.angle, shot.speed)
        assert foresight.fresh and same(foresight.found, ghost(document.board, aim, token="red-1"))
        QTest.mouseClick(window.table.viewport(), RIGHT)
    assert slow.threads == {get_ident()}


def test_the_old_one_stays_faint_until_the_new_one_is_there_path_first(
    window: MainWindow, qtbot: QtBot, slow: Slow
) -> None:
    foresight, item = curving(window, qtbot), window.table._ghost
    before = foresight.found
    assert item.isVisible() and item.opacity() == 1.0
    slow.gate.clear()
    window.document.set_aim(angle=0.05)
    qtbot.waitUntil(lambda: not foresight.fresh)
    assert foresight.found is before and item.isVisible() and item.opacity() < 0.5
    seen: list[Ghost | None] = []
    foresight.changed.connect(lambda: seen.append(foresight.found))
    slow.gate.set()
    whole(window, qtbot)
    bands = [found.band for found in seen if found is not None]
    assert bands[0] is None and bands[-1] is not None
    assert item.opacity() == 1.0 and same(foresight.found, expected(window))


def test_of_many_aims_the_latest_is_worked_out_and_those_between_are_left_out(
    window: MainWindow, qtbot: QtBot, slow: Slow
) -> None:
    foresight = curving(window, qtbot)
    slow.asked.clear()
    slow.gate.clear()
    window.document.set_aim(angle=0.01)
    qtbot.waitUntil(lambda: bool(slow.asked))  # it is being worked out
    for k in range(1, 8):
        window.document.set_aim(angle=0.01 * (k + 1))
        qtbot.waitUntil(lambda: not foresight.soon.isActive())
    slow.gate.set()
    whole(window, qtbot)
    assert [aim.angle for aim in slow.asked] == [0.01, 0.08]
    assert same(foresight.found, expected(window))


def test_a_hand_that_never_rests_sees_ghosts(window: MainWindow, qtbot: QtBot) -> None:
    foresight = curving(window, qtbot)
    seen: set[tuple[float, float] | None] = set()
    foresight.changed.connect(lambda: seen.add(foresight.found.rest if foresight.found else None))
    seen.clear()
    moves, end = 0, monotonic() + PATIENCE
    while len(seen) < 4:
        moves += 1
        assert monotonic() < end
        window.document.set_aim(angle=0.0001 * (moves % 300))
        qtbot.wait(2)
    whole(window, qtbot)
    assert same(foresight.found, expected(window))


def test_an_aim_that_comes_back_meanwhile_is_fresh_again(
    window: MainWindow, qtbot: QtBot, slow: Slow
) -> None:
    foresight = curving(window, qtbot)
    slow.gate.clear()
    window.document.set_aim(angle=0.05)
    qtbot.waitUntil(lambda: foresight._due)
    window.document.set_aim(angle=0.06)
    qtbot.waitUntil(lambda: foresight._again)
    window.document.set_aim(angle=0.05)
    slow.gate.set()
    whole(window, qtbot)
    assert same(foresight.found, expected(window))


def test_another_token_or_none_does_not_see_the_old_one(window: MainWindow, qtbot: QtBot, slow: Slow) -> None:
    foresight, document = curving(window, qtbot), window.document
    slow.gate.clear()
    document.set_aim(angle=0.05)
    qtbot.waitUntil(lambda: foresight._due)
    document.place_token("red-1", (0.05, 0.5))
    assert document.table.next_token != "red-1"
    qtbot.waitUntil(lambda: foresight.found is None)
    QTest.keyClick(window.table, "G")
    qtbot.waitUntil(lambda: not foresight.soon.isActive())
    assert not window.queue.has("ghost") and foresight.found is None
    slow.gate.set()
    QTest.keyClick(window.table, "G")
    whole(window, qtbot)
    assert same(foresight.found, expected(window))


def test_stopped_by_cancel_it_is_gone_and_comes_with_the_next_change(
    window: MainWindow, qtbot: QtBot, slow: Slow
) -> None:
    foresight = curving(window, qtbot)
    slow.gate.clear()
    window.document.set_aim(angle=0.05)
    qtbot.waitUntil(window.status.cancel.isVisible)
    window.status.cancel.click()
    assert foresight.found is None and not window.table._ghost.isVisible()
    slow.gate.set()
    qtbot.waitUntil(lambda: window.queue.idle)
    window.table._redraw()  # a window that is drawn anew asks for nothing
    qtbot.waitUntil(lambda: not foresight.soon.isActive())
    assert not window.queue.has("ghost") and foresight.found is None
    for _ in range(2):
        QTest.keyClick(window.table, "G")
        qtbot.waitUntil(lambda: not foresight.soon.isActive())
    whole(window, qtbot)
    assert same(foresight.found, expected(window))
    window.document.set_aim(angle=0.06)
    whole(window, qtbot)
    assert same(foresight.found, expected(window))
