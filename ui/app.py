"""Starting the window: `launch` is what the command line's entry point calls."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from ui.asking import RECOVERY, offer_recovery
from ui.document import LabDocument
from ui.fields import take_typed
from ui.files import autosave_folder
from ui.languages import system_language, use
from ui.memory import collect_here, give_back_what_is_large
from ui.settings import Settings
from ui.theme import Themes
from ui.window import MainWindow


def application() -> QApplication:
    """The one QApplication of the process, made when there is none yet."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        give_back_what_is_large()
        app = QApplication(sys.argv[:1])
    collect_here(app)
    app.setApplicationName("Knockout Lab")
    app.setApplicationDisplayName("Knockout Lab")
    app.setOrganizationName("Knockout Lab")
    return app


class Running:
    """The program while it runs: one window, made anew over the same state when the language changes."""

    def __init__(self, app: QApplication, settings: Settings, autosave: Path | None) -> None:
        self._app, self._settings, self._autosave = app, settings, autosave
        self.themes = Themes(app)
        self.window = self._opened()

    def _opened(self) -> MainWindow:
        use(self._app, self._settings.get("language", system_language()))
        window = MainWindow(LabDocument(), self.themes, self._settings, self._autosave)
        window.reopening.connect(self.reopen)
        return window

    def reopen(self) -> None:
        """Another window with the state of this one: what was saved is still saved; undo begins anew."""
        old = self.window
        take_typed(old)
        old.layout_.remember()  # the new one is laid out by it
        old.files.ask = lambda: "discard"
        self.window = self._opened()
        self.window.files.take_over(old.files)
        if self.window.layout_.preset != old.layout_.preset:
            self.window.show_preset(old.layout_.preset)
        self.window.show()
        if self.window.autosave is not None:
            self.window.autosave.kept_now()  # before the old window takes its own copy away
        old.close()
        if self.window.autosave is not None and old.notice.offers(RECOVERY):
            offer_recovery(self.window.notice, self.window.files, self.window.autosave)
        old.deleteLater()


def launch() -> int:
    """Open the window and run it until it is closed; returns the exit status."""
    # The compute thread shares the interpreter with the window: hand it over often, or painting stutters.
    sys.setswitchinterval(0.0005)
    app = application()
    settings = Settings(QSettings())
    running = Running(app, settings, autosave_folder())
    window = running.window
    window.show()
    if window.autosave is not None:
        offer_recovery(window.notice, window.files, window.autosave)
    if not settings.get("tour", False):
        window.show_tour()
    return app.exec()
