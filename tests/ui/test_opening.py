"""Files dropped together: what is refused or left aside is said, and keeps none of the others from being opened."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from lab import Thrower, load_board, play_round
from lab.board.file import save_board
from lab.play.open_game import Seat, begin_game
from lab.session import session_bytes
from tests.patience import PATIENCE
from tests.ui.recordings import drop, recorded, settled
from ui.document import LabDocument
from ui.session import session_of
from ui.window import MainWindow
from ui.workers import Step, nothing_waits


def dragged(window: MainWindow, *urls: QUrl) -> bool:
    """Drag over the window and, where the pointer takes it, let go."""
    data = QMimeData()
    data.setUrls(list(urls))
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(QPoint(60, 60), *how)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(60, 60), *how))
    return enter.isAccepted()


def said(window: MainWindow) -> str:
    return window.notice.text.text() if window.notice.isVisible() else ""


def test_addresses_of_the_web_are_refused_by_the_pointer_or_said(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    web = QUrl("https://example.org/slide.csv")
    assert not dragged(window, web) and not dragged(window, web, web)
    assert not dragged(window), "nothing is dragged"
    assert dragged(window, web, *map(QUrl.fromLocalFile, map(str, recorded(tmp_path, 1))))
    assert said(window).startswith("https://example.org/slide.csv: ") and "save it as a file" in said(window)
    settled(window, qtbot)
    assert len(window.document.part("fit").entries) == 1
    assert "https://example.org" in said(window), "a recording that is read takes it back no more"


@pytest.mark.parametrize("bad", [1, 2, 3])
def test_bad_ones_among_good_ones_are_named_and_counted_and_the_good_ones_open(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, bad: int
) -> None:
    folders = [tmp_path / f"folder-{number}" for number in range(bad)]
    for folder in folders:
        folder.mkdir()
    good = recorded(tmp_path, 3)
    drop(window, *folders[:1], *good[:2], *folders[1:], good[2])
    settled(window, qtbot)
    assert len(window.document.part("fit").entries) == 3
    more = {1: "", 2: "; 1 more file is refused", 3: "; 2 more files are refused"}[bad]
    assert said(window) == f"{folders[0].name}: it is no file; choose one{more}"
    drop(window, good[0])
    assert said(window) == "", "files that are opened take back what was refused before"


def boards(folder: Path) -> list[Path]:
    paths = [folder / f"{name}.toml" for name in ("one", "two", "three")]
    for path in paths:
        save_board(load_board("blank-lane").replace(name=path.stem), path)
    return paths


def sessions(folder: Path) -> list[Path]:
    paths = [folder / f"{name}.knockout" for name in ("one", "two", "three")]
    for path in paths:
        path.write_bytes(session_bytes(session_of(LabDocument().state)))
    return paths


@pytest.mark.parametrize("made", [boards, sessions])
def test_of_what_comes_one_at_a_time_it_is_said_which_was_taken(
    window: MainWindow, tmp_path: Path, made: Callable[[Path], list[Path]]
) -> None:
    paths = made(tmp_path)
    drop(window, *paths)
    assert said(window).startswith(f"{paths[-1].name} alone was taken; 2 more of its kind were not")
    drop(window, *paths[:2])
    assert said(window).startswith(f"{paths[1].name} alone was taken; 1 more of its kind was not")
    drop(window, paths[0])
    assert said(window) == ""
    paths[-1].write_text("no such thing")
    drop(window, *paths)
    assert paths[-1].name in said(window) and "alone was taken" not in said(window)


def test_a_session_comes_before_what_is_opened_in_it(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    board, session, (slide,) = boards(tmp_path)[0], sessions(tmp_path)[0], recorded(tmp_path, 1)
    drop(window, slide, board, session)
    settled(window, qtbot)
    assert window.files.path == session and window.document.board.name == "one"
    assert len(window.document.part("fit").entries) == 1 and said(window) == ""


def wide(folder: Path, name: str) -> Path:
    """A board 30 cm wide, aimed at from its middle."""
    path = folder / "my-board.toml"
    save_board(load_board("blank-lane").replace(name=name, width=0.30), path)
    return path


@pytest.mark.parametrize("made", ["a_round", "a_game"])
def test_a_board_that_gives_way_to_that_of_a_round_is_told(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, made: str
) -> None:
    path = globals()[made](window, tmp_path)
    mine = wide(tmp_path, "mine")
    drop(window, mine, path)
    qtbot.waitUntil(lambda: window.queue.idle and window.document.board.name == "knockout")
    assert said(window).startswith("my-board.toml was put aside: ") and "the board knockout" in said(window)
    assert window.document.state.aim.x == pytest.approx(0.14), (
        "nobody has aimed: from the middle of this board"
    )
    window.actions_.undo.trigger()
    assert window.document.board.name == "mine" and said(window) == ""
    radius = window.document.board.token.radius
    window.document.set_aim(x=0.30, speed=0.7)
    assert window.document.state.aim.x == pytest.approx(0.30 - radius)
    window.open_files([path])
    qtbot.waitUntil(lambda: window.queue.idle and window.document.board.name == "knockout")
    assert said(window) == "", "a board that was there before is not opened with it"
    aim, board = window.document.state.aim, window.document.board
    assert aim.x == pytest.approx(board.width - board.token.radius) and aim.speed == 0.7, "on this board too"


def test_a_board_that_was_put_aside_is_not_told_of_in_another_session(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """Undo would not bring it back there."""
    drop(window, wide(tmp_path, "mine"), a_round(window, tmp_path))
    qtbot.waitUntil(lambda: window.queue.idle and window.document.board.name == "knockout")
    assert "Undo brings it back" in said(window)
    window.document.undo_stack.setClean()  # nothing to be asked about
    window.actions_.new.trigger()
    assert not window.document.undo_stack.canUndo() and said(window) == ""


def test_a_board_that_the_round_lies_on_is_not_told_of(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path, mine = a_round(window, tmp_path), tmp_path / "mine.toml"
    save_board(window.document.board.with_(mu=0.11), mine)
    drop(window, path, mine)
    qtbot.waitUntil(lambda: window.queue.idle and window.desk.replays.part.record is not None)
    assert window.document.board.surface.mu == 0.11 and said(window) == ""


def test_a_board_that_was_opened_before_is_not_put_aside_by_another_round(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """Its own round lies on it, and is the end of what came with it."""
    mine, alone = wide(tmp_path, "mine"), a_round(window, tmp_path)
    on_mine = tmp_path / "on-mine.json"
    record = play_round(load_board(mine), ["red", "yellow"], Thrower.preset("casual"), 3).record
    on_mine.write_text(json.dumps(record))
    drop(window, mine, on_mine)
    qtbot.waitUntil(lambda: window.queue.idle and window.desk.replays.part.record is not None)
    assert window.document.board.name == "mine" and said(window) == ""
    drop(window, alone)
    qtbot.waitUntil(lambda: window.queue.idle and window.document.board.name == "knockout")
    assert said(window) == ""


def test_a_board_that_was_refused_is_not_put_aside(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path, bad = a_round(window, tmp_path), tmp_path / "bad.toml"
    text = wide(tmp_path, "mine").read_text()
    bad.write_text(text.replace("width = 0.3\n", "width = -1\n", 1))
    assert bad.read_text() != text
    window.open_board(tmp_path / "my-board.toml")
    drop(window, bad, path)
    assert said(window).startswith("bad.toml: ")
    qtbot.waitUntil(lambda: window.queue.idle and window.document.board.name == "knockout")
    assert "put aside" not in said(window)


# --- what is still to come when another session begins ------------------------------------------------


@contextmanager
def busy(window: MainWindow) -> Iterator[None]:
    """The queue at work on something else, so that whatever is asked of it waits."""
    gate = Event()

    def steps() -> Iterator[Step]:
        gate.wait(PATIENCE)
        yield Step(1.0)

    window.queue.submit("gate", "At work", steps, lambda _: None, lambda _: None, nothing_waits)
    try:
        yield
    finally:
        gate.set()


def a_round(window: MainWindow, folder: Path) -> Path:
    path = folder / "round.json"
    path.write_text(
        json.dumps(play_round(window.document.board, ["red", "yellow"], Thrower.preset("casual"), 3).record)
    )
    return path


def a_game(window: MainWindow, folder: Path) -> Path:
    seats = {"red": Seat(), "yellow": Seat()}
    path = folder / "game.json"
    path.write_text(json.dumps(begin_game(window.document.board, seats).document))
    return path


def new(window: MainWindow, folder: Path) -> None:
    window.actions_.new.trigger()


def another(window: MainWindow, folder: Path) -> None:
    assert window.files.open(sessions(folder)[0])


@pytest.mark.parametrize("begin", [new, another])
@pytest.mark.parametrize("made", [a_round, a_game])
def test_what_is_still_being_opened_does_not_come_into_another_session(
    window: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    made: Callable[[MainWindow, Path], Path],
    begin: Callable[[MainWindow, Path], None],
) -> None:
    path = made(window, tmp_path)
    with busy(window):
        drop(window, path)
        begin(window, tmp_path)
        fresh = window.document.state
    qtbot.waitUntil(lambda: window.queue.idle)
    qtbot.wait(20)
    qtbot.waitUntil(lambda: window.queue.idle)
    assert window.document.state is fresh and not window.files.dirty


def test_a_round_that_is_still_being_scored_does_not_come_into_another_session(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    record = json.loads(a_round(window, tmp_path).read_text())
    with busy(window):
        window.desk.replays.open(record, "round.json")
        new(window, tmp_path)
        fresh = window.document.state
    qtbot.waitUntil(lambda: window.queue.idle)
    qtbot.wait(20)
    assert window.document.state is fresh and not window.files.dirty
