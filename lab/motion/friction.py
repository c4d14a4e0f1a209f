"""What slows a token on the board: each law with its equation and source, compiled.

Every law is a deceleration along the motion, written a = A + B shape(v) + drag(v), where A and B are dry
friction (scaled by a token's factor and by the slide's drawn mu) and D is drag:

    law        equation (per unit mass)                      A       B               C   D
    coulomb    a = mu g                                      mu g
    viscous    a = mu g + k v                                mu g                        k
    quadratic  a = mu g + c v^2                              mu g                        c
    weakening  a = g (mu + (mu0 - mu) exp(-(v/vs)^2)) + k v  mu g    (mu0 - mu) g    vs  k
    curling    a = g (p / (v + q) + r)                       r g     p g             q

Sources and usual ranges are with each law in `LAWS`. For a token released at speed v on a straight line the
functions here say how long and how far it slides, and how far and how fast it is on the way: closed forms for
coulomb, viscous and quadratic; Gauss-Legendre integrals of dv/a and v dv/a, and Newton steps on them, for the
other two (the curling law has a closed form, which cancels at low speed; the tests use it).

Each function answers the coulomb law itself, so that it is small enough to be built into its callers, and asks
a larger one for the others.

All that moves tokens (`kernel.py`, `live.py`, the fits) asks here and nowhere else.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import atan, exp, expm1, inf, log1p, sin, sqrt, tan

import numpy as np

from lab.board import Board, G, Surface
from lab.compiled import compiled, compiled_part

COULOMB, VISCOUS, QUADRATIC, WEAKENING, CURLING = range(5)


@dataclass(frozen=True)
class Law:
    """A law of friction as one reads it: equation, parameters {name: (unit, usual range)}, source."""

    code: int
    equation: str
    parameters: dict[str, tuple[str, str]]
    source: str


LAWS = {
    "coulomb": Law(
        COULOMB,
        "a = mu g",
        {"mu": ("", "0.03 to 0.4")},
        "dry friction, independent of speed: Amontons 1699, Coulomb 1785; "
        "it stops after v/(mu g) seconds and v^2/(2 mu g) metres",
    ),
    "viscous": Law(
        VISCOUS,
        "a = mu g + k v",
        {"mu": ("", "0 to 0.4, not 0 alone"), "k": ("1/s", "0.005 (air track) to 3")},
        "dry friction with a film or air drag at low Reynolds number (Stokes 1851); "
        "it stops after ln(1 + k v/(mu g))/k seconds and v/k - mu g ln(1 + k v/(mu g))/k^2 metres",
    ),
    "quadratic": Law(
        QUADRATIC,
        "a = mu g + c v^2",
        {"mu": ("", "0.03 to 0.4"), "c": ("1/m", "0 to 1")},
        "dry friction with air drag at high Reynolds number (Newton 1687); "
        "it stops after atan(v sqrt(c/(mu g)))/sqrt(mu g c) seconds and ln(1 + c v^2/(mu g))/(2 c) metres",
    ),
    "weakening": Law(
        WEAKENING,
        "a = g (mu + (mu0 - mu) exp(-(v/vs)^2)) + k v",
        {
            "mu": ("", "0.03 to 0.4"),
            "mu0": ("", "mu to 2 mu"),
            "vs": ("m/s", "0.01 to 0.5"),
            "k": ("1/s", "0 to 1"),
        },
        "Stribeck 1902; the form with a Gaussian: Armstrong-Helouvry, Dupont, Canudas de Wit, "
        "Automatica 30 (1994) 1083",
    ),
    "curling": Law(
        CURLING,
        "a = g (p / (v + q) + r)",
        {"p": ("m/s", "0.002"), "q": ("m/s", "0.06"), "r": ("", "0.006")},
        "Digital Curling's FCV1: p = 0.00200985, q = 0.06385782, r = 0.00626286",
    ),
}

KNOWN_LAWS = tuple(LAWS)


def law_numbers(surface: Surface, gravity: float = G) -> tuple[float, float, float, float]:
    """(A, B, C, D) of the surface's law for a token of factor 1; gravity m/s^2 presses it on the board."""
    dry, extra, scale, drag = surface.mu * gravity, 0.0, 1.0, 0.0
    if surface.law == "viscous":
        drag = surface.k
    elif surface.law == "quadratic":
        drag = surface.c
    elif surface.law == "weakening":
        extra, scale, drag = (surface.mu0 - surface.mu) * gravity, surface.vs, surface.k
    elif surface.law == "curling":
        dry, extra, scale = surface.r * gravity, surface.p * gravity, surface.q
    return dry, extra, scale, drag


def law_code(board: Board) -> int:
    """The number of the board's law, as the compiled functions take it."""
    return LAWS[board.surface.law].code


