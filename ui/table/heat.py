"""Landing density as paint: an image to lay over the board."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from ui.theme import Theme, heat_table


def heat_image(
    density: NDArray[np.float64], full: float, theme: Theme, *, lengthwise: bool = False
) -> QImage:
    """Density (nx, ny) as an image of the board as it is seen, a pixel a cell, hottest from `full` on.

    Upright the far edge is the first row; lengthwise it is the last column, and x goes downwards.
    """
    levels = np.clip(density / full, 0.0, 1.0) if full > 0 else np.zeros_like(density)
    colours = heat_table(theme)[np.round(255 * levels).astype(np.intp)]
    # turned here: Qt's own transforming of images waits for threads, which compute
    rows = np.ascontiguousarray(colours if lengthwise else colours.transpose(1, 0, 2)[::-1])
    height, width = rows.shape[:2]
    image = QImage(rows.data, width, height, 4 * width, QImage.Format.Format_RGBA8888)
    return image.copy()
