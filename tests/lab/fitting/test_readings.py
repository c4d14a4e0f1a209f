"""Stopwatch, tape, ramp, tilt, bounces and landings: the formulas, the errors, and that intervals cover."""

from __future__ import annotations

import json
from datetime import date
from math import atan, degrees, log1p, sqrt, tan
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lab import (
    Aim,
    FitError,
    RecordingError,
    Thrower,
    fit_readings,
    fit_slides,
    load_board,
    read_readings,
    readings_of,
    simulate_recordings,
    slide_many,
    thrower_of_landings,
    thrower_of_releases,
)
from lab.board import G
from lab.cli import run
from lab.errors import UsageError
from lab.fitting import ReadingErrors
from tests.conftest import Report


def table(header: str, rows: list[tuple[float, ...]]) -> str:
    """A pasted spreadsheet: tabs and decimal commas."""
    return "\n".join([header, *("\t".join(f"{v:.5f}".replace(".", ",") for v in row) for row in rows)])


@pytest.mark.parametrize(
    ("kind", "text", "name", "value"),
    [
        ("stopwatch", "t (s)\td (cm)\n1,40\t50", "mu", 2 * 0.5 / (G * 1.4**2)),
        ("stopwatch", "Zeit (s);Weg (m)\n1,40;0,5", "mu", 2 * 0.5 / (G * 1.4**2)),
        ("stopwatch", "1.40, 0.5", "mu", 2 * 0.5 / (G * 1.4**2)),
        ("speed", "v (m/s),distance (m)\n0.9,0.6", "mu", 0.9**2 / (2 * G * 0.6)),
        ("speed", "d [cm];v [cm/s]\n60;90", "mu", 0.9**2 / (2 * G * 0.6)),
        ("ramp", "height (cm),base (cm),distance (cm)\n8,20,44", "mu", 0.08 / 0.64),
        ("tilt", "angle\n7,5", "mu", tan(7.5 * np.pi / 180)),
        ("tilt", "Winkel (rad)\n0,1309", "mu", tan(0.1309)),
        ("bounce", "drop (cm)\tbounce (cm)\n50\t24", "restitution", sqrt(24 / 50)),
        (
            "two-token",
            "distance_a (cm),distance_b (cm)\n2,32",
            "restitution",
            (sqrt(32) - sqrt(2)) / (sqrt(32) + sqrt(2)),
        ),
    ],
)
def test_each_kind_of_reading_gives_what_its_formula_says(
    kind: str, text: str, name: str, value: float
) -> None:
    fit = fit_readings(readings_of(text, kind))
    assert fit.values == {name: pytest.approx(value, rel=1e-9)}
    lo, hi = fit.intervals[name]
    assert lo < value < hi and fit.readings[0].row == 1


def test_a_reaction_time_of_a_tenth_of_a_second_is_14_per_cent_of_mu() -> None:
    fit = fit_readings(readings_of("t,d\n1.42857,0.5", "stopwatch"), ReadingErrors(length=1e-6))
    assert fit.readings[0].se / fit.readings[0].value == pytest.approx(0.14, abs=0.002)


def class_of(rng: np.random.Generator, n: int, mu: float, spread: float) -> str:
    """Readings of a class: each pupil slides once, times it by hand and measures with a tape."""
    sigma = sqrt(log1p(spread**2))
    mus = mu * np.exp(sigma * rng.standard_normal(n) - sigma**2 / 2)
    d = rng.uniform(0.3, 0.8, n)
    t = np.maximum(np.sqrt(2 * d / (G * mus)) + rng.normal(0, 0.1, n), 0.05)
    return table("t (s)\tdistance (m)", list(zip(t, d + rng.normal(0, 0.005, n), strict=True)))


@pytest.mark.parametrize("spread", [0.0, 0.06])
def test_a_class_of_28_knows_what_it_knows(spread: float, figure: Report) -> None:
    rng = np.random.default_rng(3)
    covered = 0
    for _ in range(400):
        mu = rng.uniform(0.05, 0.25)
        lo, hi = fit_readings(readings_of(class_of(rng, 28, mu, spread), "stopwatch")).intervals["mu"]
        covered += lo <= mu <= hi
    figure(f"classes of 28 stopwatches, scatter {spread:g}, coverage", f"{covered / 400:.3f}", "0.93 to 0.97")
    assert 0.92 <= covered / 400 <= 0.98


