"""An independent truth for slides: `scipy.integrate.solve_ivp` with events, and hits from the textbook.

Shares nothing with the solver but the board's numbers: the laws are written out here, friction over a base is
summed over patches. Slow.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray
from scipy.integrate import solve_ivp
from scipy.optimize import OptimizeResult as OdeResult
from scipy.special import ellipe, ellipk, hyp2f1

from lab import Board, Release

G = 9.80665
STILL = 1e-7
Floats = NDArray[np.float64]


@dataclass
class Truth:
    """Where the truth ends: rest (T, 2) m, off (T,), hits; token 0 is the slid one."""

    rest: Floats
    off: NDArray[np.bool_]
    hits: int


def law(board: Board) -> Callable[[Floats], Floats]:
    """The deceleration as a function of speed, as the design writes it."""
    s, g = board.surface, G * np.cos(np.arctan(board.tilt_tangent))
    return {
        "coulomb": lambda v: s.mu * g + 0 * v,
        "viscous": lambda v: s.mu * g + s.k * v,
        "quadratic": lambda v: s.mu * g + s.c * v**2,
        "weakening": lambda v: g * (s.mu + (s.mu0 - s.mu) * np.exp(-((v / s.vs) ** 2))) + s.k * v,
        "curling": lambda v: g * (s.p / (v + s.q) + s.r),
    }[s.law]


def pull(board: Board) -> Floats:
    """Acceleration along a tilted board: down the gradient of its height, g sin of the steepest angle."""
    gradient = np.array([np.tan(board.tilt_roll), np.tan(board.tilt_pitch)])
    steepest = np.linalg.norm(gradient)
    return np.zeros(2) if steepest == 0 else -G * np.sin(np.arctan(steepest)) * gradient / steepest


@cache
def _patches(contact: str) -> tuple[Floats, Floats, Floats]:
    """Radii (of 1), angles and weights of patches of a base."""
    if contact == "ring":
        angle = 2 * np.pi * (np.arange(2000) + 0.5) / 2000
        return np.ones(2000), angle, np.full(2000, 1 / 2000)
    nodes, weights = np.polynomial.legendre.leggauss(60)
    radius, weight = 0.5 * (nodes + 1), weights * 0.5 * (nodes + 1)
    angle = 2 * np.pi * (np.arange(200) + 0.5) / 200
    r, a = np.meshgrid(radius, angle, indexing="ij")
    return r.ravel(), a.ravel(), np.repeat(weight / 200, 200)


def summed(contact: str, slows: Callable[[Floats], Floats], v: float, u: float) -> tuple[float, float]:
    """Force per mass against motion along x, torque per mass and radius against a positive spin, summed."""
    r, angle, weight = _patches(contact)
    vx, vy = v - u * r * np.sin(angle), u * r * np.cos(angle)
    slip = np.hypot(vx, vy)
    strength = weight * slows(slip) / np.maximum(slip, 1e-300)
    return float((strength * vx).sum()), float(
        (strength * r * (vy * np.cos(angle) - vx * np.sin(angle))).sum()
    )


def dry(contact: str, v: float, u: float) -> tuple[float, float]:
    """`summed` for coulomb friction of strength 1, as Gauss's hypergeometric series.

    These lose no digits at any v/u, where the published combinations of K and E cancel: in the disc's torque to
    nothing at v = 5000 u. Noise there would let a solver of rtol 1e-12 shrink its steps without end.
    """
    if u == 0:
        return 1.0, 0.0
    e, rim = v / u, contact == "ring"
    if e <= 1:
        z = e * e
        if rim:
            return float(0.5 * e * hyp2f1(0.5, 0.5, 2, z)), float(hyp2f1(-0.5, 0.5, 1, z))
        return float(e * hyp2f1(-0.5, 0.5, 2, z)), float(2 / 3 * hyp2f1(-1.5, 0.5, 1, z))
    z = 1 / e**2
    if rim:
        return float(hyp2f1(-0.5, 0.5, 1, z)), float(hyp2f1(0.5, 0.5, 2, z) / (2 * e))
    return float(hyp2f1(-0.5, 0.5, 2, z)), float(hyp2f1(0.5, 0.5, 3, z) / (4 * e))


def dry_published(contact: str, v: float, u: float) -> tuple[float, float]:
    """`dry` by the published elliptic integrals, which hold where v and u are of one size."""
    if contact == "ring":
        return _ring(v, u)
    e = v / u
    if e <= 1:
        k, ell = ellipk(min(e * e, 1 - 1e-15)), ellipe(e * e)
        force = 4 / (3 * np.pi * e) * ((e * e + 1) * ell - (1 - e * e) * k)
        return float(force), float(4 / (9 * np.pi) * ((4 - 2 * e * e) * ell - (1 - e * e) * k))
    k, ell = ellipk(min(1 / e**2, 1 - 1e-15)), ellipe(1 / e**2)
    torque = 4 * e / (9 * np.pi) * ((4 - 2 * e * e) * ell + (2 * e * e - 5 + 3 / e**2) * k)
    return float(4 / (3 * np.pi) * ((e * e + 1) * ell - (e * e - 1) * k)), float(torque)


def dry_by_rings(v: float, u: float) -> tuple[float, float]:
    """The disc's `dry` as a sum of rings: an integral that shares no formula with the disc's own."""
    nodes, weights = np.polynomial.legendre.leggauss(80)
    split = min(max(v / u, 0.0), 1.0) if u > 0 else 1.0
    force = torque = 0.0
    for low, high in ((0.0, split), (split, 1.0)):  # the ring at rest relative to the board divides them
        radii = low + 0.5 * (high - low) * (nodes + 1)
        for r, w in zip(radii, weights * 0.5 * (high - low) * 2 * radii, strict=True):
            f, t = _ring(v, u * r)
            force, torque = force + w * f, torque + w * t * r
    return force, torque


def _ring(v: float, u: float) -> tuple[float, float]:
    if u == 0:
        return 1.0, 0.0
    m = min(4 * v * u / (v + u) ** 2, 1 - 1e-15)
    k, e = ellipk(m), ellipe(m)
    force = ((v + u) * e + (v - u) * k) / (np.pi * v) if v > 1e-9 * u else 0.5 * v / u
    torque = ((v + u) * e - (v - u) * k) / (np.pi * u)
    return float(force), float(torque)


def rates(board: Board, velocity: Floats, spin: float) -> tuple[Floats, float]:
    """Acceleration (2,) and rate of spin of one token of the board's kind."""
    contact, slows = board.token.contact, law(board)
    v, u = float(np.hypot(*velocity)), board.token.radius * abs(spin)
    torque = 0.0
    if contact == "ball" or u == 0:
        force = float(slows(np.array(v)))
    elif board.surface.law == "coulomb":
        strength = board.surface.mu * G * np.cos(np.arctan(board.tilt_tangent))
        force, torque = (strength * part for part in dry(contact, v, u))
    else:
        force, torque = summed(contact, slows, v, u)
    acceleration = pull(board) - (force * velocity / v if v > 0 else 0)
    inertia = 1.0 if contact == "ring" else 0.5
    return acceleration, -np.sign(spin) * torque / (inertia * board.token.radius)


