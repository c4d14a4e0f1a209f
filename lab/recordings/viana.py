"""Viana's CSV: `Frame; Zeit (in s); Objekt 1 x-Koordinate; ...`, blank before the first mark, no unit."""

from __future__ import annotations

import re

from lab.recordings.found import Found
from lab.recordings.grid import grid_of
from lab.recordings.source import Source
from lab.recordings.tables import found_in, table_of

FORMAT = "Viana CSV"

_HEADER = re.compile(
    r'"?(?:frame|bild|nr\.?)"?\s*;[^\n]*(?:objekt|object) ?\d+ x-(?:koordinate|coordinate)', re.I
)


def sniff(source: Source) -> bool:
    """The first line counts frames and names the coordinates of numbered objects."""
    return _HEADER.match(source.text.lstrip()[:2000]) is not None


def find(source: Source) -> Found:
    """The objects; RecordingError as `tables.found_in` says."""
    return found_in(table_of(grid_of(source.text)), FORMAT)
