"""What a column holds, read from the words of its name in the languages of the programs that export them.

    Time [s]   x_mm   Zeit (in s)   red-1 x (cm)   Position(m)   cx   frame   X Velocity (m/s)

A name is words; some say what is measured, the rest is the name of the token or the run.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from lab.recordings.units import FRAMES, METRES, PIXELS, RADIANS, SECONDS, bare, is_rate, is_unit

Kind = Literal["time", "frame", "x", "y", "z", "heading", "token", "velocity", "acceleration", "other"]

_TIME = frozenset(
    {"t", "time", "times", "timestamp", "zeit", "tid", "temps", "tiempo", "tempo", "czas", "aika", "tijd",
     "čas", "idő", "zaman", "время", "час", "时间", "時間", "seconds", "secs", "sec"}
)  # fmt: skip
_FRAME = frozenset(
    {"frame", "frames", "frameno", "framenr", "framenumber", "frameid", "frameindex", "bild", "bildnr",
     "bildruta", "image", "img", "picture", "fotogramma", "fotograma", "cadre", "klatka", "кадр", "kuva",
     "index"}
)  # fmt: skip
_COUNT = frozenset({"no", "nr", "number", "num", "id", "index", "nummer", "#"})
_LENGTH = frozenset(
    {"position", "pos", "distance", "dist", "displacement", "abstand", "weg", "strecke", "entfernung", "ort",
     "läge", "sträcka", "avstånd", "posizione", "distanza", "posición", "distancia", "posição", "distância",
     "położenie", "droga", "положение", "расстояние", "путь", "afstand", "positie", "paikka", "matka"}
)  # fmt: skip
_AXIS_WORD = frozenset(
    {"koordinate", "coordinate", "coord", "coordinates", "koordinat", "coordonnée", "coordinata",
     "coordenada", "center", "centre", "centroid", "mitte", "achse", "axis", "координата", "value", "raw"}
)  # fmt: skip
_VELOCITY = frozenset(
    {"vx", "vy", "vz", "velocity", "speed", "geschwindigkeit", "hastighet", "vitesse", "velocità",
     "velocidad", "velocidade", "prędkość", "скорость", "nopeus", "snelheid"}
)  # fmt: skip
_ACCELERATION = frozenset(
    {"ax", "ay", "az", "acceleration", "accelerations", "accelerometer", "accel", "acc", "beschleunigung",
     "accélération", "accelerazione", "aceleración", "aceleração", "przyspieszenie", "ускорение",
     "kiihtyvyys", "versnelling"}
)  # fmt: skip
_HEADING = frozenset(
    {"heading", "yaw", "orientation", "angle", "ang", "winkel", "vinkel", "rotation", "угол"}
)
_TOKEN = frozenset(
    {"token", "id", "track", "trackid", "object", "objekt", "objet", "particle", "marker", "disc", "disk",
     "puck", "body", "stein", "scheibe", "puk", "pion", "фишка", "name", "label", "run", "token_id"}
)  # fmt: skip

_ASIDE = frozenset(
    {"error", "err", "std", "sd", "sigma", "uncertainty", "likelihood", "confidence", "conf", "fit", "model",
     "residual", "momentum", "energy", "force", "omega", "radius", "area", "width", "height", "mass"}
)  # fmt: skip
"""What says that a column is about a place, or about the token, but is not a place."""

_BRACKETED = re.compile(r"^\s*(?P<before>.*?)\s*[\[(]\s*(?P<unit>[^\])]*?)\s*[\])]\s*(?P<after>.*?)\s*$")
_AXIS = re.compile(r"(?:c|centre|center|pos|p|coord)?([xyz])(?:c|pos|coord|center|centre|koordinate)?")
_WORDS = re.compile(r"[^\W\d_]+\d*|\d+|#")
_SPLIT_DIGITS = re.compile(r"^(\D+?)(\d+)$")
_LONGEST = 300


@dataclass(frozen=True)
class Column:
    """What stands in one column.

    kind: what is measured; label: the words that name its token or run, "" for none; unit: as written,
    lower case, None where the name has no place for one, "" where the place is blank; index: which column;
    text: the whole name, for messages; along: whether it is a distance with no axis named.
    """

    kind: Kind
    label: str
    unit: str | None
    index: int
    text: str
    along: bool = False


def column_of(text: str, index: int = 0, label: str = "", unit: str | None = None) -> Column:
    """The column of that name; label and unit from other rows, where given, go before the name's own."""
    name, own = split_unit(text)
    unit = own if unit is None else unit
    kind, rest, along = _kind(name, unit)
    return Column(kind, label or rest, unit, index, text.strip(), along)


