"""The button at a figure's corner: files that other programs read, the numbers that were shown, whole or not at all."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pyqtgraph
import pytest
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QTableView
from pytestqt.qtbot import QtBot

from lab import LabError
from tests.ui.test_landing import settled
from ui.figures import FigureButton, image_of, sheet_of_plot
from ui.icons import space_icon, token_icon
from ui.sheet import Sheet
from ui.window import MainWindow

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def locale() -> Iterator[None]:
    """The locale as it was, afterwards."""
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.fixture
def plot(window: MainWindow, qtbot: QtBot) -> pyqtgraph.PlotWidget:
    """A plot whose curve goes far beyond its axes."""
    made = pyqtgraph.PlotWidget(background="#FFFFFF")
    made.resize(400, 300)
    made.setLabel("bottom", "time, s")
    made.setLabel("left", "distance, m")
    made.plot([-1.0, 0.5, 1.0], [0.25, 0.25, 40.0], pen=pyqtgraph.mkPen("#FF0000", width=3), name="one")
    made.setXRange(0, 1, padding=0)
    made.setYRange(0, 1, padding=0)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def entry(button: FigureButton, text: str) -> None:
    """Choose an entry of the menu by the keyboard."""
    menu = button.menu()
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
    action = next(action for action in menu.actions() if text in action.text())
    menu.setActiveAction(action)
    QTest.keyClick(menu, Qt.Key.Key_Return)


def red(image: QImage) -> int:
    """How many pixels of a picture are the curve's."""
    found = [image.pixelColor(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)]
    return sum(colour.red() > 200 and colour.green() < 90 and colour.alpha() > 200 for colour in found)


def test_each_kind_of_file_is_read_by_its_readers(
    window: MainWindow, plot: pyqtgraph.PlotWidget, tmp_path: Path
) -> None:
    button = FigureButton(window.desk, "way", plot, over=True)
    png = QImage(str(button.write(tmp_path / "way.png")))
    assert (png.width(), png.height()) == (800, 600)
    assert red(png) > 100
    svg = button.write(tmp_path / "way.svg")
    words = {element.text for element in ElementTree.parse(svg).iter(f"{SVG}text")}
    assert "time, s" in {(word or "").strip() for word in words}, "text stays text"
    pdf = button.write(tmp_path / "way.pdf").read_bytes()
    assert pdf.startswith(b"%PDF-") and b"%%EOF" in pdf[-16:]
    assert b"/MediaBox [0 0 300" in pdf.replace(b".0 ", b" ")  # 400 px at 96 to the inch, in points


def test_a_curve_is_cut_at_its_axes_in_svg_too(
    window: MainWindow, plot: pyqtgraph.PlotWidget, tmp_path: Path
) -> None:
    button = FigureButton(window.desk, "way", plot, over=True)
    svg = ElementTree.parse(button.write(tmp_path / "way.svg"))
    cuts = {
        f"url(#{cut.get('id')})": [float(n) for n in re.findall(r"-?[0-9.]+", cut[0].get("d") or "")]
        for cut in svg.iter(f"{SVG}clipPath")
    }
    curves = [
        outer.get("clip-path")
        for outer in svg.iter(f"{SVG}g")
        for inner in outer.findall(f"{SVG}g")
        if inner.get("stroke") == "#ff0000" and inner.findall(f"{SVG}polyline")
    ]
    room = plot.getPlotItem().vb.sceneBoundingRect()
    assert curves
    for curve in curves:
        corners = cuts[curve or "none"]
        assert min(corners[::2]) == pytest.approx(room.left(), abs=1.5)
        assert min(corners[1::2]) == pytest.approx(room.top(), abs=1.5)
        assert max(corners[::2]) == pytest.approx(room.right(), abs=1.5)
        assert max(corners[1::2]) == pytest.approx(room.bottom(), abs=1.5)


def test_the_button_is_not_in_the_picture(window: MainWindow, plot: pyqtgraph.PlotWidget) -> None:
    before = image_of(plot)
    button = FigureButton(window.desk, "way", plot, over=True)
    button.show()
    assert image_of(plot) == before
    assert button.geometry().right() > plot.width() - 10 and button.geometry().top() < 10
    plot.resize(500, 320)
    assert button.geometry().right() > 490


