"""Token meets token: velocities before and after, restitution, contact friction, momentum and energy.

Before and after the contact each centre is followed over up to 0.35 s (`approach.py`). The line of centres is
that of the places at the contact. With n along it and J the impulse:

    restitution       -(v_B - v_A)'.n / (v_B - v_A).n
    contact friction  |J_t| / J_n, the least that it can be where the surfaces stuck to each other
    momentum lost     1 - |sum m v'| / |sum m v|
    energy ratio      sum m v'^2 / sum m v^2

Errors are carried through by draws from the lines' own errors.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt

import numpy as np

from lab.fitting.approach import LONGEST, Contact, Friction, Line, contact_of, line_to, meeting_time
from lab.fitting.bodies import Body
from lab.fitting.laws import FloatArray
from lab.fitting.means import Mean, mean_of
from lab.fitting.numbers import alike
from lab.fitting.scene import Actor, Meeting, Scene

_DRAWS = 4000
_SHARED = 1.25
"""Errors are this much wider than draws make them: the four lines share one friction, one moment and one line
of centres, which the draws take for independent (found by simulation)."""

_STICKS = 0.15
"""Below this restitution two tokens count as sticking together, if they stay together."""


@dataclass(frozen=True)
class Hit:
    """A collision of two tokens.

    recording, tokens: where and who; time: of the contact by the file's clock, s; since: seconds from the
    recording's first row; before, after: velocities of the two, m/s; masses: kg, or (1, ratio) where only their
    ratio is known or fitted; masses_from: "given", "fitted" (from the momentum) or "assumed" equal;
    restitution, contact_friction, energy_ratio, momentum_lost: each with its standard error; sliding: whether
    the surfaces slid on each other (else the contact friction is a least); sticks: whether they stay together.
    """

    recording: str
    tokens: tuple[str, str]
    time: float
    since: float
    before: tuple[tuple[float, float], tuple[float, float]]
    after: tuple[tuple[float, float], tuple[float, float]]
    masses: tuple[float, float]
    masses_from: str
    restitution: tuple[float, float]
    contact_friction: tuple[float, float] | None
    sliding: bool
    energy_ratio: tuple[float, float]
    momentum_lost: tuple[float, float]
    sticks: bool

    def as_dict(self) -> dict[str, object]:
        """The hit in the `fit` document."""
        pairs = {
            "restitution": self.restitution,
            "contact_friction": self.contact_friction,
            "energy_ratio": self.energy_ratio,
            "momentum_lost": self.momentum_lost,
        }
        return {
            "file": self.recording,
            "tokens": list(self.tokens),
            "time": self.time,
            "contact_s": self.since,
            "before": [list(v) for v in self.before],
            "after": [list(v) for v in self.after],
            "masses": list(self.masses),
            "masses_from": self.masses_from,
            **{name: None if pair is None else pair[0] for name, pair in pairs.items()},
            "se": {name: pair[1] for name, pair in pairs.items() if pair is not None},
            "sliding": self.sliding,
            "sticks": self.sticks,
        }

    @property
    def sentence(self) -> str:
        """The hit in words."""
        e, de = self.restitution
        what = "they stick together" if self.sticks else f"restitution {alike(e, de)}"
        energy, lost = self.energy_ratio, self.momentum_lost
        return (
            f"{self.tokens[0]} meets {self.tokens[1]} at {self.time:.3f} s: {what}; energy after over before "
            f"{alike(*energy)}, momentum lost {alike(100 * lost[0], 100 * lost[1])} % (masses {self.masses_from})"
        )


def hits_of(
    scene: Scene, masses: Mapping[str, float] | None = None, friction: Friction | None = None
) -> tuple[Hit, ...]:
    """The collisions of a recording, in order of time.

    masses: kg by token, before those of the file; friction: as the slides tell it, where they do.
    """
    found = []
    for meeting in scene.meetings:
        if meeting.other is not None and meeting.other_kink is not None:
            hit = _hit(scene, meeting, masses or {}, friction)
            if hit is not None:
                found.append(hit)
    return tuple(found)


def _hit(
    scene: Scene, meeting: Meeting, masses: Mapping[str, float], friction: Friction | None
) -> Hit | None:
    assert meeting.other is not None and meeting.other_kink is not None
    one, other = scene.actors[meeting.one], scene.actors[meeting.other]
    touch = contact_of(one.body, other.body, meeting.kink, meeting.other_kink)
    lines = _lines(one, other, touch, friction)
    if lines is None:
        return None
    error = 0.0
    beat = max(float(np.median(np.diff(actor.body.t))) for actor in (one, other))
    for _ in range(2):
        better, error = meeting_time(lines[::2], lines[1::2], touch.moment)
        near = touch.begin <= better <= touch.end if touch.seen else abs(better - touch.moment) <= 2 * beat
        if not near:
            break
        sudden = Contact(better, better - error, better + error, False)
        touch = replace(touch, moment=better) if touch.seen else sudden
        lines = _lines(one, other, touch, friction) or lines
    lines = _lines(one, other, touch, friction, error) or lines
    moment = touch.moment
    one_before, one_after, other_before, other_after = lines
    weights, source = _masses(one.body, other.body, masses, *lines)
    states, covariance = _stacked(lines, error)
    figures = _measured(states, covariance, weights)
    kept = _momentum_kept(states, covariance, weights) if source != "fitted" else None
    if kept is not None:
        closer = _measured(*kept, weights)
        figures = {
            **closer,
            "momentum_lost": figures["momentum_lost"],
            "energy_ratio": figures["energy_ratio"],
        }
    mu, mu_error = figures["contact_friction"]
    grip, slip = figures["grip"][0], figures["slip"]
    sliding = grip > max(1.3 * abs(mu), abs(mu) + 3 * mu_error) and mu_error < 0.5 * max(abs(mu), 0.05)
    known = abs(slip[0]) > 4 * slip[1] and mu_error < 1.0
    e, error = figures["restitution"]
    apart = _stays(one.body, other.body, moment)
    return Hit(
        scene.recording.file,
        (one.body.name, other.body.name),
        moment,
        moment - min(float(track.t[0]) for track in scene.recording.tracks),
        (one_before.velocity, other_before.velocity),
        (one_after.velocity, other_after.velocity),
        weights,
        source,
        (e, error),
        (mu, mu_error) if known else None,
        sliding,
        figures["energy_ratio"],
        figures["momentum_lost"],
        bool(apart and e < max(_STICKS, 3 * error)),
    )


def _stacked(lines: Sequence[Line], error: float) -> tuple[FloatArray, FloatArray]:
    """The four lines as one state (16,) with its covariance; the contact's moment is sure to `error` s."""
    states = np.concatenate([line.state for line in lines])
    covariance = np.zeros((16, 16))
    late = np.zeros(16)  # how all places move when the moment does
    for i, line in enumerate(lines):
        covariance[4 * i : 4 * i + 4, 4 * i : 4 * i + 4] = line.covariance
        late[4 * i : 4 * i + 2] = line.state[2:]
    return states, covariance + np.outer(late, late) * error**2


