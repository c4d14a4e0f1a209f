"""One table of rates and ratios at the end of `make bench`, all from one run."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Rates = dict[str, float]
_RATES = pytest.StashKey[Rates]()
_RATIOS = pytest.StashKey[list[tuple[str, str, str, str]]]()


@pytest.fixture
def rate(request: pytest.FixtureRequest, benchmark) -> Callable[..., float]:
    """Time `work` (which does `count` things) five times; note things a second, by the median, as `name`."""
    rates = request.config.stash.setdefault(_RATES, {})

    def measure(name: str, count: int, work: Callable[[], object], setup=None) -> float:
        benchmark.pedantic(work, setup=setup, rounds=5, warmup_rounds=1)
        rates[name] = count / benchmark.stats.stats.median
        return rates[name]

    return measure


@pytest.fixture
def ratio(request: pytest.FixtureRequest) -> Callable[[str, str, str], None]:
    """Ask for the ratio of two noted rates in the table: ratio(above, below, asked)."""
    wanted = request.config.stash.setdefault(_RATIOS, [])

    def want(above: str, below: str, asked: str) -> None:
        wanted.append((f"{above} / {below}", above, below, asked))

    return want


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    rates = config.stash.get(_RATES, {})
    if not rates:
        return
    width = max(len(name) for name in rates)
    terminalreporter.section("rates, medians of 5 in one run")
    for name, value in rates.items():
        terminalreporter.write_line(f"{name:<{width}}  {value:>14,.0f} a second")
    terminalreporter.section("ratios, measured beside asked")
    for text, above, below, asked in config.stash.get(_RATIOS, []):
        if above in rates and below in rates:
            terminalreporter.write_line(f"{text}: {rates[above] / rates[below]:,.2f}  (asked: {asked})")
