"""Plain t, x, y tables: units said, assumed or refused; rows that are missing, unsorted or repeated."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from lab import Recording, RecordingError, read_recording
from tests.shared import shared_path


def read(folder: Path, header: str, rows: list[str] | None = None, remark: str = "") -> Recording:
    path = folder / "slide.csv"
    cells = rows or [f"{i / 10},{i},{2 * i}" for i in range(6)]
    path.write_text(
        "\n".join([*([f"# {remark}"] if remark else []), header, *cells]) + "\n", encoding="utf-8"
    )
    return read_recording(path)


def test_without_a_unit_metres_are_assumed_and_the_recording_says_so(tmp_path: Path) -> None:
    recording = read(tmp_path, "t,x,y")
    assert (recording.unit, recording.unit_stated, recording.format) == ("m", False, "plain table")
    assert recording.fps == 10
    np.testing.assert_allclose(recording.tracks[0].y, 2.0 * np.arange(6))


@pytest.mark.parametrize(
    ("header", "unit", "metres"),
    [
        ("t,x (m),y (m)", "m", 1.0),
        ("t (s),x (cm),y (cm)", "cm", 0.01),
        ("Time [s],X [mm],Y [mm]", "mm", 0.001),
        ("time_s,x_mm,y_mm", "mm", 0.001),
    ],
)
def test_a_unit_in_the_header_is_honoured(tmp_path: Path, header: str, unit: str, metres: float) -> None:
    recording = read(tmp_path, header)
    assert (recording.unit, recording.unit_stated) == (unit, True)
    np.testing.assert_allclose(recording.tracks[0].x, np.arange(6) * metres)


def test_a_unit_in_a_remark_is_honoured(tmp_path: Path) -> None:
    recording = read(tmp_path, "t,x,y,z", remark="cube, frames 4..9; x,y,z in cm, t in ms (148 Hz)")
    assert (recording.unit, recording.unit_stated) == ("cm", True)
    np.testing.assert_allclose(recording.tracks[0].x, np.arange(6) / 100)
    assert recording.fps == 10_000


def test_milliseconds_are_seconds_over_a_thousand(tmp_path: Path) -> None:
    assert read(tmp_path, "t (ms),x (m),y (m)").fps == 10_000


@pytest.mark.parametrize(
    "header",
    ["t,x (px),y (px)", "t,x (pixels),y (pixels)", "t,x_px,y_px", "t,x (),y ()", "t,x (cm),y", "t (h),x,y"],
)
def test_pixels_and_unknown_units_are_refused(tmp_path: Path, header: str) -> None:
    with pytest.raises(RecordingError) as caught:
        read(tmp_path, header)
    assert caught.value.code == "unit-unknown"


def test_a_path_of_kilometres_without_a_unit_is_not_taken_for_metres(tmp_path: Path) -> None:
    with pytest.raises(RecordingError) as caught:
        read(tmp_path, "t,x,y", [f"{i},{300 * i},0" for i in range(6)])
    assert caught.value.code == "unit-unknown"


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_each_delimiter_is_found(tmp_path: Path, delimiter: str) -> None:
    rows = [delimiter.join([f"{i / 10}", f"{i}", f"{i}"]) for i in range(6)]
    assert len(read(tmp_path, delimiter.join(["t", "x", "y"]), rows).tracks[0]) == 6


def test_a_decimal_comma_is_read_where_it_does_not_delimit(tmp_path: Path) -> None:
    recording = read(tmp_path, "t;x;y", [f"0,{i};1,5;\u22122,{i}" for i in range(6)])
    np.testing.assert_allclose(recording.tracks[0].y, [-2 - i / 10 for i in range(6)])


def test_missing_cells_are_missing_rows_and_noted(tmp_path: Path) -> None:
    rows = [
        "0,0,0",
        "0.1,nan,1",
        "0.2,NaN,NaN",
        "0.3,,2",
        "0.4,-,3",
        "0.5,5,5",
        "0.6,6,6",
        "0.7,7,7",
        "0.8,8,8",
    ]
    recording = read(tmp_path, "t,x,y", rows)
    np.testing.assert_allclose(recording.tracks[0].t, [0, 0.5, 0.6, 0.7, 0.8])
    assert recording.notes == ("slide: 4 rows without a time or a place dropped",)


def test_rows_are_sorted_and_repeated_stamps_dropped_with_a_note(tmp_path: Path) -> None:
    rows = ["0.2,2,2", "0,0,0", "0.1,1,1", "0.1,9,9", "0.3,3,3", "0.4,4,4"]
    recording = read(tmp_path, "t,x,y", rows)
    np.testing.assert_allclose(recording.tracks[0].x, [0, 1, 2, 3, 4])
    assert recording.notes == ("slide: rows sorted by time", "slide: 1 row with a repeated time dropped")


def test_other_columns_are_ignored_and_noted(tmp_path: Path) -> None:
    recording = read(tmp_path, "t,x,y,z", [f"{i},{i},{i},word" for i in range(6)])
    assert recording.notes == ("columns ignored: z",)


def test_a_cell_that_is_no_number_is_refused_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(RecordingError, match="line 4: 'oops' under 'x' is not a number"):
        read(tmp_path, "t,x,y", ["0,0,0", "1,1,1", "2,oops,2", "3,3,3", "4,4,4", "5,5,5"])


def test_a_single_length_is_a_straight_line(tmp_path: Path) -> None:
    track = read(tmp_path, "t,x", [f"{i},{i}" for i in range(6)]).tracks[0]
    np.testing.assert_array_equal(track.y, np.zeros(6))


@pytest.mark.parametrize("header", ["t,x,x,y", "t,y,z", "t,v,a", "t,a_x,a_y"])
def test_places_missing_or_twice_are_refused(tmp_path: Path, header: str) -> None:
    with pytest.raises(RecordingError) as caught:
        read(tmp_path, header, [",".join(str(i) for _ in header.split(",")) for i in range(6)])
    assert caught.value.code == ("acceleration-only" if "a" in header else "format")


@pytest.mark.shared
def test_the_cube_recordings_are_read_with_their_remark_and_rate() -> None:
    recording = read_recording(shared_path("recordings", "contactnets", "toss_000_slide.csv"))
    assert recording.fps == pytest.approx(148, abs=0.01)  # frames are missing in the middle
    assert (recording.unit, recording.unit_stated) == ("m", True)
    assert len(recording.tracks[0]) == 65
    assert "BSD-3" in recording.comments[0]
