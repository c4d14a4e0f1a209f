"""Starting the window: `launch` is what the command line's entry point calls."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QApplication

from ui.document import LabDocument
from ui.theme import Themes
from ui.window import MainWindow


def application() -> QApplication:
    """The one QApplication of the process, made when there is none yet."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    app.setApplicationName("Knockout Lab")
    app.setApplicationDisplayName("Knockout Lab")
    return app


def launch() -> int:
    """Open the window and run it until it is closed; returns the exit status."""
    # The compute thread shares the interpreter with the window: hand it over often, or painting stutters.
    sys.setswitchinterval(0.0005)
    app = application()
    window = MainWindow(LabDocument(), Themes(app))
    window.resize(1366, 768)
    window.show()
    return app.exec()
