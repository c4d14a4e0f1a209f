"""Landing density as paint: an image to lay over the board, and the value at the top of its colour bar."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from ui.theme import Theme, heat_table

TOP_PERCENTILE = 99.5


def heat_top(density: NDArray[np.float64]) -> float:
    """The density at full heat: the 99.5th percentile, or the maximum where so few cells are met."""
    top = float(np.percentile(density, TOP_PERCENTILE))
    return top if top > 0 else float(density.max(initial=0.0))


def heat_image(density: NDArray[np.float64], theme: Theme) -> QImage:
    """Density (nx, ny) as an image with x to the right and y upwards in memory: row 0 is the near edge."""
    top = heat_top(density)
    levels = np.clip(density / top, 0.0, 1.0) if top > 0 else np.zeros_like(density)
    colours = heat_table(theme)[np.round(255 * levels).astype(np.intp)]
    rows = np.ascontiguousarray(colours.transpose(1, 0, 2))
    height, width = rows.shape[:2]
    image = QImage(rows.data, width, height, 4 * width, QImage.Format.Format_RGBA8888)
    return image.copy()
