"""What a reader finds in a file, in the file's own units, and what the user told beside it.

A reader only understands its format; `settle.py` makes a Recording of what it found, by one set of rules.
"""

from __future__ import annotations

from dataclasses import dataclass

from lab.errors import UsageError
from lab.recordings.camera import Camera
from lab.recordings.recording import FloatArray
from lab.recordings.units import METRES, PIXELS, bare


@dataclass(frozen=True, eq=False)
class Part:
    """One token or run as it stands in the file.

    clock (n,): seconds, or numbers of frames; x, y (n,): in the file's unit of length; NaN where missing.
    heading (n,): rad or None; mass: kg or None.
    """

    name: str
    clock: FloatArray
    x: FloatArray
    y: FloatArray
    heading: FloatArray | None = None
    mass: float | None = None


@dataclass(frozen=True, eq=False)
class Found:
    """All that a reader understood.

    unit: of length as the file says it, "px" for pixels, "" where its place is blank, None where there is no
    place for one; frames: whether the clock counts frames; fps: pictures a second, where the file says it;
    y_down: whether y runs down, as in pictures.
    """

    format: str
    parts: tuple[Part, ...]
    unit: str | None
    frames: bool = False
    fps: float | None = None
    y_down: bool = False
    notes: tuple[str, ...] = ()
    comments: tuple[str, ...] = ()
    delimiter: str = ""
    decimal: str = ""


RATES = 1e-3, 1e6
"""Pictures a second, from time-lapse to the fastest of cameras."""

SCALES = 1e-9, 1e3
"""Metres to a pixel: whatever somebody may have filmed."""


@dataclass(frozen=True)
class Told:
    """What a file does not hold and its owner knows; None where nothing was told.

    fps: pictures a second of the camera; metres_per_pixel; unit: of length, where the file gives none;
    flip_y: turn y over; camera: the board's corners in the picture, which give scale and direction. Raises
    UsageError for numbers that cannot be, and for a scale or a direction beside a camera.
    """

    fps: float | None = None
    metres_per_pixel: float | None = None
    unit: str | None = None
    flip_y: bool = False
    camera: Camera | None = None

    def __post_init__(self) -> None:
        for name, value, (least, most) in (
            ("fps", self.fps, RATES),
            ("metres-per-pixel", self.metres_per_pixel, SCALES),
        ):
            if value is not None and not least <= value <= most:
                raise UsageError(f"--{name} {value:g} cannot be; give a number from {least:g} to {most:g}")
        if self.camera is not None and (self.metres_per_pixel is not None or self.flip_y):
            raise UsageError(
                "corners give scale and direction; leave --metres-per-pixel and --flip-y out",
                reason="camera-and-scale",
            )
        if self.unit is not None and bare(self.unit) not in METRES.keys() | PIXELS:
            raise UsageError(f"--unit {self.unit:.40} is not a length; give m, cm, mm, in, ft or px")
