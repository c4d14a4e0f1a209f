"""The printed board as paint: paper, hatch, heat, grid, bands, names and values, GO line, rulers.

Layers go upwards in that order. Names are whole, over one or two lines, else the group's code, else left
out: never elided, turned or made smaller. Lengthwise the bands stand at the right of the cells.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QImage, QPainter, QPen, QPolygonF, QTransform

from lab import Board, Space
from ui.language import mark, tr
from ui.numbers import NARROW, number
from ui.space_words import space_label
from ui.table.glyphs import halo_text, stroke_kind
from ui.table.layout import Layout
from ui.theme import Theme, mixed, text_font

TICK_PX = 11
PAD = 4.0
BAND = 0.2
"""The coloured band's part of a cell."""

STALE = 0.45
"""Opacity of a landing map that no longer belongs to the board."""

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


def paint_ground(painter: QPainter, board: Board, layout: Layout, theme: Theme) -> None:
    """The paper with its grey and hatched cells: what lies under the heat."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(layout.board, QColor(theme.paper))
    for space in board.spaces:
        _paint_cell(painter, space, layout, theme)


def paint_heat(painter: QPainter, image: QImage, layout: Layout, *, fresh: bool) -> None:
    """Landings soaked into the paper; `image` has x to the right, its first row at the near edge."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipRect(layout.board)
    painter.setOpacity(1.0 if fresh else STALE)
    if layout.lengthwise:
        image = image.transformed(QTransform(0, 1, 1, 0, 0, 0))
    else:
        image = image.transformed(QTransform(1, 0, 0, -1, 0, 0))
    painter.drawImage(layout.board, image)
    painter.restore()


def paint_print(painter: QPainter, board: Board, layout: Layout, theme: Theme, *, over_heat: bool) -> None:
    """Grid, bands, names, values and signs, the board's edge, the GO line, the rulers; haloed over heat."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for space in board.spaces:
        _paint_grid(painter, space, layout, theme)
    for space in board.spaces:
        _paint_words(painter, space, layout, theme, over_heat)
    painter.setPen(QPen(QColor(theme.ink), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(layout.board)
    _paint_go(painter, board, layout, theme)
    if not layout.large:
        _paint_rulers(painter, layout, theme)


def paint_space(painter: QPainter, space: Space, layout: Layout, theme: Theme) -> None:
    """One space on fresh paper, as an editor shows it before the board has it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.paper))
    painter.drawPolygon(_outline(space, layout))
    _paint_cell(painter, space, layout, theme)
    _paint_grid(painter, space, layout, theme)
    _paint_words(painter, space, layout, theme, over_heat=False)


def paint_chances(
    painter: QPainter, board: Board, layout: Layout, theme: Theme, chances: Mapping[str, float]
) -> None:
    """The chance {space id: 0..1} of each space in whole per cent, at the bottom right of its cell."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for space in board.spaces:
        if space.kind != "blank" and chances.get(space.id, 0.0) >= LEAST_CHANCE:
            _paint_chance(painter, space, chances[space.id], layout, theme)


def _outline(space: Space, layout: Layout) -> QPolygonF:
    return QPolygonF([layout.point(x, y) for x, y in space.corners])


def _is_special(space: Space) -> bool:
    return space.kind != "property"


def _paint_cell(painter: QPainter, space: Space, layout: Layout, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    outline = _outline(space, layout)
    if _is_special(space):
        painter.setBrush(QColor(theme.special))
        painter.drawPolygon(outline)
    if space.kind == "go_to_jail":
        painter.setBrush(QBrush(QColor(theme.grid), Qt.BrushStyle.BDiagPattern))
        painter.drawPolygon(outline)


def _paint_grid(painter: QPainter, space: Space, layout: Layout, theme: Theme) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.grid), 1))
    painter.drawPolygon(_outline(space, layout))


def _band(space: Space, cell: QRectF, layout: Layout) -> QRectF:
    """The coloured band of a property along the cell's far edge; empty for the other kinds."""
    if space.kind != "property" or space.group is None:
        return QRectF()
    if layout.lengthwise:
        width = BAND * cell.width()
        return QRectF(cell.right() - width, cell.top(), width, cell.height())
    return QRectF(cell.left(), cell.top(), cell.width(), BAND * cell.height())


def _room(space: Space, layout: Layout) -> QRectF:
    """The cell without its band: where names and values stand."""
    cell = layout.rect(*space.box)
    band = _band(space, cell, layout)
    if not band.isEmpty():
        if layout.lengthwise:
            cell.setRight(band.left())
        else:
            cell.setTop(band.bottom())
    return cell


def _sign_size(space: Space, layout: Layout) -> float:
    cell = layout.rect(*space.box)
    return min(26.0 if layout.large else 16.0, 0.3 * min(cell.width(), cell.height()))


