"""The picture of a fit shows the data, model and residuals that the fit holds, and nothing is cut off."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest

from lab import Fit, Recording, Track, fit_slides, simulate_recording
from lab.board import G
from lab.board.colours import DARK
from lab.figures.fit import fit_figure, prediction_figure
from lab.figures.style import image_bytes


def a_fit(n: int) -> Fit:
    mus = np.random.default_rng(1).normal(0.1, 0.006, n)
    return fit_slides(
        [
            simulate_recording(mu, sqrt(2 * mu * G * 0.5), fps=60, seed=k, file=f"slide-{k}.csv")
            for k, mu in enumerate(mus)
        ]
    )


def test_one_slide_shows_its_distances_and_its_residuals() -> None:
    fit = a_fit(1)
    above, below = fit_figure(fit).axes
    slide = fit.slides[0]
    dots, line = above.get_lines()
    np.testing.assert_allclose(dots.get_xdata(), slide.t)
    reach = 100 * np.hypot(*(slide.data[-1] - slide.data[0]))
    assert np.asarray(dots.get_ydata())[-1] == pytest.approx(reach, abs=0.2)
    assert np.asarray(line.get_ydata())[-1] == pytest.approx(reach, abs=0.2)
    _, along, across = below.get_lines()
    left = np.hypot(np.asarray(along.get_ydata()), np.asarray(across.get_ydata()))
    np.testing.assert_allclose(left, 1e3 * np.hypot(*slide.residuals.T))


def test_several_slides_show_their_own_values_by_name() -> None:
    fit = a_fit(5)
    side = fit_figure(fit).axes[2]
    points = side.containers[0].lines[0]
    np.testing.assert_allclose(points.get_xdata(orig=False), [slide.values["mu"] for slide in fit.slides])
    assert [label.get_text() for label in side.get_yticklabels()] == [f"slide-{k}.csv" for k in range(5)]


@pytest.mark.parametrize("n", [1, 2, 20])
def test_nothing_reaches_beyond_the_picture(n: int) -> None:
    figure = fit_figure(a_fit(n), DARK)
    assert image_bytes(figure).startswith(b"\x89PNG")
    width, height = figure.bbox.width, figure.bbox.height
    for axes in figure.axes:
        box = axes.get_tightbbox()
        assert box is not None
        assert box.x0 >= 0 and box.y0 >= 0 and box.x1 <= width and box.y1 <= height


def test_the_prediction_shows_its_band_and_the_slides_in_it() -> None:
    fit = a_fit(8)
    figure = prediction_figure(fit)
    (axes,) = figure.axes
    line, dots = axes.get_lines()
    speeds, distances = np.asarray(line.get_xdata()), np.asarray(line.get_ydata())
    np.testing.assert_allclose(distances, 100 * speeds**2 / (2 * fit.values["mu"] * G), rtol=1e-9)
    assert len(np.asarray(dots.get_xdata())) == 8
    assert np.asarray(dots.get_ydata()) == pytest.approx(50, rel=0.02)
    assert image_bytes(figure).startswith(b"\x89PNG")


def test_tracks_without_a_fit_are_still_shown() -> None:
    t = np.arange(60) / 60
    track = Track("a", t, 0.5 * t + 0.15 * t**2, 0 * t)
    figure = fit_figure(fit_slides(Recording("fast.csv", "made", "m", 60.0, (track,))))
    (line,) = figure.axes[0].get_lines()
    assert np.asarray(line.get_ydata())[-1] == pytest.approx(100 * track.x[-1])
    assert image_bytes(figure).startswith(b"\x89PNG")
