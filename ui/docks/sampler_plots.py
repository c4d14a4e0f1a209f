"""The Sampler's pictures: dots on the board, dots that pile up over what they pay, the running mean with its band."""

from __future__ import annotations

from collections import Counter
from math import ceil, log10
from typing import TYPE_CHECKING, Any

import numpy as np
import pyqtgraph
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem

from lab import Board
from ui.docks.sampler_rows import amount
from ui.language import tr
from ui.numbers import number
from ui.plots import dress, number_axes, plot_pen, still
from ui.sheet import Sheet
from ui.theme import Theme, text_font

if TYPE_CHECKING:
    from lab import Sampler

_DOTS = 3_000
"""Dots on the board at most: the last throws."""

_TALLEST = 25
"""Dots of the highest pile at most; beyond, a dot stands for several throws."""

_DOT = 6.0
"""px across a dot of a pile that stands for all its throws; one for fewer is smaller in area."""

_SEEN = 3.0
"""px across at least, so that a single throw is seen."""

_DRAWN = 400


class _Plot(pyqtgraph.PlotWidget):
    """What these plots share: still, and small enough for a dock."""

    def __init__(self, theme: Theme, name: str, size: QSize) -> None:
        super().__init__(axisItems=number_axes())
        self._theme, self._size = theme, size
        self._sample: Sampler | None = None
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumHeight(size.height())
        still(self.getPlotItem())

    def restyle(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.setBackground(theme.panel)
        dress(self.getPlotItem(), theme)

    def sizeHint(self) -> QSize:
        return self._size


class BoardDots(_Plot):
    """The board from above: where throws came to rest, small; one's own landings over them, large.

    tapped(x, y): a click on the board, m.
    """

    tapped = Signal(float, float)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("Where the throws come to rest"), QSize(200, 300))
        self.hideAxis("left")
        self.hideAxis("bottom")
        self.setAspectLocked(True)
        self._board: Board | None = None
        self._lines = QGraphicsPathItem()
        self._names: list[pyqtgraph.TextItem] = []
        self._model = pyqtgraph.ScatterPlotItem(size=4, pen=None)
        self._real = pyqtgraph.ScatterPlotItem(size=9, symbol="o")
        for item in (self._lines, self._model, self._real):
            self.addItem(item)
        self.scene().sigMouseClicked.connect(self._clicked)
        self.restyle(theme)

    def restyle(self, theme: Theme) -> None:
        super().restyle(theme)
        self._lines.setPen(plot_pen(theme.grid, 1))
        dot = QColor(theme.landings)
        dot.setAlphaF(0.55)
        self._model.setBrush(dot)
        self._real.setBrush(QColor(theme.palette.data[1]))
        self._real.setPen(plot_pen(theme.ink, 1))
        for name in self._names:
            name.setColor(QColor(theme.soft_ink))

    def show_dots(self, board: Board, sample: Sampler | None, real: tuple[tuple[float, float], ...]) -> None:
        """The board with the last throws and all real landings."""
        self._sample = sample
        if board != self._board:
            self._board = board
            self._print(board)
        rests = np.empty((0, 2))
        if sample is not None and sample.n:
            rests = sample.rest[np.flatnonzero(sample.on_board)[-_DOTS:]]
        self._model.setData(rests[:, 0], rests[:, 1])
        own = np.array(real).reshape(-1, 2)
        self._real.setData(own[:, 0], own[:, 1])

    def _print(self, board: Board) -> None:
        path = QPainterPath()
        path.addRect(QRectF(0, 0, board.width, board.length))
        path.moveTo(0, board.go_line)
        path.lineTo(board.width, board.go_line)
        for name in self._names:
            self.removeItem(name)
        self._names = []
        for space in board.spaces:
            if space.kind == "blank":
                continue
            path.addPolygon(QPolygonF([QPointF(*corner) for corner in (*space.corners, space.corners[0])]))
            if space.value:
                name = pyqtgraph.TextItem(number(space.value), color=self._theme.soft_ink, anchor=(0, 1))
                name.setFont(text_font(11))
                name.setPos(space.box[0], space.box[1])
                name.setZValue(-1)
                self.addItem(name, ignoreBounds=True)
                self._names.append(name)
        self._lines.setPath(path)
        room = 0.01
        self.setRange(QRectF(-room, -room, board.width + 2 * room, board.length + 2 * room), padding=0)

    def _clicked(self, event: Any) -> None:
        view = self.getPlotItem().vb
        if event.button() != Qt.MouseButton.LeftButton or event.double():  # twice is one landing
            return
        if not view.sceneBoundingRect().contains(event.scenePos()):
            return
        point = view.mapSceneToView(event.scenePos())
        if (
            self._board is not None
            and 0 <= point.x() <= self._board.width
            and 0 <= point.y() <= self._board.length
        ):
            event.accept()
            self.tapped.emit(round(point.x(), 4), round(point.y(), 4))

    def sheet(self) -> Sheet:
        """Every throw: where it came to rest, whether on the board, what it pays."""
        heads = (tr("throw"), tr("x, m"), tr("y, m"), tr("on the board"), tr("pays"))
        if self._sample is None:
            return Sheet(heads, [])
        sample = self._sample
        rows = zip(
            range(1, sample.n + 1), *sample.rest.T.tolist(), sample.on_board.astype(int).tolist(),
            sample.paid.tolist(), strict=True,
        )  # fmt: skip
        return Sheet(heads, list(rows))


