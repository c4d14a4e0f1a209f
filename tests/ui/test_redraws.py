"""Panels draw once for all that changed in one turn of the event loop, only while seen, and catch up when shown."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDockWidget
from pytestqt.qtbot import QtBot

from lab.play.open_game import Seat, begin_game
from lab.rules.actions import Slide
from tests.shared import shared_path
from tests.ui.hand import turn
from tests.ui.test_landing import whole
from ui.docks.panel import Panel
from ui.window import MainWindow

NAMES = ("ledger", "play", "card", "replay")


def counted(dock: Panel, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """One entry a drawing: whether the dock could be seen then."""
    drawn: list[bool] = []
    draw = dock.draw

    def count() -> None:
        drawn.append(dock.in_sight)
        draw()

    monkeypatch.setattr(dock, "draw", count)
    return drawn


def begin(window: MainWindow) -> None:
    game = begin_game(window.document.board, {"red": Seat(), "blue": Seat()}, seed=3)
    window.desk.referee.begin(game, "begin")


def slide(window: MainWindow, number: int) -> None:
    game = window.desk.referee.game
    assert game is not None and game.waiting is not None
    token = f"{game.waiting.side}-{number}"
    window.desk.referee.act(Slide(token, rest={token: "brown-1"}))


@pytest.mark.parametrize("name", NAMES)
def test_many_changes_in_one_turn_are_drawn_once(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    window.show_dock(name)
    window.open_files([shared_path("cases", "slides-5-003.json")])
    replays = window.desk.replays
    qtbot.waitUntil(lambda: replays.scored is not None and window.queue.idle)
    window.show_dock(name)
    qtbot.wait(20)
    dock = window.docks[name]
    drawn = counted(dock, monkeypatch)
    begin(window)
    slide(window, 1)
    replays.step_to(1)
    replays.step_to(2)
    window.document.undo_stack.undo()
    assert drawn == []
    turn()
    assert drawn == [True]
    turn()
    assert drawn == [True], "nothing changed since"


@pytest.mark.parametrize("name", NAMES)
def test_hidden_it_draws_nothing_and_shown_it_catches_up_once(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    window.show_dock(name)
    dock = window.docks[name]
    drawn = counted(dock, monkeypatch)
    dock.hide()
    begin(window)
    slide(window, 1)
    turn()
    assert drawn == [] and not dock._soon.isActive()
    window.show_dock(name)
    assert drawn == [True], "up to date as soon as it is seen"
    turn()
    assert drawn == [True] and not dock._soon.isActive()
    dock.hide()
    window.show_dock(name)
    turn()
    assert drawn == [True] and not dock._soon.isActive(), "what is up to date is not drawn again"


def test_a_tab_behind_another_is_not_seen(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.show_dock("ledger")
    window.show_dock("play")
    ledger, play = window.docks["ledger"], window.docks["play"]
    window.tabifyDockWidget(ledger, play)
    play.raise_()
    qtbot.waitUntil(lambda: play.in_sight and not ledger.in_sight)
    drawn = counted(ledger, monkeypatch)
    begin(window)
    slide(window, 1)
    turn()
    assert drawn == [] and not ledger._model.rows and not ledger._soon.isActive()
    ledger.raise_()
    qtbot.waitUntil(lambda: ledger.in_sight and not play.in_sight)
    assert drawn == [True] and ledger._model.rows
    assert isinstance(ledger, QDockWidget)
    ledger.setFloating(True)
    ledger.move(-2000, 10)  # on a screen to the left
    qtbot.wait(20)
    slide(window, 1)
    turn()
    assert drawn == [True, True]
    ledger.setFloating(False)


def test_what_is_answered_in_play_is_shown_before_the_next_click(window: MainWindow) -> None:
    window.show_dock("play")
    play = window.docks["play"]
    begin(window)
    slide(window, 1)
    turn()
    assert play.foul.isVisible()
    play.foul.click()
    assert not play.foul.isVisible()


def test_the_landing_dock_draws_once_a_turn_and_only_while_it_is_seen(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.show_dock("landing")
    window.actions_.landing.setChecked(True)
    whole(window, qtbot)
    dock = window.docks["landing"]
    drawn = counted(dock, monkeypatch)
    for expected in ([True], [True, True]):
        for _ in range(3):
            window.watch.changed.emit()
        assert drawn == expected[1:]
        turn()
        assert drawn == expected
    window.show_dock("aim")
    assert not dock.in_sight
    window.watch.changed.emit()
    turn()
    assert drawn == [True, True], "behind another tab"
    window.show_dock("landing")
    assert drawn == [True, True, True]
