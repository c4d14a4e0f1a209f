"""Many games counted: shares that add up, intervals that cover, and what the place in the order is worth."""

from __future__ import annotations

import json

import numpy as np
import pytest

from lab import Board, GameShares, Thrower, load_board, play_game, play_games
from lab.errors import UsageError
from lab.play.many import Mean, Share

SIDES = ["red", "yellow", "green"]
CASUAL = Thrower.preset("casual")
GAMES = 60


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


@pytest.fixture(scope="module")
def shares(board: Board) -> GameShares:
    return play_games(board, SIDES, CASUAL, "greedy", GAMES, 9)


def test_each_game_is_the_one_of_its_own_seed(board: Board, shares: GameShares) -> None:
    for i in (0, 17, GAMES - 1):
        game = play_game(board, SIDES, CASUAL, "greedy", (9, i))
        order = game.rounds[0].order
        assert shares.cash[i].tolist() == [game.cash[side] for side in order]
        assert shares.side_cash[i].tolist() == [game.cash[side] for side in SIDES]
        won = [1 / len(game.winners) if side in game.winners else 0.0 for side in order]
        assert shares.wins[i].tolist() == won


def test_wins_add_up_to_one_and_gains_to_the_cash(shares: GameShares) -> None:
    assert shares.wins.sum(axis=1) == pytest.approx(np.ones(GAMES))
    assert shares.side_wins.sum(axis=1) == pytest.approx(np.ones(GAMES))
    assert 3 * shares.gains.sum(axis=1) == pytest.approx(shares.cash.sum(axis=1))


def test_cash_by_rule_adds_up_to_the_cash(shares: GameShares) -> None:
    assert shares.sources.sum(axis=1) == pytest.approx(shares.cash.sum(axis=1))
    assert sum(share for _, share in shares.shares().values()) == pytest.approx(1.0)
    for name, (mean, _) in shares.shares().items():
        assert (mean.mean <= 0) == (name in ("tax", "jail") or mean.mean == 0)


def test_slides_are_counted(shares: GameShares) -> None:
    assert (shares.slides == 36 + shares.paid + shares.chances).all()


def test_the_document_has_the_fixed_keys(shares: GameShares) -> None:
    document = json.loads(json.dumps(shares.as_dict(), allow_nan=False))
    assert document["games"] == GAMES
    assert [seat["seat"] for seat in document["seats"]] == [1, 2, 3]
    for seat in document["seats"]:
        assert 0 <= seat["lo"] <= seat["win"] <= seat["hi"] <= 1
    assert set(document["cash"]) == {"properties", "bonuses", "houses", "tax", "pot", "jail"}
    assert [place["position"] for place in document["positions"]] == [1, 2, 3]
    assert set(document["sides"]) == set(SIDES)
    assert set(document["length"]) == {"slides", "paid_slides", "chance_slides"}
    assert document["last"]["why"] == shares.does_last_pay()


def made(gains: list[list[float]], shares: GameShares) -> GameShares:
    """The same games with other cash by position."""
    from dataclasses import replace

    return replace(shares, gains=np.array(gains))


def test_whether_going_last_pays_is_said_with_its_interval(shares: GameShares) -> None:
    rng = np.random.default_rng(1)
    noise = rng.normal(0, 5, (GAMES, 3))
    pays = made((noise + np.array([0, 0, 30])).tolist(), shares)
    assert pays.does_last_pay().startswith("Going last pays: ")
    assert abs(pays.last_against_others().mean - 30) < 3
    costs = made((noise + np.array([30, 30, 0])).tolist(), shares)
    words = costs.does_last_pay()
    assert words.startswith("Going last costs: ") and "(95 %: 30 to 33)" in words
    assert abs(costs.last_against_first().mean + 30) < 4
    assert "does not show" in made((noise - noise.mean(axis=0)).tolist(), shares).does_last_pay()


def test_one_game_gives_no_interval(board: Board) -> None:
    one = play_games(board, ["a", "b"], CASUAL, games=1)
    document = json.loads(json.dumps(one.as_dict(), allow_nan=False))
    assert document["positions"][0]["lo"] is None
    assert "One game" in one.does_last_pay()
    assert not Mean.of(np.array([3.0])).known


def test_intervals_cover_as_often_as_they_say() -> None:
    rng = np.random.default_rng(2)
    covered = shared = 0
    for _ in range(1000):
        mean = Mean.of(rng.normal(10, 3, 60))
        covered += mean.lo <= 10 <= mean.hi
        wins = Share.of((rng.random(200) < 0.3).astype(float))
        shared += wins.lo <= 0.3 <= wins.hi
    assert 920 <= covered <= 970 and 930 <= shared <= 975


def test_better_hands_win_more(board: Board) -> None:
    hands = {"red": Thrower.preset("skilled"), "yellow": Thrower.preset("beginner")}
    shares = play_games(board, ["red", "yellow"], hands, "greedy", 60, 1)
    red, yellow = (Share.of(shares.side_wins[:, i]) for i in (0, 1))
    assert red.lo > yellow.hi


def test_progress_is_told_and_less_than_one_game_refused(board: Board) -> None:
    seen: list[int] = []
    play_games(board, ["a", "b"], CASUAL, games=3, on_game=lambda number, game: seen.append(number))
    assert seen == [0, 1, 2]
    with pytest.raises(UsageError, match="none"):
        play_games(board, ["a", "b"], CASUAL, games=0)
