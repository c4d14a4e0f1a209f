"""Axes of plots: numbers in the unit that the axis names."""

from __future__ import annotations

import pyqtgraph
import pytest
from pytestqt.qtbot import QtBot

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