class Piles(_Plot):
    """A dot for each throw over what it pays, piled up; many throws a dot when the piles grow."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("How often each payout came"), QSize(300, 150))
        self.setLabel("bottom", tr("Payout of a throw"))
        self.setLabel("left", tr("Throws"))
        self._dots = pyqtgraph.ScatterPlotItem(pen=None)
        self.addItem(self._dots)
        self.each = 1
        self.heights: dict[float, int] = {}
        self.restyle(theme)

    def restyle(self, theme: Theme) -> None:
        super().restyle(theme)
        self._dots.setBrush(QColor(theme.landings))

    def show_piles(self, sample: Sampler | None) -> None:
        """Piles of what all throws paid; `heights` tells how many paid what, `each` how many a dot stands for."""
        self._sample = sample
        heights: Counter[float] = Counter()
        for part in sample.table() if sample is not None else ():
            heights[float(part.payout)] += part.chance.count
        self.heights = {paid: heights[paid] for paid in sorted(heights) if heights[paid]}
        values, counts = np.array(list(self.heights)), np.array(list(self.heights.values()), dtype=int)
        most = int(counts.max(initial=0))
        self.each = _nice(ceil(most / _TALLEST))
        dots = -(-counts // self.each)
        ends = [
            np.minimum(self.each * np.arange(1, n + 1), count) for n, count in zip(dots, counts, strict=True)
        ]
        shares = [
            np.diff(end, prepend=0) / self.each for end in ends
        ]  # the last dot's is what is left for it
        end, share = (np.concatenate([np.empty(0), *columns]) for columns in (ends, shares))
        size = np.maximum(_DOT * np.sqrt(share), _SEEN)
        self._dots.setData(np.repeat(values, dots), end - self.each * share / 2, size=size)
        high = max(most, 10) * 1.08
        low, top = (values.min(), values.max()) if len(values) else (0.0, 400.0)
        room = 0.05 * max(top - low, 50.0)
        self.setXRange(min(low, 0.0) - room, top + 1.6 * room, padding=0)  # the last number has room
        self.setYRange(-0.03 * high, high, padding=0)  # the least dots stand free of the axis
        plain, many = (
            tr("Payout of a throw"),
            tr("Payout; a dot is {n} throws", n=number(self.each)),
        )
        self.setLabel("bottom", plain if self.each == 1 else many)
        self.getAxis("bottom").resizeEvent()  # sets the words in the middle, which `setLabel` leaves undone
        dress(self.getPlotItem(), self._theme)

    def sheet(self) -> Sheet:
        """Every payout with how often it came."""
        return Sheet((tr("payout"), tr("throws")), list(self.heights.items()))


_BESIDE = {"position": 0.01, "anchors": [(0, 0), (0, 1)]}
"""A line's words begin near its left end, however long they are."""


