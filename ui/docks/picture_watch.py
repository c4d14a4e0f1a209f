"""Reads the picture that the Measure dock has open, and places on the board what was marked on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from lab import LabError
from lab.recordings.camera import Camera, board_corners, click_error
from lab.recordings.still import Still, still_of
from ui.desk import Desk
from ui.language import tr
from ui.parts.measure import Picture
from ui.picture_file import Photo, read_picture
from ui.refusals import file_refused
from ui.workers import Step

Stamp = tuple[int, int] | None
"""When a file was written last (ns) and how long it is (bytes); None where there is none."""


class PictureWatch(QObject):
    """A picture is what its file holds, not its name: a camera may write every photo under the same one.

    photo: size and digest of what the file of the document's picture holds, None while it is not read; missing: why
    it cannot be. still: where the marked tokens lie, None while that is not known (while they are placed anew: where
    they lay before, see `fresh`); refusal: why it cannot be known.
    shown(photo): another picture, or None for none. changed(): there is something new to say. dropped(): the work was
    stopped before it was done; `follow` begins it again.
    """

    shown = Signal(object)
    changed = Signal()
    dropped = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._document = desk, desk.document
        self.photo: Photo | None = None
        self.missing: LabError | None = None
        self.still: Still | None = None
        self.refusal: LabError | None = None
        self._seen: Picture | None = None
        self._asked: tuple[str, Stamp] = ("", None)
        self._of: object = None
        self._still_of: object = None

    @property
    def fresh(self) -> bool:
        """Whether the places are those of the marks, the board and the picture as they are now."""
        return self.still is not None and self._still_of == self._of

    @property
    def picture(self) -> Picture:
        """The document's picture with what was clicked on it."""
        found: Picture = self._document.part("measure").picture
        return found

    @property
    def changed_since(self) -> bool:
        """Whether the marks were made on another picture than the file holds now."""
        picture = self.picture
        return self.photo is not None and bool(picture.corners) and picture.of not in ("", self.photo.digest)

    def follow(self, *, anew: bool = False) -> None:
        """Read the document's picture if it is not the one that was read, and place what is marked.

        anew: read it whatever was read before, for it was opened.
        """
        picture = self.picture
        if anew or picture != self._seen:
            self._seen = picture
            asked = (picture.path, _stamp(picture.path))
            if anew or asked != self._asked:
                self._load(asked)
        self._compute()

    def _load(self, asked: tuple[str, Stamp]) -> None:
        self._asked = asked
        path, _ = asked
        self.photo = self.missing = None
        self._desk.succeed("picture")
        self.shown.emit(None)
        if not path:
            self._desk.queue.cancel("measure-load")
            return

        def steps() -> Iterator[Step]:
            yield Step(1.0, read_picture(path))

        text = tr("Reading the picture")
        self._desk.queue.submit("measure-load", text, steps, self._loaded, self._not_loaded, self._dropped)

    def _loaded(self, step: Step) -> None:
        photo: Photo = step.value
        self.shown.emit(photo)
        self.photo = replace(photo, image=QImage())  # who shows it has it: a large one is not held twice
        self._compute()
        self.changed.emit()

    def _not_loaded(self, error: LabError) -> None:
        self.missing = error
        self._desk.fail("picture", file_refused(self._asked[0], error))
        self.changed.emit()

    def _compute(self) -> None:
        picture, board, photo = self.picture, self._document.board, self.photo
        if photo is None or len(picture.corners) < 4 or self.changed_since:
            self._of = self.still = self.refusal = None
            self._desk.queue.cancel("measure-still")
            return
        of = (picture, board.width, board.length, photo.size)
        if of == self._of:
            return
        self._of, self.refusal = of, None
        if not picture.tokens:
            self.still = None
        size = photo.size

        def take(step: Step) -> None:
            self.still, self._still_of = step.value, of
            self.changed.emit()

        def steps() -> Iterator[Step]:
            camera = Camera(
                picture.corners,
                board_corners(board.width, board.length),
                click=click_error(picture.grain),
                mark_height=picture.height,
                picture=size,
            )
            if not picture.tokens:
                yield Step(1.0, None)
                return
            rows = "".join(f"{name}\t{x!r}\t{y!r}\n" for name, (x, y) in picture.tokens)
            yield Step(1.0, still_of("token\tx (px)\ty (px)\n" + rows, camera, name=Path(picture.path).name))

        text = tr("Placing the tokens")
        self._desk.queue.submit("measure-still", text, steps, take, self._refuse, self._dropped)

    def _refuse(self, error: LabError) -> None:
        self.still, self.refusal = None, error
        self.changed.emit()

    def _dropped(self) -> None:
        """Picture and places are made anew by the next change, or when wanted again."""
        self._of = self.still = None
        if self.photo is None:
            self._asked, self._seen = ("", None), None
        self.dropped.emit()


def _stamp(path: str) -> Stamp:
    if not path:
        return None
    try:
        found = Path(path).stat()
    except (OSError, ValueError):  # ValueError: a name with a zero byte
        return None
    return found.st_mtime_ns, found.st_size
