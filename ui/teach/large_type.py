"""How large Teach's words are: they grow and shrink with the window, so that they keep their part of it."""

from __future__ import annotations

from PySide6.QtCore import QSize

USUAL = QSize(1366, 768)
LEAST, MOST = 0.6, 3.0
"""Times the size in a window of `USUAL` px: a screen of 1920 x 1080 at 200 % has 960 x 540 points."""

TARGET = 48
"""px of height that what is clicked has in a window of 1366 x 768."""


def growth_in(window: QSize) -> float:
    """How many times as large they are as in a window of `USUAL` px."""
    return min(max(min(window.width() / USUAL.width(), window.height() / USUAL.height()), LEAST), MOST)


def large_type(growth: float) -> str:
    """The style sheet of the view's words, so many times as large as in a window of 1366 x 768."""
    text, value, sentence, above, beside = (round(px * growth) for px in (21, 24, 29, 9, 14))
    return (
        f"QPushButton, QLabel, QCheckBox {{ font-size: {text}px; }}"
        f"QPushButton {{ padding: {above}px {beside}px; }}"
        f"QCheckBox {{ min-height: {round(TARGET * growth)}px; spacing: {round(0.4 * text)}px; }}"
        f"QCheckBox::indicator {{ width: {text}px; height: {text}px; }}"
        f'QLabel[role="value"] {{ font-size: {value}px; }}'
        f'QLabel[role="sentence"] {{ font-size: {sentence}px; }}'
    )
