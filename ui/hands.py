"""Hands in words: the presets by their names in the chosen language, and what a hand scatters."""

from __future__ import annotations

from math import degrees

from lab import Thrower
from ui.language import mark, tr
from ui.numbers import figures, number, unbroken

_NAMES = {
    "beginner": mark("beginner"),
    "casual": mark("casual"),
    "skilled": mark("skilled"),
    "own": mark("own"),
}


def hand_name(thrower: Thrower) -> str:
    """ "casual"; a name of one's own as it is."""
    return tr(_NAMES[thrower.name]) if thrower.name in _NAMES else thrower.name


_NUMBERS = {
    "angle": mark("angle"),
    "speed": mark("speed"),
    "place": mark("place"),
    "spin": mark("spin"),
}


def described(thrower: Thrower) -> str:
    """All of the scatter in words, without what is nought: "angle ± 1.5°, speed ± 3.4 %, spin ± 2 rad/s"."""
    parts = (
        (thrower.angle, mark("angle ± {n}°"), degrees(thrower.angle)),
        (thrower.speed, mark("speed ± {n} %"), 100 * thrower.speed),
        (thrower.place, mark("place ± {n} mm"), 1000 * thrower.place),
        (thrower.spin, mark("spin ± {n} rad/s"), thrower.spin),
    )
    told = (tr(text, n=figures(n, 2)) for sigma, text, n in parts if sigma)
    said = ", ".join(map(unbroken, told)) or tr("no scatter")
    for one, other, value in thrower.correlations:
        sign = "+" if value >= 0 else ""
        names = {"one": tr(_NUMBERS.get(one, one)), "other": tr(_NUMBERS.get(other, other))}
        said += ", " + tr("{one} with {other} {value}", value=sign + figures(value, 2), **names)
    if thrower.freedom is None:
        return said
    return tr("{scatter}, Student-t of {n} degrees of freedom", scatter=said, n=figures(thrower.freedom))


def scatter(thrower: Thrower) -> str:
    """ "angle ± 1.5°, speed ± 3.4 %, place ± 4 mm"."""
    said = tr(
        "angle ± {angle}°, speed ± {speed} %, place ± {place} mm",
        angle=number(degrees(thrower.angle), 1),
        speed=number(100 * thrower.speed, 1),
        place=number(1000 * thrower.place, 1 if 0 < thrower.place < 0.001 else 0),
    )
    return ", ".join(map(unbroken, said.split(", ")))
