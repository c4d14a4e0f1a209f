"""Fields for numbers, and the strip that shows where a number lies in its usual range."""

from __future__ import annotations

import re
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QValidator, QWheelEvent
from PySide6.QtWidgets import QApplication, QDoubleSpinBox, QWidget

from ui.language import tr
from ui.numbers import MINUS, NARROW, figures, number
from ui.theme import Theme, text_font


class NumberField(QDoubleSpinBox):
    """A number with its unit. The value counts when typing ends; the wheel acts only on the focused field."""

    def __init__(self, decimals: int, unit: str) -> None:
        super().__init__()
        self.setDecimals(decimals)
        self.setKeyboardTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setGroupSeparatorShown(False)
        self.setMinimumHeight(22)  # layouts that are short of room squeeze the figures otherwise
        if unit:
            self.setSuffix(unit if unit == "°" else f"{NARROW}{unit}")
        self._refused: str | None = None

    def show_value(self, value: float) -> None:
        """Show the document's value without sending it back."""
        if self.hasFocus() and self.lineEdit().isModified():
            return
        if self.text() == self.prefix() + self.textFromValue(value) + self.suffix():
            return  # to set a value that is there paints its field, and fields are many while a slider moves
        self.blockSignals(True)
        self.setValue(value)
        self.blockSignals(False)

    def set_limits(self, lo: float, hi: float) -> None:
        """The range that can be typed, without sending a value that it cuts."""
        if (round(lo, self.decimals()), round(hi, self.decimals())) == (self.minimum(), self.maximum()):
            return
        self.blockSignals(True)
        self.setRange(lo, hi)
        self.blockSignals(False)

    def refuse(self, edge: str | None) -> None:
        """A red edge (the colour) while a value was not taken; None takes it away."""
        if edge != self._refused:
            self._refused = edge
            self.update()

    def textFromValue(self, val: float) -> str:
        """The number as written everywhere: locale's sign, true minus."""
        return number(val, self.decimals())

    def valueFromText(self, text: str) -> float:
        """Reads a true minus too, and a point or a comma."""
        return super().valueFromText(self._plain(text))

    def validate(self, input: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Valid if the plain form is; what was typed stays as typed."""
        state, _, at = super().validate(self._plain(input), pos)
        return state, input, at

    def _plain(self, text: str) -> str:
        point = self.locale().decimalPoint()
        return (
            re.sub(r"(?<=\d)\s(?=\d)", "", text).replace(MINUS, "-").replace(".", point).replace(",", point)
        )

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._refused is not None:
            painter = QPainter(self)
            painter.setPen(QPen(QColor(self._refused), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
            painter.end()


def let_go(widget: QWidget) -> None:
    """Take a widget away for good. What is being typed into it is not sent any more: the entry that it stood for
    may be gone, and a field that loses the focus would speak once more."""
    for one in (widget, *widget.findChildren(QWidget)):
        one.blockSignals(True)
    widget.hide()
    widget.deleteLater()


def set_role(widget: QWidget, name: str, value: object, *also: QWidget) -> None:
    """A property that the style sheet asks for: the widget is drawn by it at once, and so is `also`, what it holds."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    for part in (widget, *also):
        part.style().unpolish(part)
        part.style().polish(part)


def take_typed(window: QWidget) -> None:
    """What is being typed in a window counts now: it is about to go."""
    for typing in (QApplication.focusWidget(), window.focusWidget()):
        if typing is not None:
            typing.clearFocus()


DOT, GAP = 3.5, 6.0
"""px: radius of a strip's dot, and from its figures to its line, so that a dot at an end is free of them."""


class RangeStrip(QWidget):
    """The usual range of a number as a line between its ends, with a dot where the number lies."""

    def __init__(self, usual: tuple[float, float], theme: Theme) -> None:
        super().__init__()
        self._usual = usual
        self._value = usual[0]
        self._changed = False
        self.theme = theme
        metrics = QFontMetricsF(text_font(11))
        ends = sum(metrics.horizontalAdvance(figures(end)) for end in usual)
        self.setMinimumWidth(max(72, ceil(ends + 2 * GAP + 2 * DOT + 1)))

    def show_value(self, value: float, *, changed: bool, theme: Theme) -> None:
        """Where the dot lies, and whether in the accent colour."""
        self._value, self._changed, self.theme = value, changed, theme
        lo, hi = (figures(end) for end in self._usual)
        self.setToolTip(tr("usually {lo} to {hi}", lo=lo, hi=hi))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(80, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = text_font(11)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.secondary))
        lo, hi = (figures(end) for end in self._usual)
        middle = self.height() / 2
        end_width = max(24.0, metrics.horizontalAdvance(lo))
        base = middle + metrics.capHeight() / 2
        painter.drawText(QPointF(end_width - metrics.horizontalAdvance(lo), base), lo)
        right = max(metrics.horizontalAdvance(hi), 18.0)
        painter.drawText(QPointF(self.width() - right, base), hi)
        line = QRectF(end_width + GAP, middle - 1, self.width() - right - end_width - 2 * GAP, 2)
        painter.fillRect(line, QColor(self.theme.line))
        part = (self._value - self._usual[0]) / (self._usual[1] - self._usual[0])
        at = line.left() + line.width() * min(max(part, 0.0), 1.0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.accent if self._changed else self.theme.secondary))
        painter.drawEllipse(QPointF(at, middle), DOT, DOT)
        painter.end()
