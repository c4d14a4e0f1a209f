"""The least squares: from an objective to values, their covariance, and what is left over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt

import numpy as np
from scipy.linalg import svd
from scipy.optimize import least_squares
from scipy.stats import t as student

from lab.errors import FitError
from lab.fitting.laws import FloatArray, Law
from lab.fitting.objective import Guess, Objective
from lab.fitting.slides import Slide

LEAST_NOISE = 1e-9
"""Metres: no camera is better, and data without any noise must not divide by nothing."""


@dataclass(frozen=True, eq=False)
class Solution:
    """values (k,) with their covariance (k, k); noise_covariance: the part of it that the tracks' noise makes;
    starts (slides, 4): x, y, vx, vy; factors (slides,) with standard errors; misses: data less model, (2, n) m
    for each slide; cost: half the sum of squared residuals in units of the noise; freedom: degrees of freedom.
    """

    values: FloatArray
    covariance: FloatArray
    noise_covariance: FloatArray
    starts: FloatArray
    factors: FloatArray
    factor_errors: FloatArray
    misses: tuple[FloatArray, ...]
    cost: float
    freedom: int

    @property
    def se(self) -> FloatArray:
        """Standard errors by the tracks' noise alone, (k,)."""
        errors: FloatArray = np.sqrt(np.diag(self.noise_covariance))
        return errors

    @property
    def halfwidth(self) -> FloatArray:
        """Half the width of the 95 % intervals by noise and scatter, (k,), by Satterthwaite's freedom."""
        noise, whole = np.diag(self.noise_covariance), np.diag(self.covariance)
        scatter = np.maximum(whole - noise, 0.0)
        few = max(len(self.starts) - 1, 1)
        freedom = whole**2 / np.maximum(noise**2 / max(self.freedom, 1) + scatter**2 / few, 1e-300)
        half: FloatArray = np.sqrt(whole) * student.ppf(0.975, np.maximum(freedom, 1.0))
        return half

    @property
    def guess(self) -> Guess:
        """Where another fit of the same slides may begin."""
        return Guess(self.values, self.starts, self.factors)

    @property
    def noises(self) -> FloatArray:
        """Root mean square of each slide's misses on both axes together, (slides,) m."""
        return np.array([sqrt(float(np.mean(miss**2))) for miss in self.misses])


def solve_one(law: Law, slide: Slide, loss: int = 0) -> Solution:
    """One slide on its own; FitError where it does not determine the law."""
    noise = max(slide.noise, 1e-5 * slide.length, LEAST_NOISE)
    guesses = law.guesses([slide.speed], [slide.deceleration])
    objective = Objective(law, [slide], [noise], loss=loss)
    return _best([(objective, Guess.of(values, [slide])) for values in guesses], slide.label)


def solve_joint(
    law: Law,
    slides: Sequence[Slide],
    noise: Sequence[float],
    guess: Guess | None = None,
    *,
    scatter: float = 0.0,
    loss: int = 0,
    whole: bool = False,
) -> Solution:
    """All slides with one set of values; noise: m, of each slide's axes; scatter, whole: see `Objective`.

    Raises FitError when there are too few rows, the fit does not settle, or the data do not determine the
    values.
    """
    objective = Objective(law, slides, noise, scatter, loss=loss, whole=whole)
    if guess is not None:
        guesses = [guess]
    else:
        values = law.guesses([s.speed for s in slides], [s.deceleration for s in slides])
        guesses = [Guess.of(value, slides) for value in values]
    what = slides[0].label if len(slides) == 1 else f"{len(slides)} slides together"
    return _best([(objective, one) for one in guesses], what)


