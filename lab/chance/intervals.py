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
    """A mean with its 95 % interval (Student's t, from the scatter between the values)."""

    mean: float
    lo: float
    hi: float

    @classmethod
    def of(cls, values: NDArray[np.float64]) -> Mean:
        """The mean of independent values (n,)."""
        from scipy.special import stdtrit

        mean, n = float(np.mean(values)), len(values)
        if n < 2:
            return cls(mean, -inf, inf)
        half = float(stdtrit(n - 1, 0.5 + LEVEL / 2) * values.std(ddof=1)) / sqrt(n)
        return cls(mean, mean - half, mean + half)

    def as_dict(self) -> dict[str, float | None]:
        """`{"mean", "lo", "hi"}` for JSON; no interval from a single value."""
        known = isfinite(self.hi)
        return {"mean": self.mean, "lo": self.lo if known else None, "hi": self.hi if known else None}


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
