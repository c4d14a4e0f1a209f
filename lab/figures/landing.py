"""The landing map as a still figure: heat on the board, the share of slides up the board beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import MaxNLocator

from lab.board.colours import LIGHT, Palette
from lab.chance.landing import full_heat
from lab.figures import style
from lab.figures.board import HEAT, TOKEN, TRAIL, board_axes, board_scale, draw_board, draw_token
from lab.figures.numbers import centimetres, fixed, interval, percent, surface_words
from lab.throwers import release_y
from lab.words import count

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.image import AxesImage

    from lab.chance import LandingMap

_DOTS = 300

_LEFT, _GAP, _PLOT, _BAR, _ACROSS = 0.62, 0.22, 1.75, 0.15, 0.6
"""Inches: rulers, gap between board and plots, width of the plot and of the colour bar, height of the plot above."""


def landing_figure(landing: LandingMap, palette: Palette = LIGHT) -> Figure:
    """Board with the heat of landings, chances in whole %, histogram up the board and colour bar."""
    board = landing.board
    scale = board_scale(board)
    words = landing_caption(landing)
    wide, tall = board.width * scale, board.length * scale
    bar_left = _LEFT + wide + _GAP + _PLOT + 0.45
    width = bar_left + _BAR + 0.62
    below = style.caption_height(words, width) + 0.48
    figure = style.new_figure(width, below + tall + _GAP + _ACROSS + 0.62, palette)
    style.title(figure, f"Where {landing.thrower.words}'s slides come to rest", palette)
    axes = board_axes(figure, board, palette, _LEFT, below, scale)
    chances = {space: chance.p for space, chance in landing.spaces.items()}
    draw_board(axes, board, palette, halo=True, chances=chances)
    draw_knocked(axes, landing, palette)
    for token, (x, y) in landing.resting.items():
        draw_token(axes, token, x, y, board.token_for(token).radius, palette)
    draw_aim(axes, landing, palette)
    image = draw_heat(axes, landing, palette)
    if image is not None:
        _draw_bar(figure, image, palette, (bar_left, below + 0.3 * tall, _BAR, 0.45 * tall))
    plot = style.axes_at(figure, _LEFT + wide + _GAP, below, _PLOT, tall)
    _draw_histogram(plot, landing, palette)
    _draw_across(style.axes_at(figure, _LEFT, below + tall + _GAP, wide, _ACROSS), landing, palette)
    style.caption(figure, words, palette)
    return figure


def landing_caption(landing: LandingMap) -> str:
    """What the picture was made of: slides, seed, thrower, aim, board, and the chances outside the spaces."""
    aim, surface = landing.aim, landing.board.surface
    turned = f"{fixed(np.degrees(aim.angle), 1)}° from straight" if aim.angle else "straight"
    words = (
        f"{count(landing.n)} simulated slides, seed {landing.seed}; {landing.thrower.name} thrower "
        f"({landing.thrower.describe()}) aiming {turned} at {fixed(aim.speed, 3)} m/s from x "
        f"{centimetres(aim.x)} cm; board {landing.board.name}, {surface_words(surface)}, "
        f"± {100 * surface.mu_spread:.2g} % from slide to slide."
    )
    off, short = (f"{percent(c.p)} % ({interval(c.lo, c.hi)})" for c in (landing.off, landing.short))
    if any(knock.moved.count for knock in landing.knocks.values()):
        words += f" Dots: where a token at rest was knocked to, at most {_DOTS} of each."
    return f"{words} Off the board {off}, short of the GO line {short}."


def draw_knocked(axes: Axes, landing: LandingMap, palette: Palette) -> None:
    """Where each token at rest came to lie in the first slides that moved it, as dots in its side's colour."""
    for token in landing.resting:
        x, y = landing.landings(token)[:_DOTS].T
        axes.scatter(x, y, s=3, color=palette.side(token).disc, linewidths=0, alpha=0.7, zorder=TRAIL)


def draw_heat(axes: Axes, landing: LandingMap, palette: Palette) -> AxesImage | None:
    """Landings per cm^2 in % of slides, up to their `full_heat`; None where none rests."""
    density, x, y = landing.density()
    share = density * 0.01  # 1/m^2 -> % per cm^2
    if not (top := full_heat(share)):
        return None
    return axes.imshow(
        share.T,
        origin="lower",
        extent=(x[0], x[-1], y[0], y[-1]),
        cmap=style.heat_colours(palette),
        vmin=0,
        vmax=top,
        interpolation="bilinear",
        zorder=HEAT,
        aspect="auto",
    )


