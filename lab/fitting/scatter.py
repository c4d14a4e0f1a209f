"""How much slides differ from one another beyond what their own errors explain: a fitted quantity of its own.

A real token's friction changes from slide to slide by far more than one track leaves open. Each slide gets a
factor on dry friction, log-normal with mean 1; its relative standard deviation is found by restricted maximum
likelihood in the model linearised at the least squares (Lindstrom and Bates, Biometrics 46, 673 (1990)).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log, log1p

import numpy as np
from scipy.optimize import brentq, minimize_scalar
from scipy.stats import chi2

from lab.fitting.laws import FloatArray
from lab.fitting.objective import Objective

_MOST = 1.5
"""Relative scatter beyond which slides are not of one surface."""


@dataclass(frozen=True, eq=False)
class Grams:
    """Each slide's sums of products of columns, its start eliminated: (slides, k + 2, k + 2).

    The columns are the k values of the law and the logarithm of the factor (scaled), then the residuals as they
    would be with the factor at 1.
    """

    sums: FloatArray
    size: float

    @classmethod
    def at(cls, objective: Objective, unknowns: FloatArray) -> Grams:
        """The sums at a place; the objective must let factors differ."""
        k, states = objective.k, objective.law.states
        found = objective.split(unknowns)
        moved = objective.moved(found.values)
        parts = []
        for i, slide in enumerate(objective.slides):
            rows = objective.triangle(slide, i, found, moved)[:, : k + states + 2].T.copy()
            at = k + (states + 1) * i + states
            rows[:, k + states + 1] -= (
                rows[:, k + states] * unknowns[at]
            )  # residuals with the factor back at 1
            parts.append(_without_start(rows, k, states))
        return cls(np.array(parts), float(objective.sizes[k + states]))

    def without(self, i: int) -> Grams:
        """The sums of all slides but one."""
        return Grams(np.delete(self.sums, i, axis=0), self.size)

    def normal(self, scatter: float) -> tuple[FloatArray, float]:
        """Normal equations of [law, residuals] with the factors integrated out, (k + 1, k + 1), and log volume."""
        spread = log1p(scatter**2) / self.size**2
        k = self.sums.shape[1] - 2
        keep = [*range(k), k + 1]
        weak = self.sums[:, k, k]
        cross = self.sums[:, keep, k]
        share = spread / (1 + spread * weak)
        whole = self.sums[:, keep][:, :, keep].sum(axis=0) - np.einsum("s,si,sj->ij", share, cross, cross)
        return whole, float(np.sum(np.log1p(spread * weak)))

    def parts(self, scatter: float) -> Parts:
        """What the values' errors come from: how slides differ, and the noise within each; see `Parts`."""
        k = self.sums.shape[1] - 2
        spread = log1p(scatter**2) / self.size**2
        known = np.maximum(self.sums[:, k, k], 1e-300)
        by_values = self.sums[:, :k, k] / known[:, None]
        own = self.sums[:, k, k + 1] / known - spread * self.size / 2  # off the mean of the logarithm
        weight = known / (1 + spread * known)
        inner = self.sums[:, :k, :k] - np.einsum("s,si,sj->sij", known, by_values, by_values)
        outer = np.einsum("s,si,sj->ij", weight, by_values, by_values)
        inverse = np.linalg.inv(inner.sum(axis=0) + outer)
        return Parts(
            np.diag(inverse @ outer @ inverse),
            np.maximum(np.diag(inverse @ inner.sum(axis=0) @ inverse), 0.0),
            float(np.sum(weight * own**2)),
            len(self.sums) - float(np.trace(inverse @ outer)),
        )

    def step(self, scatter: float) -> FloatArray:
        """How far the law's scaled values lie from the least squares of these slides, (k,)."""
        whole, _ = self.normal(scatter)
        return np.asarray(-np.linalg.solve(whole[:-1, :-1], whole[:-1, -1]))

    def deviance(self, scatter: float, *, restricted: bool = True) -> float:
        """-2 log likelihood at a relative scatter, up to a constant; restricted to tell the scatter."""
        whole, volumes = self.normal(scatter)
        sign, volume = np.linalg.slogdet(whole[:-1, :-1])
        if sign <= 0:
            return float("inf")
        left = whole[-1, -1] - whole[:-1, -1] @ np.linalg.solve(whole[:-1, :-1], whole[:-1, -1])
        return float(volumes + (volume if restricted else 0.0) + left)


