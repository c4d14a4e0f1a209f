"""`knockout-lab sweep`: a grid over parameters to a tidy table, on local threads or a Dask cluster."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lab.cli.bar import progress_bar
from lab.cli.hand import HAND, chosen_thrower
from lab.cli.output import (
    OutType,
    board_options,
    chosen_board,
    file_in,
    json_option,
    print_json,
    refuse_idle,
    seed_option,
)
from lab.cli.pictures import places_from, resting_option
from lab.cli.throwing import aimed, throwing_options
from lab.errors import UsageError
from lab.whole_file import is_folder

if TYPE_CHECKING:
    from lab.chance.sweep import SweepTable

_KINDS = (".csv", ".parquet")

_REPLACED = {
    "skill": HAND,
    "aim.reach": ("speed", "reach"),
    "aim.speed": ("speed", "reach"),
    **{f"aim.{key}": (key,) for key in ("x", "angle", "spin")},
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
@throwing_options
@resting_option
@click.option("--n", type=int, default=10_000, show_default=True, help="Slides at each point.")
@seed_option
@click.option("--scheduler", metavar="ADDRESS", help="Measure on the Dask cluster at tcp://HOST:PORT.")
@click.option("--workers", type=click.IntRange(min=1), help="Local threads.  [default: one a processor]")
@json_option
@click.option(
    "--out",
    type=OutType(),
    metavar="FILE|FOLDER",
    help="The table: a .csv or .parquet file, or a folder for sweep.csv (made if missing).",
)
def command(
    axes: tuple[str, ...],
    board_name: str,
    changes: tuple[str, ...],
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

    if out is not None and out.suffix and not is_folder(out) and out.suffix.lower() not in _KINDS:
        raise UsageError("a table is written as .csv or .parquet", where=str(out))
    if scheduler is not None and workers is not None:
        raise UsageError("--workers are local threads, --scheduler has its own; give one of them")
    board = chosen_board(board_name, changes)
    grid = [read_axis(axis) for axis in axes]
    if (
        hand["speed"] is None
        and hand["reach"] is None
        and not {axis.name for axis in grid} & {"aim.speed", "aim.reach"}
    ):
        raise UsageError(
            "where is it aimed? Give --speed or --reach, or --over aim.speed=... or aim.reach=..."
        )
    for axis in grid:
        refuse_idle(_REPLACED.get(axis.name, ()), f"where {axis.name} is swept over")
        if axis.name in {change.partition("=")[0].strip() for change in changes}:
            raise UsageError(f"--set {axis.name} does nothing where {axis.name} is swept over; leave it out")
    middle = hand["x"] is None
    if hand["reach"] is not None:  # on every board of the grid: another mu, another speed
        grid.append(read_axis(f"aim.reach={hand.pop('reach')!r}"))
        hand["reach"] = None
    aim = aimed(board, hand, else_speed=0.0)
    out = None if out is None else file_in(out, "sweep.csv")
    journal = out.with_name(f"{out.name}.journal") if out is not None else None
    if out is not None and out.suffix.lower() == ".parquet":
        _need_pyarrow()
    with progress_bar("points") as progress:
        try:
            table = sweep(
                board,
                chosen_thrower(**hand),
                aim,
                grid,
                n,
                seed,
                places_from(resting),
                middle=middle,
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


def _print(table: SweepTable) -> None:
    from rich.console import Console
    from rich.table import Table

    from lab.chance.sweep.table import shown
    from lab.words import count

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
