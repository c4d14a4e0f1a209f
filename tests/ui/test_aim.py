"""The Aim dock: the map is the package's, follows table and skill, and a click on it aims and throws."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from math import degrees, log, sqrt
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np
import pyqtgraph
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from lab import AimMap, Aims, LabError, ReleaseTable, Thrower, landing_map, release_table, worth_parts
from lab.chance.aims import usual_angles, usual_speeds
from lab.chance.worth import worth_by_name
from tests.patience import PATIENCE
from tests.ui.hand import LEFT, NONE, at_rest, on_plot, play_out, slide_next, turn
from ui.docks import aim_work
from ui.docks.aim import AimDock, scale_of, stop_of
from ui.numbers import number
from ui.parts.aiming import AIMING, SCALES, Aiming
from ui.window import MainWindow

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer slides than people wait for: the numbers are compared at the same count."""
    monkeypatch.setattr(aim_work, "SLIDES", {"printed": 150_000, "cash": 2_000, "lead": 2_000})
    monkeypatch.setattr(aim_work, "CHECK", {"printed": 20_000, "cash": 400, "lead": 400})


def settled(window: MainWindow, qtbot: QtBot) -> AimDock:
    """The dock, shown, when its map and answer belong to the document."""
    window.show_preset("aim")
    dock = window.docks["aim"]
    assert isinstance(dock, AimDock)
    qtbot.waitUntil(lambda: dock.isVisible() and dock.filled)
    work, document = dock.work, window.document

    def done() -> bool:
        state, aiming = document.state, document.part("aiming")
        return (
            work.map is not None
            and work.whole
            and work._key == aim_work.table_key(state, aiming)
            and work.map.thrower == aim_work.hand_of(state, aiming)
            and work.answer is not None
            and work.answer.map is work.map
            and bool(work.curve)
            and window.queue.idle
        )

    qtbot.waitUntil(done)
    return dock


def expected(window: MainWindow) -> AimMap:
    """The map of the present state, by the package alone."""
    state, aiming = window.document.state, window.document.part("aiming")
    token, rest = state.table.next_token, dict(state.table.rest)
    assert token is not None
    aims = Aims.over(
        usual_angles(state.board, state.aim.x), usual_speeds(state.board, token, bool(rest)), (64, 64)
    )
    hand = state.thrower
    hands = [replace(hand, angle=hand.angle * s, speed=hand.speed * s) for s in SCALES]
    table = release_table(
        state.board, hand, aims, state.aim.x, rest, worth_by_name(aiming.worth, hand),
        hands=hands, slides=aim_work.SLIDES[aiming.worth], seed=state.seed, token=token,
    )  # fmt: skip
    scale = aiming.scale
    return AimMap.of(table, replace(hand, angle=hand.angle * scale, speed=hand.speed * scale))


def compile_rounds(window: MainWindow, worth: str) -> None:
    """Have whole rounds compiled; on a busy machine that takes longer than a test waits for an answer."""
    state = window.document.state
    aims = Aims.over((-0.1, 0.1), (0.7, 1.0), (2, 2))
    release_table(
        state.board,
        state.thrower,
        aims,
        state.aim.x,
        {},
        worth_by_name(worth, state.thrower),
        slides=8,
        token="red-1",
    )


def spot(dock: AimDock, qtbot: QtBot, angle: float, speed: float) -> QPoint:
    """An aim (rad, m/s) as a point of the map's viewport."""
    box = dock.plot.plot.vb
    return at_rest(qtbot, lambda: on_plot(dock.plot, box, degrees(angle), log(speed)))


def test_it_is_the_map_of_the_package(window: MainWindow, qtbot: QtBot) -> None:
    slide_next(window, speed=0.95)
    dock, told = settled(window, qtbot), expected(window)
    found = dock.work.map
    assert found is not None
    assert np.array_equal(found.values, told.values) and np.array_equal(found.errors, told.errors)
    assert found.peak == told.peak
    assert dock.work.answer is not None and dock.work.answer.aim == told.peak[0]


def test_the_map_tells_the_worth_that_the_answer_tells(window: MainWindow, qtbot: QtBot) -> None:
    """The checked one: two numbers for one aim would leave a user to choose."""
    dock = settled(window, qtbot)
    answer = dock.work.answer
    assert answer is not None
    for more in (0.0, 10.0):  # as if the check differed from the map by much
        checked = replace(answer, mean=replace(answer.mean, mean=answer.mean.mean + more))
        dock.work.answer = checked
        dock._show()
        assert dock.answer.worth.text() == number(checked.mean.mean)
        tag = dock.plot._tag.toPlainText()
        assert number(checked.mean.mean) in tag.split()


