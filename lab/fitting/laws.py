"""The laws as a fit sees them: names and limits of their parameters, and where to begin.

What a law says of motion is asked of `motion.friction`, which alone holds its equations: a law changed there
is fitted as changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot, inf, sqrt, tan
from types import SimpleNamespace
from typing import cast

import numpy as np
from numpy.typing import NDArray

from lab.board import G, Surface
from lab.errors import FitError
from lab.fitting.curves import curved_rest
from lab.fitting.spun import spun_rest
from lab.motion.base import CONTACTS
from lab.motion.friction import LAWS as MOTION_LAWS
from lab.motion.friction import deceleration, law_numbers, stop_distance, stop_time

FloatArray = NDArray[np.float64]

_LEAST = {"mu": 1e-7, "vs": 2e-3, "q": 1e-3}
"""Lower limits; other parameters may be 0."""

TILTS = ("tilt_pitch", "tilt_roll")
"""A tilted board's parameters, rad: a positive pitch raises what lies at larger y, a positive roll at larger x."""

_LEAST |= dict.fromkeys(TILTS, -inf)
_SIZES = {"mu": 0.1, "mu0": 0.1, "k": 0.5, "c": 0.5, "vs": 0.1, "p": 0.01, "q": 0.1, "r": 0.01}
_SIZES |= dict.fromkeys(TILTS, 0.02)
"""Natural sizes, by which unknowns are scaled where the first guess is smaller."""