@compiled
def deceleration(law: int, a: float, b: float, c: float, d: float, v: float) -> float:
    """Deceleration (m/s^2) at speed v; a, b, c, d are the law's numbers A, B, C, D."""
    if law == COULOMB:
        return a
    if law == VISCOUS:
        return a + d * v
    if law == QUADRATIC:
        return a + d * v * v
    if law == WEAKENING:
        return a + b * exp(-((v / c) ** 2)) + d * v
    return a + b / (v + c)


@compiled_part
def most_deceleration(law: int, a: float, b: float, c: float, d: float, v: float) -> float:
    """The greatest deceleration (m/s^2) at any speed up to v."""
    if law == COULOMB:
        return a
    if law == VISCOUS:
        return a + d * v
    if law == QUADRATIC:
        return a + d * v * v
    if law == WEAKENING:
        return a + max(b, 0.0) + d * v
    return a + b / c


@compiled
def deceleration_slopes(
    law: int, a: float, b: float, c: float, d: float, v: float
) -> tuple[float, float, float, float]:
    """Deceleration (m/s^2) at speed v, and its derivatives by B, C and D (that by A is 1)."""
    if law == COULOMB:
        return a, 0.0, 0.0, 0.0
    if law == VISCOUS:
        return a + d * v, 0.0, 0.0, v
    if law == QUADRATIC:
        return a + d * v * v, 0.0, 0.0, v * v
    if law == WEAKENING:
        shape = exp(-((v / c) ** 2))
        return a + b * shape + d * v, shape, 2.0 * b * shape * v * v / c**3, v
    shape = 1.0 / (v + c)
    return a + b * shape, shape, -b * shape * shape, 0.0


# --- along a straight line -------------------------------------------------------------------------------


@compiled
def stop_time(law: int, a: float, b: float, c: float, d: float, v: float) -> float:
    """Seconds until a token at speed v stands still."""
    if law == COULOMB:
        return v / a
    return _other_stop_time(law, a, b, c, d, v)


@compiled_part
def _other_stop_time(law: int, a: float, b: float, c: float, d: float, v: float) -> float:
    """`stop_time` under a law other than coulomb."""
    if law == VISCOUS:
        return log1p(d * v / a) / d if d > 0.0 else v / a
    if law == QUADRATIC:
        w = sqrt(a * d)
        return atan(v * d / w) / w if w > 0.0 else v / a
    return _time_and_distance(law, a, b, c, d, 0.0, v)[0]


@compiled
def stop_distance(law: int, a: float, b: float, c: float, d: float, v: float) -> float:
    """Metres until a token at speed v stands still."""
    if law == COULOMB:
        return 0.5 * v * v / a
    return _other_stop_distance(law, a, b, c, d, v)


@compiled_part
def _other_stop_distance(law: int, a: float, b: float, c: float, d: float, v: float) -> float:
    """`stop_distance` under a law other than coulomb."""
    if law == VISCOUS:
        return _viscous_distance(a, d, v, stop_time(law, a, b, c, d, v))
    if law == QUADRATIC:
        return 0.5 * log1p(d * v * v / a) / d if d > 0.0 else 0.5 * v * v / a
    return _time_and_distance(law, a, b, c, d, 0.0, v)[1]


@compiled_part
def distance(law: int, a: float, b: float, c: float, d: float, v: float, t: float) -> float:
    """Metres slid t seconds after speed v; the stopping distance from the stop on."""
    if law == COULOMB:
        return (v - 0.5 * a * t) * t if t < v / a else 0.5 * v * v / a
    return _other_distance(law, a, b, c, d, v, t)


@compiled_part
def _other_distance(law: int, a: float, b: float, c: float, d: float, v: float, t: float) -> float:
    """`distance` under a law other than coulomb."""
    if t >= stop_time(law, a, b, c, d, v):
        return stop_distance(law, a, b, c, d, v)
    if law == VISCOUS:
        return _viscous_distance(a, d, v, t)
    if law == QUADRATIC:
        if d == 0.0:
            return (v - 0.5 * a * t) * t
        w = sqrt(a * d)
        half = sin(0.5 * w * t)
        return log1p(v * d / w * sin(w * t) - 2.0 * half * half) / d
    return _time_and_distance(law, a, b, c, d, speed(law, a, b, c, d, v, t), v)[1]


@compiled_part
def speed(law: int, a: float, b: float, c: float, d: float, v: float, t: float) -> float:
    """Speed t seconds after speed v; zero from the stop on."""
    if law == COULOMB:
        return max(v - a * t, 0.0)
    return _other_speed(law, a, b, c, d, v, t)


@compiled_part
def _other_speed(law: int, a: float, b: float, c: float, d: float, v: float, t: float) -> float:
    """`speed` under a law other than coulomb."""
    if t >= stop_time(law, a, b, c, d, v):
        return 0.0
    if law == VISCOUS:
        z = d * t
        return max(v * exp(-z) - a * t * _phi1(z), 0.0)
    if law == QUADRATIC:
        if d == 0.0:
            return max(v - a * t, 0.0)
        w = sqrt(a * d)
        turn = tan(w * t)
        return max((v - w / d * turn) / (1.0 + v * d / w * turn), 0.0)
    return _speed_after(law, a, b, c, d, v, t, inf)


