"""Drag back, let go: how a pull in pixels becomes a speed and a direction.

The pull is linear in where the token would come to rest, not in its speed, and never coarser than one
centimetre of resting place a pixel: every pixel of the hand is worth the same distance on the board.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QPointF

from lab import Board
from lab.motion import rough_speed_to_reach
from ui.state import FASTEST
from ui.table.layout import Layout

SLACK = 8.0
"""Pixels that the hand may tremble before a pull begins."""

COARSEST = 0.01
"""Metres of resting place a pixel."""

ARROW_SECONDS = 0.16
"""The arrow is as long as the token would glide in this time without friction."""


@dataclass(frozen=True)
class Shot:
    """A pull read as a release: speed m/s, angle rad from straight up the board."""

    speed: float
    angle: float


def gain(board: Board, room_px: float) -> float:
    """Metres of resting place a pixel, so that `room_px` of pull reach past the far edge where they can."""
    return min(COARSEST, 1.2 * board.length / max(room_px - SLACK, 1.0))


def shot(
    token: QPointF,
    hand: QPointF,
    layout: Layout,
    board: Board,
    metres_per_px: float,
    magnified: float = 1.0,
) -> Shot | None:
    """The release that a hand at `hand` px gives the token at `token` px; None while it has not pulled.

    magnified: pixels of the screen for one of the layout; metres_per_px is of the screen's.
    """
    pull = magnified * hypot(hand.x() - token.x(), hand.y() - token.y()) - SLACK
    if pull <= 0:
        return None
    tx, ty = layout.metres(token)
    hx, hy = layout.metres(hand)
    return Shot(min(rough_speed_to_reach(board, pull * metres_per_px), FASTEST), atan2(tx - hx, ty - hy))


def points_up(angle: float) -> bool:
    """Whether a direction leads up the board, as a throw from behind the GO line must."""
    return abs(angle) < pi / 2 - 0.01


def arrow_tip(place: tuple[float, float], speed: float, angle: float, layout: Layout) -> QPointF:
    """Where the arrow of an aim ends, relative to the token, in px."""
    reach = speed * ARROW_SECONDS
    end = layout.point(place[0] + reach * sin(angle), place[1] + reach * cos(angle))
    return end - layout.point(*place)
