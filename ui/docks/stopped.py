"""The line in a panel whose work was stopped before it was done, with the button that asks for it again."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ui.docks.panel import wrapped
from ui.language import tr


class StoppedLine(QWidget):
    """Hidden while nothing was stopped (`setVisible`). again(): its button was pressed."""

    again = Signal()

    def __init__(self, margin: int = 0) -> None:
        """margin: px to the left and right, as the panel's own lines have."""
        super().__init__()
        self.button = QPushButton(tr("Compute again"))
        self.button.setProperty("link", True)
        self.button.clicked.connect(self.again)
        row = QHBoxLayout(self)
        row.setContentsMargins(margin, 0, margin, 0)
        row.setSpacing(6)
        row.addWidget(wrapped(tr("Stopped before it was done."), "secondary"), 1)
        row.addWidget(self.button)
        self.hide()
