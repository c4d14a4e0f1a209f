"""What people recorded: one reader a format, one `Recording` type, in metres and seconds.

A reader is a module with `FORMAT` (its name), `sniff(source) -> bool` and `read(source) -> Recording`;
`reading.py` lists them and asks each in turn. What all readers share: `source.py` (bytes to text),
`table.py` (text to cells), `units.py` (headers to metres), `rows.py` (cells to tracks).
"""

from lab.recordings.own import write_recording
from lab.recordings.reading import read_recording
from lab.recordings.recording import Recording, Track
from lab.recordings.simulated import simulate_recording, simulate_recordings

__all__ = [
    "Recording",
    "Track",
    "read_recording",
    "simulate_recording",
    "simulate_recordings",
    "write_recording",
]
