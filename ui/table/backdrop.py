"""The printed board as one picture, painted again only when something on it has changed."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from lab import Board
from ui.landing import Landing
from ui.table.board_picture import paint_chances, paint_ground, paint_heat, paint_print
from ui.table.heat import heat_image
from ui.table.layout import Layout
from ui.theme import Theme


class Backdrop:
    """Paper, heat, print and chances; paper and print are kept while only the heat changes."""

    def __init__(self) -> None:
        self._picture: QPixmap | None = None
        self._layers: tuple[QPixmap, QPixmap] | None = None
        self._layers_key: object = None

    def forget(self) -> None:
        """Something has changed: the picture is painted when it is next shown."""
        self._picture = None

    def picture(
        self,
        board: Board,
        layout: Layout,
        theme: Theme,
        landing: Landing | None,
        *,
        fresh: bool,
        size: QSize,
        ratio: float,
        view: QTransform,
    ) -> QPixmap:
        """The board for a view of `size`, seen through the transform `view`."""
        if self._picture is not None:
            return self._picture
        heated = landing is not None
        key = (board.spaces, board.go_line, layout, theme, heated, ratio, size, view)
        if key != self._layers_key or self._layers is None:
            ground, words = _transparent(size, ratio), _transparent(size, ratio)
            painter = QPainter(ground)
            painter.setTransform(view)
            paint_ground(painter, board, layout, theme)
            painter.end()
            painter = QPainter(words)
            painter.setTransform(view)
            paint_print(painter, board, layout, theme, over_heat=heated)
            painter.end()
            self._layers_key, self._layers = key, (ground, words)
        ground, words = self._layers
        picture = ground.copy()
        painter = QPainter(picture)
        if landing is not None:
            painter.setTransform(view)
            paint_heat(painter, heat_image(landing.density, theme), layout, fresh=fresh)
            painter.resetTransform()
        painter.drawPixmap(0, 0, words)
        if landing is not None:
            painter.setTransform(view)
            chances = {space: chance.p for space, chance in landing.map.spaces.items()}
            paint_chances(painter, board, layout, theme, chances)
        painter.end()
        self._picture = picture
        return picture

    @staticmethod
    def paint(
        painter: QPainter, board: Board, layout: Layout, theme: Theme, landing: Landing | None, *, fresh: bool
    ) -> None:
        """The same as strokes and letters, for a picture of any size; the painter has the view's transform."""
        paint_ground(painter, board, layout, theme)
        if landing is not None:
            paint_heat(painter, heat_image(landing.density, theme), layout, fresh=fresh)
        paint_print(painter, board, layout, theme, over_heat=landing is not None)
        if landing is not None:
            chances = {space: chance.p for space, chance in landing.map.spaces.items()}
            paint_chances(painter, board, layout, theme, chances)


def _transparent(size: QSize, ratio: float) -> QPixmap:
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
