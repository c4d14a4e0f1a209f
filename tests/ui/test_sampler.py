"""The Sampler dock: its throws are the package's, nothing is told before it is revealed, every step can be undone."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from lab import LabError, Sampler, sampler, sampler_of_landings, thrower_of_landings
from tests.ui.hand import LEFT, NONE, at_rest, on_plot, slide_next
from ui.docks.sampler import SamplerDock
from ui.docks.sampler_rows import HIDDEN, PAYOUT
from ui.docks.sampler_work import throws_key
from ui.parts.sampling import MOST, SAMPLING, Sampling
from ui.window import MainWindow

LANDINGS = tuple((0.14 + 0.02 * np.sin(7 * i), 0.6 + 0.05 * np.cos(3 * i)) for i in range(20))


@pytest.fixture(autouse=True)
def aimed(window: MainWindow) -> None:
    """At properties, which pay."""
    window.document.set_aim(x=0.06, speed=0.93)


def settled(window: MainWindow, qtbot: QtBot) -> SamplerDock:
    """The dock, shown, when its throws belong to the document."""
    window.show_dock("sampler")
    dock = window.docks["sampler"]
    assert isinstance(dock, SamplerDock)
    work = dock.work

    def done() -> bool:
        state, part = window.document.state, window.document.part("sampling")
        return (
            work.fresh
            and work.current is not None
            and work._key == throws_key(state, part)
            and work.of == part
            and not work._soon.isActive()
            and window.queue.idle
        )

    qtbot.waitUntil(done)
    return dock


def click(window: MainWindow, qtbot: QtBot, *throws: int) -> SamplerDock:
    """Press buttons of so many throws each."""
    dock = settled(window, qtbot)
    for n in throws:
        QTest.mouseClick(dock.throws[n], LEFT)
    return settled(window, qtbot)


def expected(window: MainWindow, n: int) -> Sampler:
    """The same throws by the package alone."""
    state = window.document.state
    made = sampler(state.board, state.thrower, state.aim, state.seed, dict(state.table.rest))
    return made.add(n)


def cell(dock: SamplerDock, row: int, column: int) -> str:
    """What a cell shows."""
    return str(dock.model.data(dock.model.index(row, column)))


def reveal(window: MainWindow, qtbot: QtBot) -> SamplerDock:
    """Show the results."""
    dock = settled(window, qtbot)
    QTest.mouseClick(dock.reveal, LEFT)
    assert window.document.part("sampling").shown
    return settled(window, qtbot)


def type_payout(dock: SamplerDock, outcome: str, text: str) -> None:
    """Type another payout into the table."""
    index = dock.model.index(dock.model.outcomes.index(outcome), PAYOUT)
    dock.table.setFocus()
    dock.table.setCurrentIndex(index)
    QTest.keyClick(dock.table, Qt.Key.Key_F2)
    editor = dock.table.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    editor.selectAll()
    QTest.keyClicks(editor, text)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QTest.qWait(20)  # the delegate takes it a moment later


def test_throws_are_those_of_the_package(window: MainWindow, qtbot: QtBot) -> None:
    slide_next(window, x=0.06, speed=0.95)
    window.document.set_aim(x=0.06, speed=0.93)
    dock = click(window, qtbot, 1, 10, 100, 1000)
    found, told = dock.work.current, expected(window, 1111)
    assert found is not None and found.n == 1111
    assert np.array_equal(found.rest, told.rest) and np.array_equal(found.paid, told.paid)
    reveal(window, qtbot)
    assert sum(dock.piles.heights.values()) == 1111
    size, each = dock.piles._dots.data["size"], dock.piles.each
    whole = size[size > 3.0]  # a dot for less than a quarter is as small as can be seen
    missing = 1111 - each * (whole**2).sum() / size.max() ** 2
    assert 0 <= missing + 1e-6 <= 0.25 * each * (size == 3.0).sum() + 1e-6
    assert dock.piles.heights == {v: int((told.paid == v).sum()) for v in np.unique(told.paid).tolist()}
    for undone, left in ((2, 111), (2, 1)):
        for _ in range(undone):
            window.actions_.undo.trigger()
        after = settled(window, qtbot).work.current
        assert after is not None and after.n == left
        assert np.array_equal(after.rest, told.rest[:left])


def test_nothing_is_told_before_it_is_revealed(window: MainWindow, qtbot: QtBot) -> None:
    dock = click(window, qtbot, 100)
    total = len(dock.model.rows) - 1
    assert all(cell(dock, row, column) == HIDDEN for row in range(total) for column in (1, 2, 4))
    assert cell(dock, total, 4) == HIDDEN
    assert not dock.mean.isVisible() and not dock.fair.isEnabled()
    assert dock.piles.isHidden() and not dock.piles.heights
    assert not any(export.isEnabled() for export in dock.exports)
    mean = f"{expected(window, 100).mean.mean:.2f}"
    assert mean not in dock.sentence.text()
    dock = reveal(window, qtbot)
    assert mean in dock.sentence.text() and not dock.mean.isHidden()
    assert cell(dock, len(dock.model.rows) - 1, 4) == mean
    window.actions_.undo.trigger()
    settled(window, qtbot)
    assert mean not in dock.sentence.text()


def test_chance_times_payout_adds_up_to_the_mean(window: MainWindow, qtbot: QtBot) -> None:
    click(window, qtbot, 1000)
    dock, told = reveal(window, qtbot), expected(window, 1000)
    rows = range(len(dock.model.rows) - 1)
    assert sum(int(cell(dock, row, 1).replace("\u202f", "")) for row in rows) == 1000
    cents = [round(100 * float(cell(dock, row, 4))) for row in rows]
    assert sum(cents) == round(100 * float(cell(dock, len(rows), 4))) == round(100 * told.mean.mean)
    assert cents == sorted(cents, reverse=True)
    run, seen = told.running(), dock.mean.sheet().rows
    assert len(seen) == 1000
    assert tuple(seen[499]) == pytest.approx((500, run.mean[499], run.lo[499], run.hi[499]))


def test_a_payout_that_is_typed_changes_the_mean(window: MainWindow, qtbot: QtBot) -> None:
    click(window, qtbot, 1000)
    dock = reveal(window, qtbot)
    likeliest = dock.model.outcomes[0]
    before = expected(window, 1000)
    chance = next(part.chance.p for part in before.table() if part.outcome == likeliest)
    paid = float(before.payouts[likeliest])
    type_payout(dock, likeliest, f"{paid + 40:g}")
    after = settled(window, qtbot).work.current
    assert after is not None
    assert after.mean.mean == pytest.approx(before.mean.mean + 40 * chance)
    assert np.array_equal(after.rest, before.rest), "the throws stay"
    type_payout(dock, "off", "-12,5")
    assert dict(window.document.part("sampling").payouts)["off"] == -12.5
    settled(window, qtbot)
    type_payout(dock, "off", "much")
    assert dict(window.document.part("sampling").payouts)["off"] == -12.5, "what is no number is not taken"
    window.actions_.undo.trigger()
    window.actions_.undo.trigger()
    again = settled(window, qtbot).work.current
    assert again is not None and again.mean == before.mean


def test_the_fee_is_judged_and_the_fair_one_found(window: MainWindow, qtbot: QtBot) -> None:
    click(window, qtbot, 1000)
    dock, told = reveal(window, qtbot), expected(window, 1000)

    def fee(text: str) -> None:
        dock.fee.setFocus()
        dock.fee.selectAll()
        QTest.keyClicks(dock.fee, text)
        QTest.keyClick(dock.fee, Qt.Key.Key_Return)
        settled(window, qtbot)

    fee(f"{told.mean.hi + 5:.2f}")
    assert "loses" in dock.sentence.text()
    fee(f"{told.mean.lo - 5:.2f}")
    assert "wins" in dock.sentence.text()
    QTest.mouseClick(dock.fair, LEFT)
    settled(window, qtbot)
    assert window.document.part("sampling").fee == pytest.approx(told.mean.mean, abs=0.005)
    assert "not told yet" in dock.sentence.text()
    window.actions_.undo.trigger()
    settled(window, qtbot)
    assert "wins" in dock.sentence.text()


def test_another_parameter_makes_other_throws_and_undo_brings_them_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    dock = click(window, qtbot, 100)
    first = dock.work.current
    window.document.set_parameter("mu", 0.12)
    second = settled(window, qtbot).work.current
    assert first is not None and second is not None
    assert np.array_equal(second.rest, expected(window, 100).rest)
    ways = [np.median(sample.rest[:, 1]) - 0.10 for sample in (first, second)]
    assert ways[1] / ways[0] == pytest.approx(0.08 / 0.12, rel=0.1)
    window.actions_.undo.trigger()
    third = settled(window, qtbot).work.current
    assert third is not None and np.array_equal(third.rest, first.rest)


def test_landings_are_tapped_typed_and_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    dock = settled(window, qtbot)
    view = dock.dots.getPlotItem().vb

    def spot(x: float, y: float) -> QPoint:
        return at_rest(qtbot, lambda: on_plot(dock.dots, view, x, y))

    QTest.mouseClick(dock.dots.viewport(), LEFT, NONE, spot(0.1, 0.6))
    (tapped,) = window.document.part("sampling").landings
    assert tapped == pytest.approx((0.1, 0.6), abs=0.006)
    QTest.mouseDClick(dock.dots.viewport(), LEFT, NONE, spot(0.1, 0.6))
    QTest.mouseRelease(dock.dots.viewport(), LEFT, NONE, spot(0.1, 0.6))
    assert window.document.part("sampling").landings == (tapped,), "a double click is one landing"
    QTest.mouseClick(dock.dots.viewport(), LEFT, NONE, spot(-0.03, 0.6))
    assert len(window.document.part("sampling").landings) == 1, "beside the board is no landing"
    for field, text in ((dock.place_x, "12.5"), (dock.place_y, "61.0")):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, text)
    QTest.mouseClick(dock.add, LEFT)
    assert window.document.part("sampling").landings[1] == pytest.approx((0.125, 0.61))
    QTest.mouseClick(dock.drop, LEFT)
    assert window.document.part("sampling").landings == (tapped,)
    assert "So far: 1" in settled(window, qtbot).skill.text()


def test_landings_tell_a_hand_that_can_be_thrown_with_and_taken(window: MainWindow, qtbot: QtBot) -> None:
    window.document.set_part("sampling", Sampling(landings=LANDINGS), "Landings")
    dock = settled(window, qtbot)
    told = thrower_of_landings(LANDINGS, window.document.board, name="own")
    assert dock.work.skill is not None and dock.work.skill.thrower == told.thrower
    assert f"known to {100 / sqrt(38):.0f} %" in dock.skill.text() and "16 %" in dock.skill.text()
    QTest.mouseClick(dock.own, LEFT)
    dock = click(window, qtbot, 100)
    made = sampler_of_landings(LANDINGS, window.document.board, window.document.state.seed).add(100)
    assert dock.work.current is not None and np.array_equal(dock.work.current.rest, made.rest)
    assert dock.work.current.real == LANDINGS
    QTest.mouseClick(dock.use, LEFT)
    assert window.document.state.thrower == told.thrower
    window.actions_.undo.trigger()
    assert window.document.state.thrower.name == "casual"


def test_start_again_hides_and_forgets_the_throws(window: MainWindow, qtbot: QtBot) -> None:
    click(window, qtbot, 10)
    dock = reveal(window, qtbot)
    QTest.mouseClick(dock.again, LEFT)
    settled(window, qtbot)
    part = window.document.part("sampling")
    assert (part.thrown, part.shown) == (0, False)
    assert "Nothing is thrown yet" in dock.says.text()
    assert not dock.reveal.isEnabled()


def test_landings_that_tell_no_hand_are_said(window: MainWindow, qtbot: QtBot) -> None:
    low = tuple((0.1 + 0.01 * i, 0.02) for i in range(5))
    dock = settled(window, qtbot)
    window.document.set_part("sampling", Sampling(landings=low, own=True), "Landings")
    qtbot.waitUntil(lambda: bool(dock.work.refusal))
    assert dock.refusal.text()
    window.actions_.undo.trigger()
    settled(window, qtbot)
    assert not dock.refusal.isVisible()


def test_another_board_without_spaces_is_borne(window: MainWindow, qtbot: QtBot) -> None:
    click(window, qtbot, 10)
    window.open_board("blank-lane")
    priced = Sampling(payouts=(("brown-1", 5.0), ("off", -8.0)), thrown=10, shown=True)
    window.document.set_part("sampling", priced, "Payout")
    dock = settled(window, qtbot)
    assert dock.work.current is not None and dock.work.current.n == 10
    assert set(dock.model.outcomes) >= {"off", "short"} and "brown-1" not in dock.model.outcomes
    assert "on the mean" in dock.sentence.text()


def test_where_no_space_that_pays_is_hit_it_is_said_why_all_is_nought(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.document.set_aim(x=window.document.board.width / 2, speed=0.9)
    dock = click(window, qtbot, 100)
    QTest.mouseClick(dock.reveal, LEFT)
    settled(window, qtbot)
    assert not dock.work.current.paid.any(), "the first aim goes up the middle"
    assert "No throw came to rest on a space that pays" in dock.sentence.text()
    window.document.set_aim(angle=0.13, speed=0.95)
    settled(window, qtbot)
    assert dock.work.current.paid.any() and "No throw" not in dock.sentence.text()


def test_a_million_throws_are_the_most(window: MainWindow, qtbot: QtBot) -> None:
    dock = settled(window, qtbot)
    dock.work.switch(False)  # not to throw them all
    window.document.set_part("sampling", Sampling(thrown=MOST - 5), "Throw")
    dock.throw(1000)
    assert window.document.part("sampling").thrown == MOST
    assert not dock.throws[1].isEnabled()


def test_its_part_is_written_and_read_back() -> None:
    value = Sampling((("off", -50.0),), 12.5, 110, True, ((0.1, 0.5), (0.2, 0.6)), True)
    assert SAMPLING.from_json(SAMPLING.to_json(value)) == value
    for bad in (
        [],
        {"payouts": []},
        {"payouts": {"off": "x"}},
        {"fee": float("inf")},
        {"thrown": -1},
        {"thrown": True},
        {"thrown": MOST + 1},
        {"shown": 1},
        {"landings": [[0.1]]},
        {"landings": [[0.1, None]]},
        {"landings": 7},
    ):
        with pytest.raises(LabError, match="sampling"):
            SAMPLING.from_json(bad)


def test_own_landings_are_told_apart_in_words(window: MainWindow, qtbot: QtBot) -> None:
    dock = click(window, qtbot, 10)
    assert not dock.legend.isVisible()
    window.document.set_part("sampling", replace(dock.work.sampling, landings=((0.1, 0.5),)), "Add")
    qtbot.waitUntil(lambda: dock.legend.isVisible())
    assert "your own landing" in dock.legend.text()
