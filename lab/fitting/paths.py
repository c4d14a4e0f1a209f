"""Straight paths under a law, their derivatives, and a slide's rows turned to a triangle: compiled.

The way is asked of `motion.friction`: in closed form where a law has one, else by marching from row to row
with Runge and Kutta's fourth-order step of its deceleration, which takes the derivatives along.
"""

from __future__ import annotations

from math import ceil, hypot, sqrt

from lab.compiled import compiled, compiled_part
from lab.motion.friction import (
    QUADRATIC,
    deceleration,
    deceleration_slopes,
    distance,
    stop_distance,
    stop_time,
)
from lab.recordings.recording import FloatArray

LOSSES = {"linear": 0, "soft_l1": 1, "huber": 2}

_STEP = 1e-6
"""Relative step of the central differences: errors of 1e-12 from the law, 1e-10 from rounding."""

_FINE = 0.002
"""Seconds of a step of the march, at most: the same whatever the law's values are, for then a fit sees a smooth
function of them; wrong by 1e-8 m at most."""

_LAST = 8
"""Pairs of Simpson's intervals over the speeds of the last bit of the way."""


@compiled_part
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
def march_slopes(law: int, numbers: FloatArray, v: float, t: FloatArray, out: FloatArray) -> None:
    """Into `out` (6, n): metres along the line as `fill_ways` marches, their derivatives by the speed v and by the
    law's numbers A, B, C, D, all in one march.

    With T the time and S the way from one speed down to another, both integrals over speed, an end at a fixed time
    moves with a number p by S_p - v T_p; by the first speed it moves by (first speed - v) / (first deceleration).
    """
    a, b, c, d = numbers[0], numbers[1], numbers[2], numbers[3]
    first = v
    way, last = 0.0, 0.0
    time_b, time_c, time_d, time_a = 0.0, 0.0, 0.0, 0.0
    way_b, way_c, way_d, way_a = 0.0, 0.0, 0.0, 0.0
    k1, by_b, by_c, by_d = deceleration_slopes(law, a, b, c, d, v)
    begin = k1
    for i in range(t.shape[0]):
        gap = t[i] - last
        last = t[i]
        if v > 0.0 and gap > 0.0:
            if v < 2.0 * gap * deceleration(law, a, b, c, d, 0.0) and gap >= stop_time(law, a, b, c, d, v):
                way += stop_distance(law, a, b, c, d, v)
                for j in range(2 * _LAST + 1):  # Simpson's rule, its places dense near the stop
                    part = j / (2.0 * _LAST)
                    u = v * part * part
                    k1, by_b, by_c, by_d = deceleration_slopes(law, a, b, c, d, u)
                    weight = (1.0 if j == 0 or j == 2 * _LAST else (4.0 if j % 2 == 1 else 2.0)) / (
                        6.0 * _LAST
                    )
                    weight *= 2.0 * v * part * u / (k1 * k1)
                    way_a += weight
                    way_b += weight * by_b
                    way_c += weight * by_c
                    way_d += weight * by_d
                v = 0.0
            else:
                steps = min(max(ceil(gap / _FINE), 1), 64)
                h = gap / steps
                for _ in range(steps):
                    k2 = deceleration(law, a, b, c, d, max(v - 0.5 * h * k1, 0.0))
                    u = max(v - 0.5 * h * k2, 0.0)
                    k3, mid_b, mid_c, mid_d = deceleration_slopes(law, a, b, c, d, u)
                    k4 = deceleration(law, a, b, c, d, max(v - h * k3, 0.0))
                    way += h * (v - h * (k1 + k2 + k3) / 6.0)
                    w0, w1, s0, s1 = (
                        h / 6.0 / k1,
                        4.0 * h / 6.0 / k3,
                        v * h / 6.0 / k1,
                        u * 4.0 * h / 6.0 / k3,
                    )
                    time_a += w0 + w1
                    time_b += w0 * by_b + w1 * mid_b
                    time_c += w0 * by_c + w1 * mid_c
                    time_d += w0 * by_d + w1 * mid_d
                    way_a += s0 + s1
                    way_b += s0 * by_b + s1 * mid_b
                    way_c += s0 * by_c + s1 * mid_c
                    way_d += s0 * by_d + s1 * mid_d
                    v = max(v - h * (k1 + 2.0 * k2 + 2.0 * k3 + k4) / 6.0, 0.0)
                    k1, by_b, by_c, by_d = deceleration_slopes(law, a, b, c, d, v)
                    w0 = h / 6.0 / k1
                    time_a += w0
                    time_b += w0 * by_b
                    time_c += w0 * by_c
                    time_d += w0 * by_d
                    way_a += v * w0
                    way_b += v * w0 * by_b
                    way_c += v * w0 * by_c
                    way_d += v * w0 * by_d
        out[0, i] = way
        out[1, i] = (first - v) / begin
        out[2, i] = v * time_a - way_a
        out[3, i] = v * time_b - way_b
        out[4, i] = v * time_c - way_c
        out[5, i] = v * time_d - way_d


