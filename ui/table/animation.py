"""A slide as a short moving picture: painted frame by frame from its film, apart from the window.

Everything here works on images alone, so that it can run in the background. GIF is written by Pillow, which
matplotlib brings. MP4 needs ffmpeg: the one that imageio-ffmpeg brings, else one that is installed.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from io import BytesIO
from math import ceil
from pathlib import Path

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from lab import Board
from lab.errors import LabError
from ui.language import tr
from ui.table.board_picture import paint_ground, paint_print
from ui.table.film import SAMPLE, Film
from ui.table.items import paint_token, paint_trail
from ui.table.layout import Layout, fit
from ui.theme import Theme

FPS = 25
HOLD = 1.0
"""Seconds that the last picture stays."""

SIZE = (960, 540)
LONGEST = 60.0
"""Seconds of a moving picture; a longer one is refused."""

COLOURS = 128


@dataclass(frozen=True)
class Reel:
    """What is shown: a film on a board, in a theme and orientation, `slow` times as fast as it was (1 to 1/20)."""

    film: Film
    board: Board
    theme: Theme
    orientation: str = "auto"
    slow: float = 1.0
    size: tuple[int, int] = SIZE

    @property
    def count(self) -> int:
        """How many pictures, the held last one apart.

        Raises LabError for more than a minute of them.
        """
        seconds = self.film.duration / self.slow
        if seconds > LONGEST:
            raise LabError(
                tr(
                    "this would last {seconds} s; choose a slow motion that keeps it under {most} s",
                    seconds=f"{seconds:.0f}",
                    most=f"{LONGEST:g}",
                ),
                code="usage",
                where="animation",
            )
        return ceil(seconds * FPS) + 1

    def pictures(self) -> Iterator[QImage]:
        """Each picture, RGB."""
        board, (width, height) = self.board, self.size
        layout = fit((width, height), (board.width, board.length), self.orientation)
        ground = QImage(width, height, QImage.Format.Format_RGB32)
        ground.fill(QColor(self.theme.surround))
        painter = QPainter(ground)
        paint_ground(painter, board, layout, self.theme)
        paint_print(painter, board, layout, self.theme, over_heat=False)
        painter.end()
        trails: dict[str, list[QPointF]] = {}
        done = 0
        for k in range(self.count):
            t = min(k * self.slow / FPS, self.film.duration)
            while done * SAMPLE <= t:
                self._grow(trails, done * SAMPLE, layout)
                done += 1
            yield self._picture(ground, trails, t, layout)

    def _grow(self, trails: dict[str, list[QPointF]], t: float, layout: Layout) -> None:
        seen = self.film.at(t)
        for token, velocity in seen.velocities.items():
            if token in trails or any(velocity):
                trails.setdefault(token, []).append(layout.point(*seen.positions[token]))

    def _picture(self, ground: QImage, trails: dict[str, list[QPointF]], t: float, layout: Layout) -> QImage:
        image = ground.copy()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for token, trail in trails.items():
            paint_trail(painter, QColor(self.theme.side(token).disc), trail)
        for token, place in self.film.at(t).positions.items():
            radius = self.board.token_for(token).radius * layout.scale
            paint_token(painter, layout.point(*place), radius, token, self.theme)
        painter.end()
        return image.convertToFormat(QImage.Format.Format_RGB888)


def kinds() -> tuple[str, ...]:
    """Suffixes that can be written here: ".gif", and ".mp4" where there is ffmpeg."""
    return (".gif", ".mp4") if ffmpeg() is not None else (".gif",)


@cache
def ffmpeg() -> str | None:
    """The ffmpeg program: of imageio-ffmpeg where that is installed, else on the path; None for none."""
    try:
        return str(import_module("imageio_ffmpeg").get_ffmpeg_exe())
    except (ImportError, RuntimeError):
        return shutil.which("ffmpeg")


def animation(reel: Reel, suffix: str) -> Iterator[tuple[float, bytes | None]]:
    """The part done (0..1) after each picture, and with the last the whole file.

    Raises LabError for a kind that cannot be written here, and for what ffmpeg refuses.
    """
    if suffix not in kinds():
        raise LabError(
            tr(
                "a moving picture is not written as {kind}; choose {kinds}",
                kind=suffix or tr("a file without a suffix"),
                kinds=tr(" or ").join(kinds()),
            ),
            code="usage",
            where="animation",
        )
    frames: list[bytes] = []
    for image in reel.pictures():
        frames.append(_rgb(image))
        yield 0.8 * len(frames) / reel.count, None
    yield 1.0, _gif(frames, reel.size) if suffix == ".gif" else _mp4(frames, reel.size)


def _rgb(image: QImage) -> bytes:
    """Rows of RGB without the bytes that fill them up."""
    line, row = image.bytesPerLine(), 3 * image.width()
    data = bytes(image.constBits())
    if line == row:
        return data
    return b"".join(data[k * line : k * line + row] for k in range(image.height()))


def _gif(frames: list[bytes], size: tuple[int, int]) -> bytes:
    from PIL import Image

    pictures = [Image.frombytes("RGB", size, frame) for frame in frames]
    palette = pictures[-1].quantize(COLOURS)  # by then every colour has been seen
    drawn = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]
    times = [1000 // FPS] * (len(drawn) - 1) + [round(1000 * HOLD)]
    out = BytesIO()
    drawn[0].save(out, "GIF", save_all=True, append_images=drawn[1:], duration=times, loop=0)
    return out.getvalue()


def _mp4(frames: list[bytes], size: tuple[int, int]) -> bytes:
    program = ffmpeg()
    assert program is not None
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "slide.mp4"
        command = [
            *(program, "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24"),
            *("-s", f"{size[0]}x{size[1]}", "-r", str(FPS), "-i", "-", "-an"),
            *("-pix_fmt", "yuv420p", "-movflags", "+faststart", str(target)),
        ]
        shown = b"".join([*frames, *[frames[-1]] * round(HOLD * FPS)])
        try:
            ran = subprocess.run(command, input=shown, capture_output=True, check=False)
        except OSError as error:
            raise LabError(tr("ffmpeg cannot be run: {error}", error=error), where=program) from error
        if ran.returncode != 0 or not target.exists():
            said = ran.stderr.decode(errors="replace").strip().splitlines()
            raise LabError(
                tr("ffmpeg gave up: {reason}", reason=said[-1] if said else tr("no reason")), where=program
            )
        return target.read_bytes()
