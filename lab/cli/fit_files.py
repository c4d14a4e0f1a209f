"""What `knockout-lab fit` writes beside its pictures: models for Tracker, recordings in our own format."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from lab.whole_file import short_name

if TYPE_CHECKING:
    from lab.fitting import Fit
    from lab.recordings import Recording


def free_name(folder: Path, name: str, ending: str, taken: Sequence[Path]) -> Path:
    """`folder/name.ending`, cut short and numbered where a file of this run has that name."""
    name = short_name(name)
    path, number = folder / f"{name}{ending}", 2
    while path in taken:
        path = folder / f"{name}-{number}{ending}"
        number += 1
    return path


def write_texts(
    fits: Sequence[Fit], recordings: Sequence[Recording], folder: Path, what: Sequence[str]
) -> list[Path]:
    """The files that were asked for ("model", "recording"), in a folder that is there; their paths."""
    from lab.recordings import write_recording, write_tracker

    paths: list[Path] = []
    if "model" in what:
        for fit in fits:
            for slide in fit.slides:
                name = f"model-{Path(slide.recording).stem}-{slide.track}"
                paths.append(free_name(folder, _plain(name), ".txt", paths))
                write_tracker(fit.modelled(slide), paths[-1])
    if "recording" in what:
        for recording in recordings:
            paths.append(free_name(folder, _plain(f"recording-{Path(recording.file).stem}"), ".csv", paths))
            write_recording(recording, paths[-1])
    return paths


def _plain(name: str) -> str:
    """A name without what no file name may hold."""
    return re.sub(r"[^\w.+-]+", "-", name).strip("-.")
