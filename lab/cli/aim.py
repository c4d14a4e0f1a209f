"""`knockout-lab aim`: where to aim with one's own skill, what that is worth, and why."""

from __future__ import annotations

from math import radians
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lab.cli.hand import chosen_thrower, thrower_options
from lab.cli.output import board_options, chosen_board, json_option, print_json, seed_option
from lab.cli.pictures import picture_options, places_from, resting_option, write_pictures
from lab.errors import UsageError

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from lab.chance import AimMap, SkillCurve


@click.command(name="aim")
@board_options
@thrower_options
@click.option(
    "--x", "places", type=float, multiple=True, help="Place of release across, m (repeatable: the best)."
)
@click.option("--angles", metavar="FROM,TO", help="DEGREES from straight up, positive to the right.")
@click.option("--speeds", metavar="FROM,TO", help="m/s.  [default: all that may rest on the board]")
@click.option(
    "--worth",
    "worth",
    default="printed",
    show_default=True,
    help="What the end of a slide is worth: printed, cash or lead.",
)
@click.option("--token", default="slid", help="The token that is slid, e.g. red-1.")
@resting_option
@click.option("--skills", is_flag=True, help="The best aim for surer and less sure hands too.")
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

    board = chosen_board(board_name, changes)
    thrower, lying = chosen_thrower(**hand), places_from(resting)
    counted = worth_by_name(worth, thrower)
    turned = _range(angles, "--angles", "-10,10")
    aims = aim_map(
        board, thrower, places or None, lying, counted,
        angles=None if turned is None else (radians(turned[0]), radians(turned[1])),
        speeds=_range(speeds, "--speeds", "0.6,1.2"), slides=slides, check=n, seed=seed, token=token,
    )  # fmt: skip
    curve = None
    if skills:
        curve = skill_curve(
            board, thrower, aims.x, lying, counted, slides=max(slides // 4, 1), seed=seed, token=token
        )
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
    from lab.figures.numbers import count, fixed

    worth = aims.best.worth
    aside = max(aims.loss(angle=radians(1)), aims.loss(angle=-radians(1)))
    along = max(aims.loss(speed=0.03), aims.loss(speed=-0.03))
    costs = [fixed(max(cost, 0.0), 1) for cost in (aside, along)]
    return (
        f"worth {fixed(worth.mean, 1)} (95 %: {fixed(worth.lo, 1)} to {fixed(worth.hi, 1)}); aiming 1° beside it "
        f"costs up to {costs[0]}, 3 % beside its speed up to {costs[1]}; {aims.table.worth.name} worth, "
        f"{count(aims.table.slides)} slides for the map, {count(worth.n)} for the worth, seed {aims.table.seed}, "
        f"board {aims.board.name}"
    )


def _print_curve(curve: SkillCurve) -> None:
    from rich.console import Console
    from rich.table import Table

    from lab.chance.reasons import aim_words
    from lab.figures.numbers import fixed

    console = Console(markup=False, highlight=False, emoji=False)
    table = Table("scatter, times", "best aim", "worth", "95 %", box=None, pad_edge=False)
    table.columns[0].justify = table.columns[2].justify = table.columns[3].justify = "right"
    for scale, best in zip(curve.scales, curve.best, strict=True):
        worth = best.worth
        span = f"{fixed(worth.lo, 1)} to {fixed(worth.hi, 1)}"
        table.add_row(f"{scale:g}", aim_words(best.aim), fixed(worth.mean, 1), span)
    console.print(table)
