"""The task of a lesson is there in every preset, for as long as the lesson is open."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest
from PySide6.QtCore import QPoint

from lab import load_board, read_session
from tests.ui.hand import slide_next, turn
from ui.docks import PRESETS
from ui.parts.lesson import Lesson
from ui.session import save_session
from ui.state import fresh_state
from ui.task_bar import LARGE_PX, MOST
from ui.window import MainWindow

TASK = (
    "How far does it go at twice the speed? Guess first, then throw five times, and write down what you see."
)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_task_is_seen_in_every_preset_whatever_is_done(window: MainWindow, preset: str) -> None:
    assert not window.task.isVisible()
    window.document.set_part("lesson", Lesson(preset=preset, task=TASK), "Lesson")
    for _ in range(2):
        turn()
        words = window.task.text
        assert words.isVisible() and words.text() == TASK
        assert words.height() >= words.heightForWidth(words.width()), "whole"
        assert words.visibleRegion().boundingRect().height() == words.height(), "and seen whole"
        place = words.mapTo(window, QPoint(0, 0))
        assert place.x() >= 0 and place.x() + words.width() <= window.width()
        slide_next(window)
    for other in PRESETS:
        window.show_preset(other)
        turn()
        assert window.task.text.visibleRegion().boundingRect().height() > 10
        where, table = (part.mapTo(window, QPoint(0, 0)).y() for part in (window.task, window.table))
        assert where < table and window.height() == 768
    window.document.start_over(fresh_state(load_board("knockout")))
    assert not window.task.isVisible()


def test_before_a_class_it_is_in_large_type_and_a_long_one_leaves_the_table_its_room(
    window: MainWindow,
) -> None:
    window.document.set_part("lesson", Lesson(preset="tune", task=TASK), "Lesson")
    small = window.task.text.font().pixelSize()
    window.show_preset("teach")
    turn()
    large = window.task.text.font().pixelSize()
    assert large == LARGE_PX > small
    window.teach.details.click()
    for speed in (0.5, 0.6, 0.7, 0.8):
        window.document.clear_table()
        slide_next(window, speed=speed)
    for preset in ("aim", "teach", "play", "teach"):
        window.show_preset(preset)
        turn()
        assert window.height() == 768, preset
    window.document.set_part("lesson", Lesson(preset="teach", task=40 * (TASK + "\n")), "Lesson")
    turn()
    assert window.task.height() <= MOST * window.height() + 30 and window.table.isVisible()


def test_after_aim_the_table_has_its_room_in_play(window: MainWindow) -> None:
    widths = []
    for before in ("tune", "aim", "board"):
        window.show_preset(before)
        turn()
        window.show_preset("play")
        turn()
        widths.append(window.docks["card"].width())
        assert window.table.width() > 0.4 * window.width(), before
    assert max(widths) - min(widths) < 5 and max(widths) < 0.35 * window.width()


def test_what_is_done_with_a_lessons_start_is_saved_under_another_name(
    window: MainWindow, tmp_path: Path
) -> None:
    start, own = tmp_path / "lesson.knockout", tmp_path / "anna.knockout"
    parts = MappingProxyType({**window.document.state.parts, "lesson": Lesson(preset="tune", task=TASK)})
    save_session(replace(window.document.state, parts=parts), start)
    written = start.read_bytes()
    asked: list[bool] = []

    def choose() -> Path:
        asked.append(True)
        return own

    window.files.choose = choose
    for _ in range(2):  # the first pupil, and the next one at the same machine
        assert window.files.open(start)
        assert window.document.part("lesson").task == TASK and not window.files.dirty
        window.document.set_aim(speed=0.7)
        window.actions_.save.trigger()
    assert len(asked) == 2 and start.read_bytes() == written
    assert window.files.open(own)
    window.document.set_aim(speed=0.8)
    window.actions_.save.trigger()
    assert len(asked) == 2, "their own file is saved under its name"
    assert read_session(own).aim.speed == 0.8
