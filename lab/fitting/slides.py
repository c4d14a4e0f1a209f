"""Finding the slide in a track: what comes before the release is cut off, and a first guess is made.

Only a still start is told apart here: whoever waited with the camera running, and the hand that then pushed.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

import numpy as np
from numpy.typing import NDArray

from lab.recordings import Recording, Track
from lab.recordings.recording import MIN_ROWS

FloatArray = NDArray[np.float64]

_LEAST_PATH = 0.005
"""Metres: a token that ends up nearer than this to where it began has not been slid."""


@dataclass(frozen=True, eq=False)
class Slide:
    """The rows of a track from the release on.

    recording, track: where it comes from; label: how a message names it; begin: the time stamp of the first
    row used, s; cut: rows before it that were left out; t (n,): seconds after `begin`; x, y (n,): m;
    start: guessed (x, y, vx, vy) at `begin`; deceleration: guessed, m/s^2, negative when it speeds up;
    length: metres from the first row to the last.
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

    @property
    def speed(self) -> float:
        """Guessed speed at `begin`, m/s."""
        return hypot(self.start[2], self.start[3])

    @property
    def axes(self) -> int:
        """How many of x and y were measured: an axis that never changes carries no noise and no knowledge."""
        return int(np.ptp(self.x) > 0) + int(np.ptp(self.y) > 0)


def slides_of(recording: Recording) -> tuple[tuple[Slide, ...], tuple[str, ...]]:
    """The slides of a recording, one a track, and the names of the tracks in which nothing slides."""
    slides, still = [], []
    for track in recording.tracks:
        label = recording.name if len(recording.tracks) == 1 else f"{recording.name} ({track.name})"
        slide = _slide(recording, track, label)
        if slide is None:
            still.append(label)
        else:
            slides.append(slide)
    return tuple(slides), tuple(still)


def _slide(recording: Recording, track: Track, label: str) -> Slide | None:
    way = _way(track.x, track.y)
    reach = float(way[-3:].mean())
    if reach < max(_LEAST_PATH, 8 * _noise(track)):
        return None
    begin = _release(track, way, reach)
    t, x, y = track.t[begin:] - track.t[begin], track.x[begin:], track.y[begin:]
    if len(t) < MIN_ROWS:
        return None
    dx, dy = float(x[-3:].mean() - x[0]), float(y[-3:].mean() - y[0])
    length = hypot(dx, dy)
    if length < _LEAST_PATH:
        return None
    speed, deceleration = _parabola(t, (x - x[0]) * dx / length + (y - y[0]) * dy / length, length)
    start = (float(x[0]), float(y[0]), speed * dx / length, speed * dy / length)
    return Slide(
        recording, track.name, label, float(track.t[begin]), begin, t, x, y, start, deceleration, length
    )


def _way(x: FloatArray, y: FloatArray) -> FloatArray:
    """Metres along the line from the first rows to the last."""
    x0, y0 = x[:3].mean(), y[:3].mean()
    dx, dy = x[-3:].mean() - x0, y[-3:].mean() - y0
    length = np.hypot(dx, dy)
    if length == 0:
        return np.zeros_like(x)
    way: FloatArray = ((x - x0) * dx + (y - y0) * dy) / length
    return way


def _noise(track: Track) -> float:
    """Noise of one axis in metres, from third differences, which a smooth path hardly has."""
    spread = [
        float(np.median(np.abs(np.diff(axis, 3)))) / 0.6745 / np.sqrt(20.0)
        for axis in (track.x, track.y)
        if np.ptp(axis) > 0
    ]
    return max(spread, default=0.0)


def _release(track: Track, way: FloatArray, reach: float) -> int:
    """The row from which the token coasts: 0, or just after the fastest stretch when it lay still before.

    A track that is fastest near its end is left whole, for it was not released and then slowed.
    """
    moved = int(np.argmax(way > 0.02 * reach))
    there = int(np.argmax(way > 0.95 * reach))
    span = max(2, (there - moved) // 10)
    if len(way) < 2 * span + MIN_ROWS:
        return 0
    steps = np.hypot(track.x[span:] - track.x[:-span], track.y[span:] - track.y[:-span])
    speeds = steps / (track.t[span:] - track.t[:-span])
    fastest = int(np.argmax(speeds))
    if speeds[0] > 0.5 * speeds[fastest] or way[fastest] > 0.7 * reach:
        return 0
    return fastest + span // 2 + 1


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
