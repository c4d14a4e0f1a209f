"""Fields for numbers."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QValidator, QWheelEvent
from PySide6.QtWidgets import QApplication, QDoubleSpinBox, QWidget

from ui.numbers import MINUS, NARROW, number


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
