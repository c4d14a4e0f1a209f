"""Plots: numbers in the unit that the axis names, lines as thick as meant."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pyqtgraph
import pytest
from pytestqt.qtbot import QtBot

from tests.patience import PATIENCE
from ui.plots import number_axes


@pytest.mark.parametrize("largest", [4e-4, 0.4, 4.0, 4e3, 4e6])
def test_numbers_stand_in_the_unit_that_the_axis_names(qtbot: QtBot, largest: float) -> None:
    plot = pyqtgraph.PlotWidget(axisItems=number_axes())
    qtbot.addWidget(plot)
    for side in ("left", "bottom"):
        plot.setLabel(side, "time, s")
    plot.setXRange(0, largest)
    plot.setYRange(0, largest)
    with qtbot.waitExposed(plot):
        plot.show()
    for side in ("left", "bottom"):
        axis = plot.getAxis(side)
        assert (
            axis.autoSIPrefixScale == 1.0
            and "x0" not in axis.labelString()
            and "x1" not in axis.labelString()
        )
        assert axis.label.toPlainText().strip() == "time, s"


THICK = """
import sys
import os
import re
import subprocess
import sys
from pathlib import Path

import pyqtgraph
from PySide6.QtWidgets import QApplication, QGraphicsLineItem
from ui.plots import plot_pen
app = QApplication([])
plot = pyqtgraph.PlotWidget(background="#ffffff")
plot.resize(200, 100)
for side in ("left", "bottom"):
    plot.getPlotItem().hideAxis(side)
plot.setRange(xRange=(0, 1), yRange=(0, 1))
plot.addItem(pyqtgraph.PlotCurveItem([0, 1], [0.5, 0.5], pen=plot_pen("#000000", 4)))
plot.show()
app.processEvents()
image = plot.grab().toImage()
print(image.width(), sum(image.pixelColor(image.width() // 4, y).lightness() < 128 for y in range(image.height())))
"""


@pytest.mark.parametrize("scale", [1, 2])
def test_a_line_is_as_thick_for_the_eye_on_a_screen_of_twice_the_dots(scale: int) -> None:
    root = Path(__file__).parents[2]
    scaled = {"PYTHONPATH": str(root), "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(scale)}
    done = subprocess.run(
        [sys.executable, "-c", THICK],
        env={**os.environ, **scaled},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.stdout.split() == [str(200 * scale), str(4 * scale)], done.stderr


def test_every_plot_takes_its_pens_from_one_place() -> None:
    ui = Path(__file__).parents[2] / "ui"
    assert [
        str(file) for file in ui.rglob("*.py") if re.search(r"mkPen|setCosmetic", file.read_text("utf-8"))
    ] == [str(ui / "plots.py")]
