"""The first run: three steps that can be skipped; About tells versions; a language chosen makes the window anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, QRect, QRectF, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from lab import __version__
from ui.app import Running
from ui.languages import use
from ui.settings import Settings
from ui.tour import STEPS, Tour
from ui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def seen(window: MainWindow, target: QWidget) -> QRect:
    return QRect(target.mapTo(window, QPoint(0, 0)), target.size())


def token_at_go(window: MainWindow) -> QRect:
    """Where the token at GO is painted, in the window's pixels: its item has room for a ring beside it."""
    item, view = window.table._tokens["red-1"], window.table.viewport()
    box = item.sceneBoundingRect()
    rim = box.width() / 4
    disc = box.adjusted(rim, rim, -rim, -rim).toAlignedRect()
    return disc.translated(view.mapTo(window, QPoint(0, 0)))


def stands_beside(tour: Tour, about: QRect) -> bool:
    near = about.adjusted(-20, -20, 20, 20)
    return near.intersects(tour.geometry()) and not about.intersects(tour.geometry())


def test_three_steps_then_done(window: MainWindow) -> None:
    window.actions_.tour.trigger()
    (tour,) = window.findChildren(Tour)
    for at, text in enumerate(STEPS, 1):
        assert tour.text.text() == text and f"{at} of 3" in tour.count.text()
        assert window.rect().contains(tour.geometry())
        QTest.mouseClick(tour.next, LEFT)
    assert not tour.isVisible()
    assert window.settings.get("tour", False) is True


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (1000, 700)])
def test_each_step_stands_beside_what_it_speaks_of_also_after_a_resize(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(1200, 700)
    window.actions_.tour.trigger()
    (tour,) = window.findChildren(Tour)
    window.resize(*size)  # laid out later than the frame hears of it
    for target in (window.table, window.docks["parameters"], window.toolbar.landing):
        qtbot.waitUntil(
            lambda target=target: stands_beside(
                tour, token_at_go(window) if target is window.table else seen(window, target)
            )
        )
        assert window.rect().contains(tour.geometry())
        QTest.mouseClick(tour.next, LEFT)


@pytest.mark.parametrize("size", [(1366, 768), (1000, 700)])
@pytest.mark.parametrize("preset", ["tune", "play", "aim", "teach"])
@pytest.mark.parametrize("orientation", ["upright", "lengthwise", "standing"])
def test_the_first_step_leaves_its_token_the_arrow_and_the_words_on_it_in_sight(
    window: MainWindow, qtbot: QtBot, orientation: str, preset: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.show_preset(preset)
    window.actions_.tour.trigger()
    (tour,) = window.findChildren(Tour)
    window.actions_.orientations[orientation].trigger()  # the board lies elsewhere, the table does not
    view, table = window.table.viewport(), window.table
    corner = view.mapTo(window, QPoint(0, 0))
    qtbot.waitUntil(lambda: stands_beside(tour, token_at_go(window)))
    arrow = table._arrow
    way = QRectF(QPointF(), arrow._tip).normalized().adjusted(-5, -5, 5, 5)
    kept = [arrow.mapRectToScene(way)]
    if preset != "teach":
        layout = table.layout_of_board
        high = layout.note.height() if layout.lengthwise else 100  # token, two lines, hint
        kept.append(layout.note.adjusted(0, 0, 0, high - layout.note.height()))
    for place in kept:
        assert not place.toAlignedRect().translated(corner).intersects(tour.geometry())
    assert window.rect().contains(tour.geometry())


@pytest.mark.parametrize("by", ["button", "escape"])
def test_it_can_be_skipped(window: MainWindow, qtbot: QtBot, by: str) -> None:
    window.actions_.tour.trigger()
    (tour,) = window.findChildren(Tour)
    window.resize(900, 600)
    qtbot.waitUntil(lambda: window.rect().contains(tour.geometry()))  # once it is laid out
    if by == "button":
        QTest.mouseClick(tour.skip, LEFT)
    else:
        QTest.keyClick(tour, Qt.Key.Key_Escape)
    assert not tour.isVisible() and window.settings.get("tour", False) is True


def test_about_tells_versions(window: MainWindow) -> None:
    window.actions_.about.trigger()
    (box,) = window.findChildren(QMessageBox)
    assert __version__ in box.text() and "numba" in box.text()
    box.close()


def test_a_language_is_chosen_and_the_window_made_anew(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    settings.set("language", "en")
    running = Running(qapp, settings, None)
    try:
        first = running.window
        first.show()
        first.document.set_parameter("mu", 0.12)
        state = first.document.state
        first.actions_.languages["sv"].trigger()
        (again,) = [b for b in first.notice.findChildren(QPushButton) if b.text() == "Open it again now"]
        QTest.mouseClick(again, LEFT)
        second = running.window
        assert second is not first and not first.isVisible() and second.isVisible()
        assert second.document.state == state and second.files.dirty
        assert second.actions_.languages["sv"].isChecked()
        assert QLocale().decimalPoint() == ","
    finally:
        running.window.files.ask = lambda: "discard"
        running.window.close()
        running.window.deleteLater()
        use(qapp, "en")
