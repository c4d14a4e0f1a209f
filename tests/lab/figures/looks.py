"""What can be checked of a picture without eyes: every text inside it, none over another."""

from __future__ import annotations

from itertools import combinations

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.text import Text
from matplotlib.transforms import Bbox


def shown_texts(figure: Figure) -> list[tuple[str, Bbox]]:
    """Every text that is drawn, with its box in pixels."""
    canvas = figure.canvas
    assert isinstance(canvas, FigureCanvasAgg)
    canvas.draw()
    renderer = canvas.get_renderer()
    beyond = _labels_beyond_the_axes(figure)
    boxes = [
        (text.get_text(), text.get_window_extent(renderer))
        for text in figure.findobj(Text)
        if isinstance(text, Text)
        and text.get_visible()
        and text.get_text().strip()
        and id(text) not in beyond
    ]
    return [(words, box) for words, box in boxes if box.width > 0]


def _labels_beyond_the_axes(figure: Figure) -> set[int]:
    """Tick labels that matplotlib keeps ready but does not draw: their tick lies out of view."""
    beyond = set()
    for axes in figure.axes:
        for axis in (axes.xaxis, axes.yaxis):
            low, high = sorted(axis.get_view_interval())
            slack = 1e-9 * (high - low)
            for tick in axis.get_major_ticks():
                if not low - slack <= tick.get_loc() <= high + slack:
                    beyond |= {id(tick.label1), id(tick.label2)}
    return beyond


def cut_off(figure: Figure) -> list[str]:
    """Texts that reach over the figure's edge."""
    edge = figure.bbox
    return [
        words
        for words, box in shown_texts(figure)
        if box.x0 < edge.x0 or box.y0 < edge.y0 or box.x1 > edge.x1 or box.y1 > edge.y1
    ]


def overlapping(figure: Figure) -> list[tuple[str, str]]:
    """Pairs of texts that lie over one another by more than a pixel both ways."""
    pairs = []
    for (a, box_a), (b, box_b) in combinations(shown_texts(figure), 2):
        across = min(box_a.x1, box_b.x1) - max(box_a.x0, box_b.x0)
        up = min(box_a.y1, box_b.y1) - max(box_a.y0, box_b.y0)
        if across > 1.0 and up > 1.0:
            pairs.append((a, b))
    return pairs
