"""When not to trust a fit: each check gives a warning with its numbers, or None.

A real slide is never quite the law; the limits below leave a good track of a real slide in peace and catch
what changes mu by more than slides differ among themselves anyhow. What concerns files and film is in
`film_checks.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import atan2, degrees, hypot, inf, sqrt

import numpy as np
from numpy.typing import NDArray
from scipy.stats import t as student

from lab.fitting.laws import TILTS, FloatArray, Law
from lab.fitting.numbers import plain
from lab.fitting.objective import positions
from lab.fitting.slides import Slide, listed
from lab.fitting.solve import Solution
from lab.fitting.together import Together

_TOLD = 2.0
"""Standard errors by which a deceleration must exceed none where nothing else tells the value: 95 %, about."""

_TOLD_AMONG = 1.0
"""The same for one slide among others, by the value of all: less, for there a vague slide does no harm, as it weighs
little. From here on, no slowing and twice the slowing lie within its error: it tells nothing."""


@dataclass(frozen=True)
class FitWarning:
    """A reason for care: a short `code` for scripts and a sentence with the numbers.

    facts: what the sentence says, by name: numbers in SI, and names, for whoever words it anew.
    """

    code: str
    text: str
    facts: Mapping[str, object] = field(default_factory=dict, compare=False)


def acceleration(slide: Slide) -> float | None:
    """Acceleration in m/s^2 of a slide that surely (three standard errors) gets faster, else None.

    A parabola along the path; a slide that ends at rest is cut before it stops.
    """
    if slide.deceleration >= 0:
        return None
    dx, dy = slide.x[-3:].mean() - slide.x[0], slide.y[-3:].mean() - slide.y[0]
    way = ((slide.x - slide.x[0]) * dx + (slide.y - slide.y[0]) * dy) / slide.length
    moving = slice(0, max(int(np.argmax(way >= 0.95 * slide.length)), 6) + 1)
    if len(way[moving]) < 6:
        return None
    bend, covariance = np.polyfit(slide.t[moving], way[moving], 2, cov=True)
    faster = 2 * float(bend[0])
    return faster if faster > 3 * 2 * sqrt(float(covariance[0, 0])) else None


def speeding(found: Sequence[tuple[Slide, float]]) -> FitWarning | None:
    """Slides that get faster, with their accelerations; they are left out of the fit."""
    if not found:
        return None
    slide, most = max(found, key=lambda pair: pair[1])
    return FitWarning(
        "speeds-up",
        f"{listed([s.label for s, _ in found])} {'gets' if len(found) == 1 else 'get'} faster, by "
        f"{most:.2g} m/s^2{_in(slide, found)}, "
        "which friction cannot do: is the board tilted, or the camera askew? No mu is taken from it",
        {"slides": tuple(s.label for s, _ in found), "worst": slide.label, "acceleration": most},
    )


def no_slowing(together: Together) -> FitWarning | None:
    """A deceleration that is not told from none by `_TOLD` standard errors: no mu is taken from it."""
    law, joint = together.law, together.joint
    if len(law.parameters) > 1 or joint.values[0] >= _TOLD * joint.se[0]:
        return None
    return FitWarning(
        "no-slowing",
        f"no slowing down can be seen in {listed([slide.label for slide in together.slides])} "
        f"({law.main} {joint.values[0]:.4f}, standard error {joint.se[0]:.4f}); film until the token lies still",
        {
            "slides": tuple(slide.label for slide in together.slides),
            "name": law.main,
            "value": float(joint.values[0]),
            "se": float(joint.se[0]),
        },
    )


def telling(together: Together) -> NDArray[np.bool_]:
    """Which slides (slides,) tell friction of the joint fit's size from none, by `_TOLD_AMONG` standard errors.

    By their errors, whatever their values: who leaves out the small ones draws the rest up. Of laws with one parameter;
    of others all are taken to.
    """
    law = together.law
    if len(law.parameters) > 1:
        return np.ones(len(together.slides), dtype=np.bool_)
    told: NDArray[np.bool_] = _TOLD_AMONG * together.own_se * together.own[:, 0] < together.joint.values[0]
    return told


def tells_nothing(together: Together) -> FitWarning | None:
    """Slides among others whose own friction is not told from none."""
    silent = np.flatnonzero(~telling(together))
    if not len(silent) or len(together.slides) < 2:
        return None
    name, own = together.law.main, together.own[:, 0]
    errors = together.own_se * own
    worst = int(silent[np.argmax(errors[silent])])
    labels = tuple(together.slides[int(i)].label for i in silent)
    return FitWarning(
        "no-slowing",
        f"no slowing down can be seen in {listed(labels)} ({name} {own[worst]:.4f}, standard error {errors[worst]:.4f}"
        f"{_in(together.slides[worst], labels)}); film until the token lies still, or leave it out",
        {"slides": labels, "name": name, "value": float(own[worst]), "se": float(errors[worst])},
    )


def rest_not_seen(together: Together) -> FitWarning | None:
    """Slides that still move in their last row: mu then rests on the bend of the path alone."""
    moving = []
    for slide, one in zip(together.slides, together.alone, strict=True):
        if slide.ends == "hit":
            continue
        _, _, duration = _law_of(together.law, one).rest(one.starts[0], one.values)
        if duration > slide.t[-1]:
            moving.append((duration - float(slide.t[-1]), slide))
    if not moving:
        return None
    late, worst = max(moving, key=lambda pair: pair[0])
    single = len(moving) == 1
    when = f"would stop {plain(late, 2)} s after {'its' if single else 'the'} last row"
    if late == inf:
        when = "never stops" if single else "never stop"
    return FitWarning(
        "rest-not-seen",
        f"{listed([slide.label for _, slide in moving])} still {'moves' if single else 'move'} in the last row "
        f"and {when}{_in(worst, moving)}: film on until the token lies still",
        {"slides": tuple(slide.label for _, slide in moving), "worst": worst.label, "late": late},
    )


def law_misfit(together: Together) -> FitWarning | None:
    """Slides whose residuals run in waves (runs test) that are larger than 0.5 % of the path."""
    found = []
    for slide, one in zip(together.slides, together.alone, strict=True):
        miss = along(one)
        rms = sqrt(float(np.mean(miss**2)))
        if rms > 0.005 * slide.length and runs_z(miss) < -3.3:
            found.append((rms / slide.length, rms, slide))
    if not found:
        return None
    _, rms, worst = max(found, key=lambda one: one[0])
    return FitWarning(
        "law-misfit",
        f"{together.law.name} does not describe {listed([slide.label for *_, slide in found])}: "
        f"the residuals run in waves of {plain(1e3 * rms, 2)} mm (rms) "
        f"over {worst.length:.2g} m{_in(worst, found)}",
        {
            "slides": tuple(slide.label for *_, slide in found),
            "worst": worst.label,
            "law": together.law.name,
            "rms": rms,
            "length": worst.length,
        },
    )


def halves_differ(together: Together) -> FitWarning | None:
    """Slides whose halves slow differently from what the law says: by over 25 % and four standard errors."""
    found = []
    for slide, one in zip(together.slides, together.alone, strict=True):
        halves = _halves(together.law, slide, one)
        if halves is not None:
            found.append((abs(halves[0] - halves[1]) / abs(halves[0] + halves[1]), halves, slide))
    if not found:
        return None
    _, (first, second), worst = max(found, key=lambda one: one[0])
    return FitWarning(
        "halves-differ",
        f"{listed([slide.label for *_, slide in found])} {'does' if len(found) == 1 else 'do'} not slow as "
        f"{together.law.name} says: by {first:.3g} m/s^2 in the first half and {second:.3g} in the "
        f"second{_in(worst, found)}",
        {
            "slides": tuple(slide.label for *_, slide in found),
            "worst": worst.label,
            "law": together.law.name,
            "first": first,
            "second": second,
        },
    )


def outlier(together: Together) -> FitWarning | None:
    """The slide furthest from the others, when chance would put one there once in a thousand fits.

    Deletion t-test with Bonferroni's correction, from four slides up; the others' scatter is not taken
    smaller than the slide's own standard error.
    """
    n = len(together.slides)
    if n < 4:
        return None
    name = together.law.main
    mus = together.own[:, together.law.parameters.index(name)]
    ratios = []
    for i in range(n):
        others = np.delete(mus, i)
        scatter = max(float(others.std(ddof=1)), float(together.own_se[i] * mus[i]))
        ratios.append(abs(float(mus[i] - others.mean())) / (scatter * sqrt(1 + 1 / (n - 1))))
    i = int(np.argmax(ratios))
    if ratios[i] < student.isf(0.001 / (2 * n), n - 2):
        return None
    others = np.delete(mus, i)
    return FitWarning(
        "outlier-slide",
        f"{together.slides[i].label} gives {name} {mus[i]:.4f}, the other {n - 1} slides {others.mean():.4f} "
        f"(standard deviation {others.std(ddof=1):.4f}): leave it out if something went wrong there",
        {
            "slides": (together.slides[i].label,),
            "file": together.slides[i].recording.file,
            "name": name,
            "value": float(mus[i]),
            "others": float(others.mean()),
            "spread": float(others.std(ddof=1)),
            "n": n - 1,
        },
    )


def not_separable(together: Together) -> FitWarning | None:
    """Parameters that these slides do not tell apart: known worse than half their value, or bound together."""
    law, joint = together.law, together.joint
    if len(law.parameters) < 2:
        return None
    se = np.sqrt(np.diag(joint.covariance))
    if law.tilted:
        return _tilt_not_separable(together, se)
    vague = {
        name: (float(value), float(error))
        for name, value, error in zip(law.parameters, joint.values, se, strict=True)
        if error > 0.5 * abs(value)
    }
    if not vague:
        return None
    speed = max(hypot(*start[2:4]) for start in joint.starts)
    told = [f"{name} {value:.3g} \N{PLUS-MINUS SIGN} {error:.2g}" for name, (value, error) in vague.items()]
    return FitWarning(
        "not-separable",
        f"these slides do not tell the parameters of {law.name} apart over speeds up to {speed:.2g} m/s: "
        f"{', '.join(told)}; add slides at other speeds, or take a simpler law",
        {"law": law.name, "speed": speed, "vague": vague},
    )


_BOUND = 0.95
"""Correlation of friction and tilt from which on they are told to be bound together."""


def _tilt_not_separable(together: Together, se: FloatArray) -> FitWarning | None:
    """Tilt and friction that slides in one direction leave bound together: either is as good as the other there."""
    law, joint = together.law, together.joint
    friction = abs(float(joint.values[law.parameters.index(law.main)]))
    errors = dict(zip(law.parameters, se.tolist(), strict=True))
    main, tilts = law.parameters.index(law.main), [law.parameters.index(name) for name in TILTS]
    bound = np.abs(joint.covariance[main, tilts]) / np.maximum(se[main] * se[tilts], 1e-300)
    if bound.max() <= _BOUND and max(errors[law.main], *(errors[name] for name in TILTS)) <= 0.3 * friction:
        return None
    known = ", ".join(
        f"{name} {value:.3g} \N{PLUS-MINUS SIGN} {errors[name]:.2g}"
        for name, value in zip(law.parameters, joint.values.tolist(), strict=True)
    )
    angles = [round(degrees(atan2(start[2], start[3]))) for start in joint.starts]
    return FitWarning(
        "not-separable",
        f"slides between {min(angles)}\N{DEGREE SIGN} and {max(angles)}\N{DEGREE SIGN} from straight up "
        f"hardly tell the board's tilt from friction (correlation {bound.max():.2f}): {known}; "
        "film slides the other way too, or level the board",
        {"law": law.name, "angles": (min(angles), max(angles)), "correlation": float(bound.max())},
    )


def wavy(one: Solution) -> bool:
    """Whether a slide's own residuals along its path surely run in waves, however small."""
    return runs_z(along(one)) < -3.3


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


