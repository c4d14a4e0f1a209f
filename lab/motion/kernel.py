"""The event-driven solver, compiled: one slide from release until everything lies still.

Every token that moves keeps its next event: its piece of path ends (at rest, or in a further step), it comes
to an edge, a rail or a seam, or it meets another token. The earliest event of all is carried out, and only the
tokens that it touches plan anew. Where paths are straight nothing is stepped.

Order: events go by time; within 1e-12 s the token that is nearer the thrower goes first, then the one more
to the left, whatever the order in which tokens are listed, and what had to wait for it happens when it did: times
never go back. A slide that reaches `EVENT_CAP` events, or `STEP_CAP` steps, stops with a status that the callers
turn into an error.
"""

from __future__ import annotations

from math import cos, inf, sin, sqrt

import numpy as np
from numpy.typing import NDArray

from lab.board import G
from lab.compiled import compiled, compiled_part
from lab.motion.contact import LEAST_SEPARATION, hit, topples
from lab.motion.friction import COULOMB
from lab.motion.pieces import begin, move_to, set_velocity
from lab.motion.planning import await_plan, meeting_time, plan_end, plan_token, sooner
from lab.motion.tables import (
    CONTACT,
    CURVED,
    ENDS,
    FORM,
    FRICTION,
    HEIGHT,
    INERTIA,
    LAW,
    LEAVE,
    LEFT,
    MASS,
    MAY_CURVE,
    MAY_TOPPLE,
    MOVING,
    NA,
    NEAR,
    NEXT,
    OFF,
    OTHER,
    PLANNED,
    QA,
    QB,
    RADIUS,
    RAIL,
    RAIL_FRICTION,
    RAIL_RESTITUTION,
    REST,
    RESTING,
    RIGHT,
    SEAM,
    SEAMS,
    START,
    STATE,
    STEP,
    STEP_SIZE,
    STRAIGHT,
    T0,
    TOPPLE,
    TOPPLED,
    UX,
    UY,
    WHEN,
    YIELD_SPEED,
    Floats,
    Ints,
    V,
    W,
    X,
    Y,
)  # fmt: skip

EVENT_CAP, STEP_CAP = 20_000, 400_000
"""Events that a slide may have, and steps of its curved paths with them."""

NUDGE = 5e-10
"""Tokens that press on each other or on a rail (they meet it slower than LEAST_SEPARATION) are set this far (m)
apart: a push then goes over in small hits some microseconds apart, not in endlessly many."""

MOST_NUDGE = 1e-6
PATIENCE = 1000
"""Steps (events, and with them the steps of curved paths) after which a slide's tokens press on each other for long
(along a rail, or round one that rests on a slope): from then on NUDGE grows with the fourth power of their number,
up to MOST_NUDGE (m), and the small hits come less often: a token that creeps for a minute, on a slope next to mu,
still comes to its end. Slides without such a push have some dozens of events."""

DONE, TOO_MANY_EVENTS, LOG_FULL = range(3)


