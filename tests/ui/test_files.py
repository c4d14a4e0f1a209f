"""Sessions from the window: saved, opened, equal; unsaved work asked about, kept every minute, offered again."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSettings, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from lab import LabError, Thrower, load_board
from lab.board.file import save_board
from lab.session import read_session, session_bytes
from tests.patience import PATIENCE
from tests.ui.hand import slide_next, turn
from ui.asking import ask_overwrite, ask_unsaved, offer_recovery
from ui.document import LabDocument
from ui.files import Autosave, Files
from ui.session import session_of, state_of
from ui.settings import Settings
from ui.state import Table
from ui.window import MainWindow


def changed_much(window: MainWindow) -> None:
    window.document.set_parameter("mu", 0.11)
    window.document.set_thrower(Thrower.preset("skilled"))
    slide_next(window, speed=0.8)
    slide_next(window, x=0.1, speed=1.0)
    window.document.set_sampling(n=5_000, seed=7)
    window.document.set_scatter(True)
    table = window.document.table
    window.document.put_table(
        replace(table, off=("blue-1",), jailed=("green-1",), next_token="red-3"), "Set up"
    )


def drop(window: MainWindow, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(QPoint(9, 9), *how)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), *how))


def test_a_saved_session_is_the_same_document(window: MainWindow, tmp_path: Path) -> None:
    changed_much(window)
    before = window.document.state
    assert state_of(session_of(before)) == before
    path = tmp_path / "mine.knockout"
    window.files.choose = lambda: path
    QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert path.is_file() and not window.files.dirty
    assert window.windowTitle() == "mine.knockout[*]" and not window.isWindowModified()
    window.document.clear_table()
    assert window.isWindowModified()
    drop(window, path)
    assert not window.notice.isVisible(), window.notice.text.text()
    assert window.document.state == before
    assert window.document.undo_stack.count() == 0 and not window.files.dirty
    assert window.files.recent == [path]


def test_unsaved_work_is_asked_about(window: MainWindow, tmp_path: Path) -> None:
    window.document.set_parameter("mu", 0.11)
    window.files.choose = lambda: tmp_path / "kept.knockout"
    asked: list[str] = []
    for answer, leaves in (("cancel", False), ("save", True), ("discard", True)):
        window.document.set_parameter("mu", 0.12 + 0.01 * len(asked))
        window.files.ask = lambda answer=answer: asked.append(answer) or answer
        window.actions_.new.trigger()
        assert (window.document.board.surface.mu == 0.08) is leaves
    assert asked == ["cancel", "save", "discard"]
    assert state_of_file(tmp_path / "kept.knockout").board.surface.mu == 0.13
    window.files.ask = lambda: "discard"


def state_of_file(path: Path):
    from lab import read_session

    return state_of(read_session(path))


@pytest.mark.parametrize("button", ["Save", "Discard", "Cancel"])
def test_the_question_has_three_answers(window: MainWindow, qtbot: QtBot, button: str) -> None:
    from PySide6.QtCore import QTimer

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        QTest.mouseClick(box.button(getattr(QMessageBox.StandardButton, button)), Qt.MouseButton.LeftButton)

    QTimer.singleShot(50, press)
    assert ask_unsaved(window, "mine") == button.lower()


@pytest.mark.parametrize("answer", [True, False])
def test_what_another_window_saved_is_not_lost_unasked(
    window: MainWindow, qapp: QApplication, tmp_path: Path, answer: bool
) -> None:
    path, asked = tmp_path / "both.knockout", []

    def overwrite() -> bool:
        asked.append(True)
        return answer

    other = Files(LabDocument(), Settings())
    window.files.overwrite = other.overwrite = overwrite
    assert window.files.save_as(path) and other.open(path)
    for n in (1, 2):  # by oneself as often as one likes
        window.document.set_parameter("mu", 0.1 + 0.01 * n)
        assert window.files.save() and not asked
    other._document.set_parameter("mu", 0.2)
    assert other.save() is answer and len(asked) == 1
    mu = state_of(read_session(path)).board.surface.mu
    assert mu == pytest.approx(0.2 if answer else 0.12)
    assert other.dirty is not answer
    path.unlink()
    assert other.save() and len(asked) == 1, "where it is gone it is written anew"


@pytest.mark.parametrize("button", ["Save", "Cancel"])
def test_the_question_before_overwriting(window: MainWindow, qtbot: QtBot, button: str) -> None:
    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox) and "mine.knockout" in box.text()
        QTest.mouseClick(box.button(getattr(QMessageBox.StandardButton, button)), Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, press)
    assert ask_overwrite(window, "mine.knockout") is (button == "Save")


def test_a_bad_session_is_refused_and_nothing_lost(window: MainWindow, tmp_path: Path) -> None:
    window.document.set_parameter("mu", 0.11)
    before = window.document.state
    bad = tmp_path / "bad.knockout"
    bad.write_text('{"format": "knockout-session/7"}')
    drop(window, bad)
    assert "newer version" in window.notice.text.text() and "bad.knockout" in window.notice.text.text()
    assert window.document.state is before
    drop(window, tmp_path / "missing.knockout")
    assert "missing.knockout" in window.notice.text.text()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"rest": {"pink-1": (0.1, 0.5)}}, "pink-1"),
        ({"rest": {"red-1": (0.1, 0.5), "red-2": (0.11, 0.5)}}, "overlap"),
        ({"rest": {"red-1": (9.0, 0.5)}}, "beside the board"),
        ({"rest": {"red-1": (0.1, 0.5)}, "off": ("red-1",)}, "two places"),
        ({"rest": {"red-1": (0.1, 0.5)}, "next": "red-1"}, "has been slid"),
        ({"off": ("red-1",), "jail": ("red-1",)}, "two places"),
        ({"sides": ("red",)}, "two to four"),
        ({"sides": ("red", "red")}, "two to four"),
        ({"sides": ("red", "pink")}, "two to four"),
    ],
)
def test_tokens_that_cannot_lie_so_are_refused(
    window: MainWindow, change: dict[str, object], words: str
) -> None:
    from lab import LabError
    from lab.session import SessionTable

    session = session_of(window.document.state)
    with pytest.raises(LabError, match=words):
        state_of(session.model_copy(update={"table": SessionTable(**change)}))


def test_boards_open_by_drop_and_by_dialog(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "lane.toml"
    save_board(load_board("blank-lane"), path)
    drop(window, path)
    assert window.document.board.name == load_board("blank-lane").name
    window.document.undo_stack.undo()
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path)], ""))
    QTest.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert window.document.board.name == load_board("blank-lane").name
    assert window.files.recent == [path]


def test_unsaved_work_is_kept_and_offered_after_a_crash(window: MainWindow, tmp_path: Path) -> None:
    changed_much(window)
    state = window.document.state
    crashed = LabDocument()
    kept = Autosave(crashed, Files(crashed, Settings()), tmp_path / "autosave")
    crashed.push(state, "All that was done")
    kept.save()
    kept.wait()
    assert kept.path is not None and kept.path.is_file()
    other = Autosave(LabDocument(), window.files, tmp_path / "autosave")
    assert other.left() == []  # its window is alive
    kept._lock.unlock()  # as the system does for a process that was killed
    assert other.left() == [kept.path]
    window.document.clear_table()
    offer_recovery(window.notice, window.files, other)
    asked: list[str] = []
    window.files.ask = lambda: asked.append("") or ("discard" if len(asked) > 1 else "cancel")
    buttons = {button.text(): button for button in window.notice.findChildren(QPushButton)}
    assert window.document.state != state
    window.files.recover(kept.path)
    assert window.document.state != state and kept.path.is_file()  # what is on the table now is unsaved too
    QTest.mouseClick(buttons["Bring it back"], Qt.MouseButton.LeftButton)
    assert window.document.state == state and len(asked) == 2
    assert window.files.dirty and window.files.path is None
    assert not window.notice.isVisible()
    other.close()
    assert other.left() == []


def test_what_a_crash_cut_off_keeps_nothing_else_from_being_offered(
    window: MainWindow, tmp_path: Path
) -> None:
    """The next is offered behind the refusal, the broken one again after it, to be thrown away."""
    sound, broken = tmp_path / "1-1.knockout", tmp_path / "2-1.knockout"
    window.document.set_parameter("mu", 0.12)
    state = window.document.state
    for path in (sound, broken):
        path.write_bytes(session_bytes(session_of(state)))
    broken.write_bytes(broken.read_bytes()[:100])
    os.utime(sound, (1e9, 1e9))
    window.document.undo_stack.undo()
    other = Autosave(LabDocument(), window.files, tmp_path)
    assert other.left() == [broken, sound]
    offer_recovery(window.notice, window.files, other)

    def press(words: str) -> None:
        turn()
        buttons = [b for b in window.notice.findChildren(QPushButton) if b.text() == words]
        QTest.mouseClick(next(b for b in buttons if b.isVisible()), Qt.MouseButton.LeftButton)

    press("Bring it back")
    assert window.notice.text.text().startswith("2-1.knockout: ")
    window.desk.succeed("recover session")
    press("Bring it back")
    assert window.document.state == state and not window.notice.isVisible()
    other.close()


def test_closed_in_order_nothing_is_left(window: MainWindow, tmp_path: Path) -> None:
    window.document.set_parameter("mu", 0.11)
    kept = Autosave(window.document, window.files, tmp_path)
    kept.save()
    kept.close()
    assert [path for path in tmp_path.iterdir() if path.suffix == ".knockout"] == []


CRASH = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
app = QCoreApplication([])
from ui.document import LabDocument
from ui.files import Autosave, Files
from ui.settings import Settings
from ui.state import Table
document = LabDocument()
files = Files(document, Settings())
document.set_parameter("mu", 0.11)
kept = Autosave(document, files, Path(sys.argv[1]))
kept.save(); kept.wait()
os._exit(9)
"""


