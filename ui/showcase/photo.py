"""A drawn photo of a board on a table, seen at a slant, with tokens on it; and the marks that belong to it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF, QTransform

from lab import Board, LabError
from ui.parts.measure import Picture

CORNERS = ((250.0, 860.0), (560.0, 905.0), (1090.0, 150.0), (905.0, 120.0))
"""Where the board's corners are in the picture, px: near left, near right, far right, far left."""

TOKENS = {"red-1": (0.10, 0.50), "yellow-1": (0.20, 0.80), "red-2": (0.14, 0.33), "yellow-2": (0.06, 1.02)}
"""Where tokens lie, m."""

COLOURS = {"red": "#B8332C", "yellow": "#D9A91E"}


def photo(path: Path, board: Board) -> Picture:
    """Draw it into a file; returns what would be clicked on it."""
    width, length = board.width, board.length
    plain = QPolygonF([QPointF(0, 0), QPointF(width, 0), QPointF(width, length), QPointF(0, length)])
    seen = QPolygonF([QPointF(*corner) for corner in CORNERS])
    slant = QTransform()
    if not QTransform.quadToQuad(plain, seen, slant):
        raise LabError("the board cannot be seen from there")
    image = QImage(1280, 960, QImage.Format.Format_RGB32)
    image.fill(QColor("#7B6A58"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(slant)
    painter.setPen(QPen(QColor("#2B2B2B"), 0.002))
    painter.setBrush(QColor("#F1EDE2"))
    painter.drawRect(QRectF(0, 0, width, length))
    for space in board.spaces:
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in space.corners]))
    painter.drawLine(QPointF(0, board.go_line), QPointF(width, board.go_line))
    for name, (x, y) in TOKENS.items():
        radius = board.token_for(name).radius
        painter.setBrush(QColor(COLOURS[name.partition("-")[0]]))
        painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.end()
    if not image.save(str(path)):
        raise LabError("the picture cannot be written; give another folder", where=str(path))
    tokens = tuple((name, slant.map(QPointF(*place)).toTuple()) for name, place in TOKENS.items())
    return Picture(str(path), CORNERS, tokens)
