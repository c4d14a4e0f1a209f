"""A slide: the rows of one token from where it coasts freely to where it hits something or lies still."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import hypot

import numpy as np

from lab.fitting.bodies import Body
from lab.fitting.kinks import noise_of
from lab.fitting.laws import FloatArray
from lab.recordings import Recording
from lab.recordings.recording import MIN_ROWS

LEAST_PATH = 0.005
"""Metres: a token that ends up nearer than this to where it began has not been slid."""


@dataclass(frozen=True, eq=False)
class Slide:
    """The rows of a token that are fitted.

    recording, track: where it comes from; label: how a message names it; begin: the time stamp of the first
    row used, s; cut: rows before it that were left out; t (n,): seconds after `begin`; x, y (n,): m;
    start: guessed (x, y, vx, vy) at `begin`; deceleration: guessed, m/s^2, negative when it speeds up;
    length: metres from the first row to the last; heading (n,): rad, or None; ends: "rest", "hit" or "view"
    (the recording ends first); noise: of one axis, m.
    """

    recording: Recording
    track: str
    label: str
    begin: float
    cut: int
    t: FloatArray
    x: FloatArray
    y: FloatArray
    start: tuple[float, float, float, float]
    deceleration: float
    length: float
    noise: float = 0.0
    heading: FloatArray | None = None
    ends: str = "view"

    @property
    def speed(self) -> float:
        """Guessed speed at `begin`, m/s."""
        return hypot(self.start[2], self.start[3])

    @cached_property
    def turning(self) -> tuple[float, float]:
        """Guessed heading, rad, and spin, rad/s, at `begin`; zeros where no heading was recorded."""
        if self.heading is None:
            return 0.0, 0.0
        early = self.t <= max(float(self.t[-1]) / 4, float(self.t[min(5, len(self.t) - 1)]))
        spin, heading = np.polyfit(self.t[early], self.heading[early], 1)
        return float(heading), float(spin)

    @cached_property
    def shake(self) -> float:
        """Noise of the heading, rad."""
        if self.heading is None:
            return 1.0
        return max(noise_of(self.heading, self.heading), 1e-6)

    @property
    def axes(self) -> int:
        """How many of x and y were measured: an axis that never changes carries no noise and no knowledge."""
        return int(np.ptp(self.x) > 0) + int(np.ptp(self.y) > 0)


def slide_from(body: Body, rows: slice, label: str, *, ends: str = "view") -> Slide | None:
    """The slide in some rows of a token; None when they are too few or do not go anywhere."""
    t, x, y = body.t[rows], body.x[rows], body.y[rows]
    if len(t) < MIN_ROWS:
        return None
    dx, dy = float(x[-3:].mean() - x[0]), float(y[-3:].mean() - y[0])
    length = hypot(dx, dy)
    if length < max(LEAST_PATH, 8 * body.noise):
        return None
    seconds = t - t[0]
    speed, deceleration = _parabola(seconds, (x - x[0]) * dx / length + (y - y[0]) * dy / length, length)
    return Slide(
        body.recording,
        body.name,
        label,
        float(t[0]),
        rows.start,
        seconds,
        x,
        y,
        (float(x[0]), float(y[0]), speed * dx / length, speed * dy / length),
        deceleration,
        length,
        body.noise,
        None if body.heading is None else body.heading[rows],
        ends,
    )


def listed(names: Sequence[str]) -> str:
    """Names in a sentence: the first three, then how many more."""
    if len(names) > 4:
        return f"{', '.join(names[:3])} and {len(names) - 3} more"
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]


def _parabola(t: FloatArray, way: FloatArray, length: float) -> tuple[float, float]:
    """Speed at the start and deceleration of the parabola through the part that surely moves."""
    there = int(np.argmax(way >= 0.95 * length))
    moving = slice(0, max(there, 1) + 1)
    if there >= 3:
        bend, speed, _ = np.polyfit(t[moving], way[moving], 2)
        if speed > 0:
            return float(speed), float(-2 * bend)
    speed = 2 * length / float(t[moving][-1])
    return speed, speed**2 / (2 * length)
