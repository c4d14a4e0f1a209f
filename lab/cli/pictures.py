"""What the drawing commands share: `--out FOLDER --format`, and writing figures into that folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.core import ParameterSource

from lab.cli.output import FolderType, output_folder
from lab.errors import UsageError

if TYPE_CHECKING:
    from matplotlib.figure import Figure

F = TypeVar("F", bound=Callable[..., Any])


def _needs_folder(context: click.Context, option: click.Parameter, given: tuple[str, ...]) -> tuple[str, ...]:
    told = context.get_parameter_source(option.name or "") is not ParameterSource.DEFAULT
    if told and context.params.get("out") is None:
        raise UsageError(f"--format {given[0]}: there is no folder to write it into; add --out FOLDER")
    return given


def picture_options(command: F) -> F:
    """Options `--out FOLDER` and `--format png|svg|pdf` (several: repeat it); use with `write_pictures`.

    A --format without an --out to write into is refused: it would do nothing.
    """
    command = click.option(
        "--format",
        "formats",
        multiple=True,
        default=("png",),
        show_default="png",
        type=click.Choice(("png", "svg", "pdf")),
        help="Kind of picture to write into --out (repeatable).",
        callback=_needs_folder,
    )(command)
    return click.option(
        "--out",
        type=FolderType(),
        is_eager=True,
        metavar="FOLDER",
        help="Folder for the picture (made if missing).",
    )(command)


def write_pictures(figures: Mapping[str, Figure], folder: Path, formats: tuple[str, ...]) -> list[Path]:
    """Write each figure by its name in every format; returns the paths."""
    from lab.figures.style import save_figure

    output_folder(folder)
    return [
        save_figure(figure, folder / f"{name}.{kind}")
        for name, figure in figures.items()
        for kind in dict.fromkeys(formats)
    ]


def places_from(options: tuple[str, ...]) -> dict[str, tuple[float, float]]:
    """Resting tokens from `--resting TOKEN=X,Y` (m); UsageError for what is not of that form."""
    places: dict[str, tuple[float, float]] = {}
    for option in options:
        token, equals, place = option.partition("=")
        try:
            x, y = (float(part) for part in place.split(","))
        except ValueError:
            x, y, equals = 0.0, 0.0, ""
        if not equals or not token.strip():
            raise UsageError(f"--resting {option}: write TOKEN=X,Y in metres, e.g. --resting red-1=0.1,0.5")
        if token.strip() in places:
            raise UsageError(f"--resting {option}: {token.strip()} is given twice; name each token once")
        places[token.strip()] = (x, y)
    return places


resting_option = click.option(
    "--resting",
    multiple=True,
    metavar="TOKEN=X,Y",
    help="A token lying on the board, in metres, e.g. --resting red-1=0.1,0.5 (repeatable).",
)
