"""A flat base that slides and spins under dry friction alone, as a table of the whole way to rest, compiled.

Force and torque depend on e = v / u alone (`base.py`), and the force is along the motion: the path is a straight
line, and speed v and rim speed u over (time left to rest) x (strength of friction a) follow one curve from e
without bound, and one from e = 0, both down to the ratio that every slide ends with. With tau the time left,
l = ln tau and dashes for d/dl:

    v = a tau alpha   alpha' = F(e) - alpha          way left = a tau^2 sigma     sigma' = alpha - 2 sigma
    u = a tau beta    beta' = T(e) / j - beta        rim's way = a tau^2 phi      phi'   = beta - 2 phi

(j: inertia in units of m R^2). Every slide is the last part of a curve, moved along l: so its state at any time
is looked up, by quintics at even steps of l through sigma, phi and their first two derivatives, exact to some
1e-11 of the way. Speeds are read off the same quintics, so that they are the places' own rates.

A curve: number of rows, step of l, then sigma's rows (3 numbers each), then phi's. It begins so near the last
ratio that what comes later is alike to NEAREST; beyond its other end (e of FASTEST, or SLOWEST) paths are stepped.
"""

from __future__ import annotations

from functools import cache
from math import exp, floor, log, sqrt

import numpy as np

from lab.compiled import compiled, compiled_part
from lab.motion.base import BALL, DISC, RING, dry_force_and_torque
from lab.motion.friction import COULOMB
from lab.motion.quintic import quintic
from lab.motion.tables import BASE, GX, GY, NA, NB, NC, ND, OWN_LAW, QA, RADIUS, SPIN, Floats, Ints, V, W

FASTEST, SLOWEST = 1e5, 1e-4
NEAREST = {DISC: 1e-9, RING: 1e-13}
STEP = 1 / 24
_WITHIN = 16  # Runge-Kutta steps in each
_MOST_ROWS = 4000


def spin_curves(contacts: frozenset[int]) -> Floats:
    """The curves of the contacts in use: first, for disc and ring, where the upper and the lower one begin,
    counted from the array's own beginning (0: not here). Empty when no base is flat."""
    parts, heads, at = [], [0.0] * 4, 4
    for contact in sorted(contacts - {BALL}):
        for upper in (True, False):
            curve = _curve(contact, upper)
            heads[2 * (contact - DISC) + (0 if upper else 1)] = float(at)
            parts.append(curve)
            at += len(curve)
    return np.concatenate([heads, *parts]) if parts else np.empty(0)


@cache
def _curve(contact: int, upper: bool) -> Floats:
    """One contact's curve above (or below) its last ratio."""
    inertia, e = _inertia(contact), last_ratio(contact)
    beta = dry_force_and_torque(contact, e, 1.0)[1] / inertia
    alpha = (e + (NEAREST[contact] if upper else -NEAREST[contact])) * beta
    ends, rows = (FASTEST if upper else SLOWEST), np.zeros((2, _MOST_ROWS, 3))
    count, at_one = _integrate(contact, inertia, alpha, beta, 0.0, ends, rows)
    if at_one > 0.0:  # F bends sharply at e = 1: there must be a row
        count, _ = _integrate(contact, inertia, alpha, beta, (at_one - floor(at_one)) * STEP, ends, rows)
    return np.concatenate([[float(count), STEP], rows[0, :count].ravel(), rows[1, :count].ravel()])


def _inertia(contact: int) -> float:
    return 1.0 if contact == RING else 0.5


@cache
def last_ratio(contact: int) -> float:
    """v / u that every slide under dry friction ends with: where F = e T / j, by halving."""
    inertia, low, high = _inertia(contact), 0.1, 2.0
    for _ in range(60):
        e = 0.5 * (low + high)
        force, torque = dry_force_and_torque(contact, e, 1.0)
        low, high = (e, high) if force < e * torque / inertia else (low, e)
    return 0.5 * (low + high)


