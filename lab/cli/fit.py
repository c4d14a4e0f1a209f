"""`knockout-lab fit FILES…`: friction from recorded slides, with the errors that say how far to trust it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from lab.cli.output import json_option, output_folder, print_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lab.fitting import Fit
    from lab.recordings import Recording


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILES...")
@click.option("--law", default="coulomb", show_default=True, help="The law of friction to fit.")
@click.option("--each", is_flag=True, help="Fit each file on its own instead of all together.")
@json_option
@click.option(
    "--out", type=click.Path(path_type=Path), help="Folder for a picture of each fit (made if missing)."
)
def command(files: tuple[str, ...], law: str, each: bool, as_json: bool, out: Path | None) -> None:
    """Friction from recorded slides.

    FILES are tracks of tokens: our own CSV (knockout-recording/1) or a table with columns t, x, y. Several
    files are fitted together, with one mu for all, unless --each is given.
    """
    from lab.fitting import fit_slides
    from lab.fitting.checks import listed
    from lab.recordings import read_recording

    recordings = [read_recording(file) for file in files]
    fits = [fit_slides([one], law) for one in recordings] if each else [fit_slides(recordings, law)]
    pictures = [] if out is None else _draw(fits, out, each)
    if as_json:
        documents = [fit.as_dict() for fit in fits]
        print_json(documents if each else documents[0])
        return
    _print(fits)
    for note, names in _notes(recordings).items():
        click.echo(f"note: {note} ({listed(names)})")
    for picture in pictures:
        click.echo(f"picture: {picture}")


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


def _notes(recordings: Sequence[Recording]) -> dict[str, list[str]]:
    """What was dropped or ignored on reading, each with the files that it was said of."""
    notes: dict[str, list[str]] = {}
    for recording in recordings:
        for note in recording.notes:
            notes.setdefault(note, []).append(recording.name)
    return notes


def _print(fits: Sequence[Fit]) -> None:
    """A table of the slides, then a sentence and the warnings of each fit."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from lab.fitting.result import decimals

    console = Console(highlight=False)
    table = Table("slide", "rows", "mu", "\N{PLUS-MINUS SIGN} s.e.", "residual, mm", box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for fit in fits:
        for slide in fit.slides:
            digits = decimals(slide.se["mu"])
            table.add_row(
                Text(slide.label),
                str(len(slide.t)),
                f"{slide.values['mu']:.{digits}f}",
                f"{slide.se['mu']:.{digits}f}",
                f"{1e3 * slide.rms_m:.2f}",
            )
    console.print(table)
    for fit in fits:
        click.echo(f"\n{fit.law}: {fit.summary}")
        for slide in fit.slides:
            if slide.cut:
                click.echo(f"note: {slide.cut} rows before the release left out ({slide.label})")
        for warning in fit.warnings:
            click.echo(f"warning {warning.code}: {warning.text}")
