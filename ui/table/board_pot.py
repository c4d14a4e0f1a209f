"""The pot on the board: notes on its far row, where nothing is printed, with what they are worth."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QTransform

from lab import Board
from ui.language import tr
from ui.numbers import number
from ui.table import board_words
from ui.table.glyphs import halo_text
from ui.table.layout import Layout
from ui.theme import Theme, text_font

GAP = 8.0
NOTES = 3
STEP = 3.0
"""Pixels from one note to the next."""


def paint_pot(
    painter: QPainter, board: Board, layout: Layout, theme: Theme, view: QTransform, pot: int
) -> None:
    """Notes and their worth beyond the last printed space, as much of it as has room: words and number, or the
    number alone; an empty pot has no notes. As for all that is written, the painter is without `view`."""
    last = max((space.box[3] for space in board.spaces if space.kind != "blank"), default=board.length)
    room = board_words.seen_room(layout.rect(0, min(last, board.length), board.width, board.length), view)
    font = text_font(layout.type_px[1], 600)
    metrics = QFontMetricsF(font)
    high = metrics.capHeight()
    note = QRectF(0, 0, 2.2 * high, 1.2 * high)
    notes = (note.width() + (NOTES - 1) * STEP, note.height() + (NOTES - 1) * STEP) if pot else (0.0, 0.0)
    middle = (room.top + room.bottom) / 2
    left, right = room.sides(middle - notes[1] / 2, middle + high / 2)
    for text in (tr("Pot: {pot}", pot=number(pot)), number(pot)):
        width = metrics.horizontalAdvance(text)
        beside = notes[0] + GAP if pot else 0.0
        if room.height >= max(notes[1], high) + GAP / 2 and right - left >= width + beside + 2 * GAP:
            start = (left + right - width - beside) / 2
            corner = QPointF(start, middle - notes[1] / 2)
            at = QPointF(start + beside, middle + high / 2)
        elif room.height >= notes[1] + high + 3 * GAP and right - left >= max(width, notes[0]) + GAP:
            centre = (left + right) / 2
            corner = QPointF(centre - notes[0] / 2, middle - notes[1] - GAP / 2)
            at = QPointF(centre - width / 2, middle + GAP / 2 + high)
        else:
            continue
        painter.setPen(QPen(QColor(theme.soft_ink), 1.2))
        painter.setBrush(QColor(theme.special))
        for k in reversed(range(NOTES if pot else 0)):
            painter.drawRect(note.translated(corner + QPointF(k * STEP, k * STEP)))
        halo_text(painter, at, text, font, QColor(theme.ink), QColor(theme.paper))
        return
