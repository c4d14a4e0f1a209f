"""A box over the table that says what went wrong, where, and the mend; it stays until closed."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from ui.icons import icon
from ui.theme import Theme


class Notice(QFrame):
    """One sentence with a button that takes it away; hidden while there is nothing to say."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._close = QToolButton()
        self._close.setToolTip("Close this notice")
        self._close.setAccessibleName("Close this notice")
        self._close.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 6, 6)
        row.addWidget(self.text, 1)
        row.addWidget(self._close)
        self.set_theme(theme)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Draw the button in another theme."""
        self._close.setIcon(icon("close", theme))

    def tell(self, sentence: str) -> None:
        """Show the sentence."""
        self.text.setText(sentence)
        self.show()
