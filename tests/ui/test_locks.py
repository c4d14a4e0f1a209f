"""What a lesson has locked stays, whichever way somebody would change it: a fit, readings, taps, the list of hands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from lab import Board, LabError, Thrower, load_board
from lab.board import save_board
from tests.ui.recordings import drop, opened, recorded
from ui.document_handle import DocumentHandle
from ui.locks import OTHER_NAMES, held_by_lesson, name_of_lock
from ui.parameter_list import BY_KEY
from ui.parts.lesson import Lesson
from ui.state import Ground
from ui.window import MainWindow


def locked(window: MainWindow, *keys: str) -> None:
    document = window.document
    document.set_part("lesson", Lesson("tune", (), keys, "Slide!"), "Lock")


def by_a_fit(window: MainWindow, qtbot: QtBot, folder: Path) -> QPushButton:
    return opened(window, qtbot, recorded(folder)).use


def by_readings(kind: str, rows: str) -> Callable[[MainWindow, QtBot, Path], QPushButton]:
    def use(window: MainWindow, qtbot: QtBot, folder: Path) -> QPushButton:
        window.show_dock("measure")
        page = window.docks["measure"].body.readings
        document = window.document
        document.set_part("measure", replace(document.part("measure"), kind=kind), "Kind")
        QApplication.clipboard().setText(rows)
        page.paste()
        qtbot.waitUntil(lambda: window.queue.idle and page.use.isEnabled())
        button: QPushButton = page.use
        return button

    return use


WATCH = "1.2\t50\n1.4\t74\n1.3\t60\n"
LANDINGS = "x (cm)\ty (cm)\n12\t50\n14\t53\n15\t49\n13\t55\n14\t51\n12\t47\n"


@pytest.mark.parametrize(
    ("way", "key"),
    [
        (by_a_fit, "mu"),
        (by_a_fit, "mu_spread"),
        (by_readings("stopwatch", WATCH), "mu"),
        (by_readings("landings", LANDINGS), "hand"),
    ],
)
def test_a_locked_number_is_not_changed_by_what_is_measured(
    window: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    way: Callable[[MainWindow, QtBot, Path], QPushButton],
    key: str,
) -> None:
    button = way(window, qtbot, tmp_path)
    locked(window, key)
    before = window.document.state
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.document.state is before
    assert f"{name_of_lock(key)} is locked" in window.notice.text.text()
    locked(window, "restitution")  # another number: nothing is in the way
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    after = window.document.state
    assert (after.thrower, after.board) != (before.thrower, before.board)


def test_a_locked_hand_is_chosen_from_no_list(window: MainWindow) -> None:
    dock = window.docks["throw"]
    dock.ensure()
    assert dock.thrower.isEnabled()
    locked(window, "hand")
    assert not dock.thrower.isEnabled()


def test_all_that_can_be_locked_has_a_name(window: MainWindow) -> None:
    for key in (*BY_KEY, *OTHER_NAMES):
        locked(window, key)
        assert name_of_lock(key) in held_by_lesson(window.document, [key])
    locked(window)
    assert held_by_lesson(window.document, [*BY_KEY, *OTHER_NAMES]) == ""


def heavier(board: Board) -> Board:
    """One side's tokens have more mass."""
    return board.replace(tokens={"red": board.token.model_copy(update={"mass": 0.03}).model_dump()})


CONSOLE: dict[str, tuple[str, Callable[[DocumentHandle], None]]] = {
    "a number": ("mu", lambda doc: doc.set_parameter("mu", 0.1)),
    "a number of another board": ("mu", lambda doc: setattr(doc, "board", doc.board.with_(mu=0.1))),
    "back to the file's": ("mu", lambda doc: doc.reset_parameter("mu")),
    "changes": ("mu", lambda doc: doc.put_changes({"restitution": 0.5}, "Changes")),
    "law": ("law", lambda doc: setattr(doc, "board", doc.board.with_(law="quadratic", c=0.1))),
    "rails": ("rails", lambda doc: setattr(doc, "board", doc.board.replace(rails={"sides": ["left"]}))),
    "contact": ("contact", lambda doc: setattr(doc, "board", doc.board.with_(contact="disc"))),
    "toppling": (
        "topple",
        lambda doc: setattr(doc, "board", doc.board.with_(topple=not doc.board.collision.topple)),
    ),
    "seams": (
        "seams",
        lambda doc: setattr(doc, "board", doc.board.replace(seams=[{"y": 0.4, "height": 5e-4}])),
    ),
    "tokens": ("tokens", lambda doc: setattr(doc, "board", heavier(doc.board))),
    "hand": ("hand", lambda doc: doc.set_thrower(Thrower.preset("skilled"))),
}


def dropped(window: MainWindow, folder: Path) -> None:
    save_board(load_board("knockout").replace(name="other"), folder / "other.toml")
    drop(window, folder / "other.toml")


def a_round(window: MainWindow, folder: Path) -> None:
    board = load_board("knockout")
    window.document.put_round(Ground(board), window.document.table, {}, "Show the round")


BOARDS: dict[str, Callable[[MainWindow, Path], object]] = {
    "the menu's": lambda window, folder: window.open_board("knockout"),
    "a dropped one": dropped,
    "a new one": lambda window, folder: window.actions_.new_board.trigger(),
    "a round's": a_round,
}


@pytest.mark.parametrize("way", BOARDS)
def test_another_board_does_not_change_what_is_locked(window: MainWindow, tmp_path: Path, way: str) -> None:
    document = window.document
    document.set_parameter("mu", 0.123)
    locked(window, "mu", "length")
    before = document.state
    BOARDS[way](window, tmp_path)
    assert document.state is before and not window.actions_.edit_board.isChecked()
    assert f"{name_of_lock('mu')} is locked" in window.notice.text.text()
    with pytest.raises(LabError, match="is locked by the lesson"):
        DocumentHandle(document).open_board("knockout")
    assert document.state is before
    locked(window, "restitution_spread")
    BOARDS[way](window, tmp_path)
    assert document.board.surface.mu != 0.123


@pytest.mark.parametrize("way", CONSOLE)
def test_a_locked_number_is_not_changed_by_the_console(window: MainWindow, way: str) -> None:
    key, act = CONSOLE[way]
    window.document.set_parameter("mu", 0.12)
    doc = DocumentHandle(window.document)
    locked(window, key)
    before = window.document.state
    with pytest.raises(LabError, match="is locked by the lesson"):
        act(doc)
    assert window.document.state == before
    locked(window, "radius")
    act(doc)
    assert window.document.state != before


def test_the_console_is_asked_for_all_that_has_no_number() -> None:
    assert {key for key, _ in CONSOLE.values()} >= set(OTHER_NAMES)
