"""Speed of compiled rounds beside the rules engine: playing a round out, and scoring the table after all slides."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lab import Aim, Board, Releases, Thrower, load_board, score_round, slide_many
from lab.chance.rollout import greedy_players, play_out, score_tables, table_state
from lab.chance.round_worth import worth_of_round
from lab.rules.drive import play_on

CASUAL = Thrower.preset("casual")
ORDER = ("red", "yellow", "green", "blue")
ROUNDS, BY_ENGINE = 20_000, 200


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


@pytest.fixture(scope="module")
def after(board: Board) -> tuple[np.ndarray, np.ndarray]:
    """Where sixteen tokens lie after all slides of many rounds, set out on free spots by chance."""
    rng = np.random.default_rng(1)
    spots = np.array([(x, y) for x in np.arange(0.02, 0.27, 0.035) for y in np.arange(0.02, 0.94, 0.035)])
    rest = np.array([spots[rng.permutation(len(spots))[:16]] for _ in range(ROUNDS)])
    return rest, rng.random((ROUNDS, 16)) < 0.1


@pytest.fixture(scope="module")
def records(after: tuple[np.ndarray, np.ndarray]) -> list[dict[str, Any]]:
    """The first of the same tables as records."""
    tokens = [f"{side}-{n}" for side in ORDER for n in (1, 2, 3, 4)]
    return [
        {
            "format": "knockout-round/1", "board": "knockout", "order": list(ORDER),
            "cash": dict.fromkeys(ORDER, 0), "pot": 500, "options": {}, "choices": [],
            "final": {token: "off" if gone else place for token, place, gone in zip(tokens, rest, off, strict=True)},
        }
        for rest, off in zip(after[0][:BY_ENGINE].tolist(), after[1][:BY_ENGINE].tolist(), strict=True)
    ]  # fmt: skip


def test_rounds_played_out(rate, board: Board) -> None:
    state, players = table_state(board, {}, order=ORDER), greedy_players(ORDER, CASUAL)
    rate("rounds of 4 sides, compiled", ROUNDS, lambda: play_out(state, players, ROUNDS))


def test_rounds_played_by_the_engine(rate, ratio, board: Board) -> None:
    state, players = table_state(board, {}, order=ORDER), greedy_players(ORDER, CASUAL)
    rate(
        "rounds of 4 sides, rules engine",
        BY_ENGINE,
        lambda: [play_on(state, players, np.random.default_rng(k)) for k in range(BY_ENGINE)],
    )
    ratio("rounds of 4 sides, compiled", "rounds of 4 sides, rules engine", "many times")


def test_tables_scored(rate, board: Board, after: tuple[np.ndarray, np.ndarray]) -> None:
    rate("tables scored, compiled", ROUNDS, lambda: score_tables(board, *after, order=ORDER))


def test_tables_scored_by_the_engine(rate, ratio, board: Board, records: list[dict[str, Any]]) -> None:
    rate(
        "tables scored, score_round",
        len(records),
        lambda: [score_round(record, board, partial=True) for record in records],
    )
    ratio("tables scored, compiled", "tables scored, score_round", "many times")


LYING = {"red-1": (0.05, 0.75), "yellow-1": (0.23, 0.75), "yellow-2": (0.14, 0.6)}


@pytest.fixture(scope="module")
def releases(board: Board) -> Releases:
    return CASUAL.sample(Aim(0.14, 0.0, 1.0), ROUNDS, 2, board)


def test_bare_slides(rate, board: Board, releases: Releases) -> None:
    rate("bare slides", ROUNDS, lambda: slide_many(board, releases, LYING, seed=2))


def test_results_of_a_slide_valued(rate, ratio, board: Board, releases: Releases) -> None:
    worth = worth_of_round(table_state(board, LYING, side="red"), CASUAL)
    many = slide_many(board, releases, LYING, seed=2)
    rate("their results valued", ROUNDS, lambda: worth.of(board, many.rest, many.off, many.names))
    ratio("bare slides", "their results valued", "the 3 slides still to come and the card")
