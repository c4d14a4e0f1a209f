"""How every still figure looks: palette, type, axes placed in inches, captions, saving.

Figures are made as objects (`Figure` with an Agg canvas); pyplot and its global state are never touched.
"""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import numpy as np
from matplotlib import colormaps
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import ListedColormap
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties

from lab.board.colours import LIGHT, Palette
from lab.errors import UsageError
from lab.whole_file import readable, write_whole

if TYPE_CHECKING:
    from matplotlib.axes import Axes

DPI = 160
TITLE, TEXT, TICK, SMALL = 10.5, 8.0, 7.5, 7.0
"""Sizes of type, pt."""

_LEFT = 0.15
"""Inches beside title and caption."""

_TIED = re.compile(r"(?<=±) | (?=± )| (?=(?:%|mm|cm|m/s|rad/s|°)(?:\W|$))")

ImageFormat = Literal["png", "svg", "pdf"]
FORMATS: tuple[ImageFormat, ...] = ("png", "svg", "pdf")


def new_figure(width: float, height: float, palette: Palette = LIGHT) -> Figure:
    """An empty figure of so many inches on the palette's panel colour."""
    figure = Figure(figsize=(width, height), dpi=DPI, facecolor=palette.panel)
    FigureCanvasAgg(figure)
    return figure


def axes_at(figure: Figure, left: float, bottom: float, width: float, height: float) -> Axes:
    """Axes whose corner and size are given in inches."""
    w, h = figure.get_size_inches()
    return figure.add_axes((left / w, bottom / h, width / w, height / h))


def dress(axes: Axes, palette: Palette, *, sides: str = "lb") -> None:
    """Ink and type for a plot's axes: `sides` names the spines to keep, of l, b, r and t."""
    axes.set_facecolor(palette.panel)
    for name, spine in axes.spines.items():
        spine.set_visible(name[0] in sides)
        spine.set_color(palette.secondary)
        spine.set_linewidth(0.8)
    axes.tick_params(colors=palette.secondary, labelsize=TICK, length=3, width=0.8)
    axes.xaxis.label.set(color=palette.text, fontsize=TEXT)
    axes.yaxis.label.set(color=palette.text, fontsize=TEXT)


def title(figure: Figure, words: str, palette: Palette) -> None:
    """The figure's title at the top left."""
    w, h = figure.get_size_inches()
    figure.text(_LEFT / w, 1 - 0.27 / h, words, fontsize=TITLE, fontweight="bold", color=palette.text)


def caption(figure: Figure, words: str, palette: Palette) -> None:
    """The caption along the lower edge, broken into lines that fit the figure's width."""
    w, h = figure.get_size_inches()
    lines = wrapped(figure, words, TEXT, w - 2 * _LEFT)
    figure.text(
        _LEFT / w,
        0.12 / h,
        "\n".join(lines),
        fontsize=TEXT,
        color=palette.secondary,
        va="bottom",
        linespacing=1.35,
    )


def caption_height(words: str, width: float) -> float:
    """Inches that `caption` takes in a figure of that width, its margins included."""
    lines = wrapped(new_figure(width, 1.0), words, TEXT, width - 2 * _LEFT)
    return 0.24 + len(lines) * TEXT * 1.35 * 1.17 / 72


def text_width(figure: Figure, words: str, size: float) -> float:
    """How wide a text is in this figure, inches."""
    canvas = figure.canvas
    assert isinstance(canvas, FigureCanvasAgg)
    font = FontProperties(size=size)
    width, _, _ = canvas.get_renderer().get_text_width_height_descent(words, font, ismath=False)
    return float(width) / figure.dpi


def wrapped(figure: Figure, words: str, size: float, room: float) -> list[str]:
    """The text in lines of at most `room` inches; a number is never parted from its sign or unit."""
    lines: list[str] = []
    for word in _TIED.sub("\N{NO-BREAK SPACE}", readable(words)).split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(figure, longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def heat_colours(palette: Palette) -> ListedColormap:
    """The palette's part of magma, fading in over its lowest 12 % so that paper shows where nothing lands."""
    start, end = palette.heat
    colours = colormaps["magma"](np.linspace(start, end, 256))
    colours[:, 3] = np.clip(np.linspace(0.0, 1.0, 256) / 0.12, 0.0, 1.0)
    return ListedColormap(colours, name="landings")


def image_bytes(figure: Figure, kind: ImageFormat = "png") -> bytes:
    """The figure as the bytes of a file, without a date inside."""
    held = BytesIO()
    metadata = {"png": {"Software": None}, "svg": {"Date": None}, "pdf": {"CreationDate": None}}[kind]
    figure.savefig(held, format=kind, facecolor=figure.get_facecolor(), metadata=metadata)
    return held.getvalue()


def save_figure(figure: Figure, path: Path) -> Path:
    """Write the figure as PNG, SVG or PDF by the path's ending, whole or not at all; returns the path.

    Raises UsageError for another ending and where the file cannot be written.
    """
    kind = path.suffix.removeprefix(".").lower()
    known = next((known for known in FORMATS if known == kind), None)
    if known is None:
        raise UsageError(f"figures are written as {', '.join(FORMATS)}", where=str(path))
    return write_whole(path, image_bytes(figure, known))
