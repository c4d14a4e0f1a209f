"""`knockout-lab fit FILES…`: friction from recorded slides, with the errors that say how far to trust it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lab.cli.output import json_option, output_folder, print_json
from lab.cli.recording import read_all, recording_options

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from lab.fitting import Fit, LawTable
    from lab.fitting.bootstrap import Bootstrap
    from lab.recordings import Recording


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILES...")
@click.option("--law", default="coulomb", show_default=True, help="The law of friction to fit.")
@click.option("--compare", is_flag=True, help="Say which law these slides obey, too.")
@click.option(
    "--bootstrap",
    type=click.IntRange(min=2),
    metavar="N",
    help="Fit N samples of the slides drawn anew, too.",
)
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
    compare: bool,
    bootstrap: int | None,
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
    from lab.fitting import compare_laws, fit_slides

    recordings = read_all(files, fps, metres_per_pixel, unit, flip_y)
    weights = _masses(masses)
    groups = [[one] for one in recordings] if each else [recordings]
    fits = [fit_slides(group, law, loss=loss, masses=weights) for group in groups]
    tables = [compare_laws(group) for group in groups] if compare else []
    samples = [] if bootstrap is None else [_bootstrap(fit, bootstrap, as_json) for fit in fits]
    pictures = [] if out is None else _draw(fits, out, each)
    if as_json:
        documents = [fit.as_dict() for fit in fits]
        for document, table in zip(documents, tables, strict=False):
            document["laws"] = table.as_dict()
        for document, sample in zip(documents, samples, strict=False):
            document["bootstrap"] = sample.as_dict()
        print_json(documents if each else documents[0])
        return
    _print(fits)
    for table in tables:
        _print_laws(table)
    for sample in samples:
        click.echo(
            f"bootstrap: {_bounds(sample.intervals)} (95 % of {len(sample.values)} samples of the slides)"
        )
    _tell(recordings)
    for picture in pictures:
        click.echo(f"picture: {picture}")


def _bootstrap(fit: Fit, n: int, quiet: bool) -> Bootstrap:
    """`n` fits of slides drawn anew, with a bar on stderr unless `quiet`."""
    from lab.fitting.bootstrap import FEWEST

    if quiet or len(fit.slides) < FEWEST:
        return fit.bootstrap(n)
    with click.progressbar(length=n, label="bootstrap", file=sys.stderr) as bar:
        return fit.bootstrap(n, progress=lambda done, of: bar.update(1))


def _bounds(intervals: Mapping[str, tuple[float, float]]) -> str:
    from lab.fitting.result import decimals

    parts = []
    for name, (lo, hi) in intervals.items():
        digits = decimals((hi - lo) / 4)
        parts.append(f"{name} {lo:.{digits}f} to {hi:.{digits}f}")
    return ", ".join(parts)


def _print_laws(table: LawTable) -> None:
    """The laws, best first, and the sentence that says which these slides obey."""
    from rich.console import Console
    from rich.table import Table

    rows = Table("law", "AICc above the best", "residual, mm", "values", box=None, pad_edge=False)
    for row in table.rows:
        values = ", ".join(f"{name} {value:.4g}" for name, value in row.values.items())
        rows.add_row(row.law, f"{row.delta:.1f}", f"{1e3 * row.rms_m:.2f}", values)
    click.echo()
    Console(highlight=False).print(rows)
    for law, reason in table.failed.items():
        click.echo(f"{law}: {reason}")
    click.echo(f"laws: {table.sentence}")


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
    """PNGs of each fit: `fit.png` and, of several slides, `prediction.png`.

    With --each `fit-<file>.png` and so on, numbered where names repeat.
    """
    from lab.figures.fit import fit_figure, prediction_figure
    from lab.figures.style import save_figure

    output_folder(folder)
    paths: list[Path] = []
    for fit in fits:
        figures = {"fit": fit_figure(fit)}
        if len(fit.slides) > 1:
            figures["prediction"] = prediction_figure(fit)
        for kind, figure in figures.items():
            name = f"{kind}-{Path(fit.recordings[0].file).stem}" if each else kind
            path = folder / f"{name}.png"
            number = 2
            while path in paths:
                path = folder / f"{name}-{number}.png"
                number += 1
            paths.append(save_figure(figure, path))
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
        left = fit.left_out
        if left is not None:
            click.echo(
                f"leave one out: each resting place predicted from the other slides is off by "
                f"{100 * left.rms:.2f} cm (rms); {left.covered} of {len(left.slides)} lie in their 95 % bands"
            )
        for warning in fit.warnings:
            click.echo(f"warning {warning.code}: {warning.text}")
