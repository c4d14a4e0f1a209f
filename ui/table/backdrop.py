"""The printed board as pictures, painted again only when something on it has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from lab import Board
from ui.landing import Landing
from ui.table.board_picture import paint_ground, paint_heat, paint_print
from ui.table.board_pot import paint_pot
from ui.table.board_words import makes_way, paint_chances, paint_words, take_name_off
from ui.table.heat import heat_image
from ui.table.layout import Layout
from ui.theme import Theme


@dataclass(frozen=True)
class Seen:
    """What is printed, and how it is looked at: `view` goes from the layout's pixels to those of the view.

    fresh: whether the landing map belongs to the board as it is. pot: what lies on the far row, None without a game.
    """

    board: Board
    layout: Layout
    theme: Theme
    landing: Landing | None
    fresh: bool
    view: QTransform
    pot: int | None = None

    def paint_ground(self, painter: QPainter) -> None:
        """Paper."""
        with _seen_through(painter, self.view):
            paint_ground(painter, self.board, self.layout, self.theme)

    def paint_heat(self, painter: QPainter) -> None:
        """The heat of the landing map."""
        landing = self.landing
        if landing is not None:
            with _seen_through(painter, self.view):
                lies = self.layout.lengthwise
                heat = heat_image(landing.density, landing.full, self.theme, lengthwise=lies)
                paint_heat(painter, heat, self.layout, fresh=self.fresh)

    def paint_print(self, painter: QPainter) -> None:
        """Print without words."""
        with _seen_through(painter, self.view):
            paint_print(painter, self.board, self.layout, self.theme)

    def paint_words(self, painter: QPainter, unnamed: str | None = None) -> None:
        """What is written, level in every view, but for the chances. unnamed: whose name is left out."""
        paint_words(painter, self.board, self.layout, self.theme, self.view, unnamed)
        if self.pot is not None:
            paint_pot(painter, self.board, self.layout, self.theme, self.view, self.pot)

    def paint_chances(self, painter: QPainter) -> None:
        """The chances of the landing map."""
        if self.landing is not None:
            paint_chances(painter, self.board, self.layout, self.theme, self.view, self._chances)

    def write_chances(self, painter: QPainter) -> None:
        """The chances, on a picture of what is written with all names."""
        if (unnamed := self.unnamed) is not None:
            take_name_off(painter, self.board, self.layout, self.theme, self.view, unnamed)
        self.paint_chances(painter)

    @property
    def unnamed(self) -> str | None:
        """The space whose name makes way for its chance."""
        return makes_way(self.board, self.layout, self.view, self._chances)

    @property
    def _chances(self) -> dict[str, float]:
        landing = self.landing
        return {} if landing is None else {space: chance.p for space, chance in landing.map.spaces.items()}


@contextmanager
def _seen_through(painter: QPainter, view: QTransform) -> Iterator[None]:
    painter.save()
    painter.setTransform(view, True)
    yield
    painter.restore()


class _Layers:
    """What stays while only the heat changes, as pictures of the view: ground, print, and words with all names.

    sheets: for the whole board and for all that is written, painted over and over: new ones cost more than the paint.
    """

    def __init__(self, seen: Seen, size: QSize, ratio: float) -> None:
        self._size, self._ratio = size, ratio
        self.ground, self.print, self.words = (
            self._painted(paint) for paint in (seen.paint_ground, seen.paint_print, seen.paint_words)
        )
        self.sheets = _transparent(size, ratio), _transparent(size, ratio)

    def _painted(self, paint: Callable[[QPainter], None]) -> QPixmap:
        picture = _transparent(self._size, self._ratio)
        with QPainter(picture) as painter:
            paint(painter)
        return picture


class Backdrop:
    """The board and what is written on it, each as one picture of the view.

    What is written is an item of its own, `words`: over the lines that lie on the table, under the tokens.
    """

    def __init__(self) -> None:
        self.words = WordsItem()
        self._layers: _Layers | None = None
        self._layers_of: object = None
        self._landing_shown: object = None

    def draw(self, painter: QPainter, seen: Seen, size: QSize, ratio: float) -> None:
        """The board, for a view of `size` with `ratio` pixels to a point; the words come when items are drawn."""
        self.words.strokes = None
        board, landing = seen.board, (seen.landing, seen.fresh)
        key = (
            board.spaces,
            board.seams,
            board.go_line,
            seen.layout,
            seen.theme,
            ratio,
            size,
            seen.view,
            seen.pot,
        )
        if self._layers is None or key != self._layers_of:
            self._layers, self._landing_shown = _Layers(seen, size, ratio), None
        self._layers_of = (
            key  # an equal key too: what is compared the next time is then mostly one and the same
        )
        sheet, self.words.picture = self._layers.sheets
        if landing != self._landing_shown:
            self._landing_shown = landing
            with _over(sheet, self._layers.ground) as on_board:
                seen.paint_heat(on_board)
                on_board.drawPixmap(0, 0, self._layers.print)
            with _over(self.words.picture, self._layers.words) as on_words:
                seen.write_chances(on_words)
        painter.drawPixmap(0, 0, sheet)

    def draw_strokes(self, painter: QPainter, seen: Seen) -> None:
        """The same as strokes and letters, for a picture of any size."""
        self.words.strokes = seen
        for paint in (seen.paint_ground, seen.paint_heat, seen.paint_print):
            paint(painter)


class WordsItem(QGraphicsItem):
    """What is written on the board: as the picture of it, or as letters for a picture that is saved."""

    def __init__(self) -> None:
        super().__init__()
        self.picture: QPixmap | None = None
        self.strokes: Seen | None = None
        self._rect = QRectF()
        self.setZValue(9)

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
            self.strokes.paint_words(painter, self.strokes.unnamed)
            self.strokes.paint_chances(painter)
        elif self.picture is not None:
            painter.drawPixmap(0, 0, self.picture)


@contextmanager
def _over(sheet: QPixmap, first: QPixmap) -> Iterator[QPainter]:
    """Paint on `sheet`, that holds `first` alone to begin with."""
    with QPainter(sheet) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawPixmap(0, 0, first)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        yield painter


def _transparent(size: QSize, ratio: float) -> QPixmap:
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
