"""Where the next slide comes to rest, and how sure that is: the band covers what slides differ by.

Also how well that would have worked: each slide predicted from all the others.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, exp, hypot, log, log1p, sin, sqrt
from typing import TYPE_CHECKING

import numpy as np
from scipy.stats import norm
from scipy.stats import t as student

from lab.errors import FitError
from lab.fitting.laws import FloatArray, Law
from lab.fitting.scatter import scatter_of
from lab.fitting.together import Together

if TYPE_CHECKING:
    from lab.motion import Release

_STEP = 1e-5


@dataclass(frozen=True)
class Prediction:
    """Where a slide comes to rest, on a board without edges and other tokens.

    rest: (x, y), m; distance: m from the release; band: the distances between which it ends with the chance
    `sure`; ends: the places of the band's two ends; scatter_known: whether the fit tells how slides differ
    (else the band holds only what the tracks' noise leaves open).
    """

    rest: tuple[float, float]
    distance: float
    band: tuple[float, float]
    ends: tuple[tuple[float, float], tuple[float, float]]
    sure: float
    scatter_known: bool


@dataclass(frozen=True)
class LeftOut:
    """One slide predicted from the others: label, error of the resting place in m, and whether its resting
    distance lay in the 95 % band."""

    label: str
    error: float
    band: tuple[float, float]
    distance: float

    @property
    def covered(self) -> bool:
        """Whether the band held the distance."""
        return self.band[0] <= self.distance <= self.band[1]


@dataclass(frozen=True)
class LeaveOneOut:
    """All slides that end at rest, each predicted from the others."""

    slides: tuple[LeftOut, ...]

    @property
    def rms(self) -> float:
        """Root mean square error of the resting place, m."""
        return sqrt(float(np.mean([slide.error**2 for slide in self.slides])))

    @property
    def covered(self) -> int:
        """How many bands held."""
        return sum(slide.covered for slide in self.slides)

    def as_dict(self) -> dict[str, object]:
        """The leave-one-out errors in the `fit` document."""
        return {
            "n": len(self.slides),
            "rms_cm": 100 * self.rms,
            "covered": self.covered,
            "errors_cm": {slide.label: 100 * slide.error for slide in self.slides},
        }


def predicted(together: Together, release: Release, *, sure: float = 0.95) -> Prediction:
    """Where a release comes to rest by the fitted law.

    Raises FitError for a release that does not move, or a chance that is none.
    """
    if not 0 < sure < 1:
        raise FitError(f"a chance of {sure:g} is none; give one between 0 and 1", code="usage")
    if release.speed <= 0:
        raise FitError("a token that is not released rests where it is; give a speed", code="usage")
    law, joint = together.law, together.joint
    n = len(together.slides)
    distance, band = _band(
        law, joint.values, joint.covariance, together.scatter.value, n, release.speed, sure
    )
    along = sin(release.angle), cos(release.angle)

    def place(far: float) -> tuple[float, float]:
        return release.x + far * along[0], release.y + far * along[1]

    return Prediction(place(distance), distance, band, (place(band[0]), place(band[1])), sure, n > 1)


def leave_one_out(together: Together) -> LeaveOneOut:
    """Each slide that ends at rest predicted from the others, its release as its own fit has it.

    The fit without a slide is one step from the fit of all, in the model linearised there; the scatter is found
    anew. Raises FitError with fewer than three such slides.
    """
    law, joint = together.law, together.joint
    resting = [i for i, slide in enumerate(together.slides) if slide.ends == "rest"]
    if len(together.slides) < 3 or not resting:
        raise FitError("leaving one out needs three slides, some of which end at rest; film more")
    grams = together.grams
    sizes = together.objective(0.02).sizes[: len(joint.values)]
    found = []
    for i in resting:
        others = grams.without(i)
        scatter = scatter_of(others, interval=False).value
        values = np.maximum(joint.values + sizes * others.step(scatter), law.least)
        inverse = np.linalg.inv(others.normal(scatter)[0][:-1, :-1]) * np.outer(sizes, sizes)
        slide, one = together.slides[i], together.alone[i]
        x, y, vx, vy = one.starts[0].tolist()
        speed = hypot(vx, vy)
        distance, band = _band(law, values, inverse, scatter, len(together.slides) - 1, speed, 0.95)
        stop = law.duration(speed, together.own[i])
        rows = slide.t > stop
        rest = (
            (float(slide.x[rows].mean()), float(slide.y[rows].mean()))
            if rows.any()
            else (float(slide.x[-1]), float(slide.y[-1]))
        )
        error = hypot(x + vx / speed * distance - rest[0], y + vy / speed * distance - rest[1])
        far = ((rest[0] - x) * vx + (rest[1] - y) * vy) / speed
        found.append(LeftOut(slide.label, error, band, far))
    return LeaveOneOut(tuple(found))


def _band(
    law: Law,
    values: FloatArray,
    covariance: FloatArray,
    scatter: float,
    n: int,
    speed: float,
    sure: float,
) -> tuple[float, tuple[float, float]]:
    """Distance to rest and the band of distances, by logarithms, for friction's factor is log-normal."""
    distance = law.reach(speed, values)
    sigma2 = log1p(scatter**2)
    by_factor = (log(law.reach(speed, values, exp(_STEP))) - log(law.reach(speed, values, exp(-_STEP)))) / (
        2 * _STEP
    )
    slopes = np.array([_slope(law, values, speed, j) for j in range(len(values))])
    variance = by_factor**2 * sigma2 + float(slopes @ covariance @ slopes)
    wide = student.ppf((1 + sure) / 2, n - 1) if n > 1 and scatter > 0 else norm.ppf((1 + sure) / 2)
    middle = log(distance) - by_factor * sigma2 / 2
    half = float(wide) * sqrt(variance)
    return distance, (exp(middle - half), exp(middle + half))


def _slope(law: Law, values: FloatArray, speed: float, j: int) -> float:
    """Derivative of the logarithm of the distance by one value."""
    step = np.zeros(len(values))
    step[j] = _STEP * max(float(law.sizes[j]), float(values[j]))
    below = np.maximum(values - step, law.least)
    gap = float((values + step - below)[j])
    return (log(law.reach(speed, values + step)) - log(law.reach(speed, below))) / gap
