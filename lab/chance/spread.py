"""A hand's scatter in angle and speed over a grid of releases: the kernel that a release table is averaged with.

The grid is even in the angle and in the logarithm of the speed, where a scatter that is a part of the speed looks
the same at every speed. All is reckoned in the normal numbers behind the deviations (`lab.noise`), so that
correlated and Student-t hands are no special case. What lies beyond the grid counts at its edge.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from lab.noise import WAYS, correlation_matrix, to_normal

if TYPE_CHECKING:
    from lab.throwers import Thrower

Floats = NDArray[np.float64]

_REST = slice(2, len(WAYS))  # place and spin among the ways


@dataclass(frozen=True)
class Spread:
    """The scatter of one hand over cells of `angle_step` (rad) by `speed_step` (of the speed's logarithm).

    A cell's width is averaged over twice, by the means in the cells and by the shares here; that much of the scatter
    (a variance of width^2 / 12 each time) is left out, so that it counts once. A scatter narrower than a cell becomes
    the cell's.
    """

    thrower: Thrower
    angle_step: float
    speed_step: float

    @property
    def crossed(self) -> bool:
        """Whether angle or speed go with the place or the spin."""
        return bool(correlation_matrix(self.thrower.correlations)[:2, _REST].any())

    def place_noise(self, noise: Floats) -> Floats:
        """Normal numbers of x, y and spin (3, n), as they go together, from independent ones."""
        matrix = correlation_matrix(self.thrower.correlations)[_REST, _REST]
        size, turn = np.linalg.eigh(matrix)
        mixed: Floats = (turn * np.sqrt(np.maximum(size, 0.0))) @ turn.T @ noise
        return mixed

    def given(self, place: Floats | None) -> tuple[Floats, Floats]:
        """Mean (2,) and covariance (2, 2) of angle and speed where x, y and spin are `place` (3,) normal numbers."""
        matrix = correlation_matrix(self.thrower.correlations)
        if place is None:
            return np.zeros(2), matrix[:2, :2]
        pull = matrix[:2, _REST] @ np.linalg.pinv(matrix[_REST, _REST])
        return pull @ place, matrix[:2, :2] - pull @ matrix[_REST, :2]

    def angles(self, edges: Floats) -> Floats:
        """Normal numbers at deviations in angle (rad)."""
        return self._normal(edges, self.thrower.angle, self.angle_step)

    def speeds(self, edges: Floats) -> Floats:
        """Normal numbers at deviations in the speed's logarithm."""
        return self._normal(np.expm1(edges), self.thrower.speed, self.speed_step)

    def _normal(self, edges: Floats, sigma: float, step: float) -> Floats:
        own = sqrt(max(sigma**2 - step**2 / 6, (1e-3 * step) ** 2))
        return to_normal(edges / own, self.thrower.freedom)

    def shares(self, angles: Floats, speeds: Floats, place: Floats | None = None) -> Floats:
        """The part of all releases in each cell, (A, S), from normal numbers at the cells' edges (A + 1,), (S + 1,).

        The outermost edges count as endless.
        """
        mean, covariance = self.given(place)
        wide, tall = np.sqrt(np.maximum(np.diag(covariance), 1e-12))
        together = covariance[0, 1] / (wide * tall)
        along = (angles - mean[0]) / wide
        if abs(together) < 1e-12:
            return np.outer(parts(along), parts((speeds - mean[1]) / tall))
        left = sqrt(max(1.0 - together**2, 1e-6))
        middle = np.clip(0.5 * (along[1:] + along[:-1]), -8.0, 8.0)
        rows = ((speeds - mean[1]) / tall - together * middle[:, None]) / left
        return parts(along)[:, None] * parts(rows)


def parts(normal: Floats) -> Floats:
    """How much of a normal lies between each two neighbours of (..., n + 1) numbers, the ends as endless: (..., n)."""
    from scipy.special import ndtr

    below = np.asarray(ndtr(normal))
    below[..., 0], below[..., -1] = 0.0, 1.0
    return np.diff(below, axis=-1)