def _momentum_kept(
    states: FloatArray, covariance: FloatArray, masses: tuple[float, float]
) -> tuple[FloatArray, FloatArray] | None:
    """The states as they are when momentum is kept; None where they say (5 %) that it is not."""
    rule = np.zeros((2, 16))
    for axis in range(2):
        for i, sign in enumerate((1.0, -1.0, 1.0, -1.0)):
            rule[axis, 4 * i + 2 + axis] = sign * masses[i // 2]
    gap = rule @ states
    inner = rule @ covariance @ rule.T
    if float(gap @ np.linalg.solve(inner, gap)) > 6.0:
        return None
    gain = np.linalg.solve(inner, rule @ covariance).T
    return states - gain @ gap, covariance - gain @ rule @ covariance


def _measured(
    states: FloatArray, covariance: FloatArray, masses: tuple[float, float]
) -> dict[str, tuple[float, float]]:
    """Each figure of a hit with its standard error, by draws."""
    rng = np.random.default_rng(1)
    drawn = rng.multivariate_normal(states, covariance, _DRAWS, method="svd")
    exact, spread = _figures(states[None], masses), _figures(drawn, masses)
    return {name: (float(exact[name][0]), _SHARED * _spread(spread[name])) for name in exact}


def _lines(
    one: Actor, other: Actor, touch: Contact, friction: Friction | None, error: float | None = None
) -> tuple[Line, Line, Line, Line] | None:
    """The first token before and after, then the second, all at the contact; None where rows are missing.

    error: of its moment, s, where it is good enough for the places before to tell those after.
    """
    moment = touch.moment
    lines = []
    for actor in (one, other):
        neighbours = [kink.time for kink in actor.kinks if abs(kink.time - moment) > 2e-2]
        earlier = max([time for time in neighbours if time < moment], default=-np.inf)
        later = min([time for time in neighbours if time > moment], default=np.inf)
        begin, end = min(touch.begin, moment), max(touch.end, moment)
        before = line_to(actor.body, max(begin - LONGEST, earlier), begin, moment, friction)
        if before is None:
            return None
        place = None
        if error is not None:
            off = float(np.trace(before.covariance[:2, :2])) / 2 + (np.hypot(*before.velocity) * error) ** 2
            place = before.state[:2], sqrt(off)
        after = line_to(actor.body, end, min(end + LONGEST, later), moment, friction, place)
        if after is None:
            return None
        lines += [before, after]
    return lines[0], lines[1], lines[2], lines[3]


def _figures(states: FloatArray, masses: tuple[float, float]) -> dict[str, FloatArray]:
    """What states (draws, 16) say; arrays (draws,)."""
    a0, a1, b0, b1 = (states[:, 4 * i : 4 * i + 4] for i in range(4))
    normal = (b0[:, :2] + b1[:, :2] - a0[:, :2] - a1[:, :2]) / 2
    length = np.maximum(np.hypot(*normal.T), 1e-9)
    n = normal / length[:, None]
    t = np.stack([-n[:, 1], n[:, 0]], 1)
    closing = b0[:, 2:] - a0[:, 2:]
    leaving = b1[:, 2:] - a1[:, 2:]
    in_n, out_n = np.sum(closing * n, 1), np.sum(leaving * n, 1)
    m_a, m_b = masses
    impulse = (m_b * (b1[:, 2:] - b0[:, 2:]) - m_a * (a1[:, 2:] - a0[:, 2:])) / 2
    j_n, j_t = np.sum(impulse * n, 1), np.sum(impulse * t, 1)
    slip = np.sum(closing * t, 1)
    reduced = m_a * m_b / (m_a + m_b)
    before = m_a * a0[:, 2:] + m_b * b0[:, 2:]
    after = m_a * a1[:, 2:] + m_b * b1[:, 2:]
    energy = [
        m_a * np.sum(a[:, 2:] ** 2, 1) + m_b * np.sum(b[:, 2:] ** 2, 1) for a, b in ((a0, b0), (a1, b1))
    ]
    push = np.where(np.abs(j_n) < 1e-12, 1e-12, j_n)
    return {
        "restitution": -out_n / np.where(np.abs(in_n) < 1e-9, -1e-9, in_n),
        "contact_friction": -np.sign(slip) * j_t / push,
        "grip": np.abs(reduced * slip / 3 / push),
        "slip": slip,
        "energy_ratio": energy[1] / np.maximum(energy[0], 1e-12),
        "momentum_lost": 1 - np.hypot(*after.T) / np.maximum(np.hypot(*before.T), 1e-12),
    }


def _masses(
    one: Body, other: Body, given: Mapping[str, float], a0: Line, a1: Line, b0: Line, b1: Line
) -> tuple[tuple[float, float], str]:
    """Masses of the two and where they come from: told or in the file, else the momentum's ratio."""
    m_a, m_b = given.get(one.name, one.mass), given.get(other.name, other.mass)
    if m_a is not None and m_b is not None:
        return (m_a, m_b), "given"
    da, db = a1.state[2:] - a0.state[2:], b1.state[2:] - b0.state[2:]
    ratio = float(np.dot(da, da) / max(-np.dot(da, db), 1e-12))
    parts = [line.covariance[2, 2] for line in (a0, a1, b0, b1)]
    error = ratio * sqrt(sum(parts[:2]) / float(da @ da) + sum(parts[2:]) / float(db @ db))
    if abs(ratio - 1) < max(2 * error, 0.05) or not 0.02 < ratio < 50:
        return (1.0, 1.0), "assumed equal"
    return (1.0, ratio), "fitted"


def _stays(one: Body, other: Body, moment: float) -> bool:
    """Whether two tokens keep their distance after a hit."""
    common, i, j = np.intersect1d(one.t, other.t, return_indices=True)
    apart = np.hypot(one.x[i] - other.x[j], one.y[i] - other.y[j])
    after = apart[(common > moment + 0.03) & (common < moment + 0.3)]
    at = apart[np.abs(common - moment) < 0.02]
    if len(after) < 4 or not len(at):
        return False
    return bool(
        np.ptp(after) < 0.12 * float(np.median(at))
        and abs(float(np.median(after) / np.median(at)) - 1) < 0.12
    )


def _spread(values: FloatArray) -> float:
    """Half the width of the middle 68.3 % of draws: a standard error that wild draws do not spoil."""
    low, high = np.percentile(values, [15.87, 84.13])
    return float(high - low) / 2


def restitution_of(hits: Sequence[Hit]) -> Mean | None:
    """Restitution over all hits; None without any."""
    return _mean([hit.restitution for hit in hits])


def contact_friction_of(hits: Sequence[Hit]) -> Mean | None:
    """Contact friction over all hits in which the surfaces slid; None without any."""
    return _mean([hit.contact_friction for hit in hits if hit.contact_friction and hit.sliding])


def _mean(pairs: Sequence[tuple[float, float]]) -> Mean | None:
    return mean_of([value for value, _ in pairs], [error for _, error in pairs]) if pairs else None
