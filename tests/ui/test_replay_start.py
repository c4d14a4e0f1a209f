"""What a recorded round begins with: order, cash and pot as they were at the real table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from lab import score_round
from tests.ui.hand import LEFT, slide_next, turn
from ui.docks.replay import ReplayDock
from ui.fields import NumberField
from ui.window import MainWindow


def dock_of(window: MainWindow, qtbot: QtBot) -> ReplayDock:
    window.show_dock("replay")
    dock = window.docks["replay"]
    assert isinstance(dock, ReplayDock)
    turn()
    QTest.mouseClick(dock.start.more, LEFT)
    qtbot.waitUntil(dock.start.form.isVisible)
    return dock


def type_into(field: NumberField, text: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_a_round_is_recorded_from_its_own_order_and_money(window: MainWindow, qtbot: QtBot) -> None:
    dock = dock_of(window, qtbot)
    sides = window.document.table.sides
    type_into(dock.start.cash[0], "700")
    type_into(dock.start.cash[1], "1150")
    type_into(dock.start.pot, "450")
    first = dock.start.places[0]
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: dock.start.order[:2] == (sides[1], sides[0]))
    QTest.mouseClick(dock.record, LEFT)
    game = window.desk.referee.game
    assert game is not None and game.round.order == dock.start.order
    turn()
    assert not dock.start.isVisible()
    slide_next(window, speed=0.9)
    record = window.desk.referee.game.records[0]
    assert len(record["slides"]) == 1 and tuple(record["order"]) == dock.start.order
    given = {side: amount for side, amount in record["cash"].items() if amount}
    assert given == {sides[0]: 700, sides[1]: 1150} and record["pot"] == 450
    score = score_round(record, window.document.board, partial=True)
    assert sum(score.cash.values()) + score.next_pot - score.bank == 700 + 1150 + 450


def test_untouched_it_is_a_first_round(window: MainWindow, qtbot: QtBot) -> None:
    dock = dock_of(window, qtbot)
    QTest.mouseClick(dock.record, LEFT)
    game = window.desk.referee.game
    assert game is not None and game.round.order == window.document.table.sides
    record = game.records[0]
    assert set(record["cash"].values()) == {0} and record["pot"] == 500, "K2"


def test_a_second_recording_has_nothing_of_the_first(window: MainWindow, qtbot: QtBot) -> None:
    dock = dock_of(window, qtbot)
    type_into(dock.start.cash[0], "700")
    type_into(dock.start.pot, "450")
    QTest.mouseClick(dock.record, LEFT)
    turn()
    QTest.mouseClick(dock.record, LEFT)  # stop
    turn()
    window.actions_.new.trigger()
    turn()
    QTest.mouseClick(dock.record, LEFT)
    game = window.desk.referee.game
    assert game is not None and not dock.start.form.isVisible()
    record = game.records[0]
    assert set(record["cash"].values()) == {0} and record["pot"] == 500


@pytest.mark.parametrize("order", [("green", "blue"), ("blue", "green"), ("blue", "red", "yellow")])
def test_another_order_of_the_table_begins_the_form_anew(
    window: MainWindow, qtbot: QtBot, order: tuple[str, ...]
) -> None:
    window.document.choose_sides(("green", "blue"))
    dock = dock_of(window, qtbot)
    type_into(dock.start.cash[1], "300")
    assert dock.start.order == ("green", "blue")
    window.document.choose_sides(order)
    turn()
    assert dock.start.order == order
    assert [field.value() for field in dock.start.cash] == (
        [0, 300, 0, 0] if order == ("green", "blue") else [0] * 4
    )


def test_only_the_sides_of_the_table_are_asked_for(window: MainWindow, qtbot: QtBot) -> None:
    dock = dock_of(window, qtbot)
    assert all(place.isVisible() for place in dock.start.places), "four sides at first"
    other = ("red", "green", "blue")
    window.document.choose_sides(other)
    turn()
    assert dock.start.order == other
    assert [place.isVisible() for place in dock.start.places] == [row < len(other) for row in range(4)]
