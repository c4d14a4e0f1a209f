"""Where the board and what stands beside it lie in the view: metres to pixels, upright or lengthwise.

Upright, the thrower stands below the board; lengthwise at its left end, so that the board's left edge is on
top. The landing histogram shares the board's long axis to the pixel.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize

LENGTHWISE_GAIN = 1.4
"""Automatic layout lies lengthwise only where the board gets this much larger: upright is how it stands."""

RULER = 34.0
MARGIN = 14.0
SIDE_NOTE = 148.0
TOP_NOTE = 40.0
HISTOGRAM = 132.0
BAR = 96.0
GAP = 14.0
WIDE_MARGIN, EDGE = 96.0, 3.0
CLASS_SCALE = 1240.0
"""px/m of the reference board in Teach in a window of 1366 x 768."""


@dataclass(frozen=True)
class Layout:
    """A board of `width` x `length` m drawn at `scale` px/m with its top left corner at (left, top) px.

    note, histogram, bar: where the words on the next throw, the landing histogram and the colour bar go;
    the last two are empty while the landing layer is off.
    """

    width: float
    length: float
    lengthwise: bool
    scale: float
    left: float
    top: float
    note: QRectF
    histogram: QRectF
    bar: QRectF
    large: bool = False
    """Type for the back row of a class: names of 18 px, values of 24; no rulers, no words beside the board."""

    @property
    def type_px(self) -> tuple[int, int]:
        """Sizes of names and of values on the spaces."""
        return (round(18 * self.growth), round(24 * self.growth)) if self.large else (11, 14)

    @property
    def growth(self) -> float:
        """How much larger than at 1366 px a class sees the board: its type grows with it."""
        return max(self.scale / CLASS_SCALE, 1.0) if self.large else 1.0

    @property
    def board(self) -> QRectF:
        """The board's rectangle in px."""
        across, along = self.width * self.scale, self.length * self.scale
        return QRectF(
            self.left,
            self.top,
            along if self.lengthwise else across,
            across if self.lengthwise else along,
        )

    def point(self, x: float, y: float) -> QPointF:
        """A place on the table (m) in px."""
        if self.lengthwise:
            return QPointF(self.left + y * self.scale, self.top + x * self.scale)
        return QPointF(self.left + x * self.scale, self.top + (self.length - y) * self.scale)

    def metres(self, point: QPointF) -> tuple[float, float]:
        """A point of the view (px) as (x, y) in metres."""
        if self.lengthwise:
            return (point.y() - self.top) / self.scale, (point.x() - self.left) / self.scale
        return (point.x() - self.left) / self.scale, self.length - (point.y() - self.top) / self.scale

    def rect(self, x0: float, y0: float, x1: float, y1: float) -> QRectF:
        """A rectangle on the board (m) in px."""
        return QRectF(self.point(x0, y0), self.point(x1, y1)).normalized()


def fit(
    view: tuple[float, float],
    board: tuple[float, float],
    orientation: str = "auto",
    *,
    landing: bool = False,
    rim: float = 0.0,
) -> Layout:
    """The layout that shows a board of (width, length) m as large as a view of (width, height) px allows.

    rim: how far (m) a token whose centre is on the board may reach over its edge: it has room there.
    """
    upright = _upright(view, board, landing, rim)
    lengthwise = _lengthwise(view, board, landing, rim)
    if orientation == "teach":
        return _teach(view, board, rim)
    if orientation == "upright":
        return upright
    if orientation == "lengthwise":
        return lengthwise
    # The landing layer takes room; where both ways agree, switching it does not turn the board.
    gains = [
        _lengthwise(view, board, on, rim).scale / _upright(view, board, on, rim).scale for on in (False, True)
    ]
    gain = max(gains) if min(gains) >= 1 else gains[landing]
    return lengthwise if gain > LENGTHWISE_GAIN else upright


