"""A law and slides as residuals and their derivatives; who minimises them is none of its business.

The unknowns are the law's parameters, shared by all slides, then x, y, vx, vy at the start of each slide, all
divided by their natural sizes so that each is near one. Residuals are divided by each slide's noise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import hypot

import numpy as np

from lab.fitting.laws import FloatArray, Law
from lab.fitting.slides import Slide

_STEP = 1e-6
"""Step of the central differences, in scaled unknowns: errors of 1e-12 from the law, 1e-10 from rounding."""


def positions(law: Law, start: FloatArray, values: FloatArray, t: FloatArray) -> FloatArray:
    """Places (2, n) in metres at (n,) seconds after a start (x, y, vx, vy): a straight line, then rest."""
    x, y, vx, vy = (float(number) for number in start)
    speed = max(hypot(vx, vy), 1e-12)
    way = law.along(t, speed, values)
    return np.stack([x + vx / speed * way, y + vy / speed * way])


@dataclass(frozen=True, eq=False)
class Objective:
    """Residuals of `slides` under `law`; noise: metres for each slide, the weight of its rows."""

    law: Law
    slides: Sequence[Slide]
    noise: Sequence[float]

    @cached_property
    def sizes(self) -> FloatArray:
        """What each unknown is divided by."""
        shared = [max(0.01, abs(value)) for value in self._guess]
        own = [size for s in self.slides for size in (s.length, s.length, s.speed, s.speed)]
        return np.array([*shared, *own])

    @cached_property
    def first(self) -> FloatArray:
        """Scaled unknowns to begin with: each slide's parabola, and the median of their laws."""
        own = [number for s in self.slides for number in s.start]
        return np.array([*self._guess, *own]) / self.sizes

    @property
    def freedom(self) -> int:
        """Numbers measured less numbers fitted; an axis that never changes counts for neither."""
        measured = sum(s.axes * (len(s.t) - 2) for s in self.slides)
        return measured - len(self.law.parameters)

    def split(self, unknowns: FloatArray) -> tuple[FloatArray, FloatArray]:
        """The law's values (k,) and the starts (slides, 4) in SI units."""
        numbers = unknowns * self.sizes
        k = len(self.law.parameters)
        return numbers[:k], numbers[k:].reshape(-1, 4)

    def misses(self, unknowns: FloatArray) -> list[FloatArray]:
        """Data less model for each slide, (2, n) in metres."""
        values, starts = self.split(unknowns)
        return [
            np.stack([s.x, s.y]) - positions(self.law, start, values, s.t)
            for s, start in zip(self.slides, starts, strict=True)
        ]

    def residuals(self, unknowns: FloatArray) -> FloatArray:
        """All misses in units of the noise, one after the other."""
        misses = self.misses(unknowns)
        return np.concatenate([m.ravel() / noise for m, noise in zip(misses, self.noise, strict=True)])

    def jacobian(self, unknowns: FloatArray) -> FloatArray:
        """Derivatives of `residuals`, (rows, unknowns)."""
        blocks = [self._block(i, unknowns) for i in range(len(self.slides))]
        return self._spread(blocks)

    def reduced(self, unknowns: FloatArray) -> tuple[FloatArray, FloatArray]:
        """Residuals and Jacobian in a few rows a slide, with the same sum of squares, gradient and J'J.

        A slide's rows depend on its own few unknowns only: turned by the Q of its block's QR they are that
        many rows, and one more for what no unknown can reach. So the cost of a joint fit grows with the
        number of slides, not of pictures.
        """
        tops, residuals = [], []
        for i, miss in enumerate(self.misses(unknowns)):
            q, r = np.linalg.qr(self._block(i, unknowns))
            whole = miss.ravel() / self.noise[i]
            reached = q.T @ whole
            residuals.append(np.append(reached, np.linalg.norm(whole - q @ reached)))
            tops.append(np.vstack([r, np.zeros(r.shape[1])]))
        return np.concatenate(residuals), self._spread(tops)

    def _block(self, i: int, unknowns: FloatArray) -> FloatArray:
        """Derivatives of one slide's residuals by the shared and its own unknowns, (2 n, k + 4).

        Central differences in the scaled unknowns.
        """
        slide = self.slides[i]
        columns = self._columns(i)
        numbers, sizes = (unknowns * self.sizes)[columns], self.sizes[columns]
        k = len(self.law.parameters)
        block = np.empty((2 * len(slide.t), len(columns)))
        for j in range(len(columns)):
            step = np.zeros(len(columns))
            step[j] = _STEP * sizes[j]
            ahead, behind = numbers + step, numbers - step
            difference = positions(self.law, ahead[k:], ahead[:k], slide.t)
            difference = difference - positions(self.law, behind[k:], behind[:k], slide.t)
            block[:, j] = -difference.ravel() / (2 * _STEP * self.noise[i])
        return block

    def _columns(self, i: int) -> list[int]:
        """Which unknowns a slide depends on."""
        k = len(self.law.parameters)
        return [*range(k), *range(k + 4 * i, k + 4 * i + 4)]

    def _spread(self, blocks: Sequence[FloatArray]) -> FloatArray:
        """The slides' blocks one below the other, each in the columns of its unknowns."""
        rows = np.zeros((sum(len(block) for block in blocks), len(self.sizes)))
        top = 0
        for i, block in enumerate(blocks):
            rows[top : top + len(block), self._columns(i)] = block
            top += len(block)
        return rows

    @cached_property
    def _guess(self) -> FloatArray:
        guesses = [self.law.guess(s.speed, s.deceleration) for s in self.slides]
        median: FloatArray = np.median(np.array(guesses), axis=0)
        return median
