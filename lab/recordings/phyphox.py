"""phyphox' CSV, alone or in its zip with two meta tables: quoted names with units, any decimal sign.

Most of its experiments measure accelerations, from which no mu can be had; those with distances (sonar) are
tables like any other.
"""

from __future__ import annotations

from lab.recordings.found import Found
from lab.recordings.grid import grid_of
from lab.recordings.source import Source
from lab.recordings.tables import found_in, table_of

FORMAT = "phyphox CSV"


def sniff(source: Source) -> bool:
    """The first cell is `"Time (s)"`, quoted, and so are all names with their units."""
    first = source.text.lstrip().split("\n", 1)[0]
    return first.startswith('"Time (s)"') and first.count('"') % 2 == 0 and first.rstrip().endswith(')"')


def find(source: Source) -> Found:
    """The track; RecordingError (`acceleration-only` and as `tables.found_in` says)."""
    name = "phyphox zip" if source.member else FORMAT
    return found_in(table_of(grid_of(source.text)), name)
