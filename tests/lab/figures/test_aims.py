"""The pictures of aims: nothing cut off or printed over, n and seed told, true to what they show."""

from __future__ import annotations

import numpy as np
import pytest
from matplotlib.collections import QuadMesh
from matplotlib.patches import Ellipse

from lab import Thrower, aim_map, board_names, landing_map, load_board, skill_curve
from lab.board.colours import DARK, LIGHT, Palette
from lab.figures.aims import aim_figure, skill_figure
from lab.figures.landing import landing_caption, landing_figure
from tests.lab.figures.test_pictures import PALETTES, assert_clean, words_of

BEGINNER = Thrower.preset("beginner")


@pytest.mark.parametrize("name", board_names())
@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_an_aim_map_is_drawn_cleanly_with_n_and_seed(name: str, palette: Palette) -> None:
    aims = aim_map(load_board(name), BEGINNER, 0.1, slides=40_000, check=2_000, seed=7)
    figure = aim_figure(aims, palette)
    assert_clean(figure)
    words = words_of(figure)
    assert "Seed 7; beginner thrower" in words
    assert "2\N{THIN SPACE}000 fresh slides" in words
    assert "aimed speed, m/s" in words and "Worth, money" in words


def test_the_map_shows_its_values_and_the_best_aim_with_the_hand_round_it() -> None:
    aims = aim_map(load_board("knockout"), BEGINNER, 0.2, {"red-1": (0.1, 0.5)}, slides=60_000, check=2_000)
    figure = aim_figure(aims)
    (mesh,) = (found for axes in figure.axes[1:2] for found in axes.findobj(QuadMesh))
    assert mesh.get_array() is not None
    assert np.allclose(np.asarray(mesh.get_array()).ravel(), aims.values.T.ravel())
    (ellipse,) = figure.axes[1].findobj(Ellipse)
    assert isinstance(ellipse, Ellipse)
    assert ellipse.get_center() == pytest.approx((np.degrees(aims.best.aim.angle), aims.best.aim.speed))
    assert ellipse.get_width() == pytest.approx(2 * 3.0)
    assert "1 token at rest" in words_of(figure)


@PALETTES
def test_a_skill_curve_is_drawn_cleanly(palette: Palette) -> None:
    curve = skill_curve(load_board("knockout"), BEGINNER, 0.2, scales=(0.25, 0.5, 1.0), slides=40_000)
    figure = skill_figure(curve, palette)
    assert_clean(figure)
    words = words_of(figure)
    assert "seed 1" in words and "worth, money" in words and "95 %" in words


@PALETTES
def test_a_landing_map_shows_where_tokens_are_knocked_to(palette: Palette) -> None:
    from lab import Aim

    board, resting = load_board("knockout"), {"red-1": (0.14, 0.5), "blue-2": (0.05, 0.9)}
    landing = landing_map(board, BEGINNER, Aim(0.14, 0.0, 1.0), 5_000, 1, resting)
    figure = landing_figure(landing, palette)
    assert_clean(figure)
    drawn = np.concatenate(
        [np.asarray(c.get_offsets()) for c in figure.axes[0].collections if len(c.get_offsets())]
    )
    knocked = landing.landings("red-1")[:300]
    assert any(np.allclose(place, knocked[0]) for place in drawn)
    assert "Dots: where a token at rest was knocked to" in landing_caption(landing)
    empty = landing_map(board, BEGINNER, Aim(0.14, 0.0, 1.0), 1_000)
    assert "Dots" not in landing_caption(empty)
