"""What the errors of clicked corners leave open in a fit: the same fit with each corner moved a little.

All recordings of one camera share its corners, so that their errors do not average out over slides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from lab.fitting.laws import FloatArray
from lab.recordings import Recording
from lab.recordings.settle import through


def click_covariance(
    recordings: Sequence[Recording], values: FloatArray, fit: Callable[[Sequence[Recording]], FloatArray]
) -> FloatArray:
    """Covariance of the values (k,) by the errors of the corners, (k, k); zero without a camera.

    fit: the values that recordings give.
    """
    whole = np.zeros((len(values), len(values)))
    cameras = list(dict.fromkeys(r.camera for r in recordings if r.camera is not None))
    for camera in cameras:
        if camera.click == 0:
            continue
        for corner in range(len(camera.corners)):
            for axis in (0, 1):
                nudged = camera.nudged(corner, axis, camera.click)
                moved = [through(r, nudged) if r.camera == camera else r for r in recordings]
                change = fit(moved) - values
                whole += np.outer(change, change)
    return whole
