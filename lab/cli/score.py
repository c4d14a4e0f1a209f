"""`knockout-lab score`: rounds and games into money, each line of the ledger with its rule."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lab.cli.house import amounts_from, house_rule_option, house_rules_from
from lab.cli.output import chosen_board, json_option, print_json
from lab.errors import LabError, RuleError, UsageError
from lab.json_file import json_of, read_text
from lab.whole_file import is_folder

if TYPE_CHECKING:
    from rich.console import Console

    from lab.board import Board
    from lab.rules import GameScore, RoundScore

_PIPE_WIDTH = 130
"""Columns of a table that goes into a file or a pipe, where no terminal sets them."""

_TABLES = (".csv", ".tsv", ".txt")
"""Endings of files that hold final places as a table, as .json tells a record; else, as of a pipe, the text does."""


@dataclass(frozen=True)
class _Asked:
    """What the command line says beside the files."""

    board: Board | None
    partial: bool
    order: tuple[str, ...]
    cash: dict[str, int]
    pot: int | None
    options: dict[str, Any]


@click.command(name="score")
@click.argument("files", nargs=-1, metavar="FILE...", type=click.Path(path_type=Path))
@click.option(
    "--board",
    "board_name",
    metavar="NAME_OR_PATH",
    help="Score on this board, whatever board the records name.",
)
@click.option("--partial", is_flag=True, help="Score a round that is not over as if nobody slid any more.")
@click.option("--order", metavar="SIDE,SIDE", help="Turn order, for a table of places.  [default: as listed]")
@click.option("--cash", multiple=True, metavar="SIDE=AMOUNT", help="Cash before the round, for a table.")
@click.option("--pot", type=int, help="The pot before the round, for a table.  [default: 500]")
@house_rule_option
@click.option(
    "--schema", type=click.Choice(("round", "game", "score")), help="Print the format's JSON Schema, and end."
)
@click.option("--house-rules", "list_rules", is_flag=True, help="List every house rule, and end.")
@json_option
def command(
    files: tuple[Path, ...],
    board_name: str | None,
    partial: bool,
    order: str | None,
    cash: tuple[str, ...],
    pot: int | None,
    house_rules: tuple[str, ...],
    schema: str | None,
    list_rules: bool,
    as_json: bool,
) -> None:
    """Score rounds: what each side collects and pays, by the rules.

    FILE holds a record (`knockout-round/1`: the places after all slides under `final`, or the `slides`), an
    object with one under `round`, or a game (`knockout-game/1`). A CSV, piped in too, gives final places: a row a
    token, `token,space`, and in a third column where a token on Chance came to rest when it slid again. A folder
    stands for all .json and .csv files in it. With --json one score document is printed, for several files
    a list of them.
    """
    if schema is not None:
        from lab.rules.documents import shipped_schema

        click.echo(shipped_schema(schema), nl=False)
        return
    options = house_rules_from(house_rules)
    if list_rules:
        _print_house_rules(options.phrases(), as_json)
        return
    if not files:
        raise UsageError("name a file with a round, or a folder of them (see `knockout-lab score --help`)")
    asked = _Asked(
        board=None if board_name is None else chosen_board(board_name, ()),
        partial=partial,
        order=tuple(side.strip() for side in order.split(",")) if order else (),
        cash=amounts_from("--cash", cash),
        pot=pot,
        options=options.changed(),
    )
    paths = [path for given in files for path in _files_in(given)]
    scores = [_scored(path, asked) for path in paths]  # all of them before the first line is printed
    if as_json:
        documents = [score.as_dict() for score, _ in scores]
        if len(documents) == 1 and not is_folder(files[0]):
            print_json(documents[0])
        else:
            print_json([{"file": str(p), **d} for p, d in zip(paths, documents, strict=True)])
        return
    console = _console()
    for path, (score, notes) in zip(paths, scores, strict=True):
        if len(paths) > 1:
            console.print(str(path), style="bold")
        _print(console, score)
        for note in notes:
            console.print(f"taken for granted: {note}", soft_wrap=True)


def _files_in(path: Path) -> list[Path]:
    """The path itself, or the records in a folder."""
    if not is_folder(path):
        return [path]
    try:
        found = sorted(p for p in path.iterdir() if p.suffix.lower() in (".json", ".csv"))
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise UsageError(reason, code="no-file", where=str(path)) from error
    if not found:
        raise UsageError("there is no .json or .csv file in this folder", code="no-data", where=str(path))
    return found


def _scored(path: Path, asked: _Asked) -> tuple[RoundScore | GameScore, list[str]]:
    """The score of a file, and notes on what was taken for granted."""
    from lab.rules import is_game, score_game, score_round, unique_keys

    text = read_text(path)
    if path.suffix.lower() in _TABLES or (
        path.suffix.lower() != ".json" and not text.lstrip().startswith(("{", "["))
    ):
        return _scored_table(text, path, asked)
    if asked.order or asked.cash or asked.pot is not None or asked.options:
        raise UsageError(
            "--order, --cash, --pot and --option are for tables of places; this record has its own",
            where=str(path),
        )
    document = json_of(text, path, code="format", pairs=unique_keys)
    if not isinstance(document, dict):
        raise RuleError("a record is an object: {...}", code="format", where=str(path))
    try:
        if is_game(document):
            return score_game(document, asked.board, partial=asked.partial), []
        return score_round(document, asked.board, partial=asked.partial), []
    except LabError as error:
        raise error.at(str(path)) from None


def _scored_table(text: str, path: Path, asked: _Asked) -> tuple[RoundScore, list[str]]:
    from lab.board import load_board
    from lab.rules import score_round
    from lab.rules.csv_round import read_csv_round
    from lab.rules.printed import printed_on

    board = load_board("knockout") if asked.board is None else asked.board
    try:
        record, notes = read_csv_round(
            text, printed_on(board), order=asked.order, cash=asked.cash, pot=asked.pot, options=asked.options
        )
        return score_round(record, board), notes
    except LabError as error:
        raise error.at(str(path)) from None


def _console() -> Console:
    """Where tables go: as wide as the terminal, without markup, for names are other people's text."""
    from rich.console import Console

    console = Console(markup=False, emoji=False, highlight=False)
    if not sys.stdout.isatty():
        console.width = _PIPE_WIDTH
    return console


