"""When not to trust the film: units, repeated pictures, twice the same file, an impossible frame rate."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

import numpy as np

from lab.fitting.checks import FitWarning
from lab.fitting.kinks import noise_of
from lab.fitting.scene import Scene
from lab.fitting.slides import listed
from lab.recordings import Recording, Track

_USUAL_VIDEO = (20.0, 65.0)
"""Pictures a second at which slow motion is played back."""

_SLIPPERY, _ROUGH = 0.012, 1.2
"""mu below which, or above which, a token on a board is hard to believe in."""


def unit_assumed(recordings: Sequence[Recording]) -> FitWarning | None:
    """Files that do not say their unit of length."""
    names = [recording.name for recording in recordings if not recording.unit_stated]
    if not names:
        return None
    return FitWarning(
        "unit-assumed",
        f"no unit of length is given in {listed(names)}: metres are assumed; "
        "were it centimetres, mu would come out 100 times too large",
        {"files": tuple(names)},
    )


def nothing_slides(labels: Sequence[str]) -> FitWarning | None:
    """Tracks that lie still all the time."""
    if not labels:
        return None
    text = f"nothing slides in {listed(labels)}: left out"
    return FitWarning("no-slide", text, {"slides": tuple(labels)})


def repeated_frames(scenes: Sequence[Scene]) -> FitWarning | None:
    """Tracks in which pictures come more than once; they were thinned out."""
    found = [(scene.recording.name, repeats) for scene in scenes for repeats in scene.repeats]
    if not found:
        return None
    _, worst = max(found, key=lambda pair: pair[1].share)
    rates = ""
    if worst.fps is not None and worst.real_fps is not None:
        rates = f": filmed at {worst.real_fps:.3g} pictures a second, not {worst.fps:.3g}"
    return FitWarning(
        "repeated-frames",
        f"{100 * worst.share:.0f} % of the pictures repeat the one before while the token moves in "
        f"{listed(list(dict.fromkeys(name for name, _ in found)))}{rates}; each was counted once",
        {
            "files": tuple(dict.fromkeys(name for name, _ in found)),
            "share": worst.share,
            "fps": worst.fps,
            "real_fps": worst.real_fps,
        },
    )


def wrong_marks(scenes: Sequence[Scene]) -> FitWarning | None:
    """Tracks with marks that jump away and back."""
    found = {f"{s.recording.name} ({name})": count for s in scenes for name, count in s.jumps.items()}
    if not found:
        return None
    return FitWarning(
        "wrong-marks",
        f"{sum(found.values())} marks jump away from the path and back in {listed(list(found))}: left out; "
        "correct them in the tracking program",
        {"slides": tuple(found), "n": sum(found.values())},
    )


def copies(recordings: Sequence[Recording]) -> tuple[list[Recording], FitWarning | None]:
    """The recordings without those that hold the same data as an earlier one, and a warning that names them."""
    kept: list[Recording] = []
    twins: list[tuple[str, str]] = []
    for recording in recordings:
        twin = next((other for other in kept if _same(recording, other)), None)
        if twin is None:
            kept.append(recording)
        else:
            twins.append((recording.name, twin.name))
    if not twins:
        return kept, None
    pairs = [f"{one} holds the same data as {other}" for one, other in twins]
    return kept, FitWarning("same-data", f"{listed(pairs)}: counted once", {"pairs": tuple(twins)})


_TIMES = (2.0, 4.0, 8.0, 16.0)
"""How many times slower than it was filmed a film is usually played back."""

_CAMERAS = (60.0, 120.0, 240.0, 480.0, 960.0)
"""Pictures a second that telephones and cameras film slow motion at."""

_SHOWN = (24.0, 25.0, 30.0, 50.0, 60.0)
"""Pictures a second that films are shown at."""

_BELIEVED = (0.03, 0.4)
"""mu that a token on a board may well have."""

_NEAR = 0.2
"""How near to what another frame rate makes of a known mu it raises a suspicion, relative."""


def rate_suspect(scenes: Sequence[Scene], mu: float) -> FitWarning | None:
    """A mu that no board has, with what the usual other frame rates would make of it."""
    rates = [scene.recording.fps for scene in scenes if scene.recording.fps is not None]
    if not rates or _SLIPPERY <= mu <= _ROUGH:
        return None
    fps = float(np.median(rates))
    slow = mu < _SLIPPERY
    if slow and not _USUAL_VIDEO[0] <= fps <= _USUAL_VIDEO[1]:
        return None
    made = {times: mu * times**2 if slow else mu / times**2 for times in _TIMES}
    choices = [times for times, other in made.items() if _BELIEVED[0] <= other <= _BELIEVED[1]]
    middle = sqrt(_BELIEVED[0] * _BELIEVED[1])
    choices = choices or [min(_TIMES, key=lambda times: abs(log(max(made[times], 1e-99) / middle)))]
    factors = " or ".join(f"{times:g}" for times in choices)
    then = " or ".join(f"{made[times]:.3g}" for times in choices)
    facts = {"mu": mu, "fps": fps, "choices": tuple((times, made[times]) for times in choices)}
    if slow:
        text = (
            f"mu {mu:.4f} at {fps:.4g} pictures a second looks like slow motion played back: if the camera's "
            f"rate were {factors} times higher, mu would be {then}; give the rate that it filmed at with --fps"
        )
    else:
        text = (
            f"mu {mu:.3g} is more than any surface has: if the frame rate ({fps:.4g}) were {factors} times lower, "
            f"mu would be {then}; or the unit of length is not what was read"
        )
    return FitWarning("frame-rate-suspect", text, facts)


def rate_beside(mu: float, known: float, origin: str, fps: float | None = None) -> FitWarning | None:
    """A mu that is off by as much as another frame rate would make it, beside what is `known` of the surface.

    Slow motion at half speed makes a quarter of mu, which is usual on other boards: no film of a level slide tells it.
    Of the usual factors, and of those between a film of `fps` and the usual cameras, the one that comes nearest.
    """
    others: list[float] = []
    if fps is not None:
        others = [camera / fps for camera in _CAMERAS] if known > mu else [fps / shown for shown in _SHOWN]
    off = abs(log(known / mu))
    times = min((*_TIMES, *(n for n in others if n > _TIMES[0])), key=lambda times: abs(2 * log(times) - off))
    if abs(2 * log(times) - off) > log(1 + _NEAR):
        return None
    square = f"{times**2:.3g}"
    if known > mu:
        share = {"4": "a quarter", "16": "a sixteenth"}.get(square, f"1/{square}")
        why, mend = f"is {share} of", f"slow motion played back at 1/{times:.3g} of its speed"
        made, turned = mu * times**2, "filmed at"
    else:
        why, mend = f"is {square} times", f"a clock that runs {times:.3g} times too fast"
        made, turned = mu / times**2, "at"
    rate = ""
    if fps is not None:
        rate = (
            f" ({turned} {fps * times if known > mu else fps / times:.4g} pictures a second, not {fps:.4g})"
        )
    return FitWarning(
        "frame-rate-suspect",
        f"mu {mu:.3g} {why} the board's {known:.3g} ({origin}): {mend}{rate} makes just that, and mu were "
        f"{made:.3g}; check the camera's frame rate (--fps), or it is another surface",
    )


def _same(one: Recording, other: Recording) -> bool:
    return len(one.tracks) == len(other.tracks) and all(
        _same_track(a, b) for a, b in zip(one.tracks, other.tracks, strict=True)
    )


def _same_track(one: Track, other: Track) -> bool:
    """Whether two tracks agree row for row, wherever they begin, to a third of their noise."""
    if len(one) != len(other):
        return False
    reach = float(np.hypot(np.ptp(one.x), np.ptp(one.y)))
    allowed = max(noise_of(one.x, one.y) / 3, 1e-5 * reach, 1e-9)
    beats = max(float(one.t[-1] - one.t[0]), 1e-9)
    places = [(one.x - one.x[0]) - (other.x - other.x[0]), (one.y - one.y[0]) - (other.y - other.y[0])]
    times = (one.t - one.t[0]) - (other.t - other.t[0])
    return bool(np.max(np.abs(places)) < allowed and np.max(np.abs(times)) < 2e-3 * beats)
