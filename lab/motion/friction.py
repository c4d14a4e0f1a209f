"""What slows a token on the board: each law with its equation and source, compiled.

A law gives, for a token released at speed v along a straight line: how long and how far it slides, and how
far and how fast it is at any time on the way. Everything that moves tokens (`kernel.py`, `live.py`, the
fits) asks here and nowhere else.

coulomb: a = mu g. Dry friction that does not depend on speed (Amontons, Coulomb 1785). Stops after
v / (mu g), v^2 / (2 mu g) on. Usual mu of plastic on a smooth board: 0.03 to 0.4.
"""

from __future__ import annotations

from math import sqrt

from lab.compiled import compiled

KNOWN_LAWS = ("coulomb",)
"""Laws that the solvers of this version can follow."""


@compiled
def stop_time(v: float, a: float) -> float:
    """Seconds until a token at speed v stands still, slowed by a (m/s^2)."""
    return v / a


@compiled
def stop_distance(v: float, a: float) -> float:
    """Metres until a token at speed v stands still, slowed by a (m/s^2)."""
    return 0.5 * v * v / a


@compiled
def distance(v: float, a: float, t: float) -> float:
    """Metres slid t seconds after speed v; the stopping distance from the stop on."""
    if t >= v / a:
        return 0.5 * v * v / a
    return (v - 0.5 * a * t) * t


@compiled
def speed(v: float, a: float, t: float) -> float:
    """Speed t seconds after speed v; zero from the stop on."""
    return max(v - a * t, 0.0)


@compiled
def time_at(v: float, a: float, s: float) -> float:
    """Seconds until s metres are slid, for s up to the stopping distance."""
    rest = v * v - 2.0 * a * s
    return 2.0 * s / (v + sqrt(rest)) if rest > 0.0 else v / a
