"""Numbers as people read them: the digits the data can bear, and a true minus.

Every figure and report writes its numbers through here and `lab/words.py`, so that the same number looks the same
everywhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lab.words import MINUS

if TYPE_CHECKING:
    from lab.board import Surface


def fixed(value: float, digits: int) -> str:
    """A number with so many decimals and a true minus; never "-0.0"."""
    text = f"{value:.{digits}f}"
    if float(text) == 0:
        text = text.removeprefix("-")
    return text.replace("-", MINUS)


def centimetres(metres: float) -> str:
    """A length in cm to 0.1, without its unit."""
    return fixed(100 * metres, 1)


def percent(p: float) -> str:
    """A chance in %, without its unit: to 0.1 from 1 % up, else to 0.01; "under 0.01" instead of 0.00."""
    value = 100 * p
    if value == 0:
        return "0"
    if value < 0.005:
        return "under 0.01"
    return fixed(value, 1 if value >= 0.995 else 2)


def interval(lo: float, hi: float) -> str:
    """The 95 % interval of a chance in words: "95 %: 40.5 to 41.1"."""
    return f"95 %: {percent(lo)} to {percent(hi)}"


def surface_words(surface: Surface, mu: float | None = None) -> str:
    """What slows tokens, in words: "mu 0.0800", or another law's name with all its numbers and their units.

    mu: the value that was drawn, where it is not the surface's own. A law without mu shows none.
    """
    from lab.motion.friction import LAWS

    said = [] if surface.law == "coulomb" else [f"{surface.law} law"]
    for name, (unit, _) in LAWS[surface.law].parameters.items():
        if name == "mu":
            said.append(f"mu {fixed(surface.mu if mu is None else mu, 4)}")
        else:
            said.append(f"{name} {getattr(surface, name):.4g} {unit}".rstrip())
    return ", ".join(said)
