"""The Fit dock's plots: where a token is over time with model and segments, and what the model leaves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from lab import Fit, Recording
from lab.fitting import Segment, SegmentKind, SlideFit, Stretch
from ui.docks.fit_words import KINDS
from ui.language import tr
from ui.plots import number_axes, plot_pen
from ui.sheet import Cell, Sheet
from ui.theme import Theme, text_font

FloatArray = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Seen:
    """One token through time: its file and name, t (n,) s by the file's clock, way (n,) m along its slide, its
    segments, its slides with the model, and the direction (2,) and place (2,) that `way` is measured by."""

    path: str
    token: str
    label: str
    t: FloatArray
    way: FloatArray
    segments: tuple[Segment, ...]
    slides: tuple[SlideFit, ...]
    origin: FloatArray
    direction: FloatArray

    def along(self, places: FloatArray) -> FloatArray:
        """Metres (n,) along the slide of places (n, 2)."""
        found: FloatArray = (places - self.origin) @ self.direction
        return found

    def across(self, places: FloatArray) -> FloatArray:
        """Metres (n,) to the left of the slide's direction."""
        normal = np.array([-self.direction[1], self.direction[0]])
        found: FloatArray = (places - self.origin) @ normal
        return found


def seen_of(recordings: Sequence[Recording], fit: Fit | None) -> list[Seen]:
    """Every token of the recordings; those that a fit knows with segments and slides."""
    found: list[Seen] = []
    for recording in recordings:
        scene = None if fit is None else next((s for s in fit.scenes if s.recording is recording), None)
        if fit is not None and scene is not None:
            for actor in scene.actors:
                body = actor.body
                slides = tuple(
                    slide
                    for slide in fit.slides
                    if slide.recording == recording.file and slide.track == body.name
                )
                places = np.stack([body.t, body.x, body.y], 1)
                found.append(_seen(recording.file, body.name, body.label, places, actor.segments, slides))
        else:
            for track in recording.tracks:
                places = np.stack([track.t, track.x, track.y], 1)
                label = recording.name if len(recording.tracks) == 1 else f"{recording.name} ({track.name})"
                found.append(_seen(recording.file, track.name, label, places, (), ()))
    return found


def _seen(
    path: str,
    token: str,
    label: str,
    places: FloatArray,
    segments: tuple[Segment, ...],
    slides: tuple[SlideFit, ...],
) -> Seen:
    t, xy = places[:, 0], places[:, 1:]
    origin = xy[0]
    if slides:
        direction = np.asarray(slides[0].direction)
    else:
        away = xy[int(np.argmax(np.hypot(*(xy - origin).T)))] - origin
        length = float(np.hypot(*away))
        direction = away / length if length > 0 else np.array([0.0, 1.0])
    return Seen(path, token, label, t, (xy - origin) @ direction, segments, slides, origin, direction)


class _Region(pg.LinearRegionItem):
    """A segment over time: its edges can be dragged, it itself stays."""

    def mouseDragEvent(self, event: object) -> None:
        event.ignore()  # type: ignore[attr-defined]  # pyqtgraph's own events

    def hoverEvent(self, event: object) -> None:
        """Only the edges light up."""


