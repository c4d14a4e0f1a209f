"""The base of the recorded tokens: the board's unless told, fitted with the spin, undone, saved."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from lab import LabError, Token, fit_slides, read_recording, write_recording
from tests.lab.fitting.test_spin import RADIUS, film
from tests.ui.recordings import opened, settled
from ui.docks.fit_body import FitBody
from ui.parts.fit import FIT, FitPart
from ui.window import MainWindow


@pytest.fixture
def spun(tmp_path: Path) -> Path:
    """A slide of a token that lies flat and spins, with a heading column."""
    path = tmp_path / "spun.csv"
    (recording,), _ = film(np.random.default_rng(1), "disc", slides=1)
    write_recording(recording, path)
    return path


def pick(body: FitBody, base: str | None) -> None:
    """A base by keys."""
    box = body.result.base
    box.setFocus()
    while box.currentData() != base:
        down = box.currentIndex() < box.findData(base)
        QTest.keyClick(box, Qt.Key.Key_Down if down else Qt.Key.Key_Up)


def test_a_base_and_its_radius_are_fitted_as_in_the_lab(window: MainWindow, qtbot: QtBot, spun: Path) -> None:
    body = opened(window, qtbot, [spun])
    recording = read_recording(spun)
    assert body.watch.fitted.fit.values == fit_slides([recording]).values
    body.pages.setCurrentWidget(body.result)
    pick(body, "disc")
    radius = body.result.radius
    radius.setFocus()
    radius.selectAll()
    QTest.keyClicks(radius, "20")
    QTest.keyClick(radius, Qt.Key.Key_Return)
    settled(window, qtbot)
    fitted = fit_slides([recording], base="disc", radius=RADIUS)
    assert body.watch.fitted.fit.values == pytest.approx(fitted.values)
    assert "spin-ignored" not in [warning.code for warning in body.watch.fitted.fit.warnings]
    part = window.document.part("fit")
    assert (part.base, part.radius) == ("disc", RADIUS) and FIT.from_json(FIT.to_json(part)) == part
    while window.document.part("fit").base is not None:
        window.actions_.undo.trigger()
    settled(window, qtbot)
    assert body.result.base.currentData() is None and not radius.isEnabled()
    assert body.watch.fitted.fit.values == fit_slides([recording]).values


def test_the_board_says_the_base_where_nobody_does(window: MainWindow, qtbot: QtBot, spun: Path) -> None:
    body = opened(window, qtbot, [spun])
    board = window.document.board
    flat = board.token.model_copy(update={"contact": "disc", "radius": RADIUS})
    assert window.document.put_board(board.replace(token=flat.model_dump()), "Flat tokens")
    settled(window, qtbot)
    fitted = fit_slides([read_recording(spun)], base="disc", radius=RADIUS)
    assert body.watch.fitted.fit.values == pytest.approx(fitted.values)


def test_what_is_not_told_is_the_boards_and_a_law_without_spin_takes_none() -> None:
    flat = Token(contact="ring", radius=0.02)
    assert FitPart().base_on(flat) == ("ring", 0.02)
    assert FitPart(law="weakening").base_on(flat) == ("ball", None)
    assert FitPart(base="ball", radius=0.03).base_on(flat) == ("ball", None)
    assert FitPart(base="disc").base_on(Token()) == ("disc", Token().radius)
    assert FitPart(base="disc", radius=0.03).base_on(flat) == ("disc", 0.03)
    for wrong in ({"base": "cube"}, {"radius": 0}, {"radius": True}, {"radius": "3"}):
        with pytest.raises(LabError, match="cannot be read"):
            FIT.from_json(wrong)
