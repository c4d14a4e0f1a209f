"""Aiming: what the Aim dock keeps in the document."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from numbers import Real
from typing import Any

from lab import LabError
from ui.parts.part import Part

WORTHS = ("printed", "cash", "lead")
SCALES = (0.4, 2.5)
"""Least and greatest scale of a hand's scatter in angle and speed."""


@dataclass(frozen=True)
class Aiming:
    """worth: what counts, by its name in `lab.chance.WORTHS`. scale: of the thrower's scatter in angle and speed."""

    worth: str = "printed"
    scale: float = 1.0


def _to_json(value: Aiming) -> dict[str, Any]:
    return {"worth": value.worth, "scale": value.scale}


def _from_json(given: Any) -> Aiming:
    if not isinstance(given, dict):
        raise LabError("this is no object; leave the key out or write what the window wrote", where="aiming")
    worth, scale = given.get("worth", "printed"), given.get("scale", 1.0)
    if worth not in WORTHS:
        raise LabError(f"there is no worth {worth!r:.40}; write {', '.join(WORTHS)}", where="aiming.worth")
    sound = isinstance(scale, Real) and not isinstance(scale, bool) and isfinite(scale)
    if not sound or not SCALES[0] <= scale <= SCALES[1]:
        raise LabError(
            f"{scale!r:.40} is no scale; write a number from {SCALES[0]} to {SCALES[1]}", where="aiming.scale"
        )
    return Aiming(worth, float(scale))


AIMING = Part("aiming", Aiming(), _to_json, _from_json)
