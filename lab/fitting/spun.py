"""Paths of tokens on a flat base that slide and spin at once, and their derivatives: compiled.

Force and torque are asked of `motion.base`: friction acts against the slip of each patch, so that a spinning token
slows less. The force is along the motion: the path is a straight line. Runge and Kutta's fourth-order steps of speed
and spin; the last bit, shorter than one step, with even slowing.
"""

from __future__ import annotations

from math import ceil, hypot, inf

from lab.compiled import compiled
from lab.fitting.paths import softened
from lab.motion.base import RING, force_and_torque
from lab.recordings.recording import FloatArray

_FINE = 0.004
"""Seconds of a step, at most."""

_CHANGE = 1e-5
"""Relative step of the central differences."""

_MOST = 120.0
"""Seconds after which a token that still moves never rests."""

_HELD = 1e3
"""Weight of no spin (one over rad/s) where the heading was not recorded."""


@compiled
def slowing(
    base: int, law: int, numbers: FloatArray, radius: float, v: float, w: float
) -> tuple[float, float]:
    """Rates at which speed (m/s^2) and spin (rad/s^2) fall; that of the spin has the spin's sign."""
    force, torque = force_and_torque(
        base, law, numbers[0], numbers[1], numbers[2], numbers[3], max(v, 0.0), radius * abs(w)
    )
    turn = torque / (radius * (1.0 if base == RING else 0.5))
    return force, (-turn if w < 0.0 else turn)


@compiled
def fill_spun(
    base: int,
    law: int,
    numbers: FloatArray,
    radius: float,
    v: float,
    w: float,
    t: FloatArray,
    out: FloatArray,
) -> float:
    """Into `out` (2, n): metres along the line and radians turned at rising times t (n,) after speed v, spin w.

    Returns the second at which the token lies still; infinite where that is after the last row.
    """
    now, way, turn, ending, slow, less = 0.0, 0.0, 0.0, False, 0.0, 0.0
    for i in range(t.shape[0]):
        gap = t[i] - now
        if not ending and gap > 0.0:
            steps = ceil(gap / _FINE)
            h = gap / steps
            for _ in range(steps):
                slow, less = slowing(base, law, numbers, radius, v, w)
                if v < 1.5 * h * slow:
                    ending = True
                    break
                f2, t2 = slowing(base, law, numbers, radius, v - 0.5 * h * slow, w - 0.5 * h * less)
                f3, t3 = slowing(base, law, numbers, radius, v - 0.5 * h * f2, w - 0.5 * h * t2)
                f4, t4 = slowing(base, law, numbers, radius, v - h * f3, w - h * t3)
                way += h * (v - h * (slow + f2 + f3) / 6.0)
                turn += h * (w - h * (less + t2 + t3) / 6.0)
                v -= h * (slow + 2.0 * f2 + 2.0 * f3 + f4) / 6.0
                w -= h * (less + 2.0 * t2 + 2.0 * t3 + t4) / 6.0
                now += h
        if ending:
            last = v / slow
            part = min((t[i] - now) / last, 1.0) if last > 0.0 else 1.0
            bend = part - part * part / 2.0
            out[0, i], out[1, i] = way + v * last * bend, turn + w * last * bend
        else:
            now = t[i]
            out[0, i], out[1, i] = way, turn
    return now + v / slow if ending else inf


@compiled
def spun_rest(
    base: int, law: int, numbers: FloatArray, radius: float, v: float, w: float, room: FloatArray
) -> tuple[float, float]:
    """Metres and seconds to rest; infinite for none. room: (3, 1)."""
    second = 0.5
    while second < _MOST:
        room[2, 0] = second
        end = fill_spun(base, law, numbers, radius, v, w, room[2], room)
        if end <= second:
            return room[0, 0], end
        second *= 2.0
    return inf, inf


