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


def solve_joint(
    law: Law, slides: Sequence[Slide], alone: Sequence[Solution], discount: FloatArray
) -> Solution:
    """All slides with one set of values, each weighed by the noise that its own fit left times `discount`."""
    if len(slides) == 1:
        return alone[0]
    noise = [_noise(solution) * factor for solution, factor in zip(alone, discount, strict=True)]
    return _solve(Objective(law, slides, noise), f"{len(slides)} slides together")


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
    found = least_squares(
        objective.residuals,
        objective.first,
        jac=objective.jacobian,
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
