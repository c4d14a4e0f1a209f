"""What the Fit dock says of a fit beside its numbers."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from tests.ui.recordings import opened, recorded
from ui.docks.fit_words import slope_words
from ui.window import MainWindow


def test_slides_in_one_direction_say_what_a_slope_would_do(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    body = opened(window, qtbot, recorded(tmp_path, 3, mu=0.1))
    fit = body.watch.fitted.fit
    said = slope_words(fit)
    assert "0.017" in said, "g sin(1 degree) beside mu g cos(1 degree)"
    assert f"({100 * 0.01746 / fit.values['mu']:.0f} %)" in said.replace("\N{NO-BREAK SPACE}", " ")
    assert said in body.result.words.text()
