"""A player's questions where the answer can be worked out by hand, and what is refused."""

from __future__ import annotations

import json

import numpy as np
import pytest

from lab import Board, Seam, Thrower, load_board
from lab.chance.questions import Asked, last_slide, pay_jail, protect_or_attack, which_house, which_railroad
from lab.chance.rollout.setting import table_state
from lab.errors import LabError, RuleError
from lab.rules.actions import Slide
from lab.rules.machine import decision, play
from lab.rules.options import RuleOptions
from tests.conftest import Report

BOARD = load_board("knockout")
WALLED = BOARD.replace(seams=tuple(Seam(y=0.134 + 0.001 * k, height=0.01, loss=1.0) for k in range(16)))
TAKEN_OFF = RuleOptions(short_slide="off")
"""Every slide stops at a wall short of the GO line, and is taken off."""
SURE = Thrower(name="sure")
CASUAL = Thrower.preset("casual")


def worths(asked: Asked) -> dict[str, float]:
    return {option.what: option.worth.mean for option in asked.options}


def test_paying_for_a_slide_that_the_wall_stops_costs_the_fee() -> None:
    state = table_state(WALLED, {"red-2": "jail"}, cash={"red": 300}, options=TAKEN_OFF)
    asked = pay_jail(state, SURE, "red-2", n=20)
    assert worths(asked) == {"stay in jail": 300.0, "pay 100": 200.0}
    assert asked.gain is not None and asked.gain.mean == asked.gain.lo == 100.0 and asked.clear
    assert asked.sentence == "Leave red-2 in jail: it brings 100 of lead more than to pay 100 (always)."


def test_paying_for_the_last_token_on_an_empty_board_brings_the_dearest_space() -> None:
    """A sure hand on a board without scatter: 400 for Dark blue 2, less the fee."""
    exact = BOARD.with_(mu_spread=0.0, restitution_spread=0.0)
    off = {f"{side}-{n}": "off" for side in ("red", "yellow") for n in (1, 2, 3)}
    state = table_state(exact, {**off, "red-4": "jail", "yellow-4": "off"}, over=True, cash={"red": 100})
    asked = pay_jail(state, SURE, "red-4", n=10, measure="cash")
    assert worths(asked) == {"pay 100": 300.0, "stay in jail": 0.0}


def test_the_fee_that_a_round_waits_for_is_the_one_that_is_asked() -> None:
    state = table_state(BOARD, {}, cash={"red": 100, "yellow": 0})
    state = play(state, Slide("red-1", rest={"red-1": "go-to-jail-2"})).state
    waiting = decision(state)
    assert waiting is not None and waiting.kind == "fee"
    asked = pay_jail(state, CASUAL, "red-1", n=500)
    assert asked.options[0].what == "pay 100" and asked.clear


def test_a_railroad_moves_where_it_completes_a_set() -> None:
    """Brown 1 lies: Brown 2 brings 50 and the bonus of 100, Dark blue 2 brings 400."""
    low = BOARD.replace(bonus={**BOARD.bonus, "brown": 500})
    for board, best, gain in ((BOARD, "move to Dark blue 2", 50.0), (low, "move to Brown 2", 150.0)):
        state = table_state(board, {"red-1": "brown-1", "red-2": "railroad-1"}, over=True)
        asked = which_railroad(state, SURE, "red-2", n=10, measure="cash")
        assert asked.options[0].what == best and asked.gain is not None and asked.gain.mean == gain
        assert worths(asked)["stay"] == 50.0
        assert len(asked.options) == 16  # 15 free properties, and to stay


def test_a_railroad_can_take_from_a_side_later_in_turn_order() -> None:
    """Yellow holds Dark blue 1 and moves to Dark blue 2 for the set, unless red is there first."""
    places = {"red-1": "railroad-1", "yellow-1": "dark-blue-1", "yellow-2": "railroad-2"}
    asked = which_railroad(table_state(BOARD, places, over=True), SURE, "red-1", n=10)
    assert asked.options[0].what == "move to Dark blue 2"
    assert worths(asked)["move to Dark blue 2"] == 400.0 - (350.0 + 300.0)
    assert worths(asked)["move to Green B"] == 300.0 - (350.0 + 400.0 + 750.0)


def test_a_house_collects_the_dearest_that_nobody_took() -> None:
    places = {"yellow-1": "house-1", "yellow-2": "dark-blue-2", "yellow-3": "brown-1", "red-1": "dark-blue-2"}
    asked = which_house(table_state(BOARD, places, over=True), SURE, "yellow", n=10, measure="cash")
    assert worths(asked) == {"collect Brown 1 again": 100.0, "collect Dark blue 2 again": 100.0}
    assert "no difference" in asked.sentence  # Dark blue 2 is red's, so the House falls to Brown 1 either way


def test_an_attack_pays_where_nothing_else_does() -> None:
    """The last slide: yellow's token, dead ahead, is all that is left on a board with one property."""
    only = tuple(space for space in BOARD.spaces if space.id == "dark-blue-2")
    board = BOARD.replace(spaces=only, bonus={"dark-blue": 0}).with_(mu_spread=0.0, restitution_spread=0.0)
    off = {f"{side}-{n}": "off" for side in ("red", "yellow") for n in (1, 2, 3)}
    state = table_state(board, {**off, "red-4": (0.2333, 0.75)}, side="yellow")
    asked = protect_or_attack(state, SURE, n=4)
    assert asked.side == "yellow" and asked.options[0].what == "attack red-4"
    assert worths(asked)["attack red-4"] >= 0.0  # red is off its 400
    assert worths(asked)["collect"] == -400.0  # nothing is free, so it stops where it pays nothing


