"""`knockout-lab demo`: the main job in one go, into one report."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from lab.cli.bar import seen
from lab.cli.output import FolderType, json_option, print_json, seed_option


@click.command(name="demo")
@click.option(
    "--recording",
    "recordings",
    multiple=True,
    metavar="PATH",
    help="A recorded slide (repeatable).  [default: simulated ones, marked so]",
)
@click.option(
    "--out",
    type=FolderType(),
    metavar="FOLDER",
    default=Path("report"),
    show_default=True,
    help="Folder for the report (made if missing).",
)
@seed_option
@json_option
def command(recordings: tuple[str, ...], out: Path, seed: int, as_json: bool) -> None:
    """Read slides, fit friction, map the landings, play and score a round, and write one report.

    The report is a page that needs nothing else (report.html), its pictures as PNG and all numbers in
    report.json. The page's path is printed last.
    """
    from lab.report import run_demo, write_report
    from lab.report.folder import check_folder
    from lab.report.job import STAGES
    from lab.report.text import sentence

    check_folder(out)
    with _progress(len(STAGES)) as stage:
        demo = run_demo(recordings, seed, stage)
        stage(STAGES[-1])
        path = write_report(demo, out)
    if as_json:
        print_json({**demo.as_dict(), "report": str(path)})
        return
    click.echo(sentence(demo))
    for warning in demo.fit.warnings:
        click.echo(f"warning {warning.code}: {warning.text}")
    click.echo(str(path))


@contextmanager
def _progress(stages: int) -> Iterator[Callable[[str], None]]:
    """A bar with the stage's name on stderr; plain lines where that is no terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn

    if not seen():
        begun: list[str] = []

        def line(words: str) -> None:
            begun.append(f"{len(begun) + 1}/{stages} {words}")
            if len(begun) > 1:  # what cannot be read is refused in one line: the first waits until it is done
                click.echo("\n".join(begun[-1:] if len(begun) > 2 else begun), err=True)

        yield line
        return
    columns = (SpinnerColumn(), BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True, highlight=False)) as progress:
        task = progress.add_task("", total=stages, completed=-1)

        def stage(words: str) -> None:
            progress.update(task, advance=1, description=words)

        yield stage
        progress.update(task, completed=stages, description="done")
