"""How much slides differ from one another beyond what their own errors explain.

A real token's mu changes from slide to slide by far more than one track leaves open. Then a least-squares fit
of one mu to all is ruled by the few cleanest tracks, and drawn to one side by those it misses most. The mean
over slides is what is meant, each with the weight of its own error and the scatter together, the scatter
taken by moments (R. DerSimonian, N. Laird, Control. Clin. Trials 7, 177 (1986)).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.stats import chi2
from scipy.stats import t as student

from lab.fitting.laws import FloatArray


@dataclass(frozen=True, eq=False)
class Scatter:
    """own, se: (slides, k), each slide's values and standard errors by its own fit."""

    own: FloatArray
    se: FloatArray

    @property
    def spread(self) -> FloatArray:
        """Standard deviation between the slides, (k,); needs two."""
        spread: FloatArray = self.own.std(axis=0, ddof=1)
        return spread

    @property
    def excess(self) -> FloatArray:
        """The part of the spread that the slides' own errors do not explain, (k,); 0 for one slide."""
        if len(self.own) < 2:
            return np.zeros(self.own.shape[1])
        beyond: FloatArray = np.sqrt(np.maximum(0.0, self.spread**2 - np.mean(self.se**2, axis=0)))
        return beyond

    @property
    def agree(self) -> bool:
        """Whether Cochran's Q (chi-squared, 1 %) lets all slides have the same values."""
        n = len(self.own)
        weights = 1 / self.se**2
        mean = np.sum(weights * self.own, axis=0) / weights.sum(axis=0)
        q = np.sum(weights * (self.own - mean) ** 2, axis=0)
        return n < 2 or bool(np.all(q < chi2.isf(0.01, n - 1)))

    @property
    def mean(self) -> FloatArray:
        """Mean over slides, each weighed by error and scatter together, (k,)."""
        mean: FloatArray = np.sum(self._shares * self.own, axis=0)
        return mean

    @property
    def mean_se(self) -> FloatArray:
        """Standard error of the mean over slides from the noise of the tracks alone, (k,)."""
        error: FloatArray = np.sqrt(np.sum((self._shares * self.se) ** 2, axis=0))
        return error

    @property
    def mean_halfwidth(self) -> FloatArray:
        """Half the 95 % interval of the mean over slides that scatter, (k,)."""
        variance = np.sum(self._shares**2 * (self.se**2 + self.excess**2), axis=0)
        half: FloatArray = float(student.ppf(0.975, len(self.own) - 1)) * np.sqrt(variance)
        return half

    @property
    def _shares(self) -> FloatArray:
        weights = 1 / (self.se**2 + self.excess**2)
        shares: FloatArray = weights / weights.sum(axis=0)
        return shares
