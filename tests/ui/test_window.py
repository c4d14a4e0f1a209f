"""The window as a whole: usable by keys and screen reader, nothing cut off, errors said."""

from __future__ import annotations

from math import radians
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QScrollBar,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.hand import quiet, slide_next
from ui import app as app_module
from ui.display import asking
from ui.screenshots import main as make_screenshots
from ui.theme import Themes
from ui.window import MainWindow

SIZES = [(1366, 768), (1920, 1080)]


def interactive(window: MainWindow) -> list[QWidget]:
    """Everything that a person can act on."""
    kinds = (QAbstractButton, QAbstractSpinBox, QComboBox, QAbstractItemView)
    return [
        widget
        for widget in window.findChildren(QWidget)
        if isinstance(widget, kinds)
        and widget.isVisible()
        and not isinstance(widget, QHeaderView)
        and not widget.objectName().startswith("qt_")
    ]


def test_everything_to_act_on_has_a_name_for_screen_readers(window: MainWindow) -> None:
    nameless = [
        widget
        for widget in interactive(window)
        if not (
            widget.accessibleName()
            or (isinstance(widget, QAbstractButton) and (widget.text() or widget.toolTip()))
            or isinstance(widget.parentWidget(), QComboBox)
        )
    ]
    assert nameless == []


def test_every_tool_has_a_tooltip_that_names_its_key(window: MainWindow) -> None:
    act = window.actions_
    for action in (act.undo, act.redo, act.pause, act.step, act.clear, act.landing, act.open, act.keys):
        shown = action.shortcut().toString()
        assert shown and f"({shown}" in action.toolTip()


def test_tab_walks_through_fields_and_table(window: MainWindow) -> None:
    window.table.setFocus(Qt.FocusReason.TabFocusReason)
    seen: list[QWidget] = []
    for _ in range(80):
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus in seen:
            break
        seen.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert window.table in seen
    assert window.docks["throw"].speed in seen
    assert window.docks["throw"].button in seen
    assert any(widget.objectName() == "parameter-mu" for widget in seen)


