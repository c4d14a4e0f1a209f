"""Pushing with the hand: the token follows the pointer and keeps the pointer's speed when it leaves it.

The speed is the slope of a straight line through where the pointer was over the last tenth of a second, by
the times of its events: pixels are rounded and reports come late or early, a line through all of them bears
that. Whoever stops before letting go gives no speed.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from math import atan2, hypot

from PySide6.QtCore import QPointF

from ui.state import Place

WINDOW = 0.1005
"""Seconds of the pointer's way that its speed is taken from: six intervals of a slow mouse (60 Hz)."""

STILL = 0.05
"""A pointer that has not moved for so long (s) stands still."""

REPORT = 1 / 60
"""A pointer that stood still began to move at most this long (s) before it is first seen elsewhere."""

FASTEST = 20.0
"""m/s; more is a jump of the pointer, not a hand."""


class Pointer:
    """Where the pointer was, in metres, by the times of its events."""

    def __init__(self) -> None:
        self._seen: deque[tuple[float, float, float]] = deque()

    def add(self, t: float, place: Place) -> None:
        """The pointer is at `place` (m) at t s; a place that it already has tells nothing new."""
        if self._seen:
            last = self._seen[-1]
            if place == last[1:]:
                return
            if t <= last[0]:  # two reports within one tick of the clock
                self._seen[-1] = (last[0], *place)
                return
        self._seen.append((t, *place))
        while t - self._seen[0][0] > 1.0:
            self._seen.popleft()

    def velocity(self, t: float) -> Place:
        """Velocity (x, y) m/s of the pointer at t s."""
        seen = list(self._seen)
        if len(seen) < 2 or t - seen[-1][0] > STILL:
            return 0.0, 0.0
        end, first = seen[-1][0], len(seen) - 1
        while (
            first > 0 and seen[first - 1][0] >= end - WINDOW and seen[first][0] - seen[first - 1][0] <= STILL
        ):
            first -= 1
        used = seen[first:]
        if first > 0 and len(used) < 3:  # it has only just begun to move
            before = seen[first - 1]
            used.insert(0, (max(before[0], used[0][0] - REPORT), *before[1:]))
        middle = sum(s[0] for s in used) / len(used)
        spread = sum((s[0] - middle) ** 2 for s in used)
        if spread <= 0:
            return 0.0, 0.0
        return (
            sum((s[0] - middle) * s[1] for s in used) / spread,
            sum((s[0] - middle) * s[2] for s in used) / spread,
        )


@dataclass(frozen=True)
class Push:
    """A token being pushed. at: its place now (m); grip: the hand off its centre (px); velocity: m/s that it
    would leave with; blocked_by: the token that it lies against; beyond: it is past the GO line."""

    token: str
    at: Place
    grip: QPointF
    velocity: Place = (0.0, 0.0)
    blocked_by: str | None = None
    beyond: bool = False

    @property
    def speed(self) -> float:
        """m/s."""
        return min(hypot(*self.velocity), FASTEST)

    @property
    def angle(self) -> float:
        """Direction (rad) from straight up the board, positive to the right."""
        return atan2(*self.velocity)


def crossing(before: Place, after: Place, line: float) -> Place:
    """Where the way from one place to another crosses the line y = `line` (m)."""
    part = (line - before[1]) / (after[1] - before[1])
    return before[0] + part * (after[0] - before[0]), line
