"""The Replay dock's list and the card beside it: what is shown is the moment chosen, whole and in sight."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from lab import LabError, RuleOptions, load_board, replay_round
from lab.play.open_game import Seat, begin_game
from tests.shared import shared_files, shared_path
from tests.ui.hand import turn
from tests.ui.test_replay import CASES, opened
from ui.docks.card import CardDock
from ui.round_table import table_at, table_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from ui.window import MainWindow


@pytest.mark.parametrize("case", CASES)
def test_the_card_frames_the_side_of_the_slide_that_it_counts(
    window: MainWindow, qtbot: QtBot, case: str
) -> None:
    dock = opened(window, qtbot, shared_path("cases", f"{case}.json"))
    window.show_dock("card")
    card = window.docks["card"]
    assert isinstance(card, CardDock)
    counted = 0
    for at in range(dock.slider.maximum() + 1):
        window.desk.replays.step_to(at)
        turn()
        state = window.desk.replays.replay.state
        said = re.search(r"slide (\d+) of", card.head.text())
        framed = [marker.side for marker in card.markers if marker.framed]
        if said is not None and int(said[1]) > len(state.slid):
            counted += 1
            assert framed == [state.order[len(state.slid) % len(state.order)]], at
    assert counted or dock.desk.replays.scored.record.get("final")


def test_the_row_chosen_is_in_sight_and_none_is_cut_after_any_new_layout(
    window: MainWindow, qtbot: QtBot
) -> None:
    dock = opened(window, qtbot, shared_path("cases", "random-11-007.json"))
    window.desk.replays.step_to(7)
    moments = dock.moments

    def right() -> bool:
        row = moments.visualItemRect(moments.currentItem())
        held = moments.viewport().rect()
        whole = all(moments.rowHeight(i) >= moments.sizeHintForRow(i) for i in range(moments.rowCount()))
        return moments.currentRow() == 6 and row.top() >= 0 and row.bottom() <= held.bottom() and whole

    qtbot.waitUntil(right)
    for width, height in ((230, 600), (900, 300), (330, 330)):
        dock.setFloating(True)
        dock.resize(width, height)
        qtbot.waitUntil(right)


def test_keys_are_those_of_what_is_seen(window: MainWindow, qtbot: QtBot) -> None:
    """Not of a panel behind another tab, nor in a window of its own beside this one."""
    opened(window, qtbot, shared_path("cases", "slides-5-003.json"))
    replays = window.desk.replays
    beside = QDialog(window)
    qtbot.addWidget(beside)
    for seen in (True, False, True):
        window.show_dock("replay" if seen else "landing")
        turn()
        replays.step_to(0)
        QTest.keyClick(window.table, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
        turn()
        assert replays.part.at == int(seen)
    beside.show()
    beside.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is beside)
    said = window.status.says.text()
    QTest.keyClick(beside, Qt.Key.Key_X)
    turn()
    assert window.status.says.text() == said
    beside.close()


def played() -> dict[str, object]:
    """A round in which some sides do not take their tokens in order."""
    seats = {"red": Seat("greedy"), "yellow": Seat("random"), "green": Seat("random")}
    game = begin_game(load_board("knockout"), seats, RuleOptions(), 1)
    while game.waiting is not None and game.waiting.side is not None:
        game = game.act(game.answer())
    return game.records[0]


def test_the_token_that_the_record_slides_next_waits_at_go() -> None:
    """In every round that we have, and in one where sides take their tokens as they like."""
    cases = [json.loads(path.read_text(encoding="utf-8")) for path in shared_files("cases/*.json")]
    otherwise = 0
    for record in (*cases, played()):
        try:
            replay = replay_round(record, partial=True)
        except LabError:
            continue
        for at, moment in enumerate(replay.moments):
            if moment.kind == "slide" and moment.token not in moment.before.places:
                table = table_at(replay, at)
                assert table.next_token == moment.token, at
                otherwise += table.next_token != table_of(moment.before).next_token
    assert otherwise > 0


def test_a_panel_that_is_filled_unseen_has_no_keys(window: MainWindow, qtbot: QtBot) -> None:
    dock, replays = window.docks["replay"], window.desk.replays
    assert not dock.filled
    dock.ensure()
    assert not dock.in_sight
    record = json.loads(shared_path("cases", "slides-5-003.json").read_text(encoding="utf-8"))
    replays.open(record, "slides-5-003.json")
    qtbot.waitUntil(lambda: replays.scored is not None and window.queue.idle)
    QTest.keyClick(window.table, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    turn()
    assert replays.part.at == 0
    window.show_dock("replay")
    turn()
    QTest.keyClick(window.table, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert replays.part.at == 1
