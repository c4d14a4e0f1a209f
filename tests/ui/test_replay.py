"""The Replay dock: forward and back as the rules say, slides as computed, other decisions and their money."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QFileDialog, QWidget

from lab import Thrower, replay_round, score_round
from lab.ledger import Entry
from lab.play import play_round
from tests.shared import shared_path
from tests.ui.hand import play_out, see, turn
from ui.docks.replay import ReplayDock
from ui.round_table import alike, table_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from ui.window import MainWindow

LEFT, ALT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.AltModifier
CASES = (
    "random-11-007",
    "slides-5-003",
    "K12-paid-twice",
    "K15-into-jail",
    "K9-corner-of-four",
    "option-allow-debt",
)
FINAL: dict[str, Any] = {
    "format": "knockout-round/1",
    "board": "knockout",
    "order": ["red", "yellow"],
    "cash": {"red": 0, "yellow": 0},
    "pot": 500,
    "options": {},
    "final": {
        "red-1": "railroad-1",
        "red-2": [0.28 / 3, 0.35],
        "red-3": "house-1",
        "red-4": "off",
        **{f"yellow-{n}": "off" for n in range(1, 5)},
    },
    "choices": [],
}


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)


def opened(window: MainWindow, qtbot: QtBot, path: Path) -> ReplayDock:
    """The dock with the round of a file, at its start."""
    window.open_files([path])
    replays = window.desk.replays
    qtbot.waitUntil(lambda: replays.scored is not None and window.queue.idle)
    dock = window.docks["replay"]
    assert isinstance(dock, ReplayDock)
    return dock


def written(tmp_path: Path, record: dict[str, Any]) -> Path:
    path = tmp_path / "round.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def settle(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.queue.idle)
    qtbot.wait(1)


@pytest.mark.parametrize("case", CASES)
def test_forward_and_back_show_the_table_and_the_ledger_of_the_rules(
    window: MainWindow, qtbot: QtBot, case: str
) -> None:
    path = shared_path("cases", f"{case}.json")
    truth = replay_round(json.loads(path.read_text(encoding="utf-8")))
    dock = opened(window, qtbot, path)
    window.show_dock("ledger")
    ledger = window.docks["ledger"]

    def right(at: int) -> None:
        turn()
        here = truth.jump(at)
        assert window.desk.replays.part.at == at
        assert alike(window.document.table, table_of(here.state))
        assert tuple(row.line for row in ledger._model.rows if row.line is not None) == here.lines
        assert dock.slider.value() == at and dock.at.text().startswith(str(at))
        assert ledger.book() is not None and ledger.book().adds_up

    right(0)
    for at in range(1, len(truth) + 1):
        click(dock.buttons["forward"])
        right(at)
    assert not dock.buttons["forward"].isEnabled()
    for at in range(len(truth) - 1, -1, -1):
        click(dock.buttons["back"])
        right(at)
    click(dock.buttons["end"])
    right(len(truth))
    score = truth.score
    assert f"<b>{max(score.cash.values())}</b>" in dock.money.text().replace("\u202f", "")


def test_keys_slider_and_list_step_too_and_all_steps_are_one_undo(window: MainWindow, qtbot: QtBot) -> None:
    dock = opened(window, qtbot, shared_path("cases", "slides-5-003.json"))
    replays = window.desk.replays
    QTest.keyClick(dock.slider, Qt.Key.Key_Right)
    assert replays.part.at == 1
    dock.moments.setFocus()
    QTest.keyClick(dock.moments, Qt.Key.Key_Right, ALT)
    assert replays.part.at == 2
    QTest.keyClick(dock.slider, Qt.Key.Key_Left)
    assert replays.part.at == 1
    rect = dock.moments.visualItemRect(dock.moments.item(3, 1))
    QTest.mouseClick(dock.moments.viewport(), LEFT, pos=rect.center())
    assert replays.part.at == 4 and replays.in_step
    QTest.keyClick(dock.moments, Qt.Key.Key_End, ALT)
    assert replays.part.at == len(replays.scored.replay)
    assert window.document.undo_stack.count() == 2
    window.document.undo_stack.undo()
    assert replays.part.at == 0 and not window.document.table.rest
    window.document.undo_stack.undo()
    turn()
    assert replays.part.record is None and dock.open.isVisible()
    window.document.undo_stack.redo()
    assert replays.scored is not None and window.queue.idle  # what was scored is kept


def test_a_computed_slide_is_played_back_exactly(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    record = play_round(window.document.board, ["red", "yellow"], Thrower.preset("casual"), 3).record
    truth = replay_round(record)
    dock = opened(window, qtbot, written(tmp_path, record))
    computed = next(i for i, moment in enumerate(truth.moments) if moment.motion() is not None)
    window.desk.replays.step_to(computed)
    click(dock.play)
    qtbot.waitUntil(lambda: window.player.moving)
    assert not dock.play.isEnabled()
    see(window, qtbot)
    assert window.desk.replays.part.at == computed + 1
    assert alike(window.document.table, table_of(truth.jump(computed + 1).state))
    events = [event.kind for event in window.player.events]
    assert events == [event.kind for event in truth.moments[computed].motion().events]


def test_its_keys_hold_wherever_the_keyboard_is_but_on_an_enlarged_table(
    window: MainWindow, qtbot: QtBot
) -> None:
    dock = opened(window, qtbot, shared_path("cases/slides-5-003.json"))
    replays, table = window.desk.replays, window.table
    speed = window.docks["throw"]
    aim = window.document.state.aim
    for widget in (table, dock.moments, speed.findChild(QAbstractSpinBox)):
        widget.setFocus()
        for key, at in (
            (Qt.Key.Key_End, len(replays.scored.replay)),
            (Qt.Key.Key_Home, 0),
            (Qt.Key.Key_Right, 1),
        ):
            QTest.keyClick(widget, key, ALT)
            turn()
            assert replays.part.at == at, (widget, key)
        QTest.keyClick(widget, Qt.Key.Key_Left, ALT)
        turn()
        assert replays.part.at == 0
    dock.setFloating(True)
    for widget in (table, dock.moments):
        widget.setFocus()
        for key, at in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, 0)):
            QTest.keyClick(widget, key, ALT)
            turn()
            assert replays.part.at == at, "floating, it is a window of its own"
    dock.setFloating(False)
    window.actions_.zoom_in.trigger()
    before = table.layout_of_board
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Right, ALT)
    turn()
    assert replays.part.at == 0 and table.layout_of_board.left == before.left - 60
    assert window.document.state.aim == aim


def test_another_decision_changes_the_money_at_once_and_can_be_undone(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    dock = opened(window, qtbot, written(tmp_path, FINAL))
    replays = window.desk.replays
    before = score_round(FINAL).cash["red"]
    click(dock.buttons["end"])
    railroad = next(one for one in replays.scored.decisions if one.rule == "K16")
    dock.moments.setCurrentCell(railroad.moment - 1, 1)
    turn()
    (row,) = [row for row in dock.choices if row._one.rule == "K16"]
    assert "dark" in row.box.currentText().lower() and "nothing said" in row.box.currentText()
    row.box.setFocus()
    assert row.box.itemText(0) == "stays", "the plain answer stands first"
    QTest.keyClick(row.box, "b")  # brown-1, the first property
    settle(window, qtbot)
    assert replays.part.record["choices"] == [{"rule": "K16", "token": "red-1", "space": "brown-1"}]
    after = score_round(replays.part.record).cash["red"]
    assert after < before and replays.scored.replay.score.cash["red"] == after
    assert f"<b>{after}</b>" in dock.money.text()
    assert alike(window.document.table, table_of(replays.replay.state))
    window.document.undo_stack.undo()
    assert replays.part.record["choices"] == [] and replays.scored.replay.score.cash["red"] == before


def test_a_refused_decision_is_told_with_its_rule_and_the_last_good_result_stays(
    window: MainWindow, qtbot: QtBot
) -> None:
    dock = opened(window, qtbot, shared_path("cases/slides-5-005.json"))
    replays = window.desk.replays
    fee = replays.scored.decisions[0]  # paid, and a later slide pushed the token on
    replays.step_to(fee.moment)
    turn()
    record, cash = replays.part.record, dict(replays.scored.replay.score.cash)
    row = next(row for row in dock.choices if row._one is fee)
    row.box.setFocus()
    assert row.box.itemText(1) == "does not pay", "the plain answer stands before the long list"
    QTest.keyClick(row.box, Qt.Key.Key_Down)
    settle(window, qtbot)
    assert window.notice.isVisible() and "K12" in window.notice.text.text()
    assert "\n" not in window.notice.text.text()
    assert replays.part.record is record and dict(replays.scored.replay.score.cash) == cash
    assert "pays" in row.box.currentText()


@pytest.mark.parametrize("answer", [0, -1])
@pytest.mark.parametrize("case", ["K12-paid-twice", "slides-5-000"])
def test_a_fee_paid_twice_is_decided_otherwise_and_what_no_longer_applies_goes(
    window: MainWindow, qtbot: QtBot, case: str, answer: int
) -> None:
    """answer: the option's place in the box: the token does not pay, or it slides off."""
    dock = opened(window, qtbot, shared_path(f"cases/{case}.json"))
    replays = window.desk.replays
    fees = [one for one in replays.scored.decisions if one.rule == "K12"]
    first = next(one for one in fees if any(o.about == one.about and o.nth == one.nth + 1 for o in fees))
    replays.step_to(first.moment)
    turn()
    row = next(row for row in dock.choices if row._one is first)
    wanted = next(
        i for i in range(row.box.count())
        if (data := row.box.itemData(i)) is not None and (data[1] is None if answer == 0 else data[1] == "brown-1")
    )  # fmt: skip
    row.box.activated.emit(wanted)
    settle(window, qtbot)
    assert not window.notice.isVisible()
    after = [one for one in replays.scored.decisions if one.rule == "K12" and one.about == first.about]
    assert len([one for one in after if one.nth > first.nth]) == 0
    assert after[-1].chosen.pay is (answer != 0)
    window.document.undo_stack.undo()
    assert len([one for one in replays.scored.decisions if one.rule == "K12"]) == len(fees)


