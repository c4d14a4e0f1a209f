"""The Fit dock by mouse and keyboard: files dropped, questions answered, fitted, used, thrown, undone."""

from __future__ import annotations

import json
from math import hypot
from pathlib import Path
from threading import get_ident

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from lab import (
    Board,
    LabError,
    Recording,
    fit_slides,
    load_board,
    read_recording,
    simulate_recordings,
)
from tests.shared import shared_path
from tests.ui.hand import play_out, quiet, slide_next
from tests.ui.recordings import drop, opened, pixels, recorded, recorded_path, settled
from ui.docks import fit_body
from ui.docks.fit_body import MADE_UP
from ui.parts import PARTS
from ui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, widget.rect().center())


def type_in(field: QWidget, text: str) -> None:
    field.setFocus()
    field.selectAll()  # type: ignore[attr-defined]  # number fields have it
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_without_recordings_it_says_what_to_do(window: MainWindow, qtbot: QtBot) -> None:
    window.show_dock("fit")
    body = window.docks["fit"].body
    qtbot.waitUntil(body.open_button.isVisible)
    assert not body.pages.isVisible()
    click(body.made_up)
    settled(window, qtbot)
    board = window.document.board
    fit = body.watch.fitted.fit
    assert len(fit.slides) == 6 and body.pages.isVisible()
    assert abs(fit.values["mu"] - board.surface.mu) < 4 * board.surface.mu * board.surface.mu_spread
    window.actions_.undo.trigger()
    assert body.open_button.isVisible()


