"""The laws that can be fitted: how far along its line a token has slid, and when it lies still.

A law of a fit gives positions in closed form, so that a fit never differentiates a track. Its names and
equations are those of `motion`.
"""

from __future__ import annotations

from math import inf
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from lab.board import G
from lab.errors import FitError

FloatArray = NDArray[np.float64]


class Law(Protocol):
    """A law of friction as a fit needs it; `parameters` names the numbers in `values`, in their order."""

    name: str
    parameters: tuple[str, ...]

    def along(self, t: FloatArray, speed: float, values: FloatArray) -> FloatArray:
        """Metres along the line at (n,) seconds after a start with `speed` m/s."""

    def duration(self, speed: float, values: FloatArray) -> float:
        """Seconds from a start with `speed` m/s to rest; infinite where the token never stops."""

    def guess(self, speed: float, deceleration: float) -> FloatArray:
        """Values to start a fit from, for a slide that begins so fast and slows so much (m/s, m/s^2)."""


class Coulomb:
    """Constant deceleration mu g, then rest: s = v t - mu g t^2 / 2 up to t = v / (mu g).

    A negative mu is let through as a token that speeds up for ever: a fit must be able to find one.
    """

    name = "coulomb"
    parameters: tuple[str, ...] = ("mu",)

    def along(self, t: FloatArray, speed: float, values: FloatArray) -> FloatArray:
        """Metres along the line."""
        moving = np.minimum(t, self.duration(speed, values))
        return speed * moving - values[0] * G * moving**2 / 2

    def duration(self, speed: float, values: FloatArray) -> float:
        """Seconds to rest, v / (mu g)."""
        return speed / (float(values[0]) * G) if values[0] > 0 else inf

    def guess(self, speed: float, deceleration: float) -> FloatArray:
        """mu = a / g."""
        return np.array([deceleration / G])


LAWS: dict[str, Law] = {law.name: law for law in (Coulomb(),)}


def law_named(name: str) -> Law:
    """The law of that name; FitError naming those that are known."""
    if name not in LAWS:
        raise FitError(f"the law {name!r} cannot be fitted; known are {', '.join(LAWS)}", code="unknown-law")
    return LAWS[name]
