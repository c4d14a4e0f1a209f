"""What is written on the board: names, values, signs and chances of the spaces, GO, the rulers round it.

Names are whole, over one or two lines, else the group's code, so too, else left out: never elided, turned or made
smaller.
Seen by a standing player too, the letters stand level and keep their size, where the tilted board has their cell.
All of it has a halo of paper, for heat and lines on the table lie under it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRegion,
    QTransform,
)

from lab import Board, Space
from ui.language import mark, tr
from ui.numbers import NARROW, number
from ui.space_words import space_label
from ui.table.board_picture import is_special, room_of
from ui.table.glyphs import halo_text, stroke_kind
from ui.table.layout import Layout
from ui.theme import Theme, text_font

TICK_PX = 11
PAD = 4.0

LEAST_CHANCE = 0.005
"""Chances below this are not printed: they would read 0 %."""

CODES = {
    "brown": mark("BR"),
    "light-blue": mark("LB"),
    "pink": mark("PK"),
    "orange": mark("OR"),
    "red": mark("RD"),
    "yellow": mark("YE"),
    "green": mark("GR"),
    "dark-blue": mark("DB"),
}
"""Two letters for a colour where its name has no room."""


def paint_words(
    painter: QPainter,
    board: Board,
    layout: Layout,
    theme: Theme,
    view: QTransform,
    unnamed: str | None = None,
) -> None:
    """All that is written but the chances.

    view: how the board is seen; the painter's own transform is without it, here and below. unnamed: the space
    whose name makes way for its chance.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for space in board.spaces:
        paint_space_words(painter, space, layout, theme, view, named=space.id != unnamed)
    _paint_go(painter, board, layout, theme, view)
    if not layout.large:
        _paint_rulers(painter, layout, theme, view)


