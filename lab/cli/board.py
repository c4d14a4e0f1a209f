"""`knockout-lab board`: the shipped boards, one board's numbers, and whether a board file is sound."""

from __future__ import annotations

from math import degrees
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lab.cli.output import json_option, print_json
from lab.cli.pictures import picture_options, write_pictures

if TYPE_CHECKING:
    from lab.board import Board


@click.group(name="board", no_args_is_help=False)
def command() -> None:
    """List, show and check boards."""


@command.command(name="list")
@json_option
def list_boards(as_json: bool) -> None:
    """The boards that ship with the lab."""
    from lab.board import board_names, load_board

    boards = [load_board(name) for name in board_names()]
    if as_json:
        print_json({"boards": [_facts(board) for board in boards]})
        return
    for board in boards:
        click.echo(_sentence(board))


@command.command()
@click.argument("name")
@json_option
@picture_options
def show(name: str, as_json: bool, out: Path | None, formats: tuple[str, ...]) -> None:
    """A board's numbers with where each is from, and its spaces. NAME: a shipped board, or a TOML file."""
    from lab.board import load_board

    board = load_board(name)
    pictures = []
    if out is not None:
        from lab.figures.board import board_figure

        pictures = write_pictures({"board": board_figure(board)}, out, formats)
    if as_json:
        print_json(board.model_dump(mode="json"))
        return
    _print(board)
    for picture in pictures:
        click.echo(f"picture: {picture}")


@command.command()
@click.argument("path", type=click.Path(path_type=Path))
@json_option
def check(path: Path, as_json: bool) -> None:
    """Whether a board file is sound: a line about it, or one that names the key and the mend (status 2)."""
    from lab.board import load_board

    board = load_board(path)
    if as_json:
        print_json({"file": str(path), "sound": True, **_facts(board)})
        return
    click.echo(f"{path}: sound; {_sentence(board)}")


def _facts(board: Board) -> dict[str, Any]:
    return {
        "name": board.name,
        "length": board.length,
        "width": board.width,
        "go_line": board.go_line,
        "spaces": len(board.spaces),
        "law": board.surface.law,
        "mu": board.surface.mu,
    }


def _sentence(board: Board) -> str:
    size = f"{100 * board.length:g} x {100 * board.width:g} cm, GO line at {100 * board.go_line:g} cm"
    law = board.surface.law
    friction = f"{law}, mu {board.surface.mu:g}" if law == "coulomb" else f"{law} law"  # mu is not all of it
    spaces = "1 space" if len(board.spaces) == 1 else f"{len(board.spaces)} spaces"
    return f"{board.name}: {size}, {spaces}, {friction}"


def _print(board: Board) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(markup=False, highlight=False, emoji=False)
    console.print(_sentence(board), soft_wrap=True)
    numbers = Table("number", "value", "source", box=None, pad_edge=False)
    for key, value in board_numbers(board):
        numbers.add_row(key, value, board.provenance.get(key, ""))
    console.print(numbers)
    if not board.spaces:
        return
    spaces = Table("space", "name", "kind", "group", "value", box=None, pad_edge=False)
    spaces.columns[4].justify = "right"
    for space in board.spaces:
        value = str(space.value) if space.value else ""
        spaces.add_row(space.id, space.label, space.kind.replace("_", " "), space.group or "", value)
    console.print()
    console.print(spaces)
    if board.bonus:
        bonuses = ", ".join(f"{group} {amount}" for group, amount in board.bonus.items())
        console.print(f"bonus for a whole set: {bonuses}", soft_wrap=True)


def board_numbers(board: Board) -> list[tuple[str, str]]:
    """The board's numbers that say how tokens move on it, as (key in the file, value with unit)."""
    from lab.motion.friction import LAWS

    surface, hit, token = board.surface, board.collision, board.token
    numbers = [
        ("board.length", f"{100 * board.length:g} cm"),
        ("board.width", f"{100 * board.width:g} cm"),
        ("board.go_line", f"{100 * board.go_line:g} cm"),
        ("surface.law", surface.law),
        *(
            (f"surface.{name}", f"{getattr(surface, name):g} {unit}".rstrip())
            for name, (unit, _) in LAWS[surface.law].parameters.items()
        ),
        ("surface.mu_spread", f"{100 * surface.mu_spread:g} %"),
        ("collision.restitution", f"{hit.restitution:g}"),
        ("collision.restitution_spread", f"{100 * hit.restitution_spread:g} %"),
        ("collision.friction", f"{hit.friction:g}"),
        ("token.radius", f"{100 * token.radius:g} cm"),
        ("token.mass", f"{1000 * token.mass:g} g"),
        ("token.height", f"{100 * token.height:g} cm"),
        ("token.contact", token.contact),
    ]
    others = {
        "surface.factor_spread": (surface.factor_spread, f"{100 * surface.factor_spread:g} %"),
        "collision.yield_speed": (hit.yield_speed, f"{hit.yield_speed:g} m/s"),
        "board.tilt_pitch": (board.tilt_pitch, f"{degrees(board.tilt_pitch):.3g}\N{DEGREE SIGN}"),
        "board.tilt_roll": (board.tilt_roll, f"{degrees(board.tilt_roll):.3g}\N{DEGREE SIGN}"),
        "board.seam": (len(board.seams), f"{len(board.seams)}, at {_seam_places(board)} cm"),
        "rails.sides": (len(board.rails.sides), ", ".join(board.rails.sides)),
    }
    return numbers + [(key, said) for key, (value, said) in others.items() if value]


def _seam_places(board: Board) -> str:
    return ", ".join(f"{100 * seam.y:g}" for seam in board.seams)
