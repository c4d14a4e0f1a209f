"""Work stopped by the status line's Cancel: no view waits for ever, and each can be asked for the same again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from lab import RuleOptions
from lab.play.open_game import Seat, begin_game
from tests.patience import PATIENCE
from tests.ui.hand import slide_next, turn
from tests.ui.recordings import opened, recorded
from tests.ui.test_picture import photo, press  # noqa: F401 (a fixture)
from tests.ui.test_replay import FINAL
from tests.ui.test_replay import opened as round_opened
from ui.parts.sets import Sets
from ui.window import MainWindow
from ui.workers import Step

LEFT = Qt.MouseButton.LeftButton


class Held:
    """Work in front of all other: what a test asks for waits behind it until it is let `go`, or stopped."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self._window, self._qtbot = window, qtbot
        self._go = Event()

    def hold(self) -> None:
        """From now on nothing is computed."""
        self.go()
        qtbot, go = self._qtbot, Event()
        started = Event()

        def steps() -> Iterator[Step]:
            started.set()
            yield Step(0.1)
            assert go.wait(PATIENCE)
            yield Step(1.0)

        self._go = go
        qtbot.waitUntil(lambda: self._window.queue.idle)
        self._window.queue.submit("held", "Held", steps, lambda _: None, pytest.fail, lambda: None)
        assert started.wait(PATIENCE)

    def stop(self) -> None:
        """Press Cancel once it is there."""
        cancel = self._window.status.cancel
        self._qtbot.waitUntil(cancel.isVisible)
        QTest.mouseClick(cancel, LEFT)
        self.go()
        self._qtbot.waitUntil(lambda: self._window.queue.idle)
        self._qtbot.wait(30)

    def go(self) -> None:
        """Let the held work end."""
        self._go.set()


@pytest.fixture
def held(window: MainWindow, qtbot: QtBot) -> Iterator[Held]:
    made = Held(window, qtbot)
    yield made
    made.go()


def click(widget: QWidget) -> None:
    QApplication.processEvents()
    assert widget.isVisible() and widget.isEnabled()
    QTest.mouseClick(widget, LEFT)


def waits(window: MainWindow, key: str) -> Callable[[], bool]:
    return lambda: window.queue.has(key)


def test_the_landing_map(window: MainWindow, qtbot: QtBot, held: Held) -> None:
    window.show_dock("landing")
    dock, watch = window.docks["landing"], window.watch
    held.hold()
    click(dock.show_button)
    qtbot.waitUntil(waits(window, "landing"))
    held.stop()
    assert dock.stopped.isVisible() and dock.caption.text() == "" and watch.current is None
    click(dock.stopped.button)
    qtbot.waitUntil(lambda: watch.current is not None and watch.current.whole)
    assert not dock.stopped.isVisible()
    held.hold()
    window.document.set_parameter("mu", 0.11)
    qtbot.waitUntil(waits(window, "landing"))
    held.stop()
    assert not watch.fresh and dock.stopped.isVisible()
    window.document.set_parameter("mu", 0.12)
    qtbot.waitUntil(lambda: watch.fresh and watch.current.map.board.surface.mu == 0.12)
    assert not dock.stopped.isVisible()


def test_the_aim_map_its_answer_and_its_curve(window: MainWindow, qtbot: QtBot, held: Held) -> None:
    held.hold()
    window.show_preset("aim")
    dock = window.docks["aim"]
    qtbot.waitUntil(waits(window, "aim-table"))
    work = dock.work
    held.stop()
    assert dock.stopped.isVisible() and work.map is None
    assert dock.says.text() == dock.answer.span.text() == ""
    click(dock.stopped.button)
    assert not dock.stopped.isVisible()
    qtbot.waitUntil(lambda: work.whole and work.answer_fresh and bool(work.curve))
    found = work.map
    held.hold()
    work._ask_answer()
    held.stop()
    assert dock.stopped.isVisible()
    click(dock.stopped.button)
    qtbot.waitUntil(lambda: work.map is not found and work.answer_fresh)


def test_the_sampler(window: MainWindow, qtbot: QtBot, held: Held) -> None:
    window.show_dock("sampler")
    dock = window.docks["sampler"]
    qtbot.waitUntil(lambda: dock.work.fresh)
    held.hold()
    click(dock.throws[100])
    qtbot.waitUntil(waits(window, "sampler"))
    held.stop()
    assert dock.stopped.isVisible() and dock.work.current.n == 0
    click(dock.stopped.button)
    qtbot.waitUntil(lambda: dock.work.current.n == 100)
    assert not dock.stopped.isVisible()