def integrate(board: Board, release: Release, resting: dict[str, tuple[float, float]]) -> Truth:
    """Where one slide ends."""
    place = np.array([(release.x, release.y), *resting.values()], dtype=float)
    count = len(place)
    velocity, spin = np.zeros((count, 2)), np.zeros(count)
    velocity[0] = release.speed * np.array([np.sin(release.angle), np.cos(release.angle)])
    spin[0] = release.spin
    on, moving = np.ones(count, dtype=bool), np.zeros(count, dtype=bool)
    moving[0] = True
    hits = 0
    for _ in range(200):
        if not moving.any():
            break
        active = np.flatnonzero(moving)
        pairs = [(i, j) for i in active for j in np.flatnonzero(on) if j != i and not (moving[j] and j < i)]
        state, (kind, index) = _until_event(board, place, velocity, spin, active, pairs)
        n = len(active)
        place[active] = state[: 2 * n].reshape(-1, 2)
        velocity[active] = state[2 * n : 4 * n].reshape(-1, 2)
        spin[active] = state[4 * n :]
        if kind == "contact":
            i, j = pairs[index]
            _hit(board, place, velocity, spin, i, j)
            moving[i] = moving[j] = True
            hits += 1
        else:
            moving[index], velocity[index], spin[index] = False, 0.0, 0.0
            on[index] = kind != "off"
    return Truth(place, ~on, hits)


