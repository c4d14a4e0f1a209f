"""Each group of docks behind one another has one bar of tabs, whatever layouts came and went; no bar is left behind."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QTabBar

from tests.ui.hand import quiet
from ui.parts.lesson import Lesson
from ui.window import MainWindow

LESSONS = [
    Lesson("teach", ("fit", "console"), (), "Where will it stop?"),
    Lesson("play", ("ledger",), (), "Play a round."),
    Lesson("tune", ("landing", "aim"), (), "Tune."),
    Lesson("aim", (), (), "Aim."),
]


def bars(window: MainWindow) -> list[QTabBar]:
    """Those that are seen."""
    return [
        bar
        for bar in window.findChildren(QTabBar)
        if bar.parent() is window and bar.isVisible() and bar.count() > 1
    ]


def groups(window: MainWindow) -> set[frozenset[str]]:
    """Docks that stand behind one another."""
    found = set()
    for dock in window.docks.values():
        behind = [other for other in window.tabifiedDockWidgets(dock) if not other.isHidden()]
        if behind and not dock.isHidden():
            found.add(frozenset(one.objectName() for one in (dock, *behind)))
    return found


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.preset)
@pytest.mark.parametrize("before", ("tune", "play", "teach"))
def test_after_a_lesson(window: MainWindow, before: str, lesson: Lesson) -> None:
    window.show_preset(before)
    for _ in range(2):
        window.document.set_part("lesson", lesson, "A lesson")
        quiet()
        assert len(bars(window)) == len(groups(window)), "in the lesson"
        window.document.set_part("lesson", Lesson(), "No lesson")
        quiet()
        assert len(bars(window)) == len(groups(window)), "after it"
        for preset in ("play", "tune", "teach", "tune"):
            window.show_preset(preset)
            quiet()
            assert len(bars(window)) == len(groups(window)), preset
        window.show_preset(before)
