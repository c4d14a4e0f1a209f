"""The whole way to rest as a table, for laws without a closed form, compiled.

A law that depends on speed alone has one curve: the way sigma and the speed nu at each time tau before rest.
Every straight slide is the last part of that curve, so that where and how fast a token is, and when it has
gone a distance, are looked up: quintics through sigma, nu and the deceleration at even times, exact to about
1e-12 m. A factor on the whole deceleration only stretches the curve: time and way by its inverse.

The curve lies at the end of the board's numbers: how many steps, their length, the reference deceleration at
rest, then sigma, nu and the deceleration at each time.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil, log2

import numpy as np

from lab.board import Surface
from lab.compiled import compiled
from lab.motion.friction import LAWS, WEAKENING, deceleration, law_numbers, stop_time
from lab.motion.tables import CURVE, QA, QB, QD, Floats

STEPS = 1024
_WITHIN = 8  # Runge-Kutta steps in each


def curve_of(surface: Surface, gravity: float, fastest: float) -> Floats:
    """The curve of a surface for speeds up to `fastest` m/s and beyond; empty for a law with a closed form."""
    if LAWS[surface.law].code < WEAKENING:
        return np.empty(0)
    return _curve(surface, gravity, 2.0 ** ceil(log2(max(2.5 * fastest, 0.25))))


@lru_cache(maxsize=16)
def _curve(surface: Surface, gravity: float, fastest: float) -> Floats:
    law, numbers = LAWS[surface.law].code, law_numbers(surface, gravity)
    step = stop_time(law, *numbers, fastest) / STEPS
    rows = np.zeros((STEPS + 1, 3))
    _integrate(law, *numbers, step, rows)
    return np.concatenate([[float(STEPS), step, numbers[0] + numbers[1]], rows.ravel()])


@compiled
def _integrate(law: int, a: float, b: float, c: float, d: float, step: float, rows: Floats) -> None:
    """Fill rows (n, 3) with sigma, nu, deceleration at even times before rest: classical Runge-Kutta."""
    h, way, v = step / _WITHIN, 0.0, 0.0
    rows[0, 2] = deceleration(law, a, b, c, d, 0.0)
    for k in range(1, rows.shape[0]):
        for _ in range(_WITHIN):
            k1 = deceleration(law, a, b, c, d, v)
            k2 = deceleration(law, a, b, c, d, v + 0.5 * h * k1)
            k3 = deceleration(law, a, b, c, d, v + 0.5 * h * k2)
            k4 = deceleration(law, a, b, c, d, v + h * k3)
            way += h * (v + h * (k1 + k2 + k3) / 6.0)
            v += h * (k1 + 2.0 * k2 + 2.0 * k3 + k4) / 6.0
        rows[k, 0], rows[k, 1], rows[k, 2] = way, v, deceleration(law, a, b, c, d, v)


@compiled
def has_curve(i: int, v: float, tok: Floats, board: Floats) -> bool:
    """Whether token i's law at speed v is a stretched part of the board's curve."""
    k = int(board[CURVE])
    if k == 0 or v > board[k + 3 * int(board[k]) + 4]:
        return False
    return tok[i, QD] == 0.0 or tok[i, QA] + tok[i, QB] == board[k + 2]


@compiled
def stretch_of(i: int, tok: Floats, board: Floats) -> float:
    """How many times stronger token i is slowed than the curve says."""
    return (tok[i, QA] + tok[i, QB]) / board[int(board[CURVE]) + 2]


@compiled
def _within(k: int, p: float, h: float, board: Floats) -> tuple[float, float]:
    """Way and speed at the part p of the step whose first row is at board[k]."""
    x0, v0, a0, x1, v1, a1 = board[k], board[k + 1], board[k + 2], board[k + 3], board[k + 4], board[k + 5]
    d = x1 - (x0 + v0 * h + 0.5 * a0 * h * h)
    dv = (v1 - v0 - a0 * h) * h
    da = (a1 - a0) * h * h
    c3, c4, c5 = 10.0 * d - 4.0 * dv + 0.5 * da, -15.0 * d + 7.0 * dv - da, 6.0 * d - 3.0 * dv + 0.5 * da
    way = x0 + p * (v0 * h + p * (0.5 * a0 * h * h + p * (c3 + p * (c4 + p * c5))))
    speed = v0 + p * (a0 * h + p * (3.0 * c3 + p * (4.0 * c4 + p * 5.0 * c5)) / h)
    return way, speed


@compiled
def before_rest(tau: float, board: Floats) -> tuple[float, float]:
    """Way left (m) and speed (m/s), tau seconds before rest."""
    k = int(board[CURVE])
    h = board[k + 1]
    step = min(max(int(tau / h), 0), int(board[k]) - 1)
    return _within(k + 3 + 3 * step, max(tau / h - step, 0.0), h, board)


@compiled
def time_left(value: float, column: int, board: Floats) -> float:
    """Seconds before rest at which the way left (column 0) or the speed (column 1) is `value`."""
    k = int(board[CURVE])
    low, high, h = 0, int(board[k]), board[k + 1]
    guess = int(high * (value / board[k + 3 + 3 * high + column]) ** (0.5 if column == 0 else 1.0))
    for reach in (2, 16):  # most often the answer is near an even deceleration's
        below, above = max(guess - reach, 0), min(guess + reach, high)
        if board[k + 3 + 3 * below + column] <= value < board[k + 3 + 3 * above + column]:
            low, high = below, above
            break
    while high - low > 1:
        middle = (low + high) // 2
        if board[k + 3 + 3 * middle + column] <= value:
            low = middle
        else:
            high = middle
    row = k + 3 + 3 * low
    bottom, top = board[row + column], board[row + 3 + column]
    p = (value - bottom) / (top - bottom)
    for _ in range(6):
        way, speed = _within(row, p, h, board)
        if column == 0:
            error, slope = way - value, speed * h
        else:
            error, slope = speed - value, (board[row + 2] * (1.0 - p) + board[row + 5] * p) * h
        if slope <= 0.0:
            break
        p = min(max(p - error / slope, 0.0), 1.0)
        if abs(error) <= 1e-15 * value:
            break
    return (low + p) * h
