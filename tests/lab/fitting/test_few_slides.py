"""Intervals from few slides: Hartung and Knapp's by hand, its parts for laws of more values, and what a slope hides."""

from __future__ import annotations

import re
from dataclasses import replace
from math import cos, exp, inf, isfinite, log1p, pi, radians, sin, sqrt, tan

import numpy as np
import pytest
from scipy.stats import t as student

from lab import Fit, Recording, Track, fit_slides, load_board
from lab.cli.fit_words import bounds
from lab.figures.fit import fit_figure
from lab.fitting.laws import LAWS
from lab.fitting.numbers import decimals, ends, plain, with_error
from lab.fitting.objective import positions
from tests.conftest import Report
from tests.lab.fitting.made import random_set, recorded

Rng = np.random.Generator


def over_a_slope(rng: Rng, slides: int, spread: float, truth: dict[str, float]) -> list[Recording]:
    """Slides in all directions over a tilted board, that differ in friction by `spread`; 60 pictures a second."""
    law, sigma = LAWS["coulomb"].with_tilt(), sqrt(log1p(spread**2))
    values, turn, films = law.from_named(truth), rng.uniform(0, 2 * pi), []
    for i in range(slides):
        factor = exp(sigma * rng.standard_normal() - sigma**2 / 2)
        speed, angle = rng.uniform(0.7, 1.2), turn + 2 * pi * i / slides + rng.uniform(-0.4, 0.4)
        start = (0.0, 0.0, speed * sin(angle), speed * cos(angle))
        t = np.arange(0, law.rest(start, values, factor)[2] + 0.2, 1 / 60)
        x, y = positions(law, start, values, t, factor) + rng.normal(0, 5e-4, (2, len(t)))
        films.append(Recording(f"{i}.csv", "made", "m", 60.0, (Track("a", t, x, y),)))
    return films


def few(rng: Rng, law: str, slides: int, spread: float) -> tuple[Fit, dict[str, float]]:
    """The fit of such slides, and the truth."""
    if law == "tilt":
        truth = {
            "mu": rng.uniform(0.08, 0.25),
            "tilt_pitch": rng.normal(0, 0.01),
            "tilt_roll": rng.normal(0, 0.01),
        }
        return fit_slides(over_a_slope(rng, slides, spread, truth), tilt=True), truth
    films, truth = random_set(rng, law, slides, spread=spread)
    return fit_slides(films, law), truth


@pytest.mark.parametrize("slides", [2, 3, 6])
def test_the_interval_of_coulomb_is_hartung_and_knapp_s(slides: int) -> None:
    films, _ = random_set(np.random.default_rng(slides), "coulomb", slides, spread=0.03)
    fit = fit_slides(films)
    mu, mus = fit.values["mu"], np.array([one.values["mu"] for one in fit.slides])
    errors = np.array([one.se["mu"] for one in fit.slides])
    weight = 1 / (errors**2 + (fit.mu_spread * mu) ** 2)
    mean = np.sum(weight * mus) / np.sum(weight)
    variance = np.sum(weight * (mus - mean) ** 2) / (slides - 1) / np.sum(weight)
    half = float(student.ppf(0.975, slides - 1)) * sqrt(variance)
    lo, hi = fit.intervals["mu"]
    assert (hi - lo) / 2 == pytest.approx(max(half, fit.se["mu"]), rel=0.03)


@pytest.mark.parametrize(("law", "slides"), [("coulomb", 4), ("viscous", 4), ("tilt", 5)])
def test_the_parts_of_the_errors_make_up_the_whole(law: str, slides: int) -> None:
    fit, _ = few(np.random.default_rng(1), law, slides, 0.02)
    assert fit.together is not None
    grams, values = fit.together.grams, len(fit.together.joint.values)
    for scatter in (0.0, 0.02, 0.2):
        parts = grams.parts(scatter)
        whole = np.diag(np.linalg.inv(grams.normal(scatter)[0][:-1, :-1]))
        np.testing.assert_allclose(parts.between + parts.within, whole, rtol=1e-6)
        assert slides - values - 1e-9 <= parts.freedom <= slides - 1 + 1e-9
        assert (parts.within < 1e-9 * whole).all() == (law == "coulomb")


