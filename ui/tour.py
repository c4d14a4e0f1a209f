"""The first run: three short steps that can be skipped, each beside what it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ui.language import mark, tr
from ui.timers import one_shot

STEPS = (
    mark("Drag the token at GO back, away from where it shall go, and let go: it slides."),
    mark("Change a number, friction for one: the next slide goes by it, and so does every picture."),
    mark("Landing shows where this throw would come to rest, time and again. F1 lists all keys."),
)
WIDTH = 320
GAP = 8
"""px between the frame and what it speaks of."""

MOVES = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)


Spoken = tuple[QWidget, Callable[[], Sequence[QRect]]]
"""A widget, and of it the place that a step speaks of, then others that stay in sight with it."""


def whole(widget: QWidget) -> Spoken:
    """Of a step that speaks of all of a widget."""
    return widget, lambda: [widget.rect()]


def beside(about: QRect, size: QSize, room: QRect, clear: Sequence[QRect] = ()) -> QPoint:
    """The corner of a frame of this size that leaves what it is about in sight: right of it, below, left of it or
    above; clear: what is left in sight too where that can be."""
    right = QPoint(about.right() + GAP, about.top())
    below = QPoint(about.left(), about.bottom() + GAP)
    left = QPoint(about.left() - GAP - size.width(), about.top())
    above = QPoint(about.left(), about.top() - GAP - size.height())
    slid = []
    for at in (right, below, left, above):
        frame = QRect(at, size)
        frame.translate(min(room.right() - frame.right(), 0), min(room.bottom() - frame.bottom(), 0))
        frame.translate(max(room.left() - frame.left(), 0), max(room.top() - frame.top(), 0))
        slid.append(frame)
    for free_of in ((about, *clear), (about,)):
        for frame in slid:
            if not any(frame.intersects(place) for place in free_of):
                return frame.topLeft()
    return room.center() - QRect(QPoint(), size).center()


class Tour(QFrame):
    """A small frame over the window; about: what each of `STEPS` speaks of.

    `finished` is called when the last step was seen or the tour skipped.
    """

    def __init__(self, window: QWidget, about: Sequence[Spoken], finished: Callable[[], None]) -> None:
        super().__init__(window)
        self.setObjectName("tour")
        self._window, self._about, self._finished = window, about, finished
        self._at = 0
        self._beside: QWidget | None = None
        self._places: Callable[[], Sequence[QRect]] = list
        self._soon = one_shot(self, 0, self._move)
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
        if self._beside is not None:
            self._beside.removeEventFilter(self)
        self._beside, self._places = self._about[self._at]
        self._beside.installEventFilter(self)
        self.text.setText(tr(STEPS[self._at]))
        self.count.setText(tr("{at} of {all}", at=self._at + 1, all=len(STEPS)))
        self.next.setText(tr("Done") if self._at == len(STEPS) - 1 else tr("Next"))
        self.skip.setVisible(self._at < len(STEPS) - 1)
        self.show()
        self.raise_()
        self._move()
        self.next.setFocus()

    def _move(self) -> None:
        """Beside its widget, inside the window; in the middle where that is not seen."""
        self.adjustSize()
        room, target = self._window.rect().adjusted(12, 12, -12, -12), self._beside
        if target is None or not target.isVisible():
            self.move(room.center() - self.rect().center())
        else:
            corner = target.mapTo(self._window, QPoint(0, 0))
            about, *clear = (place.translated(corner) for place in self._places())
            self.move(beside(about, self.size(), room, clear))

    def follow(self) -> None:
        """What is spoken of lies elsewhere in its widget."""
        self._soon.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is spoken of lies elsewhere soon: the window lays itself out after it has its new size."""
        if event.type() in MOVES:
            self._soon.start()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc skips."""
        if event.key() == Qt.Key.Key_Escape:
            self._end()
        else:
            super().keyPressEvent(event)

    def _end(self) -> None:
        for watched in (self._window, self._beside):
            if watched is not None:
                watched.removeEventFilter(self)
        self.hide()
        self.deleteLater()
        self._finished()
