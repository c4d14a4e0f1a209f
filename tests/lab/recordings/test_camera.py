"""A slanted camera taken out by the board's corners: exactly for exact corners, and mu within its interval."""

from __future__ import annotations

import json
from math import cos, hypot, radians, sin, sqrt
from pathlib import Path

import numpy as np
import pytest

from lab import Recording, RecordingError, Track, fit_slides, read_recording
from lab.board import G
from lab.cli import run
from lab.errors import UsageError
from lab.recordings.camera import Camera, board_corners, click_error, points_of
from lab.recordings.settle import through
from lab.recordings.still import Still, still_of
from tests.conftest import Report
from tests.lab.fitting.made import path
from tests.lab.recordings.views import LENGTH, WIDTH, View

PLACES = board_corners(WIDTH, LENGTH)


@pytest.mark.parametrize("slant", [10, 30, 60])
@pytest.mark.parametrize("height", [0.0, 0.03])
def test_exact_corners_give_exact_places(slant: float, height: float) -> None:
    view = View(radians(slant))
    camera = Camera(view.corners(), PLACES, mark_height=height, picture=view.picture)
    rng = np.random.default_rng(1)
    x, y = rng.uniform(0, WIDTH, 50), rng.uniform(0, LENGTH, 50)
    u, v = camera.to_board(*view.seen(x, y, height))
    np.testing.assert_allclose(u, x, atol=1e-10)
    np.testing.assert_allclose(v, y, atol=1e-10)
    assert camera.slant == pytest.approx(radians(slant), abs=1e-6)


def test_a_mark_above_the_board_is_misplaced_when_its_height_is_not_told() -> None:
    view = View(radians(45))
    x, y = np.array([0.14]), np.array([0.9])
    plain = Camera(view.corners(), PLACES)
    u, v = plain.to_board(*view.seen(x, y, 0.03))
    assert np.hypot(u - x, v - y)[0] > 0.02


def test_any_known_points_will_do_and_more_than_four_help() -> None:
    view = View(radians(40))
    rng = np.random.default_rng(2)
    places = np.array([[0.03, 0.2], [0.25, 0.15], [0.27, 0.8], [0.02, 0.9], [0.14, 0.5], [0.05, 0.6]])
    u, v = view.seen(places[:, 0], places[:, 1])
    errors = []
    for count in (4, 6):
        miss = []
        for _ in range(60):
            clicked = np.stack([u, v], 1)[:count] + rng.normal(0, 1.5, (count, 2))
            camera = Camera(tuple(map(tuple, clicked)), tuple(map(tuple, places[:count])))
            a, b = camera.to_board(*view.seen(np.array([0.14]), np.array([0.7])))
            miss.append(float(np.hypot(a[0] - 0.14, b[0] - 0.7)))
        errors.append(sqrt(np.mean(np.square(miss))))
    assert errors[1] < errors[0]


def film(rng: np.random.Generator, view: View, camera: Camera, mu: float, n: int) -> list[Recording]:
    """Slides up the board, seen by a camera at 120 pictures a second with 0.3 px of noise."""
    recordings = []
    for i in range(n):
        way, stop = path("coulomb", {"mu": mu}, sqrt(2 * mu * G * rng.uniform(0.4, 0.7)))
        t = np.arange(int((stop + 0.2) * 120)) / 120
        angle = rng.normal(0, 0.05)
        x, y = WIDTH / 2 + sin(angle) * way(t), 0.1 + cos(angle) * way(t)
        u, v = view.seen(x, y, camera.mark_height)
        noise = rng.normal(0, 0.3, (2, len(t)))
        seen = (Track("a", t, u + noise[0], v + noise[1]),)
        recordings.append(
            through(Recording(f"{i}.csv", "made", "px", 120.0, seen, camera=camera, seen=seen), camera)
        )
    return recordings


