"""Momentum and kinetic energy of tokens in motion, spin included."""

from __future__ import annotations

from collections.abc import Mapping

from lab.board import Board
from lab.motion.setup import inertia_of

Vectors = Mapping[str, tuple[float, float]]


def momentum(board: Board, velocities: Vectors) -> tuple[float, float]:
    """Sum of m v over {token: (vx, vy)} m/s: (x, y) in N s."""
    masses = {name: board.token_for(name).mass for name in velocities}
    return (
        sum(masses[name] * vx for name, (vx, _) in velocities.items()),
        sum(masses[name] * vy for name, (_, vy) in velocities.items()),
    )


def kinetic_energy(board: Board, velocities: Vectors, spins: Mapping[str, float] | None = None) -> float:
    """Sum of m v^2 / 2 + I w^2 / 2 in J; spins: {token: rad/s}, none where left out."""
    total = 0.0
    for name, (vx, vy) in velocities.items():
        kind = board.token_for(name)
        spin = spins.get(name, 0.0) if spins else 0.0
        inertia = inertia_of(kind) * kind.mass * kind.radius**2
        total += 0.5 * (kind.mass * (vx * vx + vy * vy) + inertia * spin * spin)
    return total
