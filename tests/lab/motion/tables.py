"""Random tables and releases for the tests of motion, from a seed."""

from __future__ import annotations

import numpy as np

from lab import Board, Release

Places = dict[str, tuple[float, float]]


def crowded(board: Board, rng: np.random.Generator, n: int = 12) -> Places:
    """n resting tokens that do not touch, anywhere up the board from the GO line."""
    reach = 2.05 * board.token.radius
    places: Places = {}
    while len(places) < n:
        x = rng.uniform(reach / 2, board.width - reach / 2)
        y = rng.uniform(board.go_line + reach / 2, board.length - reach / 2)
        if all(np.hypot(x - a, y - b) > reach for a, b in places.values()):
            places[f"t{len(places):02}"] = (float(x), float(y))
    return places


def release(board: Board, rng: np.random.Generator, spin: float = 0.0) -> Release:
    """A release behind the GO line, from one that stops short to one that leaves the board."""
    return Release(
        x=float(rng.uniform(0.04, board.width - 0.04)),
        y=0.1,
        speed=float(rng.uniform(0.5, 1.3)),
        angle=float(rng.normal(0.0, 0.1)),
        spin=float(rng.normal(0.0, spin)) if spin else 0.0,
    )
