"""Slides looked at again: solved ones played exactly, the last one stepped and scrubbed through."""

from __future__ import annotations

from math import hypot

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from lab import Release, SlideResult, slide
from tests.ui.hand import LEFT, NONE, pixel, play_out, slide_next
from ui.state import Table
from ui.table.film import LiveFilm, Snapshot, SolvedFilm
from ui.window import MainWindow


def solved(window: MainWindow, speed: float = 1.0) -> SlideResult:
    table = window.document.table
    assert table.next_token is not None
    return slide(
        window.document.board,
        Release(0.145, 0.1, speed, spin=3.0),
        resting=dict(table.rest),
        token=table.next_token,
    )


def test_a_solved_slide_is_shown_exactly_and_leaves_the_document_as_it_is(window: MainWindow) -> None:
    window.document.place_token("red-1", (0.14, 0.5))
    before, steps, result = window.document.state, window.document.undo_stack.count(), solved(window)
    told: list[object] = []
    window.player.finished.connect(told.append)
    window.player.toggle_pause()
    window.player.play(result)
    for _ in range(12):
        window.player.step()
        exact = result.motion(window.player.time)
        for token, (x, y) in window.player.positions.items():
            assert (x, y) == (exact[token].x, exact[token].y)
            assert window.table._tokens[token].pos() == window.table.layout_of_board.point(x, y)
    assert window.player.time == pytest.approx(12 / 60)
    window.player.seek(result.duration)
    window.player.toggle_pause()
    window.player._tick()
    assert told == [result] and not window.player.moving
    assert window.document.state == before and window.document.undo_stack.count() == steps
    assert window.player.film is not None  # it can be looked at again
    window.document.place_token("blue-1", (0.05, 0.2))
    assert window.player.film is None  # the table is no longer as it left it


def test_who_listens_to_the_end_may_put_the_table_as_the_slide_left_it(window: MainWindow) -> None:
    result = solved(window)

    def put(found: SlideResult) -> None:
        window.document.put_table(Table(found.rest, tuple(found.off)), "Slide")

    window.player.finished.connect(put)
    window.player.play(result)
    window.player._at = result.duration
    window.player._tick()
    assert dict(window.document.table.rest) == result.rest
    assert window.player.film is not None and window.player.film.duration == result.duration


def test_a_slide_that_is_played_plays_in_real_time(window: MainWindow, qtbot: QtBot) -> None:
    result = solved(window, 0.5)
    with qtbot.waitSignal(window.player.finished):
        window.player.play(result)
        assert window.player.moving and window.player.running


def test_clearing_the_table_gives_up_what_is_played(window: MainWindow) -> None:
    window.player.play(solved(window))
    window.actions_.clear.trigger()
    assert not window.player.moving and window.player.film is None


def test_a_token_that_leaves_is_seen_until_it_leaves(window: MainWindow) -> None:
    result = solved(window, 2.5)
    (off,) = [event for event in result.events if event.kind == "off"]
    film = SolvedFilm(result)
    assert off.token in film.at(off.time - 1e-3).positions
    assert off.token not in film.at(off.time).positions


def test_a_film_turns_tokens_as_their_spin_says(window: MainWindow) -> None:
    film = SolvedFilm(solved(window))
    t, h = 0.1, 1e-3
    turned = film.at(t + h).headings["red-1"] - film.at(t - h).headings["red-1"]
    assert turned / (2 * h) == pytest.approx(film.result.motion(t)["red-1"].spin, rel=0.02)


def test_a_live_film_is_even_between_its_pictures_and_still_outside_them() -> None:
    film = LiveFilm("red-1")
    for t, y in ((0.0, 0.1), (0.1, 0.3)):
        film.add(t, Snapshot({"red-1": (0.1, y)}, {"red-1": (0.0, 2.0)}, {"red-1": 10 * t}))
    seen = film.at(0.025)
    assert seen.positions["red-1"] == pytest.approx((0.1, 0.15))
    assert seen.headings["red-1"] == pytest.approx(0.25)
    assert film.at(-1.0).positions["red-1"] == (0.1, 0.1)
    assert film.at(5.0).positions["red-1"] == (0.1, 0.3)


