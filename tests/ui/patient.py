"""pytest-qt's bot with patience: what it waits for may take as long as a slow machine needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.patience import PATIENCE
from tests.ui.hand import turn

MS = round(1000 * PATIENCE)


class PatientBot(QtBot):
    """Waits for `MS` milliseconds at most, for whatever it is: no test has to guess how fast a machine is.

    What has come is drawn then, too: a panel draws in the turn of the event loop after it heard of it, and whether
    that turn was a part of the waiting is the machine's doing.
    """

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = MS) -> None:
        super().waitUntil(callback, timeout=_enough(timeout))
        turn()

    def waitSignal(self, signal: Any, *, timeout: int = MS, **more: Any) -> Any:
        return super().waitSignal(signal, timeout=_enough(timeout), **more)

    def waitSignals(self, signals: list[Any], *, timeout: int = MS, **more: Any) -> Any:
        return super().waitSignals(signals, timeout=_enough(timeout), **more)

    def waitExposed(self, widget: QWidget, *, timeout: int = MS) -> Any:
        return super().waitExposed(widget, timeout=_enough(timeout))

    def waitActive(self, widget: QWidget, *, timeout: int = MS) -> Any:
        return super().waitActive(widget, timeout=_enough(timeout))


def _enough(timeout: int) -> int:
    if timeout < MS:
        raise ValueError(f"{timeout} ms are too few on a slow machine: leave the timeout out, it is {MS} ms")
    return timeout
