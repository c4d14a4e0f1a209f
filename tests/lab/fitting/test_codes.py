"""Warnings about files that are true from outside: slides by closed forms, written as programs would write them."""

from __future__ import annotations

import re
from math import cos, log1p, sin
from pathlib import Path

import numpy as np
import pytest

from lab import Fit, Recording, fit_slides, read_recording
from lab.cli import run
from lab.fitting.film_checks import rate_beside

G = 9.80665


def coulomb(t: np.ndarray, speed: float, mu: float) -> np.ndarray:
    """Metres at times after the release."""
    s = np.minimum(t, speed / (mu * G))
    return speed * s - mu * G * s**2 / 2


def viscous(t: np.ndarray, speed: float, mu: float, k: float) -> np.ndarray:
    end = mu * G / k
    s = np.minimum(t, log1p(speed / end) / k)
    return (speed + end) * -np.expm1(-k * s) / k - end * s


def track(
    way: np.ndarray, *, seed: int, angle: float = 0.4, noise: float = 4e-4
) -> tuple[np.ndarray, np.ndarray]:
    x, y = np.random.default_rng(seed).normal(0, noise, (2, len(way)))
    return 0.05 + sin(angle) * way + x, 0.1 + cos(angle) * way + y


def as_csv(path: Path, t: np.ndarray, x: np.ndarray, y: np.ndarray) -> Recording:
    """A spreadsheet's table in metres, with semicolons and decimal commas."""
    rows = [f"{a:.6f};{b:.5f};{c:.5f}".replace(".", ",") for a, b, c in zip(t, x, y, strict=True)]
    path.write_text("\n".join(["t (s);x (m);y (m)", *rows]) + "\n", encoding="utf-8")
    return read_recording(path)


def as_tracker(path: Path, t: np.ndarray, x: np.ndarray, y: np.ndarray) -> Recording:
    """Tracker's text: tabs, a line with the name of the mass, as many digits as it shows."""
    rows = [f"{a:.6E}\t{b:.6E}\t{c:.6E}\t" for a, b, c in zip(t, x, y, strict=True)]
    path.write_text("\n".join(["mass A\t\t\t", "t\tx\ty\t", *rows]) + "\n", encoding="utf-8")
    return read_recording(path)


def codes(fit: Fit) -> list[str]:
    return [warning.code for warning in fit.warnings]


def take(
    seed: int, fps: float = 120.0, mu: float = 0.15, speed: float = 1.1, **more: float
) -> tuple[np.ndarray, ...]:
    t = np.arange(int(1.0 * fps)) / fps
    return t, *track(coulomb(t, speed, mu), seed=seed, **more)


def test_one_film_exported_by_two_programs_is_the_same_data(tmp_path: Path) -> None:
    t, x, y = take(1)
    once = as_csv(tmp_path / "sheet.csv", t, x, y)
    again = as_tracker(tmp_path / "tracker.txt", t + 3.2, x - 0.4, y + 0.25)  # another clock, another origin
    fit = fit_slides([once, again])
    (told,) = [warning.text for warning in fit.warnings if warning.code == "same-data"]
    assert "tracker.txt holds the same data as sheet.csv" in told and "counted once" in told
    assert len(fit.slides) == 1


def test_two_takes_that_look_alike_are_not_the_same_data(tmp_path: Path) -> None:
    films = [as_csv(tmp_path / f"{seed}.csv", *take(seed)) for seed in (1, 2)]
    fit = fit_slides(films)
    assert "same-data" not in codes(fit) and len(fit.slides) == 2


def test_one_film_tracked_twice_by_hand_is_not_called_the_same_data(tmp_path: Path) -> None:
    """Marks set anew differ by as much as marks do: that is two readings, though of one slide."""
    t, x, y = take(1)
    dx, dy = np.random.default_rng(9).normal(0, 4e-4, (2, len(t)))
    fit = fit_slides([as_csv(tmp_path / "a.csv", t, x, y), as_csv(tmp_path / "b.csv", t, x + dx, y + dy)])
    assert "same-data" not in codes(fit)


@pytest.mark.parametrize("slower", [4, 8])
def test_slow_motion_played_back_is_suspected(tmp_path: Path, slower: int) -> None:
    t, x, y = take(1, fps=30.0 * slower)
    fit = fit_slides(as_csv(tmp_path / "slow.csv", t * slower, x, y))
    assert fit.values["mu"] == pytest.approx(0.15 / slower**2, rel=0.02)
    (told,) = [warning.text for warning in fit.warnings if warning.code == "frame-rate-suspect"]
    assert "at 30 pictures a second" in told and "--fps" in told
    true = fit.values["mu"] * slower**2
    assert f"{slower} times higher" in told and re.search(rf" (or )?{true:.3g}[; ]", told)


@pytest.mark.parametrize(("fps", "mu"), [(30.0, 0.15), (240.0, 0.15), (30.0, 0.03), (60.0, 0.4)])
def test_a_usual_film_of_a_usual_board_is_not_suspected(tmp_path: Path, fps: float, mu: float) -> None:
    t, x, y = take(1, fps=fps, mu=mu, speed=0.6)
    assert "frame-rate-suspect" not in codes(fit_slides(as_csv(tmp_path / "film.csv", t, x, y)))


def test_a_clock_that_runs_too_fast_is_suspected(tmp_path: Path) -> None:
    t, x, y = take(1, fps=240.0)
    fit = fit_slides(as_csv(tmp_path / "fast.csv", t / 4, x, y))
    (told,) = [warning.text for warning in fit.warnings if warning.code == "frame-rate-suspect"]
    assert fit.values["mu"] == pytest.approx(2.4, rel=0.02)
    assert "4 or 8 times lower" in told and f"{fit.values['mu'] / 16:.3g} or" in told