def test_a_killed_process_leaves_its_work(window: MainWindow, tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", CRASH, str(tmp_path)], env=dict(os.environ), timeout=PATIENCE
    )
    assert ended.returncode == 9
    found = Autosave(window.document, window.files, tmp_path).left()
    assert len(found) == 1
    assert state_of_file(found[0]).board.surface.mu == 0.11


def test_settings_of_another_type_count_as_missing(tmp_path: Path) -> None:
    path = str(tmp_path / "s.ini")
    settings = Settings(QSettings(path, QSettings.Format.IniFormat))
    settings.set("recent", ["/a"])
    settings.set("big", True)
    settings.set("geometry", "nonsense")
    settings._store.sync()
    again = Settings(QSettings(path, QSettings.Format.IniFormat))
    assert again.get("recent", []) == ["/a"]
    assert again.get("big", False) is True
    assert again.get("geometry", b"") == b""
    assert again.get("missing", 3) == 3


def test_docks_are_where_they_were(qtbot: QtBot, themes, tmp_path: Path) -> None:
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    first = MainWindow(LabDocument(), themes, settings)
    qtbot.addWidget(first)
    first.show()
    first.docks["tokens"].hide()
    first.docks["throw"].setFloating(True)
    first.close()
    second = MainWindow(LabDocument(), themes, settings)
    qtbot.addWidget(second)
    second.show()
    assert not second.docks["tokens"].isVisible() and second.docks["throw"].isFloating()
    second.close()


