"""When a moving token meets the edge or another token, compiled: exact for straight paths.

A moving and a resting token: closed form along the path. Two moving ones under constant deceleration: the
squared distance is a quartic in time until the first of the two stops; it is split at the roots of its
derivative, and the first downward crossing is found by bracketed Newton steps.
"""

from __future__ import annotations

from math import inf, sqrt

from lab.compiled import compiled


@compiled
def edge_distance(x: float, y: float, ux: float, uy: float, width: float, length: float) -> float:
    """Metres along (ux, uy) until a centre at (x, y) is on the edge of the board."""
    s = inf
    if ux > 0.0:
        s = (width - x) / ux
    elif ux < 0.0:
        s = -x / ux
    if uy > 0.0:
        s = min(s, (length - y) / uy)
    elif uy < 0.0:
        s = min(s, -y / uy)
    return max(s, 0.0)


@compiled
def resting_contact(dx: float, dy: float, ux: float, uy: float, reach: float) -> float:
    """Metres along (ux, uy) until a token touches one that rests (dx, dy) away; inf when it passes by.

    reach: sum of both radii. Tokens that touch already meet at once if the moving one heads inwards.
    """
    ahead = dx * ux + dy * uy
    if ahead <= 0.0:
        return inf
    aside = dx * uy - dy * ux
    half = reach * reach - aside * aside
    if half <= 0.0:
        return inf
    gap = dx * dx + dy * dy - reach * reach
    return gap / (ahead + sqrt(half)) if gap > 0.0 else 0.0


@compiled
def moving_contact(
    dx: float, dy: float, wx: float, wy: float, hx: float, hy: float, reach: float, until: float
) -> float:
    """Seconds until |d + w t + h t^2| falls to `reach`, for t in (0, until); inf when it does not.

    d, w, h: relative place (m), relative velocity (m/s), half the relative acceleration (m/s^2).
    """
    c0 = dx * dx + dy * dy - reach * reach
    c1 = 2.0 * (dx * wx + dy * wy)
    if c0 <= 0.0 and c1 < 0.0:
        return 0.0
    c2 = wx * wx + wy * wy + 2.0 * (dx * hx + dy * hy)
    c3 = 2.0 * (wx * hx + wy * hy)
    c4 = hx * hx + hy * hy
    # turning points of the slope f', then of f: at most two and three of them, in order
    b0, b1, bends = _ordered_roots(12.0 * c4, 6.0 * c3, 2.0 * c2, until)
    start, slope = 0.0, c1
    low = 0.0
    for k in range(bends + 1):
        end = until if k == bends else (b0 if k == 0 else b1)
        slope_end = c1 + end * (2.0 * c2 + end * (3.0 * c3 + end * 4.0 * c4))
        if (slope > 0.0) != (slope_end > 0.0):
            turn = _root(c1, 2.0 * c2, 3.0 * c3, 4.0 * c4, 0.0, start, end, slope > 0.0)
            if slope <= 0.0:  # f fell until here
                value = c0 + turn * (c1 + turn * (c2 + turn * (c3 + turn * c4)))
                if value <= 0.0:
                    return _root(c0, c1, c2, c3, c4, low, turn, True)
            low = turn
        start, slope = end, slope_end
    if slope < 0.0:
        value = c0 + until * (c1 + until * (c2 + until * (c3 + until * c4)))
        if value <= 0.0:
            return _root(c0, c1, c2, c3, c4, low, until, True)
    return inf


@compiled
def _ordered_roots(a: float, b: float, c: float, until: float) -> tuple[float, float, int]:
    """Roots of a t^2 + b t + c in (0, until), in order, and how many there are."""
    r0, r1 = inf, inf
    if a == 0.0:
        if b != 0.0:
            r0 = -c / b
    else:
        disc = b * b - 4.0 * a * c
        if disc > 0.0:
            q = -0.5 * (b + sqrt(disc)) if b > 0.0 else -0.5 * (b - sqrt(disc))
            r0 = q / a
            r1 = c / q if q != 0.0 else inf
    if r0 > r1:
        r0, r1 = r1, r0
    in0, in1 = 0.0 < r0 < until, 0.0 < r1 < until
    if in0 and in1:
        return r0, r1, 2
    if in0:
        return r0, inf, 1
    if in1:
        return r1, inf, 1
    return inf, inf, 0


@compiled
def _root(
    c0: float, c1: float, c2: float, c3: float, c4: float, low: float, high: float, falling: bool
) -> float:
    """The root of a quartic that is monotone on [low, high] and changes sign there: bracketed Newton."""
    t = 0.5 * (low + high)
    for _ in range(200):
        f = c0 + t * (c1 + t * (c2 + t * (c3 + t * c4)))
        if (f > 0.0) == falling:
            low = t
        else:
            high = t
        slope = c1 + t * (2.0 * c2 + t * (3.0 * c3 + t * 4.0 * c4))
        better = t - f / slope if slope != 0.0 else inf
        if not low <= better <= high:
            better = 0.5 * (low + high)
        if abs(better - t) <= 1e-15 * (1.0 + abs(t)):
            return better
        t = better
    return t