def test_no_button_lies_over_what_its_plot_draws_and_each_says_whose_it_is(
    window: MainWindow, qtbot: QtBot
) -> None:
    said: list[str] = []
    for name in ("aim", "sampler", "fit", "landing"):
        window.show_dock(name)
        qtbot.wait(10)
    window.document.set_part(
        "sampling", replace(window.document.part("sampling"), thrown=20, shown=True), "x"
    )
    window.show_dock("sampler")
    qtbot.waitUntil(lambda: window.queue.idle)
    qtbot.wait(50)
    for button in window.findChildren(FigureButton):
        said.append(button.toolTip())
        figure = button.parent()
        if isinstance(figure, pyqtgraph.PlotWidget) and button is not figure:
            item = figure.getPlotItem()
            drawn = [item.vb, *(item.getAxis(side) for side in ("left", "bottom"))]
            for one in drawn:
                box = figure.mapFromScene(one.sceneBoundingRect()).boundingRect()
                assert not box.intersects(button.geometry()), (button.toolTip(), box, button.geometry())
    assert len(said) == len(set(said)) and len(said) > 6, "each names its figure"


def test_the_data_of_a_plot_are_its_curves(plot: pyqtgraph.PlotWidget) -> None:
    sheet = sheet_of_plot(plot)
    assert sheet.columns == ("", "time, s", "distance, m")
    assert list(sheet.rows) == [["one", -1.0, 0.25], ["one", 0.5, 0.25], ["one", 1.0, 40.0]]


@pytest.mark.parametrize(
    ("language", "plain", "between", "text"),
    [
        (QLocale.Language.Swedish, False, ";", "0,125"),
        (QLocale.Language.Russian, False, ";", "0,125"),
        (QLocale.Language.English, False, ",", "0.125"),
        (QLocale.Language.Swedish, True, ",", "0.125"),
    ],
)
def test_csv_for_people_has_their_decimal_sign(
    locale: None, language: QLocale.Language, plain: bool, between: str, text: str
) -> None:
    QLocale.setDefault(QLocale(language))
    sheet = Sheet(
        ("space", "way, m"), [("Böle; \"A\", 'B'", 0.125), ("other", np.float64(-1e-7)), ("n", None)]
    )
    content = sheet.csv(plain=plain)
    assert content.startswith("\ufeff".encode()) != plain
    rows = list(csv.reader(io.StringIO(content.decode("utf-8-sig")), delimiter=between))
    assert rows[0] == ["space", "way, m"]
    assert rows[1] == ["Böle; \"A\", 'B'", text]
    assert float(rows[2][1].replace(",", ".")) == -1e-7
    assert rows[3] == ["n", ""]


def test_numbers_that_are_not_finite_are_empty_cells() -> None:
    sheet = Sheet(("a",), [(float("nan"),), (float("inf"),), (np.int64(3),)])
    assert sheet.csv(plain=True).decode().splitlines() == ["a", '""', '""', "3"]


