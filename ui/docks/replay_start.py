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
from ui.sides import SIDES
from ui.table.words import side_name
from ui.theme import Theme

MOST = 1_000_000


class RoundStart(QWidget):
    """A button that opens a small form; while it is not touched, a first round begins (K2)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        """The sides of the table; their order is kept while they are the same."""
        if set(sides) != set(self.order):
            self.order = tuple(sides)
        elif theme is self._theme:
            return
        self._theme = theme
        for row, place in enumerate(self.places):
            here = row < len(self.order)
            for column in range(3):
                self._cells[row][column].setVisible(here)
            place.clear()
            for side in self.order:
                place.addItem(token_icon(f"{side}-1", theme), side_name(side), side)
            place.setCurrentIndex(row if here else -1)

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
        for row, side in enumerate(self.order):
            self.places[row].setCurrentIndex(self.places[row].findData(side))

    def _open(self, on: bool) -> None:
        self.form.setVisible(on)
        self.more.setArrowType(Qt.ArrowType.DownArrow if on else Qt.ArrowType.RightArrow)
