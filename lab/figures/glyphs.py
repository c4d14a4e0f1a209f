"""The small drawings on the board: a mark for each side, a glyph for each kind of special space.

Marks are outlines round (0, 0) for a token of radius 1; glyphs are strokes in the unit square. Both are
plain numbers, so that every painter draws the same shapes.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from lab.board.colours import Mark

Outline = tuple[tuple[float, float], ...]

MARKS: Mapping[Mark, Outline] = MappingProxyType(
    {
        "triangle": ((-0.52, -0.38), (0.52, -0.38), (0.0, 0.58)),
        "square": ((-0.4, -0.4), (0.4, -0.4), (0.4, 0.4), (-0.4, 0.4)),
        "cross": (
            (-0.16, -0.55),
            (0.16, -0.55),
            (0.16, -0.16),
            (0.55, -0.16),
            (0.55, 0.16),
            (0.16, 0.16),
            (0.16, 0.55),
            (-0.16, 0.55),
            (-0.16, 0.16),
            (-0.55, 0.16),
            (-0.55, -0.16),
            (-0.16, -0.16),
        ),
    }
)
"""Outlines of the marks; the dot is a disc of DOT_RADIUS instead."""

DOT_RADIUS = 0.4

_BOX: Outline = ((0.05, 0.0), (0.95, 0.0), (0.95, 1.0), (0.05, 1.0), (0.05, 0.0))

GLYPHS: Mapping[str, tuple[Outline, ...]] = MappingProxyType(
    {
        "house": (
            ((0.0, 0.5), (0.5, 1.0), (1.0, 0.5)),
            ((0.16, 0.42), (0.16, 0.0), (0.84, 0.0), (0.84, 0.42)),
        ),
        "railroad": (
            ((0.3, 0.0), (0.3, 1.0)),
            ((0.7, 0.0), (0.7, 1.0)),
            ((0.05, 0.2), (0.95, 0.2)),
            ((0.05, 0.5), (0.95, 0.5)),
            ((0.05, 0.8), (0.95, 0.8)),
        ),
        "luxury_tax": (
            ((0.22, 1.0), (0.78, 1.0), (1.0, 0.66), (0.5, 0.0), (0.0, 0.66), (0.22, 1.0)),
            ((0.0, 0.66), (1.0, 0.66)),
        ),
        "free_parking": (
            _BOX,
            ((0.36, 0.2), (0.36, 0.8), (0.58, 0.8), (0.7, 0.72), (0.7, 0.56), (0.58, 0.48), (0.36, 0.48)),
        ),
        "go_to_jail": (
            _BOX,
            ((0.28, 0.0), (0.28, 1.0)),
            ((0.5, 0.0), (0.5, 1.0)),
            ((0.72, 0.0), (0.72, 1.0)),
        ),
        "chance": (
            (
                (0.22, 0.74),
                (0.27, 0.88),
                (0.38, 0.97),
                (0.52, 1.0),
                (0.67, 0.96),
                (0.77, 0.85),
                (0.78, 0.72),
                (0.71, 0.6),
                (0.58, 0.5),
                (0.51, 0.4),
                (0.5, 0.27),
            ),
            ((0.5, 0.06), (0.5, 0.0)),
        ),
    }
)
"""Strokes of a special space's glyph, by kind."""
