"""Straight paths under a law, their derivatives, and a slide's rows turned to a triangle: compiled.

The way is asked of `motion.friction`: in closed form where a law has one, else by marching from row to row
with Runge and Kutta's fourth-order step of its deceleration.
"""

from __future__ import annotations

from math import ceil, hypot, sqrt

from lab.compiled import compiled
from lab.motion.friction import QUADRATIC, deceleration, distance, stop_distance, stop_time
from lab.recordings.recording import FloatArray

LOSSES = {"linear": 0, "soft_l1": 1, "huber": 2}

_STEP = 1e-6
"""Relative step of the central differences: errors of 1e-12 from the law, 1e-10 from rounding."""

_FINE = 0.002
"""Seconds of a step of the march, at most: the same whatever the law's values are, for then a fit sees a smooth
function of them; wrong by 1e-8 m at most."""


@compiled
def fill_ways(law: int, numbers: FloatArray, v: float, t: FloatArray, out: FloatArray) -> None:
    """Metres along the line at rising times t (n,) after speed v, into `out`."""
    a, b, c, d = numbers[0], numbers[1], numbers[2], numbers[3]
    if law <= QUADRATIC:
        for i in range(t.shape[0]):
            out[i] = distance(law, a, b, c, d, v, t[i])
        return
    way, last = 0.0, 0.0
    for i in range(t.shape[0]):
        gap = t[i] - last
        last = t[i]
        if v > 0.0 and gap > 0.0:
            if v < 2.0 * gap * deceleration(law, a, b, c, d, 0.0) and gap >= stop_time(law, a, b, c, d, v):
                way += stop_distance(law, a, b, c, d, v)
                v = 0.0
            else:
                steps = min(max(ceil(gap / _FINE), 1), 64)
                h = gap / steps
                for _ in range(steps):
                    k1 = deceleration(law, a, b, c, d, v)
                    k2 = deceleration(law, a, b, c, d, max(v - 0.5 * h * k1, 0.0))
                    k3 = deceleration(law, a, b, c, d, max(v - 0.5 * h * k2, 0.0))
                    k4 = deceleration(law, a, b, c, d, max(v - h * k3, 0.0))
                    way += h * (v - h * (k1 + k2 + k3) / 6.0)
                    v = max(v - h * (k1 + 2.0 * k2 + 2.0 * k3 + k4) / 6.0, 0.0)
        out[i] = way


@compiled
def fill_places(law: int, numbers: FloatArray, start: FloatArray, t: FloatArray, out: FloatArray) -> None:
    """Places (2, n) in metres at times t after the start (x, y, vx, vy): a straight line, then rest."""
    v = max(hypot(start[2], start[3]), 1e-12)
    fill_ways(law, numbers, v, t, out[0])
    for i in range(t.shape[0]):
        way = out[0, i]
        out[0, i] = start[0] + start[2] / v * way
        out[1, i] = start[1] + start[3] / v * way


@compiled
def softened(r: float, loss: int) -> tuple[float, float]:
    """A residual g(r) whose square is the loss rho(r^2), and dg/dr; scipy's names and forms of rho."""
    if loss == 0:
        return r, 1.0
    size = abs(r)
    if loss == 2:
        if size <= 1.0:
            return r, 1.0
        g = sqrt(2.0 * size - 1.0)
        return (g if r > 0 else -g), 1.0 / g
    root = sqrt(1.0 + r * r)
    if size < 1e-4:
        return r, 1.0
    g = sqrt(2.0 * (root - 1.0))
    return (g if r > 0 else -g), size / (root * g)


