"""The window under test: offscreen, real events, no Qt warning goes unseen, nothing is left behind.

Where Qt cannot be loaded these tests are left out, said once at the end of the run.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.qt import qt_problem

PROBLEM = qt_problem()
if PROBLEM is not None:
    collect_ignore_glob = ["test_*.py"]

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from ui.teach.view import TeachView
    from ui.theme import Themes
    from ui.window import MainWindow

OFFSCREEN_ONLY = r"This plugin does not support (propagateSizeHints|raise|grabbing the keyboard)"
"""Said by the offscreen platform for top-level widgets and menus: it has no window manager to hint to."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In this folder a warning from Qt fails the test."""
    here = Path(__file__).parent
    for item in items:
        if PROBLEM is None and here in item.path.parents:
            item.add_marker(pytest.mark.qt_log_level_fail("WARNING"))
            item.add_marker(pytest.mark.qt_log_ignore(OFFSCREEN_ONLY))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if PROBLEM is not None:
        terminalreporter.section("THE WINDOW WAS NOT TESTED", red=True)
        terminalreporter.write_line(f"tests/ui left out: Qt cannot be used here ({PROBLEM})")


@pytest.fixture(scope="session")
def themes(qapp: object) -> Themes:
    """The application's themes, light to begin with."""
    from PySide6.QtWidgets import QApplication

    from ui.memory import collect_here
    from ui.theme import Themes

    assert isinstance(qapp, QApplication)
    collect_here(qapp)
    return Themes(qapp, "light")


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> QtBot:
    """pytest-qt's, which waits for as long as a slow machine may take."""
    from tests.ui.patient import PatientBot

    return PatientBot(request)


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Whatever a test made of the process, the next begins in English, with the names and pace of before."""
    from PySide6.QtCore import QCoreApplication, QLocale

    from ui import languages

    locale, pace = QLocale(), sys.getswitchinterval()
    names = QCoreApplication.applicationName(), QCoreApplication.organizationName()
    yield
    app = QCoreApplication.instance()
    if app is not None and languages._installed:
        languages.use(app, "en")
    QLocale.setDefault(locale)
    QCoreApplication.setApplicationName(names[0])
    QCoreApplication.setOrganizationName(names[1])
    sys.setswitchinterval(pace)


@pytest.fixture
def window(qtbot: QtBot, themes: Themes) -> Iterator[MainWindow]:
    """An open window over the reference board; when closed, no thread runs and no widget is left."""
    from PySide6.QtCore import QCoreApplication, QEvent, QThread
    from PySide6.QtWidgets import QApplication
    from shiboken6 import isValid

    from ui.document import LabDocument
    from ui.window import MainWindow

    themes.choose("light")
    made = MainWindow(LabDocument(), themes)
    made.files.ask = lambda: "discard"
    made.resize(1366, 768)
    with qtbot.waitExposed(made):
        made.show()
    qtbot.waitUntil(lambda: made.queue.idle and made.places.is_ready)
    assert made.document.undo_stack.count() == 0
    yield made
    made.close()
    thread = made.queue.findChild(QThread)
    assert thread is not None and not thread.isRunning()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not isValid(made)
    left = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    assert left == []


@pytest.fixture
def teach(window: MainWindow) -> TeachView:
    """The window's Teach, shown by its key."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    QTest.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert window.teach.isVisible()
    return window.teach
