"""Hands in words: the presets by their names in the chosen language, and what a hand scatters."""

from __future__ import annotations

from math import degrees

from lab import Thrower
from ui.language import mark, tr
from ui.numbers import NARROW, number

_NAMES = {
    "beginner": mark("beginner"),
    "casual": mark("casual"),
    "skilled": mark("skilled"),
    "own": mark("own"),
}


def hand_name(thrower: Thrower) -> str:
    """ "casual"; a name of one's own as it is."""
    return tr(_NAMES[thrower.name]) if thrower.name in _NAMES else thrower.name


def scatter(thrower: Thrower) -> str:
    """ "angle ± 1.5°, speed ± 3.4 %, place ± 4 mm"."""
    return tr(
        "angle ± {angle}°, speed ± {speed} %, place ± {place} mm",
        angle=number(degrees(thrower.angle), 1),
        speed=number(100 * thrower.speed, 1),
        place=number(1000 * thrower.place, 1 if 0 < thrower.place < 0.001 else 0),
    ).replace(" %", f"{NARROW}%")
