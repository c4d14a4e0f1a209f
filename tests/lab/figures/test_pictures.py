"""Board, landing, slide and round as pictures: nothing cut off or printed over, true to what they show."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from matplotlib.collections import QuadMesh
from matplotlib.figure import Figure
from matplotlib.image import AxesImage
from matplotlib.patches import Circle, Rectangle

from lab import (
    Aim,
    Board,
    Release,
    Thrower,
    board_names,
    landing_map,
    load_board,
    play_round,
    score_round,
    slide,
)
from lab.board.colours import DARK, LIGHT, Palette
from lab.figures.board import board_figure
from lab.figures.landing import landing_caption, landing_figure
from lab.figures.round import outcome, slides_figure, table_figure
from lab.figures.slide import slide_caption, slide_figure
from lab.figures.style import image_bytes, save_figure
from tests.lab.figures.looks import cut_off, overlapping, shown_texts

PALETTES = pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
CASUAL = Thrower.preset("casual")


def assert_clean(figure: Figure) -> None:
    assert cut_off(figure) == []
    assert overlapping(figure) == []


def words_of(figure: Figure) -> str:
    return " ".join(words.replace("\n", " ") for words, _ in shown_texts(figure)).replace(
        "\N{NO-BREAK SPACE}", " "
    )


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


@PALETTES
@pytest.mark.parametrize("name", board_names())
def test_every_shipped_board_is_drawn_cleanly(name: str, palette: Palette) -> None:
    shown = load_board(name)
    figure = board_figure(shown, palette)
    assert_clean(figure)
    axes = figure.axes[0]
    box = axes.get_window_extent()
    assert box.height / box.width == pytest.approx(shown.length / shown.width)


def test_the_board_shows_every_name_and_value(board: Board) -> None:
    words = words_of(board_figure(board))
    for space in board.spaces:
        assert space.label in words
        assert not space.value or str(space.value) in words


@PALETTES
@pytest.mark.parametrize("name", board_names())
def test_a_landing_map_is_drawn_cleanly_with_n_and_seed(name: str, palette: Palette) -> None:
    shown = load_board(name)
    speed = 1.0 if name == "knockout" else 1.9
    landing = landing_map(shown, CASUAL, Aim(shown.width / 2, 0.01, speed), n=20_000, seed=7)
    figure = landing_figure(landing, palette)
    assert_clean(figure)
    words = words_of(figure)
    assert "20\N{THIN SPACE}000 simulated slides, seed 7" in words
    assert "% per cm²" in words


def test_the_heat_lies_where_the_slides_land(board: Board) -> None:
    landing = landing_map(board, CASUAL, Aim(0.14, 0.0, 0.9), n=20_000)
    figure = landing_figure(landing)
    image = next(artist for artist in figure.findobj(AxesImage) if isinstance(artist, AxesImage))
    heat = np.asarray(image.get_array())
    x0, x1, y0, y1 = image.get_extent()
    rows, columns = heat.shape
    weights = heat / heat.sum()
    y = y0 + (np.arange(rows) + 0.5) * (y1 - y0) / rows
    x = x0 + (np.arange(columns) + 0.5) * (x1 - x0) / columns
    mean = landing.rest[landing.on_board].mean(axis=0)
    assert (weights.sum(axis=0) @ x, weights.sum(axis=1) @ y) == pytest.approx(tuple(mean), abs=0.003)
    assert (x1, y1) == (board.width, board.length)
    cell = (x1 - x0) / columns * (y1 - y0) / rows
    # % per cm^2 over all cells of so many cm^2 is the share that stayed on the board
    assert heat.sum() * cell * 1e4 == pytest.approx(100 * (1 - landing.off.p))


def test_a_map_of_slides_that_all_leave_the_board_is_drawn_and_says_so(board: Board) -> None:
    landing = landing_map(board, CASUAL, Aim(0.14, 0.0, 3.0), n=500)
    figure = landing_figure(landing)
    assert_clean(figure)
    assert not figure.findobj(QuadMesh)
    assert "Off the board 100.0 %" in landing_caption(landing)


def test_the_shares_across_stand_above_the_board_and_those_along_beside_it(board: Board) -> None:
    """Both marginals, over the board's own rulers, each adding up to the share that stayed on the board (in %)."""
    landing = landing_map(board, CASUAL, Aim(0.2, 0.0, 1.0), n=20_000)
    figure = landing_figure(landing)
    on_board, along, across = figure.axes[0], figure.axes[-2], figure.axes[-1]
    boxes = [axes.get_window_extent() for axes in (on_board, along, across)]
    assert (boxes[2].x0, boxes[2].x1) == pytest.approx((boxes[0].x0, boxes[0].x1)) and boxes[2].y0 > boxes[
        0
    ].y1
    assert (boxes[1].y0, boxes[1].y1) == pytest.approx((boxes[0].y0, boxes[0].y1)) and boxes[1].x0 > boxes[
        0
    ].x1
    stayed = 100 * (1 - landing.off.p)
    bars = [bar for bar in across.patches if isinstance(bar, Rectangle)]
    assert sum(bar.get_height() * 100 * bar.get_width() for bar in bars) == pytest.approx(stayed)
    rows = [bar for bar in along.patches if isinstance(bar, Rectangle)]
    assert sum(bar.get_width() * 100 * bar.get_height() for bar in rows) == pytest.approx(stayed)
    tallest = max(bars, key=lambda bar: bar.get_height())
    assert abs(tallest.get_x() - np.median(landing.rest[:, 0])) < 0.02
    assert f"up to {tallest.get_height():.1f} % per cm" in words_of(figure)