@pytest.mark.parametrize(("low", "high", "most"), [(20, 45, 0.02), (45, 60, 0.04)])
def test_mu_under_a_slanted_camera_is_right_and_its_interval_knows_of_the_clicks(
    low: float, high: float, most: float, figure: Report
) -> None:
    rng = np.random.default_rng(3)
    covered, errors = 0, []
    for _ in range(30):
        mu = rng.uniform(0.06, 0.25)
        view = View(radians(rng.uniform(low, high)), rng.uniform(-1, 1), rng.uniform(1.1, 1.8))
        fit = fit_slides(film(rng, view, Camera(view.corners(rng, 1.5), PLACES), mu, 1))
        lo, hi = fit.intervals["mu"]
        covered += lo <= mu <= hi
        errors.append(abs(fit.values["mu"] / mu - 1))
    figure(
        f"camera slanted {low} to {high} degrees, mu off by",
        f"{100 * max(errors):.1f} %",
        f"{100 * most:g} %",
    )
    assert max(errors) < most and covered >= 26


@pytest.mark.verify
@pytest.mark.parametrize(("low", "high", "most"), [(20, 45, 0.02), (45, 60, 0.04)])
@pytest.mark.parametrize("slides", [1, 5])
def test_many_slanted_cameras(low: float, high: float, most: float, slides: int, figure: Report) -> None:
    rng = np.random.default_rng(8)
    covered, errors = 0, []
    for _ in range(200):
        mu = rng.uniform(0.05, 0.3)
        view = View(radians(rng.uniform(low, high)), rng.uniform(-1, 1), rng.uniform(1.1, 1.8))
        fit = fit_slides(film(rng, view, Camera(view.corners(rng, 1.5), PLACES), mu, slides))
        lo, hi = fit.intervals["mu"]
        covered += lo <= mu <= hi
        errors.append(abs(fit.values["mu"] / mu - 1))
    what = f"200 cameras slanted {low} to {high} degrees, {slides} slides"
    figure(
        f"{what}: mu off by (95 % of them; worst)",
        f"{100 * np.quantile(errors, 0.95):.1f} %; {100 * max(errors):.1f} %",
        f"{100 * most:g} %",
    )
    figure(f"{what}: coverage", f"{covered / 200:.3f}", "0.93 at least")
    assert np.quantile(errors, 0.95) < most and covered / 200 >= 0.93


def test_without_corners_a_slanted_camera_is_wrong_by_far() -> None:
    view = View(radians(45), turn=0.0)
    rng = np.random.default_rng(1)
    exact = Camera(view.corners(), PLACES)
    (seen,) = film(rng, view, exact, 0.1, 1)
    track = seen.seen[0]
    u, v = np.array(view.corners()).T
    scale = 0.45 / float(
        np.hypot(*(np.diff([u[:2].mean(), u[2:].mean()]), np.diff([v[:2].mean(), v[2:].mean()])))[0]
    )
    plain = Track("a", track.t, 2 * scale * track.x, -2 * scale * track.y)
    mu = fit_slides(Recording("plain", "made", "m", 120.0, (plain,))).values["mu"]
    assert abs(mu / 0.1 - 1) > 0.1
    assert fit_slides(seen).values["mu"] == pytest.approx(0.1, rel=0.01)


def test_all_slides_of_one_camera_share_its_clicks() -> None:
    rng = np.random.default_rng(4)
    view = View(radians(40))
    camera = Camera(view.corners(rng, 1.5), PLACES)
    one, ten = (fit_slides(film(rng, view, camera, 0.1, n)) for n in (1, 10))
    assert ten.se["mu"] > 0.6 * one.se["mu"]  # ten slides do not click the corners anew


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"corners": ((0, 0), (1, 1), (2, 2), (0, 3))}, "on one line"),
        ({"corners": ((0, 0), (1, 0), (1, 1))}, "four"),
        ({"click": -1.0}, "negative"),
        ({"mark_height": 0.03}, "--picture"),
        ({"corners": ((5, 9), (0, 9), (1, 0), (4, 0))}, "other way"),
        ({"corners": ((0, 9), (5, 0), (5, 9), (0, 0))}, "one board|other way|order"),
        ({"corners": ((0, float("nan")), (5, 9), (5, 0), (0, 0))}, "not a number"),
        ({"corners": ((1e308, 0), (1e308, 1), (-1e308, 1), (0, 1))}, "no picture"),
        ({"places": ((0, 0), (1e300, 0), (1, 1), (0, 1))}, "give metres"),
        ({"click": 1e300}, "no picture"),
        ({"mark_height": 1e300, "picture": (1920, 1080)}, "give metres"),
        *(
            ({"mark_height": 0.01, "picture": (1920, 1080), "focal": focal}, "focal length")
            for focal in (0.0, -1.0, 1e-300, float("inf"), float("nan"))
        ),
        *(
            ({"mark_height": 0.01, "picture": picture}, "a picture is")
            for picture in ((0, 0), (-1, 5), (1e300, 1), (float("nan"), 1))
        ),
    ],
)
def test_corners_that_fix_no_board_are_refused(change: dict[str, object], text: str) -> None:
    good: dict[str, object] = {"corners": ((0.0, 9.0), (5.0, 9.0), (4.0, 0.0), (1.0, 0.0)), "places": PLACES}
    Camera(**good)  # type: ignore[arg-type]  # names of fields
    with pytest.raises(UsageError, match=text):
        Camera(**(good | change))  # type: ignore[arg-type]  # names of fields


