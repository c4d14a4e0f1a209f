"""The Throw dock: which token is next, the aim in exact numbers, whose hand it is, and the button."""

from __future__ import annotations

from dataclasses import replace
from math import degrees, radians

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QMainWindow, QPushButton, QWidget

from lab import Thrower
from lab.throwers import PRESETS
from ui.desk import Desk
from ui.docks.panel import Panel, wrapped
from ui.fields import NumberField
from ui.focus import Turn
from ui.hands import described
from ui.icons import token_icon
from ui.language import mark, tr
from ui.locks import held_by_lesson
from ui.parts.hand import LEAST_GAIN, MOST_GAIN, Hand
from ui.state import FASTEST
from ui.theme import Theme

TITLES = {"beginner": mark("Beginner"), "casual": mark("Casual"), "skilled": mark("Skilled")}


class ThrowDock(Panel):
    """Shows and changes the aim, and throws."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, tr("Throw"), "throw")
        self.room.of_lines = True
        self._document, self._player, self._theme = desk.document, desk.player, desk.theme

    def fill(self) -> None:
        document = self._document
        self._listed: tuple[tuple[str, ...], Theme] | None = None
        body = QWidget()
        form = QFormLayout(body)
        form.setContentsMargins(10, 8, 10, 10)
        form.setVerticalSpacing(5)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.token = QComboBox()
        self.token.setAccessibleName(tr("Next token"))
        self.place = self._field(1, "cm", 0.1, tr("Release place across the board, from the left edge"))
        self.angle = self._field(
            1, "°", 0.5, tr("Release angle, 0 straight up the board, positive to the right")
        )
        self.angle.setRange(-89.0, 89.0)
        self.speed = self._field(3, "m/s", 0.01, tr("Release speed"))
        self.speed.setRange(0.0, FASTEST)
        self.gain = self._field(1, "×", 0.1, tr("A pushed token's speed, by the pointer's"))
        self.gain.setRange(LEAST_GAIN, MOST_GAIN)
        self.thrower = QComboBox()
        self.thrower.setAccessibleName(tr("Thrower"))
        for name in PRESETS:
            self.thrower.addItem(tr(TITLES[name]), name)
        self._hand = wrapped("", "secondary")
        self.scatter = QCheckBox(tr("with the thrower's scatter"))
        self.scatter.setToolTip(
            tr("Off: the token leaves exactly as aimed. On: as this hand would release it.")
        )
        self.button = QPushButton()
        self._turn = Turn(self.button, self)
        self.button.setProperty("accent", True)
        form.addRow(tr("Next token"), self.token)
        form.addRow(tr("Place, x"), self.place)
        form.addRow(tr("Angle"), self.angle)
        form.addRow(tr("Speed"), self.speed)
        form.addRow(tr("Thrower"), self.thrower)
        form.addRow(self._hand)
        form.addRow(tr("Push gain"), self.gain)
        form.addRow(self.scatter)
        form.addRow(self.button)
        self._form = form
        self.column.addWidget(body)
        self.column.addStretch(1)
        self._body = body
        self.token.activated.connect(lambda _: document.choose_next(self.token.currentData()))
        self.place.valueChanged.connect(lambda value: document.set_aim(x=value / 100))
        self.angle.valueChanged.connect(lambda value: document.set_aim(angle=radians(value)))
        self.speed.valueChanged.connect(lambda value: document.set_aim(speed=value))
        self.thrower.activated.connect(
            lambda _: document.set_thrower(Thrower.preset(self.thrower.currentData()))
        )
        self.gain.valueChanged.connect(self._set_gain)
        self.scatter.clicked.connect(document.set_scatter)
        self.button.clicked.connect(self.desk.throwing)
        document.changed.connect(lambda _: self._show())
        self._player.state_changed.connect(self._show)

    @staticmethod
    def _field(decimals: int, unit: str, step: float, what: str) -> NumberField:
        field = NumberField(decimals, unit)
        field.setSingleStep(step)
        field.setToolTip(what)
        field.setAccessibleName(what)
        return field

    def restyle(self, theme: Theme) -> None:
        """Draw the tokens in another theme."""
        self._theme = theme
        self._show()

    def _show(self) -> None:
        state, table = self._document.state, self._document.table
        waiting = self._document.waiting()
        if self._listed != (waiting, self._theme):
            self._listed = (waiting, self._theme)
            self.token.clear()
            for token in waiting:
                self.token.addItem(token_icon(token, self._theme), token, token)
        self.token.setCurrentIndex(waiting.index(table.next_token) if table.next_token in waiting else -1)
        radius = 100 * state.board.token.radius
        self.place.set_limits(radius, 100 * state.board.width - radius)
        self.place.show_value(100 * state.aim.x)
        self.angle.show_value(degrees(state.aim.angle))
        self.speed.show_value(state.aim.speed)
        self.thrower.setCurrentIndex(self.thrower.findData(state.thrower.name))
        self.thrower.setEnabled(not held_by_lesson(self._document, ["hand"]))
        self._hand.setText(tr("{scatter} (assumed)", scatter=described(state.thrower)))
        self.scatter.setChecked(state.scatter)
        hand: Hand = self._document.part("hand")
        if self._form.isRowVisible(self.gain) != (hand.way == "push"):
            self._form.setRowVisible(self.gain, hand.way == "push")
            self._form.invalidate()
            self.spread()
            self._grow()
        self.gain.show_value(hand.gain)
        ready = table.next_token is not None and not self._player.moving
        self._turn.set_enabled(ready)
        next_one = table.next_token
        self.button.setText(tr("Throw {token}", token=next_one) if next_one else tr("All have been slid"))
        self.button.setToolTip(
            tr("Enter while the table has the focus") if ready else tr("Wait until all lie still")
        )
        self.token.setEnabled(ready)

    def _set_gain(self, gain: float) -> None:
        hand: Hand = self._document.part("hand")
        self._document.set_part("hand", replace(hand, gain=round(gain, 3)), tr("Push gain"), "hand.gain")

    def _grow(self) -> None:
        """The dock takes the height that a new row needs, lest the button below be cut."""
        main, short = self.parent(), self.widget().maximumHeight() - self.widget().height()
        if isinstance(main, QMainWindow) and short > 0 and not self.isFloating():
            main.resizeDocks([self], [self.height() + short], Qt.Orientation.Vertical)

    def spread(self) -> None:
        """Room that the form does not need goes to the panels below."""
        self.widget().setMaximumHeight(self._body.heightForWidth(self._body.width()) + 2)
