"""A box over the table that says what went wrong, where, and the mend, until it is closed or the same succeeds;
and news that offer something."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton

from ui.icons import icon
from ui.language import tr
from ui.theme import Theme

if TYPE_CHECKING:
    from ui.desk import Desk
    from ui.files import Files


@dataclass(frozen=True)
class _Said:
    """One thing to say. about: what it is about, where it is an offer; "" where something went wrong."""

    sentence: str
    about: str = ""
    choices: tuple[tuple[str, Callable[[], object]], ...] = ()


class Notice(QFrame):
    """One sentence with a button that takes it away; hidden while there is nothing to say.

    What comes later is shown first; once it is closed, answered or taken back, what stood there before is back.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("notice")
        self._said: list[_Said] = []
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._close = QToolButton()
        self._close.setToolTip(tr("Close this notice"))
        self._close.setAccessibleName(tr("Close this notice"))
        self._close.clicked.connect(self._closed)
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
        """Show what went wrong."""
        self._put(_Said(sentence))

    def take_back(self, sentence: str) -> None:
        """What was told is no longer so: away with it."""
        self._keep([one for one in self._said if one.about or one.sentence != sentence])

    def offer(self, about: str, sentence: str, *choices: tuple[str, Callable[[], object]]) -> None:
        """Show news with buttons, each with what it does; one press takes them away.

        about: an earlier offer about the same is gone.
        """
        self._put(_Said(sentence, about, choices))

    def withdraw(self, about: str) -> None:
        """An offer holds no longer."""
        self._keep([one for one in self._said if one.about != about])

    # --- inside --------------------------------------------------------------------------------------

    def _put(self, said: _Said) -> None:
        same = [one for one in self._said if one.about == said.about and (said.about or one == said)]
        self._said = [*(one for one in self._said if one not in same), said]
        self._show()

    def _keep(self, said: list[_Said]) -> None:
        if len(said) < len(self._said):
            self._said = said
            self._show()

    def _closed(self) -> None:
        self._keep(self._said[:-1])

    def _show(self) -> None:
        """What was said last of all that holds yet."""
        for old in self._choices:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._choices = []
        if not self._said:
            self.hide()
            return
        said = self._said[-1]
        self.text.setText(said.sentence)
        if self.property("news") != bool(said.about):
            self.setProperty("news", bool(said.about))
            for part in (self, self.text):
                part.style().unpolish(part)
                part.style().polish(part)
        self._choices = [self._choice(said, text, does) for text, does in said.choices]
        for at, button in enumerate(self._choices):
            self._row.insertWidget(1 + at, button)
        self.show()

    def _choice(self, said: _Said, text: str, does: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)

        def answered() -> None:
            self._keep([one for one in self._said if one is not said])
            does()

        button.clicked.connect(answered)
        return button