@compiled_part
def time_at(law: int, a: float, b: float, c: float, d: float, v: float, s: float) -> float:
    """Seconds until s metres are slid after speed v, for s up to the stopping distance."""
    if law == COULOMB or (d == 0.0 and law <= QUADRATIC):
        left = v * v - 2.0 * a * s
        return 2.0 * s / (v + sqrt(left)) if left > 0.0 else v / a
    return _other_time_at(law, a, b, c, d, v, s)


@compiled_part
def _other_time_at(law: int, a: float, b: float, c: float, d: float, v: float, s: float) -> float:
    """`time_at` under a law other than coulomb."""
    if s >= stop_distance(law, a, b, c, d, v):
        return stop_time(law, a, b, c, d, v)
    if law == VISCOUS:
        return _viscous_time_at(a, d, v, s)
    if law == QUADRATIC:
        w = sqrt(a * d)
        r = d / w
        left = v * v + expm1(-2.0 * d * s) * (v * v + a / d)
        then = sqrt(left) if left > 0.0 else 0.0
        return atan(r * (v - then) / (1.0 + r * r * v * then)) / w
    return _time_and_distance(law, a, b, c, d, _speed_after(law, a, b, c, d, v, inf, s), v)[0]


# --- viscous ---------------------------------------------------------------------------------------------


@compiled_part
def _phi1(z: float) -> float:
    """(1 - exp(-z)) / z."""
    return -expm1(-z) / z if z > 1e-8 else 1.0 - 0.5 * z


@compiled_part
def _phi2(z: float) -> float:
    """(z - 1 + exp(-z)) / z^2."""
    if z > 0.02:
        return (z + expm1(-z)) / (z * z)
    return 0.5 - z * (1.0 / 6.0 - z * (1.0 / 24.0 - z * (1.0 / 120.0 - z * (1.0 / 720.0 - z / 5040.0))))


@compiled_part
def _viscous_distance(a: float, k: float, v: float, t: float) -> float:
    z = k * t
    return v * t * _phi1(z) - a * t * t * _phi2(z)


@compiled_part
def _viscous_time_at(a: float, k: float, v: float, s: float) -> float:
    """Newton from below: the distance is concave in time, so the steps never overshoot the root."""
    t = s / v
    for _ in range(60):
        z = k * t
        now = v * exp(-z) - a * t * _phi1(z)
        if now <= 0.0:
            break
        step = (s - _viscous_distance(a, k, v, t)) / now
        t += step
        if abs(step) <= 1e-15 * t:
            break
    return t


# --- weakening and curling: integrals over speed ---------------------------------------------------------

_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(12)


@compiled_part
def _panel(law: int, a: float, b: float, c: float, d: float, low: float, high: float) -> tuple[float, float]:
    """Integrals of 1/a and v/a over speeds from low to high."""
    half, middle = 0.5 * (high - low), 0.5 * (high + low)
    time, way = 0.0, 0.0
    for k in range(_NODES.shape[0]):
        v = middle + half * _NODES[k]
        part = _WEIGHTS[k] / deceleration(law, a, b, c, d, v)
        time += part
        way += part * v
    return time * half, way * half


@compiled_part
def _time_and_distance(
    law: int, a: float, b: float, c: float, d: float, low: float, high: float
) -> tuple[float, float]:
    """Seconds and metres that a token takes from speed `high` down to speed `low`.

    Panels end where the shape bends: at 1.5, 3 and 6 times its speed scale.
    """
    time, way = 0.0, 0.0
    for k in range(4):
        edge = inf if k == 3 else c * (1.5 if k == 0 else (3.0 if k == 1 else 6.0))
        end = min(edge, high)
        if end > low:
            more, further = _panel(law, a, b, c, d, low, end)
            time += more
            way += further
            low = end
        if end == high:
            break
    return time, way


@compiled_part
def _speed_after(
    law: int, a: float, b: float, c: float, d: float, v: float, seconds: float, way_on: float
) -> float:
    """Speed when `seconds` or `way_on` metres have passed since speed v, the other being inf: bracketed Newton on
    the integral."""
    metres, goal = way_on < inf, min(seconds, way_on)
    low, high = 0.0, v
    guess = deceleration(law, a, b, c, d, v)
    left = v * v - 2.0 * guess * goal
    now = (sqrt(left) if left > 0.0 else 0.5 * v) if metres else max(v - guess * goal, 0.5 * v)
    for _ in range(100):
        time, way = _time_and_distance(law, a, b, c, d, now, v)
        error = (way if metres else time) - goal
        if error > 0.0:
            low = now
        else:
            high = now
        slope = deceleration(law, a, b, c, d, now)
        better = now + error * (slope / now if metres else slope) if now > 0.0 else 0.5 * (low + high)
        if not low <= better <= high:
            better = 0.5 * (low + high)
        if abs(better - now) <= 1e-15 * v:
            return better
        now = better
    return now
