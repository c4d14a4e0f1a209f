"""Whole games with random legal decisions, and everything that must hold for any of them."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import numpy as np

from lab import Thrower, load_board, play_game, replay_round, score_game, score_round
from lab.ledger import BANK, POT
from lab.play import PlayedGame
from lab.rules import RuleOptions
from lab.rules.policies import Greedy, Random
from lab.rules.printed import JAIL, OFF
from lab.rules.state import RoundState

BOARD = load_board("knockout")
SIDES = ("red", "yellow", "green", "blue")
HANDS = [Thrower.preset(name) for name in ("beginner", "casual", "skilled")]


def random_game(seed: int) -> PlayedGame:
    """A game of 2 to 4 sides under house rules of its own; random policies, a greedy one now and then."""
    rng = np.random.default_rng([7, seed])
    options = RuleOptions(
        starting_cash=int(rng.choice([0, 0, 100, 1500])),
        jail_fee=int(rng.choice([0, 50, 100, 100, 250])),
        jail_fee_to=str(rng.choice(["bank", "pot"])),  # type: ignore[arg-type]  # one of two words
        allow_debt=bool(rng.random() < 0.3),
        smallest_note=int(rng.choice([1, 7, 50])),
        luxury_tax=int(rng.choice([0, 100, 170])),
        pot_refill=int(rng.choice([0, 500])),
        tie_tolerance=float(rng.choice([0.0, 0.005, 0.1])),
        equal_cash=str(rng.choice(["shared", "later"])),  # type: ignore[arg-type]  # one of two words
        token_choice=str(rng.choice(["any", "in-order"])),  # type: ignore[arg-type]  # one of two words
        foul=str(rng.choice(["again", "off"])),  # type: ignore[arg-type]  # one of two words
        short_slide=str(rng.choice(["stays", "stays", "off"])),  # type: ignore[arg-type]  # one of two words
        **{
            name: bool(rng.random() < 0.5)
            for name in ("blank_counts", "jail_again", "railroad_may_stay", "house_bonus", "tax_on_house")
        },
    )
    sides = [str(side) for side in rng.permutation(SIDES)[: int(rng.integers(2, 5))]]
    policies: list[Any] = [Greedy() if rng.random() < 0.25 else Random() for _ in sides]
    hands = [HANDS[int(rng.integers(3))] for _ in sides]
    return play_game(BOARD, sides, hands, policies, seed, options=options)


def check_game(game: PlayedGame) -> None:
    """Money conserved, ledger true, one place a token, order rotating, one payer a property, no debt; and the
    record scores and replays to the same cash and the same resting places to the last bit."""
    rounds, options = game.rounds, game.state.options
    n = len(game.state.sides)
    assert len(rounds) == n
    for before, after in pairwise(rounds):
        assert after.order == (*before.order[1:], before.order[0])
        assert all(after.ledger.opening[a] == before.balances[a] for a in (*before.order, POT))
    assert {state.order[0] for state in rounds} == set(game.state.sides)
    assert all(rounds[0].ledger.opening[side] == options.starting_cash for side in game.state.sides)
    for state in rounds:
        _check_round(state)
    most = max(game.cash.values())
    assert game.winners and all(game.cash[side] == most for side in game.winners)
    document = json.loads(json.dumps(game.record, allow_nan=False))
    score = score_game(document, BOARD)
    assert score.cash == game.cash and score.winners == game.winners
    for state, record in zip(rounds, document["rounds"], strict=True):
        replay = replay_round(record, BOARD)
        end = replay.jump(len(replay)).state
        assert end.places == state.places  # positions bit for bit, and spaces
        assert end.ledger == state.ledger
        assert end.log == tuple(line for line in state.log if line.rule != "K3")


def _check_round(state: RoundState) -> None:
    assert state.over
    accounts = dict(state.ledger.opening)
    total = sum(accounts.values())
    for entry in state.ledger.entries:
        assert type(entry.amount) is int and entry.amount >= 0 and entry.why
        accounts[entry.payer] -= entry.amount
        accounts[entry.payee] += entry.amount
        assert sum(accounts.values()) == total
        if not state.options.allow_debt:
            assert all(accounts[side] >= 0 for side in state.order)
        assert accounts[POT] >= 0
    assert accounts == dict(state.balances)
    assert -state.balances[BANK] == sum(state.cash.values()) + state.balances[POT] - total
    spaces = {*state.printed.kind, OFF, JAIL}
    assert set(state.places) == set(state.tokens) == set(state.slid)
    assert len(state.slid) == len(set(state.slid))
    assert all(place.space in spaces for place in state.places.values())
    assert not any(state.printed.kind.get(p.space) == "go_to_jail" for p in state.places.values())
    collected = [entry.space for entry in state.ledger.entries if entry.rule == "K17"]
    assert len(collected) == len(set(collected))
    sliding = [token.rpartition("-")[0] for token in state.slid]
    assert sliding == list(state.order) * 4


def same_scores(record: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two records score to the same document, keys' order included."""
    return json.dumps(score_round(record, BOARD).as_dict()) == json.dumps(score_round(other, BOARD).as_dict())
