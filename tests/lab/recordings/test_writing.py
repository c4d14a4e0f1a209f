"""What is written can be read again, by ourselves and by Tracker's rules; a model can be laid over its film."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

import numpy as np
import pytest

from lab import (
    Recording,
    RecordingError,
    Track,
    fit_slides,
    read_recording,
    simulate_recording,
    write_tracker,
)
from lab.board import G
from lab.cli import run
from lab.recordings import tracker_text, write_recording


def test_a_track_for_tracker_is_a_name_a_header_and_rows_by_tabs() -> None:
    track = Track(
        "red\n1", np.array([0.0, 0.1, 0.2]), np.array([1e-7, -0.5, 0.25]), np.array([0.0, 1.0, 1 / 3])
    )
    lines = tracker_text(track).splitlines()
    assert lines[:3] == ["red 1", "t\tx\ty", "0.0\t1e-07\t0.0"] and len(lines) == 5
    assert [float(cell) for cell in lines[4].split("\t")] == [0.2, 0.25, 1 / 3]


def test_what_tracker_takes_our_own_reader_takes_to_the_last_bit(tmp_path: Path) -> None:
    (track,) = simulate_recording(0.1, 0.9, seed=3).tracks
    write_tracker(track, tmp_path / "model.txt")
    (again,) = read_recording(tmp_path / "model.txt").tracks
    for axis in ("t", "x", "y"):
        np.testing.assert_array_equal(getattr(again, axis), getattr(track, axis))


def test_a_model_goes_on_until_the_token_would_lie_still() -> None:
    whole = simulate_recording(0.1, 1.0, fps=240)
    (track,) = whole.tracks
    seen = track.t < 0.5
    film = Recording(
        "cut", "made", "m", 240.0, (Track("a", track.t[seen] + 7, track.x[seen], track.y[seen]),)
    )
    fit = fit_slides(film)
    model = fit.modelled(fit.slides[0])
    assert model.t[0] == pytest.approx(7.0) and model.t[-1] == pytest.approx(7 + 1 / (0.1 * G), abs=0.02)
    far = np.hypot(model.x[-1] - model.x[0], model.y[-1] - model.y[0])
    assert far == pytest.approx(1 / (2 * 0.1 * G), rel=0.02)
    np.testing.assert_allclose(
        np.hypot(model.x[:120] - track.x[:120], model.y[:120] - track.y[:120]), 0, atol=2e-3
    )


def test_files_that_cannot_be_written_are_refused(tmp_path: Path) -> None:
    (track,) = simulate_recording(0.1, 0.9).tracks
    with pytest.raises(RecordingError, match="cannot be written"):
        write_tracker(track, tmp_path / "none" / "model.txt")


def test_models_and_recordings_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = []
    for seed in (1, 2):
        folder = tmp_path / str(seed)
        folder.mkdir()
        write_recording(simulate_recording(0.1, sqrt(2 * 0.1 * G * 0.5), seed=seed), folder / "slide.csv")
        files.append(str(folder / "slide.csv"))
    out = tmp_path / "out"
    assert run(["fit", *files, "--out", str(out), "--write", "model", "--write", "recording"]) == 0
    assert capsys.readouterr().out.count("file: ") == 4
    names = {path.name for path in out.iterdir()}
    assert {
        "model-slide-red-1.txt",
        "model-slide-red-1-2.txt",
        "recording-slide.csv",
        "recording-slide-2.csv",
    } < names
    assert fit_slides(read_recording(out / "model-slide-red-1.txt")).values["mu"] == pytest.approx(
        0.1, abs=1e-3
    )
    assert (out / "recording-slide-2.csv").read_bytes() == Path(files[1]).read_bytes()
    assert run(["fit", *files, "--write", "model"]) == 2
    assert "--out" in capsys.readouterr().err
