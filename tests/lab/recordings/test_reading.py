"""Any file gives a Recording or one line with a code: never a traceback, never a guess."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from lab import RecordingError, fit_slides, read_recording, simulate_recording, write_recording
from lab.errors import LabError
from lab.recordings import source
from tests.shared import shared_path

ROWS = "".join(f"{i / 10},{i * 0.1},{i * 0.05}\n" for i in range(8))


def refusal(path: Path) -> RecordingError:
    with pytest.raises(RecordingError) as caught:
        read_recording(path)
    line = caught.value.line()
    assert "\n" not in line and path.name in line
    return caught.value


def written(folder: Path, content: str | bytes, name: str = "slide.csv") -> Path:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def test_a_missing_file_is_refused_by_name(tmp_path: Path) -> None:
    assert refusal(tmp_path / "nowhere.csv").code == "no-file"


def test_a_folder_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path)
    assert error.code == "no-file" and "folder" in error.message


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "empty-file"),
        (b" \n\r\n\t", "empty-file"),
        (b"\x00\x01\xfft,x,y\n1,2,3\n", "not-text"),
        (b"PK\x03\x04\x14\x00\x00\x00\x08\x00", "not-text"),
        (b"\xff\xfet\x00,\x00\x00\xd8", "not-text"),
        (b"# only a remark\n", "no-data"),
        (b"t,x,y\n", "no-data"),
        (b"t,x,y\n,,\nnan,nan,nan\n", "no-data"),
        (b"t,x,y\n0,1,2\n", "too-few-rows"),
        (b"t,x,y\n0,1,2\n0.1,,3\n0.2,1,2\n0.3,1,2\n0.4,1,2\n", "too-few-rows"),
        (b"frame,x,y\n1,2,3\n", "rate-unknown"),
        (b"when,where\n1,2\n", "format"),
        (b"<html><body>t,x,y</body></html>", "format"),
        (b"<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", "not-xml-safe"),
        (b"name,place\nred,1\n", "format"),
        (b'{"format": "knockout-round/1"}', "format"),
    ],
)
def test_what_cannot_be_used_is_refused_with_its_code(tmp_path: Path, content: bytes, code: str) -> None:
    assert refusal(written(tmp_path, content)).code == code


def test_a_file_above_the_limit_is_refused_unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "MAX_BYTES", 100)
    assert refusal(written(tmp_path, "t,x,y\n" + ROWS)).code == "too-large"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "latin-1"])
def test_the_encodings_of_spreadsheets_are_read(tmp_path: Path, encoding: str) -> None:
    text = "# m\u00e4tning\nt;x (m);y (m)\n" + ROWS.replace(",", ";")
    recording = read_recording(written(tmp_path, text.replace("\n", "\r\n").encode(encoding)))
    assert len(recording.tracks[0]) == 8
    assert recording.comments == ("m\u00e4tning",)


@pytest.mark.shared
@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("empty.csv", "empty-file"),
        ("header_only.csv", "no-data"),
        ("one_row.csv", "too-few-rows"),
        ("binary.csv", "not-text"),
    ],
)
def test_broken_files_of_the_reference_are_refused_for_the_stated_reason(name: str, code: str) -> None:
    assert refusal(shared_path("recordings", "lookalikes", name)).code == code


def test_mutated_files_give_a_recording_or_one_line(tmp_path: Path) -> None:
    write_recording(simulate_recording(0.2, 0.8, fps=60), tmp_path / "own.csv")
    sources = [
        (tmp_path / "own.csv").read_bytes(),
        b"t (s);x (cm);y (cm)\n" + ROWS.replace(",", ";").encode(),
    ]
    rng = random.Random(5)
    pieces = [
        b"nan",
        b"1e308",
        b"-1e300",
        b"inf",
        b'"',
        b",",
        b";",
        b"\t",
        b"\xff",
        b"\x00",
        b"#",
        b"\n",
        b"px",
    ]
    outcomes = set()
    for _ in range(300):
        data = bytearray(rng.choice(sources))
        for _ in range(rng.choice([1, 3, 10])):
            at = rng.randrange(len(data) - 1)
            kind = rng.randrange(4)
            if kind == 0:
                data[at] = rng.randrange(256)
            elif kind == 1:
                data[at:at] = rng.choice(pieces)
            elif kind == 2:
                lines = bytes(data).split(b"\n")
                rng.shuffle(lines)
                data = bytearray(b"\n".join(lines))
            else:
                del data[at : at + rng.randrange(1, 60)]
        path = written(tmp_path, bytes(data), "mutated.csv")
        try:
            fit_slides(read_recording(path))
            outcomes.add("fit")
        except LabError as error:
            assert "\n" not in error.line()
            outcomes.add(error.code or "")
    assert {"fit", "format", "not-text"} <= outcomes
