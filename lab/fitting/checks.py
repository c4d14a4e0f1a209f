"""When not to trust a fit: each check gives a warning with its numbers, or None.

A real slide is never quite the law; the limits below leave a good track of a real slide in peace and catch
what changes mu by more than slides differ among themselves anyhow.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, inf, sqrt

import numpy as np
from scipy.stats import t as student

from lab.board import G
from lab.fitting.laws import FloatArray, Law
from lab.fitting.slides import Slide
from lab.fitting.solve import Solution
from lab.recordings import Recording


@dataclass(frozen=True)
class FitWarning:
    """A reason for care: a short `code` for scripts and a sentence with the numbers."""

    code: str
    text: str


def unit_assumed(recordings: Sequence[Recording]) -> FitWarning | None:
    """Files that do not say their unit of length."""
    names = [recording.name for recording in recordings if not recording.unit_stated]
    if not names:
        return None
    return FitWarning(
        "unit-assumed",
        f"no unit of length is given in {listed(names)}: metres are assumed; "
        "were it centimetres, mu would come out 100 times too large",
    )


def nothing_slides(labels: Sequence[str]) -> FitWarning | None:
    """Tracks that lie still all the time."""
    if not labels:
        return None
    return FitWarning("no-slide", f"nothing slides in {listed(labels)}: left out")


def speeds_up(law: Law, slide: Slide, alone: Solution) -> float | None:
    """Acceleration in m/s^2 of a slide that surely (three standard errors) gets faster, else None."""
    mu, se = _mu(law, alone)
    return -mu * G if mu < -3 * se else None


def speeding(found: Sequence[tuple[Slide, float]]) -> FitWarning | None:
    """Slides that get faster, with their accelerations; they are left out of the fit."""
    if not found:
        return None
    slide, most = max(found, key=lambda pair: pair[1])
    return FitWarning(
        "speeds-up",
        f"{listed([s.label for s, _ in found])} gets faster, by {most:.2g} m/s^2{_in(slide, found)}, "
        "which friction cannot do: is the board tilted, or the camera askew?",
    )


def rest_not_seen(law: Law, slides: Sequence[Slide], alone: Sequence[Solution]) -> FitWarning | None:
    """Slides that still move in their last row: mu then rests on the bend of the path alone."""
    moving = []
    for slide, solution in zip(slides, alone, strict=True):
        speed = hypot(*solution.starts[0, 2:])
        duration = law.duration(speed, solution.values)
        if duration > slide.t[-1]:
            moving.append((duration - float(slide.t[-1]), slide))
    if not moving:
        return None
    late, worst = max(moving, key=lambda pair: pair[0])
    when = "never stops" if late == inf else f"would stop {late:.2g} s after its last row"
    return FitWarning(
        "rest-not-seen",
        f"{listed([slide.label for _, slide in moving])} still moves in the last row "
        f"and {when}{_in(worst, moving)}: film on until the token lies still",
    )


def law_misfit(law: Law, slides: Sequence[Slide], alone: Sequence[Solution]) -> FitWarning | None:
    """Slides whose residuals run in waves (runs test) that are larger than 0.5 % of the path."""
    found = []
    for slide, solution in zip(slides, alone, strict=True):
        miss = _along(solution, 0)
        rms = sqrt(float(np.mean(miss**2)))
        if rms > 0.005 * slide.length and runs_z(miss) < -3.3:
            found.append((rms / slide.length, rms, slide))
    if not found:
        return None
    _, rms, worst = max(found, key=lambda one: one[0])
    return FitWarning(
        "law-misfit",
        f"{law.name} does not describe {listed([slide.label for *_, slide in found])}: "
        f"the residuals run in waves of {1e3 * rms:.2g} mm (rms) "
        f"over {worst.length:.2g} m{_in(worst, found)}",
    )


def halves_differ(law: Law, slides: Sequence[Slide], alone: Sequence[Solution]) -> FitWarning | None:
    """Slides whose two halves of the moving time slow differently: by over 25 % and four standard errors."""
    found = []
    for slide, solution in zip(slides, alone, strict=True):
        halves = _halves(law, slide, solution)
        if halves is not None:
            found.append((abs(halves[0] - halves[1]) / abs(halves[0] + halves[1]), halves, slide))
    if not found:
        return None
    _, (first, second), worst = max(found, key=lambda one: one[0])
    return FitWarning(
        "halves-differ",
        f"{listed([slide.label for *_, slide in found])} does not slow evenly: "
        f"by {first:.3g} m/s^2 in its first half and {second:.3g} in its second{_in(worst, found)}",
    )


def outlier(law: Law, slides: Sequence[Slide], alone: Sequence[Solution]) -> FitWarning | None:
    """The slide furthest from the others, when chance would put one there once in a thousand fits.

    Deletion t-test with Bonferroni's correction, from four slides up; the others' scatter is not taken
    smaller than the slide's own standard error.
    """
    n = len(slides)
    if n < 4:
        return None
    mus, errors = np.array([_mu(law, solution) for solution in alone]).T
    ratios = []
    for i in range(n):
        others = np.delete(mus, i)
        scatter = max(float(others.std(ddof=1)), float(errors[i]))
        ratios.append(abs(float(mus[i] - others.mean())) / (scatter * sqrt(1 + 1 / (n - 1))))
    i = int(np.argmax(ratios))
    if ratios[i] < student.isf(0.001 / (2 * n), n - 2):
        return None
    others = np.delete(mus, i)
    return FitWarning(
        "outlier-slide",
        f"{slides[i].label} gives mu {mus[i]:.4f}, the other {n - 1} slides {others.mean():.4f} "
        f"(standard deviation {others.std(ddof=1):.4f}): leave it out if something went wrong there",
    )


def runs_z(miss: FloatArray) -> float:
    """Wald and Wolfowitz's runs test about zero, (n,) -> standard normal z: far below 0 for waves.

    A. Wald, J. Wolfowitz, Ann. Math. Stat. 11, 147 (1940). 0 where all signs agree or n < 10.
    """
    above = miss > 0
    up, down = int(above.sum()), int((~above).sum())
    n = up + down
    if n < 10 or not up or not down:
        return 0.0
    runs = 1 + int(np.sum(above[1:] != above[:-1]))
    mean = 1 + 2 * up * down / n
    variance = (mean - 1) * (mean - 2) / (n - 1)
    return (runs - mean) / sqrt(variance) if variance > 0 else 0.0


def wavy(solution: Solution) -> bool:
    """Whether a slide's own residuals along its path surely run in waves, however small."""
    return runs_z(_along(solution, 0)) < -3.3


