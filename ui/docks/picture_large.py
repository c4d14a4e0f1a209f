"""A large window of its own for a page of a dock, as a picture in a narrow dock is too small to click exactly."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

PART = 0.8
"""Of the screen's width and height that the window takes at first."""


class LargeWindow(QWidget):
    """Holds a page until it is closed. It belongs to its owner's window, whose keys work in it (undo, save).

    left(): it is closed, by its frame or by Escape; whoever made it takes the page back.
    """

    left = Signal()

    def __init__(self, owner: QWidget, page: QWidget, title: str) -> None:
        super().__init__(owner.window(), Qt.WindowType.Tool)
        self.setObjectName("dockBody")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setWindowTitle(title)
        self.setWindowModality(Qt.WindowModality.NonModal)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(page)
        page.show()
        room = owner.screen().availableGeometry()
        size = room.size() * PART
        self.resize(size)
        self.move(room.center() - self.rect().center())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.left.emit()
