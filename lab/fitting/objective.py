"""A law and slides as residuals and their derivatives; who minimises them is none of its business.

The unknowns are the law's parameters, shared by all slides; then for each slide x, y, vx, vy at its start and,
where slides may differ, the logarithm of its own factor on dry friction; all divided by their natural sizes.
Residuals are divided by each slide's noise; a slide's factor is held near 1 by one more residual, for factors
are log-normal with mean 1 and relative standard deviation `scatter`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import hypot, inf, log1p, sqrt

import numpy as np

from lab.fitting.curves import fill_curved, fill_curved_rows
from lab.fitting.laws import FloatArray, Law
from lab.fitting.paths import fill_places, fill_rows, to_triangle
from lab.fitting.slides import Slide
from lab.fitting.spun import fill_spun, fill_spun_rows
from lab.motion.base import CONTACTS

_STEP = 1e-6
"""Step of the central differences by the law's parameters, in scaled unknowns."""

_CURVED_STEP = 1e-4
"""The same on a tilted board, where paths are found by steps."""


def positions(
    law: Law, start: Sequence[float] | FloatArray, values: FloatArray, t: FloatArray, factor: float = 1.0
) -> FloatArray:
    """Places (2, n) in metres at (n,) seconds after a start (x, y, vx, vy), up to the rest and at it.

    The start of a spinning law has heading and spin too.
    """
    return _placed(
        law, np.array(start, dtype=np.float64), law.numbers(values, factor), np.ascontiguousarray(t)
    )


def _placed(law: Law, start: FloatArray, numbers: FloatArray, t: FloatArray) -> FloatArray:
    places = np.empty((2, len(t)))
    if law.spinning:
        speed = max(hypot(start[2], start[3]), 1e-12)
        fill_spun(CONTACTS[law.base], law.code, numbers, law.radius, speed, float(start[5]), t, places)
        way = places[0].copy()
        places[0], places[1] = start[0] + start[2] / speed * way, start[1] + start[3] / speed * way
    elif law.tilted:
        fill_curved(law.code, numbers, start.copy(), t, places)
    else:
        fill_places(law.code, numbers, start, t, places)
    return places


@dataclass(frozen=True, eq=False)
class Guess:
    """Where to begin: values (k,), starts (slides, 4, or of a spinning law 6), factors (slides,)."""

    values: FloatArray
    starts: FloatArray
    factors: FloatArray

    @classmethod
    def of(cls, law: Law, values: FloatArray, slides: Sequence[Slide]) -> Guess:
        """The law's values, each slide's parabola (and spin), and no slide different from another."""
        starts = [(*s.start, *s.turning) if law.spinning else s.start for s in slides]
        return cls(values, np.array(starts, dtype=np.float64), np.ones(len(slides)))


@dataclass(frozen=True, eq=False)
class Moved:
    """The law's numbers (4,) at some values; ahead, behind (k, 4): with each value moved up and down by steps (k,)
    on average; sizes (k,): the values' natural sizes. Of a tilted law 6 numbers for 4."""

    numbers: FloatArray
    ahead: FloatArray
    behind: FloatArray
    steps: FloatArray
    sizes: FloatArray


