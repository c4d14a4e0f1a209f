"""The pieces that a token's path is made of, compiled.

STRAIGHT: a closed form of the law, or a table of the whole way (`curve.py`, `spinning.py`), until the token rests.
CURVED: one step of the coupled equations of place, velocity and spin, where the board is tilted, or a flat base
spins under another law than coulomb's (`steps.py`), between its ends a quintic through place, velocity and
acceleration. TAIL: the last tenth of a nanometre of such a path, at constant deceleration until the token rests.
"""

from __future__ import annotations

from math import inf, sqrt

from lab.compiled import compiled, compiled_part
from lab.motion.base import BALL
from lab.motion.curve import begin_along_curve, curve_left, curve_time_left, has_curve
from lab.motion.friction import (
    COULOMB,
    WEAKENING,
    distance,
    most_deceleration,
    speed,
    stop_distance,
    stop_time,
    time_at,
)  # fmt: skip
from lab.motion.quintic import most_of_quintic, quintic
from lab.motion.spinning import (
    begin_spinning,
    has_spin_curve,
    spin_left,
    spinning_left,
    spinning_time_left,
)
from lab.motion.steps import dormand_prince, rates
from lab.motion.tables import (
    ALONG_CURVE,
    ALONG_SPIN,
    AMAX,
    AW,
    AW1,
    AX,
    AX1,
    AY,
    AY1,
    BASE,
    CURVED,
    FORM,
    GX,
    GY,
    INERTIA,
    LAW,
    MAY_CURVE,
    MOVING,
    NA,
    NB,
    NC,
    ND,
    OWN_LAW,
    QA,
    QB,
    QC,
    QD,
    RADIUS,
    RESTING,
    STATE,
    STEP_SIZE,
    STRAIGHT,
    T0,
    T1,
    TAIL,
    UX,
    UY,
    VX1,
    VY1,
    W1,
    X1,
    Y1,
    Floats,
    Ints,
    V,
    W,
    X,
    Y,
)  # fmt: skip

TAIL_LENGTH = 1e-10
"""Metres left to go at which a curved path is taken as ending straight."""

FINEST, COARSEST = 1e-6, 5e-3
PLACE_ERROR = 1e-8
"""A step may err in velocity by so much of the token's speed as moves its resting place by PLACE_ERROR (m),
within these bounds: the slower, the less an error carries."""

_LEAST_STEP = 1e-12

STILL = 1e-9
"""Speed (m/s) of a whole base, its rim's turning counted in, at which a curved path ends at once: what is left of
it is less than TAIL_LENGTH, and on a slope next to mu it would never come to a tail."""


@compiled_part
def _left(i: int, span: float, tok: Floats, plan: Ints, board: Floats) -> tuple[float, float]:
    """Way left (m) and speed (m/s) after `span` seconds on a piece that is looked up."""
    if MAY_CURVE and plan[i, LAW] == ALONG_SPIN:
        return spinning_left(i, span, tok, board)
    return curve_left(i, max(tok[i, NB] - span, 0.0), tok, board)


@compiled_part
def way(i: int, span: float, tok: Floats, plan: Ints, board: Floats) -> float:
    """Metres that token i goes in `span` seconds on its piece, which is not curved."""
    if plan[i, LAW] < 0:
        left, _ = _left(i, span, tok, plan, board)
        return tok[i, NC] - left
    return distance(plan[i, LAW], tok[i, NA], tok[i, NB], tok[i, NC], tok[i, ND], tok[i, V], span)


@compiled_part
def way_and_pace(i: int, span: float, tok: Floats, plan: Ints, board: Floats) -> tuple[float, float]:
    """Metres gone and speed after `span` seconds on token i's piece, which is not curved."""
    if plan[i, LAW] < 0:
        left, v = _left(i, span, tok, plan, board)
        return tok[i, NC] - left, v
    law, a, b, c, d, v = plan[i, LAW], tok[i, NA], tok[i, NB], tok[i, NC], tok[i, ND], tok[i, V]
    return distance(law, a, b, c, d, v, span), speed(law, a, b, c, d, v, span)


