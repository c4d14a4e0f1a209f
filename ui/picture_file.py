"""A picture read from its file, or the reason why there is none."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtCore import QLoggingCategory
from PySide6.QtGui import QImage, QImageReader

from lab import LabError
from ui.language import tr
from ui.openers import check_file
from ui.png_file import SIGNATURE, png_is_whole


def read_picture(path: str) -> QImage:
    """The picture, turned as its camera says; LabError in one line when it cannot be read. For any thread."""
    _quieten()
    check_file(path)
    if _begins_as_png(path) and not png_is_whole(Path(path).read_bytes()):
        raise _refusal(path, tr("it is damaged or cut off"))
    reader = QImageReader(path)
    reader.setAutoTransform(True)
    image = reader.read()
    if image.isNull():
        raise _refusal(path, reader.errorString().lower())
    return image


def _begins_as_png(path: str) -> bool:
    """What cannot be read at all is refused by Qt, with the reason."""
    try:
        with Path(path).open("rb") as file:
            return file.read(len(SIGNATURE)) == SIGNATURE
    except OSError:
        return False


def _refusal(path: str, reason: str) -> LabError:
    said = tr("the picture cannot be read ({reason}); save it as PNG or JPEG", reason=reason)
    return LabError(said, where=path)


@cache
def _quieten() -> None:
    """What the readers of JPEG and the like print of a damaged file is left out: the window says it."""
    QLoggingCategory.setFilterRules("qt.gui.imageio*=false")
