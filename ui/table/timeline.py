"""The timeline under the table: the slide that is seen, played, stepped and scrubbed, with its numbers now."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QWidget,
)

from lab.motion import Event
from lab.motion.energy import kinetic_energy, momentum
from ui.actions import Actions
from ui.document import LabDocument
from ui.figures import FigureButton
from ui.language import tr
from ui.numbers import NARROW, number
from ui.table.marks import event_path
from ui.table.player import Player
from ui.theme import Theme

HEIGHT = 34
SIGN = 3.2
WIDE = 2 * SIGN + 2
"""From the middle of one sign to that of the next, at least (px)."""
LEAST, USUAL = 60, 110
"""px of the scrub bar's width: at least, and where time and numbers stand beside it."""
TIME_GAP, NUMBERS_GAP = 8, 16
"""px before the time and before the numbers."""


class ScrubBar(QSlider):
    """A slider over the slide's milliseconds, with a sign over each event; a press goes there at once."""

    def __init__(self, player: Player, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._player, self.theme = player, theme
        self.setSingleStep(17)
        self.setPageStep(100)
        self.setMinimumWidth(LEAST)
        self.setFixedHeight(HEIGHT - 4)  # signs stand over the knob, which is in the middle
        self.setAccessibleName(tr("Time in the last slide"))

    def _groove(self) -> tuple[float, float]:
        """Left end and length (px) of the way of the handle's middle."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        part = QStyle.SubControl
        control = QStyle.ComplexControl.CC_Slider
        groove = self.style().subControlRect(control, option, part.SC_SliderGroove, self)
        handle = self.style().subControlRect(control, option, part.SC_SliderHandle, self)
        return groove.left() + handle.width() / 2, max(groove.width() - handle.width(), 1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        left, length = self._groove()
        if event.button() == Qt.MouseButton.LeftButton and self.maximum() > 0:
            self.setValue(round((event.position().x() - left) / length * self.maximum()))
        super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        film = self._player.film
        if film is None or film.duration <= 0:
            return
        left, length = self._groove()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self.theme.text), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for kind, x in signs(film.events, film.duration, left, length):
            painter.drawPath(event_path(kind, SIGN).translated(QPointF(x, SIGN + 1)))
        painter.end()


def signs(events: Sequence[Event], duration: float, left: float, length: float) -> list[tuple[str, float]]:
    """Kinds of events, and where (px) their signs stand on a way from `left` on, `length` long.

    Signs do not cover one another: of what happens at about one time each kind stands once, one beside the other.
    """
    placed: list[tuple[str, float]] = []
    for event in events:
        at = left + min(event.time / duration, 1.0) * length
        near = [kind for kind, x in placed if x > at - WIDE]
        if event.kind != "start" and event.kind not in near:
            placed.append((event.kind, placed[-1][1] + WIDE if near else at))
    right = left + length
    for k in reversed(range(len(placed))):  # what was moved over the end comes back
        kind, x = placed[k]
        placed[k] = (kind, min(x, right))
        right = placed[k][1] - WIDE
    return placed


class Timeline(QWidget):
    """Buttons, the scrub bar, the time, and momentum and kinetic energy at that time.

    Where there is no room for all of it the numbers are left out, then the time.
    """

    def __init__(self, document: LabDocument, player: Player, act: Actions, theme: Theme) -> None:
        super().__init__()
        self._document, self._player, self._act = document, player, act
        self._corner: FigureButton | None = None
        self.setFixedHeight(HEIGHT)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 8, 2)
        row.setSpacing(4)
        for action in (act.step_back, act.replay, act.step):
            button = QToolButton()
            button.setDefaultAction(action)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            button.setAutoRaise(True)
            row.addWidget(button)
        self.bar = ScrubBar(player, theme)
        row.addWidget(self.bar, 1)
        self.time, self.numbers = QLabel(), QLabel()
        self.time.setContentsMargins(TIME_GAP - row.spacing(), 0, 0, 0)
        self.numbers.setContentsMargins(NUMBERS_GAP - row.spacing(), 0, 0, 0)
        self.numbers.setToolTip(tr("Momentum and kinetic energy of all tokens at this time, spin included"))
        row.addWidget(self.time)
        row.addWidget(self.numbers)
        self.bar.valueChanged.connect(self._scrubbed)
        player.frame.connect(self._show)
        player.happened.connect(self.bar.update)
        player.state_changed.connect(self._show)
        document.changed.connect(lambda _: self._show())
        self.set_theme(theme)

    def add_corner(self, button: FigureButton) -> None:
        """The button that saves the table stands at the end of the row."""
        self._corner = button
        self._row.addSpacing(8)
        self._row.addWidget(button)

    def minimumSizeHint(self) -> QSize:
        """The buttons and a short bar: texts are left out where there is no room."""
        row = self._row
        margins, wide = row.contentsMargins(), row.spacing() * (row.count() - 1)
        for k in range(row.count()):
            if (item := row.itemAt(k)) is not None and item.widget() not in (self.time, self.numbers):
                wide += item.minimumSize().width()
        return QSize(margins.left() + wide + margins.right(), HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose_texts()

    def _choose_texts(self) -> None:
        """Show the texts that have room beside a bar of its usual width, the time first."""
        room = self.width() - self.minimumSizeHint().width() + LEAST - USUAL
        for text in (self.time, self.numbers):
            room -= text.sizeHint().width()
            text.setMaximumWidth(text.sizeHint().width() if room >= 0 else 0)

    def set_theme(self, theme: Theme) -> None:
        """Another theme."""
        self.bar.theme = theme
        if self._corner is not None:
            self._corner.restyle(theme)
        self._show()

    def _scrubbed(self, milliseconds: int) -> None:
        film = self._player.film
        if film is not None:
            at_end = milliseconds >= self.bar.maximum()
            self._player.seek(film.duration if at_end else milliseconds / 1000)

    def _show(self) -> None:
        player, film = self._player, self._player.film
        known = film is not None and film.duration > 0
        self.bar.blockSignals(True)
        self.bar.setEnabled(known)
        self.bar.setMaximum(max(round(1000 * film.duration), 1) if film is not None else 0)
        self.bar.setValue(round(1000 * player.time))
        self.bar.blockSignals(False)
        held = player.looking_back or (player.moving and player.paused)
        self._act.step_back.setEnabled(known and (held or not player.moving))
        self._act.step.setEnabled(held)
        self._act.replay.setEnabled(known and not (player.moving and not player.paused))
        if film is None:
            lain = self._document.table.lain
            self.time.setText(tr("No slide to show") if lain else tr("No slide yet"))
            self.numbers.setText("")
            self._choose_texts()
            return
        self.time.setText(tr("{now} of {end} s", now=number(player.time, 2), end=number(film.duration, 2)))
        seen, board = player.snapshot, self._document.board
        push = hypot(*momentum(board, seen.velocities))
        energy = kinetic_energy(board, seen.velocities, seen.spins)
        self.numbers.setText(
            f"p{NARROW}{number(1000 * push, 2)}{NARROW}mN s, E{NARROW}{number(1000 * energy, 2)}{NARROW}mJ"
        )
        self._choose_texts()
