"""Where a token is and how fast, just before and just after a contact: its path drawn up to that moment.

Where the slides tell the law of friction, the path after is that of the law, with its stop, and the bend of the
path before is known within a few per cent. Where they do not, or the path is none of the law's (tokens shake
after a hit), it is a parabola through as many rows as it describes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt

import numpy as np
from numpy.typing import NDArray

from lab.errors import FitError
from lab.fitting.bodies import Body
from lab.fitting.checks import correlation_time
from lab.fitting.kinks import Kink, slopes
from lab.fitting.laws import FloatArray, Law
from lab.fitting.objective import Guess, Objective
from lab.fitting.slides import Slide
from lab.fitting.solve import minimise


@dataclass(frozen=True, eq=False)
class Friction:
    """A law with its values (k,), as the slides of a recording tell them."""

    law: Law
    values: FloatArray


LONGEST, SHORTEST = 0.35, 0.1
"""Seconds of the path that are used."""

_SETTLING = (0.0, 0.01, 0.02, 0.03)
"""Seconds after a hit in which tokens may still shake."""

_ROWS = 6
_UNSURE = {False: 0.02, True: 0.06}
"""Relative error of friction's deceleration before and after a hit, which may spin a token."""

_TABLE = 0.05
"""m/s^2: error of the bend beside that, for tables are not level."""

_FREE = 5.0
"""m/s^2: error of the bend where friction is not known."""


@dataclass(frozen=True, eq=False)
class Line:
    """Place and velocity of a token at a moment, (x, y, vx, vy), with their covariance (4, 4)."""

    state: FloatArray
    covariance: FloatArray

    @property
    def velocity(self) -> tuple[float, float]:
        """vx, vy in m/s."""
        return float(self.state[2]), float(self.state[3])


def line_to(
    body: Body,
    begin: float,
    end: float,
    moment: float,
    friction: Friction | None,
    place: tuple[FloatArray, float] | None = None,
) -> Line | None:
    """A token's state at `moment` from its rows between two times, all before it or all after it.

    As much of the path is used as a law or a parabola describes, from the moment on; where none describes even
    the shortest, tokens still shake from the hit, and the rows next to it are left out. place: where the token
    is at the moment, as its path before tells, with an error in m. None with fewer than three rows.
    """
    after = begin >= moment
    if friction is not None:
        if after:
            lawful = _path(body, _rows(body, begin, end, LONGEST, 0.0, after), moment, friction, place)
            if lawful is not None:
                return lawful
        elif (still := _still(body, _rows(body, begin, end, LONGEST, 0.0, after), friction)) is not None:
            return still
    length = min(LONGEST, end - begin)
    while True:
        rows = _rows(body, begin, end, length, 0.0, after)
        if len(rows) < _ROWS:
            rows = _nearest(body, moment, begin, end, after)
            return _parabola(body, rows, moment, friction, after).line if len(rows) >= 3 else None
        found = _parabola(body, rows, moment, friction, after)
        if found.good:
            return found.line
        if length <= SHORTEST * 1.001 or len(rows) < 2 * _ROWS:
            break
        length = max(0.75 * length, SHORTEST)
    tries = []
    for gap in _SETTLING:
        rows = _rows(body, begin, end, length, gap, after)
        if len(rows) >= _ROWS:
            tries.append(_parabola(body, rows, moment, friction, after))
    best = min(one.rms for one in tries)
    return next(one.line for one in tries if one.good or one.rms <= 1.2 * best)


def meeting_time(before: Sequence[Line], after: Sequence[Line], moment: float) -> tuple[float, float]:
    """When the paths before and after, known at `moment`, come nearest to each other, and its error, s."""
    top, weight = 0.0, 0.0
    for a, b in zip(before, after, strict=True):
        inverse = np.linalg.inv((a.covariance + b.covariance)[:2, :2] + 1e-14 * np.eye(2))
        gap, turn = b.state[:2] - a.state[:2], b.state[2:] - a.state[2:]
        top += float(gap @ inverse @ turn)
        weight += float(turn @ inverse @ turn)
    return moment - top / max(weight, 1e-12), 1 / sqrt(max(weight, 1e-12))


def _still(body: Body, rows: NDArray[np.intp], friction: Friction) -> Line | None:
    """A token that lies still before it is hit: friction would have stopped any speed that its rows allow."""
    if len(rows) < 3:
        return None
    t = body.t[rows]
    values = np.stack([body.x[rows], body.y[rows]], 1)
    speed = float(np.hypot(*np.polyfit(t - t[0], values, 1)[0]))
    length = float(t[-1] - t[0])
    noise = max(body.noise, 1e-7)
    error = noise * sqrt(12.0 / len(rows)) / max(length, 1e-9)
    stops = friction.law.duration(max(speed, 1e-9), friction.values) < length
    if speed > 4 * error or not (stops or speed < 2.5 * error):
        return None
    covariance = np.zeros((4, 4))
    covariance[0, 0] = covariance[1, 1] = noise**2 / len(rows)
    return Line(np.concatenate([values.mean(axis=0), np.zeros(2)]), covariance)