@pytest.mark.parametrize("text", ["1 2 3 4", "1,2 a,3", "1,2,3 4,5"])
def test_points_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(UsageError, match="--corners"):
        points_of(text, "--corners")


def pixels(folder: Path, view: View) -> Path:
    """A table of pixels as a tracking script writes it."""
    way, stop = path("coulomb", {"mu": 0.1}, 1.0)
    t = np.arange(int((stop + 0.2) * 60)) / 60
    u, v = view.seen(np.full_like(t, 0.14), 0.1 + way(t))
    rows = "\n".join(f"{i},{a:.3f},{b:.3f}" for i, (a, b) in enumerate(zip(u, v, strict=True)))
    file = folder / "slide.csv"
    file.write_text(f"frame,x_px,y_px\n{rows}\n")
    return file


def words(points: tuple[tuple[float, float], ...]) -> str:
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in points)


def test_corners_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    view = View(radians(35))
    file = str(pixels(tmp_path, view))
    assert run(["fit", "--json", file, "--fps", "60", "--corners", words(view.corners())]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["values"]["mu"] == pytest.approx(0.1, rel=0.01)
    assert any("tell how high" in note for note in document["recordings"][0]["notes"])
    for options in (
        ["--corners", "1,2"],
        ["--mark-height", "0.03"],
        ["--corners", words(view.corners()), "--metres-per-pixel", "1e-3"],
        ["--corners", words(view.corners()), "--mark-height", "0.03", "--picture", "big"],
    ):
        assert run(["fit", file, "--fps", "60", *options]) == 2
        err = capsys.readouterr().err
        assert err.startswith("usage: ") and err.count("\n") == 1


def test_a_file_in_metres_has_no_corners(tmp_path: Path) -> None:
    file = tmp_path / "m.csv"
    file.write_text("t (s),x (m),y (m)\n" + "\n".join(f"{i / 10},{i},{i}" for i in range(8)))
    with pytest.raises(RecordingError, match="pixels") as caught:
        read_recording(file, camera=Camera(View(0.5).corners(), PLACES))
    assert caught.value.code == "unit-unknown"


def test_a_photo_of_the_table_becomes_a_round_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    view = View(radians(40))
    names = [f"{side}-{i}" for side in ("red", "blue") for i in (1, 2, 3, 4)]
    x, y = 0.05 + 0.09 * (np.arange(8) % 3), np.array([0.3, 1.0, 0.5, 0.6, 0.7, 0.4, 0.8, 0.85])
    u, v = view.seen(x, y)
    table = "token;x (px);y (px)\n" + "\n".join(
        f"{name};{a:.2f};{b:.2f}" for name, a, b in zip(names, u, v, strict=True)
    )
    still = still_of(table, Camera(view.corners(), PLACES))
    for name, place in zip(names, zip(x, y, strict=True), strict=True):
        assert still.places[name] == pytest.approx(place, abs=2e-5)
        assert 2e-4 < still.errors[name] < 3e-3
    record = still.round_record("knockout", WIDTH, LENGTH)
    assert record["order"] == ["red", "blue"]
    assert record["final"]["red-2"] == "off"  # type: ignore[index]  # a record is plain data
    file = tmp_path / "photo.csv"
    file.write_text(table)
    assert run(["fit", "--still", "--json", str(file), "--corners", words(view.corners())]) == 0
    document = json.loads(capsys.readouterr().out)
    (tmp_path / "round.json").write_text(json.dumps(document["round"]))
    assert run(["score", "--json", str(tmp_path / "round.json")]) == 0
    assert json.loads(capsys.readouterr().out)["spaces"].keys() >= {"red-1", "blue-2"}
    assert run(["fit", "--still", str(file)]) == 2
    assert "--corners" in capsys.readouterr().err


@pytest.mark.parametrize("grain", [0.0, 2.0, 8.4])
def test_the_stated_error_of_a_place_is_that_of_places_clicked_again(grain: float) -> None:
    view, rng = View(radians(30)), np.random.default_rng(3)
    x, y = np.array([0.05, 0.14, 0.25]), np.array([1.1, 0.4, 0.7])
    click = click_error(grain)
    assert click == pytest.approx(hypot(1.5, grain / 2))

    def clicked(off: float) -> Still:
        corners = np.array(view.corners()) + rng.normal(0, off, (4, 2))
        rows = np.stack(view.seen(x, y, 0.0), 1) + rng.normal(0, off, (3, 2))
        text = "".join(f"{n},{a:.4f},{b:.4f}\n" for n, (a, b) in enumerate(rows))
        return still_of(
            "token,x,y\n" + text, Camera(tuple(map(tuple, corners.tolist())), PLACES, click=click)
        )

    stated = clicked(0.0)
    away = np.array([[np.subtract(place, (a, b)) for place, a, b in zip(s.places.values(), x, y, strict=True)]
                     for s in (clicked(click) for _ in range(400))])  # fmt: skip
    rms = np.sqrt((away**2).mean(axis=(0, 2)))
    np.testing.assert_allclose(list(stated.errors.values()), rms, rtol=0.15)


def test_landings_in_a_photo_tell_a_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    view = View(radians(30))
    rng = np.random.default_rng(2)
    u, v = view.seen(rng.normal(0.14, 0.01, 12), rng.normal(0.6, 0.04, 12))
    file = tmp_path / "landings.csv"
    file.write_text("x,y\n" + "\n".join(f"{a:.2f},{b:.2f}" for a, b in zip(u, v, strict=True)))
    command = ["fit", "--measure", "landings", "--json", str(file), "--corners", words(view.corners())]
    assert run(command) == 0
    assert json.loads(capsys.readouterr().out)["thrower"]["n"] == 12


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        ("red-1,5,6\nred-1,7,8", "twice"),
        ("red-1,250,500\n,260,500", "no name"),
        ("red-1,250,500\nred-2,5000,8000", "red-2.*m from the board"),
        ("red-1,250,500\nred-2,250,-9e5", "red-2.*m from the board"),
        ("red-1,1e308,-1e308", "in no picture"),
        ("red-1,nan,5", "no token has a place"),
        ("", "row of numbers"),
    ],
)
def test_tokens_that_no_photo_shows_are_refused(rows: str, told: str) -> None:
    camera = Camera(((100, 900), (400, 900), (400, 100), (100, 100)), PLACES)
    with pytest.raises(RecordingError, match=told):
        still_of(f"token,x,y\n{rows}\n", camera)
    beside = still_of("token,x,y\nred-1,250,500\nred-2,450,50\n", camera)  # knocked off, and lies there
    assert beside.round_record("knockout", WIDTH, LENGTH)["final"]["red-2"] == "off"  # type: ignore[index]  # a record is plain data


@pytest.mark.parametrize("slant", [15, 35, 60])
def test_a_mark_as_high_as_the_camera_is_a_slip_of_unit(slant: float) -> None:
    """The camera's height over the board is known where its pose is; a token's mark is far below it."""
    view = View(radians(slant))
    own = view.distance * cos(radians(slant))
    for share in (0.02, 0.2, 0.45):
        Camera(view.corners(), PLACES, mark_height=share * own, picture=view.picture)
    for height in (0.55 * own, own, 1.2 * own, 30.0, 9999.0):
        with pytest.raises(UsageError, match=r"give metres, 0\.03 for 3 cm") as refused:
            Camera(view.corners(), PLACES, mark_height=height, picture=view.picture)
        assert refused.value.values["m"] == pytest.approx(own, rel=1e-6)
