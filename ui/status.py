"""The status line: what runs now with a way to stop it, what was said last, where the pointer is."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QStatusBar, QWidget

from ui.document import LabDocument
from ui.landing import LandingWatch
from ui.numbers import NARROW, centimetres, milliseconds, number
from ui.places import space_at

BUSY_AFTER_MS = 150
"""Work shorter than this is not announced: it would only flicker."""

SAID_MS = 6000


class StatusLine(QStatusBar):
    """Left: what runs or was said; right: pointer and board. `cancelled` asks to stop the work."""

    cancelled = Signal()

    def __init__(self, document: LabDocument, watch: LandingWatch, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document, self._watch = document, watch
        self.setSizeGripEnabled(False)
        self.says = QLabel()
        self.says.setContentsMargins(8, 0, 8, 0)
        self.bar = QProgressBar()
        self.bar.setRange(0, 100)
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(90)
        self.bar.setAccessibleName("Progress")
        self.cancel = QPushButton("Cancel")
        self.cancel.setProperty("link", True)
        self.cancel.clicked.connect(self.cancelled)
        self.pointer = QLabel()
        self.board = QLabel()
        self.addWidget(self.says)
        self.addWidget(self.bar)
        self.addWidget(self.cancel)
        for right in (self.pointer, self.board):
            right.setProperty("role", "secondary")
            right.setContentsMargins(8, 0, 8, 0)
            self.addPermanentWidget(right)
        self._running, self._done, self._said = "", 0.0, ""
        self._busy = self._single_shot(BUSY_AFTER_MS)
        self._forget = self._single_shot(SAID_MS)
        self._forget.timeout.connect(lambda: self.say(""))
        document.changed.connect(lambda _: self._show())
        watch.changed.connect(self._show)
        self._show()

    def _single_shot(self, milliseconds: int) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(self._show)
        return timer

    def running(self, text: str, done: float) -> None:
        """What the compute queue does now; "" when it is idle."""
        if text and not self._running:
            self._busy.start()
        elif not text:
            self._busy.stop()
        self._running, self._done = text, done
        self._show()

    def say(self, sentence: str) -> None:
        """Say something for some seconds."""
        self._said = sentence
        if sentence:
            self._forget.start()
        self._show()

    def point(self, x: float, y: float) -> None:
        """The pointer is over the table at (x, y) m."""
        space = space_at(self._document.board, x, y)
        place = f"Pointer: {centimetres(x)}{NARROW}cm across, {centimetres(y)}{NARROW}cm up"
        self.pointer.setText(f"{place}, {space}" if space else "")

    def unpoint(self) -> None:
        """The pointer has left the table."""
        self.pointer.setText("")

    def _show(self) -> None:
        busy = bool(self._running) and not self._busy.isActive()
        self.bar.setVisible(busy)
        self.cancel.setVisible(busy)
        if busy:  # a bar repaints the window at once when its value is set
            self.bar.setValue(round(100 * self._done))
        self.says.setText(self._said or (self._running if busy else self._idle_text()))
        board = self._document.board
        origin = "estimated" if "estimated" in board.provenance.get("space", "") else ""
        self.board.setText(f"{board.name} board, {origin}" if origin else f"{board.name} board")

    def _idle_text(self) -> str:
        landing = self._watch.current
        if landing is None:
            return "Ready"
        if self._watch.refusal:
            return f"No landing map: {self._watch.refusal}"
        took = f", {milliseconds(landing.seconds)}" if landing.whole else ""
        return f"Landing map: {landing.count_text()}, seed {number(landing.map.seed)}{took}"
