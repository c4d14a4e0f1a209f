"""A slide as a short moving picture: painted frame by frame from its film, apart from the window.

Everything here works on images alone, so that it can run in the background. Each picture goes into the file as soon
as it is painted, so that a minute of them needs the memory of a few. GIF is written by Pillow, which matplotlib
brings. MP4 needs ffmpeg: the one that imageio-ffmpeg brings, else one that is installed.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from math import ceil
from pathlib import Path
from typing import Any, BinaryIO

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from lab import Board
from lab.errors import LabError
from ui.language import tr
from ui.table.board_picture import paint_ground, paint_print
from ui.table.board_words import paint_words
from ui.table.film import SAMPLE, Film
from ui.table.items import paint_token, paint_trail
from ui.table.layout import Layout, framed
from ui.theme import Theme

FPS = 25
HOLD = 1.0
"""Seconds that the last picture stays."""

LONGEST_SIDE = 960
"""px; the other side is as long as the board asks."""

LONGEST = 60.0
"""Seconds of a moving picture; a longer one is refused."""

COLOURS = 128

_PATIENCE = 0.1
"""Seconds for which ffmpeg may take nothing before it is asked whether the work is still wanted."""


@dataclass(frozen=True)
class Reel:
    """What is shown: a film on a board, in a theme, upright or lengthwise, `slow` times as fast (1 to 1/20)."""

    film: Film
    board: Board
    theme: Theme
    orientation: str = "upright"
    slow: float = 1.0

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of a picture, px."""
        _, size = self._framed
        return size.width(), size.height()

    @property
    def _framed(self) -> tuple[Layout, QSize]:
        board = self.board
        rim = max(kind.radius for kind in (board.token, *board.tokens.values()))
        return framed((board.width, board.length), self.orientation == "lengthwise", LONGEST_SIDE, rim)

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
        layout, ground = self._ground()
        trails: dict[str, list[QPointF]] = {}
        done = 0
        for k in range(self.count):
            t = min(k * self.slow / FPS, self.film.duration)
            done = self._grow(trails, done, t, layout)
            yield self._picture(ground, trails, t, layout)

    def last(self) -> QImage:
        """The last picture alone: on it is every colour that was on one."""
        layout, ground = self._ground()
        trails: dict[str, list[QPointF]] = {}
        self._grow(trails, 0, self.film.duration, layout)
        return self._picture(ground, trails, self.film.duration, layout)

    def _ground(self) -> tuple[Layout, QImage]:
        board, (layout, size) = self.board, self._framed
        ground = QImage(size, QImage.Format.Format_RGB32)
        ground.fill(QColor(self.theme.surround))
        painter = QPainter(ground)
        paint_ground(painter, board, layout, self.theme)
        paint_print(painter, board, layout, self.theme)
        paint_words(painter, board, layout, self.theme, QTransform())
        painter.end()
        return layout, ground

    def _grow(self, trails: dict[str, list[QPointF]], done: int, t: float, layout: Layout) -> int:
        """The trails up to t s, from the point number `done` on; the number of the next point."""
        while done * SAMPLE <= t:
            seen = self.film.at(done * SAMPLE)
            for token, velocity in seen.velocities.items():
                if token in trails or any(velocity):
                    trails.setdefault(token, []).append(layout.point(*seen.positions[token]))
            done += 1
        return done

    def _picture(self, ground: QImage, trails: dict[str, list[QPointF]], t: float, layout: Layout) -> QImage:
        image = ground.copy()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for token, trail in trails.items():
            paint_trail(painter, self.theme, token, trail)
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


def animation(reel: Reel, suffix: str, out: BinaryIO) -> Iterator[float]:
    """Write it into `out`, picture by picture; the part done (0..1) after each, 1 when all is written.

    Raises LabError for a kind that cannot be written here, for too many pictures, and for what ffmpeg refuses. What
    is in `out` then, or when the iterator is closed before its end, is no whole file.
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
    many = reel.count
    for number in _gif(reel, out) if suffix == ".gif" else _mp4(reel, out):
        yield 0.99 * number / many
    yield 1.0


def _rgb(image: QImage) -> bytes:
    """Rows of RGB without the bytes that fill them up."""
    line, row = image.bytesPerLine(), 3 * image.width()
    data = bytes(image.constBits())
    if line == row:
        return data
    return b"".join(data[k * line : k * line + row] for k in range(image.height()))


def _gif(reel: Reel, out: BinaryIO) -> Iterator[int]:
    """The number of pictures written after each; of one that follows another only what has changed."""
    from PIL import Image, ImageChops
    from PIL.GifImagePlugin import getdata, getheader

    def drawn(image: QImage) -> Image.Image:
        return Image.frombytes("RGB", reel.size, _rgb(image))

    palette = drawn(reel.last()).quantize(
        COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=1
    )  # flat colours as they are
    header, _ = getheader(palette.copy(), info={"loop": 0})
    out.writelines(header)
    before: Image.Image | None = None
    for number, image in enumerate(reel.pictures(), 1):
        picture = drawn(image).quantize(palette=palette, dither=Image.Dither.NONE)
        box = (0, 0, *reel.size)
        if before is not None:
            indices = (Image.frombytes("L", reel.size, one.tobytes()) for one in (before, picture))
            box = ImageChops.difference(*indices).getbbox() or (0, 0, 1, 1)  # a picture there has to be
        stays = HOLD if number == reel.count else 1 / FPS
        out.writelines(getdata(picture.crop(box), box[:2], duration=round(1000 * stays)))
        before = picture
        yield number
    out.write(b";")


def _waiting(work: Future[Any], number: int) -> Iterator[int]:
    """Until it is done: the number again and again, so that the work can be given up. Raises what it raised."""
    while not wait([work], _PATIENCE).done:
        yield number
    work.result()


def _mp4(reel: Reel, out: BinaryIO) -> Iterator[int]:
    """The number of pictures that ffmpeg has taken after each; it is stopped when the iterator is closed."""
    program = ffmpeg()
    assert program is not None
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "said").open("w+b") as said:
        target = Path(folder) / "slide.mp4"
        command = [
            *(program, "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24"),
            *("-s", f"{reel.size[0]}x{reel.size[1]}", "-r", str(FPS), "-i", "-", "-an"),
            *("-pix_fmt", "yuv420p", "-movflags", "+faststart", str(target)),
        ]
        try:
            run = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=said)
        except OSError as error:
            raise LabError(tr("ffmpeg cannot be run: {error}", error=error), where=program) from error
        assert run.stdin is not None
        hand = ThreadPoolExecutor(1)
        number = 0
        try:
            with suppress(BrokenPipeError):  # it gave up: its status tells
                for number, image in enumerate(reel.pictures(), 1):
                    for _ in range(1 + (round(HOLD * FPS) if number == reel.count else 0)):
                        yield from _waiting(hand.submit(run.stdin.write, _rgb(image)), number - 1)
                    yield number
                yield from _waiting(hand.submit(run.stdin.close), number)
            yield from _waiting(hand.submit(run.wait), number)
            status = run.wait()
        finally:
            run.kill()  # where it has ended this does nothing
            run.wait()  # its end of the pipe is gone: what waits for it to read goes on
            hand.shutdown()
            with suppress(BrokenPipeError, ValueError):
                run.stdin.close()
        if status != 0 or not target.exists():
            said.seek(0)
            lines = said.read().decode(errors="replace").strip().splitlines()
            raise LabError(
                tr("ffmpeg gave up: {reason}", reason=lines[-1] if lines else tr("no reason")), where=program
            )
        with target.open("rb") as made:
            shutil.copyfileobj(made, out)
