"""Sudden changes of velocity in a track: hits, rails, releases. What slows gradually, even to a stop, is none.

At each row the slopes over the W seconds before and after it differ by J. Friction makes J change slowly; a hit
makes it stand out from J at W before and W after. That excess is the kink, in m/s, with an error known from
the track's noise.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from lab.fitting.laws import FloatArray

WINDOW = 0.04
"""Seconds on each side of a row, at least `ROWS` rows."""

ROWS = 4
LEAST_SIGMA = 7.0
LEAST_SHARE = 0.15
"""A kink is at least this share of the faster of the speeds before and after."""

SHARE_OF_FASTEST = 0.08
"""And this share of the greatest speed in the track."""

LEAST_SPEED = 0.02
"""m/s"""

_LEAST_REBOUND = 0.1
_MOST_RUB = 0.3
"""Restitution that a rail has at least, and friction that it has at most."""


@dataclass(frozen=True)
class Kink:
    """A sudden change of velocity: its row, its moment in seconds, velocities before and after in m/s.

    rebound: as off a rail, the speed off it over that against it; None for what is no bounce off a rail.
    """

    row: int
    time: float
    before: tuple[float, float]
    after: tuple[float, float]
    rebound: float | None = None

    @property
    def change(self) -> tuple[float, float]:
        """The change of velocity, m/s."""
        return self.after[0] - self.before[0], self.after[1] - self.before[1]


def noise_of(x: FloatArray, y: FloatArray) -> float:
    """Noise of one axis in metres, from third differences, which a smooth path hardly has."""
    spread = [
        float(np.median(np.abs(np.diff(axis, 3)))) / 0.6745 / sqrt(20.0)
        for axis in (x, y)
        if len(axis) > 3 and np.ptp(axis) > 0
    ]
    return max(spread, default=0.0)


def window_rows(t: FloatArray) -> int:
    """How many rows on each side of a row the slopes are taken over."""
    beat = float(np.median(np.diff(t)))
    return max(ROWS, round(WINDOW / beat))


def slopes(t: FloatArray, values: FloatArray, m: int) -> FloatArray:
    """Slopes of straight lines through m + 1 rows, beginning at each row: (n - m,).

    By sums that run over the rows, so that the cost does not grow with m.
    """
    centred, level = t - t.mean(), values - values.mean()
    sums = [
        np.concatenate([[0.0], np.cumsum(part)])
        for part in (centred, level, centred * centred, centred * level)
    ]
    st, sv, stt, stv = (part[m + 1 :] - part[: -m - 1] for part in sums)
    n = m + 1
    spread = stt - st * st / n  # lost in rounding where one stamp lies far from all others
    slope: FloatArray = np.divide(stv - st * sv / n, spread, out=np.zeros_like(spread), where=spread > 0)
    return slope


def velocities(t: FloatArray, x: FloatArray, y: FloatArray, m: int) -> FloatArray:
    """Velocity (2, n) m/s at each row over the m rows round it, fewer at the ends."""
    half = max(1, m // 2)
    width = min(2 * half, len(t) - 1)
    parts = []
    for axis in (x, y):
        inner = slopes(t, axis, width)
        front = width // 2
        parts.append(np.concatenate([np.full(front, inner[0]), inner, np.full(width - front, inner[-1])]))
    return np.array(parts)


def kinks_of(t: FloatArray, x: FloatArray, y: FloatArray, noise: float) -> tuple[Kink, ...]:
    """All kinks of a path (n,), in order of time."""
    m = window_rows(t)
    if len(t) < 2 * m + 2:
        return ()
    line = np.array([slopes(t, axis, m) for axis in (x, y)])  # beginning at each row
    jump = np.zeros((2, len(t)))
    jump[:, m : len(t) - m] = line[:, m:] - line[:, :-m]
    excess = _excess(jump, m)
    size = np.hypot(*excess)
    speeds = np.hypot(*line)
    before, after = np.full(len(t), np.inf), np.full(len(t), np.inf)
    before[m:], after[: len(t) - m] = speeds, speeds
    least = np.maximum(LEAST_SHARE * np.maximum(before, after), SHARE_OF_FASTEST * float(speeds.max()))
    least = np.maximum(np.maximum(least, LEAST_SPEED), LEAST_SIGMA * _error(t, m, noise))
    agrees = np.sum(jump * excess, axis=0) > 0.5 * size**2  # beside a kink the excess points the other way
    strong = (size > least) & (np.hypot(*jump) > least) & agrees
    rows = _peaks(size, strong, m)
    rows = [row for row in rows if _stands(jump, size, least, row, rows, m)]
    found = []
    for row in rows:
        moment = _moment(t, x, y, row, m)
        before, after = line[:, row - m].tolist(), line[:, row].tolist()
        found.append(
            Kink(row, moment, (before[0], before[1]), (after[0], after[1]), _rebound(t, x, y, moment, m))
        )
    return tuple(found)


def _excess(jump: FloatArray, m: int) -> FloatArray:
    """The jump at each row beyond the mean of those m rows before and after, beyond one of them at the ends."""
    n = jump.shape[1]
    rows = np.arange(n)
    earlier, later = rows - m, rows + m
    earlier, later = np.where(earlier < m, later, earlier), np.where(later >= n - m, earlier, later)
    good = (np.minimum(earlier, later) >= 0) & (np.maximum(earlier, later) < n)
    earlier, later = np.where(good, earlier, 0), np.where(good, later, 0)
    excess: FloatArray = jump - np.where(good, (jump[:, earlier] + jump[:, later]) / 2, 0.0)
    return excess


def _stands(jump: FloatArray, size: FloatArray, least: FloatArray, row: int, rows: list[int], m: int) -> bool:
    """Whether a kink beside a larger one still stands out from the jump on its other side.

    The jump m rows nearer to the larger one holds part of that: strong drag just after a release would pass for
    a hit.
    """
    larger = [
        other for other in rows if other != row and abs(other - row) <= 2 * m and size[other] > size[row]
    ]
    if len({other > row for other in larger}) != 1:
        return True
    away = row - m if larger[0] > row else row + m
    if not m <= away < jump.shape[1] - m:
        return True
    return bool(np.hypot(*(jump[:, row] - jump[:, away])) > least[row])


def _error(t: FloatArray, m: int, noise: float) -> float:
    """Standard error of the excess on one axis, m/s: that of a slope, times the root of its parts."""
    beat = float(np.median(np.diff(t)))
    n = m + 1
    return noise / (beat * sqrt(n * (n * n - 1) / 12.0)) * sqrt(4.0)


def _peaks(size: FloatArray, strong: NDArray[np.bool_], m: int) -> list[int]:
    """Rows where the size is largest among strong rows, none within m rows of a larger one.

    Up to 2 m rows from one the excess still feels it: there it must reach 0.6 of it.
    """
    left = np.where(strong, size, 0.0)
    rows: list[int] = []
    while True:
        row = int(np.argmax(left))
        if left[row] == 0.0:
            return sorted(rows)
        rows.append(row)
        near = slice(max(0, row - 2 * m), row + 2 * m + 1)
        left[near] = np.where(left[near] < 0.6 * left[row], 0.0, left[near])
        left[max(0, row - m) : row + m + 1] = 0.0


def _moment(t: FloatArray, x: FloatArray, y: FloatArray, row: int, m: int) -> float:
    """When the lines before and after the kink meet, kept within the rows next to it."""
    lo, hi = max(0, row - m), min(len(t) - 1, row + m)
    inner = max(1, m // 4)
    times, weight = [], []
    for axis in (x, y):
        front = np.polyfit(t[lo : row - inner + 1] - t[row], axis[lo : row - inner + 1], 1)
        back = np.polyfit(t[row + inner : hi + 1] - t[row], axis[row + inner : hi + 1], 1)
        turn = front[0] - back[0]
        if turn != 0:
            times.append((back[1] - front[1]) / turn)
            weight.append(turn**2)
    if not times:
        return float(t[row])
    meeting = float(np.average(times, weights=weight))
    reach = float(t[hi] - t[lo]) / 4
    return float(t[row]) + min(max(meeting, -reach), reach)


def _rebound(t: FloatArray, x: FloatArray, y: FloatArray, moment: float, m: int) -> float | None:
    """The speed off a rail over that against it, where a kink is a bounce off one.

    A token that meets another of its size goes on, if slower, along the direction of the push; off a rail it comes
    back. That direction is the change of velocity, or the axis (x or y) next to it, for rails lie along a board's
    sides, and one that rubs turns the push away from its normal. Velocities are those of up to m + 1 rows clear of the
    moment on each side.
    """
    clear = 0.2 * float(np.median(np.diff(t)))
    end, begin = int(np.searchsorted(t, moment - clear)), int(np.searchsorted(t, moment + clear))
    sides = [slice(max(end - m - 1, 0), end), slice(begin, begin + m + 1)]
    if min(len(t[side]) for side in sides) < 3:
        return None
    before, after = (np.polyfit(t[side] - moment, np.stack([x[side], y[side]], 1), 1)[0] for side in sides)
    change = after - before
    size = float(np.hypot(*change))
    if size == 0.0:
        return None
    along = int(abs(change[1]) > abs(change[0]))
    normals = [change / size]
    if abs(change[1 - along]) <= _MOST_RUB * abs(change[along]):
        normals.insert(0, np.eye(2)[along] * np.sign(change[along]))
    for normal in normals:
        came, left = -float(normal @ before), float(normal @ after)
        if came > 0 and left > _LEAST_REBOUND * came:
            return left / came
    return None
