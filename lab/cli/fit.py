"""`knockout-lab fit FILES…`: friction from recorded slides, with the errors that say how far to trust it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from lab.cli.output import json_option, output_folder, print_json
from lab.cli.recording import read_all, recording_options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lab.fitting import Fit
    from lab.recordings import Recording


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILES...")
@click.option("--law", default="coulomb", show_default=True, help="The law of friction to fit.")
@click.option("--each", is_flag=True, help="Fit each file on its own instead of all together.")
@click.option(
    "--loss",
    default="linear",
    show_default=True,
    help="linear, soft_l1 or huber: the latter are less swayed by single wrong marks.",
)
@click.option(
    "--mass", "masses", multiple=True, metavar="TOKEN=KG", help="A token's mass, for hits (repeatable)."
)
@recording_options
@json_option
@click.option(
    "--out", type=click.Path(path_type=Path), help="Folder for a picture of each fit (made if missing)."
)
def command(
    files: tuple[str, ...],
    law: str,
    each: bool,
    loss: str,
    masses: tuple[str, ...],
    fps: float | None,
    metres_per_pixel: float | None,
    unit: str | None,
    flip_y: bool,
    as_json: bool,
    out: Path | None,
) -> None:
    """Friction from recorded slides.

    FILES are tracks of tokens from Tracker, Logger Pro, Vernier, Graphical Analysis, Capstone, phyphox,
    Qualisys, Viana, Kinovea, DeepLabCut, MOT, CVAT, a spreadsheet, a script, or our own
    (knockout-recording/1). Several files are fitted together, with one mu for all, unless --each is given.
    """
    from lab.fitting import fit_slides

    recordings = read_all(files, fps, metres_per_pixel, unit, flip_y)
    weights = _masses(masses)
    groups = [[one] for one in recordings] if each else [recordings]
    fits = [fit_slides(group, law, loss=loss, masses=weights) for group in groups]
    pictures = [] if out is None else _draw(fits, out, each)
    if as_json:
        documents = [fit.as_dict() for fit in fits]
        print_json(documents if each else documents[0])
        return
    _print(fits)
    _tell(recordings)
    for picture in pictures:
        click.echo(f"picture: {picture}")


def _masses(pairs: Sequence[str]) -> dict[str, float]:
    """`red-1=0.012` as {"red-1": 0.012}; UsageError for what is none."""
    from lab.errors import UsageError

    masses = {}
    for pair in pairs:
        token, equals, text = pair.partition("=")
        try:
            mass = float(text)
        except ValueError:
            mass = 0.0
        if not equals or not token or not 0 < mass < 1e6:
            raise UsageError(f"--mass {pair}: write TOKEN=KG, e.g. --mass red-1=0.012")
        masses[token.strip()] = mass
    return masses


def _draw(fits: Sequence[Fit], folder: Path, each: bool) -> list[Path]:
    """One PNG a fit: `fit.png`, or with --each `fit-<file>.png`, numbered where names repeat."""
    from lab.figures.fit import fit_figure
    from lab.figures.style import save_figure

    output_folder(folder)
    paths: list[Path] = []
    for fit in fits:
        name = f"fit-{Path(fit.recordings[0].file).stem}" if each else "fit"
        path = folder / f"{name}.png"
        number = 2
        while path in paths:
            path = folder / f"{name}-{number}.png"
            number += 1
        paths.append(save_figure(fit_figure(fit), path))
    return paths


def _tell(recordings: Sequence[Recording]) -> None:
    """What was understood of each file, and what was dropped or ignored, each with the files it was said of."""
    from lab.fitting.slides import listed

    for recording in recordings[:12]:
        click.echo(f"read: {recording.name}: {recording.facts}")
    if len(recordings) > 12:
        click.echo(f"read: {len(recordings) - 12} more files")
    notes: dict[str, list[str]] = {}
    for recording in recordings:
        for note in recording.notes:
            notes.setdefault(note, []).append(recording.name)
    for note, names in notes.items():
        click.echo(f"note: {note} ({listed(names)})")


def _print(fits: Sequence[Fit]) -> None:
    """A table of the slides, then a sentence, the hits and the warnings of each fit."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from lab.fitting.result import decimals

    console = Console(highlight=False)
    main = fits[0].main
    table = Table("slide", "rows", main, "\N{PLUS-MINUS SIGN} s.e.", "residual, mm", box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for fit in fits:
        for slide in fit.slides:
            digits = decimals(slide.se[main])
            table.add_row(
                Text(slide.label),
                str(len(slide.t)),
                f"{slide.values[main]:.{digits}f}",
                f"{slide.se[main]:.{digits}f}",
                f"{1e3 * slide.rms_m:.2f}",
            )
    if table.row_count:
        console.print(table)
    for fit in fits:
        click.echo(f"\n{fit.law}: {fit.summary}")
        for slide in fit.slides:
            if slide.cut:
                click.echo(f"note: {slide.cut} rows before the release left out ({slide.label})")
        for hit in fit.hits:
            click.echo(f"hit: {hit.sentence}")
        for warning in fit.warnings:
            click.echo(f"warning {warning.code}: {warning.text}")
