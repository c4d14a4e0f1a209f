"""Each reader on files made up at random: every place comes back; what is not in the file is asked for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from lab import RecordingError, read_recording
from tests.lab.recordings.lookalikes import MAKERS
from tests.lab.recordings.made import Made
from tests.lab.recordings.made_tables import excel_dates, phyphox


def written(folder: Path, made: Made) -> Path:
    path = folder / f"file{made.ending}"
    path.write_bytes(made.data)
    return path


@pytest.mark.parametrize("maker", MAKERS, ids=lambda maker: maker.__name__)
def test_random_files_of_each_format_are_read_as_they_were_made(
    tmp_path: Path, maker: Callable[[np.random.Generator], Made]
) -> None:
    for seed in range(25):
        made = maker(np.random.default_rng([seed, len(maker.__name__)]))
        recording = read_recording(written(tmp_path, made), **made.told)
        assert sorted(track.name for track in recording.tracks) == sorted(made.tracks), seed
        assert (recording.unit, recording.unit_stated) == (made.unit, made.stated), seed
        for name, (t, x, y) in made.tracks.items():
            track = recording.track(name)
            np.testing.assert_allclose(track.t, t, rtol=1e-7, atol=2e-5, err_msg=str(seed))
            np.testing.assert_allclose(track.x, x, rtol=0, atol=made.tolerance, err_msg=str(seed))
            np.testing.assert_allclose(track.y, y, rtol=0, atol=made.tolerance, err_msg=str(seed))


@pytest.mark.parametrize(
    "maker", [m for m in MAKERS if m(np.random.default_rng(0)).told], ids=lambda m: m.__name__
)
def test_what_a_file_does_not_hold_is_asked_for_and_not_guessed(
    tmp_path: Path, maker: Callable[[np.random.Generator], Made]
) -> None:
    made = maker(np.random.default_rng(1))
    path = written(tmp_path, made)
    for missing in made.told:
        told = {key: value for key, value in made.told.items() if key != missing}
        with pytest.raises(RecordingError) as caught:
            read_recording(path, **told)
        assert caught.value.code == {"fps": "rate-unknown", "metres_per_pixel": "unit-unknown"}[missing]
        assert f"--{missing.replace('_', '-')}" in caught.value.message


def test_accelerations_are_refused_in_every_dialect(tmp_path: Path) -> None:
    for seed in range(20):
        (tmp_path / "a.csv").write_bytes(phyphox(np.random.default_rng(seed)))
        with pytest.raises(RecordingError) as caught:
            read_recording(tmp_path / "a.csv")
        assert caught.value.code == "acceleration-only", seed


def test_dates_made_by_a_spreadsheet_are_refused_as_that(tmp_path: Path) -> None:
    for seed in range(20):
        (tmp_path / "a.csv").write_bytes(excel_dates(np.random.default_rng(seed)))
        with pytest.raises(RecordingError) as caught:
            read_recording(tmp_path / "a.csv")
        assert caught.value.code == "excel-dates", seed


def test_day_numbers_in_place_of_times_are_refused_though_they_are_numbers(tmp_path: Path) -> None:
    rows = "".join(f"{44208 + 31 * (i // 4)};{i / 9};{i / 7}\n" for i in range(20))
    (tmp_path / "a.csv").write_text("t;x;y\n" + rows)
    with pytest.raises(RecordingError) as caught:
        read_recording(tmp_path / "a.csv")
    assert caught.value.code == "excel-dates"
