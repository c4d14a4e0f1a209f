"""Parts of the board in the Parameters dock that are lists: seams, rails, tokens that differ from the others.

They belong to the board itself, so that a change of them is a change of the board, not of a number on it.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from lab import Board, BoardError
from ui.docks.panel import label
from ui.document import LabDocument
from ui.fields import NumberField, let_go
from ui.flow import Flow
from ui.icons import icon
from ui.lab_words import line
from ui.language import mark, tr
from ui.sides import SIDES, TOKENS
from ui.theme import Theme, text_font

RAILS = {"left": mark("left"), "right": mark("right"), "near": mark("near"), "far": mark("far")}


class _Editor(QWidget):
    """A titled block that follows the document's board."""

    def __init__(self, document: LabDocument, theme: Theme) -> None:
        super().__init__()
        self._document, self._theme = document, theme
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(10, 4, 8, 2)
        self.column.setSpacing(2)
        document.changed.connect(self._changed)

    def set_theme(self, theme: Theme) -> None:
        """Draw icons in another theme."""
        self._theme = theme
        self.refresh()

    def _changed(self, names: frozenset[str]) -> None:
        if names & {"board", "base"}:
            self.refresh()

    def refresh(self) -> None:
        """Show the board's part."""
        raise NotImplementedError

    def _put(self, text: str, merge_key: str | None = None, **fields: Any) -> None:
        """Replace parts of the base board; what it refuses is said by the document."""
        document = self._document
        try:
            board = document.state.base.replace(**fields)
        except BoardError as error:
            document.refused.emit("board", line(error))
        else:
            document.put_board(board, text, merge_key)
        self.refresh()

    def _field(
        self, decimals: int, unit: str, step: float, limits: tuple[float, float], name: str
    ) -> NumberField:
        field = NumberField(decimals, unit)
        field.setRange(*limits)
        field.setSingleStep(step)
        field.setAccessibleName(name)
        field.setToolTip(name)
        field.setMinimumWidth(82)
        return field

    def _remove_button(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setProperty("reset", True)
        button.setAutoRaise(True)
        button.setToolTip(name)
        button.setAccessibleName(name)
        return button


class _ListEditor(_Editor):
    """One row of widgets an entry, rebuilt when their number changes, and a button that adds one."""

    def __init__(self, document: LabDocument, theme: Theme, add: str) -> None:
        super().__init__(document, theme)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(4)
        self._grid.setVerticalSpacing(2)
        self.heads = [label(head, "secondary") for head in self._heads()]
        for column, head in enumerate(self.heads, 1):
            head.setFont(text_font(11))
            self._grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignRight)
        self.column.addLayout(self._grid)
        self.add = QPushButton(add)
        self.add.setProperty("link", True)
        self.add.clicked.connect(self._add)
        line = QHBoxLayout()
        line.addWidget(self.add)
        line.addStretch(1)
        self.column.addLayout(line)
        self._rows: list[list[QWidget]] = []
        self.refresh()

    def _add(self) -> None:
        raise NotImplementedError

    def _heads(self) -> tuple[str, ...]:
        """What the fields of a row are, from its second widget on; written over the first row."""
        raise NotImplementedError

    def _row(self, at: int) -> list[QWidget]:
        """The widgets of entry `at`."""
        raise NotImplementedError

    def _lay(self, count: int) -> None:
        """As many rows as there are entries, their buttons in the theme's colours."""
        while len(self._rows) > count:
            for widget in self._rows.pop():
                self._grid.removeWidget(widget)
                let_go(widget)
        while len(self._rows) < count:
            at = len(self._rows)
            row = self._row(at)
            for column, widget in enumerate(row):
                self._grid.addWidget(widget, at + 1, column)
            self._rows.append(row)
        for head in self.heads:
            head.setVisible(count > 0)
        for row in self._rows:
            if isinstance(row[-1], QToolButton):
                row[-1].setIcon(icon("close", self._theme))


