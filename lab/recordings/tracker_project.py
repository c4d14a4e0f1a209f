"""Tracker's own projects (.trk, or .trz: a zip with one): marks in pixels with axes, scale and frame rate.

`length_unit` names the unit in which `xscale` counts: pixels a unit. A project that was never calibrated has
a scale of 1 and no calibration tool, whatever unit it names.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import cos, radians, sin
from xml.etree.ElementTree import Element

import numpy as np

from lab.errors import RecordingError
from lab.recordings.found import Found, Part
from lab.recordings.source import Source
from lab.recordings.xml import is_xml, root_of

FORMAT = "tracker project"

_INDEX = re.compile(r"\[(\d{1,9})\]")
_CALIBRATES = ("TapeMeasure", "Calibration", "CalibrationStick")


def sniff(source: Source) -> bool:
    """XML of Open Source Physics with a Tracker panel in it."""
    return is_xml(source.text) and "opensourcephysics.cabrillo.tracker" in source.text[:20_000]


def find(source: Source) -> Found:
    """The point masses; RecordingError (`not-xml-safe`, `format`, `no-data`)."""
    root = root_of(source.text)
    clip, control = _named(root, "videoclip"), _named(root, "clipcontrol")
    delta = _number(control, "delta_t") or _number(_named(clip, "video"), "delta_t")
    if delta is None or delta <= 0:
        raise RecordingError("the project has no frame duration (delta_t); open and save it again in Tracker",
                             code="format")  # fmt: skip
    start, begin = _number(clip, "startframe") or 0.0, _number(clip, "starttime") or 0.0
    axes = _axes(_named(root, "coords"))
    masses = [track for track in _tracks(root) if _class(track) == "PointMass"]
    parts = tuple(_part(track, axes, start, begin, delta) for track in masses)
    if not parts:
        raise RecordingError(
            "the project has no point mass; mark the token in Tracker and save", code="no-data"
        )
    tools = [track for track in _tracks(root) if _class(track) in _CALIBRATES]
    scaled = any(frame.sx != 1.0 or frame.sy != 1.0 for frame in axes) or any(map(_is_tool, tools))
    unit = _text(root, "length_unit") if scaled else "px"
    notes = () if scaled else ("the project was never calibrated: its places are pixels",)
    return Found(f"{FORMAT} (.trz)" if source.member else f"{FORMAT} (.trk)", parts, unit, notes=notes)


@dataclass(frozen=True)
class _Axes:
    """From `frame` on: origin in pixels, angle of the x axis in rad, pixels a unit along x and y."""

    frame: int
    x: float
    y: float
    angle: float
    sx: float
    sy: float


def _axes(coords: Element | None) -> tuple[_Axes, ...]:
    found = []
    for frame, data in _frames(coords):
        numbers = [_number(data, name) for name in ("xorigin", "yorigin", "angle", "xscale", "yscale")]
        x, y, angle, sx, sy = (0.0 if n is None else n for n in numbers)
        if not sx or not sy:
            raise RecordingError("the project's scale is zero; calibrate it in Tracker", code="unit-unknown")
        found.append(_Axes(frame, x, y, radians(angle), sx, sy))
    if not found:
        raise RecordingError("the project has no axes; open and save it again in Tracker", code="format")
    return tuple(sorted(found, key=lambda axes: axes.frame))


def _part(track: Element, axes: tuple[_Axes, ...], start: float, begin: float, delta: float) -> Part:
    """World places: image = origin + turn(-angle) (sx X, -sy Y), with the image's y running down."""
    marks = []
    for frame, data in _frames(track):
        x, y = _number(data, "x"), _number(data, "y")
        if x is None or y is None:
            continue
        at = next((a for a in reversed(axes) if a.frame <= frame), axes[0])
        dx, dy = x - at.x, y - at.y
        marks.append(
            (
                ((frame - start) * delta + begin) / 1000,
                (cos(at.angle) * dx - sin(at.angle) * dy) / at.sx,
                -(sin(at.angle) * dx + cos(at.angle) * dy) / at.sy,
            )
        )
    t, x_, y_ = np.array(marks, dtype=np.float64).reshape(-1, 3).T
    mass = _number(track, "mass")
    return Part(_text(track, "name") or "mass", t, x_, y_, mass=mass if mass and mass > 0 else None)


def _is_tool(track: Element) -> bool:
    """Whether a tape was used to set the scale, not only to measure."""
    return _class(track) != "TapeMeasure" or _text(track, "stickmode") == "true"


def _tracks(root: Element) -> list[Element]:
    holder = root.find("property[@name='tracks']")
    if holder is None:
        return []
    return [item for item in holder.findall("property[@name='item']/object") if item.get("class")]


def _class(item: Element) -> str:
    return (item.get("class") or "").rpartition(".")[2]


def _frames(holder: Element | None) -> list[tuple[int, Element]]:
    """The objects in `framedata` by their frame numbers."""
    if holder is None:
        return []
    found = []
    for entry in holder.findall("property[@name='framedata']/property"):
        index = _INDEX.fullmatch(entry.get("name") or "")
        data = entry.find("object")
        if index and data is not None:
            found.append((int(index[1]), data))
    return found


def _named(parent: Element | None, name: str) -> Element | None:
    """The object under the property of that name."""
    return None if parent is None else parent.find(f"property[@name='{name}']/object")


def _text(parent: Element | None, name: str) -> str | None:
    child = None if parent is None else parent.find(f"property[@name='{name}']")
    return None if child is None else (child.text or "").strip()


def _number(parent: Element | None, name: str) -> float | None:
    text = _text(parent, name)
    if text is None:
        return None
    try:
        value = float(text)
    except ValueError:
        raise RecordingError(
            f"{name} is {text[:40]!r}, which is no number; open and save the project again in Tracker",
            code="format",
        ) from None
    return value if np.isfinite(value) else None
