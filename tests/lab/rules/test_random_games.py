"""Any game: what must hold whatever the decisions, the hands and the house rules are."""

from __future__ import annotations

import random
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lab.rules import Pick
from tests.conftest import Report
from tests.lab.rules.random_games import check_game, random_game, same_scores
from tests.lab.rules.test_properties import QUICK, _renamed, _shuffled

GAMES = 10_000


@given(st.integers(0, 10**6))
@settings(QUICK, max_examples=60)
def test_in_any_game_money_is_conserved_and_its_record_replays_to_the_last_bit(seed: int) -> None:
    check_game(random_game(seed))


@given(st.integers(0, 10**6), st.randoms(use_true_random=False))
@settings(QUICK, max_examples=25)
def test_listing_order_and_side_names_change_nothing(seed: int, chance: random.Random) -> None:
    names = {"red": "zebra", "yellow": "off", "green": "Команда 1", "blue": "a-1"}
    for record in random_game(seed).round_records():
        assert same_scores(record, _shuffled(record, chance))
        renamed = _renamed(record, names)
        for line, other in zip(_lines(record), _lines(renamed), strict=True):
            assert line == other


def _lines(record: dict[str, object]) -> list[tuple[str, int, str | None]]:
    from lab import score_round

    return [(entry.rule, entry.amount, entry.space) for entry in score_round(record).steps]


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = random_game(5), random_game(5)
    assert one.record == other.record and one.record != random_game(6).record


def test_random_games_meet_ties_fouls_debts_and_shared_wins() -> None:
    games = [random_game(seed) for seed in range(150)]
    assert any(isinstance(a, Pick) for game in games for round_ in game.actions for _, a in round_)
    assert any(min(state.cash.values()) < 0 for game in games for state in game.rounds)
    rules = {line.rule for game in games for state in game.rounds for line in state.log}
    assert rules >= {"K3", "K5", "K9", "K11", "K12", "K13", "K15", "K16", "K17", "K18", "K19", "K20", "K21"}


@pytest.mark.verify
def test_ten_thousand_random_games(figure: Report) -> None:
    start = perf_counter()
    for seed in range(GAMES):
        check_game(random_game(1_000_000 + seed))
    figure(
        "random games played, checked, recorded, scored and replayed to the last bit",
        f"{GAMES} in {perf_counter() - start:.0f} s, none failed",
        f"{GAMES}",
    )
