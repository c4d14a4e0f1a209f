"""Plots as they look everywhere in the window: axes that write numbers by the locale, colours of the theme."""

from __future__ import annotations

from collections.abc import Iterable
from math import floor, log10
from typing import Any

import pyqtgraph
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPen

from ui.numbers import number
from ui.theme import Theme, text_font


class NumberAxis(pyqtgraph.AxisItem):
    """An axis whose numbers have the locale's decimal sign and a true minus; its name breaks over lines.

    Numbers are in the unit that the axis' name says: pyqtgraph would turn 0.4 s into 400 with (x0.001) behind the name.
    """

    def __init__(self, orientation: str, **more: Any) -> None:
        super().__init__(orientation, **more)
        self.enableAutoSIPrefix(False)

    def resizeEvent(self, ev: object = None) -> None:
        """Give the name the axis' length, and the axis the height that the name takes."""
        label = getattr(self, "label", None)  # the base class resizes itself before it has one
        if label is not None and self.labelText:
            length = self.size().width() if self.orientation in ("bottom", "top") else self.size().height()
            label.setTextWidth(-1)
            if length > 0 and label.boundingRect().width() > length:
                option = label.document().defaultTextOption()
                option.setAlignment(Qt.AlignmentFlag.AlignHCenter)
                label.document().setDefaultTextOption(option)
                label.setTextWidth(length)
            tall = label.boundingRect().height()
            if tall != self._tall:
                self._tall = tall
                if self.orientation in ("bottom", "top"):
                    self._updateHeight()
                else:
                    self._updateWidth()
        super().resizeEvent(ev)

    _tall = 0.0

    def tickStrings(self, values: Iterable[float], scale: float, spacing: float) -> list[str]:
        """As many digits as the spacing bears."""
        decimals = max(0, -floor(log10(spacing * scale) + 1e-9)) if spacing > 0 else 0
        return [number(value * scale, decimals) for value in values]


def plot_pen(colour: QColor | str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """A pen of a plot; width in px of the layout, whatever the view's scale.

    A px has the dots of the finest screen there is.
    """
    dots = max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)
    return pyqtgraph.mkPen(colour, width=width * dots, style=style)


def number_axes() -> dict[str, NumberAxis]:
    """Left and bottom axes for a plot."""
    return {side: NumberAxis(side) for side in ("left", "bottom")}


def dress(plot: pyqtgraph.PlotItem, theme: Theme) -> None:
    """Axes, ticks and labels of a plot in a theme; above the highest tick there is room for half its number."""
    left, top, right, bottom = plot.layout.getContentsMargins()
    plot.layout.setContentsMargins(
        left, max(top, 7), right, bottom
    )  # a figure's button has its room there too
    for side in ("left", "bottom", "right", "top"):
        axis = plot.getAxis(side)
        axis.setPen(plot_pen(theme.line, 1))
        axis.setTextPen(QColor(theme.secondary))
        axis.setTickFont(text_font(11))
        axis.setStyle(tickLength=-4, maxTextLevel=1)
        if axis.labelText:
            axis.label.setDefaultTextColor(QColor(theme.secondary))
            axis.label.setFont(text_font(12))


def still(plot: pyqtgraph.PlotItem) -> None:
    """A plot whose view shows all of it: the mouse neither drags nor zooms it, and there is no menu."""
    plot.setMenuEnabled(False)
    plot.hideButtons()
    plot.setMouseEnabled(x=False, y=False)


def round_numbers(low: float, high: float, most: int = 8) -> list[float]:
    """Some round numbers between two, at most so many."""
    steps = (step * 10.0**k for k in range(-3, 4) for step in (1, 2, 5))
    step = next((step for step in steps if (high - low) / step <= most), high - low)
    first = int(-(-low // step))
    return [round(step * i, 6) for i in range(first, int(high / step + 1e-9) + 1)]
