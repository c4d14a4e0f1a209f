"""Where to aim, as still figures: the worth of each aim with the best one, and the best aim by skill."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from matplotlib.figure import Figure
from matplotlib.patches import Ellipse
from matplotlib.ticker import FixedLocator, FuncFormatter, MaxNLocator, NullFormatter, NullLocator

from lab.board.colours import LIGHT, Palette
from lab.chance.landing import landing_map
from lab.figures import style
from lab.figures.board import TOKEN, board_axes, board_scale, draw_board, draw_token
from lab.figures.landing import draw_aim, draw_heat
from lab.figures.numbers import centimetres, fixed, surface_words
from lab.throwers import release_y
from lab.words import count

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from lab.chance import AimMap, SkillCurve

_LEFT, _GAP, _MAP, _BAR = 0.62, 0.85, 3.6, 0.15
"""Inches: rulers, gaps between the plots, width of the map, of the colour bar."""

_SLIDES = 50_000
_CURVE = 4.6, 2.1
"""Inches: width and height of each plot of the skill curve."""


def aim_figure(aims: AimMap, palette: Palette = LIGHT) -> Figure:
    """The landings of the best aim on the board, and the worth of every aim with that best one."""
    board = aims.board
    scale = board_scale(board, 7.6, 3.6)
    wide, tall = board.width * scale, board.length * scale
    map_left = _LEFT + wide + _GAP
    bar_left = map_left + _MAP + 0.85
    width = bar_left + _BAR + 0.6
    words = aim_caption(aims)
    below = style.caption_height(words, width) + 0.48
    figure = style.new_figure(width, below + tall + 0.72, palette)
    style.title(figure, f"Where {aims.thrower.words} does best to aim", palette)
    _draw_board(board_axes(figure, board, palette, _LEFT, below, scale), aims, palette)
    axes = style.axes_at(figure, map_left, below, _MAP, tall)
    bar = style.axes_at(figure, bar_left, below + 0.3 * tall, _BAR, 0.45 * tall)
    _draw_worth(figure, axes, bar, aims, palette)
    style.caption(figure, words, palette)
    return figure


def aim_caption(aims: AimMap) -> str:
    """What the picture was made of: the worth, slides, seed, thrower, place, board."""
    table, worth = aims.table, aims.best.worth
    words = (
        f"Left: {count(_SLIDES)} simulated slides of the best aim. Right: expected {table.worth.name} worth by angle "
        f"and speed, from {count(table.slides)} simulated slides let go at x {centimetres(aims.x)} cm; the dot is the "
        f"best aim, worth {fixed(worth.mean, 1)} (95 %: {fixed(worth.lo, 1)} to {fixed(worth.hi, 1)}, {count(worth.n)} "
        f"fresh slides), the ellipse one standard deviation of the hand. Seed {table.seed}; {aims.thrower.name} "
        f"thrower ({aims.thrower.describe()}); board {aims.board.name}, {surface_words(aims.board.surface)}"
    )
    lying = len(table.resting)
    resting = f", {lying} token{'' if lying == 1 else 's'} at rest" if lying else ""
    return f"{words}{resting}."


def _draw_board(axes: Axes, aims: AimMap, palette: Palette) -> None:
    table = aims.table
    landing = landing_map(
        aims.board, aims.thrower, aims.best.aim, _SLIDES, table.seed + 1, table.resting,
        token=table.token, tokens=table.tokens,
    )  # fmt: skip
    chances = {space: chance.p for space, chance in landing.spaces.items()}
    draw_board(axes, aims.board, palette, halo=True, chances=chances)
    for token, (x, y) in table.resting.items():
        draw_token(axes, token, x, y, aims.board.token_for(token).radius, palette)
    draw_aim(axes, landing, palette)
    draw_heat(axes, landing, palette)


def _draw_worth(figure: Figure, axes: Axes, bar: Axes, aims: AimMap, palette: Palette) -> None:
    """The heat of worth with contours, the best aim, and rulers: degrees, m/s and how far that reaches."""
    style.dress(axes, palette, sides="lbr")
    degrees, speeds = np.degrees(aims.angles), aims.speeds
    image = axes.pcolormesh(
        degrees, speeds, aims.values.T, cmap="viridis", shading="nearest", rasterized=True
    )
    if np.ptp(aims.values) > 0:
        axes.contour(degrees, speeds, aims.values.T, levels=6, colors="white", linewidths=0.5, alpha=0.8)
    axes.set(yscale="log", xlim=(degrees[0], degrees[-1]), ylim=(speeds[0], speeds[-1]))
    axes.yaxis.set_major_locator(FixedLocator(_round_numbers(speeds[0], speeds[-1])))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda speed, _: f"{speed:g}"))
    axes.yaxis.set_minor_locator(NullLocator())
    axes.xaxis.set_major_locator(MaxNLocator(5))
    axes.xaxis.set_major_formatter(
        FuncFormatter(lambda degree, _: fixed(degree, 0 if degree == int(degree) else 1))
    )
    axes.set_xlabel("aimed angle, ° (right of straight up is positive)")
    axes.set_ylabel("aimed speed, m/s")
    _reach_ruler(axes, aims, palette)
    aim = aims.best.aim
    spread = 2 * np.degrees(aims.thrower.angle), 2 * aims.thrower.speed * aim.speed
    axes.add_patch(
        Ellipse(
            (np.degrees(aim.angle), aim.speed), *spread, facecolor="none", edgecolor="white", linewidth=1.4
        )
    )
    axes.plot(
        [np.degrees(aim.angle)],
        [aim.speed],
        "o",
        color="white",
        markeredgecolor="#1B2027",
        markersize=4.5,
        zorder=TOKEN,
    )
    colours = figure.colorbar(image, cax=bar)
    colours.ax.tick_params(colors=palette.secondary, labelsize=style.TICK, length=3)
    colours.outline.set_edgecolor(palette.secondary)
    colours.outline.set_linewidth(0.8)
    colours.ax.set_title(
        f"Worth,\n{aims.table.worth.unit}",
        fontsize=style.TICK,
        color=palette.text,
        loc="left",
        pad=8,
        linespacing=1.2,
    )


def _reach_ruler(axes: Axes, aims: AimMap, palette: Palette) -> None:
    """At the right: where a lone token slid straight up at that speed comes to rest, cm up the board."""
    from lab.motion import speed_to_reach

    board = aims.board
    places = np.arange(
        0.1 * np.ceil(10 * board.go_line), board.length + 1e-9, 0.1 * np.ceil(board.length / 1.25)
    )
    reached = [
        (y, speed_to_reach(board, float(y) - release_y(board))) for y in places if y > release_y(board)
    ]
    shown = [(y, speed) for y, speed in reached if aims.speeds[0] <= speed <= aims.speeds[-1]]
    ruler = axes.twinx()
    style.dress(ruler, palette, sides="r")
    ruler.patch.set_visible(False)
    ruler.set(yscale="log", ylim=axes.get_ylim())
    ruler.yaxis.set_major_locator(FixedLocator([speed for _, speed in shown]))
    ruler.yaxis.set_minor_locator(NullLocator())
    ruler.yaxis.set_minor_formatter(NullFormatter())
    ruler.set_yticklabels([f"{100 * y:.0f}" for y, _ in shown])
    ruler.set_ylabel("straight slides rest at, cm")


def _round_numbers(low: float, high: float) -> list[float]:
    """Some five round speeds between two."""
    step = next(step for step in (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 50.0) if (high - low) / step <= 8)
    return [round(step * i, 3) for i in range(int(np.ceil(low / step)), int(high / step + 1e-9) + 1)]


# --- the best aim by skill ------------------------------------------------------------------------------


def skill_figure(curve: SkillCurve, palette: Palette = LIGHT) -> Figure:
    """What the best aim is worth, and where it lies, by how sure the hand is."""
    words = skill_caption(curve)
    wide, tall = _CURVE
    width = wide + 1.2
    below = style.caption_height(words, width) + 0.55
    figure = style.new_figure(width, below + 3 * (0.55 * tall + 0.2) + 0.55, palette)
    style.title(figure, "What the best aim is worth, by skill", palette)
    high = 0.55 * tall
    rows = [style.axes_at(figure, 0.75, below + i * (high + 0.2), wide, high) for i in range(3)]
    scales = np.array(curve.scales)
    worth = [best.worth for best in curve.best]
    top, middle, bottom = rows[2], rows[1], rows[0]
    for axes in rows:
        style.dress(axes, palette)
        axes.set(xscale="log", xlim=(scales[0] / 1.15, scales[-1] * 1.15))
        axes.xaxis.set_major_locator(FixedLocator(scales.tolist()))
        axes.xaxis.set_minor_locator(NullLocator())
        axes.set_xticklabels([f"{scale:g}" for scale in scales] if axes is bottom else [])
        axes.yaxis.set_major_locator(MaxNLocator(4))
    lo, hi = [w.lo for w in worth], [w.hi for w in worth]
    top.fill_between(scales, lo, hi, color=palette.data[0], alpha=0.25, linewidth=0)
    _line(top, scales, [w.mean for w in worth], palette, 0)
    top.set_ylabel(f"worth, {curve.worth.unit}")
    _line(middle, scales, [float(np.degrees(best.aim.angle)) for best in curve.best], palette, 1)
    middle.set_ylabel("angle, °")
    middle.yaxis.set_major_formatter(FuncFormatter(lambda degree, _: fixed(degree, 1)))
    _line(bottom, scales, [best.aim.speed for best in curve.best], palette, 2)
    bottom.set_ylabel("speed, m/s")
    bottom.set_xlabel(f"scatter, times that of {curve.thrower.words} (surer to the left)")
    style.caption(figure, words, palette)
    return figure


def skill_caption(curve: SkillCurve) -> str:
    """What the curve was made of."""
    scatters = "all scatters" if curve.whole else "angle and speed"
    places = sorted({centimetres(best.aim.x) for best in curve.best})
    return (
        f"Best aim by expected {curve.worth.name} worth, {scatters} of the {curve.thrower.name} thrower "
        f"({curve.thrower.describe()}) made smaller and larger; let go at x {', '.join(places)} cm. Each point: "
        f"{count(curve.slides)} simulated slides to find it, {count(curve.best[0].worth.n)} for its worth "
        f"(band: 95 %), seed {curve.seed}; board {curve.board.name}, {surface_words(curve.board.surface)}."
    )


def _line(axes: Axes, scales: np.ndarray, values: list[float], palette: Palette, which: int) -> None:
    axes.plot(
        scales,
        values,
        color=palette.data[which],
        linewidth=1.5,
        marker="os^"[which],
        markersize=4,
        clip_on=False,
    )
