"""Any supported file to a Recording: each reader is asked whether it knows the content, in turn."""

from __future__ import annotations

from os import PathLike
from typing import Protocol

from lab.errors import RecordingError
from lab.recordings import own, txy
from lab.recordings.recording import Recording
from lab.recordings.source import Source, read_source


class Reader(Protocol):
    """What a module that reads a format must have."""

    FORMAT: str

    def sniff(self, source: Source) -> bool:
        """Whether the content looks like this format."""

    def read(self, source: Source) -> Recording:
        """The recording; RecordingError, without the file's name, when it holds none."""


READERS: tuple[Reader, ...] = (own, txy)
"""Strictest first: the first that knows the content reads it."""


def read_recording(path: str | PathLike[str]) -> Recording:
    """The recording in a file, its format found by content.

    Raises RecordingError with the file's name and a code: `no-file`, `empty-file`, `not-text`, `too-large`,
    `no-data`, `too-few-rows`, `unit-unknown`, `format`.
    """
    source = read_source(path)
    for reader in READERS:
        if reader.sniff(source):
            try:
                return reader.read(source)
            except RecordingError as error:
                raise error.at(source.file) from error
    known = ", ".join(reader.FORMAT for reader in READERS)
    raise RecordingError(
        f"the format is not known here; known are {known}: the first line must name the columns t, x and y",
        code="format",
        where=source.file,
    )
