"""A hand that edits the board on the table: real mouse events on the editor's sheet, in metres."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from lab import Board, Space, load_board
from ui.table.board_handles import BoardHandles
from ui.window import MainWindow

LEFT, MIDDLE, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton
NONE, ALT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier


def lane(*rects: tuple[float, float, float, float]) -> Board:
    """The blank lane with spaces a, b, c … of these rectangles (m)."""
    spaces = [Space(id=chr(97 + i), kind="chance", rect=rect) for i, rect in enumerate(rects)]
    return load_board("blank-lane").replace(spaces=[space.model_dump() for space in spaces])


def edit(window: MainWindow, board: Board | None = None, orientation: str = "upright") -> BoardHandles:
    """Begin editing, on another board if given, in a window so large that a pixel is about a millimetre."""
    window.resize(1900, 1600)
    if board is not None:
        window.document.begin_board(board, "Open")
    window.table.set_orientation(orientation)
    window.actions_.edit_board.trigger()
    handles = window.board_controls.handles
    assert handles.isVisible()
    return handles


def at(handles: BoardHandles, x: float, y: float) -> QPoint:
    return handles.eye.point(x, y).toPoint()


def drag(
    handles: BoardHandles,
    start: tuple[float, float],
    end: tuple[float, float],
    keys: Qt.KeyboardModifier = NONE,
    *,
    drop: bool = True,
) -> None:
    """From place to place (m) in a few moves."""
    QTest.mousePress(handles, LEFT, keys, at(handles, *start))
    for part in (0.3, 0.7, 1.0):
        x, y = (a + part * (b - a) for a, b in zip(start, end, strict=True))
        move(handles, at(handles, x, y), keys)
    if drop:
        QTest.mouseRelease(handles, LEFT, keys, at(handles, *end))


def move(handles: BoardHandles, to: QPoint, keys: Qt.KeyboardModifier = NONE) -> None:
    """The mouse with keys held, which QTest.mouseMove does not tell of."""
    if keys == NONE:
        QTest.mouseMove(handles, to)
        return
    there = QPointF(to)
    event = QMouseEvent(
        QEvent.Type.MouseMove, there, handles.mapToGlobal(there), Qt.MouseButton.NoButton, LEFT, keys
    )
    QApplication.sendEvent(handles, event)


def rect(window: MainWindow, space_id: str) -> tuple[float, ...]:
    found = window.document.board.space(space_id).rect
    assert found is not None
    return found
