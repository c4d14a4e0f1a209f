"""A still picture to click on: zoom by wheel or keys, a loupe at the pointer, marks that can be dragged."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QSizePolicy

from ui.language import tr
from ui.parts.measure import Point
from ui.picture_file import Photo
from ui.theme import CROSS, INK, PALE, Theme, text_font

GRAB = 9.0
"""Pixels of the screen within which a mark is taken hold of."""

LEAD = 14.0
"""Pixels from a mark, beyond which a line leads to its name."""

LEAST = 132
"""px of height."""

LOUPE = 104
LOUPE_ZOOM = 4.0


_SIDES = ((1, 1), (1, -1), (-1, 1), (-1, -1), (1, 0), (-1, 0), (0, 1), (0, -1))
"""Where a name stands at its mark: right or left, above or under; corners first."""


def name_boxes(marks: Sequence[tuple[QPointF, float]], height: float, room: QRectF) -> list[QRectF]:
    """Where the names of marks stand: marks by place and width of the name, px of the screen.

    Each stands at its mark where it covers least of other names and marks, and lies in the room; farther off, where
    a line leads to it, only where it would cover much.
    """
    taken = [QRectF(at.x() - 4, at.y() - 4, 8, 8) for at, _ in marks]
    placed: list[QRectF] = []
    for number, (at, width) in enumerate(marks):
        others = [*placed, *taken[:number], *taken[number + 1 :]]
        best, least = QRectF(), float("inf")
        for away in (0.0, 9.0, 18.0):
            for across, up in _SIDES:
                x = at.x() + across * (8 + away) - width * (1 - across) / 2
                y = at.y() + height / 2 - up * (6 + away + height / 2)
                box = QRectF(x, y - height, width, height)
                grown = box.adjusted(-2, -2, 2, 2)
                outside = width * height - _area(box & room)
                covered = sum(_area(grown & other) for other in others) + 4 * outside + 2 * away
                own = _gap(box, at)
                covered += 40 * any(_gap(box, mark) < own for i, (mark, _) in enumerate(marks) if i != number)
                if covered < least:
                    best, least = box, covered
        placed.append(best)
    return placed


def _gap(box: QRectF, at: QPointF) -> float:
    """px from a mark to a name."""
    across = max(box.left() - at.x(), at.x() - box.right(), 0.0)
    return hypot(across, max(box.top() - at.y(), at.y() - box.bottom(), 0.0))


def _area(box: QRectF) -> float:
    return max(box.width(), 0.0) * max(box.height(), 0.0)


class PictureView(QGraphicsView):
    """The picture with the marks on it, in px of the picture.

    clicked(x, y, grain): a place without a mark. moved(i, x, y, grain): the i-th mark was dragged. removing(): Delete.
    grain: px of the picture to one by which the mark could be put.
    """

    clicked = Signal(float, float, float)
    moved = Signal(int, float, float, float)
    removing = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.setScene(QGraphicsScene(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setMinimumHeight(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.setAccessibleName(tr("Picture of the table"))
        self.setAccessibleDescription(
            tr("Arrow keys move the cross, Enter marks, Delete takes the last mark away, + and - zoom.")
        )
        self._picture: QPixmap | None = None
        self._item: QGraphicsPixmapItem | None = None
        self._dense = 1.0
        self._given: tuple[tuple[str, Point], ...] = ()
        self._marks: list[tuple[str, Point]] = []
        self._outline: tuple[Point, ...] = ()
        self._held: int | None = None
        self._pressed = False
        self._pan: QPoint | None = None
        self.cross: QPointF | None = None
        self._fitted = True

    # --- what is shown -------------------------------------------------------------------------------

    def show_picture(self, photo: Photo | None) -> None:
        """Another picture, whole in the view; None for none."""
        self.scene().clear()
        self._picture = self._item = None
        self.cross = None
        self._let_go()
        if photo is not None:
            self._picture = QPixmap.fromImage(photo.image)
            width, height = photo.size
            wide, high = self._picture.width() / width, self._picture.height() / height
            self._dense = min(wide, high)
            self._item = self.scene().addPixmap(self._picture)
            self._item.setTransform(QTransform.fromScale(1 / wide, 1 / high))
            self.scene().setSceneRect(QRectF(0, 0, *photo.size))
        self.fit_all()

    def show_marks(self, marks: Sequence[tuple[str, Point]], outline: Sequence[Point]) -> None:
        """Marks with their names; outline: the board's corners so far. Where they are others than before, a mark or
        a place that is being pressed is let go: it is no longer what was taken hold of."""
        if tuple(marks) != self._given:
            self._given = tuple(marks)
            self._let_go()
        self._outline = tuple(outline)
        self.viewport().update()

    def _let_go(self) -> None:
        """Nothing is pressed any more, and a mark that was dragged is where it was."""
        self._held, self._pressed, self._marks = None, False, list(self._given)

    @property
    def grain(self) -> float:
        """How many px of the picture one of the screen is, and no fewer than one that is shown of a smaller copy."""
        least = 1 / self._dense if self._dense < 1 else 0.0
        return max(1.0 / max(self.transform().m11(), 1e-6), least)

    def fit_all(self) -> None:
        """The whole picture."""
        self._fitted = True
        if self._picture is not None:
            self.fitInView(self.scene().sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
        self.viewport().update()

    def zoom(self, factor: float) -> None:
        """Larger or smaller; never smaller than the whole picture, never over 16 pixels to one."""
        if self._picture is None:
            return
        scale = self.transform().m11() * factor
        view, size = self.viewport().size(), self.scene().sceneRect()
        whole = min(view.width() / size.width(), view.height() / size.height())
        if scale <= whole:
            self.fit_all()
        elif scale <= 16:
            self._fitted = False
            self.scale(factor, factor)

    # --- painting ------------------------------------------------------------------------------------

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Marks, the board's outline and the loupe, in pixels of the screen."""
        if self._picture is None:
            return
        painter.save()
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_marks(painter)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self.theme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.viewport().rect()).adjusted(1, 1, -1, -1))
        if self.cross is not None:
            self._paint_cross(painter, self.cross)
        painter.restore()

    def _paint_marks(self, painter: QPainter) -> None:
        if len(self._outline) > 1:
            points = QPolygonF([self._on_screen(point) for point in self._outline])
            for pen in (QPen(QColor(255, 255, 255, 190), 3.5), QPen(QColor(self.theme.accent), 1.5)):
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                if len(self._outline) == 4:
                    painter.drawPolygon(points)
                else:
                    painter.drawPolyline(points)
        painter.setFont(text_font(11, 600))
        metrics = QFontMetricsF(painter.font())
        marks = [(self._on_screen(place), metrics.horizontalAdvance(name)) for name, place in self._marks]
        photo = self.mapFromScene(self.scene().sceneRect()).boundingRect()
        room = QRectF(photo & self.viewport().rect())
        boxes = name_boxes(marks, metrics.capHeight(), room)
        for (at, _), box in zip(marks, boxes, strict=True):
            if _gap(box, at) > LEAD:
                x, y = min(max(at.x(), box.left()), box.right()), min(max(at.y(), box.top()), box.bottom())
                near = QPointF(x, y)
                for colour, width in ((PALE, 3.0), (INK, 1.0)):
                    painter.setPen(QPen(QColor(colour), width))
                    painter.drawLine(at, near)
        for (name, _), (at, _), box in zip(self._marks, marks, boxes, strict=True):
            for colour, width in ((PALE, 4.0), (INK, 1.6)):
                painter.setPen(QPen(QColor(colour), width))
                for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                    painter.drawLine(at + QPointF(2 * dx, 2 * dy), at + QPointF(7 * dx, 7 * dy))
            words = QPainterPath()
            words.addText(box.bottomLeft(), painter.font(), name)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.strokePath(words, QPen(QColor(PALE), 3))
            painter.fillPath(words, QColor(INK))

    def _paint_cross(self, painter: QPainter, place: QPointF) -> None:
        """A cross at the pointer, and what lies under it four times larger in the corner away from it."""
        assert self._picture is not None
        at = self.mapFromScene(place)
        view = self.viewport().rect()
        side = min(LOUPE, view.width() // 3, view.height() // 2)
        left = at.x() > view.width() / 2
        box = QRectF(6 if left else view.width() - side - 6, 6, side, side)
        reach = side / (LOUPE_ZOOM * max(self.transform().m11(), 0.05)) / 2
        seen = QRectF(place.x() - reach, place.y() - reach, 2 * reach, 2 * reach)
        source = seen if self._item is None else self._item.mapRectFromScene(seen)
        painter.fillRect(box, QColor(self.theme.surround))
        painter.drawPixmap(box, self._picture, source)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(PALE), 3))
        painter.drawRect(box)
        painter.setPen(QPen(QColor(INK), 1))
        painter.drawRect(box)
        middle = box.center()
        for colour, width in ((PALE, 3.0), (CROSS, 1.0)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawLine(middle - QPointF(10, 0), middle + QPointF(10, 0))
            painter.drawLine(middle - QPointF(0, 10), middle + QPointF(0, 10))

    def _on_screen(self, place: Point) -> QPointF:
        return QPointF(self.viewportTransform().map(QPointF(*place)))

    # --- hand ----------------------------------------------------------------------------------------

    def _mark_at(self, point: QPointF) -> int | None:
        near = [
            (hypot(at.x() - point.x(), at.y() - point.y()), i)
            for i, (_, place) in enumerate(self._marks)
            for at in (self._on_screen(place),)
        ]
        return min(near)[1] if near and min(near)[0] <= GRAB else None

    def _place(self, point: QPointF) -> QPointF | None:
        """A point of the view as a place in the picture, None beside it."""
        if self._picture is None:
            return None
        inverse, _ = self.viewportTransform().inverted()
        place = QPointF(inverse.map(point))
        return place if self.scene().sceneRect().contains(place) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            inside = self._place(event.position()) is not None
            self._held = self._mark_at(event.position()) if self._picture is not None else None
            self._pressed = inside and self._held is None
        else:
            self._pan = event.position().toPoint()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click is none of its own: one place is meant."""
        self._let_go()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        held = event.buttons()
        if not held & Qt.MouseButton.LeftButton:
            self._let_go()  # it was let go where nobody saw it
        if held in (Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton):
            self._pan = None
        if self._pan is not None:
            by = event.position().toPoint() - self._pan
            self._pan = event.position().toPoint()
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - by.x())
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - by.y())
            return
        self.cross = self._place(event.position())
        if self._held is not None and self.cross is not None:
            name, _ = self._marks[self._held]
            self._marks[self._held] = (name, (self.cross.x(), self.cross.y()))
        self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            self._pan = None
            return
        place, held, pressed = self._place(event.position()), self._held, self._pressed
        self._let_go()
        self.viewport().update()
        if place is not None and held is not None:
            self.moved.emit(held, place.x(), place.y(), self.grain)
        elif place is not None and pressed:
            self.clicked.emit(place.x(), place.y(), self.grain)

    def leaveEvent(self, event: object) -> None:
        self.cross = None
        self.viewport().update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom(1.25 if event.angleDelta().y() > 0 else 0.8)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the cross by a pixel (Shift: ten), Enter marks, Delete removes, + and - zoom."""
        steps = {
            Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
        }  # fmt: skip
        key = Qt.Key(event.key())
        if self._picture is None:
            super().keyPressEvent(event)
        elif key in steps:
            far = 10 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            at = self.cross if self.cross is not None else self.scene().sceneRect().center()
            size = self.scene().sceneRect()
            x, y = at.x() + far * steps[key][0], at.y() + far * steps[key][1]
            self.cross = QPointF(min(max(x, 0), size.width()), min(max(y, 0), size.height()))
            self.ensureVisible(QRectF(self.cross.x() - 5, self.cross.y() - 5, 10, 10), 20, 20)
            self.viewport().update()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and event.isAutoRepeat():
            event.accept()  # one press is one mark
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.cross is not None:
            self.clicked.emit(self.cross.x(), self.cross.y(), self.grain / LOUPE_ZOOM)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removing.emit()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(1.25)
        elif key == Qt.Key.Key_Minus:
            self.zoom(0.8)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit_all()
