"""A picture read from its file, or the reason why there is none."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QLoggingCategory
from PySide6.QtGui import QImage, QImageReader

from lab import LabError
from ui.language import tr
from ui.openers import check_file


def read_picture(path: str) -> QImage:
    """The picture, turned as its camera says; LabError in one line when it cannot be read. For any thread."""
    _quieten()
    check_file(path)
    reader = QImageReader(path)
    reader.setAutoTransform(True)
    image = reader.read()
    if image.isNull():
        reason = reader.errorString().lower()
        raise LabError(
            tr("the picture cannot be read ({reason}); save it as PNG or JPEG", reason=reason), where=path
        )
    return image


@cache
def _quieten() -> None:
    """What the readers of JPEG and the like print of a damaged file is left out: the window says it."""
    QLoggingCategory.setFilterRules("qt.gui.imageio*=false")