def test_a_policy_that_thinks(window: MainWindow, qtbot: QtBot, held: Held) -> None:
    referee, seats = window.desk.referee, {"red": Seat("greedy"), "yellow": Seat()}
    window.show_preset("play")
    window.show_dock("play")
    dock = window.docks["play"]
    referee.showing = False
    held.hold()
    referee.begin(begin_game(window.document.board, seats, RuleOptions(), 1), "begin")
    qtbot.waitUntil(lambda: referee.thinking and not dock.go_on.isVisible())
    held.stop()
    turn()
    assert not referee.busy and referee.game is not None and not referee.game.actions[-1]
    click(dock.go_on)
    qtbot.waitUntil(lambda: referee.game.waiting.side == "yellow")


def test_a_round_scored_on_another_board(
    window: MainWindow, qtbot: QtBot, held: Held, tmp_path: Path
) -> None:
    path = tmp_path / "round.json"
    path.write_text(json.dumps(FINAL), encoding="utf-8")
    dock, replays = round_opened(window, qtbot, path), window.desk.replays
    held.hold()
    window.document.set_parameter("mu", 0.11)
    assert window.queue.has("replay-again") and not replays.fresh
    held.stop()
    turn()
    assert dock.stopped.isVisible()
    click(dock.stopped.button)
    qtbot.waitUntil(lambda: replays.fresh)
    turn()
    assert not dock.stopped.isVisible()
    held.hold()
    window.document.set_parameter("mu", 0.12)
    held.stop()
    turn()
    click(dock.buttons["forward"])  # whoever steps on asks for it too
    qtbot.waitUntil(lambda: replays.fresh)
    turn()
    click(dock.buttons["forward"])
    assert replays.part.at == 1


def test_a_round_that_comes_with_a_session(
    window: MainWindow, qtbot: QtBot, held: Held, tmp_path: Path
) -> None:
    path = tmp_path / "round.json"
    path.write_text(json.dumps(FINAL), encoding="utf-8")
    dock, replays = round_opened(window, qtbot, path), window.desk.replays
    replays._kept.clear()
    held.hold()
    window.document.set_parameter("mu", 0.11)
    held.stop()
    turn()
    assert replays.scored is None and dock.stopped.isVisible()
    click(dock.stopped.button)
    qtbot.waitUntil(lambda: replays.fresh)
    turn()
    assert dock.slider.isVisible()


def test_files_that_are_being_opened(window: MainWindow, qtbot: QtBot, held: Held, tmp_path: Path) -> None:
    path = tmp_path / "round.json"
    path.write_text(json.dumps(FINAL), encoding="utf-8")
    for key in ("open-round", "replay"):
        held.hold()
        if key == "open-round":
            window.open_files([path])
        else:
            window.desk.replays.open(FINAL, "round")
        qtbot.waitUntil(waits(window, key))
        held.stop()
        assert window.desk.replays.part.record is None
    round_opened(window, qtbot, path)


def test_a_fit_and_its_last_part(window: MainWindow, qtbot: QtBot, held: Held, tmp_path: Path) -> None:
    body = opened(window, qtbot, recorded(tmp_path))
    watch, whole = body.watch, body.watch.fitted
    held.hold()
    window.document.set_part("fit", watch.part.without(str(tmp_path / "slide-1.csv")), "test")
    held.stop()
    assert watch.fitted is whole and watch.stopped and body.again.isVisible()
    click(body.again)
    qtbot.waitUntil(lambda: watch.fresh and watch.fitted.whole)
    assert not body.again.isVisible()
    first = watch.fitted
    watch.fitted = type(first)(first.fit, first.of)  # as it is before each slide was left out in turn
    watch._asked = None
    held.hold()
    watch.follow()
    held.stop()
    assert body.again.isVisible()
    click(body.again)
    qtbot.waitUntil(lambda: watch.fitted.whole)


def test_a_comparison_of_laws(window: MainWindow, qtbot: QtBot, held: Held, tmp_path: Path) -> None:
    body = opened(window, qtbot, recorded(tmp_path))
    laws, watch = body.laws, body.watch
    body.pages.setCurrentWidget(laws)
    held.hold()
    click(laws.compare)
    assert watch.compared is not None
    held.stop()
    assert watch.compared is None and laws.compare.isVisible()
    click(laws.compare)
    qtbot.waitUntil(lambda: watch.table is not None)


