"""An independent truth for slides: `scipy.integrate.solve_ivp` with events, and hits from the textbook.

Shares nothing with the solver but the board's numbers. Slow; for coulomb and ball contact.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from scipy.integrate import solve_ivp

from lab import Board, Release

G = 9.80665
STILL = 1e-7
Floats = NDArray[np.float64]


def integrate(board: Board, release: Release, resting: dict[str, tuple[float, float]]) -> dict[str, object]:
    """Rest places (T, 2), off (T,) and hits of one slide, token 0 the slid one."""
    radius, mass = board.token.radius, board.token.mass
    place = np.array([(release.x, release.y), *resting.values()], dtype=float)
    count = len(place)
    velocity, spin = np.zeros((count, 2)), np.zeros(count)
    velocity[0] = release.speed * np.array([np.sin(release.angle), np.cos(release.angle)])
    spin[0] = release.spin
    on = np.ones(count, dtype=bool)
    moving = np.zeros(count, dtype=bool)
    moving[0] = True
    hits = 0
    for _ in range(200):
        if not moving.any():
            break
        active = np.flatnonzero(moving)
        pairs = [(i, j) for i in active for j in np.flatnonzero(on) if j != i and not (moving[j] and j < i)]
        solution, which = _until_event(board, place, velocity, active, pairs, 2 * radius)
        place[active] = solution[: 2 * len(active)].reshape(-1, 2)
        velocity[active] = solution[2 * len(active) :].reshape(-1, 2)
        kind, index = which
        if kind == "contact":
            i, j = pairs[index]
            _hit(board, place, velocity, spin, i, j, mass, radius)
            moving[i] = moving[j] = True
            hits += 1
        else:
            moving[index] = False
            velocity[index], spin[index] = 0.0, 0.0
            if kind == "off":
                on[index] = False
    return {"rest": place, "off": ~on, "hits": hits}


def _until_event(
    board: Board,
    place: Floats,
    velocity: Floats,
    active: NDArray[np.int64],
    pairs: list[tuple[int, int]],
    reach: float,
) -> tuple[Floats, tuple[str, int]]:
    """The state of the active tokens at the first event, and which it is."""
    slowing = board.surface.mu * G
    n = len(active)
    row = {int(token): k for k, token in enumerate(active)}

    def derivative(t: float, state: Floats) -> Floats:
        v = state[2 * n :].reshape(-1, 2)
        speed = np.maximum(np.hypot(*v.T), 1e-300)
        return np.concatenate([v.ravel(), (-slowing * v / speed[:, None]).ravel()])

    def at(state: Floats, token: int) -> Floats:
        return state[2 * row[token] : 2 * row[token] + 2] if token in row else place[token]

    events: list[Callable[[float, Floats], float]] = []
    names: list[tuple[str, int]] = []

    def add(function: Callable[[float, Floats], float], name: tuple[str, int]) -> None:
        function.terminal, function.direction = True, -1  # type: ignore[attr-defined]
        events.append(function)
        names.append(name)

    for token in active.tolist():
        k = row[token]
        add(lambda t, s, k=k: np.hypot(*s[2 * n + 2 * k : 2 * n + 2 * k + 2]) - STILL, ("rest", token))
        add(
            lambda t, s, k=k: min(
                s[2 * k], board.width - s[2 * k], s[2 * k + 1], board.length - s[2 * k + 1]
            ),
            ("off", token),
        )
    for number, (i, j) in enumerate(pairs):
        add(lambda t, s, i=i, j=j: np.hypot(*(at(s, j) - at(s, i))) - reach, ("contact", number))
    start = np.concatenate([place[active].ravel(), velocity[active].ravel()])
    solved = solve_ivp(
        derivative, (0.0, 60.0), start, method="DOP853", rtol=1e-12, atol=1e-14, max_step=0.01, events=events
    )
    for k, states in enumerate(solved.y_events):
        if len(states):
            return states[0], names[k]
    raise AssertionError("the truth found no event within a minute")


def _hit(
    board: Board,
    place: Floats,
    velocity: Floats,
    spin: Floats,
    i: int,
    j: int,
    mass: float,
    radius: float,
) -> None:
    """Textbook hit of two equal discs in impulse form, with the 2-D cross products written out."""
    inertia = 0.5 * mass * radius**2
    normal = (place[j] - place[i]) / np.linalg.norm(place[j] - place[i])
    tangent = np.array([-normal[1], normal[0]])
    rim_i = velocity[i] + spin[i] * radius * tangent
    rim_j = velocity[j] - spin[j] * radius * tangent
    relative = rim_j - rim_i
    along, across = relative @ normal, relative @ tangent
    jn = -(1 + board.collision.restitution) * along * mass / 2
    jt = -across / (2 / mass + 2 * radius**2 / inertia)
    jt = float(np.clip(jt, -board.collision.friction * jn, board.collision.friction * jn))
    impulse = jn * normal + jt * tangent
    velocity[i] -= impulse / mass
    velocity[j] += impulse / mass
    spin[i] -= radius * jt / inertia
    spin[j] -= radius * jt / inertia