@dataclass(frozen=True, eq=False)
class Parts:
    """The variances of a law's scaled values in two independent parts, (k,) each.

    between: by what slides say through their own dry friction, each weighed by its error and the scatter taken as
    known; within: by what they say apart from that, by noise alone; squares: the weighed squares of the slides' own
    factors, which come to `freedom` on the mean: the slides less what the values take of them.
    """

    between: FloatArray
    within: FloatArray
    squares: float
    freedom: float


@dataclass(frozen=True)
class Scatter:
    """Relative standard deviation of dry friction from slide to slide, and its 95 % interval."""

    value: float
    interval: tuple[float, float]


def scatter_of(grams: Grams, *, interval: bool = True) -> Scatter:
    """The most likely scatter, 0 where the slides agree, with its 95 % interval by the likelihood (if asked)."""

    def at(logarithm: float) -> float:
        return grams.deviance(exp(logarithm))

    grid = np.linspace(log(1e-5), log(_MOST), 60 if interval else 25)
    values = np.array([at(point) for point in grid])
    best = int(np.argmin(values))
    zero = grams.deviance(0.0)
    if zero <= values[best] + 1e-9:
        top, low = zero, 0.0
    else:
        lo, hi = grid[max(best - 1, 0)], grid[min(best + 1, len(grid) - 1)]
        found = minimize_scalar(at, bounds=(lo, hi), method="bounded", options={"xatol": 1e-5})
        top, low = float(found.fun), exp(float(found.x))
    if not interval:
        return Scatter(low, (0.0, _MOST))
    return Scatter(low, _interval(at, grid, values, top + float(chi2.ppf(0.95, 1)), low, zero))


def _interval(
    at: Callable[[float], float], grid: FloatArray, values: FloatArray, limit: float, low: float, zero: float
) -> tuple[float, float]:
    """Where the deviance crosses the limit on both sides of `low`; 0 and the greatest scatter where it does not."""
    scatters = np.exp(grid)
    upper, lower = _MOST, 0.0
    above = np.flatnonzero((values > limit) & (scatters > low))
    if len(above):
        row = int(above[0])
        begin = max(float(grid[row - 1]), log(max(low, 1e-5)))
        upper = exp(float(brentq(lambda x: at(x) - limit, begin, float(grid[row]))))
    below = np.flatnonzero((values > limit) & (scatters < low))
    if zero > limit and len(below):
        row = int(below[-1])
        end = min(float(grid[row + 1]), log(low))
        lower = exp(float(brentq(lambda x: at(x) - limit, float(grid[row]), end)))
    return lower, upper


def shared_noise(noises: Sequence[float], freedoms: Sequence[int]) -> FloatArray:
    """Each slide's noise drawn towards that of all, as far as chance alone would make them differ.

    Noise from a few rows is itself uncertain, and weights by it would favour what is clean by chance. Moments
    of log variances: G. Smyth, Stat. Appl. Genet. Mol. Biol. 3, 3 (2004).
    """
    from scipy.special import digamma, polygamma

    variances = np.maximum(np.array(noises), 1e-12) ** 2
    d = np.maximum(np.array(freedoms, dtype=np.float64), 1.0)
    if len(variances) < 2:
        return np.sqrt(variances)
    e = np.log(variances) - digamma(d / 2) + np.log(d / 2)
    beyond = float(np.var(e, ddof=1) - np.mean(polygamma(1, d / 2)))
    if beyond <= 1e-6:
        common = float(np.sum(d * variances) / np.sum(d))
        return np.full(len(variances), np.sqrt(common))
    prior = 2 * _inverse_trigamma(beyond)
    middle = float(np.exp(e.mean() + digamma(prior / 2) - np.log(prior / 2)))
    drawn: FloatArray = np.sqrt((prior * middle + d * variances) / (prior + d))
    return drawn


def _inverse_trigamma(value: float) -> float:
    from scipy.special import polygamma

    return float(np.exp(brentq(lambda x: float(polygamma(1, np.exp(x))) - value, -12.0, 16.0)))


def _without_start(rows: FloatArray, k: int, states: int) -> FloatArray:
    """Sums of products over [law, factor, residuals] with the start's columns projected out."""
    start = rows[:, k : k + states]
    rest = np.delete(rows, np.s_[k : k + states], axis=1)
    inside, *_ = np.linalg.lstsq(start, rest, rcond=1e-13)
    left = rest - start @ inside
    sums: FloatArray = left.T @ left
    return sums