@compiled
def run_slide(
    tok: Floats, plan: Ints, board: Floats, restitution: float, events: Floats, segments: Floats, count: Ints
) -> int:
    """Carry on from the table's state, in which some tokens move, until all rest or are off.

    tok (T, 36), plan (T, 10): the tokens, changed in place; board: see `tables.py`. events and segments: logs,
    of length 0 when not wanted. count (3,): events, segments, hits so far. Returns a status.
    """
    tokens, steps, met = tok.shape[0], 0, 0
    for k in range(tokens):
        tok[k, WHEN], tok[k, ENDS] = inf, inf
        if plan[k, STATE] == MOVING:
            _note(float(START), k, -1.0, 0.0, tok, events, count)
        else:
            _trace(k, tok, plan, segments, count)
    i = other = tokens  # whom the last event was of: nobody yet
    now = -inf
    while True:
        # those whom the event was of go on in a new piece of path; at the start all that move
        for n in range(2 if steps > 0 else tokens):
            k = n
            if steps > 0:
                k = other if n == 0 else i
            if k < tokens and plan[k, STATE] == MOVING:
                begin(k, tok, plan, board)
                if plan[k, STATE] == RESTING:
                    _note(float(REST), k, -1.0, 0.0, tok, events, count)
                _trace(k, tok, plan, segments, count)
        # they are planned anew, and so is whoever was to meet one of them next
        for k in range(tokens):
            plan[k, PLANNED] = 0
            if plan[k, STATE] != MOVING:
                continue
            if steps > 0 and k != i and k != other:
                if plan[k, NEXT] != CONTACT or (plan[k, OTHER] != i and plan[k, OTHER] != other):
                    continue
                move_to(k, tok[i, T0], tok, plan, board)
                if MAY_CURVE and plan[k, FORM] == CURVED:
                    begin(k, tok, plan, board)
                    _trace(k, tok, plan, segments, count)
            plan_end(k, tok, plan, board)
            await_plan(k, tok)
        for k in range(tokens):
            if plan[k, STATE] == MOVING and tok[k, WHEN] == -inf:
                plan_token(k, tok, plan, board)
        # who came to rest may be in the way of those that go on
        for n in range(2):
            k = i if n == 0 else other
            if k < tokens and plan[k, STATE] == RESTING:
                _obstruct(k, tok[i, T0], tok, plan, board)
        i = other = tokens
        for k in range(tokens):
            if plan[k, STATE] == MOVING and (i == tokens or sooner(tok[k, WHEN], k, tok[i, WHEN], i, tok)):
                i = k
        if i == tokens:
            full = count[0] > events.shape[0] or count[1] > segments.shape[0]
            return LOG_FULL if full else DONE
        kind = plan[i, NEXT]
        steps += 1
        if kind != STEP:
            met += 1
        if met > EVENT_CAP or steps > STEP_CAP:
            return TOO_MANY_EVENTS
        now = max(now, tok[i, WHEN])
        move_to(i, now, tok, plan, board)
        if kind == CONTACT:
            other = plan[i, OTHER]
            if plan[other, STATE] == MOVING:
                move_to(other, now, tok, plan, board)
            _collide(i, other, _nudge(steps), tok, plan, board, restitution, events, count)
        elif kind == RAIL:
            _meet_rail(i, plan[i, OTHER], _nudge(steps), tok, plan, board, events, count)
        elif kind == SEAM:
            _cross_seam(i, plan[i, OTHER], tok, plan, board, events, count)
        elif kind == LEAVE:
            plan[i, STATE] = OFF
            _note(float(LEAVE), i, -1.0, 0.0, tok, events, count)
            _trace(i, tok, plan, segments, count)
        elif kind == REST:
            tok[i, V], tok[i, W] = 0.0, 0.0


@compiled_part
def _obstruct(i: int, t: float, tok: Floats, plan: Ints, board: Floats) -> None:
    """Token i came to rest at t: let the moving ones know what is now in their way."""
    for k in range(tok.shape[0]):
        if plan[k, STATE] != MOVING:
            continue
        if not MAY_CURVE or plan[k, FORM] != CURVED:
            move_to(k, t, tok, plan, board)
        meeting = meeting_time(k, i, t, tok[k, ENDS], tok, plan, board)
        free = plan[k, NEXT] != CONTACT
        if meeting < inf and (free or sooner(meeting, i, tok[k, WHEN], plan[k, OTHER], tok)):
            tok[k, WHEN] = meeting
            plan[k, NEXT], plan[k, OTHER] = CONTACT, i


@compiled_part
def _nudge(steps: int) -> float:
    """How far (m) tokens that press are set apart after so many steps of a slide, its events among them."""
    late = max(1.0, steps / PATIENCE)
    return min(NUDGE * late**4, MOST_NUDGE)


