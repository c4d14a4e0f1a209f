"""The least squares: from an objective to values, their covariance, and what is left over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from scipy.linalg import svd
from scipy.optimize import least_squares
from scipy.stats import t as student

from lab.errors import FitError
from lab.fitting.laws import FloatArray, Law
from lab.fitting.objective import Objective
from lab.fitting.slides import Slide

_LEAST_NOISE = 1e-9
"""Metres: no camera is better, and data without any noise must not divide by nothing."""


@dataclass(frozen=True, eq=False)
class Solution:
    """values (k,) with their covariance (k, k); starts (slides, 4): x, y, vx, vy; misses: data less model,
    (2, n) m for each slide; freedom: degrees of freedom behind the covariance."""

    values: FloatArray
    covariance: FloatArray
    starts: FloatArray
    misses: tuple[FloatArray, ...]
    freedom: int

    @property
    def se(self) -> FloatArray:
        """Standard errors (k,)."""
        errors: FloatArray = np.sqrt(np.diag(self.covariance))
        return errors

    @property
    def halfwidth(self) -> FloatArray:
        """Half the width of the 95 % intervals, (k,)."""
        return self.se * float(student.ppf(0.975, self.freedom))


def solve_one(law: Law, slide: Slide) -> Solution:
    """One slide on its own."""
    return _solve(Objective(law, [slide], [slide.length / 1000]), slide.label)


def solve_joint(law: Law, slides: Sequence[Slide], alone: Sequence[Solution]) -> Solution:
    """All slides with one set of values, each weighed by the noise that its own fit left."""
    if len(slides) == 1:
        return alone[0]
    noise = [_noise(solution) for solution in alone]
    return _solve(Objective(law, slides, noise), f"{len(slides)} slides together")


def solve_starts(
    law: Law, slides: Sequence[Slide], values: FloatArray
) -> tuple[FloatArray, list[FloatArray]]:
    """Starts (slides, 4) and misses, (2, n) m each, of all slides with the law's values given."""
    k = len(values)
    starts, misses = [], []
    for slide in slides:
        objective = Objective(law, [slide], [slide.length / 1000])
        given = values / objective.sizes[:k]

        def residuals(start: FloatArray, of: Objective = objective, given: FloatArray = given) -> FloatArray:
            return of.residuals(np.concatenate([given, start]))

        def jacobian(start: FloatArray, of: Objective = objective, given: FloatArray = given) -> FloatArray:
            return of.jacobian(np.concatenate([given, start]))[:, k:]

        found = least_squares(residuals, objective.first[k:], jac=jacobian)
        unknowns = np.concatenate([given, found.x])
        starts.append(objective.split(unknowns)[1][0])
        misses.extend(objective.misses(unknowns))
    return np.array(starts), misses


class _Once:
    """The reduced objective, worked out once for the residuals and the Jacobian at the same place."""

    def __init__(self, objective: Objective):
        self._objective = objective
        self._place: FloatArray | None = None
        self._value: tuple[FloatArray, FloatArray] | None = None

    def residuals(self, unknowns: FloatArray) -> FloatArray:
        """Reduced residuals."""
        return self._at(unknowns)[0]

    def jacobian(self, unknowns: FloatArray) -> FloatArray:
        """Reduced Jacobian."""
        return self._at(unknowns)[1]

    def _at(self, unknowns: FloatArray) -> tuple[FloatArray, FloatArray]:
        if self._value is None or self._place is None or not np.array_equal(self._place, unknowns):
            self._place, self._value = unknowns.copy(), self._objective.reduced(unknowns)
        return self._value


def _noise(alone: Solution) -> float:
    """Noise of one axis by a slide's own fit, metres."""
    left = float(np.sum(alone.misses[0] ** 2))
    return max(_LEAST_NOISE, np.sqrt(left / alone.freedom))


def _solve(objective: Objective, what: str) -> Solution:
    """Minimise, then the covariance of the shared values from the singular values of the Jacobian.

    The noise is estimated from the residuals. Raises FitError when there are too few rows, the fit does not
    settle, or the data do not determine the values.
    """
    if objective.freedom < 1:
        raise FitError("there are fewer rows than unknowns; film with more pictures a second", where=what)
    reduced = _Once(objective)
    found = least_squares(
        reduced.residuals,
        objective.first,
        jac=reduced.jacobian,
        method="trf",
        xtol=1e-11,
        ftol=1e-11,
        gtol=1e-11,
        max_nfev=200,
    )
    if not found.success:
        raise FitError("the fit does not settle; is there only one slide in the track?", where=what)
    _, singular, right = svd(np.asarray(found.jac), full_matrices=False)
    if singular[-1] < 1e-9 * singular[0]:
        raise FitError("these rows do not determine the values; a slide that slows is needed", where=what)
    k = len(objective.law.parameters)
    scale = objective.sizes[:k]
    half = (right.T[:k] / singular) * scale[:, None]
    values, starts = objective.split(found.x)
    return Solution(
        values,
        half @ half.T * (2 * found.cost / objective.freedom),
        starts,
        tuple(objective.misses(found.x)),
        objective.freedom,
    )
