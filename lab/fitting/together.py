"""All slides together: one law for all, a noise for each, and as much difference between them as they show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import inf, sqrt

import numpy as np
from scipy.stats import norm
from scipy.stats import t as student

from lab.errors import FitError
from lab.fitting.laws import LAWS, FloatArray, Law
from lab.fitting.objective import Guess, Objective
from lab.fitting.scatter import Grams, Parts, Scatter, scatter_of, shared_noise
from lab.fitting.slides import Slide
from lab.fitting.solve import LEAST_NOISE, Solution, minimise, solve_joint, solve_one

_ROUNDS = 4

_LEAST_FREEDOM = 0.5
"""Slides hardly more than the values that they are to tell do not say how they differ: an interval has no ends then."""


@dataclass(frozen=True, eq=False)
class Together:
    """What all slides say: the joint solution, each slide's own, and the scatter between them.

    alone: each slide's own fit, or where it cannot determine the law by itself, the joint law with a factor of
    its own. own (slides, k): each slide's values, those of dry friction its own, the others the joint ones;
    own_se (slides,): standard errors of its dry friction, relative. noise (slides,): m. clicked: the part of the
    variance of each value that all slides share, by errors of clicked corners, (k,) or 0.
    """

    law: Law
    slides: Sequence[Slide]
    joint: Solution
    alone: Sequence[Solution]
    scatter: Scatter
    own: FloatArray
    own_se: FloatArray
    noise: FloatArray
    loss: int
    whole: bool = False
    clicked: FloatArray | float = 0.0

    @property
    def halfwidth(self) -> FloatArray:
        """Half the width of the 95 % intervals by noise and scatter, (k,).

        For laws of one or two values (coulomb, viscous, quadratic) and all on a tilted board, by what the slides' own
        values say, each weighed by its error and the scatter (J. Hartung, G. Knapp, Stat. Med. 20, 3875 (2001); with
        further parameters G. Knapp, J. Hartung, ibid. 22, 2693 (2003)): scatter found from few slides is itself too
        uncertain for an interval that takes it as known. What each slide tells of further parameters apart from its
        own friction (drag by the bend of its path) has the errors of noise alone; half widths of independent errors
        are put together by squares (S. Banerjee, Sankhya 22, 357 (1960)), as are those of clicked corners. Never
        narrower than one standard error by noise alone; infinite where so few slides cannot say how they differ.
        """
        joint, normal = self.joint, float(norm.ppf(0.975))
        if len(self.slides) < 2 or not (self.law.tilted or len(joint.values) <= 2):
            return joint.halfwidth
        parts = self.parts
        if not self.tells_scatter:
            return np.full(len(joint.values), inf)
        between = (
            float(student.ppf(0.975, parts.freedom)) ** 2 * parts.squares / parts.freedom * parts.between
        )
        within = normal**2 * 2 * joint.cost / joint.freedom * parts.within
        sizes = self.law.sizes
        half: FloatArray = np.sqrt((between + within) * sizes**2 + normal**2 * self.clicked)
        return np.maximum(half, joint.se)

    def objective(self, scatter: float | None = None) -> Objective:
        """The objective whose least squares `joint` is, or the same with another scatter."""
        value = self.scatter.value if scatter is None else scatter
        return Objective(self.law, self.slides, self.noise.tolist(), value, loss=self.loss, whole=self.whole)

    @property
    def tells_scatter(self) -> bool:
        """Whether there are more slides than the values take up, so that they say how much they differ."""
        if len(self.slides) < 2:
            return False
        try:
            return self.parts.freedom >= _LEAST_FREEDOM
        except np.linalg.LinAlgError:  # some value is not told at all
            return False

    @cached_property
    def parts(self) -> Parts:
        """The parts of the values' errors at the scatter found."""
        return self.grams.parts(self.scatter.value)

    @property
    def grams(self) -> Grams:
        """Each slide's sums of products at the joint solution, its factor free."""
        trial = self.objective(max(self.scatter.value, 0.02))
        return Grams.at(trial, trial.scaled(self.joint.guess))


