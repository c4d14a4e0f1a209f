"""The least squares: from an objective to values, their covariance, and what is left over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Literal

import numpy as np
from numpy.typing import NDArray
from scipy.linalg import svd
from scipy.optimize import least_squares
from scipy.stats import t as student

from lab.errors import FitError
from lab.fitting.laws import FloatArray, Law
from lab.fitting.objective import Guess, Objective
from lab.fitting.slides import Slide
from lab.threads import stop_if_asked

_SCALES: tuple[float | Literal["jac"], ...] = (1.0, "jac", 1.0)

_SOME = 40
"""Evaluations after which beginnings are told apart."""

LEAST_NOISE = 1e-9
"""Metres: no camera is better, and data without any noise must not divide by nothing."""


@dataclass(frozen=True, eq=False)
class Solution:
    """values (k,) with their covariance (k, k); noise_covariance: the part of it that the tracks' noise makes;
    starts (slides, 4): x, y, vx, vy, of a spinning law also heading and spin (slides, 6); factors (slides,) with
    standard errors; misses: data less model, (2, n) m for each slide; cost: half the sum of squared residuals in units
    of the noise; freedom: degrees of freedom, turns: those of them that headings add; spin_errors (slides,): rad/s.
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
    turns: int = 0
    spin_errors: FloatArray | None = None

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
    return _best(objective, [Guess.of(law, values, [slide]) for values in guesses], slide.label)


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
        guesses = [Guess.of(law, value, slides) for value in values]
    what = slides[0].label if len(slides) == 1 else f"{len(slides)} slides together"
    return _best(objective, guesses, what)


def minimise(
    objective: Objective, guess: Guess, fixed: Sequence[int] = (), tight: float = 1e-10
) -> tuple[FloatArray, FloatArray, float]:
    """The scaled unknowns at the least squares, the reduced Jacobian there, and the cost.

    fixed: unknowns held where the guess has them. Raises FitError when it does not settle.
    """
    return _settled(objective, objective.scaled(guess), fixed, tight)


def _settled(
    objective: Objective, first: FloatArray, fixed: Sequence[int] = (), tight: float = 1e-10
) -> tuple[FloatArray, FloatArray, float]:
    """`minimise` from scaled unknowns."""
    free = np.setdiff1d(np.arange(len(first)), fixed)
    once = _Once(objective, first, free)
    begin = once.roots(first[free])
    for scale in _SCALES:  # in a narrow bent valley one gets stuck where the other goes on
        found = least_squares(
            once.residuals,
            begin,
            jac=once.jacobian,
            method="lm",
            x_scale=scale,
            xtol=tight,
            ftol=tight,
            gtol=tight,
            max_nfev=150,
        )
        begin = found.x
        if found.success:
            break
    unknowns = first.copy()
    unknowns[free] = once.unknowns(found.x)
    if not found.success:  # in a narrow valley the last steps are small: what is still to gain decides
        slope = once.jacobian(found.x)[:, ~once.at_limit(found.x)]
        step = np.linalg.lstsq(slope, -once.residuals(found.x), rcond=None)[0]
        if float(np.sum((slope @ step) ** 2)) > 1e-3 * max(1.0, float(found.cost)):
            raise FitError("the fit does not settle; is there only one slide in the track?")
    _, jacobian = objective.reduced(unknowns)
    return unknowns, jacobian, float(found.cost)


class _Once:
    """The reduced objective in its free unknowns, worked out once for residuals and Jacobian at one place.

    An unknown with a lower limit is sought by the root of what it lies above the limit, so that no step can
    leave what is allowed.
    """

    def __init__(self, objective: Objective, first: FloatArray, free: NDArray[np.intp]):
        self._objective, self._first, self._free = objective, first.copy(), free
        lower = objective.lower[free]
        self._limited = np.isfinite(lower)
        self._lower = np.where(self._limited, lower, 0.0)
        self._place: FloatArray | None = None
        self._value: tuple[FloatArray, FloatArray] | None = None

    def roots(self, unknowns: FloatArray) -> FloatArray:
        """What is sought, for free unknowns; one at its limit is moved off it, or no step would leave it."""
        above = np.maximum(unknowns - self._lower, 1e-4)
        return np.where(self._limited, np.sqrt(above), unknowns)

    def unknowns(self, roots: FloatArray) -> FloatArray:
        """The free unknowns."""
        return np.where(self._limited, self._lower + roots**2, roots)

    def at_limit(self, roots: FloatArray) -> NDArray[np.bool_]:
        """Which unknowns lie at their limits."""
        return self._limited & (np.abs(roots) < 3e-3)

    def residuals(self, roots: FloatArray) -> FloatArray:
        """Reduced residuals."""
        return self._at(roots)[0].copy()

    def jacobian(self, roots: FloatArray) -> FloatArray:
        """Reduced Jacobian by the roots."""
        return self._at(roots)[1][:, self._free] * np.where(self._limited, 2 * roots, 1.0)

    def _at(self, roots: FloatArray) -> tuple[FloatArray, FloatArray]:
        if self._value is None or self._place is None or not np.array_equal(self._place, roots):
            stop_if_asked()  # one step of every fit, and of all that is made of fits
            whole = self._first.copy()
            whole[self._free] = self.unknowns(roots)
            self._place, self._value = roots.copy(), self._objective.reduced(whole)
        return self._value


def _best(objective: Objective, guesses: Sequence[Guess], what: str) -> Solution:
    """The best that several beginnings lead to; FitError of the first when none settles.

    Where there are several, each goes some steps, and the one that came lowest goes on: valleys of a law with many
    parameters that lead nowhere are long.
    """
    if objective.freedom < 1:
        raise FitError("there are fewer rows than unknowns; film with more pictures a second", where=what)
    begun = [objective.scaled(guess) for guess in guesses]
    if len(begun) > 1:
        begun = [begun for _, begun in sorted((_some_steps(objective, one) for one in begun), key=_cost)]
    failure: FitError | None = None
    for one in begun:
        try:
            return _solution(objective, _settled(objective, one), what)
        except FitError as error:
            failure = failure or error
    assert failure is not None
    raise FitError(failure.message, where=what)


def _some_steps(objective: Objective, first: FloatArray) -> tuple[float, FloatArray]:
    """The cost and the scaled unknowns some steps on from a beginning."""
    once = _Once(objective, first, np.arange(len(first)))
    found = least_squares(
        once.residuals,
        once.roots(first),
        jac=once.jacobian,
        method="lm",
        x_scale=_SCALES[0],
        ftol=1e-4,
        max_nfev=_SOME,
    )
    return float(found.cost), once.unknowns(found.x)


def _cost(begun: tuple[float, FloatArray]) -> float:
    return begun[0]


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
    first = k + own * np.arange(len(objective.slides))
    at = first + objective.law.states
    if objective.scatter > 0 and objective.scatter < inf:
        sigma2 = np.log1p(objective.scatter**2)
        bridge = half[:k] @ half[at].T
        noise = whole - bridge @ bridge.T / sigma2
    factor_errors = np.zeros(len(objective.slides))
    if objective.scatter > 0:
        factor_errors = np.sqrt(np.sum(half[at] ** 2, axis=1))
    variance = 2 * cost / objective.freedom
    spins = np.sqrt(np.sum(half[first + 5] ** 2, axis=1) * variance) if objective.law.spinning else None
    parts = objective.split(unknowns)
    return Solution(
        parts.values, whole * variance, noise * variance, parts.starts, parts.factors,
        factor_errors * sqrt(variance), tuple(objective.misses(unknowns)), cost, objective.freedom,
        objective.turns, spins,
    )  # fmt: skip
