"""`knockout-lab slide`: one slide, and where everything comes to rest."""

from __future__ import annotations

from math import radians
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lab.cli.output import board_options, chosen_board, json_option, print_json
from lab.cli.pictures import picture_options, places_from, resting_option, write_pictures

if TYPE_CHECKING:
    from lab.board import Board
    from lab.motion import SlideResult


@click.command(name="slide")
@board_options
@click.option("--speed", type=float, required=True, help="Speed at release, m/s.")
@click.option("--angle", type=float, default=0.0, help="DEGREES from straight up, positive to the right.")
@click.option("--x", type=float, help="Where across the board it is released, m.  [default: the middle]")
@click.option(
    "--y", type=float, help="Where up the board, m.  [default: 5 cm behind the GO line, or half-way to it]"
)
@click.option("--spin", type=float, default=0.0, help="rad/s, positive anticlockwise.")
@resting_option
@click.option("--token", default="slid", show_default=True, help="Name of the token that slides.")
@click.option(
    "--seed", type=click.IntRange(min=0), help="Draw the board's scatter from this seed.  [default: exact]"
)
@json_option
@picture_options
def command(
    board_name: str,
    changes: tuple[str, ...],
    speed: float,
    angle: float,
    x: float | None,
    y: float | None,
    spin: float,
    resting: tuple[str, ...],
    token: str,
    seed: int | None,
    as_json: bool,
    out: Path | None,
    formats: tuple[str, ...],
) -> None:
    """Slide one token and tell where everything comes to rest. Metres and seconds; the angle in degrees."""
    from lab.motion import Release, slide
    from lab.throwers import release_y

    board = chosen_board(board_name, changes)
    release = Release(
        board.width / 2 if x is None else x,
        release_y(board) if y is None else y,
        speed,
        radians(angle),
        spin,
    )
    places = places_from(resting)
    result = slide(board, release, places, token=token, seed=seed)
    pictures = []
    if out is not None:
        from lab.figures.slide import slide_figure

        pictures = write_pictures({"slide": slide_figure(board, release, result, places)}, out, formats)
    if as_json:
        print_json(slide_document(board, result))
        return
    _print(board, result)
    for picture in pictures:
        click.echo(f"picture: {picture}")


def slide_document(board: Board, result: SlideResult) -> dict[str, Any]:
    """The `slide` document: rest, off, spaces (of all tokens on the board), events, and the values used."""
    from lab.geometry import space_map

    spaces = space_map(board)
    return {
        **result.as_dict(),
        "spaces": {
            token: spaces.space_of(x, y, board.token_for(token).radius)
            for token, (x, y) in result.rest.items()
        },
        "token": result.token,
        "hits": result.hits,
        "duration": result.duration,
        "board": board.name,
        "draw": {
            "mu": result.draw.mu,
            "restitution": result.draw.restitution,
            "factor": result.draw.factor,
        },
    }


def _print(board: Board, result: SlideResult) -> None:
    from lab.figures.numbers import surface_words

    document = slide_document(board, result)
    labels = {space.id: space.label for space in board.spaces}
    for token, (x, y) in result.rest.items():
        held = document["spaces"][token]
        short = ", short of the GO line" if y < board.go_line else ""
        click.echo(
            f"{token}: {100 * x:.1f} cm across, {100 * y:.1f} cm up, {labels.get(held, 'blank')}{short}"
        )
    for token in sorted(result.off):
        click.echo(f"{token}: off the board")
    hits = "1 hit" if result.hits == 1 else f"{result.hits} hits"
    surface = surface_words(board.surface, result.draw.mu)
    click.echo(f"{hits}, {_end(result)}; {surface}, board {board.name}")


def _end(result: SlideResult) -> str:
    """When the slide was over: at rest, or off the board, and of what it hit what came to rest after that."""
    left = [event.time for event in result.events if event.kind == "off" and event.token == result.token]
    if not left:
        return f"at rest after {result.duration:.3f} s"
    later = f", all at rest after {result.duration:.3f} s" if result.duration > left[0] + 5e-4 else ""
    return f"off the board after {left[0]:.3f} s{later}"