def test_slides_are_made_up_beside_the_window(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: set[int] = set()

    def simulated(board: Board, n: int) -> list[Recording]:
        threads.add(get_ident())
        return list(simulate_recordings(board, n))

    monkeypatch.setattr(fit_body, "simulate_recordings", simulated)
    window.show_dock("fit")
    click(window.docks["fit"].body.made_up)
    settled(window, qtbot)
    assert len(threads) == 1 and get_ident() not in threads


def test_files_dropped_are_one_joint_fit_as_the_lab_makes_it(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    paths = recorded(tmp_path)
    body = opened(window, qtbot, paths)
    expected = fit_slides([read_recording(path) for path in paths])
    assert body.watch.fitted.fit.values == expected.values
    assert body.files.list.count() == 3
    assert f"{expected.values['mu']:.3f}" in body.headline.text() and "95 %" in body.headline.text()
    assert "3 slides" in body.state.text()
    body.pages.setCurrentWidget(body.result)
    left = expected.leave_one_out()
    assert f"{100 * left.rms:.1f} cm" in body.result.words.text()
    assert "standard deviation" in body.result.words.text()


def test_what_was_understood_is_shown(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "home.csv"
    rows = [
        f"{i / 50:.2f};{10 + 60 * i / 50 - 30 * (i / 50) ** 2:.3f}".replace(".", ",")
        for i in range(50)
        if i != 20
    ]
    path.write_text("t (s);x (cm)\n" + "\n".join(rows), encoding="utf-8")
    body = opened(window, qtbot, [path])
    facts = body.files.facts.text()
    for word in ("semicolon", "cm", "50 pictures a second", "49 rows", "1 picture without a mark"):
        assert word in facts, word


def test_recordings_are_removed_by_key_and_come_back_by_undo(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    body = opened(window, qtbot, recorded(tmp_path))
    body.files.list.setFocus()
    body.files.list.setCurrentRow(1)
    QTest.keyClick(body.files.list, Qt.Key.Key_Delete)
    settled(window, qtbot)
    assert [slide.label for slide in body.watch.fitted.fit.slides] == ["slide-1.csv", "slide-3.csv"]
    window.actions_.undo.trigger()
    settled(window, qtbot)
    assert len(body.watch.fitted.fit.slides) == 3 and body.files.list.count() == 3


def test_a_missing_rate_and_scale_are_asked_for_and_answered_by_keys(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    body = opened(window, qtbot, [pixels(tmp_path)])
    assert "pixel" in body.files.asks.text() and "pictures a second" in body.files.asks.text()
    assert body.watch.fitted is None and not body.use.isEnabled()
    body.files.scale.setFocus()
    body.files.scale.selectAll()
    QTest.keyClicks(body.files.scale, "0.5")
    type_in(body.files.fps, "50")
    settled(window, qtbot)
    assert abs(body.watch.fitted.fit.values["mu"] - 0.1) < 0.002
    assert body.use.isEnabled()
    window.actions_.undo.trigger()
    settled(window, qtbot)
    assert body.watch.fitted is None and "pixels" in body.files.asks.text()


def test_one_answer_can_do_for_all_that_ask_it(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    body = opened(window, qtbot, [pixels(tmp_path, name) for name in ("a.csv", "b.csv")])
    body.files.scale.setValue(0.5)
    body.files.fps.setValue(50)
    assert body.files.alike.isVisible()
    click(body.files.again)
    settled(window, qtbot)
    assert all(entry.told.fps == 50.0 for entry in window.document.part("fit").entries)
    assert "same-data" in [warning.code for warning in body.watch.fitted.fit.warnings]


def test_a_unit_that_is_not_said_is_asked_for(window: MainWindow, qtbot: QtBot) -> None:
    body = opened(window, qtbot, [shared_path("recordings", "lookalikes", "loggerpro_pixels.cmbl")])
    assert "unit of length" in body.files.asks.text()
    body.files.unit.setCurrentIndex(body.files.unit.findData("mm"))
    click(body.files.again)
    settled(window, qtbot)
    assert body.watch.recordings[0].unit == "mm"


def test_files_that_cannot_be_used_are_refused_in_one_line(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    good = recorded(tmp_path, 1)
    for name in (
        "empty.csv",
        "phyphox_acceleration.csv",
        "tracker_excel_dates.csv",
        "binary.csv",
        "one_row.csv",
    ):
        window.notice.hide()
        drop(window, shared_path("recordings", "lookalikes", name))
        qtbot.waitUntil(window.notice.isVisible)
        assert name in window.notice.text.text() and "\n" not in window.notice.text.text()
    assert window.document.part("fit").entries == ()
    assert window.document.undo_stack.count() == 0
    drop(window, shared_path("recordings", "lookalikes", "empty.csv"), *good)
    qtbot.waitUntil(lambda: len(window.document.part("fit").entries) == 1)
    assert "empty.csv" in window.notice.text.text()


def test_the_fit_goes_into_the_table_and_is_noted_as_measured(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.document.set_parameter("width", 0.30)
    window.document.set_parameter("mu", 0.05)
    body = opened(window, qtbot, recorded(tmp_path))
    before = window.document.board
    click(body.use)
    board, fit = window.document.board, body.watch.fitted.fit
    assert board.surface.mu == fit.values["mu"] and board.surface.mu_spread == fit.mu_spread
    assert board.provenance["surface.mu"].startswith("measured: 3 slides")
    assert board.width == 0.30
    assert "mu" not in window.document.state.changes
    window.actions_.undo.trigger()
    assert window.document.board == before


def test_the_recorded_slide_is_thrown_and_the_rests_compared(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    body = opened(window, qtbot, recorded(tmp_path, 1, mu=0.095))
    click(body.throw)
    assert window.player.moving and recorded_path(window).isVisible()
    play_out(window)
    thrown = window.document.part("fit").thrown
    rest = window.document.table.rest["red-1"]
    far = hypot(rest[0] - thrown.rest[0], rest[1] - thrown.rest[1])
    assert far > 0.05  # the board's mu is 0.08, the recording's 0.095
    assert f"{100 * far:.1f}" in body.apart.text() and "farther" in body.apart.text()
    click(body.use)
    window.document.clear_table()
    click(body.throw)
    play_out(window)
    rest = window.document.table.rest["red-1"]
    assert hypot(rest[0] - thrown.rest[0], rest[1] - thrown.rest[1]) < 0.004
    click(body.off)
    assert not recorded_path(window).isVisible()


def test_a_recorded_slide_is_not_thrown_where_it_cannot_be(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    body = opened(window, qtbot, recorded(tmp_path, 1))
    assert window.document.place_token("blue-1", (0.14, 0.15))
    click(body.throw)
    assert not window.player.moving and "blue-1 lies where" in window.notice.text.text()
    assert window.document.part("fit").thrown is None
    window.actions_.undo.trigger()
    window.player.throw_next()
    assert not body.throw.isEnabled()
    play_out(window)
    assert body.throw.isEnabled()


def test_laws_are_compared_in_the_background_and_one_is_chosen(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    body = opened(window, qtbot, recorded(tmp_path))
    body.pages.setCurrentWidget(body.laws)
    click(body.laws.compare)
    assert body.laws.bar.isVisible() and not body.laws.compare.isVisible()
    qtbot.waitUntil(lambda: body.watch.table is not None)
    assert body.laws.table.rowCount() >= 4
    assert "Coulomb (dry): the same" in body.laws.sentence.text()
    names = [body.laws.table.item(row, 0).text() for row in range(body.laws.table.rowCount())]
    body.laws.table.selectRow(names.index("Viscous drag"))
    click(body.laws.use)
    settled(window, qtbot)
    assert body.watch.fitted.fit.law == "viscous" and window.document.part("fit").law == "viscous"
    window.actions_.undo.trigger()
    settled(window, qtbot)
    assert body.watch.fitted.fit.law == "coulomb"


def test_comparing_lets_other_work_in_between(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    body = opened(window, qtbot, recorded(tmp_path))
    body.pages.setCurrentWidget(body.laws)
    click(body.laws.compare)
    comparing: list[bool] = []

    def map_came() -> None:
        if window.watch.current is not None and not comparing:
            comparing.append(body.watch.compared is not None)

    window.watch.changed.connect(map_came)
    window.actions_.landing.setChecked(True)
    qtbot.waitUntil(lambda: bool(comparing))
    assert comparing == [True], "the landing map came only after all laws"
    qtbot.waitUntil(lambda: body.watch.compared is None and window.queue.idle)
    assert body.laws.compare.isVisible()


def test_comparing_is_cancelled_by_its_button(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    body = opened(window, qtbot, recorded(tmp_path))
    body.pages.setCurrentWidget(body.laws)
    click(body.laws.compare)
    assert body.watch.compared is not None and body.laws.cancel.isVisible()
    click(body.laws.cancel)
    assert body.watch.compared is None and body.laws.compare.isVisible()
    qtbot.waitUntil(lambda: window.queue.idle)
    assert body.watch.table is None


def test_work_cancelled_in_the_status_line_can_be_begun_again(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    body = opened(window, qtbot, recorded(tmp_path))
    window.document.set_part(
        "fit", window.document.part("fit").without(str(tmp_path / "slide-1.csv")), "test"
    )
    window.status.cancelled.emit()
    qtbot.waitUntil(lambda: window.queue.idle and body.again.isVisible())
    click(body.again)
    settled(window, qtbot)
    assert len(body.watch.fitted.fit.slides) == 2 and not body.again.isVisible()


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("speeds_up.csv", "speeds-up"),
        ("viscous.csv", "law-misfit"),
        ("repeated_frames.csv", "repeated-frames"),
    ],
)
def test_warnings_are_said_in_plain_words_with_their_code(
    window: MainWindow, qtbot: QtBot, name: str, code: str
) -> None:
    body = opened(window, qtbot, [shared_path("recordings", "lookalikes", name)])
    body.pages.setCurrentWidget(body.result)
    qtbot.waitUntil(lambda: any(box.isVisible() for box in body.result.findChildren(QFrame, "warning")))
    boxes = [box for box in body.result.findChildren(QFrame, "warning") if box.isVisible()]
    texts = [label.text() for box in boxes for label in box.findChildren(QWidget) if hasattr(label, "text")]
    assert code in texts and any(name in text for text in texts)
    if code == "law-misfit":
        (button,) = [b for box in boxes for b in box.findChildren(QPushButton)][:1]
        click(button)
        assert body.pages.currentWidget() is body.laws and body.watch.compared is not None
        qtbot.waitUntil(lambda: body.watch.table is not None)
        assert body.watch.table.best == "viscous"


def test_the_part_survives_a_session_file(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    body = opened(window, qtbot, [*recorded(tmp_path, 1), pixels(tmp_path)])
    click(body.throw)
    play_out(window)
    part = window.document.part("fit")
    entry = part.entries[0].with_segments("red-1", [("coast", 0.1, 0.5), ("rest", 0.5, 1.0)])
    part = part.with_entries([entry])
    again = PARTS["fit"].from_json(json.loads(json.dumps(PARTS["fit"].to_json(part))))
    assert again == part
    for path in tmp_path.glob("*.csv"):
        path.unlink()  # what was read is in the document, not on the disk
    window.document.set_part("fit", PARTS["fit"].fresh, "test")
    window.document.set_part("fit", again, "test")
    settled(window, qtbot)
    assert len(body.watch.recordings) == 1


@pytest.mark.parametrize(
    "broken",
    [[], {"entries": 3}, {"entries": [{}]}, {"law": "magic"}, {"loss": 1}, {"entries": [{"path": "a", "fps": -1}]},
     {"entries": [{"path": "a", "segments": {"red-1": [["fly", 0, 1]]}}]}, {"thrown": {"label": 1}},
     {"entries": [{"path": "a", "sources": [{"text": 5, "notes": [], "member": ""}]}]}],
)  # fmt: skip
def test_a_broken_part_of_a_session_is_refused_in_one_line(broken: object) -> None:
    with pytest.raises(LabError) as refused:
        PARTS["fit"].from_json(broken)
    assert "fit" in refused.value.line() and "\n" not in refused.value.line()


def test_another_board_opened_meanwhile_and_undo_in_the_middle(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    body, document = opened(window, qtbot, recorded(tmp_path, 1)), window.document
    knockout, lane = document.board, load_board("blank-lane")
    assert knockout != lane and body.watch.part.thrown is None
    click(body.throw)
    thrown = body.watch.part.thrown
    assert thrown is not None and window.player.moving
    window.open_board("blank-lane")
    assert document.board == lane and not window.player.moving, "the slide was on the other board"
    window.actions_.undo.trigger()
    assert document.board == knockout and body.watch.part.thrown == thrown
    window.actions_.undo.trigger()
    assert body.watch.part.thrown is None and not document.table.rest
    window.actions_.redo.trigger()
    assert body.watch.part.thrown == thrown
    slide_next(window)
    assert "red-1" in document.table.rest or "red-1" in document.table.off
    window.actions_.undo.trigger()
    assert body.watch.part.thrown == thrown and not document.table.rest and not document.table.off
    settled(window, qtbot)
    fits = body.watch.fitted
    window.open_board("blank-lane")
    qtbot.wait(20)
    click(body.made_up)
    settled(window, qtbot)
    assert (
        document.board == lane
        and len(body.watch.part.entries) == 1 + MADE_UP
        and body.watch.fitted is not fits
    )
    click(body.throw)
    play_out(window)
    last = document.state.last_slide
    assert (
        last is not None and body.watch.part.thrown is not None and last.token == body.watch.part.thrown.token
    )


def test_the_dock_never_makes_the_window_larger(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    body = opened(window, qtbot, [*recorded(tmp_path, 1), pixels(tmp_path)])
    click(body.throw)
    play_out(window)
    for page in range(body.pages.count()):
        body.pages.setCurrentIndex(page)
        quiet()
        assert window.size().toTuple() == (1366, 768), body.pages.tabText(page)