@pytest.mark.parametrize("size", SIZES, ids=["1366", "1920"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_word_is_cut_off(
    window: MainWindow, themes: Themes, qtbot: QtBot, size: tuple[int, int], theme: str
) -> None:
    themes.choose(theme)
    window.resize(*size)
    slide_next(window)
    window.actions_.landing.setChecked(True)
    qtbot.waitUntil(lambda: window.watch.current is not None and window.watch.current.whole)
    qtbot.waitUntil(lambda: window.queue.idle and not window.status.bar.isVisible())
    quiet()
    for label in window.findChildren(QLabel):
        if label.isVisible() and label.text() and not label.pixmap():
            if label.wordWrap():
                assert label.heightForWidth(label.width()) <= label.height() + 1, label.text()
            else:
                assert label.sizeHint().width() <= label.width() + 1, label.text()
    for field in window.findChildren(QLineEdit):
        if field.isVisible() and field.text():
            needed = QFontMetricsF(field.font()).horizontalAdvance(field.text())
            assert needed <= field.width(), field.text()
    for button in window.findChildren(QAbstractButton):
        icon_only = (
            isinstance(button, QToolButton)
            and button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
            and not button.icon().isNull()
        )
        if button.isVisible() and button.text() and not icon_only:
            assert QFontMetricsF(button.font()).horizontalAdvance(button.text()) <= button.width()
    view = window.docks["landing"].table
    for column in range(3):
        assert view.columnWidth(column) >= view.sizeHintForColumn(column)
    shown = [bar for bar in window.findChildren(QScrollBar) if bar.isVisible()]
    assert all(bar.orientation() == Qt.Orientation.Vertical for bar in shown)


@pytest.mark.parametrize("size", SIZES, ids=["1366", "1920"])
def test_the_board_is_large_and_whole(window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    window.resize(*size)
    qtbot.wait(20)
    layout, view = window.table.layout_of_board, window.table.viewport().rect()
    assert view.contains(layout.board.toAlignedRect())
    assert layout.board.height() > 0.85 * view.height()


@pytest.mark.parametrize("orientation", ["auto", "upright", "lengthwise"])
def test_the_table_turns_on_request(window: MainWindow, orientation: str) -> None:
    window.actions_.orientations[orientation].trigger()
    assert window.table.layout_of_board.lengthwise == (orientation == "lengthwise")
    slide_next(window)
    assert not window.table.grab().isNull()


def test_without_docks_the_table_lies_down(window: MainWindow, qtbot: QtBot) -> None:
    for dock in window.docks.values():
        dock.hide()
    qtbot.waitUntil(lambda: window.table.layout_of_board.lengthwise)


def test_the_theme_can_be_chosen_while_tokens_lie_about(window: MainWindow, themes: Themes) -> None:
    slide_next(window)
    light = window.grab().toImage()
    window.actions_.themes["dark"].trigger()
    dark = window.grab().toImage()
    assert dark.pixelColor(5, 5).lightness() < 80 < light.pixelColor(5, 5).lightness()
    assert themes.current.name == "dark"


def test_a_board_that_cannot_be_read_is_told_over_the_table(window: MainWindow, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('format = "knockout-board/1"\n[board]\nname = "x"\nlength = 95\n', encoding="utf-8")
    window.open_board(str(bad))
    assert window.notice.isVisible()
    assert "bad.toml" in window.notice.text.text()
    assert window.document.board.name == "knockout"
    window.open_board("blank-lane")
    assert not window.notice.isVisible()


def test_every_shipped_board_is_drawn(window: MainWindow) -> None:
    for action in window.actions_.boards:
        action.trigger()
        assert window.document.board.name == action.text()
        slide_next(window, x=window.document.board.width / 2, speed=0.8)
        assert not window.notice.isVisible()


def test_launch_opens_the_window_and_returns_when_it_is_closed(
    themes: Themes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    monkeypatch.setattr(app_module, "QSettings", lambda: store)
    monkeypatch.setattr(app_module, "autosave_folder", lambda: tmp_path / "autosave")
    monkeypatch.setattr(app_module, "system_language", lambda: "en")
    closed: list[MainWindow] = []

    def close() -> None:
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, MainWindow) and widget.isVisible():
                closed.append(widget)
                widget.close()
                widget.deleteLater()

    timer = QTimer()
    timer.setInterval(20)  # until there is a window to close, whenever that is
    timer.timeout.connect(close)
    timer.start()
    assert app_module.launch() == 0
    timer.stop()
    assert len(closed) == 1 and store.allKeys(), "what a window is laid out like is remembered"


def test_the_entry_points_are_the_launcher_and_the_question_for_a_display() -> None:
    from importlib.metadata import entry_points

    found = {point.name: point.load() for point in entry_points(group="knockout_lab.window")}
    assert found == {"launch": app_module.launch, "display": asking}


@pytest.mark.verify
def test_screenshots_are_made_and_not_blank(tmp_path: Path, qapp: QApplication) -> None:
    from PySide6.QtGui import QImage

    from ui.showcase.scenes import SCENES

    assert make_screenshots(["--out", str(tmp_path)]) == 0
    pictures = sorted(tmp_path.glob("*.png"))
    assert len(pictures) == 4 * len(SCENES)
    for picture in pictures:
        image = QImage(str(picture))
        colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
        assert len(colours) > 40
    print(f"measured {len(pictures)} pictures, none blank; asked 2 sizes, light and dark")


def test_what_is_typed_and_not_yet_taken_counts_when_the_window_is_closed(window: MainWindow) -> None:
    window.show_dock("throw")
    field = window.docks["throw"].angle
    asked: list[float] = []

    def ask() -> str:
        asked.append(window.document.state.aim.angle)
        return "cancel"

    window.files.ask = ask
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "12.5")
    assert window.document.state.aim.angle == 0.0
    window.close()
    assert asked == [pytest.approx(radians(12.5))] and window.isVisible(), "the change is asked about"
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "7")
    window.files.ask = lambda: "discard"
