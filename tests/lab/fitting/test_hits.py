"""Hits found and measured without being told where: simulated with a known truth, and real air-table discs."""

from __future__ import annotations

import json
import re
from math import sqrt

import numpy as np
import pytest

from lab import Recording, Release, Track, fit_slides, load_board, read_recording, slide
from lab.board import G
from lab.fitting.hits import restitution_of
from tests.conftest import Report
from tests.shared import shared_folder, shared_path


def a_hit(
    rng: np.random.Generator, restitution: float, *, friction: float = 0.1, off: float = 0.3,
    noise: float = 5e-4, mass: float = 0.012,
) -> Recording:  # fmt: skip
    """One token slides into a resting one, simulated by the batch solver, filmed with noise."""
    fps, mu = 240, 0.12
    board = load_board("blank-lane").with_(
        mu=mu, restitution=restitution, contact_friction=friction, length=3, width=2
    )
    away = rng.uniform(0.25, 0.5)
    speed = sqrt(2 * mu * G * away + rng.uniform(0.4, 1.2) ** 2)
    tokens = {"b": board.token.model_copy(update={"mass": mass})}
    resting = {"b": (1.0 + off * 2 * board.token.radius, 0.15 + away)}
    result = slide(board, Release(1.0, 0.15, speed), resting, tokens=tokens)
    assert result.hits == 1
    t = np.arange(int((result.duration + 0.2) * fps)) / fps
    tracks = []
    for name in ("slid", "b"):
        places = np.array([result.at(time)[name] for time in t]) + rng.normal(0, noise, (len(t), 2))
        tracks.append(Track(name, t, places[:, 0], places[:, 1]))
    return Recording("hit.csv", "made", "m", fps, tuple(tracks))


def test_restitution_comes_back_within_its_error() -> None:
    rng = np.random.default_rng(5)
    covered, misses = 0, []
    for _ in range(40):
        truth = rng.uniform(0.3, 0.9)
        fit = fit_slides(a_hit(rng, truth, off=rng.uniform(-0.6, 0.6)))
        lo, hi = fit.intervals["restitution"]
        covered += lo <= truth <= hi
        misses.append(fit.values["restitution"] - truth)
    assert covered >= 36
    assert np.median(np.abs(misses)) < 0.01 and np.sort(np.abs(misses))[-4] < 0.03


@pytest.mark.verify
def test_restitution_comes_back_to_two_hundredths(figure: Report) -> None:
    rng = np.random.default_rng(11)
    covered, misses = 0, []
    for _ in range(300):
        truth = rng.uniform(0.3, 0.95)
        fit = fit_slides(a_hit(rng, truth, off=rng.uniform(-0.6, 0.6)))
        lo, hi = fit.intervals["restitution"]
        covered += lo <= truth <= hi
        misses.append(abs(fit.values["restitution"] - truth))
    near, worst = np.mean(np.array(misses) < 0.02), max(misses)
    figure(
        "300 hits at 240 fps, 0.5 mm: restitution off by",
        f"{np.quantile(misses, 0.95):.4f} (95 % of hits)",
        "0.02",
    )
    figure("300 hits: within 0.02; the worst", f"{100 * near:.1f} %; {worst:.3f}", "95 % at least")
    figure("300 hits: coverage", f"{covered / 300:.3f}", "0.93 at least")
    assert near >= 0.95 and covered / 300 >= 0.93


def test_momentum_and_energy_are_balanced() -> None:
    fit = fit_slides(a_hit(np.random.default_rng(2), 0.7, off=0.0, noise=1e-4))
    (hit,) = fit.hits
    assert set(hit.tokens) == {"slid", "b"} and not hit.sticks
    assert hit.momentum_lost[0] == pytest.approx(0, abs=4 * hit.momentum_lost[1])
    assert hit.energy_ratio[0] == pytest.approx((1 + 0.7**2) / 2, abs=4 * hit.energy_ratio[1])
    for value, error in re.findall(r"([\d.]+) ± ([\d.]+)", hit.sentence):
        assert len(value.partition(".")[2]) == len(error.partition(".")[2]), "to the same digits"
    assert "restitution 0.698" in hit.sentence and "assumed equal" in hit.sentence


def test_contact_friction_is_measured_where_the_surfaces_slid() -> None:
    rng = np.random.default_rng(8)
    recordings = [a_hit(rng, 0.6, friction=0.05, off=0.7, noise=2e-4) for _ in range(3)]
    fit = fit_slides([Recording(f"{i}", r.format, r.unit, r.fps, r.tracks) for i, r in enumerate(recordings)])
    assert all(hit.sliding for hit in fit.hits)
    assert fit.values["contact_friction"] == pytest.approx(0.05, abs=0.012)