def test_resting_tokens_stand_on_the_landing_map(board: Board) -> None:
    places = {"red-1": (0.1, 0.5), "blue-2": (0.2, 0.6)}
    figure = landing_figure(landing_map(board, CASUAL, Aim(0.14, 0.0, 0.9), n=1_000, resting=places))
    assert set(places.values()) <= {
        tuple(disc.center) for disc in figure.findobj(Circle) if isinstance(disc, Circle)
    }


@PALETTES
def test_a_slide_is_drawn_cleanly_and_told_in_words(board: Board, palette: Palette) -> None:
    release, resting = Release(0.13, 0.1, 1.1, 0.02), {"blue-1": (0.15, 0.45), "yellow-2": (0.27, 0.3)}
    result = slide(board, release, resting, token="red-1")
    assert_clean(slide_figure(board, release, result, resting, palette))
    words = slide_caption(board, release, result)
    assert "Released at 1.100 m/s, 1.1° from straight" in words
    assert f"{result.hits} hit" in words


def test_a_lost_and_a_short_slide_are_told_so(board: Board) -> None:
    for speed, told in ((3.0, "It leaves the board"), (0.1, "short of the GO line")):
        release = Release(0.14, 0.1, speed)
        assert told in slide_caption(board, release, slide(board, release))


@PALETTES
@pytest.mark.parametrize("sides", [["red", "yellow"], ["red", "yellow", "green", "blue"]])
def test_a_round_is_drawn_cleanly(board: Board, palette: Palette, sides: list[str]) -> None:
    played = play_round(board, sides, Thrower.preset("beginner"), 4)
    score = score_round(played.record)
    assert_clean(slides_figure(played, palette))
    figure = table_figure(played, score.cash, score.pot, palette)
    assert_clean(figure)
    words = words_of(figure)
    assert "seed 4" in words
    for side in sides:
        assert side in words
    away = [token for token, space in score.spaces.items() if space in ("off", "jail")]
    for token in away:
        assert token in words


def test_each_slide_is_captioned_with_where_its_token_ended(board: Board) -> None:
    for seed in range(12):
        for slid in play_round(board, ["red", "blue"], Thrower.preset("beginner"), seed).slides:
            told = outcome(board, slid)
            assert (told == "off") == (slid.token in slid.result.off)
            assert (told == "to jail") == (slid.token in slid.jailed)
            if told == "short":
                assert slid.result.rest[slid.token][1] < board.go_line


@pytest.mark.parametrize(("kind", "begins"), [("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF")])
def test_figures_are_written_whole_in_each_format(
    board: Board, tmp_path: Path, kind: str, begins: bytes
) -> None:
    path = save_figure(board_figure(board), tmp_path / f"board.{kind}")
    assert path.read_bytes().startswith(begins)
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_the_same_figure_gives_the_same_png(board: Board) -> None:
    assert image_bytes(board_figure(board)) == image_bytes(board_figure(board))
