"""What the end of a slide is worth in money of the round: closed forms, the engine, and the contract of a Worth."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import norm

from lab import Aim, Board, Thrower, load_board, slide_many
from lab.chance.rollout.setting import greedy_players, table_state
from lab.chance.round_worth import RoundWorth, worth_of_round
from lab.chance.worth import worth_by_name
from lab.errors import LabError, RuleError
from lab.motion.reach import speed_to_reach
from lab.rules.actions import Slide
from lab.rules.machine import play
from lab.rules.state import RoundState
from tests.lab.chance.rollout.engine import by_engine

BOARD = load_board("knockout")
CASUAL = Thrower.preset("casual")


def results(
    worth: RoundWorth, *rests: dict[str, tuple[float, float] | str], names: tuple[str, ...]
) -> np.ndarray:
    """The worth of slides that end so; "off" for a token that left the board."""
    off = np.array([[rest[name] == "off" for name in names] for rest in rests])
    places = np.array(
        [[(0.0, 0.3) if rest[name] == "off" else rest[name] for name in names] for rest in rests]
    )
    return worth.of(worth.state.printed.board, places.astype(float), off, names)


def last_slide() -> RoundState:
    """Yellow has the last slide; nothing else lies on the board."""
    off = {f"{side}-{n}": "off" for side in ("red", "yellow") for n in (1, 2, 3)}
    return table_state(BOARD, {**off, "red-4": "off"})


def test_the_last_slide_is_worth_what_it_comes_to() -> None:
    worth = worth_of_round(last_slide(), CASUAL)
    places = {
        "dark blue": ((0.23, 0.75), 400.0),
        "blank": ((0.14, 0.9), 0.0),
        "parked": ((0.14, 0.83), 500.0),
        "railroad": ((0.14, 0.35), 400.0),
        "house": ((0.14, 0.27), 0.0),
        "short": ((0.05, 0.1), 0.0),
        "off": ("off", 0.0),
    }
    found = results(worth, *({"slid": place} for place, _ in places.values()), names=("slid",))
    assert found.tolist() == [money for _, money in places.values()]


def test_a_straight_slide_at_one_space_is_worth_its_chance_times_its_value() -> None:
    """y = y0 + v^2 / (2 mu g): with normal speed noise the chance of the space is that of an interval of speeds.
    Green B, 300: rests at y of 0.63 to 0.71; the neighbours before and after are taken out of the board."""
    spaces = tuple(space for space in BOARD.spaces if space.id == "green-b")
    board = BOARD.replace(spaces=spaces, bonus={"green": 0}).with_(mu_spread=0.0)
    hand = Thrower(speed=0.03)
    y0, middle = board.go_line - 0.05, 0.67
    edges = 0.63, 0.71
    speed = float(speed_to_reach(board, middle - y0))
    low, high = (float(speed_to_reach(board, edge - y0)) / speed - 1.0 for edge in edges)
    p = norm.cdf(high / hand.speed) - norm.cdf(low / hand.speed)
    off = {f"{side}-{n}": "off" for side in ("red", "yellow") for n in (1, 2, 3)}
    state = table_state(board, {**off, "red-4": "off"})
    n = 100_000
    many = slide_many(board, hand.sample(Aim(0.2333, 0.0, speed), n, 5, board))
    money = worth_of_round(state, hand).of(board, many.rest, many.off, many.names)
    assert set(np.unique(money)) == {0.0, 300.0}
    assert abs(money.mean() - 300 * p) < 4 * 300 * np.sqrt(p * (1 - p) / n)


def test_the_rest_of_the_round_is_played_as_the_engine_plays_it() -> None:
    state = table_state(BOARD, {"red-1": (0.05, 0.75), "yellow-1": (0.23, 0.67)}, cash={"red": 200})
    players = greedy_players(state.order, CASUAL)
    worth = worth_of_round(state, CASUAL, rounds=300)
    after = {"red-2": (0.14, 0.51), "red-1": (0.06, 0.77), "yellow-1": "off"}
    (found,) = results(worth, after, names=("red-2", "red-1", "yellow-1"))
    begun = play(state, Slide("red-2", rest={**after})).state  # type: ignore[dict-item]  # places as the state has them
    engine = [by_engine(begun, players, 77, number)[0]["red"] - 200 for number in range(300)]
    error = np.std(engine) * np.sqrt(2 / 300)
    assert abs(found - np.mean(engine)) < 4 * error


def test_the_lead_counts_the_best_of_the_others() -> None:
    red = {"red-1": "dark-blue-2", **{f"red-{n}": "off" for n in (2, 3, 4)}}
    others = {f"{side}-{n}": "off" for side in ("yellow", "green") for n in (1, 2, 3)}
    worth = worth_of_round(
        table_state(
            BOARD,
            {**red, "red-1": (0.23, 0.75), **others, "yellow-4": "off"},
            order=("red", "yellow", "green"),
            cash={"yellow": 250},
        ),
        CASUAL,
        measure="lead",
    )
    names = ("green-4", "red-1")
    assert results(worth, {"green-4": (0.05, 0.75), "red-1": (0.23, 0.75)}, names=names).tolist() == [
        350.0 - 400.0
    ]
    assert results(worth, {"green-4": (0.05, 0.75), "red-1": "off"}, names=names).tolist() == [350.0 - 250.0]


@pytest.fixture(scope="module")
def crowded() -> tuple[Board, RoundWorth, object]:
    lying = {"red-1": (0.05, 0.75), "yellow-1": (0.23, 0.75), "yellow-2": (0.14, 0.6)}
    state = table_state(BOARD, lying, side="red")
    releases = CASUAL.sample(Aim(0.14, 0.0, 1.0), 3000, 2, BOARD)
    return BOARD, worth_of_round(state, CASUAL), slide_many(BOARD, releases, lying, token="red-3", seed=2)


def test_the_same_rows_give_the_same_money_however_they_are_cut(crowded: tuple) -> None:
    board, worth, many = crowded
    whole = worth.of(board, many.rest, many.off, many.names)
    parts = [
        worth.of(board, many.rest[k : k + 700], many.off[k : k + 700], many.names)
        for k in range(0, 3000, 700)
    ]
    assert (np.concatenate(parts) == whole).all()
    back = worth.of(board, many.rest[::-1].copy(), many.off[::-1].copy(), many.names)[::-1]
    assert (back == whole).all()


def test_more_futures_say_the_same_with_less_scatter(crowded: tuple) -> None:
    board, worth, many = crowded
    few = worth.of(board, many.rest, many.off, many.names)
    more = worth_of_round(worth.state, CASUAL, rounds=8).of(
        board, many.rest[:1000], many.off[:1000], many.names
    )
    assert abs(few.mean() - more.mean()) < 4 * np.hypot(few.std() / np.sqrt(3000), few.std() / np.sqrt(1000))
    assert more.std() < few.std()


def test_by_name_the_table_is_taken_from_the_tokens(crowded: tuple) -> None:
    board, worth, many = crowded
    by_name = worth_by_name("cash", CASUAL)
    assert by_name.name == "cash" and by_name.unit == "money"
    named = by_name.of(board, many.rest, many.off, ("red-3", *many.names[1:]))
    unnamed = by_name.of(board, many.rest, many.off, ("slid", *many.names[1:]))
    error = named.std() * np.sqrt(2 / len(named))
    assert abs(named.mean() - unnamed.mean()) < 4 * error
    assert abs(named.mean() - worth.of(board, many.rest, many.off, many.names).mean()) < 4 * error
    lead = worth_by_name("lead", CASUAL).of(board, many.rest, many.off, ("red-3", *many.names[1:]))
    assert lead.mean() < named.mean()


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (("yellow-3", "red-1", "yellow-1", "yellow-2"), "a token of red is"),
        (("red-1", "yellow-1", "yellow-2"), "not to be slid next"),
        (("red-3", "red-1", "yellow-1"), "do not agree"),
    ],
)
def test_tokens_that_are_not_those_of_the_state_are_refused(crowded: tuple, names: tuple, words: str) -> None:
    board, worth, many = crowded
    with pytest.raises(RuleError, match=words):
        worth.of(board, many.rest[:, : len(names)], many.off[:, : len(names)], names)


def test_what_makes_no_worth_is_refused(crowded: tuple) -> None:
    board, worth, many = crowded
    state = worth.state
    for words, make in {
        "another board": lambda: worth.of(board.with_(mu=0.1), many.rest, many.off, many.names),
        "does not play": lambda: worth_of_round(state, CASUAL, side="green"),
        "1 or more": lambda: worth_of_round(state, CASUAL, rounds=0),
        "no measure": lambda: worth_of_round(state, CASUAL, measure="fame"),  # type: ignore[arg-type]  # no measure: that is tested
        "no worth": lambda: worth_by_name("fame"),
        "nobody slides": lambda: worth_of_round(table_state(BOARD, {}, over=True), CASUAL),
    }.items():
        with pytest.raises(LabError, match=words):
            make()
