"""Where a release from one place leads, over all angles and speeds: computed once for a table of tokens, asked often.

A `ReleaseTable` holds the mean worth of slides let go at each angle and speed, the scatters that do not depend on
where one aims (place, spin, and the board's mu and restitution) averaged in by evenly spread draws. The worth of an
aim is then the table averaged with the hand's scatter in angle and speed: a new skill costs milliseconds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import ceil, log
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lab.chance.spread import Spread, parts
from lab.errors import ThrowerError

if TYPE_CHECKING:
    from lab.board import Board, Token
    from lab.chance.worth import Worth
    from lab.throwers import Thrower

Floats = NDArray[np.float64]

_STEEPEST = 1.4
_SLOWEST = 0.02


@dataclass(frozen=True, eq=False)
class Aims:
    """A grid of aims: angles (A,) rad, evenly; speeds (S,) m/s, evenly in their logarithm."""

    angles: Floats
    speeds: Floats

    @classmethod
    def over(
        cls, angles: tuple[float, float], speeds: tuple[float, float], shape: tuple[int, int] = (64, 64)
    ) -> Aims:
        """A grid between two angles (rad) and two speeds (m/s). ThrowerError where that is none."""
        if min(shape) < 2:
            raise ThrowerError(
                f"a map of {shape[0]} by {shape[1]} aims shows nothing; give 2 or more", where="shape"
            )
        if not -_STEEPEST < angles[0] < angles[1] < _STEEPEST:
            raise ThrowerError(
                f"angles from {angles[0]:g} to {angles[1]:g} rad make no map; give two between -1.4 and 1.4, the "
                "lesser first",
                where="angles",
            )
        if not _SLOWEST <= speeds[0] < speeds[1] < 100:
            raise ThrowerError(
                f"speeds from {speeds[0]:g} to {speeds[1]:g} m/s make no map; give two from {_SLOWEST:g}, the "
                "lesser first",
                where="speeds",
            )
        return cls(np.linspace(*angles, shape[0]), np.geomspace(*speeds, shape[1]))


@dataclass(frozen=True, eq=False)
class ReleaseTable:
    """The mean worth of releases from one place, by angle and speed.

    thrower: whose scatter in place and spin, correlations and shape of tails are in it. x: aimed place of release,
    m. aims: what it shows. angles (A,) rad and speeds (S,) m/s: middles of its cells, beyond what it shows. nodes:
    None, or normal numbers (K, 3) of x, y and spin where these go with angle or speed; means (K or 1, A, S): mean
    worth, for each node; scatter (A, S): variance of the worth within a cell. slides: taken in all.
    """

    board: Board
    thrower: Thrower
    x: float
    resting: Mapping[str, tuple[float, float]]
    worth: Worth
    token: str
    tokens: Mapping[str, Token]
    aims: Aims
    seed: int
    slides: int
    angles: Floats = field(repr=False)
    speeds: Floats = field(repr=False)
    nodes: Floats | None = field(repr=False)
    means: Floats = field(repr=False)
    scatter: Floats = field(repr=False)

    def __repr__(self) -> str:
        return f"<ReleaseTable: {self.slides:,} slides, {self.worth.name} worth, board {self.board.name}>"

    def spread(self, thrower: Thrower) -> Spread:
        """The scatter of this hand over the table's cells. ThrowerError for a hand that the table does not know."""
        own = self.thrower
        for name in ("place", "spin", "freedom", "correlations"):
            if getattr(thrower, name) != getattr(own, name):
                raise ThrowerError(
                    f"this table was made for another {name}; make one for this hand", where=f"thrower.{name}"
                )
        angle, speed = self._steps
        return Spread(thrower, angle, speed)

    def map(self, thrower: Thrower) -> tuple[Floats, Floats]:
        """The worth (A, S) of the aims that it shows, and a standard error of each, for a hand of any scatter in
        angle and speed."""
        return self._over(self.spread(thrower), self.aims)

    @property
    def cells(self) -> Aims:
        """The middles of the cells among what it shows, as aims: mostly more than those."""
        low, high = 1 - 1e-9, 1 + 1e-9
        shown = (self.speeds >= low * self.aims.speeds[0]) & (self.speeds <= high * self.aims.speeds[-1])
        slack = 1e-9 * self._steps[0]
        between = (self.angles >= self.aims.angles[0] - slack) & (self.angles <= self.aims.angles[-1] + slack)
        return Aims(self.angles[between], self.speeds[shown])

    def over(self, thrower: Thrower, aims: Aims) -> Floats:
        """The worth (A, S) of aims that are middles of cells, as `cells` gives them."""
        return self._over(self.spread(thrower), aims)[0]

    def at(self, thrower: Thrower, angle: ArrayLike, speed: ArrayLike) -> Floats:
        """The worth of single aims, arrays of one shape (rad, m/s)."""
        spread = self.spread(thrower)
        angles, speeds = np.broadcast_arrays(np.asarray(angle, float), np.asarray(speed, float))
        found = np.empty(angles.shape)
        for i in np.ndindex(angles.shape):
            one = self._edges(self.angles, float(angles[i])), self._edges(np.log(self.speeds), log(speeds[i]))
            across, along = spread.angles(one[0]), spread.speeds(one[1])
            found[i] = np.mean(
                [
                    np.sum(spread.shares(across, along, node) * mean)
                    for node, mean in zip(self._nodes, self.means, strict=True)
                ]
            )
        return found

    @property
    def _nodes(self) -> list[Floats | None]:
        return [None] if self.nodes is None else list(self.nodes)

    @property
    def _steps(self) -> tuple[float, float]:
        return float(self.angles[1] - self.angles[0]), log(self.speeds[1] / self.speeds[0])

    def _edges(self, middles: Floats, aim: float) -> Floats:
        """Deviations from an aim at the edges of cells."""
        step = middles[1] - middles[0]
        return np.append(middles - 0.5 * step, middles[-1] + 0.5 * step) - aim

    def _over(self, spread: Spread, aims: Aims) -> tuple[Floats, Floats]:
        angles, speeds = aims.angles, aims.speeds
        if not spread.thrower.correlations:
            across = parts(spread.angles(np.stack([self._edges(self.angles, a) for a in angles])))
            logs = np.log(self.speeds)
            along = parts(spread.speeds(np.stack([self._edges(logs, log(v)) for v in speeds])))
            error = across**2 @ self.scatter @ (along**2).T
            return across @ self.means.mean(axis=0) @ along.T, np.sqrt(error / self._draws)
        worth = np.zeros((len(angles), len(speeds)))
        error = np.zeros_like(worth)
        for node, mean in zip(self._nodes, self.means, strict=True):
            kernel = self._kernel(spread, node)
            worth += self._convolved(mean, kernel, angles, speeds) / len(self.means)
            if not error.any():
                error = self._convolved(self.scatter, kernel**2, angles, speeds)
        return worth, np.sqrt(np.maximum(error, 0.0) / self._draws)

    @property
    def _draws(self) -> float:
        return self.slides / self.scatter.size

    def _kernel(self, spread: Spread, node: Floats | None) -> Floats:
        """The scatter round an aim in the middle of a cell, over as many cells as it reaches."""
        sigmas = 6.0 if spread.thrower.freedom is None else 12.0
        halves = [
            ceil(sigmas * sigma / step) + 1
            for sigma, step in zip((spread.thrower.angle, spread.thrower.speed), self._steps, strict=True)
        ]
        edges = [
            (np.arange(-min(half, count), min(half, count) + 2) - 0.5) * step
            for half, count, step in zip(halves, self.scatter.shape, self._steps, strict=True)
        ]
        return spread.shares(spread.angles(edges[0]), spread.speeds(edges[1]), node)

    def _convolved(self, mean: Floats, kernel: Floats, angles: Floats, speeds: Floats) -> Floats:
        """The table averaged with a kernel, at aims that are middles of cells."""
        from scipy.signal import fftconvolve

        half = [size // 2 for size in kernel.shape]
        whole = np.pad(mean, [(half[0], half[0]), (half[1], half[1])], mode="edge")
        smooth = fftconvolve(whole, kernel[::-1, ::-1], mode="valid")
        steps = self._steps
        rows = np.rint((angles - self.angles[0]) / steps[0]).astype(int)
        columns = np.rint(np.log(speeds / self.speeds[0]) / steps[1]).astype(int)
        shown: Floats = smooth[np.ix_(rows, columns)]
        return shown