def test_the_landing_table_is_saved_as_it_is_shown(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.actions_.landing.setChecked(True)
    settled(window, qtbot)
    window.show_dock("landing")
    dock = window.docks["landing"]
    target = tmp_path / "chances"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    entry(dock.export, "for programs")
    landing = window.watch.current
    assert landing is not None
    rows = list(csv.reader(io.StringIO((tmp_path / "chances.csv").read_text(encoding="utf-8"))))
    assert rows[0] == ["Space", "Slides", "Chance, %", "95 % from, %", "95 % to, %"]
    assert sum(int(row[1]) for row in rows[1:]) == landing.map.n
    found = dict(landing.map.rows())
    likeliest = rows[1]
    assert int(likeliest[1]) == found[likeliest[0]].count
    assert float(likeliest[2]) == pytest.approx(100 * found[likeliest[0]].p)
    assert float(likeliest[3]) == pytest.approx(100 * found[likeliest[0]].lo)
    entry(dock.export, "SVG")
    words = ElementTree.parse(tmp_path / "chances.svg").iter(f"{SVG}text")
    said = " ".join((word.text or "") for word in words)
    assert likeliest[0] in said and rows[-1][0] in said, "all rows, not those that are seen alone"


def test_picture_and_data_can_be_copied(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_.landing.setChecked(True)
    settled(window, qtbot)
    window.show_dock("landing")
    dock, clipboard = window.docks["landing"], QGuiApplication.clipboard()
    entry(dock.export, "Copy the data")
    lines = clipboard.text().splitlines()
    assert lines[0].split("\t")[0] == "Space"
    assert len(lines) == 1 + len(dock._model.rows)
    entry(dock.export, "Copy the picture")
    image = clipboard.image()
    assert image.width() == 2 * dock.table.viewport().width()


def test_what_cannot_be_written_is_said_and_leaves_nothing(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.actions_.landing.setChecked(True)
    settled(window, qtbot)
    window.show_dock("landing")
    target = tmp_path / "nowhere" / "chances.png"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    entry(window.docks["landing"].export, "PNG")
    assert window.notice.isVisible()
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(LabError, match=r"choose \.png"):
        window.docks["landing"].export.write(tmp_path / "chances.bmp")


def test_an_old_file_stays_when_writing_fails(
    window: MainWindow, plot: pyqtgraph.PlotWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    button = FigureButton(window.desk, "way", plot, over=True)
    target = tmp_path / "way.pdf"
    target.write_bytes(b"the old one")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(LabError, match="no space left"):
        button.write(target)
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [b"the old one"]


def test_without_a_map_there_is_nothing_to_save(window: MainWindow, qtbot: QtBot) -> None:
    window.show_dock("landing")
    dock = window.docks["landing"]
    assert not dock.export.isEnabled()
    window.actions_.landing.setChecked(True)
    settled(window, qtbot)
    assert dock.export.isEnabled()


def test_signs_in_tables_are_as_sharp_as_the_file_is(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """Strokes in SVG and PDF, and no blocks of the screen's pixels in PNG, in every table that is saved."""
    window.actions_.landing.setChecked(True)
    settled(window, qtbot)
    window.show_preset("aim")
    window.document.set_part(
        "sampling", replace(window.document.part("sampling"), thrown=20, shown=True), "x"
    )
    for name in ("landing", "aim", "sampler"):
        window.show_dock(name)
        qtbot.waitUntil(lambda: window.queue.idle)
        qtbot.wait(50)
    seen = 0
    for button in window.findChildren(FigureButton):
        table = button._figure
        if not isinstance(table, QTableView) or not any(signs(table)):
            continue
        seen += 1
        assert "<image" not in button.write(tmp_path / "t.svg").read_text(encoding="utf-8"), button.toolTip()
        assert b"/Subtype /Image" not in button.write(tmp_path / "t.pdf").read_bytes(), button.toolTip()
        image = image_of(table)
        top = table.horizontalHeader().height()
        for row in range(min(table.model().rowCount(), 8)):
            if not signs(table)[row]:
                continue
            middle = 2 * top + 2 * table.rowViewportPosition(row) + table.rowHeight(row)
            block = [
                {image.pixel(x + dx, y + dy) for dx in (0, 1) for dy in (0, 1)}
                for x in range(8, 40, 2)
                for y in range(middle - 16 - middle % 2, middle + 16, 2)
            ]
            drawn = {pixel for pixels in block for pixel in pixels}
            assert len(drawn) < 3 or any(len(pixels) > 1 for pixels in block), (button.toolTip(), row)
    assert seen >= 2


def signs(table: QTableView) -> list[bool]:
    """Which of a table's rows begin with a sign."""
    model = table.model()
    icons = [
        model.data(model.index(row, 0), Qt.ItemDataRole.DecorationRole) for row in range(model.rowCount())
    ]
    return [icon is not None and not icon.isNull() for icon in icons]


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_sign_of_a_list_is_drawn_for_the_pixels_that_there_are(window: MainWindow, ratio: float) -> None:
    theme = window.themes.current
    for icon in (token_icon("red-1", theme), space_icon(window.document.board.space("go-to-jail-1"), theme)):
        large = icon.pixmap(QSize(16, 16), ratio)
        assert large.size() == QSize(16, 16) * ratio and large.devicePixelRatio() == ratio
        copied = QIcon(icon)
        copied.addPixmap(QPixmap(3, 3))  # a copy of its own is made
        del copied
        for mode in QIcon.Mode:
            drawn = icon.pixmap(QSize(16, 16), 2.0, mode).toImage()
            alpha = [drawn.pixelColor(x, y).alpha() for x in range(32) for y in range(32)]
            assert max(alpha) > 0.3 * 255, mode
            assert (max(alpha) < 0.7 * 255) == (mode == QIcon.Mode.Disabled)
