"""Tables of school programs, run beside run: Logger Pro CSV, Graphical Analysis CSV, PASCO Capstone text.

Logger Pro       Latest: Time (s),Latest: Position (m)
Graphical A.     Data Set 1:Time(s),Data Set 1:Position(m),Data Set 2:Time(s), ...
Capstone         Time (s) Run #1;Position (m) Run #1;Time (s) Run #2; ...

The shorter runs are padded with empty cells.
"""

from __future__ import annotations

import re

from lab.recordings.found import Found
from lab.recordings.grid import grid_of
from lab.recordings.source import Source
from lab.recordings.tables import found_in, table_of

_DIALECTS = (
    (
        "PASCO Capstone text",
        re.compile(r"[^:;,\t]+ \([^)]*\) (?:Run|Lauf|Durchlauf|Essai|Serie|Ensayo|№) ?#?\d+"),
    ),
    ("Graphical Analysis CSV", re.compile(r"[^:;,\t]+:\S[^:;,\t]*[^ ;,\t]\([^)]*\)")),
    ("Logger Pro CSV", re.compile(r"[^:;,\t]+: [^:;,\t]+ \([^)]*\)")),
)

FORMAT = "runs side by side (Logger Pro, Graphical Analysis, Capstone)"


def sniff(source: Source) -> bool:
    """The first line is one of these headers."""
    return _dialect(source) is not None


def find(source: Source) -> Found:
    """The runs; RecordingError as `tables.found_in` says."""
    dialect = _dialect(source)
    assert dialect is not None  # sniffed
    return found_in(table_of(grid_of(source.text)), dialect, "run")


def _dialect(source: Source) -> str | None:
    first = next((line for line in source.text[:20_000].split("\n") if line.strip()), "").replace('"', "")
    return next((name for name, pattern in _DIALECTS if pattern.match(first.strip())), None)