def framed(board: tuple[float, float], lengthwise: bool, longest: int, rim: float) -> tuple[Layout, QSize]:
    """A picture's size (px, even numbers) with the board filling it but for its rulers, and the layout in it.

    longest: px of the longer side. rim: as in `fit`.
    """
    width, length = board
    across, up = (length, width) if lengthwise else (width, length)
    beside, below = (
        MARGIN + RULER,
        MARGIN + RULER,
    )  # rulers stand at the left and under the board, in both ways
    scale = min((longest - beside) / (across + 2 * rim), (longest - below) / (up + 2 * rim))
    left, top = round(RULER + rim * scale), round(MARGIN + rim * scale)
    size = (left + (across + rim) * scale + MARGIN, top + (up + rim) * scale + RULER)
    none = QRectF()
    layout = Layout(width, length, lengthwise, scale, left, top, none, none, none)
    return layout, QSize(*(min(2 * ceil(px / 2), longest) for px in size))


def _across(room: float, size: float, rim: float) -> float:
    """px/m of a board `size` m wide in room px between margins, which a token on its edge does not leave."""
    return min(room / size, (room + 2 * (MARGIN - 1)) / (size + 2 * rim))


def _upright(view: tuple[float, float], board: tuple[float, float], landing: bool, rim: float) -> Layout:
    (view_w, view_h), (width, length) = view, board
    beside = (GAP + HISTOGRAM + GAP + BAR) if landing else 0.0
    room_w = view_w - 2 * MARGIN - SIDE_NOTE - RULER - beside
    room_h = view_h - 2 * MARGIN - 2 * RULER + 12
    scale = max(min(_across(room_w, width, rim), room_h / length), 20.0)
    across, along = width * scale, length * scale
    used = SIDE_NOTE + RULER + across + beside
    left = round(max(view_w - used, 0.0) / 2 + SIDE_NOTE + RULER)
    top = round(MARGIN + RULER - 12 + max(room_h - along, 0.0) / 2)
    edge = left + across
    return Layout(
        width,
        length,
        False,
        scale,
        left,
        top,
        note=QRectF(left - RULER - SIDE_NOTE, top, SIDE_NOTE - 12, along),
        histogram=QRectF(edge + GAP, top, HISTOGRAM, along) if landing else QRectF(),
        bar=QRectF(edge + 2 * GAP + HISTOGRAM, top, BAR, along) if landing else QRectF(),
    )


def _lengthwise(view: tuple[float, float], board: tuple[float, float], landing: bool, rim: float) -> Layout:
    (view_w, view_h), (width, length) = view, board
    bar = (GAP + BAR) if landing else 0.0
    below = (GAP + HISTOGRAM) if landing else 0.0
    room_w = view_w - 2 * MARGIN - RULER - bar
    room_h = view_h - 2 * MARGIN - TOP_NOTE - RULER - below
    scale = max(min(_across(room_w, length, rim), room_h / width), 20.0)
    along, across = length * scale, width * scale
    left = round(max(view_w - along - RULER - bar, 0.0) / 2 + RULER)
    top = round(MARGIN + TOP_NOTE + max(room_h - across, 0.0) / 2)
    return Layout(
        width,
        length,
        True,
        scale,
        left,
        top,
        note=QRectF(left, top - TOP_NOTE, along, TOP_NOTE - 8),
        histogram=QRectF(left, top + across + RULER, along, HISTOGRAM - 18) if landing else QRectF(),
        bar=QRectF(left + along + GAP, top, BAR, across) if landing else QRectF(),
    )


def _teach(view: tuple[float, float], board: tuple[float, float], rim: float) -> Layout:
    """The board alone, lengthwise across the whole width; what belongs under it lies in another widget."""
    (view_w, view_h), (width, length) = view, board
    scale = max(min((view_w - 2 * WIDE_MARGIN) / length, (view_h - 2 * EDGE) / (width + 2 * rim)), 20.0)
    left = round(max(view_w - length * scale, 0.0) / 2)
    top = round(max(view_h - (width + rim) * scale - EDGE, 0.0))
    none = QRectF()
    return Layout(width, length, True, scale, left, top, none, none, none, large=True)
