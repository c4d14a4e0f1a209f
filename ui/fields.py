"""Fields for numbers."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import isinf

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QValidator, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QDoubleSpinBox,
    QLineEdit,
    QPlainTextEdit,
    QToolTip,
    QWidget,
)

from ui.language import tr
from ui.numbers import MINUS, NARROW, figures, number
from ui.owners import belongs_to

_NUMBER = re.compile(r"[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?", re.IGNORECASE)
_LETTER = re.compile(r"[^\W\d_]|/")
_LONGEST, _WHOLE = 40, 1e9
"""Signs that can be typed; from where on numbers are told by their power of ten."""


class NumberField(QDoubleSpinBox):
    """A number with its unit. The value counts when typing ends; the wheel acts only on the focused field.

    Anything can be typed: what is no number, or out of range, is not taken, and `tell` is given why, in one sentence;
    it stands beside the field where nobody else shows it. More digits than the field has are rounded.
    """

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
        self.lineEdit().setMaxLength(_LONGEST)
        self.editingFinished.connect(lambda: self.lineEdit().setModified(False))
        self.tell: Callable[[str], None] = self._tip

    def show_value(self, value: float) -> None:
        """Show the document's value without sending it back; what is being typed meanwhile stays."""
        line = self.lineEdit()
        if self.hasFocus() and line.isModified():
            typed, at = line.text(), line.cursorPosition()
            self.blockSignals(True)
            self.setValue(value)  # what the typed number will be compared with
            line.setText(typed)
            line.setCursorPosition(at)
            line.setModified(True)
            self.blockSignals(False)
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
        if input and input == self.specialValueText():
            return QValidator.State.Acceptable, input, pos
        state, _, _ = super().validate(self._plain(input), pos)
        if (
            state == QValidator.State.Invalid
        ):  # else keys that are not taken make another number of what is typed
            state = QValidator.State.Intermediate
        return state, input, pos

    def fixup(self, input: str) -> str:
        """What was typed as the field can hold it, or as it was where it is out of range."""
        typed = self._bare(input)
        if not _NUMBER.fullmatch(plain := self._plain(typed).replace(self.locale().decimalPoint(), ".")):
            if typed:
                self.tell(tr("“{typed}” is no number that is known here.", typed=typed))
            return input
        value = float(plain)
        if self.minimum() <= (rounded := round(value, self.decimals())) <= self.maximum():
            return self.prefix() + self.textFromValue(rounded) + self.suffix()
        self.tell(self.out_of_range(value, typed))
        return input

    def out_of_range(self, value: float, typed: str) -> str:
        """Why a value is not taken, as typed where no float is so large, and what may be given."""
        least, most = (number(end, self.decimals()) for end in (self.minimum(), self.maximum()))
        given = number(value, self.decimals()) if abs(value) < _WHOLE else figures(value)
        given = typed if isinf(value) else given
        unit = self.suffix()
        return tr(
            "{value} is out of range: give {low} to {high}", value=given + unit, low=least, high=most + unit
        )

    def _tip(self, sentence: str) -> None:
        QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), sentence, self)

    def _bare(self, text: str) -> str:
        """Without its unit, which may have been typed once more; another unit that ends alike stays whole."""
        text, unit = text.removeprefix(self.prefix()).strip(), self.suffix().strip()
        while unit and text.endswith(unit) and not _LETTER.fullmatch(text.removesuffix(unit)[-1:]):
            text = text.removesuffix(unit).strip()
        return text

    def _plain(self, text: str) -> str:
        point = self.locale().decimalPoint()
        return (
            re.sub(r"(?<=\d)\s(?=\d)", "", text).replace(MINUS, "-").replace(".", point).replace(",", point)
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape gives up what is being typed."""
        line = self.lineEdit()
        if event.key() == Qt.Key.Key_Escape and line.isModified():
            line.setText(self.prefix() + self.textFromValue(self.value()) + self.suffix())
            self.selectAll()
            line.setModified(False)
            return
        super().keyPressEvent(event)

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


def settle_typed(window: QWidget) -> None:
    """What is being typed in a window counts now, floating docks included, and the keyboard stays where it is."""
    typing = QApplication.focusWidget()
    if isinstance(typing, QAbstractSpinBox | QLineEdit | QPlainTextEdit) and belongs_to(typing, window):
        typing.clearFocus()
        typing.setFocus()


def take_typed(window: QWidget) -> None:
    """What is being typed in a window counts now: it is about to go."""
    for typing in (QApplication.focusWidget(), window.focusWidget()):
        if typing is not None:
            typing.clearFocus()
