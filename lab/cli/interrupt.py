"""Ctrl-C where no exception gets out: machine code being compiled calls back into Python, and what is raised there
is printed and lost, the user's Ctrl-C among it; the compiler then goes on, or fails with an error of its own."""

from __future__ import annotations

import _thread
import sys
import threading
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

_WAIT = 1.0
"""Seconds until a lost Ctrl-C is pressed again: the callback that lost it has returned, on a busy machine too."""


class LostInterrupts:
    """While entered, a Ctrl-C that is lost on its way is pressed again. any: whether one was lost."""

    def __enter__(self) -> LostInterrupts:
        self.any = False
        self._before, self._again = sys.unraisablehook, threading.Timer(_WAIT, _thread.interrupt_main)
        sys.unraisablehook = self._notice
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._again.cancel()
        sys.unraisablehook = self._before

    def _notice(self, lost: UnraisableHookArgs) -> None:
        if not issubclass(lost.exc_type, KeyboardInterrupt):
            self._before(lost)
            return
        self.any = True
        self._again.cancel()
        self._again = threading.Timer(_WAIT, _thread.interrupt_main)
        self._again.daemon = True
        self._again.start()
