"""Teach: guesses as pins, slides as blocks on the board's own axis, misses in cm, few controls."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QInputDialog
from pytestqt.qtbot import QtBot

from lab import LabError, load_board
from lab.throwers import release_y
from tests.ui.hand import play_out, slide_next
from tests.ui.teaching import exactly, part
from ui.numbers import NARROW
from ui.parts.lesson import LESSON, Lesson
from ui.parts.teach import MOST_PINS, TEACH, Pin, Teach, Throw
from ui.state import FASTEST
from ui.teach.strip import Strip, missed
from ui.teach.view import TeachView
from ui.theme import LIGHT
from ui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def at(strip: Strip, y: float) -> QPoint:
    """A place up the board (m) as a point in the strip, under the first pin's row."""
    return QPoint(round(strip._x(y)), 20)


def test_it_takes_the_window_and_gives_it_back(window: MainWindow, teach: TeachView) -> None:
    assert (
        not window.menuBar().isVisible() and not window.toolbar.isVisible() and window.class_bar.isVisible()
    )
    assert not any(dock.isVisible() for dock in window.docks.values())
    assert window.table.parent() is teach and window.table.layout_of_board.large
    width = window.width()
    window.actions_.presets["tune"].trigger()
    assert window.menuBar().isVisible() and window.docks["parameters"].isVisible() and not teach.isVisible()
    assert window.table.isVisible() and not window.table.layout_of_board.large
    assert window.width() == width
    before = part(window)
    window.player.throw_next()
    play_out(window)
    assert part(window) == before, "slides elsewhere are no blocks any more"
    assert window.actions_.presets["tune"].isChecked() and not window.actions_.presets["teach"].isChecked()


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (1000, 700)])
def test_strip_and_board_share_one_axis(window: MainWindow, teach: TeachView, size: tuple[int, int]) -> None:
    window.resize(*size)
    table, strip = window.table, teach.strip
    for y in (0.0, 0.15, 0.95):
        on_table = table.viewport().mapTo(window, table.layout_of_board.point(0, y).toPoint()).x()
        on_strip = strip.mapTo(window, QPoint(round(strip._x(y)), 0)).x()
        assert abs(on_table - on_strip) <= 1
    board = table.layout_of_board.board
    assert board.left() >= 0 and board.right() <= table.viewport().width()
    assert board.top() >= 0 and board.bottom() <= table.viewport().height()


def test_a_guess_is_placed_moved_named_and_taken_away(
    window: MainWindow, teach: TeachView, monkeypatch: pytest.MonkeyPatch
) -> None:
    strip = teach.strip
    QTest.mouseClick(strip, LEFT, pos=at(strip, 0.50))
    assert part(window).pins[0].name == "A" and part(window).pins[0].y == pytest.approx(0.50, abs=0.002)
    QTest.mousePress(strip, LEFT, pos=at(strip, 0.50))
    QTest.mouseMove(strip, at(strip, 0.62))
    QTest.mouseRelease(strip, LEFT, pos=at(strip, 0.62))
    assert part(window).pins[0].y == pytest.approx(0.62, abs=0.002) and len(part(window).pins) == 1
    QTest.keyClick(strip, Qt.Key.Key_Right)
    assert part(window).pins[0].y == pytest.approx(0.625, abs=0.002)
    monkeypatch.setattr(QInputDialog, "getText", lambda *_, **__: ("Bo", True))
    QTest.mouseDClick(strip, LEFT, pos=at(strip, 0.625))
    assert part(window).pins[0].name == "Bo"
    QTest.keyClick(strip, Qt.Key.Key_Delete)
    assert part(window).pins == ()
    window.document.undo_stack.undo()
    assert part(window).pins[0].name == "Bo"
    for _ in range(12):
        QTest.keyClick(strip, Qt.Key.Key_Insert)
    assert len(part(window).pins) == MOST_PINS
    QTest.mouseClick(teach.pins, LEFT)
    assert part(window).pins == ()


def test_a_pin_in_the_hand_is_let_go_when_pins_come_or_go(window: MainWindow, teach: TeachView) -> None:
    strip = teach.strip
    for y in (0.3, 0.5, 0.7):
        strip.place(y)
    strip.chosen = 0
    QTest.keyClick(strip, Qt.Key.Key_Delete)
    spot = QPoint(round(strip._x(0.7)), round(strip._row(1)))
    QTest.mousePress(strip, LEFT, Qt.KeyboardModifier.NoModifier, spot)
    window.actions_.undo.trigger()  # the first pin is back: the one in the hand is the third now
    pins = part(window).pins
    QTest.mouseMove(strip, at(strip, 0.9))
    QTest.mouseRelease(strip, LEFT, Qt.KeyboardModifier.NoModifier, at(strip, 0.9))
    assert part(window).pins == pins and len(pins) == 3


