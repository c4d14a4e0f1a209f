"""A sampler as a still figure: its dots on the board, the running mean with its band, what adds up to the mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from lab.board.colours import LIGHT, Palette
from lab.chance.sampler_table import rounded
from lab.figures import style
from lab.figures.board import HEAT, TOKEN, board_axes, board_scale, draw_board, draw_token
from lab.figures.numbers import centimetres, fixed, percent, surface_words
from lab.words import MINUS, count

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from lab.chance.sampler import Part, Sampler

_LEFT, _GAP, _NAMES, _PLOT, _RIGHT = 0.62, 0.85, 0.75, 3.0, 0.75
"""Inches: rulers, gap between board and plots, room for the names of outcomes, plots, room for amounts."""

_DOTS = 2_000
"""Model dots that are drawn, the last ones thrown."""

_BARS = 12
"""Outcomes that get a bar, those that add most; the others share one."""

_TWO_LINES = 6
"""Up to so many bars there is room for chance x payout under each name."""


def sampler_figure(sample: Sampler, palette: Palette = LIGHT) -> Figure:
    """Board with model dots under real dots, the mean after each throw, and contributions to it."""
    board = sample.board
    scale = board_scale(board, longest=7.0)
    words = sampler_caption(sample)
    wide, tall = board.width * scale, max(board.length * scale, 5.0)
    left = _LEFT + wide + _GAP
    width = left + _NAMES + _PLOT + _RIGHT
    below = style.caption_height(words, width) + 0.48
    figure = style.new_figure(width, below + tall + 0.62, palette)
    style.title(figure, f"What a throw is worth: {sample.thrower.name} thrower", palette)
    axes = board_axes(figure, board, palette, _LEFT, below, scale)
    draw_board(axes, board, palette, halo=True)
    for token, (x, y) in sample.resting.items():
        draw_token(axes, token, x, y, board.token_for(token).radius, palette)
    _draw_dots(axes, sample, palette)
    high = 0.42 * tall
    _draw_running(style.axes_at(figure, left + _NAMES, below + tall - high, _PLOT, high), sample, palette)
    _draw_parts(style.axes_at(figure, left + _NAMES, below, _PLOT, tall - high - 0.85), sample, palette)
    style.caption(figure, words, palette)
    return figure


def sampler_caption(sample: Sampler) -> str:
    """What the picture was made of: throws, seed, thrower, aim, board; and what they say."""
    aim, surface = sample.aim, sample.board.surface
    words = (
        f"{count(sample.n)} simulated throws, seed {sample.seed}; {sample.thrower.name} thrower "
        f"({sample.thrower.describe()}) at {fixed(aim.speed, 3)} m/s from x {centimetres(aim.x)} cm; board "
        f"{sample.board.name}, {surface_words(surface)}. The band is the mean's 95 % interval. {sample.sentence}"
    )
    if sample.skill is not None:
        words += f" Large dots: {len(sample.real)} real landings. Skill from {sample.skill.sentence}."
    return words


def _draw_dots(axes: Axes, sample: Sampler, palette: Palette) -> None:
    """Where tokens rest: the model's small, the real ones large above them."""
    model = sample.rest[sample.on_board][-_DOTS:]
    axes.plot(*model.T, ".", color=palette.landings, alpha=0.4, markersize=3, zorder=HEAT, markeredgewidth=0)
    if sample.real:
        axes.plot(
            *np.array(sample.real).T,
            "o",
            color=palette.data[1],
            markeredgecolor=palette.ink,
            markeredgewidth=0.6,
            markersize=5,
            zorder=TOKEN,
        )


def _draw_running(axes: Axes, sample: Sampler, palette: Palette) -> None:
    """The mean after each throw with its band, and the fee where there is one."""
    style.dress(axes, palette)
    run = sample.running()
    shown = np.unique(np.geomspace(1, sample.n, 600).astype(int)) - 1
    n, mean, lo, hi = run.n[shown], run.mean[shown], run.lo[shown], run.hi[shown]
    axes.fill_between(n, lo, hi, color=palette.data[0], alpha=0.2, linewidth=0)
    axes.plot(n, mean, color=palette.data[0], linewidth=1.4)
    axes.set_xscale("log")
    settled = run.n >= min(10, sample.n)
    ends = [
        *run.mean[settled],
        *run.lo[settled],
        *run.hi[settled],
        *([float(sample.fee)] if sample.fee else []),
    ]
    low, high = float(np.nanmin(ends)), float(np.nanmax(ends))
    room = 0.08 * (high - low) or 1.0
    axes.set_ylim(low - room, high + room)
    axes.set_xlim(1, max(sample.n, 2))
    axes.set_xlabel("throws")
    axes.set_ylabel("mean payout of a throw")
    axes.yaxis.set_major_locator(MaxNLocator(5))
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:g}".replace("-", MINUS))
    axes.xaxis.set_major_formatter(lambda value, _: count(round(value)))
    axes.xaxis.set_minor_formatter(lambda value, _: "")
    if sample.fee:
        axes.axhline(float(sample.fee), color=palette.data[1], linewidth=1.0, linestyle="--")
        axes.annotate(
            "fee",
            (1, float(sample.fee)),
            xycoords=("axes fraction", "data"),
            xytext=(4, 0),
            textcoords="offset points",
            va="center",
            fontsize=style.TICK,
            color=palette.text,
        )


def _times(part: Part) -> str:
    """ "Green B" over "28.3 % × 300"."""
    payout = f"{float(part.payout):g}".replace("-", MINUS)
    return f"{part.name}\n{percent(part.chance.p)} % × {payout}"


def _draw_parts(axes: Axes, sample: Sampler, palette: Palette) -> None:
    """Chance x payout of the outcomes that add most, the largest on top; the amounts add up to the mean."""
    style.dress(axes, palette, sides="b")
    parts = sorted((p for p in sample.table() if p.contribution), key=lambda p: -abs(p.contribution))
    amounts, names = [p.contribution for p in parts[:_BARS]], [p.name for p in parts[:_BARS]]
    if rest := parts[_BARS:]:
        amounts.append(sum((p.contribution for p in rest), start=rest[0].contribution * 0))
        names.append(f"{len(rest)} others")
    if not amounts:
        style.dress(axes, palette, sides="")
        axes.set(xticks=[], yticks=[])
        axes.text(
            0.5, 0.5, "Nothing that these throws met pays anything.", transform=axes.transAxes, ha="center",
            va="center", fontsize=style.SMALL, color=palette.secondary,
        )  # fmt: skip
        return
    if len(amounts) <= _TWO_LINES:
        names = [_times(part) for part in parts]
    heights = np.arange(len(amounts))[::-1]
    values = [float(amount) for amount in amounts]
    axes.barh(heights, values, height=0.6, color=[palette.gain if v >= 0 else palette.loss for v in values])
    axes.set_yticks(heights, names)
    axes.tick_params(axis="y", length=0)
    axes.axvline(0, color=palette.secondary, linewidth=0.8)
    axes.set_xlabel(f"chance × payout; together {rounded([sample.exact_mean])[0]} a throw")
    axes.xaxis.set_major_locator(MaxNLocator(4))
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}".replace("-", MINUS))
    beside = max(0.0, (4 - len(amounts)) / 2)  # few bars stay slim, in the middle
    axes.set_ylim(-0.6 - beside, len(amounts) - 0.4 + beside)
    for height, value, text in zip(heights, values, rounded(amounts), strict=True):
        axes.annotate(
            text,
            (max(value, 0.0), height),
            xytext=(4, 0),
            textcoords="offset points",
            va="center",
            fontsize=style.SMALL,
            color=palette.text,
        )
