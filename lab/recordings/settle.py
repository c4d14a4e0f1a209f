"""From what a reader found to a Recording: missing marks, order, time, scale, by the same rules for all.

Frame rate and scale are asked for where they are missing, never guessed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from lab.errors import RecordingError
from lab.recordings.camera import Camera
from lab.recordings.found import Found, Part, Told
from lab.recordings.numbers import refuse_serial_dates
from lab.recordings.recording import FloatArray, Recording, Track
from lab.recordings.rows import long_enough, missing_marks, rate_of, track_from
from lab.recordings.units import METRES, short

_LONGEST = 100.0
"""Metres: a path longer than this in a file without units was surely not in metres."""


@np.errstate(over="ignore", invalid="ignore")  # what becomes too large is no place: its row is dropped
def settled(file: str, found: Found, told: Told, notes: Sequence[str] = ()) -> Recording:
    """The recording; `notes` come first.

    Raises RecordingError: `rate-unknown`, `unit-unknown`, `no-data`, `too-few-rows`, `excel-dates`, `format`.
    """
    said = [*notes, *found.notes]
    for part in found.parts:
        if not found.frames:
            refuse_serial_dates(part.clock, "t")
    if told.camera is not None:
        return _through(file, found, told, told.camera, said)
    unit, stated, factor = _scale(found, told, said)
    beat = _beat(found, told, said)
    flip = found.y_down != told.flip_y
    if found.y_down and flip:
        said.append("y runs down in pictures: turned over")
    tracks = []
    for part in found.parts:
        marked, remark = missing_marks(part.x, part.y)
        turn = -1.0 if flip else 1.0
        heading = None if part.heading is None else turn * part.heading[marked]
        track, remarks = track_from(
            part.name,
            part.clock[marked] * beat,
            part.x[marked] * factor,
            turn * part.y[marked] * factor,
            heading,
            mass=part.mass,
        )
        tracks.append(track)
        said.extend([*([f"{part.name}: {remark}"] if remark else []), *remarks])
    kept, dropped = long_enough(tracks)
    reach = max(float(np.ptp(axis)) for track in kept for axis in (track.x, track.y))
    if not stated and reach > _LONGEST:
        raise RecordingError(
            f"no unit is given, and a path of {reach:.4g} cannot be in metres; "
            "write the unit into the header, e.g. `x (mm)`, or give --unit (px with --metres-per-pixel)",
            code="unit-unknown",
            needs=("unit",),
        )
    fps = rate_of(kept)
    if found.fps is not None and fps is not None and not found.frames and abs(found.fps / fps - 1) > 0.01:
        said.append(f"the header says {found.fps:g} fps, the times say {fps:.4g}; the times count")
    return Recording(
        file, found.format, unit, fps, kept, (*said, *dropped), stated,
        found.comments, found.delimiter, found.decimal,
    )  # fmt: skip


def through(recording: Recording, camera: Camera) -> Recording:
    """A recording that was seen by a camera, as another camera would have it."""
    tracks = tuple(_mapped(track, camera) for track in recording.seen)
    return replace(recording, tracks=tracks, camera=camera)


def _through(file: str, found: Found, told: Told, camera: Camera, said: list[str]) -> Recording:
    """The recording with its places in the picture turned into metres on the board."""
    unit = short(told.unit or found.unit or "px")
    if unit != "px":
        raise RecordingError(
            f"the file is in {unit}, and corners need places in the picture; export pixels, or leave --corners out",
            code="unit-unknown",
            reason="camera-and-unit",
            values={"unit": unit},
        )
    beat = _beat(found, told, said)
    tracks = []
    for part in found.parts:
        marked, remark = missing_marks(part.x, part.y)
        track, remarks = track_from(
            part.name, part.clock[marked] * beat, part.x[marked], part.y[marked], mass=part.mass
        )
        tracks.append(track)
        said.extend([*([f"{part.name}: {remark}"] if remark else []), *remarks])
    seen, dropped = long_enough(tracks)
    if camera.mark_height == 0:
        said.append("marks taken to lie on the board itself: if they are higher, tell how high")
    slant = camera.slant
    told_slant = "" if slant is None else f" (camera {np.degrees(slant):.0f} degrees from straight down)"
    said.append(f"places in the picture turned into metres by {len(camera.corners)} known points{told_slant}")
    return Recording(
        file, found.format, "px", rate_of(seen), tuple(_mapped(track, camera) for track in seen),
        (*said, *dropped), True, found.comments, found.delimiter, found.decimal, camera, seen,
    )  # fmt: skip


def _mapped(track: Track, camera: Camera) -> Track:
    x, y = camera.to_board(track.x, track.y)
    there = np.isfinite(x) & np.isfinite(y)
    return Track(track.name, track.t[there], x[there], y[there], None, track.mass)


def _scale(found: Found, told: Told, said: list[str]) -> tuple[str, bool, float]:
    """The file's unit, whether it is sure, and metres in it."""
    unit = None if found.unit is None else short(found.unit)
    rate = ("fps",) if found.frames and found.fps is None and told.fps is None else ()
    if told.unit is not None:
        given = short(told.unit)
        if unit not in (None, "", given):
            said.append(f"the file says {unit}, you say {given}; {given} counts")
        unit = given
    if unit == "px" or (unit in (None, "") and told.metres_per_pixel is not None):
        if told.metres_per_pixel is None:
            also = " and --fps" if rate else ""
            raise RecordingError(
                "the places are in pixels; give --metres-per-pixel (the metres of something in the picture "
                f"over its pixels){also}",
                code="unit-unknown",
                needs=("metres_per_pixel", *rate),
            )
        return "px", True, told.metres_per_pixel
    if told.metres_per_pixel is not None:
        said.append(f"the length of a pixel is left unused: the file is in {unit}")
    if unit == "":
        raise RecordingError(
            "the file has a place for the unit of length and leaves it blank: never scaled; "
            "give --unit, or --metres-per-pixel for pixels",
            code="unit-unknown",
            needs=("unit", *rate),
        )
    if unit is None:
        return "m", False, 1.0
    if unit not in METRES:
        raise RecordingError(
            f"{unit!r} is no unit of length that is known here; give --unit (m, cm, mm, in, ft)",
            code="unit-unknown",
            needs=("unit", *rate),
        )
    return unit, True, METRES[unit]


