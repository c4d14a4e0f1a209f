"""What the Fit dock says of a fit beside its numbers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from lab.fitting.sentence import sentence
from tests.lab.fitting.test_few_slides import few
from tests.ui.recordings import opened, recorded
from ui.docks.fit_words import slope_words, spread_words
from ui.window import MainWindow


@pytest.mark.parametrize(("n", "who"), [(1, "one slide"), (3, "slides in one direction")])
def test_slides_in_one_direction_say_what_a_slope_would_do(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, n: int, who: str
) -> None:
    body = opened(window, qtbot, recorded(tmp_path, n, mu=0.1))
    fit = body.watch.fitted.fit
    said = slope_words(fit)
    assert said.lower().startswith(f"{who} cannot tell a slope")
    assert f"{who} cannot tell a slope" in sentence(fit), "as the package says it"
    assert "0.017" in said, "g sin(1 degree) beside mu g cos(1 degree)"
    assert f"({100 * 0.01746 / fit.values['mu']:.0f} %)" in said.replace("\N{NO-BREAK SPACE}", " ")
    assert said in body.result.words.text()


def test_so_few_slides_that_the_fit_passes_through_them_tell_no_spread() -> None:
    two, _ = few(np.random.default_rng(2), "tilt", 2, 0.05)
    assert "%" not in spread_words(two) and "So few slides" in spread_words(two)
    five, _ = few(np.random.default_rng(2), "tilt", 5, 0.05)
    assert "standard deviation" in spread_words(five)
