"""A box over the table that says what went wrong, where, and the mend; it stays until closed, or until the same
succeeds."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton

from ui.icons import icon
from ui.language import tr
from ui.theme import Theme

if TYPE_CHECKING:
    from ui.desk import Desk
    from ui.files import Files


class Notice(QFrame):
    """One sentence with a button that takes it away; hidden while there is nothing to say."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("notice")
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._close = QToolButton()
        self._close.setToolTip(tr("Close this notice"))
        self._close.setAccessibleName(tr("Close this notice"))
        self._close.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 6, 6)
        row.addWidget(self.text, 1)
        self._choices: list[QPushButton] = []
        self._row = row
        row.addWidget(self._close)
        self.set_theme(theme)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Draw the button in another theme."""
        self._close.setIcon(icon("close", theme))

    def follow(self, desk: Desk, files: Files) -> None:
        """Show what they tell, and take back what is no longer so."""
        desk.told.connect(self.tell)
        desk.mended.connect(self.take_back)
        files.told.connect(partial(desk.fail, "session"))
        files.done.connect(partial(desk.succeed, "session"))

    def tell(self, sentence: str) -> None:
        """Show the sentence."""
        self.offer(sentence)

    def take_back(self, sentence: str) -> None:
        """What was told is no longer so: away with it, where it is still shown."""
        if self.text.text() == sentence:
            self.hide()

    def offer(self, sentence: str, *choices: tuple[str, Callable[[], object]]) -> None:
        """Show the sentence with buttons, each with what it does; one press takes the notice away."""
        self.text.setText(sentence)
        for old in self._choices:
            self._row.removeWidget(old)
            old.deleteLater()
        self._choices = [self._choice(text, does) for text, does in choices]
        for at, button in enumerate(self._choices):
            self._row.insertWidget(1 + at, button)
        self.show()

    def _choice(self, text: str, does: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(self.hide)
        button.clicked.connect(lambda: does())
        return button