def test_two_slides_on_a_slope_do_not_bound_their_mean() -> None:
    fit, _ = few(np.random.default_rng(2), "tilt", 2, 0.05)
    assert fit.intervals["mu"][1] == inf and fit.intervals["tilt_roll"] == (-pi / 2, pi / 2)
    told = "2 are too few to say how much slides differ and how well the mean of all is known: film more"
    assert told in fit.summary and "differ by" not in fit.summary
    assert fit.as_dict()["intervals"]["mu"][1] is None  # type: ignore[index]  # a document is plain data
    assert not fit.spread and not fit.excess
    html = fit._repr_html_()
    assert "<td>from " in html and "inf" not in html and "nan" not in html
    assert bounds(fit.intervals).startswith("mu from ")
    fit_figure(fit)
    more, _ = few(np.random.default_rng(2), "tilt", 5, 0.05)
    assert isfinite(more.intervals["mu"][1]) and "the mean is known to" in more.summary
    assert "single slides differ by" in more.summary and more.spread["mu"] > 0.001
    assert "from " not in more._repr_html_().split("<table>")[1]


def test_two_slides_at_right_angles_on_a_slope_hold_the_truth_or_say_that_they_cannot() -> None:
    """Bounded in about half of such pairs: widely, for one difference tells little of how much slides differ."""
    law, bounded = LAWS["coulomb"].with_tilt(), 0
    truth = {"mu": 0.08, "tilt_pitch": 0.0, "tilt_roll": 0.0087}
    values = law.from_named(truth)
    for number in range(8):
        rng, films = np.random.default_rng([77, number]), []
        turn = rng.uniform(0, 2 * pi)
        for i in range(2):
            factor, speed, angle = exp(0.02 * rng.standard_normal()), rng.uniform(0.5, 0.9), turn + i * pi / 2
            start = (0.0, 0.0, speed * sin(angle), speed * cos(angle))
            t = np.arange(0, law.rest(start, values, factor)[2] + 0.2, 1 / 30)
            x, y = positions(law, start, values, t, factor) + rng.normal(0, 5e-4, (2, len(t)))
            films.append(Recording(f"{i}.csv", "made", "m", 30.0, (Track("a", t, x, y),)))
        fit = fit_slides(films, tilt=True)
        low, high = fit.intervals["mu"]
        if isfinite(high):
            bounded += 1
            assert low <= truth["mu"] <= high and high - low > 0.01 and "the mean is known to" in fit.summary
        else:
            assert "too few to say how much slides differ and how well the mean" in fit.summary
    assert 0 < bounded < 8


def test_a_tilt_is_told_in_degrees_where_people_read_it() -> None:
    fit, _ = few(np.random.default_rng(4), "tilt", 5, 0.0)
    roll, error = (np.degrees(part["tilt_roll"]) for part in (fit.values, fit.se))
    assert with_error("tilt_roll", fit.values["tilt_roll"], fit.se["tilt_roll"]) in fit.summary
    found = re.search(r"tilt_roll = (-?[0-9.]+)° ± ([0-9.]+)°", fit.summary)
    assert found is not None and float(found[1]) == pytest.approx(roll, abs=error / 2)
    lo, hi = np.degrees(fit.intervals["tilt_roll"])
    assert bounds({"tilt_roll": fit.intervals["tilt_roll"]}).endswith("°")
    assert float(bounds({"tilt_roll": fit.intervals["tilt_roll"]}).split()[1]) == pytest.approx(lo, abs=0.02)
    assert abs(fit.as_dict()["values"]["tilt_roll"]) < 0.1 and lo < roll < hi  # type: ignore[index]  # plain data
    assert "°" in fit._repr_html_()


@pytest.mark.parametrize(
    ("value", "figures", "said"),
    [(1400.0, 2, "1400"), (123.4, 2, "120"), (1.478e-13, 4, "0"), (0.01234, 2, "0.012"), (22.0, 2, "22"),
     (-0.5, 2, "-0.5"), (9.99e5, 2, "1000000"), (3.2e-9, 2, "0.0000000032"), (0.0, 3, "0"), (99.9, 2, "100")],
)  # fmt: skip
def test_numbers_are_said_without_exponents(value: float, figures: int, said: str) -> None:
    assert plain(value, figures) == said


