"""Who decides: what the greedy policy wants, that a random one stays legal, that a person is asked again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pytest

from lab import Board, Release, load_board, slide
from lab.motion import Draw
from lab.rules import Decision, Fee, House, Move, Pick, Slide
from lab.rules.aiming import dearest_aim, straight_aim
from lab.rules.drive import Player, free_release, play_on, thrown
from lab.rules.machine import decision, new_round, play
from lab.rules.options import RuleOptions
from lab.rules.policies import POLICIES, Answer, Ask, Greedy, Random, Throw
from lab.rules.printed import printed_on
from lab.rules.state import RoundState
from lab.throwers import Aim, Thrower, ThrowerError, release_y
from tests.lab.rules.rounds import LINE

ORDER = ("red", "blue")
SURE = Thrower(name="sure")
RNG = np.random.default_rng(1)


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


def a_round_of(board: Board, cash: int = 0, **options: Any) -> RoundState:
    return new_round(printed_on(board), ORDER, dict.fromkeys(ORDER, cash), 500, RuleOptions(**options))


def all_slid(board: Board, places: Mapping[str, Any]) -> RoundState:
    """The first decision after all slides; tokens not named are off."""
    state = a_round_of(board, 0)
    while (waiting := decision(state)) is not None and waiting.rule == "K5":
        token = waiting.tokens[0]
        state = play(state, Slide(token, rest={token: places.get(token, "off")})).state
    return state


def greedy(state: RoundState, **numbers: Any) -> Answer:
    waiting = decision(state)
    assert waiting is not None
    return Greedy(**numbers).decide(state, waiting, RNG)


class TestAiming:
    @pytest.mark.parametrize("y", [0.19, 0.43, 0.75])
    def test_a_straight_aim_takes_an_exact_slide_to_its_target(self, board: Board, y: float) -> None:
        aim = straight_aim(board, 0.14, y)
        rest = slide(board, Release(aim.x, release_y(board), aim.speed, aim.angle)).rest["slid"]
        assert rest == pytest.approx((0.14, y), abs=1e-12)

    def test_a_token_with_a_factor_of_its_own_is_aimed_with_it(self, board: Board) -> None:
        slow = board.replace(tokens={"red-1": board.token.model_copy(update={"factor": 1.5})})
        aim = straight_aim(slow, 0.14, 0.6, token="red-1")
        rest = slide(slow, Release(aim.x, release_y(slow), aim.speed), token="red-1").rest["red-1"]
        assert rest == pytest.approx((0.14, 0.6), abs=1e-12)

    @pytest.mark.parametrize(
        "changes", [{"law": "viscous", "k": 0.5}, {"law": "weakening", "mu0": 0.12}, {"tilt_pitch": 0.02}]
    )
    def test_it_aims_under_every_law(self, board: Board, changes: dict[str, Any]) -> None:
        other = board.with_(**changes)
        aim = straight_aim(other, 0.14, 0.7)
        rest = slide(other, Release(aim.x, release_y(other), aim.speed)).rest["slid"]
        assert rest == pytest.approx((0.14, 0.7), abs=1e-6)

    def test_where_drag_lets_nothing_come_so_far_it_throws_as_hard_as_hands_do(self, board: Board) -> None:
        thick = board.with_(law="viscous", k=30.0)
        assert straight_aim(thick, 0.14, 0.9).speed == 5.0

    def test_the_aim_is_the_dearest_property_still_worth_it_with_a_free_way(self, board: Board) -> None:
        def target(token: str, table: Mapping[str, tuple[float, float]]) -> str | None:
            aim = dearest_aim(board, token, table, ORDER)
            way = aim.speed**2 / (2 * board.surface.mu * 9.80665)
            spaces = printed_on(board).space_map
            return spaces.space_of(aim.x, release_y(board) + way, board.token.radius)

        on_dearest = (0.2333, 0.75)
        assert target("red-1", {}) == "dark-blue-2"
        assert target("red-2", {"red-1": on_dearest}) == "dark-blue-1"  # one's own token is there
        assert target("blue-1", {"red-1": on_dearest}) == "dark-blue-1"  # red collects first (K17)
        assert target("red-1", {"blue-1": (0.2333, 0.40)}) == "dark-blue-1"  # in the way
        assert target("red-1", {"blue-1": (0.2333, 0.40), "blue-2": (0.0467, 0.40)}) == "pink-2"

    def test_a_board_without_properties_is_aimed_up_the_middle(self) -> None:
        lane = load_board("blank-lane")
        aim = dearest_aim(lane, "red-1", {}, ORDER)
        rest = slide(lane, Release(aim.x, release_y(lane), aim.speed)).rest["slid"]
        assert rest == pytest.approx((0.15, (0.15 + 1.5) / 2))


class TestGreedy:
    def test_it_slides_at_the_dearest_property(self, board: Board) -> None:
        answer = greedy(a_round_of(board))
        assert isinstance(answer, Throw) and answer.token == "red-1"
        assert answer.aim == dearest_aim(board, "red-1", {}, ORDER)

    def test_it_pays_when_what_it_can_still_get_is_worth_it(self, board: Board) -> None:
        jailed = play(a_round_of(board, 500), Slide("red-1", rest={"red-1": "go-to-jail-1"})).state
        assert greedy(jailed) == Fee("red-1", True)
        assert greedy(jailed, pays_from=4.1) == Fee("red-1", False)

    def test_it_cannot_pay_without_cash(self, board: Board) -> None:
        jailed = play(a_round_of(board, 99), Slide("red-1", rest={"red-1": "go-to-jail-1"})).state
        assert greedy(jailed) == Fee("red-1", False)

    def test_it_moves_where_a_set_is_completed(self, board: Board) -> None:
        state = all_slid(board, {"red-1": "railroad-1", "red-2": "green-a", "blue-1": "dark-blue-2"})
        assert greedy(state) == Move("red-1", "green-b")  # 300 + 550, dearer than dark-blue-1
        state = all_slid(board, {"red-1": "railroad-1"})
        assert greedy(state) == Move("red-1", "dark-blue-2")

    def test_it_takes_the_dearest_for_its_house(self, board: Board) -> None:
        state = all_slid(board, {"red-1": "house-1", "red-2": "brown-1", "red-3": "green-a"})
        assert greedy(state) == House("red", "green-a")

    @pytest.mark.parametrize(
        ("place", "others", "space"),
        [
            ([LINE, 0.51], {}, "red-a"),  # beside Go To Jail
            ([LINE, 0.43], {}, "orange-1"),  # beside Luxury Tax
            ([LINE, 0.19], {}, "brown-1"),  # beside Chance
            ([LINE, 0.19], {"red-2": "brown-1"}, "chance-1"),  # collected already
        ],
    )
    def test_it_picks_what_pays_most_of_a_tie(
        self, board: Board, place: Sequence[float], others: Mapping[str, str], space: str
    ) -> None:
        state = a_round_of(board)
        for token, spot in [*others.items(), ("blue-1", "off")][: 2 * len(others)]:
            state = play(state, Slide(token, rest={token: spot})).state
        state = play(state, Slide("red-1", rest={"red-1": list(place)})).state
        assert greedy(state) == Pick("red-1", space)


class TestAsk:
    def test_a_person_is_asked_again_after_an_illegal_answer(self, board: Board) -> None:
        answers: list[Answer] = [
            Fee("red-1", True),
            Slide("red-1", Release(0.14, 0.2, 0.9)),
            Throw("blue-1", Aim(0.14, 0.0, 0.9)),
            Slide("red-2", rest={"red-2": "brown-1"}),
        ]
        refusals: list[str | None] = []

        def ask(state: RoundState, waiting: Decision, refusal: str | None) -> Answer:
            refusals.append(refusal)
            return answers[len(refusals) - 1]

        state = a_round_of(board)
        waiting = decision(state)
        assert waiting is not None
        answer = Ask(ask).decide(state, waiting, RNG)
        assert answer == answers[3]
        assert refusals[0] is None
        assert [str(line).split(":")[0] for line in refusals[1:3]] == ["rule-K5", "rule-K6"]
        assert "blue-1 cannot be slid now" in str(refusals[3])

    def test_a_throw_is_left_to_the_hand(self, board: Board) -> None:
        throw = Throw("red-3", Aim(0.14, 0.0, 0.9))
        state = a_round_of(board)
        waiting = decision(state)
        assert waiting is not None
        assert Ask(lambda *_: throw).decide(state, waiting, RNG) is throw


class TestDrive:
    def test_nobody_is_asked_where_there_is_one_answer(self, board: Board) -> None:
        asked: list[str] = []

        def ask(state: RoundState, waiting: Decision, refusal: str | None) -> Answer:
            asked.append(waiting.kind)
            token = waiting.tokens[0]
            return Slide(token, rest={token: "go-to-jail-1"})  # the fee cannot be paid

        player = Player(Ask(ask), (SURE,))
        end, played = play_on(a_round_of(board), dict.fromkeys(ORDER, player), RNG)
        assert end.over and set(asked) == {"slide"} and len(asked) == 8
        assert [action.pay for _, action in played if isinstance(action, Fee)] == [False] * 8

    def test_the_people_of_a_team_slide_by_turns(self) -> None:
        hands = tuple(Thrower(name=name) for name in ("ann", "bo"))
        player = Player(POLICIES["greedy"], hands)
        assert [player.hand(f"red-{n}").name for n in (1, 2, 3, 4)] == ["ann", "bo", "ann", "bo"]

    def test_a_throw_becomes_a_slide_with_its_draw(self, board: Board) -> None:
        state = a_round_of(board)
        still = thrown(state, Throw("red-1", Aim(0.14, 0.0, 0.9)), SURE, [0.0] * 8)
        sigma = np.sqrt(np.log1p(board.surface.mu_spread**2))
        assert still.release == Release(0.14, release_y(board), 0.9)
        assert still.draw == Draw(
            pytest.approx(board.surface.mu * np.exp(-0.5 * sigma**2)), board.collision.restitution, 1.0
        )

    def test_a_token_is_set_down_beside_one_that_lies_behind_the_line(self, board: Board) -> None:
        release = Release(0.14, 0.1, 0.9, 0.02)
        moved = free_release(board, release, {"blue-1": (0.145, 0.1)}, "red-1")
        assert (moved.speed, moved.angle) == (0.9, 0.02)
        assert 0 < moved.x < 0.28 and moved.y <= board.go_line
        gap = ((moved.x - 0.145) ** 2 + (moved.y - 0.1) ** 2) ** 0.5
        assert 2 * board.token.radius <= gap < 2 * board.token.radius + 0.005
        assert free_release(board, release, {}, "red-1") == release

    def test_no_room_behind_the_line_is_said(self, board: Board) -> None:
        crowd = {f"t-{i}-{j}": (0.01 + 0.032 * i, 0.01 + 0.032 * j) for i in range(9) for j in range(6)}
        with pytest.raises(ThrowerError, match="no room"):
            free_release(board, Release(0.14, 0.1, 0.9), crowd, "red-1")

    def test_a_random_policy_plays_every_kind_of_decision(self, board: Board) -> None:
        seen: set[str] = set()
        for seed in range(40):
            players = dict.fromkeys(ORDER, Player(Random(), (SURE,)))
            state = a_round_of(board, 1000)
            end, played = play_on(state, players, np.random.default_rng(seed))
            assert end.over
            seen |= {rule for rule, _ in played}
        assert seen >= {"K5", "K12", "K15", "K16", "K19"}
