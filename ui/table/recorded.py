"""A recorded path on the table: its places as dots, its rest as a cross, beside what the table does with it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from lab import Release
from ui.document import LabDocument
from ui.parts.fit import Thrown, printed
from ui.table.layout import Layout
from ui.theme import Theme


class RecordedItem(QGraphicsItem):
    """Dots where a token was seen; a cross where it was seen to rest."""

    DOT = 2.2
    ARM = 6.0

    def __init__(self, document: LabDocument, theme: Theme, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._document = document
        self.theme = theme
        self.points: list[QPointF] = []
        self.rest: QPointF | None = None
        self._rect = QRectF()
        self.setZValue(35)
        self.hide()

    def show_thrown(self, layout: Layout, theme: Theme, *, on: bool = True) -> None:
        """The recorded slide that the document says was thrown; without one nothing is seen, nor while `on` is not
        said, on another board, in a game, before a class, or while the table shows something else since: the sampler's
        throws or a replayed round."""
        document = self._document
        thrown: Thrown | None = document.part("fit").thrown
        if thrown is not None and thrown.on not in (None, printed(document.board)):
            thrown = None
        elsewhere = document.part("game").game is not None
        others = document.part("replay").record is not None or document.part("sampling").thrown
        if thrown is not None and others:
            last = document.state.last_slide  # neither leaves one: where there is, it was thrown since
            elsewhere = elsewhere or last is None or last.release != Release(*thrown.release)
        if layout.large or elsewhere or not on:
            thrown = None
        points = [] if thrown is None else [layout.point(x, y) for x, y in thrown.path]
        ended = None if thrown is None or thrown.rest is None else layout.point(*thrown.rest)
        if (points, ended, theme) == (self.points, self.rest, self.theme):
            return
        self.prepareGeometryChange()
        self.points, self.rest, self.theme = points, ended, theme
        box = QPolygonF([*points, *([ended] if ended is not None else [])]).boundingRect()
        self._rect = box.adjusted(-10, -10, 10, 10)
        self.setVisible(bool(points))
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self.theme.palette.data[0])
        painter.setPen(QPen(QColor(self.theme.paper), 1))
        painter.setBrush(colour)
        last: QPointF | None = None
        for point in self.points:
            if last is None or (point - last).manhattanLength() > 2 * self.DOT:
                painter.drawEllipse(point, self.DOT, self.DOT)
                last = point
        if self.rest is not None:
            for pen in (QPen(QColor(self.theme.paper), 4.5), QPen(colour, 2)):
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                for dx, dy in ((1, 1), (1, -1)):
                    arm = QPointF(dx * self.ARM, dy * self.ARM)
                    painter.drawLine(self.rest - arm, self.rest + arm)
