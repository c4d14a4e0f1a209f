"""Curved paths of tokens on a tilted board, and their derivatives: compiled.

A token is slowed along its motion by the law and pulled along the board by the tilt. No closed form: Runge and
Kutta's fourth-order steps, the last bit of the way, shorter than one step, in a straight line.
"""

from __future__ import annotations

from math import ceil, hypot, inf

from lab.compiled import compiled, compiled_part
from lab.fitting.paths import softened
from lab.motion.friction import deceleration
from lab.recordings.recording import FloatArray

_FINE = 0.002
"""Seconds of a step, at most, whatever the law's values are: a fit then sees an all but smooth function of them."""

_CHANGE = 1e-4
"""Relative step of the central differences: above it their own error grows, below it that of the last bit."""

_MOST = 120.0
"""Seconds after which a token that still moves never rests."""


@compiled_part
def take(room: FloatArray, given: FloatArray) -> None:
    """Copy a short row into room made for it."""
    for i in range(given.shape[0]):
        room[i] = given[i]


@compiled_part
def pulls(law: int, numbers: FloatArray, vx: float, vy: float) -> tuple[float, float]:
    """Acceleration by friction and tilt, m/s^2."""
    v = max(hypot(vx, vy), 1e-12)
    a = deceleration(law, numbers[0], numbers[1], numbers[2], numbers[3], v) / v
    return numbers[4] - a * vx, numbers[5] - a * vy


@compiled_part
def stride(law: int, numbers: FloatArray, state: FloatArray, h: float) -> None:
    """One step of h seconds, in place, of state (x, y, vx, vy)."""
    vx, vy = state[2], state[3]
    a1x, a1y = pulls(law, numbers, vx, vy)
    a2x, a2y = pulls(law, numbers, vx + 0.5 * h * a1x, vy + 0.5 * h * a1y)
    a3x, a3y = pulls(law, numbers, vx + 0.5 * h * a2x, vy + 0.5 * h * a2y)
    a4x, a4y = pulls(law, numbers, vx + h * a3x, vy + h * a3y)
    state[0] += h * (vx + h * (a1x + a2x + a3x) / 6.0)
    state[1] += h * (vy + h * (a1y + a2y + a3y) / 6.0)
    state[2] += h * (a1x + 2.0 * a2x + 2.0 * a3x + a4x) / 6.0
    state[3] += h * (a1y + 2.0 * a2y + 2.0 * a3y + a4y) / 6.0


@compiled_part
def brake(law: int, numbers: FloatArray, state: FloatArray) -> float:
    """Slowing along the motion, m/s^2, as it is near the stop; 0 or less where the tilt wins."""
    v = max(hypot(state[2], state[3]), 1e-12)
    along = (numbers[4] * state[2] + numbers[5] * state[3]) / v
    return deceleration(law, numbers[0], numbers[1], numbers[2], numbers[3], v) - along


@compiled
def fill_curved(law: int, numbers: FloatArray, state: FloatArray, t: FloatArray, out: FloatArray) -> None:
    """Places (2, n) in metres at rising times t (n,) after a start `state` (x, y, vx, vy), which is used up."""
    now, ending, slow = 0.0, False, 0.0
    for i in range(t.shape[0]):
        gap = t[i] - now
        if not ending and gap > 0.0:
            steps = ceil(gap / _FINE)
            h = gap / steps
            for _ in range(steps):
                slow = brake(law, numbers, state)
                if hypot(state[2], state[3]) < 1.5 * h * slow:
                    ending = True
                    break
                stride(law, numbers, state, h)
                now += h
        if ending:
            v = max(hypot(state[2], state[3]), 1e-12)
            seconds = min(t[i] - now, v / slow)
            way = seconds - slow / v * seconds * seconds / 2.0
            out[0, i], out[1, i] = state[0] + state[2] * way, state[1] + state[3] * way
        else:
            now = t[i]
            out[0, i], out[1, i] = state[0], state[1]


@compiled
def curved_rest(law: int, numbers: FloatArray, state: FloatArray) -> tuple[float, float, float]:
    """Place (x, y) in metres and time in seconds of the rest after a start, which is used up; infinite for none."""
    now = 0.0
    while now < _MOST:
        slow = brake(law, numbers, state)
        v = hypot(state[2], state[3])
        if v < 1.5 * _FINE * slow:
            way = 0.5 * v / slow
            return state[0] + state[2] * way, state[1] + state[3] * way, now + v / slow
        stride(law, numbers, state, _FINE)
        now += _FINE
    return inf, inf, inf


@compiled
def fill_curved_rows(
    law: int, numbers: FloatArray, ahead: FloatArray, behind: FloatArray, steps: FloatArray,
    start: FloatArray, sizes: FloatArray, by_factor: bool, whole: bool,
    t: FloatArray, x: FloatArray, y: FloatArray, noise: float, loss: int,
    places: FloatArray, state: FloatArray, moved: FloatArray, columns: FloatArray,
) -> None:  # fmt: skip
    """As `paths.fill_rows`, for numbers (6,) with the tilt's pull; places (3, 2, n), state (4,), moved (6,): room
    to work in."""
    n, k = t.shape[0], ahead.shape[0]
    width = k + 4 + (1 if by_factor else 0)
    take(state, start)
    fill_curved(law, numbers, state, t, places[0])
    reach = _CHANGE * max(hypot(start[2], start[3]), 0.05)
    for j in range(width):
        if j == k or j == k + 1:
            for i in range(n):
                columns[j, i] = -sizes[j] / noise if j == k else 0.0
                columns[j, n + i] = -sizes[j] / noise if j == k + 1 else 0.0
            continue
        for side in range(2):
            sign = 1.0 - 2.0 * side
            take(state, start)
            take(moved, numbers)
            if j < k:
                take(moved, ahead[j] if side == 0 else behind[j])
            elif j < k + 4:
                state[j - k] += sign * reach
            else:
                for i in range(4):
                    if i < 2 or (whole and i == 3):
                        moved[i] *= 1.0 + sign * _CHANGE
            fill_curved(law, moved, state, t, places[1 + side])
        half = steps[j] if j < k else (reach if j < k + 4 else _CHANGE)
        scale = -sizes[j] / (2.0 * half) / noise
        for i in range(n):
            columns[j, i] = (places[1, 0, i] - places[2, 0, i]) * scale
            columns[j, n + i] = (places[1, 1, i] - places[2, 1, i]) * scale
    for i in range(n):
        columns[width, i] = (x[i] - places[0, 0, i]) / noise
        columns[width, n + i] = (y[i] - places[0, 1, i]) / noise
    if loss != 0:
        for i in range(2 * n):
            g, slope = softened(columns[width, i], loss)
            columns[width, i] = g
            for j in range(width):
                columns[j, i] *= slope