@compiled
def motion_at(i: int, t: float, tok: Floats, plan: Ints, board: Floats) -> tuple[float, float, float, float]:
    """Token i's place (m) and velocity (m/s) at time t on its piece of path."""
    span = t - tok[i, T0]
    if not MAY_CURVE or plan[i, FORM] != CURVED:
        along, v = way_and_pace(i, span, tok, plan, board)
        return (
            tok[i, X] + tok[i, UX] * along,
            tok[i, Y] + tok[i, UY] * along,
            tok[i, UX] * v,
            tok[i, UY] * v,
        )
    h = tok[i, T1] - tok[i, T0]
    v0 = tok[i, V]
    x, vx = quintic(tok[i, X], tok[i, UX] * v0, tok[i, AX], tok[i, X1], tok[i, VX1], tok[i, AX1], span / h, h)
    y, vy = quintic(tok[i, Y], tok[i, UY] * v0, tok[i, AY], tok[i, Y1], tok[i, VY1], tok[i, AY1], span / h, h)
    return x, y, vx, vy


@compiled
def spin_at(i: int, t: float, tok: Floats, plan: Ints, board: Floats) -> float:
    """Token i's spin (rad/s) at time t on its piece of path."""
    w, form = tok[i, W], plan[i, FORM]
    if not MAY_CURVE:
        return w
    if w != 0.0 and plan[i, LAW] == ALONG_SPIN:
        return spin_left(i, t - tok[i, T0], tok, board)
    if w == 0.0 or form == STRAIGHT:
        return w
    h = tok[i, T1] - tok[i, T0]
    if h <= 0.0:
        return 0.0
    part = (t - tok[i, T0]) / h
    if form == TAIL:
        return w * max(1.0 - part, 0.0)
    d0, d1, rise = tok[i, AW] * h, tok[i, AW1] * h, tok[i, W1] - w
    return w + part * (d0 + part * (3.0 * rise - 2.0 * d0 - d1 + part * (d0 + d1 - 2.0 * rise)))


@compiled_part
def move_to(i: int, t: float, tok: Floats, plan: Ints, board: Floats) -> None:
    """Carry a moving token's state on to time t on its piece; a curved one must `begin` anew then."""
    if not MAY_CURVE or plan[i, FORM] != CURVED:
        span = t - tok[i, T0]
        if span == 0.0:
            return
        along, v = way_and_pace(i, span, tok, plan, board)
        tok[i, W] = spin_at(i, t, tok, plan, board)
        tok[i, X] += tok[i, UX] * along
        tok[i, Y] += tok[i, UY] * along
        tok[i, V] = v
        if plan[i, LAW] < 0:
            tok[i, NB] = max(tok[i, NB] - span, 0.0)
            tok[i, NC] -= along
    elif t >= tok[i, T1]:
        tok[i, X], tok[i, Y], tok[i, W] = tok[i, X1], tok[i, Y1], tok[i, W1]
        _set_direction(i, tok[i, VX1], tok[i, VY1], tok)
    else:
        w = spin_at(i, t, tok, plan, board)
        x, y, vx, vy = motion_at(i, t, tok, plan, board)
        tok[i, X], tok[i, Y], tok[i, W] = x, y, w
        _set_direction(i, vx, vy, tok)
    tok[i, T0] = t


@compiled_part
def _set_direction(i: int, vx: float, vy: float, tok: Floats) -> None:
    v = sqrt(vx * vx + vy * vy)
    tok[i, V] = v
    if v > 0.0:
        tok[i, UX], tok[i, UY] = vx / v, vy / v