@dataclass(frozen=True)
class Law:
    """A law of friction: its name, the number by which compiled code knows it, its parameters in order.

    A `tilted` one has the board's tilt among its parameters: its paths are curved. A `spinning` one is of tokens on a
    flat base of some radius (m), whose spin is coupled to their motion: starts then hold heading and spin too, (x, y,
    vx, vy, heading, spin). No law is both: FitError (`usage`). What is asked of it by a speed alone (duration, reach)
    is that of a level board and no spin; `rest` takes both in.
    """

    name: str
    code: int
    parameters: tuple[str, ...]
    base: str = "ball"
    radius: float = 0.0

    def __post_init__(self) -> None:
        if self.tilted and self.spinning:
            raise FitError(
                "spin and the board's tilt cannot be fitted together; level the board", code="usage"
            )

    @property
    def tilted(self) -> bool:
        """Whether the board's tilt is among the parameters."""
        return TILTS[0] in self.parameters

    @property
    def spinning(self) -> bool:
        """Whether spin is coupled to motion: of flat bases."""
        return self.base != "ball"

    @property
    def states(self) -> int:
        """How many numbers a start has."""
        return 6 if self.spinning else 4

    @property
    def level(self) -> Law:
        """The same law on a level board, for tokens that do not spin."""
        return LAWS[self.name]

    @property
    def simplest(self) -> Law:
        """Coulomb's law for the same board and base: the last resort of a slide that does not determine this one."""
        simple = LAWS["coulomb"].with_base(self.base, self.radius)
        return simple.with_tilt() if self.tilted else simple

    def with_base(self, base: str, radius: float) -> Law:
        """The same law for tokens on a flat base: "disc" or "ring", with its radius in m."""
        return replace(self, base=base, radius=radius)

    def with_tilt(self) -> Law:
        """The same law with the board's tilt among its parameters."""
        return replace(self, parameters=(*self.level.parameters, *TILTS))

    @property
    def least(self) -> FloatArray:
        """Lower limits of the parameters, (k,)."""
        return np.array([_LEAST.get(name, 0.0) for name in self.parameters])

    @property
    def sizes(self) -> FloatArray:
        """Natural sizes of the parameters, (k,)."""
        return np.array([_SIZES[name] for name in self.parameters])

    @property
    def dry(self) -> tuple[str, ...]:
        """The parameters that scale with a slide's own factor: mu and what is a friction coefficient like it."""
        return tuple(name for name in self.parameters if name in ("mu", "mu0", "p", "r"))

    @property
    def main(self) -> str:
        """The parameter that says most: mu, or the law's first."""
        return "mu" if "mu" in self.parameters else self.parameters[0]

    def numbers(self, values: FloatArray, factor: float = 1.0) -> FloatArray:
        """The law's numbers (A, B, C, D) of `motion.friction`; factor: on dry friction.

        Of a tilted law (6,), with the pull of the tilt along x and y, m/s^2; the board presses less, by its cosine.
        """
        given = dict(zip(self.parameters, values.tolist(), strict=True))
        rise_y, rise_x = (tan(min(max(given.pop(name, 0.0), -1.4), 1.4)) for name in TILTS)
        surface = SimpleNamespace(
            **{"law": self.name, "mu": 0.0, **given}
        )  # unchecked: a fit asks for thousands
        a, b, c, d = law_numbers(cast(Surface, surface))
        if not self.tilted:
            return np.array([a * factor, b * factor, c, d])
        press = 1 / sqrt(1 + rise_x**2 + rise_y**2)
        dry = press * factor
        return np.array([a * dry, b * dry, c, d, -G * press * rise_x, -G * press * rise_y])

    def rest(
        self, start: Sequence[float] | FloatArray, values: FloatArray, factor: float = 1.0
    ) -> tuple[float, float, float]:
        """Where and when a start (x, y, vx, vy) comes to rest: x, y in m, seconds; infinite where it never does."""
        x, y, vx, vy = (float(n) for n in start[:4])
        if self.spinning:
            speed_, spin = max(hypot(vx, vy), 1e-12), float(start[5]) if len(start) > 4 else 0.0
            far, seconds = spun_rest(
                CONTACTS[self.base],
                self.code,
                self.numbers(values, factor),
                self.radius,
                speed_,
                spin,
                np.empty((3, 1)),
            )
            return x + vx / speed_ * far, y + vy / speed_ * far, seconds
        if self.tilted:
            found = curved_rest(self.code, self.numbers(values, factor), np.array([x, y, vx, vy]))
            return float(found[0]), float(found[1]), float(found[2])
        speed_ = max(hypot(vx, vy), 1e-12)
        far = self.reach(speed_, values, factor)
        return x + vx / speed_ * far, y + vy / speed_ * far, self.duration(speed_, values, factor)

    def duration(self, speed_: float, values: FloatArray, factor: float = 1.0) -> float:
        """Seconds from a start with `speed_` m/s to rest."""
        a, b, c, d = self.numbers(values, factor)[:4].tolist()
        return stop_time(self.code, a, b, c, d, speed_)

    def reach(self, speed_: float, values: FloatArray, factor: float = 1.0) -> float:
        """Metres from a start with `speed_` m/s to rest."""
        a, b, c, d = self.numbers(values, factor)[:4].tolist()
        return stop_distance(self.code, a, b, c, d, speed_)

    def slowing(self, speed_: float, values: FloatArray) -> float:
        """Deceleration in m/s^2 at a speed in m/s."""
        a, b, c, d = self.numbers(values)[:4].tolist()
        return deceleration(self.code, a, b, c, d, speed_)

    def named(self, values: FloatArray) -> dict[str, float]:
        """The parameters by name."""
        return {name: float(value) for name, value in zip(self.parameters, values, strict=True)}

    def from_named(self, values: Mapping[str, float]) -> FloatArray:
        """The parameters in order; KeyError for one that is missing."""
        return np.array([values[name] for name in self.parameters])

    def guesses(self, speeds: Sequence[float], decelerations: Sequence[float]) -> tuple[FloatArray, ...]:
        """Values to start a fit from, best first, for slides that begin so fast and slow so much."""
        if self.tilted:
            level = self.level.guesses(speeds, decelerations)
            return tuple(np.concatenate([values, np.zeros(len(TILTS))]) for values in level)
        v = max(float(np.median(speeds)), 1e-3)
        a = max(float(np.median(decelerations)), 1e-4)
        if self.name == "viscous":
            return (np.array([0.7 * a / G, 0.5 * a / v]),)
        if self.name == "quadratic":
            return (np.array([0.7 * a / G, 0.6 * a / v**2]),)
        if self.name == "weakening":
            share = (0.15, 0.4, 0.8)
            return tuple(np.array([0.85 * a / G, 1.3 * a / G, part * v, 0.1 * a / v]) for part in share)
        if self.name == "curling":
            return tuple(np.array([0.5 * a / G * (v / 2 + q), q, 0.5 * a / G]) for q in (0.1 * v, 0.5 * v))
        return (np.array([a / G]),)


LAWS: dict[str, Law] = {name: Law(name, law.code, tuple(law.parameters)) for name, law in MOTION_LAWS.items()}


def law_named(name: str) -> Law:
    """The law of that name; FitError naming those that are known."""
    if name not in LAWS:
        raise FitError(f"the law {name!r} cannot be fitted; known are {', '.join(LAWS)}", code="unknown-law")
    return LAWS[name]


def law_of(name: str, values: Mapping[str, float]) -> Law:
    """The law of that name that fitted `values` belong to: a tilted one where they hold the board's tilt.

    Values do not tell the base: `Fit.fitted_law` has it.
    """
    return LAWS[name].with_tilt() if TILTS[0] in values else LAWS[name]
