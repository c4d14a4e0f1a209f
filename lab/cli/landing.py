"""`knockout-lab landing`: where a thrower's slides come to rest: chances with intervals, and a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lab.cli.hand import chosen_thrower
from lab.cli.output import board_options, chosen_board, json_option, print_json, seed_option
from lab.cli.pictures import picture_options, places_from, resting_option, write_pictures
from lab.cli.throwing import aimed, throwing_options

if TYPE_CHECKING:
    from lab.chance import LandingMap


@click.command(name="landing")
@board_options
@throwing_options
@resting_option
@click.option("--n", type=int, default=100_000, show_default=True, help="How many slides to simulate.")
@seed_option
@json_option
@picture_options
def command(
    board_name: str,
    changes: tuple[str, ...],
    resting: tuple[str, ...],
    n: int,
    seed: int,
    as_json: bool,
    out: Path | None,
    formats: tuple[str, ...],
    **hand: Any,
) -> None:
    """The chance of each space for a thrower's aim, with 95 % intervals. The angle is in degrees."""
    from lab.chance import landing_map

    board = chosen_board(board_name, changes)
    aim = aimed(board, hand)
    thrower = chosen_thrower(**hand)
    landing = landing_map(board, thrower, aim, n, seed, places_from(resting))
    pictures = []
    if out is not None:
        from lab.figures.landing import landing_figure

        pictures = write_pictures({"landing": landing_figure(landing)}, out, formats)
    if as_json:
        print_json(landing.as_dict())
        return
    _print(landing)
    for picture in pictures:
        click.echo(f"picture: {picture}")


def _print(landing: LandingMap) -> None:
    from rich.console import Console
    from rich.table import Table

    from lab.figures.numbers import percent
    from lab.words import count

    console = Console(markup=False, highlight=False, emoji=False)
    table = Table("space", "chance, %", "95 %", box=None, pad_edge=False)
    table.columns[1].justify = table.columns[2].justify = "right"
    for name, chance in landing.rows():
        table.add_row(name, percent(chance.p), f"{percent(chance.lo)} to {percent(chance.hi)}")
    console.print(table)
    for name, knock in landing.knocks.items():
        told = ((knock.moved, "moved"), (knock.off, "off the board"), (knock.jail, "into jail"))
        parts = [f"{word} {percent(c.p)} % ({percent(c.lo)} to {percent(c.hi)})" for c, word in told]
        console.print(f"{name}: {', '.join(parts)}", soft_wrap=True)
    jail = f"jail in all {percent(landing.jail.p)} %"
    thrower = f"{landing.thrower.name} thrower ({landing.thrower.describe()})"
    console.print(
        f"{jail}; {count(landing.n)} slides, seed {landing.seed}, {thrower}, board {landing.board.name}",
        soft_wrap=True,
    )