def minimise(
    objective: Objective, guess: Guess, fixed: Sequence[int] = (), tight: float = 1e-11
) -> tuple[FloatArray, FloatArray, float]:
    """The scaled unknowns at the least squares, the reduced Jacobian there, and the cost.

    fixed: unknowns held where the guess has them. Raises FitError when it does not settle.
    """
    first = objective.scaled(guess)
    free = np.setdiff1d(np.arange(len(first)), fixed)
    held = first.copy()
    lower = objective.lower[free]
    begin = np.maximum(first[free], lower + 1e-9)
    once = _Once(objective, held, free)
    found = least_squares(
        once.residuals,
        begin,
        jac=once.jacobian,
        method="trf",
        bounds=(lower, inf),
        x_scale=1.0,
        xtol=tight,
        ftol=tight,
        gtol=tight,
        max_nfev=300,
    )
    if not found.success:
        raise FitError("the fit does not settle; is there only one slide in the track?")
    unknowns = held.copy()
    unknowns[free] = found.x
    _, jacobian = objective.reduced(unknowns)
    return unknowns, jacobian, float(found.cost)


class _Once:
    """The reduced objective in its free unknowns, worked out once for residuals and Jacobian at one place."""

    def __init__(self, objective: Objective, held: FloatArray, free: FloatArray):
        self._objective, self._held, self._free = objective, held.copy(), free
        self._place: FloatArray | None = None
        self._value: tuple[FloatArray, FloatArray] | None = None

    def residuals(self, unknowns: FloatArray) -> FloatArray:
        """Reduced residuals."""
        return self._at(unknowns)[0]

    def jacobian(self, unknowns: FloatArray) -> FloatArray:
        """Reduced Jacobian."""
        return self._at(unknowns)[1][:, self._free]

    def _at(self, unknowns: FloatArray) -> tuple[FloatArray, FloatArray]:
        if self._value is None or self._place is None or not np.array_equal(self._place, unknowns):
            whole = self._held.copy()
            whole[self._free] = unknowns
            self._place, self._value = unknowns.copy(), self._objective.reduced(whole)
        return self._value


def _best(tries: Sequence[tuple[Objective, Guess]], what: str) -> Solution:
    """The best of several beginnings; FitError of the first when all fail."""
    best: tuple[FloatArray, FloatArray, float] | None = None
    failure: FitError | None = None
    objective = tries[0][0]
    if objective.freedom < 1:
        raise FitError("there are fewer rows than unknowns; film with more pictures a second", where=what)
    for _, guess in tries:
        try:
            found = minimise(objective, guess)
        except FitError as error:
            failure = failure or error
            continue
        if best is None or found[2] < best[2]:
            best = found
    if best is None:
        assert failure is not None
        raise FitError(failure.message, where=what)
    return _solution(objective, best, what)


def _solution(objective: Objective, found: tuple[FloatArray, FloatArray, float], what: str) -> Solution:
    """The covariance of the shared values from the singular values of the Jacobian, and the residuals' size."""
    unknowns, jacobian, cost = found
    _, singular, right = svd(jacobian, full_matrices=False)
    if singular[-1] < 1e-10 * singular[0]:
        raise FitError(
            "these rows do not determine the values of the law; more slides, or a wider range of speeds, are "
            "needed",
            where=what,
        )
    k, own = objective.k, objective.own
    scale = objective.sizes
    half = (right.T / singular) * scale[:, None]
    whole = half[:k] @ half[:k].T
    noise = whole
    if own == 5 and objective.scatter < inf:
        sigma2 = np.log1p(objective.scatter**2)
        at = k + 4 + 5 * np.arange(len(objective.slides))
        bridge = half[:k] @ half[at].T
        noise = whole - bridge @ bridge.T / sigma2
    factor_errors = np.zeros(len(objective.slides))
    if own == 5:
        factor_errors = np.sqrt(np.sum(half[k + 4 + 5 * np.arange(len(objective.slides))] ** 2, axis=1))
    variance = 2 * cost / objective.freedom
    parts = objective.split(unknowns)
    return Solution(
        parts.values, whole * variance, noise * variance, parts.starts, parts.factors,
        factor_errors * sqrt(variance), tuple(objective.misses(unknowns)), cost, objective.freedom,
    )  # fmt: skip
