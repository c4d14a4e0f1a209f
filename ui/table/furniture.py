"""What stands beside the board: the histogram of landings and the colour bar of the heat."""

from __future__ import annotations

from math import floor, log10

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.landing import Landing
from ui.language import tr
from ui.numbers import centimetres, number
from ui.table.glyphs import HALO_PX, halo_text
from ui.table.layout import Layout
from ui.theme import Theme, heat_table, text_font

MOST_STEPS = 4
"""Of the histogram's axis."""
WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class Beside(QGraphicsItem):
    """Something drawn in a rectangle of the layout."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.room = QRectF()
        self.setZValue(5)

    def boundingRect(self) -> QRectF:
        return self.room.adjusted(-40, -30, 40, 40) if not self.room.isEmpty() else QRectF()


class HistogramItem(Beside):
    """Landings along the board, sharing its long axis to the pixel, with their median."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._landing: Landing | None = None
        self._layout: Layout | None = None
        self._fresh = True

    def show_landing(self, landing: Landing | None, layout: Layout, theme: Theme, *, fresh: bool) -> None:
        """The histogram of `landing`, nothing when there is none."""
        self.prepareGeometryChange()
        self._landing, self._layout, self.theme, self._fresh = landing, layout, theme, fresh
        self.room = layout.histogram
        self.setVisible(landing is not None and not self.room.isEmpty())
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        landing, layout = self._landing, self._layout
        if landing is None or layout is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        percent = landing.along
        step, top = nice_ticks(float(percent.max(initial=0.0)))
        size = self.room.height() if layout.lengthwise else self.room.width()
        self._paint_axis(painter, layout, step, top, size)
        painter.setOpacity(1.0 if self._fresh else 0.45)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.landings))
        for value, near, far in zip(percent, landing.edges[:-1], landing.edges[1:], strict=True):
            painter.drawRect(self._bar(layout, float(near), float(far), float(value) / top * size))
        painter.setOpacity(1.0)
        if landing.median is not None:
            said = [tr("median {place} cm", place=centimetres(landing.median))]
            if landing.some_left:
                said.append(tr("of those that stay"))
            self._paint_median(painter, layout, landing.median, said)

    def _bar(self, layout: Layout, near: float, far: float, size: float) -> QRectF:
        a, b = layout.point(0, near), layout.point(0, far)
        gap = 1.0 if layout.scale * (far - near) >= 4 else 0.0
        if layout.lengthwise:
            return QRectF(a.x() + gap / 2, self.room.bottom() - size, b.x() - a.x() - gap, size)
        return QRectF(self.room.left(), b.y() + gap / 2, size, a.y() - b.y() - gap)

    def _paint_axis(self, painter: QPainter, layout: Layout, step: float, top: float, size: float) -> None:
        font = text_font(11)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        room, decimals = self.room, 0 if step >= 1 else 1
        for i in range(round(top / step) + 1):
            at, text = size * i * step / top, number(i * step, decimals)
            width = metrics.horizontalAdvance(text)
            painter.setPen(QPen(QColor(self.theme.line), 1))
            if layout.lengthwise:
                painter.drawLine(
                    QPointF(room.left(), room.bottom() - at), QPointF(room.right(), room.bottom() - at)
                )
                painter.setPen(QColor(self.theme.secondary))
                painter.drawText(
                    QPointF(room.left() - 6 - width, room.bottom() - at + metrics.capHeight() / 2), text
                )
            else:
                painter.drawLine(
                    QPointF(room.left() + at, room.top()), QPointF(room.left() + at, room.bottom())
                )
                painter.setPen(QColor(self.theme.secondary))
                painter.drawText(
                    QPointF(room.left() + at - width / 2, room.bottom() + 8 + metrics.ascent()), text
                )
        painter.setPen(QColor(self.theme.secondary))
        label = tr("% of slides per cm")
        if layout.lengthwise:
            halo_text(
                painter,
                QPointF(room.left() + 8, room.top() + metrics.ascent()),
                label,
                font,
                QColor(self.theme.secondary),
                QColor(self.theme.surround),
            )
        else:
            painter.drawText(QPointF(room.left(), room.top() - 8), label)

    def _paint_median(self, painter: QPainter, layout: Layout, median: float, said: list[str]) -> None:
        """A line at the median with what is said of it, in lines; lengthwise in one where that has room."""
        font = text_font(11, 600)
        metrics = QFontMetricsF(font)
        if layout.lengthwise and metrics.horizontalAdvance(" ".join(said)) < self.room.width() / 2:
            said = [" ".join(said)]
        at, width = layout.point(0, median), max(map(metrics.horizontalAdvance, said))
        painter.setPen(QPen(QColor(self.theme.text), 1.5))
        if layout.lengthwise:
            painter.drawLine(QPointF(at.x(), self.room.top()), QPointF(at.x(), self.room.bottom()))
            left = at.x() + 6 if at.x() + 6 + width < self.room.right() else at.x() - 6 - width
            left = max(left, self.room.left() + 2)
            unit = metrics.horizontalAdvance(tr("% of slides per cm"))  # stands at the left of the first line
            line = 1.0 if left < self.room.left() + 8 + unit + 6 else 0.0
            first = self.room.top() + metrics.ascent() + 1 + line * metrics.height()
        else:
            painter.drawLine(QPointF(self.room.left(), at.y()), QPointF(self.room.right(), at.y()))
            left = self.room.right() - width
            if left < self.room.left():  # the gaps at both sides take what is too long for the bars
                left = self.room.center().x() - width / 2
            below = (len(said) - 1) * metrics.height()
            first = self._clear_of_bars(layout, at.y(), left, metrics.capHeight() + below) - below
        for n, words in enumerate(said):
            place = QPointF(left, first + n * metrics.height())
            halo_text(painter, place, words, font, QColor(self.theme.text), QColor(self.theme.surround))

    def _clear_of_bars(self, layout: Layout, line: float, left: float, high: float) -> float:
        """The base (px) of words that begin at `left` and are so high (px), nearest to a line across the bars, clear of
        line and bars."""
        landing, room = self._landing, self.room
        assert landing is not None
        _, top = nice_ticks(float(landing.along.max(initial=0.0)))
        long = landing.along / top * room.width() > left - room.left() - HALO_PX
        taken = [
            (layout.point(0, float(far)).y(), layout.point(0, float(near)).y())
            for near, far in zip(landing.edges[:-1][long], landing.edges[1:][long], strict=True)
        ]
        bases = [base for by in range(5, 80) for base in (line - by, line + by + high)]
        inside = [base for base in bases if room.top() < base - high and base < room.bottom()]
        free = (
            base
            for base in inside
            if all(base + HALO_PX < upper or base - high - HALO_PX > lower for upper, lower in taken)
        )
        return next(free, next(iter(inside), line - 5))


