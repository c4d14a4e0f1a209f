"""A lesson that has locked the hand or the law: landings and fits may show another, and it is not taken from them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.hand import LEFT, at_rest, on_plot
from tests.ui.recordings import opened, recorded
from tests.ui.recordings import settled as fitted
from tests.ui.test_locks import locked
from tests.ui.test_sampler import LANDINGS, settled
from ui.parts.sampling import Sampling
from ui.window import MainWindow


def test_a_locked_hand_is_not_that_of_tapped_landings(window: MainWindow, qtbot: QtBot) -> None:
    locked(window, "hand")
    window.document.set_part("sampling", Sampling(landings=LANDINGS), "Landings")
    dock = settled(window, qtbot)
    view = dock.dots.getPlotItem().vb
    QTest.mouseClick(
        dock.dots.viewport(), LEFT, pos=at_rest(qtbot, lambda: on_plot(dock.dots, view, 0.12, 0.6))
    )
    assert len(window.document.part("sampling").landings) == len(LANDINGS) + 1, "to tap is free"
    settled(window, qtbot)
    before = window.document.state
    assert dock.work.skill is not None and dock.use.isEnabled()
    QTest.mouseClick(dock.use, LEFT)
    assert window.document.state is before
    assert window.notice.isVisible() and "Hand is locked" in window.notice.text.text()
    locked(window, "mu", "law", "seams")
    QTest.mouseClick(dock.use, LEFT)
    assert window.document.state.thrower == dock.work.skill.thrower != before.thrower


@pytest.mark.parametrize("law", ["viscous", "quadratic"])
def test_a_locked_law_is_not_that_of_a_fit(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, law: str
) -> None:
    document = window.document
    body = opened(window, qtbot, recorded(tmp_path))
    document.set_part("fit", replace(document.part("fit"), law=law), "Law")
    fitted(window, qtbot)
    assert body.watch.fitted is not None and body.watch.fitted.fit.law == law
    locked(window, "law")
    before = document.state
    QTest.mouseClick(body.use, LEFT)
    assert document.state is before
    assert "Law of friction is locked" in window.notice.text.text()
    locked(window, "restitution", "mass")
    QTest.mouseClick(body.use, LEFT)
    assert document.board.surface.law == law


def test_a_fit_by_the_law_that_is_locked_is_taken(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    """Its numbers are free: the lock is on the law alone."""
    body = opened(window, qtbot, recorded(tmp_path))
    locked(window, "law")
    QTest.mouseClick(body.use, LEFT)
    assert window.document.board.surface.mu == pytest.approx(0.11, abs=0.005)
    assert not window.notice.isVisible()