@dataclass(frozen=True, eq=False)
class Objective:
    """Residuals of `slides` under `law`.

    noise: metres for each slide, the weight of its rows; scatter: relative standard deviation of dry friction
    from slide to slide, 0 when all have the same, infinite when nothing holds the factors; times: how often
    each slide counts (bootstrap), once by default; loss: as in scipy's least_squares, by its number;
    wide: how many noises make a residual that the loss softens; whole: whether a slide's factor is on its whole
    deceleration, drag and all, not on dry friction alone.
    """

    law: Law
    slides: Sequence[Slide]
    noise: Sequence[float]
    scatter: float = 0.0
    times: Sequence[float] | None = None
    loss: int = 0
    wide: float = 2.0
    whole: bool = False

    @property
    def k(self) -> int:
        """How many parameters the law has."""
        return len(self.law.parameters)

    @property
    def own(self) -> int:
        """How many unknowns each slide has of its own."""
        return self.law.states + (1 if self.scatter > 0 else 0)

    @cached_property
    def sizes(self) -> FloatArray:
        """What each unknown is divided by, (k + slides * own,)."""
        extra = [0.1] if self.scatter > 0 else []
        turning = [0.1, 0.05 / self.law.radius] if self.law.spinning else []
        parts = [
            size
            for s in self.slides
            for size in (s.length, s.length, s.speed + 0.05, s.speed + 0.05, *turning, *extra)
        ]
        return np.array([*self.law.sizes, *parts])

    @property
    def freedom(self) -> int:
        """Numbers measured less numbers fitted; an axis that never changes counts for neither."""
        return sum(s.axes * (len(s.t) - 2) for s in self.slides) - self.k + self.turns

    @property
    def turns(self) -> int:
        """The part of the freedom that recorded headings add."""
        if not self.law.spinning:
            return 0
        return sum(len(s.t) - 2 for s in self.slides if s.heading is not None)

    @cached_property
    def lower(self) -> FloatArray:
        """Lower bounds of the scaled unknowns."""
        bounds = np.full(len(self.sizes), -inf)
        bounds[: self.k] = self.law.least / self.sizes[: self.k]
        return bounds

    def scaled(self, guess: Guess) -> FloatArray:
        """The unknowns of a guess."""
        values = np.maximum(guess.values, self.law.least + 1e-9)
        starts = guess.starts
        if self.scatter > 0:
            starts = np.column_stack([starts, np.log(guess.factors)])
        return np.concatenate([values, starts.ravel()]) / self.sizes

    def split(self, unknowns: FloatArray) -> Guess:
        """Values, starts and factors in SI units."""
        numbers = unknowns * self.sizes
        parts = numbers[self.k :].reshape(-1, self.own)
        states = self.law.states
        factors = np.exp(parts[:, states]) if self.scatter > 0 else np.ones(len(parts))
        return Guess(numbers[: self.k], parts[:, :states], factors)

    def misses(self, unknowns: FloatArray) -> list[FloatArray]:
        """Data less model for each slide, (2, n) in metres."""
        found = self.split(unknowns)
        misses = []
        shared = self.law.numbers(found.values)
        for slide, start, factor in zip(self.slides, found.starts, found.factors, strict=True):
            numbers = shared * self.shares(float(factor))
            misses.append(np.stack([slide.x, slide.y]) - _placed(self.law, start, numbers, slide.t))
        return misses

    def shares(self, factor: float) -> FloatArray | float:
        """What a slide's factor multiplies the law's numbers with, (4,) or of a tilted law (6,)."""
        if factor == 1.0:
            return 1.0
        level = [factor, factor, 1.0, factor if self.whole else 1.0]
        return np.array([*level, 1.0, 1.0] if self.law.tilted else level)

    def reduced(self, unknowns: FloatArray) -> tuple[FloatArray, FloatArray]:
        """Residuals and Jacobian in few rows a slide, with the same sum of squares, gradient and J'J."""
        found = self.split(unknowns)
        k, own = self.k, self.own
        width = k + own
        free = self.scatter > 0
        deep = width + 1 + (1 if free else 0)
        rows = np.zeros((deep * len(self.slides), len(unknowns)))
        residuals = np.zeros(deep * len(self.slides))
        moved = self.moved(found.values)
        for i, slide in enumerate(self.slides):
            corner = self.triangle(slide, i, found, moved)
            top, left = deep * i, k + own * i
            m = min(width + 1, corner.shape[1])
            weight = 1.0 if self.times is None else sqrt(self.times[i])
            rows[top : top + m, :k] = weight * corner[:k, :m].T
            rows[top : top + m, left : left + own] = weight * corner[k:width, :m].T
            residuals[top : top + m] = weight * corner[width, :m]
            if free and self.scatter < inf:
                sigma2, at = log1p(self.scatter**2), left + self.law.states
                rows[top + width + 1, at] = weight * self.sizes[at] / sqrt(sigma2)
                away = unknowns[at] * self.sizes[at] + sigma2 / 2
                residuals[top + width + 1] = weight * away / sqrt(sigma2)
        return residuals, rows

    def moved(self, values: FloatArray) -> Moved:
        """The law's numbers at the values, and with each value moved up and down."""
        steps = (_CURVED_STEP if self.law.tilted else _STEP) * np.maximum(
            self.sizes[: self.k], np.abs(values)
        )
        below = np.maximum(values - steps, self.law.least)
        ahead = [self.law.numbers(values + step) for step in np.diag(steps)]
        behind = [self.law.numbers(values - step) for step in np.diag(values - below)]
        half = (values + steps - below) / 2
        return Moved(self.law.numbers(values), np.array(ahead), np.array(behind), half, self.law.sizes)

    def triangle(self, slide: Slide, i: int, found: Guess, moved: Moved) -> FloatArray:
        """The slide's rows [J | r] as the columns of a triangle, (k + own + 1, rows)."""
        n, k = len(slide.t), self.k
        left = k + self.own * i
        sizes = np.concatenate([moved.sizes, self.sizes[left : left + self.own]])
        law, soft = self.law, self.wide if self.loss else 1.0
        columns = np.empty((k + self.own + 1, (3 if law.spinning else 2) * n))
        dry = self.shares(float(found.factors[i]))
        common = (
            law.code, moved.numbers * dry, moved.ahead * dry, moved.behind * dry, moved.steps,
            found.starts[i], sizes, self.scatter > 0, self.whole, slide.t, slide.x, slide.y,
        )  # fmt: skip
        noises = (self.noise[i] * soft, self.loss)
        if law.spinning:
            heading = np.empty(0) if slide.heading is None else np.ascontiguousarray(slide.heading)
            fill_spun_rows(
                CONTACTS[law.base], law.radius, *common, heading, noises[0], slide.shake * soft, self.loss,
                np.empty((6, n)), np.empty(4), columns,
            )  # fmt: skip
        elif law.tilted:
            fill_curved_rows(*common, *noises, np.empty((3, 2, n)), np.empty(4), np.empty(6), columns)
        else:
            fill_rows(*common, *noises, np.empty((6, max(n, 4))), np.empty((k + 2, n)), columns)
        to_triangle(columns)
        return columns * self.wide if self.loss else columns
