"""Plain drawn signs for each kind of space and each side. All fit a unit square round the origin."""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
)

HALO_PX = 3.0
"""How far a halo reaches round its text."""


@cache
def side_path(side: str) -> QPainterPath:
    """A side's sign, filled: red triangle, yellow dot, green square, blue cross; about 1 wide."""
    path = QPainterPath()
    if side == "red":
        path.addPolygon(QPolygonF([QPointF(0, -0.52), QPointF(0.52, 0.4), QPointF(-0.52, 0.4)]))
        path.closeSubpath()
    elif side == "green":
        path.addRect(QRectF(-0.42, -0.42, 0.84, 0.84))
    elif side == "blue":
        arm = 0.17
        path.addRect(QRectF(-0.5, -arm, 1.0, 2 * arm))
        path.addRect(QRectF(-arm, -0.5, 2 * arm, 1.0))
        path = path.simplified()
    else:
        path.addEllipse(QPointF(0, 0), 0.42, 0.42)
    return path


@cache
def kind_path(kind: str) -> QPainterPath:
    """A space kind's sign, to be stroked: ? / house / rails / cut stone / P in a box / bars."""
    path = QPainterPath()
    if kind == "chance":
        path.moveTo(-0.26, -0.22)
        path.cubicTo(-0.26, -0.6, 0.3, -0.6, 0.3, -0.22)
        path.cubicTo(0.3, 0.02, 0.0, 0.0, 0.0, 0.22)
        path.addEllipse(QPointF(0.0, 0.45), 0.03, 0.03)
    elif kind == "house":
        path.addPolygon(
            QPolygonF([QPointF(x, y) for x, y in ((-0.36, 0.0), (-0.36, 0.45), (0.36, 0.45), (0.36, 0.0))])
        )
        path.moveTo(-0.5, 0.08)
        path.lineTo(0.0, -0.46)
        path.lineTo(0.5, 0.08)
    elif kind == "railroad":
        for x in (-0.22, 0.22):
            path.moveTo(x, -0.5)
            path.lineTo(x, 0.5)
        for y in (-0.3, 0.0, 0.3):
            path.moveTo(-0.46, y)
            path.lineTo(0.46, y)
    elif kind == "luxury_tax":
        stone = ((-0.5, -0.12), (-0.26, -0.42), (0.26, -0.42), (0.5, -0.12), (0.0, 0.46))
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in stone]))
        path.closeSubpath()
        path.moveTo(-0.5, -0.12)
        path.lineTo(0.5, -0.12)
        path.moveTo(-0.2, -0.12)
        path.lineTo(0.0, 0.46)
        path.lineTo(0.2, -0.12)
    elif kind == "free_parking":
        path.addRoundedRect(QRectF(-0.5, -0.5, 1.0, 1.0), 0.14, 0.14)
        path.moveTo(-0.14, 0.3)
        path.lineTo(-0.14, -0.28)
        path.lineTo(0.04, -0.28)
        path.cubicTo(0.3, -0.28, 0.3, 0.06, 0.04, 0.06)
        path.lineTo(-0.14, 0.06)
    elif kind == "go_to_jail":
        path.addRoundedRect(QRectF(-0.5, -0.46, 1.0, 0.92), 0.1, 0.1)
        for x in (-0.25, 0.0, 0.25):
            path.moveTo(x, -0.46)
            path.lineTo(x, 0.46)
    return path


def stroke_kind(
    painter: QPainter, kind: str, centre: QPointF, size: float, ink: QColor, halo: QColor
) -> None:
    """Draw a space kind's sign `size` px wide, with a halo under it so that it can be read over heat."""
    path = kind_path(kind)
    if path.isEmpty() or size <= 0:  # a space may be drawn flat by hand
        return
    painter.save()
    painter.translate(centre)
    painter.scale(size, size)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((halo, 4.5), (ink, 1.5)):
        pen = QPen(colour, width / size)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(path)
    painter.restore()


def halo_text(
    painter: QPainter,
    at: QPointF,
    text: str,
    font: QFont,
    ink: QColor,
    halo: QColor | None,
) -> None:
    """Text with its baseline's left end at `at`, over a halo of paper so that it can be read over heat."""
    if halo is not None and not _BY_LETTER.fullmatch(text):
        painter.fillPath(_halo(text, font).translated(at), halo)
    elif halo is not None:
        metrics, path = QFontMetricsF(font), QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for n, letter in enumerate(text):
            path.addPath(_halo(letter, font).translated(at.x() + metrics.horizontalAdvance(text[:n]), at.y()))
        painter.fillPath(path, halo)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(at, text)


_BY_LETTER = re.compile("[\u0000-\u02ff\u0370-\u0482\u048a-\u052f\u1e00-\u206f\u20a0-\u22ff]*")
"""Texts whose letters stand in a row, each by itself: Latin, Greek, Cyrillic; signs."""

_HALOS: dict[tuple[str, str], QPainterPath] = {}
MOST_HALOS = 1000


def _halo(letter: str, font: QFont) -> QPainterPath:
    """Round a letter, or a text of other scripts, that begins at the origin. Kept: to stroke a text anew costs twenty
    times what to fill it does."""
    key = (letter, font.key())
    if key not in _HALOS:
        if len(_HALOS) >= MOST_HALOS:
            _HALOS.clear()
        path, stroker = QPainterPath(), QPainterPathStroker()
        path.addText(QPointF(), font, letter)
        stroker.setWidth(2 * HALO_PX)
        stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        _HALOS[key] = stroker.createStroke(path).united(path)
    return _HALOS[key]
