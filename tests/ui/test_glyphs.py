"""Letters over paper: their halo."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QApplication
from scipy.ndimage import binary_dilation

from ui.table import glyphs
from ui.theme import text_font

WORDS = [
    "12 %",
    "median 30,9 cm",
    "Тёмно-синий 1",
    "Ljusblå",
    "[!!! Ḥöüšé !!!]",
    "مرحبا",
    "בית 1",
    "e\u0301 x",
]


def painted(words: str, font: QFont, at: QPointF, *, whole: bool) -> NDArray[np.bool_]:
    """Where there is white of black letters' halo: as it is drawn, or stroked round the whole of them at once."""
    image = QImage(420, 60, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.black)
    ink, paper = QColor("black"), QColor("white")
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if whole:
            path, pen = QPainterPath(), QPen(paper, 2 * glyphs.HALO_PX)
            path.addText(at, font, words)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)
        glyphs.halo_text(painter, at, words, font, ink, None if whole else paper)
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return pixels > 128


@pytest.mark.parametrize("px", [11, 14, 24])
@pytest.mark.parametrize("words", WORDS)
def test_a_halo_is_the_stroke_round_the_whole_text(qapp: QApplication, words: str, px: int) -> None:
    font, at = text_font(px, 500), QPointF(12.3, 38.6)
    drawn, meant = (painted(words, font, at, whole=whole) for whole in (False, True))
    assert meant.sum() > 100
    assert not (drawn & ~binary_dilation(meant)).any() and not (meant & ~binary_dilation(drawn)).any()
    assert (drawn ^ meant).sum() <= 0.08 * meant.sum()


def test_halos_that_are_kept_stay_few(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(glyphs, "MOST_HALOS", 20)
    for px in range(10, 30):
        painted("12 %", text_font(px), QPointF(10, 40), whole=False)
    assert len(glyphs._HALOS) <= 20
