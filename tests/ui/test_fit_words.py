"""What the Fit dock says of a fit beside its numbers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGridLayout, QLabel
from pytestqt.qtbot import QtBot

from lab.fitting.sentence import sentence
from tests.lab.fitting.test_few_slides import few
from tests.ui.recordings import opened, recorded
from ui.docks.fit_body import FitBody
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


def row_of(body: FitBody, name: str) -> dict[str, str]:
    """The row of a fitted value as it is read, by the heads of its columns."""
    grid = body.result.values.layout()
    assert isinstance(grid, QGridLayout)

    def text(row: int, column: int) -> str:
        cell = grid.itemAtPosition(row, column).widget()
        assert isinstance(cell, QLabel)
        return cell.text()

    columns = range(1, grid.columnCount())
    rows = {text(row, 0): row for row in range(1, grid.rowCount()) if grid.itemAtPosition(row, 0) is not None}
    return {text(0, column): text(rows[name], column) for column in columns}


def test_fitted_values_stand_beside_those_of_the_table(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    body = opened(window, qtbot, recorded(tmp_path, 3, mu=0.1))
    document = window.document
    assert row_of(body, "μ")["board"] == f"{document.board.surface.mu:.4f}"
    document.set_parameter("mu", 0.123)
    assert row_of(body, "μ")["board"] == "0.1230"
    document.put_changes({"law": "quadratic"}, "Another law")
    assert row_of(body, "μ")["board"] == "–"
    document.undo_stack.undo()
    body.pages.setCurrentWidget(body.result)
    QTest.mouseClick(body.use, Qt.MouseButton.LeftButton)
    row = row_of(body, "μ")
    assert row["board"] == row["value"]