def along(one: Solution) -> FloatArray:
    """A single slide's misses along its path, (n,) metres."""
    vx, vy = one.starts[0, 2:4]
    speed = max(hypot(vx, vy), 1e-12)
    miss: FloatArray = (vx * one.misses[0][0] + vy * one.misses[0][1]) / speed
    return miss


def correlation_time(miss: FloatArray) -> float:
    """How many rows count as one, for residuals that run in waves: 1 + 2 sum of autocorrelations, 1 at least.

    The sum ends at the first negative one.
    """
    level = miss - miss.mean()
    power = float(level @ level)
    if power == 0.0:
        return 1.0
    total = 1.0
    for lag in range(1, len(level) // 2):
        rho = float(level[lag:] @ level[:-lag]) / power
        if rho <= 0:
            break
        total += 2 * rho
    return total


def _in(worst: Slide, found: Sequence[object]) -> str:
    """Which slide the numbers are of, where a warning names several."""
    return f" in {worst.label}" if len(found) > 1 else ""


def _law_of(law: Law, one: Solution) -> Law:
    return law if len(one.values) == len(law.parameters) else law.simplest


def _halves(law: Law, slide: Slide, one: Solution) -> tuple[float, float] | None:
    """Decelerations of the two halves of the moving time where they surely differ from the law's, m/s^2.

    Along the straight line to the last place: of a path that a tilted board bends, the way along its chord.
    """
    known, start = _law_of(law, one), one.starts[0]
    _, _, seconds = known.rest(start, one.values)
    end = min(float(slide.t[-1]), 0.95 * seconds)
    lawful_x, lawful_y = positions(known, start, one.values, slide.t)
    dx, dy = lawful_x[-1] - start[0], lawful_y[-1] - start[1]
    length = max(hypot(dx, dy), 1e-12)
    way = ((slide.x - start[0]) * dx + (slide.y - start[1]) * dy) / length
    expected = ((lawful_x - start[0]) * dx + (lawful_y - start[1]) * dy) / length
    parts, lawful = [], []
    for rows in (slide.t < end / 2, (slide.t >= end / 2) & (slide.t < end)):
        if rows.sum() < 6:
            return None
        bend, covariance = np.polyfit(slide.t[rows] - end / 2, way[rows], 2, cov=True)
        parts.append((-2 * bend[0], 4 * covariance[0, 0]))
        lawful.append(-2 * np.polyfit(slide.t[rows] - end / 2, expected[rows], 2)[0])
    (first, v1), (second, v2) = parts
    difference = abs((first - second) - (lawful[0] - lawful[1]))
    if difference > 4 * sqrt(v1 + v2) and difference > 0.25 * abs(first + second) / 2:
        return float(first), float(second)
    return None
