"""Shared by all tests: the table of measured figures beside the asked ones."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Report = Callable[[str, str, str], None]
_FIGURES = pytest.StashKey[list[tuple[str, str, str]]]()


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