def _paint_words(painter: QPainter, space: Space, layout: Layout, theme: Theme, over_heat: bool) -> None:
    """Band, name, value or sign of a space."""
    if space.kind == "blank":
        return
    ink, paper = QColor(theme.ink), QColor(theme.special if _is_special(space) else theme.paper)
    halo = paper if over_heat else None
    band = _band(space, layout.rect(*space.box), layout)
    if not band.isEmpty():
        colour = theme.group(space.group)
        painter.setPen(QPen(mixed(colour, theme.ink, 0.35), 1))
        painter.setBrush(colour)
        painter.drawRect(band.adjusted(0.5, 0.5, -0.5, -0.5))
    room, sign = _room(space, layout), _sign_size(space, layout)
    names, values = (text_font(px, weight) for px, weight in zip(layout.type_px, (500, 600), strict=True))
    name_metrics, value_metrics = QFontMetricsF(names), QFontMetricsF(values)
    if space.kind == "property":
        value_top = _baseline(room, layout) - value_metrics.capHeight()
    else:
        value_top = room.bottom() - PAD - 1 - sign
    left, top = room.left() + PAD, room.top() + PAD
    baseline = top + name_metrics.capHeight() + 1
    for line in name_lines(space, room.width() - PAD - 2, value_top - top - 2, name_metrics):
        halo_text(painter, QPointF(left, baseline), line, names, ink, halo)
        baseline += name_metrics.height() - 1
    if space.kind != "property":
        centre = QPointF(left + sign / 2 + 1, room.bottom() - PAD - sign / 2 - 1)
        stroke_kind(painter, space.kind, centre, sign, QColor(theme.soft_ink), paper)
        return
    text = number(space.value)
    fits = value_metrics.horizontalAdvance(text) <= room.width() - PAD
    if fits and value_metrics.capHeight() + PAD <= room.height():
        halo_text(painter, QPointF(left, _baseline(room, layout)), text, values, ink, halo)


def _baseline(room: QRectF, layout: Layout) -> float:
    """Where values and chances stand at the bottom of a cell."""
    return room.bottom() - PAD - QFontMetricsF(text_font(layout.type_px[1], 600)).descent() + 1


def _paint_chance(painter: QPainter, space: Space, chance: float, layout: Layout, theme: Theme) -> None:
    room, font = _room(space, layout), text_font(layout.type_px[0], 500)
    if space.kind == "property":
        used = QFontMetricsF(text_font(layout.type_px[1], 600)).horizontalAdvance(number(space.value))
    else:
        used = _sign_size(space, layout)
    text = f"{number(100 * chance)}{NARROW}%"
    width = QFontMetricsF(font).horizontalAdvance(text)
    if width + used + 3 * PAD <= room.width():
        paper = QColor(theme.special if _is_special(space) else theme.paper)
        at = QPointF(room.right() - PAD - width, _baseline(room, layout))
        halo_text(painter, at, text, font, QColor(theme.ink), paper)


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
    return [code] if code and metrics.horizontalAdvance(code) <= width else []


def space_code(space: Space) -> str | None:
    """A property's short code: "DB 1" for dark-blue-1; None where its group has no code."""
    code = CODES.get(space.group or "")
    return f"{tr(code)} {space.id.rpartition('-')[2].upper()}" if code else None


def _paint_go(painter: QPainter, board: Board, layout: Layout, theme: Theme) -> None:
    ink = QColor(theme.ink)
    painter.setPen(QPen(ink, 2.5))
    painter.drawLine(layout.point(0, board.go_line), layout.point(board.width, board.go_line))
    font = text_font(round(24 * layout.growth) if layout.large else 13, 700)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 1.5)
    metrics = QFontMetricsF(font)
    area = layout.rect(0, 0, board.width, board.go_line)
    if layout.lengthwise:
        at = QPointF(area.right() - metrics.horizontalAdvance("GO") - 8, area.top() + metrics.capHeight() + 9)
    else:
        at = QPointF(area.left() + 7, area.top() + metrics.capHeight() + 9)
    if area.height() > 2 * metrics.capHeight() and area.width() > metrics.horizontalAdvance("GO") + 16:
        halo_text(painter, at, "GO", font, ink, QColor(theme.paper))


def tick_step(pixels_per_cm: float, least: float = 26.0) -> int:
    """Whole cm between ruler numbers, from 1, 2, 5, 10, 20, 50, so that they stand `least` px apart."""
    return next((step for step in (1, 2, 5, 10, 20, 50) if step * pixels_per_cm >= least), 100)


def _paint_rulers(painter: QPainter, layout: Layout, theme: Theme) -> None:
    """Numbers in cm along the board: up its left edge and along its near edge, as seen in this view."""
    font = text_font(TICK_PX)
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(QPen(QColor(theme.secondary), 1))
    edge, along = layout.board, layout.lengthwise
    for across, size in ((True, layout.width), (False, layout.length)):
        horizontal = across != along
        step = tick_step(layout.scale / 100)
        for cm in range(0, int(100 * size + 1e-6) + 1, step):
            at = layout.point(cm / 100 if across else 0.0, 0.0 if across else cm / 100)
            text = number(cm)
            width = metrics.horizontalAdvance(text)
            if horizontal:
                painter.drawLine(QPointF(at.x(), edge.bottom() + 2), QPointF(at.x(), edge.bottom() + 6))
                painter.drawText(QPointF(at.x() - width / 2, edge.bottom() + 8 + metrics.ascent()), text)
            else:
                painter.drawLine(QPointF(edge.left() - 6, at.y()), QPointF(edge.left() - 2, at.y()))
                painter.drawText(QPointF(edge.left() - 9 - width, at.y() + metrics.capHeight() / 2), text)
    width = metrics.horizontalAdvance("cm")
    painter.drawText(QPointF(edge.left() - 9 - width, edge.bottom() + 8 + metrics.ascent()), "cm")