@pytest.mark.verify
@pytest.mark.parametrize("spread", [0.0, 0.06, 0.15])
def test_two_thousand_classes_cover_as_they_claim(spread: float, figure: Report) -> None:
    rng = np.random.default_rng(9)
    covered, pulls = 0, []
    for _ in range(2000):
        mu = rng.uniform(0.05, 0.25)
        fit = fit_readings(readings_of(class_of(rng, 28, mu, spread), "stopwatch"))
        lo, hi = fit.intervals["mu"]
        covered += lo <= mu <= hi
        pulls.append((fit.values["mu"] - mu) / ((hi - lo) / 4))
    what = f"2,000 classes of 28 stopwatches, scatter {100 * spread:g} %"
    figure(f"{what}, coverage", f"{covered / 2000:.3f}", "0.93 to 0.97")
    figure(f"{what}, bias in standard errors", f"{np.mean(pulls):+.3f}", "small")
    assert 0.93 <= covered / 2000 <= 0.97


def test_a_class_goes_into_a_board_with_its_scatter_and_origin() -> None:
    rng = np.random.default_rng(1)
    d = rng.uniform(0.3, 0.8, 20)
    mus = 0.1 * np.exp(0.1 * rng.standard_normal(20))
    rows = list(zip(np.sqrt(2 * G * mus * d), d, strict=True))
    fit = fit_readings(readings_of(table("v\td (m)", rows), "speed"), ReadingErrors(speed=1e-3, length=1e-3))
    board = fit.board(load_board("knockout"), on=date(2025, 3, 1))
    assert board.surface.mu == pytest.approx(0.1, rel=0.08)
    assert board.surface.mu_spread == pytest.approx(np.std(np.log(mus)), rel=0.2)
    assert board.provenance["surface.mu"] == "measured: 20 readings, 2025-03-01"
    assert "20 readings" in fit.summary and json.dumps(fit.as_dict(), allow_nan=False)


@pytest.mark.parametrize(
    ("kind", "text", "code"),
    [
        ("stopwatch", "t;d\n", "no-data"),
        ("stopwatch", "t;d\n1,4;-0,5", "format"),
        ("stopwatch", "t;d\n1,4;50", "unit-unknown"),
        ("stopwatch", "t (h);d (m)\n1;2", "unit-unknown"),
        ("stopwatch", "t (s);d (px)\n1;2", "unit-unknown"),
        ("stopwatch", "colour;weight\n1;2", "format"),
        ("ramp", "height (cm),base,distance (cm)\n8,20,44", "unit-unknown"),
        ("bounce", "drop,bounce\n0.2,0.5", "format"),
        ("two-token", "distance_a,distance_b\n0.3,0.1", "format"),
        ("tilt", "angle\n95", "format"),
        ("stopwatch", "   ", "empty-file"),
    ],
)
def test_readings_that_cannot_be_are_refused(kind: str, text: str, code: str) -> None:
    with pytest.raises(RecordingError) as caught:
        readings_of(text, kind)
    assert caught.value.code == code and "pasted" in caught.value.line()


def test_a_missing_reading_is_left_out_and_a_missing_unit_is_said(tmp_path: Path) -> None:
    path = tmp_path / "class.csv"
    path.write_text("name;t;d\nAda;1,4;0,5\nBo;;0,5\nCleo;1,5;0,55\n")
    readings = read_readings(path, "stopwatch")
    assert len(readings) == 2 and "1 rows with a missing" in readings.notes[0]
    assert [w.code for w in fit_readings(readings).warnings] == ["unit-assumed"]
    assert read_readings(path, "stopwatch", "m").unit_stated


def test_friction_and_restitution_are_two_fits() -> None:
    one, other = (
        readings_of("t,d (m)\n1.4,0.5", "stopwatch"),
        readings_of("drop (m),bounce (m)\n0.5,0.2", "bounce"),
    )
    with pytest.raises(FitError, match="two fits"):
        fit_readings([one, other])
    with pytest.raises(FitError, match="scatter together"):
        fit_readings(readings_of("x,y\n0.1,0.5", "landings"))
    with pytest.raises(UsageError):
        readings_of("1,2", "sundial")
    with pytest.raises(UsageError):
        ReadingErrors(time=0.0)


