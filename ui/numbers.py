"""How numbers are written: the locale's decimal sign, a true minus, thin spaces, no more digits than bear.

Lengths are shown in cm to 0.1, angles in degrees to 0.1, speeds in m/s to 0.001 in fields and 0.01 in tags.
"""

from __future__ import annotations

import re
from math import degrees

from PySide6.QtCore import QDateTime, QLocale

from ui.language import tr

MINUS = "\u2212"
NARROW = "\u202f"
"""A space that does not break: between a number and its unit, and between thousands."""
JOINER = "\u2060"
"""No width, and no line breaks there."""


def on_one_line(said: str) -> str:
    """A sentence in which no number is parted from its unit, nor a unit within itself: "0.970 m/s", "seed 1"."""
    said = re.sub(r"(?<=\d) (?=(?:%|cm|mm|m|s|ms|m/s|rad/s|Hz|°)(?!\w))", NARROW, said)
    return re.sub(r"(?<=[mads])/(?=s\b)", f"{JOINER}/{JOINER}", said)


def unbroken(quantity: str) -> str:
    """What belongs together from ± on, "± 2 rad/s", on one line."""
    what, sign, amount = quantity.partition("±")
    return what + sign + amount.replace(" ", NARROW).replace("/", f"{JOINER}/{JOINER}")


def number(value: float, decimals: int = 0) -> str:
    """`value` with `decimals` digits, in the locale's decimal sign, thousands set off by a narrow space."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    text = locale.toString(abs(round(float(value), decimals)), "f", decimals)
    whole, point, rest = text.partition(locale.decimalPoint())
    groups: list[str] = []
    while len(whole) > 3:
        groups.insert(0, whole[-3:])
        whole = whole[:-3]
    sign = MINUS if round(value, decimals) < 0 else ""
    return sign + NARROW.join([whole, *groups]) + point + rest


def figures(value: float, digits: int = 6) -> str:
    """`value` with so many significant digits at most: 0.034, 12, 1e+06."""
    return f"{value:.{digits}g}".replace("-", MINUS).replace(".", QLocale().decimalPoint())


def centimetres(metres: float) -> str:
    """A length in cm, without the unit: 14.6."""
    return number(100 * metres, 1)


def percent(part: float) -> str:
    """A chance in per cent, without the sign: 40.8, below one 0.16, and "under 0.01" instead of 0.00."""
    hundred = 100 * part
    if round(hundred, 1) >= 1:
        return number(hundred, 1)
    return number(hundred, 2) if hundred >= 0.005 else tr("under {least}", least=number(0.01, 2))


def interval(lo: float, hi: float) -> str:
    """Both ends of an interval of chances in per cent: 40.5 to 41.1; digits as the lower end bears."""
    if 100 * hi < 0.005:
        return tr("under {least}", least=number(0.01, 2))
    decimals = 1 if round(100 * lo, 1) >= 1 else 2
    low = round(100 * lo, decimals)
    return tr("{low} to {high}", low=number(low, decimals if low else 0), high=number(100 * hi, decimals))


def share(part: float) -> str:
    """A part of a token's base in whole per cent: "77 %"; "under 1 %" for a sliver."""
    if part < 0.005:
        return tr("under {least}", least=f"1{NARROW}%")
    return f"{number(100 * part)}{NARROW}%"


def moment(at: QDateTime) -> str:
    """A day and the time on it, as the system writes them; 2026-11-30 22:33 where it has no way of its own, as under
    LANG=C: Qt would leave out every sign between the figures."""
    locale, short = QLocale(), QLocale.FormatType.ShortFormat
    if locale.dateTimeFormat(short) == QLocale.c().dateTimeFormat(short):
        return at.toString("yyyy-MM-dd HH:mm")
    return locale.toString(at, short)


def direction(angle: float) -> str:
    """A release angle (rad) in words: "2.0° left", "straight"."""
    shown = round(degrees(angle), 1)
    if shown == 0:
        return tr("straight")
    turned = number(abs(shown), 1)
    return tr("{angle}° right", angle=turned) if shown > 0 else tr("{angle}° left", angle=turned)


def speed(metres_per_second: float) -> str:
    """A speed with its unit: "0.98 m/s"."""
    return f"{number(metres_per_second, 2)}{NARROW}m/s"


def seconds(value: float) -> str:
    """A time in seconds, without the unit: 1.184."""
    return number(value, 3)


def milliseconds(value: float) -> str:
    """A short time (s) with its unit: "46 ms"; from one second up "1.2 s"."""
    return f"{number(1000 * value)}{NARROW}ms" if value < 1 else f"{number(value, 1)}{NARROW}s"