class FitPlots(QWidget):
    """Two plots over one time axis.

    moved(stretches): an edge was dragged: what the token's segments are now.
    """

    moved = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.graphics = pg.GraphicsLayoutWidget()
        self.graphics.setAccessibleName(tr("Data, model and residuals"))
        self.graphics.setFrameShape(pg.GraphicsLayoutWidget.Shape.NoFrame)
        self.graphics.ci.layout.setSpacing(2)
        self.graphics.ci.layout.setContentsMargins(0, 0, 6, 0)
        self.path = self.graphics.addPlot(row=0, col=0, axisItems=number_axes())
        self.left = self.graphics.addPlot(row=1, col=0, axisItems=number_axes())
        self.graphics.ci.layout.setRowStretchFactor(0, 3)
        self.graphics.ci.layout.setRowStretchFactor(1, 2)
        self.left.setXLink(self.path)
        for plot in (self.path, self.left):
            plot.setMenuEnabled(False)
            plot.hideButtons()
            plot.getAxis("left").setWidth(60)  # a name that breaks over two lines, and figures
        self.path.getAxis("bottom").setStyle(showValues=False)
        self.graphics.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        column.addWidget(self.graphics)
        self.regions: list[pg.LinearRegionItem] = []
        self._labels: list[pg.TextItem] = []
        self._seen: Seen | None = None
        self._theme: Theme | None = None
        self._setting = False

    def show_seen(self, seen: Seen | None, theme: Theme, *, stale: bool) -> None:
        """Draw a token; stale: its model is of what was asked before."""
        same = self._seen is not None and seen is not None and seen.path == self._seen.path
        same = same and seen is not None and self._seen is not None and seen.token == self._seen.token
        self._seen, self._theme = seen, theme
        self.path.clear()
        self.left.clear()
        self.regions, self._labels = [], []
        self._style(theme)
        if seen is None:
            return
        self._draw(seen, theme, 0.45 if stale else 1.0)
        if not same:
            for plot in (self.path, self.left):
                plot.enableAutoRange()

    def _style(self, theme: Theme) -> None:
        self.graphics.setBackground(QColor(theme.panel))
        for plot in (self.path, self.left):
            for side in ("left", "bottom"):
                axis = plot.getAxis(side)
                axis.setPen(plot_pen(theme.line, 1))
                axis.setTextPen(QColor(theme.secondary))
                axis.setTickFont(text_font(11))
                axis.label.setFont(text_font(11))
            plot.showGrid(x=True, y=True, alpha=0.15)
        self.path.setLabel("left", tr("way, cm"), color=theme.secondary)
        self.left.setLabel("left", tr("off the model, mm"), color=theme.secondary)
        self.left.setLabel("bottom", tr("time, s"), color=theme.secondary)

    def _draw(self, seen: Seen, theme: Theme, opacity: float) -> None:
        circles, squares, _ = theme.palette.data
        self._draw_segments(seen, theme)
        dots = pg.ScatterPlotItem(
            seen.t, 100 * seen.way, size=5, symbol="o", pen=plot_pen(theme.panel, 0.5),
            brush=pg.mkBrush(circles), name=tr("data"),
        )  # fmt: skip
        self.path.addItem(dots)
        for slide in seen.slides:
            t = slide.begin + slide.t
            model = pg.PlotDataItem(t, 100 * seen.along(slide.model), pen=plot_pen(theme.ink, 1.5))
            model.setOpacity(opacity)
            self.path.addItem(model)
            for symbol, colour, miss in (
                ("s", squares, seen.across(slide.data) - seen.across(slide.model)),
                ("o", circles, seen.along(slide.data) - seen.along(slide.model)),
            ):
                left = pg.ScatterPlotItem(
                    t, 1000 * miss, size=4, symbol=symbol, pen=None, brush=pg.mkBrush(colour)
                )
                left.setOpacity(opacity)
                self.left.addItem(left)
        self.left.addItem(pg.InfiniteLine(0.0, angle=0, pen=plot_pen(theme.ink, 1)))

    def _draw_segments(self, seen: Seen, theme: Theme) -> None:
        edges = edges_of(seen)
        fills = {
            "still": theme.disabled, "push": theme.warning_edge, "coast": theme.accent, "hit": theme.error_edge,
            "rail": theme.error_edge, "rest": theme.disabled,
        }  # fmt: skip
        for number, segment in enumerate(seen.segments):
            fill = QColor(fills[segment.kind])
            fill.setAlphaF(0.16)
            region = _Region(
                (edges[number], edges[number + 1]), brush=fill, hoverBrush=fill,
                pen=plot_pen(theme.secondary, 1.5), hoverPen=plot_pen(theme.accent, 3), swapMode="block",
            )  # fmt: skip
            region.lines[0].setMovable(number > 0)
            region.lines[1].setMovable(number + 1 < len(seen.segments))
            region.setZValue(-10)
            region.sigRegionChanged.connect(lambda held, n=number: self._follow(n, held))
            region.sigRegionChangeFinished.connect(lambda _: self._finished())
            self.path.addItem(region, ignoreBounds=True)
            self.regions.append(region)
            if edges[number + 1] - edges[number] > 0.06 * (edges[-1] - edges[0]):
                middle = (edges[number] + edges[number + 1]) / 2
                low, top = 100 * float(np.min(seen.way)), 100 * float(np.max(seen.way))
                under = (
                    100 * float(np.interp(middle, seen.t, seen.way)) > (low + top) / 2
                )  # away from the curve
                text = pg.TextItem(
                    tr(KINDS[segment.kind]), color=theme.secondary, anchor=(0.5, 1.0 if under else 0.0)
                )
                text.setFont(text_font(11))
                self.path.addItem(text, ignoreBounds=True)
                text.setPos(middle, low if under else top)
                self._labels.append(text)

    def _follow(self, number: int, held: _Region) -> None:
        """The neighbours of a segment whose edge is dragged come along; not of one that is no longer there."""
        if self._setting or number >= len(self.regions) or self.regions[number] is not held:
            return
        self._setting = True
        begin, end = self.regions[number].getRegion()
        if number > 0:
            low, high = self.regions[number - 1].getRegion()
            begin = max(begin, low)
            self.regions[number - 1].setRegion((low, begin))
        if number + 1 < len(self.regions):
            low, high = self.regions[number + 1].getRegion()
            end = min(end, high)
            self.regions[number + 1].setRegion((end, high))
        self.regions[number].setRegion((begin, end))
        self._setting = False

    def _finished(self) -> None:
        seen = self._seen
        if self._setting or seen is None or not self.regions:
            return
        edges = [region.getRegion()[0] for region in self.regions] + [self.regions[-1].getRegion()[1]]
        if np.allclose(edges, edges_of(seen), atol=1e-9, rtol=0):
            return
        self.moved.emit(stretches_of(seen, [s.kind for s in seen.segments], edges))


