"""One step of a token whose motion and spin are coupled, or whose board is tilted, compiled.

The 5(4) pair of Dormand and Prince, J. Comput. Appl. Math. 6 (1980) 19, for velocity and spin, and for place as
their integral.
"""

from __future__ import annotations

from math import sqrt

from lab.compiled import compiled_part
from lab.motion.base import BALL, force_and_torque
from lab.motion.friction import COULOMB, deceleration


@compiled_part
def rates(
    base: int, law: int, a: float, b: float, c: float, d: float, radius: float, inertia: float,
    gx: float, gy: float, vx: float, vy: float, w: float,
) -> tuple[float, float, float]:  # fmt: skip
    """Acceleration (x, y) m/s^2 and rate of spin rad/s^2 of a token at velocity (vx, vy) and spin w.

    base: how it touches the board. a, b, c, d: the law's numbers. (gx, gy): pull of the tilted board. A ball
    under coulomb's law is answered here, small enough to be built into the steps.
    """
    if base != BALL or law != COULOMB:
        return _other_rates(base, law, a, b, c, d, radius, inertia, gx, gy, vx, vy, w)
    v = sqrt(vx * vx + vy * vy)
    if v > 0.0:
        gx -= a * vx / v
        gy -= a * vy / v
    return gx, gy, 0.0


@compiled_part
def _other_rates(
    base: int, law: int, a: float, b: float, c: float, d: float, radius: float, inertia: float,
    gx: float, gy: float, vx: float, vy: float, w: float,
) -> tuple[float, float, float]:  # fmt: skip
    """`rates` of a flat base, or under another law."""
    v = sqrt(vx * vx + vy * vy)
    if base == BALL:
        force, torque = deceleration(law, a, b, c, d, v), 0.0
    else:
        force, torque = force_and_torque(base, law, a, b, c, d, v, radius * abs(w))
    if v > 0.0:
        gx -= force * vx / v
        gy -= force * vy / v
    turn = torque / (inertia * radius)
    return gx, gy, -turn if w > 0.0 else turn


@compiled_part
def dormand_prince(
    base: int, law: int, a: float, b: float, c: float, d: float, radius: float, inertia: float,
    gx: float, gy: float, vx: float, vy: float, w: float, k1x: float, k1y: float, k1w: float, h: float,
) -> tuple[float, float, float, float, float, float, float, float, float]:  # fmt: skip
    """One step of h seconds; (k1x, k1y, k1w) are the rates at its start.

    Returns the way (x, y), velocity, spin, their rates at the end, and the error of velocity (m/s).
    """
    p = h / 5.0
    k2x, k2y, k2w = rates(
        base, law, a, b, c, d, radius, inertia, gx, gy, vx + p * k1x, vy + p * k1y, w + p * k1w
    )
    p, q = h * 3.0 / 40.0, h * 9.0 / 40.0
    v3x, v3y = vx + p * k1x + q * k2x, vy + p * k1y + q * k2y
    k3x, k3y, k3w = rates(base, law, a, b, c, d, radius, inertia, gx, gy, v3x, v3y, w + p * k1w + q * k2w)
    p, q, r = h * 44.0 / 45.0, h * -56.0 / 15.0, h * 32.0 / 9.0
    v4x = vx + p * k1x + q * k2x + r * k3x
    v4y = vy + p * k1y + q * k2y + r * k3y
    w4 = w + p * k1w + q * k2w + r * k3w
    k4x, k4y, k4w = rates(base, law, a, b, c, d, radius, inertia, gx, gy, v4x, v4y, w4)
    p, q, r, s = h * 19372.0 / 6561.0, h * -25360.0 / 2187.0, h * 64448.0 / 6561.0, h * -212.0 / 729.0
    v5x = vx + p * k1x + q * k2x + r * k3x + s * k4x
    v5y = vy + p * k1y + q * k2y + r * k3y + s * k4y
    w5 = w + p * k1w + q * k2w + r * k3w + s * k4w
    k5x, k5y, k5w = rates(base, law, a, b, c, d, radius, inertia, gx, gy, v5x, v5y, w5)
    p, q, r = h * 9017.0 / 3168.0, h * -355.0 / 33.0, h * 46732.0 / 5247.0
    s, t = h * 49.0 / 176.0, h * -5103.0 / 18656.0
    v6x = vx + p * k1x + q * k2x + r * k3x + s * k4x + t * k5x
    v6y = vy + p * k1y + q * k2y + r * k3y + s * k4y + t * k5y
    w6 = w + p * k1w + q * k2w + r * k3w + s * k4w + t * k5w
    k6x, k6y, k6w = rates(base, law, a, b, c, d, radius, inertia, gx, gy, v6x, v6y, w6)
    p, r, s = h * 35.0 / 384.0, h * 500.0 / 1113.0, h * 125.0 / 192.0
    t, u = h * -2187.0 / 6784.0, h * 11.0 / 84.0
    v7x = vx + p * k1x + r * k3x + s * k4x + t * k5x + u * k6x
    v7y = vy + p * k1y + r * k3y + s * k4y + t * k5y + u * k6y
    w7 = w + p * k1w + r * k3w + s * k4w + t * k5w + u * k6w
    k7x, k7y, k7w = rates(base, law, a, b, c, d, radius, inertia, gx, gy, v7x, v7y, w7)
    x = p * vx + r * v3x + s * v4x + t * v5x + u * v6x
    y = p * vy + r * v3y + s * v4y + t * v5y + u * v6y
    p, r, s = h * 71.0 / 57600.0, h * -71.0 / 16695.0, h * 71.0 / 1920.0
    t, u, q = h * -17253.0 / 339200.0, h * 22.0 / 525.0, h * -1.0 / 40.0
    ex = p * k1x + r * k3x + s * k4x + t * k5x + u * k6x + q * k7x
    ey = p * k1y + r * k3y + s * k4y + t * k5y + u * k6y + q * k7y
    ew = 0.0
    if base != BALL:
        ew = radius * (p * k1w + r * k3w + s * k4w + t * k5w + u * k6w + q * k7w)
    return x, y, v7x, v7y, w7, k7x, k7y, k7w, sqrt(ex * ex + ey * ey + ew * ew)