@compiled
def fill_slopes(
    law: int, numbers: FloatArray, ahead: FloatArray, behind: FloatArray, steps: FloatArray,
    by_factor: bool, whole: bool, v: float, t: FloatArray, ways: FloatArray, slopes: FloatArray,
) -> None:  # fmt: skip
    """The way along the line into ways[0], its derivatives into `slopes` (k + 1 [+ 1], n): by the k values of the
    law, by the speed v, and, where `by_factor`, by the logarithm of the slide's own factor; see `fill_rows`."""
    n, k = t.shape[0], ahead.shape[0]
    if law > QUADRATIC:
        march_slopes(law, numbers, v, t, ways)
        for j in range(k + 1 + (1 if by_factor else 0)):
            for i in range(n):
                slopes[j, i] = ways[1, i] if j == k else 0.0
            for m in range(4):
                if j < k:
                    share = (ahead[j, m] - behind[j, m]) / (2.0 * steps[j])
                elif j == k or m == 2 or (m == 3 and not whole):
                    share = 0.0
                else:
                    share = numbers[m]
                if share != 0.0:
                    for i in range(n):
                        slopes[j, i] += share * ways[2 + m, i]
        return
    fill_ways(law, numbers, v, t, ways[0])
    for j in range(k + 1 + (1 if by_factor else 0)):
        if j < k:
            fill_ways(law, ahead[j], v, t, ways[1])
            fill_ways(law, behind[j], v, t, ways[2])
            half = steps[j]
        elif j == k:
            half = _STEP * v
            fill_ways(law, numbers, v + half, t, ways[1])
            fill_ways(law, numbers, v - half, t, ways[2])
        else:
            half = _STEP
            for side in range(2):
                for m in range(4):
                    change = (1.0 - 2.0 * side) * _STEP if m < 2 or (whole and m == 3) else 0.0
                    ways[3, m] = numbers[m] * (1.0 + change)
                fill_ways(law, ways[3], v, t, ways[1 + side])
        for i in range(n):
            slopes[j, i] = (ways[1, i] - ways[2, i]) / (2.0 * half)


@compiled
def fill_rows(
    law: int, numbers: FloatArray, ahead: FloatArray, behind: FloatArray, steps: FloatArray,
    start: FloatArray, sizes: FloatArray, by_factor: bool, whole: bool,
    t: FloatArray, x: FloatArray, y: FloatArray, noise: float, loss: int,
    ways: FloatArray, slopes: FloatArray, columns: FloatArray,
) -> None:  # fmt: skip
    """A slide's rows [J | r] into `columns` (k + 4 [+ 1] + 1, 2 n): derivatives of the residuals, residuals.

    Residuals are (data - model) / noise, softened by the loss, x's before y's. Unknowns, scaled by `sizes`: k
    values of the law, x, y, vx, vy at the start, and, where `by_factor`, the logarithm of the slide's own factor
    on dry friction, or on the whole deceleration where `whole`. numbers (4,): the law's with the factor in;
    ahead, behind (k, 4): with one value moved by steps (k,) up and down. ways (6, n), n 4 at least, and slopes
    (k + 2, n) are room to work in.
    """
    n, k = t.shape[0], ahead.shape[0]
    width = k + 4 + (1 if by_factor else 0)
    v = max(hypot(start[2], start[3]), 1e-12)
    ux, uy = start[2] / v, start[3] / v
    fill_slopes(law, numbers, ahead, behind, steps, by_factor, whole, v, t, ways, slopes)
    for i in range(n):
        slope, turn = -slopes[k, i] / noise, -ways[0, i] / v / noise
        columns[k, i], columns[k, n + i] = -sizes[k] / noise, 0.0
        columns[k + 1, i], columns[k + 1, n + i] = 0.0, -sizes[k + 1] / noise
        columns[k + 2, i] = (ux * ux * slope + (1.0 - ux * ux) * turn) * sizes[k + 2]
        columns[k + 3, i] = ux * uy * (slope - turn) * sizes[k + 3]
        columns[k + 2, n + i] = ux * uy * (slope - turn) * sizes[k + 2]
        columns[k + 3, n + i] = (uy * uy * slope + (1.0 - uy * uy) * turn) * sizes[k + 3]
    for j in range(k + (1 if by_factor else 0)):
        column, row = (j, j) if j < k else (k + 4, k + 1)
        for i in range(n):
            slope = -slopes[row, i] * sizes[column] / noise
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
