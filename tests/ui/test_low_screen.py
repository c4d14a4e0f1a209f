"""On a screen of 768 px: whatever docks hold, the window does not outgrow it."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from lab import RuleOptions
from lab.play.open_game import OpenGame, Seat, begin_game
from lab.rules.actions import NextRound
from lab.rules.decided import decisions_of
from lab.rules.reading import record_of
from tests.shared import shared_path
from tests.ui.hand import turn
from ui.docks import DOCKS, PRESETS
from ui.docks.play import PlayDock
from ui.docks.replay import ReplayDock
from ui.window import MainWindow

HEIGHT = 768
CASES = ("slides-5-000", "K12-paid-twice", "random-11-007")


def fits(window: MainWindow) -> bool:
    for _ in range(3):
        turn()
    return window.minimumSizeHint().height() <= HEIGHT and window.height() == HEIGHT


@pytest.mark.parametrize("preset", PRESETS)
def test_no_dock_makes_the_window_grow_whatever_it_holds(window: MainWindow, preset: str) -> None:
    window.show_preset(preset)
    assert fits(window)
    for name, dock in window.docks.items():
        if name == "console" or dock.isHidden():
            continue
        dock.ensure()
        tall = QWidget()
        tall.setMinimumHeight(3 * HEIGHT)
        dock.column.addWidget(tall)
        assert fits(window), name
    for name in DOCKS:
        if name != "console" and preset != "teach":
            window.show_dock(name)
            assert fits(window), name
    for other in (*PRESETS, preset):
        window.show_preset(other)
        assert fits(window), other


@pytest.mark.parametrize("case", CASES)
def test_decisions_of_a_round_are_scrolled_beside_its_moments(
    window: MainWindow, qtbot: QtBot, case: str
) -> None:
    path = shared_path("cases", f"{case}.json")
    window.show_preset("tune")
    window.open_files([path])
    replays = window.desk.replays
    qtbot.waitUntil(lambda: replays.scored is not None and window.queue.idle)
    dock = window.docks["replay"]
    assert isinstance(dock, ReplayDock)
    decisions = decisions_of(record_of(json.loads(path.read_text(encoding="utf-8"))), window.document.board)
    most = max(
        sum(one.moment in (at, at + 1) for one in decisions) for at in range(len(replays.scored.replay))
    )
    seen = 0
    for _ in range(len(replays.scored.replay)):
        QTest.mouseClick(dock.buttons["forward"], Qt.MouseButton.LeftButton)
        assert fits(window)
        seen = max(seen, len(dock.choices))
        room = dock.room
        assert room.verticalScrollBar().maximum() == 0, "the page of the decisions is scrolled, not the dock"
        assert dock.moments.viewport().height() >= 2 * dock.moments.rowHeight(0)
        if dock.choices:
            assert dock.choices[0].box.visibleRegion().boundingRect().height() >= 20
            dock.choices[-1].box.setFocus(Qt.FocusReason.TabFocusReason)
            turn()
            assert dock._page.visibleRegion().boundingRect().height() >= 20
    assert seen == most > 0
    QTest.mouseClick(dock.close_, Qt.MouseButton.LeftButton)
    for preset in ("play", "tune", "teach", "tune"):
        window.show_preset(preset)
        assert fits(window), preset


def whole_game(window: MainWindow) -> OpenGame:
    """A game of two policies, told to its end."""
    seats = {"red": Seat("greedy"), "yellow": Seat("random")}
    game = begin_game(window.document.board, seats, RuleOptions(), 3)
    while game.waiting is not None:
        game = game.act(NextRound() if game.waiting.side is None else game.answer())
    return game


def test_in_play_a_finished_round_is_told_with_room_and_no_word_of_whose_turn_it_is(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.show_preset("play")
    turn()
    window.desk.referee.begin(whole_game(window), "begin")
    play, replay = window.docks["play"], window.docks["replay"]
    assert isinstance(play, PlayDock)
    turn()
    assert "wins" in play.said.text() or "share" in play.said.text()
    head = play.said.fontInfo()
    assert head.pixelSize() > play.showing.fontInfo().pixelSize() and head.weight() >= 600
    QTest.mouseClick(play.keep, Qt.MouseButton.LeftButton)
    replays = window.desk.replays
    qtbot.waitUntil(lambda: replays.scored is not None and window.queue.idle)
    assert isinstance(replay, ReplayDock) and fits(window)
    for _ in range(6):
        QTest.mouseClick(replay.buttons["forward"], Qt.MouseButton.LeftButton)
        turn()
        assert replay.room.verticalScrollBar().maximum() == 0
        rows = replay.moments.viewport().height() // replay.moments.rowHeight(0)
        assert rows >= 3, replay.moments.viewport().height()
        told = window.table.accessibleDescription()
        assert f"{replays.part.at} of {len(replays.scored.replay)}" in told
        assert "slides" not in told and "aim" not in told
    ledger = window.docks["ledger"]
    assert ledger.room.verticalScrollBar().maximum() == 0 and ledger.table.viewport().height() >= 3 * 26
    window.document.clear_table()
    assert "slides" in window.table.accessibleDescription(), "the table is free again"
    replays.show()
    assert "slides" not in window.table.accessibleDescription()
    window.show_preset("tune")
    window.show_preset("play")
    assert fits(window) and window.docks["card"].isVisible()
