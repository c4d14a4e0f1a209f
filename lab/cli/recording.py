"""Options of the commands that read recordings: what a file does not hold and its owner knows."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from lab.board import Board
    from lab.recordings import Recording
    from lab.recordings.camera import Camera

F = TypeVar("F", bound=Callable[..., Any])

_OPTIONS = (
    click.option(
        "--fps", type=float, help="Pictures a second of the camera, where the file counts pictures."
    ),
    click.option(
        "--metres-per-pixel", type=float, help="Scale, where places are pixels: metres over pixels."
    ),
    click.option("--unit", help="Unit of length, where the file gives none: m, cm, mm, in, ft, px."),
    click.option("--flip-y", is_flag=True, help="Turn y over (pictures are turned over by themselves)."),
    click.option(
        "--corners",
        metavar="'X,Y X,Y X,Y X,Y'",
        help="Pixels of the board's corners: near left, near right, far right, far left, as the thrower stands. "
        "Places in the picture then become metres on the board.",
    ),
    click.option(
        "--known",
        metavar="'X,Y X,Y ...'",
        help="Where the points of --corners are, m, if they are not the board's corners.",
    ),
    click.option(
        "--click", "click_error", type=float, default=1.5, show_default=True, help="Error of a corner, px."
    ),
    click.option(
        "--mark-height",
        type=float,
        default=0.0,
        show_default=True,
        help="Height of the tracked mark above the board, m.",
    ),
    click.option("--picture", metavar="WxH", help="Size of the picture, px (for --mark-height)."),
    click.option("--focal", type=float, help="Focal length, px (for --mark-height, seen straight down)."),
)


def recording_options(command: F) -> F:
    """Options `--fps`, `--metres-per-pixel`, `--unit`, `--flip-y` and those of a camera: what `Told` holds."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


@dataclass(frozen=True)
class Told:
    """The options as they were given."""

    fps: float | None
    metres_per_pixel: float | None
    unit: str | None
    flip_y: bool
    corners: str | None
    known: str | None
    click_error: float
    mark_height: float
    picture: str | None
    focal: float | None

    def camera(self, board: Board) -> Camera | None:
        """The camera that the corners tell of, over that board; UsageError for what is none."""
        from lab.errors import UsageError
        from lab.recordings.camera import Camera, board_corners, points_of

        if self.corners is None:
            if self.known or self.mark_height or self.picture or self.focal:
                raise UsageError(
                    "--known, --mark-height, --picture and --focal belong to --corners; give it too"
                )
            return None
        places = points_of(self.known, "--known") if self.known else board_corners(board.width, board.length)
        picture = None
        if self.picture is not None:
            width, _, height = self.picture.lower().partition("x")
            if not (width.isdigit() and height.isdigit() and int(width) > 0 and int(height) > 0):
                raise UsageError(f"--picture {self.picture}: write WIDTHxHEIGHT, e.g. --picture 1920x1080")
            picture = (float(width), float(height))
        corners = points_of(self.corners, "--corners")
        return Camera(corners, places, self.click_error, self.mark_height, picture, self.focal)


def read_all(files: Sequence[str], told: Told, board: Board) -> list[Recording]:
    """The recordings in `files`, in their order; `-` is what is typed or pasted."""
    from lab.recordings import read_recording, read_text

    more: dict[str, Any] = {
        "fps": told.fps,
        "metres_per_pixel": told.metres_per_pixel,
        "unit": told.unit,
        "flip_y": told.flip_y,
        "camera": told.camera(board),
    }
    return [
        read_text(sys.stdin.read(), **more) if file == "-" else read_recording(file, **more) for file in files
    ]
