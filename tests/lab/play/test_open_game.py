"""A game under way: policies play it to its end, it is saved and goes on the same, slides are taken back."""

from __future__ import annotations

import json

import pytest

from lab import Board, Release, RuleError, RuleOptions, load_board, score_game, score_round
from lab.ledger import Entry
from lab.play.open_game import OpenGame, Seat, begin_game, begin_round, open_game
from lab.rules.actions import Fee, NextRound, Slide

GREEDY, RANDOM = Seat("greedy", "casual"), Seat("random", "beginner")


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


def played_on(game: OpenGame, most: int = 10_000) -> OpenGame:
    """By its policies to the end, or `most` actions on."""
    for _ in range(most):
        waiting = game.waiting
        if waiting is None:
            break
        game = game.act(NextRound() if waiting.kind == "next-round" else game.answer())
    return game


@pytest.mark.parametrize("sides", [("red", "yellow"), ("red", "yellow", "green", "blue")])
def test_policies_play_to_the_end_and_the_record_scores_to_the_same(
    board: Board, sides: tuple[str, ...]
) -> None:
    game = played_on(begin_game(board, dict(zip(sides, (GREEDY, RANDOM) * 2, strict=False)), seed=5))
    assert game.over and len(game.rounds) == len(sides) == game.many
    document = json.loads(json.dumps(game.document, allow_nan=False))
    score = score_game(document)
    assert score.cash == game.state.cash and score.winners == game.state.winners
    for state, scored in zip(game.rounds, score.rounds, strict=True):
        assert [line for line in state.log if isinstance(line, Entry)] == list(scored.steps)


def test_a_game_opened_again_goes_on_as_if_it_had_never_been_closed(board: Board) -> None:
    begun = begin_game(board, {"red": GREEDY, "yellow": RANDOM}, RuleOptions(jail_fee=50), seed=8)
    for many in (0, 1, 7, 13, 20):
        part = played_on(begun, many)
        again = open_game(json.loads(json.dumps(part.document)))
        assert again == part and again.document == part.document
        assert again.round.places == part.round.places and again.waiting == part.waiting
        assert played_on(again) == played_on(part)


def test_a_person_slides_as_observed_and_takes_a_foul_back(board: Board) -> None:
    game = begin_game(board, {"red": Seat(), "yellow": Seat()}, RuleOptions(starting_cash=500), seed=2)
    first = game.round.order[0]
    assert game.by_person and game.without_last_slide() is None
    slid = game.act(Slide(f"{first}-2", Release(0.14, 0.1, 0.9), rest={f"{first}-2": (0.05, 0.2)}))
    assert slid.round.places[f"{first}-2"].space == "brown-1"
    back = slid.without_last_slide()
    assert back == game and back.round == game.round
    jailed = slid.act(Slide(f"{slid.waiting.side}-1", rest={f"{slid.waiting.side}-1": "go-to-jail-1"}))
    assert jailed.waiting is not None and jailed.waiting.kind == "fee"
    decided = jailed.act(Fee(jailed.waiting.about, False))
    assert jailed.without_last_slide() == slid and decided.without_last_slide() is None


def test_K12_what_has_one_answer_only_is_not_asked_and_is_taken_back_with_its_slide(board: Board) -> None:
    game = begin_game(board, {"red": Seat(), "yellow": Seat()}, seed=2)  # nobody has the fee
    first = game.round.order[0]
    slid = game.act(Slide(f"{first}-1", rest={f"{first}-1": "go-to-jail-1"}))
    assert slid.waiting is not None and slid.waiting.kind == "slide"
    assert slid.without_last_slide() == game


def test_K5_K6_what_the_rules_refuse_leaves_the_game_as_it_was(board: Board) -> None:
    game = begin_game(board, {"red": Seat(), "yellow": Seat()}, seed=2)
    second = game.round.order[1]
    with pytest.raises(RuleError, match="turn") as refused:
        game.act(Slide(f"{second}-1", rest={f"{second}-1": "brown-1"}))
    assert refused.value.code == "rule-K5"
    with pytest.raises(RuleError) as refused:
        first = game.round.order[0]
        game.act(Slide(f"{first}-1", Release(0.14, 0.2, 0.9), rest={f"{first}-1": "brown-1"}))
    assert refused.value.code == "rule-K6"
    assert game.document["rounds"][0]["slides"] == []


def test_a_single_round_is_recorded_with_its_cash_and_pot(board: Board) -> None:
    game = begin_round(board, ("yellow", "red"), {"red": 200}, 350)
    spaces = [space.id for space in board.spaces if space.kind == "property"]
    for token, space in zip(
        [f"{s}-{n}" for n in range(1, 5) for s in ("yellow", "red")], spaces, strict=False
    ):
        assert not game.over
        game = game.act(Slide(token, rest={token: space}))
    assert game.over and game.waiting is None
    (record,) = game.records
    assert record["cash"] == {"yellow": 0, "red": 200} and record["pot"] == 350
    assert score_round(record).cash == game.round.cash


def test_seats_are_read_as_they_are_told_and_unknown_ones_refused() -> None:
    for seat in (Seat(), GREEDY, RANDOM):
        assert Seat.read(seat.told) == seat
    for told in ("clever, casual", "greedy, giant"):
        with pytest.raises(RuleError, match="there is no"):
            Seat.read(told)
