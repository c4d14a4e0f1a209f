"""Tracks as text for other programs.

Tracker takes `t x y` text as a data track (Track > New > Data Track, or pasted) and draws it over the video, so that
a model or a prediction can be laid over the student's own film.
"""

from __future__ import annotations

from os import PathLike

from lab.errors import RecordingError
from lab.recordings.recording import Track
from lab.whole_file import utf8, write_whole


def tracker_text(track: Track) -> str:
    """A track as Tracker reads it: its name, the header `t x y`, then rows in seconds and metres, by tabs.

    To the last bit, with the sign `-` and a decimal point whatever the system; in the frame of the recording.
    """
    rows = zip(track.t.tolist(), track.x.tolist(), track.y.tolist(), strict=True)
    return "\n".join(
        [" ".join(track.name.split()), "t\tx\ty", *(f"{t!r}\t{x!r}\t{y!r}" for t, x, y in rows), ""]
    )


def write_tracker(track: Track, path: str | PathLike[str]) -> None:
    """Write `tracker_text` to `path`, whole or not at all; RecordingError (`no-file`) when it cannot be written."""
    write_whole(path, utf8(tracker_text(track)), RecordingError)
