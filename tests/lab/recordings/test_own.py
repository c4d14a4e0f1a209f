"""Our own format: read, written, and read again the same."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from lab import Recording, RecordingError, Track, read_recording, write_recording
from tests.shared import shared_path

HEAD = "# format: knockout-recording/1\n# fps: 10\nt,token,x,y\n"


def read(folder: Path, text: str) -> Recording:
    path = folder / "slide.csv"
    path.write_text(text)
    return read_recording(path)


def test_tokens_are_kept_apart_in_the_order_of_their_first_rows(tmp_path: Path) -> None:
    rows = "".join(
        f"{i / 10},{token},{i},{shift}\n" for i in range(6) for token, shift in (("red-1", 1), ("blue-2", 2))
    )
    recording = read(tmp_path, HEAD + rows)
    assert [track.name for track in recording.tracks] == ["red-1", "blue-2"]
    np.testing.assert_array_equal(recording.tracks[1].y, np.full(6, 2.0))
    assert (recording.format, recording.unit, recording.fps) == ("knockout-recording/1", "m", 10)
    assert recording.notes == () and recording.unit_stated


def test_what_is_written_reads_back_to_the_last_bit(tmp_path: Path) -> None:
    rng = np.random.default_rng(3)
    tracks = tuple(
        Track(name, np.arange(7) / 240 + shift, rng.normal(size=7), rng.normal(size=7), heading)
        for name, shift, heading in (("red-1", 0.0, rng.normal(size=7)), ("odd, name", 0.01, None))
    )
    recording = Recording("x", "made", "m", 240.0, tracks, comments=("filmed on the kitchen table",))
    write_recording(recording, tmp_path / "x.csv")
    again = read_recording(tmp_path / "x.csv")
    assert again.comments == recording.comments
    for one, other in zip(tracks, again.tracks, strict=True):
        assert one.name == other.name
        for field in ("t", "x", "y"):
            np.testing.assert_array_equal(getattr(one, field), getattr(other, field))
    assert again.tracks[0].heading is not None
    np.testing.assert_array_equal(tracks[0].heading, again.tracks[0].heading)
    assert again.tracks[1].heading is None
    assert [path.name for path in tmp_path.iterdir()] == ["x.csv"]


def test_writing_where_there_is_no_folder_is_refused(tmp_path: Path) -> None:
    recording = read(tmp_path, HEAD + "".join(f"{i},a,0,0\n" for i in range(6)))
    (tmp_path / "file").touch()
    for folder in ("none", "file"):
        with pytest.raises(RecordingError) as caught:
            write_recording(recording, tmp_path / folder / "x.csv")
        assert caught.value.code == "no-file"


def test_the_times_count_where_the_header_says_another_rate(tmp_path: Path) -> None:
    recording = read(tmp_path, HEAD + "".join(f"{i / 30},a,{i},0\n" for i in range(9)))
    assert recording.fps == pytest.approx(30)
    assert "header says 10 fps" in recording.notes[0]


def test_a_token_with_too_few_rows_is_left_out_with_a_note(tmp_path: Path) -> None:
    recording = read(tmp_path, HEAD + "0,b,0,0\n" + "".join(f"{i},a,{i},0\n" for i in range(6)))
    assert [track.name for track in recording.tracks] == ["a"]
    assert "b: dropped" in recording.notes[-1]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (HEAD, "no-data"),
        (HEAD + "0,a,1,2\n", "too-few-rows"),
        (HEAD.replace("recording/1", "recording/2") + "0,a,1,2\n", "format"),
        (HEAD.replace("fps: 10", "fps: fast") + "".join(f"{i},a,{i},0\n" for i in range(6)), "format"),
        (HEAD.replace("token,", "") + "0,1,2\n", "format"),
        (HEAD + "".join(f"{i},,{i},0\n" for i in range(6)), "format"),
        (HEAD + "".join(f"{i},a,{i}e300,0\n" for i in range(1, 7)), "format"),
    ],
)
def test_what_our_format_does_not_allow_is_refused(tmp_path: Path, text: str, code: str) -> None:
    with pytest.raises(RecordingError) as caught:
        read(tmp_path, text)
    assert caught.value.code == code


@pytest.mark.shared
def test_the_look_alike_of_our_format_has_its_two_tokens() -> None:
    recording = read_recording(shared_path("recordings", "lookalikes", "knockout_recording.csv"))
    assert [track.name for track in recording.tracks] == ["blue-2", "green-1"]
    assert recording.fps == pytest.approx(240, abs=0.001)
    assert recording.tracks[1].t[0] == pytest.approx(0.204167)
