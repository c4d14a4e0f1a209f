"""Shared by all tests: the table of measured beside asked figures; no pytest-qt where Qt cannot load."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.qt import qt_is_required, qt_problem

Report = Callable[[str, str, str], None]
FIGURE = "figure"


def pytest_addoption(pluginmanager: pytest.PytestPluginManager) -> None:
    """pytest-qt ends the whole run where Qt's system libraries are missing: there it is left out."""
    problem = qt_problem()
    if problem is not None:
        if qt_is_required():
            raise pytest.UsageError(f"KNOCKOUT_LAB_REQUIRE_QT is set, but Qt cannot be used: {problem}")
        pluginmanager.unregister(name="pytest-qt")


@pytest.fixture(autouse=True)
def no_forced_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is printed is plain, whatever the user's shell wishes for, or a Jupyter kernel that ran before."""
    for name in ("FORCE_COLOR", "CLICOLOR_FORCE", "TTY_COMPATIBLE"):
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
