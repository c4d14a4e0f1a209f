"""Where the next slide comes to rest, and how sure that is: the band covers what slides differ by.

Also how well that would have worked: each slide predicted from all the others.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, exp, hypot, inf, isfinite, log, log1p, sin, sqrt
from numbers import Real
from typing import TYPE_CHECKING

import numpy as np
from scipy.stats import norm
from scipy.stats import t as student

from lab.errors import FitError
from lab.fitting.laws import FloatArray, Law
from lab.fitting.scatter import scatter_of
from lab.fitting.together import Together
from lab.threads import stop_if_asked
from lab.whole_numbers import check_type

if TYPE_CHECKING:
    from lab.motion import Release

_STEP = 1e-5
_FARTHEST = log(1e6)
"""Of a distance in m: further on nothing is known of it."""


@dataclass(frozen=True)
class Prediction:
    """Where a slide comes to rest, on a board without edges and other tokens.

    rest: (x, y), m; distance: m from the release; band: the distances between which it ends with the chance
    `sure`, the upper one infinite where the slides bound it nowhere; ends: the places of the band's two ends;
    scatter_known: whether the fit tells how slides differ (else the band holds only what the tracks' noise leaves
    open).
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
    from lab.motion import Release

    check_type(release, Release, "a Release: place, speed and angle", "release", FitError, "usage")
    check_type(sure, Real, "a chance between 0 and 1", "sure", FitError, "usage")
    if not 0 < sure < 1:
        raise FitError(f"a chance of {sure:g} is none; give one between 0 and 1", code="usage")
    if release.speed <= 0:
        raise FitError("a token that is not released rests where it is; give a speed", code="usage")
    law, joint = together.law, together.joint
    n = len(together.slides)
    vx, vy = release.speed * sin(release.angle), release.speed * cos(release.angle)
    start = np.array([release.x, release.y, vx, vy, *((0.0, release.spin) if law.spinning else ())])
    distance, band = _band(law, joint.values, joint.covariance, together.scatter.value, n, start, sure)
    ended = law.rest(start, joint.values)

    def place(far: float) -> tuple[float, float]:
        x, y = (
            begun + (far / distance * (end - begun) if end != begun else 0.0)
            for begun, end in ((release.x, ended[0]), (release.y, ended[1]))
        )
        return x, y

    return Prediction(place(distance), distance, band, (place(band[0]), place(band[1])), sure, n > 1)


def leave_one_out(together: Together) -> LeaveOneOut:
    """Each slide that ends at rest predicted from the others, its release as its own fit has it.

    The fit without a slide is one step from the fit of all, in the model linearised there; the scatter is found
    anew. Raises FitError with fewer than three such slides, and where those without one do not tell the law.
    """
    law, joint = together.law, together.joint
    resting = [i for i, slide in enumerate(together.slides) if slide.ends == "rest"]
    if len(together.slides) < 3 or not resting:
        raise FitError("leaving one out needs three slides, some of which end at rest; film more")
    grams = together.grams
    sizes = together.objective(0.02).sizes[: len(joint.values)]
    found = []
    for i in resting:
        stop_if_asked()
        others = grams.without(i)
        scatter = scatter_of(others, interval=False).value
        values = np.maximum(joint.values + sizes * others.step(scatter), law.least)
        try:
            inverse = np.linalg.inv(others.normal(scatter)[0][:-1, :-1]) * np.outer(sizes, sizes)
        except np.linalg.LinAlgError:
            raise FitError(
                f"without {together.slides[i].label} the slides do not tell the law; film more"
            ) from None
        slide, one = together.slides[i], together.alone[i]
        start = one.starts[0]
        x, y = start[:2].tolist()
        distance, band = _band(law, values, inverse, scatter, len(together.slides) - 1, start, 0.95)
        ended = law.rest(start, values)
        _, _, stop = law.rest(start, together.own[i])
        rows = slide.t > stop
        rest = (
            (float(slide.x[rows].mean()), float(slide.y[rows].mean()))
            if rows.any()
            else (float(slide.x[-1]), float(slide.y[-1]))
        )
        error = hypot(ended[0] - rest[0], ended[1] - rest[1])
        far = ((rest[0] - x) * (ended[0] - x) + (rest[1] - y) * (ended[1] - y)) / distance
        found.append(LeftOut(slide.label, error, band, far))
    return LeaveOneOut(tuple(found))


def _band(
    law: Law,
    values: FloatArray,
    covariance: FloatArray,
    scatter: float,
    n: int,
    start: FloatArray,
    sure: float,
) -> tuple[float, tuple[float, float]]:
    """Distance to rest and the band of distances, by logarithms, for friction's factor is log-normal.

    The upper end is infinite where nothing bounds it. Raises FitError for a start that never rests: the board is too
    steep for its friction.
    """
    distance = _far(law, start, values)
    if not isfinite(distance):
        raise FitError("by this fit the token never rests: the board is too steep for its friction")
    sigma2 = log1p(scatter**2)
    ahead, behind = (log(_far(law, start, values, exp(step))) for step in (_STEP, -_STEP))
    by_factor = (ahead - behind) / (2 * _STEP)
    slopes = np.array([_slope(law, values, start, j) for j in range(len(values))])
    variance = by_factor**2 * sigma2 + float(slopes @ covariance @ slopes)
    wide = student.ppf((1 + sure) / 2, n - 1) if n > 1 and scatter > 0 else norm.ppf((1 + sure) / 2)
    middle = log(distance) - by_factor * sigma2 / 2
    half = float(wide) * sqrt(variance)
    if not (isfinite(middle) and isfinite(half)):
        return distance, (0.0, inf)
    return distance, (exp(middle - half), exp(middle + half) if middle + half < _FARTHEST else inf)


def _far(law: Law, start: FloatArray, values: FloatArray, factor: float = 1.0) -> float:
    """Metres from a start to its place of rest, above 0."""
    x, y, _ = law.rest(start, values, factor)
    return max(hypot(x - start[0], y - start[1]), 1e-300)


def _slope(law: Law, values: FloatArray, start: FloatArray, j: int) -> float:
    """Derivative of the logarithm of the distance by one value."""
    step = np.zeros(len(values))
    step[j] = _STEP * max(float(law.sizes[j]), abs(float(values[j])))
    below = np.maximum(values - step, law.least)
    gap = float((values + step - below)[j])
    return (log(_far(law, start, values + step)) - log(_far(law, start, below))) / gap
