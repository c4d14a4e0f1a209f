"""Whether a PNG is whole, before Qt's reader sees it: that one prints what it finds wrong, past every handler."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass

SIGNATURE = b"\x89PNG\r\n\x1a\n"
WIDEST = 1_000_000
"""Pixels along an edge that the reader takes."""
MOST_UNPACKED = 1 << 28
"""Bytes; a larger picture is refused by Qt before its rows are read."""

READ_AHEAD = 16
"""Bytes that an unpacker may have taken in before it needs them."""

CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
"""Of each type of colour: grey, true colour, palette, grey with alpha, true colour with alpha."""
DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
PASSES = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))
"""Of an interlaced picture: first column and row, steps between columns and rows."""
MOST_FILTER = 4


@dataclass(frozen=True)
class _Head:
    """What the first chunk says. colour: by its number in the format."""

    width: int
    height: int
    depth: int
    colour: int
    interlaced: bool

    def rows(self) -> Iterator[tuple[int, int]]:
        """(bytes of a row with its filter, how many rows) of each pass."""
        for x, y, step_x, step_y in PASSES if self.interlaced else ((0, 0, 1, 1),):
            wide, high = -(-(self.width - x) // step_x), -(-(self.height - y) // step_y)
            if wide > 0 and high > 0:
                yield 1 + (wide * CHANNELS[self.colour] * self.depth + 7) // 8, high


def png_is_whole(data: bytes) -> bool:
    """Whether the reader can take all of a PNG: its chunks in order and unharmed, as many rows as it says."""
    head: _Head | None = None
    packed: list[bytes] = []
    palette = False
    if not data.startswith(SIGNATURE):
        return False
    for kind, held in _chunks(data):
        if head is None:
            head = _head(held) if kind == b"IHDR" else None
            if head is None:
                return False
        elif kind == b"PLTE":
            if len(held) % 3 or not 3 <= len(held) <= 768 or palette or packed:
                return False
            palette = True
        elif kind == b"IDAT":
            packed.append(held)
        elif kind == b"IEND":
            return bool(packed) and (palette or head.colour != 3) and _rows_are_whole(head, packed)
        else:
            return False
    return False  # it has no end


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """(kind, what it holds) of the chunks without which there is no picture, until one is cut off or damaged."""
    at = len(SIGNATURE)
    while at + 12 <= len(data):
        length, kind = int.from_bytes(data[at : at + 4], "big"), data[at + 4 : at + 8]
        end = at + 8 + length
        if end + 4 > len(data) or not kind.isalpha() or not kind[2:3].isupper():
            return
        if kind[:1].isupper():
            if zlib.crc32(data[at + 4 : end]) != int.from_bytes(data[end : end + 4], "big"):
                return
            yield kind, data[at + 8 : end]
        at = end + 4


def _head(held: bytes) -> _Head | None:
    if len(held) != 13:
        return None
    width, height = int.from_bytes(held[:4], "big"), int.from_bytes(held[4:8], "big")
    depth, colour, packing, filtering, interlace = held[8:]
    sound = (
        1 <= width <= WIDEST
        and 1 <= height <= WIDEST
        and depth in DEPTHS.get(colour, ())
        and (packing, filtering) == (0, 0)
        and interlace in (0, 1)
    )
    return _Head(width, height, depth, colour, bool(interlace)) if sound else None


def _rows_are_whole(head: _Head, packed: list[bytes]) -> bool:
    rows = list(head.rows())
    needed = sum(size * many for size, many in rows)
    if needed > MOST_UNPACKED:
        return True
    stream = zlib.decompressobj(wbits=0)  # as far back as its head says, and no farther
    try:
        unpacked = stream.decompress(b"".join(packed), needed + 1)
    except zlib.error:
        return False
    # where more follows than the rows, the reader still wants to find its input unfinished after them
    if len(unpacked) < needed or not (stream.eof or len(stream.unconsumed_tail) > READ_AHEAD):
        return False
    at = 0
    for size, many in rows:
        if max(unpacked[at : at + size * many : size]) > MOST_FILTER:
            return False
        at += size * many
    return True
