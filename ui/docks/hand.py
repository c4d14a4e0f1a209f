"""The hand's numbers in the Parameters dock: how much angle, speed, place and spin scatter from throw to throw."""

from __future__ import annotations

from dataclasses import replace
from math import pi
from typing import Any

from PySide6.QtWidgets import QGridLayout

from lab import Board, LabError, Thrower
from lab.throwers import PRESETS
from ui.docks.parameter_row import ParameterRow
from ui.document import LabDocument
from ui.hands import hand_name
from ui.lab_words import in_words
from ui.language import mark, tr
from ui.parameters import Parameter
from ui.theme import Theme


def _number(
    key: str, name: str, unit: str, scale: float, limits: tuple[float, float], usual: tuple[float, float]
) -> Parameter:
    """A sigma of the hand as a parameter: the board is not asked for it."""

    def of_no_board(board: Board) -> float:
        raise NotImplementedError

    source = mark(
        "standard deviation from throw to throw; a practised hand lies left, a first-timer right; assumed"
    )
    decimals = 0 if key == "spin" else 1
    step = 1.0 if key == "spin" else 0.1
    return Parameter(key, name, "Hand", unit, scale, decimals, step, limits, usual, source, "", of_no_board)


NUMBERS = (
    _number("angle", mark("Angle scatter"), "°", 180 / pi, (0.0, 20.0), (0.5, 4.0)),
    _number("speed", mark("Speed scatter"), "%", 100.0, (0.0, 50.0), (1.0, 8.0)),
    _number("place", mark("Place scatter"), "mm", 1000.0, (0.0, 50.0), (1.0, 10.0)),
    _number("spin", mark("Spin scatter"), "rad/s", 1.0, (0.0, 100.0), (0.0, 5.0)),
)


class HandRows:
    """Four rows in the grid from row `at`; `end` is the first free one below."""

    def __init__(self, document: LabDocument, grid: QGridLayout, at: int, theme: Theme) -> None:
        self._document, self._theme = document, theme
        self.rows: dict[str, ParameterRow] = {}
        for parameter in NUMBERS:
            row = self.rows[parameter.key] = ParameterRow(grid, at, parameter, theme)
            row.strip.step.connect(document.end_step)
            row.field.setObjectName(f"hand-{parameter.key}")
            row.field.valueChanged.connect(lambda _, key=parameter.key: self._send(key))
            row.reset.clicked.connect(lambda _, key=parameter.key: self._reset(key))
            at += 2
        self.end = at
        self._own = document.state.thrower
        document.changed.connect(self._changed)
        self._show()

    def set_theme(self, theme: Theme) -> None:
        """Draw strips and icons in another theme."""
        self._theme = theme
        self._show()

    def _start(self) -> Thrower:
        """The hand that a reset goes back to: the preset that was chosen last, else the casual one."""
        thrower = self._document.state.thrower
        if thrower.name in PRESETS:
            self._own = thrower
        return self._own if self._own.name in PRESETS else Thrower.preset("casual")

    def _send(self, key: str) -> None:
        row = self.rows[key]
        self._set(key, row.field.value() / row.parameter.scale, merge=True)

    def _reset(self, key: str) -> None:
        self._set(key, getattr(self._start(), key), merge=False)

    def _set(self, key: str, value: float, *, merge: bool) -> None:
        state, row = self._document.state, self.rows[key]
        start = self._start()
        try:
            given: dict[str, Any] = {"name": "own", "source": "given", key: value}
            hand = replace(state.thrower, **given)
        except LabError as error:
            row.refuse(in_words(error.message), self._theme)
            return
        if replace(hand, name=start.name, source=start.source) == start:
            hand = start
        self._document.push(
            replace(state, thrower=hand),
            tr("Change {name}", name=tr(row.parameter.name)),
            f"hand.{key}" if merge else None,
        )

    def _changed(self, names: frozenset[str]) -> None:
        if names & {"thrower", "lesson"}:
            self._show()

    def _show(self) -> None:
        thrower, start = self._document.state.thrower, self._start()
        locked = "hand" in self._document.part("lesson").locked
        for key, row in self.rows.items():
            parameter = row.parameter
            tooltip = "\n".join((tr("{name} of the hand", name=tr(parameter.name)), tr(parameter.source)))
            row.show_value(
                getattr(thrower, key) * parameter.scale,
                getattr(start, key) * parameter.scale,
                origin=hand_name(thrower),
                tooltip=tooltip,
                locked=locked,
                theme=self._theme,
            )
