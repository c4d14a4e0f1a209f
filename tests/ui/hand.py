"""A hand for the tests: real mouse events on the table, in metres, and slides played to their end at once."""

from __future__ import annotations

from collections.abc import Callable

import pyqtgraph as pg
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from ui.window import MainWindow

SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def turn() -> None:
    """One turn of the event loop: what changed is drawn."""
    QCoreApplication.processEvents()


def quiet() -> None:
    """Turns of the event loop until nothing is left to do at once: widgets have told one another of their sizes."""
    loop = QEventLoop()
    for _ in range(1000):
        if not loop.processEvents():
            return
    raise AssertionError("the window does not come to rest")


def pixel(window: MainWindow, x: float, y: float) -> QPoint:
    """A place on the table (m) as a point of the view."""
    return window.table.layout_of_board.point(x, y).toPoint()


def drag(
    window: MainWindow, start: QPoint, by: QPoint, modifiers: Qt.KeyboardModifier = NONE, *, drop: bool = True
) -> None:
    """Press at `start`, move by `by` in a few moves, and let go unless `drop` is False."""
    view = window.table.viewport()
    QTest.mousePress(view, LEFT, modifiers, start)
    for part in (0.3, 0.7, 1.0):
        QTest.mouseMove(view, start + QPoint(round(by.x() * part), round(by.y() * part)))
    if drop:
        QTest.mouseRelease(view, LEFT, modifiers, start + by)


def on_plot(graphics: QGraphicsView, box: pg.ViewBox, x: float, y: float) -> QPoint:
    """A place of a plot in pixels of its view."""
    place: QPoint = graphics.mapFromScene(box.mapViewToScene(QPointF(x, y)))
    return place


def at_rest(qtbot: QtBot, place: Callable[[], QPoint]) -> QPoint:
    """A place in pixels once the axes and the window's layout stand still."""
    found = [place()]

    def still() -> bool:
        found.append(place())
        return len(found) > 8 and all(point == found[-1] for point in found[-8:])

    qtbot.waitUntil(still)
    return found[-1]


def drag_over(qtbot: QtBot, view: QWidget, start: QPoint, end: QPoint) -> None:
    """Hover, press, move and let go by events of the widget's own: the pointer of a small screen is left alone."""
    button, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    points = [start + (end - start) * part for part in (0.2, 0.5, 0.8, 1.0)]
    kinds = QEvent.Type
    for kind, at, which, held in (
        (kinds.MouseMove, start, none, none),
        (kinds.MouseButtonPress, start, button, button),
        *((kinds.MouseMove, point, none, button) for point in points),
        (kinds.MouseButtonRelease, end, button, none),
    ):
        place = QPointF(at)
        QApplication.sendEvent(view, QMouseEvent(kind, place, view.mapToGlobal(place), which, held, NONE))
        qtbot.wait(30)  # plots take a hundred moves a second at most


def waiting_pixel(window: MainWindow) -> QPoint:
    """Where the token at GO waits."""
    return pixel(window, *window.document.release_place)


def play_out(window: MainWindow) -> None:
    """Carry the slide under way on, frame by frame, until all lie still."""
    player = window.player
    if not player.paused:
        player.toggle_pause()
    for _ in range(20 * 60):
        if not player.moving:
            break
        player.step()
    assert not player.moving
    player.toggle_pause()


def see(window: MainWindow, qtbot: QtBot) -> None:
    """Show the computed slide under way to its end at once."""
    player = window.player
    assert player.film is not None
    player.seek(player.film.duration)
    if player.paused:
        player.toggle_pause()
    qtbot.waitUntil(lambda: not player.moving)


def slide_next(window: MainWindow, *, x: float = 0.14, angle: float = 0.0, speed: float = 0.9) -> None:
    """Aim the waiting token, throw it, play the slide to its end."""
    window.document.set_aim(x=x, angle=angle, speed=speed)
    window.player.throw_next()
    play_out(window)
