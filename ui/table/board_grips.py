"""Grips of a space on the table: where the hand takes it, and what a drag makes of it. All in metres, no painting."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPolygonF, QTransform

from lab import Board, Space
from lab.board.editing import (
    SMALLEST,
    boxed,
    kept_on,
    lines_of,
    shifted,
    snapped,
    snapped_shift,
    with_corner,
)
from ui.state import Place
from ui.table.layout import Layout

REACH = 9.0
"""Pixels beside a grip at which the hand still takes it."""

LINE_REACH = 4.0
"""Pixels beside the GO line at which the hand takes it."""

GO_GRIP = 10.0
"""Pixels from the board's edge to the grip of the GO line."""

LEAST_SIDE = 30.0
"""Pixels; sides that are shorter have grips at their corners alone."""

SNAP_PX, SNAP_M = 8.0, 0.004
"""How near an edge meets another one: pixels, and m at most."""


@dataclass(frozen=True)
class Grip:
    """What is taken: "move", "edge" (across, along: -1, 0, 1 for which sides of the box), "vertex", or "go"."""

    kind: str
    across: int = 0
    along: int = 0
    vertex: int = 0


@dataclass(frozen=True)
class Drag:
    """A grip held since `start` (m), of a space as it was then; the GO line's has none."""

    grip: Grip
    start: Place
    space: Space | None


class Eye:
    """A layout as the view shows it: from metres to the view's pixels and back, the standing view too."""

    def __init__(self, layout: Layout, transform: QTransform) -> None:
        self.layout, self._to_view = layout, transform
        self._back, _ = transform.inverted()

    def point(self, x: float, y: float) -> QPointF:
        """A place on the table (m) in px of the view."""
        return self._to_view.map(self.layout.point(x, y))

    def metres(self, at: QPointF) -> Place:
        """A point of the view (px) in m."""
        return self.layout.metres(self._back.map(at))

    def outline(self, space: Space) -> QPolygonF:
        """A space's corners in px of the view."""
        return QPolygonF([self.point(x, y) for x, y in space.corners])

    def go_grip(self, board: Board, go_line: float) -> tuple[QPointF, QPointF]:
        """Where the GO line is taken: its end at the edge that has no ruler, and the knob beyond it."""
        ends = self.point(0.0, go_line), self.point(board.width, go_line)
        inner, edge = ends[::-1] if self.layout.lengthwise else ends
        way = edge - inner
        return edge, edge + way * (GO_GRIP / max(hypot(way.x(), way.y()), 1.0))


def grips(space: Space, eye: Eye) -> list[tuple[Grip, QPointF]]:
    """The grips of a space with their places in px of the view, those first that are taken first."""
    if space.rect is None:
        return [(Grip("vertex", vertex=i), eye.point(x, y)) for i, (x, y) in enumerate(space.corners)]
    x0, y0, x1, y1 = space.box
    outline = QRectF(eye.outline(space).boundingRect())
    lengthwise = eye.layout.lengthwise
    wide = (outline.height() if lengthwise else outline.width()) >= LEAST_SIDE
    tall = (outline.width() if lengthwise else outline.height()) >= LEAST_SIDE
    xs, ys = {-1: x0, 0: (x0 + x1) / 2, 1: x1}, {-1: y0, 0: (y0 + y1) / 2, 1: y1}
    pairs = [(i, j) for i in (-1, 1) for j in (-1, 1)]
    pairs += [(i, 0) for i in (-1, 1) if tall] + [(0, j) for j in (-1, 1) if wide]
    return [(Grip("edge", i, j), eye.point(xs[i], ys[j])) for i, j in pairs]


def grip_at(at: QPointF, selected: Space | None, board: Board, go_line: float, eye: Eye) -> Grip | None:
    """The grip under a point of the view: of the selected space, else of the GO line."""
    if selected is not None:
        size = eye.outline(selected).boundingRect()
        reach = max(min(REACH, min(size.width(), size.height()) / 3), 4.0)
        near = [(hypot(*(at - place).toTuple()), i, g) for i, (g, place) in enumerate(grips(selected, eye))]
        best = min(near, key=lambda found: found[:2], default=None)
        if best is not None and best[0] <= reach:
            return best[2]
    _, place = eye.go_grip(board, go_line)
    if hypot(*(at - place).toTuple()) <= REACH:
        return Grip("go")
    x, _ = eye.metres(at)
    on_line = eye.point(min(max(x, 0.0), board.width), go_line)
    return Grip("go") if hypot(*(at - on_line).toTuple()) <= LINE_REACH else None


def space_at(at: QPointF, spaces: tuple[Space, ...], selected: str | None, eye: Eye) -> Space | None:
    """The space under a point of the view: the selected one first, else the last in board order."""
    under = [space for space in spaces if eye.outline(space).containsPoint(at, Qt.FillRule.OddEvenFill)]
    mine = next((space for space in under if space.id == selected), None)
    return mine if mine is not None else (under[-1] if under else None)


def dragged(drag: Drag, to: Place, board: Board, others: list[Space], scale: float, *, snap: bool) -> Space:
    """The space that a drag makes, its hand at `to` (m); kept on the board, snapped unless `snap` is False."""
    space, grip = drag.space, drag.grip
    assert space is not None
    dx, dy = to[0] - drag.start[0], to[1] - drag.start[1]
    xs, ys = lines_of(board, others)
    reach = min(SNAP_PX / scale, SNAP_M)
    x0, y0, x1, y1 = space.box
    if grip.kind == "move":
        if snap:
            dx += snapped_shift(x0 + dx, x1 + dx, xs, reach)
            dy += snapped_shift(y0 + dy, y1 + dy, ys, reach)
        kept = kept_on(board, (x0 + dx, y0 + dy, x1 + dx, y1 + dy))
        return shifted(space, kept[0] - x0, kept[1] - y0)

    def met(value: float, lines: tuple[float, ...], most: float) -> float:
        return min(max(snapped(value, lines, reach) if snap else round(value, 4), 0.0), most)

    if grip.kind == "vertex":
        x, y = space.corners[grip.vertex]
        return with_corner(space, grip.vertex, met(x + dx, xs, board.width), met(y + dy, ys, board.length))
    if grip.across < 0:
        x0 = min(met(x0 + dx, xs, board.width), x1 - SMALLEST)
    elif grip.across > 0:
        x1 = max(met(x1 + dx, xs, board.width), x0 + SMALLEST)
    if grip.along < 0:
        y0 = min(met(y0 + dy, ys, board.length), y1 - SMALLEST)
    elif grip.along > 0:
        y1 = max(met(y1 + dy, ys, board.length), y0 + SMALLEST)
    return boxed(space, (x0, y0, x1, y1))


def dragged_line(to: float, board: Board, spaces: tuple[Space, ...], scale: float, *, snap: bool) -> float:
    """The GO line (m) that a drag to `to` makes: on the board, snapped unless `snap` is False."""
    xs_ys = lines_of(board.model_copy(update={"go_line": 0.0}), spaces)[1]
    at = snapped(to, xs_ys, min(SNAP_PX / scale, SNAP_M)) if snap else round(to, 4)
    return min(max(at, 0.0), board.length - SMALLEST)