def _draw_bar(
    figure: Figure, image: AxesImage, palette: Palette, bar: tuple[float, float, float, float]
) -> None:
    """The heat's colour bar."""
    colours = figure.colorbar(image, cax=style.axes_at(figure, *bar))
    colours.ax.tick_params(colors=palette.secondary, labelsize=style.TICK, length=3)
    colours.outline.set_edgecolor(palette.secondary)
    colours.outline.set_linewidth(0.8)
    colours.ax.set_facecolor(palette.paper)
    colours.ax.set_title(
        "Landings,\n% per cm²", fontsize=style.TICK, color=palette.text, loc="left", pad=8, linespacing=1.2
    )


def draw_aim(axes: Axes, landing: LandingMap, palette: Palette) -> None:
    """Where the hand lets go, and which way it points."""
    x, y = landing.aim.x, release_y(landing.board)
    way = 0.9 * (landing.board.go_line - y)
    draw_token(axes, "aim", x, y, landing.board.token.radius, palette, hollow=True)
    axes.annotate(
        "",
        (x + way * np.sin(landing.aim.angle), y + way * np.cos(landing.aim.angle)),
        (x, y),
        arrowprops={"arrowstyle": "-|>", "color": palette.ink, "linewidth": 1.4, "shrinkA": 0, "shrinkB": 0},
        zorder=TOKEN,
    )


def _draw_across(axes: Axes, landing: LandingMap, palette: Palette) -> None:
    """% of slides at rest per cm across the board."""
    style.dress(axes, palette, sides="b")
    density, edges = landing.across()
    axes.bar(edges[:-1], density, width=np.diff(edges), align="edge", color=palette.landings, linewidth=0)
    axes.set(xlim=(0, landing.board.width), xticks=[], yticks=[])
    if not density.any():
        return
    top = float(density.max())
    axes.set_ylim(0, 1.1 * top)
    rests = landing.rest[landing.on_board, 0]
    low, high = np.quantile(rests, [0.05, 0.95])
    words = f"up to {fixed(top, 1)} % per cm\n5 to 95 %: {centimetres(low)} to {centimetres(high)} cm"
    axes.annotate(
        words, (1.0, 0.5), xycoords="axes fraction", xytext=(16, 0), textcoords="offset points",
        fontsize=style.TICK, va="center", color=palette.text,
    )  # fmt: skip


def _draw_histogram(axes: Axes, landing: LandingMap, palette: Palette) -> None:
    """% of slides at rest per cm up the board, with the median and the 5 to 95 % range."""
    style.dress(axes, palette, sides="l")
    density, edges = landing.along()
    axes.barh(edges[:-1], density, height=np.diff(edges), align="edge", color=palette.landings, linewidth=0)
    axes.set_xlabel("% of slides, per cm")
    axes.set(ylim=(0, landing.board.length), xticks=[], yticks=[])
    rests = landing.rest[landing.on_board, 1]
    if not rests.size:
        return
    top = float(density.max())
    axes.set_xlim(0, 1.6 * top)
    axes.xaxis.set_major_locator(MaxNLocator(4))
    low, middle, high = np.quantile(rests, [0.05, 0.5, 0.95])
    across = 1.12 * top
    axes.add_artist(Line2D((0, across), (middle, middle), color=palette.text, linewidth=1.2, zorder=TRAIL))
    axes.plot([across] * 2, [low, high], color=palette.text, linewidth=1.0, marker="_", markersize=6)
    for words, place, va in (
        (f"95 %: {centimetres(high)}", high, "bottom"),
        (f"median\n{centimetres(middle)} cm", middle, "center"),
        (f"5 %: {centimetres(low)}", low, "top"),
    ):
        axes.annotate(
            words,
            (across, place),
            xytext=(5 if va == "center" else -4, {"bottom": 4, "center": 0, "top": -4}[va]),
            textcoords="offset points",
            fontsize=style.TICK,
            va=va,
            color=palette.text,
        )
