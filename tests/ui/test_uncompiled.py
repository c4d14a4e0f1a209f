"""The window where numba is switched off (NUMBA_DISABLE_JIT=1, for debuggers and coverage): all is Python there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import lab
from tests.patience import PATIENCE

EVERY_PRESET = """
import sys
from PySide6.QtWidgets import QApplication
from ui.docks import PRESETS
from ui.document import LabDocument
from ui.theme import Themes
from ui.window import MainWindow

raised = []
sys.excepthook = lambda *what: raised.append(what)
app = QApplication([])
window = MainWindow(LabDocument(), Themes(app, "light"))
window.files.ask = lambda: "discard"
window.show()
while not (window.queue.idle and window.places.is_ready):
    app.processEvents()
for preset in [*PRESETS, "tune"]:
    window.show_preset(preset)
    app.processEvents()
window.queue.cancel_all()
window.actions_.throw.trigger()
while window.player.moving:
    app.processEvents()
assert window.document.table.rest or window.document.table.off
assert not window.notice.isVisible(), window.notice.text.text()
window.close()
assert not raised, raised
print("whole")
"""


def test_the_window_opens_shows_every_preset_and_throws_without_the_compiler(tmp_path: Path) -> None:
    asked = subprocess.run(
        [sys.executable, "-W", "error", "-c", EVERY_PRESET],
        env={
            **os.environ,
            "NUMBA_DISABLE_JIT": "1",
            "KNOCKOUT_LAB_CACHE": str(tmp_path / "cache"),
            "PYTHONPATH": str(Path(lab.__file__).parents[1]),
            "QT_QPA_PLATFORM": "offscreen",
        },
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert asked.stdout == "whole\n" and asked.returncode == 0, asked.stderr
