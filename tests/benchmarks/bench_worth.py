"""Speed of compiled rounds beside the rules engine: playing a round out, and scoring the table after all slides."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lab import Aim, Board, Thrower, load_board, score_round, slide_many
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


def test_rounds_played_out(rate, ratio, board: Board) -> None:
    state = table_state(board, {}, order=ORDER)
    players = greedy_players(ORDER, CASUAL)
    rate("rounds of 4 sides, compiled", ROUNDS, lambda: play_out(state, players, ROUNDS))
    rate(
        "rounds of 4 sides, rules engine",
        BY_ENGINE,
        lambda: [play_on(state, players, np.random.default_rng(k)) for k in range(BY_ENGINE)],
    )
    ratio("rounds of 4 sides, compiled", "rounds of 4 sides, rules engine", "many times")


def test_tables_scored(rate, ratio, board: Board, after, records: list[dict[str, Any]]) -> None:
    rate("tables scored, compiled", ROUNDS, lambda: score_tables(board, *after, order=ORDER))
    rate(
        "tables scored, score_round",
        len(records),
        lambda: [score_round(record, board, partial=True) for record in records],
    )
    ratio("tables scored, compiled", "tables scored, score_round", "many times")


def test_results_of_a_slide_valued(rate, ratio, board: Board) -> None:
    lying = {"red-1": (0.05, 0.75), "yellow-1": (0.23, 0.75), "yellow-2": (0.14, 0.6)}
    worth = worth_of_round(table_state(board, lying, side="red"), CASUAL)
    releases = CASUAL.sample(Aim(0.14, 0.0, 1.0), ROUNDS, 2, board)
    many = slide_many(board, releases, lying, seed=2)
    rate("results of a slide valued", ROUNDS, lambda: worth.of(board, many.rest, many.off, many.names))
    rate("bare slides of the same", ROUNDS, lambda: slide_many(board, releases, lying, seed=2))
    ratio("bare slides of the same", "results of a slide valued", "about the 4 slides still to come")