class SeamsEditor(_ListEditor):
    """Seams: how far up the board (cm), how high (mm), which part of the climb is lost (%)."""

    def __init__(self, document: LabDocument, theme: Theme) -> None:
        super().__init__(document, theme, tr("Add a seam"))
        self.add.setToolTip(tr("A joint of the board, as a small bump across it"))

    def _heads(self) -> tuple[str, ...]:
        return tr("Place"), tr("Height"), tr("Loss")

    def refresh(self) -> None:
        seams = self._document.board.seams
        self._lay(len(seams))
        for row, seam in zip(self._rows, seams, strict=True):
            for widget, value in zip(
                row[1:4], (100 * seam.y, 1000 * seam.height, 100 * seam.loss), strict=True
            ):
                assert isinstance(widget, NumberField)
                widget.show_value(value)

    def _row(self, at: int) -> list[QWidget]:
        numbers = [
            self._field(1, "cm", 1.0, (0.1, 999.0), tr("Seam {n}, place up the board", n=at + 1)),
            self._field(2, "mm", 0.05, (0.0, 10.0), tr("Seam {n}, height", n=at + 1)),
            self._field(0, "%", 5.0, (0.0, 100.0), tr("Seam {n}, part of the climb that is lost", n=at + 1)),
        ]
        for key, scale, field in zip(("y", "height", "loss"), (100, 1000, 100), numbers, strict=True):
            field.valueChanged.connect(lambda value, key=key, scale=scale: self._set(at, key, value / scale))
        remove = self._remove_button(tr("Remove seam {n}", n=at + 1))
        remove.clicked.connect(lambda: self._remove(at))
        return [QLabel(tr("Seam {n}", n=at + 1)), *numbers, remove]

    def _plain(self) -> list[dict[str, Any]]:
        return [seam.model_dump() for seam in self._document.state.base.seams]

    def _set(self, at: int, key: str, value: float) -> None:
        state, seams = self._document.state, self._plain()
        if key == "y":  # on a board of another length the seam has moved with it
            value *= state.base.length / state.board.length
        seams[at][key] = value
        self._put(tr("Change a seam"), f"seam.{at}.{key}", seams=seams)

    def _remove(self, at: int) -> None:
        seams = self._plain()
        del seams[at]
        self._put(tr("Remove a seam"), seams=seams)

    def _add(self) -> None:
        base = self._document.state.base
        middle = 0.5 * (base.go_line + base.length)
        self._put(tr("Add a seam"), seams=[*self._plain(), {"y": middle, "height": 0.0005, "loss": 0.5}])


class RailsEditor(_Editor):
    """Rails: along which sides, and how tokens bounce off them."""

    def __init__(self, document: LabDocument, theme: Theme) -> None:
        super().__init__(document, theme)
        self.sides: dict[str, QCheckBox] = {}
        line = Flow(gap=8, line_gap=2)
        line.add(QLabel(tr("Rails")))
        for side, name in RAILS.items():
            box = self.sides[side] = QCheckBox(tr(name))
            box.setAccessibleName(tr("Rail on the {side} side", side=tr(name)))
            box.clicked.connect(self._set_sides)
            line.add(box)
        self.column.addLayout(line)
        self.numbers = QWidget()
        inner = QHBoxLayout(self.numbers)
        inner.setContentsMargins(0, 0, 0, 0)
        self.restitution = self._field(2, "", 0.05, (0.0, 1.0), tr("Restitution of the rails"))
        self.friction = self._field(2, "", 0.05, (0.0, 1.0), tr("Friction of the rails"))
        for name, field in ((tr("Restitution"), self.restitution), (tr("Friction"), self.friction)):
            inner.addWidget(QLabel(name))
            inner.addWidget(field)
        inner.addStretch(1)
        self.column.addWidget(self.numbers)
        self.restitution.valueChanged.connect(lambda value: self._set("restitution", value))
        self.friction.valueChanged.connect(lambda value: self._set("friction", value))
        self.refresh()

    def refresh(self) -> None:
        rails = self._document.board.rails
        for side, box in self.sides.items():
            box.setChecked(side in rails.sides)
        self.numbers.setVisible(bool(rails.sides))
        self.restitution.show_value(rails.restitution)
        self.friction.show_value(rails.friction)

    def _set_sides(self) -> None:
        sides = [side for side, box in self.sides.items() if box.isChecked()]
        rails = {**self._document.state.base.rails.model_dump(), "sides": sides}
        self._put(tr("Change the rails"), rails=rails)

    def _set(self, key: str, value: float) -> None:
        rails = {**self._document.state.base.rails.model_dump(), key: value}
        self._put(tr("Change the rails"), f"rails.{key}", rails=rails)


