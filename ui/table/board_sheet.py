"""What the board editor paints over the table: the draft, the selected space with its grips, overlaps, words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QTextOption,
    QTransform,
)

from lab import Space
from ui.board_draft import BoardDraft
from ui.language import tr
from ui.numbers import centimetres
from ui.table.board_grips import Eye, grips
from ui.table.board_picture import paint_space
from ui.table.board_words import paint_space_words
from ui.theme import Theme, text_font

SQUARE = 7.0
"""Side of a grip in px."""


def paint_sheet(
    painter: QPainter,
    theme: Theme,
    eye: Eye,
    draft: BoardDraft,
    view: QTransform,
    room: QRectF,
    *,
    held: bool,
    focused: bool,
    words: bool,
) -> None:
    """Everything, in px of the view.

    held: the hand drags. focused: the frame for those who walk by keys. words: how to edit, beside the board.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if words:
        _paint_words(painter, theme, eye)
    if draft.pending:
        _paint_draft(painter, theme, eye, draft, view)
    for one, other in draft.clashes:
        _paint_clash(painter, theme, eye, one, other)
    _paint_go_grip(painter, theme, eye, draft)
    space = draft.space
    if space is not None:
        _paint_selected(painter, theme, eye, space)
        lines = [_measures(space)] if held else []
        lines += draft.overlaps
        if lines:
            _paint_tag(painter, theme, lines, eye.outline(space).boundingRect(), room)
    elif held:
        _, at = eye.go_grip(draft.board, draft.go_line)
        said = tr("GO line at {y} cm", y=centimetres(draft.go_line))
        _paint_tag(painter, theme, [said], QRectF(at, at), room)
    if focused:
        painter.setPen(QPen(QColor(theme.accent), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(room.adjusted(1, 1, -1, -1))


def _measures(space: Space) -> str:
    x0, y0, x1, y1 = space.box
    return tr(
        "x {x}, y {y}; {width} by {height} cm",
        x=centimetres(x0),
        y=centimetres(y0),
        width=centimetres(x1 - x0),
        height=centimetres(y1 - y0),
    )


def _paint_draft(painter: QPainter, theme: Theme, eye: Eye, draft: BoardDraft, view: QTransform) -> None:
    """Spaces that the document has otherwise: paper where they were, their print where they are."""
    held = set(draft.board.spaces)
    shown = set(draft.spaces)
    painter.save()
    painter.setTransform(view, True)
    painter.setPen(QPen(QColor(theme.grid), 1, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(theme.paper))
    for space in draft.board.spaces:
        if space not in shown:
            painter.drawPolygon([eye.layout.point(x, y) for x, y in space.corners])
    for space in draft.spaces:
        if space not in held:
            paint_space(painter, space, eye.layout, theme)
    painter.restore()
    for space in draft.spaces:
        if space not in held:
            paint_space_words(painter, space, eye.layout, theme, view)
    board = draft.board
    painter.setPen(QPen(QColor(theme.ink), 2.5))
    painter.drawLine(eye.point(0, draft.go_line), eye.point(board.width, draft.go_line))


def _path(eye: Eye, space: Space) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(eye.outline(space))
    path.closeSubpath()
    return path


def _paint_clash(painter: QPainter, theme: Theme, eye: Eye, one: Space, other: Space) -> None:
    """What two spaces share hatched in red, both in a red edge."""
    red = QColor(theme.error_text)
    first, second = _path(eye, one), _path(eye, other)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.error_fill))
    shared = first.intersected(second)
    painter.setOpacity(0.7)
    painter.drawPath(shared)
    painter.setOpacity(1.0)
    painter.setBrush(QBrush(red, Qt.BrushStyle.BDiagPattern))
    painter.setPen(QPen(red, 1.5))
    painter.drawPath(shared)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(red, 2, Qt.PenStyle.DashLine))
    painter.drawPath(first)
    painter.drawPath(second)


