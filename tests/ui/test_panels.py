"""The panels by keyboard: parameters, throw, tokens, last slide; each shows the document and changes it."""

from __future__ import annotations

from math import degrees
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QToolButton
from pytestqt.qtbot import QtBot

from lab import Thrower
from lab.board import save_board
from lab.motion import Event
from lab.motion.events import KINDS, EventKind
from tests.ui.hand import play_out, slide_next, turn
from ui.docks import DOCKS
from ui.docks.panel import TallScroll
from ui.fields import NumberField
from ui.parameter_list import PARAMETERS
from ui.window import MainWindow


def field(window: MainWindow, key: str) -> NumberField:
    """The field of one parameter."""
    found = window.docks["parameters"].findChild(NumberField, f"parameter-{key}")
    assert isinstance(found, NumberField)
    return found


def type_into(target: NumberField, text: str) -> None:
    """Replace a field's number by typing, and press Enter."""
    target.setFocus()
    target.selectAll()
    QTest.keyClicks(target, text)
    QTest.keyClick(target, Qt.Key.Key_Return)


@pytest.mark.parametrize("parameter", PARAMETERS, ids=lambda p: p.key)
def test_every_parameter_shows_the_boards_number_in_its_unit(window: MainWindow, parameter: object) -> None:
    assert isinstance(parameter, type(PARAMETERS[0]))
    shown = field(window, parameter.key)
    rounding = 0.5 * 10**-parameter.decimals
    assert shown.value() == pytest.approx(parameter.shown(window.document.board), abs=rounding)
    assert shown.suffix().strip() == parameter.unit
    assert parameter.source in shown.toolTip()
    assert shown.accessibleName() == parameter.name


@pytest.mark.parametrize(
    ("key", "typed", "si"),
    [
        ("mu", "0.125", 0.125),
        ("restitution", "0.5", 0.5),
        ("mass", "20", 0.020),
        ("radius", "2", 0.02),
        ("length", "110", 1.10),
        ("width", "30", 0.30),
        ("go_line", "20", 0.20),
        ("contact_friction", "0.3", 0.3),
        ("mu_spread", "10", 0.10),
    ],
)
def test_a_typed_number_changes_the_board_at_once(
    window: MainWindow, key: str, typed: str, si: float
) -> None:
    type_into(field(window, key), typed)
    parameter = next(p for p in PARAMETERS if p.key == key)
    assert parameter.read(window.document.board) == pytest.approx(si)
    window.actions_.undo.trigger()
    assert field(window, key).value() == pytest.approx(parameter.shown(window.document.board))


def test_nothing_counts_before_typing_has_ended(window: MainWindow) -> None:
    mu = field(window, "mu")
    mu.setFocus()
    mu.selectAll()
    QTest.keyClicks(mu, "0.2")
    assert window.document.board.surface.mu == 0.08
    QTest.keyClick(mu, Qt.Key.Key_Return)
    assert window.document.board.surface.mu == 0.2


def test_a_decimal_comma_is_understood(window: MainWindow) -> None:
    type_into(field(window, "mu"), "0,11")
    assert window.document.board.surface.mu == pytest.approx(0.11)


def test_a_refused_number_is_explained_and_the_old_one_stays(window: MainWindow) -> None:
    go = field(window, "go_line")
    type_into(go, "300")
    row = window.docks["parameters"]._rows["go_line"]
    assert row.refusal.isVisible()
    assert "cm" in row.refusal.text()
    assert window.document.board.go_line == 0.15
    assert go.value() == pytest.approx(15.0)
    type_into(go, "12")
    assert not row.refusal.isVisible()
    assert window.document.board.go_line == pytest.approx(0.12)


def test_a_changed_number_can_be_put_back(window: MainWindow) -> None:
    reset = window.docks["parameters"].findChild(QToolButton, "reset-mu")
    assert isinstance(reset, QToolButton) and not reset.isVisible()
    type_into(field(window, "mu"), "0.2")
    assert reset.isVisible()
    QTest.mouseClick(reset, Qt.MouseButton.LeftButton)
    assert window.document.board.surface.mu == 0.08
    assert not reset.isVisible()


