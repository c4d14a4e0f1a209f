"""From columns to tracks: missing cells and repeated stamps dropped, rows sorted, and a note on each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from lab.errors import RecordingError
from lab.recordings.recording import CLOSEST, MIN_ROWS, FloatArray, Track, too_close


def missing_marks(x: FloatArray, y: FloatArray) -> tuple[NDArray[np.bool_], str]:
    """Which rows (n,) are not -1, -1, which many programs write for "no mark", and a remark on the others.

    A token that really lay at -1, -1 has neighbours: some other row within a hundredth of the whole reach.
    """
    marked = (x == -1) & (y == -1)
    others = np.isfinite(x) & np.isfinite(y) & ~marked
    if not marked.any() or not others.any():
        return np.ones(len(x), dtype=np.bool_), ""
    away = np.hypot(x[others] + 1, y[others] + 1)
    reach = float(np.hypot(np.ptp(x[others]), np.ptp(y[others])))
    if float(away.min()) < 0.01 * reach:
        return np.ones(len(x), dtype=np.bool_), ""
    return ~marked, f"{_rows(int(marked.sum()))} with -1, -1 taken as missing"


def track_from(
    name: str,
    t: FloatArray,
    x: FloatArray,
    y: FloatArray,
    heading: FloatArray | None = None,
    *,
    mass: float | None = None,
) -> tuple[Track, tuple[str, ...]]:
    """A track from (n,) columns in seconds, metres and radians as they stood in the file, and what was done.

    A row is dropped when t, x or y is not finite, or when an earlier row has its time (to CLOSEST); a track keeps its
    headings only when each row that is left has one. Raises RecordingError where all have hardly any time between them.
    """
    notes = []
    there = np.isfinite(t) & np.isfinite(x) & np.isfinite(y)
    if not there.all():
        notes.append(f"{_rows(int(np.sum(~there)))} without a time or a place dropped")
    keep = np.flatnonzero(there)
    order = keep[np.argsort(t[keep], kind="stable")]
    if not np.array_equal(order, keep):
        notes.append("rows sorted by time")
    steps = np.diff(t[order])
    if np.any(steps > 0) and (usual := float(np.median(steps[steps > 0]))) < CLOSEST:
        raise too_close(usual, name or None)
    first = np.concatenate([[True], steps >= CLOSEST])[: len(order)]
    if not first.all():
        notes.append(f"{_rows(int(np.sum(~first)))} with a repeated time dropped")
    order = order[first]
    if heading is not None:
        heading = heading[order]
        if not np.isfinite(heading).all():
            heading = None
            notes.append("headings are missing in some rows, so all are ignored")
    return Track(name, t[order], x[order], y[order], heading, mass), tuple(
        f"{name}: {note}" for note in notes
    )


def long_enough(tracks: Iterable[Track]) -> tuple[tuple[Track, ...], tuple[str, ...]]:
    """The tracks with at least MIN_ROWS rows, and a note on each that was dropped.

    Raises RecordingError when none is left: `no-data` without any row, else `too-few-rows`.
    """
    every = tuple(tracks)
    kept = tuple(track for track in every if len(track) >= MIN_ROWS)
    if not kept:
        most = max((len(track) for track in every), default=0)
        if most == 0:
            raise RecordingError("no row holds a time and a place; export the rows too", code="no-data")
        raise RecordingError(
            f"there {'is only one row' if most == 1 else f'are only {most} rows'} for a token; "
            f"a slide needs {MIN_ROWS} at least",
            code="too-few-rows",
        )
    return kept, tuple(
        f"{track.name}: dropped, for it has fewer than {MIN_ROWS} rows"
        for track in every
        if len(track) < MIN_ROWS
    )


def rate_of(tracks: Sequence[Track]) -> float | None:
    """Pictures a second of the longest track."""
    return max(tracks, key=len).fps


def _rows(count: int) -> str:
    return "1 row" if count == 1 else f"{count} rows"