def test_the_last_slide_is_stepped_back_and_forth_and_left_as_it_was(window: MainWindow) -> None:
    slide_next(window, speed=0.9)
    rest, steps = dict(window.document.table.rest), window.document.undo_stack.count()
    player = window.player
    for _ in range(6):
        player.step(-1)
    assert player.looking_back and not player.moving and not player.running
    assert player.film is not None and player.time == pytest.approx(player.film.duration - 0.1)
    (x, y), (_, v) = player.positions["red-1"], player.velocities["red-1"]
    assert 0 < rest["red-1"][1] - y < 0.02 and v > 0.01
    player.step()
    assert player.positions["red-1"][1] > y and player.positions["red-1"][0] == pytest.approx(x)
    for _ in range(6):
        player.step()
    assert not player.looking_back
    assert dict(player.positions) == rest == dict(window.document.table.rest)
    assert window.document.undo_stack.count() == steps


def test_a_held_slide_is_looked_back_at_and_goes_on_from_where_it_was(window: MainWindow) -> None:
    player = window.player
    player.toggle_pause()
    window.document.set_aim(speed=0.9)
    player.throw_next()
    for _ in range(20):
        player.step()
    edge = player.positions["red-1"]
    for _ in range(10):
        player.step(-1)
    assert player.moving and player.positions["red-1"][1] < edge[1] - 0.02
    for _ in range(10):
        player.step()
    assert player.positions["red-1"] == pytest.approx(edge)
    player.toggle_pause()
    play_out(window)
    again = window.document.table.rest["red-1"]
    window.actions_.undo.trigger()
    player.throw_next()
    play_out(window)
    assert window.document.table.rest["red-1"] == again


def test_playing_the_last_slide_again_ends_where_it_ended(window: MainWindow, qtbot: QtBot) -> None:
    slide_next(window, speed=0.45)
    rest = dict(window.document.table.rest)
    window.player.replay()
    assert window.player.looking_back and window.player.time == 0.0
    assert window.player.positions["red-1"] == pytest.approx((0.14, 0.1))
    qtbot.waitUntil(lambda: not window.player.looking_back)
    assert dict(window.player.positions) == rest


@pytest.mark.parametrize("how", ["escape", "click", "throw", "undo", "clear"])
def test_looking_back_ends_with_whatever_is_done_next(window: MainWindow, how: str) -> None:
    slide_next(window, speed=0.9)
    window.player.seek(0.2)
    assert window.player.looking_back
    if how == "escape":
        QTest.keyClick(window.table, Qt.Key.Key_Escape)
    elif how == "click":
        QTest.mouseClick(window.table.viewport(), LEFT, NONE, pixel(window, 0.05, 0.85))
    elif how == "throw":
        window.player.throw_next()
        assert window.player.moving
        play_out(window)
    else:
        getattr(window.actions_, how).trigger()
    assert not window.player.looking_back
    assert dict(window.player.positions) == dict(window.document.table.rest)


def test_undo_and_redo_bring_a_slide_back_with_its_film(window: MainWindow) -> None:
    slide_next(window, speed=0.9)
    film = window.player.film
    slide_next(window, speed=0.7)
    window.actions_.undo.trigger()
    assert window.player.film is film
    while window.document.state.last_slide is not None:
        window.actions_.undo.trigger()
    assert window.player.film is None
    window.actions_.redo.trigger()
    assert window.player.film is film


def test_trails_end_at_the_token_wherever_in_the_slide_it_is_looked_at(window: MainWindow) -> None:
    slide_next(window, speed=0.9)
    for t in (0.4, 0.1, 0.6):
        window.player.seek(t)
        points = window.table._trails.points["red-1"]
        here = window.table.layout_of_board.point(*window.player.positions["red-1"])
        assert hypot(points[-1].x() - here.x(), points[-1].y() - here.y()) <= 2.0