def test_readings(window: MainWindow, qtbot: QtBot, held: Held) -> None:
    window.show_dock("measure")
    page = window.docks["measure"].body.readings
    QApplication.clipboard().setText("1.3\t70\n1.25\t68.5\n1.4\t74")
    held.hold()
    page.paste()
    assert window.queue.has("measure")
    held.stop()
    assert page.stopped.isVisible() and page.answer is None and not page.use.isEnabled()
    click(page.stopped.button)
    qtbot.waitUntil(lambda: page.answer is not None)
    assert not page.stopped.isVisible() and page.use.isEnabled()


def test_a_picture_and_the_places_on_it(
    window: MainWindow,
    qtbot: QtBot,
    held: Held,
    photo: Path,  # noqa: F811 (the fixture, as pytest hands it over)
) -> None:
    held.hold()
    window.open_files([photo])
    page = window.docks["measure"].body.picture
    assert window.queue.has("measure-load")
    held.stop()
    assert page.stopped.isVisible() and page.view._picture is None
    click(page.stopped.button)
    qtbot.waitUntil(lambda: page.view._picture is not None)
    held.hold()
    window.document.undo_stack.undo()
    window.open_files([photo])
    held.stop()
    window.open_files([photo])  # the same once more: nothing changes in the document
    qtbot.waitUntil(lambda: page.view._picture is not None)
    for corner in ((180.0, 700.0), (620.0, 690.0), (520.0, 90.0), (290.0, 95.0)):
        press(page, corner)
    held.hold()
    press(page, (400.0, 400.0))
    assert window.queue.has("measure-still")
    held.stop()
    assert page.still is None and not page.put.isEnabled()
    click(page.stopped.button)
    qtbot.waitUntil(lambda: page.still is not None)
    assert page.put.isEnabled() and not page.stopped.isVisible()


def test_two_sets_of_numbers(window: MainWindow, qtbot: QtBot, held: Held) -> None:
    bar = window.docks["parameters"].sets
    window.document.set_part("sets", Sets("A", {"mu": 0.12}), "keep")
    qtbot.waitUntil(lambda: "cm up" in bar.says.text().replace("\u202f", " "))
    held.hold()
    window.document.set_aim(speed=0.7)
    held.stop()
    assert bar.stopped.isVisible() and bar.says.text() == ""
    click(bar.stopped.button)
    qtbot.waitUntil(lambda: bool(bar.says.text()))
    assert not bar.stopped.isVisible()


def test_ten_slides_in_teach(window: MainWindow, qtbot: QtBot, held: Held) -> None:
    window.show_preset("teach")
    teach = window.teach
    held.hold()
    teach.throw_ten()
    window.queue.cancel_all()  # there is no status line in this view
    held.go()
    qtbot.waitUntil(lambda: window.queue.idle)
    assert not window.document.part("teach").stops and teach.throw.isEnabled()
    teach.throw_ten()
    qtbot.waitUntil(lambda: len(window.document.part("teach").stops) == 10)


def test_loading_the_solver(window: MainWindow, qtbot: QtBot, held: Held) -> None:
    places, board = window.places, window.document.board
    places._warm = False
    places._solvers.clear()
    held.hold()
    places.warm_up(board, window.queue)
    held.stop()
    assert not places.is_ready
    assert not places.solves(board)  # a solver alone brings no areas
    qtbot.waitUntil(lambda: places.solves(board))
    assert not places.is_ready
    assert places.holding(board, "red-1", (0.14, 0.5)) == ""
    qtbot.waitUntil(lambda: places.is_ready)
    assert places.holding(board, "red-1", (0.14, 0.5)) != ""


def test_the_moving_picture(window: MainWindow, qtbot: QtBot, held: Held, tmp_path: Path) -> None:
    slide_next(window, speed=0.4)
    path, export = tmp_path / "slide.gif", window.table_controls.export
    export.choose = lambda title, suffixes: path
    held.hold()
    window.actions_.save_animation.trigger()
    assert not window.queue.idle
    held.stop()
    assert list(tmp_path.iterdir()) == []
    window.actions_.save_animation.trigger()
    qtbot.waitUntil(lambda: path.exists() and window.queue.idle)
