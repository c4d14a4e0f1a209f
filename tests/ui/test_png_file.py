"""PNG files that are damaged in any way: refused in one line before Qt's reader prints of them; whole ones are read."""

from __future__ import annotations

import random
import struct
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage

from lab import LabError
from ui.picture_file import read_picture
from ui.png_file import SIGNATURE, png_is_whole

FORMATS = ("Mono", "Indexed8", "Grayscale8", "Grayscale16", "RGB32", "ARGB32", "RGBA64")


def chunk(kind: bytes, held: bytes) -> bytes:
    return struct.pack(">I", len(held)) + kind + held + struct.pack(">I", zlib.crc32(kind + held))


def chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    found, at = [], len(SIGNATURE)
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        found.append((data[at + 4 : at + 8], data[at + 8 : at + 8 + length]))
        at += 12 + length
    return found


def built(*parts: tuple[bytes, bytes]) -> bytes:
    return SIGNATURE + b"".join(chunk(*part) for part in parts)


def png(form: str = "RGB32") -> bytes:
    """As Qt writes it."""
    image = QImage(23, 19, getattr(QImage.Format, f"Format_{form}"))
    if form in ("Mono", "Indexed8"):
        image.setColorTable(
            [QColor(shade, 0, shade).rgb() for shade in ((0, 255) if form == "Mono" else range(256))]
        )
    image.fill(1)
    out = QByteArray()
    buffer = QBuffer(out)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, "PNG")
    return bytes(out.data())


def interlaced(width: int, height: int) -> bytes:
    """Grey, in seven passes, by hand: Qt writes none."""
    rows = b""
    for x, y, step_x, step_y in (
        (0, 0, 8, 8),
        (4, 0, 8, 8),
        (0, 4, 4, 8),
        (2, 0, 4, 4),
        (0, 2, 2, 4),
        (1, 0, 2, 2),
        (0, 1, 1, 2),
    ):
        wide = len(range(x, width, step_x))
        if wide:
            rows += (b"\0" + b"\x80" * wide) * len(range(y, height, step_y))
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 1)
    return built((b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))


def read(tmp_path: Path, data: bytes) -> QImage | None:
    """The picture, or None where it was refused in one line."""
    path = tmp_path / "p.png"
    path.write_bytes(data)
    try:
        return read_picture(str(path)).image
    except LabError as error:
        assert "p.png" in error.line() and "cannot be read" in error.line() and "\n" not in error.line()
        return None


@pytest.mark.parametrize("form", FORMATS)
def test_what_qt_writes_is_whole_and_read(tmp_path: Path, form: str) -> None:
    data = png(form)
    assert png_is_whole(data) and png_is_whole(data + b"what comes after the end")
    image = read(tmp_path, data)
    assert image is not None and (image.width(), image.height()) == (23, 19)


@pytest.mark.parametrize(("width", "height"), [(1, 1), (3, 2), (5, 9), (16, 16), (33, 7)])
def test_interlaced_pictures_are_read(tmp_path: Path, width: int, height: int) -> None:
    data = interlaced(width, height)
    image = read(tmp_path, data)
    assert image is not None and image.pixelColor(width - 1, height - 1).red() == 0x80
    (head, (_, packed), end) = chunks(data)
    short = zlib.compress(zlib.decompress(packed)[:-1])
    assert read(tmp_path, built(head, (b"IDAT", short), end)) is None


def damaged() -> dict[str, bytes]:
    """Each kind of damage that the checksums do not tell, and those that they do."""
    whole = png()
    parts = chunks(whole)
    head = next(held for kind, held in parts if kind == b"IHDR")
    data = b"".join(held for kind, held in parts if kind == b"IDAT")
    rows = zlib.decompress(data)
    end = (b"IEND", b"")

    def with_head(**at: tuple[int, bytes]) -> bytes:
        changed = bytearray(head)
        for place, value in at.values():
            changed[place : place + len(value)] = value
        return built((b"IHDR", bytes(changed)), (b"IDAT", data), end)

    return {
        "nothing": SIGNATURE,
        "zeros": SIGNATURE + bytes(40),
        "no head": built((b"IDAT", data), end),
        "two heads": built((b"IHDR", head), (b"IHDR", head), (b"IDAT", data), end),
        "short head": built((b"IHDR", head[:-1]), (b"IDAT", data), end),
        "no width": with_head(width=(0, bytes(4))),
        "no height": with_head(height=(4, bytes(4))),
        "wide": with_head(width=(0, b"\x7f\xff\xff\xff")),
        "depth": with_head(depth=(8, b"\x03")),
        "colour": with_head(colour=(9, b"\x05")),
        "palette without one": with_head(colour=(9, b"\x03")),
        "packing": with_head(packing=(10, b"\x01")),
        "filtering": with_head(filtering=(11, b"\x01")),
        "interlace": with_head(interlace=(12, b"\x02")),
        "taller than its rows": with_head(height=(4, struct.pack(">I", 400))),
        "no rows": built((b"IHDR", head), end),
        "no end": built((b"IHDR", head), (b"IDAT", data)),
        "rows are no zlib": built((b"IHDR", head), (b"IDAT", b"nothing" * 9), end),
        "rows cut": built((b"IHDR", head), (b"IDAT", data[: len(data) // 2]), end),
        "a filter that is none": built((b"IHDR", head), (b"IDAT", zlib.compress(b"\x07" + rows[1:])), end),
        "unknown": built((b"IHDR", head), (b"XYZW", b""), (b"IDAT", data), end),
        "palette of halves": built((b"IHDR", head), (b"PLTE", b"1234"), (b"IDAT", data), end),
        "late palette": built((b"IHDR", head), (b"IDAT", data), (b"PLTE", b"123"), end),
    }


@pytest.mark.parametrize("what", damaged())
def test_damage_is_refused_and_nothing_is_printed(
    tmp_path: Path, what: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert read(tmp_path, damaged()[what]) is None
    assert capfd.readouterr() == ("", "")


def test_whatever_is_cut_or_flipped_nothing_is_printed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    luck, refused = random.Random(4), 0
    for form in FORMATS:
        data = png(form)
        for at in range(len(SIGNATURE), len(data) - 1, 7):
            assert read(tmp_path, data[:at]) is None
        for _ in range(60):
            other = bytearray(data)
            other[luck.randrange(len(SIGNATURE), len(data))] ^= 1 << luck.randrange(8)
            refused += read(tmp_path, bytes(other)) is None
        for _ in range(60):  # with its checksums right
            parts = [(kind, bytearray(held)) for kind, held in chunks(data)]
            held = luck.choice([held for _, held in parts if held])
            held[luck.randrange(len(held))] ^= 1 << luck.randrange(8)
            refused += read(tmp_path, built(*((kind, bytes(held)) for kind, held in parts))) is None
    assert refused > 400
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("kind", range(8))
def test_a_row_has_one_of_the_five_filters_of_the_format(tmp_path: Path, kind: int) -> None:
    """None, Sub, Up, Average, Paeth: 0 to 4 (PNG specification, 9.2)."""
    head = struct.pack(">IIBBBBB", 3, 2, 8, 0, 0, 0, 0)
    rows = b"\0\x10\x20\x30" + bytes([kind]) + b"\x01\x02\x03"
    data = built((b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    assert png_is_whole(data) is (kind <= 4)
    assert (read(tmp_path, data) is not None) is (kind <= 4)
