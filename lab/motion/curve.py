"""The whole way to rest as a table, for laws without a closed form, compiled.

A law that depends on speed alone has one curve: the way sigma and the speed nu at each time tau before rest.
Every straight slide is the last part of that curve, so that where and how fast a token is, and when it has
gone a distance, are looked up: quintics through sigma, nu and the deceleration at even times, exact to about
1e-12 m. A factor on the whole deceleration only stretches the curve: time and way by its inverse.

A factor f on dry friction alone (a token's own, a slide's scatter) does that too, but for the drag k v of
`weakening`, which becomes (k/f) v on the stretched curve. There the table is a family: each of its numbers is a
polynomial in z, which is k/f brought to -1 to 1 over the factors that may come, by Chebyshev's points. A token
keeps its z; one beyond the family goes by the integrals of `friction.py`.

The curve lies in the board's numbers: how many steps, their length, the reference deceleration at rest, how many
terms N in z, then k/f in the middle and its half range, and the speed up to which all of the family reach; then at
each time N terms of sigma, of nu and of the deceleration.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil, cos, floor, log2, pi, sqrt

import numpy as np

from lab.board import Surface
from lab.compiled import compiled, compiled_part
from lab.motion.friction import LAWS, WEAKENING, deceleration, law_numbers, stop_time
from lab.motion.quintic import quintic
from lab.motion.tables import CURVE, NA, NB, NC, ND, QA, QB, QD, Floats

STEPS = 1024
_WITHIN = 8  # Runge-Kutta steps in each
_POINTS = 12
_HEAD = 7
_ENOUGH = 1e-12  # m and m/s: terms below that are left out
_ONE_FACTOR = 1e-9  # range of k/f, as a part, that counts as none


def top_speed(fastest: float) -> float:
    """The speed (m/s) up to which a table is made for releases of up to `fastest` m/s."""
    return float(2.0 ** ceil(log2(max(2.5 * fastest, 0.25))))


@lru_cache(maxsize=16)
def curve_of(surface: Surface, gravity: float, fastest: float, factors: tuple[float, float]) -> Floats:
    """The curve of a surface for speeds up to `fastest` m/s; empty for a law with a closed form.

    factors: the least and the greatest factor on dry friction that may come.
    """
    if LAWS[surface.law].code < WEAKENING:
        return np.empty(0)
    law, (a, b, c, d) = LAWS[surface.law].code, law_numbers(surface, gravity)
    low, high = d / factors[1], d / factors[0]
    middle, half = 0.5 * (low + high), max(0.5 * (high - low), _ONE_FACTOR * d)
    points = 1 if half <= _ONE_FACTOR * d else _POINTS
    step = stop_time(law, a, b, c, middle - half, fastest) / STEPS
    places = [cos(pi * (k + 0.5) / points) for k in range(points)]
    rows = np.zeros((points, STEPS + 1, 3))
    for row, z in zip(rows, places, strict=True):
        _integrate(law, a, b, c, middle + half * z, step, row)
    terms = np.moveaxis(np.polynomial.chebyshev.chebfit(places, rows.reshape(points, -1), points - 1), 0, 1)
    needed = np.flatnonzero(np.abs(terms).max(axis=0) > _ENOUGH)[-1] + 1
    terms = terms[:, :needed].reshape(STEPS + 1, 3, needed)
    top = np.polynomial.chebyshev.chebval([-1.0, 1.0], terms[-1, 1]).min()
    head = [float(STEPS), step, a + b, float(needed), middle, half, float(top)]
    return np.concatenate([head, terms.ravel()])


@compiled
def _integrate(law: int, a: float, b: float, c: float, d: float, step: float, rows: Floats) -> None:
    """Fill rows (n, 3) with sigma, nu, deceleration at even times before rest: classical Runge-Kutta."""
    h, way, v = step / _WITHIN, 0.0, 0.0
    rows[0, 2] = deceleration(law, a, b, c, d, 0.0)
    for k in range(1, rows.shape[0]):
        for _ in range(_WITHIN):
            k1 = deceleration(law, a, b, c, d, v)
            k2 = deceleration(law, a, b, c, d, v + 0.5 * h * k1)
            k3 = deceleration(law, a, b, c, d, v + 0.5 * h * k2)
            k4 = deceleration(law, a, b, c, d, v + h * k3)
            way += h * (v + h * (k1 + k2 + k3) / 6.0)
            v += h * (k1 + 2.0 * k2 + 2.0 * k3 + k4) / 6.0
        rows[k, 0], rows[k, 1], rows[k, 2] = way, v, deceleration(law, a, b, c, d, v)


@compiled_part
def _at(first: int, z: float, terms: int, board: Floats) -> float:
    """One of the table's numbers, whose terms begin at board[first], at z: by Clenshaw's sum."""
    b1 = b2 = 0.0
    for n in range(terms - 1, 0, -1):
        b1, b2 = 2.0 * z * b1 - b2 + board[first + n], b1
    return z * b1 - b2 + board[first]


@compiled_part
def has_curve(i: int, v: float, tok: Floats, board: Floats) -> bool:
    """Whether token i's law at speed v is a stretched part of the board's curve; if so, note how: NA is how many
    times stronger it is slowed, ND its z."""
    k = int(board[CURVE])
    if k == 0:
        return False
    stretch, z = (tok[i, QA] + tok[i, QB]) / board[k + 2], 0.0
    if tok[i, QD] != 0.0:
        z = (tok[i, QD] / stretch - board[k + 4]) / board[k + 5]
        if abs(z) > 1.0:
            return False
    tok[i, NA], tok[i, ND] = stretch, z
    return v <= board[k + 6]


@compiled_part
def _ends(row: int, z: float, terms: int, board: Floats) -> tuple[float, float, float, float, float, float]:
    """Way, speed and deceleration at z, at both ends of the step whose first row is at board[row]."""
    x0, v0, a0 = board[row], board[row + terms], board[row + 2 * terms]
    x1, v1, a1 = board[row + 3 * terms], board[row + 4 * terms], board[row + 5 * terms]
    before, now = 1.0, z  # Chebyshev's polynomials, each from the two before
    for n in range(1, terms):
        k = row + n
        x0 += now * board[k]
        v0 += now * board[k + terms]
        a0 += now * board[k + 2 * terms]
        x1 += now * board[k + 3 * terms]
        v1 += now * board[k + 4 * terms]
        a1 += now * board[k + 5 * terms]
        before, now = now, 2.0 * z * now - before
    return x0, v0, a0, x1, v1, a1


@compiled_part
def curve_left(i: int, tau: float, tok: Floats, board: Floats) -> tuple[float, float]:
    """Way left (m) and speed (m/s) of token i on its curve, tau seconds before it rests."""
    if tau == 0.0:
        return 0.0, 0.0
    k, stretch = int(board[CURVE]), tok[i, NA]
    h, terms = board[k + 1], int(board[k + 3])
    at = tau * stretch / h
    step = min(max(int(at), 0), int(board[k]) - 1)
    x0, v0, a0, x1, v1, a1 = _ends(k + _HEAD + 3 * terms * step, tok[i, ND], terms, board)
    way, v = quintic(x0, v0, a0, x1, v1, a1, max(at - step, 0.0), h)
    return way / stretch, v


@compiled_part
def _step_of(value: float, guess: float, first: int, z: float, terms: int, last: int, board: Floats) -> int:
    """The step, up to `last`, in which the number whose terms begin at board[first] in the first row comes to
    `value`: by secants from `guess`, a few of which lead there, else on foot."""
    wide, step = 3 * terms, int(min(max(guess, 0.0), float(last)))
    for _ in range(8):
        low = _at(first + wide * step, z, terms, board)
        further = (value - low) / (_at(first + wide * (step + 1), z, terms, board) - low)
        if 0.0 <= further < 1.0:
            return step
        step = int(min(max(floor(step + further), 0.0), float(last)))
    while step > 0 and _at(first + wide * step, z, terms, board) > value:
        step -= 1
    while step < last and _at(first + wide * (step + 1), z, terms, board) <= value:
        step += 1
    return step


@compiled_part
def begin_along_curve(i: int, v: float, tok: Floats, board: Floats) -> None:
    """Note how long (NB, s) and how far (NC, m) token i, which `has_curve`, goes on from speed v."""
    k, stretch, z = int(board[CURVE]), tok[i, NA], tok[i, ND]
    last, h, terms = int(board[k]) - 1, board[k + 1], int(board[k + 3])
    step = _step_of(v, (last + 1) * v / board[k + 6], k + _HEAD + terms, z, terms, last, board)
    x0, v0, a0, x1, v1, a1 = _ends(k + _HEAD + 3 * terms * step, z, terms, board)
    p, way = (v - v0) / (v1 - v0), 0.0
    for _ in range(6):
        way, speed = quintic(x0, v0, a0, x1, v1, a1, p, h)
        better = min(max(p - (speed - v) / ((a0 * (1.0 - p) + a1 * p) * h), 0.0), 1.0)
        done = abs(better - p) <= 1e-14
        p = better
        if done:
            break
    way, _ = quintic(x0, v0, a0, x1, v1, a1, p, h)
    tok[i, NB], tok[i, NC] = (step + p) * h / stretch, way / stretch


@compiled_part
def curve_time_left(i: int, way_left: float, tok: Floats, board: Floats) -> float:
    """Seconds before rest at which token i, on its curve, has `way_left` metres left."""
    k, stretch, z = int(board[CURVE]), tok[i, NA], tok[i, ND]
    last, h, terms = int(board[k]) - 1, board[k + 1], int(board[k + 3])
    goal, first = way_left * stretch, k + _HEAD
    part = goal / _at(first + 3 * terms * (last + 1), z, terms, board)
    step = _step_of(goal, (last + 1) * sqrt(max(part, 0.0)), first, z, terms, last, board)
    x0, v0, a0, x1, v1, a1 = _ends(first + 3 * terms * step, z, terms, board)
    p = (goal - x0) / (x1 - x0)
    for _ in range(6):
        way, speed = quintic(x0, v0, a0, x1, v1, a1, p, h)
        if speed <= 0.0:
            break
        better = min(max(p - (way - goal) / (speed * h), 0.0), 1.0)
        done = abs(better - p) <= 1e-14
        p = better
        if done:
            break
    return (step + p) * h / stretch
