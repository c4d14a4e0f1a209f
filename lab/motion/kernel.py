"""The event-driven solver, compiled: one slide from release until everything lies still.

Every token that moves keeps its next event: it rests, leaves the board, or meets another token. The earliest
event of all is carried out, and only the tokens it touches get a new next event. Nothing is stepped.

Order: events go by time; within 1e-12 s the token that is nearer the thrower goes first, then the one more
to the left, whatever the order in which tokens are listed. A slide that reaches `EVENT_CAP` events stops with
a status that the callers turn into an error.
"""

from __future__ import annotations

from math import cos, inf, sin, sqrt

import numpy as np
from numpy.typing import NDArray

from lab.compiled import compiled
from lab.motion.contact import hit
from lab.motion.friction import distance, speed, stop_distance, stop_time, time_at
from lab.motion.meeting import edge_distance, moving_contact, resting_contact

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

EVENT_CAP = 20_000
SAME_TIME = 1e-12

# columns of the state: place, direction, speed, spin, deceleration, time at which all this holds
X, Y, UX, UY, V, W, A, T0 = range(8)
# columns of a token's constants
RADIUS, MASS = range(2)
# columns of the plan: state, kind of the next event, other token in it
STATE, NEXT, OTHER = range(3)
RESTING, MOVING, OFF = range(3)
# kinds of event, as in events.KINDS
START, CONTACT, REST, LEAVE = range(4)
# columns of the logs
EVENT_COLUMNS = 7  # kind, time, token, other, impulse, x, y
SEGMENT_COLUMNS = 9  # token, then the state

DONE, TOO_MANY_EVENTS, LOG_FULL = range(3)


@compiled
def _sooner(t: float, i: int, u: float, j: int, s: Floats) -> bool:
    """Whether token i's event at t comes before token j's at u."""
    if t < u - SAME_TIME:
        return True
    if t > u + SAME_TIME:
        return False
    if s[i, Y] != s[j, Y]:
        return s[i, Y] < s[j, Y]
    return s[i, X] < s[j, X]


@compiled
def _end_time(i: int, s: Floats, width: float, length: float) -> tuple[float, int]:
    """When token i rests or leaves the board if nothing is in its way, and which of the two."""
    stop = stop_distance(s[i, V], s[i, A])
    edge = edge_distance(s[i, X], s[i, Y], s[i, UX], s[i, UY], width, length)
    if edge < stop:
        return s[i, T0] + time_at(s[i, V], s[i, A], edge), LEAVE
    return s[i, T0] + stop_time(s[i, V], s[i, A]), REST


@compiled
def _meeting_time(i: int, j: int, s: Floats, fixed: Floats, until: float) -> float:
    """When two moving tokens meet before `until`; inf when they do not."""
    t = max(s[i, T0], s[j, T0])
    span = until - t
    if span <= 0.0:
        return inf
    ti, tj = t - s[i, T0], t - s[j, T0]
    di, dj = distance(s[i, V], s[i, A], ti), distance(s[j, V], s[j, A], tj)
    dx = (s[j, X] + s[j, UX] * dj) - (s[i, X] + s[i, UX] * di)
    dy = (s[j, Y] + s[j, UY] * dj) - (s[i, Y] + s[i, UY] * di)
    vi, vj = speed(s[i, V], s[i, A], ti), speed(s[j, V], s[j, A], tj)
    reach = fixed[i, RADIUS] + fixed[j, RADIUS]
    most = distance(vi, s[i, A], span) + distance(vj, s[j, A], span) + reach
    if dx * dx + dy * dy > most * most:
        return inf
    wx, wy = s[j, UX] * vj - s[i, UX] * vi, s[j, UY] * vj - s[i, UY] * vi
    hx = -0.5 * (s[j, UX] * s[j, A] - s[i, UX] * s[i, A])
    hy = -0.5 * (s[j, UY] * s[j, A] - s[i, UY] * s[i, A])
    return t + moving_contact(dx, dy, wx, wy, hx, hy, reach, span)


@compiled
def _touching_time(i: int, j: int, s: Floats, fixed: Floats) -> float:
    """When moving token i touches resting token j; inf when it stops short or passes by.

    Token i's state must not be older than token j's rest: it may have crossed that place before.
    """
    dx, dy = s[j, X] - s[i, X], s[j, Y] - s[i, Y]
    reach = fixed[i, RADIUS] + fixed[j, RADIUS]
    along = resting_contact(dx, dy, s[i, UX], s[i, UY], reach)
    if along >= stop_distance(s[i, V], s[i, A]):
        return inf
    return s[i, T0] + time_at(s[i, V], s[i, A], along)


