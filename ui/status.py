"""The status line: what runs now with a way to stop it, what was said last, where the pointer is."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QStatusBar

from ui.docks.panel import elided
from ui.document import LabDocument
from ui.landing import LandingWatch
from ui.language import tr
from ui.numbers import NARROW, centimetres, milliseconds, number
from ui.places import space_at
from ui.timers import one_shot

BUSY_AFTER_MS = 150
"""Work shorter than this is not announced: it would only flicker."""

SAID_MS = 6000


class StatusLine(QStatusBar):
    """Left: what runs or was said; right: pointer and board. `cancelled` asks to stop the work. spoke(sentence): it is
    said from now on, "" when it is no longer: for whoever says it where this line is hidden."""

    cancelled = Signal()
    spoke = Signal(str)

    def __init__(self, document: LabDocument, watch: LandingWatch) -> None:
        super().__init__()
        self._document, self._watch = document, watch
        self.setSizeGripEnabled(False)
        self.says = QLabel()
        self.says.setContentsMargins(8, 0, 8, 0)
        self.bar = QProgressBar()
        self.bar.setRange(0, 100)
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(90)
        self.bar.setAccessibleName(tr("Progress"))
        self.cancel = QPushButton(tr("Cancel"))
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
        self._at = 0
        self._busy = one_shot(self, BUSY_AFTER_MS, self._show)
        self._forget = one_shot(self, SAID_MS, lambda: self.say(""))
        document.changed.connect(lambda _: self._show())
        document.undo_stack.indexChanged.connect(self._stepped)
        watch.changed.connect(self._show)
        self._show()

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
        self._said, self._at = sentence, self._document.undo_stack.index()
        if sentence:
            self._forget.start()
        self._show()
        self.spoke.emit(sentence)

    def unsay(self, sentence: str) -> None:
        """It is no longer so; what was said after it stays."""
        if self._said == sentence:
            self.say("")

    def _stepped(self, index: int) -> None:
        """What was said of a step is no longer so when the step is taken back."""
        if self._said and index < self._at:
            self.say("")

    def point(self, x: float, y: float) -> None:
        """The pointer is over the table at (x, y) m."""
        space = space_at(self._document.board, x, y)
        if not space:
            self.pointer.setText("")
            return
        across, up = (f"{centimetres(length)}{NARROW}cm" for length in (x, y))
        self.pointer.setText(
            tr("Pointer: {across} across, {up} up, {space}", across=across, up=up, space=space)
        )

    def unpoint(self) -> None:
        """The pointer has left the table."""
        self.pointer.setText("")

    def _show(self) -> None:
        busy = bool(self._running) and not self._busy.isActive()
        self.bar.setVisible(busy)
        self.cancel.setVisible(busy)
        self.says.setText(self._said or (self._running if busy else self._idle_text()))
        if busy:  # a bar repaints the window at once when its value is set: the words have their room before
            if (layout := self.layout()) is not None:
                layout.activate()
            self.bar.setValue(round(100 * self._done))
        board = self._document.board
        estimated = "estimated" in board.provenance.get("space", "")
        name = elided(self.board, board.name)
        said = tr("{name} board, layout estimated", name=name) if estimated else tr("{name} board", name=name)
        self.board.setText(said)
        self.board.setToolTip(board.name if name != board.name else "")

    def _idle_text(self) -> str:
        landing = self._watch.current
        if landing is None:
            return tr("Ready")
        if self._watch.refusal:
            return tr("No landing map: {why}", why=self._watch.refusal)
        slides, seed = landing.count_text(), number(landing.map.seed)
        if not landing.whole:
            return tr("Landing map: {slides}, seed {seed}", slides=slides, seed=seed)
        took = milliseconds(landing.seconds)
        return tr("Landing map: {slides}, seed {seed}, {took}", slides=slides, seed=seed, took=took)
