"""What a game waits for, asked in place: which token, pay or not, which space, where to move; no dialog."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from lab import Board
from lab.rules.actions import Action, Decision, Fee, House, Move, NextRound, Pick
from lab.rules.printed import printed_on
from lab.rules.texts import RULES
from ui.docks.panel import wrapped
from ui.fields import let_go
from ui.icons import space_icon, token_icon
from ui.language import tr
from ui.ledger_words import place_name
from ui.numbers import number
from ui.sides import side_name
from ui.theme import Theme

FEW = 3
"""So many answers are buttons; more are listed in a box with one button."""


class AskPanel(QWidget):
    """One question with its answers. answered(action). chosen(token): which token is slid next."""

    answered = Signal(object)
    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 8, 12, 8)
        self._column.setSpacing(6)
        self._asked: object = None
        self.buttons: list[QPushButton] = []
        self.box: QComboBox | None = None

    def ask(
        self,
        waiting: Decision | None,
        board: Board,
        fee: int,
        token: str | None,
        theme: Theme,
        *,
        pushes: bool = False,
    ) -> None:
        """Show a decision of somebody at the table; nothing for None. token: the one that is slid next.

        pushes: tokens are thrown by pushing, not by the slingshot.
        """
        options = waiting.options if waiting is not None else ()
        key = (waiting, options, token, theme, board, pushes)
        if key == self._asked:
            return
        self._asked = key
        self._clear()
        self.setVisible(waiting is not None)
        if waiting is None:
            return
        rule = f"{waiting.rule}: {tr(RULES[waiting.rule])}" if waiting.rule in RULES else ""
        said = wrapped(self._question(waiting, pushes=pushes), "plain")
        said.setToolTip(rule)
        self._column.addWidget(said)
        if waiting.kind == "slide":
            self._ask_token(waiting, token, theme)
        elif len(options) <= FEW:
            for i, option in enumerate(options):
                self._button(self._words(option, board, fee), option, accent=i == 0)
        else:
            self._ask_in_box(options, board, fee, theme)

    def _clear(self) -> None:
        self.buttons, self.box = [], None
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                let_go(widget)

    def _question(self, waiting: Decision, *, pushes: bool) -> str:
        about, side = waiting.about, side_name(waiting.side) if waiting.side is not None else ""
        match waiting.kind:
            case "slide" if waiting.rule == "K5" and pushes:
                return tr("{side} slides: push it up to the GO line ({rule}).", side=side, rule="K5")
            case "slide" if waiting.rule == "K5":
                return tr("{side} slides: drag back, aim, let go ({rule}).", side=side, rule="K5")
            case "slide":
                return tr("{token} slides again ({rule}).", token=about, rule=waiting.rule)
            case "fee":
                return tr("{token} is in jail: does {side} pay? (K12)", token=about, side=side)
            case "tie":
                return tr("{token} lies equally on several spaces: which one counts? (K9)", token=about)
            case "railroad":
                return tr("{token} is on a Railroad: where does it go? (K16)", token=about)
            case "house":
                return tr("{side} has a House: which property once more? (K19)", side=side)
            case _:
                return tr(
                    "The round is over. With the next, all tokens are taken back and the markers move on (K22)."
                )

    def _words(self, option: Action, board: Board, fee: int) -> str:
        match option:
            case Fee(_, True):
                return tr("Pay {amount}, slide again", amount=number(fee))
            case Fee():
                return tr("Leave it in jail")
            case Move(_, None):
                return tr("Stay")
            case Pick(_, space) | House(_, space) | Move(_, str(space)):
                value = printed_on(board).value.get(space, 0)
                name = place_name(board, space)
                return f"{name}, {number(value)}" if value else name
            case NextRound():
                return tr("Next round")
            case _:
                return str(option)

    def _ask_token(self, waiting: Decision, token: str | None, theme: Theme) -> None:
        tokens = waiting.tokens
        if len(tokens) < 2:
            return
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        for name in tokens:
            button = QPushButton(token_icon(name, theme), name.rpartition("-")[2])
            button.setIconSize(QSize(16, 16))
            button.setCheckable(True)
            button.setChecked(name == token)
            button.setAccessibleName(tr("Slide {token}", token=name))
            button.setToolTip(tr("Slide {token}", token=name))
            button.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
            line.addWidget(button)
            self.buttons.append(button)
        line.addStretch(1)
        self._column.addWidget(row)

    def _ask_in_box(self, options: tuple[Action, ...], board: Board, fee: int, theme: Theme) -> None:
        box = self.box = QComboBox()
        box.setAccessibleName(tr("Answer"))
        stays = [option for option in options if isinstance(option, Move) and option.space is None]
        for option in options:
            if option in stays:
                continue
            space = getattr(option, "space", None)
            icon = space_icon(board.space(space), theme) if space not in (None, "blank") else None
            words = self._words(option, board, fee)
            if icon is not None:
                box.addItem(icon, words, option)
            else:
                box.addItem(words, option)
        self._column.addWidget(box)
        go = tr("Move it there") if stays or isinstance(options[0], Move) else tr("Choose it")
        self._button(go, None, accent=True)
        for option in stays:
            self._button(self._words(option, board, fee), option, accent=False)

    def _button(self, text: str, option: Action | None, *, accent: bool) -> None:
        button = QPushButton(text)
        button.setProperty("accent", accent)
        button.clicked.connect(lambda: self._answer(option))
        self._column.addWidget(button)
        self.buttons.append(button)

    def _answer(self, option: Action | None) -> None:
        if option is None:
            assert self.box is not None
            option = self.box.currentData()
        self.answered.emit(option)