def test_after_the_throw_the_misses_are_told(window: MainWindow, teach: TeachView) -> None:
    for y in (0.40, 0.56, 0.80):
        teach.strip.place(y)
    QTest.mouseClick(teach.throw, LEFT)
    assert teach.sentence.text() == "Where will it stop?"
    play_out(window)
    stop = window.document.table.rest["red-1"][1]
    assert part(window).last == stop
    nearest = min((0.40, 0.56, 0.80), key=lambda y: abs(y - stop))
    name = "ABC"[(0.40, 0.56, 0.80).index(nearest)]
    assert f"Slide 1 stopped at {100 * stop:.1f}" in teach.sentence.text()
    assert f"{name} was closest: {missed(nearest, stop)}" in teach.sentence.text()
    assert missed(nearest, stop) in teach.strip.accessibleDescription()
    QTest.mouseClick(teach.throw, LEFT)
    play_out(window)
    assert len(part(window).stops) == 2 and len(window.document.table.rest) == 1  # each on an empty table
    window.document.undo_stack.undo()
    assert len(part(window).stops) == 1


@pytest.mark.parametrize(
    ("guess", "stop", "words"),
    [
        (0.50, 0.535, "3.5\u202fcm too short"),
        (0.60, 0.522, "7.8\u202fcm too far"),
        (0.5, 0.50001, "exactly there"),
    ],
)
def test_misses_in_words(guess: float, stop: float, words: str) -> None:
    assert missed(guess, stop) == words


def thrown(window: MainWindow, teach: TeachView, n: int) -> list[float]:
    """Where so many single throws stopped."""
    for _ in range(n):
        QTest.mouseClick(teach.throw, LEFT)
        play_out(window)
    return [y for y in part(window).stops[-n:] if y is not None]


def test_one_throw_scatters_as_ten_do_and_exact_ones_are_counted_apart(
    window: MainWindow, teach: TeachView, qtbot: QtBot
) -> None:
    assert not window.document.state.scatter, "what Tune's box says is of no matter here"
    loose = thrown(window, teach, 3)
    assert len({round(y, 4) for y in loose}) == 3
    QTest.keyClick(window.table, Qt.Key.Key_Return)  # by key as by the button
    play_out(window)
    assert part(window).throws[-1][2] is False
    exactly(teach)
    same = thrown(window, teach, 2)
    assert same[0] == same[1]
    QTest.mouseClick(teach.ten, LEFT)
    qtbot.waitUntil(lambda: len(part(window).stops) == 16)
    assert part(window).stops[-10:] == pytest.approx([same[0]] * 10, abs=1e-4), "ten exact ones too"
    loose_line, exact_line = teach.statistics.text().splitlines()
    assert "As the hand scatters" in loose_line and "4\u00a0slides" in loose_line
    assert "Exactly as aimed" in exact_line and "12\u00a0slides" in exact_line
    ways = [y - throw[1] for y, throw in zip(part(window).stops[:4], part(window).throws, strict=False) if y]
    assert f"way {100 * np.mean(ways):.1f}{NARROW}cm" in loose_line, "exact ones are not in it"
    window.actions_.presets["tune"].trigger()
    before = window.document.state.aim
    window.player.throw_next()
    play_out(window)
    assert window.document.state.last_slide.release.speed == before.speed, (
        "elsewhere the document's word holds"
    )
    window.actions_.presets["teach"].trigger()
    window.document.set_scatter(True)
    window.player.throw_next()
    assert not window.player.scattered, "here what is chosen under Details does, whatever Tune's box says"


def test_after_ten_the_last_one_lies_there_and_the_headline_is_of_it(
    window: MainWindow, teach: TeachView, qtbot: QtBot
) -> None:
    thrown(window, teach, 1)
    for _ in range(2):
        n = len(part(window).stops)
        QTest.mouseClick(teach.ten, LEFT)
        qtbot.waitUntil(lambda n=n: len(part(window).stops) == n + 10)
        (place,) = window.document.table.rest.values()
        assert place[1] == part(window).last
        assert f"Slide {n + 10} stopped at {100 * place[1]:.1f}" in teach.sentence.text()
    window.actions_.undo.trigger()
    window.actions_.undo.trigger()
    assert len(part(window).stops) == 1 and len(window.document.table.rest) == 1
    window.document.set_aim(speed=3.0)
    QTest.mouseClick(teach.ten, LEFT)
    qtbot.waitUntil(lambda: len(part(window).stops) == 11)
    assert not window.document.table.rest and len(window.document.table.off) == 1
    assert "went off the board" in teach.sentence.text()


