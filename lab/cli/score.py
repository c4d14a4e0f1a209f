"""`knockout-lab score`: round records into money, each line of the ledger with its rule."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from lab.cli.output import json_option, print_json, read_json
from lab.errors import LabError, RuleError

if TYPE_CHECKING:
    from rich.console import Console

    from lab.board import Board
    from lab.rules import RoundScore

_PIPE_WIDTH = 130
"""Columns of a table that goes into a file or a pipe, where no terminal sets them."""


@click.command(name="score")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
@click.option(
    "--board",
    "board_name",
    metavar="NAME_OR_PATH",
    help="Score on this board, whatever board the records name.",
)
@json_option
def command(files: tuple[Path, ...], board_name: str | None, as_json: bool) -> None:
    """Score round records: what each side collects and pays, by the rules.

    FILE holds a record (`knockout-round/1`, with the places after all slides under `final`), or an object
    with one under `round`. With --json one score document is printed, for several files a list of them.
    """
    board = None
    if board_name is not None:
        from lab.board import load_board

        board = load_board(board_name)
    scores = [_scored(path, board) for path in files]  # all of them before the first line is printed
    if as_json:
        documents = [score.as_dict() for score in scores]
        print_json(documents[0] if len(documents) == 1 else documents)
        return
    console = _console()
    for path, score in zip(files, scores, strict=True):
        _print(console, score, title=str(path) if len(files) > 1 else None)


def _scored(path: Path, board: Board | None) -> RoundScore:
    from lab.rules import score_round, unique_keys

    document = read_json(path, code="format", pairs=unique_keys)
    if not isinstance(document, dict):
        raise RuleError("a record is an object: {...}", code="format", where=str(path))
    try:
        return score_round(document, board)
    except LabError as error:
        raise error.at(str(path)) from None


def _console() -> Console:
    """Where tables go: as wide as the terminal, without markup, for names are other people's text."""
    from rich.console import Console

    console = Console(markup=False, emoji=False, highlight=False)
    if not console.is_terminal:
        console.width = _PIPE_WIDTH
    return console


def _print(console: Console, score: RoundScore, title: str | None) -> None:
    from rich import box
    from rich.table import Table

    if title is not None:
        console.print(title, style="bold")
    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("rule", "side", "token", "space", "amount", "why"):
        right = heading == "amount"
        table.add_column(heading, justify="right" if right else "left", no_wrap=heading != "why")
    minus = "−" if console.encoding.startswith("utf") else "-"
    for row in score.rows():
        table.add_row(*(cell.replace("−", minus) for cell in row))
    if score.log:
        console.print(table)
    lines = [
        "cash: " + ", ".join(f"{side} {amount}" for side, amount in score.cash.items()),
        f"pot: {score.pot}, next round {score.next_pot}; the bank paid out {score.bank} on balance",
        "next round's order: " + ", ".join(score.next_order),
    ]
    if rules := score.house_rules():
        lines.append("house rules: " + "; ".join(rules))
    for line in lines:
        console.print(line, soft_wrap=True)