def test_a_parameter_moves_the_map_and_undo_brings_it_back(window: MainWindow, qtbot: QtBot) -> None:
    dock = settled(window, qtbot)
    first = dock.work.map
    window.document.set_parameter("mu", 0.12)
    second = settled(window, qtbot).work.map
    assert first is not None and second is not None
    ratio = second.peak[0].speed / first.peak[0].speed
    assert ratio == pytest.approx(sqrt(0.12 / 0.08), rel=0.05)  # the same way costs v^2 as mu
    window.actions_.undo.trigger()
    third = settled(window, qtbot).work.map
    assert third is not None and np.array_equal(first.values, third.values)


def test_a_click_sets_the_aim_and_a_second_control_throws(window: MainWindow, qtbot: QtBot) -> None:
    dock = settled(window, qtbot)
    QTest.mouseClick(dock.plot.viewport(), LEFT, NONE, spot(dock, qtbot, 0.05, 0.9))
    aim = window.document.state.aim
    assert aim.angle == pytest.approx(0.05, abs=0.01) and aim.speed == pytest.approx(0.9, rel=0.01)
    assert not window.player.moving
    assert dock.work.map_fresh, "another aim from the same place is on the same map"
    QTest.mouseClick(dock.plot.viewport(), LEFT, CTRL, spot(dock, qtbot, -0.04, 0.8))
    assert window.player.moving
    play_out(window)
    slid = window.document.state.last_slide
    assert slid is not None
    assert slid.release.speed == pytest.approx(0.8, rel=0.01)
    assert slid.release.angle == pytest.approx(-0.04, abs=0.01)


def test_a_double_click_throws_there(window: MainWindow, qtbot: QtBot) -> None:
    dock = settled(window, qtbot)
    place = spot(dock, qtbot, 0.03, 0.7)
    QTest.mouseClick(dock.plot.viewport(), LEFT, NONE, place)
    QTest.mouseDClick(dock.plot.viewport(), LEFT, NONE, place)
    QTest.mouseRelease(dock.plot.viewport(), LEFT, NONE, place)
    qtbot.waitUntil(lambda: window.player.moving)
    play_out(window)
    slid = window.document.state.last_slide
    assert slid is not None and slid.release.speed == pytest.approx(0.7, rel=0.01)


def test_beside_the_map_a_click_does_nothing(window: MainWindow, qtbot: QtBot) -> None:
    dock = settled(window, qtbot)
    before = window.document.state.aim
    QTest.mouseClick(dock.plot.viewport(), LEFT, CTRL, QPoint(4, dock.plot.height() - 4))
    assert window.document.state.aim == before and not window.player.moving


def test_keys_aim_and_throw(window: MainWindow, qtbot: QtBot) -> None:
    dock = settled(window, qtbot)
    before = window.document.state.aim
    dock.plot.setFocus()
    QTest.keyClick(dock.plot, Qt.Key.Key_Right)
    QTest.keyClick(dock.plot, Qt.Key.Key_Up)
    after = window.document.state.aim
    assert degrees(after.angle - before.angle) == pytest.approx(0.5)
    assert after.speed - before.speed == pytest.approx(0.01)
    QTest.keyClick(dock.plot, Qt.Key.Key_Return)
    assert window.player.moving
    play_out(window)


def test_the_skill_slider_moves_the_best_aim(window: MainWindow, qtbot: QtBot) -> None:
    dock = settled(window, qtbot)
    loose, table = dock.work.map, dock.work.map.table if dock.work.map else None
    dock.skill.setFocus()
    QTest.keyClick(dock.skill, Qt.Key.Key_Home)
    assert window.document.part("aiming").scale == SCALES[0]
    sure = settled(window, qtbot).work.map
    assert loose is not None and sure is not None and table is not None
    assert sure.table is table, "a skill asks the same table"
    assert sure.thrower.angle == pytest.approx(SCALES[0] * Thrower.preset("casual").angle)
    told = AimMap.of(table, sure.thrower)
    assert np.array_equal(sure.values, told.values)
    assert sure.peak[1] > loose.peak[1], "a surer hand has more of its best aim"
    assert sure.peak[0] != loose.peak[0]
    window.actions_.undo.trigger()
    again = settled(window, qtbot).work.map
    assert again is not None and again.peak == loose.peak
    assert dock.skill.value() == stop_of(1.0)