def _print(console: Console, score: RoundScore | GameScore) -> None:
    from lab.rules import GameScore

    if not isinstance(score, GameScore):
        _print_round(console, score)
        return
    for number, one in enumerate(score.rounds, 1):
        console.print(f"Round {number}", style="bold")
        _print_round(console, one)
    console.print(f"cash at the end: {', '.join(f'{side} {amount}' for side, amount in score.cash.items())}")
    if score.winners:
        console.print(f"{'winner' if len(score.winners) == 1 else 'shared win'}: {', '.join(score.winners)}")
    else:
        console.print(f"{len(score.rounds)} of {len(score.cash)} rounds played: nobody has won yet")


def _print_round(console: Console, score: RoundScore) -> None:
    from rich import box
    from rich.table import Table

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
    if score.partial:
        lines.append("the round is not over: scored as if nobody slid any more")
    if rules := score.house_rules():
        lines.append("house rules: " + "; ".join(rules))
    for line in lines:
        console.print(line, soft_wrap=True)


def _print_house_rules(phrases: tuple[tuple[str, str, str], ...], as_json: bool) -> None:
    if as_json:
        print_json([{"option": name, "rule": rule, "says": phrase} for name, rule, phrase in phrases])
        return
    from rich.table import Table

    table = Table("rule", "option", "what it says", box=None, pad_edge=False)
    for name, rule, phrase in phrases:
        table.add_row(rule, name, phrase)
    _console().print(table)
