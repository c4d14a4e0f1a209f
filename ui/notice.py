"""A box over the table that says what went wrong, where, and the mend, until it is closed or the same succeeds;
and news that offer something."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton

from ui.fields import set_role
from ui.icons import icon
from ui.language import tr
from ui.theme import Theme

if TYPE_CHECKING:
    from ui.desk import Desk
    from ui.files import Autosave, Files


@dataclass(frozen=True)
class _Said:
    """One thing to say. about: whose doing went wrong or, where it is news, what is offered."""

    about: str
    sentence: str
    news: bool = False
    choices: tuple[tuple[str, Callable[[], object]], ...] = ()


class Notice(QFrame):
    """One sentence with a button that takes it away; hidden while there is nothing to say.

    What comes later is shown first; once it is closed, answered or taken back, what stood there before is back. Of one
    doing, and of one offer, there is only what was said last; two doings that say the same are two.
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

    def follow(self, desk: Desk, files: Files, autosave: Autosave | None = None) -> None:
        """Show what they tell, and take back what is no longer so."""
        desk.told.connect(self.tell)
        desk.mended.connect(self.take_back)
        files.told.connect(desk.fail)
        files.done.connect(desk.succeed)
        files.said.connect(desk.said)
        if (
            autosave is not None
        ):  # it tells from a thread of its own too: all in the order in which it is told
            autosave.told.connect(desk.fail, Qt.ConnectionType.QueuedConnection)
            autosave.done.connect(desk.succeed, Qt.ConnectionType.QueuedConnection)

    def tell(self, doing: str, sentence: str) -> None:
        """Show what went wrong."""
        self._put(_Said(doing, sentence))

    def take_back(self, doing: str) -> None:
        """What was told of it is no longer so: away with it."""
        self._keep([one for one in self._said if one.news or one.about != doing])

    def offer(self, about: str, sentence: str, *choices: tuple[str, Callable[[], object]]) -> None:
        """Show news with buttons, each with what it does; one press takes them away.

        about: an earlier offer about the same is gone.
        """
        self._put(_Said(about, sentence, news=True, choices=choices))

    def offers(self, about: str) -> bool:
        """Whether such an offer still stands, shown or behind what came later."""
        return any(one.news and one.about == about for one in self._said)

    def withdraw(self, about: str) -> None:
        """An offer holds no longer."""
        self._keep([one for one in self._said if not one.news or one.about != about])

    # --- inside --------------------------------------------------------------------------------------

    def _put(self, said: _Said) -> None:
        others = [one for one in self._said if (one.news, one.about) != (said.news, said.about)]
        self._said = [*others, said]
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
        set_role(self, "news", said.news, self.text)
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
