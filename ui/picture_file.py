"""A picture read from its file, or the reason why there is none."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from math import sqrt

from PySide6.QtCore import QLoggingCategory, QSize
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader

from lab import LabError
from lab.whole_file import read_beginning
from ui.language import tr
from ui.numbers import number
from ui.openers import check_file
from ui.png_file import SIGNATURE, png_is_whole

MOST_SHOWN = 64_000_000
"""Pixels that are held in memory, four bytes each; of larger pictures a smaller copy is read, where that can be."""

EIGHTHS = 8
"""A JPEG is read smaller by whole eighths, without the whole of it in memory."""

MOST_BYTES = 400_000_000
"""Of a file: more than a picture of `MOST_SHOWN` needs in any format."""

LOOKED_AT = 1024
"""Bytes of a file's beginning that tell a drawing."""


@dataclass(frozen=True, eq=False)
class Photo:
    """A picture as it is shown, its true size (px, as its camera says it is held up), and what tells its file from
    another one of the same name: a digest of its contents."""

    image: QImage
    size: tuple[float, float]
    digest: str


def read_picture(path: str) -> Photo:
    """The picture, turned as its camera says; LabError in one line when it cannot be read. For any thread."""
    _quieten()
    check_file(path)
    try:
        data = read_beginning(path, MOST_BYTES + 1)
    except FileNotFoundError:
        raise _refusal(path, tr("it is not there"), tr("put it back, or open another picture")) from None
    except (OSError, ValueError):  # ValueError: a name with a zero byte
        raise _refusal(path, tr("its file cannot be opened"), tr("open another picture")) from None
    mend = tr("save it as PNG or JPEG")
    if len(data) > MOST_BYTES:
        raise _refusal(path, tr("it is larger than {n} MB", n=number(MOST_BYTES / 1e6)), mend)
    if data.startswith(SIGNATURE) and not png_is_whole(data):
        raise _refusal(path, tr("it is damaged or cut off"), mend)
    if b"<svg" in data[:LOOKED_AT]:
        raise _refusal(path, tr("it is a drawing, not a photo"), mend)
    reader = QImageReader(path)
    reader.setAutoTransform(True)
    size = reader.size()
    pixels = size.width() * size.height()
    if pixels > MOST_SHOWN:
        part = int(EIGHTHS * sqrt(MOST_SHOWN / pixels)) / EIGHTHS
        reader.setScaledSize(QSize(max(int(size.width() * part), 1), max(int(size.height() * part), 1)))
    image = reader.read()
    if image.isNull():
        raise _unread(path, reader, pixels)
    if not size.isValid():
        size = image.size()
    elif QImageIOHandler.Transformation.TransformationRotate90 in reader.transformation():
        size = size.transposed()
    true = float(size.width()), float(size.height())
    return Photo(image, true, blake2b(data, digest_size=8).hexdigest())


def _unread(path: str, reader: QImageReader, pixels: int) -> LabError:
    """Why the reader has no picture."""
    if 4 * pixels > reader.allocationLimit() << 20:
        few, most = number(pixels / 1e6), number(MOST_SHOWN / 1e6)
        return _refusal(
            path,
            tr("it is too large: {n} million pixels, where {most} can be read", n=few, most=most),
            tr("save it as JPEG, or make it smaller"),
        )
    if reader.error() == QImageReader.ImageReaderError.UnsupportedFormatError:
        return _refusal(
            path, tr("its format is not one that is read here"), tr("save it as JPEG, PNG, WebP, BMP or GIF")
        )
    return _refusal(path, tr("it is damaged or cut off"), tr("save it as PNG or JPEG"))


def _refusal(path: str, reason: str, mend: str) -> LabError:
    return LabError(tr("the picture cannot be read ({reason}); {mend}", reason=reason, mend=mend), where=path)


@cache
def _quieten() -> None:
    """What the readers of JPEG and the like print of a damaged file is left out: the window says it."""
    QLoggingCategory.setFilterRules("qt.gui.imageio*=false\nqt.imageformats*=false")
