"""Speed of whole games and of scoring, on one core, checks and ledger included."""

from __future__ import annotations

from typing import Any

import pytest

from lab import Board, Thrower, load_board, play_games, replay_round, score_round
from lab.play import play_game
from lab.rules.replay import places

SIDES = ["red", "yellow", "green", "blue"]
CASUAL = Thrower.preset("casual")
GAMES, ROUNDS = 100, 200


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


@pytest.fixture(scope="module")
def simulated(board: Board) -> list[dict[str, Any]]:
    """Rounds of four sides as releases and draws."""
    games = (play_game(board, SIDES, CASUAL, "greedy", (2, seed)) for seed in range(ROUNDS // 4))
    return [record for game in games for record in game.round_records()]


@pytest.fixture(scope="module")
def observed(board: Board, simulated: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same rounds as somebody writes them down: where every token that moved came to rest, in metres."""
    return [_observed(record, board) for record in simulated]


def _observed(record: dict[str, Any], board: Board) -> dict[str, Any]:
    slides = []
    again: list[dict[str, Any]] = []
    for moment in replay_round(record, board).moments:
        motion = moment.motion()
        if motion is None:
            continue
        before = moment.before.places
        rest: dict[str, Any] = dict.fromkeys(motion.off, "off")
        for token, xy in motion.rest.items():
            if token == moment.token or before[token].xy != xy:
                rest[token] = list(xy)
        slide = {"side": moment.side, "token": moment.token, "rest": rest}
        (slides if moment.rule == "K5" else again).append(slide)
    told = iter(again)
    choices = [
        {key: value for key, value in choice.items() if key not in ("release", "draw")}
        | ({"rest": next(told)["rest"]} if "release" in choice else {})
        for choice in record["choices"]
    ]
    return {**record, "slides": slides, "choices": choices}


@pytest.fixture(scope="module")
def final(board: Board, simulated: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The tables after those rounds' slides, those on Chance put aside: places in metres."""
    records = []
    for record in simulated:
        replay = replay_round(record, board)
        after = [moment.after for moment in replay.moments if moment.kind == "slide"][-1]
        lying = places(after)
        for token, place in after.places.items():
            if after.printed.kind.get(place.space) == "chance":
                lying[token] = "off"
        kept = {key: value for key, value in record.items() if key not in ("slides", "choices")}
        records.append({**kept, "final": lying})
    return records


def test_whole_games(rate, board: Board) -> None:
    rate(
        "games of 4 sides, slides simulated (asked: at least 200)",
        GAMES,
        lambda: play_games(board, SIDES, CASUAL, "greedy", GAMES, 1),
    )


def test_scoring_final_places(rate, board: Board, final: list[dict[str, Any]]) -> None:
    rate(
        "rounds scored, final places (asked: at least 2,000)",
        len(final),
        lambda: [score_round(record, board) for record in final],
    )


def test_scoring_observed_slides(rate, board: Board, observed: list[dict[str, Any]]) -> None:
    rate(
        "rounds scored, 16 observed slides (asked: at least 2,000)",
        len(observed),
        lambda: [score_round(record, board) for record in observed],
    )


def test_scoring_simulated_slides(rate, board: Board, simulated: list[dict[str, Any]]) -> None:
    rate(
        "rounds scored, 16 slides simulated anew",
        len(simulated),
        lambda: [score_round(record, board) for record in simulated],
    )


def test_replaying(rate, board: Board, simulated: list[dict[str, Any]]) -> None:
    rate(
        "rounds replayed to their moments",
        len(simulated),
        lambda: [replay_round(record, board) for record in simulated],
    )
