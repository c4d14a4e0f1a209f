"""A pinhole camera of its own, to make pictures of a board from: nothing of the code under test in it."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, sin

import numpy as np

WIDTH, LENGTH = 0.28, 0.95


@dataclass(frozen=True)
class View:
    """A camera that looks at the middle of the board: slant from straight down and direction round it, rad;
    distance, m; focal length, px; size of the picture, px."""

    slant: float
    turn: float = 0.3
    distance: float = 1.3
    focal: float = 1500.0
    picture: tuple[float, float] = (1920.0, 1080.0)

    def seen(self, x: np.ndarray, y: np.ndarray, height: float = 0.0) -> tuple[np.ndarray, np.ndarray]:
        """Pixels (y down) of places on the board, m, that lie `height` m above it."""
        middle = np.array([WIDTH / 2, LENGTH / 2, 0.0])
        side = self.distance * sin(self.slant)
        eye = middle + np.array(
            [side * sin(self.turn), -side * cos(self.turn), self.distance * cos(self.slant)]
        )
        ahead = (middle - eye) / self.distance
        right = np.cross(ahead, [0.0, 1.0, 0.0])
        right /= np.linalg.norm(right)
        down = np.cross(ahead, right)
        ray = np.stack([x, y, np.full_like(x, height)], 1) - eye
        depth = ray @ ahead
        return (
            self.focal * (ray @ right) / depth + self.picture[0] / 2,
            self.focal * (ray @ down) / depth + self.picture[1] / 2,
        )

    def corners(
        self, rng: np.random.Generator | None = None, click: float = 0.0
    ) -> tuple[tuple[float, float], ...]:
        """The board's corners in the picture, clicked with an error."""
        x, y = np.array([0, WIDTH, WIDTH, 0]), np.array([0, 0, LENGTH, LENGTH])
        u, v = self.seen(x.astype(float), y.astype(float))
        if rng is not None:
            u, v = u + rng.normal(0, click, 4), v + rng.normal(0, click, 4)
        return tuple((float(a), float(b)) for a, b in zip(u, v, strict=True))