def test_a_fit_that_tells_no_scatter_leaves_a_boards_alone() -> None:
    fit, _ = few(np.random.default_rng(4), "tilt", 3, 0.05)
    told = fit.board(load_board("knockout"))
    assert told.surface.mu_spread == fit.mu_spread and "3 slides" in told.provenance["surface.mu_spread"]
    fit = replace(fit, spread={}, excess={})
    board = load_board("knockout").with_(mu_spread=0.07)
    measured = fit.board(board)
    assert measured.surface.mu_spread == 0.07
    assert measured.provenance.get("surface.mu_spread") == board.provenance.get("surface.mu_spread")
    assert measured.surface.mu == fit.values["mu"]


def test_an_error_without_a_bound_has_decimals_too() -> None:
    assert decimals(inf) == 4 and decimals(0.0) == 4 and decimals(3e-6) == 6
    assert ends(0.1, inf, 2) == "from 0.10" and ends(0.1, 0.25, 2) == "0.10 to 0.25"
    assert bounds({"mu": (0.1, inf), "k": (0.5, 0.7)}) == "mu from 0.1000, k 0.5000 to 0.7000 1/s"


def test_two_viscous_slides_that_differ_have_a_wide_interval() -> None:
    """As wide as Student's t of one degree of freedom makes it, not as noise does."""
    covered = []
    for number in range(40):
        rng = np.random.default_rng([31, number])
        films = []
        for i in range(2):
            values = {"mu": 0.1 * exp(0.05 * rng.standard_normal()), "k": 0.8}
            films.append(
                recorded(rng, "viscous", values, rng.uniform(0.8, 1.2), fps=30, noise=1e-3, name=f"{i}")
            )
        lo, hi = fit_slides(films, "viscous").intervals["mu"]
        covered.append(lo <= 0.1 <= hi)
    assert np.mean(covered) > 0.9


@pytest.mark.verify
@pytest.mark.parametrize("law", ["viscous", "quadratic", "tilt"])
@pytest.mark.parametrize("spread", [0.0, 0.01, 0.05])
def test_sets_of_few_slides_cover(law: str, spread: float, figure: Report) -> None:
    """Of the intervals that have two ends: one without an end covers whatever the truth is, and is counted apart."""
    sets, found = 200, []
    for number in range(sets):
        rng = np.random.default_rng([17, number])
        fit, truth = few(rng, law, int(rng.integers(2, 6)), spread)
        found.append([(*fit.intervals[name], value) for name, value in truth.items()])
    for name, (lo, hi, value) in zip(truth, np.moveaxis(np.array(found), 0, 2), strict=True):
        bounded = hi - lo < (pi if name.startswith("tilt") else inf)
        n, covered = int(bounded.sum()), (lo <= value) & (value <= hi)
        share = float(covered[bounded].mean())
        least, most = 0.93 - 2 * sqrt(0.93 * 0.07 / n), 0.97 + 2 * sqrt(0.97 * 0.03 / n)
        figure(
            f"{sets} sets of 2 to 5 slides, {law}, scatter {100 * spread:g} %: {name}, coverage",
            f"{share:.3f} of {n}, {sets - n} without an end",
            f"0.93 to 0.97; by chance of {n} sets (2 standard deviations) {least:.3f} to {most:.3f}",
        )
        assert n > sets / 2 and least <= share <= most


def test_slides_in_one_direction_say_what_a_slope_would_do() -> None:
    rng, slope = np.random.default_rng(3), radians(1.0)
    law = LAWS["coulomb"].with_tilt()
    values = law.from_named({"mu": 0.12, "tilt_pitch": slope, "tilt_roll": 0.0})
    films = []
    for i, angle in enumerate((0.0, 0.03, -0.03, pi)):
        start, t = (0.0, 0.0, sin(angle), cos(angle)), np.arange(0, 1.6, 1 / 10)
        x, y = positions(law, start, values, t) + rng.normal(0, 3e-4, (2, len(t)))
        films.append(Recording(f"{i}.csv", "made", "m", 10.0, (Track("a", t, x, y),)))
    up = fit_slides(films[:3])
    assert up.values["mu"] - 0.12 == pytest.approx(tan(slope), abs=0.001)  # what the sentence warns of
    share = 100 * tan(slope) / up.values["mu"]
    told = f"slides in one direction cannot tell a slope: each degree of it would change mu by 0.017 ({share:.2g} %)"
    assert told in up.summary and not up.warnings
    assert "one slide cannot tell a slope" in fit_slides(films[0]).summary
    for other in (fit_slides(films), fit_slides(films, tilt=True)):
        assert "cannot tell a slope" not in other.summary
