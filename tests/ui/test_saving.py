"""A place to save: the name with its suffix is what is asked about, wherever the window saves a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget

from lab import read_session
from lab.play.open_game import begin_round
from lab.session import session_bytes
from tests.ui.hand import slide_next
from ui.saving import ask_path
from ui.session import session_of
from ui.window import MainWindow

OLD = b"this was here before"


def session(window: MainWindow) -> None:
    window.actions_.save_as.trigger()


def board(window: MainWindow) -> None:
    window.actions_.save_board.trigger()


def game(window: MainWindow) -> None:
    window.show_dock("play")
    window.desk.referee.begin(begin_round(window.document.board, window.document.table.sides), "Begin")
    window.docks["play"].save.click()


def recorded_round(window: MainWindow) -> None:
    window.show_dock("replay")
    record = begin_round(window.document.board, window.document.table.sides).records[0]
    window.desk.replays.open(record, "Round 1")
    while window.desk.replays.part.record is None:
        QTest.qWait(5)
    window.docks["replay"].save.click()


def figure(kind: str) -> Callable[[MainWindow], None]:
    def save(window: MainWindow) -> None:
        button = window.table_controls.export.button
        next(action for action in button.menu().actions() if kind in action.text()).trigger()

    return save


def picture(window: MainWindow) -> None:
    window.table_controls.export.picture()


def moving_picture(window: MainWindow) -> None:
    slide_next(window)
    window.table_controls.export.animation()


PLACES: dict[str, tuple[str, Callable[[MainWindow], None]]] = {
    "session": (".knockout", session),
    "board": (".toml", board),
    "game": (".json", game),
    "round": (".json", recorded_round),
    "PNG": (".png", figure("PNG")),
    "SVG": (".svg", figure("SVG")),
    "PDF": (".pdf", figure("PDF")),
    "data": (".csv", figure("programs")),
    "picture": (".png", picture),
    "moving picture": (".gif", moving_picture),
}


def answer(window: MainWindow, button: QMessageBox.StandardButton, asked: list[str]) -> None:
    """Press a button of the next box, with the mouse, whenever it comes."""
    timer = QTimer(window)

    def press() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            timer.stop()
            asked.append(box.text())
            QTest.mouseClick(box.button(button), Qt.MouseButton.LeftButton)

    timer.timeout.connect(press)
    timer.start(20)


@pytest.mark.parametrize("place", PLACES)
def test_a_name_without_its_suffix_never_overwrites_unasked(
    window: MainWindow, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    suffix, save = PLACES[place]
    target = tmp_path / f"mine{suffix}"
    target.write_bytes(OLD)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    asked: list[str] = []
    answer(window, QMessageBox.StandardButton.No, asked)
    save(window)
    qtbot.waitUntil(lambda: window.queue.idle)
    assert asked == [f"{target.name} is there already. Replace it?"]
    assert target.read_bytes() == OLD and list(tmp_path.iterdir()) == [target]


@pytest.mark.parametrize("place", ["session", "board", "PNG"])
def test_replaced_where_that_is_the_answer_and_asked_only_of_files_there_are(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    suffix, save = PLACES[place]
    target = tmp_path / f"mine{suffix}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    save(window)  # a box would wait for ever
    assert target.is_file()
    target.write_bytes(OLD)
    asked: list[str] = []
    answer(window, QMessageBox.StandardButton.Yes, asked)
    save(window)
    assert len(asked) == 1 and target.read_bytes() != OLD
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.parametrize(
    ("typed", "kind", "path"),
    [
        ("a.png", "", "a.png"),
        ("a.SVG", "", "a.SVG"),  # the dialog itself has asked about it
        ("a", "SVG files (*.svg)", "a.svg"),
        ("a", "", "a.png"),
        ("a.b", "PNG files (*.png)", "a.b.png"),
        ("", "", None),
        (".", "", None),
        ("..", "", None),
        ("a/..", "", None),
        ("/", "", None),
    ],
)
def test_the_suffix_is_the_one_typed_or_the_one_chosen(
    qtbot, monkeypatch: pytest.MonkeyPatch, typed: str, kind: str, path: str | None
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (typed, kind))
    found = ask_path(parent, "Save", "a.png", "PNG files (*.png);;SVG files (*.svg)", (".png", ".svg"))
    assert found == (Path(path) if path is not None else None)


def test_a_session_keeps_a_suffix_in_capitals(window: MainWindow, tmp_path: Path) -> None:
    """The dialog has asked about this very name; another is not written."""
    assert window.files.save_as(tmp_path / "MINE.KNOCKOUT")
    assert [path.name for path in tmp_path.iterdir()] == ["MINE.KNOCKOUT"]


def test_a_session_of_another_suffix_is_saved_where_it_was_opened(window: MainWindow, tmp_path: Path) -> None:
    """No name is made up that nobody was asked about."""
    opened, other = tmp_path / "mine.json", tmp_path / "mine.json.knockout"
    window.document.set_parameter("mu", 0.11)
    opened.write_bytes(session_bytes(session_of(window.document.state)))
    other.write_bytes(OLD)
    window.open_files([opened])
    assert window.files.path == opened
    window.document.set_parameter("mu", 0.12)
    QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert other.read_bytes() == OLD and not window.files.dirty
    assert read_session(opened).the_changed_board().surface.mu == 0.12


def test_every_place_says_what_was_saved_and_why_not(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    window.desk.said.connect(said.append)
    for place in ("board", "game", "round", "PNG", "picture", "session"):
        suffix, save = PLACES[place]
        for target, words in ((tmp_path / f"{place}{suffix}", None), (tmp_path / "no" / f"a{suffix}", "no")):
            monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, target=target: (str(target), ""))
            said.clear()
            window.notice.hide()
            save(window)
            if words is None:
                assert f"Saved {target.name}." in said, place
                assert not window.notice.isVisible()
            else:
                assert f"Saved {target.name}." not in said
                assert "cannot be written" in window.notice.text.text() and window.notice.isVisible(), place


def test_no_view_asks_the_dialog_by_itself() -> None:
    """Only `ui/saving.py` calls it: elsewhere the question about the whole name would be left out."""
    root = Path(__file__).parents[2] / "ui"
    assert [path.name for path in root.rglob("*.py") if "getSaveFileName" in path.read_text("utf-8")] == [
        "saving.py"
    ]
