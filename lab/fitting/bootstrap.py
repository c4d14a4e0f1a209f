"""Bootstrap over slides: the same fit to slides drawn anew from those that there are, with repetition.

What the spread of these fits says of the values needs no law of errors; it needs slides, eight or so at least.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from lab.errors import FitError
from lab.fitting.laws import FloatArray
from lab.fitting.objective import Guess, Objective
from lab.fitting.solve import minimise
from lab.fitting.together import Together
from lab.whole_numbers import check_whole

Progress = Callable[[int, int], None]
"""Told how many fits are done, of how many."""

FEWEST, MOST = 3, 1_000_000


@dataclass(frozen=True, eq=False)
class Bootstrap:
    """values (n, k): the law's parameters in each fit; intervals: 95 %, by percentiles; se: by name."""

    parameters: tuple[str, ...]
    values: FloatArray

    def __repr__(self) -> str:
        return f"<Bootstrap: {len(self.values):,} samples of {', '.join(self.parameters)}>"

    @property
    def se(self) -> dict[str, float]:
        """Standard deviation of each parameter."""
        return dict(zip(self.parameters, self.values.std(axis=0, ddof=1).tolist(), strict=True))

    @property
    def intervals(self) -> dict[str, tuple[float, float]]:
        """Middle 95 % of each parameter."""
        low, high = np.percentile(self.values, [2.5, 97.5], axis=0)
        return {name: (float(a), float(b)) for name, a, b in zip(self.parameters, low, high, strict=True)}

    def as_dict(self) -> dict[str, object]:
        """The bootstrap in the `fit` document."""
        return {
            "n": len(self.values),
            "se": self.se,
            "intervals": {name: list(pair) for name, pair in self.intervals.items()},
        }


def bootstrap(
    together: Together, n: int = 1000, *, seed: int = 1, progress: Progress = lambda done, of: None
) -> Bootstrap:
    """`n` fits of slides drawn with repetition; the same seed gives the same bits.

    Raises FitError with fewer than three slides.
    """
    check_whole(n, "n", FitError, "usage")
    check_whole(seed, "seed", FitError, "usage")
    slides = together.slides
    if len(slides) < FEWEST:
        raise FitError(
            f"a bootstrap over slides needs {FEWEST} at least, and there {_are(len(slides))}: film more"
        )
    if n < 2:
        raise FitError(f"a bootstrap of {n} fits says nothing; take 200 or more", code="usage")
    if n > MOST:
        raise FitError(f"so many fits would not end; give at most {MOST}", code="usage")
    rng = np.random.default_rng(seed)
    joint = together.joint
    values = np.empty((n, len(joint.values)))
    for i in range(n):
        times = np.bincount(rng.integers(len(slides), size=len(slides)), minlength=len(slides))
        active = np.flatnonzero(times)
        objective = Objective(
            together.law,
            [slides[int(k)] for k in active],
            together.noise[active].tolist(),
            together.scatter.value,
            times[active].tolist(),
            loss=together.loss,
            whole=together.whole,
        )
        guess = Guess(joint.values, joint.starts[active], joint.factors[active])
        unknowns, _, _ = minimise(objective, guess, tight=1e-6)
        values[i] = objective.split(unknowns).values
        progress(i + 1, n)
    return Bootstrap(together.law.parameters, values)


def _are(count: int) -> str:
    return "is one" if count == 1 else f"are {count}"
