"""What is no longer so goes away: errors that were mended, a recorded slide, advice that is of another table."""

from __future__ import annotations

import json
from copy import copy
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from lab import Thrower, fit_slides, play_round, read_recording
from lab.play.open_game import Seat, begin_game
from tests.ui.hand import play_out
from tests.ui.recordings import drop, opened, pixels, recorded, recorded_path, settled
from ui.docks.fit_throw import throw_recorded
from ui.parts import PARTS
from ui.parts.game import GamePart
from ui.parts.replay import ReplayPart
from ui.saving import save
from ui.state import Table
from ui.table.words import note
from ui.window import MainWindow


@pytest.fixture
def thrown(window: MainWindow, tmp_path: Path) -> MainWindow:
    """A window with a recorded slide thrown on the table, seen."""
    fit = fit_slides([read_recording(path) for path in recorded(tmp_path, 1)])
    assert throw_recorded(window.desk, fit, fit.slides[0])
    play_out(window)
    assert recorded_path(window).isVisible()
    return window


def test_a_recorded_slide_goes_with_the_tokens_and_comes_back_with_them(thrown: MainWindow) -> None:
    thrown.actions_.clear.trigger()
    assert not recorded_path(thrown).isVisible() and not thrown.document.table.rest
    thrown.actions_.undo.trigger()
    assert recorded_path(thrown).isVisible() and thrown.document.table.rest


def test_a_recorded_slide_is_not_seen_in_play_nor_while_a_round_is_replayed_or_sampled(
    thrown: MainWindow,
) -> None:
    thrown.show_preset("play")
    assert not recorded_path(thrown).isVisible()
    thrown.show_preset("tune")
    assert recorded_path(thrown).isVisible()
    thrown.actions_.shows["recorded"].trigger()
    assert not recorded_path(thrown).isVisible()
    thrown.actions_.shows["recorded"].trigger()
    document = thrown.document
    replayed = replace(document.state, last_slide=None)
    document.push(replayed, "Replay")
    document.set_part("replay", ReplayPart({"format": "knockout-round/1"}), "Replay")
    assert not recorded_path(thrown).isVisible()
    document.set_part("replay", ReplayPart(), "Close")
    assert recorded_path(thrown).isVisible()
    document.set_part("sampling", replace(document.part("sampling"), thrown=5), "Throw five")
    assert not recorded_path(thrown).isVisible()


def test_an_error_goes_when_the_same_succeeds_and_not_before(window: MainWindow, tmp_path: Path) -> None:
    desk, missing = window.desk, tmp_path / "none" / "t.png"
    assert not save(desk, missing, lambda: recorded(missing, 1))
    assert window.notice.isVisible()
    drop(window, *recorded(tmp_path, 1))
    assert window.notice.isVisible(), "a recording that was opened is no file that was saved"
    assert save(desk, tmp_path / "t.png", lambda: None)
    assert not window.notice.isVisible()
    desk.fail("other", "Something else.")
    assert save(desk, tmp_path / "t.png", lambda: None)
    assert window.notice.isVisible()


@pytest.mark.parametrize("about", [*PARTS, "board", "table"])
def test_what_went_wrong_goes_when_what_it_is_about_changes_and_not_before(
    window: MainWindow, about: str
) -> None:
    document, other = window.document, "lesson" if about != "lesson" else "teach"
    window.desk.fail(about, "It went wrong.")
    assert window.notice.isVisible()
    document.push(
        replace(document.state, parts=MappingProxyType({other: copy(PARTS[other].fresh)})), "Something else"
    )
    assert window.notice.isVisible()
    if about in PARTS:
        parts = MappingProxyType({**document.state.parts, about: copy(PARTS[about].fresh)})
        document.push(replace(document.state, parts=parts), "The same")
    elif about == "board":
        document.set_parameter("mu", 0.1)
    else:
        document.place_token("red-1", (0.1, 0.5))
    assert not window.notice.isVisible()


def test_a_round_that_is_opened_takes_the_error_of_the_last_away(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    record = play_round(window.document.board, ["red", "yellow"], Thrower.preset("casual"), 3).record
    good.write_text(json.dumps(record))
    bad.write_text(json.dumps({**record, "order": ["red", "red"]}))
    window.show_dock("replay")
    drop(window, bad)
    qtbot.waitUntil(lambda: window.notice.isVisible())
    drop(window, good)
    qtbot.waitUntil(lambda: window.desk.replays.scored is not None)
    assert not window.notice.isVisible()


def test_a_board_that_is_opened_takes_away_what_was_told_of_opening_alone(
    window: MainWindow, tmp_path: Path
) -> None:
    window.open_files([tmp_path / "gone.toml"])
    assert window.notice.isVisible()
    window.open_board("blank-lane")
    assert not window.notice.isVisible()
    assert not save(window.desk, tmp_path / "none" / "t.png", lambda: recorded(tmp_path / "none", 1))
    window.open_board("knockout")
    assert window.notice.isVisible(), "nothing was saved meanwhile"


def test_a_session_that_is_saved_takes_its_own_error_away(window: MainWindow, tmp_path: Path) -> None:
    assert not window.files.save_as(tmp_path / "none" / "a.knockout")
    assert window.notice.isVisible()
    assert window.files.save_as(tmp_path / "a.knockout")
    assert not window.notice.isVisible()
    window.open_files([tmp_path / "gone.csv"])
    assert window.notice.isVisible()
    window.open_files([tmp_path / "a.knockout"])
    assert not window.notice.isVisible()


def test_a_dropped_file_that_asks_is_what_one_looks_at(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    body = opened(window, qtbot, recorded(tmp_path, 12))
    body.files.choose(window.document.part("fit").entries[0].path)
    body.pages.setCurrentWidget(body.result)
    asking = pixels(tmp_path)
    drop(window, asking)
    qtbot.waitUntil(lambda: len(window.document.part("fit").entries) == 13)
    settled(window, qtbot)
    files = body.files
    assert body.pages.currentWidget() is files and files.entry.path == str(asking)
    seen = files.list.visualItemRect(files.list.currentItem())
    assert files.list.viewport().rect().intersects(seen) and files.asks.isVisible()
    QTest.keyClick(files.list, Qt.Key.Key_Up)
    assert files.entry.path != str(asking), "another one may be looked at"
    body.watch.changed.emit()
    assert files.entry.path != str(asking)


def test_in_a_game_nobody_is_told_to_clear_the_table(window: MainWindow) -> None:
    document = window.document
    all_slid = replace(document.table, off=tuple(document.waiting()), next_token=None)
    assert isinstance(all_slid, Table)
    document.put_table(all_slid, "Slid")
    assert note(document, window.player, "").hint == "R clears the table."
    game = begin_game(document.board, {"red": Seat(), "yellow": Seat()}, seed=1)
    document.push(
        replace(document.state, parts={**document.state.parts, "game": GamePart(game)}), "Begin a game"
    )
    assert document.table.next_token is None
    assert note(document, window.player, "").hint == "The Play panel says what comes next."
