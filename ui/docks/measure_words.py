"""Readings in the words of the window: what is read off, in which columns, and what comes out."""

from __future__ import annotations

from math import ceil, degrees, log10

from lab import Fit, Readings
from lab.fitting import ThrowerFit
from ui.docks.fit_words import symbol
from ui.language import count, mark, tr
from ui.numbers import number

KIND_WORDS = {
    "stopwatch": mark("Stopwatch and tape"),
    "speed": mark("Known release speed"),
    "ramp": mark("Ramp and run-out"),
    "tilt": mark("Tilted board"),
    "bounce": mark("Drop and bounce"),
    "two-token": mark("Two tokens"),
    "landings": mark("Landings"),
}

HINTS = {
    "stopwatch": mark("Time and distance of slides from the release to rest, a row a slide."),
    "speed": mark("Release speed and distance to rest, a row a slide."),
    "ramp": mark("Height and horizontal length of the ramp, and how far the token ran out on the flat."),
    "tilt": mark("The angle at which a token keeps sliding at an even speed once nudged."),
    "bounce": mark("From which height a token was dropped, and how high it came again."),
    "two-token": mark("One token met another at rest, head on: how far each slid afterwards."),
    "landings": mark("Where tokens came to rest, all thrown alike, from the board's near left corner."),
}

COLUMN_WORDS = {
    "time": mark("Time"),
    "distance": mark("Distance"),
    "speed": mark("Speed"),
    "height": mark("Height"),
    "base": mark("Base"),
    "bounce": mark("Bounce"),
    "angle": mark("Angle"),
    "distance_a": mark("The one that came"),
    "distance_b": mark("The one it struck"),
    "x": mark("x, across"),
    "y": mark("y, up"),
}

OWN_UNITS = {"time": "s", "speed": "m/s", "angle": "deg"}
"""Units of columns that are no lengths, as readers know them."""


def unit_of(column: str, length: str) -> str:
    """The unit of a column, as readers know it; length: that of lengths."""
    return OWN_UNITS.get(column, length)


def head(column: str, length: str) -> str:
    """A column's head with its unit."""
    unit = unit_of(column, length)
    return tr("{name}, {unit}", name=tr(COLUMN_WORDS[column]), unit="°" if unit == "deg" else unit)


def result_words(fit: Fit, readings: Readings) -> tuple[str, str]:
    """The value with its interval, and what else is known of it."""
    (name,) = fit.values
    lo, hi = fit.intervals[name]
    d = min(max(3, ceil(-log10(max(hi - lo, 1e-9) / 4))), 6)
    first = tr(
        "{name} = {value}, 95 %: {low} to {high}",
        name=symbol(name), value=number(fit.values[name], d), low=number(lo, d), high=number(hi, d),
    )  # fmt: skip
    second = count(len(readings), "From 1 reading.", "From {n} readings.")
    if name in fit.spread:
        beyond = fit.excess[name]
        second += " " + tr(
            "Single readings differ by {sd} (standard deviation)", sd=number(fit.spread[name], d)
        )
        second += (
            tr(", {beyond} of it beyond the errors of reading.", beyond=number(beyond, d))
            if beyond
            else tr(", as errors of reading do.")
        )
    else:
        second += " " + tr("One reading cannot say how much slides differ.")
    return first, second


def thrower_words(found: ThrowerFit, spread: float) -> tuple[str, str]:
    """A hand's scatter with intervals, and whose it is; spread: the board's own, of mu."""
    (a_low, a_high), (s_low, s_high) = found.intervals["angle"], found.intervals["speed"]
    thrower = found.thrower
    first = tr(
        "Angle ± {angle}° (95 %: {a_low} to {a_high}), speed ± {speed} % (95 %: {s_low} to {s_high})",
        angle=number(degrees(thrower.angle), 1), a_low=number(degrees(a_low), 1),
        a_high=number(degrees(a_high), 1), speed=number(100 * thrower.speed, 1), s_low=number(100 * s_low, 1),
        s_high=number(100 * s_high, 1),
    )  # fmt: skip
    second = count(found.n, "From 1 landing.", "From {n} landings.") + " "
    second += (
        tr(
            "The board's own scatter of mu ({percent} %) is taken off the speed.",
            percent=number(100 * spread, 1),
        )
        if spread > 0
        else tr("The thrower's and the board's scatter together: landings cannot tell them apart.")
    )
    return first, second
