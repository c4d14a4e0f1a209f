"""Fields for numbers: what is typed is taken as it is or refused in words; where their entry goes they are still."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from lab import load_board, read_session
from ui.docks import DOCKS
from ui.docks.board_space_form import TextField
from ui.fields import NumberField, let_go
from ui.files import Answer
from ui.window import MainWindow


def test_a_field_let_go_while_typed_into_sends_nothing(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column, row, field = QVBoxLayout(page), QWidget(), NumberField(1, "cm")
    QVBoxLayout(row).addWidget(field)
    column.addWidget(row)
    sent: list[float] = []
    field.valueChanged.connect(sent.append)
    page.show()
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "7")
    let_go(row)
    assert sent == [] and not row.isVisible()


@pytest.mark.parametrize("dock", ["parameters", "board"])
def test_another_board_is_opened_while_a_number_of_the_old_one_is_typed(
    window: MainWindow, dock: str
) -> None:
    """Fields of seams and of bonuses belong to entries that the next board does not have."""
    window.show_dock(dock)
    seams = [{"y": 0.4, "height": 0.0005, "loss": 0.5}, {"y": 0.6, "height": 0.0005, "loss": 0.5}]
    first = load_board("knockout").replace(seams=seams)
    window.document.begin_board(first, "Seams")
    names = [field.accessibleName() for field in window.docks[dock].findChildren(NumberField)]
    names = [name for name in names if "Seam" in name or "Bonus" in name]
    assert names
    for name in names:
        window.document.begin_board(first, "Seams")
        field = next(
            one for one in window.docks[dock].findChildren(NumberField) if one.accessibleName() == name
        )
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, "3")
        window.document.open_board("blank-lane")
        assert window.document.board == load_board("blank-lane")
        assert not window.notice.isVisible()


def typed(field: NumberField, text: str) -> list[str]:
    """What a field tells when a text is typed into it, with Enter."""
    told: list[str] = []
    field.tell = told.append
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)
    return told


@pytest.mark.parametrize(
    ("text", "value", "told"),
    [
        ("7", 7.0, ""),
        ("7,25", 7.2, ""),
        ("3.14159", 3.1, ""),
        ("26.44", 26.4, ""),
        ("7 cm", 7.0, ""),
        ("1e1", 10.0, ""),
        ("", 14.0, ""),
        ("50", 14.0, "50.0\u202fcm is out of range: give 1.0 to 26.4\u202fcm"),
        ("0", 14.0, "0.0\u202fcm is out of range"),
        ("-4", 14.0, "\u22124.0\u202fcm is out of range"),
        ("7 mm", 14.0, "\u201c7 mm\u201d is no number"),
        ("nan", 14.0, "\u201cnan\u201d is no number"),
        ("abc", 14.0, "\u201cabc\u201d is no number"),
        ("1,234.5", 14.0, "\u201c1,234.5\u201d is no number"),
        ("1_0", 14.0, "\u201c1_0\u201d is no number"),
        ("1e300", 14.0, "1e+300\u202fcm is out of range: give 1.0 to 26.4\u202fcm"),
        ("9" * 400, 14.0, "1e+3"),
    ],
)
def test_a_number_is_taken_as_typed_or_refused_in_words(
    qtbot: QtBot, text: str, value: float, told: str
) -> None:
    field = NumberField(1, "cm")
    qtbot.addWidget(field)
    field.setRange(1.0, 26.4)
    field.setValue(14.0)
    field.show()
    said = typed(field, text)
    assert field.value() == value
    assert (said != [] and said[-1].startswith(told)) if told else said == []


def test_words_for_a_number_are_no_refusal(qtbot: QtBot) -> None:
    field = NumberField(1, "Hz")
    qtbot.addWidget(field)
    field.setSpecialValueText("as in the file")
    field.show()
    assert typed(field, "") == [] and field.text() == "as in the file"
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.value() == 0.0 and typed(field, "30") == [] and field.value() == 30.0


@pytest.mark.parametrize("dock", [name for name in DOCKS if name != "console"])
def test_no_field_makes_another_number_of_one_that_is_too_large(window: MainWindow, dock: str) -> None:
    window.show_dock(dock)
    before = window.document.state
    for field in window.docks[dock].findChildren(NumberField):
        if field.isVisible() and field.isEnabled() and not field.isReadOnly():
            value, end = field.value(), field.maximum()
            told = typed(field, f"{10 * end + 7:.0f}")
            assert field.value() == value, field.accessibleName()
            assert told and "out of range" in told[-1], field.accessibleName()
    assert window.document.state == before


def test_what_is_out_of_range_is_told_under_its_row(window: MainWindow) -> None:
    row = window.docks["parameters"]._rows["radius"]
    row.field.setFocus()
    row.field.selectAll()
    QTest.keyClicks(row.field, "20")
    QTest.keyClick(row.field, Qt.Key.Key_Return)
    assert row.field.value() == 1.6 and row.refusal.isVisible()
    assert row.refusal.text().startswith("20.00\u202fcm is out of range: give ")
    row.field.selectAll()
    QTest.keyClicks(row.field, "1.7")
    QTest.keyClick(row.field, Qt.Key.Key_Return)
    assert row.field.value() == 1.7 and not row.refusal.isVisible()


@pytest.mark.parametrize(
    ("text", "after"), [("0.12", 0.12), ("0.1", 0.1), ("99", 0.08), ("abc", 0.08), ("", 0.08)]
)
def test_a_field_and_the_document_agree_after_an_undo_while_typing(
    window: MainWindow, text: str, after: float
) -> None:
    row, document = window.docks["parameters"]._rows["mu"], window.document
    document.set_parameter("mu", 0.12)
    row.field.setFocus()
    row.field.selectAll()
    if text:
        QTest.keyClicks(row.field, text)
    else:
        QTest.keyClick(row.field, Qt.Key.Key_Delete)
    shown = row.field.text()
    window.actions_.undo.trigger()
    assert document.board.surface.mu == 0.08 and row.field.text() == shown, "what is being typed stays"
    QTest.keyClick(row.field, Qt.Key.Key_Return)
    assert document.board.surface.mu == row.field.value() == after
    document.set_parameter("mu", 0.17)
    assert row.field.value() == 0.17 and "0.170" in row.field.text(), "nothing is being typed any more"


def test_escape_gives_up_what_is_typed(window: MainWindow) -> None:
    row, before = window.docks["parameters"]._rows["mu"], window.document.state
    row.field.setFocus()
    row.field.selectAll()
    QTest.keyClicks(row.field, "0.15")
    QTest.keyClick(row.field, Qt.Key.Key_Escape)
    assert "0.080" in row.field.text()
    window.table.setFocus()
    assert window.document.state == before and row.field.value() == 0.08


def test_what_is_being_typed_is_saved(window: MainWindow, tmp_path: Path) -> None:
    path, row = tmp_path / "a.knockout", window.docks["parameters"]._rows["mu"]
    window.files.choose = lambda: path
    for action, text in (
        (window.actions_.save, "0.13"),
        (window.actions_.save, "0.14"),
        (window.actions_.save_as, "0.15"),
    ):
        row.field.setFocus()
        row.field.selectAll()
        QTest.keyClicks(row.field, text)
        action.trigger()
        assert read_session(path).the_changed_board().surface.mu == float(text) and not window.files.dirty
        assert row.field.hasFocus()


def test_a_name_that_is_being_typed_is_saved(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "a.knockout"
    window.files.choose = lambda: path
    window.show_dock("board")
    fields = window.docks["board"].findChildren(TextField)
    (name,) = [field for field in fields if field.accessibleName() == "Name of the board"]
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "mine")
    assert window.document.board.name == "knockout"
    window.actions_.save.trigger()
    assert read_session(path).the_changed_board().name == "mine" and not window.files.dirty
    assert name.hasFocus()


@pytest.mark.parametrize("way", ["new", "open", "recent"])
@pytest.mark.parametrize("answer", ["cancel", "save", "discard"])
def test_what_is_being_typed_is_asked_about_before_another_session(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, way: str, answer: Answer
) -> None:
    path, row = tmp_path / "a.knockout", window.docks["parameters"]._rows["mu"]
    asked: list[float] = []
    assert window.files.save_as(path)

    def ask() -> Answer:
        asked.append(window.document.board.surface.mu)
        return answer

    row.field.setFocus()
    row.field.selectAll()
    QTest.keyClicks(row.field, "0.13")
    assert not window.files.dirty
    with monkeypatch.context() as patch:
        patch.setattr(window.files, "ask", ask)
        if way == "new":
            window.actions_.new.trigger()
        elif way == "open":
            window.files.open(path)
        else:
            window.open_files([path])
    assert asked == [0.13]
    kept = answer == "cancel" or (answer == "save" and way != "new")  # into the file that is opened again
    assert window.document.board.surface.mu == (0.13 if kept else 0.08)
    assert answer == "cancel" or not window.files.dirty
    if answer == "save":
        assert read_session(path).the_changed_board().surface.mu == 0.13


def test_what_is_being_typed_in_a_floating_dock_is_saved(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path, dock = tmp_path / "a.knockout", window.docks["parameters"]
    window.files.choose = lambda: path
    dock.setFloating(True)
    dock.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dock)
    field = dock._rows["mu"].field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "0.13")
    QTest.keyClick(field, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert read_session(path).the_changed_board().surface.mu == 0.13 and not window.files.dirty
    assert field.hasFocus()


@pytest.mark.parametrize(
    ("unit", "typed", "said"),
    [
        ("m", "5 cm", "“5 cm”"),
        ("g", "5 kg", "“5 kg”"),
        ("s", "5 ms", "“5 ms”"),
        ("m/s", "5 cm/s", "“5 cm/s”"),
        ("cm", "five cm", "“five”"),
        ("cm", "1e999", "1e999 cm is out of range: give 0.00 to 99.99 cm"),
        ("cm", "-1e999 cm", "-1e999 cm is out of range"),
    ],
)
def test_what_is_refused_is_quoted_as_typed(qtbot: QtBot, unit: str, typed: str, said: str) -> None:
    field, told = NumberField(2, unit), []
    field.tell = told.append
    qtbot.addWidget(field)
    field.show()
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert said in told[-1].replace("\N{NARROW NO-BREAK SPACE}", " ")
    assert field.value() == 0.0


@pytest.mark.parametrize("typed", ["5", "5 cm", "5cm", "5 cm cm", "5\u202fcm"])
def test_the_unit_may_be_typed_too(qtbot: QtBot, typed: str) -> None:
    field = NumberField(2, "cm")
    qtbot.addWidget(field)
    field.show()
    field.setFocus()
    field.selectAll()
    QApplication.clipboard().setText(typed)
    QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.value() == 5.0


def test_the_next_key_takes_a_refusal_back(window: MainWindow) -> None:
    row = window.docks["parameters"]._rows["mu"]
    row.field.setFocus()
    for text in ("99", "0.08"):
        row.field.selectAll()
        QTest.keyClicks(row.field, text[0])
        assert not row.refusal.isVisible()
        QTest.keyClicks(row.field, text[1:])
        QTest.keyClick(row.field, Qt.Key.Key_Return)
        assert row.refusal.isVisible() is (text == "99")
