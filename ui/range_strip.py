"""The strip that shows where a number lies in its usual range, and takes it elsewhere."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QHideEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.language import tr
from ui.numbers import figures
from ui.theme import Theme, text_font

DOT, GAP = 3.5, 6.0
"""px: radius of a strip's dot, and from its figures to its line, so that a dot at an end is free of them."""


WHOLE = 160.0
"""px that the mouse is drawn from one end of the range to the other: lines are shorter, and a step of theirs coarse."""


STILL = 3.0
"""px that a press may move and drag nothing."""


class RangeStrip(QWidget):
    """The usual range of a number as a line between its ends, with a dot where the number lies, to be dragged.

    A press beside the dot sets it there. moved: the value that is dragged to, within the range. step: a drag begins or
    is over, what changes from here on is a step of its own.
    """

    moved = Signal(float)
    step = Signal()

    def __init__(self, usual: tuple[float, float], theme: Theme) -> None:
        super().__init__()
        self._usual = usual
        self._value = usual[0]
        self._changed = False
        self._held: tuple[float, float] | None = None  # where the mouse was pressed, and the value there
        self._dragged = False
        self.theme = theme
        self.setCursor(Qt.CursorShape.SizeHorCursor)
        metrics = QFontMetricsF(text_font(11))
        ends = sum(metrics.horizontalAdvance(figures(end)) for end in usual)
        self.setMinimumWidth(max(72, ceil(ends + 2 * GAP + 2 * DOT + 1)))

    def show_value(self, value: float, *, changed: bool, theme: Theme) -> None:
        """Where the dot lies, and whether in the accent colour."""
        self._value, self._changed, self.theme = value, changed, theme
        lo, hi = (figures(end) for end in self._usual)
        held = tr("usually {lo} to {hi}", lo=lo, hi=hi)  # by a lesson
        self.setToolTip(tr("usually {lo} to {hi}; drag the dot", lo=lo, hi=hi) if self.isEnabled() else held)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(80, 20)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self.step.emit()
        at, line = event.position().x(), self._line()
        value = min(max(self._value, self._usual[0]), self._usual[1])
        if abs(at - self._dot(line)) > DOT + 2:
            value = self._usual[0] + min(max((at - line.left()) / line.width(), 0.0), 1.0) * self._span
            self.moved.emit(value)
        self._held, self._dragged = (at, value), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self._held = None
        if self._held is None:
            super().mouseMoveEvent(event)
            return
        at, value = self._held
        self._dragged = self._dragged or abs(event.position().x() - at) >= STILL
        if not self._dragged:  # a hand is never quite still while it presses
            return
        value += (event.position().x() - at) / max(WHOLE, self._line().width()) * self._span
        self.moved.emit(min(max(value, self._usual[0]), self._usual[1]))

    def drop(self) -> None:
        """What is dragged is another number now."""
        self._held = None

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.drop()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._held = None
            self.step.emit()
        else:
            super().mouseReleaseEvent(event)

    @property
    def _span(self) -> float:
        return self._usual[1] - self._usual[0]

    def _line(self) -> QRectF:
        """From one end of the range to the other, clear of their figures."""
        metrics = QFontMetricsF(text_font(11))
        lo, hi = (metrics.horizontalAdvance(figures(end)) for end in self._usual)
        left = max(24.0, lo) + GAP
        return QRectF(left, self.height() / 2 - 1, self.width() - max(hi, 18.0) - GAP - left, 2)

    def _dot(self, line: QRectF) -> float:
        part = (self._value - self._usual[0]) / self._span
        return line.left() + line.width() * min(max(part, 0.0), 1.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = text_font(11)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.secondary))
        lo, hi = (figures(end) for end in self._usual)
        line = self._line()
        base = self.height() / 2 + metrics.capHeight() / 2
        painter.drawText(QPointF(line.left() - GAP - metrics.horizontalAdvance(lo), base), lo)
        painter.drawText(QPointF(line.right() + GAP, base), hi)
        painter.fillRect(line, QColor(self.theme.line))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.accent if self._changed else self.theme.secondary))
        painter.drawEllipse(QPointF(self._dot(line), self.height() / 2), DOT, DOT)
        painter.end()
