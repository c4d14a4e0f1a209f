"""The Play dock: whole games by real clicks, people on the table, what is decided asked in place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QTabBar, QWidget

from lab import Release, RuleOptions, score_game
from lab.ledger import POT
from lab.play.open_game import OpenGame, Seat, begin_game, begin_round
from lab.rules.actions import Slide
from tests.ui.hand import drag, play_out, see, turn, waiting_pixel
from ui.docks.card import CardDock
from ui.docks.play import PlayDock
from ui.parts import PARTS
from ui.round_table import alike, table_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from ui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton
PEOPLE = {"red": Seat(), "yellow": Seat()}


def click(widget: QWidget) -> None:
    QApplication.processEvents()  # what was just made is shown
    assert widget.isVisible() and widget.isEnabled()
    QTest.mouseClick(widget, LEFT)


def playing(window: MainWindow) -> PlayDock:
    window.show_preset("play")
    for name in ("play", "card", "ledger"):
        window.show_dock(name)
    dock = window.docks["play"]
    assert isinstance(dock, PlayDock)
    QApplication.processEvents()
    return dock


def game_of(window: MainWindow) -> OpenGame:
    game = window.desk.referee.game
    assert game is not None
    return game


def choose(dock: PlayDock, side: str, policy: str) -> None:
    """Whoever plays a side, chosen by keys as in the form."""
    box = dock.form.who[side]
    box.setFocus()
    for _ in range(box.count()):
        if box.currentData() == policy:
            return
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentData() == policy


def people_game(window: MainWindow, *moves: tuple[str, object]) -> PlayDock:
    """A round of people in which these tokens (by their number) have come to rest so, in turn order."""
    game = begin_game(window.document.board, PEOPLE, RuleOptions(starting_cash=300), 2)
    for number, spot in moves:
        assert game.waiting is not None
        token = f"{game.waiting.side}-{number}"
        game = game.act(Slide(token, rest={token: spot}))
    dock = playing(window)
    window.desk.referee.begin(game, "begin")
    QApplication.processEvents()
    return dock


def answers(dock: PlayDock) -> list[str]:
    return [button.text() for button in dock.ask.buttons]


def answer(dock: PlayDock, words: str) -> None:
    click(next(button for button in dock.ask.buttons if words in button.text()))


@pytest.mark.parametrize("sides", [2, 4])
def test_K1_to_K22_a_whole_game_of_policies_by_clicks(window: MainWindow, qtbot: QtBot, sides: int) -> None:
    dock = playing(window)
    for i, side in enumerate(("red", "yellow", "green", "blue")[:sides]):
        if not dock.form.plays[side].isChecked():
            dock.form.plays[side].setFocus()
            QTest.keyClick(dock.form.plays[side], Qt.Key.Key_Space)
        choose(dock, side, ("greedy", "random")[i % 2])
    window.desk.referee.showing = False
    dock.showing.setChecked(False)
    click(dock.form.begin)
    for number in range(1, sides + 1):
        qtbot.waitUntil(lambda: game_of(window).round.over and window.queue.idle)
        game = game_of(window)
        assert len(game.rounds) == number
        assert alike(window.document.table, table_of(game.round, game.waiting))
        assert dock.sides.pot.text() == str(game.round.balances[POT])
        if number < sides:
            answer(dock, "Next round")
            qtbot.wait(1)
    game = game_of(window)
    assert game.over and not dock.ask.isVisible() and "K4" in dock.said.text()
    score = score_game(json.loads(json.dumps(game.document)))
    assert score.cash == game.state.cash and score.winners == game.state.winners
    for side, block in dock.sides.blocks.items():
        assert block.cash.text().replace("\u202f", "") == str(score.cash[side])
    for amount in score.cash.values():
        assert str(amount) in dock.said.text().replace("\u202f", "")


def test_policies_slides_are_shown_exactly_and_undone_without_playing_on(
    window: MainWindow, qtbot: QtBot
) -> None:
    dock = playing(window)
    for side in ("red", "yellow"):
        choose(dock, side, "greedy")
    click(dock.form.begin)
    for _ in range(3):
        qtbot.waitUntil(lambda: window.player.moving)
        before, film = game_of(window), window.player.film
        assert not dock.go_on.isVisible()
        see(window, qtbot)
        game = game_of(window)
        assert game is not before and window.desk.referee.in_step
        rest = film.at(film.duration).positions
        known = {token: xy for token, xy in game.round.table().items() if token in rest}
        assert known and all(rest[token] == pytest.approx(xy, abs=1e-9) for token, xy in known.items())
    qtbot.waitUntil(lambda: window.player.moving)
    slides = len(game_of(window).round.slid)
    window.document.undo_stack.undo()  # in the middle of a slide that is shown
    assert not window.player.moving and len(game_of(window).round.slid) == slides - 1
    qtbot.waitUntil(lambda: window.queue.idle)
    qtbot.wait(20)
    assert not window.player.moving and window.document.undo_stack.canRedo()
    click(dock.go_on)
    qtbot.waitUntil(lambda: window.player.moving)
    see(window, qtbot)
    assert len(game_of(window).round.slid) >= slides


def test_a_persons_slide_is_kept_as_it_was_seen_in_one_undo_step(window: MainWindow) -> None:
    dock = people_game(window)
    start, count = game_of(window), window.document.undo_stack.count()
    first = start.round.order[0]
    assert window.document.table.next_token == f"{first}-1" and "K5" in _question(dock)
    click(dock.ask.buttons[2])
    assert window.document.table.next_token == f"{first}-3"
    drag(window, waiting_pixel(window), QPoint(0, 60) if not _lengthwise(window) else QPoint(-60, 0))
    play_out(window)
    game = game_of(window)
    assert game.round.slid == (f"{first}-3",)
    (slide,) = game.records[0]["slides"]
    seen = window.document.table.rest.get(f"{first}-3", "off")
    assert slide["token"] == f"{first}-3" and slide["release"]["speed"] > 0
    assert slide["rest"][f"{first}-3"] == (list(seen) if seen != "off" else seen)
    assert window.document.undo_stack.count() == count + 2  # the choice and the slide
    assert window.document.table.next_token == f"{game.round.order[1]}-1"
    window.document.undo_stack.undo()
    assert game_of(window).round.slid == () and window.desk.referee.in_step
    window.document.undo_stack.redo()
    assert game_of(window) is game


def test_K6_a_foul_seen_late_is_taken_back(window: MainWindow) -> None:
    dock = people_game(window, ("1", (0.05, 0.3)))
    assert dock.foul.isVisible()
    click(dock.foul)
    game = game_of(window)
    assert game.round.slid == () and window.desk.referee.in_step and not dock.foul.isVisible()


def test_K5_what_is_not_due_does_not_count(window: MainWindow) -> None:
    dock = people_game(window, ("1", (0.05, 0.3)))
    game, table = game_of(window), window.document.table
    other = game.round.order[0]
    window.document.set_aim(x=0.2)
    count = window.document.undo_stack.count()
    window.player.throw(f"{other}-2", Release(0.2, 0.1, 0.7))
    play_out(window)
    assert game_of(window) is game and window.document.table == table
    assert window.document.undo_stack.count() == count
    assert window.notice.isVisible() and "K5" in window.notice.text.text()
    assert dock.ask.isVisible()


def test_K12_the_fee_is_asked_in_place_and_the_token_slides_again(window: MainWindow) -> None:
    dock = people_game(window, ("1", "go-to-jail-1"))
    token = game_of(window).waiting.about
    assert token in window.document.table.jailed
    assert answers(dock) == ["Pay 100, slide again", "Leave it in jail"]
    answer(dock, "Pay")
    assert window.document.table.next_token == token and not window.document.table.jailed
    side = token.rpartition("-")[0]
    assert dock.sides.blocks[side].cash.text() == "200"
    window.document.set_aim(x=0.05, angle=0.0, speed=0.7)
    window.player.throw_next()
    play_out(window)
    game = game_of(window)
    assert game.round.places[token].space != "jail"
    (choice,) = game.records[0]["choices"]
    assert choice["pay"] is True and token in choice["rest"]
    for _ in range(3):  # the slide, the aim, the fee
        window.document.undo_stack.undo()
    turn()
    assert game_of(window).waiting.kind == "fee" and dock.sides.blocks[side].cash.text() == "300"
    answer(dock, "Leave")
    assert token in window.document.table.jailed and game_of(window).waiting.kind == "slide"


def test_K9_a_tie_K16_a_railroad_and_K19_a_house_are_asked_in_place(window: MainWindow) -> None:
    line = 0.28 / 3
    dock = people_game(
        window,
        ("1", (line, 0.35)),
    )
    assert game_of(window).waiting.kind == "tie" and len(dock.ask.buttons) == 2
    answer(dock, "Railroad")
    first = game_of(window).round.order[0]
    assert game_of(window).round.places[f"{first}-1"].space == "railroad-1"
    referee = window.desk.referee
    for number, spots in (
        ("1", ("off",)),
        ("2", ("brown-1", "off")),
        ("3", ("house-1", "off")),
        ("4", ("off",) * 2),
    ):
        for spot in spots:
            token = f"{game_of(window).waiting.side}-{number}"
            referee.act(Slide(token, rest={token: spot}))
    turn()
    assert game_of(window).waiting.kind == "railroad"
    card = window.docks["card"]
    assert isinstance(card, CardDock)
    assert card.steps["railroads"].now and not card.steps["chance"].now
    box = dock.ask.box
    assert box is not None and box.count() == 15  # all properties but brown-1
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_End)
    answer(dock, "Move")
    assert game_of(window).round.places[f"{first}-1"].space == "dark-blue-2"
    assert game_of(window).waiting.kind == "house"
    answer(dock, "Brown 1")
    game = game_of(window)
    assert game.round.over and game.state.cash[first] == 300 + 50 + 400 + 50
    answer(dock, "Next round")
    turn()
    assert [marker.side for marker in card.markers] == [*game.round.order[1:], game.round.order[0]]
    assert [marker.framed for marker in card.markers] == [True, False]


def test_a_table_moved_by_hand_counts_nothing_until_it_is_put_back(window: MainWindow) -> None:
    dock = people_game(window, ("1", (0.05, 0.3)))
    game = game_of(window)
    token = game.round.slid[0]
    window.document.place_token(token, (0.2, 0.5))
    turn()
    assert dock.restore.isVisible() and not dock.ask.isVisible() and "nothing counts" in dock.said.text()
    window.document.set_aim(x=0.1, angle=0.0, speed=0.5)
    window.player.throw_next()
    play_out(window)
    assert game_of(window) is game
    click(dock.restore)
    assert window.document.table.rest == {token: (0.05, 0.3)} and dock.ask.isVisible()
    window.open_board("blank-lane")
    turn()
    assert dock.restore.isVisible()
    click(dock.restore)
    assert window.document.board == game.board and not dock.restore.isVisible()


def test_saved_and_opened_again_the_game_is_equal(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dock = people_game(window, ("1", (0.05, 0.3)), ("2", "go-to-jail-1"))
    game, target = game_of(window), tmp_path / "game.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    click(dock.save)
    click(dock.end)
    assert window.desk.referee.game is None and dock.form.begin.isVisible()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(target), ""))
    click(dock.form.open)
    qtbot.waitUntil(lambda: window.desk.referee.game is not None)
    assert game_of(window) == game and window.desk.referee.in_step
    assert game_of(window).waiting == game.waiting
    target.write_text("[]", encoding="utf-8")
    dock.open_files([target])
    qtbot.waitUntil(window.notice.isVisible)
    assert "game.json" in window.notice.text.text() and game_of(window) == game


def test_the_part_of_a_game_is_read_back_equal(window: MainWindow) -> None:
    people_game(window, ("1", (0.05, 0.3)), ("2", "go-to-jail-1"))
    window.document.set_parameter("mu", 0.1)
    single = begin_round(window.document.board, ("blue", "green"), {"blue": 250}, 150)
    for game in (game_of(window), single, single.act(Slide("blue-1", rest={"blue-1": "house-1"}))):
        part = PARTS["game"]
        value = type(part.fresh)(game)
        again = part.from_json(json.loads(json.dumps(part.to_json(value))))
        assert again == value and again.game.waiting == game.waiting
    assert (
        PARTS["game"].from_json(json.loads(json.dumps(PARTS["game"].to_json(PARTS["game"].fresh)))).game
        is None
    )


def test_the_round_goes_to_the_replay_and_the_house_rules_into_the_game(
    window: MainWindow, qtbot: QtBot
) -> None:
    dock = playing(window)
    click(dock.form.more)
    fee = dock.form.house
    fee.show_options(RuleOptions(jail_fee=50, foul="off"))
    click(dock.form.begin)
    game = game_of(window)
    assert game.state.options == RuleOptions(jail_fee=50, foul="off")
    token = f"{game.waiting.side}-1"
    window.desk.referee.act(Slide(token, rest={token: "brown-1"}))
    click(dock.keep)
    qtbot.waitUntil(lambda: window.desk.replays.scored is not None)
    assert window.desk.replays.part.record["slides"][0]["token"] == token
    assert not window.desk.referee.in_step  # the replay shows its start
    assert dock.restore.isVisible()


def _question(dock: PlayDock) -> str:
    item = dock.ask.layout().itemAt(0)
    assert item is not None
    widget = item.widget()
    assert widget is not None and not isinstance(widget, QPushButton)
    return widget.text()  # type: ignore[attr-defined,no-any-return]  # every widget asked here has a text


def _lengthwise(window: MainWindow) -> bool:
    return window.table.layout_of_board.lengthwise


@pytest.mark.parametrize("preset", ["tune", "play"])
def test_presets_leave_no_tabs_of_docks_that_are_not_seen(window: MainWindow, preset: str) -> None:
    for name in (preset, "play", "tune", preset):
        window.show_preset(name)
        QApplication.processEvents()
        seen = {dock.windowTitle() for dock in window.docks.values() if dock.isVisible()}
        for bar in window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if bar.isVisible():
                assert {bar.tabText(i) for i in range(bar.count())} <= seen
    assert window.dockWidgetArea(window.docks["ledger"]) == (
        Qt.DockWidgetArea.RightDockWidgetArea if preset == "play" else Qt.DockWidgetArea.BottomDockWidgetArea
    )


def test_with_push_chosen_the_panel_says_how_to_push(window: MainWindow) -> None:
    dock = people_game(window)

    def asked() -> str:
        QApplication.processEvents()
        dock.catch_up()
        item = dock.ask.layout().itemAt(0)
        assert item is not None
        return item.widget().text()

    assert "drag back" in asked()
    window.actions_.ways["push"].trigger()
    assert "push it up" in asked() and "drag back" not in asked()
    window.show_dock("slide-log")
    assert "Push" in window.docks["slide-log"]._empty.text()
    window.actions_.ways["slingshot"].trigger()
    assert "drag back" in asked() and "Drag" in window.docks["slide-log"]._empty.text()
