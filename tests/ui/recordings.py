"""Recordings for the tests of the window, and files dropped on it by real events."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from lab import simulate_recording, write_recording
from ui.docks.fit_body import FitBody
from ui.table.recorded import RecordedItem
from ui.window import MainWindow


def drop(window: MainWindow, *paths: Path) -> None:
    """Drag files over the window and let go."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(60, 60), Qt.DropAction.CopyAction, data, left, none)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    let_go = QDropEvent(QPointF(60, 60), Qt.DropAction.CopyAction, data, left, none)
    QApplication.sendEvent(window, let_go)
    assert let_go.isAccepted()


def recorded(folder: Path, n: int = 3, mu: float = 0.11) -> list[Path]:
    """Files of made-up slides over the board, in its frame, which differ a little."""
    paths = []
    for seed in range(1, n + 1):
        recording = simulate_recording(mu * (1 + 0.01 * (seed - 2)), 0.9 + 0.04 * seed, seed=seed)
        paths.append(folder / f"slide-{seed}.csv")
        write_recording(recording, paths[-1])
    return paths


def pixels(folder: Path, name: str = "pixels.csv") -> Path:
    """A slide at mu 0.1 whose rows count pictures and whose places are pixels of half a millimetre, 50 a second."""
    recording = simulate_recording(0.1, 0.8, fps=50.0, noise=1e-4)
    track = recording.tracks[0]
    rows = [
        f"{i},{x / 5e-4:.2f},{-y / 5e-4:.2f}" for i, (x, y) in enumerate(zip(track.x, track.y, strict=True))
    ]
    path = folder / name
    path.write_text("frame,x (px),y (px)\n" + "\n".join(rows), encoding="utf-8")
    return path


def settled(window: MainWindow, qtbot: QtBot) -> FitBody:
    """The Fit dock when nothing is read or fitted any more."""
    qtbot.waitUntil(lambda: window.docks["fit"].filled and window.queue.idle)
    body: FitBody = window.docks["fit"].body
    qtbot.waitUntil(lambda: window.queue.idle)
    qtbot.wait(20)
    qtbot.waitUntil(lambda: window.queue.idle and (body.watch.fresh or not body.watch.recordings))
    return body


def opened(window: MainWindow, qtbot: QtBot, paths: Sequence[Path]) -> FitBody:
    """Files dropped, read and fitted."""
    before = len(window.document.part("fit").entries)
    drop(window, *paths)
    qtbot.waitUntil(lambda: len(window.document.part("fit").entries) >= before + len(paths))
    return settled(window, qtbot)


def recorded_path(window: MainWindow) -> RecordedItem:
    """The recorded path on the table, seen or not."""
    (item,) = [item for item in window.table.scene().items() if isinstance(item, RecordedItem)]
    return item