class BarItem(Beside):
    """The colour bar: what the heat means, with its unit, its top value and how many slides it is of."""

    WIDTH, HEIGHT = 13.0, 210.0

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._landing: Landing | None = None
        self.tag = ""

    def show_landing(self, landing: Landing | None, layout: Layout, theme: Theme, *, fresh: bool) -> None:
        """The bar of `landing`, nothing when there is none; a stale one says what it was for."""
        self.prepareGeometryChange()
        self._landing, self.theme, self.room = landing, theme, layout.bar
        self.tag = ""
        if landing is not None and not fresh:
            self.tag = landing.was_for()
        self.setVisible(landing is not None and not self.room.isEmpty())
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._landing is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, top = self.room.left(), self.room.top()
        titles, small = text_font(12, 600), text_font(11)
        painter.setFont(titles)
        painter.setPen(QColor(self.theme.text))
        painter.drawText(QPointF(left, top + 10), tr("Landings"))
        painter.setFont(small)
        painter.setPen(QColor(self.theme.secondary))
        painter.drawText(QPointF(left, top + 25), tr("% per cm²"))
        height = max(min(self.HEIGHT, self.room.height() - 110), 40.0)
        bar = QRectF(left + 1, top + 38, self.WIDTH, height)
        gradient = QLinearGradient(bar.bottomLeft(), bar.topLeft())
        for level in range(0, 256, 5):
            gradient.setColorAt(level / 255, QColor(*(int(c) for c in heat_table(self.theme)[level])))
        painter.fillRect(bar, QColor(self.theme.paper))
        painter.fillRect(bar, gradient)
        painter.setPen(QPen(QColor(self.theme.secondary), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(bar)
        full = self._landing.full
        decimals = 1 if full >= 10 else 2
        metrics = QFontMetricsF(small)
        for part in (0.0, 0.5, 1.0):
            y = bar.bottom() - part * height
            painter.drawLine(QPointF(bar.right(), y), QPointF(bar.right() + 4, y))
            painter.drawText(
                QPointF(bar.right() + 8, y + metrics.capHeight() / 2),
                number(part * full, decimals if part else 0),
            )
        below = QRectF(left, bar.bottom() + 10, self.room.width(), 66)
        said = "\n".join(filter(None, (self._landing.count_text(), self.tag)))
        painter.drawText(below, WRAP, said)


def nice_ticks(top: float) -> tuple[float, float]:
    """A step of 1, 2 or 5 times a power of ten, and the axis end that holds `top` in at most `MOST_STEPS`."""
    if top <= 0:
        return 1.0, 1.0
    size = 10.0 ** floor(log10(top / MOST_STEPS))
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor * MOST_STEPS >= top)
    return step, step * -(-top // step)