@compiled_part
def set_velocity(i: int, vx: float, vy: float, spin: float, t: float, tok: Floats, plan: Ints) -> None:
    """Give a token a new velocity and spin at time t; `begin` finds out how it goes on."""
    _set_direction(i, vx, vy, tok)
    tok[i, W], tok[i, T0] = spin, t
    tok[i, STEP_SIZE] = 0.0
    plan[i, STATE] = MOVING


@compiled_part
def begin(i: int, tok: Floats, plan: Ints, board: Floats) -> None:
    """Start a piece of path from a moving token's state; a token that stands still comes to rest."""
    spins, curved, turning = False, False, 0.0
    if MAY_CURVE:
        spins = plan[i, BASE] != BALL and tok[i, W] != 0.0
        curved = spins or board[GX] != 0.0 or board[GY] != 0.0
        turning = tok[i, RADIUS] * abs(tok[i, W]) if spins else 0.0
    if tok[i, V] + turning <= (STILL if curved else 0.0):
        tok[i, V], tok[i, W] = 0.0, 0.0
        plan[i, STATE] = RESTING
    elif MAY_CURVE and spins and has_spin_curve(i, tok, plan, board):
        begin_spinning(i, tok, plan, board)
        plan[i, FORM], plan[i, LAW] = STRAIGHT, ALONG_SPIN
        tok[i, T1] = tok[i, T0] + tok[i, NB]
    elif MAY_CURVE and curved:
        _begin_curved(i, tok, plan, board)
    else:
        _begin_straight(i, tok, plan, board)


@compiled_part
def _begin_straight(i: int, tok: Floats, plan: Ints, board: Floats) -> None:
    """Take the whole way to rest as one piece, by the law's closed form or along its curve."""
    v = tok[i, V]
    plan[i, FORM], plan[i, LAW] = STRAIGHT, plan[i, OWN_LAW]
    if plan[i, OWN_LAW] >= WEAKENING and has_curve(i, v, tok, board):
        plan[i, LAW] = ALONG_CURVE
        begin_along_curve(i, v, tok, board)
        tok[i, T1] = tok[i, T0] + tok[i, NB]
        return
    tok[i, NA], tok[i, NB], tok[i, NC], tok[i, ND] = tok[i, QA], tok[i, QB], tok[i, QC], tok[i, QD]
    tok[i, T1] = tok[i, T0] + stop_time(plan[i, LAW], tok[i, NA], tok[i, NB], tok[i, NC], tok[i, ND], v)


@compiled_part
def length_of(i: int, tok: Floats, plan: Ints) -> float:
    """Metres that token i's piece is long, which is not curved."""
    if plan[i, LAW] < 0:
        return tok[i, NC]
    return stop_distance(plan[i, LAW], tok[i, NA], tok[i, NB], tok[i, NC], tok[i, ND], tok[i, V])


@compiled_part
def time_of(i: int, along: float, tok: Floats, plan: Ints, board: Floats) -> float:
    """When token i has gone `along` metres on its piece, which is not curved; inf when it stops short."""
    if along == inf or along >= length_of(i, tok, plan):
        return inf
    if plan[i, LAW] < 0:
        to_go = tok[i, NC] - along
        if MAY_CURVE and plan[i, LAW] == ALONG_SPIN:
            left = spinning_time_left(i, to_go, tok, board)
        else:
            left = curve_time_left(i, to_go, tok, board)
        return tok[i, T0] + max(tok[i, NB] - left, 0.0)  # rounding never goes back in time
    return tok[i, T0] + time_at(
        plan[i, LAW], tok[i, NA], tok[i, NB], tok[i, NC], tok[i, ND], tok[i, V], along
    )


@compiled_part
def greatest_acceleration(i: int, tok: Floats, plan: Ints) -> float:
    """Bound (m/s^2) on a token's acceleration over its piece; 0 at rest."""
    if plan[i, STATE] != MOVING:
        return 0.0
    if MAY_CURVE and plan[i, FORM] == CURVED:
        return tok[i, AMAX]
    if MAY_CURVE and plan[i, FORM] == TAIL:
        return tok[i, NA]
    return most_deceleration(plan[i, OWN_LAW], tok[i, QA], tok[i, QB], tok[i, QC], tok[i, QD], tok[i, V])


