"""The tool's icons: plain strokes of 1.5 px on a 16 px grid, in the colour of the text."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from lab import Space
from lab.rules.state import side_of
from ui.table.glyphs import kind_path
from ui.table.items import paint_token
from ui.theme import Theme

SIZE = 16

DISABLED = 0.4
"""How much is left of a sign whose item cannot be chosen."""


def _points(*pairs: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in pairs])


def _undo(path: QPainterPath) -> None:
    path.addPolygon(_points((6, 2.5), (2.5, 6), (6, 9.5)))
    path.moveTo(2.5, 6)
    path.lineTo(9.5, 6)
    path.cubicTo(14.5, 6, 14.5, 13.5, 9.5, 13.5)
    path.lineTo(6, 13.5)


def _redo(path: QPainterPath) -> None:
    path.addPolygon(_points((10, 2.5), (13.5, 6), (10, 9.5)))
    path.moveTo(13.5, 6)
    path.lineTo(6.5, 6)
    path.cubicTo(1.5, 6, 1.5, 13.5, 6.5, 13.5)
    path.lineTo(10, 13.5)


def _play(path: QPainterPath) -> None:
    path.addPolygon(_points((4.5, 2.5), (13, 8), (4.5, 13.5), (4.5, 2.5)))


def _pause(path: QPainterPath) -> None:
    for x in (3.5, 9.5):
        path.addRect(QRectF(x, 3, 3, 10))


def _step(path: QPainterPath) -> None:
    path.addPolygon(_points((3, 2.5), (10, 8), (3, 13.5), (3, 2.5)))
    path.moveTo(13, 2.5)
    path.lineTo(13, 13.5)


def _step_back(path: QPainterPath) -> None:
    path.addPolygon(_points((13, 2.5), (6, 8), (13, 13.5), (13, 2.5)))
    path.moveTo(3, 2.5)
    path.lineTo(3, 13.5)


def _back(path: QPainterPath) -> None:
    path.addPolygon(_points((11.5, 2.5), (3, 8), (11.5, 13.5), (11.5, 2.5)))


def _standing(path: QPainterPath) -> None:
    path.addPolygon(_points((5.5, 2.5), (10.5, 2.5), (13.5, 13.5), (2.5, 13.5), (5.5, 2.5)))


def _clear(path: QPainterPath) -> None:
    path.arcMoveTo(QRectF(2.5, 2.5, 11, 11), 55)
    path.arcTo(QRectF(2.5, 2.5, 11, 11), 55, 290)
    path.addPolygon(_points((11.5, 1.2), (11.4, 4.2), (14.4, 4.2)))


def _reset(path: QPainterPath) -> None:
    path.arcMoveTo(QRectF(3, 3.5, 10, 10), 55)
    path.arcTo(QRectF(3, 3.5, 10, 10), 55, 290)
    path.addPolygon(_points((11, 1.7), (10.9, 4.6), (13.8, 4.6)))


def _upright(path: QPainterPath) -> None:
    path.addRect(QRectF(5, 1.5, 6, 13))
    path.moveTo(5, 11)
    path.lineTo(11, 11)


def _lengthwise(path: QPainterPath) -> None:
    path.addRect(QRectF(1.5, 5, 13, 6))
    path.moveTo(5, 5)
    path.lineTo(5, 11)


def _landing(path: QPainterPath) -> None:
    for radius in (6.2, 3.2):
        path.addEllipse(QPointF(8, 8), radius, radius)
    path.addEllipse(QPointF(8, 8), 0.7, 0.7)


def _info(path: QPainterPath) -> None:
    path.addEllipse(QPointF(8, 8), 6, 6)
    path.moveTo(8, 7.4)
    path.lineTo(8, 11.3)
    path.moveTo(8, 4.6)
    path.lineTo(8, 4.9)


def _close(path: QPainterPath) -> None:
    for start, end in (((4, 4), (12, 12)), ((12, 4), (4, 12))):
        path.moveTo(*start)
        path.lineTo(*end)


def _float(path: QPainterPath) -> None:
    path.addRect(QRectF(3, 6, 7, 7))
    path.moveTo(6, 6)
    path.lineTo(6, 3)
    path.lineTo(13, 3)
    path.lineTo(13, 10)
    path.lineTo(10, 10)


def _export(path: QPainterPath) -> None:
    path.moveTo(3, 9)
    path.lineTo(3, 13.5)
    path.lineTo(13, 13.5)
    path.lineTo(13, 9)
    path.moveTo(8, 10.5)
    path.lineTo(8, 2.5)
    for side in (4.8, 11.2):
        path.moveTo(8, 2.5)
        path.lineTo(side, 5.7)


_DRAWN: dict[str, Callable[[QPainterPath], None]] = {
    "undo": _undo,
    "redo": _redo,
    "play": _play,
    "pause": _pause,
    "step": _step,
    "step-back": _step_back,
    "back": _back,
    "standing": _standing,
    "clear": _clear,
    "reset": _reset,
    "upright": _upright,
    "lengthwise": _lengthwise,
    "landing": _landing,
    "info": _info,
    "close": _close,
    "float": _float,
    "export": _export,
}


@cache
def icon(name: str, theme: Theme) -> QIcon:
    """One of the tool's icons in a theme, greyed where its action is disabled."""
    return _drawn(name, theme, theme.text)


