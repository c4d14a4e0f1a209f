"""Spaces that overlap are work too: not saved as if they were none, not lost without a word, undone step by step."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from lab import LabError, Space, load_board, read_session, write_session
from lab.board.editing import sound
from tests.ui.board_hand import NONE, drag, edit, lane, rect
from ui.parts import PARTS
from ui.session import session_of, state_of
from ui.table.board_handles import BoardHandles
from ui.window import MainWindow

A, B = (0.05, 0.3, 0.08, 0.1), (0.15, 0.6, 0.08, 0.1)


def overlapping_with_a_sound_one(window: MainWindow) -> BoardHandles:
    """A lies on B, and a new space lies where there is room."""
    handles = edit(window, lane(A, B))
    drag(handles, (0.09, 0.35), (0.15, 0.62))
    QTest.keyClick(handles, Qt.Key.Key_Insert)
    draft = window.desk.draft
    assert draft.pending and len(draft.spaces) == 3 and len(window.document.board.spaces) == 2
    return handles


@pytest.mark.parametrize("way", ["escape", "end", "button"])
def test_leaving_keeps_what_is_sound_and_says_what_is_not(window: MainWindow, way: str) -> None:
    handles = overlapping_with_a_sound_one(window)
    draft, new = window.desk.draft, window.desk.draft.spaces[2]
    if way == "escape":
        QTest.keyClick(handles, Qt.Key.Key_Escape)
    elif way == "end":
        window.actions_.edit_board.trigger()
    else:
        QTest.mouseClick(window.docks["board"].back, Qt.MouseButton.LeftButton, NONE, QPoint(8, 8))
    assert not draft.pending
    assert rect(window, "a") == A and window.document.board.space(new.id) == new
    assert window.status.says.text() == "Taken back, for they overlap: A. Undo brings them again."
    window.actions_.undo.trigger()
    assert draft.pending and draft.on and handles.isVisible() and len(draft.spaces) == 3
    assert len(window.document.board.spaces) == 2 and "A" in draft.trouble and "B" in draft.trouble


def test_undo_goes_back_through_the_draft_step_by_step(window: MainWindow) -> None:
    handles = edit(window, lane(A, B))
    window.document.set_aim(angle=0.1)
    drag(handles, (0.09, 0.35), (0.15, 0.62))
    QTest.keyClick(handles, Qt.Key.Key_Insert)
    draft = window.desk.draft
    QTest.keyClick(handles, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert draft.pending and len(draft.spaces) == 2
    window.actions_.redo.trigger()
    assert draft.pending and len(draft.spaces) == 3
    window.actions_.undo.trigger()
    window.actions_.undo.trigger()
    assert not draft.pending and rect(window, "a") == A
    assert window.document.state.aim.angle == 0.1, "nothing older went with it"


def test_a_name_given_meanwhile_leaves_the_draft_as_it_is(window: MainWindow) -> None:
    overlapping_with_a_sound_one(window)
    draft = window.desk.draft
    before = draft.spaces
    assert draft.put_fields("Name", name="mine")
    assert window.document.board.name == "mine" and draft.spaces == before and draft.pending
    window.actions_.undo.trigger()
    assert draft.spaces == before and draft.pending


def test_a_session_holds_the_draft(window: MainWindow, tmp_path: Path) -> None:
    overlapping_with_a_sound_one(window)
    draft = window.desk.draft
    before = draft.spaces
    write_session(session_of(window.document.state), tmp_path / "a.knockout")
    window.open_board("knockout")
    assert not draft.pending
    window.document.start_over(state_of(read_session(tmp_path / "a.knockout")))
    assert draft.pending and draft.spaces == before and draft.on


@pytest.mark.parametrize("wrong", [None, [], {"spaces": []}, {"spaces": [3], "go_line": 0.1, "over": {}}])
def test_a_draft_that_cannot_be_read_is_refused_in_one_line(wrong: object) -> None:
    with pytest.raises(LabError, match="draft of a board") as told:
        PARTS["board-draft"].from_json(wrong)
    assert "\n" not in told.value.line()


def test_what_stays_of_a_draft_overlaps_nothing() -> None:
    def space(name: str, *where: float) -> Space:
        return Space(id=name, kind="chance", rect=where)

    a, b, c = space("a", 0, 0, 0.1, 0.1), space("b", 0.1, 0, 0.1, 0.1), space("c", 0.2, 0, 0.1, 0.1)
    on_b = space("a", 0.1, 0, 0.1, 0.1)
    assert sound((a, b), (on_b, b)) == ((a, b), (on_b,))
    # what goes back finds its place taken by what was sound until then
    on_a = space("c", 0, 0, 0.1, 0.1)
    kept, gone = sound((a, b, c), (on_b, b, on_a))
    assert kept == (a, b, c) and gone == (on_b, on_a)
    # renamed, and on another: it is the former one again, not lost
    renamed = space("d", 0.1, 0, 0.1, 0.1)
    assert sound((a, b), (renamed, b)) == ((a, b), (renamed,))
    # a space that is gone stays gone, a new one that overlaps is left out
    new = space("e", 0.1, 0, 0.1, 0.05)
    assert sound((a, b), (b, new)) == ((b,), (new,))
    assert sound((a, b), ()) == ((), ())
    assert load_board("knockout").spaces == sound((), load_board("knockout").spaces)[0]
