"""What is shown only where it differs from what was shown: after every change it is as if it were shown anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.hand import quiet
from tests.ui.test_panels import field
from ui.docks.panel import TallScroll
from ui.docks.parameter_row import ParameterRow
from ui.fields import NumberField, set_role
from ui.numbers import NARROW
from ui.parameter_list import PARAMETERS
from ui.theme import DARK, LIGHT, Theme
from ui.window import MainWindow

MU = next(parameter for parameter in PARAMETERS if parameter.key == "mu")


# --- a row of parameters ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Told:
    """What a row is told, and whether it is one of the rows in sight."""

    value: float = 0.08
    own: float = 0.08
    origin: str = "est."
    tooltip: str = "usually 0.05 to 0.4"
    locked: bool = False
    theme: Theme = LIGHT
    shown: bool = True


class Shown:
    """A row in a window of its own."""

    def __init__(self, qtbot: QtBot) -> None:
        self.page = QWidget()
        qtbot.addWidget(self.page)
        self.page.setFixedSize(420, 90)
        self.row = ParameterRow(QGridLayout(self.page), 0, MU, LIGHT)
        self.page.show()

    def tell(self, told: Told) -> Shown:
        self.row.show_row(told.shown)
        self.row.show_value(
            told.value,
            told.own,
            origin=told.origin,
            tooltip=told.tooltip,
            locked=told.locked,
            theme=told.theme,
        )
        quiet()
        return self

    def seen(self) -> tuple[object, ...]:
        row = self.row
        parts = (row.name, row.field, row.strip, row.origin, row.reset, row.refusal)
        return (
            [(part.isVisible(), part.isEnabled(), part.toolTip()) for part in parts],
            [part.text() for part in (row.field, row.origin, row.refusal) if part.isVisible()],
            (row.name.property("changed"), row.field._refused),
            [part.grab().toImage() for part in (row.name, row.strip, row.reset) if part.isVisible()],
        )


CHANGED = Told(value=0.12)
CHANGES = {
    "value": (Told(), replace(Told(), value=0.12)),
    "value by a little": (CHANGED, replace(CHANGED, value=0.121)),
    "another board, the same number": (CHANGED, replace(CHANGED, own=0.12)),
    "another board, changed there": (Told(), replace(Told(), own=0.1)),
    "back to another": (CHANGED, replace(CHANGED, own=0.1)),
    "origin": (Told(), replace(Told(), origin="meas.")),
    "tooltip": (Told(), replace(Told(), tooltip="this board: measured by tape")),
    "locked": (Told(), replace(Told(), locked=True)),
    "locked, changed": (CHANGED, replace(CHANGED, locked=True)),
    "theme": (Told(), replace(Told(), theme=DARK)),
    "theme, changed": (CHANGED, replace(CHANGED, theme=DARK)),
    "out of sight": (Told(), replace(Told(), shown=False)),
    "out of sight, changed": (CHANGED, replace(CHANGED, shown=False)),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_row_that_is_told_more_is_a_row_made_anew(qtbot: QtBot, what: str) -> None:
    first, then = CHANGES[what]
    kept = Shown(qtbot).tell(first)
    before = kept.seen()
    assert before == Shown(qtbot).tell(first).seen()
    after = kept.tell(then).seen()
    assert after != before, "or nothing changes"
    assert after == Shown(qtbot).tell(then).seen()
    assert kept.tell(first).seen() == before, "and back"


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_the_number_that_holds_takes_a_refusal_back(qtbot: QtBot, theme: Theme) -> None:
    told = replace(Told(), theme=theme)
    kept = Shown(qtbot).tell(told)
    before = kept.seen()
    kept.row.refuse("It is too large.", theme)
    quiet()
    assert kept.row.refusal.isVisible() and kept.seen() != before
    assert kept.tell(told).seen() == before


def test_a_refusal_in_the_dock_goes_when_any_number_changes(window: MainWindow) -> None:
    """What was refused was refused beside the numbers of then."""
    dock = window.docks["parameters"]
    row = dock._rows["go_line"]
    window.document.set_parameter("go_line", 3.0)
    assert row.refusal.isVisible() and row.field._refused
    window.document.set_parameter("mu", 0.1)
    assert not row.refusal.isVisible() and not row.field._refused


def test_a_dock_takes_another_theme_as_if_it_were_made_in_it(window: MainWindow) -> None:
    window.document.set_parameter("mu", 0.12)
    dock = window.docks["parameters"]
    row = dock._rows["mu"]
    light = row.reset.grab().toImage(), row.strip.grab().toImage()
    window.themes.choose("dark")
    quiet()
    dark = row.reset.grab().toImage(), row.strip.grab().toImage()
    assert all(one != other for one, other in zip(light, dark, strict=True))
    window.themes.choose("light")
    quiet()
    assert (row.reset.grab().toImage(), row.strip.grab().toImage()) == light


# --- a field ----------------------------------------------------------------------------------------


@pytest.fixture
def number(qtbot: QtBot) -> NumberField:
    """A field in a window of its own that holds 14."""
    made = NumberField(1, "cm")
    qtbot.addWidget(made)
    made.setRange(1.0, 30.0)
    made.setValue(14.0)
    made.show()
    quiet()
    return made


@pytest.mark.parametrize("change", ["mu", "restitution"])
def test_what_is_being_typed_stays_whatever_changes_meanwhile(window: MainWindow, change: str) -> None:
    mu = field(window, "mu")
    mu.setFocus()
    mu.selectAll()
    QTest.keyClicks(mu, "0.2")
    window.document.set_parameter(change, 0.1)
    assert mu.lineEdit().text() == "0.2"
    QTest.keyClicks(mu, "5")
    QTest.keyClick(mu, Qt.Key.Key_Return)
    assert window.document.board.surface.mu == 0.25
    window.document.set_parameter("mu", 0.11)
    assert mu.value() == 0.11, "what was typed has counted: the field follows again"


@pytest.mark.parametrize("how", [Qt.Key.Key_Return, Qt.Key.Key_Tab])
def test_a_number_typed_as_it_was_is_typed_no_longer(window: MainWindow, how: Qt.Key) -> None:
    mu, before = field(window, "mu"), window.document.state
    mu.setFocus()
    mu.selectAll()
    QTest.keyClicks(mu, "0.080")
    QTest.keyClick(mu, how)
    assert window.document.state is before
    mu.setFocus()
    window.document.set_parameter("mu", 0.11)
    assert mu.value() == 0.11 and "0.110" in mu.text()


@pytest.mark.parametrize("ends", [(1.0, 40.0), (0.0, 30.0), (5.0, 20.0), (1.0, 15.0)])
def test_either_end_of_the_range_is_taken_alone(number: NumberField, ends: tuple[float, float]) -> None:
    sent: list[float] = []
    number.valueChanged.connect(sent.append)
    number.set_limits(*ends)
    assert sent == []
    for end, past in zip(ends, (-1.0, 1.0), strict=True):
        for value in (end + past, end):
            number.setFocus()
            number.selectAll()
            QTest.keyClicks(number, str(value))
            QTest.keyClick(number, Qt.Key.Key_Return)
        assert number.value() == end, "a step farther is refused, the end is not"
    assert sent == list(ends)


@pytest.mark.parametrize(
    "space", [" ", NARROW, "\u00a0", "\u2009"], ids=["plain", "narrow", "no-break", "thin"]
)
def test_spaces_between_digits_are_read_over(qtbot: QtBot, space: str) -> None:
    made = NumberField(1, "")
    qtbot.addWidget(made)
    made.setRange(0.0, 2e6)
    made.show()
    made.setFocus()
    made.selectAll()
    QApplication.clipboard().setText(f"1{space}234{space}567.5")
    QTest.keyClick(made, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(made, Qt.Key.Key_Return)
    assert made.value() == 1_234_567.5


def on_screen(widget: QWidget) -> QImage:
    """What the screen shows of a window: what nobody asked to paint again is as it was."""
    return widget.screen().grabWindow(widget.winId()).toImage()


def edge(image: QImage) -> set[str]:
    return {image.pixelColor(x, 1).name() for x in range(4, image.width() - 4)}


def test_a_refused_number_has_its_edge_on_the_screen_and_loses_it(number: NumberField) -> None:
    plain = on_screen(number)
    for colour in ("#ff0000", "#00ff00"):
        number.refuse(colour)
        quiet()
        assert edge(on_screen(number)) == {colour}
    number.refuse(None)
    quiet()
    assert on_screen(number) == plain


# --- what the style sheet asks for ------------------------------------------------------------------


def test_a_role_is_taken_by_what_a_widget_holds(qtbot: QtBot) -> None:
    box, text = QWidget(), QLabel("Said")
    qtbot.addWidget(box)
    box.setObjectName("box")
    QVBoxLayout(box).addWidget(text)
    box.setStyleSheet('QLabel { color: #112233; } #box[news="true"] QLabel { color: #445566; }')
    box.show()

    def ink() -> str:
        return text.palette().color(text.foregroundRole()).name()

    assert ink() == "#112233"
    set_role(box, "news", True, text)
    assert ink() == "#445566"
    set_role(box, "news", False, text)
    assert ink() == "#112233"


def test_news_over_the_table_are_not_written_in_the_colour_of_errors(window: MainWindow) -> None:
    def ink() -> QColor:
        text = window.notice.text
        return text.palette().color(text.foregroundRole())

    window.desk.fail("open", "It is no board.")
    error = ink()
    window.notice.offer("x", "An offer.", ("Do it", lambda: None))
    assert ink() == QColor(LIGHT.text) != error
    window.notice.withdraw("x")
    assert window.notice.text.text() == "It is no board." and ink() == error


# --- a page that scrolls ----------------------------------------------------------------------------


def page_of(qtbot: QtBot) -> tuple[QWidget, TallScroll, QWidget]:
    """A window with a page that scrolls beside room to spare, and what is on the page."""
    window, inner, scroll = QWidget(), QWidget(), TallScroll()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    scroll.setWidget(inner)
    row.addWidget(scroll)
    row.addWidget(QWidget(), 1)
    QVBoxLayout(inner).addWidget(QLabel("x"))
    window.resize(600, 200)
    window.show()
    quiet()
    return window, scroll, inner


def test_a_page_gets_room_each_time_that_what_is_on_it_needs_more(qtbot: QtBot) -> None:
    _, scroll, inner = page_of(qtbot)
    label = inner.findChild(QLabel)
    assert label is not None
    for wide in (150, 260, 340, 200):
        label.setFixedWidth(wide)
        quiet()
        assert scroll.viewport().width() >= inner.minimumSizeHint().width() >= wide
        assert label.visibleRegion().boundingRect().width() == wide, "all of it is in sight"


def test_a_text_of_the_same_width_lays_nothing_out_beside_its_page(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, scroll, inner = page_of(qtbot)
    label = inner.findChild(QLabel)
    assert label is not None
    label.setFixedWidth(150)
    quiet()
    asked: list[object] = []
    ask: Callable[[], None] = scroll.updateGeometry
    monkeypatch.setattr(scroll, "updateGeometry", lambda: (asked.append(1), ask()))
    for text in ("0.081", "0.082"):
        label.setText(text)
        label.updateGeometry()
        quiet()
    assert asked == []
