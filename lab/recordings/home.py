"""Tables that people make themselves: from a script, a spreadsheet, an OpenCV tracker.

    t (s);x (m);y (m)      time_s  x_m  y_m      t,red_x,red_y,blue_x,blue_y      frame,disk_id,cx_mm,cy_mm

Wide (a pair of columns a token) or long (a row a token and picture), units in the names, in a row under them,
in a remark ("x, y in cm") or nowhere; `#` lines are remarks and are kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from lab.errors import RecordingError
from lab.recordings.columns import Column
from lab.recordings.found import Found
from lab.recordings.grid import grid_of
from lab.recordings.source import Source
from lab.recordings.tables import found_in, table_of
from lab.recordings.units import METRES, PIXELS, SECONDS, bare
from lab.recordings.xml import is_xml, root_of

FORMAT = "plain table"

_IN = re.compile(r"((?:(?!in\b)\w{1,40}[ ,]{1,3}){1,6})in {1,3}(\w{1,20})")


def sniff(source: Source) -> bool:
    """Any text may be such a table; asked last."""
    return bool(source.text.strip())


def find(source: Source) -> Found:
    """The tracks; RecordingError as `tables.table_of` and `tables.found_in` say."""
    if is_xml(source.text):
        root = root_of(source.text)
        raise RecordingError(
            f"XML that begins with <{root.tag[:40]}> is not known here; known are Tracker, Logger Pro, CVAT",
            code="format",
        )
    table = table_of(grid_of(source.text))
    columns = tuple(with_remarks(column, table.grid.comments) for column in table.columns)
    found = found_in(replace(table, columns=columns), FORMAT)
    return found if found.unit is None else replace(found, format="table with units")


def with_remarks(column: Column, remarks: Iterable[str]) -> Column:
    """The column with the unit that a remark gives it ("x, y in cm; t in s"), unless it has its own."""
    if column.unit is None:
        for remark in remarks:
            for names, unit in _IN.findall(remark[:1000]):
                known = bare(unit) in METRES.keys() | SECONDS.keys() | PIXELS
                if known and column.text.lower() in re.split(r"[\s,]+", names.lower()):
                    return replace(column, unit=bare(unit))
    return column
