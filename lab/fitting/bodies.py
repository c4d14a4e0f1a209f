"""Which tracks belong to one token: markers that keep their distances are one body, with a centre and a heading.

Only the centre moves as a token does; a marker on the rim of a spinning disc runs in loops. The centre is the
point, fixed to the markers, whose path bends least: in coasting it hardly bends at all. A marker that bends
hardly more is taken as the centre itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from lab.fitting.kinks import noise_of
from lab.fitting.laws import FloatArray
from lab.recordings import Recording, Track

_LARGEST = 0.3
"""Metres: markers further apart are on different tokens."""

_TURN = 0.3
"""Radians that two markers must turn about each other to be told from two tokens side by side."""

_FREELY = 2.0
"""Radians that a body must turn for a centre between its markers; else the steadiest marker is it."""


@dataclass(frozen=True, eq=False)
class Body:
    """One token through time.

    name, label: its own, and the one that messages use; t, x, y (n,): s, m; heading (n,): rad, or None;
    mass: kg, or None; noise: of one axis, m; tracks: the names of those it was made of.
    """

    recording: Recording
    name: str
    label: str
    t: FloatArray
    x: FloatArray
    y: FloatArray
    heading: FloatArray | None
    mass: float | None
    noise: float
    tracks: tuple[str, ...]

    @property
    def reach(self) -> float:
        """Diagonal of the box that holds the path, m."""
        return float(np.hypot(np.ptp(self.x), np.ptp(self.y)))


def bodies_of(recording: Recording) -> tuple[Body, ...]:
    """The tokens of a recording, in the order of their first tracks; one that was seen once at most has no motion."""
    groups = _groups([track for track in recording.tracks if len(track) > 1])
    several = len(groups) > 1
    return tuple(_body(recording, group, several) for group in groups)


def _groups(tracks: Sequence[Track]) -> list[list[Track]]:
    """Tracks that keep their distances while they move."""
    groups: list[list[Track]] = []
    for track in tracks:
        home = next((group for group in groups if all(_rigid(track, other) for other in group)), None)
        if home is None:
            groups.append([track])
        else:
            home.append(track)
    return groups


def _rigid(one: Track, other: Track) -> bool:
    """Whether two tracks keep their distance, to 3 per cent, through most of the rows."""
    _, a, b = np.intersect1d(one.t, other.t, assume_unique=True, return_indices=True)
    if len(a) < 20 or len(a) < 0.8 * max(len(one), len(other)):
        return False
    dx, dy = one.x[a] - other.x[b], one.y[a] - other.y[b]
    apart = np.hypot(dx, dy)
    usual = float(np.median(apart))
    if not 1e-4 < usual < _LARGEST:
        return False
    turned = np.ptp(np.unwrap(np.arctan2(dy, dx))) > _TURN
    noise = max(noise_of(one.x, one.y), noise_of(other.x, other.y))
    allowed = max(6 * noise, 0.03 * usual)
    moved = max(np.hypot(np.ptp(k.x), np.ptp(k.y)) for k in (one, other))
    return bool(turned and moved > 5 * allowed and np.percentile(np.abs(apart - usual), 98) < allowed)


def _body(recording: Recording, group: Sequence[Track], several: bool) -> Body:
    first = group[0]
    heavy = next((track for track in group if track.mass is not None), None)
    group = sorted(group, key=lambda track: track.mass is None)
    name = first.name if len(group) == 1 else heavy.name if heavy else "+".join(k.name for k in group)
    label = f"{recording.name} ({name})" if several else recording.name
    if len(group) == 1:
        t, x, y, heading = first.t, first.x, first.y, first.heading
    else:
        t, x, y, heading = _centre(group)
    mass = heavy.mass if heavy else None
    tracks = tuple(track.name for track in group)
    return Body(recording, name, label, t, x, y, heading, mass, noise_of(x, y), tracks)


def _centre(group: Sequence[Track]) -> tuple[FloatArray, FloatArray, FloatArray, FloatArray]:
    """Times, the path of the centre and the heading of a body with two markers or more."""
    t = group[0].t
    for track in group[1:]:
        t = np.intersect1d(t, track.t)
    places = np.array(
        [[track.x[np.isin(track.t, t)], track.y[np.isin(track.t, t)]] for track in group]
    )  # (markers, 2, n)
    middle = places.mean(axis=0)
    arms = places - middle
    shape = arms[:, :, 0]  # the body's frame is that of its first row
    cosine = np.einsum("ma,man->n", shape, arms)
    sine = np.einsum("m,mn->n", shape[:, 0], arms[:, 1]) - np.einsum("m,mn->n", shape[:, 1], arms[:, 0])
    heading = np.unwrap(np.arctan2(sine, cosine))
    turn = np.array([[np.cos(heading), -np.sin(heading)], [np.sin(heading), np.cos(heading)]])
    offset = _offset(t, middle, turn, shape)
    x, y = middle + np.einsum("ijn,j->in", turn, offset)
    return t, x, y, heading


def _offset(t: FloatArray, middle: FloatArray, turn: FloatArray, marks: FloatArray) -> FloatArray:
    """The centre in the frame of the body, (2,) m from the middle of its markers: least squares of bends.

    Bends are second differences over about 20 ms; the largest tenth, in which hits lie, is left out.
    """
    step = max(1, round(0.02 / float(np.median(np.diff(t)))))

    def bend(values: FloatArray) -> FloatArray:
        difference: FloatArray = (
            values[..., 2 * step :] - 2 * values[..., step:-step] + values[..., : -2 * step]
        )
        return difference

    turned, wanted = bend(turn), -bend(middle)
    keep = np.ones(wanted.shape[1], dtype=np.bool_)

    def fitted(known: FloatArray | None) -> tuple[FloatArray, FloatArray]:
        """The offset (or the known one) with the even bend of friction beside it, and what they miss (n,)."""
        target = wanted if known is None else wanted - np.einsum("ijn,j->in", turned, known)
        if known is not None:
            return known, np.hypot(*(target - target[:, keep].mean(axis=1, keepdims=True)))
        even = np.broadcast_to(np.eye(2)[:, :, None], turned.shape)
        columns = np.concatenate([turned, even], axis=1)
        rows = columns[:, :, keep].transpose(0, 2, 1).reshape(-1, 4)
        found = np.asarray(np.linalg.lstsq(rows, wanted[:, keep].ravel(), rcond=1e-6)[0])
        return found[:2], np.hypot(*(wanted - np.einsum("ijn,j->in", columns, found)))

    for _ in range(5):
        offset, miss = fitted(None)
        keep = miss <= np.percentile(miss, 90)

    def left(place: FloatArray) -> float:
        return float(np.sqrt(np.mean(fitted(place)[1][keep] ** 2)))

    if np.ptp(np.unwrap(np.arctan2(turn[1, 0], turn[0, 0]))) < _FREELY:
        return np.asarray(min(marks, key=left))
    limit = 1.1 * left(offset)
    return next((mark for mark in marks if left(mark) <= limit), offset)
