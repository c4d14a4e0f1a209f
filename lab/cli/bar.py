"""A bar on stderr for what takes long, where somebody sees it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


def seen() -> bool:
    """Whether stderr is a terminal. rich takes any file for one where FORCE_COLOR is set: that wishes for colours,
    not for a bar that is drawn over itself."""
    return sys.stderr.isatty()


@contextmanager
def progress_bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """What is called with (done, of how many) as the work goes on; nothing is written where stderr is no terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    if not seen():
        yield lambda done, total: None
        return
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True, highlight=False), transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
