"""What people recorded: one reader a format, one `Recording` type, in metres and seconds.

A reader is a module with `FORMAT` (its name), `sniff(source) -> bool` and `find(source) -> Found`: what
stands in the file, in the file's own units. `reading.py` lists them and asks each in turn; `settle.py` makes
a `Recording` of what was found, and asks for what the file does not hold.

What readers share: `source.py` and `archive.py` (bytes to text), `grid.py` (text to cells), `numbers.py`
(cells to numbers), `columns.py` and `units.py` (what a name says), `tables.py` (a table to tracks), `xml.py`,
`rows.py` (what is missing, unsorted or repeated).
"""

from lab.recordings.own import write_recording
from lab.recordings.reading import read_recording, read_text
from lab.recordings.readings import Readings, read_readings, readings_of
from lab.recordings.recording import Recording, Track
from lab.recordings.simulated import simulate_recording, simulate_recordings
from lab.recordings.writing import tracker_text, write_tracker

__all__ = [
    "Readings",
    "Recording",
    "Track",
    "read_readings",
    "read_recording",
    "read_text",
    "readings_of",
    "simulate_recording",
    "simulate_recordings",
    "tracker_text",
    "write_recording",
    "write_tracker",
]
