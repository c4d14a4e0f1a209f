"""The mean of single results that have errors of their own and differ beyond them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np
from scipy.stats import norm
from scipy.stats import t as student


@dataclass(frozen=True)
class Mean:
    """value; se: its standard error by the single errors alone; scatter: standard deviation between results
    beyond their errors; interval: 95 %, by both."""

    value: float
    se: float
    scatter: float
    interval: tuple[float, float]


def mean_of(values: Sequence[float], errors: Sequence[float]) -> Mean:
    """The mean, each result with the weight of its error and the scatter together.

    The scatter is found by moments (R. DerSimonian, N. Laird, Control. Clin. Trials 7, 177 (1986)); the freedom
    of the interval by Satterthwaite, since the scatter is itself known from few results.
    """
    y, e = np.asarray(values, dtype=np.float64), np.maximum(np.asarray(errors, dtype=np.float64), 1e-9)
    n = len(y)
    tau2 = 0.0
    if n > 1:
        w = 1 / e**2
        middle = np.sum(w * y) / np.sum(w)
        q = float(np.sum(w * (y - middle) ** 2))
        tau2 = max(0.0, (q - (n - 1)) / float(np.sum(w) - np.sum(w**2) / np.sum(w)))
    w = 1 / (e**2 + tau2)
    share = w / w.sum()
    mean = float(np.sum(share * y))
    se = float(np.sqrt(np.sum((share * e) ** 2)))
    whole = float(np.sqrt(1 / w.sum()))
    part = max(1 - se**2 / whole**2, 0.0)
    few = (n - 1) / part**2 if part > 1e-4 else np.inf
    half = whole * float(student.ppf(0.975, few) if np.isfinite(few) else norm.ppf(0.975))
    return Mean(mean, se, sqrt(tau2), (mean - half, mean + half))
