"""The Parameters dock beyond single numbers: laws, contacts, seams, rails, tokens that differ, the hand, A and B."""

from __future__ import annotations

import re
from math import radians

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QToolButton
from pytestqt.qtbot import QtBot

from lab import Release, Thrower, slide
from lab.motion.friction import KNOWN_LAWS
from tests.ui.hand import slide_next
from tests.ui.test_panels import field, type_into
from ui.fields import NumberField
from ui.parts.lesson import Lesson
from ui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def choose(box: QComboBox, data: str) -> None:
    """Choose an entry by its key strokes, as a hand does."""
    box.setFocus()
    step = Qt.Key.Key_Down if box.findData(data) > box.currentIndex() else Qt.Key.Key_Up
    for _ in range(abs(box.findData(data) - box.currentIndex())):
        QTest.keyClick(box, step)
    assert box.currentData() == data


@pytest.mark.parametrize("law", KNOWN_LAWS[1:])
def test_every_law_can_be_chosen_and_undone(window: MainWindow, law: str) -> None:
    dock = window.docks["parameters"]
    before = window.document.state
    dock.law.setCurrentIndex(dock.law.findData(law))
    dock.law.activated.emit(dock.law.currentIndex())
    assert window.document.board.surface.law == law
    slide_next(window, speed=0.7)
    while window.document.undo_stack.canUndo():
        window.actions_.undo.trigger()
    assert window.document.state == before
    assert dock.law.currentData() == "coulomb"


def test_a_chosen_law_shows_what_it_does(window: MainWindow) -> None:
    """Its own numbers start where they count, not at nothing."""
    dock, release = window.docks["parameters"], Release(0.14, 0.1, 0.7)
    dry = slide(window.document.board, release).rest["slid"][1]
    for law in ("viscous", "quadratic", "weakening"):
        dock.law.setCurrentIndex(dock.law.findData(law))
        dock.law.activated.emit(dock.law.currentIndex())
        assert abs(slide(window.document.board, release).rest["slid"][1] - dry) > 0.005


def test_the_contact_by_keys(window: MainWindow) -> None:
    dock = window.docks["parameters"]
    choose(dock.contact, "disc")
    assert window.document.board.token.contact == "disc"
    QTest.mouseClick(dock.topple, LEFT, pos=dock.topple.rect().topLeft() + dock.topple.rect().center() / 8)
    window.document.undo_stack.undo()
    window.document.undo_stack.undo()
    assert window.document.board.token.contact == "ball" and dock.contact.currentData() == "ball"


def test_tilt_is_typed_in_degrees(window: MainWindow) -> None:
    type_into(field(window, "tilt_pitch"), "1.5")
    assert window.document.board.tilt_pitch == pytest.approx(radians(1.5))
    type_into(field(window, "tilt_roll"), "8")  # its tangent reaches mu: nothing would ever rest
    assert window.document.board.tilt_roll == 0.0
    refusal = window.docks["parameters"]._rows["tilt_roll"].refusal
    assert refusal.isVisible() and "by less than 4.57 degrees" in refusal.text()


def test_seams_are_added_changed_and_removed(window: MainWindow) -> None:
    editor = window.docks["parameters"].seams
    before = window.document.state
    QTest.mouseClick(editor.add, LEFT)
    QTest.mouseClick(editor.add, LEFT)
    assert len(window.document.board.seams) == 2
    place = editor._rows[1][1]
    assert isinstance(place, NumberField)
    type_into(place, "40")
    assert window.document.board.seams[1].y == pytest.approx(0.40)
    window.document.set_parameter("length", 1.10)
    assert place.value() == pytest.approx(40 * 110 / 95, abs=0.05)
    type_into(place, "50")
    assert window.document.board.seams[1].y == pytest.approx(0.50)
    remove = editor._rows[0][4]
    assert isinstance(remove, QToolButton)
    QTest.mouseClick(remove, LEFT)
    assert [round(seam.y, 3) for seam in window.document.board.seams] == [0.5]
    while window.document.undo_stack.canUndo():
        window.document.undo_stack.undo()
    assert window.document.state == before and editor._rows == []


def test_rails_bounce_tokens(window: MainWindow) -> None:
    editor = window.docks["parameters"].rails
    QTest.mouseClick(editor.sides["far"], LEFT, pos=editor.sides["far"].rect().center())
    assert window.document.board.rails.sides == ("far",)
    assert editor.numbers.isVisible()
    type_into(editor.restitution, "0.9")
    assert window.document.board.rails.restitution == 0.9
    slide_next(window, speed=1.4)
    assert "red-1" in window.document.table.rest
    while window.document.undo_stack.canUndo():
        window.document.undo_stack.undo()
    assert window.document.board.rails.sides == () and not editor.numbers.isVisible()