@compiled
def _plan(
    i: int, s: Floats, fixed: Floats, plan: Ints, when: Floats, ends: Floats, width: float, length: float
) -> None:
    """Find token i's next event; tells a moving partner of it, when that is sooner than the partner's own.

    Token i's state must be that of now, see `_touching_time`.
    """
    best, kind = _end_time(i, s, width, length)
    ends[i] = best
    other = -1
    for j in range(s.shape[0]):
        if j == i or plan[j, STATE] == OFF:
            continue
        if plan[j, STATE] == RESTING:
            t = _touching_time(i, j, s, fixed)
            if t < ends[i] and (other < 0 or _sooner(t, j, best, other, s)):
                best, kind, other = t, CONTACT, j
        else:
            t = _meeting_time(i, j, s, fixed, min(ends[i], ends[j]))
            if t == inf:
                continue
            if t < ends[i] and (other < 0 or _sooner(t, j, best, other, s)):
                best, kind, other = t, CONTACT, j
            if t < when[j] - SAME_TIME:
                when[j] = t
                plan[j, NEXT] = CONTACT
                plan[j, OTHER] = i
    when[i] = best
    plan[i, NEXT] = kind
    plan[i, OTHER] = other


@compiled
def _obstruct(i: int, t: float, s: Floats, fixed: Floats, plan: Ints, when: Floats, ends: Floats) -> None:
    """Token i came to rest at t: let the moving ones know what is now in their way."""
    for k in range(s.shape[0]):
        if plan[k, STATE] != MOVING:
            continue
        _move_to(k, t, s)
        meeting = _touching_time(k, i, s, fixed)
        free = plan[k, NEXT] != CONTACT
        if meeting < ends[k] and (free or _sooner(meeting, i, when[k], plan[k, OTHER], s)):
            when[k] = meeting
            plan[k, NEXT] = CONTACT
            plan[k, OTHER] = i


@compiled
def _move_to(i: int, t: float, s: Floats) -> None:
    """Carry a moving token's state on to time t."""
    span = t - s[i, T0]
    along = distance(s[i, V], s[i, A], span)
    s[i, X] += s[i, UX] * along
    s[i, Y] += s[i, UY] * along
    s[i, V] = speed(s[i, V], s[i, A], span)
    s[i, T0] = t


@compiled
def _set_velocity(i: int, vx: float, vy: float, spin: float, t: float, s: Floats, plan: Ints) -> None:
    """Give a token a new velocity at time t; one that stands still rests, and its spin is gone."""
    v = sqrt(vx * vx + vy * vy)
    s[i, V] = v
    s[i, T0] = t
    if v > 0.0:
        s[i, UX] = vx / v
        s[i, UY] = vy / v
        s[i, W] = spin
        plan[i, STATE] = MOVING
    else:
        s[i, W] = 0.0
        plan[i, STATE] = RESTING


@compiled
def _collide(
    i: int, j: int, t: float, s: Floats, fixed: Floats, plan: Ints, restitution: float, friction: float
) -> float:
    """Let two tokens hit at time t; returns the normal impulse."""
    dx, dy = s[j, X] - s[i, X], s[j, Y] - s[i, Y]
    gap = sqrt(dx * dx + dy * dy)
    nx, ny = s[i, UX], s[i, UY]  # one lies exactly on the other: part along the motion
    if gap > 0.0:
        nx, ny = dx / gap, dy / gap
    vix, viy, wi, vjx, vjy, wj, impulse = hit(
        nx, ny,
        s[i, UX] * s[i, V], s[i, UY] * s[i, V], s[i, W], fixed[i, MASS], fixed[i, RADIUS],
        s[j, UX] * s[j, V], s[j, UY] * s[j, V], s[j, W], fixed[j, MASS], fixed[j, RADIUS],
        restitution, friction,
    )  # fmt: skip
    _set_velocity(i, vix, viy, wi, t, s, plan)
    _set_velocity(j, vjx, vjy, wj, t, s, plan)
    return impulse


@compiled
def _note(
    kind: int, t: float, i: int, j: int, impulse: float, s: Floats, events: Floats, count: Ints
) -> None:
    """Add an event to the log; `count[0]` is how many there are."""
    k = count[0]
    count[0] += 1
    if k < events.shape[0]:
        events[k, 0], events[k, 1], events[k, 2], events[k, 3] = kind, t, i, j
        events[k, 4], events[k, 5], events[k, 6] = impulse, s[i, X], s[i, Y]


@compiled
def _trace(i: int, s: Floats, segments: Floats, count: Ints) -> None:
    """Add a token's state to the log of segments; `count[1]` is how many there are."""
    k = count[1]
    count[1] += 1
    if k < segments.shape[0]:
        segments[k, 0] = i
        segments[k, 1:] = s[i]


