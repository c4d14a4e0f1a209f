"""Strips of usual ranges: a line to be seen between the figures, and a dot that is free of them at either end."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QFontMetricsF, QImage
from pytestqt.qtbot import QtBot

from ui.fields import RangeStrip
from ui.numbers import figures
from ui.parameter_list import PARAMETERS
from ui.theme import LIGHT, text_font

RANGES = sorted({parameter.usual for parameter in PARAMETERS})


def columns(image: QImage, row: int, colour: str) -> list[int]:
    """Where a row of the image has a colour."""
    return [x for x in range(image.width()) if image.pixelColor(x, row) == QColor(colour)]


@pytest.mark.parametrize("usual", RANGES)
def test_line_and_dot_are_seen_beside_the_figures(qtbot: QtBot, usual: tuple[float, float]) -> None:
    strip = RangeStrip(usual, LIGHT)
    qtbot.addWidget(strip)
    strip.resize(strip.minimumWidth(), 20)
    strip.setStyleSheet("background: #FFFFFF")
    middle = strip.height() // 2
    seen = []
    for value in usual:
        strip.show_value(value, changed=True, theme=LIGHT)
        seen.append(strip.grab().toImage())
    line = columns(seen[0], middle, LIGHT.line)
    assert len(line) >= 3 and strip.width() <= 84
    metrics = QFontMetricsF(text_font(11))
    low, high = (columns(image, middle, LIGHT.accent) for image in seen)
    left = max(24.0, metrics.horizontalAdvance(figures(usual[0])))
    right = strip.width() - max(18.0, metrics.horizontalAdvance(figures(usual[1])))
    assert low and low[0] >= left + 2 and high and high[-1] <= right - 2
    assert high[0] > low[-1] - 1, "one end from the other"
