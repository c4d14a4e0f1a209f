"""The one type that every reader makes and every fit takes: tracks of tokens in metres and seconds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from lab.board.colours import LIGHT
from lab.errors import LabError, RecordingError
from lab.whole_numbers import check_type

if TYPE_CHECKING:
    from lab.recordings.camera import Camera

FloatArray = NDArray[np.float64]

MIN_ROWS = 5
"""A slide has five unknowns (place, velocity, friction): fewer rows than this say nothing about it."""

_LARGEST = 1e9
"""Beyond this no number of a recording is a time or a place, and squares of it lose their meaning."""


CLOSEST = 1e-7
"""Seconds: no camera takes ten million pictures of a table in one, and rows that are closer are of one moment."""


def too_close(step: float, where: str | None = None) -> RecordingError:
    """The refusal of rows that are `step` s apart."""
    return RecordingError(
        f"rows lie {step:.3g} s apart; give the times in seconds, and each but once",
        code="format",
        where=where,
    )


@dataclass(frozen=True, eq=False)
class Track:
    """One token, or one run, through time.

    t, x, y: (n,) seconds and metres, t strictly rising, all finite; heading: (n,) radians, anticlockwise, or
    None; mass: kg, where the file says it. The arrays are copied and made read-only. Raises RecordingError
    when they do not fit together.
    """

    name: str
    t: FloatArray
    x: FloatArray
    y: FloatArray
    heading: FloatArray | None = None
    mass: float | None = None

    def __post_init__(self) -> None:
        for field in ("t", "x", "y", "heading"):
            values = getattr(self, field)
            if values is None:
                continue
            array = np.array(values, dtype=np.float64)
            if array.ndim != 1 or array.shape != np.shape(self.t):
                raise RecordingError(
                    f"{field} has the shape {array.shape}; it must be one column as long as t",
                    where=self.name,
                )
            with np.errstate(invalid="ignore"):
                usable = bool(np.all(np.abs(array) < _LARGEST * (10 if field == "t" else 1)))
            if not usable:
                raise RecordingError(
                    f"{field} holds values that are not finite or absurdly large; drop those rows",
                    code="format",
                    where=self.name,
                )
            array.flags.writeable = False
            object.__setattr__(self, field, array)
        steps = np.diff(self.t)
        if np.any(steps <= 0):
            raise RecordingError("the times do not rise from row to row; sort them", where=self.name)
        if np.any(steps < CLOSEST):
            raise too_close(float(steps.min()), self.name)
        if self.mass is not None and not 0 < self.mass < 1e6:
            raise RecordingError(f"a mass of {self.mass:g} kg is none; leave it out", where=self.name)

    def __repr__(self) -> str:
        span = f", {self.t[0]:.4g} to {self.t[-1]:.4g} s" if len(self.t) else ""
        return f"<Track {self.name}: {len(self.t)} row{'' if len(self.t) == 1 else 's'}{span}>"

    def __len__(self) -> int:
        return len(self.t)

    @property
    def fps(self) -> float | None:
        """Pictures a second by the time stamps, to six digits, gaps allowed; None without a steady beat."""
        beats = self._beats()
        if beats is None:
            return None
        return float(f"{np.sum(beats) / (self.t[-1] - self.t[0]):.6g}")

    @property
    def missing(self) -> int:
        """Pictures without a row between the first and the last, by the beat of the others; 0 without one."""
        beats = self._beats()
        return 0 if beats is None else int(np.sum(beats - 1))

    def _beats(self) -> FloatArray | None:
        """Each step of time in units of the usual one, rounded; None where they keep no beat."""
        if len(self.t) < 2:
            return None
        steps = np.diff(self.t)
        step = float(np.median(steps))
        beats: FloatArray = np.rint(steps / step)
        steady = np.abs(steps / step - beats) < 0.1 * np.maximum(beats, 1)
        if np.any(beats < 1) or np.mean(steady) < 0.9:
            return None
        return beats


@dataclass(frozen=True, eq=False)
class Recording:
    """What one file holds.

    file: its path as given (made `readable`), or a name for what was never a file; format: the reader's name for it;
    unit: the file's own unit of length (the tracks are in metres whatever it is); unit_stated: whether the
    file or the user says so; fps: pictures a second measured from the time stamps, None when they keep no
    steady beat; notes: what was dropped, ignored or assumed on reading, a sentence each; comments: the file's
    own remarks; delimiter: between cells, as a word, "" where there are none; decimal: the decimal sign,
    "mixed", or ""; camera: that turned places in the picture into metres, where corners were given, and seen: the
    tracks as they were in the picture, px.
    """

    file: str
    format: str
    unit: str
    fps: float | None
    tracks: tuple[Track, ...]
    notes: tuple[str, ...] = ()
    unit_stated: bool = True
    comments: tuple[str, ...] = ()
    delimiter: str = ""
    decimal: str = ""
    camera: Camera | None = None
    seen: tuple[Track, ...] = ()

    @property
    def name(self) -> str:
        """The file's name without its folders."""
        return Path(self.file).name

    @property
    def missing(self) -> int:
        """Pictures without a row, in all tracks."""
        return sum(track.missing for track in self.tracks)

    @property
    def facts(self) -> str:
        """One line: format, delimiter and decimal sign, unit, rate, tracks with their rows, gaps."""
        tracks = ", ".join(
            f"{track.name} ({len(track)} row{'' if len(track) == 1 else 's'})" for track in self.tracks
        )
        rate = "no steady frame rate" if self.fps is None else f"{self.fps:.4g} fps"
        unit = self.unit if self.unit_stated else f"{self.unit} (assumed)"
        signs = [self.delimiter, f"decimal {self.decimal}" if self.decimal else ""]
        parts = [self.format, *(sign for sign in signs if sign), unit, rate]
        gaps = (
            f"; {self.missing} picture{'' if self.missing == 1 else 's'} without a mark"
            if self.missing
            else ""
        )
        return f"{', '.join(parts)}: {tracks}{gaps}"

    def track(self, name: str) -> Track:
        """The track of that name; RecordingError naming those that there are."""
        for track in self.tracks:
            if track.name == name:
                return track
        known = ", ".join(track.name for track in self.tracks)
        raise RecordingError(f"there is no track {name!r}; it has {known}", code="track", where=self.file)

    def __repr__(self) -> str:
        return f"<Recording {self.name}: {self.facts}>"

    def _repr_html_(self) -> str:
        remarks = "".join(f"<li>{escape(line)}</li>" for line in (*self.notes, *self.comments))
        return (
            f"<figure><figcaption><b>{escape(self.name)}</b><br>{escape(self.facts)}</figcaption>"
            f"{_picture(self.tracks)}<ul>{remarks}</ul></figure>"
        )


