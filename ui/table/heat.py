"""Landing density as paint: an image to lay over the board."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from lab.chance.landing import full_heat
from ui.theme import Theme, heat_table


def heat_image(density: NDArray[np.float64], theme: Theme) -> QImage:
    """Density (nx, ny) as an image with x to the right and y upwards in memory: row 0 is the near edge."""
    top = full_heat(density)
    levels = np.clip(density / top, 0.0, 1.0) if top > 0 else np.zeros_like(density)
    colours = heat_table(theme)[np.round(255 * levels).astype(np.intp)]
    rows = np.ascontiguousarray(colours.transpose(1, 0, 2))
    height, width = rows.shape[:2]
    image = QImage(rows.data, width, height, 4 * width, QImage.Format.Format_RGBA8888)
    return image.copy()
