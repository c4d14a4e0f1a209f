"""The button at a figure's corner: save it as PNG, SVG, PDF or the CSV of its data, or copy picture or data.

A figure is a widget that is seen: a plot of pyqtgraph, any other graphics view, or a table, which is drawn
with all of its rows. Files are written whole or not at all.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pyqtgraph
from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QEvent,
    QIODevice,
    QMarginsF,
    QObject,
    QPoint,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPageSize, QPainter, QPdfWriter, QRegion
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QGraphicsView, QMenu, QTableView, QToolButton, QWidget

from lab import LabError
from lab.whole_file import write_whole
from ui.desk import Desk
from ui.icons import icon
from ui.language import tr
from ui.saving import ask_path, kind_of_file, save
from ui.sheet import Cell, Sheet
from ui.theme import Theme

_SHARP = 2
"""Pixels of a saved picture to one of the screen's own, each way."""

_DPI = 96
_AWAY = 4
"""From the figure's corner, px."""


class FigureButton(QToolButton):
    """Saves and copies one figure.

    name: proposed for files, without a suffix. figure: what is drawn. sheet: gives the data behind it; without
    one, the curves of a pyqtgraph plot are the data. over: the button stands in the figure's upper right corner;
    else it belongs into a layout. `restyle` it with the theme.
    """

    def __init__(
        self,
        desk: Desk,
        name: str,
        figure: QWidget,
        sheet: Callable[[], Sheet] | None = None,
        *,
        over: bool = False,
    ) -> None:
        super().__init__(figure if over else None)
        self._desk, self._name, self._figure = desk, name, figure
        self._sheet = sheet if sheet is not None else partial(sheet_of_plot, figure)
        self._over = over
        self.setProperty("corner", True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        what = figure.accessibleName()
        said = (
            tr("Save or copy: {figure}", figure=what) if what else tr("Save or copy this figure, or its data")
        )
        self.setToolTip(said)
        self.setAccessibleName(said)
        menu = QMenu(self)
        menu.addAction(tr("Save as PNG…"), partial(self._save, ".png"))
        menu.addAction(tr("Save as SVG…"), partial(self._save, ".svg"))
        menu.addAction(tr("Save as PDF…"), partial(self._save, ".pdf"))
        menu.addSeparator()
        menu.addAction(tr("Save its data for a spreadsheet (CSV)…"), partial(self._save, ".csv"))
        menu.addAction(tr("Save its data for programs (CSV)…"), partial(self._save, ".csv", plain=True))
        menu.addSeparator()
        menu.addAction(tr("Copy the picture"), self._copy_picture)
        menu.addAction(tr("Copy the data"), self._copy_data)
        self.setMenu(menu)
        self.restyle(desk.theme)
        if over:
            figure.installEventFilter(self)
            self._make_room()
            self._to_corner()

    def restyle(self, theme: Theme) -> None:
        """Draw the icon in another theme."""
        self.setIcon(icon("export", theme))

    def write(self, path: Path, *, plain: bool = False) -> Path:
        """Write what the name's suffix says; LabError for another suffix, or where that cannot be written.

        plain: the CSV for programs, see `Sheet.csv`.
        """
        suffix = path.suffix.lower()
        if suffix == ".csv":
            content = self._sheet().csv(plain=plain)
        elif suffix in _PICTURES:
            content = _PICTURES[suffix](self._figure, self._name)
        else:
            raise LabError(
                tr(
                    "a figure is not written as {kind}; choose .png, .svg, .pdf or .csv",
                    kind=suffix or tr("a file without a suffix"),
                ),
                code="usage",
                where=str(path),
            )
        return write_whole(path, content)

    # --- inside --------------------------------------------------------------------------------------

    def _save(self, suffix: str, *, plain: bool = False) -> None:
        name = f"{self._name}{suffix}"
        path = ask_path(self.window(), tr("Save"), name, kind_of_file(suffix), (suffix,))
        if path is not None:
            save(self._desk, path, lambda: self.write(path, plain=plain))

    def _copy_picture(self) -> None:
        QGuiApplication.clipboard().setImage(image_of(self._figure))
        self._desk.said.emit(tr("The picture is copied"))

    def _copy_data(self) -> None:
        QGuiApplication.clipboard().setText(self._sheet().tabbed())
        self._desk.said.emit(tr("The data are copied"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._to_corner()
        return super().eventFilter(watched, event)

    def _make_room(self) -> None:
        """A plot keeps its right edge free, so that nothing of it lies under the button."""
        if isinstance(self._figure, pyqtgraph.PlotWidget):
            layout = self._figure.getPlotItem().layout
            left, top, _, bottom = layout.getContentsMargins()
            layout.setContentsMargins(left, top, self.sizeHint().width() + 2 * _AWAY, bottom)

    def _to_corner(self) -> None:
        self.resize(self.sizeHint())
        self.move(max(self._figure.width() - self.width() - _AWAY, 0), _AWAY)
        self.raise_()


# --- pictures -------------------------------------------------------------------------------------------


def image_of(figure: QWidget) -> QImage:
    """The figure as a sharp picture."""
    size = _size(figure)
    image = QImage(size * _SHARP, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(_SHARP)
    image.fill(figure.palette().base().color())
    painter = QPainter(image)
    _paint(figure, painter, size)
    painter.end()
    return image


def _png(figure: QWidget, title: str) -> bytes:
    image = image_of(figure)
    image.setText("Title", title)
    with _Bytes() as buffer:
        QImageWriter(buffer, QByteArray(b"png")).write(image)
    return buffer.written


def _svg(figure: QWidget, title: str) -> bytes:
    size = _size(figure)
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)  # the tiny profile cannot clip
    with _Bytes() as buffer:
        generator.setOutputDevice(buffer)
        generator.setResolution(_DPI)
        generator.setSize(size)
        generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
        generator.setTitle(title)
        generator.setDescription("Knockout Lab")
        painter = QPainter(generator)
        _paint(figure, painter, size)
        painter.end()
    return buffer.written


def _pdf(figure: QWidget, title: str) -> bytes:
    size = _size(figure)
    with _Bytes() as buffer:
        writer = QPdfWriter(buffer)
        writer.setTitle(title)
        writer.setCreator("Knockout Lab")
        writer.setResolution(_DPI)  # lines of one pixel are then as thick as on the screen
        points = QSizeF(size) * 72 / _DPI
        writer.setPageSize(QPageSize(points, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch))
        writer.setPageMargins(QMarginsF(0, 0, 0, 0))
        painter = QPainter(writer)
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), figure.palette().base())
        _paint(figure, painter, size)
        painter.end()
    return buffer.written


_PICTURES: dict[str, Callable[[QWidget, str], bytes]] = {".png": _png, ".svg": _svg, ".pdf": _pdf}


class _Bytes(QBuffer):
    """A device that keeps what is written; `written` once it is closed."""

    written = b""

    def __enter__(self) -> _Bytes:
        self.open(QIODevice.OpenModeFlag.WriteOnly)
        return self

    def __exit__(self, *_: object) -> None:
        self.written = bytes(self.data().data())
        self.close()


def _size(figure: QWidget) -> QSize:
    """In pixels of the screen; a table is as long as its rows."""
    if isinstance(figure, QTableView):
        header, rows = figure.horizontalHeader(), figure.verticalHeader()
        return QSize(figure.viewport().width(), header.height() + rows.length())
    return figure.size()


def _paint(figure: QWidget, painter: QPainter, size: QSize) -> None:
    """Draw the figure from (0, 0) on, without what stands over it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if isinstance(figure, QGraphicsView):
        view = figure.viewport().rect()
        figure.render(painter, QRectF(view), view, Qt.AspectRatioMode.IgnoreAspectRatio)
    elif isinstance(figure, QTableView):
        whole = _whole_table(figure, size)
        whole.render(painter, QPoint(), QRegion())
        whole.deleteLater()
    else:
        figure.render(painter, QPoint(), QRegion())


def _whole_table(table: QTableView, size: QSize) -> QTableView:
    """The same table, never shown, so long that it needs no scroll bar."""
    whole = QTableView()
    whole.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    whole.setModel(table.model())
    whole.setFrameShape(table.frameShape().NoFrame)
    whole.setShowGrid(table.showGrid())
    whole.setIconSize(table.iconSize())
    whole.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    whole.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    whole.verticalHeader().hide()
    whole.verticalHeader().setDefaultSectionSize(table.verticalHeader().defaultSectionSize())
    shown, header = table.horizontalHeader(), whole.horizontalHeader()
    header.setFixedHeight(shown.height())
    header.setMinimumSectionSize(shown.minimumSectionSize())
    for section in range(shown.count()):
        whole.setColumnWidth(section, table.columnWidth(section))
        whole.setItemDelegateForColumn(section, table.itemDelegateForColumn(section))
    whole.resize(size)
    return whole


# --- data -----------------------------------------------------------------------------------------------


def sheet_of_plot(plot: QWidget) -> Sheet:
    """All curves of a pyqtgraph plot, one after the other: (name, x, y) a row, heads from its axes."""
    assert isinstance(plot, pyqtgraph.PlotWidget)
    item = plot.getPlotItem()
    heads = [item.getAxis(axis).labelText or name for axis, name in (("bottom", "x"), ("left", "y"))]
    rows: list[list[Cell]] = []
    for curve in item.listDataItems():
        x, y = curve.getOriginalDataset()
        if x is not None and y is not None and curve.isVisible():
            name = curve.name() or ""
            rows += [[name, a, b] for a, b in zip(x.tolist(), y.tolist(), strict=True)]
    return Sheet(("", *heads), rows)