def recordings_of(given: object, refusal: type[LabError]) -> list[Recording]:
    """One recording, or many, as a list; `refusal` for anything else, such as the name of a file."""
    many = isinstance(given, Iterable) and not isinstance(given, str | bytes | Mapping)
    listed = list(given) if many and isinstance(given, Iterable) else [given]
    for i, one in enumerate(listed):
        check_type(
            one, Recording, "a Recording, as `read_recording` reads one",
            f"recordings[{i}]" if many else "recordings", refusal, "usage",
        )  # fmt: skip
    return [one for one in listed if isinstance(one, Recording)]


def _picture(tracks: tuple[Track, ...]) -> str:
    """The paths as seen from above, an SVG drawn to scale; a dot where each track ends."""
    if not tracks:
        return ""
    x0, x1 = min(float(k.x.min()) for k in tracks), max(float(k.x.max()) for k in tracks)
    y0, y1 = min(float(k.y.min()) for k in tracks), max(float(k.y.max()) for k in tracks)
    scale = 260.0 / max(x1 - x0, y1 - y0, 1e-9)
    lines = []
    for index, track in enumerate(tracks):
        colour = LIGHT.data[index % len(LIGHT.data)]
        u, v = 10 + scale * (track.x - x0), 10 + scale * (y1 - track.y)
        points = " ".join(f"{a:.1f},{b:.1f}" for a, b in zip(u, v, strict=True))
        lines.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.5"/>'
            f'<circle cx="{u[-1]:.1f}" cy="{v[-1]:.1f}" r="4" fill="{colour}"/>'
        )
    width, height = 20 + scale * (x1 - x0), 20 + scale * (y1 - y0)
    return f'<svg width="{width:.0f}" height="{height:.0f}" role="img">{"".join(lines)}</svg>'
