"""Shared by all tests: the table of measured beside asked figures; no pytest-qt where Qt cannot load."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.qt import qt_is_required, qt_problem

Report = Callable[[str, str, str], None]
_FIGURES = pytest.StashKey[list[tuple[str, str, str]]]()


def pytest_addoption(pluginmanager: pytest.PytestPluginManager) -> None:
    """pytest-qt ends the whole run where Qt's system libraries are missing: there it is left out."""
    problem = qt_problem()
    if problem is not None:
        if qt_is_required():
            raise pytest.UsageError(f"KNOCKOUT_LAB_REQUIRE_QT is set, but Qt cannot be used: {problem}")
        pluginmanager.unregister(name="pytest-qt")


@pytest.fixture
def figure(request: pytest.FixtureRequest) -> Report:
    """Put a measured figure beside the asked one into the table at the end: figure(what, measured, asked)."""
    rows = request.config.stash.setdefault(_FIGURES, [])

    def add(what: str, measured: str, asked: str) -> None:
        rows.append((what, measured, asked))

    return add


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    rows = config.stash.get(_FIGURES, [])
    if not rows:
        return
    terminalreporter.section("measured beside asked")
    width = max(len(what) for what, _, _ in rows)
    for what, measured, asked in rows:
        terminalreporter.write_line(f"{what:<{width}}  {measured}  (asked: {asked})")
