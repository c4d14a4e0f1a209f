"""How sure a counted share is (Wilson's interval, good near 0 and 1 too), and a mean.

Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
Journal of the American Statistical Association 22 (1927) 209-212.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, isfinite, sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import ArrayLike, NDArray

LEVEL = 0.95


@dataclass(frozen=True)
class Chance:
    """A chance counted from n slides, with its 95 % Wilson interval [lo, hi]."""

    p: float
    lo: float
    hi: float
    count: int
    n: int

    @classmethod
    def of(cls, count: int, n: int) -> Chance:
        """The chance of what happened in `count` of `n` slides."""
        lo, hi = wilson(count, n)
        return cls(count / n, float(lo), float(hi), int(count), int(n))

    @classmethod
    def each(cls, counts: NDArray[np.int64], n: int) -> list[Chance]:
        """As `of`, for several counts of the same n slides."""
        lo, hi = wilson(counts, n)
        rows = zip(counts.tolist(), lo.tolist(), hi.tolist(), strict=True)
        return [cls(count / n, low, high, count, n) for count, low, high in rows]

    def as_dict(self) -> dict[str, float]:
        """`{"p", "lo", "hi"}` for JSON."""
        return {"p": self.p, "lo": self.lo, "hi": self.hi}


@dataclass(frozen=True)
class Mean:
    """The mean of n independent values, its standard error se, and its 95 % interval [lo, hi] by Student's t.

    One value alone tells nothing of the scatter: se and hi are infinite, lo is minus infinity, `known` is False.
    """

    mean: float
    se: float
    lo: float
    hi: float
    n: int

    @classmethod
    def of(cls, values: NDArray[np.float64]) -> Mean:
        """The mean of independent values (n,)."""
        n = len(values)
        return cls.by(float(np.mean(values)), float(values.std(ddof=1)) if n > 1 else inf, n)

    @classmethod
    def by(cls, mean: float, sd: float, n: int) -> Mean:
        """The mean of n values whose standard deviation is sd (n - 1 in its denominator)."""
        from scipy.special import stdtrit

        if n < 2:
            return cls(mean, inf, -inf, inf, n)
        se = sd / sqrt(n)
        half = float(stdtrit(n - 1, 0.5 + LEVEL / 2)) * se
        return cls(mean, se, mean - half, mean + half, n)

    @property
    def known(self) -> bool:
        """Whether there is an interval at all."""
        return isfinite(self.hi)

    @property
    def span(self) -> str:
        """ "95 %: 301 to 535", in whole numbers."""
        return f"95 %: {self.lo:.0f} to {self.hi:.0f}"

    def less(self, amount: float) -> Mean:
        """The mean of the values less an amount that is known exactly."""
        return Mean(self.mean - amount, self.se, self.lo - amount, self.hi - amount, self.n)

    def __neg__(self) -> Mean:
        return Mean(-self.mean, self.se, -self.hi, -self.lo, self.n)

    def as_dict(self) -> dict[str, float | None]:
        """`{"mean", "se", "lo", "hi"}` for JSON, the last three None where one value cannot tell them."""
        found = {"mean": self.mean, "se": self.se, "lo": self.lo, "hi": self.hi}
        return {key: value if isfinite(value) else None for key, value in found.items()}


def wilson(
    count: ArrayLike, n: ArrayLike, level: float = LEVEL
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Wilson's interval (lo, hi) for `count` successes in `n` trials; arrays broadcast; n at least 1."""
    z = NormalDist().inv_cdf(0.5 + level / 2)
    k, trials = np.asarray(count, dtype=float), np.asarray(n, dtype=float)
    p = k / trials
    middle = (p + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z / (1 + z * z / trials) * np.sqrt(p * (1 - p) / trials + z * z / (4 * trials * trials))
    lo = np.where(k == 0, 0.0, middle - half)  # exactly 0 and 1 at the ends, without rounding's dust
    hi = np.where(k == trials, 1.0, middle + half)
    return lo, hi
