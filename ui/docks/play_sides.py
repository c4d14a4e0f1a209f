"""Cash, tokens and pot: one block a side in turn order, the side to move filled; the pot below."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from lab import Thrower
from lab.ledger import POT
from lab.play.open_game import PERSON, OpenGame, Seat
from lab.rules.printed import JAIL, OFF
from lab.rules.state import RoundState
from ui.docks.panel import Brief, wrapped
from ui.docks.play_form import WHO
from ui.fields import let_go
from ui.hands import hand_name
from ui.language import tr
from ui.numbers import number
from ui.sides import side_name
from ui.table.items import paint_jailed, paint_token
from ui.theme import LIGHT, Theme, text_font

ON, WAITS, JAILED, GONE = "on", "waits", "jailed", "off"
MARK = 26
"""px from one token's mark to the next: a ring and a frame side by side stand clear of each other."""


def state_of(state: RoundState, token: str) -> str:
    """What is with a token: on the board, still to slide, in jail, or off."""
    place = state.places.get(token)
    if place is None:
        return WAITS
    return {JAIL: JAILED, OFF: GONE}.get(place.space, ON)


def said_of(what: str) -> str:
    """That in words."""
    return {
        ON: tr("on the board"),
        WAITS: tr("still to slide"),
        JAILED: tr("in jail"),
        GONE: tr("off"),
    }[what]


def seat_words(seat: Seat) -> str:
    """Who plays: "person"; "policy: greedy, casual hand"."""
    if seat.policy == PERSON:
        return tr(WHO[PERSON])
    return f"{tr(WHO[seat.policy])}, {hand_name(Thrower.preset(seat.thrower))}"


class TokenMarks(QWidget):
    """A side's four tokens, each drawn as it is: on the board, to slide, in jail, off; ready ones ringed."""

    def __init__(self) -> None:
        super().__init__()
        self.tokens: tuple[tuple[str, str], ...] = ()
        self.ready: str | None = None
        self.theme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(MARK * 4 + 2, MARK)

    def show_tokens(self, tokens: tuple[tuple[str, str], ...], ready: str | None, theme: Theme) -> None:
        """(token, what is with it) for each."""
        said = "\n".join(f"{token}: {said_of(what)}" for token, what in tokens)
        self.tokens, self.ready, self.theme = tokens, ready, theme
        self.setToolTip(said)
        self.setAccessibleName(said.replace("\n", ", "))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.theme
        for i, (token, what) in enumerate(self.tokens):
            middle = QPointF(MARK * (i + 0.5), MARK / 2)
            if what == WAITS and token != self.ready:
                painter.setPen(QPen(QColor(theme.secondary), 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(middle, 6.5, 6.5)
                painter.drawEllipse(middle, 2.0, 2.0)
            elif what == JAILED:
                paint_jailed(painter, middle, 7, token, theme)
            else:
                paint_token(painter, middle, 7, token, theme, hollow=what == GONE)
            if token == self.ready:
                painter.setPen(QPen(QColor(theme.text), 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(middle, 10.5, 10.5)
        painter.end()


class Mark(QWidget):
    """One side's mark: its token."""

    def __init__(self, side: str, radius: float) -> None:
        super().__init__()
        self.side, self.radius, self.theme = side, radius, LIGHT
        self.setFixedSize(round(2 * radius) + 4, round(2 * radius) + 4)

    def restyle(self, theme: Theme) -> None:
        """In another theme."""
        self.theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        paint_token(painter, middle, self.radius, f"{self.side}-1", self.theme)
        painter.end()


class SideBlock(QWidget):
    """One side: mark and name, who plays it, its cash, its tokens."""

    def __init__(self, side: str) -> None:
        super().__init__()
        self.side = side
        self.moves = False
        self.theme = LIGHT
        self.mark = Mark(side, 8)
        self.name = QLabel(side_name(side))
        self.name.setFont(text_font(15, 500))
        self.who = Brief("", "secondary")
        self.cash = QLabel()
        self.cash.setFont(text_font(24, 600))
        self.tokens = TokenMarks()
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.mark)
        head.addWidget(self.name)
        head.addWidget(self.who, 1)
        low = QHBoxLayout()
        low.setSpacing(8)
        low.addWidget(self.cash)
        low.addStretch(1)
        low.addWidget(self.tokens)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 6, 12, 6)
        column.setSpacing(2)
        column.addLayout(head)
        column.addLayout(low)

    def show_side(self, game: OpenGame, *, moves: bool, ready: str | None, theme: Theme) -> None:
        """Its state in the game; `moves`: it is the one to move."""
        self.moves, self.theme = moves, theme
        self.mark.restyle(theme)
        cash = number(game.state.cash[self.side])
        self.who.setText("" if game.single else seat_words(game.seats[self.side]))
        self.cash.setText(cash)
        self.cash.setAccessibleName(tr("Cash of {side}: {cash}", side=side_name(self.side), cash=cash))
        state = game.round
        tokens = tuple((token, state_of(state, token)) for token in state.own(self.side))
        self.tokens.show_tokens(tokens, ready, theme)
        turn = tr("{side}, to move", side=side_name(self.side)) if moves else side_name(self.side)
        self.setAccessibleName(turn)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.moves:
            painter.fillRect(self.rect(), QColor(self.theme.accent_fill))
            painter.fillRect(QRectF(0, 0, 3, self.height() - 1), QColor(self.theme.accent))
        painter.setPen(QColor(self.theme.row_line))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()


class SidesView(QWidget):
    """All sides in the order in which they sat down, and the pot."""

    def __init__(self) -> None:
        super().__init__()
        self.blocks: dict[str, SideBlock] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._pot = QWidget()
        row = QHBoxLayout(self._pot)
        row.setContentsMargins(14, 8, 12, 2)
        named = QLabel(tr("Pot"))
        named.setFont(text_font(15, 600))
        self.pot = QLabel()
        self.pot.setFont(text_font(24, 600))
        row.addWidget(named)
        row.addStretch(1)
        row.addWidget(self.pot)
        self._column.addWidget(self._pot)
        goes = wrapped(tr("Goes to the side with most tokens on Free parking (K21)."), "secondary")
        goes.setContentsMargins(14, 0, 12, 8)
        self._column.addWidget(goes)

    def show_game(self, game: OpenGame, ready: str | None, theme: Theme) -> None:
        """The game as it stands."""
        sides = game.state.sides
        if tuple(self.blocks) != sides:
            for block in self.blocks.values():
                self._column.removeWidget(block)
                let_go(block)
            self.blocks = {side: SideBlock(side) for side in sides}
            for i, block in enumerate(self.blocks.values()):
                self._column.insertWidget(i, block)
        waiting = game.waiting
        for side, block in self.blocks.items():
            moves = waiting is not None and waiting.side == side
            block.show_side(game, moves=moves, ready=ready if moves else None, theme=theme)
        pot = number(game.round.balances[POT])
        self.pot.setText(pot)
        self.pot.setAccessibleName(tr("Pot: {pot}", pot=pot))
