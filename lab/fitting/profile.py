"""Intervals by the profile of the likelihood, for parameters whose errors are not symmetric.

A value is let off as long as the others, fitted anew with it held, raise the sum of squares by no more than the
square of Student's t (D. Bates, D. Watts, Nonlinear Regression Analysis, 1988, ch. 6).
"""

from __future__ import annotations

from math import sqrt

import numpy as np

from lab.errors import FitError
from lab.fitting.laws import FloatArray
from lab.fitting.objective import Guess
from lab.fitting.solve import minimise
from lab.fitting.together import Together

_STEPS = 14


def profile_interval(together: Together, name: str) -> tuple[float, float]:
    """The 95 % interval of one parameter of the law; an end that no data hold is its limit, or infinite.

    Raises FitError when the fit with the value held does not settle near the best one.
    """
    law, joint = together.law, together.joint
    j = law.parameters.index(name)
    half = float(together.halfwidth[j])
    se = max(float(np.sqrt(joint.covariance[j, j])), 1e-12)
    limit = (half / se) ** 2 * max(2 * joint.cost / max(joint.freedom, 1), 1e-300)
    curve = _Curve(together, j)
    least = float(law.least[j])
    lower = _end(curve, float(joint.values[j]), -se, limit, least)
    upper = _end(curve, float(joint.values[j]), se, limit, float("inf"))
    return lower, upper


class _Curve:
    """How much the sum of squares rises with one value held; each fit begins at the one nearest to it."""

    def __init__(self, together: Together, j: int):
        self._objective = together.objective()
        self._j = j
        best = self._objective.scaled(together.joint.guess)
        self._base = 2 * together.joint.cost
        self._known: list[tuple[float, FloatArray]] = [(float(together.joint.values[j]), best)]

    def __call__(self, value: float) -> float:
        near = min(self._known, key=lambda pair: abs(pair[0] - value))[1]
        found = self._objective.split(near)
        values = found.values.copy()
        values[self._j] = value
        unknowns, _, cost = minimise(
            self._objective, Guess(values, found.starts, found.factors), fixed=[self._j], tight=1e-7
        )
        self._known.append((value, unknowns))
        return 2 * cost - self._base


def _end(curve: _Curve, best: float, step: float, limit: float, bound: float) -> float:
    """Where the rise reaches the limit, going from the best value by growing steps; the bound if it never does."""
    inner, low, reach = best, 0.0, 1.0
    for _ in range(_STEPS):
        outer = best + reach * step
        at_bound = (step < 0 and outer <= bound) or (step > 0 and outer >= bound)
        outer = bound if at_bound else outer
        try:
            high = curve(outer)
        except FitError:
            return bound
        if high >= limit:
            return _crossing(curve, inner, low, outer, high, limit)
        if at_bound:
            return bound
        inner, low, reach = outer, max(high, 0.0), reach * 1.7
    return bound


def _crossing(curve: _Curve, inner: float, low: float, outer: float, high: float, limit: float) -> float:
    """Where the rise crosses the limit between two values; its root is almost straight, so a chord is drawn."""
    value = outer
    for _ in range(12):
        part = (sqrt(limit) - sqrt(low)) / max(sqrt(high) - sqrt(low), 1e-12)
        value = inner + min(max(part, 0.02), 0.98) * (outer - inner)
        rise = max(curve(value), 0.0)
        if abs(sqrt(rise) - sqrt(limit)) < 0.003 * sqrt(limit):
            break
        if rise < limit:
            inner, low = value, rise
        else:
            outer, high = value, rise
    return value