def test_a_stuck_contact_gives_no_contact_friction_for_the_board() -> None:
    fit = fit_slides(a_hit(np.random.default_rng(3), 0.6, friction=0.9, off=0.5, noise=2e-4))
    assert not fit.hits[0].sliding and "contact_friction" not in fit.values


def test_unequal_masses_are_told_or_fitted_from_the_momentum() -> None:
    rng = np.random.default_rng(4)
    recording = a_hit(rng, 0.8, off=0.1, mass=0.036, noise=1e-4)
    fitted = fit_slides(recording).hits[0]
    assert fitted.masses_from == "fitted"
    ratio = fitted.masses[1] / fitted.masses[0]
    assert (ratio if fitted.tokens[0] == "slid" else 1 / ratio) == pytest.approx(3.0, rel=0.05)
    told = fit_slides(recording, masses={"slid": 0.012, "b": 0.036}).hits[0]
    assert told.masses_from == "given" and abs(told.momentum_lost[0]) < 0.03


def test_several_hits_give_a_mean_and_their_scatter() -> None:
    rng = np.random.default_rng(6)
    hits = [fit_slides(a_hit(rng, e, off=0.1)).hits[0] for e in (0.6, 0.7, 0.8)]
    found = restitution_of(hits)
    assert found is not None
    lo, hi = found.interval
    assert found.value == pytest.approx(0.7, abs=0.01) and found.scatter == pytest.approx(0.1, abs=0.02)
    assert lo < 0.6 and hi > 0.8  # three hits say little about the mean
    board = fit_slides([a_hit(rng, e, off=0.1) for e in (0.6, 0.7, 0.8)]).board(load_board("knockout"))
    assert board.collision.restitution == pytest.approx(0.7, abs=0.02)
    assert board.collision.restitution_spread == pytest.approx(0.14, abs=0.04)


def test_a_token_that_only_stops_has_met_nobody() -> None:
    rng = np.random.default_rng(9)
    recording = a_hit(rng, 0.7)
    alone = Recording("alone", "made", "m", recording.fps, recording.tracks[:1])
    assert fit_slides(alone).hits == ()


def _collisions() -> list[tuple[str, dict[str, float]]]:
    path = shared_folder() / "recordings" / "qtm_2024" / "EXPECTED.json"
    if not path.exists():
        return [("(missing)", {})]
    return [(name, what) for name, what in json.loads(path.read_text()).items() if name != "about"]


@pytest.mark.shared
@pytest.mark.parametrize(("name", "expected"), _collisions())
def test_an_air_table_collision_is_found_and_measured(
    name: str, expected: dict[str, float], figure: Report
) -> None:
    fit = fit_slides(read_recording(shared_path("recordings", "qtm_2024", name)))
    (hit,) = fit.hits
    figure(
        f"{name[:24]}, energy ratio", f"{hit.energy_ratio[0]:.2f}", f"{expected['energy_ratio']:.2f} +- 0.04"
    )
    assert hit.since == pytest.approx(expected["contact_s"], abs=0.010)
    assert hit.energy_ratio[0] == pytest.approx(expected["energy_ratio"], abs=0.04)
    assert hit.sticks == bool(expected.get("sticks"))
    lost = expected.get("momentum_lost", 0.0)
    assert hit.momentum_lost[0] == pytest.approx(lost, abs=expected.get("momentum_lost_tol", 0.07))
    if "restitution" in expected:
        assert hit.restitution[0] == pytest.approx(expected["restitution"], abs=expected["restitution_tol"])


@pytest.mark.shared
def test_two_discs_under_a_tilted_camera_are_met_with_a_warning_and_no_mu() -> None:
    fit = fit_slides(read_recording(shared_path("recordings", "discs_opencv", "disk_tracks.csv"), fps=54.89))
    speeding = next(warning for warning in fit.warnings if warning.code == "speeds-up")
    assert "(1)" in speeding.text and "by 0.3" in speeding.text and "mu" not in fit.values
    (hit,) = fit.hits
    for velocity, speed in zip((*hit.before, *hit.after), (0.96, 0.96, 0.97, 0.96), strict=True):
        assert np.hypot(*velocity) == pytest.approx(speed, abs=0.08)
