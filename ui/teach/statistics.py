"""What is under Details in Teach: how far the slides of each speed went, and how much they differ."""

from __future__ import annotations

import numpy as np

from ui.language import count, tr
from ui.numbers import NARROW, centimetres, number, speed
from ui.parts.teach import Teach

UNBROKEN = "\u00a0"
"""A space where no line ends."""

MOST_KINDS = 4
"""Of more kinds of slides, those thrown last are told."""


def statistics(teach: Teach) -> str:
    """A line a kind: the mean way from where the tokens were let go and the mean place, what they are known to."""
    slides = teach.alike
    if not slides:
        return tr("The slides are counted here, those of one speed together.")
    both = len({exact for _, exact, _ in slides}) > 1
    lines = []
    for kind in sorted(teach.latest(MOST_KINDS)):
        aimed, exact, table = kind
        said = _line(aimed, slides[kind], exact=exact)
        if exact:
            said = tr("Exactly as aimed. {line}", line=said)
        elif both:
            said = tr("As the hand scatters. {line}", line=said)
        lines.append(_on_table(teach, table, exact, said))
    return "\n".join(lines)


def _on_table(teach: Teach, table: int, exact: bool, line: str) -> str:
    """The line with what it was thrown on, where slides of its sort were thrown on several tables or by several hands:
    mu where that tells all of them apart, else which of them it was."""
    others = {at for _, how, at in teach.alike if how == exact}
    if len(others) == 1:
        return line
    coefficients = {teach.tables[at][0] for at in others}
    mu = teach.tables[table][0]
    if mu is not None and len(coefficients - {None}) == len(others):
        return tr("μ = {mu}. {line}", mu=number(mu, 3), line=line)
    return tr("Setting {n}. {line}", n=number(1 + sorted(others).index(table)), line=line)


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
        "way": f"{centimetres(float(ways.mean()))}{NARROW}cm",
        "mean": f"{centimetres(float(stops.mean()))}{NARROW}cm",
        "slides": count(len(ways), "{n} slide", "{n} slides").replace(" ", UNBROKEN),
    }
    if len(ways) == 1 or exact:  # slides that are all the same have no spread
        return tr("At {speed}: way {way}, it stops at {mean}; {slides}.", **words) + gone
    from scipy.stats import t

    sd = float(ways.std(ddof=1))
    half = float(t.ppf(0.975, len(ways) - 1)) * sd / len(ways) ** 0.5
    lo, hi = (centimetres(float(ways.mean()) + by) for by in (-half, half))
    return (
        tr(
            "At {speed}: mean way {way} (95 %: {lo} to {hi}), standard deviation {sd}, "
            "and it stops at {mean} on average; {slides}.",
            lo=lo, hi=hi, sd=f"{centimetres(sd)}{NARROW}cm", **words,
        )
        + gone
    )  # fmt: skip
