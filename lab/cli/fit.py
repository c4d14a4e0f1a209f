"""`knockout-lab fit FILES…`: friction from recorded slides, with the errors that say how far to trust it."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lab.cli.bar import progress_bar
from lab.cli.fit_files import free_name, write_texts
from lab.cli.fit_words import print_fits, print_more, tell
from lab.cli.output import (
    FolderType,
    board_options,
    chosen_board,
    json_option,
    output_folder,
    print_json,
    refuse_idle,
    was_given,
)
from lab.cli.readings import ERRORS, fit_measured, place_still, readings_options
from lab.cli.recording import Told, read_all, recording_options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lab.board import Board
    from lab.fitting import Fit
    from lab.fitting.bootstrap import Bootstrap


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
    "--tilt",
    is_flag=True,
    help="Fit the board's tilt too; slides in different directions tell it from friction.",
)
@click.option(
    "--base",
    type=click.Choice(["disc", "ring"]),
    help="Tokens lie flat: fit their spin too, from recorded headings; give --radius too.",
)
@click.option(
    "--radius", type=float, metavar="M", help="The radius that they touch the board with, in metres."
)
@click.option(
    "--loss",
    default="linear",
    show_default=True,
    help="linear, soft_l1 or huber: the latter are less swayed by single wrong marks.",
)
@click.option(
    "--mass", "masses", multiple=True, metavar="TOKEN=KG", help="A token's mass, for hits (repeatable)."
)
@click.option("--thrower", is_flag=True, help="The hand's skill by the scatter of its releases, too.")
@recording_options
@readings_options
@click.option(
    "--still",
    is_flag=True,
    help="FILES list tokens in a photo (token, x, y in pixels): their places, as a round record too.",
)
@board_options
@json_option
@click.option(
    "--out", type=FolderType(), metavar="FOLDER", help="Folder for a picture of each fit (made if missing)."
)
@click.option(
    "--write",
    "written",
    multiple=True,
    type=click.Choice(["model", "recording"]),
    help="Into --out too: each slide's model as t x y text, which Tracker lays over the film (a data track); each "
    "recording in our own format. Repeatable.",
)
def command(
    files: tuple[str, ...],
    law: str,
    compare: bool,
    bootstrap: int | None,
    each: bool,
    loss: str,
    tilt: bool,
    base: str | None,
    radius: float | None,
    masses: tuple[str, ...],
    thrower: bool,
    still: bool,
    as_json: bool,
    out: Path | None,
    written: tuple[str, ...],
    kind: str | None,
    board_name: str,
    changes: tuple[str, ...],
    **more_options: Any,
) -> None:
    """Friction from recorded slides.

    FILES are tracks of tokens from Tracker, Logger Pro, Vernier, Graphical Analysis, Capstone, phyphox,
    Qualisys, Viana, Kinovea, DeepLabCut, MOT, CVAT, a spreadsheet, a script, or our own
    (knockout-recording/1). Several files are fitted together, with one mu for all, unless --each is given.
    With --measure they are readings without a film: stopwatch, tape, ramp, tilt, bounces, landings. A file
    named - is what is typed or pasted.
    """
    from lab.errors import FitError, UsageError
    from lab.fitting import compare_laws, fit_slides, thrower_of_releases

    if written and (out is None or kind is not None or still):
        raise UsageError("--write writes what films hold, into a folder; give --out too")
    board = chosen_board(board_name, changes)
    told = Told(**{field.name: more_options.pop(field.name) for field in fields(Told)})
    _refuse_idle(kind, still, told)
    if compare:
        refuse_idle(("base", "radius"), "with --compare, which tells laws apart by tokens that do not spin")
    if kind is not None:
        fit_measured(files, kind, told, board, each=each, as_json=as_json, **more_options)
        return
    if still:
        place_still(files, told, board, board_name, as_json=as_json)
        return
    recordings = read_all(files, told, board)
    weights = _masses(masses)
    groups = [[one] for one in recordings] if each else [recordings]
    fits = [
        fit_slides(group, law, loss=loss, masses=weights, tilt=tilt, base=base or "ball", radius=radius)
        for group in groups
    ]
    if was_given("board_name"):
        fits = [_beside(fit, board) for fit in fits]
    more: list[dict[str, Any]] = [{} for _ in fits]
    for fit, group, extra in zip(fits, groups, more, strict=True):
        if compare:
            extra["laws"] = compare_laws(group, tilt=tilt)
        if bootstrap is not None:
            extra["bootstrap"] = _bootstrap(fit, bootstrap, as_json)
        if thrower:
            extra["thrower"] = thrower_of_releases(fit)
    pictures = [] if out is None else _draw(fits, out, each)
    texts = [] if out is None else write_texts(fits, recordings, out, written)
    if as_json:
        documents = [
            {**fit.as_dict(), **{key: value.as_dict() for key, value in extra.items()}}
            for fit, extra in zip(fits, more, strict=True)
        ]
        print_json(documents if each else documents[0])
        return  # the documents say what could not be fitted
    print_fits(fits)
    print_more(more)
    tell(recordings)
    for picture in pictures:
        click.echo(f"picture: {picture}")
    for text in texts:
        click.echo(f"file: {text}")
    if not any(fit.values for fit in fits):
        raise FitError("nothing could be fitted; read the warnings above")


_OF_FILMS = (
    "law", "compare", "bootstrap", "tilt", "base", "radius", "loss", "masses", "thrower", "out", "fps",
    "metres_per_pixel", "flip_y",
)  # fmt: skip
_OF_CAMERAS = ("corners", "known", "click_error", "mark_height", "picture", "focal")


def _refuse_idle(kind: str | None, still: bool, told: Told) -> None:
    """Refuse what does nothing to readings, photos or films."""
    if kind is not None:
        refuse_idle((*_OF_FILMS, "still"), "with --measure")
        if kind == "landings":
            refuse_idle((*ERRORS, "each"), "with --measure landings")
        else:
            refuse_idle(_OF_CAMERAS, f"with --measure {kind}")
    elif still:
        refuse_idle((*_OF_FILMS, *ERRORS, "each", "unit"), "with --still")
    else:
        refuse_idle(ERRORS, "without --measure")
    if told.corners is None:
        refuse_idle(("click_error",), "without --corners")


def _beside(fit: Fit, board: Board) -> Fit:
    """The fit, warned where its mu is off the board's by as much as another frame rate would make it."""
    from lab.fitting.film_checks import rate_beside

    mu = fit.values.get("mu", 0.0)
    if mu <= 0 or not fit.slides or board.surface.mu <= 0:
        return fit
    rates = {recording.fps for recording in fit.recordings if recording.fps is not None}
    origin = board.provenance.get("surface.mu", "origin not noted")
    warning = rate_beside(mu, board.surface.mu, origin, rates.pop() if len(rates) == 1 else None)
    if warning is None:
        return fit
    others = tuple(other for other in fit.warnings if other.code != warning.code)
    return replace(fit, warnings=(*others, warning))


def _bootstrap(fit: Fit, n: int, quiet: bool) -> Bootstrap:
    """`n` fits of slides drawn anew, with a bar on stderr unless `quiet`."""
    from lab.fitting.bootstrap import FEWEST

    if quiet or len(fit.slides) < FEWEST:
        return fit.bootstrap(n)
    with progress_bar("bootstrap") as progress:
        return fit.bootstrap(n, progress=progress)


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
            paths.append(save_figure(figure, free_name(folder, name, ".png", paths)))
    return paths
