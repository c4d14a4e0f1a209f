"""Files of every format made up at random, with what must be read from them.

Each maker draws its own quirks (delimiter, decimal sign, unit, language, order of columns, missing marks), so
that a reader is tried on hundreds of files of which none was seen before.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.lab.recordings.made import Made, Rng
from tests.lab.recordings.made_pixels import cvat, deeplabcut, mot
from tests.lab.recordings.made_programs import (
    kinovea_csv,
    kinovea_txt,
    logger_pro,
    qualisys,
    runs,
    tracker_multi,
    tracker_project,
    tracker_text,
    vernier,
    viana,
)
from tests.lab.recordings.made_tables import home_long, home_units_row, home_wide, missing_minus_one, own

MAKERS: tuple[Callable[[Rng], Made], ...] = (
    tracker_text, tracker_multi, home_wide, home_units_row, home_long, missing_minus_one, tracker_project,
    logger_pro, vernier, runs, qualisys, viana, kinovea_csv, kinovea_txt, deeplabcut, mot, cvat, own,
)  # fmt: skip
