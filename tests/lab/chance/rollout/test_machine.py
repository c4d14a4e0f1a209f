"""Compiled rounds against the rules engine: exact money, and every token on the same space."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from lab import Board, Thrower, load_board
from lab.chance.rollout import play_out
from lab.chance.rollout.starting import KNOWN_OPTIONS
from lab.errors import RuleError
from lab.play.players import players_of
from lab.rules.actions import Slide
from lab.rules.machine import new_round
from lab.rules.options import NAMES, RuleOptions
from lab.rules.policies import Greedy
from lab.rules.printed import printed_on
from lab.rules.state import RoundState
from tests.conftest import Report
from tests.lab.chance.rollout.engine import both_ways, by_engine, played
from tests.lab.rules.random_games import random_game
from tests.lab.rules.rounds import a_round
from tests.shared import shared_files, shared_path

CASES = shared_files("cases/*.json")
SIDES = ("red", "yellow", "green", "blue")
ROUNDS = 10_000


@pytest.mark.shared
def test_the_scored_rounds_are_there() -> None:
    shared_path("cases")
    assert len(CASES) > 60


@pytest.mark.shared
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_scored_round_comes_to_the_same_money(path: Path) -> None:
    case = json.loads(path.read_text(encoding="utf-8"))
    compiled, engine = both_ways(case)
    assert compiled == engine
    found = dict(zip(("cash", "pot", "bank", "next_pot"), compiled, strict=False))
    expected = case["expect"]
    assert found == {key: expected.get(key, value) for key, value in found.items()}


def test_rounds_of_random_decisions_under_any_house_rules_come_to_the_same_money() -> None:
    for seed in range(60):
        for record in random_game(5_000_000 + seed).round_records():
            compiled, engine = both_ways(record)
            assert compiled == engine, record


def a_start(seed: int) -> tuple[RoundState, dict]:
    """A round before its first slide: sides, cash, pot, house rules, hands and patience by chance."""
    rng = np.random.default_rng([11, seed])
    order = tuple(str(side) for side in rng.permutation(SIDES)[: int(rng.integers(2, 5))])
    options = RuleOptions(
        jail_fee=int(rng.choice([0, 50, 100])),
        jail_fee_to=str(rng.choice(["bank", "pot"])),  # type: ignore[arg-type]  # one of two words
        allow_debt=bool(rng.random() < 0.3),
        smallest_note=int(rng.choice([1, 50])),
        luxury_tax=int(rng.choice([100, 170])),
        tie_tolerance=float(rng.choice([0.005, 0.1])),
        short_slide=str(rng.choice(["stays", "off"])),  # type: ignore[arg-type]  # one of two words
        **{
            name: bool(rng.random() < 0.5)
            for name in ("blank_counts", "jail_again", "railroad_may_stay", "house_bonus", "tax_on_house")
        },
    )
    hands = [Thrower.preset(str(rng.choice(["beginner", "casual", "skilled"]))) for _ in order]
    policies = [Greedy(pays_from=float(rng.choice([0.0, 1.0, 2.0]))) for _ in order]
    cash = {side: int(rng.choice([0, 100, 550])) for side in order}
    state = new_round(printed_on(BOARD), order, cash, int(rng.choice([500, 750])), options)
    return state, players_of(order, hands, policies)


BOARD = load_board("knockout")


def check_greedy_rounds(start: int, many: int) -> None:
    """`many` rounds, one from each of so many starts."""
    for seed in range(start, start + many):
        state, players = a_start(seed)
        compiled = play_out(state, players, 1, seed, first=3)
        assert played(compiled) == by_engine(state, players, seed, 3), seed


def test_greedy_rounds_come_to_the_same_money_slide_by_slide() -> None:
    check_greedy_rounds(0, 150)


@pytest.mark.parametrize(
    "board",
    [
        BOARD.with_(mu_spread=0.2, factor_spread=0.1, restitution_spread=0.3),
        BOARD.with_(tilt_pitch=0.01, tilt_roll=-0.02),
        BOARD.with_(contact="disc", law="weakening", mu0=0.12),
        load_board("table-shuffleboard"),
    ],
    ids=["scattered", "tilted", "weakening", "shuffleboard"],
)
def test_other_boards_play_the_same(board: Board) -> None:
    order = ("red", "yellow")
    state = new_round(printed_on(board), order, {"red": 300, "yellow": 0}, 500)
    players = players_of(order, Thrower.preset("casual"))
    compiled = play_out(state, players, 12, 5)
    assert [played(compiled, n) for n in range(12)] == [by_engine(state, players, 5, n) for n in range(12)]


@pytest.mark.parametrize(
    "hand",
    [Thrower.preset("beginner").correlated({("angle", "speed"): 0.7, ("x", "angle"): -0.6}),
     Thrower(0.02, 0.03, 0.004, 2.0, freedom=4.0)],
    ids=["correlated", "student"],
)  # fmt: skip
def test_hands_of_every_kind_throw_alike(hand: Thrower) -> None:
    order = ("red", "yellow")
    state = new_round(printed_on(BOARD), order, {"red": 300, "yellow": 0}, 500)
    players = players_of(order, hand)
    compiled = play_out(state, players, 40, 6)
    same = sum(played(compiled, n) == by_engine(state, players, 6, n) for n in range(40))
    assert same >= 38  # the tables of a Student-t are good to a ten-thousandth: a rare edge may turn


def test_a_round_hangs_on_its_number_alone() -> None:
    state, players = a_start(4)
    whole, part = play_out(state, players, 700, 9), play_out(state, players, 10, 9, first=400)
    assert (whole.cash[400:410] == part.cash).all() and (whole.places[400:410] == part.places).all()
    assert (play_out(state, players, 700, 9).cash == whole.cash).all()
    assert (play_out(state, players, 700, 10).cash != whole.cash).any()


def test_what_the_machine_does_not_know_is_refused_by_name() -> None:
    state, players = a_start(4)
    strangers = players_of(state.order, Thrower(), "random")
    with pytest.raises(RuleError, match="greedy"):
        play_out(state, strangers, 1)
    with pytest.raises(RuleError, match="not ask"):
        play_out(state, players, 1, answers=[Slide(state.tokens[-1], rest={state.tokens[-1]: "off"})])
    with pytest.raises(RuleError, match="negative"):
        play_out(state, players, 1, -1)
    with pytest.raises(RuleError, match="rounds"):
        play_out(state, players, 0)


def test_every_house_rule_is_known() -> None:
    assert set(NAMES) == KNOWN_OPTIONS


def test_a_token_of_unknown_place_in_the_way_is_refused() -> None:
    from lab.rules.machine import play

    state = new_round(printed_on(BOARD), ("red", "yellow"), {"red": 0, "yellow": 0}, 500)
    state = play(state, Slide("red-1", rest={"red-1": "brown-1"})).state
    with pytest.raises(RuleError, match="red-1 lies somewhere on Brown 1"):
        play_out(state, players_of(state.order, Thrower()), 1)


def test_a_hand_scored_round() -> None:
    """Red: both browns 50 + 50, their bonus 100, the House once more 50, tax 2 x 100 from 250 in hand."""
    final = {"red-1": "brown-1", "red-2": "brown-2", "red-3": "house-1", "red-4": "luxury-tax-1",
             "yellow-1": "free-parking-1", "yellow-2": "brown-1", "yellow-3": "jail"}  # fmt: skip
    compiled, engine = both_ways(a_round(final))
    assert compiled == engine
    cash, pot, bank, next_pot, _ = compiled
    assert cash == {"red": 50, "yellow": 700} and (pot, next_pot) == (0, 500)
    assert bank == 50 + 50 + 100 + 50 + 500


@pytest.mark.verify
def test_ten_thousand_rounds_of_each_kind(figure: Report) -> None:
    rounds = 0
    for seed in range(ROUNDS):
        if rounds >= ROUNDS:
            break
        for record in random_game(6_000_000 + seed).round_records():
            compiled, engine = both_ways(record)
            assert compiled == engine, record
            rounds += 1
    figure("rounds of random decisions, compiled beside the engine", f"{rounds}, none differs", f"{ROUNDS}")
    check_greedy_rounds(100_000, ROUNDS)
    figure("greedy rounds thrown anew, compiled beside the engine", f"{ROUNDS}, none differs", f"{ROUNDS}")
