"""What stands beside the board: who slides next, the histogram of landings, the colour bar of the heat."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, log10

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.landing import Landing
from ui.numbers import centimetres, number
from ui.table.glyphs import halo_text
from ui.table.heat import heat_top
from ui.table.items import paint_token
from ui.table.layout import Layout
from ui.theme import Theme, heat_table, text_font

WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class _Beside(QGraphicsItem):
    """Something drawn in a rectangle of the layout."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.room = QRectF()
        self.setZValue(5)

    def boundingRect(self) -> QRectF:
        return self.room.adjusted(-40, -30, 40, 40) if not self.room.isEmpty() else QRectF()


class NoteItem(_Beside):
    """Who slides next and how, who follows, and the tokens that are off."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.token: str | None = None
        self.title = ""
        self.hint = ""
        self.then = ""
        self.off: tuple[str, ...] = ()
        self._lengthwise = False

    def show_note(
        self,
        layout: Layout,
        theme: Theme,
        *,
        token: str | None,
        title: str,
        hint: str,
        then: str,
        off: Sequence[str],
    ) -> None:
        """Say it: `token` is drawn before the title, `then` follows next, `off` are drawn hollow."""
        self.prepareGeometryChange()
        self.room, self.theme, self._lengthwise = layout.note, theme, layout.lengthwise
        self.token, self.title, self.hint, self.then, self.off = token, title, hint, then, tuple(off)
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._lengthwise:
            self._paint_row(painter)
        else:
            self._paint_column(painter)

    def _paint_column(self, painter: QPainter) -> None:
        left, top, width = self.room.left(), self.room.top(), self.room.width()
        if self.token is not None:
            paint_token(painter, QPointF(left + 12, top + 12), 11, self.token, self.theme)
            top += 32
        top = self._words(painter, self.title, 15, 600, self.theme.text, left, top, width) + 4
        top = self._words(painter, self.hint, 12, 400, self.theme.secondary, left, top, width) + 10
        top = self._words(painter, self.then, 12, 400, self.theme.secondary, left, top, width) + 18
        if self.off:
            top = self._words(painter, "Off the board", 12, 600, self.theme.text, left, top, width) + 6
            for token in self.off:
                paint_token(painter, QPointF(left + 9, top + 9), 8, token, self.theme, hollow=True)
                self._words(painter, token, 12, 400, self.theme.text, left + 24, top + 1, width - 24)
                top += 22

    def _paint_row(self, painter: QPainter) -> None:
        left, middle = self.room.left(), self.room.center().y()
        if self.token is not None:
            paint_token(painter, QPointF(left + 12, middle), 11, self.token, self.theme)
            left += 32
        for text, px, weight, colour in (
            (self.title, 15, 600, self.theme.text),
            (self.hint, 12, 400, self.theme.secondary),
            (self.then, 12, 400, self.theme.secondary),
            ("Off:" if self.off else "", 12, 600, self.theme.text),
        ):
            font = text_font(px, weight)
            metrics = QFontMetricsF(font)
            width = metrics.horizontalAdvance(text)
            if text and left + width <= self.room.right():
                painter.setFont(font)
                painter.setPen(QColor(colour))
                painter.drawText(QPointF(left, middle + metrics.capHeight() / 2), text)
                left += width + 16
        for token in self.off:
            if left + 18 <= self.room.right() + 30:
                paint_token(painter, QPointF(left + 4, middle), 8, token, self.theme, hollow=True)
                left += 22

    @staticmethod
    def _words(
        painter: QPainter, text: str, px: int, weight: int, colour: str, left: float, top: float, width: float
    ) -> float:
        """Wrapped text; returns where it ends."""
        if not text:
            return top
        painter.setFont(text_font(px, weight))
        painter.setPen(QColor(colour))
        box = painter.boundingRect(QRectF(left, top, width, 400), WRAP, text)
        painter.drawText(box, WRAP, text)
        return box.bottom()


class HistogramItem(_Beside):
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
            self._paint_median(painter, layout, landing.median, size)

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
        label = "% of slides per cm"
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

    def _paint_median(self, painter: QPainter, layout: Layout, median: float, size: float) -> None:
        font = text_font(11, 600)
        metrics = QFontMetricsF(font)
        text = f"median {centimetres(median)} cm"
        at, width = layout.point(0, median), metrics.horizontalAdvance(text)
        painter.setPen(QPen(QColor(self.theme.text), 1.5))
        if layout.lengthwise:
            painter.drawLine(QPointF(at.x(), self.room.top()), QPointF(at.x(), self.room.bottom()))
            left = at.x() + 6 if at.x() + 6 + width < self.room.right() else at.x() - 6 - width
            place = QPointF(left, self.room.top() + metrics.ascent() + 1)
        else:
            painter.drawLine(QPointF(self.room.left(), at.y()), QPointF(self.room.right(), at.y()))
            above = at.y() - 5 > self.room.top() + metrics.height()
            place = QPointF(self.room.right() - width, at.y() - 5 if above else at.y() + metrics.ascent() + 5)
        halo_text(painter, place, text, font, QColor(self.theme.text), QColor(self.theme.surround))


class BarItem(_Beside):
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
        painter.drawText(QPointF(left, top + 10), "Landings")
        painter.setFont(small)
        painter.setPen(QColor(self.theme.secondary))
        painter.drawText(QPointF(left, top + 25), "% per cm²")
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
        full = heat_top(self._landing.density)
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


def nice_ticks(top: float, most: int = 4) -> tuple[float, float]:
    """A step of 1, 2 or 5 times a power of ten, and the axis end that holds `top` in at most `most` steps."""
    if top <= 0:
        return 1.0, 1.0
    size = 10.0 ** floor(log10(top / most))
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor * most >= top)
    return step, step * -(-top // step)
