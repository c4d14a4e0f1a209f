"""The landing layer: it follows every change, comes in two steps, says its numbers, never blocks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from threading import Event
from time import monotonic

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from lab import Aim, Thrower, landing_map, load_board
from lab.chance.landing import full_heat
from lab.motion.friction import LAWS
from tests.patience import PATIENCE
from tests.ui.hand import slide_next
from ui import landing as landing_module
from ui.docks.cells import LEAST_BAR, LEAST_NAMES
from ui.docks.landing_table import BAR, KEYS, LandingModel
from ui.landing import PREVIEW, SETTLE_MS, Landing, landings
from ui.language import tr
from ui.languages import use
from ui.languages.pseudo import PSEUDO
from ui.parameters import LAW_NAMES
from ui.state import LabState, fresh_state
from ui.table.heat import heat_image
from ui.theme import LIGHT
from ui.window import MainWindow


def whole(window: MainWindow, qtbot: QtBot) -> None:
    """Wait for the whole map of the present state."""
    qtbot.waitUntil(
        lambda: window.watch.current is not None and window.watch.current.whole and window.queue.idle,
    )


def settled(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until the whole map of the present state is there."""
    state, watch = window.document.state, window.watch

    def there() -> bool:
        if watch.current is None or not (watch.fresh and watch.current.whole and window.queue.idle):
            return False
        found = watch.current.map
        of = (found.board, found.thrower, found.aim, found.n, found.seed, dict(found.resting))
        asked = (state.board, state.thrower, state.aim, state.n, state.seed, dict(state.table.rest))
        return of == asked and not watch.settling

    qtbot.waitUntil(there)


def test_a_key_shows_the_map_and_takes_it_away(window: MainWindow, qtbot: QtBot) -> None:
    assert window.docks["landing"].show_button.isVisible()
    assert not window.table._bar.isVisible()
    QTest.keyClick(window.table, Qt.Key.Key_L)
    whole(window, qtbot)
    assert window.table._bar.isVisible() and window.table._histogram.isVisible()
    assert not window.docks["landing"].show_button.isVisible()
    QTest.keyClick(window.table, Qt.Key.Key_L)
    assert window.watch.current is None
    assert not window.table._bar.isVisible()


def test_the_button_of_the_empty_panel_shows_it_too(window: MainWindow, qtbot: QtBot) -> None:
    QTest.mouseClick(window.docks["landing"].show_button, Qt.MouseButton.LeftButton)
    whole(window, qtbot)
    assert window.actions_.landing.isChecked()


def test_it_is_the_map_of_the_package(window: MainWindow, qtbot: QtBot) -> None:
    slide_next(window, speed=0.95)
    window.actions_.landing.setChecked(True)
    settled(window, qtbot)
    state, current = window.document.state, window.watch.current
    assert current is not None
    expected = landing_map(
        state.board, state.thrower, state.aim, state.n, state.seed, resting=dict(state.table.rest)
    )
    assert current.map.as_dict()["spaces"] == expected.as_dict()["spaces"]
    assert current.density.sum() * 0.25 == pytest.approx(100 * expected.on_board.mean(), rel=0.02)
    assert current.along.sum() == pytest.approx(100 * expected.on_board.mean(), rel=1e-6)


def test_a_preview_comes_first_and_says_so(window: MainWindow, qtbot: QtBot) -> None:
    seen: list[str] = []

    def note() -> None:
        if window.watch.current is not None:
            seen.append(window.watch.current.count_text())

    window.watch.changed.connect(note)
    window.actions_.landing.setChecked(True)
    whole(window, qtbot)
    assert seen[0] == "2\u202f000 of 100\u202f000 slides"
    assert seen[-1] == "100\u202f000 slides"
    assert PREVIEW == 2_000


