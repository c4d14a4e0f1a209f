"""`knockout-lab aim`: where to aim with one's own skill, what that is worth, and why."""

from __future__ import annotations

from math import radians
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lab.cli.hand import chosen_thrower, thrower_options
from lab.cli.output import board_options, chosen_board, json_option, print_json, seed_option, was_given
from lab.cli.pictures import picture_options, places_from, resting_option, write_pictures
from lab.errors import UsageError

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from lab.chance import AimMap, SkillCurve


_STEEPEST = 80.0
"""Degrees of a map's angles, either way."""


@click.command(name="aim")
@board_options
@thrower_options
@click.option(
    "--x",
    "places",
    type=float,
    multiple=True,
    help="Place of release across the board, m (repeatable: the best of them).  [default: the best of five]",
)
@click.option(
    "--angles",
    metavar="FROM,TO",
    help="DEGREES from straight up, positive to the right.  [default: edge to edge]",
)
@click.option("--speeds", metavar="FROM,TO", help="m/s.  [default: all that may rest on the board]")
@click.option(
    "--worth",
    "worth",
    type=click.Choice(("printed", "cash", "lead")),
    default="printed",
    show_default=True,
    help="What the end of a slide is worth: the printed value of its space; the cash that the whole round then brings; "
    "or that cash less the best other side's (lead). The last two play the round out, which takes a minute or two.",
)
@click.option("--token", default="slid", show_default=True, help="The token that is slid, e.g. red-1.")
@resting_option
@click.option(
    "--skills",
    is_flag=True,
    help="For surer and less sure hands too: an eighth of the scatter to three times it.",
)
@click.option("--slides", type=int, default=2_000_000, show_default=True, help="How many make the map.")
@click.option(
    "--n", type=int, default=100_000, show_default=True, help="Fresh slides that tell the best aim's worth."
)
@seed_option
@json_option
@picture_options
def command(
    board_name: str,
    changes: tuple[str, ...],
    places: tuple[float, ...],
    angles: str | None,
    speeds: str | None,
    worth: str,
    token: str,
    resting: tuple[str, ...],
    skills: bool,
    slides: int,
    n: int,
    seed: int,
    as_json: bool,
    out: Path | None,
    formats: tuple[str, ...],
    **hand: Any,
) -> None:
    """The best aim for a thrower, its worth with a 95 % interval, and the reason in one sentence."""
    from lab.chance import aim_map, skill_curve, why, worth_by_name
    from lab.rules.state import side_of

    board = chosen_board(board_name, changes)
    thrower, lying = chosen_thrower(**hand), places_from(resting)
    counted = worth_by_name(worth, thrower)
    turned, fast = _range(angles, "--angles", "-10,10"), _range(speeds, "--speeds", "0.6,1.2")
    if turned is not None and not -_STEEPEST <= turned[0] < turned[1] <= _STEEPEST:
        raise UsageError(
            f"--angles {angles}: no map; give two from -{_STEEPEST:g} to {_STEEPEST:g} degrees, the lesser first"
        )
    if worth != "printed" and was_given("token") and not side_of(token):
        raise UsageError(f"--token {token}: no side has it; give one such as red-1, or leave it out")
    span = None if turned is None else (radians(turned[0]), radians(turned[1]))
    aims = aim_map(
        board, thrower, places or None, lying, counted,
        angles=span, speeds=fast, slides=slides, check=n, seed=seed, token=token,
    )  # fmt: skip
    curve = None
    if skills:
        curve = skill_curve(
            board, thrower, aims.x, lying, counted,
            angles=span, speeds=fast, slides=max(slides // 4, 1), check=n, seed=seed, token=token,
        )  # fmt: skip
    reason = why(aims)
    pictures = [] if out is None else write_pictures(_figures(aims, curve), out, formats)
    if as_json:
        print_json({**aims.as_dict(), "why": reason, **({"skills": curve.as_dict()} if curve else {})})
        return
    click.echo(reason)
    if curve is not None:
        _print_curve(curve)
    click.echo(_losses(aims))
    for picture in pictures:
        click.echo(f"picture: {picture}")


def _range(text: str | None, option: str, example: str) -> tuple[float, float] | None:
    """Two numbers from FROM,TO."""
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise UsageError(f"{option} {text}: write FROM,TO, e.g. {option} {example}") from None
    return low, high


def _figures(aims: AimMap, curve: SkillCurve | None) -> dict[str, Figure]:
    from lab.figures.aims import aim_figure, skill_figure

    figures = {"aim": aim_figure(aims)}
    if curve is not None:
        figures["skill"] = skill_figure(curve)
    return figures


def _losses(aims: AimMap) -> str:
    """What missing the best aim costs, and what all was reckoned from."""
    from lab.figures.numbers import fixed
    from lab.words import count

    worth = aims.best.worth
    digits = _digits(worth.mean)
    aside = max(aims.loss(angle=radians(1)), aims.loss(angle=-radians(1)))
    along = max(aims.loss(speed=0.03), aims.loss(speed=-0.03))
    costs = [fixed(max(cost, 0.0), digits) for cost in (aside, along)]
    return (
        f"worth {fixed(worth.mean, digits)} (95 %: {fixed(worth.lo, digits)} to {fixed(worth.hi, digits)}); aiming 1° "
        f"beside it costs up to {costs[0]}, 3 % beside its speed up to {costs[1]}; {aims.table.worth.name} worth, "
        f"{count(aims.table.slides)} slides for the map, {count(worth.n)} for the worth, seed {aims.table.seed}, "
        f"{aims.thrower.name} thrower ({aims.thrower.describe()}), board {aims.board.name}"
    )


def _digits(worth: float) -> int:
    """Decimals of money that tell something."""
    return 1 if abs(worth) >= 10 or not worth else 3


def _print_curve(curve: SkillCurve) -> None:
    from rich.console import Console
    from rich.table import Table

    from lab.chance.reasons import aim_words
    from lab.figures.numbers import fixed

    console = Console(markup=False, highlight=False, emoji=False)
    table = Table("scatter, times", "best aim", "worth", "95 %", box=None, pad_edge=False)
    table.columns[0].justify = table.columns[2].justify = table.columns[3].justify = "right"
    digits = _digits(curve.best[-1].worth.mean)
    for scale, best in zip(curve.scales, curve.best, strict=True):
        worth = best.worth
        span = f"{fixed(worth.lo, digits)} to {fixed(worth.hi, digits)}"
        table.add_row(f"{scale:g}", aim_words(best.aim), fixed(worth.mean, digits), span)
    console.print(table)
