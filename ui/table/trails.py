"""Where tokens came along in the slide that is seen, as points of the view."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from ui.state import Table
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
        self._lain: object = None
        self._runs = False

    def follow(self, player: Player, layout: Layout, table: Table) -> Snapshot:
        """Take in what the player shows now; returns it. table: as the document has it."""
        film, now, time = player.film, player.snapshot, player.time
        seen = player.moving or player.looking_back
        cut = film is not None and film is self._film and self._time < film.duration
        if film is not None and (seen or cut):  # cut: looked back at, and left before its end
            if film is not self._film or time < self._time or time > self._time + 20 * SAMPLE:
                self.points = {}
                for k in range(int(time / SAMPLE) + 1):
                    self._add(film.at(k * SAMPLE), layout)
            self._add(now, layout)
            if player.looking_back or (self._runs and not player.moving):
                self._lain = _lies(table)
            self._film, self._time, self._runs = film, time, player.moving
        return now

    def settle(self, film: Film | None, table: Table) -> None:
        """All lie still: the trails stay while the table lies as their slide left it.

        film: of that table, as the player has it; another one than theirs, or none where their slide was under way
        until now: the slide never came to its end.
        """
        if self._runs:
            self._runs, self._lain = False, _lies(table)
            if film is not self._film:
                self.clear()
        elif film not in (None, self._film) or _lies(table) != self._lain:
            self.clear()

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


def _lies(table: Table) -> object:
    return dict(table.rest), table.off, table.jailed