@compiled_part
def _collide(
    i: int, j: int, nudge: float, tok: Floats, plan: Ints, board: Floats, restitution: float, events: Floats,
    count: Ints,
) -> None:  # fmt: skip
    """Let two tokens hit; where they only press they are set `nudge` (m) apart."""
    t = tok[i, T0]
    dx, dy = tok[j, X] - tok[i, X], tok[j, Y] - tok[i, Y]
    gap = sqrt(dx * dx + dy * dy)
    nx, ny = tok[i, UX], tok[i, UY]  # one lies exactly on the other: part along the motion
    if gap > 0.0:
        nx, ny = dx / gap, dy / gap
    vi, vj = tok[i, V], tok[j, V]
    vix, viy, wi, vjx, vjy, wj, impulse = hit(
        nx, ny,
        tok[i, UX] * vi, tok[i, UY] * vi, tok[i, W], tok[i, MASS], tok[i, RADIUS], tok[i, INERTIA],
        tok[j, UX] * vj, tok[j, UY] * vj, tok[j, W], tok[j, MASS], tok[j, RADIUS], tok[j, INERTIA],
        restitution, board[YIELD_SPEED], board[FRICTION],
    )  # fmt: skip
    if (tok[i, UX] * vi - tok[j, UX] * vj) * nx + (tok[i, UY] * vi - tok[j, UY] * vj) * ny < LEAST_SEPARATION:
        tok[i, X], tok[i, Y] = tok[i, X] - 0.5 * nudge * nx, tok[i, Y] - 0.5 * nudge * ny
        tok[j, X], tok[j, Y] = tok[j, X] + 0.5 * nudge * nx, tok[j, Y] + 0.5 * nudge * ny
    set_velocity(i, vix, viy, wi, t, tok, plan)
    set_velocity(j, vjx, vjy, wj, t, tok, plan)
    count[2] += 1
    _note(float(CONTACT), i, float(j), impulse, tok, events, count)
    if board[MAY_TOPPLE] != 0.0:
        for k in (i, j):
            if topples(impulse, tok[k, MASS], tok[k, RADIUS], tok[k, HEIGHT]):
                plan[k, TOPPLED] = 1
                _note(float(TOPPLE), k, -1.0, 0.0, tok, events, count)


@compiled_part
def _meet_rail(
    i: int, side: int, nudge: float, tok: Floats, plan: Ints, board: Floats, events: Floats, count: Ints
) -> None:
    """Let a token bounce off a rail; where it only presses on it, it is set `nudge` (m) off."""
    nx, ny = 0.0, 0.0
    if side <= RIGHT:
        nx = -1.0 if side == LEFT else 1.0
    else:
        ny = -1.0 if side == NEAR else 1.0
    v = tok[i, V]
    if v * (tok[i, UX] * nx + tok[i, UY] * ny) < LEAST_SEPARATION:
        tok[i, X], tok[i, Y] = tok[i, X] - nudge * nx, tok[i, Y] - nudge * ny
    vx, vy, w, _, _, _, impulse = hit(
        nx, ny,
        tok[i, UX] * v, tok[i, UY] * v, tok[i, W], tok[i, MASS], tok[i, RADIUS], tok[i, INERTIA],
        0.0, 0.0, 0.0, inf, 1.0, 1.0,
        board[RAIL_RESTITUTION], 0.0, board[RAIL_FRICTION],
    )  # fmt: skip
    set_velocity(i, vx, vy, w, tok[i, T0], tok, plan)
    _note(float(RAIL), i, float(side), impulse, tok, events, count)


@compiled_part
def _cross_seam(i: int, k: int, tok: Floats, plan: Ints, board: Floats, events: Floats, count: Ints) -> None:
    """Let a token climb a seam; too slow, it stops there (m g h of energy, part of it lost)."""
    seam, t = SEAMS + 3 * k, tok[i, T0]
    tok[i, Y] = board[seam]
    _note(float(SEAM), i, float(k), 0.0, tok, events, count)
    vx, vy = tok[i, UX] * tok[i, V], tok[i, UY] * tok[i, V]
    climb = 2.0 * G * board[seam + 1]
    if vy * vy <= climb:
        set_velocity(i, 0.0, 0.0, 0.0, t, tok, plan)
        return
    left = sqrt(vy * vy - climb * board[seam + 2])
    set_velocity(i, vx, left if vy > 0.0 else -left, tok[i, W], t, tok, plan)


