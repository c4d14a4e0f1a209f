"""The pictures of a fit: model over data, what is left over, each slide's own value, and what comes of the next.

What a fit hides in one number must be seen here: waves in the residuals, and slides that differ by more than
their errors.
"""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING

import numpy as np
from matplotlib.ticker import MaxNLocator

from lab.board.colours import LIGHT, Palette
from lab.figures.numbers import fixed
from lab.figures.style import (
    SMALL,
    TICK,
    axes_at,
    caption,
    caption_height,
    dress,
    new_figure,
    text_width,
    title,
)
from lab.fitting.numbers import decimals

_HIGHEST = 4.0
"""Times the farthest prediction: a band that goes on beyond is cut off there."""

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from lab.fitting import Fit, SlideFit

_MOST_NAMES = 16
"""More slides than this are drawn without their names beside them."""


def fit_figure(fit: Fit, palette: Palette = LIGHT) -> Figure:
    """Distance against time with the model over it, residuals under it on the same axis.

    With several slides a third panel shows each slide's own mu, with its standard error, beside the joint mu
    and its 95 % interval. Where no slide could be fitted, the tracks alone.
    """
    if not fit.slides:
        return _tracks_figure(fit, palette)
    several = len(fit.slides) > 1
    width = 9.9 if several else 6.4
    foot = caption_height(fit.summary, width)
    figure = new_figure(width, foot + 4.9, palette)
    n = len(fit.slides)
    main = fit.main
    value = fixed(fit.values[main], decimals(fit.se[main]))
    title(
        figure, f"Friction from {n} {'slides' if several else 'slide'}: {main} {value} ({fit.law})", palette
    )
    caption(figure, fit.summary, palette)
    plot_width = 5.5
    above = axes_at(figure, 0.7, foot + 2.05, plot_width, 2.35)
    below = axes_at(figure, 0.7, foot + 0.5, plot_width, 1.3)
    below.sharex(above)
    _distances(figure, above, fit, palette)
    _residuals(figure, below, fit, palette)
    if several:
        named = n <= _MOST_NAMES
        left = 7.7 if named else 6.75
        side = axes_at(figure, left, foot + 0.5, width - left - 0.2, 3.9)
        _values(figure, side, fit, palette, named)
    return figure


def prediction_figure(fit: Fit, palette: Palette = LIGHT) -> Figure:
    """Distance to rest against the speed of release: the law, its 95 % band, and the slides that it is from.

    FitError where no slide could be fitted.
    """
    from lab.motion import Release

    width = 6.4
    known = len(fit.slides) > 1
    words = (
        f"Where the next slide comes to rest by {fit.law}, from {len(fit.slides)} slides; the band holds 95 % of "
        "them."
        if known
        else "One slide cannot say how much slides differ: the band holds only what its noise leaves open."
    )
    foot = caption_height(words, width)
    figure = new_figure(width, foot + 4.0, palette)
    title(figure, "How far the next slide goes", palette)
    caption(figure, words, palette)
    axes = axes_at(figure, 0.7, foot + 0.5, 5.5, 2.95)
    dress(axes, palette)
    resting = [slide for slide in fit.slides if slide.rests]
    fastest = max(float(np.hypot(*slide.own_start[2:])) for slide in fit.slides)
    speeds = np.linspace(0.05 * fastest, 1.1 * fastest, 60)
    predictions = [fit.predict(Release(0.0, 0.0, float(speed))) for speed in speeds]
    low, high = (np.array([100 * p.band[end] for p in predictions]) for end in (0, 1))
    top = _HIGHEST * max(100 * p.distance for p in predictions)
    if high.max() > top:  # nearly nothing bounds it
        axes.set_ylim(top=top)
    axes.fill_between(speeds, low, np.minimum(high, 2 * top), color=palette.data[0], alpha=0.15, linewidth=0)
    axes.plot(speeds, [100 * p.distance for p in predictions], color=palette.ink, linewidth=1.1)
    axes.plot(
        [float(np.hypot(*slide.own_start[2:])) for slide in resting],
        [100 * float(np.hypot(*(slide.data[-3:].mean(axis=0) - slide.own_start[:2]))) for slide in resting],
        "o",
        color=palette.data[0],
        markersize=4.5,
        markeredgewidth=0,
    )
    axes.set_xlim(0, 1.1 * fastest)
    axes.set_ylim(bottom=0)
    axes.set_xlabel("speed of release, m/s")
    axes.set_ylabel("distance to rest, cm")
    keys = [("\N{EM DASH} predicted, 95 % band", palette.ink)]
    _keys(figure, axes, (*keys, ("\N{BLACK CIRCLE} these slides", palette.data[0])))
    return figure


def _tracks_figure(fit: Fit, palette: Palette) -> Figure:
    """Distance from the first row against time, of every token, where there is nothing to fit."""
    width = 6.4
    words = " ".join([fit.summary, *(warning.text for warning in fit.warnings)])
    foot = caption_height(words, width)
    figure = new_figure(width, foot + 3.6, palette)
    title(figure, "No friction could be fitted", palette)
    caption(figure, words, palette)
    axes = axes_at(figure, 0.7, foot + 0.5, 5.5, 2.6)
    dress(axes, palette)
    for scene in fit.scenes:
        for actor in scene.actors:
            body = actor.body
            far = 100 * np.hypot(body.x - body.x[0], body.y - body.y[0])
            axes.plot(body.t - body.t[0], far, "o", color=palette.data[0], markersize=3.0, markeredgewidth=0)
    axes.set_xlabel("time from the first row, s")
    axes.set_ylabel("distance from the first place, cm")
    return figure