def split_unit(text: str) -> tuple[str, str | None]:
    """A name and its unit: in brackets, after the last `_` or `/`, or after ` in `, if that is known."""
    text = text.strip()[:_LONGEST]
    bracketed = _BRACKETED.match(text)
    if bracketed:
        name = f"{bracketed['before']} {bracketed['after']}".strip()
        return name, bare(bracketed["unit"])
    for sign in ("_", "/", " in ", ", "):
        name, found, unit = text.rpartition(sign)
        word = bare(unit)
        if found and name.strip() and word in METRES.keys() | SECONDS.keys() | PIXELS | RADIANS.keys():
            return name.strip(), word
    return text, None


def _kind(name: str, unit: str | None) -> tuple[Kind, str, bool]:
    """What a name says is measured, what is left of it, and whether it is a length without an axis."""
    words = [(word.lower(), begin, end) for word, begin, end in _words(name)]
    lower = [word for word, _, _ in words]
    if any(word in _ASIDE for word in lower):
        return "other", "", False
    derived = _derived(lower, unit)
    if derived is not None:
        return derived, "", False
    axes = [i for i, word in enumerate(lower) if _AXIS.fullmatch(word)]
    if axes:
        axis = _AXIS.fullmatch(lower[axes[-1]])
        assert axis is not None
        kinds: dict[str, Kind] = {"x": "x", "y": "y", "z": "z"}
        at = axes[-1]
        gone = [w for i, w in enumerate(words) if i == at or w[0] in _LENGTH | _AXIS_WORD]
        return kinds[axis[1]], _without(name, gone), False
    wanted: tuple[tuple[Kind, frozenset[str], frozenset[str]], ...] = (
        ("frame", _FRAME, _COUNT),
        ("time", _TIME, frozenset()),
        ("heading", _HEADING, frozenset()),
        ("x", _LENGTH, frozenset()),
    )
    for kind, known, beside in wanted:
        if any(word in known for word in lower) or (kind == "frame" and unit in FRAMES):
            if kind == "time" and unit in METRES:
                continue
            gone = [word for word in words if word[0] in known | beside]
            return kind, _without(name, gone), kind == "x"
    token = any(word in _TOKEN for word in lower) and all(word in _TOKEN | _COUNT for word in lower)
    return ("token" if token else "other"), "", False


def _derived(lower: list[str], unit: str | None) -> Kind | None:
    """`velocity` or `acceleration` where a name or its unit says so.

    The letters v and a alone count only as a whole name or before an axis, and not with a length's unit:
    tokens are called A and B.
    """
    if unit is not None and is_rate(unit):
        twice = "2" in unit or "\N{SUPERSCRIPT TWO}" in unit or unit.count("/") > 1
        return "acceleration" if twice else "velocity"
    letter = lower[:1] in (["v"], ["a"]) and all(_AXIS.fullmatch(word) for word in lower[1:])
    if letter and not (unit is not None and unit in METRES.keys() | PIXELS):
        return "velocity" if lower[0] == "v" else "acceleration"
    if any(word in _ACCELERATION for word in lower):
        return "acceleration"
    return "velocity" if any(word in _VELOCITY for word in lower) else None


def _words(name: str) -> Iterator[tuple[str, int, int]]:
    """The words of a name with where they begin and end; a number after an axis is a word of its own."""
    for match in _WORDS.finditer(name):
        begin, end = match.span()
        split = _SPLIT_DIGITS.match(match[0])
        if split:
            middle = begin + len(split[1])
            yield split[1], begin, middle
            yield split[2], middle, end
        else:
            yield match[0], begin, end


def _without(name: str, words: Sequence[tuple[str, int, int]]) -> str:
    """A name without some of its words and the signs that are left over at its ends."""
    kept, begin = "", 0
    for _, first, last in sorted(words, key=lambda word: word[1]):
        kept, begin = f"{kept}{name[begin:first]}", last
    return " ".join(f"{kept}{name[begin:]}".strip(" _-:/,.;()[]{}").split())


def units_row(cells: tuple[str, ...]) -> bool:
    """Whether a row holds units and nothing else: `s; m; m`, `(s) (cm)`."""
    filled = [cell for cell in cells if cell.strip()]
    return bool(filled) and all(is_unit(cell) for cell in filled)