def test_the_strength_of_an_attack_is_chosen_by_other_rounds_than_tell_its_worth() -> None:
    """Else the best of three strengths would look better the fewer the rounds."""
    state = table_state(BOARD, {"yellow-1": (0.23, 0.75), "yellow-2": (0.14, 0.75)}, side="red")
    few = [
        worths(protect_or_attack(state, CASUAL, n=20, seed=seed))["attack yellow-1"] for seed in range(400)
    ]
    many = worths(protect_or_attack(state, CASUAL, n=4000, seed=7))["attack yellow-1"]
    error = np.std(few, ddof=1) / np.sqrt(len(few))
    assert np.mean(few) < many + 3 * error


def test_what_lies_decides_what_can_be_done_with_a_slide() -> None:
    lying = {"red-1": (0.05, 0.75), "yellow-1": (0.23, 0.75), "yellow-2": (0.14, 0.9)}
    asked = protect_or_attack(table_state(BOARD, lying, side="red"), CASUAL, n=300)
    assert {option.what for option in asked.options} == {"collect", "protect red-1", "attack yellow-1"}
    assert [option.what for option in protect_or_attack(table_state(BOARD, {}), CASUAL, n=10).options] == [
        "collect"
    ]


@pytest.mark.parametrize(("board", "clear"), [(WALLED, False), (BOARD, True)])
def test_going_last_is_weighed_against_the_others(board: Board, clear: bool) -> None:
    """Behind the wall nobody earns. Else greedy sides that aim at the same spaces: K17 pays the earlier one."""
    asked = last_slide(board, CASUAL, n=2000, options=TAKEN_OFF)
    assert asked.clear is clear and asked.gain is not None
    assert asked.sentence.startswith("Going last costs" if clear else "Whether going last pays does not")


def test_going_last_agrees_with_whole_games() -> None:
    from lab.play import play_games

    too_dear = RuleOptions(jail_fee=1_000_000)  # else games' second rounds begin with cash for fees
    games = play_games(
        BOARD, ["red", "yellow"], CASUAL, games=400, seed=3, options=too_dear
    ).last_against_first()
    asked = last_slide(BOARD, CASUAL, n=4000, options=too_dear)
    assert asked.gain is not None
    width = (games.hi - games.lo + asked.gain.hi - asked.gain.lo) / 2
    assert abs(games.mean - asked.gain.mean) < width


def test_an_answer_is_one_document() -> None:
    asked = last_slide(BOARD, CASUAL, n=50)
    document = json.loads(json.dumps(asked.as_dict(), allow_nan=False))
    assert {"question", "side", "worth", "n", "seed", "options", "gain", "clear", "why"} == set(document)
    assert document["why"] == asked.sentence


OVER = table_state(BOARD, {"red-1": "brown-1"}, over=True)


@pytest.mark.parametrize(
    ("words", "ask"),
    [
        ("not in jail", lambda: pay_jail(OVER, CASUAL, "red-1")),
        ("cannot pay", lambda: pay_jail(table_state(BOARD, {"red-1": "jail"}), CASUAL, "red-1")),
        ("on no Railroad", lambda: which_railroad(OVER, CASUAL, "red-1")),
        ("no token on a House", lambda: which_house(OVER, CASUAL, "red")),
        ("does not play", lambda: which_house(OVER, CASUAL, "green")),
        ("pays nothing", lambda: which_house(table_state(BOARD, {"red-1": "house-1"}, over=True), CASUAL, "red")),
        ("nobody slides", lambda: protect_or_attack(OVER, CASUAL)),
        ("2 or more", lambda: last_slide(BOARD, CASUAL, n=1)),
        ("2 or more", lambda: protect_or_attack(table_state(BOARD, {}), CASUAL, n=1)),
        ("no measure", lambda: protect_or_attack(table_state(BOARD, {}), CASUAL, measure="x")),  # type: ignore[arg-type]  # no measure: that is tested
        ("no thrower", lambda: last_slide(BOARD, {"red": CASUAL})),
    ],
)  # fmt: skip
def test_a_question_that_does_not_arise_is_refused(words: str, ask) -> None:
    with pytest.raises(LabError, match=words):
        ask()


def test_no_property_free_leaves_nothing_to_ask() -> None:
    few = BOARD.replace(
        spaces=tuple(space for space in BOARD.spaces if space.id in ("brown-1", "brown-2", "railroad-1")),
        bonus={"brown": 0},
    )
    state = table_state(few, {"red-1": "railroad-1", "red-2": "brown-1", "yellow-1": "brown-2"}, over=True)
    with pytest.raises(RuleError, match="no property is free"):
        which_railroad(state, CASUAL, "red-1")
    must = RuleOptions(railroad_may_stay=False)
    state = table_state(few, {"red-1": "railroad-1", "red-2": "brown-1"}, over=True, options=must)
    assert worths(which_railroad(state, CASUAL, "red-1", n=4, measure="cash")) == {"move to Brown 2": 100.0}


@pytest.mark.verify
def test_the_intervals_hold_what_they_promise(figure: Report) -> None:
    """Of 1,000 short answers about 95 % hold the gain that a long one finds."""
    state = table_state(BOARD, {"red-1": "jail", "yellow-1": (0.23, 0.75)}, cash={"red": 200})
    truth = pay_jail(state, CASUAL, "red-1", n=400_000, seed=1).gain
    assert truth is not None
    gains = [pay_jail(state, CASUAL, "red-1", n=150, seed=seed).gain for seed in range(2, 1002)]
    inside = sum(gain is not None and gain.lo <= truth.mean <= gain.hi for gain in gains)
    figure("answers whose 95 % interval holds the truth", f"{inside / 10:.1f} %", "93 to 97 %")
    assert 930 <= inside <= 970