def sheet_of(seen: Seen | None) -> Sheet:
    """What is drawn of a token, a row a picture: model and residuals where a slide is fitted."""
    heads = (
        tr("time, s"), tr("way, cm"), tr("does"), tr("model, cm"), tr("off the model along, mm"),
        tr("off the model across, mm"),
    )  # fmt: skip
    if seen is None:
        return Sheet(heads, ())
    fitted: dict[float, tuple[float, float, float]] = {}
    for slide in seen.slides:
        model = seen.along(slide.model)
        along, across = seen.along(slide.data) - model, seen.across(slide.data) - seen.across(slide.model)
        for t, *row in zip(slide.begin + slide.t, 100 * model, 1000 * along, 1000 * across, strict=True):
            fitted[round(float(t), 9)] = (float(row[0]), float(row[1]), float(row[2]))
    rows: list[tuple[Cell, ...]] = []
    for i, (t, way) in enumerate(zip(seen.t.tolist(), seen.way.tolist(), strict=True)):
        kind = next((segment.kind for segment in seen.segments if segment.first <= i <= segment.last), "")
        more: tuple[Cell, ...] = fitted.get(round(t, 9), (None, None, None))
        rows.append((t, 100 * way, tr(KINDS[kind]) if kind else "", *more))
    return Sheet(heads, rows)


def edges_of(seen: Seen) -> list[float]:
    """Where a token's segments begin and end, s: half-way between the rows of two."""
    segments = seen.segments
    if not segments:
        return []
    between = [(a.end + b.begin) / 2 for a, b in pairwise(segments)]
    return [segments[0].begin, *between, segments[-1].end]


def stretches_of(
    seen: Seen, kinds: Sequence[SegmentKind], edges: Sequence[float], *, join: bool = False
) -> tuple[Stretch, ...]:
    """Segments as they are told, without empty ones; join: those of one kind that follow each other as one."""
    found: list[Stretch] = []
    for kind, begin, end in zip(kinds, edges[:-1], edges[1:], strict=True):
        rows = int(np.sum((seen.t >= begin - 1e-9) & (seen.t <= end + 1e-9)))
        if end <= begin or not rows:
            continue
        if join and found and found[-1].kind == kind:
            found[-1] = Stretch(kind, found[-1].begin, float(end))
        else:
            found.append(Stretch(kind, float(begin), float(end)))
    return tuple(found)