class RunningMean(_Plot):
    """The mean after each throw, with its 95 % band, over the number of throws (logarithmic)."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("The mean after each throw"), QSize(300, 150))
        self.setLabel("bottom", tr("Throws"))
        self.setLabel("left", tr("Mean of a throw"))
        self._low, self._high = pyqtgraph.PlotCurveItem(), pyqtgraph.PlotCurveItem()
        self._band = pyqtgraph.FillBetweenItem(self._low, self._high)
        self._mean = pyqtgraph.PlotCurveItem()
        self._fee = pyqtgraph.InfiniteLine(angle=0, movable=False, label="", labelOpts=_BESIDE)
        for item in (self._band, self._mean, self._fee):
            self.addItem(item, ignoreBounds=True)
        self.restyle(theme)

    def restyle(self, theme: Theme) -> None:
        super().restyle(theme)
        colour = QColor(theme.palette.data[0])
        self._mean.setPen(plot_pen(colour, 2))
        colour.setAlphaF(0.22)
        self._band.setBrush(pyqtgraph.mkBrush(colour))
        self._fee.setPen(plot_pen(theme.palette.data[1], 1.5, Qt.PenStyle.DashLine))
        self._fee.label.setColor(QColor(theme.text))

    def show_mean(self, sample: Sampler | None) -> None:
        """The curve of a sampler; nothing before the first throw."""
        self._sample = sample
        if sample is None or not sample.n:
            for item in (self._mean, self._low, self._high):
                item.setData([], [])
            self._fee.setVisible(False)
            self.getAxis("bottom").setTicks([[]])
            return
        run = sample.running(np.unique(np.geomspace(1, sample.n, _DRAWN).astype(int)))
        x, fee = np.log10(run.n), float(sample.fee)
        banded = run.n > 1
        self._mean.setData(x, run.mean)
        self._low.setData(x[banded], run.lo[banded])
        self._high.setData(x[banded], run.hi[banded])
        settled = run.n >= min(10, sample.n)
        ends = [run.mean[settled], run.lo[settled], run.hi[settled], [fee] if fee else []]
        values = np.concatenate([np.asarray(end, dtype=float) for end in ends])
        values = values[np.isfinite(values)]
        room = 0.1 * float(np.ptp(values)) or 1.0
        self.setYRange(float(values.min()) - room, float(values.max()) + room, padding=0)
        top = max(log10(sample.n), 0.3)
        self.setXRange(-0.02 * top, 1.1 * top, padding=0)  # the last number has room
        self.getAxis("bottom").setTicks([[(k, number(10**k)) for k in range(7) if 10**k <= max(sample.n, 2)]])
        self._fee.setVisible(fee != 0)
        self._fee.setPos(fee)
        self._fee.label.setFormat(f"{tr('fee')} {amount(fee)}")

    def sheet(self) -> Sheet:
        """The mean after every throw."""
        heads = (tr("throws"), tr("mean"), tr("95 % from"), tr("95 % to"))
        if self._sample is None or not self._sample.n:
            return Sheet(heads, [])
        run = self._sample.running()
        rows = zip(*(column.tolist() for column in (run.n, run.mean, run.lo, run.hi)), strict=True)
        return Sheet(heads, list(rows))


def _nice(least: int) -> int:
    """The least of 1, 2, 5, 10, 20 ... that is no less."""
    size = 1
    while True:
        for step in (1, 2, 5):
            if step * size >= least:
                return step * size
        size *= 10
