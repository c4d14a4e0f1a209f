"""What stands on the board: tokens, their trails and old places, the aim's arrow, the dark tag.

Scene units are pixels; a `Layout` puts every item in its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, hypot, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from lab.rules.state import side_of
from ui.table.glyphs import side_path
from ui.theme import Theme, contrast, text_font


def paint_token(
    painter: QPainter, centre: QPointF, radius: float, token: str, theme: Theme, *, hollow: bool = False
) -> None:
    """A token as seen from above; `hollow` is the dashed outline of one that is off."""
    colours = theme.side(token)
    painter.save()
    painter.translate(centre)
    if hollow:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.outline), 1.5, Qt.PenStyle.DashLine))
        painter.drawEllipse(QPointF(0, 0), radius - 0.8, radius - 0.8)
        painter.setBrush(QColor(colours.outline))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.paper))
        painter.drawEllipse(QPointF(0, 0), radius + 1.6, radius + 1.6)
        painter.setPen(QPen(QColor(colours.rim), 1.5))
        painter.setBrush(QColor(colours.disc))
        painter.drawEllipse(QPointF(0, 0), radius - 0.75, radius - 0.75)
        painter.setBrush(QColor(colours.glyph))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.scale(radius, radius)
    painter.drawPath(side_path(side_of(token)))
    painter.restore()


def paint_jailed(painter: QPainter, centre: QPointF, radius: float, token: str, theme: Theme) -> None:
    """A token in jail: in a frame, under three bars that leave its glyph free."""
    painter.save()
    paint_token(painter, centre, radius, token, theme)
    frame = QRectF(centre.x() - radius - 3, centre.y() - radius - 3, 2 * radius + 6, 2 * radius + 6)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((theme.paper, 2.6), (theme.ink, 1.3)):
        painter.setPen(QPen(QColor(colour), width))
        for part in (0.25, 0.5, 0.75):
            x = frame.left() + part * frame.width()
            painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()))
    painter.drawRect(frame)
    colours = theme.side(token)
    painter.translate(centre)
    painter.scale(radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.disc))
    painter.drawEllipse(QPointF(0, 0), 0.62, 0.62)
    painter.setBrush(QColor(colours.glyph))
    painter.drawPath(side_path(side_of(token)))
    painter.restore()


class GroundItem(QGraphicsItem):
    """What lies on the board hangs on this, at one level; it has nothing of its own to draw."""

    def __init__(self, level: float = 10) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setZValue(level)

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Nothing."""


class TokenItem(QGraphicsItem):
    """One token: resting, moving (a notch tells its heading), or waiting at GO (an ink ring round it)."""

    def __init__(self, token: str, theme: Theme) -> None:
        super().__init__()
        self.token = token
        self.theme = theme
        self.radius = 10.0
        self.ready = False
        self.heading: float | None = None
        self.setZValue(30)

    def look(self, radius: float, *, ready: bool, heading: float | None, theme: Theme) -> None:
        """Set how it is drawn; radius in px, heading (rad) while it moves."""
        if (radius, ready, heading, theme) == (self.radius, self.ready, self.heading, self.theme):
            return
        self.prepareGeometryChange()
        self.radius, self.ready, self.heading, self.theme = radius, ready, heading, theme
        self.update()

    def boundingRect(self) -> QRectF:
        reach = self.radius + 7
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.ready:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.theme.ink), 2))
            painter.drawEllipse(QPointF(0, 0), self.radius + 4, self.radius + 4)
        paint_token(painter, QPointF(0, 0), self.radius, self.token, self.theme)
        if self.heading is not None:
            painter.setPen(QPen(QColor(self.theme.side(self.token).rim), 2.5))
            out = QPointF(-sin(self.heading), -cos(self.heading))
            painter.drawLine(out * (self.radius - 3.5), out * (self.radius - 0.5))


TRAIL_WIDTH, CORE = 6.0, 2.6
AGES = 24
"""In how many steps a trail fades."""