def test_twice_as_fast_goes_four_times_as_far(window: MainWindow, teach: TeachView) -> None:
    state = window.document.state
    full = state.board.length - release_y(state.board)
    exactly(teach)
    assert (2 * state.aim.speed) ** 2 / (2 * 9.81 * state.board.surface.mu) < full, "it stays on the board"
    ways = []
    for _ in range(2):
        QTest.mouseClick(teach.throw, LEFT)
        play_out(window)
        way = part(window).way
        assert way is not None and f"{100 * way:.1f}" in teach.sentence.text()
        ways.append(way)
        QTest.mouseClick(teach.double, LEFT)
    assert ways[1] / ways[0] == pytest.approx(4.0, rel=0.03)
    lines = teach.statistics.text().splitlines()
    assert len(lines) == 2 and all("1\u00a0slide" in line for line in lines)
    assert all(f"way {100 * way:.1f}" in line for way, line in zip(ways, lines, strict=True))


def test_an_aim_that_somebody_chose_is_kept(window: MainWindow) -> None:
    window.document.set_aim(speed=1.0)
    window.show_preset("teach")
    assert window.document.state.aim.speed == 1.0


def test_ten_at_once_are_the_hands_slides(window: MainWindow, teach: TeachView, qtbot: QtBot) -> None:
    from lab import slide_many

    QTest.mouseClick(teach.ten, LEFT)
    qtbot.waitUntil(lambda: len(part(window).stops) == 10)
    state = window.document.state
    seed = state.seed + 1000
    batch = slide_many(state.board, state.thrower.sample(state.aim, 10, seed, state.board), seed=seed)
    expected = [None if off else y for y, off in zip(batch.rest[:, 0, 1], batch.off[:, 0], strict=True)]
    assert list(part(window).stops) == expected
    QTest.mouseClick(teach.details, LEFT)
    stops = np.array([y for y in expected if y is not None])
    assert teach.statistics.isVisible()
    way = 100 * (stops.mean() - release_y(state.board))
    assert f"mean way {way:.1f}{NARROW}cm" in teach.statistics.text()
    assert "\u00a0slides." in teach.statistics.text()  # the number stays beside its word
    assert f"stops at {100 * stops.mean():.1f}{NARROW}cm" in teach.statistics.text()
    assert f"deviation {100 * stops.std(ddof=1):.1f}{NARROW}cm" in teach.statistics.text()
    QTest.mouseClick(teach.over, LEFT)
    assert part(window) == Teach()


def test_speed_by_slider_and_doubled(window: MainWindow, teach: TeachView) -> None:
    window.document.set_aim(speed=0.9)
    teach.slider.setFocus()
    QTest.keyClick(teach.slider, Qt.Key.Key_Right)
    assert window.document.state.aim.speed == pytest.approx(0.91)
    QTest.mouseClick(teach.double, LEFT)
    assert window.document.state.aim.speed == pytest.approx(1.82)
    assert "1.82" in teach.speed.text()
    QTest.mouseClick(teach.throw, LEFT)
    play_out(window)
    assert part(window).stops == (None,) and "off the board" in teach.sentence.text()


def test_slides_outside_teach_are_no_blocks(window: MainWindow) -> None:
    window.player.throw_next()
    play_out(window)
    assert part(window).stops == ()


def test_a_scattered_throw_keeps_the_aim(window: MainWindow, teach: TeachView) -> None:
    window.document.set_scatter(True)
    aim = window.document.state.aim
    QTest.mouseClick(teach.throw, LEFT)
    play_out(window)
    last = window.document.state.last_slide
    assert window.document.state.aim == aim and last is not None and last.release.speed != aim.speed


def test_a_lesson_comes_with_its_view(window: MainWindow) -> None:
    lesson = Lesson(preset="teach", locked=("mu",), task="How far does it go at twice the speed?")
    window.document.set_part("lesson", lesson, "Lesson")
    assert window.teach.isVisible()
    assert window.task.isVisible() and window.task.text.text() == lesson.task
    window.document.set_part("lesson", Lesson(preset="tune", hidden=("throw",), task="Tune"), "Lesson")
    assert not window.teach.isVisible() and not window.docks["throw"].isVisible()
    assert window.docks["parameters"].isVisible()


def test_parts_survive_a_file() -> None:
    teach = Teach((Pin("Bo", 0.5),), (0.4, None), 0.9, (Throw(0.9, 0.1, True, 0.2, "a"),), True)
    assert TEACH.from_json(json.loads(json.dumps(TEACH.to_json(teach)))) == teach
    lesson = Lesson("teach", ("throw",), ("mu",), "Do")
    assert LESSON.from_json(json.loads(json.dumps(LESSON.to_json(lesson)))) == lesson
    for bad in (
        [],
        {"pins": [{"name": "a", "y": "x"}]},
        {"stops": [float("nan")]},
        {"other": 1},
        {"throws": [[1, 2]]},
        {"stops": [1.0], "throws": [[1, 2, 3]]},
        {"exact": 1},
    ):
        with pytest.raises(LabError):
            TEACH.from_json(bad)
    for bad in ([], {"hidden": "all"}, {"task": 3}, {"other": 1}):
        with pytest.raises(LabError):
            LESSON.from_json(bad)


