"""The task of a lesson, over the table in every preset, for as long as the lesson is open."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea

from ui.document import LabDocument
from ui.language import tr
from ui.teach.large_type import growth_in

PX, LARGE_PX = 15, 26
"""Of the type; the second before a class, in a window of 1366 x 768, and growing and shrinking with it."""

EDGES = QMargins(14, 6, 14, 6)
"""px round the words."""

MOST = 0.2
"""Part of the window's height that the task takes at most; a longer one is scrolled."""


class TaskBar(QFrame):
    """What the pupils are to do; hidden without a lesson's task. Another session takes it away, nothing else."""

    def __init__(self, document: LabDocument) -> None:
        super().__init__()
        self._document, self._large, self._px = document, False, 0
        self.setObjectName("task")
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text.setAccessibleName(tr("Task"))
        self._scroll = QScrollArea(self)
        self._scroll.setWidget(self.text)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setAccessibleName(tr("Task"))
        document.changed.connect(self._changed)
        self._show()

    def set_large(self, on: bool) -> None:
        """In large type, before a class."""
        self._large = on
        self._fit()

    def _changed(self, names: frozenset[str]) -> None:
        if "lesson" in names:
            self._show()

    def _show(self) -> None:
        task = self._document.part("lesson").task
        self.text.setText(task)
        self.setVisible(bool(task))
        self._fit()

    def _fit(self) -> None:
        """As high as the words need, and no higher than its part of the window."""
        window = self.window()
        growth = growth_in(window.size()) if self._large else 1.0
        px = round((LARGE_PX if self._large else PX) * growth)
        if px != self._px:
            self._px = px
            self.text.setStyleSheet(f"font-size: {px}px;")
        edges = self.contentsMargins() + EDGES
        needs = self.text.heightForWidth(max(self.width() - edges.left() - edges.right(), 1))
        most = max(round(MOST * window.height()), 2 * px)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus if needs > most else Qt.FocusPolicy.NoFocus)
        self.setFixedHeight(min(needs, most) + edges.top() + edges.bottom())
        self._scroll.setGeometry(self.rect().marginsRemoved(edges))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Another font needs another height."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()
