"""Many games as a still figure: wins by seat, cash by place in the order, cash by rule, with intervals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from lab.board.colours import LIGHT, Palette
from lab.figures import style
from lab.words import count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.axes import Axes

    from lab.play import GameShares

_WIDTH, _TALL = 9.6, 2.6
"""Inches: the figure, and each plot's height."""


def games_figure(shares: GameShares, palette: Palette = LIGHT) -> Figure:
    """Three plots side by side: do seats win alike, does the place in the order pay, what brings cash."""
    found = shares.as_dict()
    words = games_caption(shares)
    below = style.caption_height(words, _WIDTH) + 0.62
    figure = style.new_figure(_WIDTH, below + _TALL + 0.75, palette)
    style.title(figure, "Who wins, and what cash comes from", palette)
    seats = found["seats"]
    axes = style.axes_at(figure, 0.7, below, 2.2, _TALL)
    _dots(axes, [100 * s["win"] for s in seats], [(100 * s["lo"], 100 * s["hi"]) for s in seats], palette)
    fair = 100 / len(seats)
    axes.axhline(fair, color=palette.secondary, linewidth=0.8, linestyle="--", zorder=0)
    axes.set_xlabel("seat in the first round's order")
    axes.set_ylabel("games won, %")
    places = found["positions"]
    axes = style.axes_at(figure, 3.75, below, 2.2, _TALL)
    spans = [(p["lo"] if p["lo"] is not None else p["mean"], p["hi"] or p["mean"]) for p in places]
    _dots(axes, [p["mean"] for p in places], spans, palette)
    axes.set_xlabel("place in a round's order")
    axes.set_ylabel("cash gained in a round")
    axes = style.axes_at(figure, 7.15, below, 2.2, _TALL)
    _bars(axes, shares, palette)
    style.caption(figure, words, palette)
    return figure


def games_caption(shares: GameShares) -> str:
    """Games, seed, players and board, and whether going last pays."""
    who = "; ".join(dict.fromkeys(shares.players.values()))
    return (
        f"{count(len(shares))} simulated games of {len(shares.sides)} sides, seed {shares.seed}; players: "
        f"{who}; board {shares.board.name}. Bars are 95 % intervals; the dashed line is an even share; cash "
        f"by rule is of all sides together in a game. {shares.does_last_pay()}"
    )


def _dots(
    axes: Axes, values: Sequence[float], spans: Sequence[tuple[float, float]], palette: Palette
) -> None:
    """A dot with its interval for each of 1, 2, …."""
    style.dress(axes, palette)
    numbers = np.arange(1, len(values) + 1)
    axes.vlines(numbers, [lo for lo, _ in spans], [hi for _, hi in spans], color=palette.data[0], linewidth=2)
    axes.plot(numbers, values, "o", color=palette.data[0], markersize=5)
    axes.set_xticks(numbers)
    axes.set_xlim(0.5, len(values) + 0.5)
    lowest = min(0.0, min(lo for lo, _ in spans))
    axes.set_ylim(lowest, 1.15 * max(hi for _, hi in spans))


def _bars(axes: Axes, shares: GameShares, palette: Palette) -> None:
    """Cash by rule, what is paid to the left of zero; the amount after each bar."""
    from lab.play import SOURCES

    style.dress(axes, palette, sides="b")
    parts = shares.shares()
    means = [mean.mean for mean, _ in parts.values()]
    heights = np.arange(len(means))[::-1]
    colours = [palette.gain if mean >= 0 else palette.loss for mean in means]
    axes.barh(heights, means, height=0.6, color=colours)
    axes.set_yticks(heights, [f"{name} ({SOURCES[name]})" for name in parts])
    axes.tick_params(axis="y", length=0)
    axes.axvline(0, color=palette.secondary, linewidth=0.8)
    reach = max(map(abs, means)) or 1.0
    low = min(0.0, *means)
    axes.set_xlim(low - 0.05 * reach, 1.45 * reach)
    for height, mean in zip(heights, means, strict=True):
        sign = "+" if mean > 0 else ""
        axes.text(
            max(mean, 0) + 0.03 * reach,
            height,
            f"{sign}{count(round(mean))}",
            fontsize=style.SMALL,
            color=palette.text,
            va="center",
        )
    axes.xaxis.set_major_locator(MaxNLocator(3))
    axes.xaxis.set_major_formatter(lambda value, _: count(round(value)))
    axes.set_xlabel("cash a game")
