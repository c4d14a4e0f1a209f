"""Shared by all tests: the table of measured beside asked figures; no pytest-qt where Qt cannot load; nothing of
the user's own language, settings and shell."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, settings

from tests.qt import qt_is_required, qt_problem

# Before Qt is loaded, and for all processes that tests start: one language, and none of the user's display.
os.environ |= {"LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
for name in (
    "LANGUAGE", "QT_AUTO_SCREEN_SCALE_FACTOR", "QT_DEBUG_PLUGINS", "QT_ENABLE_HIGHDPI_SCALING", "QT_FONT_DPI",
    "QT_LOGGING_RULES", "QT_QPA_PLATFORMTHEME", "QT_SCALE_FACTOR", "QT_SCALE_FACTOR_ROUNDING_POLICY",
    "QT_SCREEN_SCALE_FACTORS", "QT_STYLE_OVERRIDE", "QT_USE_PHYSICAL_DPI",
):  # fmt: skip
    os.environ.pop(name, None)

# A shell starts what runs in its background with Ctrl-C ignored; here it is pressed, in other processes too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples each time, for as long as they take.
settings.register_profile(
    "sure", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("sure")

Report = Callable[[str, str, str], None]
FIGURE = "figure"


def pytest_addoption(pluginmanager: pytest.PytestPluginManager) -> None:
    """pytest-qt ends the whole run where Qt's system libraries are missing: there it is left out."""
    problem = qt_problem()
    if problem is not None:
        if qt_is_required():
            raise pytest.UsageError(f"KNOCKOUT_LAB_REQUIRE_QT is set, but Qt cannot be used: {problem}")
        pluginmanager.unregister(name="pytest-qt")


def pytest_configure(config: pytest.Config) -> None:
    """Settings (of Qt, matplotlib, Dask) are read from a folder that is empty, and written there."""
    folder = tempfile.mkdtemp(prefix="knockout-lab-settings-")
    before = os.environ.get("XDG_CONFIG_HOME")
    os.environ["XDG_CONFIG_HOME"] = folder

    def back() -> None:
        if before is None:
            del os.environ["XDG_CONFIG_HOME"]
        else:
            os.environ["XDG_CONFIG_HOME"] = before
        shutil.rmtree(folder, ignore_errors=True)

    config.add_cleanup(back)


@pytest.fixture(autouse=True)
def plain_output(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is printed is plain and as wide, whatever the user's shell wishes for, or a kernel that ran before."""
    for name in ("FORCE_COLOR", "CLICOLOR_FORCE", "TTY_COMPATIBLE", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def figure(request: pytest.FixtureRequest) -> Report:
    """Put a measured figure beside the asked one into the table at the end: figure(what, measured, asked)."""

    def add(what: str, measured: str, asked: str) -> None:
        request.node.user_properties.append((FIGURE, (what, measured, asked)))  # reaches us from workers too

    return add


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [report for found in terminalreporter.stats.values() for report in found]
    rows = [
        value
        for report in reports
        if getattr(report, "when", "") == "teardown"  # the last of a test's: has all it told
        for name, value in report.user_properties
        if name == FIGURE
    ]
    if not rows:
        return
    terminalreporter.section("measured beside asked")
    width = max(len(what) for what, _, _ in rows)
    for what, measured, asked in rows:
        terminalreporter.write_line(f"{what:<{width}}  {measured}  (asked: {asked})")
