"""Any supported file to a Recording: each reader is asked whether it knows the content, in turn."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import Protocol

from lab.errors import RecordingError
from lab.recordings import (
    cvat,
    deeplabcut,
    home,
    kinovea,
    logger_pro,
    mot,
    own,
    phyphox,
    qualisys,
    runs,
    tracker_project,
    tracker_text,
    vernier,
    viana,
)
from lab.recordings.found import Found, Told
from lab.recordings.recording import Recording
from lab.recordings.rows import rate_of
from lab.recordings.settle import settled
from lab.recordings.source import Source, read_sources, source_of


class Reader(Protocol):
    """What a module that reads a format must have."""

    FORMAT: str

    def sniff(self, source: Source) -> bool:
        """Whether the content looks like this format."""

    def find(self, source: Source) -> Found:
        """What the file holds; RecordingError, without the file's name, when it holds nothing."""


READERS: tuple[Reader, ...] = (
    own, tracker_project, logger_pro, cvat, qualisys, vernier, deeplabcut, kinovea, viana, phyphox, runs,
    tracker_text, mot, home,
)  # fmt: skip
"""Strictest first: the first that knows the content reads it."""


def read_recording(
    path: str | PathLike[str],
    *,
    fps: float | None = None,
    metres_per_pixel: float | None = None,
    unit: str | None = None,
    flip_y: bool = False,
) -> Recording:
    """The recording in a file, its format found by content.

    What a file does not hold has to be told: fps where rows count pictures, metres_per_pixel where places are
    pixels, unit where its place is blank; flip_y turns y over (pictures are turned over by themselves).

    Raises RecordingError with the file's name and a code: `no-file`, `empty-file`, `not-text`, `too-large`,
    `not-xml-safe`, `excel-dates`, `acceleration-only`, `no-data`, `too-few-rows`, `unit-unknown`,
    `rate-unknown`, `format`; UsageError for an fps, scale or unit that cannot be.
    """
    return recording_of(read_sources(path), Told(fps, metres_per_pixel, unit, flip_y))


def recording_of(sources: Sequence[Source], told: Told | None = None) -> Recording:
    """The recording in one text, or in those of a zip together; RecordingError as `read_recording` says."""
    told = told or Told()
    recordings, refusals = [], []
    for source in sources:
        try:
            recordings.append(_read(source, told))
        except RecordingError as error:
            refusals.append(error)
    if not recordings:
        raise max(refusals, key=lambda error: error.code not in ("format", "no-data"))
    if len(recordings) == 1:
        return recordings[0]
    first = recordings[0]
    tracks = tuple(track for recording in recordings for track in recording.tracks)
    notes = tuple(note for recording in recordings for note in recording.notes)
    stated = all(recording.unit_stated for recording in recordings)
    return Recording(
        first.file, first.format, first.unit, rate_of(tracks), tracks, notes, stated,
        first.comments, first.delimiter, first.decimal,
    )  # fmt: skip


def read_text(text: str, name: str = "pasted", told: Told | None = None) -> Recording:
    """The recording in a text that was typed or pasted; RecordingError as `read_recording` says."""
    return recording_of((source_of(text, name),), told)


def _read(source: Source, told: Told) -> Recording:
    where = f"{source.file}: {source.member}" if source.member else source.file
    reader = next((reader for reader in READERS if _knows(reader, source)), None)
    if reader is None:
        raise RecordingError("there is no text in it", code="format", where=where)
    try:
        return settled(source.file, reader.find(source), told, source.notes)
    except RecordingError as error:
        raise error.at(where) from error


def _knows(reader: Reader, source: Source) -> bool:
    """Whether a reader knows the content; what cannot even be cut into cells, none but the last does."""
    try:
        return reader.sniff(source)
    except RecordingError:
        return False