@compiled
def _integrate(
    contact: int, inertia: float, alpha: float, beta: float, lead: float, ends: float, rows: Floats
) -> tuple[int, float]:
    """Fill rows (2, n, 3) with sigma, phi and their first two derivatives at even steps of l.

    Classical Runge-Kutta from next to the last ratio until e has reached `ends`, the first row `lead` after the
    start. Returns how many rows, and at which (a fraction too) e = 1 is crossed; 0 where it is not.
    """
    h, at_one = lead / _WITHIN, 0.0
    sigma, phi = 0.5 * alpha, 0.5 * beta
    for k in range(rows.shape[1]):
        for part in range(_WITHIN):
            f1, t1 = dry_force_and_torque(contact, alpha, beta)
            a1, b1, s1, p1 = f1 - alpha, t1 / inertia - beta, alpha - 2.0 * sigma, beta - 2.0 * phi
            a, b, s, p = alpha + 0.5 * h * a1, beta + 0.5 * h * b1, sigma + 0.5 * h * s1, phi + 0.5 * h * p1
            f2, t2 = dry_force_and_torque(contact, a, b)
            a2, b2, s2, p2 = f2 - a, t2 / inertia - b, a - 2.0 * s, b - 2.0 * p
            a, b, s, p = alpha + 0.5 * h * a2, beta + 0.5 * h * b2, sigma + 0.5 * h * s2, phi + 0.5 * h * p2
            f3, t3 = dry_force_and_torque(contact, a, b)
            a3, b3, s3, p3 = f3 - a, t3 / inertia - b, a - 2.0 * s, b - 2.0 * p
            a, b, s, p = alpha + h * a3, beta + h * b3, sigma + h * s3, phi + h * p3
            f4, t4 = dry_force_and_torque(contact, a, b)
            before = alpha - beta
            alpha += h * (a1 + 2.0 * a2 + 2.0 * a3 + f4 - a) / 6.0
            beta += h * (b1 + 2.0 * b2 + 2.0 * b3 + t4 / inertia - b) / 6.0
            sigma += h * (s1 + 2.0 * s2 + 2.0 * s3 + a - 2.0 * s) / 6.0
            phi += h * (p1 + 2.0 * p2 + 2.0 * p3 + b - 2.0 * p) / 6.0
            if before < 0.0 <= alpha - beta:
                at_one = k - 1 + (part + before / (before - (alpha - beta))) / _WITHIN
        force, torque = dry_force_and_torque(contact, alpha, beta)
        rows[0, k, 0], rows[0, k, 1] = sigma, alpha - 2.0 * sigma
        rows[0, k, 2] = force - 3.0 * alpha + 4.0 * sigma
        rows[1, k, 0], rows[1, k, 1] = phi, beta - 2.0 * phi
        rows[1, k, 2] = torque / inertia - 3.0 * beta + 4.0 * phi
        h = STEP / _WITHIN
        if (alpha > ends * beta) if ends > 1.0 else (alpha < ends * beta):
            return k + 1, at_one
    return rows.shape[1], at_one


@compiled_part
def _share(k: int, part: float, board: Floats) -> tuple[float, float]:
    """(sigma, alpha) or (phi, beta) at the part of the step whose first row is at board[k]."""
    integral, rate = quintic(
        board[k], board[k + 1], board[k + 2], board[k + 3], board[k + 4], board[k + 5], part, STEP
    )
    return integral, rate + 2.0 * integral


@compiled_part
def _both(k: int, part: float, curve: int, board: Floats) -> tuple[float, float, float]:
    """(sigma, alpha, beta) at the part of the step from row k."""
    first = curve + 2 + 3 * k
    sigma, alpha = _share(first, part, board)
    _, beta = _share(first + 3 * int(board[curve]), part, board)
    return sigma, alpha, beta


@compiled_part
def _excess(k: int, part: float, e: float, curve: int, board: Floats) -> float:
    """How far alpha is above e beta at the part of the step from row k."""
    _, alpha, beta = _both(k, part, curve, board)
    return alpha - e * beta


@compiled_part
def _way_share(scaled: float, curve: int, board: Floats) -> tuple[float, float]:
    """(sigma, alpha) when tau is `scaled` on the curve's own scale: exp l."""
    at = max(log(scaled), 0.0) / STEP if scaled > 0.0 else 0.0
    k = min(int(at), int(board[curve]) - 2)
    return _share(curve + 2 + 3 * k, min(at - k, 1.0), board)