@compiled
def fill_spun_rows(
    base: int, radius: float, law: int, numbers: FloatArray, ahead: FloatArray, behind: FloatArray,
    steps: FloatArray, start: FloatArray, sizes: FloatArray, by_factor: bool, whole: bool,
    t: FloatArray, x: FloatArray, y: FloatArray, heading: FloatArray, noise: float, shake: float, loss: int,
    ways: FloatArray, moved: FloatArray, columns: FloatArray,
) -> None:  # fmt: skip
    """As `paths.fill_rows`, for a start (x, y, vx, vy, heading, spin), into columns (k + 6 [+ 1] + 1, 3 n).

    The rows of the heading come third, divided by its noise `shake`, rad; where there is none (heading is empty), two
    rows hold heading and spin at 0. ways (6, n) and moved (4,) are room to work in.
    """
    n, k = t.shape[0], ahead.shape[0]
    width = k + 6 + (1 if by_factor else 0)
    seen = heading.shape[0] > 0
    v, w = max(hypot(start[2], start[3]), 1e-9), start[5]
    ux, uy = start[2] / v, start[3] / v
    columns[:] = 0.0
    fill_spun(base, law, numbers, radius, v, w, t, ways)
    reach, swing = _CHANGE * max(v, 0.05), _CHANGE * max(abs(w), 0.05 / radius)
    for j in range(k + 2 + (1 if by_factor else 0)):
        for side in range(2):
            sign = 1.0 - 2.0 * side
            fast, spin = v, w
            for m in range(4):
                change = sign * _CHANGE if j == k + 2 and (m < 2 or (whole and m == 3)) else 0.0
                moved[m] = numbers[m] * (1.0 + change)
                if j < k:
                    moved[m] = ahead[j, m] if side == 0 else behind[j, m]
            if j == k:
                fast += sign * reach
            elif j == k + 1:
                spin += sign * swing
            fill_spun(base, law, moved, radius, fast, spin, t, ways[2 + 2 * side : 4 + 2 * side])
        if j < k:
            column, half = j, steps[j]
        elif j == k:
            column, half = k + 2, reach
        elif j == k + 1:
            column, half = k + 5, swing
        else:
            column, half = k + 6, _CHANGE
        for i in range(n):
            slope = -(ways[2, i] - ways[4, i]) / (2.0 * half) / noise
            turned = -(ways[3, i] - ways[5, i]) / (2.0 * half) / shake if seen else 0.0
            if j == k:
                turn = -ways[0, i] / v / noise
                columns[k + 2, i] = (ux * ux * slope + (1.0 - ux * ux) * turn) * sizes[k + 2]
                columns[k + 3, i] = ux * uy * (slope - turn) * sizes[k + 3]
                columns[k + 2, n + i] = ux * uy * (slope - turn) * sizes[k + 2]
                columns[k + 3, n + i] = (uy * uy * slope + (1.0 - uy * uy) * turn) * sizes[k + 3]
                columns[k + 2, 2 * n + i] = ux * turned * sizes[k + 2]
                columns[k + 3, 2 * n + i] = uy * turned * sizes[k + 3]
            else:
                columns[column, i] = ux * slope * sizes[column]
                columns[column, n + i] = uy * slope * sizes[column]
                columns[column, 2 * n + i] = turned * sizes[column]
    for i in range(n):
        columns[k, i] = -sizes[k] / noise
        columns[k + 1, n + i] = -sizes[k + 1] / noise
        columns[width, i] = (x[i] - start[0] - ux * ways[0, i]) / noise
        columns[width, n + i] = (y[i] - start[1] - uy * ways[0, i]) / noise
        if seen:
            columns[k + 4, 2 * n + i] = -sizes[k + 4] / shake
            columns[width, 2 * n + i] = (heading[i] - start[4] - ways[1, i]) / shake
    if not seen:
        columns[k + 4, 2 * n], columns[width, 2 * n] = -sizes[k + 4], -start[4]
        columns[k + 5, 2 * n + 1], columns[width, 2 * n + 1] = -_HELD * sizes[k + 5], -_HELD * w
    if loss != 0:
        for i in range(3 * n):
            g, slope = softened(columns[width, i], loss)
            columns[width, i] = g
            for j in range(width):
                columns[j, i] *= slope
