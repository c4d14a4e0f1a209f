"""Friction over the base of a token that slides and spins: force and torque, compiled.

Each patch of the base rubs against its own slip; the pressure is even over a `disc`, or over the rim of a
`ring`. With v the speed of the centre, u = R |omega| the speed of the rim and e = v / u, dry friction of
strength a gives the force a m F(e) against the motion and the torque a m R T(e) against the spin:

    disc, e <= 1  F = 4/(3 pi e) ((e^2 + 1) E - (1 - e^2) K)         T = 4/(9 pi) ((4 - 2 e^2) E - (1 - e^2) K)
    disc, e >= 1  F = 4/(3 pi) ((e^2 + 1) E' - (e^2 - 1) K')         T = 4 e/(9 pi) ((4 - 2 e^2) E' +
                                                                          (2 e^2 - 5 + 3/e^2) K')
    ring          F = ((1 + e) E" + (e - 1) K") / (pi e)             T = ((1 + e) E" + (1 - e) K") / pi

E, K complete elliptic integrals of modulus e (plain), 1/e (dashed), and 2 sqrt(e)/(1 + e) (double dash). Far from
e = 1 these cancel (in the disc's T at e = 5000 to nothing), and the same functions are summed as hypergeometric
series there: F and T are e S(-1/2, 2) and 2/3 S(-3/2, 1), or S(-1/2, 2) and S(1/2, 3) / (4 e), for the disc;
e/2 S(1/2, 2) and S(-1/2, 1), or S(-1/2, 1) and S(1/2, 2) / (2 e), for the ring; each for e below and above 1, with
S(a, c) = 2F1(a, 1/2; c; z), z = e^2 or 1/e^2.
Source: Farkas, Bartels, Unger, Wolf, PRL 90, 248302 (2003); Weidman and Malhotra, Physica D 233 (2007) 1;
the ring worked out here. At e = 1 the disc's force is 8/(3 pi).

A law that depends on speed is split: its value at rest acts as dry friction, the rest, which vanishes with the
slip, is summed over the base (drag in proportion to speed in closed form).
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt

import numpy as np

from lab.compiled import compiled, compiled_part
from lab.motion.friction import COULOMB, VISCOUS, deceleration

BALL, DISC, RING = range(3)
CONTACTS = {"ball": BALL, "disc": DISC, "ring": RING}

_RADII, _RADIUS_WEIGHTS = np.polynomial.legendre.leggauss(10)
_RADII = 0.5 * (_RADII + 1.0)
_RADIUS_WEIGHTS = _RADIUS_WEIGHTS * _RADII  # 2 r dr over (0, 1)
_ANGLES = 36

_SMALL = 0.1  # z up to which the series is summed


@compiled
def elliptic(m1: float) -> tuple[float, float]:
    """Complete elliptic integrals K and E for the complementary parameter m1 = 1 - k^2 in (0, 1].

    By the arithmetic-geometric mean (Abramowitz and Stegun 17.6).
    """
    a, b = 1.0, sqrt(m1)
    total, power = 0.5 * (1.0 - m1), 1.0
    for _ in range(12):
        c = 0.5 * (a - b)
        if c < 1e-17 * a:
            break
        a, b = 0.5 * (a + b), sqrt(a * b)
        total += power * c * c
        power *= 2.0
    k = pi / (2.0 * a)
    return k, k * (1.0 - total)


@compiled_part
def _series(a: float, c: float, z: float) -> float:
    """Gauss's hypergeometric series 2F1(a, 1/2; c; z) for z below `_SMALL`."""
    total = term = 1.0
    for n in range(40):
        term *= (a + n) * (0.5 + n) / ((c + n) * (1.0 + n)) * z
        total += term
        if abs(term) < 1e-17:
            break
    return total


@compiled
def dry_force_and_torque(contact: int, v: float, u: float) -> tuple[float, float]:
    """(F, T) of dry friction of strength 1 at centre speed v and rim speed u, both zero or more."""
    if u <= 1e-150 * v:
        return (1.0, 0.0) if v > 0.0 else (0.0, 0.0)
    e = v / u
    z = e * e if e <= 1.0 else 1.0 / (e * e)
    if z < _SMALL:
        if contact == RING:
            if e < 1.0:
                return 0.5 * e * _series(0.5, 2.0, z), _series(-0.5, 1.0, z)
            return _series(-0.5, 1.0, z), _series(0.5, 2.0, z) / (2.0 * e)
        if e < 1.0:
            return e * _series(-0.5, 2.0, z), 2.0 / 3.0 * _series(-1.5, 1.0, z)
        return _series(-0.5, 2.0, z), _series(0.5, 3.0, z) / (4.0 * e)
    if contact == RING:
        k, ell = elliptic(max(((1.0 - e) / (1.0 + e)) ** 2, 1e-300))
        return ((1.0 + e) * ell + (e - 1.0) * k) / (pi * e), ((1.0 + e) * ell + (1.0 - e) * k) / pi
    k, ell = elliptic(max(1.0 - z, 1e-300))
    if e <= 1.0:
        return (
            4.0 / (3.0 * pi * e) * ((z + 1.0) * ell - (1.0 - z) * k),
            4.0 / (9.0 * pi) * ((4.0 - 2.0 * z) * ell - (1.0 - z) * k),
        )
    return (
        4.0 / (3.0 * pi) * ((e * e + 1.0) * ell - (e * e - 1.0) * k),
        4.0 * e / (9.0 * pi) * ((4.0 - 2.0 * e * e) * ell + (2.0 * e * e - 5.0 + 3.0 * z) * k),
    )


@compiled
def force_and_torque(
    contact: int, law: int, a: float, b: float, c: float, d: float, v: float, u: float
) -> tuple[float, float]:
    """Force per mass (m/s^2) against the motion, and torque per mass and radius (m/s^2) against the spin.

    v: speed of the centre, u: speed of the rim, m/s, both zero or more; a, b, c, d: the law's numbers.
    """
    at_rest = deceleration(law, a, b, c, d, 0.0)
    f, t = dry_force_and_torque(contact, v, u)
    f, t = f * at_rest, t * at_rest
    if law == COULOMB:
        return f, t
    if law == VISCOUS:
        return f + d * v, t + d * u * (1.0 if contact == RING else 0.5)
    rings = 1 if contact == RING else _RADII.shape[0]
    for i in range(rings):
        r = 1.0 if contact == RING else _RADII[i]
        weight = (1.0 if contact == RING else _RADIUS_WEIGHTS[i]) / _ANGLES
        for k in range(_ANGLES):
            angle = 2.0 * pi * (k + 0.5) / _ANGLES
            along = v - r * u * sin(angle)  # patch at (r cos, r sin) of a base that moves along x
            across = r * u * cos(angle)
            slip = sqrt(along * along + across * across)
            if slip > 0.0:
                part = weight * (deceleration(law, a, b, c, d, slip) - at_rest) / slip
                f += part * along
                t += part * (across * r * cos(angle) - along * r * sin(angle))
    return f, t
