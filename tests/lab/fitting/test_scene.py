"""Push, coasting, hits and rest are told apart; markers of one token become its centre."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin

import numpy as np
import pytest

from lab import FitError, Recording, Track, compare_laws, fit_slides, read_recording, simulate_recording
from lab.fitting import fit, scene
from lab.fitting.bodies import bodies_of
from lab.fitting.frames import thinned
from lab.fitting.kinks import kinks_of, noise_of, slopes
from lab.fitting.scene import scene_of
from tests.lab.fitting.made import kinds, recorded
from tests.shared import shared_path


def one(t: np.ndarray, way: np.ndarray, across: np.ndarray | float = 0.0) -> Recording:
    rng = np.random.default_rng(len(t))
    x, y = rng.normal(0, 2e-4, (2, len(t)))
    track = Track("a", t, x + across, y + way)
    return Recording("made.csv", "made", "m", track.fps, (track,))


def test_a_thrown_token_lies_still_coasts_and_rests() -> None:
    assert kinds(simulate_recording(0.1, 1.0, wait=0.5, rest=0.5)) == ["still", "hit", "coast", "rest"]
    assert kinds(simulate_recording(0.1, 1.0, rest=0.5)) == ["coast", "rest"]


def test_a_push_over_some_time_is_a_push() -> None:
    t = np.arange(400) / 240
    push, coast = np.clip(t - 0.2, 0, 0.25), np.clip(t - 0.45, 0, 0.6)
    recording = one(t, 1.8 * push**2 + 0.9 * coast - 0.75 * coast**2)
    assert kinds(recording) == ["still", "push", "coast", "rest"]
    (segment,) = [s for s in scene_of(recording).actors[0].segments if s.kind == "coast"]
    assert 0.45 <= segment.begin < 0.55 and segment.end == pytest.approx(1.05, abs=0.06)


def test_a_rail_ends_the_coasting_and_is_not_fitted_over() -> None:
    t = np.arange(300) / 240
    first, second = np.minimum(t, 0.4), np.clip(t - 0.4, 0, 0.5)
    way = first - 0.5 * first**2 - 0.42 * second + 0.42 * second**2
    scene = scene_of(one(t, way))
    (meeting,) = scene.meetings
    assert meeting.other is None and meeting.kink.time == pytest.approx(0.4, abs=0.005)
    assert meeting.rail and [s.kind for s in scene.actors[0].segments] == ["coast", "rail", "coast", "rest"]
    assert scene.slides[0].ends == "hit" and scene.slides[0].t[-1] < 0.4
    assert fit_slides(one(t, way)).values["mu"] == pytest.approx(1.0 / 9.80665, rel=0.03)


def test_two_throws_in_one_track_are_two_slides() -> None:
    (track,) = simulate_recording(0.1, 0.8, rest=0.6, fps=120).tracks
    t = np.concatenate([track.t, track.t + track.t[-1] + 1 / 120])
    x = np.concatenate([track.x, track.x])
    y = np.concatenate([track.y, track.y + track.y[-1] - track.y[0]])
    fit = fit_slides(Recording("two.csv", "made", "m", 120.0, (Track("a", t, x, y),)))
    assert len(fit.slides) == 2 and "motion 2" in fit.slides[1].label
    assert [slide.values["mu"] for slide in fit.slides] == pytest.approx([0.1, 0.1], rel=0.02)


def test_few_pictures_of_a_hard_stop_are_no_hit() -> None:
    rng = np.random.default_rng(1)
    for seed in range(60):
        mu, fps = rng.uniform(0.2, 0.4), rng.uniform(30, 60)
        recording = simulate_recording(
            mu, rng.uniform(1.0, 2.0), fps=fps, noise=10 ** rng.uniform(-5, -3), seed=seed
        )
        assert scene_of(recording).meetings == (), seed


def test_running_slopes_are_those_of_polyfit() -> None:
    rng = np.random.default_rng(2)
    t, values = np.cumsum(rng.uniform(0.5, 1.5, 30)), rng.normal(size=30)
    expected = [np.polyfit(t[i : i + 7], values[i : i + 7], 1)[0] for i in range(24)]
    np.testing.assert_allclose(slopes(t, values, 6), expected, rtol=1e-9)


def test_noise_is_told_from_the_path() -> None:
    (track,) = simulate_recording(0.1, 1.0, noise=4e-4, fps=240).tracks
    assert noise_of(track.x, track.y) == pytest.approx(4e-4, rel=0.15)


def test_a_kink_has_its_moment_and_its_velocities() -> None:
    t = np.arange(200) / 200
    x = np.where(t < 0.503, t, 0.503 + 0.2 * (t - 0.503))
    (kink,) = kinks_of(t, x + np.random.default_rng(1).normal(0, 1e-4, 200), 0 * t, 1e-4)
    assert kink.time == pytest.approx(0.503, abs=0.001)
    assert kink.before[0] == pytest.approx(1.0, abs=0.03) and kink.after[0] == pytest.approx(0.2, abs=0.03)


def spinning(spin: float) -> tuple[Recording, np.ndarray]:
    """Three markers on a disc that slides and turns, and the path of its centre (2, n)."""
    t = np.arange(400) / 400
    centre = np.array([0.5 * t - 0.1 * t**2, 0.3 * t - 0.06 * t**2])
    rng = np.random.default_rng(7)
    tracks = []
    for name, radius, at in (("m1", 0.02, 0.3), ("m2", 0.024, 2.6), ("m3", 0.018, 4.5)):
        angle = at + spin * t
        place = centre + radius * np.array([np.cos(angle), np.sin(angle)])
        x, y = place + rng.normal(0, 5e-5, (2, 400))
        tracks.append(Track(name, t, x, y))
    return Recording("disc", "made", "m", 400.0, tuple(tracks)), centre


def test_markers_on_one_disc_become_its_centre_and_heading() -> None:
    recording, centre = spinning(6.0)
    (body,) = bodies_of(recording)
    assert body.tracks == ("m1", "m2", "m3")
    np.testing.assert_allclose(np.stack([body.x, body.y]), centre, atol=6e-4)
    assert body.heading is not None
    assert np.polyfit(body.t, body.heading, 1)[0] == pytest.approx(6.0, rel=0.01)


def test_tokens_that_move_alike_without_turning_stay_two() -> None:
    (track,) = simulate_recording(0.1, 1.0).tracks
    other = Track("b", track.t, track.x + 0.05, track.y)
    assert len(bodies_of(Recording("x", "made", "m", 240.0, (track, other)))) == 2


@pytest.mark.parametrize("times", [2, 3, 4])
def test_pictures_that_come_several_times_are_counted_once(times: int) -> None:
    (track,) = simulate_recording(0.08, 0.9, fps=40, noise=2e-4, rest=0.5).tracks
    t = np.arange(len(track) * times) / (40 * times)
    x, y = np.repeat(track.x, times), np.repeat(track.y, times)
    recording = Recording("r", "made", "m", 40.0 * times, (Track("a", t, x, y),))
    kept, found = thinned(recording)
    np.testing.assert_allclose(kept.tracks[0].x[: len(track) // 2], track.x[: len(track) // 2])
    assert found[0].share == pytest.approx(1 - 1 / times, abs=0.05)
    fit = fit_slides(recording)
    assert [warning.code for warning in fit.warnings] == ["repeated-frames"]
    assert fit.values["mu"] == pytest.approx(0.08, abs=4 * fit.se["mu"])


def test_marks_on_the_wrong_thing_are_left_out_and_are_no_hits() -> None:
    (track,) = simulate_recording(0.1, 1.0, fps=120).tracks
    x, y = track.x.copy(), track.y.copy()
    x[[20, 50, 90]] += 0.03
    fit = fit_slides(Recording("r", "made", "m", 120.0, (Track("a", track.t, x, y),)))
    (warning,) = fit.warnings
    assert warning.code == "wrong-marks" and warning.text.startswith("3 marks")
    assert len(fit.slides) == 1 and fit.values["mu"] == pytest.approx(0.1, abs=5e-4)


def test_a_slow_end_in_coarse_pixels_is_no_repeated_picture() -> None:
    (track,) = simulate_recording(0.05, 0.8, fps=240, noise=0.0, rest=0.5).tracks
    coarse = Track("a", track.t, np.round(track.x, 3), np.round(track.y, 3))
    assert thinned(Recording("r", "made", "m", 240.0, (coarse,)))[1] == ()


@pytest.mark.shared
def test_the_centre_of_a_real_spinning_disc_is_that_which_its_owners_worked_out() -> None:
    folder = shared_path("recordings", "qtm_2023")
    (body,) = bodies_of(read_recording(folder / "del2_friktion_a_friktion.tsv"))
    (centre,) = read_recording(folder / "del2_friktion_center_a.csv", fps=500).tracks
    assert np.median(np.hypot(body.x - centre.x, body.y - centre.y)) < 6e-4
    assert body.heading is not None and centre.heading is not None
    assert np.ptp(body.heading) == pytest.approx(np.ptp(centre.heading), rel=0.01)


@pytest.mark.shared
def test_the_coasting_of_a_pushed_glider_is_found_and_does_not_slow_evenly() -> None:
    fit = fit_slides(read_recording(shared_path("recordings", "qtm_2023", "del1_friktion_a_friktion.tsv")))
    (slide,) = fit.slides
    assert 0.9 < slide.begin < 1.05  # pushed until 0.95 s
    assert fit.values["mu"] * 9.80665 == pytest.approx(0.246, abs=0.02)
    assert "halves-differ" in [warning.code for warning in fit.warnings]


def test_directions_and_turns_do_not_matter_to_what_is_found() -> None:
    recording, _ = spinning(6.0)
    turned = []
    for track in recording.tracks:
        c, s = cos(pi / 5), sin(pi / 5)
        turned.append(Track(track.name, track.t, c * track.x - s * track.y, s * track.x + c * track.y))
    other = Recording("turned", "made", "m", 400.0, tuple(turned))
    assert kinds(other) == kinds(recording)


def filmed(values: dict[str, float], speed: float, fps: float, wait: float) -> Recording:
    """A viscous slide of few pictures and little noise."""
    rng = np.random.default_rng(round(100 * speed + fps))
    return recorded(rng, "viscous", values, speed, fps=fps, noise=1.5e-4, wait=wait)


@pytest.mark.parametrize("fps", [30.0, 33.0, 40.0, 60.0])
@pytest.mark.parametrize("speed", [0.7, 1.1, 1.6])
def test_drag_just_after_a_release_is_no_hit(fps: float, speed: float) -> None:
    (actor,) = scene_of(filmed({"mu": 0.07, "k": 2.3}, speed, fps, 0.3)).actors
    assert [s.kind for s in actor.segments].count("coast") == 1 and len(actor.slides) == 1


@pytest.mark.parametrize("fps", [30.0, 40.0])
def test_few_pictures_of_strong_friction_hold_no_wrong_marks(fps: float) -> None:
    for speed in (1.0, 1.5, 2.0):
        assert scene_of(filmed({"mu": 0.38, "k": 3.0}, speed, fps, 0.0)).jumps == {}


@pytest.mark.parametrize("count", range(5, 40))
def test_a_track_of_any_length_is_understood(count: int) -> None:
    t = np.arange(count) / 30
    t_gap = np.concatenate([t[:-1], [9e9]])
    for times in (t, t_gap):
        for way in (0.6 * t, np.abs(t - t[count // 2]), np.where(t > t[count // 3], t, 0.0)):
            assert scene_of(one(times, way)).actors


def test_whatever_a_track_does_its_segments_follow_each_other() -> None:
    rng = np.random.default_rng(6)
    for _ in range(300):
        n = int(rng.integers(5, 200))
        t = np.cumsum(rng.choice([rng.exponential(1 / 60, n), np.full(n, 1 / 60)]) + 1e-4)
        jumps = rng.normal(0, 0.2, n) * (rng.random(n) < rng.choice([0.02, 0.1]))
        way = np.cumsum(np.cumsum(jumps) / 30) * (rng.random() < 0.9)
        for actor in scene_of(one(t, way, across=rng.normal(0, 0.02, n) * (rng.random() < 0.3))).actors:
            ends = [(segment.first, segment.last) for segment in actor.segments]
            assert ends[0][0] == 0 and ends[-1][1] == len(actor.body.t) - 1
            assert all(after[0] == before[1] + 1 for before, after in pairwise(ends)), ends


def test_the_tracks_of_a_tracker_that_changes_names_are_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Work that nobody would wait for is not begun."""
    whole = simulate_recording(0.1, 1.0)
    track = whole.tracks[0]
    names = [f"token-{n}" for n in range(scene.MOST_TRACKS + 1)]
    many = tuple(Track(name, track.t[:8], track.x[:8], track.y[:8]) for name in names)
    with pytest.raises(FitError, match="1001 tracks are more than") as refused:
        fit_slides(Recording("ids.csv", "made", "m", track.fps, many))
    assert refused.value.where == "ids.csv"
    monkeypatch.setattr(fit, "MOST_SLIDES", 3)
    films = [simulate_recording(0.1, 0.9 + n / 20, seed=n) for n in range(4)]
    assert len(fit_slides(films[:3]).slides) == 3
    for take in (fit_slides, compare_laws):
        with pytest.raises(FitError, match="4 slides are more than one fit takes; give at most 3"):
            take(films)
