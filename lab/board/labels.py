"""What is printed on a space, and where: names that fit, codes, bands; the same for every kind of picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lab.board.values import Board, Space

BAND = 0.2
"""A property's colour band takes this part of its cell, along the far edge."""

MOST_BAND = 0.02
"""No band is taller than this, m, however tall the space."""

_GROUP_CODES = {
    "brown": "BR",
    "light-blue": "LB",
    "pink": "PK",
    "orange": "OR",
    "red": "RD",
    "yellow": "YE",
    "green": "GR",
    "dark-blue": "DB",
}

Corners = tuple[tuple[float, float], ...]


def space_code(space: Space) -> str:
    """The short name of a property ("DB 2" for dark-blue-2); "" for other spaces, which have a glyph."""
    if space.kind != "property":
        return ""
    stem, _, suffix = space.id.rpartition("-")
    head = _GROUP_CODES.get(space.group or "") or "".join(word[0] for word in (stem or space.id).split("-"))
    return f"{head.upper()} {suffix.upper()}" if stem else head.upper()


def space_names(board: Board) -> dict[str, str]:
    """{space id: name to show}; spaces of the same name are told apart by their number: "Go to jail (2)"."""
    labels = {space.id: space.label for space in board.spaces if space.kind != "blank"}
    many = Counter(labels.values())
    names = {
        space: f"{label} ({space.rpartition('-')[2]})" if many[label] > 1 else label
        for space, label in labels.items()
    }
    return {**names, "blank": "Blank"}


def name_lines(space: Space, room: float, width_of: Callable[[str], float], rows: int = 2) -> tuple[str, ...]:
    """The name in the fewest lines that fit `room`, else its code, else nothing; never shrunk or cut.

    width_of: how wide a text is, in the unit of `room`; rows: how many lines there is height for.
    """
    label = space.label
    if rows < 1:
        return ()
    if width_of(label) <= room:
        return (label,)
    words = label.split()
    breaks = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    fitting = [pair for pair in breaks if max(map(width_of, pair)) <= room]
    if fitting and rows >= 2:
        return min(fitting, key=lambda pair: max(map(width_of, pair)))
    code = space_code(space)
    return (code,) if code and width_of(code) <= room else ()


def band_height(space: Space) -> float:
    """Height (m) of the space's colour band; 0 for what is no property."""
    _, y0, _, y1 = space.box
    return min(BAND * (y1 - y0), MOST_BAND) if space.kind == "property" else 0.0


def band_outline(space: Space) -> Corners:
    """Corners (x, y) m of the colour band along the far edge of the space; () where there is none."""
    height = band_height(space)
    if not height:
        return ()
    top = space.box[3]
    return cut_below(space.corners, top - height)


def cut_below(corners: Corners, y: float) -> Corners:
    """The part of a polygon at or above `y` (one cut of Sutherland and Hodgman, CACM 17, 1974)."""
    kept: list[tuple[float, float]] = []
    for (ax, ay), (bx, by) in pairwise((*corners, corners[0])):
        if ay >= y:
            kept.append((ax, ay))
        if (ay >= y) != (by >= y):
            kept.append((ax + (bx - ax) * (y - ay) / (by - ay), y))
    return tuple(kept)