def test_stopwatch_and_tilt_of_one_surface_are_one_fit() -> None:
    tilt = readings_of(f"angle\n{degrees(atan(0.1)):.4f}".replace(".", ","), "tilt")
    watch = readings_of(f"t,d (m)\n{sqrt(2 * 0.5 / (G * 0.1)):.5f},0.5", "stopwatch")
    fit = fit_readings([tilt, watch])
    assert fit.values["mu"] == pytest.approx(0.1, rel=0.01) and len(fit.readings) == 2


def test_the_skill_of_a_hand_comes_back_from_its_releases() -> None:
    board = load_board("knockout").with_(mu_spread=0.0)
    fit = fit_slides(simulate_recordings(board, 30, seed=2))
    found = thrower_of_releases(fit)
    angles = [np.arctan2(s.own_start[2], s.own_start[3]) for s in fit.slides]
    assert found.thrower.angle == pytest.approx(np.std(angles, ddof=1)) and found.n == 30
    lo, hi = found.intervals["angle"]
    assert lo < np.radians(1.0) < hi and "about 13 %" in found.sentence
    assert found.aim is not None and found.aim.x == pytest.approx(0.14, abs=0.001)


@pytest.mark.parametrize("spread", [0.0, 0.08])
def test_the_skill_of_a_hand_comes_back_from_landings_alone(spread: float) -> None:
    board = load_board("blank-lane").with_(length=3.0, width=2.0, mu=0.1, mu_spread=spread)
    thrower = Thrower(angle=0.02, speed=0.03, name="true")
    releases = thrower.sample(Aim(1.0, 0.0, 1.0), 4000, seed=1, board=board)
    rest = slide_many(board, releases, seed=2).rest[:, 0]
    found = thrower_of_landings([(float(x), float(y)) for x, y in rest], board)
    assert found.thrower.angle == pytest.approx(0.02, rel=0.05)
    assert found.thrower.speed == pytest.approx(0.03, rel=0.12)
    assert found.aim is not None and found.aim.speed == pytest.approx(1.0, rel=0.02)
    assert ("cannot tell them apart" in found.sentence) == (spread == 0.0)


def test_a_board_whose_scatter_is_not_known_is_counted_to_the_hand() -> None:
    board = load_board("blank-lane").with_(length=3.0, width=2.0, mu=0.1, mu_spread=0.08)
    releases = Thrower(angle=0.02, speed=0.03).sample(Aim(1.0, 0.0, 1.0), 4000, seed=1, board=board)
    rest = slide_many(board, releases, seed=2).rest[:, 0]
    found = thrower_of_landings([(float(x), float(y)) for x, y in rest], board.with_(mu_spread=0.0))
    assert found.thrower.speed == pytest.approx(sqrt(0.03**2 + 0.08**2 / 4), rel=0.08)


def test_too_few_throws_are_no_skill() -> None:
    board = load_board("knockout")
    with pytest.raises(FitError, match="3 landings"):
        thrower_of_landings([(0.1, 0.5), (0.1, 0.6)], board)
    with pytest.raises(FitError, match="place of release"):
        thrower_of_landings([(0.1, 0.05)] * 4, board)


@pytest.mark.parametrize(
    "wrong", [np.inf, -np.inf, np.nan, 1e308, -1e308, 101.0, 10**400, "0.5", None, True, 1j, [0.5]], ids=repr
)
def test_places_that_are_none_are_no_skill(wrong: Any) -> None:
    board, sound = load_board("knockout"), [(0.1, 0.5), (0.11, 0.6), (0.1, 0.55)]
    for place in ((wrong, 0.5), (0.1, wrong)):
        with pytest.raises(FitError, match=r"^fit: landings: .*metres"):
            thrower_of_landings([*sound, place], board)
        with pytest.raises(FitError, match=r"^fit: release: .*metres"):
            thrower_of_landings(sound, board, release=place)


@pytest.mark.parametrize(
    "wrong", [None, 5, "abc", [1, 2, 3], [(1, 2, 3)] * 2, [(0.1, 0.5), (0.1,)], [{"x": 1}]]
)
def test_what_are_no_places_is_no_skill(wrong: Any) -> None:
    with pytest.raises(FitError, match="no places"):
        thrower_of_landings(wrong, load_board("knockout"))