def fit_together(
    law: Law,
    slides: Sequence[Slide],
    singles: Sequence[Solution] | None = None,
    *,
    noise: FloatArray | None = None,
    loss: int = 0,
    whole: bool = False,
) -> Together:
    """The law's values from all slides.

    singles: each slide's own fit, which gives its noise; noise (slides,): m, where it is known otherwise;
    whole: whether slides differ in their whole deceleration, not in dry friction alone. Raises FitError where
    the slides do not determine the law.
    """
    few, begun = len(law.parameters) <= 2, None
    if noise is None:
        if singles is None:
            singles = [own_fit(law if few else LAWS["viscous"], slide, loss) for slide in slides]
        noise = _shared(singles)
        if not few and len(slides) > 1:  # one slide does not tell such a law: the joint fit tells the noise
            first = solve_joint(law, slides, noise.tolist(), loss=loss, whole=whole)
            noise = _shared(_each(law, slides, first, noise, loss)[2])
            begun = first.guess
    if len(slides) == 1:
        alone = [solve_one(law, slides[0], loss)]
        joint, found = alone[0], Scatter(0.0, (0.0, inf))
        own, own_se = joint.values[None, :], _relative(law, joint)[None]
        return Together(law, slides, joint, alone, found, own, own_se, noise, loss, whole)
    joint = solve_joint(law, slides, noise.tolist(), begun, loss=loss)
    found = Scatter(0.0, (0.0, inf))
    for _ in range(_ROUNDS):
        before = found.value
        trial = Objective(law, slides, noise.tolist(), max(before, 0.02), loss=loss, whole=whole)
        found = scatter_of(Grams.at(trial, trial.scaled(joint.guess)))
        if found.value == before == 0.0:
            break
        joint = solve_joint(
            law, slides, noise.tolist(), joint.guess, scatter=found.value, loss=loss, whole=whole
        )
        if abs(found.value - before) < 0.002 * found.value:
            break
    factors, errors, alone = _each(law, slides, joint, noise, loss)
    own = np.array([_scaled(law, joint.values, factor) for factor in factors])
    return Together(law, slides, joint, alone, found, own, errors, noise, loss, whole)


def own_fit(law: Law, slide: Slide, loss: int = 0) -> Solution:
    """The slide's own fit by the law, or by coulomb where it does not determine the law."""
    try:
        return solve_one(law, slide, loss)
    except FitError:
        return solve_one(law.simplest, slide, loss)


def _shared(singles: Sequence[Solution]) -> FloatArray:
    """The slides' noises by their own fits, drawn towards each other."""
    return shared_noise(
        [max(LEAST_NOISE, own_noise(one)) for one in singles], [one.freedom - one.turns for one in singles]
    )


def own_noise(one: Solution) -> float:
    """Noise of one axis by a slide's own fit, m."""
    return sqrt(float(np.sum(one.misses[0] ** 2)) / max(one.freedom - one.turns, 1))


def _scaled(law: Law, values: FloatArray, factor: float) -> FloatArray:
    """The values with a factor on dry friction."""
    return np.array([v * factor if n in law.dry else v for n, v in zip(law.parameters, values, strict=True)])


def _relative(law: Law, one: Solution) -> FloatArray:
    """Relative standard error of the law's main value."""
    at = law.parameters.index(law.main)
    return np.array(one.se[at] / max(one.values[at], 1e-12))


def _each(
    law: Law, slides: Sequence[Slide], joint: Solution, noise: FloatArray, loss: int
) -> tuple[FloatArray, FloatArray, list[Solution]]:
    """Each slide's factor on the joint law with its relative error, and its own fit."""
    factors, errors, alone = np.ones(len(slides)), np.ones(len(slides)), []
    k, states = len(law.parameters), law.states
    for i, slide in enumerate(slides):
        objective = Objective(law, [slide], [float(noise[i])], inf, loss=loss)
        guess = Guess(joint.values, joint.starts[i : i + 1], joint.factors[i : i + 1])
        unknowns, jacobian, cost = minimise(objective, guess, fixed=range(k))
        mine = objective.split(unknowns)
        spread = np.linalg.pinv(jacobian[:, k:].T @ jacobian[:, k:])
        factors[i] = mine.factors[0]
        errors[i] = sqrt(max(float(spread[states, states]), 0.0)) * objective.sizes[k + states]
        if k <= 2:
            one = own_fit(law, slide, loss)
            if len(one.values) == k:
                alone.append(one)
                continue
        values = _scaled(law, joint.values, factors[i])
        none = np.zeros((k, k))
        alone.append(
            Solution(
                values, none, none, mine.starts, np.ones(1), np.zeros(1), tuple(objective.misses(unknowns)),
                cost, slide.axes * (len(slide.t) - 2) - 1,
            )
        )  # fmt: skip
    return factors, errors, alone
