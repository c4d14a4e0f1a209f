"""Out of the lab: files that appear whole or not at all, and tracks as text for other programs.

Tracker takes `t x y` text as a data track (Track > New > Data Track, or pasted) and draws it over the video, so that
a model or a prediction can be laid over the student's own film.
"""

from __future__ import annotations

import os
from contextlib import suppress
from os import PathLike, fspath
from pathlib import Path

from lab.errors import RecordingError
from lab.recordings.recording import Track


def write_whole(text: str, path: str | PathLike[str]) -> None:
    """Write a text as UTF-8; RecordingError (`no-file`) when it cannot be written, and nothing is then."""
    file = Path(fspath(path))
    spare = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        spare.write_text(text, encoding="utf-8", newline="")
        spare.replace(file)
    except OSError as error:
        with suppress(OSError):  # there may be no draft, nor a folder for it
            spare.unlink()
        reason = (error.strerror or str(error)).lower()
        raise RecordingError(f"this cannot be written: {reason}", code="no-file", where=str(file)) from error


def tracker_text(track: Track) -> str:
    """A track as Tracker reads it: its name, the header `t x y`, then rows in seconds and metres, by tabs.

    To the last bit, with the sign `-` and a decimal point whatever the system; in the frame of the recording.
    """
    rows = zip(track.t.tolist(), track.x.tolist(), track.y.tolist(), strict=True)
    return "\n".join(
        [" ".join(track.name.split()), "t\tx\ty", *(f"{t!r}\t{x!r}\t{y!r}" for t, x, y in rows), ""]
    )


def write_tracker(track: Track, path: str | PathLike[str]) -> None:
    """Write `tracker_text` to `path`; errors as `write_whole` says."""
    write_whole(tracker_text(track), path)