@compiled
def fill_rows(
    law: int, numbers: FloatArray, ahead: FloatArray, behind: FloatArray, steps: FloatArray,
    start: FloatArray, sizes: FloatArray, by_factor: bool, whole: bool,
    t: FloatArray, x: FloatArray, y: FloatArray, noise: float, loss: int,
    ways: FloatArray, moved: FloatArray, columns: FloatArray,
) -> None:  # fmt: skip
    """A slide's rows [J | r] into `columns` (k + 4 [+ 1] + 1, 2 n): derivatives of the residuals, residuals.

    Residuals are (data - model) / noise, softened by the loss, x's before y's. Unknowns, scaled by `sizes`: k
    values of the law, x, y, vx, vy at the start, and, where `by_factor`, the logarithm of the slide's own factor
    on dry friction, or on the whole deceleration where `whole`. numbers (4,): the law's with the factor in;
    ahead, behind (k, 4): with one value moved by steps (k,) up and down. ways (3, n) and moved (2, 4) are room
    to work in.
    """
    n, k = t.shape[0], ahead.shape[0]
    width = k + 4 + (1 if by_factor else 0)
    v = max(hypot(start[2], start[3]), 1e-12)
    ux, uy = start[2] / v, start[3] / v
    fill_ways(law, numbers, v, t, ways[0])
    for j in range(k + 1 + (1 if by_factor else 0)):
        if j < k:
            fill_ways(law, ahead[j], v, t, ways[1])
            fill_ways(law, behind[j], v, t, ways[2])
            scale = sizes[j] / (2.0 * steps[j])
        elif j == k:
            h = _STEP * v
            fill_ways(law, numbers, v + h, t, ways[1])
            fill_ways(law, numbers, v - h, t, ways[2])
            scale = 1.0 / (2.0 * h)
        else:
            for i in range(4):
                change = _STEP if i < 2 or (whole and i == 3) else 0.0
                moved[0, i], moved[1, i] = numbers[i] * (1.0 + change), numbers[i] * (1.0 - change)
            fill_ways(law, moved[0], v, t, ways[1])
            fill_ways(law, moved[1], v, t, ways[2])
            scale = sizes[k + 4] / (2.0 * _STEP)
        for i in range(n):
            slope = -(ways[1, i] - ways[2, i]) * scale / noise
            if j == k:
                turn = -ways[0, i] / v / noise
                columns[k, i], columns[k, n + i] = -sizes[k] / noise, 0.0
                columns[k + 1, i], columns[k + 1, n + i] = 0.0, -sizes[k + 1] / noise
                columns[k + 2, i] = (ux * ux * slope + (1.0 - ux * ux) * turn) * sizes[k + 2]
                columns[k + 3, i] = ux * uy * (slope - turn) * sizes[k + 3]
                columns[k + 2, n + i] = ux * uy * (slope - turn) * sizes[k + 2]
                columns[k + 3, n + i] = (uy * uy * slope + (1.0 - uy * uy) * turn) * sizes[k + 3]
            else:
                column = j if j < k else k + 4
                columns[column, i] = ux * slope
                columns[column, n + i] = uy * slope
    for i in range(n):
        columns[width, i] = (x[i] - start[0] - ux * ways[0, i]) / noise
        columns[width, n + i] = (y[i] - start[1] - uy * ways[0, i]) / noise
    if loss != 0:
        for i in range(2 * n):
            g, slope = softened(columns[width, i], loss)
            columns[width, i] = g
            for j in range(width):
                columns[j, i] *= slope


@compiled
def to_triangle(columns: FloatArray) -> None:
    """Turn the rows that `columns` (w, m) hold so that only the first w keep anything: Householder, in place.

    Sums of squares and products of columns stay, so that a slide's rows [J | r] become as many as it has
    unknowns, and one: the cost of a joint fit then grows with the number of slides, not of pictures.
    """
    w, m = columns.shape
    for j in range(min(w, m - 1)):
        norm = 0.0
        for i in range(j, m):
            norm += columns[j, i] * columns[j, i]
        norm = sqrt(norm)
        if norm == 0.0:
            continue
        alpha = -norm if columns[j, j] > 0.0 else norm
        length = norm * norm - columns[j, j] * alpha
        columns[j, j] -= alpha
        for k in range(j + 1, w):
            dot = 0.0
            for i in range(j, m):
                dot += columns[j, i] * columns[k, i]
            dot /= length
            for i in range(j, m):
                columns[k, i] -= dot * columns[j, i]
        columns[j, j] = alpha
        for i in range(j + 1, m):
            columns[j, i] = 0.0
