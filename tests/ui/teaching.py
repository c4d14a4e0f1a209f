"""What tests of Teach do and look at."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from ui.parts.teach import Teach
from ui.teach.view import TeachView
from ui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def part(window: MainWindow) -> Teach:
    found = window.document.part("teach")
    assert isinstance(found, Teach)
    return found


def exactly(teach: TeachView) -> None:
    """Behind Details: slides leave exactly as aimed from now on."""
    QTest.mouseClick(teach.details, LEFT)
    spot = QPoint(12, teach.exact.height() // 2)
    QTest.mouseClick(teach.exact, LEFT, Qt.KeyboardModifier.NoModifier, spot)
    assert teach.exact.isChecked()
