"""The printed board as paint: paper, hatch, heat, grid, bands, seams, the edge and the GO line, in layers upwards.

What is written on it lies over lines on the table: see `board_words`. Lengthwise the bands stand at the right of
the cells.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPolygonF

from lab import Board, Space
from ui.table.layout import Layout
from ui.theme import Theme, mixed

BAND = 0.2
"""The coloured band's part of a cell."""

STALE = 0.45
"""Opacity of a landing map that no longer belongs to the board."""


def paint_ground(painter: QPainter, board: Board, layout: Layout, theme: Theme) -> None:
    """The paper with its grey and hatched cells: what lies under the heat."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(layout.board, QColor(theme.paper))
    for space in board.spaces:
        _paint_cell(painter, space, layout, theme)


def paint_heat(painter: QPainter, image: QImage, layout: Layout, *, fresh: bool) -> None:
    """Landings soaked into the paper; image: of the board as it is seen (`heat_image`)."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipRect(layout.board)
    painter.setOpacity(1.0 if fresh else STALE)
    painter.drawImage(layout.board, image)
    painter.restore()


def paint_print(painter: QPainter, board: Board, layout: Layout, theme: Theme) -> None:
    """Grid, bands, seams (dotted), the board's edge, the GO line."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for space in board.spaces:
        _paint_grid(painter, space, layout, theme)
    for space in board.spaces:
        _paint_band(painter, space, layout, theme)
    painter.setPen(QPen(QColor(theme.soft_ink), 1.5, Qt.PenStyle.DotLine))
    for seam in board.seams:
        painter.drawLine(layout.point(0, seam.y), layout.point(board.width, seam.y))
    painter.setPen(QPen(QColor(theme.ink), 2 if layout.large else 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(layout.board)
    painter.setPen(QPen(QColor(theme.ink), 2.5))
    painter.drawLine(layout.point(0, board.go_line), layout.point(board.width, board.go_line))


def paint_space(painter: QPainter, space: Space, layout: Layout, theme: Theme) -> None:
    """One space on fresh paper, as an editor shows it before the board has it, without what is written on it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.paper))
    painter.drawPolygon(_outline(space, layout))
    _paint_cell(painter, space, layout, theme)
    _paint_grid(painter, space, layout, theme)
    _paint_band(painter, space, layout, theme)


def _outline(space: Space, layout: Layout) -> QPolygonF:
    return QPolygonF([layout.point(x, y) for x, y in space.corners])


def is_special(space: Space) -> bool:
    return space.kind != "property"


def _paint_cell(painter: QPainter, space: Space, layout: Layout, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    outline = _outline(space, layout)
    if is_special(space):
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


def room_of(space: Space, layout: Layout) -> QRectF:
    """The cell without its band: where names and values stand."""
    cell = layout.rect(*space.box)
    band = _band(space, cell, layout)
    if not band.isEmpty():
        if layout.lengthwise:
            cell.setRight(band.left())
        else:
            cell.setTop(band.bottom())
    return cell


def _paint_band(painter: QPainter, space: Space, layout: Layout, theme: Theme) -> None:
    band = _band(space, layout.rect(*space.box), layout)
    if not band.isEmpty():
        colour = theme.group(space.group)
        painter.setPen(QPen(mixed(colour, theme.ink, 0.35), 1))
        painter.setBrush(colour)
        painter.drawRect(band.adjusted(0.5, 0.5, -0.5, -0.5))