def test_a_token_of_its_own(window: MainWindow) -> None:
    editor = window.docks["parameters"].tokens
    QTest.mouseClick(editor.add, LEFT)
    (name,) = window.document.board.tokens
    mass = editor._rows[0][1]
    assert isinstance(mass, NumberField)
    type_into(mass, "40")
    assert window.document.board.tokens[name].mass == pytest.approx(0.040)
    assert not window.docks["parameters"]._mass_note.isVisible()
    who = editor._rows[0][0]
    assert isinstance(who, QComboBox)
    choose(who, "red")
    assert list(window.document.board.tokens) == ["red"]
    remove = editor._rows[0][3]
    assert isinstance(remove, QToolButton)
    QTest.mouseClick(remove, LEFT)
    assert not window.document.board.tokens


def test_the_hands_numbers(window: MainWindow) -> None:
    rows = window.docks["parameters"].hand.rows
    type_into(rows["angle"].field, "2.5")
    thrower = window.document.state.thrower
    assert thrower.angle == pytest.approx(radians(2.5)) and thrower.name == "own"
    assert thrower.speed == Thrower.preset("casual").speed
    assert rows["angle"].reset.isVisible()
    QTest.mouseClick(rows["angle"].reset, LEFT)
    assert window.document.state.thrower == Thrower.preset("casual")


def test_two_sets_are_flipped_with_one_key(window: MainWindow, qtbot: QtBot) -> None:
    bar = window.docks["parameters"].sets
    QTest.keyClick(window, Qt.Key.Key_X)
    assert "one set" in window.status.says.text()
    QTest.mouseClick(bar.keep, LEFT)
    type_into(field(window, "mu"), "0.12")
    assert bar.buttons["A"].isChecked() and bar.says.isVisible()
    release = Release(*window.document.release_place, window.document.state.aim.speed)
    far = slide(window.document.board.with_(mu=0.08), release).rest["slid"][1]
    near = slide(window.document.board, release).rest["slid"][1]
    apart = f"{100 * (far - near):.1f}\u202fcm apart"
    qtbot.waitUntil(lambda: apart in bar.says.text())
    window.table.setFocus()
    QTest.keyClick(window.table, Qt.Key.Key_X)
    assert window.document.board.surface.mu == 0.08 and bar.buttons["B"].isChecked()
    QTest.mouseClick(bar.buttons["A"], LEFT)
    assert window.document.board.surface.mu == 0.12
    window.document.undo_stack.undo()
    assert window.document.board.surface.mu == 0.08 and bar.buttons["B"].isChecked()
    qtbot.waitUntil(lambda: window.queue.idle)


def test_a_lesson_locks_numbers(window: MainWindow) -> None:
    window.document.set_part("lesson", Lesson(locked=("mu", "hand", "law", "seams")), "Lesson")
    dock = window.docks["parameters"]
    assert not field(window, "mu").isEnabled() and field(window, "restitution").isEnabled()
    assert "lesson" in field(window, "mu").toolTip()
    assert not dock.hand.rows["speed"].field.isEnabled()
    assert not dock.law.isEnabled() and not dock.seams.isEnabled() and dock.rails.isEnabled()
    window.document.undo_stack.undo()
    assert field(window, "mu").isEnabled() and dock.law.isEnabled()


def test_fields_of_a_list_stand_under_what_they_are(window: MainWindow) -> None:
    """A tooltip as the only place that says it would leave three bare numbers."""
    dock = window.docks["parameters"]
    for editor, words in ((dock.seams, ["Place", "Height", "Loss"]), (dock.tokens, ["Mass", "Radius"])):
        assert not any(head.isVisibleTo(editor) for head in editor.heads), "of no entry"
        QTest.mouseClick(editor.add, LEFT)
        QTest.qWait(20)
        assert [head.text() for head in editor.heads if head.isVisibleTo(editor)] == words
        for head, entry in zip(editor.heads, editor._rows[0][1:], strict=False):
            assert head.geometry().bottom() < entry.geometry().top()
            assert entry.geometry().left() <= head.geometry().left()
            assert abs(head.geometry().right() - entry.geometry().right()) <= 2


@pytest.mark.parametrize("law", KNOWN_LAWS)
def test_each_sign_of_the_law_s_equation_is_in_the_name_of_a_row(window: MainWindow, law: str) -> None:
    dock = window.docks["parameters"]
    window.document.put_changes({"law": law, "k": 0.1, "c": 0.1, "mu0": 0.1, "vs": 0.3}, "Law")
    said = dock._law_note.text().partition("=")[2]
    signs = set(re.findall(r"[a-zμ]+[0-9]?", said)) - {"g", "v", "exp", "sqrt"}
    shown = [row.name.text() for row in dock._rows.values() if row.name.isVisible()]
    for sign in signs:
        assert any(sign in re.findall(r"[a-zμ]+[0-9]?", name) for name in shown), sign