@compiled_part
def has_spin_curve(i: int, tok: Floats, plan: Ints, board: Floats) -> bool:
    """Whether token i, which slides and spins, is on a curve."""
    if board[SPIN] == 0.0 or plan[i, OWN_LAW] != COULOMB or board[GX] != 0.0 or board[GY] != 0.0:
        return False
    u = tok[i, RADIUS] * abs(tok[i, W])
    return 1.01 * SLOWEST * u < tok[i, V] < 0.99 * FASTEST * u


@compiled_part
def begin_spinning(i: int, tok: Floats, plan: Ints, board: Floats) -> None:
    """Find where on its curve token i is: NA = scale of tau (1/s), NB = time left (s), NC = way left (m), ND = curve.

    The row by halving, then the part of the step to the next one, where alpha = e beta, by the Illinois rule.
    """
    v, a, head = tok[i, V], tok[i, QA], int(board[SPIN])
    e = v / (tok[i, RADIUS] * abs(tok[i, W]))
    curve = head + int(board[head + 2 * (plan[i, BASE] - DISC)])
    side = 1.0
    if _excess(0, 0.0, e, curve, board) > 0.0:
        curve, side = head + int(board[head + 2 * (plan[i, BASE] - DISC) + 1]), -1.0
    low, high, part = 0, int(board[curve]) - 1, 0.0
    if side * _excess(0, 0.0, e, curve, board) < 0.0:
        while high - low > 1:
            middle = (low + high) // 2
            if side * _excess(middle, 0.0, e, curve, board) < 0.0:
                low = middle
            else:
                high = middle
        part = _part_of_step(low, e, curve, board)
    sigma, alpha, _ = _both(low, part, curve, board)
    left = v / (a * alpha)
    tok[i, NA], tok[i, NB], tok[i, NC] = exp((low + part) * STEP) / left, left, a * left * left * sigma
    tok[i, ND] = curve


@compiled_part
def _part_of_step(k: int, e: float, curve: int, board: Floats) -> float:
    """The part of the step from row k at which alpha = e beta, which lies within it."""
    left, right = 0.0, 1.0
    below, above = _excess(k, left, e, curve, board), _excess(k, right, e, curve, board)
    kept, part = 0, 0.0
    for _ in range(30):
        if above == below:
            break
        part = left - below * (right - left) / (above - below)
        now = _excess(k, part, e, curve, board)
        if abs(now) <= 1e-16 or right - left < 1e-15:
            break
        if (now < 0.0) == (below < 0.0):
            left, below = part, now
            if kept == 1:
                above *= 0.5
            kept = 1
        else:
            right, above = part, now
            if kept == 2:
                below *= 0.5
            kept = 2
    return part


@compiled_part
def spinning_left(i: int, span: float, tok: Floats, board: Floats) -> tuple[float, float]:
    """Way left (m) and speed (m/s) of token i, `span` seconds on in its piece along a curve."""
    left, a = max(tok[i, NB] - span, 0.0), tok[i, QA]
    sigma, alpha = _way_share(left * tok[i, NA], int(tok[i, ND]), board)
    return a * left * left * sigma, a * left * alpha


@compiled_part
def spin_left(i: int, span: float, tok: Floats, board: Floats) -> float:
    """Spin (rad/s) of token i, `span` seconds on in its piece along a curve."""
    left, curve = max(tok[i, NB] - span, 0.0), int(tok[i, ND])
    at = max(log(left * tok[i, NA]), 0.0) / STEP if left > 0.0 else 0.0
    k = min(int(at), int(board[curve]) - 2)
    _, beta = _share(curve + 2 + 3 * (int(board[curve]) + k), min(at - k, 1.0), board)
    rim = tok[i, QA] * left * beta / tok[i, RADIUS]
    return rim if tok[i, W] > 0.0 else -rim


@compiled_part
def spinning_time_left(i: int, way_left: float, tok: Floats, board: Floats) -> float:
    """Seconds left when token i, on its piece along a curve, has `way_left` metres left: Newton's steps."""
    scale, curve = tok[i, NA], int(tok[i, ND])
    goal = way_left * scale * scale / tok[i, QA]
    x = scale * tok[i, NB] * sqrt(way_left / tok[i, NC])
    for _ in range(20):
        sigma, alpha = _way_share(x, curve, board)
        step = (x * x * sigma - goal) / (x * alpha) if x > 0.0 else 0.0
        x -= step
        if abs(step) <= 1e-15 * x:
            break
    return x / scale
