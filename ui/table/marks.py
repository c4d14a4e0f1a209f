"""What is drawn of a motion beside its trails: arrows of velocity, signs where something happened, the ghost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from lab import Board
from lab.chance.ghost import Band, Ghost
from lab.motion import Event
from ui.table.film import Snapshot
from ui.table.items import arrow_path
from ui.table.layout import Layout
from ui.table.slingshot import arrow_tip
from ui.theme import Theme

CORNERS = 48
"""Of a band's edge as it is drawn."""
LEAST = 3.0
"""Half the width in px that a band is drawn with at least."""
SIGN = 5.0
"""Half the size of an event's sign in px."""


class _Over(QGraphicsItem):
    """Paths over the board: each stroked in paper, then in ink."""

    def __init__(self, theme: Theme, level: float) -> None:
        super().__init__()
        self.theme = theme
        self._rect = QRectF()
        self.setZValue(level)

    def boundingRect(self) -> QRectF:
        return self._rect

    def _bounded(self, box: QRectF, theme: Theme) -> None:
        self.prepareGeometryChange()
        self._rect, self.theme = box.adjusted(-12, -12, 12, 12), theme
        self.update()


class VelocityItem(_Over):
    """An arrow in ink for each token that moves, as long as it would glide in a sixth of a second."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, 35)
        self.arrows: dict[str, tuple[QPointF, QPointF]] = {}
        self._clear: dict[str, float] = {}

    def show_arrows(self, seen: Snapshot | None, board: Board, layout: Layout, theme: Theme) -> None:
        """The arrows of what is seen, none for None; each begins at its token's rim."""
        self.arrows, self._clear = {}, {}
        for token, (vx, vy) in (seen.velocities if seen is not None else {}).items():
            speed = hypot(vx, vy)
            if speed > 0.01:
                place = seen.positions[token] if seen is not None else (0.0, 0.0)
                tip = arrow_tip(place, speed, atan2(vx, vy), layout)
                self.arrows[token] = layout.point(*place), tip
                self._clear[token] = board.token_for(token).radius * layout.scale + 1
        ends = [end for start, tip in self.arrows.values() for end in (start, start + tip)]
        self._bounded(QPolygonF(ends).boundingRect(), theme)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, paper = QColor(self.theme.ink), QColor(self.theme.paper)
        for token, (start, tip) in self.arrows.items():
            path = arrow_path(tip, self._clear[token]).translated(start)
            for colour, width in ((paper, 4.0), (ink, 2.0)):
                painter.setPen(QPen(colour, width))
                painter.setBrush(colour)
                painter.drawPath(path)


class EventsItem(_Over):
    """A sign at each place where something happened: a cross where two tokens hit, a bar at a rail or a seam, a
    ring where one left the board, a triangle where one fell over."""

    SIGNS = ("contact", "rail", "seam", "topple", "off")

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, 25)  # under the tokens: which one it is matters more than that it was hit
        self.signs: list[tuple[str, QPointF]] = []

    def show_events(self, events: Sequence[Event], layout: Layout, theme: Theme) -> None:
        """Signs for these events; starting and coming to rest have none, they are seen."""
        self.signs = [(e.kind, layout.point(*e.place)) for e in events if e.kind in self.SIGNS]
        self._bounded(QPolygonF([point for _, point in self.signs]).boundingRect(), theme)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for kind, point in self.signs:
            path = event_path(kind).translated(point)
            for colour, width in ((self.theme.paper, 4.0), (self.theme.ink, 1.5)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawPath(path)


def event_path(kind: str, size: float = SIGN) -> QPainterPath:
    """The sign of a kind of event round the origin, to be stroked."""
    path = QPainterPath()
    if kind == "contact":
        for slant in (-1, 1):
            path.moveTo(-size, -slant * size)
            path.lineTo(size, slant * size)
    elif kind in ("rail", "seam"):
        path.addRect(QRectF(-size, -0.3 * size, 2 * size, 0.6 * size))
    elif kind == "topple":
        path.addPolygon(QPolygonF([QPointF(-size, size), QPointF(0, -size), QPointF(size, size)]))
        path.closeSubpath()
    elif kind == "off":
        path.addEllipse(QPointF(0, 0), size, size)
    else:
        path.moveTo(0, -size)
        path.lineTo(0, size)
    return path


STALE = 0.35
"""How strongly a ghost is drawn that is of another throw."""


class GhostItem(_Over):
    """The predicted path and resting places, dashed in ink with a paper halo, in the band of resting places."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, 12)
        self._path = QPainterPath()
        self._rings: list[tuple[QPointF, float]] = []
        self._band = QPolygonF()
        self._filled = True

    def show_ghost(
        self,
        found: Ghost | None,
        radii: Mapping[str, float],
        token: str,
        layout: Layout,
        theme: Theme,
        *,
        fresh: bool = True,
        heat: bool = False,
    ) -> None:
        """Draw it, or nothing for None; radii: px of each token. fresh: else it is of another throw, and faint. heat:
        whether landings show where it may rest: then the band is not filled."""
        self._filled = not heat
        self.setVisible(found is not None)
        self.setOpacity(1.0 if fresh else STALE)
        if found is None:
            return
        self._path = QPainterPath()
        self._path.addPolygon(QPolygonF([layout.point(float(x), float(y)) for x, y in found.path]))
        rests = {**found.knocked, **({token: found.rest} if found.rest is not None else {})}
        self._rings = [(layout.point(*place), radii[name]) for name, place in rests.items()]
        self._band = band_outline(found.band, layout) if found.band is not None else QPolygonF()
        box = self._path.boundingRect().united(self._band.boundingRect())
        for centre, radius in self._rings:
            box = box.united(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius))
        self._bounded(box, theme)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, paper = QColor(self.theme.ink), QColor(self.theme.paper)
        fill = QColor(ink)
        fill.setAlphaF(0.14 if self._filled else 0.0)
        painter.setPen(QPen(ink, 1, Qt.PenStyle.DotLine))
        painter.setBrush(fill)
        painter.drawPolygon(self._band)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (QPen(paper, 4), QPen(ink, 1.5, Qt.PenStyle.DashLine)):
            painter.setPen(pen)
            painter.drawPath(self._path)
            for centre, radius in self._rings:
                painter.drawEllipse(centre, radius, radius)


def band_outline(band: Band, layout: Layout) -> QPolygonF:
    """A band's edge in px; a band without width, of slides that differ in one way alone, is drawn narrow."""
    (x, y), (a, b), turn = band.centre, (max(axis, LEAST / layout.scale) for axis in band.axes), band.angle
    outline = []
    for k in range(CORNERS):
        u, v = a * cos(2 * pi * k / CORNERS), b * sin(2 * pi * k / CORNERS)
        outline.append(layout.point(x + u * cos(turn) - v * sin(turn), y + u * sin(turn) + v * cos(turn)))
    return QPolygonF(outline)
