"""The printed board as pictures, painted again only when something on it has changed."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from lab import Board
from ui.landing import Landing
from ui.table.board_picture import paint_ground, paint_heat, paint_print
from ui.table.board_words import paint_chances, paint_words
from ui.table.heat import heat_image
from ui.table.layout import Layout
from ui.theme import Theme


@dataclass(frozen=True)
class Seen:
    """What is printed, and how it is looked at: `view` goes from the layout's pixels to those of the view.

    fresh: whether the landing map belongs to the board as it is.
    """

    board: Board
    layout: Layout
    theme: Theme
    landing: Landing | None
    fresh: bool
    view: QTransform

    def paint_board(self, painter: QPainter) -> None:
        """Paper, heat and print."""
        painter.save()
        painter.setTransform(self.view, True)
        paint_ground(painter, self.board, self.layout, self.theme)
        if self.landing is not None:
            heat = heat_image(self.landing.density, self.theme)
            paint_heat(painter, heat, self.layout, fresh=self.fresh)
        paint_print(painter, self.board, self.layout, self.theme)
        painter.restore()

    def paint_words(self, painter: QPainter) -> None:
        """What is written, level in every view, but for the chances."""
        paint_words(painter, self.board, self.layout, self.theme, self.view)

    def paint_chances(self, painter: QPainter) -> None:
        """The chances of the landing map."""
        if self.landing is not None:
            chances = {space: chance.p for space, chance in self.landing.map.spaces.items()}
            paint_chances(painter, self.board, self.layout, self.theme, self.view, chances)


class Backdrop:
    """The board and what is written on it, each as one picture of the view.

    What is written is an item of its own, `words`: over the lines that lie on the table, under the tokens.
    """

    def __init__(self) -> None:
        self.words = WordsItem()
        self._board: QPixmap | None = None
        self._letters: QPixmap | None = None
        self._letters_key: object = None

    def forget(self) -> None:
        """Something has changed: the pictures are painted when they are next shown."""
        self._board = None

    def draw(self, painter: QPainter, seen: Seen, size: QSize, ratio: float) -> None:
        """The board, for a view of `size` with `ratio` pixels to a point; the words come when items are drawn."""
        self.words.strokes = None
        if self._board is None:
            self._board = _transparent(size, ratio)
            with QPainter(self._board) as on_board:
                seen.paint_board(on_board)
            self.words.picture = self._lettered(seen, size, ratio).copy()
            with QPainter(self.words.picture) as on_words:
                seen.paint_chances(on_words)
        painter.drawPixmap(0, 0, self._board)

    def _lettered(self, seen: Seen, size: QSize, ratio: float) -> QPixmap:
        """The words without chances; kept while only the heat changes, for letters with a halo take their time."""
        board = seen.board
        key = (board.spaces, board.go_line, seen.layout, seen.theme, ratio, size, seen.view)
        if self._letters is None or key != self._letters_key:
            self._letters_key, self._letters = key, _transparent(size, ratio)
            with QPainter(self._letters) as painter:
                seen.paint_words(painter)
        return self._letters

    def draw_strokes(self, painter: QPainter, seen: Seen) -> None:
        """The same as strokes and letters, for a picture of any size."""
        self.words.strokes = seen
        seen.paint_board(painter)


class WordsItem(QGraphicsItem):
    """What is written on the board: as the picture of it, or as letters for a picture that is saved."""

    def __init__(self) -> None:
        super().__init__()
        self.picture: QPixmap | None = None
        self.strokes: Seen | None = None
        self._rect = QRectF()
        self.setZValue(9)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def fit(self, view: QRectF) -> None:
        """The view that the picture covers."""
        if view != self._rect:
            self.prepareGeometryChange()
            self._rect = view

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.strokes is not None:
            self.strokes.paint_words(painter)
            self.strokes.paint_chances(painter)
        elif self.picture is not None:
            part, ratio = option.exposedRect.toAlignedRect(), self.picture.devicePixelRatio()
            whole = QRectF(part)
            source = QRectF(whole.topLeft() * ratio, whole.size() * ratio)
            painter.drawPixmap(whole, self.picture, source)


def _transparent(size: QSize, ratio: float) -> QPixmap:
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
