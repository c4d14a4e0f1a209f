"""No two real slides are alike: the values of mu and restitution that each slide draws from a seed."""

from __future__ import annotations

from math import exp, log1p, sqrt

import numpy as np
from numpy.typing import NDArray

from lab.board import Board
from lab.motion.result import Draw


def draw(board: Board, n: int, seed: int | None) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The factor on mu and the restitution of each of n slides, arrays (n,).

    mu is log-normal with the board's mean and relative standard deviation `mu_spread`; restitution is normal
    with `restitution_spread`, kept within 0 to 1. Without a seed both are the board's own, exactly.
    """
    restitution = np.full(n, board.collision.restitution)
    if seed is None:
        return np.ones(n), restitution
    mu_noise, hit_noise = np.random.default_rng(seed).standard_normal((2, n))
    sigma = np.sqrt(np.log1p(board.surface.mu_spread**2))
    factor = np.exp(sigma * mu_noise - 0.5 * sigma**2)
    restitution *= 1.0 + board.collision.restitution_spread * hit_noise
    return factor, np.clip(restitution, 0.0, 1.0)


def draw_from(board: Board, token: str, mu_noise: float, hit_noise: float) -> Draw:
    """The values of one slide of `token` from two standard normal numbers; distributed as by `draw`."""
    sigma = sqrt(log1p(board.surface.mu_spread**2))
    mu = board.surface.mu * exp(sigma * mu_noise - 0.5 * sigma**2)
    restitution = board.collision.restitution * (1.0 + board.collision.restitution_spread * hit_noise)
    return Draw(mu, min(max(restitution, 0.0), 1.0), board.token_for(token).factor)
