"""The form of a new game: which sides play, who plays each, the house rules, the seed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from lab import Board, LabError
from lab.play.open_game import PERSON, OpenGame, Seat, begin_game
from lab.rules.policies import POLICIES
from lab.throwers import PRESETS
from ui.docks.house_rules import HouseRules
from ui.docks.panel import wrapped
from ui.fields import NumberField
from ui.icons import token_icon
from ui.lab_words import line
from ui.language import mark, tr
from ui.sides import SIDES, side_name
from ui.theme import Theme

WHO = {
    PERSON: mark("Person"),
    "greedy": mark("Policy: greedy"),
    "random": mark("Policy: random"),
}
SHORT = {PERSON: mark("Person"), "greedy": mark("Greedy"), "random": mark("Random")}
"""The same where there is little room; a tooltip says that the latter two are policies."""

HANDS = {"beginner": mark("Beginner"), "casual": mark("Casual"), "skilled": mark("Skilled")}
"""Hands' names as the window has them; all are assumed."""


class PlayForm(QWidget):
    """Asks for a new game. begun(game): it can begin. opening(): a saved one shall be opened."""

    begun = Signal(object)
    opening = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.board: Board | None = None
        self.plays: dict[str, QCheckBox] = {}
        self.who: dict[str, QComboBox] = {}
        self.hand: dict[str, QComboBox] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 12)
        column.setSpacing(8)
        column.addWidget(wrapped(tr("2 to 4 sides at this screen; each goes first once (K4)."), "secondary"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(4)
        for row, side in enumerate(SIDES):
            self._add_side(grid, 2 * row, side)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        column.addLayout(grid)
        self.seed = NumberField(0, "")
        self.seed.setRange(0, 1_000_000_000)
        self.seed.setValue(1)
        self.seed.setFixedWidth(120)
        self.seed.setAccessibleName(tr("Seed"))
        self.seed.setToolTip(
            tr("Draws the turn order (K3) and what policies' hands do: the same seed, the same game")
        )
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        form.addRow(tr("Seed"), self.seed)
        column.addLayout(form)
        self.refusal = wrapped("", "refusal")
        self.refusal.hide()
        column.addWidget(self.refusal)
        self.begin = QPushButton(tr("Begin the game"))
        self.begin.setProperty("accent", True)
        self.begin.clicked.connect(self._begin)
        column.addWidget(self.begin)
        self.open = QPushButton(tr("Open a saved game…"))
        self.open.clicked.connect(self.opening)
        column.addWidget(self.open)
        self.more = QToolButton()
        self.more.setText(tr("House rules"))
        self.more.setCheckable(True)
        self.more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more.setArrowType(Qt.ArrowType.RightArrow)
        self.house = HouseRules()
        self.house.hide()
        self.more.toggled.connect(self._show_house)
        column.addWidget(self.more)
        column.addWidget(self.house)
        column.addStretch(1)
        self._follow()

    def _add_side(self, grid: QGridLayout, row: int, side: str) -> None:
        plays = self.plays[side] = QCheckBox(side_name(side))
        plays.setChecked(side in SIDES[:2])
        plays.setAccessibleName(tr("{side} plays", side=side_name(side)))
        who = self.who[side] = QComboBox()
        for policy in (PERSON, *POLICIES):
            who.addItem(tr(SHORT[policy]), policy)
        who.setAccessibleName(tr("Who plays {side}", side=side_name(side)))
        who.setToolTip(tr("A person at this screen, or a policy that plays by itself: greedy or random"))
        hand = self.hand[side] = QComboBox()
        for name in PRESETS:
            hand.addItem(tr(HANDS[name]), name)
        hand.setCurrentIndex(hand.findData("casual"))
        hand.setAccessibleName(tr("Whose hand throws for {side}", side=side_name(side)))
        hand.setToolTip(tr("The hand's scatter; people throw on the table themselves"))
        grid.addWidget(plays, row, 0)
        grid.addWidget(who, row, 1)
        grid.addWidget(hand, row, 2)
        plays.toggled.connect(lambda _: self._follow())
        who.activated.connect(lambda _: self._follow())

    def _follow(self) -> None:
        for side in SIDES:
            on = self.plays[side].isChecked()
            self.who[side].setEnabled(on)
            self.hand[side].setEnabled(on and self.who[side].currentData() != PERSON)
        few = sum(box.isChecked() for box in self.plays.values()) < 2
        self.begin.setEnabled(not few)
        self.begin.setToolTip(tr("At least two sides play (K1)") if few else "")

    def restyle(self, theme: Theme) -> None:
        """Marks in another theme."""
        for side, box in self.plays.items():
            box.setIcon(token_icon(f"{side}-1", theme))

    def game(self, board: Board) -> OpenGame:
        """The game of the form on a board; LabError where it makes none."""
        seats = {
            side: Seat(self.who[side].currentData(), self.hand[side].currentData())
            for side in SIDES
            if self.plays[side].isChecked()
        }
        return begin_game(board, seats, self.house.options(), round(self.seed.value()))

    def _show_house(self, on: bool) -> None:
        self.house.setVisible(on)
        self.more.setArrowType(Qt.ArrowType.DownArrow if on else Qt.ArrowType.RightArrow)

    def _begin(self) -> None:
        assert self.board is not None
        try:
            game = self.game(self.board)
        except LabError as error:
            self.refusal.setText(line(error))
            self.refusal.show()
        else:
            self.refusal.hide()
            self.begun.emit(game)