class MarksItem(QGraphicsItem):
    """The slide just seen: trails of what moved, and dashed outlines where knocked tokens had lain."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._trails: dict[str, list[QPointF]] = {}
        self._left: list[tuple[QPointF, float]] = []
        self._rect = QRectF()
        self.setZValue(20)

    def show_marks(
        self, trails: dict[str, list[QPointF]], left: Sequence[tuple[QPointF, float]], theme: Theme
    ) -> None:
        """Trails {token: points} and old places (centre, radius), all in px."""
        self.prepareGeometryChange()
        self._trails, self._left, self.theme = trails, list(left), theme
        box = QPolygonF([point for trail in trails.values() for point in trail]).boundingRect()
        for centre, radius in left:
            box = box.united(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius))
        self._rect = box.adjusted(-8, -8, 8, 8)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self.theme.soft_ink), 1.2, Qt.PenStyle.DashLine))
        for centre, radius in self._left:
            painter.drawEllipse(centre, radius - 1, radius - 1)
        for token, trail in self._trails.items():
            paint_trail(painter, self.theme, token, trail)


PALE = 3.0
"""A colour that stands out less from the paper (contrast, 1 to 21) has its trail edged."""


def paint_trail(painter: QPainter, theme: Theme, token: str, trail: list[QPointF]) -> None:
    """A trail in stretches that fade backwards, each one stroke so that joints do not show; of a pale side with an
    edge in the colour of its outline."""
    colours = theme.side(token)
    pale = contrast(colours.disc, theme.paper) < PALE
    strokes = [(QColor(colours.disc), CORE if pale else TRAIL_WIDTH)]
    if pale:
        strokes.insert(0, (QColor(colours.outline), TRAIL_WIDTH))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    stretch = max(len(trail) // AGES, 1)
    for start in range(0, len(trail) - 1, stretch):
        piece = trail[start : start + stretch + 1]
        alpha = 0.08 + 0.52 * (start + stretch / 2) / len(trail)
        for colour, width in strokes:
            colour.setAlphaF(alpha)
            pen = QPen(colour, width)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawPolyline(piece)


class ArrowItem(QGraphicsItem):
    """The aim: an arrow forward from the token, a dotted line back to the hand that pulls it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._tip = QPointF()
        self._hand: QPointF | None = None
        self._clear = 0.0
        self.setZValue(40)
        self.hide()

    def aim(self, tip: QPointF, hand: QPointF | None, theme: Theme, clear: float = 0.0) -> None:
        """Show the arrow to `tip`, with the hand at `hand`, both relative to the item's place, px; the first `clear`
        px stay free, so that the token there can be told."""
        self.prepareGeometryChange()
        self._tip, self._hand, self.theme, self._clear = tip, hand, theme, clear
        self.setVisible(hypot(tip.x(), tip.y()) > 1)
        self.update()

    def boundingRect(self) -> QRectF:
        box = QRectF(QPointF(0, 0), self._tip).normalized()
        if self._hand is not None:
            box = box.united(QRectF(QPointF(0, 0), self._hand).normalized())
        return box.adjusted(-14, -14, 14, 14)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, paper = QColor(self.theme.ink), QColor(self.theme.paper)
        if self._hand is not None:
            begin = _out(self._hand, min(self._clear, hypot(self._hand.x(), self._hand.y())))
            for colour, width in ((paper, 4.0), (ink, 1.5)):
                painter.setPen(QPen(colour, width, Qt.PenStyle.DotLine))
                painter.drawLine(begin, self._hand)
            painter.setPen(QPen(ink, 1.5))
            painter.setBrush(paper)
            painter.drawEllipse(self._hand, 5.0, 5.0)
        arrow = arrow_path(self._tip, self._clear)
        painter.setPen(QPen(paper, 4.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(paper)
        painter.drawPath(arrow)
        painter.setPen(QPen(ink, 2.0))
        painter.setBrush(ink)
        painter.drawPath(arrow)


def _out(towards: QPointF, px: float) -> QPointF:
    """The point so far from the origin."""
    return towards * (px / max(hypot(towards.x(), towards.y()), 1e-9))


def arrow_path(tip: QPointF, clear: float = 0.0) -> QPainterPath:
    """A shaft from `clear` px off the origin to a filled head at `tip`; of a short arrow the head alone."""
    length = hypot(tip.x(), tip.y())
    turn = atan2(tip.y(), tip.x())
    along, aside = QPointF(cos(turn), sin(turn)), QPointF(-sin(turn), cos(turn))
    head = min(11.0, length)
    neck = along * (length - head)
    path = QPainterPath()
    path.moveTo(along * min(clear, length - head))
    path.lineTo(neck)
    path.addPolygon(QPolygonF([tip, neck + aside * (0.45 * head), neck - aside * (0.45 * head), tip]))
    return path


class TagItem(QGraphicsItem):
    """A dark tag with a bold first line and plain ones below, kept inside the view."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.lines: tuple[str, ...] = ()
        self.saving = False
        """Whether a picture is saved: what follows the hand is not on it."""
        self._size = QRectF()
        self.setZValue(60)
        self.hide()

    def say(self, lines: Sequence[str], near: QPointF, view: QRectF, theme: Theme) -> None:
        """Show `lines` beside the point `near`, on the side where the view has room."""
        self.prepareGeometryChange()
        self.lines, self.theme = tuple(lines), theme
        width = max(self._metrics(i).horizontalAdvance(line) for i, line in enumerate(self.lines)) + 20
        height = sum(self._metrics(i).height() for i in range(len(self.lines))) + 12
        self._size = QRectF(0, 0, width, height)
        x, y = near.x() + 22, near.y() - height / 2
        if x + width > view.right() - 4:  # no room to the right: below, or above where that has none
            x = near.x() - width / 2
            y = near.y() + 24 if near.y() + 24 + height < view.bottom() else near.y() - 24 - height
        x = max(min(x, view.right() - width - 4), view.left() + 4)
        y = max(min(y, view.bottom() - height - 4), view.top() + 4)
        self.setPos(round(x), round(y))
        self.show()
        self.update()

    @staticmethod
    def _metrics(line: int) -> QFontMetricsF:
        return QFontMetricsF(text_font(13, 600) if line == 0 else text_font(12))

    def boundingRect(self) -> QRectF:
        return self._size.adjusted(-1, -1, 1, 1)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.saving:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(
            QPen(QColor(self.theme.line) if self.theme.name == "dark" else Qt.GlobalColor.transparent)
        )
        painter.setBrush(QColor(self.theme.tag_fill))
        painter.drawRoundedRect(self._size, 3, 3)
        top = 6.0
        for i, line in enumerate(self.lines):
            metrics = self._metrics(i)
            painter.setFont(text_font(13, 600) if i == 0 else text_font(12))
            painter.setPen(QColor(self.theme.tag_text if i == 0 else self.theme.tag_soft))
            painter.drawText(QPointF(10, top + metrics.ascent()), line)
            top += metrics.height()