@pytest.mark.parametrize(
    "places", [[(0.1, 0.11), (0.1, 9), (0.1, 90)], [(5, 0.2), (-5, 0.2), (9, 0.2), (-9, 0.2)]]
)
def test_places_too_far_apart_for_one_hand_are_no_skill(places: list[tuple[float, float]]) -> None:
    with pytest.raises(FitError, match="no throws of one hand"):
        thrower_of_landings(places, load_board("knockout"))


@pytest.mark.parametrize(
    ("kind", "header", "good"),
    [
        ("stopwatch", "t (s),d (m)", ("1.0", "0.5")),
        ("speed", "v (m/s),d (m)", ("1", "0.5")),
        ("ramp", "height (cm),base (cm),distance (cm)", ("10", "30", "50")),
        ("tilt", "angle (deg)", ("5",)),
        ("bounce", "height (cm),bounce (cm)", ("100", "40")),
        ("two-token", "distance_a (cm),distance_b (cm)", ("10", "40")),
        ("landings", "x (m),y (m)", ("0.14", "0.5")),
    ],
)
def test_readings_that_cannot_be_are_refused_and_none_becomes_a_traceback(
    kind: str, header: str, good: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "class.csv"
    for wrong in ("1e308", "-1e308", "1e-300", "1e9", "-1", "0", "abc", "90"):
        for place in range(len(good)):
            row = [*good[:place], wrong, *good[place + 1 :]]
            path.write_text("\n".join([header, *[",".join(good)] * 3, ",".join(row)]))
            status, said = run(["fit", "--measure", kind, "--json", str(path)]), capsys.readouterr()
            assert status in (0, 2) and len(said.err.splitlines()) <= 1
            if wrong in ("1e308", "-1e308", "1e9", "abc"):
                assert status == 2 and said.err
            elif status == 0:
                assert "NaN" not in said.out and "Infinity" not in said.out


def test_readings_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "class.csv"
    path.write_text(class_of(np.random.default_rng(1), 12, 0.1, 0.0))
    assert run(["fit", "--measure", "stopwatch", "--json", str(path)]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["recordings"][0]["format"] == "stopwatch readings" and len(document["readings"]) == 12
    lo, hi = document["intervals"]["mu"]
    assert lo < 0.1 < hi
    assert run(["fit", "--measure", "stopwatch", str(path)]) == 0
    assert "mu = 0.1" in capsys.readouterr().out
    path.write_text("x;y\n0,12;0,7\n0,15;0,65\n0,14;0,72\n0,16;0,6\n")
    assert run(["fit", "--measure", "landings", "--json", str(path)]) == 0
    assert json.loads(capsys.readouterr().out)["thrower"]["n"] == 4
    assert run(["fit", "--measure", "landings", str(tmp_path / "none.csv")]) == 2
    assert capsys.readouterr().err.startswith("no-file: ")


def test_readings_can_be_pasted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    import io

    monkeypatch.setattr("sys.stdin", io.StringIO("Zeit (s)\tWeg (cm)\n1,42\t50\n1,30\t47\n"))
    assert run(["fit", "--measure", "stopwatch", "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["values"]["mu"] == pytest.approx(0.053, abs=0.003)


def test_readings_that_do_not_differ_measure_no_spread(tmp_path: Path) -> None:
    """Three ramps alike: their mu is measured, how much slides differ is not, so the board keeps its own."""
    board = load_board("knockout").with_(mu_spread=0.07)
    for heights, measured in ((("9", "9", "9"), False), (("7", "9", "11"), True)):
        path = tmp_path / "ramp.csv"
        rows = "\n".join(f"{h},50,60" for h in heights)
        path.write_text(f"height (cm),base (cm),distance (cm)\n{rows}\n", encoding="utf-8")
        fit = fit_readings(read_readings(path, "ramp"))
        told = fit.board(board)
        assert told.surface.mu == fit.values["mu"] and "3 readings" in told.provenance["surface.mu"]
        assert (told.surface.mu_spread != 0.07) == measured
        assert ("3 readings" in told.provenance.get("surface.mu_spread", "")) == measured
