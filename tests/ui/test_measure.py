"""The Measure dock by mouse and keyboard: readings typed and pasted, the stopwatch, what comes out."""

from __future__ import annotations

import json
from time import perf_counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from lab import LabError, fit_readings, readings_of, thrower_of_landings
from lab.board import G
from ui.docks.measure_readings import ReadingsPage
from ui.parts import PARTS
from ui.parts.measure import MeasurePart
from ui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT, NONE, widget.rect().center())


def page_of(window: MainWindow, kind: str = "stopwatch") -> ReadingsPage:
    window.show_dock("measure")
    page: ReadingsPage = window.docks["measure"].body.readings
    page.kind.setCurrentIndex(page.kind.findData(kind))
    page.kind.activated.emit(page.kind.currentIndex())
    return page


def typed(page: ReadingsPage, *cells: str) -> None:
    """Type cells one after the other from the first cell on, Enter after each."""
    table = page.table
    table.setFocus()
    table.setCurrentCell(0, 0)
    for cell in cells:
        for key in cell:  # the first opens the cell's editor, which has the focus then
            focus = QApplication.focusWidget()
            assert focus is not None
            QTest.keyClick(focus, key)
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Return)


def worked(window: MainWindow, qtbot: QtBot, page: ReadingsPage) -> None:
    qtbot.waitUntil(lambda: window.queue.idle and page.answer is not None)


