"""A game as a value: set-up, rounds in rotation, the end (K1 to K4, K22)."""

from __future__ import annotations

from itertools import permutations

import pytest

from lab import Board, load_board
from lab.rules import (
    Fee,
    GameState,
    NextRound,
    RuleOptions,
    Slide,
    Start,
    apply,
    decision,
    legal_actions,
    new_game,
    seat,
)
from tests.lab.rules.rounds import refused


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


def played_round(game: GameState, **places: str) -> GameState:
    """The round to its end: tokens named (with _ for -) come to rest there, all others go off."""
    while (waiting := decision(game)) is not None and waiting.kind != "next-round":
        if waiting.kind == "slide":
            token = waiting.tokens[0]
            action = Slide(token, rest={token: places.get(token.replace("-", "_"), "off")})
            game = apply(game, action).state
        else:
            assert waiting.default is not None
            game = apply(game, waiting.default).state
    return game


class TestSetUp:
    def test_K2_everyone_starts_with_nothing_and_500_above_free_parking(self, board: Board) -> None:
        game = new_game(board, ["red", "yellow", "green"])
        assert (game.phase, game.number) == ("set-up", 0)
        assert game.cash == {"red": 0, "yellow": 0, "green": 0}
        assert game.pot == 500

    def test_K3_any_order_may_be_drawn_and_is_logged(self, board: Board) -> None:
        game = new_game(board, ["red", "yellow", "green"])
        assert legal_actions(game) == tuple(Start(order) for order in permutations(game.sides))
        state, events = apply(game, Start(("green", "red", "yellow")))
        assert [(e.rule, e.why) for e in events] == [("K3", "Turn order: green, red, yellow.")]
        assert state.round is not None and state.round.log == events
        assert state.phase == "sliding"
        with refused("rule-K3", "order"):
            apply(game, Start(("red", "red", "green")))
        with refused("rule-K3", "first"):
            apply(game, Slide("red-1", rest={"red-1": "off"}))

    @pytest.mark.parametrize("sides", [[], ["red"], ["a", "b", "c", "d", "e"], ["a", "a"]])
    def test_K1_two_to_four_sides_with_names_of_their_own(self, board: Board, sides: list[str]) -> None:
        with refused("rule-K1", "sides"):
            new_game(board, sides)

    @pytest.mark.parametrize("side", ["", "bank", "pot", "two\nlines"])
    def test_K1_a_side_has_a_name_that_is_no_account(self, board: Board, side: str) -> None:
        with refused("format", "sides[1]"):
            new_game(board, ["red", side])

    def test_K1_more_people_share_sides(self, board: Board) -> None:
        people = ["Ann", "Bo", "Cy", "Di", "Ed"]
        assert dict(seat(people, RuleOptions())) == {
            "red": ("Ann", "Bo"),
            "yellow": ("Cy", "Di"),
            "green": ("Ed",),
        }
        seated = seat(people, RuleOptions())
        game = new_game(board, tuple(seated), people=seated)
        assert game.sides == ("red", "yellow", "green")
        assert game.people["yellow"] == ("Cy", "Di")
        with refused("rule-K1", "people"):
            seat(["Ann"], RuleOptions())
        with refused("rule-K1", "'Ann'"):
            seat(["Ann", "Ann"], RuleOptions())

    def test_K1_people_and_team_sizes_belong_to_the_sides(self, board: Board) -> None:
        with refused("rule-K1", "people"):
            new_game(board, ["red", "yellow"], people={"red": ["Ann"]})
        with refused("rule-K1", "options.team_sizes"):
            new_game(board, ["red", "yellow"], RuleOptions(team_sizes=(1, 1, 1)))


class TestRounds:
    @pytest.mark.parametrize("sides", [["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]])
    def test_K3_K4_each_side_goes_first_once_in_as_many_rounds_as_sides(
        self, board: Board, sides: list[str]
    ) -> None:
        game = apply(new_game(board, sides), Start(tuple(sides))).state
        orders = []
        while True:
            game = played_round(game)
            assert game.round is not None
            orders.append(game.round.order)
            if game.phase == "over":
                break
            assert game.phase == "end-of-round"
            assert legal_actions(game) == (NextRound(),)
            game = apply(game, NextRound()).state
        n = len(sides)
        assert orders == [tuple(sides[k:] + sides[:k]) for k in range(n)]
        assert game.number == n and legal_actions(game) == () and decision(game) is None
        with refused("rule-K4", "over"):
            apply(game, NextRound())

    def test_K22_tokens_are_taken_back_and_cash_and_pot_carried_on(self, board: Board) -> None:
        game = apply(new_game(board, ["a", "b"]), Start(("a", "b"))).state
        game = played_round(game, a_1="free-parking-1", b_1="green-b")
        assert game.cash == {"a": 500, "b": 300} and game.pot == 500
        state, events = apply(game, NextRound())
        assert state.round is not None
        assert state.round.order == ("b", "a")
        assert dict(state.round.places) == {}
        assert state.cash == {"a": 500, "b": 300} and state.pot == 500
        assert [event.rule for event in events] == ["K3"]
        assert "a goes last now, b first" in events[0].why

    def test_K12_what_was_won_pays_the_fee_in_the_next_round(self, board: Board) -> None:
        game = apply(new_game(board, ["a", "b"]), Start(("a", "b"))).state
        game = apply(played_round(game, b_1="green-b"), NextRound()).state
        game = apply(game, Slide("b-1", rest={"b-1": "go-to-jail-1"})).state
        assert legal_actions(game) == (Fee("b-1", True), Fee("b-1", False))
        assert apply(game, Fee("b-1", True)).state.cash["b"] == 200

    def test_K22_the_next_round_is_begun_before_anyone_slides(self, board: Board) -> None:
        game = played_round(apply(new_game(board, ["a", "b"]), Start(("a", "b"))).state)
        with refused("rule-K22", "begin the next one"):
            apply(game, Slide("b-1", rest={"b-1": "off"}))

    def test_K4_most_cash_wins_and_equal_cash_is_a_shared_win(self, board: Board) -> None:
        def won(**last: str) -> tuple[str, ...]:
            game = apply(new_game(board, ["a", "b"]), Start(("b", "a"))).state
            assert game.winners == ()
            game = apply(played_round(game), NextRound()).state
            return played_round(game, **last).winners

        assert won(a_1="green-a") == ("a",)
        assert won(a_1="green-a", b_1="green-b") == ("b",)
        assert won() == ("b", "a")
        assert won(a_1="green-a", b_1="yellow-b") == ("b", "a")

    def test_phases_are_named_as_the_game_goes(self, board: Board) -> None:
        game = apply(new_game(board, ["a", "b"]), Start(("a", "b"))).state
        seen = [game.phase]
        for places in ("chance-1", "railroad-1", "house-1", "brown-1"):
            game = apply(game, Slide(f"a-{len(seen)}", rest={f"a-{len(seen)}": places})).state
            game = apply(game, Slide(f"b-{len(seen)}", rest={f"b-{len(seen)}": "off"})).state
            seen.append(game.phase)
        assert seen == ["sliding", "sliding", "sliding", "sliding", "chance"]
        game = apply(game, Slide("a-1", rest={"a-1": "pink-1"})).state
        assert game.phase == "railroads"
        waiting = decision(game)
        assert waiting is not None and waiting.default is not None
        game = apply(game, waiting.default).state
        assert game.phase == "collect"
