"""No two real slides are alike: the values of mu, restitution and token factor that a slide draws from a seed."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log1p, sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lab.board import Board
from lab.board.checks import least_friction
from lab.errors import MotionError
from lab.whole_numbers import check_whole

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Draw:
    """The values that one slide used: the board's mu, restitution, and the slid token's factor on mu."""

    mu: float
    restitution: float
    factor: float


MOST_FRICTION = 1e3
"""No coefficient of friction and no factor on it is larger."""


class Draws(NamedTuple):
    """The values that N slides use: the board's mu (N,), restitution (N,), and the T tokens' factors on mu (N, T)."""

    mu: Floats
    restitution: Floats
    factors: Floats

    def part(self, first: int, end: int) -> Draws:
        """Those of the slides from `first` up to `end`."""
        return Draws(self.mu[first:end], self.restitution[first:end], self.factors[first:end])


MOST_DRAWN = 2**28
"""Numbers that are drawn at once: 2 GiB."""


def checked_draws(drawn: Any, n: int, tokens: int) -> Draws:
    """What somebody gives as `Draws` of n slides of so many tokens; MotionError for what is none."""
    try:
        mu, restitution, factors = drawn
        arrays = [np.ascontiguousarray(values, dtype=np.float64) for values in (mu, restitution, factors)]
    except (TypeError, ValueError, OverflowError):
        raise MotionError("these are no drawn values; give what `draw_many` gives", where="drawn") from None
    for name, values, shape in zip(Draws._fields, arrays, ((n,), (n,), (n, tokens)), strict=True):
        if values.shape != shape:
            raise MotionError(
                f"{name} has the shape {values.shape}, which does not belong to {n} slides of {tokens} tokens; give "
                f"{shape}",
                where="drawn",
            )
        most = 1.0 if name == "restitution" else MOST_FRICTION
        bad = ~((values >= 0) & (values <= most))
        if bad.any():
            raise MotionError(f"{name} {values[bad].flat[0]:g} cannot be; give 0 to {most:g}", where="drawn")
    return Draws(*arrays)


def checked_draw(drawn: Draw) -> Draw:
    """A slide's values as somebody gives them; MotionError for what is none."""
    mu, restitution, factors = checked_draws(([drawn.mu], [drawn.restitution], [[drawn.factor]]), 1, 1)
    return Draw(float(mu[0]), float(restitution[0]), float(factors[0, 0]))


def draw(board: Board, factor: Floats, n: int, seed: int | None) -> Draws:
    """The values of n slides into the same table; factor (T,) is each token's own.

    mu and factors are log-normal with the board's values as means and `mu_spread`, `factor_spread` as relative
    standard deviations; restitution is normal with `restitution_spread`, kept within 0 to 1. On a tilted board
    friction is drawn no lower than holds a token at rest. Without a seed all are the board's own, exactly.
    """
    if seed is None:
        own = np.full(n, board.surface.mu), np.full(n, board.collision.restitution)
        return Draws(*own, np.repeat(factor[None, :], n, axis=0))
    check_whole(seed, "seed", MotionError)
    if seed < 0:
        raise MotionError(f"{seed} is negative; give 0 or more", where="seed")
    rng = np.random.default_rng(seed)
    mu_noise, hit_noise = rng.standard_normal((2, n))
    loose = rng.standard_normal((n, len(factor))) if board.surface.factor_spread > 0 else None
    return draws_from(board, factor, mu_noise, hit_noise, loose)


def draws_from(
    board: Board, factor: Floats, mu_noise: Floats, hit_noise: Floats, factor_noise: Floats | None
) -> Draws:
    """As `draw`, from standard normal numbers (n,), (n,) and (n, T); the last may be left out where factors are
    not scattered."""
    steepness = steepness_of(board)
    strength = np.maximum(_log_normal(board.surface.mu_spread, mu_noise), steepness)
    restitution = board.collision.restitution * (1.0 + board.collision.restitution_spread * hit_noise)
    factors = np.repeat(factor[None, :], len(mu_noise), axis=0)
    if factor_noise is not None:
        stronger = _log_normal(board.surface.factor_spread, factor_noise)
        factors *= np.maximum(stronger, (steepness / strength)[:, None])
    return Draws(board.surface.mu * strength, np.clip(restitution, 0.0, 1.0), factors)


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