def test_a_drag_of_the_slider_is_one_step(window: MainWindow, qtbot: QtBot) -> None:
    dock = settled(window, qtbot)
    steps = window.document.undo_stack.count()
    for stop in range(110, 190, 4):
        dock.skill.setValue(stop)
    assert window.document.undo_stack.count() == steps + 1
    settled(window, qtbot)
    QTest.mouseClick(dock.same, LEFT)
    assert window.document.part("aiming").scale == 1.0
    assert not dock.same.isEnabled()


def test_the_middle_of_the_slider_is_the_hand_itself() -> None:
    assert scale_of(stop_of(1.0)) == 1.0
    assert scale_of(stop_of(SCALES[0])) == SCALES[0] and scale_of(stop_of(SCALES[1])) == SCALES[1]


def test_chance_times_worth_adds_up(window: MainWindow, qtbot: QtBot) -> None:
    dock = settled(window, qtbot)
    answer, state = dock.work.answer, window.document.state
    assert answer is not None
    landing = landing_map(
        state.board, state.thrower, answer.aim, 20_000, state.seed + 1, token=state.table.next_token or ""
    )
    mean, parts = worth_parts(landing, worth_by_name("printed"))
    assert answer.mean == mean and answer.parts == parts
    *rows, total = dock.answer.model.rows
    gives = [round(10 * float(row.texts[-1])) for row in rows]
    assert sum(gives) == round(10 * float(total.texts[-1])) == round(10 * mean.mean)
    assert dock.answer.worth.text() == f"{mean.mean:.0f}"
    for row, part in zip(rows[:3], parts, strict=False):
        assert row.texts[0] == part.name
        assert float(row.texts[1]) == pytest.approx(100 * part.chance.p, abs=0.051)


def test_the_answer_is_aimed_and_thrown_by_its_buttons(window: MainWindow, qtbot: QtBot) -> None:
    dock = settled(window, qtbot)
    answer = dock.work.answer
    assert answer is not None
    QTest.mouseClick(dock.answer.aim, LEFT)
    aim = window.document.state.aim
    assert (aim.angle, aim.speed) == (answer.aim.angle, answer.aim.speed)
    assert not window.player.moving
    QTest.mouseClick(dock.answer.throw, LEFT)
    assert window.player.moving
    play_out(window)


@pytest.mark.parametrize("worth", ["cash", "lead"])
def test_the_money_of_the_round_counts_when_chosen(window: MainWindow, qtbot: QtBot, worth: str) -> None:
    compile_rounds(window, worth)
    dock = settled(window, qtbot)
    dock.worth.setFocus()
    for _ in range(("printed", "cash", "lead").index(worth)):
        QTest.keyClick(dock.worth, Qt.Key.Key_Down)
    assert window.document.part("aiming").worth == worth
    found = settled(window, qtbot).work.map
    assert found is not None and found.table.worth.name == worth
    assert np.array_equal(found.values, expected(window).values)
    assert {"cash": "K22", "lead": "opponent"}[worth] in dock.answer.note.text()
    assert dock.answer.span.text().startswith("money a round")
    window.document.undo_stack.setIndex(0)
    assert dock.worth.currentData() == "printed"


def test_sentence_and_table_tell_the_same_numbers(window: MainWindow, qtbot: QtBot) -> None:
    for x in (0.07, 0.11, 0.14, 0.19):
        window.document.set_aim(x=x)
        answer = settled(window, qtbot).answer
        gives = {answer.model.index(row, 0).data(): answer.model.index(row, 4).data() for row in range(3)}
        said = dict(re.findall(r"rest on (.+?) and give ([-\d.,\u202f]+\d)", answer.reason.text()))
        assert said and {name: gives[name] for name in said} == said
        assert answer.span.text().startswith("money a throw")


