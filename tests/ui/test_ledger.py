"""The Ledger dock: each line in words with its rule, sums that add up, one side's lines alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest

from lab import RuleOptions, replay_round
from lab.ledger import POT, Entry
from lab.play.open_game import Seat, begin_game
from lab.rules.actions import NextRound, Slide
from lab.rules.state import WHAT, TableEvent
from lab.rules.texts import RULES
from tests.shared import shared_files, shared_path
from tests.ui.hand import turn
from ui.docks.card import CardDock
from ui.docks.ledger import AMOUNT, RULE, WAY, WHO, WHY, LedgerDock
from ui.ledger_words import _EVENTS, amount, way, why
from ui.numbers import MINUS

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from ui.window import MainWindow

CASES = shared_files("cases/*.json")


@pytest.mark.parametrize("case", CASES, ids=[case.stem for case in CASES])
def test_every_line_of_every_case_is_said_in_the_windows_words(qapp: object, case: Path) -> None:
    replay = replay_round(json.loads(case.read_text(encoding="utf-8")))
    board = replay.start.printed.board
    for line in replay.score.log:
        said = why(line, board)
        assert said and said != line.why and "{" not in said
        if isinstance(line, Entry):
            assert amount(line)[0] in f"+{MINUS}" and " → " in way(line)
        else:
            assert line.what in WHAT and amount(line) == "" == way(line)


def test_every_case_that_the_rules_tell_has_its_words() -> None:
    assert set(_EVENTS) == set(WHAT)


def test_lines_name_their_rule_with_its_text_and_sums_add_up(window: MainWindow, qtbot: QtBot) -> None:
    path = shared_path("cases", "random-11-007.json")
    window.show_dock("ledger")
    dock = window.docks["ledger"]
    assert isinstance(dock, LedgerDock) and dock._stack.currentIndex() == 0
    window.open_files([path])
    qtbot.waitUntil(lambda: window.desk.replays.scored is not None)
    replay = window.desk.replays.scored.replay
    window.desk.replays.step_to(len(replay))
    turn()
    model = dock._model
    money = 0
    for i, row in enumerate(model.rows):
        rule = model.data(model.index(i, RULE))
        if row.line is None:
            assert rule == row.heading
            continue
        tip = model.data(model.index(i, WHY), Qt.ItemDataRole.ToolTipRole)
        assert rule == row.line.rule and tip.endswith(f"{rule}: {RULES[rule]}")
        assert model.data(model.index(i, WHO))
        if isinstance(row.line, Entry):
            shown = model.data(model.index(i, AMOUNT)).replace(MINUS, "-").replace("\u202f", "")
            money += abs(int(shown))
    assert money == sum(entry.amount for entry in replay.score.steps)
    totals = dock.totals.text().replace("\u202f", "")
    for side, cash in replay.score.cash.items():
        assert f"{side.capitalize()}&nbsp;<b>{cash}</b>" in totals
    start = sum(replay.start.cash.values()) + replay.start.balances[POT]
    assert f"= {start}, as at the start" in totals


def test_one_sides_lines_alone_and_money_alone(window: MainWindow, qtbot: QtBot) -> None:
    window.show_dock("ledger")
    window.open_files([shared_path("cases", "random-11-007.json")])
    qtbot.waitUntil(lambda: window.desk.replays.scored is not None)
    replay = window.desk.replays.scored.replay
    window.desk.replays.step_to(len(replay))
    turn()
    dock = window.docks["ledger"]
    everything = len(dock._model.rows)
    dock.side.setFocus()
    QTest.keyClick(dock.side, Qt.Key.Key_Down)
    side = dock.side.currentData()
    assert side in replay.start.order
    shown = [row.line for row in dock._model.rows if row.line is not None]
    assert shown == [
        line
        for line in replay.score.log
        if line.side == side
        or side in line.also
        or (isinstance(line, Entry) and side in (line.payer, line.payee))
    ]
    assert 0 < len(shown) < everything
    dock.money.setFocus()
    QTest.keyClick(dock.money, Qt.Key.Key_Space)
    assert all(isinstance(row.line, Entry) for row in dock._model.rows if row.line is not None)
    assert not any(isinstance(row.line, TableEvent) for row in dock._model.rows)


def test_a_game_of_several_rounds_adds_up_and_is_chosen_beside_a_replay(
    window: MainWindow, qtbot: QtBot
) -> None:
    game = begin_game(
        window.document.board,
        {"red": Seat("greedy"), "blue": Seat("greedy")},
        RuleOptions(starting_cash=100),
        3,
    )
    while not game.over:
        assert game.waiting is not None
        game = game.act(NextRound() if game.waiting.kind == "next-round" else game.answer())
    window.show_dock("ledger")
    dock = window.docks["ledger"]
    window.desk.referee.begin(game, "begin")
    book = dock.book()
    assert book is not None and book.adds_up and not book.partial
    assert {**game.state.cash} == {side: book.end[side] for side in game.state.sides}
    assert [row.heading for row in book.rows if row.heading.startswith("Round 2")]
    assert not dock.source.isVisible()
    window.open_files([shared_path("cases", "random-11-007.json")])
    qtbot.waitUntil(lambda: window.desk.replays.scored is not None and window.queue.idle)
    qtbot.waitUntil(dock.source.isVisible)
    assert dock.source.currentData() == "replay"
    dock.source.setFocus()
    QTest.keyClick(dock.source, Qt.Key.Key_Home)
    assert dock.book().end[game.state.sides[0]] == game.state.cash[game.state.sides[0]]


def test_an_empty_ledger_says_what_to_do_and_takes_slides_without_a_game(window: MainWindow) -> None:
    window.show_dock("ledger")
    dock = window.docks["ledger"]
    assert dock._empty.isVisible() and "Replay" in dock._empty.text()
    window.document.place_token("red-1", (0.1, 0.4))
    assert dock._empty.isVisible()


def test_lines_of_an_unfinished_game_grow_with_each_slide(window: MainWindow) -> None:
    window.show_dock("ledger")
    dock = window.docks["ledger"]
    game = begin_game(window.document.board, {"red": Seat(), "blue": Seat()}, seed=3)
    window.desk.referee.begin(game, "begin")
    for number in (1, 2):
        for _ in range(2):
            before = dock._model.rows
            token = f"{window.desk.referee.game.waiting.side}-{number}"
            window.desk.referee.act(Slide(token, rest={token: "brown-1"}))
            turn()
            assert dock._model.rows[: len(before)] == before and len(dock._model.rows) > len(before)


def test_in_a_narrow_dock_what_is_said_breaks_over_lines(window: MainWindow, qtbot: QtBot) -> None:
    window.show_preset("play")
    window.open_files([shared_path("cases", "random-11-007.json")])
    qtbot.waitUntil(lambda: window.desk.replays.scored is not None)
    window.desk.replays.step_to(10_000)
    turn()
    dock = window.docks["ledger"]
    assert isinstance(dock, LedgerDock) and dock.table.isColumnHidden(WAY)
    table = dock.table
    dock.setFloating(True)
    dock.resize(320, 400)

    def breaks() -> bool:
        heights = {table.rowHeight(row) for row in range(len(dock._model.rows))}
        return min(heights) >= 26 and len(heights) > 1

    qtbot.waitUntil(breaks)
    for row, line in enumerate(dock._model.rows):
        if line.line is not None:
            assert table.rowHeight(row) >= table.sizeHintForRow(row), why(line.line, dock._model.board)
    dock.resize(1000, 400)
    qtbot.waitUntil(lambda: not table.isColumnHidden(WAY))
    assert {table.rowHeight(row) for row in range(len(dock._model.rows))} == {26}
    dock.setFloating(False)


def test_columns_are_as_wide_as_what_came_in_last(window: MainWindow) -> None:
    window.show_preset("play")
    turn()
    dock = window.docks["ledger"]
    assert isinstance(dock, LedgerDock)
    game = begin_game(window.document.board, {"red": Seat(), "yellow": Seat()}, RuleOptions(), 2)
    for spot in ((0.05, 0.3), (0.2, 0.5), "off", "house-1"):
        window.desk.referee.begin(game, "begin")
        turn()
        for column in (RULE, WHO, AMOUNT):
            assert dock.table.columnWidth(column) >= dock.table.sizeHintForColumn(column), game.round.slid
        assert game.waiting is not None
        token = f"{game.waiting.side}-{len(game.round.slid) // 2 + 1}"
        game = game.act(Slide(token, rest={token: spot}))


def test_the_newest_line_is_in_sight_whole_and_no_row_higher_than_its_words(
    window: MainWindow, qtbot: QtBot
) -> None:
    """Also where lines break, the table gets lower, and a replay was there before; the first row is whole too."""
    window.show_preset("play")
    window.open_files([shared_path("cases", "random-11-007.json")])
    qtbot.waitUntil(lambda: window.desk.replays.scored is not None)
    window.desk.replays.step_to(5)
    turn()
    dock = window.docks["ledger"]
    assert isinstance(dock, LedgerDock)
    referee, table = window.desk.referee, dock.table

    def right() -> None:
        for _ in range(3):
            turn()
        last = table.rowViewportPosition(len(dock._model.rows) - 1)
        assert 0 < last <= table.viewport().height() - table.rowHeight(len(dock._model.rows) - 1)
        first = table.rowAt(1)
        assert table.rowViewportPosition(first) == 0
        room = table.fontMetrics().height() + 16
        for row, line in enumerate(dock._model.rows):
            said = why(line.line, dock._model.board) if line.line is not None else ""
            if table.fontMetrics().horizontalAdvance(said) < table.columnWidth(WHY) - 24:
                assert table.rowHeight(row) <= room, said

    referee.begin(begin_game(window.document.board, {"red": Seat(), "yellow": Seat()}, seed=2), "begin")
    turn()
    for number in (1, 2, 3):
        for spot in ("go-to-jail-1", "brown-1"):
            assert referee.waiting is not None
            token = f"{referee.waiting.side}-{number}"
            referee.act(Slide(token, rest={token: spot}))
            while referee.waiting is not None and referee.waiting.kind != "slide":
                referee.act(referee.waiting.options[0])
            turn()
    right()
    window.resize(window.width(), window.height() - 40)
    right()


def test_whose_lines_they_are_is_said_where_a_replay_is_open(window: MainWindow, qtbot: QtBot) -> None:
    """Card and ledger stand beside the form for a new game: a round that is still open is named there."""
    window.open_files([shared_path("cases", "random-11-007.json")])
    qtbot.waitUntil(lambda: window.desk.replays.scored is not None)
    window.show_preset("play")
    turn()
    card, ledger = window.docks["card"], window.docks["ledger"]
    assert isinstance(card, CardDock) and isinstance(ledger, LedgerDock)
    for whose in (card.whose, ledger.whose):
        assert whose.isVisible() and whose.text() == "Replay: random-11-007.json"
    game = begin_game(window.document.board, {"red": Seat(), "yellow": Seat()}, seed=2)
    window.desk.referee.begin(game, "begin")
    turn()
    assert card.whose.text() == "" and not ledger.whose.isVisible()


def test_totals_are_set_apart_in_the_order_of_the_sides(window: MainWindow) -> None:
    window.show_dock("ledger")
    game = begin_game(window.document.board, {side: Seat() for side in ("red", "yellow", "green")}, seed=3)
    assert game.round.order != game.state.sides
    window.desk.referee.begin(game, "begin")
    turn()
    document = QTextDocument()
    document.setHtml(window.docks["ledger"].totals.text())
    assert (
        document.toPlainText().replace("\xa0", " ").startswith("Red 0   Yellow 0   Green 0   Pot 500   cash")
    )


def test_in_a_low_dock_that_is_scrolled_the_newest_line_is_in_sight(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1366, 768)
    window.show_preset("tune")
    window.open_files([shared_path("cases", "K16-railroad-order.json")])
    qtbot.waitUntil(lambda: window.desk.replays.scored is not None)
    window.show_dock("ledger")
    dock = window.docks["ledger"]
    assert isinstance(dock, LedgerDock)
    window.resizeDocks([dock], [100], Qt.Orientation.Vertical)
    for step in (3, 5):
        window.desk.replays.step_to(step)
        for _ in range(3):
            turn()
        assert dock.room.verticalScrollBar().maximum() > 0, "else it is no test"
        last = dock.table.visualRect(dock._model.index(len(dock._model.rows) - 1, WHY))
        top, low = (
            dock.table.viewport().mapTo(dock.room.viewport(), at).y()
            for at in (last.topLeft(), last.bottomLeft())
        )
        assert 0 <= top < low < dock.room.viewport().height(), step
