"""Table states and aims for tests of aim maps."""

from __future__ import annotations

import numpy as np

from lab import Aims, Board
from tests.lab.motion.tables import crowded

SHOWN = Aims.over((-0.25, 0.3), (0.45, 1.35))


def states(board: Board) -> dict[str, dict[str, tuple[float, float]]]:
    """An empty table and one with ten tokens beyond the GO line."""
    return {"empty": {}, "crowded": crowded(board, np.random.default_rng(6), 10)}


def aims(count: int, seed: int) -> list[tuple[int, int]]:
    """Numbers of random aims among SHOWN."""
    rng = np.random.default_rng(seed)
    return [(int(i), int(j)) for i, j in rng.integers(64, size=(count, 2))]
