"""What a round to be recorded begins with: the turn order, each side's cash, the pot."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from lab import Board, RuleOptions
from lab.play.open_game import OpenGame, begin_round
from ui.fields import NumberField
from ui.icons import token_icon
from ui.language import tr
from ui.numbers import number
from ui.sides import SIDES, side_name
from ui.theme import Theme

MOST = 1_000_000


class RoundStart(QWidget):
    """A button that opens a small form. While that is closed a first round begins (K2), in the table's order: what is
    not seen is not in force.
    """

    def __init__(self) -> None:
        super().__init__()
        self._sides: tuple[str, ...] = ()
        self.order: tuple[str, ...] = ()
        self._theme: Theme | None = None
        self.places: list[QComboBox] = []
        self.cash: list[NumberField] = []
        self._cells: list[tuple[QWidget, ...]] = []
        self.more = QToolButton()
        self.more.setText(tr("Order and money before the round"))
        self.more.setCheckable(True)
        self.more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more.setArrowType(Qt.ArrowType.RightArrow)
        self.form = QWidget()
        self.form.hide()
        self._grid = QGridLayout(self.form)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for row in range(len(SIDES)):
            self._add_place(row)
        self.pot = self._money(tr("Pot before the round"), RuleOptions().pot_refill)
        self._grid.addWidget(QLabel(tr("Pot")), len(SIDES), 1)
        self._grid.addWidget(self.pot, len(SIDES), 2)
        self._grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.form)
        self.more.toggled.connect(self._open)

    def _add_place(self, row: int) -> None:
        place = QComboBox()
        place.setAccessibleName(tr("Side at place {n}", n=number(row + 1)))
        place.activated.connect(lambda _, at=row: self._choose(at))
        field = self._money(
            tr("Cash before the round at place {n}", n=number(row + 1)), RuleOptions().starting_cash
        )
        self._cells.append((QLabel(f"{number(row + 1)}."), place, field))
        for column, cell in enumerate(self._cells[-1]):
            self._grid.addWidget(cell, row, column)
        self.places.append(place)
        self.cash.append(field)

    def _money(self, name: str, value: int) -> NumberField:
        field = NumberField(0, "")
        field.setRange(0, MOST)
        field.setSingleStep(50)
        field.setValue(value)
        field.setAccessibleName(name)
        return field

    def show_sides(self, sides: tuple[str, ...], theme: Theme) -> None:
        """The sides of the table in its order; the form begins anew when that is another."""
        if (sides, theme) == (self._sides, self._theme):
            return
        other = sides != self._sides
        self._sides, self._theme = sides, theme
        for row, place in enumerate(self.places):
            for cell in self._cells[row]:
                cell.setVisible(row < len(sides))
            place.clear()
            for side in sides:
                place.addItem(token_icon(f"{side}-1", theme), side_name(side), side)
        if other:
            self.reset()
        self._show_order()

    def reset(self) -> None:
        """A first round in the table's order."""
        self.order = self._sides
        for field in self.cash:
            field.setValue(RuleOptions().starting_cash)
        self.pot.setValue(RuleOptions().pot_refill)
        self._show_order()

    def round(self, board: Board) -> OpenGame:
        """The round before its first slide; RuleError where it makes none."""
        money = [round(field.value()) for field in self.cash]
        return begin_round(
            board, self.order, dict(zip(self.order, money, strict=False)), round(self.pot.value())
        )

    def _choose(self, at: int) -> None:
        """A side takes a place; who sat there takes its. Money stays with the side."""
        other = self.order.index(self.places[at].currentData())
        order = list(self.order)
        order[at], order[other] = order[other], order[at]
        self.order = tuple(order)
        mine, its = self.cash[at].value(), self.cash[other].value()
        self.cash[at].setValue(its)
        self.cash[other].setValue(mine)
        self._show_order()

    def _show_order(self) -> None:
        for place, side in zip(self.places, self.order, strict=False):
            place.setCurrentIndex(place.findData(side))

    def _open(self, on: bool) -> None:
        self.form.setVisible(on)
        if not on:
            self.reset()
        self.more.setArrowType(Qt.ArrowType.DownArrow if on else Qt.ArrowType.RightArrow)
