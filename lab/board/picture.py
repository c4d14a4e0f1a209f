"""The board as a small picture in SVG, for notebooks and other pages: to scale, no library needed."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import ceil
from typing import TYPE_CHECKING

from lab.board.colours import LIGHT
from lab.board.labels import Corners, band_height, band_outline, name_lines

if TYPE_CHECKING:
    from lab.board.values import Board, Space

_TALLEST, _WIDEST = 640.0, 420.0
"""The board itself is drawn no larger than this, px."""

_LEFT, _TOP, _BELOW = 34.0, 10.0, 26.0
"""Room for the rulers, px."""

_NAME, _VALUE, _TICK = 11, 13, 10
"""Sizes of type, px."""


def board_svg(board: Board) -> str:
    """The board drawn to scale with spaces, names, values, GO line and rulers in cm: one `<svg>` element.

    All text is escaped; ruler text takes the page's own text colour. Pure text, nothing is written.
    """
    scale = min(_TALLEST / board.length, _WIDEST / board.width)
    width, height = board.width * scale + _LEFT + 12, board.length * scale + _TOP + _BELOW
    paint = _Paint(board, scale)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.1f} {height:.1f}" '
        f'width="{width:.0f}" height="{height:.0f}" role="img" '
        f'style="max-width:100%;font-family:system-ui,sans-serif">',
        f"<title>{escape(f'The board {board.name}')}</title>",
        paint.polygon(
            ((0, 0), (board.width, 0), (board.width, board.length), (0, board.length)), LIGHT.paper
        ),
        *(piece for space in board.spaces if space.kind != "blank" for piece in paint.space(space)),
        paint.line(0, board.go_line, board.width, board.go_line, 2.5),
        paint.text("GO", 4, paint.y(board.go_line) + _VALUE + 2, _VALUE, bold=True)
        if board.go_line * scale > 2 * _VALUE
        else "",
        f'<rect x="{_LEFT:g}" y="{_TOP:g}" width="{board.width * scale:.1f}" '
        f'height="{board.length * scale:.1f}" fill="none" stroke="{LIGHT.ink}" stroke-width="1.5"/>',
        *paint.rulers(),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part)


class _Paint:
    """Board metres into picture pixels."""

    def __init__(self, board: Board, scale: float):
        self.board = board
        self.scale = scale

    def x(self, x: float) -> float:
        return _LEFT + x * self.scale

    def y(self, y: float) -> float:
        return _TOP + (self.board.length - y) * self.scale

    def polygon(self, corners: Corners, fill: str, stroke: str = "none") -> str:
        points = " ".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in corners)
        return f'<polygon points="{points}" fill="{fill}" stroke="{stroke}"/>'

    def line(self, x0: float, y0: float, x1: float, y1: float, width: float) -> str:
        return (
            f'<line x1="{self.x(x0):.1f}" y1="{self.y(y0):.1f}" x2="{self.x(x1):.1f}" y2="{self.y(y1):.1f}" '
            f'stroke="{LIGHT.ink}" stroke-width="{width:g}"/>'
        )

    def text(self, words: str, x: float, y: float, size: int, *, bold: bool = False) -> str:
        """Text whose left end is x px right of the board's edge and whose baseline is y px down."""
        weight = ' font-weight="600"' if bold else ""
        return (
            f'<text x="{_LEFT + x:.1f}" y="{y:.1f}" font-size="{size}" fill="{LIGHT.ink}"{weight}>'
            f"{escape(words)}</text>"
        )

    def space(self, space: Space) -> Iterator[str]:
        """Cell, band, name and value of one space."""
        x0, y0, x1, y1 = space.box
        special = space.kind != "property"
        yield self.polygon(space.corners, LIGHT.special if special else "none", LIGHT.grid)
        if band := band_outline(space):
            yield self.polygon(band, LIGHT.group(space.group))
        left, room = x0 * self.scale + 4, (x1 - x0) * self.scale - 8
        tall = (y1 - y0 - band_height(space)) * self.scale
        top = self.y(y1) + band_height(space) * self.scale
        value_room = _VALUE + 4 if space.value else 0
        rows = int((tall - value_room - 2) // (_NAME + 2))
        for i, line in enumerate(name_lines(space, room, _rough_width, rows)):
            yield self.text(line, left, top + (i + 1) * (_NAME + 2), _NAME)
        if space.value and tall > _VALUE:
            yield self.text(str(space.value), left, self.y(y0) - 4, _VALUE, bold=True)

    def rulers(self) -> Iterator[str]:
        """Centimetres along the left and the near edge."""
        step = 0.1 * ceil(self.board.length / 1.25)
        for i in range(int(self.board.length / step + 1e-9) + 1):
            yield self._tick(_LEFT - 6, self.y(i * step) + 3.5, f"{100 * i * step:.0f}", "end")
        for x in (0.0, self.board.width / 2, self.board.width):
            yield self._tick(self.x(x), self.y(0) + 14, f"{100 * x:.4g}", "middle")
        yield self._tick(_LEFT - 6, self.y(0) + 22, "cm", "end")

    @staticmethod
    def _tick(x: float, y: float, words: str, anchor: str) -> str:
        return (
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{_TICK}" text-anchor="{anchor}" '
            f'fill="currentColor">{words}</text>'
        )


def _rough_width(words: str) -> float:
    """How wide a name is about, px: six tenths of its size a letter, on the safe side for usual UI fonts."""
    return 0.6 * _NAME * len(words)
