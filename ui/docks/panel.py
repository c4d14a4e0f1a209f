"""What every dock shares: its frame, and small labels with a role in the style sheet."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QLabel, QSizePolicy, QVBoxLayout, QWidget


def label(text: str, role: str, parent: QWidget | None = None) -> QLabel:
    """A label with one of the style sheet's roles: section, secondary, refusal."""
    made = QLabel(text, parent)
    made.setProperty("role", role)
    return made


def wrapped(text: str, role: str) -> QLabel:
    """A label that breaks its text over lines and takes the height it needs."""
    made = label(text, role)
    made.setWordWrap(True)
    made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    return made


class Panel(QDockWidget):
    """A dock with a named body and a vertical layout, `column`, to fill."""

    def __init__(self, title: str, name: str) -> None:
        super().__init__(title)
        self.setObjectName(name)
        self.setAllowedAreas(Qt.DockWidgetArea.AllDockWidgetAreas)
        body = QWidget()
        body.setObjectName("dockBody")
        self.column = QVBoxLayout(body)
        self.column.setContentsMargins(1, 0, 1, 1)
        self.column.setSpacing(0)
        self.setWidget(body)