def test_a_fee_paid_slides_as_aimed_or_to_a_space(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    record = {**FINAL, "cash": {"red": 300, "yellow": 0}}
    record["final"] = {**FINAL["final"], "red-1": "go-to-jail-1", "red-3": "off"}
    dock = opened(window, qtbot, written(tmp_path, record))
    replays = window.desk.replays
    window.document.set_aim(x=0.05, angle=0.0, speed=0.6)
    fee = next(one for one in replays.scored.decisions if one.rule == "K12")
    replays.step_to(fee.moment)
    turn()
    (row,) = [row for row in dock.choices if row._one.rule == "K12"]
    said = [row.box.itemText(i) for i in range(row.box.count())]
    assert said[0].startswith("does not pay") and said[1] == "pays, slides as aimed now"
    lines = [i for i, text in enumerate(said) if not text]
    assert lines == [2, lines[1], len(said) - 2] and said[-1] == "pays, slides off the board"
    boards = window.document.board
    pays = {f"pays, slides to {space.label}" for space in boards.spaces if space.kind == "property"}
    assert set(said[3 : lines[1]]) == pays and not pays & set(said[lines[1] :])
    row.box.setCurrentIndex(row.box.findText("Green A", Qt.MatchFlag.MatchContains))
    row.box.activated.emit(row.box.currentIndex())
    settle(window, qtbot)
    cash = score_round(record).cash["red"]
    assert replays.scored.replay.score.cash["red"] == cash - 100 + 250
    (row,) = [row for row in dock.choices if row._one.rule == "K12"]
    row.box.activated.emit(row.box.findText("aimed", Qt.MatchFlag.MatchContains))
    settle(window, qtbot)
    (choice,) = [choice for choice in replays.part.record["choices"] if choice["rule"] == "K12"]
    assert choice["release"]["speed"] == 0.6 and "rest" not in choice
    assert replays.scored.replay.score.spaces["red-1"] != "jail"


def test_saved_and_opened_again_it_is_the_same(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dock = opened(window, qtbot, shared_path("cases", "K12-paid-twice.json"))
    record = dict(window.desk.replays.part.record)
    target = tmp_path / "kept.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    click(dock.save)
    assert json.loads(target.read_text(encoding="utf-8")) == record
    click(dock.close_)
    assert window.desk.replays.part.record is None and dock.open.isVisible()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(target), ""))
    click(dock.open)
    qtbot.waitUntil(lambda: window.desk.replays.scored is not None)
    assert window.desk.replays.part.record == record
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "none" / "x.json"), ""))
    click(dock.save)
    assert window.notice.isVisible() and "x.json" in window.notice.text.text()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "JSON"),
        (json.dumps({**FINAL, "pot": -1}), "pot"),
        (json.dumps({**FINAL, "board": "nowhere"}), "nowhere"),
        (json.dumps({**FINAL, "choices": [{"rule": "K16", "token": "red-1", "space": "house-1"}]}), "K16"),
    ],
)
def test_a_round_that_is_none_is_refused_in_one_line_and_nothing_changes(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, text: str, words: str
) -> None:
    window.show_dock("replay")
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    window.docks["replay"].open_files([path])
    qtbot.waitUntil(window.notice.isVisible)
    assert words in window.notice.text.text() and "\n" not in window.notice.text.text()
    assert window.document.undo_stack.count() == 0