def take_name_off(
    painter: QPainter, board: Board, layout: Layout, theme: Theme, view: QTransform, space_id: str
) -> None:
    """Change a picture of all that is written into that where a space's name makes way: its cell alone is painted."""
    named = next(space for space in board.spaces if space.id == space_id)
    cell = view.map(QPolygonF(layout.rect(*named.box)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRegion(QRegion(cell.toPolygon()))  # whole pixels: half of one is not painted twice
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(cell.boundingRect(), Qt.GlobalColor.transparent)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    for space in board.spaces:  # the boxes of polygons may overlap
        if layout.rect(*space.box).intersects(layout.rect(*named.box)):
            paint_space_words(painter, space, layout, theme, view, named=space is not named)
    _paint_go(painter, board, layout, theme, view)
    painter.restore()


def paint_chances(
    painter: QPainter,
    board: Board,
    layout: Layout,
    theme: Theme,
    view: QTransform,
    chances: Mapping[str, float],
) -> None:
    """The chance {space id: 0..1} of each space in whole per cent, at the right of its cell: at the bottom, or over
    the value or the sign where these leave no room. The largest is always there: see `makes_way`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font, unnamed = text_font(layout.type_px[0], 500), makes_way(board, layout, view, chances)
    for space in board.spaces:
        if not _is_told(space, chances):
            continue
        text = _chance_text(space, chances)
        at = _chance_place(space, text, layout, view, named=space.id != unnamed)
        if at is not None:
            halo_text(painter, at, text, font, QColor(theme.ink), _paper(space, theme))


def makes_way(board: Board, layout: Layout, view: QTransform, chances: Mapping[str, float]) -> str | None:
    """The likeliest space, where its chance has room only without its name; None where all is well."""
    spaces = [space for space in board.spaces if _is_told(space, chances)]
    if not spaces:
        return None
    first = max(spaces, key=lambda space: chances[space.id])
    text = _chance_text(first, chances)
    bare = _chance_place(first, text, layout, view, named=False)
    return first.id if bare is not None and _chance_place(first, text, layout, view) is None else None


def _is_told(space: Space, chances: Mapping[str, float]) -> bool:
    return space.kind != "blank" and chances.get(space.id, 0.0) >= LEAST_CHANCE


def _chance_text(space: Space, chances: Mapping[str, float]) -> str:
    return f"{number(100 * chances[space.id])}{NARROW}%"


def _chance_place(
    space: Space, text: str, layout: Layout, view: QTransform, *, named: bool = True
) -> QPointF | None:
    """Where a chance begins; None without room."""
    foot, metrics = _Foot.of(space, layout, view), QFontMetricsF(text_font(layout.type_px[0], 500))
    width = metrics.horizontalAdvance(text)
    if width + foot.width + 3 * PAD <= foot.right - foot.left:
        return QPointF(foot.right - PAD - width, foot.base)
    seen = seen_room(room_of(space, layout), view)
    if seen.height <= 0:
        return None
    base = foot.base - foot.height - 3
    high, (left, right) = base - metrics.capHeight(), seen.sides(base - metrics.capHeight(), base)
    lines = _name(space, layout, view) if named else []
    free = lines[-1][1].y() + metrics.descent() + 1 if lines else seen.top + 2
    return QPointF(right - PAD - width, base) if high >= free and left + 2 * PAD + width <= right else None


def _name(space: Space, layout: Layout, view: QTransform) -> list[tuple[str, QPointF]]:
    """The lines of a name as they fit, each with where it begins."""
    seen, foot = seen_room(room_of(space, layout), view), _Foot.of(space, layout, view)
    metrics = QFontMetricsF(text_font(layout.type_px[0], 500))
    top = seen.top + PAD
    base = top + metrics.capHeight() + 1
    left, right = seen.sides(top, base)
    lines = name_lines(space, right - left - PAD - 2, foot.base - foot.height - top - 2, metrics)
    return [(line, QPointF(left + PAD, base + k * (metrics.height() - 1))) for k, line in enumerate(lines)]


def _paper(space: Space, theme: Theme) -> QColor:
    return QColor(theme.special if is_special(space) else theme.paper)


def paint_space_words(
    painter: QPainter, space: Space, layout: Layout, theme: Theme, view: QTransform, *, named: bool = True
) -> None:
    """Name, and value or sign, of a space; not `named`, no name."""
    seen = seen_room(room_of(space, layout), view)
    if space.kind == "blank" or seen.height <= 0:  # a space may be drawn flat by hand
        return
    cell = QPainterPath()
    cell.addPolygon(view.map(QPolygonF(room_of(space, layout).adjusted(1, 1, -1, -1))))
    painter.save()
    painter.setClipPath(cell, Qt.ClipOperation.IntersectClip)  # halos leave the edges of the cell alone
    ink, paper = QColor(theme.ink), _paper(space, theme)
    foot, font = _Foot.of(space, layout, view), text_font(layout.type_px[0], 500)
    for line, at in _name(space, layout, view) if named else []:
        halo_text(painter, at, line, font, ink, paper)
    if space.kind != "property":
        centre = QPointF(foot.left + PAD + foot.width / 2 + 1, seen.bottom - PAD - foot.width / 2 - 1)
        stroke_kind(painter, space.kind, centre, foot.width, QColor(theme.soft_ink), paper)
    elif foot.width <= foot.right - foot.left - PAD and foot.height + PAD <= seen.height:
        values = text_font(layout.type_px[1], 600)
        halo_text(painter, QPointF(foot.left + PAD, foot.base), number(space.value), values, ink, paper)
    painter.restore()


@dataclass(frozen=True)
class _Foot:
    """The lowest line of a cell, with the value or the sign at its left: px of the view.

    left, right: the cell's sides there. base: of its letters. width, height: of the value or the sign, over `base`.
    """

    left: float
    right: float
    base: float
    width: float
    height: float

    @classmethod
    def of(cls, space: Space, layout: Layout, view: QTransform) -> _Foot:
        """The line of a space."""
        seen, values = seen_room(room_of(space, layout), view), text_font(layout.type_px[1], 600)
        metrics = QFontMetricsF(values)
        base = seen.bottom - PAD - metrics.descent() + 1
        if space.kind == "property":
            width, height = metrics.horizontalAdvance(number(space.value)), metrics.capHeight()
        else:
            cell = layout.rect(*space.box)
            most = 26.0 if layout.large else 16.0
            width = max(min(most, 0.3 * min(cell.width(), cell.height()), 0.6 * seen.height), 0.0)
            height = width + 1 + PAD - (seen.bottom - base)
        left, right = seen.sides(base - height, base)
        return cls(left, right, base, width, height)


@dataclass(frozen=True)
class SeenRoom:
    """A rectangle as it is seen: level at its top and bottom, its sides perhaps aslant; px of the view."""

    top: float
    bottom: float
    left: tuple[float, float]
    right: tuple[float, float]

    @property
    def height(self) -> float:
        """From the far edge to the near one."""
        return self.bottom - self.top

    @property
    def width(self) -> float:
        """The least."""
        left, right = self.sides(self.top, self.bottom)
        return right - left

    def sides(self, above: float, below: float) -> tuple[float, float]:
        """Left and right between which everything from one height to another lies inside."""
        parts = [(y - self.top) / self.height if self.height else 0.0 for y in (above, below)]
        left, right = (
            [ends[0] + part * (ends[1] - ends[0]) for part in parts] for ends in (self.left, self.right)
        )
        return max(left), min(right)


def seen_room(room: QRectF, view: QTransform) -> SeenRoom:
    """A rectangle of the layout as `view` shows it."""
    far_left, far_right = view.map(room.topLeft()), view.map(room.topRight())
    near_left, near_right = view.map(room.bottomLeft()), view.map(room.bottomRight())
    return SeenRoom(
        max(far_left.y(), far_right.y()),
        min(near_left.y(), near_right.y()),
        (far_left.x(), near_left.x()),
        (far_right.x(), near_right.x()),
    )


def name_lines(space: Space, width: float, height: float, metrics: QFontMetricsF) -> list[str]:
    """The name as it fits: on one line, on two, as the group's code, or not at all."""
    label = space_label(space)
    line = metrics.capHeight() + 2
    if height < line or width < 8:
        return []
    if metrics.horizontalAdvance(label) <= width:
        return [label]
    if height >= line + metrics.height():
        words = label.split()
        for cut in range(len(words) - 1, 0, -1):
            pair = [" ".join(words[:cut]), " ".join(words[cut:])]
            if all(metrics.horizontalAdvance(part) <= width for part in pair):
                return pair
    code = space_code(space)
    if code is None:
        return []
    if metrics.horizontalAdvance(code) > width and height >= line + metrics.height():
        letters, _, n = code.rpartition(" ")
        return [letters, n] if metrics.horizontalAdvance(letters) <= width else []
    return [code] if metrics.horizontalAdvance(code) <= width else []


def space_code(space: Space) -> str | None:
    """A property's short code: "DB 1" for dark-blue-1; None where its group has no code."""
    code = CODES.get(space.group or "")
    return f"{tr(code)} {space.id.rpartition('-')[2].upper()}" if code else None


def _paint_go(painter: QPainter, board: Board, layout: Layout, theme: Theme, view: QTransform) -> None:
    font = text_font(round(24 * layout.growth) if layout.large else 13, 700)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 1.5)
    metrics = QFontMetricsF(font)
    area = seen_room(layout.rect(0, 0, board.width, board.go_line), view)
    base = area.top + metrics.capHeight() + 9
    left, right = area.sides(area.top, base)
    width = metrics.horizontalAdvance("GO")
    if area.height > 2 * metrics.capHeight() and right - left > width + 16:
        at = QPointF(right - width - 8 if layout.lengthwise else left + 7, base)
        halo_text(painter, at, "GO", font, QColor(theme.ink), QColor(theme.paper))


def tick_step(pixels_per_cm: float, least: float = 26.0) -> int:
    """Whole cm between ruler numbers, from 1, 2, 5, 10, 20, 50, so that they stand `least` px apart."""
    return next((step for step in (1, 2, 5, 10, 20, 50) if step * pixels_per_cm >= least), 100)


def _paint_rulers(painter: QPainter, layout: Layout, theme: Theme, view: QTransform) -> None:
    """Numbers in cm along the board: up its left edge and along its near edge, as seen in this view."""
    font = text_font(TICK_PX)
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(QPen(QColor(theme.secondary), 1))
    step, edge = tick_step(layout.scale / 100), layout.width if layout.lengthwise else 0.0
    for across, size in ((True, layout.width), (False, layout.length)):
        last = float("inf")
        for cm in range(0, int(100 * size + 1e-6) + 1, step):
            at = view.map(layout.point(cm / 100, 0.0) if across else layout.point(edge, cm / 100))
            text = number(cm)
            width = metrics.horizontalAdvance(text)
            if across != layout.lengthwise:
                painter.drawLine(at + QPointF(0, 2), at + QPointF(0, 6))
                painter.drawText(QPointF(at.x() - width / 2, at.y() + 8 + metrics.ascent()), text)
            elif abs(last - at.y()) >= metrics.ascent():  # far away they come close for a standing player
                painter.drawLine(at - QPointF(6, 0), at - QPointF(2, 0))
                painter.drawText(QPointF(at.x() - 9 - width, at.y() + metrics.capHeight() / 2), text)
                last = at.y()
    corner = view.map(layout.board.bottomLeft())
    at = corner + QPointF(-9 - metrics.horizontalAdvance("cm"), 8 + metrics.ascent())
    painter.drawText(at, "cm")