def _way(slide: SlideFit, places: np.ndarray) -> np.ndarray:
    """Distance along the slide's line from its start, (n,) cm, of places (n, 2) m."""
    way: np.ndarray = 100 * (places - np.array(slide.start[:2])) @ slide.direction
    return way


def _distances(figure: Figure, axes: Axes, fit: Fit, palette: Palette) -> None:
    dress(axes, palette)
    many = len(fit.slides) > 6
    for slide in fit.slides:
        times = np.linspace(0.0, float(slide.t[-1]), 300)
        axes.plot(
            slide.t,
            _way(slide, slide.data),
            "o",
            color=palette.data[0],
            markersize=3.0 if many else 4.5,
            markeredgewidth=0,
            alpha=0.35,
        )
        axes.plot(
            times,
            _way(slide, fit.path(slide, times)),
            color=palette.ink,
            linewidth=0.5 if many else 1.0,
            zorder=3,
        )
    axes.set_ylabel("distance along the path, cm")
    axes.set_ylim(bottom=min(0.0, axes.get_ylim()[0]))
    axes.tick_params(labelbottom=False)
    dots, line = "\N{BLACK CIRCLE} recorded", "\N{EM DASH} model"
    _keys(figure, axes, ((dots, palette.data[0]), (line, palette.ink)))


def _residuals(figure: Figure, axes: Axes, fit: Fit, palette: Palette) -> None:
    dress(axes, palette)
    axes.axhline(0.0, color=palette.secondary, linewidth=0.8)
    many = len(fit.slides) > 6
    for slide in fit.slides:
        left = 1e3 * slide.residuals
        along = slide.direction
        across = np.array([-along[1], along[0]])
        size = 1.6 if many else 2.2
        for unit, mark, colour in ((along, "o", palette.data[0]), (across, "s", palette.data[1])):
            axes.plot(slide.t, left @ unit, mark, color=colour, markersize=size, markeredgewidth=0, alpha=0.6)
    axes.margins(y=0.25)
    axes.set_xlabel("time from the first row of each slide, s")
    axes.set_ylabel("data \N{MINUS SIGN} model, mm")
    _keys(
        figure,
        axes,
        (
            ("\N{BLACK CIRCLE} along the path", palette.data[0]),
            ("\N{BLACK SQUARE} across", palette.data[1]),
            (f"rms {1e3 * (fit.rms_m or 0.0):.2f} mm on each axis", palette.secondary),
        ),
    )


def _values(figure: Figure, axes: Axes, fit: Fit, palette: Palette, named: bool) -> None:
    dress(axes, palette)
    rows = np.arange(len(fit.slides))
    lo, hi = fit.intervals[fit.main]
    if not isfinite(hi):  # so few slides do not bound it: as far as the plot goes
        hi = max(2 * fit.values[fit.main], *(slide.values[fit.main] for slide in fit.slides))
    axes.axvspan(lo, hi, color=palette.data[0], alpha=0.15, linewidth=0)
    axes.axvline(fit.values[fit.main], color=palette.ink, linewidth=1.1)
    axes.errorbar(
        [slide.values[fit.main] for slide in fit.slides],
        rows,
        xerr=[slide.se[fit.main] for slide in fit.slides],
        fmt="o",
        color=palette.data[0],
        markersize=4,
        elinewidth=1.2,
    )
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_xlabel(f"{fit.main} of each slide alone, \N{PLUS-MINUS SIGN} s.e.")
    axes.xaxis.set_major_locator(MaxNLocator(4))
    axes.ticklabel_format(axis="x", useOffset=False, style="plain")
    axes.set_yticks(rows if named else [], _names(fit) if named else [])
    axes.tick_params(axis="y", labelsize=SMALL)
    sd = fit.spread.get(fit.main)
    spread = f"\N{BLACK CIRCLE} {'each slide alone' if sd is None else f'sd {sd:.{decimals(sd)}f}'}"
    _keys(figure, axes, (("\N{EM DASH} joint, 95 % band", palette.ink), (spread, palette.data[0])))


def _keys(figure: Figure, axes: Axes, words: tuple[tuple[str, str], ...]) -> None:
    """Direct labels in their colours in one line above the axes, so that they never hide data."""
    right = 0.0
    for text, colour in words:
        axes.annotate(
            text,
            (0.0, 1.0),
            xytext=(right, 3),
            xycoords="axes fraction",
            textcoords="offset points",
            color=colour,
            fontsize=TICK,
        )
        right += 72 * text_width(figure, text, TICK) + 10


def _names(fit: Fit) -> list[str]:
    """The slides' names: tracks where all are from one file; the end of what is too long."""
    one = len({slide.recording for slide in fit.slides}) == 1
    names = [slide.track if one else slide.label for slide in fit.slides]
    return [name if len(name) <= 22 else f"\N{HORIZONTAL ELLIPSIS}{name[-21:]}" for name in names]