def test_readings_are_typed_and_fitted_as_the_lab_does(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    assert "Type readings" in page.words.text() and not page.use.isEnabled()
    typed(page, "1.3", "70", "1,25", "68,5", "1.4", "74")
    worked(window, qtbot, page)
    expected = fit_readings(readings_of("time (s);distance (cm)\n1,3;70\n1,25;68,5\n1,4;74", "stopwatch"))
    qtbot.waitUntil(lambda: page.answer[1].values == pytest.approx(expected.values))
    worked(window, qtbot, page)  # answers to the first cells alone may have come before
    lo, hi = expected.intervals["mu"]
    text = page.value.text()
    assert text.startswith("μ = ") and "95 %" in text
    low, _, high = text.partition("95 %: ")[2].partition(" to ")
    assert float(low) == pytest.approx(lo, abs=0.006) and float(high) == pytest.approx(hi, abs=0.006)
    assert expected.values["mu"] == pytest.approx(2 * 0.70 / (G * 1.3**2), rel=0.1)


@pytest.mark.parametrize(
    ("kind", "cells", "name"),
    [
        ("speed", ("0.9", "48"), "mu"),
        ("ramp", ("5", "20", "42"), "mu"),
        ("tilt", ("4.6",), "mu"),
        ("bounce", ("100", "56"), "restitution"),
        ("two-token", ("1", "30"), "restitution"),
    ],
)
def test_each_kind_has_its_columns_and_goes_onto_the_table(
    window: MainWindow, qtbot: QtBot, kind: str, cells: tuple[str, ...], name: str
) -> None:
    page = page_of(window, kind)
    assert page.table.columnCount() == len(cells)
    typed(page, *cells)
    worked(window, qtbot, page)
    assert page.answer is not None
    (value,) = page.answer[1].values.values()
    before = window.document.board
    click(page.use)
    board = window.document.board
    assert (board.surface.mu if name == "mu" else board.collision.restitution) == value
    home = "surface" if name == "mu" else "collision"
    assert board.provenance[f"{home}.{name}"].startswith("measured: 1 reading")
    window.actions_.undo.trigger()
    assert window.document.board == before


@pytest.mark.parametrize(
    "text",
    [
        "Zeit (s)\tWeg (cm)\n1,30\t70,0\n1,25\t68,5\n",
        "distance (m);time (s)\n0,700;1,30\n0,685;1,25",
        "1.30,70\n1.25,68.5\n",
        "1,30\t70\r\n1,25\t68,5\r\n",
    ],
    ids=["german", "turned", "no-heads", "crlf"],
)
def test_a_spreadsheet_is_pasted(window: MainWindow, qtbot: QtBot, text: str) -> None:
    page = page_of(window)
    QApplication.clipboard().setText(text)
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    worked(window, qtbot, page)
    assert window.document.part("measure").of("stopwatch") == (("1.3", "70"), ("1.25", "68.5"))
    QApplication.clipboard().setText("1.4\t74")
    click(page.paste_button)
    assert len(window.document.part("measure").of("stopwatch")) == 3
    window.actions_.undo.trigger()
    assert len(window.document.part("measure").of("stopwatch")) == 2
    click(page.clear)
    assert window.document.part("measure").of("stopwatch") == ()


def test_what_cannot_be_pasted_is_refused_in_one_line(window: MainWindow) -> None:
    page = page_of(window)
    for text in ("", "hello\nworld", "time (s)\tdistance (cubits)\n1\t2", "-1\t70"):
        window.notice.hide()
        QApplication.clipboard().setText(text)
        click(page.paste_button)
        assert window.notice.isVisible() and "\n" not in window.notice.text.text(), text
    assert window.document.part("measure").rows == ()


def test_a_cell_that_is_no_number_is_marked_and_its_row_left_out(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    typed(page, "1.3", "70", "about one", "70")
    worked(window, qtbot, page)
    assert page.answer is not None and len(page.answer[0]) == 1
    assert page.table.item(1, 0).font().underline() and page.table.item(1, 0).toolTip()
    page.table.setCurrentCell(1, 0)
    QTest.keyClick(page.table, Qt.Key.Key_Delete)
    assert window.document.part("measure").of("stopwatch")[1] == ("", "70")


def test_the_stopwatch_writes_the_time_and_waits_for_the_distance(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    before = perf_counter()
    click(page.watch)
    begun = perf_counter()
    qtbot.wait(120)
    assert "Stop" in page.watch.text()
    stopping = perf_counter()
    click(page.watch)
    longest, least = perf_counter() - before, stopping - begun
    ((time, distance),) = window.document.part("measure").of("stopwatch")
    assert least - 0.01 <= float(time) <= longest + 0.01 and distance == ""  # written in hundredths
    assert (page.table.currentRow(), page.table.currentColumn()) == (0, 1)
    assert page.watch.text() == "Start the stopwatch"


def test_errors_of_reading_widen_the_interval(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    typed(page, "1.3", "70", "1.25", "68.5", "1.4", "74")
    worked(window, qtbot, page)
    assert page.answer is not None
    before = page.answer[1].intervals["mu"]
    field = next(field for key, (field, _, _) in page._fields.items() if key == "time")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "0.60")
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.answer is not None and page.answer[1].intervals["mu"] != before)
    assert page.answer is not None
    low, high = page.answer[1].intervals["mu"]
    assert high - low > 1.5 * (before[1] - before[0])


def test_landings_are_a_hand(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window, "landings")
    typed(page, "14", "60", "13", "66", "15.5", "58", "14.5", "71")
    worked(window, qtbot, page)
    places = [(0.14, 0.60), (0.13, 0.66), (0.155, 0.58), (0.145, 0.71)]
    expected = thrower_of_landings(places, window.document.board)
    click(page.use)
    assert window.document.state.thrower.angle == pytest.approx(expected.thrower.angle)
    assert window.document.state.thrower.speed == pytest.approx(expected.thrower.speed)
    assert "4 landings" in page.words.text()
    window.actions_.undo.trigger()
    assert window.document.state.thrower.name == "casual"


def test_too_few_landings_say_how_many_are_needed(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window, "landings")
    typed(page, "14", "60")
    qtbot.waitUntil(lambda: page.refusal is not None)
    assert "3 landings" in page.words.text() and not page.use.isEnabled()


def test_units_are_those_of_the_table(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    page.unit.setCurrentIndex(page.unit.findData("m"))
    page.unit.activated.emit(page.unit.currentIndex())
    assert "m" in page.table.horizontalHeaderItem(1).text()
    typed(page, "1.3", "0.70")
    worked(window, qtbot, page)
    assert page.answer is not None
    assert page.answer[1].values["mu"] == pytest.approx(2 * 0.70 / (G * 1.3**2), rel=1e-6)


def test_the_part_survives_a_session_file() -> None:
    part = MeasurePart("ramp", "mm").with_rows("ramp", [("5", "20", "42"), ("", "", "")])
    part = part.with_rows("tilt", [("4,6",)])
    again = PARTS["measure"].from_json(json.loads(json.dumps(PARTS["measure"].to_json(part))))
    assert again == part and again.of("ramp") == (("5", "20", "42"),)


@pytest.mark.parametrize(
    "broken",
    [[], {"kind": "guess"}, {"unit": "cubit"}, {"rows": {"ramp": [["1"]]}}, {"rows": {"magic": []}},
     {"errors": [0, 1, 1, 1]}, {"picture": {"corners": [[1, 2, 3]]}}, {"picture": {"height": -1}}],
)  # fmt: skip
def test_a_broken_part_is_refused_in_one_line(broken: object) -> None:
    with pytest.raises(LabError) as refused:
        PARTS["measure"].from_json(broken)
    assert "measure" in refused.value.line() and "\n" not in refused.value.line()


def test_what_a_page_is_for_needs_no_scrolling_on_a_small_screen(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1366, 768)
    page = page_of(window)
    typed(page, "1.3", "70", "1.25", "68.5", "1.4", "74")
    worked(window, qtbot, page)
    assert page.page.verticalScrollBar().maximum() > 0  # there is more than fits
    assert page.use.visibleRegion().boundingRect() == page.use.rect()
