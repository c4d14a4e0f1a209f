"""Teach: what came of a table, a hand or an aim that is another by now is told apart, and touches no other table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from lab import Thrower
from tests.ui.late import held_up
from tests.ui.teaching import exactly, part
from ui.parts.teach import Pin
from ui.teach.view import TeachView
from ui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


MEANWHILE = {
    "another preset": lambda window, teach: window.actions_.presets["tune"].trigger(),
    "another friction": lambda window, teach: window.document.set_parameter("mu", 0.2),
    "another hand": lambda window, teach: window.document.set_thrower(Thrower.preset("skilled")),
    "another aim": lambda window, teach: QTest.keyClick(teach.slider, Qt.Key.Key_Right),
    "another seed": lambda window, teach: window.document.set_sampling(seed=7),
    "a token laid": lambda window, teach: window.document.place_token("red-1", (0.14, 0.5)),
    "exactly": lambda window, teach: exactly(teach),
    "a slide": lambda window, teach: QTest.mouseClick(teach.throw, LEFT),
}


@pytest.mark.parametrize("what", MEANWHILE)
def test_ten_slides_that_come_late_touch_no_other_table(
    window: MainWindow, teach: TeachView, qtbot: QtBot, what: str
) -> None:
    with held_up(window):
        QTest.mouseClick(teach.ten, LEFT)
        MEANWHILE[what](window, teach)
        state = window.document.state
    qtbot.waitUntil(lambda: window.queue.idle)
    assert window.document.state == state
    assert window.player.moving is (what == "a slide"), "a slide under way goes on"


def test_a_pin_set_meanwhile_keeps_ten_slides(window: MainWindow, teach: TeachView, qtbot: QtBot) -> None:
    with held_up(window):
        QTest.mouseClick(teach.ten, LEFT)
        pinned = replace(part(window), pins=(Pin("A", 0.5),))
        window.document.set_part("teach", pinned, "Pin")
    qtbot.waitUntil(lambda: window.queue.idle)
    assert len(part(window).stops) == 10 and part(window).pins == pinned.pins


def test_slides_of_another_friction_are_counted_apart(
    window: MainWindow, teach: TeachView, qtbot: QtBot
) -> None:
    document, mu = window.document, "\N{GREEK SMALL LETTER MU} = "
    changes: list[tuple[str, float, list[tuple[str, str]]]] = [
        ("mu", 0.08, [("At 0.50", "10\u00a0slides")]),
        ("mu", 0.2, [(f"{mu}0.080. ", "10\u00a0slides"), (f"{mu}0.200. ", "10\u00a0slides")]),
        ("mu", 0.08, [(f"{mu}0.080. ", "20\u00a0slides"), (f"{mu}0.200. ", "10\u00a0slides")]),
        ("tilt_pitch", 0.01, [("Setting 1. ", "20"), ("Setting 2. ", "10"), ("Setting 3. ", "10")]),
    ]
    for n, (key, value, expected) in enumerate(changes):
        document.set_parameter(key, value)
        QTest.mouseClick(teach.ten, LEFT)
        qtbot.waitUntil(lambda n=n: len(part(window).stops) == 10 * (n + 1))
        lines = teach.statistics.text().splitlines()
        for line, (begin, slides) in zip(lines, expected, strict=True):
            assert line.startswith(begin) and slides in line.split(";")[1]


def test_a_hand_that_throws_exactly_is_no_other_one_by_its_scatter(
    window: MainWindow, teach: TeachView, qtbot: QtBot
) -> None:
    exactly(teach)
    for n, hand in enumerate(("casual", "skilled")):
        window.document.set_thrower(Thrower.preset(hand))
        QTest.mouseClick(teach.ten, LEFT)
        qtbot.waitUntil(lambda n=n: len(part(window).stops) == 10 * (n + 1))
    assert len(teach.statistics.text().splitlines()) == 1
