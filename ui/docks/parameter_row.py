"""One number in the Parameters dock: name, field, strip of the usual range, origin or reset, refusal below."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QLabel, QToolButton

from ui.docks.panel import Brief, wrapped
from ui.fields import NumberField
from ui.icons import icon
from ui.language import tr
from ui.numbers import NARROW, number
from ui.parameters import Parameter
from ui.range_strip import RangeStrip
from ui.theme import Theme

FIELD_WIDTH, ORIGIN_WIDTH = 98, 48


class ParameterRow:
    """The widgets of one parameter in the grid, which it takes two rows of; `shown` hides or shows them all."""

    def __init__(self, grid: QGridLayout, at: int, parameter: Parameter, theme: Theme) -> None:
        self.parameter = parameter
        self.name = QLabel(tr(parameter.short or parameter.name))
        self.name.setWordWrap(True)  # long names in other languages push nothing out of the dock
        self.name.setContentsMargins(24 if parameter.short else 10, 0, 0, 0)
        self.field = NumberField(parameter.decimals, parameter.unit)
        self.field.setRange(*parameter.limits)
        self.field.setSingleStep(parameter.step)
        self.field.setFixedWidth(FIELD_WIDTH)
        self.field.setAccessibleName(tr(parameter.name))
        self.field.setObjectName(f"parameter-{parameter.key}")
        self.field.tell = self._out_of_range
        self.field.lineEdit().textEdited.connect(lambda: self._out_of_range(""))
        self.name.setBuddy(self.field)
        self.strip = RangeStrip(parameter.usual, theme)
        self.strip.moved.connect(lambda: self._out_of_range(""))
        self.strip.moved.connect(self.field.setValue)
        self.origin = Brief("", "secondary")
        self.origin.setContentsMargins(0, 0, 8, 0)
        self.reset = QToolButton()
        self.reset.setProperty("reset", True)
        self.reset.setAutoRaise(True)
        self.reset.setObjectName(f"reset-{parameter.key}")
        self.reset.setAccessibleName(tr("Reset {name}", name=tr(parameter.name)))
        self.refusal = wrapped("", "refusal")
        self.refusal.setContentsMargins(10, 0, 8, 2)
        self.refusal.hide()
        for column, widget in enumerate((self.name, self.field, self.strip, self.origin)):
            grid.addWidget(widget, at, column)
        grid.addWidget(self.reset, at, 3)
        grid.addWidget(self.refusal, at + 1, 0, 1, 4)
        self._shown = True
        self._told: object = None
        self._drawn_for: Theme | None = None

    def show_row(self, shown: bool) -> None:
        """Whether the number is one of the board as it is."""
        if shown == self._shown:
            return
        self._shown = shown
        for widget in (self.name, self.field, self.strip, self.origin, self.reset):
            widget.setVisible(shown)

    def show_value(
        self, value: float, own: float, *, origin: str, tooltip: str, locked: bool, theme: Theme
    ) -> None:
        """The value beside the board's own one, both in the unit shown, and where that came from."""
        parameter = self.parameter
        changed = abs(value - own) > 0.5 * 10**-parameter.decimals
        self.field.show_value(value)
        self.refuse("", theme)
        told = (value, own, origin, tooltip, locked, theme, self._shown)
        if told == self._told:  # a slider changes one row of many, many times a second
            return
        self._told = told
        self.field.setToolTip(tr("Locked by the lesson") if locked else tooltip)
        self.field.setEnabled(not locked)
        self.strip.setEnabled(not locked)
        self.strip.show_value(value, changed=changed, theme=theme)
        self.origin.setText(tr("locked") if locked else origin)
        self.origin.setVisible(self._shown and (locked or not changed))
        self.reset.setVisible(self._shown and changed and not locked)
        if theme is not self._drawn_for:
            self._drawn_for = theme
            self.reset.setIcon(icon("reset", theme))
        unit = f"{NARROW}{parameter.unit}" if parameter.unit else ""
        self.reset.setToolTip(tr("Back to {value}", value=number(own, parameter.decimals) + unit))
        if self.name.property("changed") != changed:
            self.name.setProperty("changed", changed)
            self.name.style().polish(self.name)

    def _out_of_range(self, sentence: str) -> None:
        """Say what was typed in vain; the next key takes it back."""
        if self._drawn_for is not None:
            self.refuse(sentence, self._drawn_for)

    def refuse(self, sentence: str, theme: Theme) -> None:
        """Say under the field why the value was not taken; "" takes it back."""
        self.refusal.setText(sentence)
        self.refusal.setVisible(bool(sentence))
        self.field.refuse(theme.error_text if sentence else None)