def test_files_says_what_cannot_be_written(window: MainWindow, tmp_path: Path) -> None:
    files: Files = window.files
    window.document.set_parameter("mu", 0.11)
    assert not files.save_as(tmp_path / "no-folder" / "a.knockout")
    assert "cannot be written" in window.notice.text.text()
    assert files.dirty and files.path is None


UNSOUND: dict[str, Callable[[LabDocument], object]] = {
    "no slides": lambda document: document.set_sampling(n=0),
    "fewer than none": lambda document: document.set_sampling(n=-5),
    "words": lambda document: document.set_sampling(n="x"),
    "a seed that is none": lambda document: document.set_sampling(seed=-1),
    "a seed too long": lambda document: document.set_sampling(seed=2**63),
    "a side that is none": lambda document: document.choose_sides(("purple", "red")),
    "nobody": lambda document: document.choose_sides(()),
    "one twice": lambda document: document.choose_sides(("red", "red")),
    "a token that is none": lambda document: document.place_token("zzz", (0.1, 0.5)),
    "an aim beyond any hand": lambda document: document.set_aim(spin=1e308),
}


@pytest.mark.parametrize("what", UNSOUND)
def test_the_document_refuses_what_no_session_could_hold(qapp: QApplication, what: str) -> None:
    document = LabDocument()
    before = document.state
    with pytest.raises(LabError) as refused:
        UNSOUND[what](document)
    assert "give" in refused.value.line() and document.state is before


@pytest.mark.parametrize(
    "change",
    [
        {"n": -5},
        {"seed": "x"},
        {"table": Table(rest={"zzz": (0.1, 0.5)})},
        {"table": Table(sides=("red", "red"))},
        {"parts": {"hand": 5}},
        {"last_slide": "none"},
    ],
    ids=str,
)
def test_a_state_that_could_not_be_opened_again_is_not_saved_in_the_place_of_a_good_one(
    qapp: QApplication, tmp_path: Path, change: dict[str, Any]
) -> None:
    document, path = LabDocument(), tmp_path / "mine.knockout"
    files = Files(document, Settings())
    told: list[str] = []
    files.told.connect(lambda _, said: told.append(said))
    assert files.save_as(path)
    good = path.read_bytes()
    kept = Autosave(document, files, tmp_path / "autosave")
    document.push(replace(document.state, **change), "What the console may do")
    assert not files.save() and not files.save_as(tmp_path / "other.knockout")
    assert len(told) == 2 and all("cannot be saved" in said and "\n" not in said for said in told)
    assert path.read_bytes() == good and not (tmp_path / "other.knockout").exists() and files.dirty
    kept.kept_now()  # kept or not: nothing raises
    kept.close()
