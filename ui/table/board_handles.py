"""The board editor's hand on the table: spaces moved and resized, the GO line dragged, overlaps marked.

A sheet over the view, there only while the board is edited. It shows the draft where that differs from the
document's board, takes mouse and keys, and leaves wheel and middle button to the view below.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QCursor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from lab import Space
from lab.board.editing import SMALLEST, boxed, kept_on, shifted
from ui.desk import Desk
from ui.language import tr
from ui.space_words import space_label
from ui.table.board_grips import Drag, Eye, Grip, dragged, dragged_line, grip_at, space_at
from ui.table.board_sheet import paint_sheet
from ui.table.items import GroundItem
from ui.table.view import KEYBOARD_REASONS, TableView

STEP, FINE_STEP = 0.005, 0.001
"""m that an arrow key moves or resizes; the second with Ctrl."""

DRAG_PX = 3.0
"""A press that moves no farther than this is a click."""

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
NOTHING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""Keys that throw and pause on the table, and do nothing here."""

SHIFT, CTRL, ALT = (
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)


class BoardHandles(QWidget):
    """Edits the board on the table while `desk.draft` is on."""

    def __init__(self, desk: Desk, table: TableView) -> None:
        super().__init__(table.viewport())
        self._desk, self._table, self._draft = desk, table, desk.draft
        self._ground = next(item for item in table.scene().items() if isinstance(item, GroundItem))
        self._drag: Drag | None = None
        self._pressed: QPointF | None = None
        self._under: Grip | None = None
        self.by_keys = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Board being edited"))
        self.hide()
        table.viewport().installEventFilter(self)
        self.installEventFilter(self)
        self._draft.switched.connect(self._switched)
        self._draft.changed.connect(self._changed)

    @property
    def eye(self) -> Eye:
        """From metres to pixels of this sheet."""
        return Eye(self._table.layout_of_board, self._ground.transform())

    def _switched(self, on: bool) -> None:
        self._drag = self._pressed = None
        self.setGeometry(self._table.viewport().rect())
        if not on and self.hasFocus():  # before it is hidden, which would hand the keyboard to a panel
            self._table.setFocus()
        self.setVisible(on)
        if on:
            self.raise_()
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _changed(self) -> None:
        if self._drag is not None and self._drag.space is not None and self._draft.space is None:
            self._drag = self._pressed = None  # what the hand held is gone: undone, or another board
        space = self._draft.space
        said = tr("{space} is selected.", space=space_label(space)) if space is not None else ""
        self.setAccessibleDescription(" ".join(part for part in (said, self._draft.trouble) if part))
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the view as it grows; keys that throw and pause on the table do nothing here."""
        if watched is self:
            asked = event.type() == QEvent.Type.ShortcutOverride
            if asked and isinstance(event, QKeyEvent) and Qt.Key(event.key()) in NOTHING:
                event.accept()
                return True
        elif event.type() == QEvent.Type.Resize:
            self.setGeometry(self._table.viewport().rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        try:
            paint_sheet(
                painter,
                self._desk.theme,
                self.eye,
                self._draft,
                self._ground.transform(),
                QRectF(self.rect()),
                held=self._drag is not None,
                focused=self.hasFocus() and self.by_keys,
                words=not self._table.layout_of_board.large and not self._table.camera.moved,
            )
        finally:
            painter.end()

    # --- mouse ---------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self._let_be()
        elif event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
        else:
            self._take(event.position())

    def _take(self, at: QPointF) -> None:
        draft, eye = self._draft, self.eye
        self.by_keys = False
        grip = grip_at(at, draft.space, draft.board, draft.go_line, eye)
        if grip is None:
            found = space_at(at, draft.spaces, draft.selected, eye)
            draft.select(found.id if found is not None else None)
            grip = Grip("move") if found is not None else None
        if grip is not None:
            self._pressed = at
            self._drag = Drag(grip, eye.metres(at), None if grip.kind == "go" else draft.space)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.MiddleButton:
            event.ignore()
            return
        at = event.position()
        self._table.pointed.emit(*self.eye.metres(at))
        if self._drag is None:
            self._point(at)
            return
        if self._pressed is not None:
            if (at - self._pressed).manhattanLength() < DRAG_PX:
                return
            self._pressed = None
        self._pull(self._drag, at, snap=not event.modifiers() & ALT)

    def _pull(self, drag: Drag, at: QPointF, *, snap: bool) -> None:
        draft, eye = self._draft, self.eye
        to, scale = eye.metres(at), eye.layout.scale
        if drag.space is None:
            draft.sketch(draft.spaces, dragged_line(to[1], draft.board, draft.spaces, scale, snap=snap))
            return
        others = [space for space in draft.spaces if space.id != drag.space.id]
        made = dragged(drag, to, draft.board, others, scale, snap=snap)
        draft.sketch([made if space.id == made.id else space for space in draft.spaces])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        drag, moved = self._drag, self._pressed is None
        self._drag = self._pressed = None
        if drag is not None and moved:
            self._draft.settle(_said(drag))
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Nearer and farther, as without the editor."""
        self._table.wheelEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._table.left.emit()

    def _point(self, at: QPointF) -> None:
        draft, eye = self._draft, self.eye
        grip = grip_at(at, draft.space, draft.board, draft.go_line, eye)
        if grip is not None:
            self.setCursor(_cursor(grip, lengthwise=eye.layout.lengthwise))
        elif space_at(at, draft.spaces, draft.selected, eye) is not None:
            self.setCursor(Qt.CursorShape.SizeAllCursor)
        else:
            self.unsetCursor()

    def _let_be(self) -> bool:
        """What the hand holds goes back to where it was; False when it held nothing."""
        drag, moved = self._drag, self._pressed is None
        self._drag = self._pressed = None
        if drag is None:
            return False
        if moved:
            self._draft.let_go()
        self.update()
        return True

    # --- keys ----------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        draft = self._draft
        if key in ARROWS and not modifiers & ALT:
            self._nudge(key, modifiers)
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            draft.step(1 if key == Qt.Key.Key_PageDown else -1)
        elif key == Qt.Key.Key_Delete:
            draft.remove()
        elif key == Qt.Key.Key_Insert:
            draft.add()
        elif key == Qt.Key.Key_D and modifiers & CTRL:
            draft.duplicate()
        elif key == Qt.Key.Key_Escape:
            if not self._let_be() and not (draft.pending and draft.take_back()):
                draft.select(None) if draft.selected is not None else draft.switch(False)
        elif key not in NOTHING:
            event.ignore()
            return
        self.by_keys = True
        self.update()

    def _nudge(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
        """Move the selected space by a step in the direction seen, or with Shift its far edges."""
        draft, space = self._draft, self._draft.space
        if space is None or self._drag is not None:
            return
        right, up = ARROWS[key]
        across, along = (-up, right) if self._table.layout_of_board.lengthwise else (right, up)
        step = FINE_STEP if modifiers & CTRL else STEP
        x0, y0, x1, y1 = space.box
        if modifiers & SHIFT:
            x1 = min(max(x1 + across * step, x0 + SMALLEST), draft.board.width)
            y1 = min(max(y1 + along * step, y0 + SMALLEST), draft.board.length)
            text = tr("Resize {space}", space=space_label(space))
            draft.put_space(boxed(space, (x0, y0, x1, y1)), text, f"board.resize.{space.id}")
            return
        dx, dy = across * step, along * step
        kept = kept_on(draft.board, (x0 + dx, y0 + dy, x1 + dx, y1 + dy))
        made = shifted(space, kept[0] - x0, kept[1] - y0)
        draft.put_space(made, tr("Move {space}", space=space_label(space)), f"board.move.{space.id}")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.by_keys = event.reason() in KEYBOARD_REASONS
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


def _said(drag: Drag) -> str:
    """What a drag did, for Edit > Undo."""
    space: Space | None = drag.space
    if space is None:
        return tr("Move the GO line")
    if drag.grip.kind == "move":
        return tr("Move {space}", space=space_label(space))
    return tr("Resize {space}", space=space_label(space))


def _cursor(grip: Grip, *, lengthwise: bool) -> QCursor:
    shapes = Qt.CursorShape
    if grip.kind == "vertex":
        return QCursor(shapes.CrossCursor)
    across, along = (grip.across, grip.along) if grip.kind == "edge" else (0, 1)
    if across and along:
        # y points up on an upright table; lengthwise both axes point down and to the right
        falling = (across * along > 0) == lengthwise
        return QCursor(shapes.SizeFDiagCursor if falling else shapes.SizeBDiagCursor)
    return QCursor(shapes.SizeHorCursor if bool(across) != lengthwise else shapes.SizeVerCursor)
