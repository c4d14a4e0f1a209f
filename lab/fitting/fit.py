"""From recordings to a Fit: find the slides, fit each alone, fit all together, and say what to mistrust."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from lab.errors import FitError
from lab.fitting import checks
from lab.fitting.laws import FloatArray, Law, law_named
from lab.fitting.result import Fit, FittedRecording, SlideFit
from lab.fitting.scatter import Scatter
from lab.fitting.slides import Slide, slides_of
from lab.fitting.solve import Solution, solve_joint, solve_one, solve_starts
from lab.recordings import Recording


def fit_slides(recordings: Recording | Sequence[Recording], law: str = "coulomb") -> Fit:
    """The law's values from one or many recordings, shared by all their slides.

    Each track is one slide with a start of its own; x and y are fitted by a straight path that stops. Slides
    are weighed by the noise that each leaves on its own. Tracks in which nothing slides or that get faster
    are left out with a warning.

    Raises FitError: no recording or no usable slide, `speeds-up` when all get faster, `unknown-law`.
    """
    given = [recordings] if isinstance(recordings, Recording) else list(recordings)
    chosen = law_named(law)
    if not given:
        raise FitError("there is no recording to fit; give one at least")
    every, still = _slides(given)
    slides, alone, fast = _usable(chosen, every)
    speeding = checks.speeding(fast)
    if not slides:
        if speeding:
            raise FitError(f"no slide is left to fit: {speeding.text}", code=speeding.code)
        raise FitError(f"no slide is left to fit: nothing slides in {checks.listed(still)}")
    scatter = _scatter(alone)
    joint = _together(chosen, slides, alone, scatter)
    at = chosen.parameters.index("mu")
    if joint.values[at] < 2 * joint.se[at]:
        raise FitError(
            f"no slowing down can be seen in {checks.listed([slide.label for slide in slides])} "
            f"(mu {joint.values[at]:.4f}, standard error {joint.se[at]:.4f}); film until the token lies still"
        )
    found = (
        checks.unit_assumed(given),
        checks.nothing_slides(still),
        speeding,
        checks.rest_not_seen(chosen, slides, alone),
        checks.law_misfit(chosen, slides, alone),
        checks.halves_differ(chosen, slides, alone),
        checks.outlier(chosen, slides, alone),
    )
    names = chosen.parameters
    several = len(slides) > 1
    return Fit(
        law=chosen.name,
        values=_named(names, joint.values),
        se=_named(names, joint.se),
        intervals={
            name: (max(0.0, float(value - half)), float(value + half))
            for name, value, half in zip(names, joint.values, joint.halfwidth, strict=True)
        },
        rms_m=_rms(slides, joint.misses),
        spread=_named(names, scatter.spread) if several else {},
        excess=_named(names, scatter.excess) if several else {},
        warnings=tuple(warning for warning in found if warning),
        recordings=tuple(_recording(chosen, recording, slides, alone) for recording in given),
        slides=tuple(
            _slide_fit(chosen, slide, solution, start, miss)
            for slide, solution, start, miss in zip(slides, alone, joint.starts, joint.misses, strict=True)
        ),
        wavy=sum(checks.wavy(solution) for solution in alone),
    )


def _slides(recordings: Sequence[Recording]) -> tuple[list[Slide], list[str]]:
    slides: list[Slide] = []
    still: list[str] = []
    for recording in recordings:
        found, resting = slides_of(recording)
        slides.extend(found)
        still.extend(resting)
    return slides, still


def _usable(
    law: Law, slides: Sequence[Slide]
) -> tuple[list[Slide], list[Solution], list[tuple[Slide, float]]]:
    """The slides to fit with their own solutions, and those that speed up with their accelerations."""
    kept, alone, fast = [], [], []
    for slide in slides:
        solution = solve_one(law, slide)
        acceleration = checks.speeds_up(law, slide, solution)
        if acceleration is None:
            kept.append(slide)
            alone.append(solution)
        else:
            fast.append((slide, acceleration))
    return kept, alone, fast


@dataclass(frozen=True, eq=False)
class _Joint:
    """What all slides say together: values, errors and half intervals (k,); the slides' starts and misses."""

    values: FloatArray
    se: FloatArray
    halfwidth: FloatArray
    starts: FloatArray
    misses: Sequence[FloatArray]


def _together(law: Law, slides: Sequence[Slide], alone: Sequence[Solution], scatter: Scatter) -> _Joint:
    """One set of values: by least squares while the slides agree, else their mean and its scatter."""
    if scatter.agree:
        found = solve_joint(law, slides, alone)
        return _Joint(found.values, found.se, found.halfwidth, found.starts, found.misses)
    starts, misses = solve_starts(law, slides, scatter.mean)
    return _Joint(scatter.mean, scatter.mean_se, scatter.mean_halfwidth, starts, misses)


def _scatter(alone: Sequence[Solution]) -> Scatter:
    return Scatter(np.array([s.values for s in alone]), np.array([s.se for s in alone]))


def _recording(
    law: Law, recording: Recording, slides: Sequence[Slide], alone: Sequence[Solution]
) -> FittedRecording:
    """The file's facts, and what its slides alone say together; no values where none is usable."""
    mine = [(s, a) for s, a in zip(slides, alone, strict=True) if s.recording is recording]
    values: dict[str, float] = {}
    if mine:
        own = [solution for _, solution in mine]
        joint = _together(law, [slide for slide, _ in mine], own, _scatter(own))
        values = _named(law.parameters, joint.values)
    tracks = tuple(track.name for track in recording.tracks)
    return FittedRecording(recording.file, recording.format, recording.unit, recording.fps, tracks, values)


def _slide_fit(law: Law, slide: Slide, alone: Solution, start: FloatArray, miss: FloatArray) -> SlideFit:
    data = np.stack([slide.x, slide.y], axis=1)
    x, y, vx, vy = (float(number) for number in start)
    return SlideFit(
        recording=slide.recording.file,
        track=slide.track,
        label=slide.label,
        begin=slide.begin,
        cut=slide.cut,
        t=slide.t,
        data=data,
        model=data - miss.T,
        start=(x, y, vx, vy),
        values=_named(law.parameters, alone.values),
        se=_named(law.parameters, alone.se),
        rms_m=_rms([slide], alone.misses),
    )


def _rms(slides: Sequence[Slide], misses: Sequence[FloatArray]) -> float:
    """Root mean square on each measured axis, metres."""
    squares = sum(float(np.sum(miss**2)) for miss in misses)
    return float(np.sqrt(squares / sum(slide.axes * len(slide.t) for slide in slides)))


def _named(names: Sequence[str], numbers: FloatArray) -> dict[str, float]:
    return {name: float(number) for name, number in zip(names, numbers, strict=True)}