@cache
def segment_icon(name: str, theme: Theme) -> QIcon:
    """The icon of a segment, which is filled while it is chosen: there in the colour of the words beside it."""
    return _drawn(name, theme, theme.on_accent)


def _drawn(name: str, theme: Theme, chosen: str) -> QIcon:
    """An icon with a colour of its own while its action is checked."""
    path = QPainterPath()
    _DRAWN[name](path)
    result, normal = QIcon(), QIcon.Mode.Normal
    states = (
        (normal, QIcon.State.Off, theme.text),
        (normal, QIcon.State.On, chosen),
        (QIcon.Mode.Disabled, QIcon.State.Off, theme.disabled),
    )
    for mode, state, colour in states:
        for ratio in (1, 2):
            result.addPixmap(_stroked(path, QColor(colour), ratio), mode, state)
    return result


def _blank_pixmap(ratio: float) -> QPixmap:
    pixmap = QPixmap(round(SIZE * ratio), round(SIZE * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _stroked(path: QPainterPath, colour: QColor, ratio: int) -> QPixmap:
    pixmap = _blank_pixmap(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour, 1.5)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(path)
    painter.end()
    return pixmap


class _Sign(QIconEngine):
    """A sign drawn on the grid of `SIZE` px, as strokes, by whatever paints: as sharp as that is, in files too, and the
    same in a selected row, over which Qt would lay the selection's colour."""

    def __init__(self, draw: Callable[[QPainter], None]) -> None:
        super().__init__()
        self._draw = draw
        self._clones: list[_Sign] = []

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        if mode == QIcon.Mode.Disabled:
            self._paint_faint(painter, rect)
            return
        side = min(rect.width(), rect.height())
        corner = QRectF(rect).center() - QPointF(side / 2, side / 2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(corner)
        painter.scale(side / SIZE, side / SIZE)
        self._draw(painter)
        painter.restore()

    def _paint_faint(self, painter: QPainter, rect: QRect) -> None:
        """As a whole: its parts lie over one another."""
        ratio = painter.device().devicePixelRatioF()
        whole = self.pixmap(rect.size() * ratio, QIcon.Mode.Normal, QIcon.State.Off)
        painter.save()
        painter.setOpacity(painter.opacity() * DISABLED)
        painter.drawPixmap(rect, whole)
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        made = QPixmap(size)
        made.fill(Qt.GlobalColor.transparent)
        with QPainter(made) as painter:
            self.paint(painter, QRect(QPoint(), size), mode, state)
        return made

    def clone(self) -> QIconEngine:
        self._clones.append(_Sign(self._draw))  # else it would go as soon as it is made
        return self._clones[-1]


@cache
def token_icon(token: str, theme: Theme, *, hollow: bool = False) -> QIcon:
    """A token of its side, hollow when it is off."""

    def draw(painter: QPainter) -> None:
        paint_token(painter, QPointF(8, 8), 7, f"{side_of(token)}-1", theme, hollow=hollow)

    return QIcon(_Sign(draw))


def space_icon(space: Space | None, theme: Theme) -> QIcon:
    """A space's group colour as a chip, or its kind's sign; empty where it has neither."""
    kind, group = (space.kind, space.group) if space is not None else ("blank", None)
    return _space_icon(kind, group, theme)


@cache
def _space_icon(kind: str, group: str | None, theme: Theme) -> QIcon:
    def draw(painter: QPainter) -> None:
        if kind == "property":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.group(group))
            painter.drawRect(QRectF(3, 3, 10, 10))
        else:
            painter.translate(8, 8)
            painter.scale(12, 12)
            painter.setPen(QPen(QColor(theme.secondary), 1.4 / 12))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(kind_path(kind))

    return QIcon(_Sign(draw))