def listed(names: Sequence[str]) -> str:
    """Names in a sentence: the first three, then how many more."""
    if len(names) > 4:
        return f"{', '.join(names[:3])} and {len(names) - 3} more"
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]


def _in(worst: Slide, found: Sequence[object]) -> str:
    """Which slide the numbers are of, where a warning names several."""
    return f" in {worst.label}" if len(found) > 1 else ""


def _mu(law: Law, solution: Solution) -> tuple[float, float]:
    at = law.parameters.index("mu")
    return float(solution.values[at]), float(solution.se[at])


def _along(solution: Solution, index: int) -> FloatArray:
    """Misses along the path, (n,) metres."""
    vx, vy = solution.starts[index, 2:]
    speed = max(hypot(vx, vy), 1e-12)
    miss: FloatArray = (vx * solution.misses[index][0] + vy * solution.misses[index][1]) / speed
    return miss


def _halves(law: Law, slide: Slide, solution: Solution) -> tuple[float, float] | None:
    """Decelerations of the two halves of the moving time where they surely differ, m/s^2, else None."""
    x, y, vx, vy = solution.starts[0]
    speed = max(hypot(vx, vy), 1e-12)
    end = min(float(slide.t[-1]), 0.95 * law.duration(speed, solution.values))
    way = ((slide.x - x) * vx + (slide.y - y) * vy) / speed
    parts = []
    for rows in (slide.t < end / 2, (slide.t >= end / 2) & (slide.t < end)):
        if rows.sum() < 6:
            return None
        bend, covariance = np.polyfit(slide.t[rows] - end / 2, way[rows], 2, cov=True)
        parts.append((-2 * bend[0], 4 * covariance[0, 0]))
    (first, v1), (second, v2) = parts
    difference = abs(first - second)
    if difference > 4 * sqrt(v1 + v2) and difference > 0.25 * abs(first + second) / 2:
        return float(first), float(second)
    return None