def _path(
    body: Body,
    rows: NDArray[np.intp],
    moment: float,
    friction: Friction,
    place: tuple[FloatArray, float] | None,
) -> Line | None:
    """The state from which the law's own path, stop and all, goes through the rows; None where it does not.

    Friction is let differ by some per cent, for a hit may have spun the token. A place known at the moment
    counts as so many rows as its error is worth.
    """
    if len(rows) < _ROWS:
        return None
    noise = max(body.noise, 1e-7)
    t, x, y = body.t[rows] - moment, body.x[rows], body.y[rows]
    first = _parabola(body, rows[: max(_ROWS, len(rows) // 3)], moment, None, True).line.state
    starts = [first]
    if place is not None:
        worth = min(max(round((noise / place[1]) ** 2), 1), 200)
        t = np.concatenate([np.zeros(worth), t])
        x, y = np.concatenate([[place[0][0]] * worth, x]), np.concatenate([[place[0][1]] * worth, y])
        away = np.array([x[-3:].mean(), y[-3:].mean()]) - place[0]
        far = max(float(np.hypot(*away)), 1e-6)
        speed = sqrt(2 * friction.law.slowing(0.0, friction.values) * far)
        starts.append(np.concatenate([place[0], speed * away / far]))
    length = max(float(np.hypot(x[-1] - x[0], y[-1] - y[0])), 1e-3)
    best: tuple[float, FloatArray, FloatArray, Objective] | None = None
    for start in starts:
        known = (float(start[0]), float(start[1]), float(start[2]), float(start[3]))
        slide = Slide(body.recording, body.name, body.label, moment, 0, t, x, y, known, 0.0, length, noise)
        objective = Objective(friction.law, [slide], [noise], _UNSURE[True])
        guess = Guess(friction.values, np.array([known]), np.ones(1))
        try:
            unknowns, jacobian, cost = minimise(objective, guess, fixed=range(objective.k))
        except FitError:
            continue
        if best is None or cost < best[0]:
            best = cost, unknowns, jacobian, objective
    if best is None:
        return None
    _, unknowns, jacobian, objective = best
    k = objective.k
    miss = objective.misses(unknowns)[0][:, -len(rows) :]
    if sqrt(float(np.mean(miss**2))) > max(1.6 * noise, 0.002 * length):
        return None
    sizes = objective.sizes[k : k + 4]
    inner = np.linalg.pinv(jacobian[:, k:].T @ jacobian[:, k:])[:4, :4] * np.outer(sizes, sizes)
    power = float(np.sum(miss**2)) / noise**2 / max(miss.size - 5, 1)
    return Line(objective.split(unknowns).starts[0], inner * max(power, 1.0))


def _rows(body: Body, begin: float, end: float, length: float, gap: float, after: bool) -> NDArray[np.intp]:
    """The rows in `length` seconds next to the moment, `gap` seconds left out."""
    lo, hi = (begin + gap, begin + length) if after else (end - length, end - gap)
    rows: NDArray[np.intp] = np.flatnonzero(
        (body.t >= max(lo, begin) - 1e-9) & (body.t <= min(hi, end) + 1e-9)
    )
    return rows


@dataclass(frozen=True)
class Contact:
    """A contact: its moment, where the rows before it end and those after it begin, s; whether its length is
    seen in the tracks (else it is taken as sudden)."""

    moment: float
    begin: float
    end: float
    seen: bool


def contact_of(one: Body, other: Body, a: Kink, b: Kink) -> Contact:
    """The contact of two tokens: the peak of acceleration where the tracks show it, else where paths bend."""
    beat = max(float(np.median(np.diff(body.t))) for body in (one, other))
    peaks = [_peak(body, kink) for body, kink in ((one, a), (other, b))]
    shown = [peak for peak in peaks if peak is not None]
    if len(shown) == 2:
        weights = [peak[3] for peak in shown]
        moment = float(np.average([peak[0] for peak in shown], weights=weights))
        begin, end = min(peak[1] for peak in shown), max(peak[2] for peak in shown)
        return Contact(moment, min(begin, moment - 0.5 * beat), max(end, moment + 0.5 * beat), True)
    sizes = [float(np.hypot(*kink.change)) for kink in (a, b)]
    moment = float(np.average([a.time, b.time], weights=np.square(sizes)))
    off = abs(a.time - b.time)
    return Contact(moment, moment - off - 0.5 * beat, moment + off + 0.5 * beat, False)


def _peak(body: Body, kink: Kink) -> tuple[float, float, float, float] | None:
    """Moment of the greatest acceleration at a kink, where it begins and ends, and the change of velocity.

    None where the noise hides it: slopes over 6 ms must tell the change of velocity ten times over.
    """
    beat = float(np.median(np.diff(body.t)))
    m = max(2, round(0.006 / beat))
    change = np.array(kink.change)
    size = max(float(np.hypot(*change)), 1e-12)
    near = np.flatnonzero(np.abs(body.t - kink.time) < max(0.05, 6 * beat))
    if len(near) < 2 * m + 3 or body.noise * sqrt(12.0) / (m**1.5 * beat) > 0.1 * size:
        return None
    t = body.t[near]
    line = np.array([slopes(t, axis[near], m) for axis in (body.x, body.y)])
    strength = change @ (line[:, m:] - line[:, :-m]) / size
    middle = t[m : m + len(strength)]
    top = int(np.argmax(strength))
    high = strength > 0.8 * strength[top]
    moment = float(np.average(middle[high], weights=strength[high]))
    wide = strength > 0.25 * strength[top]
    first, last = top, top
    while first > 0 and wide[first - 1]:
        first -= 1
    while last < len(wide) - 1 and wide[last + 1]:
        last += 1
    inner = 0.5 * m * beat  # a sudden change looks this much longer than it is, on each side
    begin = float(middle[first]) + min(inner, (middle[top] - middle[first]) / 2)
    end = float(middle[last]) - min(inner, (middle[last] - middle[top]) / 2)
    return moment, begin, end, float(strength[top])


def _nearest(body: Body, moment: float, begin: float, end: float, after: bool) -> NDArray[np.intp]:
    """The few rows next to the moment on one side, within begin and end."""
    at = int(np.searchsorted(body.t, begin if after else end))
    rows = np.arange(at, min(at + _ROWS, len(body.t))) if after else np.arange(max(at - _ROWS, 0), at)
    side: NDArray[np.intp] = rows[(body.t[rows] >= moment) if after else (body.t[rows] <= moment)]
    return side


@dataclass(frozen=True, eq=False)
class _Parabola:
    """A line with its residuals: whether they are mere noise; seconds from the moment to the stop."""

    line: Line
    rms: float
    good: bool
    stop: float


def _parabola(
    body: Body, rows: NDArray[np.intp], moment: float, friction: Friction | None, after: bool
) -> _Parabola:
    """The parabola through some rows, its bend held near what friction makes of it."""
    t = body.t[rows] - moment
    values = np.stack([body.x[rows], body.y[rows]], 1)
    noise = max(body.noise, 1e-7)
    design = np.stack([np.ones_like(t), t, t * t / 2], 1)
    straight = np.polyfit(t, values, 1)
    velocity = straight[0]
    left = values - np.outer(t, straight[0]) - straight[1]
    stop = inf
    for _ in range(4):
        speed = float(np.hypot(*velocity))
        way = velocity / max(speed, 1e-9)
        turn = np.array([way, [-way[1], way[0]]])
        bend, error = np.zeros(2), np.full(2, _FREE)
        if friction is not None:
            a = friction.law.slowing(speed, friction.values)
            stop = speed / a if a > 0 else inf
            if not after and stop < float(t[-1] - t[0]):  # so slow that friction would have stopped it: still
                a = 0.0
            bend = np.array([-a, 0.0])
            error = np.array([sqrt((_UNSURE[after] * a) ** 2 + _TABLE**2), _TABLE])
        own = values @ turn.T  # along and across
        states, parts, misses = [], [], []
        for axis in range(2):
            size = _size(left[:, axis], noise)
            weight = design.T @ design / size**2
            weight[2, 2] += 1 / error[axis] ** 2
            side = design.T @ own[:, axis] / size**2
            side[2] += bend[axis] / error[axis] ** 2
            state = np.linalg.solve(weight, side)
            states.append(state[:2])
            misses.append(own[:, axis] - design @ state)
            parts.append(np.linalg.inv(weight)[:2, :2])
        left = np.stack(misses, 1)
        velocity = turn.T @ np.array([states[0][1], states[1][1]])
    place = turn.T @ np.array([states[0][0], states[1][0]])
    covariance = np.zeros((4, 4))
    for i in range(2):
        for j in range(2):
            block = turn.T @ np.diag([parts[0][i, j], parts[1][i, j]]) @ turn
            covariance[2 * i : 2 * i + 2, 2 * j : 2 * j + 2] = block
    rms = sqrt(float(np.mean(np.square(left))))
    length = float(np.hypot(*(values[-1] - values[0])))
    good = rms < max(1.6 * noise, 0.002 * length)
    return _Parabola(Line(np.concatenate([place, velocity]), covariance), rms, good, stop)


def _size(miss: FloatArray, noise: float) -> float:
    """The noise of rows that a parabola misses by `miss`: larger where it misses in waves, not at random."""
    rms = sqrt(float(miss @ miss) / max(len(miss) - 2, 1))
    return noise if rms < 1.4 * noise else rms * sqrt(correlation_time(miss))
