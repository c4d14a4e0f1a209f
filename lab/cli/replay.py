"""`knockout-lab replay`: the story of a recorded round, as text and as pictures, one a moment."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lab.cli.output import chosen_board, json_option, print_json
from lab.cli.pictures import picture_options, write_pictures
from lab.errors import LabError, RuleError, UsageError
from lab.json_file import read_json

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lab.board import Board
    from lab.rules import Replay


@click.command(name="replay")
@click.argument("file", metavar="ROUND.json", type=click.Path(path_type=Path))
@click.option(
    "--board", "board_name", metavar="NAME_OR_PATH", help="Replay on this board, whatever the record names."
)
@click.option("--round", "number", type=click.IntRange(min=1), help="Which round of a game.  [default: 1]")
@click.option("--moment", type=click.IntRange(min=0), help="Only as far as this moment; 0 is the start.")
@click.option("--partial", is_flag=True, help="Replay a round that is not over, and score it as it stands.")
@json_option
@picture_options
def command(
    file: Path,
    board_name: str | None,
    number: int | None,
    moment: int | None,
    partial: bool,
    as_json: bool,
    out: Path | None,
    formats: tuple[str, ...],
) -> None:
    """Tell a recorded round: each slide, decision and step of the card, with its rule and the money.

    ROUND.json holds a record (`knockout-round/1`), an object with one under `round`, or a game, of which
    --round picks one. --out writes one picture a moment.
    """
    from lab.rules import replay_round, story, unique_keys

    document = read_json(file, code="format", pairs=unique_keys)
    if not isinstance(document, dict):
        raise RuleError("a record is an object: {...}", code="format", where=str(file))
    board: Board | None = None if board_name is None else chosen_board(board_name, ())
    try:
        replay = replay_round(_round_of(document, number, board, partial), board, partial=partial)
    except LabError as error:
        raise error.at(str(file)) from None
    if moment is not None and moment > len(replay):
        raise UsageError(f"--moment {moment}: the round has moments 0 to {len(replay)}")
    replay = replay.jump(len(replay) if moment is None else moment)
    pictures = []
    if out is not None:
        pictures = write_pictures(_figures(replay), out, formats)
    if as_json:
        print_json(_as_dict(replay))
        return
    click.echo(story(replay))
    for picture in pictures:
        click.echo(f"picture: {picture}")


def _round_of(
    document: Mapping[str, Any], number: int | None, board: Board | None, partial: bool
) -> Mapping[str, Any]:
    """The record in the file: a round, or one of a game's, which must go on from those before it."""
    from lab.rules import is_game, score_game

    if not is_game(document):
        if number is not None:
            raise UsageError("--round is for games, and this is a single round; leave it out")
        return document
    rounds = document.get("rounds")
    if not isinstance(rounds, list) or not rounds:
        raise RuleError("the game has no rounds to replay", code="format", where="rounds")
    chosen = 1 if number is None else number
    if chosen > len(rounds):
        raise UsageError(f"--round {chosen}: the game has {len(rounds)} rounds")
    score_game({**document, "rounds": rounds[:chosen]}, board, partial=partial)
    return {"board": document["board"], **rounds[chosen - 1]}


def _as_dict(replay: Replay) -> dict[str, Any]:
    """The moments up to where the replay stands, and the score of the whole round."""
    return {
        "format": "knockout-replay/1",
        "board": replay.start.printed.board.name,
        "order": list(replay.start.order),
        "moments": [moment.as_dict() for moment in replay.moments[: replay.at]],
        "score": replay.score.as_dict(),
    }


def _figures(replay: Replay) -> dict[str, Any]:
    """A figure for each moment up to where the replay stands, named so that they sort."""
    from lab.figures.moment import moment_figure

    digits = len(str(len(replay)))
    return {
        f"moment-{moment.number:0{digits}d}": moment_figure(replay.jump(moment.number))
        for moment in replay.moments[: replay.at]
    }
