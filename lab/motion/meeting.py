"""Finding when a gap closes, compiled: exact for straight paths, a safe search for all others.

The search: the distance of two points that accelerate by at most M falls no faster than the parabola
gap + rate t - M t^2 / 2 allows. Going on to where that parabola meets zero can never jump over a meeting, and
near one it converges like Newton's method. The first meeting is found, grazing ones included.
"""

from __future__ import annotations

from math import inf, sqrt

from lab.compiled import compiled_part

CLOSED = 1e-13
"""A gap (m) that counts as closed."""

OPEN = 1e-10
"""A gap that does not close is searched as if it were so wide (m) at least: two that go side by side for seconds
are then not looked at a million times, and none overlaps by more."""


@compiled_part
def safe_step(gap: float, rate: float, most: float) -> float:
    """Seconds that may pass before a gap (m) that changes by `rate` (m/s) can close, if no acceleration
    exceeds `most` (m/s^2); 0 when it is closed and closing."""
    if gap <= CLOSED and rate < 0.0:
        return 0.0
    if rate >= 0.0:
        gap = max(gap, OPEN)
        return (sqrt(rate * rate + 2.0 * most * gap) + rate) / most
    return 2.0 * gap / (sqrt(rate * rate + 2.0 * most * gap) - rate)


@compiled_part
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


@compiled_part
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
