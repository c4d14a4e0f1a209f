"""What the Aim dock shows of one thing agrees: the best worth, its scatter, another hand's, the names of the curve."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from lab import Aim
from tests.ui.test_aim import few, settled
from ui.docks.aim_curve import SkillCurvePlot
from ui.docks.aim_work import Answer, Point, with_answer
from ui.numbers import number
from ui.parts.aiming import SCALES, Aiming
from ui.space_words import label_word
from ui.theme import LIGHT
from ui.window import MainWindow

__all__ = ["few"]


@pytest.mark.parametrize("scale", [1.0, 0.5, 0.61])
def test_the_best_worth_is_one_number_wherever_it_is_shown(
    window: MainWindow, qtbot: QtBot, scale: float
) -> None:
    window.document.set_part("aiming", Aiming(scale=scale), "Skill")
    dock = settled(window, qtbot)
    answer = dock.work.answer
    assert answer is not None and dock.work.answer_fresh
    told = answer.mean.mean
    assert dock.answer.worth.text() == number(told)
    assert number(told) in dock.plot._tag.toPlainText().split()
    _, (y,) = dock.curve._dot.getData()
    assert y == told
    found = dock.work.map
    assert found is not None
    top = max(told, float(found.values.max()))
    written = [name for _, name in dock.plot.bar.getAxis("right")._tickLevels[0]]
    assert number(top) in written and tuple(dock.plot._image.levels)[1] == top
    at = min(dock.curve._points, key=lambda point: abs(point.scale - scale))
    assert (at.scale, at.worth, at.about) == (pytest.approx(scale), told, answer.parts[0].name)


def test_the_colours_end_at_the_worth_that_is_told_when_the_map_s_is_lower(
    window: MainWindow, qtbot: QtBot
) -> None:
    dock = settled(window, qtbot)
    found, work = dock.work.map, dock.work
    assert found is not None and work.answer is not None
    best, _ = found.peak
    for worth in (float(found.values.max()) + 20.0, float(found.values.max()) - 20.0):
        dock.plot.show_map(found, best, None, "", worth, fresh=True)
        top = max(worth, float(found.values.max()))
        low = float(found.values.min())
        ticks = dict(dock.plot.bar.getAxis("right")._tickLevels[0])
        assert ticks[top] == number(top) and ticks[low] == number(low)
        assert dock.plot.bar.vb.viewRange()[1] == pytest.approx([low, top])
        middle = sorted(value for value in ticks if low < value < top)
        assert middle and all(value == round(value) for value in middle)
    assert "money" in dock.plot.bar.titleLabel.text
    qtbot.wait(30)
    ends = [plot.vb.sceneBoundingRect().bottom() for plot in (dock.plot.plot, dock.plot.bar)]
    assert ends[0] == pytest.approx(ends[1], abs=2), "map and colours end at one height"


def test_another_hand_s_ring_and_the_scatter_are_seen_where_both_best_aims_are_one(
    window: MainWindow, qtbot: QtBot
) -> None:
    dock = settled(window, qtbot)
    found, plot = dock.work.map, dock.plot
    assert found is not None
    best, worth = found.peak

    def drawn() -> object:
        qtbot.wait(20)
        return plot.grab().toImage()

    plot.show_map(found, best, None, "", worth, fresh=True)
    alone = drawn()
    plot._spreads[1].setVisible(False)
    assert drawn() != alone, "the scatter of this hand"
    plot._spreads[1].setVisible(True)
    plot.show_map(found, best, (found.thrower, best), "", worth, fresh=True)
    plot._spreads[0].setVisible(False)
    assert drawn() != alone, "the other's ring round the dot"


def test_names_of_the_curve_do_not_cover_one_another_and_lie_in_the_plot(qtbot: QtBot) -> None:
    plot = SkillCurvePlot(LIGHT)
    qtbot.addWidget(plot)
    plot.resize(480, 160)
    plot.show()
    names = ["Dark blue 2"] * 2 + ["Green B"] + ["Yellow B"] * 2 + ["Red B"] * 2 + ["Orange 2"] * 2
    scales = np.geomspace(*SCALES, len(names)).tolist()
    points = [
        Point(scale, Aim(0.14, 0.0, 1.0), 300.0 - 10 * i, name)
        for i, (scale, name) in enumerate(zip(scales, names, strict=True))
    ]
    plot.show_curve(points, 0.026, 1.0, 280.0)
    qtbot.wait(30)
    plot.resize(470, 160)
    qtbot.wait(30)
    view = plot.getPlotItem().vb.sceneBoundingRect()
    boxes = [name.mapRectToScene(name.boundingRect()).adjusted(4, 4, -4, -4) for name in plot._names]
    assert [name.toPlainText() for name in plot._names] == [label_word(n) for n in dict.fromkeys(names)]
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    assert all(box.right() <= view.right() + 1 for box in boxes)


def test_the_curve_goes_through_the_answer(window: MainWindow, qtbot: QtBot) -> None:
    dock = settled(window, qtbot)
    answer, curve = dock.work.answer, dock.work.curve
    assert isinstance(answer, Answer)
    for scale, more in ((1.0, 0), (0.5, 0 if any(abs(p.scale - 0.5) < 1e-6 for p in curve) else 1), (0.7, 1)):
        through = with_answer(curve, scale, answer)
        assert [p.scale for p in through] == sorted(p.scale for p in through)
        assert len(through) == len(curve) + more
        assert any((p.scale, p.worth) == (scale, answer.mean.mean) for p in through)
