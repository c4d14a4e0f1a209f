"""What the Fit dock says of a fit beside its numbers."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel
from pytestqt.qtbot import QtBot

from lab import Fit, fit_slides, read_recording
from lab.fitting.sentence import sentence
from tests.lab.fitting.test_few_slides import few
from tests.shared import shared_path
from tests.ui.recordings import drop, opened, recorded, settled
from ui.docks.fit_body import FitBody
from ui.docks.fit_result import _words
from ui.docks.fit_watch import Fitted
from ui.docks.fit_words import apart, slope_words, spread_words, trust
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


@pytest.mark.parametrize(
    ("own", "said"),
    [(0.05, "by 5.0 % without their noise"), (0.0804, "by 8.0 % without"), (0.0808, "hardly less without"),
     (0.0812, "hardly less without"), (0.0, "standard deviation).")],
)  # fmt: skip
def test_how_much_slides_differ_is_said_once_where_their_noise_is_no_part_of_it(
    monkeypatch: pytest.MonkeyPatch, own: float, said: str
) -> None:
    five, _ = few(np.random.default_rng(2), "tilt", 5, 0.05)
    five = replace(five, values={**five.values, "mu": 0.1}, spread={"mu": 0.0081})
    monkeypatch.setattr(Fit, "mu_spread", own)
    assert five.main == "mu" and said in spread_words(five).replace("\N{NO-BREAK SPACE}", " ")
    assert "8.1 %" in spread_words(five).replace("\N{NO-BREAK SPACE}", " ")


def test_what_comes_in_is_seen_at_once_with_how_far_to_trust_it(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    body = opened(window, qtbot, recorded(tmp_path, 1))
    assert body.pages.currentWidget() is body.segments and body.segments.plots.isVisible()
    assert body.segments.seen is not None and body.segments.seen.slides
    assert "1 slide, which cannot say how much slides differ" in body.state.text()
    body.pages.setCurrentWidget(body.laws)
    window.document.set_parameter("mu", 0.12)
    settled(window, qtbot)
    assert body.pages.currentWidget() is body.laws, "only what comes in is shown"
    drop(window, *recorded(tmp_path, 4)[1:])
    settled(window, qtbot)
    assert body.pages.currentWidget() is body.segments
    assert "4 slides; single slides differ by" in body.state.text()


@pytest.mark.parametrize(("name", "n"), [("lookalikes/speeds_up.csv", 0), ("lookalikes/viscous.csv", 1)])
def test_warnings_are_counted_beside_the_headline_and_on_their_tab(
    window: MainWindow, qtbot: QtBot, name: str, n: int
) -> None:
    """n: the slides that are left; where none is, the Result page is what comes in view."""
    body = opened(window, qtbot, [shared_path("recordings", *name.split("/"))])
    fit = body.watch.fitted.fit
    assert len(fit.slides) == n and fit.warnings
    assert body.pages.currentWidget() is (body.segments if n else body.result)
    assert body.warned.isVisible() and body.warned.text().startswith(f"{len(fit.warnings)} warning")
    title = body.pages.tabText(body.pages.indexOf(body.result))
    assert title == f"Result ({len(fit.warnings)})"
    QTest.mouseClick(body.warned, Qt.MouseButton.LeftButton)
    assert body.pages.currentWidget() is body.result
    qtbot.wait(20)
    boxes = body.result.findChildren(QFrame, "warning")
    assert any(not box.visibleRegion().isEmpty() for box in boxes)
    window.actions_.undo.trigger()
    settled(window, qtbot)
    assert not body.warned.isVisible() and body.pages.tabText(2) == "Result"


@pytest.mark.parametrize(
    ("dx", "dy", "said"),
    [
        (0.0003, -0.0004, "The rests agree within a millimetre."),
        (0.0, 0.0, "The rests agree within a millimetre."),
        (0.0001, 0.02, "The rests differ by 2.0 cm: the table's token lies 2.0 cm farther."),
        (-0.015, 0.0, "The rests differ by 1.5 cm: the table's token lies 1.5 cm to the left."),
        (
            0.03,
            -0.04,
            "The rests differ by 5.0 cm: the table's token lies 4.0 cm shorter, 3.0 cm to the right.",
        ),
        (
            0.0008,
            0.0008,
            "The rests differ by 0.1 cm: the table's token lies 0.1 cm farther, 0.1 cm to the right.",
        ),
    ],
)
def test_rests_that_agree_are_said_to_and_no_difference_is_nought(dx: float, dy: float, said: str) -> None:
    assert apart((0.14, 0.5), (0.14 + dx, 0.5 + dy)).replace("\N{NARROW NO-BREAK SPACE}", " ") == said


CLAUSES = {
    "which cannot say how much slides differ": "cannot say how much slides differ",
    "too few to say how much slides differ": "cannot say how much slides differ",
    "single slides differ by": "Single slides differ by",
    "how well the mean of all is known": "how well the mean of all is known",
    "in all of them the residuals are not mere noise": "In all slides the residuals are not mere noise",
    "; the residuals are not mere noise": "The residuals are not mere noise",
    "the true error exceeds the standard one": "the true error exceeds the standard one",
    "cannot tell a slope": "cannot tell a slope",
}
"""What the command line says of how far to trust a fit, and the Result page's words for it."""


@pytest.mark.parametrize("kind", ["contactnets", "contactnets-1", "tracker", "two", "five", "wavy-1-of-3"])
def test_the_window_leaves_nothing_out_that_the_command_line_says(kind: str, tmp_path: Path) -> None:
    if kind.startswith("contactnets"):
        paths = sorted(shared_path("recordings", "contactnets").glob("toss_*_slide.csv"))
        fit = fit_slides([read_recording(path) for path in paths[: 1 if kind.endswith("1") else 27]])
    elif kind == "tracker":
        fit = fit_slides([read_recording(shared_path("recordings", "lookalikes", "tracker_tab.txt"))])
    elif kind == "wavy-1-of-3":
        fit = replace(fit_slides([read_recording(path) for path in recorded(tmp_path)]), wavy=1)
    else:
        fit, _ = few(np.random.default_rng(2), "tilt", 2 if kind == "two" else 5, 0.05)
    said, shown = sentence(fit), fit_words_of(fit)
    for clause, words in CLAUSES.items():
        assert (clause in said) <= (words in shown), clause
    if fit.wavy:
        assert "not mere noise" in trust(fit) and "not mere noise" in said
    if kind == "wavy-1-of-3":
        assert "in 1 of them the residuals" in said and "In 1 of 3 slides the residuals" in shown
    if kind == "contactnets":
        assert "in all of them the residuals are not mere noise" in said


def fit_words_of(fit: Fit) -> str:
    """The Result page's words of a fit."""
    return _words(Fitted(fit, None))


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


def test_a_number_keeps_its_unit_on_its_line_in_what_rests_differ_by() -> None:
    for dx, dy in ((0.0, 0.043), (0.02, -0.043), (-0.02, 0.0), (0.012, 0.5)):
        said = apart((0.14, 0.5), (0.14 + dx, 0.5 + dy))
        assert not re.search(r"\d cm", said) and re.search("\\d\N{NARROW NO-BREAK SPACE}cm", said), said
