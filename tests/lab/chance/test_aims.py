"""The best aim: better than its neighbours, told by fresh slides, at the place and with the reason it claims."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from lab import Aim, AimMap, Board, Thrower, ThrowerError, aim_map, expected_worth, landing_map, load_board
from lab.chance import WORTHS, skill_curve, skill_curve_of, why, worth_by_name
from lab.chance.aims import places_to_try, usual_angles, usual_speeds
from lab.motion import speed_to_reach
from lab.throwers import release_y

BEGINNER, SKILLED = Thrower.preset("beginner"), Thrower.preset("skilled")
QUICK = {"slides": 300_000, "check": 40_000}


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


@pytest.fixture(scope="module")
def beginner(board: Board) -> AimMap:
    return aim_map(board, BEGINNER, 0.233, **QUICK)


@pytest.fixture(scope="module")
def skilled(board: Board) -> AimMap:
    return aim_map(board, SKILLED, 0.233, **QUICK)


@pytest.mark.parametrize("who", ["beginner", "skilled"])
def test_no_aim_nearby_or_elsewhere_is_better_than_the_best(
    who: str, board: Board, request: pytest.FixtureRequest
) -> None:
    aims: AimMap = request.getfixturevalue(who)
    best = aims.best
    rng = np.random.default_rng(3)
    others = [
        Aim(0.233, best.aim.angle + da, best.aim.speed * (1 + dv))
        for da, dv in zip(rng.normal(0, 0.02, 12), rng.normal(0, 0.03, 12), strict=True)
    ]
    others += [Aim(0.233, float(rng.choice(aims.angles)), float(rng.choice(aims.speeds))) for _ in range(12)]
    for seed, aim in enumerate(others):
        found = expected_worth(board, aims.thrower, aim, n=20_000, seed=seed)
        assert found.mean < best.worth.mean + 4 * math.hypot(found.se, best.worth.se) + 1


def test_the_worth_of_the_best_is_told_by_fresh_slides(beginner: AimMap, board: Board) -> None:
    truth = expected_worth(board, BEGINNER, beginner.best.aim, n=400_000, seed=99)
    worth = beginner.best.worth
    assert worth.n == 40_000
    assert worth.lo < worth.mean < worth.hi
    assert abs(worth.mean - truth.mean) < 4 * math.hypot(worth.se, truth.se)
    assert beginner.peak[1] == pytest.approx(truth.mean, abs=4)


def test_a_surer_hand_is_worth_more_and_aims_further(beginner: AimMap, skilled: AimMap) -> None:
    assert skilled.best.worth.lo > beginner.best.worth.hi + 30
    assert skilled.best.aim.speed > beginner.best.aim.speed


def test_missing_the_best_aim_costs_what_the_slides_say(beginner: AimMap, board: Board) -> None:
    assert beginner.loss() == 0
    aim = beginner.best.aim
    for angle, speed in ((0.05, 0.0), (0.0, 0.12), (-0.06, -0.1)):
        missed = Aim(aim.x, aim.angle + angle, aim.speed * (1 + speed))
        truth = [expected_worth(board, BEGINNER, a, n=40_000, seed=5) for a in (aim, missed)]
        assert beginner.loss(angle, speed) == pytest.approx(truth[0].mean - truth[1].mean, abs=5)


def test_a_map_follows_another_skill_without_new_slides(beginner: AimMap) -> None:
    surer = replace(BEGINNER, angle=0.02, speed=0.03)
    moved = AimMap.of(beginner.table, surer, check=20_000)
    assert moved.best.worth.lo > beginner.best.worth.hi
    with pytest.raises(ThrowerError, match="made for another place"):
        AimMap.of(beginner.table, SKILLED)


def test_of_several_places_the_best_is_taken(board: Board) -> None:
    one = board.replace(spaces=[board.space("dark-blue-1")], bonus={"dark-blue": 0})
    straight = Thrower(speed=0.03, angle=0.05, place=0.002)
    found = aim_map(one, straight, slides=160_000, check=5_000)
    assert found.x in places_to_try(board)
    assert found.x < board.width / 2
    given = aim_map(one, straight, [0.05, 0.26], **QUICK)
    each = {x: aim_map(one, straight, x, **QUICK).best.worth.mean for x in (0.05, 0.26)}
    assert each[given.x] > max(each.values()) - 5
    with pytest.raises(ThrowerError, match="no place"):
        aim_map(one, straight, [])


def test_what_is_shown_by_default_is_all_that_may_rest_on_the_board(board: Board) -> None:
    slowest, fastest = usual_speeds(board)
    assert slowest == pytest.approx(speed_to_reach(board, board.go_line - release_y(board)))
    assert fastest > speed_to_reach(board, board.length - release_y(board))
    left, right = usual_angles(board, 0.05)
    assert left < 0 < -left < right
    for changes in ({"law": "quadratic", "c": 5.0}, {"law": "viscous", "k": 2.0}, {"go_line": 0.0}):
        low, high = usual_speeds(board.with_(**changes))
        assert 0 < low < high <= 10


def test_tokens_in_the_way_change_the_best_aim_and_the_reason(board: Board) -> None:
    wall = {f"red-{i + 1}": (0.025 + 0.045 * i, 0.6) for i in range(4)}
    wall |= {f"blue-{i + 1}": (0.205 + 0.045 * i, 0.6) for i in range(2)}
    aims = aim_map(board, BEGINNER, 0.233, wall, **QUICK)
    landing = landing_map(board, BEGINNER, aims.best.aim, 20_000, 1, wall)
    assert np.median(landing.rest[landing.on_board, 1]) < 0.6
    assert "as the tokens in the way let none rest on it" in why(aims)


def test_the_reason_is_one_sentence_with_the_figures_of_the_landing_map(
    beginner: AimMap, board: Board
) -> None:
    sentence = why(beginner)
    assert sentence.startswith("A beginner thrower does best to let go at x 23.3 cm")
    assert sentence.count(". ") == 0 and sentence.endswith(".")
    assert f"worth {beginner.best.worth.mean:.0f} on average" in sentence
    assert "straight at the dearest space, Dark blue 2, it would be worth" in sentence
    landing = landing_map(board, BEGINNER, beginner.best.aim, 50_000, 2)
    most = max(
        landing.spaces, key=lambda s: landing.spaces[s].p * (board.space(s).value if s != "blank" else 0)
    )
    assert f"{100 * landing.spaces[most].p:.0f} % rest on" in sentence


def test_a_board_without_values_has_a_reason_too() -> None:
    aims = aim_map(load_board("blank-lane"), BEGINNER, 0.15, slides=20_000, check=1_000)
    assert aims.best.worth.mean == 0
    assert "brings any money" in why(aims)


def test_the_same_seed_gives_the_same_best_aim(board: Board) -> None:
    first, again = (aim_map(board, SKILLED, 0.14, slides=60_000, check=2_000, seed=4) for _ in range(2))
    assert first.as_dict() == again.as_dict()
    assert set(first.as_dict()["best"]) == {"x", "angle", "speed", "worth", "lo", "hi"}


def test_practice_never_makes_the_best_aim_worse(board: Board) -> None:
    curve = skill_curve(board, SKILLED, 0.233, scales=(4.0, 0.25, 1.0), slides=250_000)
    assert curve.scales == (0.25, 1.0, 4.0)
    worths = [best.worth for best in curve.best]
    assert worths[0].lo > worths[1].hi and worths[1].lo > worths[2].hi
    assert "Scatter, times" in curve._repr_html_()
    for scales in ([], [0.0, 1.0], [-1.0]):
        with pytest.raises(ThrowerError, match="above 0"):
            skill_curve(board, SKILLED, scales=scales)


def test_a_table_gives_its_curve_at_once(beginner: AimMap) -> None:
    curve = skill_curve_of(replace(beginner, check=20_000, near=()), scales=(0.5, 1.0))
    assert curve.best[0].worth.lo > curve.best[1].worth.hi
    assert not curve.whole


def test_a_notebook_shows_the_best_aim_and_why(beginner: AimMap) -> None:
    shown = replace(beginner, thrower=replace(BEGINNER, name="<b>"))._repr_html_()
    assert "40,000 for the worth" in shown and "seed 1" in shown
    assert "<b>" not in shown


def test_worths_are_had_by_name() -> None:
    assert worth_by_name("printed").name == "printed"
    assert "printed" in WORTHS
    with pytest.raises(ThrowerError, match="no worth 'gold'; there are printed"):
        worth_by_name("gold")