def test_another_board_and_changed_friction_leave_the_last_good_score(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    record = play_round(window.document.board, ["red", "yellow"], Thrower.preset("casual"), 3).record
    dock = opened(window, qtbot, written(tmp_path, record))
    replays = window.desk.replays
    good = replays.scored
    click(dock.buttons["end"])
    window.document.set_parameter("mass", 0.02)
    settle(window, qtbot)
    assert replays.fresh or replays.stale  # told on the table's board, or why it cannot be
    window.open_board("blank-lane")
    settle(window, qtbot)
    assert replays.scored is not None and replays.stale and dock.warning.isVisible()
    click(dock.buttons["back"])  # refused while the board is another
    assert replays.part.at == len(good.replay)
    click(dock.show_again)
    settle(window, qtbot)
    assert replays.in_step and replays.fresh and not dock.warning.isVisible()


def test_a_slide_thrown_meanwhile_is_said_and_the_round_shown_again_by_a_click(
    window: MainWindow, qtbot: QtBot
) -> None:
    dock = opened(window, qtbot, shared_path("cases", "slides-5-003.json"))
    click(dock.buttons["forward"])
    window.player.throw_next()
    play_out(window)
    turn()
    assert dock.warning.isVisible() and not window.desk.replays.in_step
    click(dock.show_again)
    assert window.desk.replays.in_step and not dock.warning.isVisible()
    click(dock.play)
    click(dock.buttons["end"])  # at once: playing is given up, or never begins
    settle(window, qtbot)
    assert not window.player.moving or window.desk.replays.part.at


def test_slides_made_on_the_table_become_a_round(window: MainWindow, qtbot: QtBot) -> None:
    window.show_dock("replay")
    dock = window.docks["replay"]
    assert isinstance(dock, ReplayDock)
    click(dock.record)
    assert window.desk.referee.game is not None and window.desk.referee.game.single
    seen = []
    for x, speed in ((0.05, 0.75), (0.14, 0.9), (0.23, 1.0)):
        token = window.document.table.next_token
        window.document.set_aim(x=x, angle=0.0, speed=speed)
        window.player.throw_next()
        play_out(window)
        seen.append((token, window.document.table.rest.get(token)))
    window.show_dock("replay")
    click(dock.record)
    qtbot.waitUntil(lambda: window.desk.replays.scored is not None)
    slides = window.desk.replays.part.record["slides"]
    assert [slide["token"] for slide in slides] == [token for token, _ in seen]
    for slide, (token, xy) in zip(slides, seen, strict=True):
        assert slide["release"]["speed"] > 0 and (xy is None or tuple(slide["rest"][token]) == xy)
    replay = window.desk.replays.scored.replay
    assert replay.score.partial and "not over" in dock.head.text()
    assert not [line for line in replay.lines if isinstance(line, Entry)]


def test_the_warning_of_a_far_click_does_nothing(window: MainWindow) -> None:
    window.show_dock("replay")
    QTest.mouseClick(window.docks["replay"], LEFT, pos=QPoint(5, 300))
    assert window.document.undo_stack.count() == 0