def test_the_wheel_over_a_field_without_focus_changes_nothing(window: MainWindow) -> None:
    from PySide6.QtCore import QPoint, QPointF
    from PySide6.QtGui import QWheelEvent
    from PySide6.QtWidgets import QApplication

    mu = field(window, "mu")
    window.table.setFocus()
    centre = QPointF(mu.rect().center())
    wheel = QWheelEvent(
        centre,
        QPointF(mu.mapToGlobal(centre)),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(mu, wheel)
    assert window.document.board.surface.mu == 0.08


def test_the_note_on_mass_goes_when_a_token_differs(window: MainWindow) -> None:
    assert window.docks["parameters"]._mass_note.isVisible()
    board = window.document.board
    heavier = board.replace(tokens={"red": board.token.model_copy(update={"mass": 0.03}).model_dump()})
    from ui.parameters import depends_on_mass

    assert depends_on_mass(heavier)
    assert not depends_on_mass(board)


def test_the_law_and_the_contact_are_told_and_a_number_without_effect_cannot_be_changed(
    window: MainWindow, tmp_path: Path
) -> None:
    dock = window.docks["parameters"]
    assert dock._law_note.text() == "a = μ\u202fg"
    assert field(window, "mu").isVisible() and not field(window, "k").isVisible()
    board = window.document.board.with_(law="weakening", mu0=0.12, vs=0.2, contact="disc")
    save_board(board, tmp_path / "other.toml")
    window.document.open_board(tmp_path / "other.toml")
    assert dock.law.currentData() == "weakening" and dock.contact.currentData() == "disc"
    own = {key for key in ("mu", "mu0", "vs", "k", "c", "p", "q", "r") if field(window, key).isVisible()}
    assert own == {"mu", "mu0", "vs", "k"}
    assert field(window, "mu0").value() == 0.12
    save_board(board.with_(law="curling"), tmp_path / "curling.toml")
    window.document.open_board(tmp_path / "curling.toml")
    own = {key for key in ("mu", "mu0", "vs", "k", "c", "p", "q", "r") if field(window, key).isVisible()}
    assert own == {"p", "q", "r"}
    assert field(window, "mu_spread").isVisible()  # it scales the law's whole dry part


def test_the_throw_panel_aims_and_throws(window: MainWindow) -> None:
    panel = window.docks["throw"]
    type_into(panel.place, "10")
    type_into(panel.angle, "-2.5")
    type_into(panel.speed, "0.85")
    aim = window.document.state.aim
    assert (aim.x, degrees(aim.angle), aim.speed) == pytest.approx((0.10, -2.5, 0.85))
    assert panel.button.text() == "Throw red-1"
    QTest.mouseClick(panel.button, Qt.MouseButton.LeftButton)
    assert window.player.token == "red-1"
    assert not panel.button.isEnabled()
    play_out(window)
    assert panel.button.text() == "Throw yellow-1"
    assert panel.button.isEnabled()


def test_a_scattered_throw_is_the_throwers_and_repeats_with_the_seed(window: MainWindow) -> None:
    QTest.mouseClick(window.docks["throw"].scatter, Qt.MouseButton.LeftButton)
    assert window.document.state.scatter
    slide_next(window, speed=0.9)
    record = window.document.state.last_slide
    assert record is not None
    state = window.document.state
    from lab import Aim

    drawn = Thrower.preset("casual").sample(Aim(0.14, 0.0, 0.9), 1, state.seed, window.document.board)[0]
    assert record.release == drawn
    assert record.release.speed != 0.9


def test_the_thrower_is_a_choice_that_is_described(window: MainWindow) -> None:
    box = window.docks["throw"].thrower
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert window.document.state.thrower.name == "beginner"
    assert "3" in window.docks["throw"]._hand.text() and "assumed" in window.docks["throw"]._hand.text()
    window.actions_.undo.trigger()
    assert box.currentText() == "Casual"


def test_another_token_may_be_next(window: MainWindow) -> None:
    box = window.docks["throw"].token
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert window.document.table.next_token == "yellow-1"
    assert window.docks["throw"].button.text() == "Throw yellow-1"


def test_tokens_are_listed_with_the_space_that_holds_them(window: MainWindow) -> None:
    window.document.place_token("red-1", (0.14, 0.35))
    window.document.place_token("yellow-1", (0.14, 0.31))
    slide_next(window, x=0.03, speed=3.0)
    window.show_dock("tokens")
    model = window.docks["tokens"].table.model()
    lies = {model.index(row, 0).data(): model.index(row, 1).data() for row in range(model.rowCount())}
    assert lies["red-1"] == "Railroad 1 (100\u202f% of its base)"
    assert lies["yellow-1"] == "House 1 (50\u202f% of its base)"
    assert lies["green-1"] == "off the board"
    assert lies["blue-1"] == "next, at GO"
    assert lies["red-2"] == "waits"


def test_the_last_slide_is_told_event_by_event(window: MainWindow) -> None:
    assert window.docks["slide-log"].table.rowCount() == 0
    slide_next(window, speed=0.9)
    slide_next(window, speed=1.0)
    told = [
        (
            window.docks["slide-log"].table.item(row, 1).text(),
            window.docks["slide-log"].table.item(row, 2).text(),
        )
        for row in range(window.docks["slide-log"].table.rowCount())
    ]
    assert told[0] == ("yellow-1", "released")
    assert any(who == "yellow-1" and what.startswith("hits red-1") for who, what in told)
    assert [what.startswith("rests on ") for _, what in told].count(True) == 2


@pytest.mark.parametrize(
    ("kind", "other", "said"),
    [
        ("start", None, "released"),
        ("contact", "red-2", "hits red-2, 1.50\u202fmN s"),
        ("rail", "rail-left", "meets the left rail, 1.50\u202fmN s"),
        ("seam", "seam-1", "comes to seam 1"),
        ("topple", None, "tips over, is stood up (K8)"),
        ("rest", None, "rests on Railroad 1"),
        ("off", None, "off the board (K7)"),
    ],
)
def test_every_kind_of_event_is_told(
    window: MainWindow, kind: EventKind, other: str | None, said: str
) -> None:
    assert kind in KINDS
    event = Event(kind, 0.5, "red-1", (0.14, 0.35), other, 0.0015)
    assert window.docks["slide-log"].told(event) == ("red-1", said)


def test_a_slide_on_a_board_with_rails_seams_and_hard_hits_is_told(
    window: MainWindow, tmp_path: Path
) -> None:
    board = window.document.board.replace(
        rails={"sides": ["left", "right"], "restitution": 0.8}, seams=[{"y": 0.3, "height": 0.0005}]
    )
    save_board(board.with_(height=0.09, mu=0.03), tmp_path / "rails.toml")
    window.document.open_board(tmp_path / "rails.toml")
    window.document.place_token("red-1", (0.14, 0.5))
    slide_next(window, speed=2.0)
    slide_next(window, angle=0.6, speed=1.0)
    first = window.document.state.last_slide
    assert first is not None
    said = [
        window.docks["slide-log"].table.item(row, 2).text()
        for row in range(window.docks["slide-log"].table.rowCount())
    ]
    assert any("rail" in words for words in said) and any("seam" in words for words in said)
    window.actions_.undo.trigger()
    said = [
        window.docks["slide-log"].table.item(row, 2).text()
        for row in range(window.docks["slide-log"].table.rowCount())
    ]
    assert any(words.startswith("tips over") for words in said)


def test_tabs_behind_are_not_filled_and_begin_nothing_until_they_are_seen(
    window: MainWindow, qtbot: QtBot
) -> None:
    tabs = ("aim", "fit", "replay", "measure", "sampler", "tokens")
    assert window.docks["landing"].filled
    assert not any(window.docks[name].filled for name in tabs)
    aim = window.docks["aim"]
    aim.raise_()
    assert aim.filled and aim.work.map is None
    qtbot.waitUntil(lambda: aim.work.map_fresh and aim.work.answer_fresh and window.queue.idle)
    first = aim.work.map
    window.docks["landing"].raise_()
    window.document.set_parameter("mu", 0.12)
    turn()
    asks = aim.work._soon.isActive() or aim.work._later.isActive()
    asks = asks or any(map(window.queue.has, ("aim-table", "aim-map", "aim-answer", "aim-curve")))
    assert not asks and aim.work.map is first, "behind another tab it works for nobody"
    aim.raise_()
    qtbot.waitUntil(lambda: aim.work.map is not first and aim.work.map_fresh)
    assert not window.docks["sampler"].filled


def test_every_page_that_scrolls_does_so_in_one_way(window: MainWindow) -> None:
    """Up and down alone, no narrower than what is in it, no stop for the Tab key."""
    for name in (name for name in DOCKS if name != "console"):  # IPython's own
        window.show_dock(name)
        for area in window.docks[name].findChildren(QScrollArea):
            assert isinstance(area, TallScroll), f"{name}: {area.objectName()}"


def test_a_dock_that_is_not_seen_takes_another_theme_when_it_is(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, str]] = []
    for name, dock in window.docks.items():
        if name == "console":
            continue
        window.show_dock(name)
        restyle = dock.restyle
        monkeypatch.setattr(
            dock,
            "restyle",
            lambda theme, name=name, restyle=restyle: (drawn.append((name, theme.name)), restyle(theme)),
        )
    window.show_preset("tune")
    turn()
    seen = {name for name, dock in window.docks.items() if dock.in_sight}
    assert {"parameters", "throw"} <= seen and "replay" not in seen and "play" not in seen
    window.themes.choose("dark")
    turn()
    assert {name for name, _ in drawn} == seen - {"console"}
    for name in ("replay", "play", "ledger", "board"):
        before = len(drawn)
        window.show_dock(name)
        turn()
        assert (name, "dark") in drawn[before:]
        window.show_dock(name)
        assert drawn[before:].count((name, "dark")) == 1, "once is enough"
    window.themes.choose("light")
    window.show_preset("play")
    turn()
    assert ("card", "light") in drawn