def _paint_selected(painter: QPainter, theme: Theme, eye: Eye, space: Space) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((theme.paper, 5.0), (theme.accent, 2.0)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawPolygon(eye.outline(space))
    painter.setPen(QPen(QColor(theme.accent), 1.5))
    painter.setBrush(QColor(theme.paper))
    for _, at in grips(space, eye):
        painter.drawRect(QRectF(at.x() - SQUARE / 2, at.y() - SQUARE / 2, SQUARE, SQUARE))


def _paint_go_grip(painter: QPainter, theme: Theme, eye: Eye, draft: BoardDraft) -> None:
    """A knob at the end of the GO line."""
    edge, at = eye.go_grip(draft.board, draft.go_line)
    painter.setPen(QPen(QColor(theme.ink), 2.5))
    painter.drawLine(edge, at)
    painter.setPen(QPen(QColor(theme.accent), 1.5))
    painter.setBrush(QColor(theme.paper))
    painter.drawEllipse(at, 5.5, 5.5)


def _paint_tag(painter: QPainter, theme: Theme, lines: list[str], near: QRectF, room: QRectF) -> None:
    """A dark tag beside a rectangle, inside the view: first line strong."""
    fonts = [text_font(13, 600) if i == 0 else text_font(12) for i in range(len(lines))]
    metrics = [QFontMetricsF(font) for font in fonts]
    width = max(m.horizontalAdvance(line) for m, line in zip(metrics, lines, strict=True)) + 20
    height = sum(m.height() for m in metrics) + 12
    x, y = near.right() + 14, near.center().y() - height / 2
    if x + width > room.right() - 4:
        x, y = near.center().x() - width / 2, near.bottom() + 10
        if y + height > room.bottom() - 4:
            y = near.top() - height - 10
    x = max(min(x, room.right() - width - 4), room.left() + 4)
    y = max(min(y, room.bottom() - height - 4), room.top() + 4)
    painter.setPen(QPen(QColor(theme.line), 1) if theme.name == "dark" else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.tag_fill))
    painter.drawRoundedRect(QRectF(round(x), round(y), width, height), 3, 3)
    top = round(y) + 6.0
    for i, line in enumerate(lines):
        painter.setFont(fonts[i])
        painter.setPen(QColor(theme.tag_text if i == 0 else theme.tag_soft))
        painter.drawText(QPointF(round(x) + 10, top + metrics[i].ascent()), line)
        top += metrics[i].height()


def _paint_words(painter: QPainter, theme: Theme, eye: Eye) -> None:
    """How to edit, where the table else says who slides next."""
    note, lengthwise = eye.layout.note, eye.layout.lengthwise
    painter.fillRect(note.adjusted(-2, -4, 12 if lengthwise else 4, 4), QColor(theme.surround))
    title = tr("Board being edited")
    bold, plain = text_font(15, 600), text_font(12)
    painter.setFont(bold)
    painter.setPen(QColor(theme.text))
    if lengthwise:
        base = note.center().y() + QFontMetricsF(bold).capHeight() / 2 - 4
        painter.drawText(QPointF(note.left(), base), title)
        left = note.left() + QFontMetricsF(bold).horizontalAdvance(title) + 16
        hint = tr("Drag spaces, their grips and the GO line. Alt: no snapping. Esc ends.")
        painter.setFont(plain)
        painter.setPen(QColor(theme.secondary))
        if left + QFontMetricsF(plain).horizontalAdvance(hint) <= note.right():
            painter.drawText(QPointF(left, base), hint)
        return
    top = _wrapped(painter, note.left(), note.top(), note.width(), title) + 6
    painter.setFont(plain)
    painter.setPen(QColor(theme.secondary))
    for line in (
        tr("Drag a space to move it, a grip to resize it, the GO line by its knob."),
        tr("Arrow keys move by 5 mm, with Ctrl by 1 mm; with Shift they resize."),
        tr("Hold Alt to leave edges and grid alone."),
        tr("Page keys select, Delete removes, Esc ends."),
    ):
        top = _wrapped(painter, note.left(), top, note.width(), line) + 8


def _wrapped(painter: QPainter, left: float, top: float, width: float, text: str) -> float:
    """Text broken within `width`, inside words too long for it; returns where it ends below."""
    option = QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    box = painter.boundingRect(QRectF(left, top, width, 1000), text, option)
    painter.drawText(QRectF(left, top, width, box.height() + 2), text, option)
    return box.bottom()