@compiled
def run_slide(
    s: Floats,
    fixed: Floats,
    plan: Ints,
    when: Floats,
    ends: Floats,
    width: float,
    length: float,
    restitution: float,
    friction: float,
    events: Floats,
    segments: Floats,
    count: Ints,
) -> int:
    """Carry on from the state in `s`, in which some tokens move, until all rest or are off.

    s (T, 8), fixed (T, 2), plan (T, 3), when and ends (T,) are worked on in place. events and segments are
    logs, of length 0 when not wanted. count (3,): events, segments and hits so far. Returns a status.
    """
    logging = events.shape[0] > 0
    tokens = s.shape[0]
    for i in range(tokens):
        when[i], ends[i] = inf, inf
        if plan[i, STATE] == MOVING:
            ends[i], _ = _end_time(i, s, width, length)
            if logging:
                _note(START, s[i, T0], i, -1, 0.0, s, events, count)
        if logging:
            _trace(i, s, segments, count)
    for i in range(tokens):
        if plan[i, STATE] == MOVING:
            _plan(i, s, fixed, plan, when, ends, width, length)
    steps = 0
    while True:
        i = -1
        for k in range(tokens):
            if plan[k, STATE] == MOVING and (i < 0 or _sooner(when[k], k, when[i], i, s)):
                i = k
        if i < 0:
            return LOG_FULL if logging and _overflown(events, segments, count) else DONE
        steps += 1
        if steps > EVENT_CAP:
            return TOO_MANY_EVENTS
        t = when[i]
        _move_to(i, t, s)
        if plan[i, NEXT] != CONTACT:
            left = plan[i, NEXT] == LEAVE
            plan[i, STATE] = OFF if left else RESTING
            if not left:
                s[i, V], s[i, W] = 0.0, 0.0
            if logging:
                _note(LEAVE if left else REST, t, i, -1, 0.0, s, events, count)
                _trace(i, s, segments, count)
            if not left:
                _obstruct(i, t, s, fixed, plan, when, ends)
            continue
        j = plan[i, OTHER]
        if plan[j, STATE] == MOVING:
            _move_to(j, t, s)
        count[2] += 1
        impulse = _collide(i, j, t, s, fixed, plan, restitution, friction)
        if logging:
            _note(CONTACT, t, i, j, impulse, s, events, count)
            _trace(i, s, segments, count)
            _trace(j, s, segments, count)
        for k in (i, j):
            if plan[k, STATE] == MOVING:
                ends[k], _ = _end_time(k, s, width, length)
                when[k] = inf
        for k in range(tokens):
            touched = k in (i, j) or plan[k, OTHER] == i or plan[k, OTHER] == j
            if plan[k, STATE] == MOVING and touched:
                _move_to(k, t, s)
                _plan(k, s, fixed, plan, when, ends, width, length)


@compiled
def _overflown(events: Floats, segments: Floats, count: Ints) -> bool:
    return count[0] > events.shape[0] or count[1] > segments.shape[0]


@compiled
def launch(
    i: int, x: float, y: float, speed_: float, angle: float, spin: float, s: Floats, plan: Ints
) -> None:
    """Put token i at (x, y) and let it go at time 0."""
    s[i, X], s[i, Y] = x, y
    s[i, UX], s[i, UY] = sin(angle), cos(angle)
    s[i, V], s[i, W], s[i, T0] = speed_, spin, 0.0
    plan[i, STATE] = MOVING


@compiled
def run_batch(
    start: Floats,
    fixed: Floats,
    releases: Floats,
    draws: Floats,
    width: float,
    length: float,
    friction: float,
    rest: Floats,
    off: NDArray[np.bool_],
    hits: Ints,
    duration: Floats,
) -> int:
    """Many slides of token 0 into the same resting tokens, each on its own; -1, or the slide that failed.

    start (T, 8): state of the table with mu g for each token under A. releases (5, N). draws (2, N): factor
    on A, restitution. rest (N, T, 2), off (N, T), hits and duration (N,) are filled.
    """
    tokens = start.shape[0]
    s = np.empty_like(start)
    plan = np.empty((tokens, 3), np.int64)
    when, ends = np.empty(tokens), np.empty(tokens)
    nothing = np.empty((0, EVENT_COLUMNS))
    count = np.zeros(3, np.int64)
    for n in range(releases.shape[1]):
        for k in range(tokens):
            s[k] = start[k]
            s[k, A] *= draws[0, n]
            plan[k, STATE] = RESTING
            plan[k, OTHER] = -1
        launch(0, releases[0, n], releases[1, n], releases[2, n], releases[3, n], releases[4, n], s, plan)
        count[2] = 0
        status = run_slide(
            s, fixed, plan, when, ends, width, length, draws[1, n], friction, nothing, nothing, count
        )
        if status != DONE:
            return n
        last = 0.0
        for k in range(tokens):
            rest[n, k, 0] = s[k, X]
            rest[n, k, 1] = s[k, Y]
            off[n, k] = plan[k, STATE] == OFF
            last = max(last, s[k, T0])
        hits[n] = count[2]
        duration[n] = last
    return -1
