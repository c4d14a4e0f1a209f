"""Tracks that hold together, and recordings that show themselves; made-up ones that say that they are."""

from __future__ import annotations

from math import pi, sqrt
from pathlib import Path

import numpy as np
import pytest

from lab import (
    Recording,
    RecordingError,
    Track,
    load_board,
    read_recording,
    simulate_recording,
    simulate_recordings,
    write_recording,
)
from lab.board import G


def test_a_track_copies_its_columns_and_does_not_let_them_change() -> None:
    t = np.arange(5.0)
    track = Track("a", t, t, t)
    t[0] = 99
    assert track.t[0] == 0
    with pytest.raises(ValueError, match="read-only"):
        track.x[0] = 1


@pytest.mark.parametrize(
    ("t", "x"),
    [([0, 1, 2], [0, 1]), ([0, 1, 1], [0, 1, 2]), ([2, 1, 0], [0, 1, 2]), ([0, 1, 2], [0, np.nan, 1])],
)
def test_a_track_that_does_not_hold_together_is_refused(t: list[float], x: list[float]) -> None:
    with pytest.raises(RecordingError):
        Track("a", np.array(t), np.array(x), np.zeros(len(t)))


def test_the_rate_is_measured_over_gaps_and_none_without_a_beat() -> None:
    t = np.delete(np.arange(60) / 50, [7, 8, 30])
    assert Track("a", t, t, t).fps == pytest.approx(50)
    uneven = np.cumsum(np.random.default_rng(1).uniform(0.5, 1.5, 40))
    assert Track("a", uneven, uneven, uneven).fps is None


def test_a_recording_shows_its_facts_and_its_path_with_names_escaped() -> None:
    t = np.arange(6) / 10
    html = Recording("a/<b>.csv", "made", "m", 10.0, (Track("<red>", t, t, 0 * t),), ("a & b",))._repr_html_()
    assert "&lt;b&gt;.csv" in html and "&lt;red&gt;" in html and "a &amp; b" in html
    assert html.count("<polyline") == 1


def test_a_simulated_slide_goes_as_far_and_as_long_as_the_closed_form_says() -> None:
    track = simulate_recording(0.1, 1.0, angle=pi / 6, fps=1000, noise=0.0, rest=0.5).tracks[0]
    distance = 1.0 / (2 * 0.1 * G)  # v^2 / (2 mu g)
    assert track.x[-1] - 0.14 == pytest.approx(distance / 2, abs=1e-6)
    assert track.y[-1] - 0.15 == pytest.approx(distance * sqrt(3) / 2, abs=1e-6)
    stopped = track.t[int(np.argmax(np.abs(track.y - track.y[-1]) < 1e-6))]
    assert stopped == pytest.approx(1.0 / (0.1 * G), abs=2e-3)


def test_a_simulated_recording_says_so_in_name_and_header_and_keeps_saying_it(tmp_path: Path) -> None:
    recording = simulate_recording(0.08, 1.0, seed=7)
    assert recording.name == "simulated-7.csv"
    path = tmp_path / "slide.csv"
    write_recording(recording, path)
    assert "# simulated, not filmed" in path.read_text()
    assert read_recording(path).comments[0].startswith("simulated, not filmed")


def test_the_same_seed_simulates_the_same_recording_and_another_another() -> None:
    one, same, other = (simulate_recording(0.08, 1.0, seed=seed).tracks[0].x for seed in (1, 1, 2))
    np.testing.assert_array_equal(one, same)
    assert not np.array_equal(one, other)


@pytest.mark.parametrize("change", [{"mu": 0.0}, {"speed": -1.0}, {"fps": 0.0}, {"noise": float("nan")}])
def test_numbers_that_make_no_slide_are_refused(change: dict[str, float]) -> None:
    with pytest.raises(RecordingError):
        simulate_recording(**{"mu": 0.1, "speed": 1.0, **change})


def test_slides_over_a_board_stay_on_it() -> None:
    board = load_board("knockout")
    for recording in simulate_recordings(board, 20, seed=4):
        track = recording.tracks[0]
        assert track.x.min() > 0 and track.x.max() < board.width
        assert board.go_line < track.y[-1] < board.length


def test_other_laws_are_not_simulated_silently() -> None:
    with pytest.raises(RecordingError, match="viscous"):
        simulate_recordings(load_board("knockout").with_(law="viscous", k=0.1))
