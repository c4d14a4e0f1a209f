"""What was worked out of other readings, landings or throws is put nowhere, however late the new answer comes."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.hand import LEFT
from tests.ui.late import held_up
from ui.parts.measure import MeasurePart
from ui.window import MainWindow

LANDINGS = tuple((0.14 + 0.02 * np.sin(7 * i), 0.6 + 0.05 * np.cos(3 * i)) for i in range(20))


def pressed(window: MainWindow, button: QPushButton) -> bool:
    """Whether a press changes the document."""
    before = window.document.state
    QTest.mouseClick(button, LEFT)
    return window.document.state != before


def test_readings_that_are_fitted_anew_are_not_used(window: MainWindow, qtbot: QtBot) -> None:
    def readings(*times: str) -> MeasurePart:
        part = MeasurePart()
        return part.with_rows("stopwatch", tuple((time, "70") for time in times))

    window.show_dock("measure")
    page = window.docks["measure"].body.readings
    window.document.set_part("measure", readings("1.3", "1.25", "1.4"), "Readings")
    qtbot.waitUntil(page.use.isEnabled)
    with held_up(window):
        window.document.set_part("measure", readings("0.9", "0.95", "0.92"), "Readings")
        assert not page.fresh and not pressed(window, page.use)
    qtbot.waitUntil(page.use.isEnabled)
    assert pressed(window, page.use)


def test_the_sampler_uses_no_skill_and_no_fee_of_other_landings_and_throws(
    window: MainWindow, qtbot: QtBot
) -> None:
    document = window.document
    document.set_aim(x=0.06, speed=0.93)
    document.set_part("sampling", replace(document.part("sampling"), landings=LANDINGS), "Landings")
    window.show_dock("sampler")
    dock = window.docks["sampler"]
    QTest.mouseClick(dock.throws[100], LEFT)
    qtbot.waitUntil(dock.reveal.isEnabled)
    QTest.mouseClick(dock.reveal, LEFT)
    qtbot.waitUntil(lambda: dock.use.isEnabled() and dock.fair.isEnabled())
    with held_up(window):
        document.set_aim(speed=0.6)
        assert not pressed(window, dock.fair), "of other throws"
        document.set_part("sampling", replace(document.part("sampling"), landings=LANDINGS[:12]), "Landings")
        assert not dock.use.isEnabled() and not pressed(window, dock.use)
    qtbot.waitUntil(lambda: dock.use.isEnabled() and dock.fair.isEnabled())
    assert pressed(window, dock.use)
