"""No two real slides are alike: the values of mu, restitution and token factor that a slide draws from a seed."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log1p, sqrt

import numpy as np
from numpy.typing import NDArray

from lab.board import Board
from lab.board.checks import least_friction
from lab.errors import MotionError

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Draw:
    """The values that one slide used: the board's mu, restitution, and the slid token's factor on mu."""

    mu: float
    restitution: float
    factor: float


def draw(board: Board, factor: Floats, n: int, seed: int | None) -> tuple[Floats, Floats, Floats]:
    """mu (n,), restitution (n,) and token factors (n, T) of n slides; factor (T,) is each token's own.

    mu and factors are log-normal with the board's values as means and `mu_spread`, `factor_spread` as relative
    standard deviations; restitution is normal with `restitution_spread`, kept within 0 to 1. On a tilted board
    friction is drawn no lower than holds a token at rest. Without a seed all are the board's own, exactly.
    """
    mu, restitution = np.full(n, board.surface.mu), np.full(n, board.collision.restitution)
    factors = np.repeat(factor[None, :], n, axis=0)
    if seed is None:
        return mu, restitution, factors
    if seed < 0:
        raise MotionError(f"{seed} is negative; give 0 or more", where="seed")
    rng = np.random.default_rng(seed)
    mu_noise, hit_noise = rng.standard_normal((2, n))
    steepness = steepness_of(board)
    strength = np.maximum(_log_normal(board.surface.mu_spread, mu_noise), steepness)
    mu *= strength
    restitution *= 1.0 + board.collision.restitution_spread * hit_noise
    if board.surface.factor_spread > 0:
        stronger = _log_normal(board.surface.factor_spread, rng.standard_normal(factors.shape))
        factors *= np.maximum(stronger, (steepness / strength)[:, None])
    return mu, np.clip(restitution, 0.0, 1.0), factors


def steepness_of(board: Board) -> float:
    """The part of its friction that a tilted board's slope takes up, and a little."""
    return 1.001 * board.tilt_tangent / least_friction(board) if board.tilt_tangent > 0 else 0.0


def _log_normal(spread: float, noise: Floats) -> Floats:
    """Factors of mean 1 and relative standard deviation `spread` from standard normal noise."""
    sigma = np.sqrt(np.log1p(spread**2))
    factors: Floats = np.exp(sigma * noise - 0.5 * sigma**2)
    return factors


def draw_from(board: Board, token: str, mu_noise: float, hit_noise: float, factor_noise: float) -> Draw:
    """The values of one slide of `token` from three standard normal numbers; distributed as by `draw`."""
    steepness = steepness_of(board) if board.tilt_pitch or board.tilt_roll else 0.0
    strength = max(_one_log_normal(board.surface.mu_spread, mu_noise), steepness)
    stronger = max(_one_log_normal(board.surface.factor_spread, factor_noise), steepness / strength)
    restitution = board.collision.restitution * (1.0 + board.collision.restitution_spread * hit_noise)
    return Draw(
        board.surface.mu * strength,
        min(max(restitution, 0.0), 1.0),
        board.token_for(token).factor * stronger,
    )


def _one_log_normal(spread: float, noise: float) -> float:
    """As `_log_normal`, for one number."""
    if spread == 0.0:
        return 1.0
    sigma = sqrt(log1p(spread**2))
    return exp(sigma * noise - 0.5 * sigma**2)
