"""Segments of a recorded slide moved by mouse and by number: the fit follows."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from lab import Release, slide, write_recording
from lab.fitting import SegmentKind
from tests.lab.fitting.test_rails import filmed, railed
from tests.shared import shared_path
from tests.ui.hand import at_rest, drag_over, on_plot
from tests.ui.recordings import opened, recorded, settled
from ui.docks.fit_body import FitBody
from ui.docks.fit_plots import edges_of
from ui.docks.fit_words import KINDS
from ui.parts.fit import SEGMENTS
from ui.window import MainWindow

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def looked_at(window: MainWindow, qtbot: QtBot, path: Path) -> FitBody:
    window.resize(1600, 1000)
    body = opened(window, qtbot, [path])
    body.pages.setCurrentWidget(body.segments)
    qtbot.wait(60)
    return body


def test_data_model_residuals_and_segments_are_drawn(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    (path,) = recorded(tmp_path, 1)
    body = looked_at(window, qtbot, path)
    seen, (slide,) = body.segments.seen, body.watch.fitted.fit.slides
    assert [segment.kind for segment in seen.segments] == ["coast", "rest"]
    assert len(body.segments.plots.regions) == 2
    assert seen.way[-1] == pytest.approx(float(np.hypot(*(slide.data[-1] - slide.data[0]))), abs=2e-3)
    drawn = [item for item in body.segments.plots.path.listDataItems() if len(item.getData()[0]) > 10]
    ways = [np.asarray(item.getData()[1]) for item in drawn]
    assert any(len(way) == len(seen.t) and np.allclose(way, 100 * seen.way) for way in ways)
    assert any(len(way) == len(slide.t) and np.allclose(way, 100 * seen.along(slide.model)) for way in ways)
    left = [np.asarray(item.getData()[1]) for item in body.segments.plots.left.listDataItems()]
    assert any(np.allclose(values, 1000 * slide.residuals @ slide.direction, atol=1e-9) for values in left)


def test_the_plot_is_saved_with_its_data(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    (path,) = recorded(tmp_path, 1)
    body = looked_at(window, qtbot, path)
    (slide,) = body.watch.fitted.fit.slides
    written = body.segments.export.write(tmp_path / "plot.csv", plain=True).read_text(encoding="utf-8")
    head, *rows = written.splitlines()
    assert head.startswith('"time, s"') and len(rows) == len(body.segments.seen.t)
    time, way, does, model, *_ = rows[10].split(",")
    assert float(time) == pytest.approx(slide.begin + slide.t[10]) and does == "coasts"
    assert float(way) == pytest.approx(100 * body.segments.seen.way[10])
    assert float(model) == pytest.approx(float(way), abs=0.2)
    assert body.segments.export.write(tmp_path / "plot.png").stat().st_size > 2000


def test_an_edge_is_dragged_and_the_fit_follows(window: MainWindow, qtbot: QtBot) -> None:
    body = looked_at(window, qtbot, shared_path("recordings", "lookalikes", "hand_push.csv"))
    seen, before = body.segments.seen, body.watch.fitted.fit
    kinds = [segment.kind for segment in seen.segments]
    assert kinds == ["still", "push", "coast", "rest"]
    edge = edges_of(seen)[2]
    view = body.segments.plots.graphics.viewport()
    height = 50 * float(seen.way.max())
    graphics, box = body.segments.plots.graphics, body.segments.plots.path.vb
    start = at_rest(qtbot, lambda: on_plot(graphics, box, edge, height))
    end = on_plot(graphics, box, edge + 0.15, height)
    drag_over(qtbot, view, start, end)
    there = pytest.approx(edge + 0.15, abs=0.03)
    qtbot.waitUntil(lambda: edges_of(body.segments.seen)[2] == there)
    settled(window, qtbot)
    moved = body.segments.seen
    assert edges_of(moved)[3] == pytest.approx(edges_of(seen)[3], abs=0.01)
    assert body.watch.fitted.fit.slides[0].begin > before.slides[0].begin + 0.1
    assert body.segments.found.isEnabled()
    window.actions_.undo.trigger()
    settled(window, qtbot)
    assert body.watch.fitted.fit.values == before.values and not body.segments.found.isEnabled()


def test_an_edge_whose_segment_goes_while_it_is_dragged_is_let_go(window: MainWindow, qtbot: QtBot) -> None:
    body = looked_at(window, qtbot, shared_path("recordings", "lookalikes", "hand_push.csv"))
    page, plots = body.segments, body.segments.plots
    before = len(page.seen.segments)
    page.segment.setCurrentIndex(before - 1)
    QTest.mouseClick(page.split, LEFT)
    settled(window, qtbot)
    assert len(page.seen.segments) == len(plots.regions) == before + 1
    height = 50 * float(page.seen.way.max())

    def spot() -> QPoint:
        return on_plot(plots.graphics, plots.path.vb, edges_of(page.seen)[before], height)

    view, start = plots.graphics.viewport(), at_rest(qtbot, spot)
    held = plots.regions[before]

    def event(kind: QEvent.Type, by: int, button: Qt.MouseButton, buttons: Qt.MouseButton) -> None:
        place = start + QPoint(by, 0)
        sent = QMouseEvent(kind, QPointF(place), view.mapToGlobal(QPointF(place)), button, buttons, NONE)
        QApplication.sendEvent(view, sent)
        qtbot.wait(30)

    none = Qt.MouseButton.NoButton
    event(QEvent.Type.MouseMove, 0, none, none)
    event(QEvent.Type.MouseButtonPress, 0, LEFT, LEFT)
    for by in (-8, -12):
        event(QEvent.Type.MouseMove, by, none, LEFT)
    assert held.getRegion()[0] < edges_of(page.seen)[before], "it is dragged"
    window.actions_.undo.trigger()
    settled(window, qtbot)
    assert len(plots.regions) == before
    state = window.document.state
    for by in (-16, -20):
        event(QEvent.Type.MouseMove, by, none, LEFT)
    event(QEvent.Type.MouseButtonRelease, -20, LEFT, none)
    held.setRegion((0.0, 0.1))  # whoever still holds it moves nothing
    assert window.document.state is state and len(page.seen.segments) == before


def test_segments_are_moved_by_number_named_anew_split_and_found_again(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    (path,) = recorded(tmp_path, 1)
    body = looked_at(window, qtbot, path)
    page, before = body.segments, body.watch.fitted.fit.values
    page.segment.setCurrentIndex(1)
    page.segment.activated.emit(1)
    page.begin.setFocus()
    page.begin.selectAll()
    QTest.keyClicks(page.begin, "0.700")
    QTest.keyClick(page.begin, Qt.Key.Key_Return)
    settled(window, qtbot)
    assert page.seen.segments[0].end == pytest.approx(0.7, abs=0.006)
    page.segment.setCurrentIndex(0)
    page.segment.activated.emit(0)
    page.split.click()
    settled(window, qtbot)
    assert [segment.kind for segment in page.seen.segments] == ["coast", "coast", "rest"]
    assert body.watch.fitted.fit.slides[0].begin == 0.0
    page.segment.setCurrentIndex(0)
    page.segment.activated.emit(0)
    page.kind.setCurrentIndex(page.kind.findData("push"))
    page.kind.activated.emit(page.kind.currentIndex())
    settled(window, qtbot)
    assert [segment.kind for segment in page.seen.segments] == ["push", "coast", "rest"]
    assert body.watch.fitted.fit.slides[0].begin == pytest.approx(0.35, abs=0.01)
    page.found.click()
    settled(window, qtbot)
    assert body.watch.fitted.fit.values == before


def test_a_bounce_off_a_rail_is_named_and_can_be_called_something_else(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "film.csv"
    result = slide(railed("left"), Release(0.14, 0.1, 1.0, -0.5), token="red-1")
    write_recording(filmed(result, 240.0, 1, ["red-1"]), path)
    page = looked_at(window, qtbot, path).segments
    assert [segment.kind for segment in page.seen.segments] == ["coast", "rail", "coast", "rest"]
    page.segment.setCurrentIndex(1)
    page.segment.activated.emit(1)
    assert page.kind.currentText() == "meets a rail"
    page.kind.setCurrentIndex(page.kind.findData("hit"))
    page.kind.activated.emit(page.kind.currentIndex())
    settled(window, qtbot)
    assert [segment.kind for segment in page.seen.segments] == ["coast", "hit", "coast", "rest"]
    assert set(KINDS) == set(get_args(SegmentKind)) == set(SEGMENTS)


def test_several_tokens_of_one_file_are_looked_at_in_turn(window: MainWindow, qtbot: QtBot) -> None:
    body = looked_at(window, qtbot, shared_path("recordings", "lookalikes", "tracker_multi_collision.txt"))
    page = body.segments
    assert page.token.count() == 2
    page.token.setFocus()
    QTest.keyClick(page.token, Qt.Key.Key_Down)
    assert page.seen is not None and page.seen.token == body.watch.recordings[0].tracks[1].name
    assert "hit" in [segment.kind for segment in page.seen.segments]
    assert "restitution" in body.result.words.text()


def test_a_segment_s_word_stands_free_of_the_curve(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    """Wherever the token is in that segment: low at first, high at the end."""
    plots = looked_at(window, qtbot, recorded(tmp_path)[0]).segments.plots
    seen, box = plots._seen, plots.path.vb
    assert seen is not None and len(plots._labels) >= 2
    for word in plots._labels:
        covers = word.mapRectToScene(word.boundingRect())
        points = [box.mapViewToScene(QPointF(t, 100 * way)) for t, way in zip(seen.t, seen.way, strict=True)]
        assert not any(covers.contains(point) for point in points), word.toPlainText()
