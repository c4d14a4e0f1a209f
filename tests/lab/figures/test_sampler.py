"""The sampler's figure: nothing cut off or printed over, real dots over the model's, sample size and seed told."""

from __future__ import annotations

import numpy as np
import pytest
from matplotlib.lines import Line2D

from lab import Aim, Thrower, board_names, load_board, sampler, sampler_of_landings
from lab.board.colours import DARK, LIGHT, Palette
from lab.figures.sampler import sampler_caption, sampler_figure
from tests.lab.figures.looks import cut_off, overlapping

CASUAL = Thrower.preset("casual")


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("name", board_names())
@pytest.mark.parametrize("n", [1, 40, 2_000])
def test_it_is_drawn_cleanly(name: str, n: int, palette: Palette) -> None:
    board = load_board(name)
    sample = sampler(
        board, CASUAL, Aim(board.width / 3, 0.0, 1.0 if name == "knockout" else 1.9), fee=120
    ).add(n)
    figure = sampler_figure(sample, palette)
    assert cut_off(figure) == []
    assert overlapping(figure) == []
    assert "seed 1" in sampler_caption(sample) and "simulated throw" in sampler_caption(sample)


def test_real_dots_lie_over_the_model_s() -> None:
    board = load_board("knockout")
    real = sampler(board, CASUAL, Aim(0.14, 0.0, 0.9), seed=2).add(25).rest.tolist()
    own = sampler_of_landings(real, board).add(300)
    axes = sampler_figure(own).axes[0]
    model, above = (
        line for line in axes.lines if isinstance(line, Line2D) and line.get_marker() in (".", "o")
    )
    assert np.allclose(np.column_stack(above.get_data()), real)
    assert len(np.asarray(model.get_xdata())) == 300 and above.get_zorder() > model.get_zorder()
    assert "25 real landings" in sampler_caption(own)


def test_payouts_that_cost_are_drawn_too() -> None:
    sample = sampler(load_board("knockout"), CASUAL, Aim(0.14, 0.0, 1.2), payouts={"off": -50, "blank": -20})
    figure = sampler_figure(sample.add(200))
    assert cut_off(figure) == [] and overlapping(figure) == []


def test_bars_tell_chance_times_payout_and_an_empty_plot_says_why() -> None:
    """Chance x payout = contribution stands at each bar; where nothing pays, words stand instead of an empty plot."""
    board = load_board("knockout")
    sample = sampler(board, CASUAL, Aim(0.233, 0.0, 1.0), seed=1).add(1_000)
    part = max(sample.table(), key=lambda part: part.contribution)
    labels = [label.get_text() for label in sampler_figure(sample).axes[2].get_yticklabels()]
    assert f"{part.name}\n{100 * part.chance.p:.1f} % × {float(part.payout):g}" == labels[0]
    nothing = sampler(board, CASUAL, Aim(0.14, 0.0, 0.85)).add(50)
    assert not nothing.exact_mean
    figure = sampler_figure(nothing)
    assert [text.get_text() for text in figure.axes[2].texts] == [
        "Nothing that these throws met pays anything."
    ]
    assert cut_off(figure) == [] and overlapping(figure) == []
