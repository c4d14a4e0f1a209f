"""Moments of a round and many games as pictures: nothing cut off or printed over, true to what they show."""

from __future__ import annotations

import json

import pytest

from lab import Board, Replay, Thrower, load_board, play_games, play_round, replay_round
from lab.figures.games import games_caption, games_figure
from lab.figures.moment import moment_figure, spots
from lab.rules.documents import FOLDER
from tests.lab.figures.test_pictures import PALETTES, Palette, assert_clean, words_of
from tests.lab.rules.rounds import a_round

MOMENTS = [0, 3, 4, 9, 12, 13, 15, 16, 17]


@pytest.fixture(scope="module")
def replay() -> Replay:
    """The round of the walk-through: simulated and observed, positions and spaces, every kind of moment."""
    record = json.loads((FOLDER.parent / "walkthrough.json").read_text(encoding="utf-8"))
    return replay_round(record)


@pytest.mark.parametrize("at", MOMENTS)
def test_a_moment_is_drawn_cleanly_with_what_happened_and_the_money(replay: Replay, at: int) -> None:
    here = replay.jump(at)
    figure = moment_figure(here)
    assert_clean(figure)
    words = words_of(figure)
    for side, amount in here.state.cash.items():
        assert side in words and f"{amount:,}".replace(",", "\N{THIN SPACE}") in words
    if here.moment is not None:
        assert f"Moment {at}: " in words
        for line in here.moment.lines:
            assert line.rule in words


@PALETTES
def test_a_crowded_moment_is_drawn_cleanly_light_and_dark(palette: Palette) -> None:
    played = play_round(
        load_board("knockout"), ["red", "yellow", "green", "blue"], Thrower.preset("beginner"), 4
    )
    slide = [m.number for m in played.replay.moments if m.kind == "slide"][-1]
    assert_clean(moment_figure(played.replay.jump(slide), palette))


def test_tokens_known_by_their_space_stand_in_it_apart_from_each_other() -> None:
    crowd = {f"{side}-{n}": "green-a" for side in ("red", "yellow") for n in (1, 2)}
    rest = {"red-3": "blank", "red-4": [0.05, 0.3], "yellow-3": "free-parking-1", "yellow-4": "jail"}
    state = replay_round(a_round({**crowd, **rest})).jump(1).state
    board = state.printed.board
    drawn = spots(state)
    assert set(drawn) == {*crowd, "red-3", "red-4", "yellow-3"}
    x0, y0, x1, y1 = board.space("green-a").box
    places = [drawn[token] for token in crowd]
    assert all(x0 < x < x1 and y0 < y < y1 for x, y in places)
    assert len(set(places)) == 4
    assert drawn["red-4"] == (0.05, 0.3)
    x0, y0, x1, y1 = board.space("free-parking-1").box
    assert drawn["yellow-3"] == pytest.approx(((x0 + x1) / 2, (y0 + y1) / 2))
    assert drawn["red-3"][1] > 0.87


@PALETTES
@pytest.mark.parametrize("games", [1, 30])
def test_many_games_are_drawn_cleanly(palette: Palette, games: int) -> None:
    board: Board = load_board("knockout")
    shares = play_games(board, ["red", "yellow", "green"], Thrower.preset("casual"), "greedy", games, 2)
    figure = games_figure(shares, palette)
    assert_clean(figure)
    words = words_of(figure)
    for name in ("properties (K17)", "tax (K20)", "jail (K12)", "seat in the first round's order"):
        assert name in words
    assert f"{games} simulated games" in games_caption(shares)
