"""The report as files: a self-contained page, its pictures as PNG, all numbers as JSON; all or none."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from matplotlib.figure import Figure

from lab.board.colours import DARK, LIGHT, Palette
from lab.errors import UsageError
from lab.figures.fit import fit_figure
from lab.figures.landing import landing_caption, landing_figure
from lab.figures.round import round_caption, slides_figure, table_figure
from lab.figures.style import image_bytes
from lab.report.job import Demo
from lab.report.page import picture
from lab.report.text import report_html
from lab.whole_file import reason_of, refuse_no_plain_file, short_name, utf8

PAGE, NUMBERS = "report.html", "report.json"


def write_report(demo: Demo, folder: Path) -> Path:
    """Write page, pictures and numbers into `folder` (made if missing); returns the page's path.

    Raises UsageError where the folder cannot be made or written.
    """
    check_folder(folder)
    write_files(report_files(demo), folder)
    return folder / PAGE


def check_folder(folder: Path) -> None:
    """Raise UsageError where the folder cannot be, a file lies in its way, or nothing can be written there: before any
    work is lost to it."""
    try:
        there = next((place for place in (folder, *folder.parents) if place.exists()), None)
    except OSError as error:  # too long a name, or nobody may look there
        raise UsageError(
            f"this folder cannot be made: {reason_of(error)}", code="no-file", where=str(folder)
        ) from error
    if there is not None and not there.is_dir():
        raise UsageError(f"{there} is a file; name another folder", code="no-file", where=str(folder))
    for place in {folder, folder.parent} if there == folder else {there}:
        try:
            if place is not None:
                Path(tempfile.mkdtemp(prefix=".knockout-", dir=place)).rmdir()
        except OSError as error:
            raise UsageError(
                f"nothing can be written in {place}: {reason_of(error)}; name another folder",
                code="no-file",
                where=str(folder),
            ) from error


def write_files(files: Mapping[str, bytes], folder: Path) -> None:
    """Write files by name into `folder`, all or none; what else lies in it stays.

    All are made in a hidden folder beside it first, so that a failure leaves older files as they were.
    Raises UsageError where that cannot be done.
    """
    draft: Path | None = None
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        draft = Path(tempfile.mkdtemp(prefix=f".{short_name(folder.name)}-", dir=folder.parent))
        for name, content in files.items():
            (draft / name).write_bytes(content)
        folder.mkdir(exist_ok=True)
        for name in files:  # a folder would stop the moves half-way; a device would be gone
            try:
                refuse_no_plain_file(folder / name)
            except OSError as error:
                raise UsageError(
                    f"{name} cannot be written there: {reason_of(error)}; name another folder",
                    code="no-file",
                    where=str(folder),
                ) from error
        for name in files:
            (draft / name).replace(folder / name)
    except OSError as error:
        raise UsageError(
            f"this cannot be written: {reason_of(error)}", code="no-file", where=str(folder)
        ) from error
    finally:
        if draft is not None:
            shutil.rmtree(draft, ignore_errors=True)


def report_files(demo: Demo) -> dict[str, bytes]:
    """The report's files by name."""
    light, dark = _figures(demo, LIGHT), _figures(demo, DARK)
    words = {
        "fit": demo.fit.summary,
        "landing": landing_caption(demo.landing),
        "slides": round_caption(demo.played),
        "table": round_caption(demo.played),
    }
    drawn = {name: image_bytes(figure) for name, figure in light.items()}
    pictures = {
        name: picture(drawn[name], image_bytes(dark[name]), words[name], light[name].get_figwidth())
        for name in light
    }
    numbers = json.dumps(demo.as_dict(), indent=1, ensure_ascii=False, allow_nan=False)
    return {
        **{f"{name}.png": png for name, png in drawn.items()},
        NUMBERS: utf8(f"{numbers}\n"),
        PAGE: utf8(report_html(demo, pictures)),
    }


def _figures(demo: Demo, palette: Palette) -> dict[str, Figure]:
    return {
        "fit": fit_figure(demo.fit, palette),
        "landing": landing_figure(demo.landing, palette),
        "slides": slides_figure(demo.played, palette),
        "table": table_figure(demo.played, demo.score.cash, demo.score.pot, palette),
    }
