"""The Parameters dock: the numbers of surface, token, collision and board, with unit, usual range and origin.

A number counts at once, on the table at rest and in motion. What the board refuses is said under the field
and the old value stays in force.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QToolButton, QWidget

from ui.desk import Desk
from ui.docks.panel import Panel, label, wrapped
from ui.fields import NumberField, RangeStrip
from ui.icons import icon
from ui.language import tr
from ui.parameters import (
    PARAMETERS,
    SECTIONS,
    Parameter,
    counts,
    depends_on_mass,
    law_note,
    origin_mark,
)
from ui.theme import Theme

FIELD_WIDTH = 98
MASS_NOTE = "Equal masses: no path depends on it."


class _Row:
    """One parameter's widgets in the grid; the refusal lies in the row below."""

    def __init__(self, grid: QGridLayout, at: int, parameter: Parameter, theme: Theme) -> None:
        self.parameter = parameter
        self.name = QLabel(parameter.short or parameter.name)
        self.field = NumberField(parameter.decimals, parameter.unit)
        self.field.setRange(*parameter.limits)
        self.field.setSingleStep(parameter.step)
        self.field.setFixedWidth(FIELD_WIDTH)
        self.field.setAccessibleName(parameter.name)
        self.field.setObjectName(f"parameter-{parameter.key}")
        self.name.setBuddy(self.field)
        self.strip = RangeStrip(parameter.usual, theme)
        self.origin = label("", "secondary")
        self.reset = QToolButton()
        self.reset.setProperty("reset", True)
        self.reset.setAutoRaise(True)
        self.reset.setObjectName(f"reset-{parameter.key}")
        self.reset.setAccessibleName(f"Reset {parameter.name}")
        self.refusal = wrapped("", "refusal")
        self.refusal.hide()
        grid.addWidget(self.name, at, 0)
        grid.addWidget(self.field, at, 1)
        grid.addWidget(self.strip, at, 2)
        grid.addWidget(self.origin, at, 3)
        grid.addWidget(self.reset, at, 3)
        grid.addWidget(self.refusal, at + 1, 0, 1, 4)

    def refuse(self, sentence: str, theme: Theme) -> None:
        """Say under the field why the value was not taken; "" takes it back."""
        self.refusal.setText(sentence)
        self.refusal.setVisible(bool(sentence))
        self.field.refuse(theme.error_text if sentence else None)


class ParametersDock(Panel):
    """Shows and changes the board's numbers."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, tr("Parameters"), "parameters")
        self._document, self._theme = desk.document, desk.theme

    def fill(self) -> None:
        document, theme = self._document, self._theme
        content = QWidget()
        content.setObjectName("scrolled")
        grid = QGridLayout(content)
        grid.setContentsMargins(0, 0, 0, 8)
        grid.setVerticalSpacing(2)
        grid.setHorizontalSpacing(6)
        grid.setColumnStretch(0, 1)
        self._rows: dict[str, _Row] = {}
        self._mass_note = self._note()
        self._law_note = wrapped("", "secondary")
        self._law_note.setContentsMargins(10, 0, 8, 2)
        at = 0
        for section in SECTIONS:
            grid.addWidget(label(section, "section"), at, 0, 1, 4)
            at += 1
            if section == "Surface":
                grid.addWidget(self._law_note, at, 0, 1, 4)
                at += 1
            for parameter in (p for p in PARAMETERS if p.section == section):
                row = self._rows[parameter.key] = _Row(grid, at, parameter, theme)
                row.name.setContentsMargins(24 if parameter.short else 10, 0, 0, 0)
                row.refusal.setContentsMargins(10, 0, 8, 2)
                row.origin.setContentsMargins(0, 0, 8, 0)
                row.field.valueChanged.connect(lambda _, key=parameter.key: self._send(key))
                row.reset.clicked.connect(lambda _, key=parameter.key: document.reset_parameter(key))
                at += 2
                if parameter.key == "mass":
                    grid.addWidget(self._mass_note, at, 0, 1, 4)
                    at += 1
        grid.setRowStretch(at, 1)
        scroll = QScrollArea()
        scroll.setWidget(content)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.column.addWidget(scroll)
        self.setMinimumWidth(346)
        document.changed.connect(self._document_changed)
        document.refused.connect(self._refused)

    def _note(self) -> QWidget:
        note = QWidget()
        row = QHBoxLayout(note)
        row.setContentsMargins(10, 0, 8, 2)
        row.setSpacing(5)
        self._note_icon = QLabel()
        row.addWidget(self._note_icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(wrapped(MASS_NOTE, "secondary"), 1)
        return note

    def restyle(self, theme: Theme) -> None:
        """Draw strips and icons in another theme."""
        self._theme = theme
        self._show()

    def _send(self, key: str) -> None:
        row = self._rows[key]
        row.refuse("", self._theme)
        if not self._document.set_parameter(key, row.field.value() / row.parameter.scale):
            row.field.show_value(row.parameter.shown(self._document.board))

    def _refused(self, key: str, sentence: str) -> None:
        if key in self._rows:
            self._rows[key].refuse(sentence, self._theme)

    def _document_changed(self, names: frozenset[str]) -> None:
        if names & {"board", "base", "changes"}:
            self._show()

    def _show(self) -> None:
        state = self._document.state
        board, base = state.board, state.base
        for row in self._rows.values():
            parameter = row.parameter
            value = parameter.shown(board)
            changed = abs(value - parameter.shown(base)) > 0.5 * 10**-parameter.decimals
            row.field.show_value(value)
            row.refuse("", self._theme)
            row.field.setToolTip(parameter.tooltip(base))
            row.name.setEnabled(counts(board, parameter))
            row.field.setEnabled(counts(board, parameter))
            row.strip.show_value(value, changed=changed, theme=self._theme)
            row.origin.setText(origin_mark(base, parameter))
            row.origin.setVisible(not changed)
            row.reset.setVisible(changed)
            row.reset.setIcon(icon("reset", self._theme))
            shown = f"{parameter.shown(base):.{parameter.decimals}f} {parameter.unit}".strip()
            row.reset.setToolTip(f"Back to the board's {shown}")
            if row.name.property("changed") != changed:
                row.name.setProperty("changed", changed)
                row.name.style().polish(row.name)
        self._law_note.setText(law_note(board))
        self._mass_note.setVisible(not depends_on_mass(board))
        self._note_icon.setPixmap(icon("info", self._theme).pixmap(14, 14))
