"""Marks on and beside the table can be seen: trails, tokens in jail, chances, seams, the colour bar, the timeline."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from lab import load_board
from lab.chance.ghost import Band
from lab.play.open_game import begin_round
from tests.ui.hand import LEFT, NONE, play_out, slide_next, waiting_pixel
from tests.ui.test_board_words import differences
from tests.ui.test_landing import settled
from tests.ui.test_theme import contrast
from ui.landing import landings
from ui.language import tr
from ui.languages import use
from ui.numbers import centimetres
from ui.sides import SIDES
from ui.state import fresh_state
from ui.table import board_pot, board_words, furniture
from ui.table.board_picture import paint_ground, paint_print
from ui.table.camera import standing
from ui.table.furniture import HistogramItem
from ui.table.items import TokenItem, paint_jailed, paint_token, paint_trail
from ui.table.layout import fit
from ui.table.marks import band_outline
from ui.table.timeline import SIGN
from ui.theme import THEMES, Theme
from ui.window import MainWindow

BOTH = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
SIDE = pytest.mark.parametrize("side", SIDES)


def blank(ground: str, width: int = 60, height: int = 60) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    return image


def standing_out(image: QImage, ground: str, within: QRectF) -> float:
    """The largest contrast to the ground in a part of a picture."""
    return max(
        contrast(image.pixelColor(x, y).name(), ground)
        for x in range(round(within.left()), round(within.right()))
        for y in range(round(within.top()), round(within.bottom()))
    )


@BOTH
@SIDE
def test_a_trail_stands_out_from_the_paper(qapp: QApplication, theme: Theme, side: str) -> None:
    image = blank(theme.paper, 300, 20)
    with QPainter(image) as painter:
        paint_trail(painter, theme, f"{side}-1", [QPointF(x, 10) for x in range(300)])
    newest, middle, oldest = (standing_out(image, theme.paper, QRectF(x, 4, 4, 12)) for x in (290, 150, 4))
    assert newest > 1.8 and middle > 1.35 and oldest < middle < newest


@BOTH
@SIDE
def test_the_outline_of_a_token_off_the_board_stands_out(qapp: QApplication, theme: Theme, side: str) -> None:
    image = blank(theme.surround)
    with QPainter(image) as painter:
        paint_token(painter, QPointF(30, 30), 20, f"{side}-1", theme, hollow=True)
    assert standing_out(image, theme.surround, QRectF(0, 0, 60, 60)) >= 3.0


@BOTH
@SIDE
def test_bars_of_a_jail_leave_the_glyph_of_a_token_whole(qapp: QApplication, theme: Theme, side: str) -> None:
    free, jailed = blank(theme.surround), blank(theme.surround)
    for image, paint in ((free, paint_token), (jailed, paint_jailed)):
        with QPainter(image) as painter:
            paint(painter, QPointF(30, 30), 16, f"{side}-1", theme)
    glyph = QPainterPath()
    glyph.addEllipse(QPointF(30, 30), 9, 9)
    inside, outside = differences(free, jailed, glyph)
    assert inside == 0 and outside > 100


@pytest.mark.parametrize(
    ("way", "size"),
    [("lengthwise", (1175, 950))]  # in a narrower view its cells are no wider than a chance
    + [(way, size) for way in ("upright", "standing") for size in ((620, 636), (760, 700), (1175, 950))],
)
def test_the_largest_chance_is_written_clear_of_name_and_value(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], way: str
) -> None:
    board = load_board("knockout")
    layout = fit(size, (board.width, board.length), "upright" if way == "standing" else way, landing=True)
    view = standing(layout, size) if way == "standing" else QTransform()
    boxes: list[tuple[str, QRectF]] = []

    def wrote(_painter: QPainter, at: QPointF, text: str, font: QFont, *_: object) -> None:
        metrics = QFontMetricsF(font)
        top = at - QPointF(0, metrics.capHeight())
        boxes.append((text, QRectF(top, at + QPointF(metrics.horizontalAdvance(text), 0))))

    monkeypatch.setattr(board_words, "halo_text", wrote)
    far = {
        "free-parking",
        "go-to-jail-2",
        "go-to-jail-3",
    }  # far away their cells are low for a standing player
    image = blank("white")
    with QPainter(image) as painter:
        for space in board.spaces:
            if space.kind == "blank" or (way == "standing" and space.id in far):
                continue
            boxes.clear()
            chances = {space.id: 0.8}
            unnamed = board_words.makes_way(board, layout, view, chances)
            board_words.paint_chances(painter, board, layout, THEMES["light"], view, chances)
            (_, chance), *_ = boxes
            board_words.paint_words(painter, board, layout, THEMES["light"], view, unnamed)
            cell = QPainterPath()
            cell.addPolygon(view.map(layout.rect(*space.box)))
            assert cell.contains(chance), space.id
            assert not [text for text, box in boxes[1:] if box.intersects(chance)], space.id


@BOTH
def test_a_seam_is_seen_on_the_board(qapp: QApplication, theme: Theme) -> None:
    plain = load_board("knockout")
    seamed = plain.replace(seams=[{"y": 0.6, "height": 0.0002, "loss": 0.5}])
    layout = fit((500, 600), (plain.width, plain.length), "upright")
    pictures = []
    for board in (plain, seamed):
        image = blank(theme.surround, 500, 600)
        with QPainter(image) as painter:
            paint_ground(painter, board, layout, theme)
            paint_print(painter, board, layout, theme)
        pictures.append(image)
    line = QPainterPath()
    line.addRect(layout.rect(0, 0.6, plain.width, 0.6).adjusted(-2, -2, 2, 2))
    inside, outside = differences(*pictures, line)
    assert inside > 50 and outside == 0


def test_standing_the_heat_has_its_colour_bar_beside_the_board(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_.orientations["standing"].trigger()
    window.actions_.landing.setChecked(True)
    table = window.table
    qtbot.waitUntil(lambda: table._watch.current is not None)
    bar, layout = table._bar, table.layout_of_board
    assert bar.isVisible()
    assert QRectF(table.viewport().rect()).contains(bar.room)
    board = QPainterPath()
    board.addPolygon(table._ground.transform().map(layout.board))
    assert not board.intersects(bar.room)
    window.actions_.landing.setChecked(False)
    assert not bar.isVisible()


def test_a_seam_that_is_set_is_drawn_at_once(window: MainWindow) -> None:
    before = window.table.grab().toImage()
    window.document.begin_board(
        window.document.board.replace(seams=[{"y": 0.6, "height": 0.0002, "loss": 0.5}]), "Seam"
    )
    assert window.table.grab().toImage() != before


def test_signs_on_the_timeline_stand_over_the_knob(window: MainWindow) -> None:
    slide_next(window, speed=0.9)
    play_out(window)
    bar = window.timeline.bar
    assert bar.height() / 2 - 8 >= 2 * SIGN  # the knob is 16 px high


def test_without_a_slide_the_words_fit_how_the_table_lies(window: MainWindow) -> None:
    time = window.timeline.time
    window.show_dock("slide-log")
    said = window.docks["slide-log"].findChildren(QLabel)
    empty = [label for label in said if label.text().startswith("No slide yet")]
    assert time.text() == "No slide yet" and len(empty) == 1
    window.document.place_token("red-1", (0.14, 0.5))
    assert time.text() == "No slide to show"
    assert empty[0].text().startswith("No slide to show")
    window.document.undo_stack.undo()
    assert time.text() == "No slide yet" and empty[0].text().startswith("No slide yet")


@pytest.mark.parametrize("what", ["aim", "pull", "velocity"])
def test_no_arrow_crosses_the_glyph_of_its_token(window: MainWindow, what: str) -> None:
    window.document.set_aim(x=0.14, angle=0.0, speed=0.9)
    table = window.table
    if what == "velocity":
        window.player.throw_next()
        window.player.toggle_pause()
        for _ in range(6):
            window.player.step()
    elif what == "pull":
        at = waiting_pixel(window)
        QTest.mousePress(table.viewport(), LEFT, NONE, at)
        QTest.mouseMove(table.viewport(), at + QPoint(0, 40))
    token = table._tokens["red-1"]
    glyph = QPainterPath()
    glyph.addEllipse(token.pos(), 0.7 * token.radius, 0.7 * token.radius)
    arrows = [table._arrows] if what == "velocity" else [table._arrow]
    assert all(arrow.isVisible() for arrow in arrows)
    with_arrows = table.grab().toImage()
    for arrow in arrows:
        arrow.setOpacity(0.0)
    without = table.grab().toImage()
    inside, outside = differences(with_arrows, without, glyph)
    assert inside == 0 and outside > 50


def test_what_happened_lies_under_the_tokens(window: MainWindow) -> None:
    assert window.table._signs.zValue() < TokenItem("red-1", THEMES["light"]).zValue()


@pytest.mark.parametrize("axes", [(0.0, 0.05), (0.05, 0.0), (0.0, 0.0)])
def test_a_band_without_width_is_drawn_as_an_area(axes: tuple[float, float]) -> None:
    layout = fit((600, 600), (0.28, 0.95), "upright")
    box = band_outline(Band((0.14, 0.5), axes, 0.0), layout).boundingRect()
    assert min(box.width(), box.height()) >= 5.5


@BOTH
@pytest.mark.parametrize("speed", [0.9, 1.3])
def test_the_words_of_the_median_keep_off_the_bars(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, theme: Theme, speed: float
) -> None:
    """Where many slides leave the board, the words that it is of the others stand there too."""
    state = fresh_state(load_board("knockout"))
    layout = fit((620, 636), (state.board.width, state.board.length), "upright", landing=True)
    found = next(iter(landings(replace(state, n=100, aim=replace(state.aim, speed=speed)), preview=True)))
    words: list[QRectF] = []

    def wrote(_painter: QPainter, at: QPointF, text: str, font: QFont, *_: object) -> None:
        metrics = QFontMetricsF(font)
        high, wide = metrics.capHeight(), metrics.horizontalAdvance(text)
        words.append(QRectF(at.x(), at.y() - high, wide, high))

    monkeypatch.setattr(furniture, "halo_text", wrote)
    middles = (found.edges[:-1] + found.edges[1:]) / 2
    for median, spread in ((0.2, 0.01), (0.53, 0.02), (0.531, 0.03), (0.94, 0.02), (0.01, 0.02)):
        along = 30 * np.exp(-(((middles - median) / spread) ** 2))
        item, image = HistogramItem(theme), blank(theme.surround, 620, 636)
        item.show_landing(replace(found, along=along, median=median), layout, theme, fresh=True)
        words.clear()
        with QPainter(image) as painter:
            item.paint(painter, QStyleOptionGraphicsItem())
        assert len(words) == (1 if speed == 0.9 else 2)
        box = words[0].united(words[-1])
        bar = QColor(theme.landings).name()
        assert not [
            (x, y)
            for x in range(round(box.left()), round(box.right()))
            for y in range(round(box.top()), round(box.bottom()))
            if image.pixelColor(x, y).name() == bar
        ], median


@pytest.mark.parametrize("way", ["upright", "lengthwise", "standing"])
def test_the_pot_of_a_game_lies_as_notes_on_the_far_row(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    written: list[tuple[str, QPointF, QFont]] = []
    monkeypatch.setattr(
        board_pot, "halo_text", lambda _, at, text, font, *__: written.append((text, at, font))
    )
    table, document = window.table, window.document
    window.actions_.orientations[way].trigger()
    table.grab()
    assert not written
    window.desk.referee.begin(begin_round(document.board, ("red", "yellow")), "Record")
    table.grab()
    text, at, font = written[-1]
    assert text in ("Pot: 500", "500")
    row = QPainterPath()
    row.addPolygon(table._ground.transform().map(table.layout_of_board.rect(0, 0.87, 0.28, 0.95)))
    metrics = QFontMetricsF(font)
    for corner in (QPointF(0, 0), QPointF(metrics.horizontalAdvance(text), -metrics.capHeight())):
        assert row.contains(at + corner)
    written.clear()
    document.undo_stack.undo()
    table.grab()
    assert not written


def test_a_pot_without_room_or_money_writes_what_it_can(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    monkeypatch.setattr(board_pot, "halo_text", lambda _, at, text, *__: written.append(text))
    knockout, image = load_board("knockout"), blank("white", 1200, 1000)
    for board, size, pot, expected in (
        (knockout, (700, 700), 0, ["Pot: 0"]),
        (knockout, (120, 300), 500, []),
        (load_board("blank-lane"), (700, 700), 500, []),
    ):
        written.clear()
        layout = fit(size, (board.width, board.length), "upright")
        with QPainter(image) as painter:
            board_pot.paint_pot(painter, board, layout, THEMES["light"], QTransform(), pot)
        assert written == expected


@pytest.mark.parametrize("language", ["en", "sv", "ru"])
@pytest.mark.parametrize("way", ["upright", "lengthwise"])
@pytest.mark.parametrize(("mu", "told"), [(0.12, False), (0.084, False), (0.082, True), (0.06, True)])
def test_a_median_of_those_that_stay_says_so_where_others_leave(
    window: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    way: str,
    mu: float,
    told: bool,
    language: str,
) -> None:
    """Whole beside the board, in every language; by whole numbers of a per cent."""
    written: list[tuple[str, QRectF]] = []

    def wrote(painter: QPainter, at: QPointF, text: str, font: QFont, *_: object) -> None:
        metrics = QFontMetricsF(font)
        wide, high = metrics.horizontalAdvance(text), metrics.capHeight()
        written.append((text, QRectF(at.x(), at.y() - high, wide, high)))

    use(QApplication.instance(), language)
    window.document.set_parameter("mu", mu)
    window.document.set_aim(speed=1.05)
    window.actions_.orientations[way].trigger()
    window.actions_.landing.setChecked(True)
    settled(window, qtbot)
    landing = window.watch.current
    assert landing is not None and landing.median is not None
    leave = landing.map.off.p
    assert (round(100 * leave) >= 1) == told == landing.some_left
    assert (leave > 0) == (mu < 0.1), "of none, of some too few to be told, and of more"
    monkeypatch.setattr(furniture, "halo_text", wrote)
    window.table.grab()
    said = " ".join(text for text, _ in written)
    assert tr("median {place} cm", place=centimetres(landing.median)) in said
    assert (tr("of those that stay") in said) == told
    view, layout = QRectF(window.table.viewport().rect()), window.table.layout_of_board
    for text, box in written:
        assert view.contains(box) and not box.intersects(layout.board.adjusted(0, 0, -1, -1)), text
        assert not box.intersects(layout.bar), text
        others = [other for other in written if other[0] != text]
        assert not any(box.intersects(other) for _, other in others), text
