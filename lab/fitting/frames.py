"""Rows that are no measurements: pictures that come more than once, and single marks that jump away and back.

A film at 40 pictures a second stored as 120 shows each three times. Only the first of each is a measurement; the
others would count noise as knowledge and bend the path. A mark on the wrong thing would look like two hits.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from lab.fitting.kinks import noise_of
from lab.fitting.laws import FloatArray
from lab.recordings import Recording, Track

_LEAST_SHARE = 0.08
_LEAST_COUNT = 4
_AROUND = 8


@dataclass(frozen=True)
class Repeats:
    """What share of a track's pictures repeat the one before while the token moves, and the real rate."""

    track: str
    share: float
    fps: float | None
    real_fps: float | None


def thinned(recording: Recording) -> tuple[Recording, tuple[Repeats, ...]]:
    """The recording without repeated pictures, and what was found in the tracks that had some."""
    tracks, found = [], []
    for track in recording.tracks:
        keep, share = _kept(track)
        if share == 0.0:
            tracks.append(track)
            continue
        heading = None if track.heading is None else track.heading[keep]
        tracks.append(Track(track.name, track.t[keep], track.x[keep], track.y[keep], heading, track.mass))
        real = None if track.fps is None else track.fps * (1 - share)
        found.append(Repeats(track.name, share, track.fps, real))
    if not found:
        return recording, ()
    return replace(recording, tracks=tuple(tracks)), tuple(found)


def without_jumps(recording: Recording) -> tuple[Recording, dict[str, int]]:
    """The recording without single marks that lie off the path to which their neighbours belong, and how many.

    The lines through the two marks before and the two after meet where the mark should be; it lies ten times the
    noise from both. (At a hit it lies on them.)
    """
    tracks, count = [], {}
    for track in recording.tracks:
        wrong = _jumps(track)
        if not wrong.any():
            tracks.append(track)
            continue
        keep = ~wrong
        heading = None if track.heading is None else track.heading[keep]
        tracks.append(Track(track.name, track.t[keep], track.x[keep], track.y[keep], heading, track.mass))
        count[track.name] = int(wrong.sum())
    return (replace(recording, tracks=tuple(tracks)) if count else recording), count


def _jumps(track: Track) -> NDArray[np.bool_]:
    """Which marks jump away and back, (n,); none where more than a tenth would."""
    wrong = np.zeros(len(track), dtype=np.bool_)
    if len(track) < 12:
        return wrong
    t, places = track.t, np.stack([track.x, track.y])
    here = slice(2, -2)
    before = places[:, 1:-3] + (places[:, 1:-3] - places[:, :-4]) * (t[here] - t[1:-3]) / (t[1:-3] - t[:-4])
    after = places[:, 3:-1] + (places[:, 3:-1] - places[:, 4:]) * (t[here] - t[3:-1]) / (t[3:-1] - t[4:])
    off = np.minimum(np.hypot(*(places[:, here] - before)), np.hypot(*(places[:, here] - after)))
    least = 10 * np.sqrt(5.0) * noise_of(track.x, track.y)
    lone = np.hypot(*(places[:, here] - _between(t, places))) > 0.5 * off  # strong friction bends every row
    wrong[here] = lone & (off > max(least, 1e-6)) & (np.hypot(*(before - after)) < 0.5 * off)
    return wrong if np.mean(wrong) < 0.1 else np.zeros_like(wrong)


def _between(t: FloatArray, places: FloatArray) -> FloatArray:
    """Where the cubic through the two marks before and the two after puts each, (2, n - 4); t (n,), places (2, n)."""
    n = len(t) - 4
    shifts = (0, 1, 3, 4)
    here = t[2:-2]
    between = np.zeros((2, n))
    for i in shifts:
        weight = np.ones(n)
        for j in shifts:
            if j != i:
                weight *= (here - t[j : j + n]) / (t[i : i + n] - t[j : j + n])
        between += weight * places[:, i : i + n]
    return between


def _kept(track: Track) -> tuple[NDArray[np.bool_], float]:
    """Which rows are new pictures (n,), and the share of the others where the token moves (0 for none)."""
    every = np.ones(len(track), dtype=np.bool_)
    steps = np.abs(np.stack([np.diff(track.x), np.diff(track.y)]))
    if len(track) < 4 * _AROUND or not steps.any():
        return every, 0.0
    same: NDArray[np.bool_] = ~np.any(steps, axis=0)
    quantum = float(steps[steps > 0].min())
    moving = _speed(track) > max(3 * quantum, 0.1 * float(np.max(_speed(track))))
    count = int(np.sum(same & moving))
    share = count / max(int(np.sum(moving)), 1)
    if share < _LEAST_SHARE or count < _LEAST_COUNT:
        return every, 0.0
    period = max(1, round(1 / (1 - share)))
    keep = every.copy()
    run = 0
    for i, repeated in enumerate(same, start=1):
        run = run + 1 if repeated else 0
        keep[i] = run % period == 0 if period > 1 else not repeated
    return keep, share


def _speed(track: Track) -> FloatArray:
    """Metres a row between each row and the next, over the rows round it, (n - 1,)."""
    rows = np.arange(len(track) - 1)
    low, high = np.maximum(rows - _AROUND, 0), np.minimum(rows + _AROUND + 1, len(track) - 1)
    way = np.hypot(track.x[high] - track.x[low], track.y[high] - track.y[low])
    speed: FloatArray = way / (high - low)
    return speed
