"""A dartboard as a board: its regions as polygons, each a space worth its score. The measures are the sport's."""

from __future__ import annotations

from math import cos, pi, sin

from lab import Board, load_board
from lab.board import Space

NUMBERS = (20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5)
"""Clockwise from the top."""

RINGS = {
    "bull": 0.00635,
    "outer-bull": 0.0159,
    "inner": 0.099,
    "treble": 0.107,
    "outer": 0.162,
    "double": 0.170,
}
"""Outer radius (m) of each ring: bull 12.7 mm and outer bull 31.8 mm across; treble 99 to 107 and double 162 to 170
mm from the centre."""

MIDDLE = 0.2
_PARTS = 16


def arc(radius: float, start: float, end: float) -> list[tuple[float, float]]:
    """Points on a circle round the middle, between two angles clockwise from the top."""
    angles = [start + (end - start) * i / _PARTS for i in range(_PARTS + 1)]
    return [(round(MIDDLE + radius * sin(a), 7), round(MIDDLE + radius * cos(a), 7)) for a in angles]


def sector(space: str, value: int, inner: float, outer: float, start: float, end: float) -> Space:
    outline = arc(outer, start, end) + (arc(inner, end, start) if inner else [(MIDDLE, MIDDLE)])
    return Space(id=space, kind="property", group="dart", value=value, polygon=outline)


def dartboard() -> Board:
    """The board, 40 cm square, its bull's eye in the middle."""
    spaces = []
    for i, number in enumerate(NUMBERS):
        start, end = (i - 0.5) * pi / 10, (i + 0.5) * pi / 10
        inner = 0.0
        for ring, outer in RINGS.items():
            times = {"treble": 3, "double": 2}.get(ring, 1)
            value = {"bull": 50, "outer-bull": 25}.get(ring, times * number)
            spaces.append(sector(f"{ring}-{number}", value, inner, outer, start, end))
            inner = outer
    plain = load_board("blank-lane").with_(length=2 * MIDDLE, width=2 * MIDDLE, go_line=0.0)
    return plain.replace(name="darts", spaces=spaces, bonus={"dart": 0})


def at(number: int, radius: float) -> tuple[float, float]:
    """The place (m) at a radius in the middle of a number's sector."""
    angle = NUMBERS.index(number) * pi / 10
    return MIDDLE + radius * sin(angle), MIDDLE + radius * cos(angle)
