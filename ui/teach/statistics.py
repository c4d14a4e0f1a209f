"""What is under Details in Teach: how far the slides of each speed went, and how much they differ."""

from __future__ import annotations

import numpy as np

from ui.language import count, tr
from ui.numbers import centimetres, number, speed
from ui.parts.teach import Teach

MOST_SPEEDS = 4
"""Of more speeds, the last used are told."""


def statistics(teach: Teach) -> str:
    """A line a speed: the mean way from where the tokens were let go and the mean place, what they are known to."""
    slides = teach.by_speed
    if not slides:
        return tr("The slides are counted here, those of one speed together.")
    latest = list(dict.fromkeys(round(aimed, 3) for aimed, _ in reversed(teach.throws)))[:MOST_SPEEDS]
    return "\n".join(_line(aimed, ends) for aimed, ends in slides.items() if aimed in latest)


def _line(aimed: float, ends: list[tuple[float | None, float]]) -> str:
    ways = np.array([stop - start for stop, start in ends if stop is not None])
    stops = np.array([stop for stop, _ in ends if stop is not None])
    off = len(ends) - len(stops)
    gone = " " + tr("{n} went off the board and are not in it.", n=number(off)) if off else ""
    if not len(ways):
        return tr("At {speed}: none stayed on the board.", speed=speed(aimed))
    words = {
        "speed": speed(aimed),
        "way": centimetres(float(ways.mean())),
        "mean": centimetres(float(stops.mean())),
        "slides": count(len(ways), "{n} slide", "{n} slides"),
    }
    if len(ways) == 1:
        return tr("At {speed}: way {way} cm, to {mean} cm; {slides}.", **words) + gone
    from scipy.stats import t

    sd = float(ways.std(ddof=1))
    half = float(t.ppf(0.975, len(ways) - 1)) * sd / len(ways) ** 0.5
    lo, hi = (centimetres(float(ways.mean()) + by) for by in (-half, half))
    return (
        tr(
            "At {speed}: mean way {way} cm (95 %: {lo} to {hi}), to {mean} cm, standard deviation {sd} cm; {slides}.",
            lo=lo, hi=hi, sd=centimetres(sd), **words,
        )
        + gone
    )  # fmt: skip
