"""Options of the commands that read recordings: what a file does not hold and its owner knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from lab.recordings import Recording

F = TypeVar("F", bound=Callable[..., Any])


def recording_options(command: F) -> F:
    """Options `--fps`, `--metres-per-pixel`, `--unit`, `--flip-y`; read with `read_all`."""
    for option in reversed(
        (
            click.option(
                "--fps", type=float, help="Pictures a second of the camera, where the file counts pictures."
            ),
            click.option(
                "--metres-per-pixel", type=float, help="Scale, where places are pixels: metres over pixels."
            ),
            click.option("--unit", help="Unit of length, where the file gives none: m, cm, mm, in, ft, px."),
            click.option(
                "--flip-y", is_flag=True, help="Turn y over (pictures are turned over by themselves)."
            ),
        )
    ):
        command = option(command)
    return command


def read_all(
    files: Sequence[str],
    fps: float | None,
    metres_per_pixel: float | None,
    unit: str | None,
    flip_y: bool,
) -> list[Recording]:
    """The recordings in `files`, in their order."""
    from lab.recordings import read_recording

    return [
        read_recording(file, fps=fps, metres_per_pixel=metres_per_pixel, unit=unit, flip_y=flip_y)
        for file in files
    ]
