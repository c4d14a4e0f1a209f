"""Pictures that come more than once: a film at 40 pictures a second stored as 120 shows each three times.

Only the first of each is a measurement; the others would count noise as knowledge and bend the path.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

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
