"""Tabs of docks keep their titles, also where there are more than there is room for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QTabBar

if TYPE_CHECKING:
    from ui.window import MainWindow


@pytest.mark.parametrize("width", [1366, 1920])
def test_titles_are_never_elided(window: MainWindow, width: int) -> None:
    window.resize(width, 768)
    for name in ("sampler", "replay", "board"):
        window.show_dock(name)
    QApplication.processEvents()
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    bars = [bar for bar in window.findChildren(QTabBar, options=direct) if bar.count()]
    assert bars and max(bar.count() for bar in bars) >= 7
    for bar in bars:
        for at in range(bar.count()):
            needed = bar.fontMetrics().horizontalAdvance(bar.tabText(at))
            assert bar.tabRect(at).width() >= needed, bar.tabText(at)