@compiled_part
def _begin_curved(i: int, tok: Floats, plan: Ints, board: Floats) -> None:
    """Take one step of the coupled equations, as long as its error allows, or begin the tail."""
    base, law, radius = plan[i, BASE], plan[i, OWN_LAW], tok[i, RADIUS]
    a, b, c, d, inertia = tok[i, QA], tok[i, QB], tok[i, QC], tok[i, QD], tok[i, INERTIA]
    gx, gy, v, w = board[GX], board[GY], tok[i, V], tok[i, W]
    vx, vy = tok[i, UX] * v, tok[i, UY] * v
    k1x, k1y, k1w = rates(base, law, a, b, c, d, radius, inertia, gx, gy, vx, vy, w)
    slowing = -(k1x * tok[i, UX] + k1y * tok[i, UY])
    u, unwinding = radius * abs(w), radius * abs(k1w)
    slides_out = v == 0.0 or (slowing > 0.0 and v * v < 2.0 * TAIL_LENGTH * slowing)
    spins_out = base == BALL or u * u < 2.0 * TAIL_LENGTH * unwinding
    if slides_out and spins_out:
        plan[i, FORM], plan[i, LAW] = TAIL, COULOMB
        lasts = v / slowing if v > 0.0 else 0.0
        if base != BALL and u > 0.0:
            lasts = max(lasts, u / unwinding)
        tok[i, NA] = slowing if v > 0.0 else 1.0
        tok[i, T1] = tok[i, T0] + lasts
        return
    plan[i, FORM], plan[i, LAW] = CURVED, law
    fastest = v if base == BALL else v + u
    # a step never reaches beyond the stop, where the rates break off
    furthest = 0.9 * fastest / (max(slowing, 0.0) + (0.0 if base == BALL else unwinding) + 1e-3)
    allowed = fastest * min(max(FINEST, PLACE_ERROR * slowing / (fastest * fastest)), COARSEST)
    h = furthest * (min(tok[i, STEP_SIZE], 1.0) if tok[i, STEP_SIZE] > 0.0 else 0.3)
    while True:
        x1, y1, vx1, vy1, w1, k7x, k7y, k7w, error = dormand_prince(
            base, law, a, b, c, d, radius, inertia, gx, gy, vx, vy, w, k1x, k1y, k1w, h
        )
        error /= allowed
        factor = 0.2  # also where the step overflowed and the error is no number
        if error > 1e-10:
            factor = min(max(0.9 * error**-0.2, 0.2), 5.0)
        elif error <= 1e-10:
            factor = 5.0
        if error <= 1.0 or h < _LEAST_STEP:
            break
        h *= factor
    if w1 * w < 0.0:
        w1 = 0.0  # spin ends, it does not turn back
    tok[i, X1], tok[i, Y1], tok[i, VX1], tok[i, VY1], tok[i, W1] = (
        tok[i, X] + x1,
        tok[i, Y] + y1,
        vx1,
        vy1,
        w1,
    )
    tok[i, AX], tok[i, AY], tok[i, AW], tok[i, AX1], tok[i, AY1], tok[i, AW1] = k1x, k1y, k1w, k7x, k7y, k7w
    steepest = sqrt(gx * gx + gy * gy)
    most_x = most_of_quintic(tok[i, X], vx, k1x, tok[i, X1], vx1, k7x, h)
    most_y = most_of_quintic(tok[i, Y], vy, k1y, tok[i, Y1], vy1, k7y, h)
    tok[i, AMAX] = min(
        most_deceleration(law, a, b, c, d, fastest + steepest * h) + steepest,
        sqrt(most_x * most_x + most_y * most_y),
    )
    tok[i, STEP_SIZE] = h * factor / furthest
    tok[i, T1] = tok[i, T0] + h
