"""What is under Details in Teach: how far the slides of each speed went, and how much they differ."""

from __future__ import annotations

import numpy as np

from ui.language import count, tr
from ui.numbers import centimetres, speed
from ui.parts.teach import Teach

MOST_SPEEDS = 4
"""Of more speeds, the last used are told."""


def statistics(teach: Teach) -> str:
    """A line a speed: the mean way from where the tokens were let go and the mean place, what they are known to."""
    slides = teach.alike
    if not slides:
        return tr("The slides are counted here, those of one speed together.")
    latest = list(dict.fromkeys((round(throw[0], 3), throw[2]) for throw in reversed(teach.throws)))[
        :MOST_SPEEDS
    ]
    both = len({exact for _, exact in slides}) > 1
    lines = []
    for (aimed, exact), ends in slides.items():
        if (aimed, exact) in latest:
            said = _line(aimed, ends, exact=exact)
            if exact:
                said = tr("Exactly as aimed. {line}", line=said)
            elif both:
                said = tr("As the hand scatters. {line}", line=said)
            lines.append(said)
    return "\n".join(lines)


def _line(aimed: float, ends: list[tuple[float | None, float]], *, exact: bool) -> str:
    ways = np.array([stop - start for stop, start in ends if stop is not None])
    stops = np.array([stop for stop, _ in ends if stop is not None])
    off = len(ends) - len(stops)
    gone = (
        " "
        + count(off, "{n} went off the board and is not in it.", "{n} went off the board and are not in it.")
        if off
        else ""
    )
    if not len(ways):
        return tr("At {speed}: none stayed on the board.", speed=speed(aimed))
    words = {
        "speed": speed(aimed),
        "way": centimetres(float(ways.mean())),
        "mean": centimetres(float(stops.mean())),
        "slides": count(len(ways), "{n} slide", "{n} slides"),
    }
    if len(ways) == 1 or exact:  # slides that are all the same have no spread
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
