"""Between two known ends: the quintic through place, velocity and acceleration at both, compiled.

What every path that has no closed form is looked up with: stepped pieces (`pieces.py`) and tables of the whole
way to rest (`curve.py`, `spinning.py`).
"""

from __future__ import annotations

from lab.compiled import compiled_part


@compiled_part
def _coefficients(
    x0: float, v0: float, a0: float, x1: float, v1: float, a1: float, h: float
) -> tuple[float, float, float]:
    """Of the third, fourth and fifth power of the part of a step h between two known ends, in metres."""
    d = x1 - (x0 + v0 * h + 0.5 * a0 * h * h)
    dv = (v1 - v0 - a0 * h) * h
    da = (a1 - a0) * h * h
    return 10.0 * d - 4.0 * dv + 0.5 * da, -15.0 * d + 7.0 * dv - da, 6.0 * d - 3.0 * dv + 0.5 * da


@compiled_part
def quintic(
    x0: float, v0: float, a0: float, x1: float, v1: float, a1: float, p: float, h: float
) -> tuple[float, float]:
    """Place and velocity at the part p of a step h between two known ends."""
    c3, c4, c5 = _coefficients(x0, v0, a0, x1, v1, a1, h)
    place = x0 + p * (v0 * h + p * (0.5 * a0 * h * h + p * (c3 + p * (c4 + p * c5))))
    rate = v0 + p * (a0 * h + p * (3.0 * c3 + p * (4.0 * c4 + p * 5.0 * c5)) / h)
    return place, rate


@compiled_part
def most_of_quintic(x0: float, v0: float, a0: float, x1: float, v1: float, a1: float, h: float) -> float:
    """Bound on the acceleration of `quintic` over its step: close where the path is smooth, so that a token that
    all but turns on the spot is not searched as if it could dart away."""
    c3, c4, c5 = _coefficients(x0, v0, a0, x1, v1, a1, h)
    return abs(a0) + (6.0 * abs(c3) + 12.0 * abs(c4) + 20.0 * abs(c5)) / (h * h)
