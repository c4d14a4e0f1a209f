"""The board edited on the table by real mouse and keys: moved, resized, snapped; overlaps marked, never committed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest

from lab import Space, load_board
from tests.ui.board_hand import ALT, LEFT, NONE, RIGHT, at, drag, edit, lane, rect
from tests.ui.hand import play_out
from ui.table.board_grips import grips
from ui.table.board_handles import BoardHandles
from ui.window import MainWindow

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
KEY = Qt.Key


@pytest.mark.parametrize("orientation", ["upright", "lengthwise"])
def test_a_drag_moves_a_space_in_one_step_to_the_grid(window: MainWindow, orientation: str) -> None:
    handles = edit(window, lane((0.05, 0.3, 0.08, 0.1)), orientation)
    steps = window.document.undo_stack.count()
    drag(handles, (0.09, 0.35), (0.1912, 0.5513))
    x, y, width, height = rect(window, "a")
    assert (width, height) == (0.08, 0.1)
    assert (x, y) == pytest.approx((0.15, 0.5), abs=1e-9)
    assert window.desk.draft.selected == "a"
    assert window.document.undo_stack.count() == steps + 1
    window.actions_.undo.trigger()
    assert rect(window, "a") == (0.05, 0.3, 0.08, 0.1)
    window.actions_.redo.trigger()
    assert rect(window, "a")[0] == pytest.approx(0.15)


def test_the_document_does_not_change_before_the_hand_lets_go(window: MainWindow) -> None:
    handles = edit(window, lane((0.05, 0.3, 0.08, 0.1)))
    steps = window.document.undo_stack.count()
    drag(handles, (0.09, 0.35), (0.19, 0.55), drop=False)
    assert rect(window, "a") == (0.05, 0.3, 0.08, 0.1)
    assert window.desk.draft.spaces[0].rect[0] == pytest.approx(0.15, abs=0.003)
    QTest.mousePress(handles, RIGHT, NONE, at(handles, 0.19, 0.55))  # lets it be
    assert not window.desk.draft.pending
    before = window.desk.draft.spaces
    QTest.mouseMove(handles, at(handles, 0.1, 0.7))  # the hand holds nothing any more
    assert window.desk.draft.spaces == before
    QTest.mouseRelease(handles, LEFT, NONE, at(handles, 0.19, 0.55))
    assert window.document.undo_stack.count() == steps


def test_a_click_selects_and_changes_nothing(window: MainWindow) -> None:
    handles = edit(window)
    steps = window.document.undo_stack.count()
    for x, y, name in ((0.14, 0.35, "railroad-1"), (0.05, 0.27, "light-blue-1"), (0.14, 0.9, None)):
        QTest.mouseClick(handles, LEFT, NONE, at(handles, x, y))
        assert window.desk.draft.selected == name
    assert window.document.undo_stack.count() == steps


def test_edges_snap_to_other_spaces_and_alt_leaves_them_alone(window: MainWindow) -> None:
    handles = edit(window, lane((0.05, 0.3, 0.0813, 0.1), (0.15, 0.6, 0.08, 0.1)), "lengthwise")
    edge = 0.05 + 0.0813
    drag(handles, (0.19, 0.65), (0.19 + edge - 0.15 + 0.0021, 0.65))
    assert rect(window, "b")[0] == pytest.approx(edge, abs=1e-9)
    away = edge + 0.04 + 0.002  # near enough to be drawn back to the edge
    drag(handles, (edge + 0.04, 0.65), (away, 0.75), ALT)
    pixel = 1 / handles.eye.layout.scale
    assert rect(window, "b")[0] == pytest.approx(edge + 0.002, abs=1.5 * pixel)
    assert abs(rect(window, "b")[0] - edge) > 1e-4
    drag(handles, (away, 0.75), (away, 0.65))
    assert rect(window, "b")[0] == pytest.approx(edge, abs=1e-9)


@pytest.mark.parametrize("orientation", ["upright", "lengthwise"])
@pytest.mark.parametrize("number", range(8))
def test_every_grip_moves_its_own_edges_only(window: MainWindow, number: int, orientation: str) -> None:
    handles = edit(window, lane((0.1, 0.5, 0.1, 0.2)), orientation)
    QTest.mouseClick(handles, LEFT, NONE, at(handles, 0.15, 0.6))
    space = window.desk.draft.space
    assert space is not None
    found = grips(space, handles.eye)
    assert len(found) == 8
    grip, place = found[number]
    start = handles.eye.metres(place)
    drag(handles, start, (start[0] + 0.03, start[1] - 0.04))
    x0, y0, x1, y1 = window.document.board.space("a").box
    moved = (round(x0 - 0.1, 3), round(y0 - 0.5, 3), round(x1 - 0.2, 3), round(y1 - 0.7, 3))
    across, along = grip.across, grip.along
    wanted = (
        0.03 if across < 0 else 0.0,
        -0.04 if along < 0 else 0.0,
        0.03 if across > 0 else 0.0,
        -0.04 if along > 0 else 0.0,
    )
    assert moved == pytest.approx(wanted, abs=0.0051)
    for got, meant in zip(moved, wanted, strict=True):
        assert bool(got) == bool(meant)


def test_a_space_cannot_leave_the_board_or_vanish(window: MainWindow) -> None:
    handles = edit(window, lane((0.05, 0.3, 0.08, 0.1)))
    drag(handles, (0.09, 0.35), (-0.2, 1.49))
    assert rect(window, "a") == pytest.approx((0.0, 1.4, 0.08, 0.1))
    for corner in ((0.08, 1.5), (0.0, 1.4)):
        drag(handles, corner, (0.02, 1.45) if corner[0] else (0.3, 1.5))
    _, _, width, height = rect(window, "a")
    assert width > 0.0019 and height > 0.0019


def red_pixels(handles: BoardHandles, where: Space, colour: str) -> int:
    image: QImage = handles.window().grab().toImage()
    red = QColor(colour)
    box = handles.eye.outline(where).boundingRect().toRect()
    corner = handles.mapTo(handles.window(), box.topLeft())
    count = 0
    for dx in range(box.width()):
        for dy in range(box.height()):
            seen = image.pixelColor(corner.x() + dx, corner.y() + dy)
            count += max(abs(seen.red() - red.red()), abs(seen.green() - red.green())) < 40
    return count


def test_an_overlap_is_marked_said_and_not_committed(window: MainWindow) -> None:
    handles = edit(window, lane((0.05, 0.3, 0.08, 0.1), (0.15, 0.6, 0.08, 0.1)))
    steps, board = window.document.undo_stack.count(), window.document.board
    before = red_pixels(handles, board.space("b"), window.desk.theme.error_text)
    drag(handles, (0.09, 0.35), (0.15, 0.62))
    draft = window.desk.draft
    assert window.document.board is board and window.document.undo_stack.count() == steps + 1
    assert draft.pending and draft.trouble == "A overlaps B."
    assert red_pixels(handles, board.space("b"), window.desk.theme.error_text) > before + 40
    assert "A overlaps B." in handles.accessibleDescription()
    dock = window.docks["board"]
    assert dock.trouble.isVisible() and dock.said.text() == "A overlaps B."
    drag(handles, (0.15, 0.62), (0.15, 1.02))  # on to where it is sound: another step
    assert not draft.pending and draft.trouble == "" and not dock.trouble.isVisible()
    assert window.document.undo_stack.count() == steps + 2
    window.actions_.undo.trigger()
    assert window.document.board == board and draft.pending and draft.trouble == "A overlaps B."
    window.actions_.undo.trigger()
    assert window.document.board == board and not draft.pending


def test_escape_takes_a_draft_back_then_the_selection_then_ends(window: MainWindow) -> None:
    handles = edit(window, lane((0.05, 0.3, 0.08, 0.1), (0.15, 0.6, 0.08, 0.1)))
    drag(handles, (0.09, 0.35), (0.15, 0.62))
    draft = window.desk.draft
    assert draft.pending
    QTest.keyClick(handles, KEY.Key_Escape)
    assert not draft.pending and draft.selected == "a" and draft.spaces == window.document.board.spaces
    QTest.keyClick(handles, KEY.Key_Escape)
    assert draft.selected is None and draft.on
    QTest.keyClick(handles, KEY.Key_Escape)
    assert not draft.on and not handles.isVisible() and not window.actions_.edit_board.isChecked()
    assert window.table.hasFocus(), "the arrows aim again"


def test_two_spaces_change_places_through_an_overlap(window: MainWindow) -> None:
    first, second = (0.0, 0.3, 0.1, 0.1), (0.1, 0.3, 0.1, 0.1)
    handles = edit(window, lane(first, second))
    steps = window.document.undo_stack.count()
    drag(handles, (0.05, 0.35), (0.15, 0.35))
    assert window.desk.draft.pending
    window.desk.draft.select("b")
    drag(handles, (0.15, 0.35), (0.05, 0.35))
    assert rect(window, "a") == pytest.approx(second) and rect(window, "b") == pytest.approx(first)
    assert window.document.undo_stack.count() == steps + 2


def test_arrow_keys_move_and_resize_as_seen(window: MainWindow) -> None:
    handles = edit(window, lane((0.1, 0.5, 0.1, 0.2)))
    steps = window.document.undo_stack.count()
    QTest.keyClick(handles, KEY.Key_PageDown)
    for key in (KEY.Key_Right, KEY.Key_Right, KEY.Key_Up, KEY.Key_Left):
        QTest.keyClick(handles, key)
    assert rect(window, "a") == pytest.approx((0.105, 0.505, 0.1, 0.2))
    assert window.document.undo_stack.count() == steps + 1, "keys in a row are one step"
    QTest.keyClick(handles, KEY.Key_Down, CTRL)
    assert rect(window, "a")[1] == pytest.approx(0.504)
    for key in (KEY.Key_Right, KEY.Key_Up, KEY.Key_Up):
        QTest.keyClick(handles, key, SHIFT)
    assert rect(window, "a")[2:] == pytest.approx((0.105, 0.21))
    assert window.document.undo_stack.count() == steps + 2
    window.table.set_orientation("lengthwise")
    QTest.keyClick(handles, KEY.Key_Right)  # up the board
    QTest.keyClick(handles, KEY.Key_Down)  # to the right of the thrower
    assert rect(window, "a")[:2] == pytest.approx((0.11, 0.509))


def test_keys_add_duplicate_delete_and_walk(window: MainWindow) -> None:
    handles = edit(window, load_board("blank-lane"))
    draft = window.desk.draft
    QTest.keyClick(handles, KEY.Key_Insert)
    assert [space.id for space in window.document.board.spaces] == ["space-1"]
    QTest.keyClick(handles, KEY.Key_D, CTRL)
    QTest.keyClick(handles, KEY.Key_D, CTRL)
    assert [space.id for space in window.document.board.spaces] == ["space-1", "space-2", "space-3"]
    assert draft.selected == "space-3"
    QTest.keyClick(handles, KEY.Key_PageUp)
    assert draft.selected == "space-2"
    QTest.keyClick(handles, KEY.Key_Delete)
    assert [space.id for space in window.document.board.spaces] == ["space-1", "space-3"]
    assert draft.selected == "space-3"
    QTest.keyClick(handles, KEY.Key_PageDown)
    assert draft.selected == "space-1"


def test_the_go_line_is_dragged_by_its_knob(window: MainWindow) -> None:
    handles = edit(window, load_board("blank-lane"))
    _, knob = handles.eye.go_grip(window.document.board, 0.15)
    QTest.mousePress(handles, LEFT, NONE, knob.toPoint())
    for y in (0.18, 0.22, 0.2507):
        QTest.mouseMove(handles, QPoint(round(knob.x()), at(handles, 0, y).y()))
    QTest.mouseRelease(handles, LEFT, NONE, QPoint(round(knob.x()), at(handles, 0, 0.2507).y()))
    assert window.document.board.go_line == pytest.approx(0.25)
    assert window.document.undo_stack.undoText() == "Move the GO line"
    window.actions_.undo.trigger()
    assert window.document.board.go_line == 0.15


def test_polygons_move_whole_and_by_their_corners(window: MainWindow) -> None:
    three = Space(id="t", kind="house", polygon=((0.05, 0.4), (0.2, 0.4), (0.05, 0.6)))
    board = load_board("blank-lane").replace(spaces=[three.model_dump()])
    handles = edit(window, board)
    drag(handles, (0.08, 0.45), (0.13, 0.55))
    corners = window.document.board.space("t").corners
    assert [n for c in corners for n in c] == pytest.approx([0.1, 0.5, 0.25, 0.5, 0.1, 0.7])
    drag(handles, corners[2], (0.2, 0.8))
    assert window.document.board.space("t").corners[2] == pytest.approx((0.2, 0.8))
    assert window.document.board.space("t").corners[:2] == corners[:2]
    drag(handles, (0.2, 0.8), (0.2, 0.5))  # flat: no area, refused and said
    assert window.document.board.space("t").corners[2] == pytest.approx((0.2, 0.8))
    assert window.desk.draft.trouble != ""


def test_sizes_changed_in_the_parameters_dock_are_what_the_editor_works_on(window: MainWindow) -> None:
    assert window.document.set_parameter("length", 1.2) and window.document.set_parameter("mu", 0.11)
    handles = edit(window)
    board = window.document.board
    x, y, width, height = rect(window, "railroad-1")
    QTest.mouseClick(handles, LEFT, NONE, at(handles, x + width / 2, y + height / 2))
    QTest.keyClick(handles, KEY.Key_Delete)
    after = window.document.board
    assert after.spaces == tuple(space for space in board.spaces if space.id != "railroad-1")
    assert (after.length, after.surface.mu, after.go_line) == (1.2, 0.11, board.go_line)
    assert dict(window.document.state.changes) == {"mu": 0.11}, (
        "the size is the board's own now, mu is still a change"
    )
    assert after.provenance["board.length"] == "estimated: changed by hand"
    window.actions_.undo.trigger()
    assert window.document.board == board and window.document.state.changes["length"] == 1.2


def test_a_slide_under_way_and_undo_in_the_middle_of_a_drag(window: MainWindow) -> None:
    window.document.set_aim(x=0.14, angle=0.0, speed=0.9)
    window.player.throw_next()
    handles = edit(window)
    assert window.player.moving
    drag(handles, (0.14, 0.35), (0.14, 0.36))
    play_out(window)
    QTest.keyClick(handles, KEY.Key_Escape)
    drag(handles, (0.14, 0.92), (0.14, 0.9))  # nothing there
    QTest.keyClick(handles, KEY.Key_Insert)
    drag(handles, (0.14, 0.35), (0.14, 0.4), drop=False)
    while window.document.undo_stack.canUndo():
        window.document.undo_stack.undo()
    window.open_board("blank-lane")
    QTest.mouseRelease(handles, LEFT, NONE, at(handles, 0.14, 0.4))
    assert window.document.board.spaces == () and not window.desk.draft.pending


def test_keys_of_the_table_do_not_throw_while_the_board_is_edited(window: MainWindow) -> None:
    handles = edit(window)
    for key in (KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space):
        QTest.keyClick(handles, key)
    assert not window.player.moving and not window.player.paused
    assert window.document.table.next_token == "red-1"
    waiting = handles.eye.point(*window.document.release_place).toPoint()
    QTest.mousePress(handles, LEFT, NONE, waiting)
    QTest.mouseMove(handles, waiting + QPoint(0, 60))
    QTest.mouseRelease(handles, LEFT, NONE, waiting + QPoint(0, 60))
    assert not window.player.moving


def test_two_hundred_spaces_are_edited_like_one(window: MainWindow) -> None:
    cells = [(0.03 * i, 0.2 + 0.06 * j, 0.03, 0.06) for j in range(20) for i in range(10)]
    spaces = [Space(id=f"s{i}", kind="chance", rect=cell).model_dump() for i, cell in enumerate(cells)]
    handles = edit(window, load_board("blank-lane").replace(spaces=spaces))
    window.show_dock("board")
    assert window.docks["board"].spaces.count() == 200
    drag(handles, (0.285, 1.37), (0.285, 1.45))
    assert window.document.board.space("s199").rect[1] == pytest.approx(1.42)
    QTest.keyClick(handles, KEY.Key_Insert)
    assert len(window.document.board.spaces) == 201 and not window.desk.draft.pending
    drag(handles, (0.285, 1.45), (0.285, 0.9))
    assert window.desk.draft.pending and len(window.desk.draft.clashes) >= 1


def test_a_space_added_where_there_is_no_room_is_a_draft_and_goes_with_it(window: MainWindow) -> None:
    handles = edit(window, lane((0.0, 0.0, 0.3, 1.5)))
    board = window.document.board
    for key in (KEY.Key_Insert, KEY.Key_D):
        QTest.keyClick(handles, KEY.Key_PageDown)
        QTest.keyClick(handles, key, NONE if key == KEY.Key_Insert else CTRL)
        draft = window.desk.draft
        assert draft.pending and len(draft.spaces) == 2 and draft.selected == draft.spaces[1].id
        assert window.document.board is board
        QTest.keyClick(handles, KEY.Key_Escape)
        assert not draft.pending and draft.selected is None and draft.spaces == board.spaces
