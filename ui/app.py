"""Starting the window: `launch` is what the command line's entry point calls."""

from __future__ import annotations

import sys

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from ui.asking import offer_recovery
from ui.document import LabDocument
from ui.files import autosave_folder
from ui.settings import Settings
from ui.theme import Themes
from ui.window import MainWindow


def application() -> QApplication:
    """The one QApplication of the process, made when there is none yet."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    app.setApplicationName("Knockout Lab")
    app.setApplicationDisplayName("Knockout Lab")
    app.setOrganizationName("Knockout Lab")
    return app


def launch() -> int:
    """Open the window and run it until it is closed; returns the exit status."""
    # The compute thread shares the interpreter with the window: hand it over often, or painting stutters.
    sys.setswitchinterval(0.0005)
    app = application()
    settings = Settings(QSettings())
    window = MainWindow(LabDocument(), Themes(app), settings, autosave_folder())
    window.show()
    if window.autosave is not None:
        offer_recovery(window.notice, window.files, window.autosave)
    return app.exec()
