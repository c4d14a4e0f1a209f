"""Every text has room, in every dock and preset, in the pseudo-language and in the languages that are complete."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.patience import LONG_PATIENCE
from tests.ui.painted import painted_wrong
from tests.ui.room import cut_texts
from ui.docks.cells import align_heads
from ui.docks.panel import Brief, TallScroll, wrapped
from ui.document import LabDocument
from ui.flow import Flow
from ui.languages import use
from ui.languages.pseudo import PSEUDO
from ui.parts.hand import Hand
from ui.theme import Themes
from ui.window import MainWindow

LONG = "A text that needs much more room than it gets"


@pytest.mark.parametrize(
    "language", [PSEUDO, *(pytest.param(code, marks=pytest.mark.verify) for code in ("ru", "sv"))]
)
def test_no_text_of_any_scene_is_cut(tmp_path: Path, language: str) -> None:
    found = tmp_path / "found.json"
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.room_run", language, str(found)],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=LONG_PATIENCE,
    )
    assert found.is_file(), done.stderr[-6000:]
    assert json.loads(found.read_text(encoding="utf-8")) == {}


def shown(qtbot: QtBot, *inside: QWidget, width: int = 90) -> QWidget:
    """A small window with widgets under one another."""
    made = QWidget()
    column = QVBoxLayout(made)
    for widget in inside:
        widget.setMinimumWidth(1)
        column.addWidget(widget)
    made.setMinimumSize(1, 1)
    column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
    qtbot.addWidget(made)
    made.resize(width, 200)
    made.show()
    QApplication.processEvents()
    return made


def combo() -> QComboBox:
    made = QComboBox()
    made.addItem(LONG)
    return made


def table(tooltip: bool) -> QTableWidget:
    made = QTableWidget(1, 1)
    made.setHorizontalHeaderLabels([LONG])
    made.setItem(0, 0, QTableWidgetItem(LONG))
    made.setColumnWidth(0, 40)
    if tooltip:
        made.horizontalHeaderItem(0).setToolTip(LONG)
        made.item(0, 0).setToolTip(LONG)
    return made


@pytest.mark.parametrize(
    "make", [lambda: QLabel(LONG), lambda: QPushButton(LONG), lambda: QCheckBox(LONG), combo]
)
def test_a_text_without_room_is_found_unless_a_tooltip_tells_it(qtbot: QtBot, make) -> None:  # type: ignore[no-untyped-def]  # handed through as it is
    widget = make()
    window = shown(qtbot, widget)
    assert any(LONG in line for line in cut_texts(window))
    widget.setToolTip(LONG)
    assert cut_texts(window) == []
    widget.setToolTip("")
    window.resize(600, 200)
    QApplication.processEvents()
    assert cut_texts(window) == []


def test_cells_and_heads_without_room_are_found(qtbot: QtBot) -> None:
    found = cut_texts(shown(qtbot, table(tooltip=False)))
    assert any("QHeaderView" in line for line in found) and any("QTableWidget" in line for line in found)
    made = table(tooltip=True)
    align_heads(made)
    assert cut_texts(shown(qtbot, made)) == []


def test_a_head_that_does_not_stand_over_its_column_is_found(qtbot: QtBot) -> None:
    made = table(tooltip=True)
    window = shown(qtbot, made)
    (found,) = cut_texts(window)
    assert "AlignHCenter" in found and "AlignLeft" in found
    align_heads(made, 0)
    assert len(cut_texts(window)) == 1
    made.item(0, 0).setTextAlignment(Qt.AlignmentFlag.AlignRight)
    assert cut_texts(window) == []


def test_a_text_that_breaks_needs_its_height(qtbot: QtBot) -> None:
    label = wrapped(LONG, "")
    window = shown(qtbot, label)
    assert cut_texts(window) == []
    label.setFixedHeight(16)
    QApplication.processEvents()
    assert any("of height" in line for line in cut_texts(window))


def test_widgets_over_one_another_and_out_of_their_page_are_found(qtbot: QtBot) -> None:
    window = shown(qtbot, width=300)
    for at in (10, 30):
        QLabel("short", window).setGeometry(at, 10, 60, 20)
    QPushButton("outside", window).setGeometry(260, 60, 90, 24)
    for child in window.findChildren(QWidget):
        child.show()
    found = cut_texts(window)
    assert any("lies over" in line for line in found) and any("outside" in line for line in found)


class Painting(QWidget):
    """Paints texts where it is told."""

    def __init__(self, *texts: tuple[float, float, str], box: QRectF | None = None) -> None:
        super().__init__()
        self.texts, self.box = texts, box

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for x, y, text in self.texts:
            painter.drawText(QPointF(x, y), text)
        if self.box is not None:
            painter.drawText(self.box, int(Qt.TextFlag.TextWordWrap), LONG)
        painter.end()


def test_painted_texts_keep_off_edges_and_one_another(qtbot: QtBot) -> None:
    def found(*texts: tuple[float, float, str], box: QRectF | None = None) -> list[str]:
        made = Painting(*texts, box=box)
        made.resize(200, 100)
        qtbot.addWidget(made)
        made.show()
        return painted_wrong(made)

    assert found((10, 20, "one"), (10, 60, "two"), box=QRectF(80, 10, 110, 80)) == []
    assert len(found((180, 20, "beyond the edge"))) == 1
    assert len(found((10, 20, "first"), (20, 22, "second"))) == 1
    assert len(found(box=QRectF(80, 10, 100, 20))) == 1


def test_a_brief_label_ends_in_an_ellipsis_and_tells_all_in_its_tooltip(qtbot: QtBot) -> None:
    brief = Brief(LONG)
    window = shown(qtbot, brief)
    assert brief.shown.endswith("…") and brief.toolTip() == LONG
    assert cut_texts(window) == []
    window.resize(600, 200)
    qtbot.waitUntil(lambda: brief.toolTip() == "")
    assert brief.shown == LONG


def test_a_flow_goes_on_in_the_next_line_and_shares_what_is_left(qtbot: QtBot) -> None:
    flow, made = Flow(gap=10), QWidget()
    holds = QVBoxLayout(made)
    holds.addLayout(flow)
    parts = [QLabel("x") for _ in range(3)]
    for part, stretch in zip(parts, (0, 1, 0), strict=True):
        part.setMinimumWidth(80)
        flow.add(part, stretch)
    qtbot.addWidget(made)
    made.resize(400, 100)
    made.show()
    margin = holds.contentsMargins().left()
    assert [part.y() for part in parts] == [parts[0].y()] * 3
    assert parts[1].width() == 400 - 2 * margin - 2 * 80 - 2 * 10
    made.resize(220, 100)
    QApplication.processEvents()
    assert parts[0].y() == parts[1].y() < parts[2].y() and parts[2].x() == margin
    parts[1].hide()
    QApplication.processEvents()
    assert parts[0].y() == parts[2].y()
    assert flow.heightForWidth(90) > flow.heightForWidth(400)


def test_the_room_that_is_left_stays_with_its_widget_when_another_is_taken_out(qtbot: QtBot) -> None:
    flow, made = Flow(gap=10), QWidget()
    flow.setContentsMargins(0, 0, 0, 0)
    made.setLayout(flow)
    parts = [QLabel("x") for _ in range(3)]
    for part, stretch in zip(parts, (0, 1, 3), strict=True):
        part.setMinimumWidth(80)
        flow.add(part, stretch)
    qtbot.addWidget(made)
    made.resize(420, 100)
    made.show()
    assert [part.width() for part in parts] == [80, 80 + 40, 80 + 120]
    assert flow.takeAt(0).widget() is parts[0]
    parts[0].hide()
    flow.activate()
    flow.setGeometry(flow.geometry())
    assert [part.width() for part in parts[1:]] == [80 + 62, 80 + 187]
    assert flow.takeAt(5) is None and flow.count() == 2


def test_a_page_gets_no_narrower_than_what_is_in_it(qtbot: QtBot) -> None:
    page, inner = TallScroll(), QWidget()
    row = QHBoxLayout(inner)
    button = QPushButton("A button")
    row.addWidget(button)
    page.setWidget(inner)
    qtbot.addWidget(page)
    page.show()
    before = page.minimumSizeHint().width()
    button.setText("A button that says a little more")
    qtbot.waitUntil(lambda: page.minimumSizeHint().width() > before)
    assert page.minimumSizeHint().width() >= button.sizeHint().width()


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
def test_the_rows_of_a_push_have_room_too(
    qapp: QApplication, themes: Themes, qtbot: QtBot, size: tuple[int, int]
) -> None:
    """One row more than a dock of the least height shows: its bar makes the texts narrower, which takes more lines."""
    use(qapp, PSEUDO)
    window = MainWindow(LabDocument(), themes)
    qtbot.addWidget(window)
    window.files.ask = lambda: "discard"
    window.resize(*size)
    window.show()
    for preset in ("tune", "play"):
        window.show_preset(preset)
        window.show_dock("throw")
        window.document.set_part("hand", Hand(way="push"), "Push")
        qtbot.waitUntil(
            lambda: window.docks["throw"].gain.isVisible() and not window.docks["throw"].room.isHidden()
        )
        QApplication.processEvents()
        for line in window.docks["throw"].findChildren(QLabel):
            if line.isVisible() and line.wordWrap():
                assert line.height() >= line.heightForWidth(line.width()), (preset, line.text())
    window.close()
