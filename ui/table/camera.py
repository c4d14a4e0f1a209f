"""How the table is looked at: nearer and farther, moved aside, or as a player who stands at its near end sees it.

Seen from above, nearness is a matter of the layout, so that print stays sharp and names that had no room are
written out. The standing view is one projective transform of the upright layout, and nearness enlarges that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import hypot

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPolygonF, QTransform
from PySide6.QtWidgets import QWidget

from ui.table.layout import BAR, GAP, MARGIN, RULER, SIDE_NOTE, Layout

NEAREST = 8.0
STEP = 1.2
"""How much nearer one notch of the wheel goes."""

PAN_KEYS = {
    Qt.Key.Key_Left: QPointF(60, 0),
    Qt.Key.Key_Right: QPointF(-60, 0),
    Qt.Key.Key_Up: QPointF(0, 60),
    Qt.Key.Key_Down: QPointF(0, -60),
}
"""By how much Alt with an arrow moves the enlarged picture (px)."""

KEPT_IN_VIEW = 60.0
"""Pixels of the board that always stay in view."""

EYE_BACK, EYE_UP = 0.45, 0.75
"""Where a standing player's eyes are, in lengths of the board: behind its near edge, and above the table."""


class Camera:
    """near: 1 shows all, up to 8. shift: px that the enlarged picture is moved by. standing: the player's view."""

    def __init__(self) -> None:
        self.near = 1.0
        self.shift = QPointF()
        self.standing = False

    @property
    def moved(self) -> bool:
        """Whether something else than the whole table is seen."""
        return self.near > 1.0

    def reset(self) -> None:
        """All of the table."""
        self.near, self.shift = 1.0, QPointF()

    def zoom(self, factor: float, at: QPointF) -> None:
        """Nearer by `factor`, with what is under `at` (px of the view) staying where it is."""
        near = min(max(self.near * factor, 1.0), NEAREST)
        if near < 1.0 + 1e-9:
            self.reset()
            return
        by = near / self.near
        self.near, self.shift = near, at + (self.shift - at) * by

    def pan(self, by: QPointF) -> None:
        """Move the enlarged picture by so many px."""
        if self.moved:
            self.shift += by

    def keep_in_view(self, board: QRectF, view: QRectF) -> None:
        """Hold part of the board, whose rectangle at nearness 1 is given, in the view."""
        seen = self._enlarged().mapRect(board)
        room = view.adjusted(KEPT_IN_VIEW, KEPT_IN_VIEW, -KEPT_IN_VIEW, -KEPT_IN_VIEW)
        dx = min(max(room.left() - seen.right(), 0.0), 1e9) - max(seen.left() - room.right(), 0.0)
        dy = min(max(room.top() - seen.bottom(), 0.0), 1e9) - max(seen.top() - room.bottom(), 0.0)
        self.shift += QPointF(dx, dy)

    def layout(self, whole: Layout, view: tuple[float, float], *, landing: bool) -> Layout:
        """The layout that is seen in a view of (width, height) px: the whole one, or a part of it enlarged."""
        if self.standing:
            note = QRectF(MARGIN, MARGIN + 12, SIDE_NOTE - 12, whole.note.height())
            return replace(whole, note=note, bar=bar_beside(whole, view) if landing else QRectF())
        if not self.moved:
            return whole
        corner = self._enlarged().map(QPointF(whole.left, whole.top))
        return replace(
            whole,
            scale=whole.scale * self.near,
            left=corner.x(),
            top=corner.y(),
            histogram=QRectF(),
        )

    def transform(self, layout: Layout, view: tuple[float, float]) -> QTransform:
        """From the layout's pixels to those of a view of (width, height) px."""
        if not self.standing:
            return QTransform()
        return standing(layout, view) * self._enlarged()

    def _enlarged(self) -> QTransform:
        return QTransform(self.near, 0, 0, self.near, self.shift.x(), self.shift.y())


def standing(layout: Layout, view: tuple[float, float]) -> QTransform:
    """The projective transform of an upright layout to what a player standing at the near end sees."""
    width, length = layout.width, layout.length
    seen = [_projected(x, y, width, length) for x, y in ((0, length), (width, length), (width, 0), (0, 0))]
    left, right = min(p.x() for p in seen), max(p.x() for p in seen)
    top, bottom = min(p.y() for p in seen), max(p.y() for p in seen)
    view_w, view_h = view
    room = QRectF(SIDE_NOTE + RULER, MARGIN, view_w - SIDE_NOTE - 2 * RULER, view_h - 2 * MARGIN - RULER)
    scale = max(min(room.width() / (right - left), room.height() / (bottom - top)), 1.0)
    middle = QPointF((left + right) / 2, (top + bottom) / 2)
    there = QPolygonF([room.center() + (p - middle) * scale for p in seen])
    here = QPolygonF([layout.point(x, y) for x, y in ((0, length), (width, length), (width, 0), (0, 0))])
    transform = QTransform()
    QTransform.quadToQuad(here, there, transform)
    return transform


def bar_beside(layout: Layout, view: tuple[float, float]) -> QRectF:
    """Where the colour bar stands beside a standing board: at the right, where that is far away and narrow."""
    seen = standing(layout, view)
    far, near = seen.map(layout.board.topRight()), seen.map(layout.board.bottomRight())
    left, top = view[0] - MARGIN - BAR, MARGIN + 12
    slope = (near.y() - far.y()) / max(near.x() - far.x(), 1.0)
    free = far.y() + (left - GAP - far.x()) * slope  # down to here the board keeps away from it
    return QRectF(left, top, BAR, min(max(free - top, 150.0), view[1] - top))


def magnified(transform: QTransform, point: QPointF) -> float:
    """Pixels of the view for one of the layout's, at most over all directions, at a point of the layout."""
    at = transform.map(point)
    across, along = transform.map(point + QPointF(1, 0)) - at, transform.map(point + QPointF(0, 1)) - at
    return max(hypot(across.x(), across.y()), hypot(along.x(), along.y()))


def _projected(x: float, y: float, width: float, length: float) -> QPointF:
    """A pinhole picture of (x, y) m on the table: the eye behind the near edge looks at the board's middle."""
    back, up = EYE_BACK * length, EYE_UP * length
    ahead, fall = back + length / 2, hypot(back + length / 2, up)
    cosine, sine = ahead / fall, up / fall
    dy = y + back
    depth = dy * cosine + up * sine
    height = dy * sine - up * cosine
    return QPointF((x - width / 2) / depth, -height / depth)


class PanKeys(QObject):
    """Alt with an arrow moves the enlarged table; while all of it is seen these keys are those of panels."""

    def __init__(self, table: QWidget, camera: Camera, pan: Callable[[QPointF], None]) -> None:
        super().__init__(table)
        self._camera, self._pan = camera, pan
        table.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or not self._camera.moved or event.key() not in PAN_KEYS:
            return False
        if not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() == QEvent.Type.KeyPress:
            self._pan(PAN_KEYS[Qt.Key(event.key())])
        return True
