"""`knockout-lab sample`: throws for a class: the mean and its band, chance x payout, the fair fee, one's own skill."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lab.cli.hand import HAND, chosen_thrower
from lab.cli.output import board_options, chosen_board, json_option, print_json, refuse_idle, seed_option
from lab.cli.pictures import picture_options, places_from, resting_option, write_pictures
from lab.cli.readings import places_of, read_given
from lab.cli.throwing import AIM, aimed, throwing_options
from lab.errors import UsageError

if TYPE_CHECKING:
    from lab.chance.sampler import Sampler


@click.command(name="sample")
@board_options
@throwing_options
@click.option(
    "--landings",
    metavar="FILE",
    help="Your own skill instead: where your tokens came to rest, x and y in two columns (- for stdin).",
)
@click.option("--unit", help="Of the landings, where the file does not say: mm, cm, m or in.")
@resting_option
@click.option("--n", type=int, default=1_000, show_default=True, help="How many throws.")
@click.option(
    "--payout",
    "payouts",
    multiple=True,
    metavar="OUTCOME=AMOUNT",
    help="Instead of the printed value: a space's id, off or short, e.g. --payout off=-50 (repeatable).",
)
@click.option("--fee", type=float, default=0.0, show_default=True, help="To be paid for a throw.")
@seed_option
@json_option
@picture_options
def command(
    board_name: str,
    changes: tuple[str, ...],
    landings: str | None,
    unit: str | None,
    resting: tuple[str, ...],
    n: int,
    payouts: tuple[str, ...],
    fee: float,
    seed: int,
    as_json: bool,
    out: Path | None,
    formats: tuple[str, ...],
    **hand: Any,
) -> None:
    """What throws are worth: chance times payout, adding up to the mean, and the fair fee. The angle is in degrees."""
    from lab.chance.sampler import sampler, sampler_of_landings

    if landings is not None:
        refuse_idle((*HAND, *AIM), "with --landings, which tell hand and aim")
    elif hand["speed"] is None and hand["reach"] is None:
        raise UsageError("give --speed to aim with (or --reach), or --landings for your own skill and aim")
    else:
        refuse_idle(("unit",), "without --landings")
    board, places, pays = chosen_board(board_name, changes), places_from(resting), _amounts(payouts)
    notes: list[str] = []
    if landings is not None:
        read = read_given(landings, "landings", unit)
        notes = [f"{note} ({read.file})" for note in read.notes]
        empty = sampler_of_landings(places_of(read), board, seed, places, payouts=pays, fee=fee)
    else:
        aim = aimed(board, hand)
        empty = sampler(board, chosen_thrower(**hand), aim, seed, places, payouts=pays, fee=fee)
    sample = empty.add(n)
    pictures = []
    if out is not None:
        from lab.figures.sampler import sampler_figure

        pictures = write_pictures({"sample": sampler_figure(sample)}, out, formats)
    if as_json:
        print_json(sample.as_dict())
        return
    _print(sample)
    for note in notes:
        click.echo(f"note: {note}")
    for picture in pictures:
        click.echo(f"picture: {picture}")


def _amounts(options: tuple[str, ...]) -> dict[str, float]:
    """Payouts from `--payout OUTCOME=AMOUNT`."""
    amounts: dict[str, float] = {}
    for option in options:
        outcome, equals, text = (part.strip() for part in option.partition("="))
        try:
            amount = float(text)
        except ValueError:
            equals, amount = "", 0.0
        if not equals or not outcome:
            raise UsageError(f"--payout {option}: write OUTCOME=AMOUNT, e.g. --payout off=-50")
        if outcome in amounts:
            raise UsageError(f"--payout {option}: {outcome} is given twice; name each outcome once")
        amounts[outcome] = amount
    return amounts


def _print(sample: Sampler) -> None:
    from rich.console import Console
    from rich.table import Table

    from lab.chance.sampler_table import table_rows

    console = Console(markup=False, highlight=False, emoji=False)
    table = Table("outcome", "times", "chance, %", "x payout", "= contribution", box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    *rows, total = table_rows(sample)
    for row in rows:
        if row[1] != "0":
            table.add_row(*row)
    table.add_row(*total)
    console.print(table)
    console.print(sample.sentence, soft_wrap=True)
    if sample.skill is not None:
        console.print(f"your skill: {sample.skill.sentence}", soft_wrap=True)
    console.print(
        f"seed {sample.seed}, {sample.thrower.name} thrower ({sample.thrower.describe()}), board {sample.board.name}",
        soft_wrap=True,
    )
