"""The window on a real X server: it starts, a token is slid by the mouse, a picture is taken, it quits."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.patience import LONG_PATIENCE

ROOT = Path(__file__).parents[2]

SCENE = """
import sys
from time import monotonic
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from ui.app import application
from ui.document import LabDocument
from ui.theme import Themes
from ui.window import MainWindow

app = application()
assert QGuiApplication.platformName() == "xcb", QGuiApplication.platformName()
window = MainWindow(LabDocument(), Themes(app, "light"))
window.files.ask = lambda: "discard"
window.resize(1200, 700)
window.show()
assert QTest.qWaitForWindowExposed(window, 60_000)


def until(done):
    end = monotonic() + 300
    while not done():
        app.processEvents()
        assert monotonic() < end, "the window did not get there"


until(lambda: window.queue.idle and window.places.is_ready)
table, document = window.table, window.document
view, left = table.viewport(), Qt.MouseButton.LeftButton
start = table.layout_of_board.point(*document.release_place).toPoint()
token = document.table.next_token
QTest.mousePress(view, left, Qt.KeyboardModifier.NoModifier, start)
for step in range(1, 9):
    QTest.mouseMove(view, start + QPoint(0, 8 * step))
    QTest.qWait(10)
QTest.mouseRelease(view, left, Qt.KeyboardModifier.NoModifier, start + QPoint(0, 64))
until(lambda: document.state.last_slide is not None and not window.player.moving)
assert document.state.last_slide.token == token
screen = window.screen().grabWindow(window.winId())
assert screen.save(sys.argv[1])
window.close()
app.quit()
print("closed")
"""


@pytest.mark.verify
def test_start_slide_screenshot_quit_under_x(tmp_path: Path) -> None:
    if shutil.which("xvfb-run") is None:
        pytest.skip("there is no xvfb-run; install the packages xvfb, xauth and libxcb-cursor0")
    picture = tmp_path / "window.png"
    env = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "xcb"}
    done = subprocess.run(
        ["xvfb-run", "-a", "-s", "-screen 0 1366x768x24", sys.executable, "-c", SCENE, str(picture)],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        timeout=LONG_PATIENCE,
    )
    assert done.returncode == 0 and done.stdout.strip() == "closed", done.stderr[-4000:]
    image = QImage(str(picture))
    assert image.width() >= 1000 and image.height() >= 600
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    assert len(colours) > 50, "a window of one colour is not painted"