class TokensEditor(_ListEditor):
    """Tokens that differ from the others in mass and radius: one, or all of a side."""

    def __init__(self, document: LabDocument, theme: Theme) -> None:
        super().__init__(document, theme, tr("Add a token that differs"))
        self.add.setToolTip(tr("A mass or a radius of its own, for one token or for all of a side"))

    def _heads(self) -> tuple[str, ...]:
        return tr("Mass"), tr("Radius")

    def refresh(self) -> None:
        board = self._document.board
        names = list(board.tokens)
        self._lay(len(names))
        for row, name in zip(self._rows, names, strict=True):
            who, mass, radius = row[:3]
            assert (
                isinstance(who, QComboBox)
                and isinstance(mass, NumberField)
                and isinstance(radius, NumberField)
            )
            if who.findData(name) < 0:
                who.addItem(name, name)
            who.setCurrentIndex(who.findData(name))
            mass.show_value(1000 * board.tokens[name].mass)
            radius.show_value(100 * board.tokens[name].radius)

    def _row(self, at: int) -> list[QWidget]:
        who = QComboBox()
        who.setAccessibleName(tr("Token {n} that differs", n=at + 1))
        for name in (*SIDES, *sorted(TOKENS)):
            who.addItem(name, name)
        who.activated.connect(lambda: self._rename(at, who.currentData()))
        mass = self._field(1, "g", 0.5, (0.1, 1000.0), tr("Mass of token {n} that differs", n=at + 1))
        radius = self._field(2, "cm", 0.05, (0.2, 6.0), tr("Radius of token {n} that differs", n=at + 1))
        mass.valueChanged.connect(lambda value: self._set(at, "mass", value / 1000))
        radius.valueChanged.connect(lambda value: self._set(at, "radius", value / 100))
        remove = self._remove_button(tr("Remove token {n} that differs", n=at + 1))
        remove.clicked.connect(lambda: self._remove(at))
        return [who, mass, radius, remove]

    def _plain(self) -> dict[str, dict[str, Any]]:
        return {name: token.model_dump() for name, token in self._document.state.base.tokens.items()}

    def _set(self, at: int, key: str, value: float) -> None:
        tokens = self._plain()
        name = list(tokens)[at]
        tokens[name][key] = value
        self._put(tr("Change {token}", token=name), f"token.{name}.{key}", tokens=tokens)

    def _rename(self, at: int, name: str) -> None:
        tokens = self._plain()
        old = list(tokens)[at]
        if name in tokens:
            self.refresh()
            return
        renamed = {name if key == old else key: value for key, value in tokens.items()}
        self._put(tr("Change {token}", token=name), tokens=renamed)

    def _remove(self, at: int) -> None:
        tokens = self._plain()
        name = list(tokens)[at]
        del tokens[name]
        self._put(tr("Remove {token}", token=name), tokens=tokens)

    def _add(self) -> None:
        base: Board = self._document.state.base
        tokens = self._plain()
        free = next((name for name in (*sorted(TOKENS), *SIDES) if name not in tokens), None)
        if free is not None:
            heavier = {**base.token.model_dump(), "mass": 2 * base.token.mass}
            self._put(tr("Add {token}", token=free), tokens={**tokens, free: heavier})
