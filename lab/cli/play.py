"""`knockout-lab play`: many whole games by policies, counted."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lab.cli.bar import progress_bar
from lab.cli.house import house_rule_option, house_rules_from, words_from
from lab.cli.output import (
    OutType,
    board_options,
    chosen_board,
    json_option,
    output_folder,
    print_json,
    seed_option,
)
from lab.cli.pictures import picture_options, write_pictures

if TYPE_CHECKING:
    from lab.play import GameShares, PlayedGame


@click.command(name="play")
@click.option("--games", type=int, default=1000, show_default=True, help="How many games.")
@click.option(
    "--people", type=int, default=4, show_default=True, help="Who play: 2 to 8, from 5 on in teams."
)
@click.option(
    "--thrower",
    "throwers",
    multiple=True,
    metavar="[SIDE=]NAME",
    help="beginner, casual or skilled, for all or for one side (repeatable).  [default: casual]",
)
@click.option(
    "--policy",
    "policies",
    multiple=True,
    metavar="[SIDE=]NAME",
    help="greedy or random, for all or for one side (repeatable).  [default: greedy]",
)
@board_options
@house_rule_option
@seed_option
@click.option("--record", type=OutType(), metavar="FILE", help="Write the first game's record here.")
@json_option
@picture_options
def command(
    games: int,
    people: int,
    throwers: tuple[str, ...],
    policies: tuple[str, ...],
    board_name: str,
    changes: tuple[str, ...],
    house_rules: tuple[str, ...],
    seed: int,
    record: Path | None,
    as_json: bool,
    out: Path | None,
    formats: tuple[str, ...],
) -> None:
    """Play whole games without a window: win shares by seat, cash by rule and by position in the round.

    Sides are red, yellow, green and blue; the turn order of each game is drawn. All intervals are 95 %.
    """
    from lab.play import play_games
    from lab.rules.teams import seat_players
    from lab.throwers import Thrower

    board, options = chosen_board(board_name, changes), house_rules_from(house_rules)
    seated = seat_players(people, options)
    sides = tuple(seated)
    names = words_from("--thrower", throwers, sides, "casual")
    hands = {side: Thrower.preset(name) for side, name in names.items()}
    chosen = words_from("--policy", policies, sides, "greedy")
    with progress_bar("games") as played:

        def on_game(number: int, game: PlayedGame) -> None:
            if number == 0:  # a place that cannot be written to is told before all games are played
                if record is not None:
                    _write_record(game, record)
                if out is not None:
                    output_folder(out)
            played(number + 1, games)

        shares = play_games(board, seated, hands, chosen, games, seed, options=options, on_game=on_game)
    pictures = []
    if out is not None:
        from lab.figures.games import games_figure

        pictures = write_pictures({"games": games_figure(shares)}, out, formats)
    if as_json:
        print_json(shares.as_dict())
        return
    _print(shares, seated)
    if record is not None:
        click.echo(f"record: {record}")
    for picture in pictures:
        click.echo(f"picture: {picture}")


def _write_record(game: PlayedGame, path: Path) -> None:
    from lab.whole_file import utf8, write_whole

    text = json.dumps(game.record, indent=1, ensure_ascii=False, allow_nan=False)
    write_whole(path, utf8(text + "\n"))


def _print(shares: GameShares, seated: Mapping[str, tuple[str, ...]]) -> None:
    from rich.console import Console
    from rich.table import Table

    from lab.figures.numbers import fixed, interval, percent
    from lab.play import SOURCES
    from lab.words import count

    console = Console(markup=False, highlight=False, emoji=False)
    found = shares.as_dict()

    def table(*heads: str) -> Table:
        made = Table(*heads, box=None, pad_edge=False)
        for column in made.columns[1:]:
            column.justify = "right"
        return made

    def span(mean: Mapping[str, float | None]) -> str:
        lo, hi = mean["lo"], mean["hi"]
        return "" if lo is None or hi is None else f"{fixed(lo, 0)} to {fixed(hi, 0)}"

    seats = table("seat in round 1", "wins, %", "95 %", "cash", "95 %")
    for seat in found["seats"]:
        wins = percent(seat["win"]), interval(seat["lo"], seat["hi"]).removeprefix("95 %: ")
        seats.add_row(str(seat["seat"]), *wins, fixed(seat["cash"]["mean"], 0), span(seat["cash"]))
    positions = table("place in a round's order", "cash a round", "95 %")
    for place in found["positions"]:
        positions.add_row(str(place["position"]), fixed(place["mean"], 0), span(place))
    sources = table("cash from", "rule", "all sides, a game", "95 %", "share, %")
    for name, part in found["cash"].items():
        mean = fixed(part["mean"], 0), span(part), fixed(100 * part["share"], 1)
        sources.add_row(name, SOURCES[name], *mean)
    for made in (seats, positions, sources):
        console.print(made)
        console.print()
    if len({found["sides"][side]["player"] for side in shares.sides}) > 1:
        sides = table("side", "player", "wins, %", "95 %", "cash", "95 %")
        for name, side in found["sides"].items():
            wins = percent(side["win"]), interval(side["lo"], side["hi"]).removeprefix("95 %: ")
            sides.add_row(name, side["player"], *wins, fixed(side["cash"]["mean"], 0), span(side["cash"]))
        console.print(sides)
        console.print()
    length = found["length"]
    slides = ", ".join(
        f"{fixed(length[key]['mean'], 1)} {words}"
        for key, words in (
            ("slides", "slides a game"),
            ("paid_slides", "of them after the fee (K12)"),
            ("chance_slides", "from Chance (K15)"),
        )
    )
    teams = ", ".join(f"{side} {len(names)}" for side, names in seated.items())
    who = "; ".join(dict.fromkeys(shares.players.values()))
    for line in (
        shares.does_last_pay(),
        f"{slides}.",
        f"{count(len(shares))} games, seed {shares.seed}, board {shares.board.name}; players: {who}; "
        f"people a side: {teams}.",
    ):
        console.print(line, soft_wrap=True)
    if rules := shares.options.house_rules():
        console.print(f"House rules: {'; '.join(rules)}.", soft_wrap=True)
