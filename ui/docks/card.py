"""The Reference card dock: the turn markers in order, the current one framed, and the card's four steps."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from lab.rules.actions import Decision
from lab.rules.machine import decision
from lab.rules.state import RoundState
from lab.rules.texts import RULES
from ui.desk import Desk
from ui.docks.panel import Brief, Panel, label, wrapped
from ui.docks.play_sides import Mark
from ui.language import mark, tr
from ui.ledger_lines import replay_title
from ui.numbers import number
from ui.sides import side_name
from ui.theme import LIGHT, Theme, text_font

STEPS = (
    ("chance", mark("Chance"), mark("Tokens on Chance go back to GO and slide again."), ("K15",)),
    ("railroads", mark("Railroads"), mark("Move each to a free property you choose."), ("K16",)),
    (
        "collect",
        mark("Collect and pay"),
        mark("Properties, sets, House, Luxury tax."),
        ("K17", "K18", "K19", "K20"),
    ),
    ("free-parking", mark("Free parking"), mark("The side with most tokens there takes the pot."), ("K21",)),
)
"""The card: the part of the round, its name, what it says, its rules."""


class Marker(QWidget):
    """One side's turn marker with its place; framed when it is that side's turn."""

    def __init__(self, side: str, place: int) -> None:
        super().__init__()
        self.side, self.place, self.framed, self.theme = side, place, False, LIGHT
        self._mark = Mark(side, 10)
        self._said = label("", "secondary")
        self._said.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(2)
        column.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._said)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(52)

    def show_turn(self, *, framed: bool, theme: Theme) -> None:
        """Whether it is this side's turn."""
        self.framed, self.theme = framed, theme
        self._mark.restyle(theme)
        self._said.setText(tr("{place}.", place=number(self.place)))
        name = tr("{place}. {side}", place=number(self.place), side=side_name(self.side))
        self.setToolTip(name)
        self.setAccessibleName(tr("{name}, now", name=name) if framed else name)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.framed:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self.theme.text), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 3, 3)
            painter.end()


class StepRow(QWidget):
    """One of the card's four steps; filled while it is under way."""

    def __init__(self, n: int, name: str, what: str, rules: tuple[str, ...]) -> None:
        super().__init__()
        self.now, self.theme, self._n = False, LIGHT, n
        self._name = QLabel(name)
        self._name.setFont(text_font(13, 600))
        rule = label(rules[0] if len(rules) == 1 else f"{rules[0]}–{rules[-1]}", "secondary")
        self.setToolTip("\n".join(f"{one}: {tr(RULES[one])}" for one in rules))
        head = QHBoxLayout()
        head.addWidget(self._name)
        head.addStretch(1)
        head.addWidget(rule)
        column = QVBoxLayout(self)
        column.setContentsMargins(46, 5, 12, 5)
        column.setSpacing(1)
        column.addLayout(head)
        column.addWidget(wrapped(what, "secondary"))

    def show_now(self, *, now: bool, theme: Theme) -> None:
        """Whether it is under way."""
        self.now, self.theme = now, theme
        named = self._name.text()
        self.setAccessibleName(tr("Step {n}: {name}, now", n=self._n, name=named) if now else named)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.now:
            painter.fillRect(self.rect(), QColor(self.theme.accent_fill))
        painter.setPen(QPen(QColor(self.theme.row_line), 1))
        painter.drawLine(0, 0, self.width(), 0)
        circle = QRectF(12, self.height() / 2 - 12, 24, 24)
        painter.setPen(QPen(QColor(self.theme.accent if self.now else self.theme.field_edge), 1.5))
        painter.drawEllipse(circle)
        painter.setPen(QColor(self.theme.text))
        painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, number(self._n))
        painter.end()


class CardDock(Panel):
    """Shows whose turn it is and which step of the card is under way, in the game or the replay."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, tr("Reference card"), "card")
        self.room.of_lines = True

    def fill(self) -> None:
        self.markers: list[Marker] = []
        self._order: tuple[str, ...] = ()
        self.whose = Brief("", "secondary")
        self.whose.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.head = wrapped("", "secondary")
        self._line = QHBoxLayout()
        self._line.setSpacing(4)
        top = QWidget()
        column = QVBoxLayout(top)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(4)
        column.addWidget(self.head)
        column.addLayout(self._line)
        self._line.addWidget(self.whose, 1)
        self.column.addWidget(top)
        self.steps = {
            step: StepRow(n, tr(name), tr(what), rules)
            for n, (step, name, what, rules) in enumerate(STEPS, 1)
        }
        for row in self.steps.values():
            self.column.addWidget(row)
        self.column.addStretch(1)
        self.desk.referee.changed.connect(self.draw_soon)
        self.desk.replays.changed.connect(self.draw_soon)

    def sizeHint(self) -> QSize:
        return QSize(320, 330)

    def restyle(self, theme: Theme) -> None:  # noqa: ARG002 - as every panel
        """Marks in another theme."""
        self.draw_now()

    def _state(self) -> tuple[RoundState | None, Decision | None, str | None]:
        """The round of the game, else of the replay; what it waits for; and whose turn it is in it."""
        game, replay = self.desk.referee.game, self.desk.replays.replay
        if game is not None:
            waiting = game.waiting
            return game.round, waiting, waiting.side if waiting is not None else None
        if replay is not None:
            state, moment = replay.state, replay.moment
            waiting = decision(state)
            if waiting is not None and state.step == "sliding":
                return state, waiting, waiting.side
            return state, waiting, moment.side if moment is not None else None
        return None, None, None

    def draw(self) -> None:
        """Whose turn it is, and the step under way."""
        state, waiting, side = self._state()
        theme = self.desk.theme
        order = state.order if state is not None else ()
        if order != self._order:
            self._order = order
            for marker in self.markers:
                self._line.removeWidget(marker)
                marker.hide()
                marker.deleteLater()
            self.markers = [Marker(name, place) for place, name in enumerate(order, 1)]
            for i, marker in enumerate(self.markers):
                self._line.insertWidget(i, marker)
        for marker in self.markers:
            marker.show_turn(framed=marker.side == side, theme=theme)
        for step, row in self.steps.items():
            row.show_now(now=state is not None and state.step == step and not state.over, theme=theme)
        self.head.setText(self._words(state, waiting))
        replayed = state is not None and self.desk.referee.game is None
        self.whose.setText(replay_title(self.desk.replays) if replayed else "")

    @staticmethod
    def _words(state: RoundState | None, waiting: Decision | None) -> str:
        if state is None:
            return tr("The turn markers lie here when a game has begun.")
        slid, all_ = len(state.slid), len(state.tokens)
        if state.over:
            return tr("The round is over.")
        if state.step == "sliding":  # a slide is under way until its ties, fees and slides again are done
            at = slid + 1 if waiting is not None and waiting.rule == "K5" else slid
            return tr("Turn order, slide {slid} of {all}", slid=number(at), all=number(all_))
        if slid < all_:
            return tr("Turn order, {slid} of {all} have slid", slid=number(slid), all=number(all_))
        return tr("Turn order, all have slid")
