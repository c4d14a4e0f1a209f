"""The first run: three short steps that can be skipped, each beside what it speaks of."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ui.language import mark, tr

STEPS = (
    ("table", mark("Drag the token at GO back, away from where it shall go, and let go: it slides.")),
    (
        "parameters",
        mark("Change a number, friction for one: the next slide goes by it, and so does every picture."),
    ),
    (
        "landing",
        mark("Landing shows where this throw would come to rest, time and again. F1 lists all keys."),
    ),
)
WIDTH = 320


class Tour(QFrame):
    """A small frame over the window; `finished` is called when the last step was seen or the tour skipped."""

    def __init__(
        self, window: QWidget, find: Callable[[str], QWidget | None], finished: Callable[[], None]
    ) -> None:
        super().__init__(window)
        self.setObjectName("tour")
        self._window, self._find, self._finished = window, find, finished
        self._at = 0
        self.setFixedWidth(WIDTH)
        self.count = QLabel()
        self.count.setProperty("role", "secondary")
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.skip = QPushButton(tr("Skip"))
        self.skip.setProperty("link", True)
        self.next = QPushButton()
        self.next.setProperty("accent", True)
        buttons = QHBoxLayout()
        buttons.addWidget(self.count, 1)
        buttons.addWidget(self.skip)
        buttons.addWidget(self.next)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(10)
        column.addWidget(self.text)
        column.addLayout(buttons)
        self.skip.clicked.connect(self._end)
        self.next.clicked.connect(self._go_on)
        self.setAccessibleName(tr("First steps"))
        window.installEventFilter(self)
        self._show()

    def _go_on(self) -> None:
        self._at += 1
        if self._at == len(STEPS):
            self._end()
        else:
            self._show()

    def _show(self) -> None:
        self.text.setText(tr(STEPS[self._at][1]))
        self.count.setText(tr("{at} of {all}", at=self._at + 1, all=len(STEPS)))
        self.next.setText(tr("Done") if self._at == len(STEPS) - 1 else tr("Next"))
        self.skip.setVisible(self._at < len(STEPS) - 1)
        self.show()
        self.raise_()
        self._move()
        self.next.setFocus()

    def _move(self) -> None:
        """Beside its widget, inside the window; in the middle where that is not seen."""
        window = self._window
        self.adjustSize()
        target = self._find(STEPS[self._at][0])
        room = window.rect().adjusted(12, 12, -12, -12)
        if target is None or not target.isVisible():
            at = room.center() - self.rect().center()
        else:
            corner = target.mapTo(window, QPoint(0, 0))
            at = corner + QPoint(24, min(80, target.height() + 8))
        x = min(max(at.x(), room.left()), room.right() - self.width())
        y = min(max(at.y(), room.top()), room.bottom() - self.height())
        self.move(x, y)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Resize and self.isVisible():
            self._move()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc skips."""
        if event.key() == Qt.Key.Key_Escape:
            self._end()
        else:
            super().keyPressEvent(event)

    def _end(self) -> None:
        self._window.removeEventFilter(self)
        self.hide()
        self.deleteLater()
        self._finished()
