"""`knockout-lab sweep`: a grid over parameters to a tidy table, on local threads or a Dask cluster."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lab.cli.hand import HAND, chosen_thrower
from lab.cli.output import board_options, chosen_board, json_option, print_json, refuse_idle, seed_option
from lab.cli.pictures import places_from, resting_option
from lab.cli.throwing import aimed, throwing_options
from lab.errors import UsageError

if TYPE_CHECKING:
    from lab.chance.sweep import SweepTable

_KINDS = (".csv", ".parquet")

_REPLACED = {
    "skill": HAND,
    "aim.reach": ("speed",),
    **{f"aim.{key}": (key,) for key in ("x", "angle", "speed", "spin")},
    **{f"thrower.{key}": (f"{key}_scatter",) for key in ("angle", "speed", "place", "spin")},
}
"""The parameters whose values an axis of the grid takes the place of."""


@click.command(name="sweep")
@click.option(
    "--over",
    "axes",
    multiple=True,
    required=True,
    metavar="NAME=VALUES",
    help="An axis of the grid: mu=0.05:0.15:11 (from, to, how many) or skill=beginner,skilled. NAME: what --set "
    "takes; skill; scatter (a factor); thrower.angle, .speed, .place, .spin; aim.x, .angle, .speed, .spin, .reach "
    "(SI units; repeatable).",
)
@board_options
@throwing_options()
@resting_option
@click.option("--n", type=int, default=10_000, show_default=True, help="Slides at each point.")
@seed_option
@click.option("--scheduler", metavar="ADDRESS", help="Measure on the Dask cluster at tcp://HOST:PORT.")
@click.option("--workers", type=click.IntRange(min=1), help="Local threads.  [default: one a processor]")
@json_option
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), help="The table: a .csv or .parquet file."
)
def command(
    axes: tuple[str, ...],
    board_name: str,
    changes: tuple[str, ...],
    speed: float | None,
    angle: float,
    x: float | None,
    spin: float,
    resting: tuple[str, ...],
    n: int,
    seed: int,
    scheduler: str | None,
    workers: int | None,
    as_json: bool,
    out: Path | None,
    **hand: Any,
) -> None:
    """Landing chances, worth and rests at every point of a grid. The same numbers wherever it runs.

    With --out, points are kept beside it as they are measured: when interrupted, the same command goes on.
    """
    from lab.chance.sweep import read_axis, sweep
    from lab.chance.sweep.journal import points_kept

    if out is not None and out.suffix.lower() not in _KINDS:
        raise UsageError("a table is written as .csv or .parquet", where=str(out))
    if scheduler is not None and workers is not None:
        raise UsageError("--workers are local threads, --scheduler has its own; give one of them")
    board = chosen_board(board_name, changes)
    grid = [read_axis(axis) for axis in axes]
    if speed is None and not {axis.name for axis in grid} & {"aim.speed", "aim.reach"}:
        raise UsageError("where is it aimed? Give --speed, or --over aim.speed=... or aim.reach=...")
    for axis in grid:
        refuse_idle(_REPLACED.get(axis.name, ()), f"where {axis.name} is swept over")
    aim = aimed(board, speed or 0.0, angle, x, spin)
    journal = out.with_name(f"{out.name}.journal") if out is not None else None
    if out is not None and out.suffix.lower() == ".parquet":
        _need_pyarrow()
    with _progress() as progress:
        try:
            table = sweep(
                board,
                chosen_thrower(**hand),
                aim,
                grid,
                n,
                seed,
                places_from(resting),
                middle=x is None,
                scheduler=scheduler,
                workers=workers,
                journal=journal,
                progress=progress,
            )
        except KeyboardInterrupt:
            if journal is not None:
                kept = points_kept(journal)
                click.echo(f"{kept} points are kept in {journal}; the same command goes on", err=True)
            raise
    if out is not None and journal is not None:
        _write(table, out)
        journal.unlink(missing_ok=True)
    if as_json:
        print_json(table.as_dict())
        return
    _print(table)
    if out is not None:
        click.echo(f"table: {out}")


def _need_pyarrow() -> None:
    """Refuse before the work is done, not after it."""
    from importlib.util import find_spec

    if find_spec("pyarrow") is None:
        raise UsageError("Parquet needs pyarrow: pip install 'knockout-lab[cluster]', or write a .csv file")


def _write(table: SweepTable, out: Path) -> None:
    from lab.whole_file import write_whole

    write_whole(out, table.csv() if out.suffix.lower() == ".csv" else table.parquet())


@contextmanager
def _progress() -> Iterator[Callable[[int, int], None]]:
    """What is called as points are measured: a bar where someone sees it."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("points", total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield progress


def _print(table: SweepTable) -> None:
    from rich.console import Console
    from rich.table import Table

    from lab.chance.sweep.table import shown
    from lab.figures.numbers import count

    names, rows = table.brief()
    printed = Table(*names, box=None, pad_edge=False)
    for column in printed.columns:
        column.justify = "right"
    for row in rows:
        printed.add_row(*(shown(row[name]) for name in names))
    Console(markup=False, highlight=False, emoji=False, width=max(120, 12 * len(names))).print(printed)
    slides = rows[0]["n"]
    assert isinstance(slides, int)
    click.echo(
        f"{count(len(table))} points of {count(slides)} slides, seed {table.seed}, board {table.board}; metres"
    )
