"""Where tokens came along in the slide that is seen, as points of the view."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from ui.state import SlideRecord
from ui.table.film import SAMPLE, Film, Snapshot
from ui.table.layout import Layout
from ui.table.player import Player

LEAST = 1.5
"""Pixels from one point of a trail to the next."""


class Trails:
    """Follows the player: grows with the motion, is drawn anew after a jump in time, stays with its slide."""

    def __init__(self) -> None:
        self.points: dict[str, list[QPointF]] = {}
        """{token: points} of those that have moved."""
        self._film: Film | None = None
        self._time = -1.0
        self._shown: SlideRecord | None = None
        self._runs = False

    def follow(self, player: Player, layout: Layout) -> Snapshot:
        """Take in what the player shows now; returns it."""
        film, now, time = player.film, player.snapshot, player.time
        seen = player.moving or player.looking_back
        cut = film is not None and film is self._film and self._time < film.duration
        if film is not None and (seen or cut):  # cut: looked back at, and left before its end
            if film is not self._film or time < self._time or time > self._time + 20 * SAMPLE:
                self.points = {}
                for k in range(int(time / SAMPLE) + 1):
                    self._add(film.at(k * SAMPLE), layout)
            self._add(now, layout)
            self._film, self._time, self._runs = film, time, player.moving
        return now

    def settle(self, last: SlideRecord | None) -> None:
        """All lie still: the trails stay with the slide that made them and go with it."""
        if self._runs:
            self._runs, self._shown = False, last
        elif last is not self._shown:
            self.clear()
            self._shown = last

    def clear(self) -> None:
        """No trails."""
        self.points, self._film, self._time = {}, None, -1.0

    def move(self, before: Layout, after: Layout) -> None:
        """The same trails where another layout has them."""
        self.points = {
            token: [after.point(*before.metres(point)) for point in trail]
            for token, trail in self.points.items()
        }

    def _add(self, seen: Snapshot, layout: Layout) -> None:
        for token, (vx, vy) in seen.velocities.items():
            trail = self.points.get(token)
            if trail is None and not (vx or vy):
                continue
            point = layout.point(*seen.positions[token])
            if trail is None:
                self.points[token] = [point]
            elif (trail[-1] - point).manhattanLength() > LEAST:
                trail.append(point)