@compiled_part
def _note(
    kind: float, i: int, other: float, impulse: float, tok: Floats, events: Floats, count: Ints
) -> None:
    """Add an event to the log, where one is kept."""
    if events.shape[0] == 0:
        return
    k = count[0]
    count[0] += 1
    if k < events.shape[0]:
        events[k, 0], events[k, 1], events[k, 2], events[k, 3] = kind, tok[i, T0], i, other
        events[k, 4], events[k, 5], events[k, 6] = impulse, tok[i, X], tok[i, Y]


@compiled_part
def _trace(i: int, tok: Floats, plan: Ints, segments: Floats, count: Ints) -> None:
    """Add a token's piece of path to the log, where one is kept; one that does not move stays where it is."""
    if segments.shape[0] == 0:
        return
    k = count[1]
    count[1] += 1
    if k >= segments.shape[0]:
        return
    segments[k, 0], segments[k, 1], segments[k, 2] = i, plan[i, FORM], plan[i, LAW]
    for column in range(tok.shape[1]):
        segments[k, 3 + column] = tok[i, column]
    if plan[i, STATE] != MOVING:
        segments[k, 1], segments[k, 2], segments[k, 3 + V] = STRAIGHT, COULOMB, 0.0
        segments[k, 3 + NA] = 1.0


@compiled
def launch(
    i: int, x: float, y: float, speed: float, angle: float, spin: float, tok: Floats, plan: Ints
) -> None:
    """Put token i at (x, y) and let it go at time 0."""
    tok[i, X], tok[i, Y] = x, y
    tok[i, UX], tok[i, UY] = sin(angle), cos(angle)
    tok[i, V], tok[i, W], tok[i, T0] = speed, spin, 0.0
    tok[i, STEP_SIZE] = 0.0
    plan[i, STATE] = MOVING


@compiled
def run_batch(
    start: Floats,
    tok: Floats,
    plan: Ints,
    board: Floats,
    releases: Floats,
    dry: Floats,
    restitutions: Floats,
    rest: Floats,
    off: NDArray[np.bool_],
    toppled: NDArray[np.bool_],
    hits: Ints,
    duration: Floats,
    ends: Ints,
    events: Floats,
    nothing: Floats,
    count: Ints,
) -> int:
    """Many slides of token 0 into the same resting tokens, each on its own; -1, or the slide that failed.

    start (T, 36): the table at rest. releases (5, N), dry (N, T) factors on dry friction, restitutions (N,).
    Fills rest (N, T, 2), off and toppled (N, T), hits and duration (N,); ends (N,): events logged up to the
    end of each slide. tok, plan, count: worked in, tok and plan as in `start`; nothing: an empty log.
    """
    tokens = start.shape[0]
    for n in range(releases.shape[1]):
        for k in range(tokens):
            tok[k, X], tok[k, Y], tok[k, V], tok[k, W] = start[k, X], start[k, Y], 0.0, 0.0
            tok[k, T0] = 0.0
            tok[k, QA], tok[k, QB] = start[k, QA] * dry[n, k], start[k, QB] * dry[n, k]
            plan[k, STATE], plan[k, TOPPLED] = RESTING, 0
        launch(0, releases[0, n], releases[1, n], releases[2, n], releases[3, n], releases[4, n], tok, plan)
        count[2] = 0
        if run_slide(tok, plan, board, restitutions[n], events, nothing, count) == TOO_MANY_EVENTS:
            return n
        last = 0.0
        for k in range(tokens):
            rest[n, k, 0], rest[n, k, 1] = tok[k, X], tok[k, Y]
            off[n, k] = plan[k, STATE] == OFF
            toppled[n, k] = plan[k, TOPPLED] == 1
            last = max(last, tok[k, T0])
        hits[n], duration[n], ends[n] = count[2], last, count[0]
    return -1
