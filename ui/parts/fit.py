"""What the Fit dock keeps: the recordings with their contents, what was told beside them, and what was chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import isfinite
from typing import Any

from lab import Board, LabError, Release, Token
from lab.motion.base import CONTACTS
from lab.motion.friction import LAWS
from lab.recordings.camera import Camera
from lab.recordings.found import Told
from lab.recordings.source import Source
from ui.parts.part import Part

LOSSES = ("linear", "soft_l1", "huber")
"""How single marks count, as `lab.fit_slides` names it."""

SEGMENTS = ("still", "push", "coast", "hit", "rail", "rest")

Printed = tuple[str, float, float, float]
"""What of a board says where a path lies on it: name, width, length and GO line (m)."""

Stretched = tuple[str, float, float]
"""A segment: what the token does, from when to when (s by the file's clock)."""

FITTED = ("coulomb", "viscous")
"""Laws that are fitted with spin."""

LEAST_RADIUS, MOST_RADIUS = 1e-4, 1.0
"""m, of a flat base."""

MOST_KEPT = 2_000_000
"""Characters of a recording that are kept in the document; of longer ones only the path is."""

MOST_DOTS = 400
"""Places of a recorded path that are drawn on the table."""


@dataclass(frozen=True)
class Entry:
    """One recording: where it was read from, its text (none where it is too long), what its owner told, and the
    segments of tokens that were moved by hand, by the token's name."""

    path: str
    sources: tuple[Source, ...] = ()
    told: Told = field(default_factory=Told)
    segments: tuple[tuple[str, tuple[Stretched, ...]], ...] = ()

    @property
    def content(self) -> Entry:
        """What decides how it is read: the entry without its segments."""
        return replace(self, segments=()) if self.segments else self

    def with_segments(self, token: str, stretches: Sequence[Stretched]) -> Entry:
        """The entry with other segments of a token; none: those that are found."""
        others = tuple(pair for pair in self.segments if pair[0] != token)
        return replace(self, segments=(*others, (token, tuple(stretches))) if stretches else others)


@dataclass(frozen=True)
class Thrown:
    """A recorded slide that was thrown on the table: its name, the token, its release (x, y, speed, angle, spin) in
    SI, the recorded places (m) on the board, where it came to rest or None, and whether it was laid there."""

    label: str
    token: str
    release: tuple[float, float, float, float, float]
    path: tuple[tuple[float, float], ...]
    rest: tuple[float, float] | None
    laid: bool
    on: Printed | None = None
    """The board that it was laid on; None where that was not kept."""


def printed(board: Board) -> Printed:
    """What of a board says where a path lies on it, whatever its friction."""
    return board.name, board.width, board.length, board.go_line


@dataclass(frozen=True)
class FitPart:
    """The recordings of the joint fit, how they are fitted, and the slide that was thrown again.

    base: "ball", "disc" or "ring", how the recorded tokens touch the table, None for the board's; radius: of a flat
    base (m), None for the board's.
    """

    entries: tuple[Entry, ...] = ()
    law: str = "coulomb"
    loss: str = "linear"
    tilt: bool = False
    base: str | None = None
    radius: float | None = None
    thrown: Thrown | None = None

    def base_on(self, token: Token) -> tuple[str, float | None]:
        """The base that is fitted and its radius (m, None for a ball), with what is not told as the board's token has
        it; a law that cannot be fitted with spin takes no base that was not told."""
        base = self.base or (token.contact if self.law in FITTED else "ball")
        return base, None if base == "ball" else (self.radius or token.radius)

    def entry(self, path: str) -> Entry | None:
        """The recording that was read from a path."""
        return next((entry for entry in self.entries if entry.path == path), None)

    def with_entries(self, new: Sequence[Entry]) -> FitPart:
        """Entries added; one of the same path takes the other's place."""
        given = {entry.path: entry for entry in new}
        kept = tuple(given.pop(entry.path, entry) for entry in self.entries)
        return replace(self, entries=(*kept, *given.values()))

    def without(self, path: str) -> FitPart:
        """The part without one recording."""
        return replace(self, entries=tuple(entry for entry in self.entries if entry.path != path))


def _to_json(part: FitPart) -> dict[str, Any]:
    return {
        "entries": [_entry_to_json(entry) for entry in part.entries],
        "law": part.law,
        "loss": part.loss,
        "tilt": part.tilt,
        "base": part.base,
        "radius": part.radius,
        "thrown": None if part.thrown is None else _thrown_to_json(part.thrown),
    }


def _entry_to_json(entry: Entry) -> dict[str, Any]:
    told = entry.told
    return {
        "path": entry.path,
        "sources": [
            {"text": source.text, "notes": list(source.notes), "member": source.member}
            for source in entry.sources
        ],
        "fps": told.fps,
        "metres_per_pixel": told.metres_per_pixel,
        "unit": told.unit,
        "flip_y": told.flip_y,
        "camera": None if told.camera is None else _camera_to_json(told.camera),
        "segments": {token: [list(one) for one in stretches] for token, stretches in entry.segments},
    }


def _camera_to_json(camera: Camera) -> dict[str, Any]:
    return {
        "corners": [list(point) for point in camera.corners],
        "places": [list(point) for point in camera.places],
        "click": camera.click,
        "mark_height": camera.mark_height,
        "picture": None if camera.picture is None else list(camera.picture),
        "focal": camera.focal,
    }


def _thrown_to_json(thrown: Thrown) -> dict[str, Any]:
    return {
        "label": thrown.label,
        "token": thrown.token,
        "release": list(thrown.release),
        "path": [list(place) for place in thrown.path],
        "rest": None if thrown.rest is None else list(thrown.rest),
        "laid": thrown.laid,
        "on": None if thrown.on is None else list(thrown.on),
    }


def _from_json(found: Any) -> FitPart:
    if not isinstance(found, Mapping):
        raise _refused("", "an object with entries")
    law, loss = found.get("law", "coulomb"), found.get("loss", "linear")
    if law not in LAWS:
        raise _refused("law", f"one of {', '.join(LAWS)}")
    if loss not in LOSSES:
        raise _refused("loss", f"one of {', '.join(LOSSES)}")
    entries = found.get("entries", [])
    if not isinstance(entries, list):
        raise _refused("entries", "a list of recordings")
    read = tuple(_entry(entry, f"entries[{i}]") for i, entry in enumerate(entries))
    thrown = found.get("thrown")
    base, radius = found.get("base"), found.get("radius")
    if base is not None and base not in CONTACTS:
        raise _refused("base", f"one of {', '.join(CONTACTS)}, or null")
    if radius is not None and not (type(radius) in (int, float) and LEAST_RADIUS <= radius <= MOST_RADIUS):
        raise _refused("radius", "metres, 0.0001 to 1, or null")
    return FitPart(
        read, law, loss, found.get("tilt") is True, base, radius, None if thrown is None else _thrown(thrown)
    )


def _entry(found: Any, where: str) -> Entry:
    if not isinstance(found, Mapping) or not isinstance(found.get("path"), str):
        raise _refused(where, "an object with the path of a recording")
    path = found["path"]
    try:
        sources = tuple(
            Source(path, _text(one["text"]), tuple(_text(n) for n in one["notes"]), _text(one["member"]))
            for one in found.get("sources", [])
        )
        told = Told(
            _number(found.get("fps")),
            _number(found.get("metres_per_pixel")),
            None if found.get("unit") is None else _text(found["unit"]),
            found.get("flip_y") is True,
            _camera(found.get("camera")),
        )
        segments = tuple(
            (token, tuple(_stretch(one) for one in stretches))
            for token, stretches in found.get("segments", {}).items()
        )
    except LabError as error:
        raise error.at(f"fit.{where}") from None
    except (TypeError, ValueError, KeyError, AttributeError):
        raise _refused(where, "a recording as it is saved: path, sources, answers and segments") from None
    return Entry(path, sources, told, segments)


def _camera(found: Any) -> Camera | None:
    if found is None:
        return None
    corners, places = (tuple(_pair(point) for point in found[key]) for key in ("corners", "places"))
    picture = None if found["picture"] is None else _pair(found["picture"])
    return Camera(
        corners, places, float(found["click"]), float(found["mark_height"]), picture, _number(found["focal"])
    )


def _thrown(found: Any) -> Thrown:
    try:
        x, y, speed, angle, spin = _place(found["release"], 5)
        Release(x, y, speed, angle, spin)  # what no hand gives is refused here, not where it is shown
        path = tuple(_pair(place) for place in found["path"])
        rest = None if found["rest"] is None else _pair(found["rest"])
        return Thrown(
            _text(found["label"]), _text(found["token"]), (x, y, speed, angle, spin), path, rest,
            found["laid"] is True, _printed(found.get("on")),
        )  # fmt: skip
    except (TypeError, ValueError, KeyError, OverflowError, LabError):
        raise _refused("thrown", "a thrown slide as it is saved: label, token, release, path, rest") from None


def _printed(found: Any) -> Printed | None:
    if found is None:
        return None
    name, *sizes = found
    width, length, go_line = _place(sizes, 3)
    return _text(name), width, length, go_line


def _stretch(found: Any) -> Stretched:
    kind, begin, end = found
    begin, end = _place((begin, end), 2)
    if kind not in SEGMENTS or end < begin:
        raise ValueError
    return kind, begin, end


def _pair(found: Any) -> tuple[float, float]:
    x, y = _place(found, 2)
    return x, y


def _place(found: Any, n: int) -> tuple[float, ...]:
    numbers = tuple(float(value) for value in found)
    if len(numbers) != n or not all(isfinite(value) for value in numbers):
        raise ValueError
    return numbers


def _number(found: Any) -> float | None:
    return None if found is None else float(found)


def _text(found: Any) -> str:
    if not isinstance(found, str):
        raise TypeError
    return found


def _refused(where: str, wanted: str) -> LabError:
    place = f"fit.{where}" if where else "fit"
    return LabError(f"this cannot be read; it must be {wanted}: leave it out to begin anew", where=place)


FIT = Part("fit", FitPart(), _to_json, _from_json)
