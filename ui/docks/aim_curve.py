"""The curve "worth by skill": what the best aim is worth the surer a hand is, and what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from math import degrees, log

import pyqtgraph
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QResizeEvent

from ui.docks.aim_work import Point
from ui.language import tr
from ui.numbers import number
from ui.plots import dress, number_axes, plot_pen, round_numbers, still
from ui.sheet import Sheet
from ui.space_words import label_word
from ui.theme import Theme, text_font

_DASHES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)


class SkillCurvePlot(pyqtgraph.PlotWidget):
    """Best worth over the scatter in angle (degrees, logarithmic); a dot at the skill that is chosen."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(axisItems=number_axes())
        self._theme = theme
        self._points: Sequence[Point] = ()
        self._degrees: list[float] = []
        self.setAccessibleName(tr("Worth of the best aim by skill"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        still(self.getPlotItem())
        self.setLabel("bottom", tr("Angle scatter, degrees (speed scatter grows with it)"))
        self.setLabel("left", tr("Best worth"))
        self._here = pyqtgraph.InfiniteLine(angle=90, movable=False)
        self._dot = pyqtgraph.ScatterPlotItem(size=11, symbol="o")
        self._dot.setZValue(3)
        self._drawn: list[object] = []
        self._names: list[pyqtgraph.TextItem] = []
        self.addItem(self._here, ignoreBounds=True)
        self.addItem(self._dot, ignoreBounds=True)
        self.restyle(theme)

    def restyle(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.setBackground(theme.panel)
        dress(self.getPlotItem(), theme)
        self._here.setPen(plot_pen(theme.text, 1.5, Qt.PenStyle.DashLine))
        self._dot.setBrush(QColor(theme.panel))
        self._dot.setPen(plot_pen(theme.text, 2))
        self._draw()

    def empty(self, on: bool) -> None:
        """Axes are drawn only where there is something on them."""
        self.getPlotItem().setOpacity(0.0 if on else 1.0)

    def show_curve(self, points: Sequence[Point], angle: float, scale: float, worth: float) -> None:
        """points: at scales of a hand whose scatter in angle is `angle` rad; the dot at `scale` is worth `worth`."""
        given = [degrees(angle * point.scale) for point in points]
        if points is not self._points or given != self._degrees:
            self._points, self._degrees = points, given
            self._draw()
        at = log(degrees(angle * scale)) if angle > 0 else 0.0
        self._here.setPos(at)
        self._dot.setData([at], [worth])
        self._here.setVisible(angle > 0)
        self._dot.setVisible(angle > 0)

    def _draw(self) -> None:
        for item in self._drawn:
            self.removeItem(item)
        self._drawn, self._names = [], []
        if not self._points or not self._degrees[0] > 0:
            return
        colours, seen = self._theme.palette.data, list(dict.fromkeys(p.about for p in self._points))
        x = [log(value) for value in self._degrees]
        y = [point.worth for point in self._points]
        start, named = 0, set[str]()
        for end in range(1, len(x) + 1):
            if end < len(x) and self._points[end].about == self._points[start].about:
                continue
            about = self._points[start].about
            which = seen.index(about) % len(colours)
            pen = plot_pen(colours[which], 2, _DASHES[which])
            to = min(end + 1, len(x))
            line = pyqtgraph.PlotDataItem(x[start:to], y[start:to], pen=pen, name=label_word(about))
            line.setZValue(2)
            self._add(line)
            first, start = start, end
            if about in named or to - first < 2:  # its colour and its dashes tell it; one point is no line
                continue
            named.add(about)
            label = pyqtgraph.TextItem(
                label_word(about), color=colours[which], anchor=(0, 1), fill=self._theme.panel
            )
            label.setZValue(1)  # over the line of the skill that is chosen, under the curve and its dot
            label.setFont(text_font(12, 600))
            label.setPos(x[first], y[first])
            self._add(label)
            self._names.append(label)
        room = 0.35 * (max(y) - min(y)) or 1.0
        self.setYRange(min(y) - 0.3 * room, max(y) + room, padding=0)
        self.setXRange(x[0] - 0.05, x[-1] + 0.05, padding=0)
        ticks = round_numbers(self._degrees[0], self._degrees[-1], 6)
        decimals = 0 if all(tick == int(tick) for tick in ticks) else 1
        self.getAxis("bottom").setTicks([[(log(tick), number(tick, decimals)) for tick in ticks if tick > 0]])

        self._place_names()

    def _place_names(self) -> None:
        """Names over the curve where their lines begin, inside the plot; under it beside one that is in the way."""
        view = self.getPlotItem().vb
        (left, right), _ = view.viewRange()
        across, last = view.viewPixelSize()[0], left
        for name in self._names:
            wide = name.boundingRect().width() * across
            x = name.pos().x()
            over = x >= last
            name.setAnchor((0.0 if x + wide <= right else 1.0, 1.0 if over else -0.1))
            last = x + wide if over else last

    def resizeEvent(self, ev: QResizeEvent | None) -> None:
        super().resizeEvent(ev)
        if ev is not None and hasattr(self, "_names"):  # the base class resizes itself before all is made
            self._place_names()

    def _add(self, item: object) -> None:
        self.addItem(item)
        self._drawn.append(item)

    def sizeHint(self) -> QSize:
        """Less than the base class asks for: the dock scrolls where there is no more."""
        return QSize(320, 150)

    def sheet(self) -> Sheet:
        """The points of the curve."""
        heads = (tr("angle scatter, degrees"), tr("best worth"), tr("about"))
        rows = [(d, p.worth, label_word(p.about)) for d, p in zip(self._degrees, self._points, strict=True)]
        return Sheet(heads, rows)