def test_half_speed_is_told_beside_a_board_that_is_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A quarter of mu is usual on other boards: only what is known of this one raises the suspicion."""
    t, x, y = take(1, fps=60.0, mu=0.16)
    slow, right = tmp_path / "slow.csv", tmp_path / "right.csv"
    as_csv(slow, 2 * t, x, y)
    as_csv(right, t, x, y)
    known = ["--board", "knockout", "--set", "mu=0.15"]
    for args, suspected in (
        ([str(slow), *known], True),
        ([str(right), *known], False),
        ([str(slow), "--set", "mu=0.15"], False),
        ([str(slow), "--board", "knockout", "--set", "mu=0.07"], False),
    ):
        assert run(["fit", *args]) == 0
        out = capsys.readouterr().out
        assert ("frame-rate-suspect" in out) == suspected
        if suspected:
            assert "is a quarter of the board's 0.15" in out and "1/2 of its speed" in out


@pytest.mark.parametrize(("mu", "known"), [(0.01, 0.16), (0.04, 0.16), (0.16, 0.04), (0.64, 0.04)])
def test_every_factor_of_a_frame_rate_is_known_from_both_sides(mu: float, known: float) -> None:
    told = rate_beside(mu, known, "measured: 3 slides")
    assert told is not None and "measured: 3 slides" in told.text
    assert rate_beside(1.5 * mu, known, "") is None


@pytest.mark.parametrize(
    ("stamped", "filmed"),
    [
        (30, 60),
        (30, 120),
        (30, 240),
        (30, 480),
        (30, 960),
        (25, 120),
        (25, 240),
        (24, 240),
        (60, 240),
        (60, 120),
    ],
)
@pytest.mark.parametrize("error", [0.93, 1.0, 1.07])
def test_the_rate_that_comes_nearest_to_the_board_is_proposed(
    stamped: int, filmed: int, error: float
) -> None:
    """A film of `filmed` pictures a second that is stamped as `stamped`: mu shrinks by the square."""
    slow = rate_beside(0.08 * error * (stamped / filmed) ** 2, 0.08, "estimated", stamped)
    assert slow is not None and f"filmed at {filmed} pictures a second, not {stamped}" in slow.text
    assert f"mu were {0.08 * error:.3g}" in slow.text
    fast = rate_beside(0.08 * (filmed / stamped) ** 2, 0.08, "estimated", filmed)
    assert fast is not None and f"runs {filmed / stamped:.3g} times too fast" in fast.text


def test_a_telephones_slow_motion_beside_a_board_gets_the_boards_factor(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """240 pictures a second stamped as 30: eight times, not four, though mu is one that no board has."""
    t, x, y = take(1, fps=240.0, mu=0.08, speed=0.7)
    path = tmp_path / "phone.csv"
    as_csv(path, 8 * t, x, y)
    assert run(["fit", str(path), "--board", "knockout"]) == 0
    out = capsys.readouterr().out
    assert "filmed at 240 pictures a second, not 30" in out and "1/8 of its speed" in out
    assert "4 times" not in out and out.count("warning frame-rate-suspect") == 1


def test_slides_at_one_low_speed_do_not_tell_drag_from_friction(tmp_path: Path) -> None:
    films = []
    for seed in (1, 2):
        t = np.arange(24) / 30.0
        films.append(
            as_csv(tmp_path / f"{seed}.csv", t, *track(viscous(t, 0.5, 0.1, 0.2), seed=seed, noise=1e-3))
        )
    fit = fit_slides(films, "viscous")
    (told,) = [warning.text for warning in fit.warnings if warning.code == "not-separable"]
    assert fit.se["k"] > 0.5 * abs(fit.values["k"]) and "k " in told and "at other speeds" in told
    assert "not-separable" not in codes(fit_slides(films))  # coulomb has nothing to tell apart


def test_fast_slides_tell_drag_from_friction(tmp_path: Path) -> None:
    films = []
    for seed, speed in enumerate((0.4, 1.0, 2.0)):
        t = np.arange(240) / 120.0
        films.append(as_csv(tmp_path / f"{seed}.csv", t, *track(viscous(t, speed, 0.1, 1.5), seed=seed)))
    fit = fit_slides(films, "viscous")
    assert "not-separable" not in codes(fit)
    assert fit.values["k"] == pytest.approx(1.5, abs=4 * fit.se["k"])
    assert fit.values["mu"] == pytest.approx(0.1, abs=4 * fit.se["mu"])


@pytest.mark.parametrize("films", [1, 2, 3])
def test_warnings_about_several_slides_speak_of_several(tmp_path: Path, films: int) -> None:
    """One "gets faster", two "get faster": so with each code whose sentence has a verb."""
    ways = {
        "speeds-up": (lambda t: 0.4 * t + 0.15 * t**2, ("gets faster", "get faster")),
        "rest-not-seen": (lambda t: 0.9 * t - 0.2 * t**2, ("still moves", "still move")),
    }
    for code, (way, forms) in ways.items():
        t = np.arange(60) / 60.0
        given = [as_csv(tmp_path / f"{i}.csv", t, *track(way(t), seed=i)) for i in range(films)]
        (told,) = [warning.text for warning in fit_slides(given).warnings if warning.code == code]
        one, several = forms
        assert (one if films == 1 else several) in told
        assert (one in told) == (films == 1)
