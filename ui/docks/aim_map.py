"""The map of worths: heat over angle and speed with contours, the best aims with their scatter, and clicks on it."""

from __future__ import annotations

from html import escape
from math import ceil, degrees, exp, floor, log, log10, radians
from typing import TYPE_CHECKING, Any

import numpy as np
import pyqtgraph
from contourpy import contour_generator
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QGraphicsEllipseItem, QStyleOptionGraphicsItem, QWidget

from lab import Aim, Board, Thrower
from lab.throwers import release_y
from ui.language import tr
from ui.numbers import number
from ui.places import space_at
from ui.plots import NumberAxis, dress, number_axes, plot_pen, round_numbers, still
from ui.sheet import Sheet
from ui.theme import INK, PALE, Theme, text_font

if TYPE_CHECKING:
    from lab import AimMap

_LEVELS = 6
_NARROW = 460
"""Below this width (px) the names of the spaces at the right are left off."""

_ROW = 13
_TITLE = 34
"""px of the two lines over the colour bar."""

_STEPS = {
    Qt.Key.Key_Left: (-0.5, 0),
    Qt.Key.Key_Right: (0.5, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
"""Degrees and hundredths of m/s that the arrow keys move the aim by."""


class AimPlot(pyqtgraph.GraphicsLayoutWidget):
    """The map; the speed axis is logarithmic.

    aimed(angle, speed): a click or an arrow key sets the aim (rad, m/s). thrown(): a double click, a click with
    Ctrl, or Enter throws. pointed(text): what is under the pointer.
    """

    aimed = Signal(float, float)
    thrown = Signal()
    pointed = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._map: AimMap | None = None
        self._aim = Aim(0.0, 0.0, 1.0)
        self._tagged = 0.0, 0.0
        self._levels = 0.0, 1.0
        self.setAccessibleName(tr("Map of worths over angle and speed"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.plot = self.addPlot(axisItems={**number_axes(), "right": NumberAxis("right")})
        self.plot.showAxis("right")
        self.plot.setLabel("bottom", tr("Aim angle, degrees (right is +)"))
        self.plot.setLabel("left", tr("Speed at release, m/s"))
        self.bar = self.addPlot(axisItems={"right": NumberAxis("right")})
        self.bar.setFixedWidth(62)
        self.bar.hideAxis("left")
        self.bar.getAxis("bottom").setTicks([[]])  # only as high as the map's, so that both end at one height
        self.bar.showAxis("right")
        for plot in (self.plot, self.bar):
            still(plot)
        self._image, self._scale = pyqtgraph.ImageItem(), pyqtgraph.ImageItem()
        self._lines = pyqtgraph.PlotCurveItem(pen=plot_pen(PALE, 1))
        self._lines.setOpacity(0.8)
        self._other, self._best = _Ring(), _mark()
        self._spreads = (_Spread(Qt.PenStyle.DashLine), _Spread(Qt.PenStyle.SolidLine))
        self._now = pyqtgraph.ScatterPlotItem(size=13, symbol="x", pen=plot_pen(INK, 1), brush=PALE)
        self._tag = pyqtgraph.TextItem(anchor=(0, 1))
        marks = (*self._spreads, self._now, *self._other.parts, self._best, self._tag)
        for item in (self._image, self._lines, *marks):
            self.plot.addItem(item, ignoreBounds=True)
        self.bar.addItem(self._scale)
        self.scene().sigMouseClicked.connect(self._clicked)
        self.scene().sigMouseMoved.connect(self._moved)
        self.restyle(theme)

    # --- showing -------------------------------------------------------------------------------------

    def restyle(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.setBackground(theme.panel)
        for plot in (self.plot, self.bar):
            dress(plot, theme)
            for side in ("left", "bottom", "right"):  # away from the colours, on which no one line is seen
                plot.getAxis(side).setStyle(tickLength=4)
        title = (
            f"{escape(tr('Worth'))}<br><span style='color: {theme.secondary}'>{escape(tr('money'))}</span>"
        )
        self.bar.setTitle(title, color=theme.text, size="9pt")
        self.bar.titleLabel.setMaximumHeight(_TITLE)
        self.bar.layout.setRowFixedHeight(0, _TITLE)
        self._tag.fill = pyqtgraph.mkBrush(theme.tag_fill)
        self._tag.setColor(QColor(theme.tag_text))
        self._tag.setFont(text_font(12))

    def empty(self, on: bool) -> None:
        """Axes, scale and tag are drawn only where there is a map."""
        self.ci.setOpacity(0.0 if on else 1.0)

    def show_map(
        self,
        found: AimMap,
        best: Aim,
        other: tuple[Thrower, Aim] | None,
        tag: str,
        worth: float,
        *,
        fresh: bool,
    ) -> None:
        """The heat of a map with its best aim of that worth, and beside it another hand's. A stale one is pale.

        The colours end at the best aim's worth as it is told everywhere, or at the map's highest where that is more.
        """
        other_map, self._map = self._map, found
        low, top = float(found.values.min()), max(float(found.values.max()), worth)
        levels = low, top if top > low else low + 1.0
        if other_map is not found:
            self._show_heat(found)
        if self._levels != levels or other_map is not found:
            self._levels = levels
            self._image.setLevels(levels)
            self._show_scale()
        for item in (self._image, self._lines):
            item.setOpacity(1.0 if fresh else 0.45)
        self._place(self._best, self._spreads[1], found.thrower, best)
        self._other.setVisible(other is not None)
        self._spreads[0].setVisible(other is not None)
        if other is not None:
            self._place(self._other, self._spreads[0], *other)
        self._tag.setText(tag)
        self._tagged = degrees(best.angle), log(best.speed)
        self._place_tag()

    def _place_tag(self) -> None:
        """The tag below the dot, or above where there is no room, and never beyond the map's sides."""
        view, (x, y) = self.plot.vb, self._tagged
        (left, right), (bottom, _) = view.viewRange()
        across, up = view.viewPixelSize()
        self._tag.setTextWidth(-1)
        most = (right - left) / across - 8
        if self._tag.boundingRect().width() > most > 0:
            self._tag.setTextWidth(most)
        box = self._tag.boundingRect()
        half, tall = (box.width() / 2 + 2) * across, box.height() * up
        below = y - 14 * up - tall > bottom
        self._tag.setAnchor((0.5, 0.0 if below else 1.0))
        x = min(max(x, left + half), right - half) if right - left > 2 * half else (left + right) / 2
        self._tag.setPos(x, y - 14 * up if below else y + 14 * up)

    def _show_heat(self, found: AimMap) -> None:
        angles, speeds, values = np.degrees(found.angles), np.log(found.speeds), found.values
        low, top = float(values.min()), float(values.max())
        half_x, half_y = (angles[1] - angles[0]) / 2, (speeds[1] - speeds[0]) / 2
        colours = pyqtgraph.colormap.get("viridis").getLookupTable(0.0, 1.0, 256)
        self._image.setImage(values, levels=(low, max(top, low + 1e-9)), lut=colours, autoLevels=False)
        self._image.setRect(
            QRectF(
                angles[0] - half_x,
                speeds[0] - half_y,
                angles[-1] - angles[0] + 2 * half_x,
                speeds[-1] - speeds[0] + 2 * half_y,
            )
        )
        x, y, joined = _contours(angles, speeds, values, np.linspace(low, top, _LEVELS + 2)[1:-1])
        self._lines.setData(x, y, connect=joined)
        self.plot.setXRange(angles[0], angles[-1], padding=0)
        self.plot.setYRange(speeds[0], speeds[-1], padding=0)
        ticks = round_numbers(float(found.speeds[0]), float(found.speeds[-1]))
        decimals = 1 if all(round(v, 1) == v for v in ticks) else 2
        self.plot.getAxis("left").setTicks([[(log(v), number(v, decimals)) for v in ticks]])
        self._show_rests()
        self._scale.setImage(np.linspace(0, 1, 256)[None, :], lut=colours, levels=(0, 1), autoLevels=False)

    def _show_scale(self) -> None:
        """The colour bar from its lowest to its highest worth, both written, and round numbers between them."""
        low, top = self._levels
        self._scale.setRect(QRectF(0, low, 1, top - low))
        self.bar.setXRange(0, 1, padding=0)
        self.bar.setYRange(low, top, padding=0)
        room = 14 * (top - low) / max(self.bar.vb.height(), 100.0)
        steps = pyqtgraph.AxisItem("right").tickSpacing(low, top, max(self.bar.vb.height(), 100.0))
        step = next((step for step, _ in reversed(steps) if (top - low) / step <= 8), top - low)
        between = np.arange(ceil((low + room) / step), floor((top - room) / step) + 1) * step
        decimals = max(0, -floor(log10(step) + 1e-9))
        ends = 0 if top - low >= 5 else 1
        ticks = [(v, number(v, decimals)) for v in between.tolist()]
        ticks += [(low, number(low, ends)), (top, number(top, ends))]
        axis = self.bar.getAxis("right")
        self.bar.getAxis("bottom").setHeight(self.plot.getAxis("bottom").height())
        axis.setTicks([ticks])
        widest = max((name for _, name in ticks), key=len)
        figures = QFontMetrics(text_font(11)).horizontalAdvance(widest) + 16
        axis.setWidth(figures)  # beside the colours, which are as wide as their title
        metrics = QFontMetrics(text_font(12))
        title = max(metrics.horizontalAdvance(word) for word in (tr("Worth"), tr("money"))) + 10
        self.bar.setFixedWidth(max(62, title + figures))

    def _show_rests(self) -> None:
        """At the right: where a lone token slid straight up at that speed comes to rest."""
        axis, found = self.plot.getAxis("right"), self._map
        if found is None or self.width() < _NARROW:
            axis.setTicks([[]])
            axis.setWidth(8)
            return
        low, high = log(found.speeds[0]), log(found.speeds[-1])
        room = max(self.plot.vb.height(), 1.0) / (high - low)
        shown: list[tuple[float, str]] = []
        for speed, name in straight_rests(found.board, found.x):
            at = log(speed)
            if low <= at <= high and (not shown or (at - shown[-1][0]) * room >= _ROW):
                shown.append((at, name))
        axis.setWidth(None)
        axis.setTicks([shown])

    @staticmethod
    def _place(mark: Any, spread: _Spread, thrower: Thrower, aim: Aim) -> None:
        """A dot on an aim, and one standard deviation round it."""
        x, y = degrees(aim.angle), log(max(aim.speed, 1e-3))
        mark.setData([x], [y])
        wide, tall = degrees(thrower.angle), thrower.speed
        spread.setRect(QRectF(x - wide, y - tall, 2 * wide, 2 * tall))

    def show_aim(self, aim: Aim) -> None:
        """Where the document aims now."""
        self._aim = aim
        self._now.setData([degrees(aim.angle)], [log(max(aim.speed, 1e-3))])

    def sheet(self) -> Sheet:
        """Every aim of the map with its worth and the standard error of that."""
        found = self._map
        rows = []
        if found is not None:
            for i, angle in enumerate(np.degrees(found.angles).tolist()):
                for j, speed in enumerate(found.speeds.tolist()):
                    rows.append((angle, speed, float(found.values[i, j]), float(found.errors[i, j])))
        heads = (tr("angle, degrees"), tr("speed, m/s"), tr("worth"), tr("standard error"))
        return Sheet(heads, rows)

    # --- events --------------------------------------------------------------------------------------

    def _at(self, scene_place: Any) -> tuple[float, float] | None:
        """Angle (rad) and speed under a point of the scene, None beside the map."""
        if self._map is None or not self.plot.vb.sceneBoundingRect().contains(scene_place):
            return None
        point = self.plot.vb.mapSceneToView(scene_place)
        return radians(point.x()), exp(point.y())

    def _clicked(self, event: Any) -> None:
        found = self._at(event.scenePos())
        if found is None or event.button() != Qt.MouseButton.LeftButton:
            return
        event.accept()
        self.aimed.emit(*found)
        if event.double() or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.thrown.emit()

    def _moved(self, scene_place: Any) -> None:
        at, found = self._at(scene_place), self._map
        if at is None or found is None:
            self.pointed.emit("")
            return
        i = int(np.abs(found.angles - at[0]).argmin())
        j = int(np.abs(np.log(found.speeds / at[1])).argmin())
        self.pointed.emit(
            tr(
                "Pointer: {angle}°, {speed} m/s, worth {worth} ± {error}",
                angle=number(degrees(at[0]), 1),
                speed=number(at[1], 2),
                worth=number(float(found.values[i, j])),
                error=number(float(found.errors[i, j]), 1),
            )
        )

    def leaveEvent(self, event: Any) -> None:
        self.pointed.emit("")
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the aim, Enter throws."""
        key = Qt.Key(event.key())
        if key in _STEPS:
            turn, faster = _STEPS[key]
            self.aimed.emit(self._aim.angle + radians(turn), max(self._aim.speed + 0.01 * faster, 0.0))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.thrown.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        if event is not None and hasattr(self, "_tag"):  # the base class resizes itself before all is made
            self._show_rests()
            self._place_tag()
            if self._map is not None:
                self._show_scale()

    def sizeHint(self) -> QSize:
        """Less than the base class asks for: the dock scrolls where there is no more."""
        return QSize(320, 280)


def straight_rests(board: Board, x: float) -> list[tuple[float, str]]:
    """(speed m/s, name) of the spaces that lie straight up the board from x, and of the blank beyond, ascending."""
    from lab.motion import speed_to_reach

    middles = {(s.box[1] + s.box[3]) / 2 for s in board.spaces if s.box[0] <= x <= s.box[2]}
    top = max((s.box[3] for s in board.spaces if s.kind != "blank"), default=board.go_line)
    if board.length - top > 0.02:
        middles.add((top + board.length) / 2)
    named = [(y, space_at(board, x, y)) for y in sorted(middles) if y > board.go_line]
    back = release_y(board)
    return [(speed_to_reach(board, y - back), name) for y, name in named if name]


def _contours(
    x: NDArray[np.float64], y: NDArray[np.float64], values: NDArray[np.float64], levels: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.bool_]]:
    """All lines of equal worth as one curve: x, y, and whether each point is joined to the next."""
    generator = contour_generator(x, y, values.T)
    lines = [np.asarray(line) for level in levels for line in generator.lines(float(level))]
    if not lines:
        return np.empty(0), np.empty(0), np.empty(0, dtype=np.bool_)
    points = np.concatenate(lines)
    joined = np.ones(len(points), dtype=np.bool_)
    joined[np.cumsum([len(line) for line in lines]) - 1] = False
    return points[:, 0], points[:, 1], joined


def _mark() -> Any:
    return pyqtgraph.ScatterPlotItem(
        size=8, symbol="o", brush=pyqtgraph.mkBrush(PALE), pen=plot_pen(INK, 1.5)
    )


class _Ring:
    """A hollow ring on another hand's best aim, wider than the dot, which may lie in its middle; dark at its edges."""

    def __init__(self) -> None:
        self.parts = tuple(
            pyqtgraph.ScatterPlotItem(
                size=15, symbol="o", brush=pyqtgraph.mkBrush(None), pen=plot_pen(colour, width)
            )
            for colour, width in ((INK, 4), (PALE, 2))
        )

    def setData(self, x: list[float], y: list[float]) -> None:
        """Where it lies."""
        for part in self.parts:
            part.setData(x, y)

    def setVisible(self, on: bool) -> None:
        """Whether there is another hand."""
        for part in self.parts:
            part.setVisible(on)


class _Spread(QGraphicsEllipseItem):
    """One standard deviation round an aim; a dark line under the pale one, for pale ground."""

    def __init__(self, style: Qt.PenStyle) -> None:
        super().__init__()
        self._under = plot_pen(INK, 3.5)
        self._over = plot_pen(PALE, 1.5, style)
        self.setPen(self._under)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (self._under, self._over):
            painter.setPen(pen)
            painter.drawEllipse(self.rect())
