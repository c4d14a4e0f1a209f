"""Units as people and programs write them, in metres, seconds and radians."""

from __future__ import annotations

from math import pi

METRES = {
    **dict.fromkeys(
        (
            "m",
            "meter",
            "meters",
            "metre",
            "metres",
            "mètre",
            "mètres",
            "metro",
            "metros",
            "metri",
            "м",
            "метр",
        ),
        1.0,
    ),
    **dict.fromkeys(("dm", "decimeter", "decimeters", "decimetre", "decimetres", "дм"), 0.1),
    **dict.fromkeys(
        ("cm", "centimeter", "centimeters", "centimetre", "centimetres", "centimètres", "zentimeter", "см"),
        0.01,
    ),
    **dict.fromkeys(
        ("mm", "millimeter", "millimeters", "millimetre", "millimetres", "millimètres", "мм"), 0.001
    ),
    **dict.fromkeys(("um", "µm", "μm", "micrometer", "micrometers"), 1e-6),
    **dict.fromkeys(("km",), 1000.0),
    **dict.fromkeys(("in", "inch", "inches", '"', "zoll"), 0.0254),
    **dict.fromkeys(("ft", "foot", "feet"), 0.3048),
    **dict.fromkeys(("yd", "yard", "yards"), 0.9144),
}
SECONDS = {
    **dict.fromkeys(
        (
            "s", "sec", "secs", "second", "seconds", "sekunde", "sekunden", "sekunder", "seconde", "secondes",
            "secondi", "segundo", "segundos", "с", "сек", "sek",
        ),
        1.0,
    ),
    **dict.fromkeys(("ms", "msec", "millisecond", "milliseconds", "millisekunden", "мс"), 0.001),
    **dict.fromkeys(("us", "µs", "μs", "microseconds"), 1e-6),
    **dict.fromkeys(("min", "minute", "minutes", "minuten"), 60.0),
}  # fmt: skip
RADIANS = {
    **dict.fromkeys(("rad", "radian", "radians"), 1.0),
    **dict.fromkeys(("deg", "degree", "degrees", "grad", "°", "º"), pi / 180),
}
PIXELS = frozenset({"px", "pixel", "pixels", "pix", "pixeln", "пикс", "пиксели"})
FRAMES = frozenset({"frame", "frames", "bild", "bilder"})

PLAIN = {1.0: "m", 0.1: "dm", 0.01: "cm", 0.001: "mm", 0.0254: "in", 0.3048: "ft"}
"""The short name of a unit of length by its metres."""


def is_unit(text: str) -> bool:
    """Whether a cell names a unit and nothing else: `m`, `(s)`, `[m/s^2]`, `px`."""
    return bare(text) in METRES.keys() | SECONDS.keys() | RADIANS.keys() | PIXELS | FRAMES or is_rate(text)


def is_rate(text: str) -> bool:
    """Whether a unit is that of a velocity, an acceleration or anything else over time."""
    word = bare(text)
    return "/" in word or word.endswith(("^-1", "^-2", "s-1", "s-2", "s\N{SUPERSCRIPT MINUS}\u00b9", "ps"))


def bare(text: str) -> str:
    """A unit in lower case without brackets and blanks round it, and without a leading `in`."""
    word = text.strip().strip("()[]{}").strip().lower()
    return word[3:].strip() if word.startswith("in ") else word


def short(unit: str) -> str:
    """A unit of length by its short name: `meters` is `m`; one that is unknown stays as it is."""
    word = bare(unit)
    if word in PIXELS:
        return "px"
    return PLAIN.get(METRES.get(word, 0.0), word)