def test_the_curve_is_the_best_worth_of_each_skill(window: MainWindow, qtbot: QtBot) -> None:
    dock = settled(window, qtbot)
    found = dock.work.map
    assert found is not None
    assert [point.scale for point in dock.work.curve] == sorted(point.scale for point in dock.work.curve)
    for point in dock.work.curve[::4]:
        own = found.thrower
        hand = replace(own, angle=own.angle * point.scale, speed=own.speed * point.scale)
        best = AimMap.of(found.table, hand)
        fresh = best.expected(point.aim, aim_work.CHECK["printed"] // 10, found.table.seed + 1)
        assert (point.aim, point.worth) == (best.peak[0], pytest.approx(fresh.mean))
    names = [item for item in dock.curve.items() if isinstance(item, pyqtgraph.TextItem)]
    assert names and all(name.zValue() > dock.curve._here.zValue() for name in names)  # over the dashed line
    assert all(name.fill.color().name() == window.desk.theme.panel.lower() for name in names)
    assert len(rows := dock.curve.sheet().rows) == len(dock.work.curve)
    assert rows[0][0] == pytest.approx(degrees(found.thrower.angle) * SCALES[0])


def test_figures_hold_the_data(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    dock = settled(window, qtbot)
    found = dock.work.map
    assert found is not None
    lines = dock.export.write(tmp_path / "map.csv", plain=True).read_text().splitlines()
    assert len(lines) == 1 + found.values.size
    assert float(lines[1].split(",")[2]) == pytest.approx(found.values[0, 0], abs=1e-6)
    for name in ("map.png", "map.svg", "map.pdf"):
        assert dock.export.write(tmp_path / name).stat().st_size > 2_000


def test_what_has_no_map_says_why(window: MainWindow, qtbot: QtBot) -> None:
    dock = settled(window, qtbot)
    window.document.place_token("blue-1", window.document.release_place)
    qtbot.waitUntil(lambda: bool(dock.work.refusal))
    assert "blue-1" in dock.refusal.text() and dock.refusal.isVisible()
    assert not dock.work.map_fresh
    window.actions_.undo.trigger()
    settled(window, qtbot)
    assert not dock.refusal.isVisible()


def test_a_board_without_values_and_an_exact_hand_are_borne(window: MainWindow, qtbot: QtBot) -> None:
    dock = settled(window, qtbot)
    window.open_board("blank-lane")
    settled(window, qtbot)
    assert "No aim" in dock.answer.reason.text()
    window.document.set_thrower(Thrower(name="exact"))
    settled(window, qtbot)
    assert not dock.skill.isEnabled()


def test_a_hidden_dock_computes_nothing(window: MainWindow, qtbot: QtBot) -> None:
    dock = settled(window, qtbot)
    before = dock.work.map
    dock.hide()
    window.document.set_parameter("mu", 0.1)
    turn()
    assert not dock.work._soon.isActive() and not dock.work._later.isActive(), "nor will it ask"
    assert dock.work.map is before and window.queue.idle
    after = settled(window, qtbot).work.map
    assert after is not None and after.board.surface.mu == 0.1


def test_changes_faster_than_the_work_end_in_the_last_state(window: MainWindow, qtbot: QtBot) -> None:
    dock = settled(window, qtbot)
    for i in range(12):
        window.document.set_parameter("mu", 0.07 + 0.002 * i)
        dock.skill.setValue(80 + 8 * i)
        qtbot.wait(15)
        if i % 4 == 3:
            window.actions_.undo.trigger()
    found = settled(window, qtbot).work.map
    assert found is not None and np.array_equal(found.values, expected(window).values)


def test_its_part_is_written_and_read_back() -> None:
    value = Aiming("cash", 0.5)
    assert AIMING.from_json(AIMING.to_json(value)) == value
    for bad in (3, {"worth": "gold"}, {"scale": 9}, {"scale": True}, {"scale": float("nan")}):
        with pytest.raises(LabError, match="aiming"):
            AIMING.from_json(bad)


def test_a_result_table_of_any_width_comes_to_rest(window: MainWindow, qtbot: QtBot) -> None:
    """Column widths and scroll bars that chase each other would hang the window."""
    dock = settled(window, qtbot)
    table = dock.answer.table
    for width in range(180, 620, 7):
        for height in (120, 395, 420, 700):
            table.resize(width, height)
            qtbot.wait(0)
            assert table.horizontalHeader().length() >= table.viewport().width() - 24  # at most a scroll bar


def test_what_cannot_be_computed_is_not_said_to_be_computing(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, made = Event(), aim_work.tables

    def held(*args: Any) -> Iterator[ReleaseTable]:
        for table in made(*args):
            yield table
            assert go.wait(PATIENCE)

    monkeypatch.setattr(aim_work, "tables", held)
    window.document.place_token("blue-1", window.document.release_place)
    window.show_preset("aim")
    dock = window.docks["aim"]
    qtbot.waitUntil(lambda: dock.filled and dock.refusal.isVisible())
    assert dock.work.refusal and dock.says.text() == dock.answer.span.text() == ""
    window.document.undo_stack.undo()
    qtbot.waitUntil(lambda: "computing" in dock.answer.span.text())
    go.set()
    settled(window, qtbot)
    assert "computing" not in dock.answer.span.text() != ""
