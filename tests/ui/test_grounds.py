"""Boards that come with something: base and changes stay apart, the aim is on the board, what is not touched stays."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from types import MappingProxyType

import pytest
from pytestqt.qtbot import QtBot

from lab import (
    Aim,
    Board,
    LabError,
    LiveTable,
    Release,
    Thrower,
    landing_map,
    load_board,
    score_round,
    slide,
)
from lab.errors import SessionError
from lab.play.open_game import begin_round
from lab.rules.actions import Slide
from tests.ui.recordings import recorded_path
from tests.ui.test_replay import FINAL, written
from ui.document import LabDocument
from ui.parts import PARTS
from ui.parts.fit import FIT, FitPart, Thrown, printed
from ui.parts.sampling import Sampling
from ui.resting import clamped_x, first_overlap, in_the_way
from ui.session import session_of, state_of
from ui.state import Ground, SlideRecord
from ui.window import MainWindow

CHANGES = {"mu": 0.1, "restitution": 0.6}


def of_a_game(window: MainWindow, qtbot: QtBot, tmp_path) -> Callable[[], None]:
    """A round being recorded on the changed board; what puts the table back as it has it."""
    window.desk.referee.begin(begin_round(window.document.board, ("red", "yellow")), "Record")
    return window.desk.referee.restore


def of_a_replay(window: MainWindow, qtbot: QtBot, tmp_path) -> Callable[[], None]:
    """A round scored on the changed board; what shows it again."""
    replays = window.desk.replays
    window.open_files([written(tmp_path, FINAL)])
    qtbot.waitUntil(lambda: replays.scored is not None and window.queue.idle)
    for key, value in CHANGES.items():  # opened on the board of the file
        window.document.set_parameter(key, value)
    qtbot.waitUntil(lambda: replays.fresh and window.queue.idle)
    return replays.show


@pytest.mark.parametrize("begun", [of_a_game, of_a_replay])
def test_a_round_brings_its_board_back_as_base_and_changes_with_the_aim_on_it(
    window: MainWindow, qtbot: QtBot, tmp_path, begun: Callable
) -> None:
    document = window.document
    for key, value in CHANGES.items():
        document.set_parameter(key, value)
    back = begun(window, qtbot, tmp_path)
    base, board = document.state.base, document.board
    assert document.put_board(load_board("blank-lane").with_(width=0.6), "Another board", changes={})
    document.set_aim(x=0.58)
    if begun is of_a_replay:
        qtbot.waitUntil(lambda: window.queue.idle and bool(window.desk.replays.stale))
    back()
    assert document.board == board
    assert document.state.base == base and dict(document.state.changes) == CHANGES
    assert document.state.aim.x == pytest.approx(board.width - board.token.radius)
    document.reset_parameter("mu")
    assert document.board.surface.mu == base.surface.mu
    assert document.board.collision.restitution == CHANGES["restitution"]
    qtbot.waitUntil(lambda: window.queue.idle)


def test_what_the_board_of_a_game_is_made_of_is_in_sessions(window: MainWindow) -> None:
    window.document.set_parameter("mu", 0.1)
    window.desk.referee.begin(begin_round(window.document.board, ("red", "yellow")), "Record")
    window.desk.referee.act(Slide("red-1", rest={"red-1": "house-1"}))
    part = window.document.part("game")
    assert part.ground == Ground(load_board("knockout"), MappingProxyType({"mu": 0.1}))
    again = PARTS["game"].from_json(json.loads(json.dumps(PARTS["game"].to_json(part))))
    assert again == part and again.game.board == window.document.board
    plain = PARTS["game"].to_json(part)
    for broken in ([], {"mu": -1}):
        with pytest.raises(LabError, match=r"numbers|mu"):
            PARTS["game"].from_json({**plain, "changes": broken})


def test_an_opened_board_leaves_who_plays_hand_and_sampling_as_they_were(qapp: object) -> None:
    document = LabDocument()
    document.set_thrower(Thrower.preset("skilled"))
    document.set_scatter(True)
    document.set_sampling(n=1000, seed=9)
    document.choose_sides(("green", "blue"))
    document.place_token("green-1", (0.1, 0.5))
    document.set_parameter("mu", 0.1)
    before = document.state
    document.open_board("blank-lane")
    after = document.state
    for name in ("thrower", "scatter", "n", "seed", "parts"):
        assert getattr(after, name) == getattr(before, name), name
    assert after.table.sides == ("green", "blue") and after.table.next_token == "green-1"
    assert not after.table.rest and not after.changes and after.last_slide is None
    document.deleteLater()


@pytest.mark.parametrize("x", [-3.0, 0.0, 5.0])
def test_the_aim_of_a_session_is_on_its_board(qapp: object, x: float) -> None:
    document = LabDocument()
    state = replace(document.state, aim=Aim(x, 0.0, 1.0))
    assert state_of(session_of(state)).aim.x == clamped_x(document.board, x)
    document.deleteLater()


def test_taking_the_recorded_path_off_leaves_the_rest_of_the_fit(window: MainWindow) -> None:
    from ui.docks.fit_throw import take_off

    thrown = Thrown("a", "red-1", (0.1, 0.1, 1.0, 0.0, 0.0), ((0.1, 0.2),), None, False)
    part = FitPart(law="quadratic", loss="huber", tilt=True, thrown=thrown)
    window.document.set_part("fit", part, "Fit")
    take_off(window.desk)
    assert window.document.part("fit") == replace(part, thrown=None)


def test_one_check_of_overlaps_for_all_who_ask(qapp: object) -> None:
    """Tokens may overlap by 1 mm (read off a real table), by more nowhere: by hand, on boards, in sessions."""
    board = load_board("knockout")
    reach = 2 * board.token.radius
    for apart, meets in ((reach - 0.0015, True), (reach - 0.0005, False), (reach + 0.0005, False)):
        rest = {"red-1": (0.1, 0.5), "blue-1": (0.1 + apart, 0.5)}
        assert first_overlap(board, rest) == (("red-1", "blue-1") if meets else None)
        assert in_the_way(board, rest, "green-1", (0.1 + apart, 0.5)) in ("red-1", "blue-1")
        assert in_the_way(board, {"red-1": (0.1, 0.5)}, "red-1", (0.1, 0.5)) is None
        document = LabDocument(board)
        document.place_token("red-1", rest["red-1"])
        assert document.place_token("blue-1", rest["blue-1"]) is not meets
        session = session_of(document.state).model_copy(deep=True)
        session.table.rest.update(rest)
        if session.table.next == "blue-1":
            session.table.next = "yellow-1"
        if meets:
            with pytest.raises(SessionError, match="overlap"):
                state_of(session)
        else:
            assert state_of(session).table.rest == rest
        document.deleteLater()
    wide = LabDocument(board)
    wide.place_token("red-1", (0.1, 0.5))
    wide.place_token("blue-1", (0.1 + reach, 0.5))
    assert not wide.set_parameter("radius", board.token.radius + 0.002) and wide.board == board
    wide.deleteLater()


def test_what_slides_come_to_is_asked_in_turn_and_any_may_refuse(qapp: object) -> None:
    from tests.ui.test_document import slide

    document = LabDocument()
    asked: list[str] = []

    def first(before, after):
        asked.append("first")
        assert "red-1" not in before.table.rest and "red-1" in after.table.rest
        return replace(after, seed=7)

    def second(before, after):
        asked.append("second")
        assert after.seed == 7
        return

    document.settlers += [first, second, first]
    slide(document, "red-1", (0.1, 0.5))
    assert asked == ["first", "second"] and not document.table.rest and document.undo_stack.count() == 0
    document.settlers[1:] = []
    slide(document, "red-1", (0.1, 0.5))
    assert document.table.rest and document.state.seed == 7 and document.undo_stack.count() == 1
    document.deleteLater()


def test_a_recorded_path_is_seen_on_its_own_board_and_not_in_a_game_or_before_a_class(
    window: MainWindow,
) -> None:
    document = window.document
    path, on = ((0.1, 0.2), (0.1, 0.5)), printed(document.board)
    part = FitPart(thrown=Thrown("a", "red-1", (0.1, 0.1, 1.0, 0.0, 0.0), path, (0.1, 0.6), False, on))
    assert FIT.from_json(json.loads(json.dumps(FIT.to_json(part)))) == part
    document.set_part("fit", part, "Fit")
    seen = recorded_path(window).isVisible
    assert seen()
    document.set_parameter("mu", 0.12)
    assert seen(), "with other friction it is what the throw is compared with"
    document.set_parameter("width", 0.32)
    assert not seen()
    window.actions_.undo.trigger()
    assert seen()
    window.open_board("blank-lane")
    assert not seen()
    window.actions_.undo.trigger()
    assert seen()
    window.show_preset("teach")
    assert not seen()
    window.show_preset("tune")
    assert seen()
    document.set_part("sampling", Sampling(thrown=100), "Throw 100 times")
    assert not seen(), "the class looks at the sampler's throws"
    thrown = SlideRecord("red-1", Release(0.1, 0.1, 1.0, 0.0, 0.0), (), 1.0)
    document.push(replace(document.state, last_slide=thrown), "Throw the recorded slide")
    assert seen(), "it was thrown since"
    document.push(
        replace(document.state, last_slide=replace(thrown, release=Release(0.1, 0.1, 0.9))), "Throw"
    )
    assert not seen()
    for _ in range(3):
        window.actions_.undo.trigger()
    assert seen()
    window.desk.referee.begin(begin_round(document.board, ("red", "yellow")), "Record")
    assert not seen()
    window.desk.referee.end()
    assert seen()


RADII = [0.0165, 0.017, 0.0175, 0.018, 0.0185, 0.019]


def scored(board: Board, rest: dict[str, tuple[float, float]]) -> None:
    """A round of whose end it was read off the table where these tokens lie."""
    off = {f"{side}-{n}": "off" for side in ("red", "blue") for n in range(1, 5)}
    record = {"format": "knockout-round/1", "board": board.name, "order": ["red", "blue"], "pot": 500}
    score_round({**record, "cash": {"red": 0, "blue": 0}, "final": {**off, **rest}}, board)


@pytest.mark.parametrize("radius", RADII)
def test_tokens_that_overlap_by_just_a_millimetre_are_taken_by_all(window: MainWindow, radius: float) -> None:
    """However the sum is rounded: what the table takes can be thrown at."""
    document = window.document
    apart = 2 * radius - 0.001
    for x in (0.1, 0.1 + 1e-7, 0.07):
        document.clear_table()
        document.reset_parameter("radius")
        assert document.place_token("red-1", (x, 0.5)) and document.place_token("blue-1", (x + apart, 0.5))
        assert document.set_parameter("radius", radius)
        landing_map(
            document.board,
            document.state.thrower,
            document.state.aim,
            100,
            1,
            resting=dict(document.table.rest),
        )
        slide(document.board, Release(0.2, 0.1, 0.5), dict(document.table.rest))
        LiveTable(document.board, dict(document.table.rest))
        scored(document.board, dict(document.table.rest))


@pytest.mark.parametrize("radius", RADII)
def test_tokens_that_overlap_by_a_little_more_than_a_millimetre_are_taken_by_none(
    window: MainWindow, radius: float
) -> None:
    document = window.document
    board, apart = document.board.with_(radius=radius), 2 * radius - 0.001 - 1e-7
    hand, aim = document.state.thrower, document.state.aim
    for x in (0.1, 0.1 + 1e-7, 0.07):
        rest = {"red-1": (x, 0.5), "blue-1": (x + apart, 0.5)}
        document.clear_table()
        document.reset_parameter("radius")
        assert all(document.place_token(token, place) for token, place in rest.items())
        assert not document.set_parameter("radius", radius), "with the tokens there"
        document.clear_table()
        assert document.set_parameter("radius", radius) and document.place_token("red-1", rest["red-1"])
        assert not document.place_token("blue-1", rest["blue-1"]), "on the board with such tokens"
        for refuses in (
            lambda rest=rest: landing_map(board, hand, aim, 100, 1, resting=rest),
            lambda rest=rest: slide(board, Release(0.2, 0.1, 0.5), rest),
            lambda rest=rest: LiveTable(board, rest),
            lambda rest=rest: scored(board, rest),
        ):
            with pytest.raises(LabError, match=r"(red|blue)-1 and (red|blue)-1 overlap"):
                refuses()