def _until_event(
    board: Board,
    place: Floats,
    velocity: Floats,
    spin: Floats,
    active: NDArray[np.int64],
    pairs: list[tuple[int, int]],
) -> tuple[Floats, tuple[str, int]]:
    """The state of the active tokens at the first event, and which it is."""
    n = len(active)
    row = {int(token): k for k, token in enumerate(active)}
    spins = board.token.contact != "ball"
    reach = 2 * board.token.radius

    def derivative(t: float, state: Floats) -> Floats:
        v = state[2 * n : 4 * n].reshape(-1, 2)
        both = [rates(board, v[k], state[4 * n + k]) for k in range(n)]
        return np.concatenate([v.ravel(), *(a for a, _ in both), [w if spins else 0.0 for _, w in both]])

    def at(state: Floats, token: int) -> Floats:
        return state[2 * row[token] : 2 * row[token] + 2] if token in row else place[token]

    def pace(state: Floats, k: int) -> float:
        rim = board.token.radius * abs(state[4 * n + k]) if spins else 0.0
        return float(np.hypot(*state[2 * n + 2 * k : 2 * n + 2 * k + 2])) + rim

    events: list[Callable[[float, Floats], float]] = []
    names: list[tuple[str, int]] = []

    def add(function: Callable[[float, Floats], float], name: tuple[str, int]) -> None:
        function.terminal, function.direction = True, -1  # type: ignore[attr-defined]  # scipy's marks on a function
        events.append(function)
        names.append(name)

    for token in active.tolist():
        k = row[token]
        add(lambda t, s, k=k: pace(s, k) - STILL, ("rest", token))
        add(
            lambda t, s, k=k: min(
                s[2 * k], board.width - s[2 * k], s[2 * k + 1], board.length - s[2 * k + 1]
            ),
            ("off", token),
        )
    for number, (i, j) in enumerate(pairs):
        add(lambda t, s, i=i, j=j: np.hypot(*(at(s, j) - at(s, i))) - reach, ("contact", number))
    start = np.concatenate([place[active].ravel(), velocity[active].ravel(), spin[active]])
    for most in (0.01, 0.0005):  # a graze within one step leaves no change of sign: look closer
        solved = solve_ivp(
            derivative, (0.0, 60.0), start, method="DOP853", rtol=1e-12, atol=1e-14, max_step=most,
            events=events, dense_output=True,
        )  # fmt: skip
        if not _missed(solved, pairs, row, place, reach):
            break
    for k, states in enumerate(solved.y_events):
        if len(states):
            return states[0], names[k]
    raise AssertionError("the truth found no event within a minute")


def _missed(
    solved: OdeResult, pairs: list[tuple[int, int]], row: dict[int, int], place: Floats, reach: float
) -> bool:
    """Whether two tokens came to overlap before the end without an event."""
    steps = np.linspace(solved.t[:-1], solved.t[1:], 20, endpoint=False).T.ravel()[1:]
    states = solved.sol(steps)

    def way(token: int) -> Floats:
        k = row.get(token)
        return place[token][:, None] if k is None else states[2 * k : 2 * k + 2]

    return any(np.hypot(*(way(j) - way(i))).min() < reach - 1e-9 for i, j in pairs)


def _hit(board: Board, place: Floats, velocity: Floats, spin: Floats, i: int, j: int) -> None:
    """Textbook hit of two equal tokens in impulse form, with the 2-D cross products written out."""
    mass, radius = board.token.mass, board.token.radius
    inertia = (1.0 if board.token.contact == "ring" else 0.5) * mass * radius**2
    normal = (place[j] - place[i]) / np.linalg.norm(place[j] - place[i])
    tangent = np.array([-normal[1], normal[0]])
    rim_i = velocity[i] + spin[i] * radius * tangent
    rim_j = velocity[j] - spin[j] * radius * tangent
    along, across = (rim_j - rim_i) @ normal, (rim_j - rim_i) @ tangent
    jn = -(1 + board.collision.restitution) * along * mass / 2
    jt = -across / (2 / mass + 2 * radius**2 / inertia)
    jt = float(np.clip(jt, -board.collision.friction * jn, board.collision.friction * jn))
    impulse = jn * normal + jt * tangent
    velocity[i] -= impulse / mass
    velocity[j] += impulse / mass
    spin[i] -= radius * jt / inertia
    spin[j] -= radius * jt / inertia