def test_another_board_meanwhile(window: MainWindow, teach: TeachView) -> None:
    teach.strip.place(0.9)
    window.document.open_board("table-shuffleboard")
    assert teach.strip.layout_of_board is not None
    assert teach.strip.layout_of_board.length == load_board("table-shuffleboard").length
    window.document.undo_stack.undo()
    window.document.undo_stack.undo()
    assert part(window).pins == ()


@pytest.mark.parametrize("drag", [0.0, 0.5, 5.0, 20.0])
def test_the_speeds_to_choose_from_are_those_of_a_hand(
    window: MainWindow, teach: TeachView, drag: float
) -> None:
    assert window.document.put_board(
        load_board("knockout").with_(law="quadratic", c=drag, length=10.0), "Drag"
    )
    assert 0 < teach.slider.minimum() < teach.slider.maximum() <= 100 * FASTEST
    teach.slider.setFocus()
    QTest.keyClick(teach.slider, Qt.Key.Key_End)
    assert window.document.state.aim.speed == teach.slider.maximum() / 100 <= FASTEST
    assert teach.double.isEnabled() == (2 * window.document.state.aim.speed <= FASTEST)


def test_a_hidden_view_works_nothing_out(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    def reach(*_: object) -> float:
        asked.append(1.0)
        return 1.0

    monkeypatch.setattr("ui.teach.view.rough_speed_to_reach", reach)
    window.document.set_aim(speed=0.4)
    window.player.throw_next()
    play_out(window)
    window.player.toggle_pause()
    window.themes.choose("dark")
    assert asked == []
    window.actions_.presets["teach"].trigger()
    assert asked, "shown, it works out the speeds that it offers"


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)])
def test_it_comes_at_once_in_a_window_of_any_size(window: MainWindow, size: tuple[int, int]) -> None:
    """Larger type draws the view anew while it takes the table in."""
    window.resize(*size)
    for _ in range(2):
        window.show_preset("teach")
        slide_next(window, speed=0.6)
        assert window.teach.shown and len(window.document.part("teach").stops) == 1
        window.show_preset("tune")
        assert not window.teach.shown
        window.document.undo_stack.setIndex(0)


def test_the_figure_is_saved_from_behind_details(
    window: MainWindow, teach: TeachView, tmp_path: Path
) -> None:
    """Pins and blocks as they are seen, and their numbers."""
    stops, pins = (0.5, None, 0.612), (Pin("A", 0.6), Pin("Bo", 0.65))
    window.document.set_part("teach", Teach(pins, stops, 0.9), "Slides")
    button = teach.export
    assert not button.isVisible()  # plain, until more is asked for
    QTest.mouseClick(teach.strip, LEFT, pos=at(teach.strip, 0.65))
    QTest.keyClick(teach.strip, Qt.Key.Key_Down)
    teach.details.setFocus()
    QTest.keyClick(teach.details, Qt.Key.Key_Space)
    assert button.isVisible() and teach.statistics.isVisible()
    assert teach.behind.rect().contains(button.geometry()) and button.accessibleName()
    pins = part(window).pins
    sheet = teach.strip.sheet()
    assert [row[2] for row in sheet.rows] == pytest.approx([50, None, 61.2, *(100 * pin.y for pin in pins)])
    assert [row[3] for row in sheet.rows[3:]] == pytest.approx([100 * (pin.y - 0.612) for pin in pins])
    assert [row[1] for row in sheet.rows] == [1, 2, 3, *(pin.name for pin in pins)]
    lines = button.write(tmp_path / "a.csv", plain=True).read_text().splitlines()
    assert lines[0] == 'What,Name,"Place, cm","Missed by, cm"'
    assert lines[2] == "slide off the board,2,,"
    for suffix, start in ((".svg", b"<?xml"), (".pdf", b"%PDF")):
        assert button.write(tmp_path / f"a{suffix}").read_bytes().startswith(start)
    picture = QImage(str(button.write(tmp_path / "a.png")))
    size = teach.strip.size()
    assert picture.width() / picture.height() == pytest.approx(size.width() / size.height(), rel=0.01)
    colours = {
        picture.pixelColor(x, y).name() for x in range(0, picture.width(), 3) for y in range(0, 400, 3)
    }
    assert QColor(LIGHT.landings).name() in colours and QColor(LIGHT.ink).name() in colours
    assert QColor(LIGHT.accent).name() not in colours  # the frame of the one who typed is not in the figure
    QTest.mouseClick(teach.details, LEFT)
    assert not button.isVisible() and not teach.statistics.isVisible()
