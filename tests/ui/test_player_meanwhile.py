"""The document changes while a slide is under way, or after it: nothing gets lost, trails are of what lies there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import MappingProxyType

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from lab import Release, SlideResult, load_board, slide
from tests.ui.hand import play_out, see, slide_next
from ui.docks.play import PlayDock
from ui.state import Ground, Table, fresh_state
from ui.window import MainWindow


def under_way(window: MainWindow, token: str = "red-2") -> None:
    """A slide in its first tenths of a second, held."""
    window.player.toggle_pause()
    window.player.throw(token, Release(0.14, 0.1, 0.9))
    for _ in range(10):
        window.player.step()
    assert window.player.moving


def lies(window: MainWindow) -> tuple[dict[str, tuple[float, float]], set[str]]:
    return dict(window.document.table.rest), set(window.document.table.off)


def round_opens(window: MainWindow) -> None:
    """A round of the base board, as a replay puts it: no number of it is changed then."""
    base = window.document.state.base
    table = Table(MappingProxyType({"green-1": (0.05, 0.3)}), next_token="blue-1")
    window.document.put_round(Ground(base), table, {}, "Open round")


def empty_round_opens(window: MainWindow) -> None:
    base = window.document.state.base
    window.document.put_round(Ground(base), replace(window.document.table), {}, "Open round")


OTHER_TABLES: dict[str, Callable[[MainWindow], object]] = {
    "undo": lambda w: w.actions_.undo.trigger(),
    "round": round_opens,
    "same round": empty_round_opens,
    "new": lambda w: w.document.start_over(fresh_state(w.document.state.base)),
    "board": lambda w: w.document.begin_board(load_board("knockout"), "Open"),
    "clear": lambda w: w.actions_.clear.trigger(),
    "place": lambda w: w.document.place_token("blue-4", (0.05, 0.5)),
}


@pytest.mark.parametrize("what", OTHER_TABLES)
def test_a_slide_never_ends_on_another_table(window: MainWindow, what: str) -> None:
    document = window.document
    document.set_parameter("mu", 0.1)
    assert document.place_token("red-1", (0.05, 0.9)) and document.place_token("yellow-1", (0.22, 0.5))
    assert document.set_parameter("length", 0.8)
    assert lies(window)[1] == {"red-1"}
    under_way(window)
    OTHER_TABLES[what](window)
    after, undone = lies(window), document.undo_stack.index()
    assert not window.player.moving
    assert dict(window.player.positions) == after[0]
    window.player.toggle_pause()
    QTest.qWait(50)
    assert lies(window) == after and document.undo_stack.index() == undone
    assert "red-2" in document.waiting()


def test_what_falls_off_a_board_made_shorter_meanwhile_has_fallen_when_the_slide_ends(
    window: MainWindow,
) -> None:
    document = window.document
    assert document.place_token("red-1", (0.05, 0.9)) and document.place_token("yellow-1", (0.22, 0.5))
    under_way(window)
    assert document.set_parameter("length", 0.8)
    assert window.player.moving and "red-1" in document.table.off
    window.player.toggle_pause()
    play_out(window)
    rest, off = lies(window)
    assert rest.keys() == {"yellow-1", "red-2"} and off == {"red-1"}
    window.actions_.undo.trigger()
    assert lies(window)[0].keys() == {"yellow-1"}
    window.actions_.undo.trigger()
    assert lies(window)[0].keys() == {"yellow-1", "red-1"}


def trails(window: MainWindow) -> set[str]:
    return set(window.table._marks._trails)


def solved_and_kept(window: MainWindow, qtbot: QtBot) -> None:
    """A computed slide, shown to its end, after which somebody puts the table so."""
    document = window.document
    result = slide(document.board, Release(0.14, 0.1, 0.9), resting=dict(document.table.rest), token="red-2")

    def put(found: SlideResult) -> None:
        document.put_table(Table(MappingProxyType(dict(found.rest)), tuple(found.off)), "Slide")

    window.player.finished.connect(put)
    window.player.play(result)
    see(window, qtbot)
    window.player.finished.disconnect(put)


@pytest.mark.parametrize("kind", ["thrown", "solved"])
@pytest.mark.parametrize("what", [name for name in OTHER_TABLES if name != "same round"])
def test_trails_go_when_another_table_lies_there(
    window: MainWindow, qtbot: QtBot, kind: str, what: str
) -> None:
    if kind == "thrown":
        slide_next(window)
    else:
        solved_and_kept(window, qtbot)
    assert len(trails(window)) == 1
    window.document.set_parameter("mu", 0.1)
    window.document.set_aim(x=0.1)
    assert len(trails(window)) == 1, "the slide is still the last one"
    window.actions_.undo.trigger()
    window.actions_.undo.trigger()
    OTHER_TABLES[what](window)
    assert trails(window) == set()


@pytest.mark.parametrize("how", ["stop", *OTHER_TABLES])
def test_a_slide_that_is_given_up_leaves_no_trail(window: MainWindow, how: str) -> None:
    window.document.place_token("yellow-1", (0.22, 0.5))
    under_way(window)
    assert trails(window)
    if how == "stop":
        window.player.stop()
    else:
        OTHER_TABLES[how](window)
    assert not window.player.moving and trails(window) == set()
    window.player.toggle_pause()


def test_trails_of_policies_go_once_their_slides_are_shown_no_more(window: MainWindow, qtbot: QtBot) -> None:
    window.show_preset("play")
    dock = window.docks["play"]
    assert isinstance(dock, PlayDock)
    for side in ("red", "yellow"):
        box = dock.form.who[side]
        box.setFocus()
        while box.currentData() != "random":
            QTest.keyClick(box, Qt.Key.Key_Down)
    QTest.mouseClick(dock.form.begin, Qt.MouseButton.LeftButton)
    for _ in range(2):
        qtbot.waitUntil(lambda: window.player.moving)
        see(window, qtbot)
        assert trails(window)
    dock.showing.setFocus()
    QTest.keyClick(dock.showing, Qt.Key.Key_Space)

    def over() -> bool:
        game = window.desk.referee.game
        if window.player.moving:
            see(window, qtbot)  # one may have begun before it was unticked
        return game is not None and game.round.over and window.queue.idle

    qtbot.waitUntil(over)
    assert trails(window) == set()
