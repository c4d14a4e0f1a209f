"""Looks at every scene in one language, in a process of its own: what has no room, by scene, as JSON."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from tests.ui.painted import painted_wrong
from tests.ui.room import cut_texts
from ui.app import application
from ui.document import LabDocument
from ui.languages import use
from ui.showcase.scenes import SCENES
from ui.showcase.stage import Stage
from ui.theme import Themes
from ui.window import MainWindow


def look(language: str, folder: Path) -> dict[str, list[str]]:
    """What is wrong in each scene at 1366 x 768."""
    app = application()
    use(app, language)
    window = MainWindow(LabDocument(), Themes(app, "light"))
    window.files.ask = lambda: "discard"
    window.resize(1366, 768)
    window.show()
    stage = Stage(window, folder)
    stage.wait(lambda: window.queue.idle and window.places.is_ready)
    wrong: dict[str, list[str]] = {}
    for name, scene in SCENES.items():
        window.resize(1366, 768)
        scene(stage)
        window.resize(1366, 768)
        stage.idle()
        for _ in range(5):  # docks that take another width tell their parents one after another
            QApplication.processEvents()
        found = cut_texts(window) + painted_wrong(window)
        if (window.width(), window.height()) != (1366, 768):
            found.append(f"the window is {window.width()} x {window.height()}")
        if found:
            wrong[name] = found
    window.close()
    return wrong


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        Path(sys.argv[2]).write_text(json.dumps(look(sys.argv[1], Path(folder))), encoding="utf-8")
