"""Fitted numbers in words: as many digits as their errors bear, and their units."""

from __future__ import annotations

from math import ceil, degrees, floor, inf, isfinite, log10

DEGREE = "\N{DEGREE SIGN}"
_UNITS = {"k": " 1/s", "c": " 1/m", "vs": " m/s"}


def plain(value: float, figures: int) -> str:
    """A number to so many figures and without an exponent: "1400", "0.012"; "0" below a millionth of a millionth."""
    if not isfinite(value) or abs(value) < 1e-12:
        return "0" if isfinite(value) else f"{value:g}"
    places = figures - 1 - floor(log10(abs(value)))
    text = f"{round(value, places):.{max(places, 0)}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def alike(value: float, error: float) -> str:
    """A value and its standard error to the same digits: two figures of the error, four decimals at most."""
    places = min(max(1 - floor(log10(error)), 0), 4) if 0 < error < inf else 2
    return f"{value:.{places}f} \N{PLUS-MINUS SIGN} {error:.{places}f}"


def with_error(name: str, value: float, error: float) -> str:
    """A law's value with its standard error and unit; angles in degrees."""
    scale, unit = shown_in(name)
    d = max(decimals(scale * error) - (2 if unit == DEGREE else 0), 1)
    return f"{scale * value:.{d}f}{unit} \N{PLUS-MINUS SIGN} {scale * error:.{d}f}{unit}"


def shown_in(name: str) -> tuple[float, str]:
    """How a fitted value is shown: by what it is multiplied, and the unit behind it; SI but for angles."""
    if name in ("tilt_pitch", "tilt_roll"):
        return degrees(1.0), DEGREE
    return 1.0, _UNITS.get(name, "")


def decimals(error: float) -> int:
    """Decimals that show an error to one figure, four at least and eight at most; four where it has no bound."""
    return min(8, max(4, ceil(-log10(error)))) if 0 < error < inf else 4


def ends(lo: float, hi: float, digits: int) -> str:
    """Both ends of an interval, or the one that it has."""
    if not isfinite(hi):
        return f"from {lo:.{digits}f}"
    return f"{lo:.{digits}f} to {hi:.{digits}f}"


def count_of(n: int, word: str) -> str:
    """A number with its noun: "1 slide", "3 slides"."""
    return f"1 {word}" if n == 1 else f"{n} {word}s"