def _beat(found: Found, told: Told, said: list[str]) -> float:
    """What the clock is multiplied by to give seconds."""
    if found.frames:
        fps = told.fps if told.fps is not None else found.fps
        if told.fps is not None and found.fps is not None and told.fps != found.fps:
            said.append(f"the file says {found.fps:g} fps, you say {told.fps:g}; {told.fps:g} counts")
        if fps is None:
            raise RecordingError(
                "the rows count pictures and no frame rate is given; give --fps (pictures a second of the "
                "camera)",
                code="rate-unknown",
                needs=("fps",),
            )
        return 1 / fps
    if told.fps is None:
        return 1.0
    own = _own_rate(found.parts)
    if own is None:
        raise RecordingError(
            "--fps is given, but the times keep no steady beat that could be set to it; leave it out",
            code="rate-unknown",
            reason="rate-unsteady",
        )
    if abs(own / told.fps - 1) < 1e-3:
        return 1.0
    said.append(f"the times say {own:.4g} fps, you say {told.fps:g}: times scaled by {own / told.fps:.4g}")
    return own / told.fps


def _own_rate(parts: Sequence[Part]) -> float | None:
    longest = max(parts, key=lambda part: len(part.clock))
    clock: FloatArray = np.unique(longest.clock[np.isfinite(longest.clock)])
    track, _ = track_from("", clock, np.zeros_like(clock), np.zeros_like(clock))
    return track.fps