def test_the_table_adds_up_and_is_sorted(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_.landing.setChecked(True)
    whole(window, qtbot)
    rows = window.docks["landing"]._model.rows
    chances = [row.p for row in rows]
    assert sum(chances) == pytest.approx(1.0)
    assert chances == sorted(chances, reverse=True)
    assert all(row.lo <= row.p <= row.hi for row in rows)
    assert "Together 100.0 %" in window.docks["landing"]._together.text()
    assert "seed\u202f1" in window.docks["landing"].caption.text()
    assert "casual" in window.docks["landing"].caption.text()


def test_a_click_on_a_head_sorts_by_it(window: MainWindow, qtbot: QtBot) -> None:
    window.document.set_aim(speed=0.9)
    window.actions_.landing.setChecked(True)
    settled(window, qtbot)
    window.show_dock("landing")
    dock = window.docks["landing"]
    header, model = dock.table.horizontalHeader(), dock._model

    def click(section: int) -> list[float]:
        x = header.sectionViewportPosition(section) + header.sectionSize(section) // 2
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, header.height() // 2))
        column = [KEYS[section](row) for row in model.rows if row.slides]
        assert len(column) > 3
        return column

    by_chance = click(1)
    assert by_chance == sorted(by_chance)
    again = click(1)
    assert again == sorted(again, reverse=True)
    by_board = click(0)
    assert by_board == sorted(by_board)
    by_lower_end = click(2)
    assert by_lower_end == sorted(by_lower_end)
    assert not model.rows[-1].slides, "the row of all others stays last"
    for change in (
        lambda document: document.set_aim(speed=0.95),
        lambda document: document.set_sampling(seed=2),
    ):
        change(window.document)
        settled(window, qtbot)
        assert told(model) == met(window.watch.current)
        kept = [row.lo for row in model.rows if row.slides]
        assert kept == sorted(kept) != by_lower_end, "another map is sorted as the last one was"


def told(model: LandingModel) -> list[int]:
    """The numbers of slides in a table."""
    return sorted(row.slides for row in model.rows if row.slides)


def met(landing: Landing) -> list[int]:
    """Those of a map."""
    found = landing.map
    ends = (*found.spaces.values(), found.off, found.short)
    return sorted(chance.count for chance in ends if chance.count)


def test_another_map_is_taken_with_as_many_rows_too(qapp: QApplication) -> None:
    model, state, seen = LandingModel(LIGHT), fresh_state(load_board("knockout")), []
    for speed in (0.9, 0.95):
        *_, landing = landings(replace(state, aim=replace(state.aim, speed=speed)), preview=False)
        model.take(landing)
        assert told(model) == met(landing)
        seen.append(told(model))
    assert len(seen[0]) == len(seen[1]) and seen[0] != seen[1]


def test_a_stale_table_fades_and_says_what_it_was_for(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_.landing.setChecked(True)
    settled(window, qtbot)
    dock = window.docks["landing"]
    window.show_dock("landing")
    cell = dock._model.index(0, 0)
    fresh = dock._model.data(cell, Qt.ItemDataRole.ForegroundRole)
    window.document.set_parameter("mu", 0.12)
    window.watch._soon.stop()  # the new map does not come
    qtbot.waitUntil(lambda: not window.watch.fresh)
    assert "for μ 0.080" in dock.caption.text()
    stale = dock._model.data(cell, Qt.ItemDataRole.ForegroundRole)
    assert stale.lightness() > fresh.lightness() + 40


@pytest.mark.parametrize("law", [law for law in LAWS if "mu" not in LAWS[law].parameters])
def test_a_law_without_mu_is_told_by_its_name_in_the_chosen_language(qapp: QApplication, law: str) -> None:
    state = fresh_state(load_board("knockout").with_(law=law, k=0.5, c=0.5))
    landing = next(iter(landings(replace(state, n=100), preview=True)))
    use(qapp, PSEUDO)
    assert landing.was_for().count(tr(LAW_NAMES[law])) == 1
    assert law not in landing.was_for()


def test_bars_get_what_is_left_and_go_before_names_are_cut(window: MainWindow, qtbot: QtBot) -> None:
    """The rule of every table of results, with one column more."""
    window.actions_.landing.setChecked(True)
    settled(window, qtbot)
    window.show_dock("landing")
    table = window.docks["landing"].table
    header, bar = table.horizontalHeader(), table.verticalScrollBar().sizeHint().width()
    needs = [max(table.sizeHintForColumn(c), header.sectionSizeHint(c)) for c in range(BAR)]
    for width in range(150, 620, 7):
        table.resize(width, 300)
        qtbot.wait(0)
        left = width - bar - sum(needs)
        assert table.isColumnHidden(BAR) is (left < LEAST_BAR), width
        if left >= LEAST_BAR:
            assert [header.sectionSize(c) for c in range(BAR)] == needs
        assert header.sectionSize(0) >= LEAST_NAMES
        assert header.length() >= table.viewport().width() - 24  # at most a scroll bar


def test_it_follows_parameter_aim_and_tokens(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_.landing.setChecked(True)
    settled(window, qtbot)
    first = window.watch.current
    window.document.set_parameter("mu", 0.12)
    settled(window, qtbot)
    second = window.watch.current
    assert first is not None and second is not None
    assert first.median is not None and second.median is not None
    way, shorter = first.median - 0.10, second.median - 0.10
    assert shorter / way == pytest.approx(0.08 / 0.12, rel=0.02)  # the way goes as 1 / mu
    window.document.set_aim(speed=0.8)
    settled(window, qtbot)
    window.document.place_token("blue-1", (0.14, 0.3))
    qtbot.waitUntil(
        lambda: window.watch.current is not None and "blue-1" in window.watch.current.map.resting,
    )


def test_undo_brings_the_old_map_back(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_.landing.setChecked(True)
    settled(window, qtbot)
    first = window.watch.current
    window.document.set_parameter("mu", 0.12)
    settled(window, qtbot)
    window.actions_.undo.trigger()
    settled(window, qtbot)
    again = window.watch.current
    assert first is not None and again is not None
    assert np.array_equal(first.map.rest, again.map.rest)


def test_a_slider_that_does_not_rest_sees_previews_and_the_whole_at_its_end(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.actions_.landing.setChecked(True)
    settled(window, qtbot)
    seen: list[tuple[float, bool]] = []

    def note() -> None:
        landing = window.watch.current
        if landing is not None and window.watch.fresh:
            seen.append((landing.map.board.surface.mu, landing.whole))

    window.watch.changed.connect(note)
    rests, moves, end = window.watch._settle, 0, monotonic() + PATIENCE
    rests.setInterval(round(1000 * PATIENCE))  # no turn of the event loop is as long
    # moved on until four pictures were seen
    while len({mu for mu, _ in seen}) < 4:
        moves += 1
        assert monotonic() < end
        window.document.set_parameter("mu", 0.07 + 0.0001 * (moves % 300))
        assert not rests.isActive(), "whoever moves on does not rest"
        qtbot.wait(2)
    qtbot.waitUntil(rests.isActive)
    window.document.set_parameter("mu", 0.12)
    assert not rests.isActive() and not any(whole for _, whole in seen)
    qtbot.waitUntil(rests.isActive)
    rests.setInterval(SETTLE_MS)
    settled(window, qtbot)
    assert seen[-1] == (window.document.board.surface.mu, True)


def test_work_that_was_cancelled_is_asked_for_again_by_the_next_change(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.actions_.landing.setChecked(True)
    settled(window, qtbot)
    window.document.set_parameter("mu", 0.1)
    window.watch._ask()
    window.queue.cancel_all()  # while the preview is on its way
    window.document.set_parameter("mu", 0.11)
    settled(window, qtbot)
    shown = window.watch.current
    assert shown is not None and shown.map.board.surface.mu == 0.11 and window.watch.fresh


def test_a_map_that_is_late_is_marked_stale_and_stays(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_.landing.setChecked(True)
    settled(window, qtbot)
    before = window.watch.current
    window.document.set_parameter("mu", 0.12)
    window.watch._soon.stop()  # the new map does not come
    qtbot.waitUntil(lambda: not window.watch.fresh)
    assert window.watch.current is before
    assert "0.080" in window.table._bar.tag


def test_what_cannot_be_computed_is_said_and_the_old_map_stays(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_.landing.setChecked(True)
    settled(window, qtbot)
    before = window.watch.current
    window.document.place_token("blue-1", window.document.release_place)
    qtbot.waitUntil(lambda: bool(window.watch.refusal))
    assert window.watch.current is before
    assert window.docks["landing"].refusal.isVisible()
    assert "blue-1" in window.docks["landing"].refusal.text()
    window.actions_.undo.trigger()
    qtbot.waitUntil(lambda: not window.watch.refusal and window.watch.fresh)


def test_count_and_seed_are_undoable_choices(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_.landing.setChecked(True)
    whole(window, qtbot)
    window.docks["landing"].count.setFocus()
    QTest.keyClick(window.docks["landing"].count, Qt.Key.Key_Up)
    assert window.document.state.n == 10_000
    window.docks["landing"].seed.setValue(7)
    assert window.document.state.seed == 7
    qtbot.waitUntil(lambda: window.watch.current is not None and window.watch.current.map.seed == 7)
    window.actions_.undo.trigger()
    assert (window.document.state.n, window.document.state.seed) == (100_000, 1)
    assert window.docks["landing"].seed.value() == 1


def test_cancel_stops_the_work(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    go = Event()

    def held(state: LabState, *, preview: bool) -> Iterator[Landing]:
        for landing in landings(state, preview=preview):
            yield landing
            assert preview or go.wait(PATIENCE)  # some slides have come, the rest is on its way

    monkeypatch.setattr(landing_module, "landings", held)
    window.document.set_sampling(n=1_000_000)
    window.actions_.landing.setChecked(True)
    qtbot.waitUntil(lambda: window.watch.current is not None and window.watch.current.map.n > PREVIEW)
    first = window.watch.current
    assert first is not None
    qtbot.waitUntil(window.status.cancel.isVisible)
    assert "1\u202f000\u202f000 slides" in window.status.says.text()
    QTest.mouseClick(window.status.cancel, Qt.MouseButton.LeftButton)
    go.set()
    qtbot.waitUntil(lambda: window.queue.idle and not window.status.cancel.isVisible())
    assert window.watch.current is first and not first.whole


@pytest.mark.parametrize("speed", [0.2, 0.4, 0.9])
def test_full_heat_is_that_of_the_spot_however_small(speed: float) -> None:
    """The densest tenth of all landings lies near full heat, from a first few slides as from many."""
    for n in (2_000, 30_000):
        found = landing_map(
            load_board("knockout"), Thrower.preset("casual"), Aim(0.14, 0.0, speed), n=n, seed=1
        )
        density, _, _ = found.density()
        ordered = np.sort(density, axis=None)
        densest = ordered[np.searchsorted(ordered.cumsum() / ordered.sum(), 0.95)]
        assert 0.5 * densest < full_heat(density) < 2.0 * densest


def test_heat_is_strongest_where_most_slides_rest() -> None:
    density = np.zeros((4, 6))
    density[1, 5] = 2.0
    density[2, 0] = 1.0
    full = full_heat(density)
    assert full == pytest.approx(2.0, rel=0.01)
    image = heat_image(density, full, LIGHT)
    assert (image.width(), image.height()) == (4, 6)
    assert image.pixelColor(1, 0).alpha() == 255, "far away, which is above"
    assert image.pixelColor(0, 5).alpha() == 0
    assert image.pixelColor(1, 0).lightness() < image.pixelColor(2, 5).lightness()
    along = heat_image(density, full, LIGHT, lengthwise=True)
    assert (along.width(), along.height()) == (6, 4)
    assert along.pixelColor(5, 1) == image.pixelColor(1, 0)
    assert along.pixelColor(0, 2) == image.pixelColor(2, 5)


def test_an_empty_map_has_no_heat() -> None:
    image = heat_image(np.zeros((4, 6)), 0.0, LIGHT)
    assert image.pixelColor(2, 2).alpha() == 0


def test_the_chances_stand_on_the_board(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_.landing.setChecked(True)
    whole(window, qtbot)
    with_map = window.table.grab().toImage()
    window.actions_.landing.setChecked(False)
    assert with_map != window.table.grab().toImage()
